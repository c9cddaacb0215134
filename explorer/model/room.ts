/** Distances far from all edges: on a board so large that a larger one would change nothing. */
import { onceFor } from "../../generator/common.js";
import {
  squareName,
  rectangle,
  type Board,
  type Mover,
  type Vector,
} from "../../generator/boards/board.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { CORNER_RULE_MOVES } from "../../generator/table.js";
import { hasOneCorner, pairsLike, type Pair } from "./conflict.js";
import { distanceText, type Metric } from "./metrics.js";

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
const distanceWithRoom = (piece: Mover, board: Board, difference: Vector): number | undefined => {
  const movesWithin = (radius: number): number | undefined =>
    movesOnField(piece.leaps(rectangle(2 * radius + 1, 2 * radius + 1)), radius, difference);
  let radius = 2 * Math.max(board.files, board.ranks) - 1;
  const found = movesWithin(radius) ?? Infinity;
  if (found <= 2) return found;
  const { longest, numbers } = leapsOf(piece);
  if (longest > LARGEST_LEAP / 2) {
    const isTwo = [...numbers].some((leap) => numbers.has(numberOf(difference) - leap));
    return isTwo ? 2 : found === 3 ? found : undefined;
  }
  while (radius <= LARGEST_RADIUS) {
    const moves = movesWithin(radius);
    // A leaper that has not arrived with room for two leaps around both squares never does.
    const leaps = moves === undefined ? 2 : Math.floor((moves - 1) / 2);
    const needed = lengthOf(difference) + leaps * longest;
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
  difference: Vector,
): number | undefined => {
  const side = 2 * radius + 1;
  // A leap off the field ends in the other half of a row, or in none.
  const width = 2 * side;
  const [target = 0, ...steps] = [difference, ...leaps].map(
    ({ files, ranks }) => ranks * width + files,
  );
  const isReached = new Uint8Array(width * side);
  let frontier = [radius * width + radius];
  for (let moves = 0; frontier.length > 0; moves++) {
    if (frontier.includes(radius * width + radius + target)) return moves;
    const ends = frontier.flatMap((from) => steps.map((step) => from + step));
    frontier = ends.filter((to) => {
      const isNew = to % width < side && isReached[to] === 0;
      if (isNew) isReached[to] = 1;
      return isNew;
    });
  }
  return undefined;
};

const lengthOf = ({ files, ranks }: Vector): number => Math.max(Math.abs(files), Math.abs(ranks));

/** The longest leap of a piece along a file or rank, and all leaps as numbers. */
const leapsOf = onceFor((piece: Mover) => {
  const leaps = piece.leaps(rectangle(LARGEST_LEAP + 1, LARGEST_LEAP + 1));
  return { longest: Math.max(0, ...leaps.map(lengthOf)), numbers: new Set(leaps.map(numberOf)) };
});

const numberOf = ({ files, ranks }: Vector): number => files + 4 * LARGEST_LEAP * ranks;

/** Why the distance of a pair differs from that far from the edges; `undefined` if it does not. */
export const reasonOf = (metric: Metric, board: Board, pair: Pair): string | undefined => {
  const { from, to, distance } = pair;
  const { piece } = metric.measure;
  // The combined distance is the same with any room.
  if (!board.isRectangle || !piece) return undefined;
  const withRoom = distanceWithRoom(piece, board, board.minus(to, from));
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
