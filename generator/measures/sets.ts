/** Measures whose answers are sets of squares: between two squares, lines, rings, zones, and the square of the pawn. */
import { at } from "../at.js";
import {
  apart,
  fileOf,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type Square,
} from "../boards/board.js";
import { KING } from "./distance.js";
import { SET } from "./element.js";
import { bitboard } from "./fill.js";
import {
  fromOrigin,
  remembered,
  type Distance,
  type DistanceMeasure,
  type Measure,
  type Way,
} from "./measure.js";
import { shortestPaths } from "./shortest-paths.js";
import { squaresTowards, stepBetween } from "./vectors.js";

/** A set for each target from one origin. */
const setsFromOrigin = (
  name: string,
  set: (board: Board) => (origin: Square, target: Square) => readonly Square[],
): Way<bigint> =>
  fromOrigin(name, (board) => {
    const setOf = set(board);
    return (origin) => squaresOf(board).map((target) => bitboard(setOf(origin, target)));
  });

const COMMON = { name: [], notes: [], element: SET, page: "Distance" } as const;

/** The squares of the line through two squares, by walking both ways from the first; empty without a common line. */
const walked = (board: Board, from: Square, to: Square): readonly Square[] => {
  const step = stepBetween(board, from, to);
  if (step === undefined) return [];
  const back = { files: -step.files, ranks: -step.ranks };
  return [...squaresTowards(board, from, back), from, ...squaresTowards(board, from, step)];
};

/** What all squares of a file, rank or diagonal have in common, for each of the four kinds of lines. */
const KINDS: readonly ((board: Board, square: Square) => number)[] = [
  fileOf,
  rankOf,
  (board, square) => fileOf(board, square) - rankOf(board, square),
  (board, square) => fileOf(board, square) + rankOf(board, square),
];

/** The same by what the squares of a line have in common. */
const inCommon = (board: Board, from: Square, to: Square): readonly Square[] => {
  const kind = KINDS.find((one) => one(board, from) === one(board, to));
  return kind === undefined || from === to
    ? []
    : squaresOf(board).filter((square) => kind(board, square) === kind(board, from));
};

/** The whole line through two squares, both included; empty for no common line and for the same square. */
export const LINE: Measure<bigint> = {
  ...COMMON,
  noun: "line",
  isSymmetric: true,
  title: (about) =>
    `The rank, file or diagonal ${about}, from edge to edge, both among its squares`,
  ways: [
    setsFromOrigin("walking", (board) => (from, to) => walked(board, from, to)),
    setsFromOrigin(
      "what its squares have in common",
      (board) => (from, to) => inCommon(board, from, to),
    ),
  ],
};

const [, pathsByWalking] = shortestPaths(KING, "king", "king moves").ways;

/** The squares strictly between two squares of a common rank, file or diagonal; empty for all other pairs. */
export const BETWEEN: Measure<bigint> = {
  ...COMMON,
  noun: "between",
  isSymmetric: true,
  title: (about) => `The squares strictly ${about} of a common rank, file or diagonal`,
  ways: [
    setsFromOrigin("walking", (board) => (from, to) => {
      const step = stepBetween(board, from, to);
      const squares = step === undefined ? [] : squaresTowards(board, from, step);
      return squares.slice(0, Math.max(0, squares.indexOf(to)));
    }),
    {
      name: "the shortest king paths on the line",
      on: (board) => {
        const paths = pathsByWalking.on(board);
        const lines = LINE.ways[1].on(board);
        return (origins) => {
          const [from, line] = [paths(origins), lines(origins)];
          return squaresOf(board).map(
            (to) => at(from, to) & at(line, to) & ~bitboard([...origins, to]),
          );
        };
      },
    },
  ],
};

/** How many distances a table has, from 0: the least power of two with room for the greatest. */
const countOf = (way: Way<Distance>, board: Board): number => {
  const distancesFrom = way.on(board);
  const greatest = squaresOf(board)
    .flatMap((square) => distancesFrom([square]))
    .reduce<number>((most, moves = 0) => Math.max(most, moves), 0);
  return 2 ** Math.ceil(Math.log2(greatest + 1));
};

/** How many distances the sets of a measure have on a board, from 0. */
export const distanceCount =
  ({ ways }: DistanceMeasure) =>
  (board: Board): number =>
    countOf(ways[0], board);

/** Sets by distance from one origin, from both ways of a distance. */
const setsByDistance = (
  { ways }: DistanceMeasure,
  isIn: (moves: number, distance: number) => boolean,
): Measure<bigint>["ways"] => {
  const sets = (way: (typeof ways)[0]): Way<bigint> =>
    remembered({
      name: `the distances of ${way.name}`,
      on: (board) => {
        const distancesFrom = way.on(board);
        const length = countOf(way, board);
        return (origins) => {
          const moves = distancesFrom(origins);
          return Array.from({ length }, (_, distance) =>
            bitboard(squaresOf(board).filter((square) => isIn(moves[square] ?? NaN, distance))),
          );
        };
      },
    });
  return [sets(ways[0]), sets(ways[1])];
};

/** The squares exactly a number of moves away. */
export const rings = (measure: DistanceMeasure, name: string, moves: string): Measure<bigint> => ({
  ...COMMON,
  name: [name],
  noun: "rings",
  oneOf: "ring",
  isSymmetric: false,
  title: () => `The squares exactly \`distance\` ${moves} from a square`,
  ways: setsByDistance(measure, (found, distance) => found === distance),
});

/** The squares at most a number of moves away. */
export const zones = (measure: DistanceMeasure, name: string, moves: string): Measure<bigint> => ({
  ...COMMON,
  name: [name],
  noun: "zones",
  oneOf: "zone",
  isSymmetric: false,
  title: () => `The squares at most \`distance\` ${moves} from a square`,
  ways: setsByDistance(measure, (found, distance) => found <= distance),
});

/** A pawn's color: which way it moves. */
interface Color {
  readonly name: string;
  readonly forward: 1 | -1;
}

const WHITE: Color = { name: "white", forward: 1 };
const BLACK: Color = { name: "black", forward: -1 };

/** The rank of a pawn as its own side counts it, from 0. */
const ownRank = (board: Board, { forward }: Color, pawn: Square): number =>
  forward === 1 ? rankOf(board, pawn) : board.ranks - 1 - rankOf(board, pawn);

const FIRST_RANK = 0;
const SECOND_RANK = 1;

/** By the rule: the king needs no more moves to the square of promotion than the pawn, which begins. */
const byRule = (color: Color): Way<bigint> => ({
  name: "the rule of the square",
  on: (board) => () =>
    squaresOf(board).map((pawn) => {
      const rank = ownRank(board, color, pawn);
      const left = board.ranks - 1 - rank;
      if (rank === FIRST_RANK || left === 0) return 0n;
      const moves = rank === SECOND_RANK && left > 1 ? left - 1 : left;
      const lastRank = color.forward === 1 ? board.ranks - 1 : 0;
      const promotion = squareAt(board, fileOf(board, pawn), lastRank);
      return bitboard(
        squaresOf(board).filter((king) => {
          const { files, ranks } = apart(board, king, promotion);
          return Math.max(files, ranks) <= moves;
        }),
      );
    }),
});

/** By playing the race out: every move of the pawn against every move of the king, on the board without other pieces. */
const byRace = (color: Color): Way<bigint> => ({
  name: "the race",
  on: (board) => {
    const kings = KING.ways[1].on(board);
    const neighbors = squaresOf(board).map((square) => {
      const moves = kings([square]);
      return squaresOf(board).filter((other) => moves[other] === 1);
    });
    const step = color.forward * board.files;
    const pawnMoves = (pawn: Square, king: Square): readonly Square[] => {
      const one = pawn + step;
      if (one === king) return [];
      const two = one + step;
      const isFirst = ownRank(board, color, pawn) === SECOND_RANK;
      return isFirst && two !== king && ownRank(board, color, one) < board.ranks - 1
        ? [one, two]
        : [one];
    };
    const kingCatches = (pawn: Square, king: Square): boolean =>
      at(neighbors, king).includes(pawn) ||
      (ownRank(board, color, pawn) < board.ranks - 1 &&
        at(neighbors, king).some((next) => isCaught(pawn, next)));
    const isCaught = (pawn: Square, king: Square): boolean => {
      const key = pawn * board.files * board.ranks + king;
      const known =
        caught.get(key) ?? pawnMoves(pawn, king).every((next) => kingCatches(next, king));
      caught.set(key, known);
      return known;
    };
    const caught = new Map<number, boolean>();
    return () =>
      squaresOf(board).map((pawn) => {
        const rank = ownRank(board, color, pawn);
        return rank === FIRST_RANK || rank === board.ranks - 1
          ? 0n
          : bitboard(squaresOf(board).filter((king) => isCaught(pawn, king)));
      });
  },
});

const pawnSquares = (color: Color): Measure<bigint> => ({
  ...COMMON,
  name: [color.name, "pawn"],
  noun: "squares",
  oneOf: "square",
  isSymmetric: false,
  title: () =>
    `The square of a ${color.name} pawn: where the other king is in time to catch it, the pawn moving first`,
  notes: [
    "The double step is included. Empty for pawns on the first and last rank. Other pieces are not on the board.",
  ],
  ways: [byRule(color), byRace(color)],
});

/** The square of a white pawn. */
export const WHITE_PAWN_SQUARES = pawnSquares(WHITE);

/** The square of a black pawn. */
export const BLACK_PAWN_SQUARES = pawnSquares(BLACK);
