/** The usual names of pieces with their notations, and the names that follow from other notations. */
import { ATOMS } from "./notation.js";

/** Other names than those of atoms: after each notation, the names that pieces have where they move so. */
const OTHER_NAMES = [
  "F fers; K mann commoner guard; NN nightrider; (1,4) giraffe; (3,4) antelope",
  "BN archbishop cardinal princess; RN chancellor marshall empress; QN amazon; KN centaur",
  "NC gnu wildebeest; CZ bison; AD alibaba; WA phoenix; WAD champion; FC wizard; NAD squirrel",
  "RF dragonKing; BW dragonHorse",
  // Xiangqi and janggi. The cannon is that of xiangqi, and the soldier crosses the river.
  "W general; F advisor; nA elephant; nN horse mao; R chariot; mR cannon; nZ janggiElephant",
  "fW soldier; fsW crossedSoldier",
  // Shogi, makruk and chu shogi.
  "WfF gold tokin promotedLance promotedKnight promotedSilver; FfW silver khon; fR lance",
  "fN shogiKnight; fW shogiPawn; FfsW drunkElephant; FvW ferociousLeopard; FbsW blindTiger",
  "fFvW copperGeneral; vW goBetween; vR reverseChariot; vRsW verticalMover; sRvW sideMover",
  "vRK flyingStag; vRbB whale; vRfB whiteHorse; BvR flyingOx; BsR freeBoar; FD kirin",
  // Others of Fairy-Stockfish.
  "RNF aiwok; RF bers; FA fersAlfil; ADGH hawk; FWDA musketeerElephant; FWDsN musketeerCannon",
  "NC unicorn; B2ND spider; F2N leopard; B3vND fortress; fmWfF breakthrough",
  // Bent riders.
  "[F?R] griffon gryphon; [W?B] aanca manticore; [D?B] osprey; [A?R] ostrich; [F-B] picket",
  "v[F?R] ship; [vW?B] snake; [F-W] moa; [W?F] singleStepRhino",
];

/** The notation for each usual name. L and J are alternative letters for C and Z. */
export const NOTATIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ATOMS).flatMap(([letter, { name }]) =>
    "LJ".includes(letter) ? [] : [[name, letter] as const],
  ),
  ...OTHER_NAMES.flatMap((line) => line.split("; ")).flatMap((entry) => {
    const [notation = "", ...names] = entry.split(" ");
    return names.map((name) => [name, notation] as const);
  }),
]);

/** A word for each modifier. Each has a letter that is no atom, so that names differ in more than letter case. */
const WORDS =
  "Forwards Backwards Left Right Vertical Sideways Halved Nonjumping Moving Capturing".split(" ");

/** The name from a notation: `(1,4)` becomes `Leaper1x4`, because names are of letters and digits; `fN`, `ForwardsN`. */
export const nameOf = (notation: string): string => {
  if (notation === "NN") return "nightrider";
  const words = notation
    .replace(/\]$/, "")
    .replaceAll(/[a-z]/g, (sign) => WORDS.find((word) => word.startsWith(sign.toUpperCase())) ?? "")
    .replaceAll("[", "Bent")
    .replaceAll("?", "Maybe")
    .replaceAll("-", "Then")
    .replaceAll("]", "Plus")
    .replaceAll(/\)(\d+)/g, ")Times$1")
    .replaceAll(/\((\d+),(\d+)\)/g, "Leaper$1x$2");
  return ATOMS[notation]?.name ?? `piece${words}`;
};
