/**
 * Regions: sets of squares that follow from a board. Each is defined twice, as a list and as a test of one square; the
 * proofs compare the two.
 */
import { at, onceFor } from "../common.js";
import {
  apart,
  fileOf,
  rankOf,
  squareName,
  squareNamed,
  type Board,
  type Square,
} from "./board.js";

/** A set of squares of any board. */
export interface Region {
  /** The word for it in names of tables, such as `center`. */
  readonly name: string;
  /** The squares, each once, in ascending order. */
  readonly squares: (board: Board) => readonly Square[];
  /** Whether a square is one of them, found without the list. */
  readonly contains: (board: Board, square: Square) => boolean;
}

const AXES = [
  { files: 1, ranks: 0 },
  { files: 0, ranks: 1 },
] as const;

/** Whether the board ends beside a square in either direction of an axis. */
const endsAlong = (
  board: Board,
  square: Square,
  { files, ranks }: (typeof AXES)[number],
): boolean =>
  [1, -1].some(
    (sign) => board.plus(square, { files: sign * files, ranks: sign * ranks }) === undefined,
  );

const neighborCounts = onceFor((board: Board) => {
  const steps = [-1, 0, 1].flatMap((files) => [-1, 0, 1].map((ranks) => ({ files, ranks })));
  return board.squares.map(
    (square) => steps.filter((step) => board.plus(square, step) !== undefined).length - 1,
  );
});

/** How many squares surround a square away from the edge. */
const ALL_NEIGHBORS = 8;

/** The squares with the least of some numbers. */
const withLeast = (squares: readonly Square[], numberOf: (square: Square) => number): Square[] => {
  const least = squares.reduce((low, square) => Math.min(low, numberOf(square)), Infinity);
  return squares.filter((square) => numberOf(square) === least);
};

/** The squares from which the farthest square is nearest: d4, e4, d5 and e5 on 8×8; two or one where a side is odd. */
export const CENTER: Region = {
  name: "center",
  squares: onceFor((board) =>
    withLeast(board.squares, (square) =>
      board.squares.reduce((most, other) => {
        const { files, ranks } = apart(board, square, other);
        return Math.max(most, files + ranks);
      }, 0),
    ),
  ),
  contains: (board, square) =>
    Math.abs(2 * fileOf(board, square) - (board.files - 1)) <= 1 &&
    Math.abs(2 * rankOf(board, square) - (board.ranks - 1)) <= 1,
};

/** The squares that fewer squares surround than in the middle of a large board. */
export const EDGE: Region = {
  name: "edge",
  squares: onceFor((board) =>
    board.squares.filter((square) => at(neighborCounts(board), square) < ALL_NEIGHBORS),
  ),
  contains: (board, square) => AXES.some((axis) => endsAlong(board, square, axis)),
};

/** The squares of the edge that the fewest squares surround: a1, h1, a8 and h8 on 8×8. */
export const CORNERS: Region = {
  name: "corner",
  squares: onceFor((board) =>
    withLeast(EDGE.squares(board), (square) => at(neighborCounts(board), square)),
  ),
  contains: (board, square) => AXES.every((axis) => endsAlong(board, square, axis)),
};

const cornersOfColor = (name: string, parity: 0 | 1): Region => ({
  name,
  squares: (board) =>
    CORNERS.squares(board).filter(
      (square) => (fileOf(board, square) + rankOf(board, square)) % 2 === parity,
    ),
  contains: (board, square) =>
    CORNERS.contains(board, square) &&
    (fileOf(board, square) % 2 === rankOf(board, square) % 2) === (parity === 0),
});

/** The corners of the color of h1: a8 and h1 on 8×8. */
export const LIGHT_CORNERS: Region = cornersOfColor("light corner", 1);

/** The corners of the color of a1: a1 and h8 on 8×8. */
export const DARK_CORNERS: Region = cornersOfColor("dark corner", 0);
/** The regions that requests name. */
export const REGIONS: ReadonlyMap<string, Region> = new Map([
  ["center", CENTER],
  ["edge", EDGE],
  ["corners", CORNERS],
  ["light-corners", LIGHT_CORNERS],
  ["dark-corners", DARK_CORNERS],
]);

/** The region of some squares by name, such as `e1`. */
export const regionOf = (names: readonly string[]): Region => ({
  name: "",
  squares: (on) => {
    const found = new Set(names.map((name) => squareNamed(on, name)));
    return on.squares.filter((square) => found.has(square));
  },
  contains: (on, square) => names.includes(squareName(on, square)),
});
