/**
 * Regions: sets of squares that exist on every board. Each is defined twice, as a list and as a test of one square;
 * the proofs compare the two.
 */
import {
  fileOf,
  leapFrom,
  rankOf,
  squareAt,
  squareName,
  squareNamed,
  squaresOf,
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

/** The squares on some files and some ranks. */
const crossing = (board: Board, files: readonly number[], ranks: readonly number[]): Square[] =>
  ranks.flatMap((rank) => files.map((file) => squareAt(board, file, rank)));

/** The middle of 0…count − 1: one number where the count is odd, else two. */
const middleOf = (count: number): number[] => [
  ...new Set([Math.ceil(count / 2) - 1, Math.floor(count / 2)]),
];

/** The first and the last of 0…count − 1. */
const endsOf = (count: number): number[] => [...new Set([0, count - 1])];

/** The squares in the middle: {d4, e4, d5, e5} on 8×8; two or one where a side is odd. */
export const CENTER: Region = {
  name: "center",
  squares: (board) => crossing(board, middleOf(board.files), middleOf(board.ranks)),
  contains: (board, square) =>
    Math.abs(2 * fileOf(board, square) - (board.files - 1)) <= 1 &&
    Math.abs(2 * rankOf(board, square) - (board.ranks - 1)) <= 1,
};

const LEFT = { files: -1, ranks: 0 };
const RIGHT = { files: 1, ranks: 0 };
const DOWN = { files: 0, ranks: -1 };
const UP = { files: 0, ranks: 1 };

/** Whether the board ends on any of these sides of a square. */
const isEnd = (board: Board, square: Square, sides: readonly (typeof UP)[]): boolean =>
  sides.some((side) => leapFrom(board, square, side) === undefined);

/** The corners: a1, h1, a8 and h8 on 8×8. */
export const CORNERS: Region = {
  name: "corner",
  squares: (board) => crossing(board, endsOf(board.files), endsOf(board.ranks)),
  contains: (board, square) =>
    isEnd(board, square, [LEFT, RIGHT]) && isEnd(board, square, [DOWN, UP]),
};

/** The squares on the first or last file or rank. */
export const EDGE: Region = {
  name: "edge",
  squares: (board) =>
    squaresOf(board).filter(
      (square) =>
        endsOf(board.files).includes(fileOf(board, square)) ||
        endsOf(board.ranks).includes(rankOf(board, square)),
    ),
  contains: (board, square) => isEnd(board, square, [LEFT, RIGHT, DOWN, UP]),
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

/** Squares in words: `d4, e4, d5 and e5`. */
export const squaresInWords = (board: Board, squares: readonly Square[]): string =>
  squares
    .map((square) => squareName(board, square))
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");

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
    return squaresOf(on).filter((square) => found.has(square));
  },
  contains: (on, square) => names.includes(squareName(on, square)),
});
