/**
 * Measures of the file, rank or diagonal through two squares: the direction, the step, the squares between, and the
 * whole line. Source: page Distance, which lists these uses of the 15×15 array.
 */
import { at } from "../common.js";
import { fileOf, rankOf, type Board, type Square, type Vector } from "../boards/board.js";
import { KING } from "./distance-formulas.js";
import { COMMON, fromOrigins, pairwise, type Measure, type Way } from "./measure.js";
import { SET, setOf, SIGNED_BYTE, type Answer } from "./element.js";

/** The eight directions, clockwise from north; north is direction 1. */
const DIRECTIONS: readonly Vector[] = [
  { files: 0, ranks: 1 },
  { files: 1, ranks: 1 },
  { files: 1, ranks: 0 },
  { files: 1, ranks: -1 },
  { files: 0, ranks: -1 },
  { files: -1, ranks: -1 },
  { files: -1, ranks: 0 },
  { files: -1, ranks: 1 },
];

/** The squares in a direction from a square, up to the edge of the board. */
const squaresTowards = (board: Board, from: Square, direction: Vector): Square[] => {
  const squares: Square[] = [];
  let next = board.plus(from, direction);
  while (next !== undefined) {
    squares.push(next);
    next = board.plus(next, direction);
  }
  return squares;
};

interface Walk {
  readonly board: Board;
  readonly origin: Square;
  readonly target: Square;
  /** The number of the direction, from 1. */
  readonly direction: number;
  readonly ahead: readonly Square[];
  /** The squares of the walk in the opposite direction. */
  readonly behind: readonly Square[];
}

/** For each square on a line with the origin, the answer for the walk that leads to it; `elsewhere` for the others. */
const byWalking = <A extends Answer>(elsewhere: A, answer: (walk: Walk) => A): Way<A> =>
  fromOrigins("walking", (board) => ([origin = 0]) => {
    const answers = board.squares.map(() => elsewhere);
    for (const [place, step] of DIRECTIONS.entries()) {
      const ahead = squaresTowards(board, origin, step);
      const behind = squaresTowards(board, origin, { files: -step.files, ranks: -step.ranks });
      const walk = { board, origin, direction: place + 1, ahead, behind };
      for (const target of ahead) answers[target] = answer({ ...walk, target });
    }
    return answers;
  });

/** The answer for the step given by the signs of the file and rank differences; 0 if the squares share no line. */
const bySigns = (answer: (step: Vector) => number): Way<number> =>
  pairwise("the signs of the differences", (board) => (from, to) => {
    const { files, ranks } = board.minus(to, from);
    const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
    return isLine && from !== to ? answer({ files: Math.sign(files), ranks: Math.sign(ranks) }) : 0;
  });

/** The direction from one square to another: 1 north, clockwise to 8 northwest; 0 if none. */
export const DIRECTION: Measure<number> = {
  ...COMMON,
  noun: "direction",
  title: (about, range) => `The direction ${about}: ${range}`,
  notes: [
    "0 is no common line, 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west.",
  ],
  ways: [
    byWalking(0, ({ direction }) => direction),
    // The angle from north, in eighths of a turn.
    bySigns(
      ({ files, ranks }) => 1 + (Math.round((4 * Math.atan2(files, ranks)) / Math.PI + 8) % 8),
    ),
  ],
};

/** The step from a square toward another, in coordinates with `width` per rank; 0 if none. */
export const increment = (width: number): Measure<number> => ({
  ...COMMON,
  noun: "increment",
  element: SIGNED_BYTE,
  title: (about, range) =>
    `The step towards the second square, ${width} a rank, ${about}: ${range}`,
  notes: [
    "0 is no common line. Added to the coordinate of a square, a step gives that of the next square.",
  ],
  ways: [
    byWalking(0, ({ board, origin, ahead }) => {
      const coordinate = (square: Square): number =>
        width * rankOf(board, square) + fileOf(board, square);
      return coordinate(at(ahead, 0)) - coordinate(origin);
    }),
    bySigns(({ files, ranks }) => width * ranks + files),
  ],
});

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

/** The whole line through two squares, both included; empty if they are equal or share no line. */
export const LINE: Measure<bigint> = {
  ...COMMON,
  noun: "line",
  element: SET,
  isSymmetric: true,
  title: (about) =>
    `The rank, file or diagonal ${about}, from edge to edge, both among its squares`,
  ways: [
    byWalking(0n, ({ origin, ahead, behind }) => setOf([...behind, origin, ...ahead])),
    pairwise(
      "what its squares have in common",
      (board) => (from, to) => setOf(inCommon(board, from, to)),
    ),
  ],
};

/** The squares strictly between two squares on the same rank, file or diagonal; empty for all other pairs. */
export const BETWEEN: Measure<bigint> = {
  ...COMMON,
  noun: "between",
  element: SET,
  isSymmetric: true,
  title: (about) => `The squares strictly ${about} of a common rank, file or diagonal`,
  ways: [
    byWalking(0n, ({ target, ahead }) => setOf(ahead.slice(0, ahead.indexOf(target)))),
    pairwise("the shortest king paths on the line", (board) => {
      const kingFrom = KING.ways[1].on(board);
      return (from, to) => {
        const [there, back] = [kingFrom([from]), kingFrom([to])];
        const isOnPath = (one: Square): boolean => at(there, one) + at(back, one) === there[to];
        const others = inCommon(board, from, to).filter((one) => one !== from && one !== to);
        return setOf(others.filter(isOnPath));
      };
    }),
  ],
};
