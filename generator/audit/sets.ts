/** Sets of moves with bits in another order than squares, and of a king's moves with its own square: known, but not written. */
import { movesOf } from "../core/moves.js";
import { nameOfNumber, type Board, type Square } from "../core/board.js";
import { numberedAs } from "../boards/numbering.js";
import { BOARD } from "../core/catalogue.js";
import { at, lines } from "../common.js";
import { eachSquare } from "../core/layouts.js";
import type { Attacker } from "../core/attacks.js";
import { pairwise, SET, setOf, type Measure, type Way } from "../core/measure.js";
import { pieceNamed } from "../request/measures.js";
import type { EntryOn } from "../core/table.js";
import { wordsOf } from "../core/names.js";

/** In the order in which they are tried; from a8, each pawn has the sets of the other. */
const PIECES = ["knight", "king", "whitePawn", "blackPawn", "bishop", "rook", "queen"];

type Members = (board: Board) => (of: Square) => readonly Square[];

/** The sets in words: `the squares that a king attacks, and its own`. */
export const setsInWords = (name: string, isZone = false): string =>
  `the squares that a ${wordsOf(name).join(" ")} attacks${isZone ? ", and its own" : ""}, as a set for each square`;

/** The sets of each square, with its own bit in them if it is a zone. */
const setsOf = (attacker: Attacker, isZone: boolean, flip: number): Measure<bigint> => {
  const way = (name: string, members: Members): Way<bigint> =>
    pairwise(name, (board) => {
      const squaresOf = members(board);
      return (_, square) =>
        setOf(
          [...squaresOf(square), ...(isZone ? [square] : [])].map(
            (one) => at(board.numbers, one) ^ flip,
          ),
        );
    });
  return {
    notes: flip === 0 ? [] : [`A set is 64 bits: bit n for square n xor ${flip}.`],
    flip,
    name: [attacker.name],
    noun: isZone ? "zone" : "attacks",
    element: SET,
    title: () => setsInWords(attacker.name, isZone).replace("the", "The"),
    ways: [
      way("the moves", (board) => (square) => at(movesOf(attacker, board), square)),
      way("distances of 1", (board) => {
        const isAttacked = attacker.attacks(board);
        return (square) => board.squares.filter((to) => isAttacked(square, to));
      }),
    ],
  };
};

const ALL = [
  ...PIECES.map((name) => [pieceNamed(name).attacker, false] as const),
  [pieceNamed("king").attacker, true] as const,
];

/**
 * Bit n of a set is for square n xor one of these: as squares are numbered, or from the other end of ranks, of both, or
 * of files. Where squares and bits are both from h1 or h8, the sets are the same as from a1, or those of the other pawn.
 */
const FLIPS = [0, 56, 63, 7];

/** The tables by their names in words, those from a1 first. */
export const SETS: ReadonlyMap<string, EntryOn> = new Map(
  FLIPS.flatMap((flip) =>
    (["a1", "a8"] as const).flatMap((squares) =>
      ALL.filter(([, isZone]) => isZone || flip > 0).map(([piece, isZone]) => {
        const board = numberedAs(BOARD, squares);
        const name = lines(
          setsInWords(piece.name, isZone),
          squares === "a8" && "squares from a8",
          flip > 0 && `bit 0 is ${nameOfNumber(board, flip)}`,
        ).join(", ");
        return [name, { measure: setsOf(piece, isZone, flip), layout: eachSquare, board }] as const;
      }),
    ),
  ),
);

/** Whether a request is the name of one of them. */
export const isOfSets = (request: string | object): boolean =>
  typeof request === "string" && SETS.has(request);
