/** Shortest routes of a piece: one to draw, and how many there are. */
import type { Board, Square, Vector } from "../../generator/core/board.js";
import { at, onceFor } from "../../generator/common.js";
import { pathCount } from "../../generator/core/sets.js";
import { planOf } from "../drawing/plan.js";
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
    const [next] = board.squares
      .filter((to) => moves[to] === 1 && toTarget[to] === left - 1)
      .toSorted((one, other) => detour(one) - detour(other));
    if (next === undefined) throw new Error(`no move leads closer from square ${square}`);
    route.push(next);
    square = next;
  }
  return route;
};

/** For each square, its cell and, where sides are joined, the cells beyond them that are the same. */
const imagesOn = onceFor((board: Board): readonly (readonly Vector[])[] => {
  const { cells, squares, files, ranks, joined } = board;
  if (!joined) return cells.map((cell) => [cell]);
  const images = squares.map((): Vector[] => []);
  for (let file = -files; file < 2 * files; file++)
    for (let rank = -ranks; rank < 2 * ranks; rank++) {
      const cell = { files: file, ranks: rank };
      const square = board.squareAt(joined(cell));
      if (square !== undefined) at(images, square).push(cell);
    }
  return images;
});

/** The length of the straight line between two squares, as they are drawn. */
const gap = (board: Board, one: Square, other: Square): number => {
  const { middleOf } = planOf(board);
  const from = middleOf(at(board.cells, one));
  const lengths = at(imagesOn(board), other).map((cell) => {
    const { x, y } = middleOf(cell);
    return Math.hypot(x - from.x, y - from.y);
  });
  return Math.min(...lengths);
};

export type Line = readonly [from: Vector, to: Vector];

/** The lines of moves from square to square. */
export const straight = ({ cells }: Board, squares: readonly Square[]): readonly Line[] =>
  squares.slice(1).map((to, move) => [at(cells, at(squares, move)), at(cells, to)]);

const lengthOf = ({ files, ranks }: Vector): number => Math.hypot(files, ranks);

const between = ([from, to]: Line): Vector => ({
  files: to.files - from.files,
  ranks: to.ranks - from.ranks,
});

/**
 * The lines of a route. A move across a joined side has two: one leaves the board, the other enters it; both end where
 * the cells end that are drawn beyond the side.
 */
export const linesOf = ({ metric, board }: Ends, route: readonly Square[]): readonly Line[] =>
  straight(board, route).flatMap(([start, end], move): readonly Line[] => {
    const [from, to] = [at(route, move), at(route, move + 1)];
    if (!board.joined || !metric.piece) return [[start, end]];
    const [leap = between([start, end])] = metric.piece
      .leaps(board)
      .filter((one) => board.plus(from, one) === to)
      .toSorted((one, other) => lengthOf(one) - lengthOf(other));
    const out = { files: start.files + leap.files, ranks: start.ranks + leap.ranks };
    if (board.squareAt(out) === to) return [[start, end]];
    const before = at(imagesOn(board), from).find(
      (cell) =>
        board.squareAt(cell) === undefined &&
        Math.abs(lengthOf(between([cell, end])) - lengthOf(leap)) < 0.01,
    );
    return [
      cut(board, [start, out]),
      ...(before ? [cut(board, [end, before])].map(([to, from]): Line => [from, to]) : []),
    ];
  });

/** A line from a cell of the board, as far as cells are drawn. */
const cut = ({ files, ranks }: Board, [from, to]: Line): Line => {
  const by = between([from, to]);
  const shares = [
    (by.files > 0 ? files + 0.5 - from.files : -1.5 - from.files) / by.files,
    (by.ranks > 0 ? ranks + 0.5 - from.ranks : -1.5 - from.ranks) / by.ranks,
  ];
  const share = Math.min(1, ...shares.map(Math.abs));
  return [from, { files: from.files + share * by.files, ranks: from.ranks + share * by.ranks }];
};

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

/** How many shortest routes there are; 0 for the combined distance, which is not a number of moves. */
export const routeCount = ({ metric, board, origin, target }: Ends): number =>
  metric.piece ? at(pathCount(metric.measure, "moves").ways[0].on(board)([origin]), target) : 0;
