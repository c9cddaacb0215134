/** Why an array by difference cannot hold a piece's distances: two pairs that share an entry. */
import { squareName, type Board, type Square } from "../../generator/boards/board.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { elementOf, type Layout } from "../../generator/layouts/layout.js";
import type { Answer } from "../../generator/measures/element.js";
import type { WrongCall } from "../../generator/table.js";
import { distancesFrom, movesText, type Metric } from "./metrics.js";

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
  const alike = (key: (pair: Pair) => string): Conflict | undefined => {
    const firsts = new Map<string, Pair>();
    for (const pair of pairs) {
      const first = firsts.get(key(pair));
      if (first === undefined) firsts.set(key(pair), pair);
      else if (first.distance !== pair.distance) return [first, pair];
    }
    return undefined;
  };
  const entryKey = ({ from, to }: Pair): string => `${entryAt(from, to)}`;
  return alike((pair) => `${entryKey(pair)} ${hasOneCorner(board, pair)}`) ?? alike(entryKey);
};

/** Whether exactly one of two squares is a corner, so that the corner rule applies. */
export const hasOneCorner = (board: Board, { from, to }: Pair): boolean =>
  CORNERS.contains(board, from) !== CORNERS.contains(board, to);

/** A pair with the same difference but another distance; `undefined` if there is none. */
export const alikeElsewhere = (metric: Metric, board: Board, pair: Pair): Pair | undefined => {
  const { files, ranks } = board.minus(pair.to, pair.from);
  return pairsOf(metric, board).find(({ from, to, distance }) => {
    const by = board.minus(to, from);
    return by.files === files && by.ranks === ranks && distance !== pair.distance;
  });
};

export const conflictText = (metric: Metric, board: Board, [first, second]: Conflict): string => {
  const ends = ({ from, to }: Pair): string =>
    `${squareName(board, from)}–${squareName(board, to)}`;
  return (
    `${ends(first)} and ${ends(second)} lie alike, so that this layout has one entry for both. ` +
    `But for ${metric.label} the first ${farText(first.distance)} and the second ${farText(second.distance)}: ` +
    "no number is right for both."
  );
};

/**
 * Explains a refusal without a conflict: the array is filled on a larger board, with more room.
 */
export const roomText = (
  { label }: Metric,
  board: Board,
  { squares, found, expected }: WrongCall,
): string => {
  const [from = "", to = ""] = squares.map((square) => squareName(board, square));
  return (
    "This layout is filled on a larger board, where a piece has more room. There, two squares that lie like " +
    `${from} and ${to} are ${typeof found === "number" ? movesText(found) : "no number of moves"} ` +
    `apart for ${label}; here, ${to} ${farText(expected)}.`
  );
};

const farText = (distance: Answer): string =>
  typeof distance === "number" ? `takes ${movesText(distance)}` : "is never reached";

export const pairsOf = (metric: Metric, board: Board): readonly Pair[] =>
  board.squares.flatMap((from) =>
    distancesFrom(metric, board, [from]).map((distance, to) => ({ from, to, distance })),
  );
