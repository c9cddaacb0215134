/** Finds tables inside an array that has other elements between or around the elements of the table. */
import { rectangle } from "../core/boards/board.js";
import { numberedAs } from "../boards/numbering.js";
import { at } from "../common.js";
import { candidatesOf, requestedLike, type Candidate } from "./candidates.js";
import { numberingsIn } from "./numberings.js";
import type { Value } from "./read-arrays.js";
import { candidatesFor } from "./similar.js";

/** The lengths of the sides of the chess, shogi and xiangqi boards, which programs keep in larger arrays. */
const GAME_SIDES = [8, 9, 10];

const GAME_BOARDS = GAME_SIDES.flatMap((ranks) =>
  GAME_SIDES.map((files) => rectangle(files, ranks)),
);

/**
 * The candidates for an array that contains a smaller table, by square or by difference of squares, in its own
 * coordinates. `isLike` takes the elements of that table, in the usual order.
 */
export function* candidatesWithin(
  values: readonly Value[],
  isLike: (values: readonly Value[], candidate: Candidate) => boolean,
): Generator<Candidate> {
  // In almost all programs, the rows of an array are ranks, so ranks are tried first.
  for (const isFileMajor of [false, true])
    for (const board of GAME_BOARDS)
      for (const array of [board, rectangle(2 * board.files - 1, 2 * board.ranks - 1)])
        for (const numbering of numberingsIn(values, array, isFileMajor)) {
          const { file, rank, length } = numbering;
          // An array without other elements, in the usual order, is tried as a whole.
          if (file === 1 && rank === array.files && length === array.squares.length) continue;
          const { numbers } = numberedAs(array, numbering);
          const inner = numbers.map((number) => at(values, number));
          const zero = at(numbers, Math.floor(numbers.length / 2));
          for (const candidate of candidatesFor(inner, false)) {
            const { layout } = candidate.table;
            if (layout.board !== board || layout.isByDifference !== (array !== board)) continue;
            const request = isLike(inner, candidate) && requestedLike(candidate).request;
            if (typeof request !== "object") continue;
            const own =
              array === board
                ? { squares: numbering }
                : { layout: [{ file, rank, zero, length }], name: "own" };
            yield* candidatesOf({ ...request, ...own }, values.length);
          }
        }
}
