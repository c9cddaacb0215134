/** Distances far from all edges: on a board so large that a larger one would change nothing. */
import { onceFor } from "../../generator/common.js";
import { squareName, rectangle, type Board, type Vector } from "../../generator/boards/board.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { CORNER_RULE_MOVES } from "../../generator/table.js";
import { hasOneCorner, pairsLike, type Pair } from "./conflict.js";
import { distancesFrom, distanceText, type Metric } from "./metrics.js";
import { squareAt } from "./places.js";

/** The largest number of squares from the middle to the edge of a board that is tried. */
const LARGEST_RADIUS = 256;

/** The longest leap that is tried; a piece with more than half of it is taken for a rider. */
const LARGEST_LEAP = 127;

/**
 * The distance for a difference without edges; `undefined` if there is none, or none is certain.
 * A square of a path is at most half its moves from one end: if the board reaches that far for one
 * move less than was found, no shorter path leaves it. A rider leaps any distance, so that 1 move is
 * certain, 2 are tried with very long leaps, and 3 are certain where there are no 2.
 */
const distanceWithRoom = (metric: Metric, board: Board, difference: Vector): number | undefined => {
  const { files, ranks } = difference;
  const onBoardOf = (radius: number): number | undefined => {
    const field = rectangle(2 * radius + 1, 2 * radius + 1);
    const { piece } = metric.measure;
    if (piece) return movesOnField(piece.leaps(field), radius, difference);
    const center = squareAt(field, radius, radius);
    const target = squareAt(field, radius + files, radius + ranks);
    return distancesFrom(metric, field, [center])[target];
  };
  const apart = Math.max(Math.abs(files), Math.abs(ranks));
  let radius = 2 * Math.max(board.files, board.ranks) - 1;
  const found = onBoardOf(radius) ?? Infinity;
  if (found <= 2) return found;
  const { longest, numbers } = leapsOf(metric);
  if (longest > LARGEST_LEAP / 2) {
    const isTwo = [...numbers].some((leap) => numbers.has(numberOf(difference) - leap));
    return isTwo ? 2 : found === 3 ? found : undefined;
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

/**
 * The moves from the middle of a field to a square beside it. This fill ends at that square and
 * calculates no other moves, because it runs while the pointer moves.
 */
const movesOnField = (
  leaps: readonly Vector[],
  radius: number,
  { files, ranks }: Vector,
): number | undefined => {
  const side = 2 * radius + 1;
  const target = (radius + ranks) * side + radius + files;
  const isReached = new Uint8Array(side * side);
  let frontier = [radius * side + radius];
  for (let moves = 0; frontier.length > 0; moves++) {
    if (frontier.includes(target)) return moves;
    const reached: number[] = [];
    for (const square of frontier) {
      const file = square % side;
      const rank = (square - file) / side;
      for (const leap of leaps) {
        const [toFile, toRank] = [file + leap.files, rank + leap.ranks];
        const to = toRank * side + toFile;
        if (Math.min(toFile, toRank) < 0 || Math.max(toFile, toRank) >= side) continue;
        if (isReached[to] === 1) continue;
        isReached[to] = 1;
        reached.push(to);
      }
    }
    frontier = reached;
  }
  return undefined;
};

/** The longest leap of a piece along a file or rank, and all leaps as numbers. */
const leapsOf = onceFor(({ measure }: Metric) => {
  const leaps = measure.piece?.leaps(rectangle(LARGEST_LEAP + 1, LARGEST_LEAP + 1)) ?? [];
  const lengths = leaps.map(({ files, ranks }) => Math.max(Math.abs(files), Math.abs(ranks)));
  return { longest: Math.max(0, ...lengths), numbers: new Set(leaps.map(numberOf)) };
});

const numberOf = ({ files, ranks }: Vector): number => files + 4 * LARGEST_LEAP * ranks;

/** Why the distance of a pair differs from that far from the edges; `undefined` if it does not. */
export const reasonOf = (metric: Metric, board: Board, pair: Pair): string | undefined => {
  const { from, to, distance } = pair;
  if (!board.isRectangle) return undefined;
  const withRoom = distanceWithRoom(metric, board, board.minus(to, from));
  if (withRoom === undefined || withRoom === distance) return undefined;
  const room = `on a larger board the distance is ${distanceText(metric, withRoom)}`;
  if (distance === undefined) return `The board is too small: ${room}.`;
  const corner = [from, to].find((end) => CORNERS.contains(board, end));
  const isRuled = (one: Pair): boolean =>
    one.distance === withRoom + (hasOneCorner(board, one) ? CORNER_RULE_MOVES : 0);
  return corner !== undefined && pairsLike(metric, board, pair).every(isRuled)
    ? `Elsewhere, it takes ${distanceText(metric, withRoom)} between squares that lie like ${squareName(board, from)} and ${squareName(board, to)}. ` +
        `${corner === from ? "From" : "To"} the corner ${squareName(board, corner)} it takes ${CORNER_RULE_MOVES} more: the corner rule.`
    : `The edge is in the way: ${room}.`;
};
