/**
 * Regions: sets of squares defined by the shape of a board. Each has two definitions, a list and a membership test; the
 * proofs compare them.
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
  type Vector,
} from "./board.js";

/** A set of squares that is defined for any board, such as the center. */
export interface Region {
  /** The word for the region in the names of tables, such as `center`. */
  readonly name: string;
  /** The squares in ascending order, without duplicates. */
  readonly squares: (board: Board) => readonly Square[];
  /** Reports whether a square is in the region, without using the list. */
  readonly contains: (board: Board, square: Square) => boolean;
}

/** The steps from a square to its eight neighbors and to itself. */
const STEPS = [-1, 0, 1].flatMap((files) => [-1, 0, 1].map((ranks) => ({ files, ranks })));

/** For each square, the number of steps that stay on the board. */
const stepCounts = onceFor((board: Board) =>
  board.squares.map(
    (square) => STEPS.filter((step) => board.plus(square, step) !== undefined).length,
  ),
);

/** Whether a square lacks a neighbor on at least one side along an axis. */
const endsAlong =
  (axis: keyof Vector) =>
  (board: Board, square: Square): boolean =>
    [1, -1].some((step) => board.plus(square, { files: 0, ranks: 0, [axis]: step }) === undefined);

const [endsInFiles, endsInRanks] = [endsAlong("files"), endsAlong("ranks")];

const withLeast = (squares: readonly Square[], numberOf: (square: Square) => number): Square[] => {
  const least = Math.min(...squares.map(numberOf));
  return squares.filter((square) => numberOf(square) === least);
};

/** The squares whose farthest square is nearest: d4, e4, d5, e5 on 8×8; fewer if a side is odd. */
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

/** The squares with fewer than eight neighbors. */
export const EDGE: Region = {
  name: "edge",
  squares: onceFor((board) =>
    board.squares.filter((square) => at(stepCounts(board), square) < STEPS.length),
  ),
  contains: (board, square) => endsInFiles(board, square) || endsInRanks(board, square),
};

/** The edge squares with the fewest neighbors: a1, h1, a8 and h8 on 8×8. */
export const CORNERS: Region = {
  name: "corner",
  squares: onceFor((board) =>
    withLeast(EDGE.squares(board), (square) => at(stepCounts(board), square)),
  ),
  contains: (board, square) => endsInFiles(board, square) && endsInRanks(board, square),
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

/** The corners on light squares: a8 and h1 on 8×8. */
export const LIGHT_CORNERS: Region = cornersOfColor("light corner", 1);

/** The corners on dark squares: a1 and h8 on 8×8. */
export const DARK_CORNERS: Region = cornersOfColor("dark corner", 0);

/** The regions by their names in requests. */
export const REGIONS: ReadonlyMap<string, Region> = new Map([
  ["center", CENTER],
  ["edge", EDGE],
  ["corners", CORNERS],
  ["light-corners", LIGHT_CORNERS],
  ["dark-corners", DARK_CORNERS],
]);

/** The region with the given name, or an unnamed region of the squares with the given names, such as `e1`. */
export const regionNamed = (names: readonly string[]): Region =>
  REGIONS.get(names.join()) ?? {
    name: "",
    squares: (on) => {
      const found = new Set(names.map((name) => squareNamed(on, name)));
      return on.squares.filter((square) => found.has(square));
    },
    contains: (on, square) => names.includes(squareName(on, square)),
  };
