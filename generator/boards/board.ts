/**
 * The board and its squares. Squares are numbered rank by rank from a1: square = rank × files + file,
 * so on 8×8 a1 = 0, h1 = 7, a8 = 56 and h8 = 63.
 */

import { demandType } from "../errors.js";

/** A board of `files` × `ranks` squares, each count at least 1. Answers are cached by board object. */
export interface Board {
  /** How many files, the columns. */
  readonly files: number;
  /** How many ranks, the rows. */
  readonly ranks: number;
}

/** What follows from a board alone, made once for each. */
export const perBoard = <Made extends object>(
  make: (board: Board) => Made,
): ((board: Board) => Made) => {
  const known = new WeakMap<Board, Made>();
  return (board) => {
    const made = known.get(board) ?? make(board);
    known.set(board, made);
    return made;
  };
};

/** The most files, and the most ranks, that a board may have. */
export const LARGEST_SIDE = 32;

/** A board of 1…32 files and 1…32 ranks; throws a `RangeError` for other counts. */
export const board = (files: number, ranks: number): Board => {
  demandType("board: files", files, "number");
  demandType("board: ranks", ranks, "number");
  const fits = (count: number): boolean =>
    Number.isInteger(count) && count >= 1 && count <= LARGEST_SIDE;
  if (!fits(files) || !fits(ranks))
    throw new RangeError(
      `a board of ${files}×${ranks}: files and ranks must be 1 to ${LARGEST_SIDE} each`,
    );
  return { files, ranks };
};

/** A square's number, 0…files × ranks − 1. */
export type Square = number;

/** One move of a leaper: files to the right and ranks up; negative numbers are to the left and down. */
export interface Leap {
  /** How many files to the right. */
  readonly files: number;
  /** How many ranks up. */
  readonly ranks: number;
}

/** Something that moves, such as a piece. */
export interface Mover {
  /** The moves from any square of a board; from each square, those that leave the board are ignored. */
  readonly leaps: (board: Board) => readonly Leap[];
}

/** How many squares the board has. */
export const squareCount = (board: Board): number => board.files * board.ranks;

/** The square on a file (0 = a) and a rank (0 = rank 1). */
export const squareAt = (board: Board, file: number, rank: number): Square =>
  rank * board.files + file;

/** The file of a square, 0…files − 1. */
export const fileOf = (board: Board, square: Square): number => square % board.files;

/** The rank of a square, 0…ranks − 1. */
export const rankOf = (board: Board, square: Square): number => Math.floor(square / board.files);

/** The square a leap away; `undefined` off the board. */
export const leapFrom = (
  board: Board,
  square: Square,
  { files, ranks }: Leap,
): Square | undefined => {
  const [file, rank] = [fileOf(board, square) + files, rankOf(board, square) + ranks];
  return file >= 0 && file < board.files && rank >= 0 && rank < board.ranks
    ? squareAt(board, file, rank)
    : undefined;
};

/** Every square, in ascending order. */
export const squaresOf: (board: Board) => readonly Square[] = perBoard((board): readonly Square[] =>
  Array.from({ length: squareCount(board) }, (_, square) => square),
);

/** The name of a square, such as `e4`. The files after z are aa, ab, and so on. */
export const squareName = (board: Board, square: Square): string =>
  `${fileName(fileOf(board, square))}${rankName(rankOf(board, square))}`;

/** The square of a name, such as `e4`; `undefined` if the board has no such square. */
export const squareNamed = (board: Board, name: string): Square | undefined =>
  squaresOf(board).find((square) => squareName(board, square) === name);

/** The name of a rank, 0 for the first: its number from 1. */
export const rankName = (rank: number): string => `${rank + 1}`;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The name of a file, 0 for a: a letter, or two after z. */
export const fileName = (file: number): string =>
  (file < LETTERS.length ? "" : LETTERS.charAt(Math.floor(file / LETTERS.length) - 1)) +
  LETTERS.charAt(file % LETTERS.length);

/** The distance between two squares in files and in ranks, each 0 or more. */
export const apart = (board: Board, from: Square, to: Square): Leap => ({
  files: Math.abs(fileOf(board, to) - fileOf(board, from)),
  ranks: Math.abs(rankOf(board, to) - rankOf(board, from)),
});
