/** The boards of the explorer. */
import type { Board, Square } from "../../generator/boards/board.js";
import { rectangle } from "../../generator/boards/rectangle.js";

/** The board of this size, the same object each time. */
export const boardOf: (files: number, ranks: number) => Board = rectangle;

/** The size of a board in an address and on a command line, such as `10x8`. */
export const sizeOf = ({ files, ranks }: Pick<Board, "files" | "ranks">): string =>
  `${files}x${ranks}`;

/** The square on a file (0 = a) and a rank (0 = rank 1) of a board. */
export const squareAt = (
  { files: width }: Pick<Board, "files">,
  file: number,
  rank: number,
): Square => rank * width + file;
