/**
 * Sets of squares on shortest paths. Source: B. Stilman, cited on the page Distance: a square is on a shortest
 * path if its distances from both ends add up to the distance of the ends.
 */
import { squaresOf, type Board, type Square } from "./board.js";
import { distances } from "./distances.js";
import type { FormulaMetric } from "./metrics.js";

/** Squares of a board of 64, as bits: bit n of `lo` for square n, bit n of `hi` for square n + 32. */
export interface SquareSet {
  readonly lo: number;
  readonly hi: number;
}

/** By both ends, the set of the squares on a shortest path of a piece, found by its formula. */
export const pathsByFormula = (board: Board, { formula }: FormulaMetric): SquareSet[][] => {
  const squares = squaresOf(board);
  const distance = (from: Square, to: Square): number => Number(formula(board, from, to));
  const rows = squares.map((from) => squares.map((to) => distance(from, to)));
  const columns = squares.map((to) => squares.map((from) => distance(from, to)));
  return rows.map((row) =>
    columns.map((column, to) =>
      squareSet(
        squares.filter((square) => Number(row[square]) + Number(column[square]) === row[to]),
      ),
    ),
  );
};

/**
 * The same, found by walking: the set from a square is that square, and the sets from all its neighbors that
 * are nearer to the other end.
 */
export const pathsByWalking = (board: Board, metric: FormulaMetric): SquareSet[][] => {
  const squares = squaresOf(board);
  const toAll = distances(board, metric);
  const cells = squares.map((square) => ({
    square,
    neighbors: squares.filter((other) => toAll[square]?.[other] === 1),
  }));
  const columns = squares.map((to) => {
    const toGo = (square: Square): number => Number(toAll[to]?.[square]);
    const ascending = cells.toSorted((first, second) => toGo(first.square) - toGo(second.square));
    const sets: bigint[] = [];
    for (const { square, neighbors } of ascending) {
      const nearer = neighbors.filter((next) => toGo(next) < toGo(square));
      sets[square] = nearer.reduce((set, next) => set | (sets[next] ?? 0n), 1n << BigInt(square));
    }
    return sets;
  });
  return squares.map((from) => columns.map((sets) => halves(sets[from] ?? 0n)));
};

const halves = (set: bigint): SquareSet => ({
  lo: Number(set & 0xffff_ffffn),
  hi: Number(set >> 32n),
});

const squareSet = (squares: readonly Square[]): SquareSet => {
  let [lo, hi] = [0, 0];
  for (const square of squares)
    if (square < 32) lo += 2 ** square;
    else hi += 2 ** (square - 32);
  return { lo, hi };
};
