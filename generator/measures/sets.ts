/**
 * Sets of squares that follow from distances: rings, zones and shortest paths. The first way adds up squares by the first
 * way of the distance, the second asks for each square by the second.
 */
import { at } from "../common.js";
import type { Board, Square } from "../boards/board.js";
import {
  bitOf,
  fromOrigins,
  pairwise,
  SET,
  setOf,
  type Distance,
  type DistanceMeasure,
  type Measure,
  type Way,
} from "./measure.js";

/** How many distances a table has, from 0: the least power of two with room for the greatest. */
const countOf = (way: Way<Distance>, board: Board): number => {
  const distancesFrom = way.on(board);
  const greatest = board.squares
    .flatMap((square) => distancesFrom([square]))
    .reduce<number>((most, moves = 0) => Math.max(most, moves), 0);
  return 2 ** Math.ceil(Math.log2(greatest + 1));
};

/** How many distances the sets of a measure have on a board, from 0. */
export const distanceCount =
  ({ ways }: DistanceMeasure) =>
  (board: Board): number =>
    countOf(ways[0], board);

/** A set for each distance: the squares at that distance, or all up to it. */
const byDistance = (
  { ways: [first, second] }: DistanceMeasure,
  noun: string,
  singular: string,
  words: string,
  isUpTo: boolean,
): ((name: string, moves: string) => Measure<bigint>) => {
  const ways: Measure<bigint>["ways"] = [
    fromOrigins(`the squares by ${first.name}`, (board) => {
      const distancesFrom = first.on(board);
      const count = countOf(first, board);
      return (origins) => {
        const sets = Array<bigint>(count).fill(0n);
        for (const [square, moves] of distancesFrom(origins).entries())
          if (moves !== undefined) sets[moves] = at(sets, moves) | bitOf(square);
        let zone = 0n;
        return isUpTo ? sets.map((ring) => (zone |= ring)) : sets;
      };
    }),
    fromOrigins(`the distances of ${second.name}`, (board) => {
      const distancesFrom = second.on(board);
      const length = countOf(second, board);
      return (origins) => {
        const distances = distancesFrom(origins);
        const isIn = (moves: number, distance: number): boolean =>
          isUpTo ? moves <= distance : moves === distance;
        return Array.from({ length }, (_, distance) =>
          setOf(board.squares.filter((square) => isIn(distances[square] ?? NaN, distance))),
        );
      };
    }),
  ];
  return (name, moves) => ({
    name: [name],
    noun,
    singular,
    notes: [],
    page: "Distance",
    element: SET,
    title: () => `The squares ${words} \`distance\` ${moves} from a square`,
    ways,
  });
};

/** The squares exactly a number of moves away. */
export const rings = (measure: DistanceMeasure, name: string, moves: string): Measure<bigint> =>
  byDistance(measure, "rings", "ring", "exactly", false)(name, moves);

/** The squares at most a number of moves away. */
export const zones = (measure: DistanceMeasure, name: string, moves: string): Measure<bigint> =>
  byDistance(measure, "zones", "zone", "at most", true)(name, moves);

/**
 * The squares on the shortest paths of a piece, both ends among them; empty if it cannot arrive. Source: B. Stilman, cited on
 * the page Distance: a square is on a shortest path if its distances from both ends add up to the distance of the ends.
 */
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
  ways: [byMoves(first), bySums(second)],
});

/** By moves: the set of a square is the square and the sets of its neighbors one move nearer to the origin. */
const byMoves = (way: Way<Distance>): Way<bigint> =>
  fromOrigins(`the moves of ${way.name}`, (board) => {
    const { squares } = board;
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
          .reduce((set, before) => set | at(sets, before), bitOf(square));
      for (let moves = 0; row.includes(moves); moves++)
        for (const square of squares)
          if (row[square] === moves) sets[square] = walked(square, moves);
      return sets;
    };
  });

const bySums = (way: Way<Distance>): Way<bigint> =>
  pairwise(`the sums of ${way.name}`, (board) => {
    const from = way.on(board);
    const rows = board.squares.map((square) => from([square]));
    return (origin, target) => {
      const row = at(rows, origin);
      return setOf(
        board.squares.filter(
          (square) => (row[square] ?? NaN) + (at(rows, square)[target] ?? NaN) === row[target],
        ),
      );
    };
  });
