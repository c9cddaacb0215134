/** Sets that the audit knows but the tool does not write: sets with flipped bits, or with one more square. */
import { movesOf } from "../core/boards/moves.js";
import { BOARD, nameOfNumber, type Board } from "../core/boards/board.js";
import { numberedAs } from "../boards/numbering.js";
import { entryNamed } from "../core/catalogue.js";
import { onceFor, present } from "../common.js";
import { eachSquare } from "../core/layouts/layout.js";
import { moveSets, type Attacker } from "../core/measures/attacks.js";
import { bitOf } from "../core/measures/elements.js";
import { byNumbers, mapped, type Measure } from "../core/measures/measure.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../request/defaults.js";
import { pieceNamed, type NamedPiece } from "../request/pieces.js";
import type { EntryOn } from "../core/tables/table.js";
import { wordsOf } from "../cases.js";

/** The pieces, in the order in which they are tried. With squares from a8, each pawn has the other pawn's sets. */
const PIECES_WITH_SETS = [
  "knight",
  "king",
  "whitePawn",
  "blackPawn",
  "bishop",
  "rook",
  "queen",
  "amazon",
];

/** Describes the sets, as in `the squares that a king attacks, and its own, as a set for each square`. */
export const setsInWords = (name: string, isZone = false): string => {
  const article = /^[aeiou]/.test(name) ? "an" : "a";
  const own = isZone ? ", and its own" : "";
  return `the squares that ${article} ${wordsOf(name).join(" ")} attacks${own}, as a set for each square`;
};

/** The sets of squares that a piece attacks from each square. A zone also contains the square itself. */
const setsOf = (attacker: Attacker, isZone: boolean, flip: number): Measure => ({
  ...byNumbers(moveSets(attacker, "attacks"), flip),
  notes: () => (flip === 0 ? [] : [`A set is 64 bits: bit n for square n xor ${flip}.`]),
  noun: isZone ? "zone" : "attacks",
  title: () => setsInWords(attacker.name, isZone).replace("the", "The"),
  rule: undefined,
});

const ATTACKERS = PIECES_WITH_SETS.map((piece) => pieceNamed(piece).attacker);

/** The piece that also attacks its own square. */
const zoneOf = (attacker: Attacker): Attacker => ({
  ...attacker,
  graph: (board) => movesOf(attacker, board).map((squares, own) => [own, ...squares]),
  attacks: (board) => {
    const isAttacked = attacker.attacks(board);
    return (from, to) => from === to || isAttacked(from, to);
  },
});

const ATTACK_ZONES = ATTACKERS.map(zoneOf);

/**
 * The squares between two squares, and the second square, even if the two squares share no line. `BetweenBB` of
 * Stockfish 17 has these sets.
 */
const WITH_SECOND = present(entryNamed("BETWEEN")).map((entry) => {
  const measure = mapped(entry.measure, (set, _, to) =>
    typeof set === "bigint" ? set | bitOf(to) : set,
  );
  return [
    "the squares between two squares, and the second square, as a set",
    { ...entry, measure },
  ] as const;
});

/**
 * Bit n of a set means square n xor one of these numbers: 0 changes nothing, 56 reverses the ranks, 7 reverses the
 * files, and 63 does both. If both squares and bits start at h1 or h8, the sets are the same as from a1 or, for pawns,
 * those of the other pawn.
 */
export const FLIPS = [0, 56, 63, 7];

/** The flip by which square n is bit 63 - n. */
const OPPOSITE = 63;

/** Describes sets with flipped bits in a numbering. */
export const flippedInWords = (words: string, squares: "a1" | "a8", flip: number): string =>
  present(
    words,
    squares === "a8" && "squares from a8",
    flip > 0 && `bit 0 is ${nameOfNumber(numberedAs(BOARD, squares), flip)}`,
  ).join(", ");

/** Describes the masks of a piece. */
export const masksInWords = (name: string): string =>
  `the squares where a ${name} on each square may be blocked, as a set`;

/** The request for sets of a piece whose bits run opposite to the numbers of squares, with the words for the sets. */
const oppositeSets = (
  words: string,
  squares: "a1" | "a8",
  piece: NamedPiece,
  more: Partial<RequestedTable>,
): readonly [string, RequestedTable] => [
  flippedInWords(words, squares, OPPOSITE),
  { ...TABLE_BY_DEFAULT, piece: [piece], squares, bits: "opposite", ...more },
];

/** The requests for all sets whose bits run opposite to the numbers of squares, each with the words for the sets. */
export const OPPOSITE_SETS: readonly (readonly [string, RequestedTable])[] = (
  ["a1", "a8"] as const
).flatMap((squares) => [
  ...PIECES_WITH_SETS.map((name) => {
    const piece = pieceNamed(name);
    const more = { measure: "moves", captures: piece.isPawn } as const;
    return oppositeSets(setsInWords(piece.attacker.name), squares, piece, more);
  }),
  ...["rook", "bishop"].map((name) =>
    oppositeSets(masksInWords(name), squares, pieceNamed(name), { measure: "mask" }),
  ),
]);

/** The tables, by their descriptions in words. For each flip, the tables with squares from a1 come first. */
export const SETS: ReadonlyMap<string, EntryOn> = new Map([
  ...WITH_SECOND,
  ...FLIPS.flatMap((flip) => {
    const layout = onceFor((board: Board) => ({ ...eachSquare(board), flip }));
    return (["a1", "a8"] as const).flatMap((squares) =>
      [...(flip > 0 ? ATTACKERS : []), ...ATTACK_ZONES].map((piece) => {
        const board = numberedAs(BOARD, squares);
        const isZone = ATTACK_ZONES.includes(piece);
        const name = flippedInWords(setsInWords(piece.name, isZone), squares, flip);
        return [name, { measure: setsOf(piece, isZone, flip), layout, board }] as const;
      }),
    );
  }),
]);
