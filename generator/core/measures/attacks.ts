/** Measures of attacks and of single moves on the empty board. Source of the attacks: the Distance page. */
import { isRectangle, minus } from "../boards/board.js";
import { at } from "../../common.js";
import {
  atom,
  pieceInWords,
  movesOf,
  PAWN_NAMES,
  type Mover,
  type Piece,
} from "../boards/moves.js";
import type { Board, Square } from "../boards/board.js";
import { cases, wordsOf } from "../../cases.js";
import { BISHOP, distance, KING, KNIGHT, QUEEN, ROOK } from "./distances.js";
import { BITS, SET, setOf, type Distance } from "./elements.js";
import { COMMON, fromOrigins, pairwise, PLAIN } from "./measure.js";
import type { DistanceMeasure, Measure } from "./measure.js";
import { ruleOf } from "./rules.js";
import { ridesOf } from "./walks.js";

export interface Attacker extends Mover {
  /** The name in camelCase, such as `whitePawn`. `words` is the name in prose, such as `white pawn`. */
  readonly name: string;
  readonly words: string;
  /** Reports whether the attacker on `from` attacks `to`. The second way of each measure in this file uses this test. */
  readonly attacks: (board: Board) => (from: Square, to: Square) => boolean;
}

/** Returns a piece as an attacker. It attacks the squares at distance 1. */
export const attackerOf = ({ piece, ways }: DistanceMeasure): Attacker => ({
  ...piece,
  words: pieceInWords(piece),
  attacks: (board) => {
    const distancesFrom = ways[1].on(board);
    // The second way keeps no answers, and the squares `to` of one square come one after another.
    let last: { readonly from: Square; readonly distances: readonly Distance[] } | undefined;
    return (from, to) => {
      if (last?.from !== from) last = { from, distances: distancesFrom([from]) };
      return last.distances[to] === 1;
    };
  },
});

/** Returns the pawns. `capturing` returns a piece whose moves are the captures of a pawn that goes up (1) or down (-1). */
export const pawnsOf = (capturing: (forward: 1 | -1) => Piece): readonly Attacker[] =>
  PAWN_NAMES.map((name) => {
    const forward = name === "whitePawn" ? 1 : -1;
    const captures = attackerOf(distance(capturing(forward)));
    return {
      ...captures,
      name,
      words: wordsOf(name).join(" "),
      attacks: (board) => {
        if (!isRectangle(board)) return captures.attacks(board);
        return (from, to) => {
          const { files, ranks } = minus(board, to, from);
          return ranks === forward && Math.abs(files) === 1;
        };
      },
    };
  });

/** The maximum number of pieces in a table of attacks: an element is a byte with one bit per piece. */
export const MOST_ATTACKERS = 8;

/**
 * The attackers that attack one square from another on the empty board. An answer has one bit per attacker, in the
 * given order. `own`, the user's name for the tables, begins the names of the bits.
 */
export const attacks = (attackers: readonly Attacker[], own = ""): Measure<number> => ({
  ...COMMON,
  noun: "attacks",
  element: BITS,
  movers: attackers,
  title: (about) => `The pieces that attack on the empty board, as bits, ${about}`,
  constants: attackers.map(({ name, words }, bit) => ({
    name: cases([...wordsOf(own), ...wordsOf(name)]).CONSTANT,
    value: 1 << bit,
    of: `an attack by the ${words}`,
    isBit: true,
  })),
  // A rule for several pieces has only vectors, so pieces of a graph have none.
  rule: attackers.some(({ graph }) => graph)
    ? undefined
    : {
        fold: "all",
        moves: (board) =>
          attackers.flatMap((attacker, bit) =>
            ridesOf(attacker)(board).map((path) => [path, 1 << bit] as const),
          ),
      },
  ways: [
    fromOrigins("the moves", (board) => {
      const moves = attackers.map((attacker) => movesOf(attacker, board));
      return ([origin = 0]) => {
        const answers = board.squares.map(() => 0);
        for (const [bit, movesFrom] of moves.entries())
          for (const target of at(movesFrom, origin))
            answers[target] = at(answers, target) | (1 << bit);
        return answers;
      };
    }),
    pairwise("distances of 1", (board) => {
      const tests = attackers.map((attacker) => attacker.attacks(board));
      return (from, to) =>
        tests.reduce((bits, test, bit) => bits | (test(from, to) ? 1 << bit : 0), 0);
    }),
  ],
});

const PAWN_ATTACKERS = pawnsOf((forward) => atom("F", forward));

export const ATTACKS: Measure<number> = attacks([
  ...PAWN_ATTACKERS,
  ...[KNIGHT, BISHOP, ROOK, QUEEN, KING].map(attackerOf),
]);

/** The squares that a piece reaches in one move from each square. `noun` says whether the moves count as attacks. */
export const moveSets = (attacker: Attacker, noun: "moves" | "attacks"): Measure<bigint> => ({
  ...PLAIN,
  name: [attacker.name],
  noun,
  element: SET,
  mover: attacker,
  title: () =>
    `The squares that the ${attacker.words} ${noun === "moves" ? "reaches in one move" : "attacks"}, from each square of the empty board`,
  rule: { fold: "moves", mover: attacker, moves: ruleOf("moves", ridesOf(attacker)).moves },
  ways: [
    fromOrigins("the moves", (board) => () => movesOf(attacker, board).map(setOf)),
    pairwise("distances of 1", (board) => {
      const attacks = attacker.attacks(board);
      return (_, from) => setOf(board.squares.filter((to) => attacks(from, to)));
    }),
  ],
});

/** The moves of the knight and the king, and the attacks of the pawns. */
export const MOVE_SETS: readonly Measure<bigint>[] = [
  ...[KNIGHT, KING].map((distance) => moveSets(attackerOf(distance), "moves")),
  ...PAWN_ATTACKERS.map((pawn) => moveSets(pawn, "attacks")),
];
