/**
 * The certificate: a check of distances that is shorter than a search and shares nothing with the fill except
 * the moves. Distances are right if and only if they are 0 exactly at the origins, and elsewhere 1 + the
 * least distance of the squares from which one move leads there, or unreachable if all of those are. This
 * holds on every board that is a graph.
 */
import type { Mover, Square } from "../boards/board.js";
import { fromOrigins, type Distance, type Way } from "./measure.js";

/** What each distance of another way must be, given the others. The two agree if and only if that way is right. */
export const certificateOf = ({ leaps }: Mover, way: Way<Distance>): Way<Distance> =>
  fromOrigins("the certificate", (board) => {
    const before = board.squares.map((): Square[] => []);
    for (const leap of leaps(board))
      for (const from of board.squares) {
        const to = board.plus(from, leap);
        if (to !== undefined) before[to]?.push(from);
      }
    const answers = way.on(board);
    return (origins) => {
      const distances = answers(origins);
      return before.map((squares, square) =>
        origins.includes(square) ? 0 : onePlusMinimum(distances, squares),
      );
    };
  });

const onePlusMinimum = (distances: readonly Distance[], squares: readonly Square[]): Distance => {
  let least = Infinity;
  for (const square of squares) least = Math.min(least, distances[square] ?? Infinity);
  return least === Infinity ? undefined : least + 1;
};
