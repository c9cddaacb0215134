/**
 * Measures of the line through two squares, along a file, rank or diagonal. Source: the Distance page, which lists
 * such measures as uses of the 15×15 array.
 */
import { at, onceFor } from "../../common.js";
import { SQUARES, type Board, minus } from "../boards/board.js";
import type { Square, Vector } from "../boards/board.js";
import { coordinateOf, type Unit } from "../boards/coordinates.js";
import { KING } from "./distances.js";
import { BYTE, NUMBER, SET, setOf } from "./elements.js";
import { COMMON, pairwise } from "./measure.js";
import type { Measure, Way } from "./measure.js";
import { ruleOf, type Path } from "./rules.js";
import { byVectors, linesOn, squaresAlong, type Walk } from "./walks.js";
import type { Answer } from "./elements.js";

/** The common part of the measures of lines. The second way is right only on rectangles. */
const ofLines = <A extends Answer>(
  elsewhere: A,
  answer: (walk: Walk, known: A) => A,
  second: Way<A>,
): typeof COMMON & Pick<Measure<A>, "element" | "ways"> => ({
  ...COMMON,
  element: typeof elsewhere === "bigint" ? SET : NUMBER,
  ways: [byVectors(linesOn, elsewhere, answer), second],
});

/** The way that finds the answer from the signs of the file and rank differences; 0 if there is no common line. */
const bySigns = (answer: (step: Vector) => number): Way<number> =>
  pairwise("the signs of the differences", (board) => (from, to) => {
    const { files, ranks } = minus(board, to, from);
    const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
    return isLine && from !== to ? answer({ files: Math.sign(files), ranks: Math.sign(ranks) }) : 0;
  });

/** The direction from one square to another: 1 for north, then clockwise; 0 if there is no common line. */
export const DIRECTION: Measure<number> = {
  ...ofLines(
    0,
    ({ path }) => path.direction,
    // The angle from north, in eighths of a turn.
    bySigns(
      ({ files, ranks }) => 1 + (Math.round((4 * Math.atan2(files, ranks)) / Math.PI + 8) % 8),
    ),
  ),
  noun: "direction",
  element: BYTE,
  title: (about, range) => [`The direction ${about}`, range],
  notes: ({ lattice }) => [
    lattice === SQUARES
      ? "0 means no common line, 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west."
      : `0 means no common line, 1 up a file; the others follow clockwise, up to ${lattice.directions.length}.`,
  ],
  rule: ruleOf("one", linesOn, ({ direction }) => direction),
};

export const unitInWords = ({ file = 1, rank }: Unit): string =>
  `as ${file === 1 ? "" : `${file} × `}files ${rank < 0 ? "-" : "+"} ${Math.abs(rank)} × ranks`;

export const firstStep =
  ({ file = 1, rank }: Unit) =>
  ({ board, origin, ahead }: Walk): number => {
    const { files, ranks } = minus(board, at(ahead, 0), origin);
    return file * files + rank * ranks;
  };

/** The first step toward another square, as a difference of coordinates; 0 if there is no common line. */
export const increment = (unit: Unit): Measure<number> => ({
  ...ofLines(
    0,
    firstStep(unit),
    bySigns((step) => coordinateOf(unit, step)),
  ),
  noun: "increment",
  title: (about, range) => [
    `The step towards the second square, ${unitInWords(unit)}, ${about}`,
    range,
  ],
  notes: () => [
    "0 means no common line. Added to the coordinate of a square, a step gives the coordinate of the next square.",
  ],
  rule: ruleOf("one", linesOn, ({ vectors }) => coordinateOf(unit, at(vectors, 0))),
});

/** For each kind of line, a number that is the same for all squares of one line. */
const LINE_KINDS: readonly ((cell: Vector) => number)[] = [
  ({ files }) => files,
  ({ ranks }) => ranks,
  ({ files, ranks }) => files - ranks,
  ({ files, ranks }) => files + ranks,
];

/** For each of the {@link LINE_KINDS}, the line of each square. Squares of the same line share one list. */
const linesByKind = onceFor(({ cells }: Board): readonly (readonly (readonly Square[])[])[] =>
  LINE_KINDS.map((kind) => {
    const lines = new Map<number, Square[]>();
    return cells.map((cell, square) => {
      const line = lines.get(kind(cell)) ?? [];
      lines.set(kind(cell), line);
      line.push(square);
      return line;
    });
  }),
);

/**
 * The squares of the line through two squares, by {@link LINE_KINDS}; empty if the two squares are equal or share no
 * line.
 */
const inCommon = (board: Board, from: Square, to: Square): readonly Square[] => {
  const isShared = (lineOf: readonly (readonly Square[])[]): boolean => lineOf[from] === lineOf[to];
  const lineOf = from === to ? undefined : linesByKind(board).find(isShared);
  return lineOf ? at(lineOf, from) : [];
};

const reverse = ({ files, ranks }: Vector): Vector => ({ files: -files, ranks: -ranks });

/** The path in the opposite direction, made once for each path, because it is asked for at every stop. */
export const opposite = onceFor((path: Path): Path => ({
  ...path,
  vectors: path.vectors.map(({ over, ...stride }) => ({
    ...stride,
    ...reverse(stride),
    ...(over && { over: reverse(over) }),
  })),
}));

/** The whole line through two squares, including both squares; empty if the squares are equal or share no line. */
export const LINE: Measure<bigint> = {
  ...ofLines(
    0n,
    ({ board, origin, path, ahead }, known) =>
      known | setOf([...squaresAlong(board, origin, opposite(path)), origin, ...ahead]),
    pairwise(
      "what its squares have in common",
      (board) => (from, to) => setOf(inCommon(board, from, to)),
    ),
  ),
  noun: "line",
  sameUnder: "direction",
  title: (about) =>
    `The rank, file or diagonal ${about}, from edge to edge, including both squares`,
  rule: ruleOf("line", linesOn),
};

/** The squares strictly between two squares on the same rank, file or diagonal; empty for all other pairs. */
export const BETWEEN: Measure<bigint> = {
  ...ofLines(
    0n,
    ({ ahead, place }) => setOf(ahead.slice(0, place)),
    pairwise("the shortest king paths on the line", (board) => {
      const rows = board.squares.map((square) => KING.ways[1].on(board)([square]));
      return (from, to) => {
        const [there, back] = [at(rows, from), at(rows, to)];
        const isOnPath = (square: Square): boolean =>
          at(there, square) + at(back, square) === there[to];
        const others = inCommon(board, from, to).filter(
          (square) => square !== from && square !== to,
        );
        return setOf(others.filter(isOnPath));
      };
    }),
  ),
  noun: "between",
  sameUnder: "direction",
  title: (about) => `The squares strictly ${about} on the same rank, file or diagonal`,
  rule: ruleOf("between", linesOn),
};
