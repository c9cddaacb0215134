/** Distances far from all edges: on a board so large that a larger one would change nothing. */
import {
  apart,
  squareName,
  rectangle,
  type Board,
  type Vector,
} from "../../generator/boards/board.js";
import { termsOf } from "../../generator/pieces.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { CORNER_RULE_MOVES } from "../../generator/corner-rule.js";
import { hasOneCorner, pairsOf, type Pair } from "./conflict.js";
import { distancesFrom, distanceText, type Metric } from "./metrics.js";
import { squareAt } from "./places.js";

/** The largest number of squares from the middle to the edge of a board that is tried. */
const LARGEST_RADIUS = 256;

/**
 * The distance for a difference without edges; `undefined` if there is none, or none is certain.
 * A square of a path is at most half its moves from one end: if the board reaches that far for one
 * move less than was found, no shorter path leaves it. A rider leaps any distance, but the two
 * moves of a shorter path meet near its ends, so that up to 3 moves are certain.
 */
const distanceWithRoom = (
  metric: Metric,
  board: Board,
  { files, ranks }: Vector,
): number | undefined => {
  const onBoardOf = (radius: number): number | undefined => {
    const field = rectangle(2 * radius + 1, 2 * radius + 1);
    const center = squareAt(field, radius, radius);
    return distancesFrom(metric, field, [center])[center + squareAt(field, files, ranks)];
  };
  const apart = Math.max(files, ranks);
  const longest = longestLeap(metric);
  let radius = 2 * Math.max(board.files, board.ranks) - 1;
  if (longest === Infinity) {
    const moves = onBoardOf(radius);
    return moves !== undefined && moves <= 3 ? moves : undefined;
  }
  while (radius <= LARGEST_RADIUS) {
    const moves = onBoardOf(radius);
    // A leaper that has not arrived with room for two leaps around both squares never does.
    const needed = apart + (moves === undefined ? 2 : Math.floor((moves - 1) / 2)) * longest;
    if (needed <= radius) return moves;
    radius = needed;
  }
  return undefined;
};

/** The longest leap along a file or rank: `Infinity` for riders, 0 for the combined distance. */
const longestLeap = ({ piece, measure }: Metric): number => {
  const notation = piece && measure.piece?.notation;
  if (notation === undefined) return 0;
  const movements = termsOf(notation).flatMap((term) => term.movements);
  return Math.max(...movements.map(({ files, ranks, range }) => Math.max(files, ranks) * range));
};

/** Why the distance of a pair differs from that far from the edges; `undefined` if it does not. */
export const reasonOf = (metric: Metric, board: Board, pair: Pair): string | undefined => {
  const { from, to, distance } = pair;
  const difference = apart(board, from, to);
  const withRoom = distanceWithRoom(metric, board, difference);
  if (withRoom === undefined || withRoom === distance) return undefined;
  const room = `on a larger board the distance is ${distanceText(metric, withRoom)}`;
  if (distance === undefined) return `The board is too small: ${room}.`;
  const corner = [from, to].find((end) => CORNERS.contains(board, end));
  return corner !== undefined && isCornerRule(metric, board, difference, withRoom)
    ? `Elsewhere, squares that lie like these two are ${distanceText(metric, withRoom)} apart. ` +
        `From the corner ${squareName(board, corner)} it takes ${CORNER_RULE_MOVES} moves more: the corner rule.`
    : `The edge is in the way: ${room}.`;
};

/** True if all pairs of a difference are `withRoom` apart, or 2 more with exactly one corner. */
const isCornerRule = (
  metric: Metric,
  board: Board,
  difference: Vector,
  withRoom: number,
): boolean =>
  pairsOf(metric, board).every((pair) => {
    const { files, ranks } = apart(board, pair.from, pair.to);
    if (files !== difference.files || ranks !== difference.ranks) return true;
    return pair.distance === withRoom + (hasOneCorner(board, pair) ? CORNER_RULE_MOVES : 0);
  });
