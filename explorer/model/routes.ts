/** Shortest routes of a piece: one to draw, and how many there are. */
import {
  fileOf,
  rankOf,
  type Board,
  type Square,
  type Vector,
} from "../../generator/boards/board.js";
import { at } from "../../generator/common.js";
import type { Distances } from "../drawing/grid.js";
import { distancesFrom, distancesTo } from "./metrics.js";
import type { State } from "./state.js";

/** A piece on a board, and two squares. */
export type Ends = Pick<State, "metric" | "board" | "origin" | "target">;

/** The squares one move closer to a target, by their distances to it. */
const closerFrom = (
  { metric, board }: Ends,
  square: Square,
  toTarget: Distances,
): readonly Square[] => {
  const distance = toTarget[square];
  if (distance === undefined) return [];
  const moves = distancesFrom(metric, board, [square]);
  return board.squares.filter((to) => moves[to] === 1 && toTarget[to] === distance - 1);
};

/**
 * A shortest route from the origin to the target that stays near the straight line. Empty if there
 * is none, as for the combined distance, which is not a number of moves.
 */
export const routeOf = (ends: Ends): readonly Square[] => {
  const { metric, board, origin, target } = ends;
  const toTarget = distancesTo(metric, board, [target]);
  if (metric.piece === undefined || toTarget[origin] === undefined) return [];
  const detour = (square: Square): number =>
    gap(board, origin, square) + gap(board, square, target);
  const route = [origin];
  for (let square = origin; square !== target;) {
    const [next] = closerFrom(ends, square, toTarget).toSorted(
      (one, other) => detour(one) - detour(other),
    );
    if (next === undefined) throw new Error(`no move leads closer from square ${square}`);
    route.push(next);
    square = next;
  }
  return route;
};

const gap = (board: Board, one: Square, other: Square): number =>
  Math.hypot(fileOf(board, one) - fileOf(board, other), rankOf(board, one) - rankOf(board, other));

/** The ways of two moves over cells, whose middles are on or off the board; none if the ends are the same. */
export const waysBetween = ({ metric, board, origin, target }: Ends) => {
  if (origin === target) return [];
  const leaps = metric.measure.piece?.leaps(board) ?? [];
  const { files, ranks } = board.minus(target, origin);
  const leadsOn = (first: Vector): boolean =>
    leaps.some((next) => first.files + next.files === files && first.ranks + next.ranks === ranks);
  const [start, end] = [at(board.cells, origin), at(board.cells, target)];
  return leaps
    .filter(leadsOn)
    .map((leap) => [
      start,
      { files: start.files + leap.files, ranks: start.ranks + leap.ranks },
      end,
    ]);
};

export const routeCount = (ends: Ends): number => {
  const { metric, board, origin, target } = ends;
  const toTarget = distancesTo(metric, board, [target]);
  if (metric.piece === undefined || toTarget[origin] === undefined) return 0;
  const counts = new Map([[target, 1]]);
  const countFrom = (square: Square): number => {
    const known = counts.get(square);
    if (known !== undefined) return known;
    const count = closerFrom(ends, square, toTarget)
      .map(countFrom)
      .reduce((sum, one) => sum + one, 0);
    counts.set(square, count);
    return count;
  };
  return countFrom(origin);
};
