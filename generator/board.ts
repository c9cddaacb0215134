/**
 * The board and its squares. Squares are numbered rank by rank from a1: square = rank × files + file,
 * so on 8×8 a1 = 0, h1 = 7, a8 = 56 and h8 = 63. This file holds that numbering, in both of the forms in
 * which it is needed: as functions for the generator, as source text for the emitted lookups. Others build on
 * it in one way: squares differ by files × the difference of their ranks + that of their files.
 */

/** A board of `files` × `ranks` squares, each count at least 1. */
export interface Board {
  /** How many files, the columns. */
  readonly files: number;
  /** How many ranks, the rows. */
  readonly ranks: number;
}

/** The most files, and the most ranks, that a board may have. */
export const LARGEST_SIDE = 32;

/** A board of 1 … 32 files and ranks each; throws a `RangeError` for any other. */
export const board = (files: number, ranks: number): Board => {
  const fits = (count: number): boolean =>
    Number.isInteger(count) && count >= 1 && count <= LARGEST_SIDE;
  if (!fits(files) || !fits(ranks))
    throw new RangeError(
      `a board of ${files}×${ranks}: files and ranks should be 1 to ${LARGEST_SIDE} each`,
    );
  return { files, ranks };
};

/** A square's number, 0 … files × ranks − 1. */
export type Square = number;

/** How many squares the board has. */
export const squareCount = (board: Board): number => board.files * board.ranks;

/** The square on a file (0 = a) and a rank (0 = rank 1). */
export const squareAt = (board: Board, file: number, rank: number): Square =>
  rank * board.files + file;

/** The file of a square, 0 … files − 1. */
export const fileOf = (board: Board, square: Square): number => square % board.files;

/** The rank of a square, 0 … ranks − 1. */
export const rankOf = (board: Board, square: Square): number => Math.floor(square / board.files);

/** Whether a file and a rank, which may lie outside, are on the board. */
export const isOnBoard = (board: Board, file: number, rank: number): boolean =>
  file >= 0 && file < board.files && rank >= 0 && rank < board.ranks;

/** Every square, in ascending order. */
export const squaresOf = (board: Board): Square[] =>
  Array.from({ length: squareCount(board) }, (_, square) => square);

/** Every square, a list for each rank from the first up. */
export const ranksOf = (board: Board): Square[][] =>
  Array.from({ length: board.ranks }, (_, rank) =>
    Array.from({ length: board.files }, (_, file) => squareAt(board, file, rank)),
  );

/** The name of a square, such as `e4`. After the files a … z come aa, ab, and so on. */
export const squareName = (board: Board, square: Square): string =>
  `${fileName(fileOf(board, square))}${rankName(rankOf(board, square))}`;

/** The square of a name, such as `e4`; `undefined` if the board has none. */
export const squareNamed = (board: Board, name: string): Square | undefined =>
  squaresOf(board).find((square) => squareName(board, square) === name);

/** The name of a rank, 0 for the first: its number from 1. */
export const rankName = (rank: number): string => `${rank + 1}`;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The name of a file, 0 for a: a letter, or two after z. */
export const fileName = (file: number): string =>
  (file < LETTERS.length ? "" : LETTERS.charAt(Math.floor(file / LETTERS.length) - 1)) +
  LETTERS.charAt(file % LETTERS.length);

/** The squares in the middle: {d4, e4, d5, e5} on 8×8; two or one where a side is odd. */
export const centerSquares = (board: Board): Square[] =>
  squaresOf(board).filter(
    (square) =>
      isMiddle(fileOf(board, square), board.files) && isMiddle(rankOf(board, square), board.ranks),
  );

const isMiddle = (coordinate: number, count: number): boolean =>
  Math.abs(2 * coordinate - (count - 1)) <= 1;

/** Whether a square is one of the corners, a1, h1, a8 and h8 on 8×8. */
export const isCorner = (board: Board, square: Square): boolean =>
  isEnd(fileOf(board, square), board.files) && isEnd(rankOf(board, square), board.ranks);

/** The corners, each once, in ascending order. */
export const cornersOf = (board: Board): Square[] =>
  squaresOf(board).filter((square) => isCorner(board, square));

const isEnd = (coordinate: number, count: number): boolean =>
  coordinate === 0 || coordinate === count - 1;

/** Whether a square is on the first or last file or rank. */
export const isOnEdge = (board: Board, square: Square): boolean =>
  isEnd(fileOf(board, square), board.files) || isEnd(rankOf(board, square), board.ranks);

/** The color of a square. */
export type Color = "light" | "dark";

/** The color of a square; a1 is dark. */
export const colorOf = (board: Board, square: Square): Color =>
  (fileOf(board, square) + rankOf(board, square)) % 2 === 0 ? "dark" : "light";

/** How far one square lies from another in files and in ranks, both without their sign. */
export const apart = (
  board: Board,
  from: Square,
  to: Square,
): { readonly files: number; readonly ranks: number } => ({
  files: Math.abs(fileOf(board, to) - fileOf(board, from)),
  ranks: Math.abs(rankOf(board, to) - rankOf(board, from)),
});

/**
 * The superimposed board, (2 × files − 1) × (2 × ranks − 1) squares: wherever a square of the board is
 * laid on its center, the whole board lies within it. Pioneer's array 15×15 is that of 8×8.
 * Source: B. Stilman, A Linguistic Geometry of the Chess Model (1994), cited on the page Distance.
 */
export const superimposed = (board: Board): Board => ({
  files: 2 * board.files - 1,
  ranks: 2 * board.ranks - 1,
});

/** The center of the superimposed board, on which a square of the board is laid: 112 on 15×15. */
export const superimposedCenter = (board: Board): Square =>
  squareAt(superimposed(board), board.files - 1, board.ranks - 1);

/** Source text of a square's file, from an expression for the square: `sq1 & 7` on 8×8. */
export const fileSource = (board: Board, square: string): string =>
  isPowerOfTwo(board.files) ? `(${square} & ${board.files - 1})` : `(${square} % ${board.files})`;

/** Source text of a square's rank, from an expression for the square: `sq1 >> 3` on 8×8. */
export const rankSource = (board: Board, square: string): string =>
  isPowerOfTwo(board.files)
    ? `(${square} >> ${Math.log2(board.files)})`
    : `Math.floor(${square} / ${board.files})`;

/**
 * Source text of files × rank plus a constant, which differences cancel: `sq1 | 7`, the last square of
 * the rank, where the files are a power of two; elsewhere the first square of the rank.
 */
export const rankEdgeSource = (board: Board, square: string): string =>
  isPowerOfTwo(board.files)
    ? `(${square} | ${board.files - 1})`
    : `${board.files} * ${rankSource(board, square)}`;

/** Source text of squares × first + second, the index of a pair of squares: `sq1 << 6 | sq2` on 8×8. */
export const pairSource = (board: Board, first: string, second: string): string => {
  const count = squareCount(board);
  return isPowerOfTwo(count)
    ? `(${first} << ${Math.log2(count)}) | ${second}`
    : `${first} * ${count} + ${second}`;
};

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));
