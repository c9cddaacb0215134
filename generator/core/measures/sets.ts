/**
 * Measures derived from distances: the sets of squares of rings, zones, shortest paths and the square of the pawn, and
 * the number of shortest paths. The first way of each measure uses the first way of the distance; the second way uses
 * the second way of the distance.
 */
import { at } from "../../common.js";
import type { Board, Square } from "../boards/board.js";
import { movesOf, reversed } from "../boards/moves.js";
import { KING } from "./distances.js";
import { bitOf, NUMBER, SET, setOf } from "./elements.js";
import { COMMON, fromOrigins, pairwise, PLAIN } from "./measure.js";
import type { Fold } from "./rules.js";
import type { DistanceMeasure, Measure, Way } from "./measure.js";
import type { Answer, Distance } from "./elements.js";

/** The number of distances in a table, including 0: the smallest power of two above the greatest distance. */
export const countOf = (way: Way<Distance>, board: Board): number => {
  const distancesFrom = way.on(board);
  let greatest = 0;
  for (const square of board.squares)
    for (const moves of distancesFrom([square])) greatest = Math.max(greatest, moves ?? 0);
  return 2 ** Math.ceil(Math.log2(greatest + 1));
};

/** The common part of the measures derived from a distance: the same piece and the same rule, with a different fold. */
const derived = ({ piece, mover, rule }: DistanceMeasure, fold: Fold) => ({
  ...PLAIN,
  name: [piece.name],
  mover,
  ...(rule && { rule: { ...rule, fold } }),
});

/**
 * Returns a function that makes a measure by square and distance. Its answers are the squares that are exactly
 * `distance` moves away or, if `isUpTo` is true, at most `distance` moves away.
 */
const setsByDistance =
  /* @__NO_SIDE_EFFECTS__ */
  (isUpTo: boolean) =>
    (distance: DistanceMeasure, moves: string): Measure<bigint> => {
      const [first, second] = distance.ways;
      return {
        ...derived(distance, isUpTo ? "zones" : "rings"),
        page: "Distance",
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
      };
    };

/** The squares exactly a given number of moves away; `moves` is the noun, such as `king moves`, in doc comments. */
export const rings: ReturnType<typeof setsByDistance> = setsByDistance(false);

/** The squares at most a given number of moves away. */
export const zones: ReturnType<typeof setsByDistance> = setsByDistance(true);

/** The way that derives each answer from the answers for the squares one move nearer to the origin. */
const byMoves = <A extends Answer>(
  name: string,
  { ways: [way], mover }: DistanceMeasure,
  nothing: A,
  answerOf: (square: Square, before: readonly A[]) => A,
): Way<A> =>
  fromOrigins(name, (board) => {
    const before = movesOf(reversed(mover), board);
    const distancesFrom = way.on(board);
    return (origins) => {
      const distances = distancesFrom(origins);
      const answers = distances.map(() => nothing);
      for (let moves = 0; distances.includes(moves); moves++)
        for (const square of board.squares.filter((reached) => distances[reached] === moves)) {
          const nearer = at(before, square).filter((source) => distances[source] === moves - 1);
          const known = nearer.map((source) => at(answers, source));
          answers[square] = answerOf(square, known);
        }
      return answers;
    };
  });

/**
 * The squares on the shortest paths of a piece, including both ends; empty if there is no path. Source: B. Stilman,
 * cited on the Distance page: a square is on a shortest path if its distances from both ends add up to the distance
 * between them.
 */
export const shortestPaths = (distance: DistanceMeasure, moves: string): Measure<bigint> => ({
  ...derived(distance, "paths"),
  ...(distance.page && { page: distance.page }),
  noun: "paths",
  title: (about) => `The squares on the shortest paths in ${moves} ${about}, including both ends`,
  element: SET,
  ways: [
    byMoves<bigint>(`the moves of ${distance.ways[0].name}`, distance, 0n, (square, before) =>
      before.reduce((set, more) => set | more, bitOf(square)),
    ),
    pairwise(`the sums of ${distance.ways[1].name}`, (board) => {
      const distancesFrom = distance.ways[1].on(board);
      const rows = board.squares.map((square) => distancesFrom([square]));
      return (origin, target) => {
        const row = at(rows, origin);
        const isOnPath = (square: Square): boolean =>
          (row[square] ?? NaN) + (at(rows, square)[target] ?? NaN) === row[target];
        return setOf(board.squares.filter(isOnPath));
      };
    }),
  ],
});

/** The number of shortest paths of a piece; 1 from a square to itself, 0 if there is no path. */
export const pathCount = (distance: DistanceMeasure, moves: string): Measure<number> => ({
  ...derived(distance, "pathCount"),
  sameUnder: "turns",
  noun: "path count",
  element: NUMBER,
  title: (about, range) => [`The number of shortest paths in ${moves} ${about}`, range],
  ways: [
    byMoves<number>("the moves", distance, 0, (_, before) =>
      before.length === 0 ? 1 : before.reduce((sum, more) => sum + more),
    ),
    pairwise("the squares half way", (board) => {
      const { squares } = board;
      const distancesFrom = distance.ways[1].on(board);
      const rows = squares.map((square) => distancesFrom([square]));
      const known = squares.map((): number[] => []);
      const reached = squares.map((): (readonly Square[])[] => []);
      const count = (from: Square, to: Square): number => {
        const row = at(rows, from);
        const length = row[to];
        if (length === undefined || length < 2) return Number(length !== undefined);
        const half = length >> 1;
        return (at(known, from)[to] ??= (at(reached, from)[half] ??= squares.filter(
          (square) => row[square] === half,
        ))
          .filter((square) => at(rows, square)[to] === length - half)
          .reduce((sum, square) => sum + count(from, square) * count(square, to), 0));
      };
      return count;
    }),
  ],
});

type Forward = 1 | -1;

/** The way that plays out the race: every move of the pawn against every move of the king, without other pieces. */
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

/** The way by the rule: the pawn moves first, and the king needs no more moves to the promotion square than the pawn. */
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
const pawnSquares = /* @__NO_SIDE_EFFECTS__ */ (
  color: string,
  forward: Forward,
): Measure<bigint> => ({
  ...COMMON,
  name: [color, "pawn"],
  noun: "squares",
  singular: "square",
  element: SET,
  title: () =>
    `The square of a ${color} pawn: the squares from which the enemy king catches it if the pawn moves first`,
  notes: () => [
    "The double step is included. The set is empty for pawns on the first and last rank. No other pieces are on the board.",
  ],
  ways: [byRace(forward), byRule(forward)],
});

export const WHITE_PAWN_SQUARES: Measure<bigint> = pawnSquares("white", 1);

export const BLACK_PAWN_SQUARES: Measure<bigint> = pawnSquares("black", -1);
