/** Finds a smaller array inside a larger one: a board in a mailbox, for example. */
import type { Board, Numbering } from "../core/boards/board.js";
import type { Value } from "./read-arrays.js";

/**
 * The numberings with which an array has an element for each square of a rectangle, and equal elements everywhere else.
 * Empty if too many numberings are possible.
 */
export const numberingsIn = (
  values: readonly Value[],
  { files, ranks }: Board,
  isFileMajor: boolean,
): readonly Numbering[] => {
  const { length } = values;
  const found: Numbering[] = [];
  if (4 * files * ranks < length) return [];
  const [rows, columns] = isFileMajor ? [files, ranks] : [ranks, files];
  for (let row = columns; row * (rows - 1) + columns <= length; row++)
    for (let first = 0; first + row * (rows - 1) + columns <= length; first++) {
      // If there are no gaps between the rows, only whole rows may surround them: an extra number is a mistake.
      if (row === columns && (first % row > 0 || length % row > 0)) continue;
      const isOther = (_: unknown, index: number): boolean =>
        index < first || index >= first + row * rows || (index - first) % row >= columns;
      const filler = values.find(isOther);
      if (values.some((value, index) => value !== filler && isOther(value, index))) continue;
      // Most numbers increase (1) upward and to the right; some decrease (−1).
      for (const right of [1, -1])
        for (const up of [1, -1]) {
          const [file, rank] = isFileMajor ? [row * right, up] : [right, row * up];
          const start = first - Math.min(0, file * (files - 1)) - Math.min(0, rank * (ranks - 1));
          found.push({ start, file, rank, length });
        }
      // An array with so many possible numberings is nearly empty.
      if (found.length > 200) return [];
    }
  return found;
};
