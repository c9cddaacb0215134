/**
 * What the difference of two squares says besides distance: which pieces attack, the direction, and the step. Source:
 * page Distance, which names these uses of the array 15×15.
 */
import { at } from "../at.js";
import { piece } from "../betza.js";
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
  remembered,
  type Constant,
  type DistanceMeasure,
  type Measure,
  type Way,
} from "./measure.js";

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

/** An answer for each target from one origin. */
const fromOrigin = (
  name: string,
  answers: (board: Board) => (origin: Square) => readonly number[],
): Way<number> =>
  remembered({
    name,
    on: (board) => {
      const answersFrom = answers(board);
      return (origins) => answersFrom(at(origins, 0));
    },
  });

/** The step of one square towards another on a common line, by the signs of the differences; none if there is no line. */
export const stepBetween = (board: Board, from: Square, to: Square): Leap | undefined => {
  const files = fileOf(board, to) - fileOf(board, from);
  const ranks = rankOf(board, to) - rankOf(board, from);
  const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  return isLine && from !== to ? { files: Math.sign(files), ranks: Math.sign(ranks) } : undefined;
};

/** A number for each common line: by the signs of the differences, and from the squares of a walk; elsewhere 0. */
const byStep = (
  bySigns: (step: Leap) => number,
  byWalk: (board: Board, origin: Square, first: Square, direction: number) => number,
): readonly [Way<number>, Way<number>] => [
  fromOrigin(
    "the signs of the differences",
    (board) => (origin) =>
      squaresOf(board).map((target) => {
        const step = stepBetween(board, origin, target);
        return step === undefined ? 0 : bySigns(step);
      }),
  ),
  fromOrigin("walking", (board) => (origin) => {
    const answers = squaresOf(board).map(() => 0);
    for (const [place, direction] of DIRECTIONS.entries()) {
      const [first, ...others] = squaresTowards(board, origin, direction);
      if (first === undefined) continue;
      for (const square of [first, ...others])
        answers[square] = byWalk(board, origin, first, place + 1);
    }
    return answers;
  }),
];

const COMMON = { noun: "", page: "Distance", isSymmetric: false } as const;

/** The direction from one square to another: 1 north, 2 north-east, 3 east … 8 north-west; 0 for no common line. */
export const DIRECTION: Measure<number> = {
  ...COMMON,
  name: ["direction"],
  element: BYTE,
  title: (about, range) => `The direction ${about}: ${range}`,
  notes: [
    "0 is no common line, 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west.",
  ],
  ways: byStep(
    ({ files, ranks }) => at(at(COMPASS, ranks + 1), files + 1),
    (_board, _origin, _first, direction) => direction,
  ),
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
  name: ["increment"],
  element: SIGNED_BYTE,
  title: (about, range) =>
    `The step towards the second square, ${width} a rank, ${about}: ${range}`,
  notes: [
    "0 is no common line. Added to the coordinate of a square, a step gives that of the next square.",
  ],
  ways: byStep(
    ({ files, ranks }) => width * ranks + files,
    (board, origin, first) => {
      const coordinate = (square: Square): number =>
        width * rankOf(board, square) + fileOf(board, square);
      return coordinate(first) - coordinate(origin);
    },
  ),
});

/** A piece whose attacks have a bit of their own. */
interface Attacker {
  readonly name: string;
  readonly leaps: (board: Board) => readonly Leap[];
  /** Whether it attacks one square from another, found without its leaps. */
  readonly attacks: (board: Board) => (from: Square, to: Square) => boolean;
}

const attackerOf = (name: string, notation: string, { ways }: DistanceMeasure): Attacker => ({
  name,
  leaps: piece(notation).leaps,
  attacks: (board) => {
    const distancesFrom = ways[1].on(board);
    return (from, to) => distancesFrom([from])[to] === 1;
  },
});

const pawn = (name: string, forward: 1 | -1): Attacker => ({
  name,
  leaps: () => [
    { files: -1, ranks: forward },
    { files: 1, ranks: forward },
  ],
  attacks: (board) => (from, to) =>
    rankOf(board, to) - rankOf(board, from) === forward &&
    Math.abs(fileOf(board, to) - fileOf(board, from)) === 1,
});

/** In the order of their bits, the first bit 1. */
const ATTACKERS: readonly Attacker[] = [
  pawn("WHITE_PAWN", 1),
  pawn("BLACK_PAWN", -1),
  attackerOf("KNIGHT", "N", KNIGHT),
  attackerOf("BISHOP", "B", BISHOP),
  attackerOf("ROOK", "R", ROOK),
  attackerOf("QUEEN", "Q", QUEEN),
  attackerOf("KING", "K", KING),
];

/** The bits of the pieces in the tables of attacks. */
const ATTACK_BITS: readonly Constant[] = ATTACKERS.map(({ name }, bit) => ({
  name,
  value: 1 << bit,
  of: `the attack of a ${name.toLowerCase().replace("_", " ")}`,
}));

/** Which pieces on one square attack another on the empty board, a bit for each. */
export const ATTACKS: Measure<number> = {
  ...COMMON,
  name: ["attacks"],
  element: BITS,
  title: (about) => `The pieces that attack on the empty board, as bits, ${about}`,
  notes: [
    `From the first square to the second: ${ATTACK_BITS.map(({ name, value }) => `\`${name}\` ${value}`).join(", ")}.`,
  ],
  constants: { file: "attack bits", all: ATTACK_BITS },
  ways: [
    fromOrigin("the moves", (board) => {
      const moves = ATTACKERS.map(({ leaps }) => leaps(board));
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
      const tests = ATTACKERS.map(({ attacks }) => attacks(board));
      return (origin) =>
        squaresOf(board).map((target) =>
          tests.reduce((bits, attacks, bit) => bits | (attacks(origin, target) ? 1 << bit : 0), 0),
        );
    }),
  ],
};
