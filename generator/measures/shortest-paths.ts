/**
 * Sets of squares on shortest paths. Source: B. Stilman, cited on the page Distance: a square is on a shortest
 * path if its distances from both ends add up to the distance of the ends.
 */
import { squaresOf, type Square } from "../boards/board.js";
import { at } from "../at.js";
import { SET } from "./element.js";
import { bitboard } from "./fill.js";
import {
  remembered,
  type Distance,
  type DistanceMeasure,
  type Measure,
  type Way,
} from "./measure.js";

/** The squares on the shortest paths of a piece, both ends among them; empty if it cannot arrive. */
export const shortestPaths = (
  { ways: [first, second], ...measure }: DistanceMeasure,
  name: string,
  moves: string,
): Measure<bigint> => ({
  ...measure,
  name: [name],
  noun: "paths",
  title: (about) => `The squares on the shortest paths in ${moves} ${about}, both ends among them`,
  element: SET,
  ways: [remembered(byMoves(first)), remembered(bySums(second))],
});

/** By Stilman's sums of the distances from one way. */
const bySums = (way: Way<Distance>): Way<bigint> => ({
  name: `the sums of ${way.name}`,
  on: (board) => {
    const squares = squaresOf(board);
    const from = way.on(board);
    const rows = squares.map((square) => from([square]));
    return (origins) => {
      const row = from(origins);
      return squares.map((target) =>
        bitboard(
          squares.filter(
            (square) => (row[square] ?? NaN) + (at(rows, square)[target] ?? NaN) === row[target],
          ),
        ),
      );
    };
  },
});

/** By moves: the set of a square is the square and the sets of its neighbors one move nearer to the origin. */
const byMoves = (way: Way<Distance>): Way<bigint> => ({
  name: `the moves of ${way.name}`,
  on: (board) => {
    const squares = squaresOf(board);
    const from = way.on(board);
    const neighbors = squares.map((square) =>
      squares.filter((other) => from([other])[square] === 1),
    );
    return (origins) => {
      const row = from(origins);
      const sets = squares.map(() => 0n);
      const walked = (square: Square, moves: number): bigint =>
        at(neighbors, square)
          .filter((before) => row[before] === moves - 1)
          .reduce((set, before) => set | at(sets, before), 1n << BigInt(square));
      for (let moves = 0; row.includes(moves); moves++)
        for (const square of squares)
          if (row[square] === moves) sets[square] = walked(square, moves);
      return sets;
    };
  },
});
