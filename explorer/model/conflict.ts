/** Why an array by difference cannot hold a piece's distances: two pairs of squares that share an entry. */
import {
  fileOf,
  rankOf,
  squareName,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { elementOf } from "../../generator/layouts/layout.js";
import { shownLayout, type ShownLayoutName } from "./layouts.js";
import { distancesFrom, labelOf, movesText, type Measured } from "./metrics.js";

/** Two squares, and the distance between them. */
export interface Pair {
  readonly from: Square;
  readonly to: Square;
  /** `undefined` if the second is never reached. */
  readonly distance: number | undefined;
}

/** Two pairs that share an entry, but not the distance. */
export type Conflict = readonly [Pair, Pair];

/** The first such pairs in a layout, of those that the corner rule cannot tell apart if there are any. */
export const conflictOf = (
  measured: Measured,
  board: Board,
  layout: ShownLayoutName,
): Conflict | undefined => {
  const entryAt = elementOf(shownLayout(layout).on(board));
  const pairs = pairsOf(measured, board);
  const isOneCorner = ({ from, to }: Pair): boolean =>
    CORNERS.contains(board, from) !== CORNERS.contains(board, to);
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
  return alike((pair) => `${entryKey(pair)} ${isOneCorner(pair)}`) ?? alike(entryKey);
};

/** A pair elsewhere that lies like this one, with another distance; `undefined` if there is none. */
export const alikeElsewhere = (measured: Measured, board: Board, pair: Pair): Pair | undefined => {
  const by = (coordinate: typeof fileOf, { from, to }: Pair): number =>
    coordinate(board, to) - coordinate(board, from);
  return pairsOf(measured, board).find(
    (other) =>
      by(fileOf, other) === by(fileOf, pair) &&
      by(rankOf, other) === by(rankOf, pair) &&
      other.distance !== pair.distance,
  );
};

/** What is in the way, in words. */
export const conflictText = (
  measured: Measured,
  board: Board,
  [first, second]: Conflict,
): string => {
  const ends = ({ from, to }: Pair): string =>
    `${squareName(board, from)}–${squareName(board, to)}`;
  return (
    `${ends(first)} and ${ends(second)} lie alike, so that this layout has one entry for both. ` +
    `But for ${labelOf(measured)} the first ${farText(first.distance)} and the second ${farText(second.distance)}: ` +
    "no number is right for both."
  );
};

/**
 * What is in the way if no two pairs are: an array that is filled on a larger board holds what is possible only there.
 */
export const roomText = (
  measured: Measured,
  board: Board,
  layout: ShownLayoutName,
  held: readonly unknown[],
): string => {
  const entryAt = elementOf(shownLayout(layout).on(board));
  const wrong = pairsOf(measured, board).find(
    ({ from, to, distance }) => held[entryAt(from, to)] !== distance,
  );
  if (wrong === undefined) throw new Error(`${layout} holds ${labelOf(measured)}`);
  const { from, to, distance } = wrong;
  const more = held[entryAt(from, to)];
  return (
    "This layout is filled on a larger board, where a piece has more room. There, two squares that lie like " +
    `${squareName(board, from)} and ${squareName(board, to)} are ${typeof more === "number" ? movesText(more) : "no number of moves"} ` +
    `apart for ${labelOf(measured)}; here, ${squareName(board, to)} ${farText(distance)}.`
  );
};

const farText = (distance: number | undefined): string =>
  distance === undefined ? "is never reached" : `takes ${movesText(distance)}`;

const pairsOf = (measured: Measured, board: Board): readonly Pair[] =>
  board.squares.flatMap((from) =>
    distancesFrom(measured, board, [from]).map((distance, to) => ({ from, to, distance })),
  );
