/**
 * Regions: sets of squares that every board has. Each is written down twice, as a list and as a test of one
 * square; the proofs compare the two.
 */
import {
  fileOf,
  leapFrom,
  rankOf,
  squareAt,
  squareName,
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

const ascending = (squares: readonly Square[]): Square[] =>
  [...new Set(squares)].sort((first, second) => first - second);

/** The middle of 0…count − 1: one number where the count is odd, else two. */
const middleOf = (count: number): number[] => [Math.ceil(count / 2) - 1, Math.floor(count / 2)];

/** The squares in the middle: {d4, e4, d5, e5} on 8×8; two or one where a side is odd. */
export const CENTER: Region = {
  name: "center",
  squares: (board) =>
    ascending(
      middleOf(board.ranks).flatMap((rank) =>
        middleOf(board.files).map((file) => squareAt(board, file, rank)),
      ),
    ),
  contains: (board, square) =>
    Math.abs(2 * fileOf(board, square) - (board.files - 1)) <= 1 &&
    Math.abs(2 * rankOf(board, square) - (board.ranks - 1)) <= 1,
};

/** The corners: a1, h1, a8 and h8 on 8×8. */
export const CORNERS: Region = {
  name: "corner",
  squares: ({ files, ranks }) => ascending([0, files - 1, files * (ranks - 1), files * ranks - 1]),
  contains: (board, square) =>
    [0, board.files - 1].includes(fileOf(board, square)) &&
    [0, board.ranks - 1].includes(rankOf(board, square)),
};

const NEIGHBORS = [
  { files: 1, ranks: 0 },
  { files: -1, ranks: 0 },
  { files: 0, ranks: 1 },
  { files: 0, ranks: -1 },
];

/** The squares on the first or last file or rank. */
export const EDGE: Region = {
  name: "edge",
  squares: (board) =>
    squaresOf(board).filter(
      (square) =>
        fileOf(board, square) % Math.max(1, board.files - 1) === 0 ||
        rankOf(board, square) % Math.max(1, board.ranks - 1) === 0,
    ),
  contains: (board, square) =>
    NEIGHBORS.some((neighbor) => leapFrom(board, square, neighbor) === undefined),
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
export const LIGHT_CORNERS = cornersOfColor("light corner", 1);

/** The corners of the color of a1: a1 and h8 on 8×8. */
export const DARK_CORNERS = cornersOfColor("dark corner", 0);

/** The squares of a region in words: `d4, e4, d5 and e5`. */
export const squaresInWords = (board: Board, squares: readonly Square[]): string => {
  const names = squares.map((square) => squareName(board, square));
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names.slice(-1).join("")}`;
};
