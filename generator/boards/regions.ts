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
  type Vector,
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

/** The steps to the squares around a square, and to itself. */
const STEPS = [-1, 0, 1].flatMap((files) => [-1, 0, 1].map((ranks) => ({ files, ranks })));

/** How many steps from each square stay on the board. */
const stepCounts = onceFor((board: Board) =>
  board.squares.map(
    (square) => STEPS.filter((step) => board.plus(square, step) !== undefined).length,
  ),
);

/** Whether the board ends beside a square along an axis, in either direction. */
const endsAlong =
  (axis: keyof Vector) =>
  (board: Board, square: Square): boolean =>
    [1, -1].some((step) => board.plus(square, { files: 0, ranks: 0, [axis]: step }) === undefined);

const [endsInFiles, endsInRanks] = [endsAlong("files"), endsAlong("ranks")];

const withLeast = (squares: readonly Square[], numberOf: (square: Square) => number): Square[] => {
  const least = Math.min(...squares.map(numberOf));
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
    board.squares.filter((square) => at(stepCounts(board), square) < STEPS.length),
  ),
  contains: (board, square) => endsInFiles(board, square) || endsInRanks(board, square),
};

/** The squares of the edge that the fewest squares surround: a1, h1, a8 and h8 on 8×8. */
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

/** The region of a name, or of some squares by name, such as `e1`; that has no name. */
export const regionNamed = (names: readonly string[]): Region =>
  REGIONS.get(names.join()) ?? {
    name: "",
    squares: (on) => {
      const found = new Set(names.map((name) => squareNamed(on, name)));
      return on.squares.filter((square) => found.has(square));
    },
    contains: (on, square) => names.includes(squareName(on, square)),
  };
