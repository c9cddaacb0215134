/**
 * What the difference of two squares says besides distance: which pieces attack, the direction, and the step. Source:
 * page Distance, which names these uses of the array 15×15.
 */
import { at } from "../at.js";
import { inWords, PAWN_NAMES, piece, type Piece } from "../betza.js";
import {
  fileOf,
  leapFrom,
  rankOf,
  squaresOf,
  type Board,
  type Leap,
  type Square,
} from "../boards/board.js";
import { BITS, BYTE, SIGNED_BYTE } from "./element.js";
import { BISHOP, KING, KNIGHT, QUEEN, ROOK } from "./distance.js";
import {
  fromOrigin,
  type Answer,
  type Constant,
  type DistanceMeasure,
  type Measure,
  type Way,
} from "./measure.js";
import { constantCase, wordsOf } from "../names.js";

/** The eight directions, from north clockwise; the first is direction 1. */
const DIRECTIONS: readonly Leap[] = [
  { files: 0, ranks: 1 },
  { files: 1, ranks: 1 },
  { files: 1, ranks: 0 },
  { files: 1, ranks: -1 },
  { files: 0, ranks: -1 },
  { files: -1, ranks: -1 },
  { files: -1, ranks: 0 },
  { files: -1, ranks: 1 },
];

/** The squares in a direction from a square, up to the edge of the board. */
export const squaresTowards = (board: Board, from: Square, direction: Leap): readonly Square[] => {
  const next = leapFrom(board, from, direction);
  return next === undefined ? [] : [next, ...squaresTowards(board, next, direction)];
};

/** The step of one square towards another on a common line, by the signs of the differences; none if there is no line. */
const stepBetween = (board: Board, from: Square, to: Square): Leap | undefined => {
  const files = fileOf(board, to) - fileOf(board, from);
  const ranks = rankOf(board, to) - rankOf(board, from);
  const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  return isLine && from !== to ? { files: Math.sign(files), ranks: Math.sign(ranks) } : undefined;
};

/** An answer for each square on a line with the origin, from the squares of the walk that leads there; elsewhere another. */
export const byWalking = <A extends Answer>(
  elsewhere: A,
  answer: (board: Board, origin: Square, target: Square, walk: Walk) => A,
): Way<A> =>
  fromOrigin("walking", (board) => (origin) => {
    const answers = squaresOf(board).map(() => elsewhere);
    for (const [place, { files, ranks }] of DIRECTIONS.entries()) {
      const ahead = squaresTowards(board, origin, { files, ranks });
      const behind = squaresTowards(board, origin, { files: -files, ranks: -ranks });
      for (const target of ahead)
        answers[target] = answer(board, origin, target, { direction: place + 1, ahead, behind });
    }
    return answers;
  });

/** A straight walk from a square to the edge. */
interface Walk {
  /** The number of its direction. */
  readonly direction: number;
  readonly ahead: readonly Square[];
  /** The squares of the walk in the opposite direction. */
  readonly behind: readonly Square[];
}

/** A number for each common line, from its step; elsewhere 0. */
const bySigns = (answer: (step: Leap) => number): Way<number> =>
  fromOrigin(
    "the signs of the differences",
    (board) => (origin) =>
      squaresOf(board).map((target) => {
        const step = stepBetween(board, origin, target);
        return step === undefined ? 0 : answer(step);
      }),
  );

const COMMON = { name: [], page: "Distance", isSymmetric: false } as const;

/** The direction from one square to another: 1 north, 2 north-east, 3 east … 8 north-west; 0 for no common line. */
export const DIRECTION: Measure<number> = {
  ...COMMON,
  noun: "direction",
  element: BYTE,
  title: (about, range) => `The direction ${about}: ${range}`,
  notes: [
    "0 is no common line, 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west.",
  ],
  ways: [
    byWalking(0, (_board, _origin, _target, { direction }) => direction),
    bySigns(({ files, ranks }) => at(at(COMPASS, ranks + 1), files + 1)),
  ],
};

/** The directions around a square, the rank below it first. */
const COMPASS = [
  [6, 5, 4],
  [7, 0, 3],
  [8, 1, 2],
] as const;

/** The step from one square towards another, in coordinates of which a rank is `width`; 0 for no common line. */
export const increment = (width: number): Measure<number> => ({
  ...COMMON,
  noun: "increment",
  element: SIGNED_BYTE,
  title: (about, range) =>
    `The step towards the second square, ${width} a rank, ${about}: ${range}`,
  notes: [
    "0 is no common line. Added to the coordinate of a square, a step gives that of the next square.",
  ],
  ways: [
    byWalking(0, (board, origin, _target, { ahead }) => {
      const coordinate = (square: Square): number =>
        width * rankOf(board, square) + fileOf(board, square);
      return coordinate(at(ahead, 0)) - coordinate(origin);
    }),
    bySigns(({ files, ranks }) => width * ranks + files),
  ],
});

/** A piece whose attacks have a bit of their own. */
export interface Attacker {
  /** In camelCase, such as `whitePawn`. */
  readonly name: string;
  /** What it is, such as `white pawn`. */
  readonly words: string;
  readonly leaps: (board: Board) => readonly Leap[];
  /** Whether it attacks one square from another, found in another way than by its leaps alone. */
  readonly attacks: (board: Board) => (from: Square, to: Square) => boolean;
}

/** A piece as an attacker: it attacks where its distance is one move. */
export const attackerOf = (of: Piece, { ways }: DistanceMeasure): Attacker => ({
  name: of.name,
  words: inWords(of),
  leaps: of.leaps,
  attacks: (board) => {
    const distancesFrom = ways[1].on(board);
    return (from, to) => distancesFrom([from])[to] === 1;
  },
});

const pawn = (name: string, forward: 1 | -1): Attacker => ({
  name,
  words: wordsOf(name).join(" "),
  leaps: () => [
    { files: -1, ranks: forward },
    { files: 1, ranks: forward },
  ],
  attacks: (board) => (from, to) =>
    rankOf(board, to) - rankOf(board, from) === forward &&
    Math.abs(fileOf(board, to) - fileOf(board, from)) === 1,
});

const [WHITE_PAWN, BLACK_PAWN] = PAWN_NAMES;

/** The pawns, which attack in one direction only. */
export const PAWNS: readonly Attacker[] = [pawn(WHITE_PAWN, 1), pawn(BLACK_PAWN, -1)];

/** The most pieces that a table of attacks can have, a bit of a byte for each. */
export const MOST_ATTACKERS = 8;

/** The bits of some pieces, in their order; a name of the user's own comes first in the names. */
const bitsOf = (attackers: readonly Attacker[], own: string): readonly Constant[] =>
  attackers.map(({ name, words }, bit) => ({
    name: constantCase([...wordsOf(own), ...wordsOf(name)]),
    value: 1 << bit,
    of: `the attack of the ${words}`,
  }));

/** Which of some pieces on one square attack another on the empty board, a bit for each in their order. */
export const attacks = (attackers: readonly Attacker[], own = ""): Measure<number> => {
  const constants = bitsOf(attackers, own);
  return {
    ...COMMON,
    noun: "attacks",
    element: BITS,
    title: (about) => `The pieces that attack on the empty board, as bits, ${about}`,
    notes: [],
    constants,
    ways: [
      fromOrigin("the moves", (board) => {
        const moves = attackers.map(({ leaps }) => leaps(board));
        return (origin) => {
          const answers = squaresOf(board).map(() => 0);
          for (const [bit, leaps] of moves.entries())
            for (const leap of leaps) {
              const target = leapFrom(board, origin, leap);
              if (target !== undefined) answers[target] = at(answers, target) | (1 << bit);
            }
          return answers;
        };
      }),
      fromOrigin("distances of 1", (board) => {
        const tests = attackers.map((attacker) => attacker.attacks(board));
        return (origin) =>
          squaresOf(board).map((target) =>
            tests.reduce((bits, test, bit) => bits | (test(origin, target) ? 1 << bit : 0), 0),
          );
      }),
    ],
  };
};

/** Which pieces of chess on one square attack another on the empty board. */
export const ATTACKS: Measure<number> = attacks([
  ...PAWNS,
  ...Object.entries({ N: KNIGHT, B: BISHOP, R: ROOK, Q: QUEEN, K: KING }).map(
    ([notation, measure]) => attackerOf(piece(notation), measure),
  ),
]);
