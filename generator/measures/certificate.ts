/**
 * The certificate: a check of distances that is shorter than a search and shares nothing with the fill except
 * the moves. Distances are right if and only if they are 0 exactly at the origins, and elsewhere 1 + the
 * least distance of the squares from which one move leads there, or unreachable if all of those are. This
 * holds on every board that is a graph.
 */
import { leapFrom, squaresOf, type Board, type Mover, type Square } from "../boards/board.js";
import type { Distance, Way } from "./measure.js";

/** What each distance of another way must be, given the others. The two agree if and only if that way is right. */
export const certificateOf = ({ leaps }: Mover, way: Way<Distance>): Way<Distance> => ({
  name: "the certificate",
  on: (board) => {
    const before = squaresBefore(board, { leaps });
    const answers = way.on(board);
    return (origins) => {
      const distances = answers(origins);
      return before.map((squares, square) =>
        origins.includes(square) ? 0 : afterLeast(distances, squares),
      );
    };
  },
});

/** For each square, the squares from which one move leads to it. */
const squaresBefore = (board: Board, { leaps }: Mover): readonly (readonly Square[])[] => {
  const back = leaps(board).map(({ files, ranks }) => ({ files: -files, ranks: -ranks }));
  return squaresOf(board).map((square) =>
    back.map((leap) => leapFrom(board, square, leap)).filter((from) => from !== undefined),
  );
};

const afterLeast = (distances: readonly Distance[], squares: readonly Square[]): Distance => {
  let least = Infinity;
  for (const square of squares) least = Math.min(least, distances[square] ?? Infinity);
  return least === Infinity ? undefined : least + 1;
};
