/**
 * Sets of squares derived from distances: rings, zones, shortest paths, and the square of the pawn. For rings, zones
 * and paths, one way builds the sets up from the distance's first way; the other tests each square with its second way.
 */
import { at, lines } from "../common.js";
import type { Board, Square } from "../boards/board.js";
import { byDistance } from "../layouts/layouts.js";
import type { Entry } from "../table.js";
import { KING } from "./distance-formulas.js";
import { bitOf, COMMON, fromOrigins, pairwise, SET, setOf } from "./measure.js";
import type { Distance, DistanceMeasure, Measure, Way } from "./measure.js";

/** The number of distances in a table, including 0: the smallest power of two above the greatest distance. */
const countOf = (way: Way<Distance>, board: Board): number => {
  const distancesFrom = way.on(board);
  let greatest = 0;
  for (const square of board.squares)
    for (const moves of distancesFrom([square])) greatest = Math.max(greatest, moves ?? 0);
  return 2 ** Math.ceil(Math.log2(greatest + 1));
};

/** For each distance, the squares exactly or at most that many moves away, in the layout by square and distance. */
const setsByDistance =
  (isUpTo: boolean) =>
  ({ ways: [first, second], piece, rule }: DistanceMeasure, moves: string): Entry<bigint> => ({
    measure: {
      ...COMMON,
      ...(rule && { rule: { ...rule, fold: isUpTo ? "zones" : "rings" } }),
      name: lines(piece?.name),
      noun: isUpTo ? "zones" : "rings",
      singular: isUpTo ? "zone" : "ring",
      element: SET,
      title: () =>
        `The squares ${isUpTo ? "at most" : "exactly"} \`distance\` ${moves} from a square`,
      ways: [
        fromOrigins(`the squares by ${first.name}`, (board) => {
          const distancesFrom = first.on(board);
          const count = countOf(first, board);
          return (origins) => {
            const sets = Array<bigint>(count).fill(0n);
            for (const [square, moves = count] of distancesFrom(origins).entries())
              for (let more = moves; more < count && (isUpTo || more === moves); more++)
                sets[more] = at(sets, more) | bitOf(square);
            return sets;
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
      ],
    },
    layout: byDistance((board) => countOf(first, board)),
  });

/** The squares exactly a given number of moves away; `moves` is the noun in doc comments, such as `king moves`. */
export const rings: ReturnType<typeof setsByDistance> = setsByDistance(false);

/** The squares at most a given number of moves away. */
export const zones: ReturnType<typeof setsByDistance> = setsByDistance(true);

/**
 * The squares on the shortest paths of a piece, including both ends; empty if there is no path. Source: B. Stilman,
 * cited on the page Distance: a square is on a shortest path if its distances from both ends add up to the distance
 * between them.
 */
export const shortestPaths = (
  { ways: [first, second], piece, page, mover, rule }: DistanceMeasure,
  moves: string,
): Measure<bigint> => ({
  ...(page && { page }),
  ...(rule && { rule: { ...rule, fold: "paths" } }),
  ...(mover && { mover }),
  notes: [],
  name: lines(piece?.name),
  noun: "paths",
  title: (about) => `The squares on the shortest paths in ${moves} ${about}, both ends among them`,
  element: SET,
  ways: [byMoves(first), bySums(second)],
});

/** By moves: the set of a target is the target itself and the sets of its neighbors one move nearer to the origin. */
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
      for (let moves = 0; row.includes(moves); moves++)
        for (const square of squares.filter((one) => row[one] === moves))
          sets[square] = at(neighbors, square)
            .filter((before) => row[before] === moves - 1)
            .reduce((set, before) => set | at(sets, before), bitOf(square));
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

type Forward = 1 | -1;

/** By playing out the race: every move of the pawn against every move of the king, with no other pieces. */
const byRace = (forward: Forward): Way<bigint> =>
  pairwise("the race", (board) => {
    const { squares } = board;
    const kings = KING.ways[0].on(board);
    const kingMoves = squares.map((square) => squares.filter((to) => kings([square])[to] === 1));
    const ahead = (pawn: Square): Square | undefined =>
      board.plus(pawn, { files: 0, ranks: forward });
    const behind = (pawn: Square): Square | undefined =>
      board.plus(pawn, { files: 0, ranks: -forward });
    const pawnMoves = (pawn: Square, king: Square): readonly Square[] => {
      const [one, last] = [ahead(pawn), behind(pawn)];
      if (one === undefined || one === king) return [];
      const isFirst = last !== undefined && behind(last) === undefined;
      const two = isFirst ? ahead(one) : undefined;
      return two === undefined || two === king ? [one] : [one, two];
    };
    const kingCatches = (pawn: Square, king: Square): boolean =>
      at(kingMoves, king).includes(pawn) ||
      (ahead(pawn) !== undefined && at(kingMoves, king).some((next) => isCaught(pawn, next)));
    const caught = squares.map((): boolean[] => []);
    const isCaught = (pawn: Square, king: Square): boolean =>
      (at(caught, pawn)[king] ??= pawnMoves(pawn, king).every((next) => kingCatches(next, king)));
    return (_, pawn) =>
      ahead(pawn) === undefined || behind(pawn) === undefined
        ? 0n
        : setOf(squares.filter((king) => isCaught(pawn, king)));
  });

/** By the rule: the pawn moves first, but the king needs no more moves to the promotion square. */
const byRule = (forward: Forward): Way<bigint> =>
  pairwise("the rule of the square", (board) => {
    const kingsFrom = KING.ways[1].on(board);
    const last = board.ranks - 1;
    return (_, pawn) => {
      const { files, ranks } = at(board.cells, pawn);
      const passed = forward === 1 ? ranks : last - ranks;
      const left = last - passed;
      const promotion = board.squareAt({ files, ranks: forward === 1 ? last : 0 });
      if (passed === 0 || left === 0 || promotion === undefined) return 0n;
      const moves = passed === 1 && left > 1 ? left - 1 : left;
      const kings = kingsFrom([promotion]);
      return setOf(board.squares.filter((king) => at(kings, king) <= moves));
    };
  });

/** The square of the pawn: the squares from which the enemy king catches a passed pawn that moves first. */
const pawnSquares = (color: string, forward: Forward): Measure<bigint> => ({
  ...COMMON,
  name: [color, "pawn"],
  noun: "squares",
  singular: "square",
  element: SET,
  title: () =>
    `The square of a ${color} pawn: where the other king is in time to catch it, the pawn moving first`,
  notes: [
    "The double step is included. Empty for pawns on the first and last rank. Other pieces are not on the board.",
  ],
  ways: [byRace(forward), byRule(forward)],
});

export const WHITE_PAWN_SQUARES: Measure<bigint> = pawnSquares("white", 1);

export const BLACK_PAWN_SQUARES: Measure<bigint> = pawnSquares("black", -1);
