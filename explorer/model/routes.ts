/** The shortest routes of a piece: one route to draw, and the number of all routes. */
import { countedPiece } from "../../generator/core/measures/measure.js";
import { minus } from "../../generator/core/boards/board.js";
import type { Board, Square, Vector } from "../../generator/core/boards/board.js";
import { at } from "../../generator/common.js";
import { pathCount } from "../../generator/core/measures/sets.js";
import { placementOf } from "../../generator/drawing/placement.js";
import { distancesFrom, distancesTo } from "./metrics.js";
import type { State } from "./state.js";

export type Ends = Pick<State, "metric" | "board" | "origin" | "target">;

/**
 * A shortest route from the origin to the target that stays near the straight line. Empty if there
 * is none, as for the combined distance, which is not a number of moves.
 */
export const routeOf = ({ metric, board, origin, target }: Ends): readonly Square[] => {
  const toTarget = distancesTo(metric, board, [target]);
  if (metric.piece === undefined || toTarget[origin] === undefined) return [];
  const detour = (square: Square): number =>
    gap(board, origin, square) + gap(board, square, target);
  const route = [origin];
  for (let [square, left] = [origin, toTarget[origin]]; left > 0; left--) {
    const moves = distancesFrom(metric, board, [square]);
    const closer = board.squares
      .filter((to) => moves[to] === 1 && toTarget[to] === left - 1)
      .toSorted((one, other) => detour(one) - detour(other));
    square = at(closer, 0);
    route.push(square);
  }
  return route;
};

/** The length of the straight line between two squares, as they are drawn. */
const gap = (board: Board, one: Square, other: Square): number => {
  const { middleOf } = placementOf(board);
  const [from, to] = [middleOf(at(board.cells, one)), middleOf(at(board.cells, other))];
  return Math.hypot(to.x - from.x, to.y - from.y);
};

export type Line = readonly [from: Vector, to: Vector];

/** A straight line for each move of a route. */
export const straight = ({ cells }: Board, squares: readonly Square[]): readonly Line[] =>
  squares.slice(1).map((to, move) => [at(cells, at(squares, move)), at(cells, to)]);

/** The lines of a route. A move across a joined side has two: one leaves the board, the other enters it. */
export const linesOf = ({ metric, board }: Ends, route: readonly Square[]): readonly Line[] =>
  straight(board, route).flatMap(([start, end], move): readonly Line[] => {
    if (!board.joins || !metric.piece) return [[start, end]];
    const { joined } = board.joins;
    const [from, to] = [at(route, move), at(route, move + 1)];
    const leaps = metric.piece.leaps(board);
    const cells = (cell: Vector, sign: 1 | -1): readonly Vector[] =>
      leaps.map((leap) => ({
        files: cell.files + sign * leap.files,
        ranks: cell.ranks + sign * leap.ranks,
      }));
    const isBeyond = (cell: Vector, square: Square): boolean =>
      board.squareAt(cell) === undefined && board.squareAt(joined(cell)) === square;
    if (cells(start, 1).some((cell) => board.squareAt(cell) === to)) return [[start, end]];
    const out = cells(start, 1).find((cell) => isBeyond(cell, to));
    const back = cells(end, -1).find((cell) => isBeyond(cell, from));
    return out && back
      ? [
          [start, out],
          [back, end],
        ]
      : [[start, end]];
  });

/**
 * The ways of two moves between the ends. The middle cell of a way may be off the board. There are no ways if both ends
 * are the same square.
 */
export const waysBetween = ({ metric, board, origin, target }: Ends) => {
  if (origin === target) return [];
  const leaps = countedPiece(metric.measure)?.leaps(board) ?? [];
  const { files, ranks } = minus(board, target, origin);
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

/** The number of shortest routes; 0 for the combined distance, which is not a number of moves. */
export const routeCount = ({ metric, board, origin, target }: Ends): number =>
  metric.piece
    ? at(pathCount(metric.piece.distance, "moves").ways[0].on(board)([origin]), target)
    : 0;
