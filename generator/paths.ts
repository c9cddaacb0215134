/**
 * Sets of squares on shortest paths. Source: B. Stilman, cited on the page Distance: a square is on a shortest
 * path if its distances from both ends add up to the distance of the ends.
 */
import { squaresOf, type Board, type Square } from "./board.js";
import { fillOf } from "./fill.js";
import type { FormulaMetric } from "./metrics.js";

/** Squares of a board of 64, as bits: bit n of `lo` for square n, bit n of `hi` for square n + 32. */
export interface SquareSet {
  readonly lo: number;
  readonly hi: number;
}

/** By both ends, the set of the squares on a shortest path of a piece, found by its formula. */
export const pathsByFormula = (board: Board, { formula }: FormulaMetric): SquareSet[][] => {
  const squares = squaresOf(board);
  const distance = squares.map((from) => squares.map((to) => formula(board, from, to) ?? Infinity));
  const between = (from: Square, to: Square): number => distance[from]?.[to] ?? Infinity;
  return squares.map((from) =>
    squares.map((to) =>
      squareSet(
        squares.filter(
          (square) => between(from, square) + between(square, to) === between(from, to),
        ),
      ),
    ),
  );
};

/** The same, found by walking: from the one end over squares that are ever nearer to the other. */
export const pathsByWalking = (board: Board, { leaps }: FormulaMetric): SquareSet[][] => {
  const squares = squaresOf(board);
  const fill = fillOf(board, leaps(board));
  const distances = squares.map((square) => fill([square]));
  const neighbors = distances.map((from) => squares.filter((square) => from[square] === 1));
  return squares.map((from) =>
    squares.map((to) => {
      const toGo = distances[to] ?? [];
      const walked = new Set([from]);
      for (const square of walked)
        for (const next of neighbors[square] ?? [])
          if (toGo[next] === Number(toGo[square]) - 1) walked.add(next);
      return squareSet([...walked]);
    }),
  );
};

const squareSet = (squares: readonly Square[]): SquareSet => {
  const half = (first: Square): number =>
    squares.reduce(
      (sum, square) => (square >= first && square < first + 32 ? sum + 2 ** (square - first) : sum),
      0,
    );
  return { lo: half(0), hi: half(32) };
};
