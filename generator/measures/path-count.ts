/** The number of shortest paths. */
import { at, lines } from "../common.js";
import { movesOf } from "../boards/moves.js";
import type { Board, Square } from "../boards/board.js";
import { fromOrigins, NUMBER, pairwise } from "./measure.js";
import type { DistanceMeasure, Measure } from "./measure.js";

/** How many shortest paths a piece has; 1 for a square to itself, 0 if there is none. `moves` is a noun, such as `king moves`. */
export const pathCount = (
  { ways: [first, second], piece, mover, rule }: DistanceMeasure,
  moves: string,
): Measure<number> => ({
  name: lines(piece?.name),
  noun: "path count",
  notes: [],
  element: NUMBER,
  ...(mover && { mover }),
  ...(rule && { rule: { ...rule, fold: "pathCount" } }),
  title: (about, range) => `The number of shortest paths in ${moves} ${about}: ${range}`,
  ways: [
    fromOrigins("the moves", (board) => {
      const movesFrom = mover ? movesOf(mover, board) : [];
      const distancesFrom = first.on(board);
      return (origins) => {
        const distances = distancesFrom(origins);
        const counts = distances.map((distance) => Number(distance === 0));
        for (let frontier = origins, moves = 1; frontier.length > 0; moves++) {
          const reached = new Set<Square>();
          for (const from of frontier)
            for (const to of at(movesFrom, from).filter((one) => distances[one] === moves)) {
              counts[to] = at(counts, to) + at(counts, from);
              reached.add(to);
            }
          frontier = [...reached];
        }
        return counts;
      };
    }),
    pairwise("the squares half way", (board) => {
      const distancesFrom = second.on(board);
      const rows = board.squares.map((square) => distancesFrom([square]));
      const known = board.squares.map((): number[] => []);
      const count = (from: Square, to: Square): number => {
        const distance = at(rows, from)[to];
        if (distance === undefined || distance < 2) return Number(distance !== undefined);
        return (at(known, from)[to] ??= halfWay(board, rows, from, to, distance >> 1)
          .map((square) => count(from, square) * count(square, to))
          .reduce((sum, more) => sum + more, 0));
      };
      return count;
    }),
  ],
});

/** The squares on shortest paths that are so many moves from the first. */
const halfWay = (
  { squares }: Board,
  rows: readonly (readonly (number | undefined)[])[],
  from: Square,
  to: Square,
  moves: number,
): readonly Square[] =>
  squares.filter(
    (square) =>
      at(rows, from)[square] === moves &&
      at(rows, square)[to] === (at(rows, from)[to] ?? NaN) - moves,
  );
