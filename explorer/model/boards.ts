/** The boards of the explorer, one object for each size: the core caches its answers by board object. */
import type { Board } from "../../generator/boards/board.js";
import { BOARD } from "../../generator/catalogue.js";

/** The board of this size, the same object each time; for 8×8 it is the package's board. */
export const boardOf = (files: number, ranks: number): Board => {
  const size = sizeOf({ files, ranks });
  const known = boards.get(size) ?? { files, ranks };
  boards.set(size, known);
  return known;
};

/** The size of a board in an address and on a command line, such as `10x8`. */
export const sizeOf = ({ files, ranks }: Board): string => `${files}x${ranks}`;

const boards = new Map([[sizeOf(BOARD), BOARD]]);
