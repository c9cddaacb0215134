/**
 * Why pairs of squares that lie alike are not equally far apart. Finds two that share an entry of an array, and compares a
 * distance with that far from all edges, on a board so large that a larger one would change nothing.
 */
import { at, onceFor } from "../../generator/common.js";
import {
  rectangle,
  squareName,
  type Board,
  type Square,
  type Vector,
} from "../../generator/boards/board.js";
import type { Mover } from "../../generator/boards/mover.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { elementOf, type Layout } from "../../generator/layouts/layout.js";
import type { Answer } from "../../generator/measures/measure.js";
import { CORNER_RULE_MOVES } from "../../generator/table.js";
import { distancesFrom, distanceText, movesText, type Metric } from "./metrics.js";

export interface Pair {
  readonly from: Square;
  readonly to: Square;
  /** `undefined` if `to` is never reached. */
  readonly distance: number | undefined;
}

/** Two pairs that share an entry but have different distances. */
export type Conflict = readonly [Pair, Pair];

/** The first conflict in a layout, if possible one that the corner rule does not resolve. */
export const conflictOf = (metric: Metric, layout: Layout): Conflict | undefined => {
  const { board } = layout;
  const entryAt = elementOf(layout);
  const pairs = pairsOf(metric, board);
  // Both ways between two squares cannot be drawn well.
  const alike = (key: (pair: Pair) => string, isBack = false): Conflict | undefined => {
    const known = new Map<string, Pair[]>();
    for (const pair of pairs) {
      const others = known.get(key(pair)) ?? [];
      const other = others.find(
        ({ from, distance }) => distance !== pair.distance && (isBack || from !== pair.to),
      );
      if (other) return [other, pair];
      known.set(key(pair), others);
      others.push(pair);
    }
    return undefined;
  };
  const entryKey = ({ from, to }: Pair): string =>
    `${entryAt(at(board.numbers, from), at(board.numbers, to))}`;
  const cornerKey = (pair: Pair): string => `${entryKey(pair)} ${hasOneCorner(board, pair)}`;
  return alike(cornerKey) ?? alike(entryKey, true);
};

/** Whether exactly one of two squares is a corner, so that the corner rule applies. */
export const hasOneCorner = (board: Board, { from, to }: Pick<Pair, "from" | "to">): boolean =>
  CORNERS.contains(board, from) !== CORNERS.contains(board, to);

/** The pairs with the same difference as a pair, itself among them. */
export const pairsLike = (metric: Metric, board: Board, { from, to }: Pair): readonly Pair[] => {
  const difference = board.minus(to, from);
  return pairsOf(metric, board).filter((one) => board.plus(one.from, difference) === one.to);
};

/** `a1 → b2` */
export const pairText = (board: Board, { from, to }: Pair): string =>
  `${squareName(board, from)} → ${squareName(board, to)}`;

export const conflictText = (metric: Metric, board: Board, [first, second]: Conflict): string => {
  const isAlike = board.plus(second.from, board.minus(first.to, first.from)) === second.to;
  return (
    `${pairText(board, first)} and ${pairText(board, second)} lie alike${isAlike ? "" : " but for the direction"}, ` +
    "so that this layout has one entry for both. " +
    `But for ${metric.label} the first ${farText(first.distance)} and the second ${farText(second.distance)}: ` +
    "no number is right for both."
  );
};

const farText = (distance: Answer): string =>
  typeof distance === "number" ? `takes ${movesText(distance)}` : "is never reached";

const pairsOf = (metric: Metric, board: Board): readonly Pair[] =>
  board.squares.flatMap((from) =>
    distancesFrom(metric, board, [from]).map((distance, to) => ({ from, to, distance })),
  );

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
