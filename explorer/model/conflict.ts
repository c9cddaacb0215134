/** Why pairs of squares that lie alike are not equally far apart: finds others on the board, and says what differs. */
import { at } from "../../generator/common.js";
import { squareName, type Board, type Square } from "../../generator/core/board.js";
import { CORNERS } from "../../generator/core/regions.js";
import { elementOf, type Layout } from "../../generator/core/layout.js";
import type { Answer } from "../../generator/core/measure.js";
import { CORNER_RULE_MOVES } from "../../generator/core/table.js";
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

/** Why the distance of a pair is not that of others that lie alike; `undefined` if it is. */
export const reasonOf = (metric: Metric, board: Board, pair: Pair): string | undefined => {
  const { from, to, distance } = pair;
  if (!board.isRectangle || !metric.piece) return undefined;
  const alike = pairsLike(metric, board, pair);
  const least = Math.min(...alike.map((one) => one.distance ?? Infinity));
  if (least === Infinity || least === distance) return undefined;
  const elsewhere = `Elsewhere, it takes ${distanceText(metric, least)} between squares that lie like ${squareName(board, from)} and ${squareName(board, to)}.`;
  const corner = [from, to].find((end) => CORNERS.contains(board, end));
  const isRuled = (one: Pair): boolean =>
    one.distance === least + (hasOneCorner(board, one) ? CORNER_RULE_MOVES : 0);
  const why =
    corner !== undefined && alike.every(isRuled)
      ? `${corner === from ? "From" : "To"} the corner ${squareName(board, corner)} it takes ${CORNER_RULE_MOVES} more: the corner rule.`
      : "Here the edge is in the way.";
  return `${elsewhere} ${why}`;
};
