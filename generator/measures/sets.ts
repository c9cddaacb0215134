/** Measures whose answers are sets of squares: between two squares, lines, rings, zones, and the square of the pawn. */
import { at } from "../at.js";
import {
  apart,
  fileOf,
  rankOf,
  squareAt,
  squareCount,
  squaresOf,
  type Board,
  type Square,
} from "../boards/board.js";
import { KING } from "./distance.js";
import { chebyshev } from "./formulas.js";
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
import { byWalking, squaresTowards } from "./vectors.js";

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

/** What all squares of a file, rank or diagonal have in common, for each of the four kinds of lines. */
const KINDS: readonly ((board: Board, square: Square) => number)[] = [
  fileOf,
  rankOf,
  (board, square) => fileOf(board, square) - rankOf(board, square),
  (board, square) => fileOf(board, square) + rankOf(board, square),
];

/** The squares of the line through two squares by what they have in common; none without a common line. */
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
    byWalking(0n, (_board, origin, _target, { ahead, behind }) =>
      bitboard([...behind, origin, ...ahead]),
    ),
    setsFromOrigin(
      "what its squares have in common",
      (board) => (from, to) => inCommon(board, from, to),
    ),
  ],
};

const [, pathsBySums] = shortestPaths(KING, "king", "king moves").ways;

/** The squares strictly between two squares of a common rank, file or diagonal; empty for all other pairs. */
export const BETWEEN: Measure<bigint> = {
  ...COMMON,
  noun: "between",
  isSymmetric: true,
  title: (about) => `The squares strictly ${about} of a common rank, file or diagonal`,
  ways: [
    byWalking(0n, (_board, _origin, target, { ahead }) =>
      bitboard(ahead.slice(0, ahead.indexOf(target))),
    ),
    {
      name: "the shortest king paths on the line",
      on: (board) => {
        const paths = pathsBySums.on(board);
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

/** The rings by adding each square to that of its distance. */
const ringsBySquare = ({ ways: [way] }: DistanceMeasure): Way<bigint> =>
  remembered({
    name: `the squares by ${way.name}`,
    on: (board) => {
      const distancesFrom = way.on(board);
      const count = countOf(way, board);
      return (origins) => {
        const found = Array<bigint>(count).fill(0n);
        for (const [square, moves] of distancesFrom(origins).entries())
          if (moves !== undefined) found[moves] = at(found, moves) | (1n << BigInt(square));
        return found;
      };
    },
  });

/** Sets by asking at each distance which squares belong. */
const setsByDistance = (
  { ways: [, way] }: DistanceMeasure,
  isIn: (moves: number, distance: number) => boolean,
): Way<bigint> =>
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

/** The zones as the unions of the rings up to each. */
const zonesOfRings = (measure: DistanceMeasure): Way<bigint> => {
  const { name, on } = ringsBySquare(measure);
  return remembered({
    name,
    on: (board) => {
      const ringsFrom = on(board);
      return (origins) => {
        let zone = 0n;
        return ringsFrom(origins).map((ring) => (zone |= ring));
      };
    },
  });
};

/** The squares exactly a number of moves away. */
export const rings = (measure: DistanceMeasure, name: string, moves: string): Measure<bigint> => ({
  ...COMMON,
  name: [name],
  noun: "rings",
  oneOf: "ring",
  isSymmetric: false,
  title: () => `The squares exactly \`distance\` ${moves} from a square`,
  ways: [ringsBySquare(measure), setsByDistance(measure, (found, distance) => found === distance)],
});

/** The squares at most a number of moves away. */
export const zones = (measure: DistanceMeasure, name: string, moves: string): Measure<bigint> => ({
  ...COMMON,
  name: [name],
  noun: "zones",
  oneOf: "zone",
  isSymmetric: false,
  title: () => `The squares at most \`distance\` ${moves} from a square`,
  ways: [zonesOfRings(measure), setsByDistance(measure, (found, distance) => found <= distance)],
});

/** A pawn's color: which way it moves. */
interface Color {
  readonly name: string;
  readonly forward: 1 | -1;
}

const WHITE: Color = { name: "white", forward: 1 };
const BLACK: Color = { name: "black", forward: -1 };

/** By the rule: the king needs no more moves to the square of promotion than the pawn, which begins. */
const byRule = ({ forward }: Color): Way<bigint> => ({
  name: "the rule of the square",
  on: (board) => () =>
    squaresOf(board).map((pawn) => {
      const lastRank = forward === 1 ? board.ranks - 1 : 0;
      const promotion = squareAt(board, fileOf(board, pawn), lastRank);
      const { ranks: left } = apart(board, pawn, promotion);
      const passed = board.ranks - 1 - left;
      if (passed === 0 || left === 0) return 0n;
      const moves = passed === 1 && left > 1 ? left - 1 : left;
      return bitboard(
        squaresOf(board).filter((king) => (chebyshev(board, king, promotion) ?? NaN) <= moves),
      );
    }),
});

/** By playing the race out: every move of the pawn against every move of the king, on the board without other pieces. */
const byRace = ({ forward }: Color): Way<bigint> => ({
  name: "the race",
  on: (board) => {
    const kings = KING.ways[0].on(board);
    const neighbors = squaresOf(board).map((square) => {
      const moves = kings([square]);
      return squaresOf(board).filter((other) => moves[other] === 1);
    });
    const ahead = squaresOf(board).map((square) =>
      squaresTowards(board, square, { files: 0, ranks: forward }),
    );
    const behind = squaresOf(board).map((square) =>
      squaresTowards(board, square, { files: 0, ranks: -forward }),
    );
    const pawnMoves = (pawn: Square, king: Square): readonly Square[] => {
      const [one, two] = at(ahead, pawn);
      if (one === undefined || one === king) return [];
      const isFirst = at(behind, pawn).length === 1;
      return isFirst && two !== undefined && two !== king ? [one, two] : [one];
    };
    const kingCatches = (pawn: Square, king: Square): boolean =>
      at(neighbors, king).includes(pawn) ||
      (at(ahead, pawn).length > 0 && at(neighbors, king).some((next) => isCaught(pawn, next)));
    const isCaught = (pawn: Square, king: Square): boolean => {
      const key = pawn * squareCount(board) + king;
      const known =
        caught.get(key) ?? pawnMoves(pawn, king).every((next) => kingCatches(next, king));
      caught.set(key, known);
      return known;
    };
    const caught = new Map<number, boolean>();
    return () =>
      squaresOf(board).map((pawn) =>
        at(ahead, pawn).length === 0 || at(behind, pawn).length === 0
          ? 0n
          : bitboard(squaresOf(board).filter((king) => isCaught(pawn, king))),
      );
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
  ways: [byRace(color), byRule(color)],
});

/** The square of a white pawn. */
export const WHITE_PAWN_SQUARES = pawnSquares(WHITE);

/** The square of a black pawn. */
export const BLACK_PAWN_SQUARES = pawnSquares(BLACK);
