/** Boards whose squares are numbered as in a user's program. */
import { at } from "../common.js";
import { boardKnownAs, LARGEST_SIDE, squareName } from "../core/boards/board.js";
import type { Board, Numbering, NumberingShape } from "../core/boards/board.js";

/**
 * The name of a numbering in a request. `a1` and `a8` count rank by rank from the square of this name; `0x88` skips as
 * many numbers after each rank as the rank has squares; `mailbox` is the 10×12 board, where a1 is 21.
 */
export type NumberingName = "a1" | "a8" | "0x88" | "mailbox";

export const NUMBERING_NAMES: readonly NumberingName[] = ["a1", "a8", "0x88", "mailbox"];

/** The numbering of squares in a request. */
export type NumberingRequest = NumberingName | NumberingShape;

/** Returns the formula of the numbering that a request means on a board. For `a1`, the formula is right only on a grid. */
export const formulaOf = ({ files, ranks, cells }: Board, squares: NumberingRequest): Numbering => {
  const named = {
    a1: { rank: files, length: files * ranks },
    a8: { start: files * (ranks - 1), rank: -files, length: files * ranks },
    "0x88": { rank: 2 * files, length: 2 * files * ranks },
    mailbox: { start: 21, rank: 10, length: 120 },
  };
  const shape: NumberingShape = typeof squares === "string" ? named[squares] : squares;
  const { start = 0, file = 1, rank } = shape;
  const numbers = cells.map((cell) => start + file * cell.files + rank * cell.ranks);
  return { start, file, rank, length: shape.length ?? Math.max(...numbers, 0) + 1 };
};

/** Returns the numbering that a request means on a board; `undefined` for `a1` if the board is not a grid. */
export const numberingOn = (board: Board, squares: NumberingRequest): Numbering | undefined =>
  squares === "a1" && !board.isGrid ? undefined : formulaOf(board, squares);

/** Returns the board with the numbering of a request. For `a1`, the board's own numbering, returns the same board. */
export const numberedAs = (board: Board, squares: NumberingRequest): Board => {
  if (squares === "a1") return board;
  const numbering = formulaOf(board, squares);
  const text = `${board.naming.request ?? board.name} ${JSON.stringify(numbering)}`;
  return boardKnownAs(text, () => ({ ...board, numbering }));
};

/** Returns the formula of the numbering that counts the ranks in the opposite order, such as `a8` for `a1`. */
export const upsideDown = (board: Board, squares: NumberingRequest): Numbering => {
  const { start, file, rank, length } = formulaOf(board, squares);
  return { start: start + rank * (board.ranks - 1), file, rank: -rank, length };
};

export const mistakeInNumbers = (board: Board, squares: NumberingRequest): string | undefined => {
  if (squares === "a1") return undefined;
  if (board.graphs) return "a graph has neither files nor ranks";
  if (squares === "mailbox" && board.name !== "8x8") return '"mailbox" is for 8x8 only';
  const { length } = formulaOf(board, squares);
  if (length > LARGEST_SIDE ** 2)
    return `the greatest number would be ${length - 1}; expected at most ${LARGEST_SIDE ** 2 - 1}`;
  const { numbers } = numberedAs(board, squares);
  for (const [square, number] of numbers.entries()) {
    const name = squareName(board, square);
    const first = numbers.indexOf(number);
    if (number < 0 || number >= length)
      return `${name} has the number ${number}; expected 0 to ${length - 1}`;
    if (first < square)
      return `${squareName(board, first)} and ${name} have the same number, ${at(numbers, first)}`;
  }
  return undefined;
};
