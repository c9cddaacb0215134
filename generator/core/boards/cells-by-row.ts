/** The cells around a board, in the order in which its squares are numbered. */
import type { Board, Vector } from "./board.js";

/** The cells of the smallest rectangle around a board, row by row, including the cells of holes. */
export const cellsByRow = ({ files, ranks, lattice: { row } }: Board): readonly Vector[] => {
  const width = row === "ranks" ? files : ranks;
  return Array.from({ length: files * ranks }, (_, place) => {
    const [along, across] = [place % width, Math.floor(place / width)];
    return row === "ranks" ? { files: along, ranks: across } : { files: across, ranks: along };
  });
};
