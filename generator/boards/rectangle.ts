/** Rectangles of squares, numbered rank by rank from a1: on 8×8 a1 = 0, h1 = 7, a8 = 56 and h8 = 63. */
import { demandType } from "../errors.js";
import { boardOf, type Board } from "./board.js";

export const LARGEST_SIDE = 64;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The name of a file, 0 for a: a letter, or two after z. */
export const fileName = (file: number): string =>
  (file < LETTERS.length ? "" : LETTERS.charAt(Math.floor(file / LETTERS.length) - 1)) +
  LETTERS.charAt(file % LETTERS.length);

/** The name of a rank, 0 for the first: its number from 1. */
export const rankName = (rank: number): string => `${rank + 1}`;

const made = new Map<string, Board>();

/** The rectangle of a size, always the same object. */
export const rectangle = (files: number, ranks: number): Board => {
  const name = `${files}x${ranks}`;
  const board =
    made.get(name) ??
    boardOf({
      name,
      cells: Array.from({ length: files * ranks }, (_, square) => ({
        files: square % files,
        ranks: Math.floor(square / files),
      })),
      turns: [
        (vector) => ({ files: -vector.ranks, ranks: vector.files }),
        (vector) => ({ files: -vector.files, ranks: vector.ranks }),
      ],
      cellName: (cell) => `${fileName(cell.files)}${rankName(cell.ranks)}`,
    });
  made.set(name, board);
  return board;
};

/** A board of 1…64 files and 1…64 ranks; throws a `RangeError` for other counts. */
export const board = (files: number, ranks: number): Board => {
  demandType("board: files", files, "number");
  demandType("board: ranks", ranks, "number");
  const isSide = (count: number): boolean =>
    Number.isInteger(count) && count >= 1 && count <= LARGEST_SIDE;
  if (!isSide(files) || !isSide(ranks))
    throw new RangeError(
      `a board of ${files}×${ranks}: files and ranks must be 1 to ${LARGEST_SIDE} each`,
    );
  return rectangle(files, ranks);
};
