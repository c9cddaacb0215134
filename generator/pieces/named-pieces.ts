/** Pieces: their names, notations, and moves on a board. */
import { onceFor } from "../common.js";
import type { Mover, Piece, Spelling } from "../core/boards/moves.js";
import { BetzaError, demandType } from "../errors.js";
import { leapsOf, type Term } from "./moves.js";
import { ATOM_LETTERS, ATOMS, termsOf } from "./notation.js";

/** The pieces by game: each notation, followed by the names of the pieces that it describes. */
const GAMES: Readonly<Record<string, string>> = {
  Chess: "K king; Q queen; R rook; B bishop; N knight",
  "Shatranj, courier chess and other old games":
    "F ferz fers; W wazir; A alfil; D dabbaba; C camel; (1,4) giraffe; K mann; [F-B] picket; [F?R] griffon gryphon",
  "Large and fairy chess":
    "K commoner guard; H threeleaper; Z zebra; G tripper; NN nightrider; (3,4) antelope; " +
    "BN archbishop cardinal princess; RN chancellor marshall empress; QN amazon; KN centaur; " +
    "NC gnu wildebeest unicorn; CZ bison; AD alibaba; WAD champion; FC wizard; NAD squirrel; " +
    "RF bers; FA fersAlfil; ADGH hawk; FWDA musketeerElephant; FWDsN musketeerCannon; B2ND spider; " +
    "F2N leopard; B3vND fortress; fmWfF breakthrough; [W?B] aanca manticore; [D?B] osprey; " +
    "[A?R] ostrich; v[F?R] ship; [vW?B] snake; [F-W] moa; [W?F] singleStepRhino",
  // Here, the cannon moves but does not capture. A crossed soldier is a soldier that has crossed the river.
  Xiangqi:
    "W general; F advisor; nA elephant; nN horse mao; R chariot; mR cannon; fW soldier; fsW crossedSoldier",
  Janggi: "nZ janggiElephant",
  Shogi:
    "WfF gold tokin promotedLance promotedKnight promotedSilver; FfW silver; fR lance; fN shogiKnight; " +
    "fW shogiPawn; RF dragonKing; BW dragonHorse",
  "Chu shogi":
    "FfsW drunkElephant; FvW ferociousLeopard; FbsW blindTiger; fFvW copperGeneral; vW goBetween; " +
    "vR reverseChariot; vRsW verticalMover; sRvW sideMover; vRK flyingStag; vRbB whale; " +
    "vRfB whiteHorse; BvR flyingOx; BsR freeBoar; FD kirin; WA phoenix; KNAD lion; BbsRfWfD hornedFalcon; " +
    "RbBfFfA soaringEagle; K crownPrince; Q freeKing",
  "Makruk and ai-wok": "FfW khon; RNF aiwok",
};

/** The named pieces, by game. L and J have no names, because they are alternative letters for C and Z. */
export const PIECES_BY_GAME: ReadonlyMap<
  string,
  readonly { readonly notation: string; readonly names: readonly string[] }[]
> = new Map(
  Object.entries(GAMES).map(([game, pieces]) => [
    game,
    pieces.split("; ").map((piece) => {
      const [notation = "", ...names] = piece.split(" ");
      return { notation, names };
    }),
  ]),
);

/** For a name that a tool, a game or a field uses differently, its other meanings, separated by `; `. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  soldier: "`fsW` in Fairy-Stockfish 14, unless a game limits it before the river",
  cannon: "`mRcpR` in Fairy-Stockfish 14 and XBoard 4.9.1: it captures by a hop",
  elephant: "`A` in XBoard 4.9.1, outside xiangqi: it leaps over pieces",
  hawk: "`BN` in Seirawan chess",
  champion: "`RN` in Carrera's chess",
  centaur: "`BN` in Carrera's chess",
  guard: "`F` in xiangqi: the advisor",
  aanca: "`[F?R]` in Grande Acedrex: the griffon",
  giraffe: "in Tamerlane chess a griffon that goes on for three squares or more",
  unicorn: "`NN` in problems: the nightrider",
  lion: "in problems a hopper along the lines of a queen",
};

/** The notation of each usual name. */
const NOTATION_BY_NAME: ReadonlyMap<string, string> = new Map(
  [...PIECES_BY_GAME.values()]
    .flat()
    .flatMap(({ notation, names }) => names.map((name) => [name, notation] as const)),
);

/** A word for each modifier. Each word has a letter that is not an atom, so no two names differ only in case. */
const WORDS =
  "Forwards Backwards Left Right Vertical Sideways Halved Nonjumping Moving Capturing Pao Grasshopping Enpassant".split(
    " ",
  );

/** Makes a name of letters and digits from a notation: `pieceLeaper1x4` from `(1,4)`, `pieceForwardsN` from `fN`. */
const nameOf = (notation: string): string => {
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

/** The usual names of pieces that {@link pieceCalled} accepts. */
export const PIECE_NAMES: readonly string[] = [...NOTATION_BY_NAME.keys()];

/** Matches notations of atoms only, such as `AANCA`. `DABBABA` is a name: no notation has BB, because B is a rider. */
const ATOMS_ONLY = new RegExp(`^(?!.*BB)[${ATOM_LETTERS}]+$`);

export const isOfAtoms = (text: string): boolean => ATOMS_ONLY.test(text);

/** The usual name that a text is, in any letter case; `undefined` if the text is no name. */
export const usualName = (text: string): string | undefined =>
  isOfAtoms(text)
    ? undefined
    : PIECE_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());

/** The maximum length of a piece's name. The name becomes part of a file name, whose length is limited. */
const LONGEST_NAME = 150;

/** Returns the piece with a usual name or a notation. Throws a `BetzaError` if the text is neither. */
export const pieceCalled = (nameOrNotation: string): Piece => {
  demandType("piece: the name or notation", nameOrNotation, "string");
  const own = usualName(nameOrNotation);
  const notation = NOTATION_BY_NAME.get(own ?? "") ?? nameOrNotation;
  const terms = termsOf(notation);
  const name = own ?? nameOf(notation);
  if (name.length > LONGEST_NAME)
    throw new BetzaError(
      notation,
      undefined,
      "too many modifiers: the name of its tables would be too long",
    );
  const moving = terms.filter(({ mayMove }) => mayMove);
  const capturing = terms.filter(({ mayCapture }) => mayCapture);
  const leftOut = terms.flatMap(({ text, others }) => (others ? [`${others.kind} (${text})`] : []));
  const isOne = moving.length + capturing.length === 2 * terms.length;
  const moves = moverOf(
    notation,
    "mayMove",
    moving,
    terms.some(({ others }) => others?.mayMove)
      ? undefined
      : 'it only captures; use it with "attacks", or with "moves" and "captures"',
  );
  const hop = terms.find(({ others }) => others?.mayCapture);
  const captures = moverOf(
    notation,
    "mayCapture",
    hop ? [] : capturing,
    hop
      ? `${hop.text} captures by a hop over another piece, so what it attacks depends on the pieces on the board; leave it out, or ask for the moves of the piece`
      : "no part of it captures: with m, a piece only moves",
  );
  return {
    notation,
    name,
    ...moves,
    ...(!isOne && { capturing: captures }),
    ...(leftOut.length > 0 && { leftOut }),
  };
};

/**
 * Returns the mover with the given terms of a notation. If there are no terms, `leaps` throws a `BetzaError` with the
 * message `missing`, or, without a message, returns no leaps.
 */
const moverOf = (
  notation: string,
  use: Spelling["use"],
  terms: readonly Term[],
  missing: string | undefined,
): Mover => ({
  leaps: onceFor((board) => {
    if (terms.length === 0 && missing !== undefined)
      throw new BetzaError(notation, undefined, missing);
    return leapsOf(board, notation, terms);
  }),
  spelling: { notation, use, facing: 1 },
});
