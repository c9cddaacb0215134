/** What an array may be that has elements between or around those of a table. */
import { rectangle } from "../core/board.js";
import { numberedAs } from "../boards/numbering.js";
import { at } from "../common.js";
import { candidatesFor, formOf, requestedLike, type Candidate } from "./candidates.js";
import { numberingsIn } from "./numberings.js";
import type { Value } from "./read-arrays.js";

/** The sides of the boards of chess, shogi and xiangqi, which programs keep in larger arrays. */
const SIDES = [8, 9, 10];

/**
 * The candidates for an array that has an element for each square of a board, or for each difference of squares, in
 * coordinates of its own: those whose elements, in the order of their own table, are like those of the array.
 */
export function* candidatesWithin(
  values: readonly Value[],
  isLike: (values: readonly Value[], candidate: Candidate) => boolean,
): Generator<Candidate> {
  const boards = SIDES.flatMap((ranks) => SIDES.map((files) => rectangle(files, ranks)));
  // In almost all programs, a row of an array is a rank.
  for (const isFileMajor of [false, true])
    for (const board of boards)
      for (const isByDifference of [false, true]) {
        const { files, ranks } = board;
        const array = isByDifference ? rectangle(2 * files - 1, 2 * ranks - 1) : board;
        const numberings = numberingsIn(values, array, isFileMajor);
        if (numberings.length === 0) continue;
        const all = [...candidatesFor(array.squares.length, false)].filter(
          ({ table: { layout } }) =>
            layout.board === board && layout.isByDifference === isByDifference,
        );
        for (const one of numberings) {
          const { file, rank, length } = one;
          const { numbers } = numberedAs(array, one);
          const inner = numbers.map((number) => at(values, number));
          const zero = at(numbers, Math.floor(numbers.length / 2));
          for (const candidate of all) {
            const request = isLike(inner, candidate) && requestedLike(candidate).request;
            if (typeof request !== "object") continue;
            const own = isByDifference
              ? { layout: [{ file, rank, zero, length }], name: "own" }
              : { squares: one };
            yield* formOf({ ...request, ...own }, values.length);
          }
        }
      }
}
