/**
 * The tests' own reader of Betza notation. Sources: Fairy-Stockfish, `from_betza` in src/piece.cpp; H. G. Muller, "Betza
 * notation (extended)", and his brackets for bent riders.
 */
import { BESIDE, BEYOND, KNIGHTS, type Step } from "./graphs.js";
import { FAR, union, type Ride, type Rider, type Rides } from "./riders.js";

/** The squares that the leapers N, F and W reach from d4 on 7×7, in each direction. */
export const DIRECTIONS: Readonly<Record<string, readonly [n: string, f: string, w: string]>> = {
  f: ["c6 e6", "c5 e5", "d5"],
  b: ["c2 e2", "c3 e3", "d3"],
  l: ["b3 b5", "c3 c5", "c4"],
  r: ["f3 f5", "e3 e5", "e4"],
  v: ["c2 c6 e2 e6", "c3 c5 e3 e5", "d3 d5"],
  s: ["b3 b5 f3 f5", "c3 c5 e3 e5", "c4 e4"],
  fl: ["b5", "c5", "c4 d5"],
  fr: ["f5", "e5", "d5 e4"],
  bl: ["b3", "c3", "c4 d3"],
  br: ["f3", "e3", "d3 e4"],
  lf: ["c6", "c5", "c4 d5"],
  rf: ["e6", "e5", "d5 e4"],
  lb: ["c2", "c3", "c4 d3"],
  rb: ["e2", "e3", "d3 e4"],
  fs: ["b5 f5", "c5 e5", "c4 d5 e4"],
  bs: ["b3 f3", "c3 e3", "c4 d3 e4"],
  lv: ["c2 c6", "c3 c5", "c4 d3 d5"],
  rv: ["e2 e6", "e3 e5", "d3 d5 e4"],
  fh: ["b5 c6 e6 f5", "c5 e5", "d5"],
  bh: ["b3 c2 e2 f3", "c3 e3", "d3"],
  lh: ["b3 b5 c2 c6", "c3 c5", "c4"],
  rh: ["e2 e6 f3 f5", "e3 e5", "e4"],
  hl: ["b3 c6 e2 f5", "c3 c5 e3 e5", ""],
  hr: ["b5 c2 e6 f3", "c3 c5 e3 e5", ""],
  // In this order, the letters are no direction for N and F.
  sf: ["", "", "c4 d5 e4"],
  sb: ["", "", "c4 d3 e4"],
  sv: ["", "", "c4 d3 d5 e4"],
  vs: ["", "", "c4 d3 d5 e4"],
  vl: ["", "", "c4 d3 d5"],
  vr: ["", "", "d3 d5 e4"],
  vh: ["", "", "d3 d5"],
  sh: ["", "", "c4 e4"],
  h: ["", "", ""],
  hf: ["", "", ""],
  hb: ["", "", ""],
  hv: ["", "", ""],
  hs: ["", "", ""],
};

type Size = readonly [long: number, short: number];

/** The sizes of the leaps of each atom. */
const ATOMS: Readonly<Record<string, readonly Size[]>> = {
  ...{ W: [[1, 0]], D: [[2, 0]], H: [[3, 0]], R: [[1, 0]] },
  ...{ F: [[1, 1]], A: [[2, 2]], G: [[3, 3]], B: [[1, 1]] },
  ...{ N: [[2, 1]], C: [[3, 1]], L: [[3, 1]], Z: [[3, 2]], J: [[3, 2]] },
  K: [
    [1, 0],
    [1, 1],
  ],
  Q: [
    [1, 0],
    [1, 1],
  ],
};

const times = (steps: readonly Step[], length: number): readonly Step[] =>
  steps.map((step) => step.map((coordinate) => coordinate * length));

/** The leaps on hexagons, by size. */
const ON_HEXAGONS: Readonly<Record<string, readonly Step[]>> = {
  ...{ "1,0": BESIDE, "1,1": BEYOND, "2,1": KNIGHTS },
  ...{ "2,0": times(BESIDE, 2), "2,2": times(BEYOND, 2), "3,0": times(BESIDE, 3) },
};

type Vector = readonly [x: number, y: number];

/** All vectors of a size. */
const around = ([long, short]: Size): readonly Vector[] => {
  const lengths = [-long, 0 - short, short, long];
  return lengths
    .flatMap((x) => lengths.map((y): Vector => [x, y]))
    .filter(([x, y]) => Math.abs(x) + Math.abs(y) === long + short)
    .filter(([x, y], at, all) => all.findIndex(([a, b]) => a === x && b === y) === at);
};

/** Whether letters are a direction of a vector. The letters of a pair count apart if a piece only moves straight. */
const isToward = ([x, y]: Vector, letters: readonly string[], isAlone: boolean): boolean => {
  const [right, up] = [Math.sign(x), Math.sign(y)];
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  const knights = around([2, 1]).filter(
    ([a, b]) => a * x >= 0 && b * y >= 0 && (Math.abs(a) - Math.abs(b)) * (wide - high) >= 0,
  );
  const column = !isAlone || (x * y !== 0 && wide !== high) ? 0 : wide === high ? 1 : 2;
  const ends = column === 0 ? knights : [[right, up] as const];
  const named = ends.map(([a, b]) => `${"abcdefg".charAt(3 + a)}${4 + b}`);
  const isIn = (pair: string): boolean =>
    named.some((name) => DIRECTIONS[pair]?.[column].includes(name));
  return letters.length === 0 || letters.some(isIn);
};

/** The directions among the letters before an atom: two letters if they belong together, otherwise one. */
const directionsIn = (letters: string): readonly string[] => {
  const [first = "", second = ""] = letters;
  if (first === "") return [];
  if (!(first in DIRECTIONS)) return directionsIn(letters.slice(1));
  if (first === second) return [first, ...directionsIn(letters.slice(2))];
  return first + second in DIRECTIONS && second !== ""
    ? [first + second, ...directionsIn(letters.slice(2))]
    : [first, ...directionsIn(letters.slice(1))];
};

/** The steps of a leap. A lame leap goes straight until the rest is diagonal. */
const stepsOf = (leap: Vector, isLame: boolean): readonly Step[] => {
  if (!isLame) return [leap];
  const [wide, high] = leap.map(Math.abs);
  if (wide === undefined || high === undefined || wide + high === 0) return [];
  const step = [
    wide >= high ? Math.sign(leap[0]) : 0,
    high >= wide ? Math.sign(leap[1]) : 0,
  ] as const;
  return [step, ...stepsOf([leap[0] - step[0], leap[1] - step[1]], true)];
};

const leapOf = (leap: Vector, isLame: boolean, mayStop = true): Ride => {
  const steps = stepsOf(leap, isLame);
  return steps.map((step, at) => [step, mayStop && at === steps.length - 1] as const);
};

const repeated = <One>(list: readonly One[], count: number): readonly One[] =>
  Array.from({ length: count }, () => list).flat();

/** The leaps of an atom, how often a move may repeat them, and the text after the atom. */
interface Atom {
  readonly sizes: readonly Size[];
  readonly range: number;
  readonly rest: string;
}

const ATOM = /^(?:([A-Z])\1(?!\1|\d)|([A-Z])(?!\2)|\(([1-9]\d|\d),([1-9]\d|\d)\))([1-9]\d|\d)?/;

/** The sizes of the leaps of an (m,n)-leaper; none if it would stay where it is. */
const leaperOf = (m: number, n: number): readonly Size[] =>
  m + n === 0 ? [] : [[Math.max(m, n), Math.min(m, n)]];

/** An atom as it is written: a letter, once or twice, or two numbers in parentheses; and the number after it. */
const writtenAt = (text: string) => {
  const [all = "", twice, letter = twice ?? "", m = "0", n = "0", range] = ATOM.exec(text) ?? [];
  return {
    sizes: letter === "" ? leaperOf(Number(m), Number(n)) : (ATOMS[letter] ?? []),
    isTwice: twice !== undefined,
    isSlider: ["R", "B", "Q"].includes(letter),
    range,
    rest: text.slice(all.length),
  };
};

const atomAt = (text: string): Atom | undefined => {
  const { sizes, isTwice, isSlider, range, rest } = writtenAt(text);
  if (isTwice && isSlider) return undefined;
  const most = Number(range ?? (isTwice || isSlider ? 0 : 1));
  if (sizes.length === 0 || Math.max(most, ...sizes.flat()) > 63) return undefined;
  return { sizes, range: most === 0 ? FAR : most, rest };
};

interface Term extends Rides {
  readonly mayMove: boolean;
  readonly mayCapture: boolean;
  readonly hopsToCapture: boolean;
  readonly rest: string;
}

/** The letters before an atom or a bracket. */
const modifiersOf = (letters: string) => {
  const mayMove = letters.includes("m") || !letters.includes("c");
  const mayCapture = letters.includes("c") || !letters.includes("m");
  const isHop = letters.includes("p") || letters.includes("g");
  return {
    letters: directionsIn(letters),
    isLame: letters.includes("n"),
    mayMove: mayMove && !isHop,
    mayCapture: mayCapture && !isHop,
    hopsToCapture: mayCapture && isHop,
  };
};

/** Whether an atom that only moves straight has a direction such as hl, which means nothing there. */
const isStrayH = (sizes: readonly Size[], given: readonly string[]): boolean =>
  sizes.length === 1 && sizes[0]?.[1] === 0 && given.some((letters) => /^h[^h]/.test(letters));

const plainAt = (letters: string, text: string): Term | undefined => {
  const atom = atomAt(text);
  if (atom === undefined) return undefined;
  const { sizes, range, rest } = atom;
  const { letters: given, isLame, ...kinds } = modifiersOf(letters);
  if (isStrayH(sizes, given)) return undefined;
  const hexagons = sizes.map(([long, short]) => ON_HEXAGONS[`${long},${short}`]);
  const isKnown = given.length === 0 && !isLame && !hexagons.includes(undefined);
  return {
    ...kinds,
    rest,
    squares: sizes.flatMap((size) =>
      around(size)
        .filter((leap) => isToward(leap, given, sizes.length === 1))
        .map((leap) => repeated(leapOf(leap, isLame), range)),
    ),
    ...(isKnown && {
      hexagons: hexagons.flatMap((steps = []) =>
        steps.map((step) => repeated([[step, true] as const], range)),
      ),
    }),
  };
};

/** A bent rider: a leap, `?` or `-`, and a ride that goes outwards or, after `s`, sideways. */
const bentAt = (letters: string, text: string): Term | undefined => {
  const [all = "", own = "", leg = "", sign, turn, then = ""] =
    /^\[([fblrvshn]*)([WFDAHGK])([?-])([fs]?)([WFDAHGKRBQ]{1,2}\d{0,2})\]/.exec(text) ?? [];
  const [first, second] = [atomAt(leg), atomAt(then)];
  const { letters: whole, isLame, ...kinds } = modifiersOf(letters);
  if (first === undefined || second?.rest !== "") return undefined;
  if (turn === "s" && whole.length > 0) return undefined;
  if (isStrayH(first.sizes, directionsIn(own))) return undefined;
  const isAlone = first.sizes.length === 1;
  const squares = first.sizes
    .flatMap(around)
    .filter((leap) => isToward(leap, directionsIn(own), isAlone))
    .flatMap((leap) =>
      second.sizes
        .flatMap(around)
        .filter(([x, y]) => {
          const ahead = leap[0] * x + leap[1] * y;
          return turn === "s" ? ahead === 0 : ahead > 0;
        })
        .filter(([x, y]) => isToward([leap[0] + x, leap[1] + y], whole, isAlone))
        .map((step) => [
          ...leapOf(leap, isLame || own.includes("n"), sign === "?"),
          ...repeated(leapOf(step, false), second.range),
        ]),
    );
  return { ...kinds, squares, rest: text.slice(all.length) };
};

const termsIn = (notation: string): readonly Term[] | undefined => {
  const [letters = ""] = /^[fblrvshnmcpge]*/.exec(notation) ?? [];
  if (letters.includes("e") && !letters.includes("c")) return undefined;
  const text = notation.slice(letters.length);
  const term = text.startsWith("[") ? bentAt(letters, text) : plainAt(letters, text);
  if (term === undefined || term.squares.length === 0) return undefined;
  if (term.rest === "") return [term];
  const others = termsIn(term.rest);
  return others && [term, ...others];
};

/** Names of pieces. `pieces/betza.test.ts` has their sources. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ knight: "N", camel: "C", zebra: "Z", nightrider: "NN", amazon: "QN", archbishop: "BN" },
  ...{ gold: "WfF", silver: "FfW", lance: "fR", shogiKnight: "fN", dragonHorse: "BW" },
  ...{ elephant: "nA", horse: "nN", janggiElephant: "nZ", ferociousLeopard: "FvW", whale: "vRbB" },
  ...{ griffon: "[F?R]", manticore: "[W?B]", moa: "[F-W]", fortress: "B3vND", cannon: "mR" },
  ...{ breakthrough: "fmWfF", spider: "B2ND", ship: "v[F?R]", singleStepRhino: "[W?F]" },
};

export const NAMES_OF_PIECES: readonly string[] = Object.keys(NAMES);

/**
 * The piece with a name or notation; `undefined` if there is none. It has no hops, and no captures at all if some of them
 * are hops.
 */
export const riderOf = (text: string): Rider | undefined => {
  const terms = termsIn(NAMES[text] ?? text);
  if (terms === undefined) return undefined;
  const all = terms.map((term): Rider => {
    const none = { squares: [], hexagons: [] };
    const moving = term.mayMove ? term : none;
    return { ...moving, notation: "", capturing: term.mayCapture ? term : none };
  });
  const { capturing, ...moving } = union(...all);
  const isOne = terms.every(({ mayMove, mayCapture }) => mayMove && mayCapture);
  if (terms.some(({ hopsToCapture }) => hopsToCapture))
    return { ...moving, notation: text, capturing: { squares: [], hexagons: [] } };
  return { ...moving, notation: text, ...(!isOne && capturing && { capturing }) };
};
