/**
 * The fill: distances by expanding a set of squares, one move at a time, until nothing new is reached. It shares no code with
 * the formulas that it is compared with.
 * Source: page Knight-Distance, "Knight Fill"; generalized to any leaper, any board and any set of origins.
 */
import type { Mover, Square } from "../boards/board.js";
import { fromOrigins, type Distance, type Way } from "./measure.js";

/** The distance from the nearest origin: 0 at the origins, `undefined` for squares that are never reached. */
export const byFill = ({ leaps }: Mover): Way<Distance> =>
  fromOrigins("the fill", (board) => {
    const vectors = leaps(board);
    const known: (readonly Square[] | undefined)[] = [];
    const movesFrom = (square: Square): readonly Square[] =>
      (known[square] ??= vectors
        .map((leap) => board.plus(square, leap))
        .filter((to) => to !== undefined));
    return (origins) => {
      const distances = board.squares.map((): Distance => undefined);
      let frontier: readonly Square[] = origins;
      for (const origin of origins) distances[origin] = 0;
      for (let distance = 1; frontier.length > 0; distance++) {
        const reached: Square[] = [];
        for (const square of frontier)
          for (const to of movesFrom(square))
            if (distances[to] === undefined) {
              distances[to] = distance;
              reached.push(to);
            }
        frontier = reached;
      }
      return distances;
    };
  });
