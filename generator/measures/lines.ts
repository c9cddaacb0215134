/**
 * Measures of the file, rank or diagonal through two squares: the direction, the step, the squares between, and the
 * whole line. Source: page Distance, which lists these uses of the 15×15 array.
 */
import { at } from "../common.js";
import { SQUARES, type Board, type Mover, type Square, type Vector } from "../boards/board.js";
import { coordinateOf, type Coordinates } from "../layouts/difference.js";
import { KING } from "./distance-formulas.js";
import { COMMON, NUMBER, pairwise, SET, setOf, type Measure, type Way } from "./measure.js";
import type { Path, Rule } from "./rules.js";
import { linesOn, ridesOf, ridingOn, walkingOr, type Walk } from "./walks.js";

/** The answer for the step given by the signs of the file and rank differences; 0 if the squares share no line. */
const bySigns = (answer: (step: Vector) => number): Way<number> =>
  pairwise("the signs of the differences", (board) => (from, to) => {
    const { files, ranks } = board.minus(to, from);
    const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
    return isLine && from !== to ? answer({ files: Math.sign(files), ranks: Math.sign(ranks) }) : 0;
  });

/** The direction from one square to another: 1 north, then clockwise; 0 if none. */
export const DIRECTION: Measure<number> = {
  ...COMMON,
  noun: "direction",
  title: (about, range) => `The direction ${about}: ${range}`,
  notes: ({ lattice }) => [
    lattice === SQUARES
      ? "0 is no common line, 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west."
      : `0 is no common line, 1 up a file, the others follow clockwise up to ${lattice.directions.length}.`,
  ],
  rule: { fold: "one", moves: (board) => linesOn(board).map((path) => [path, path.direction]) },
  ways: walkingOr(
    0,
    ({ direction }) => direction,
    // The angle from north, in eighths of a turn.
    bySigns(
      ({ files, ranks }) => 1 + (Math.round((4 * Math.atan2(files, ranks)) / Math.PI + 8) % 8),
    ),
  ),
};

/** A unit in words: `16 a rank`. */
export const inUnit = ({ file = 1, rank }: Coordinates): string =>
  `${file === 1 ? "" : `${file} a file and `}${rank} a rank`;

/** The difference between the coordinates of two squares. */
export const differenceIn =
  ({ file = 1, rank }: Coordinates) =>
  ({ minus }: Board, from: Square, to: Square): number => {
    const { files, ranks } = minus(to, from);
    return file * files + rank * ranks;
  };

/** The rule of a measure whose answers are the first steps of paths. */
export const firstSteps = (
  pathsOn: (board: Board) => readonly Path[],
  unit: Coordinates,
): Rule => ({
  fold: "one",
  moves: (board) => pathsOn(board).map((path) => [path, coordinateOf(unit, at(path.vectors, 0))]),
});

/** The step from a square toward another, as a difference of coordinates; 0 if none. */
export const increment = (unit: Coordinates): Measure<number> => ({
  ...COMMON,
  noun: "increment",
  element: NUMBER,
  title: (about, range) =>
    `The step towards the second square, ${inUnit(unit)}, ${about}: ${range}`,
  notes: [
    "0 is no common line. Added to the coordinate of a square, a step gives that of the next square.",
  ],
  rule: firstSteps(linesOn, unit),
  ways: walkingOr(
    0,
    ({ board, origin, ahead }) => differenceIn(unit)(board, origin, at(ahead, 0)),
    bySigns((step) => coordinateOf(unit, step)),
  ),
});

const wholeLine = ({ origin, ahead, behind }: Walk): bigint =>
  setOf([...behind(), origin, ...ahead]);

const beforeTarget = ({ target, ahead }: Walk): bigint =>
  setOf(ahead.slice(0, ahead.indexOf(target)));

/** For each kind of line, a number that is the same for all squares of the line. */
const KINDS: readonly ((cell: Vector) => number)[] = [
  ({ files }) => files,
  ({ ranks }) => ranks,
  ({ files, ranks }) => files - ranks,
  ({ files, ranks }) => files + ranks,
];

/** The squares of the line through two squares, found with {@link KINDS}; empty if they are equal or share no line. */
const inCommon = ({ cells, squares }: Board, from: Square, to: Square): readonly Square[] => {
  const [start, end] = [at(cells, from), at(cells, to)];
  const kind = KINDS.find((one) => one(start) === one(end));
  return kind === undefined || from === to
    ? []
    : squares.filter((square) => kind(at(cells, square)) === kind(start));
};

/** The rule of a measure of what lies on paths. */
const onPaths = (fold: "between" | "line", pathsOn: (board: Board) => readonly Path[]): Rule => ({
  fold,
  moves: (board) => pathsOn(board).map((path) => [path, 1]),
});

/** The whole line through two squares, both included; empty if they are equal or share no line. */
export const LINE: Measure<bigint> = {
  ...COMMON,
  noun: "line",
  element: SET,
  isSymmetric: true,
  title: (about) =>
    `The rank, file or diagonal ${about}, from edge to edge, both among its squares`,
  rule: onPaths("line", linesOn),
  ways: walkingOr(
    0n,
    wholeLine,
    pairwise(
      "what its squares have in common",
      (board) => (from, to) => setOf(inCommon(board, from, to)),
    ),
  ),
};

/** The squares strictly between two squares on the same rank, file or diagonal; empty for all other pairs. */
export const BETWEEN: Measure<bigint> = {
  ...COMMON,
  noun: "between",
  element: SET,
  isSymmetric: true,
  title: (about) => `The squares strictly ${about} of a common rank, file or diagonal`,
  rule: onPaths("between", linesOn),
  ways: walkingOr(
    0n,
    beforeTarget,
    pairwise("the shortest king paths on the line", (board) => {
      const kingFrom = KING.ways[1].on(board);
      return (from, to) => {
        const [there, back] = [kingFrom([from]), kingFrom([to])];
        const isOnPath = (one: Square): boolean => at(there, one) + at(back, one) === there[to];
        const others = inCommon(board, from, to).filter((one) => one !== from && one !== to);
        return setOf(others.filter(isOnPath));
      };
    }),
  ),
};

/** The squares that a piece passes, strictly between two squares of one of its moves. */
export const betweenOf = (mover: Mover, name: string, words: string): Measure<bigint> => ({
  name: [name],
  noun: "between",
  notes: [],
  element: SET,
  mover,
  title: (about) => `The squares that the ${words} passes on a move ${about}`,
  rule: onPaths("between", ridesOf(mover)),
  ways: ridingOn(mover, 0n, beforeTarget),
});

/** All squares of the ride through two squares, from edge to edge if it is straight, else from the first square. */
export const lineOf = (mover: Mover, name: string, words: string): Measure<bigint> => ({
  ...betweenOf(mover, name, words),
  noun: "line",
  title: (about) => `All squares of the move of the ${words} ${about}, to its end, both among them`,
  rule: onPaths("line", ridesOf(mover)),
  ways: ridingOn(mover, 0n, wholeLine),
});
