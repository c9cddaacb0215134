/** The ways of a distance: the fill, then a formula or the certificate, which shares only the moves with the fill. */
import { apart, type Square, type Vector } from "./board.js";
import { movesOf, openTo, reversed, type Mover } from "./moves.js";
import { at } from "../common.js";
import { CORNERS } from "./regions.js";
import { fromOrigins, type Way, type Distance } from "./measure.js";

/**
 * The fill: expands a set of squares, one move at a time, until it reaches no new squares.
 * Source: the Knight-Distance page, "Knight Fill"; generalized to any piece, any board and any set of origins.
 */
export const byFill = (mover: Mover): Way<Distance> =>
  fromOrigins("the fill", (board) => (origins) => {
    const movesFrom = movesOf(mover, board);
    const distances = board.squares.map((): Distance => undefined);
    let frontier: readonly Square[] = openTo(mover, board, origins);
    for (const origin of frontier) distances[origin] = 0;
    for (let distance = 1; frontier.length > 0; distance++) {
      const reached: Square[] = [];
      for (const square of frontier)
        for (const to of at(movesFrom, square))
          if (distances[to] === undefined) {
            distances[to] = distance;
            reached.push(to);
          }
      frontier = reached;
    }
    return distances;
  });

/**
 * The certificate: computes each distance again, from the distances that the given way finds for other squares.
 * Distances are correct if and only if exactly the origins have 0, and every other square has 1 more than the least
 * distance among the squares one move back, or is unreachable if all those squares are. This holds on any graph.
 */
export const certificateOf = (mover: Mover, way: Way<Distance>): Way<Distance> =>
  fromOrigins("the certificate", (board) => {
    const before = movesOf(reversed(mover), board);
    const answers = way.on(board);
    return (origins) => {
      const distances = answers(origins);
      const open = openTo(mover, board, origins);
      return before.map((squares, square) => {
        if (open.includes(square)) return 0;
        const least = leastOf(squares, (one) => distances[one]);
        return least === undefined ? undefined : least + 1;
      });
    };
  });

/** The number of moves between two squares with the given absolute differences; `undefined` if there is no path. */
export type Formula = (apart: Vector, isOneCorner: () => boolean) => Distance;

/** The distance from the nearest origin, by a formula. */
export const byFormula = (name: string, formula: Formula): Way<Distance> =>
  fromOrigins(`the ${name}'s formula`, (board) => (origins) => {
    const isCorner = (square: Square): boolean => CORNERS.contains(board, square);
    const movesBetween = (from: Square, to: Square): Distance =>
      formula(apart(board, from, to), () => isCorner(from) !== isCorner(to));
    return board.squares.map((to) => leastOf(origins, (from) => movesBetween(from, to)));
  });

const leastOf = (
  squares: readonly Square[],
  distanceOf: (square: Square) => Distance,
): Distance => {
  let least: Distance;
  for (const square of squares) {
    const distance = distanceOf(square);
    if (distance !== undefined && distance < (least ?? Infinity)) least = distance;
  }
  return least;
};
