/** Sets that the audit knows but the tool does not write: with flipped bits, or a king's with his own square. */
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

/** The pieces, in the order in which they are tried. From a8, each pawn has the sets of the other pawn. */
const PIECES = ["knight", "king", "whitePawn", "blackPawn", "bishop", "rook", "queen"];

type Members = (board: Board) => (of: Square) => readonly Square[];

/** The sets in words, such as `the squares that a king attacks, and its own, as a set for each square`. */
export const setsInWords = (name: string, isZone = false): string =>
  `the squares that a ${wordsOf(name).join(" ")} attacks${isZone ? ", and its own" : ""}, as a set for each square`;

/** The sets of squares that a piece attacks from each square. A zone also contains the square itself. */
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
 * Bit n of a set is for square n xor one of these: 0 changes nothing, 56 reverses the ranks, 7 the files, 63 both. If
 * squares and bits both start at h1 or h8, the sets are the same as from a1, or those of the other pawn.
 */
const FLIPS = [0, 56, 63, 7];

/** The tables by their descriptions in words. For each flip, those with squares from a1 come first. */
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

/** True if a request is the name of a table of {@link SETS}. */
export const isOfSets = (request: string | object): boolean =>
  typeof request === "string" && SETS.has(request);
