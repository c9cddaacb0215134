/** Sets by square that programs contain: the requests for those that the tool writes, and those that it does not write. */
import { numberedAs } from "../boards/numbering.js";
import { wordsOf } from "../cases.js";
import { onceFor, present } from "../common.js";
import { BOARD, nameOfNumber, type Board } from "../core/boards/board.js";
import { movesOf } from "../core/boards/moves.js";
import { entryNamed } from "../core/catalogue.js";
import { eachSquare } from "../core/layouts/layout.js";
import { moveSets, type Attacker } from "../core/measures/attacks.js";
import { bitOf, SET, setOf } from "../core/measures/elements.js";
import { byNumbers, mapped, pairwise, PLAIN, type Measure } from "../core/measures/measure.js";
import type { EntryOn } from "../core/tables/table.js";
import { mask } from "../pieces/mask.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../request/defaults.js";
import { pieceNamed, type NamedPiece } from "../request/pieces.js";
import { measureInWords } from "./measure-in-words.js";

/** A piece whose sets programs contain. */
interface SetKind {
  readonly piece: NamedPiece;
  /** The squares to which the piece goes in words, such as `the squares above each square, as a set`. */
  readonly words: string;
  /** The same squares with the piece's own in words, if programs contain such sets. */
  readonly zone?: string;
}

/** Describes the sets of a piece, as in `the squares that a king attacks, as a set for each square`. */
const attackedInWords = (name: string, own = ""): string => {
  const article = /^[aeiou]/.test(name) ? "an" : "a";
  return `the squares that ${article} ${wordsOf(name).join(" ")} attacks${own}, as a set for each square`;
};

/** The pieces in the order in which they are tried. With squares from a8, each pawn has the other pawn's sets. */
const PIECES_WITH_SETS: readonly SetKind[] = [
  "knight",
  "king",
  "whitePawn",
  "blackPawn",
  "bishop",
  "rook",
  "queen",
  "amazon",
].map((name) => ({
  piece: pieceNamed(name),
  words: attackedInWords(name),
  zone: attackedInWords(name, ", and its own"),
}));

/** The pieces that go in one direction. */
const RAYS: readonly SetKind[] = Object.entries({
  fR: "above",
  rR: "to the right of",
  bR: "below",
  lR: "to the left of",
  frB: "diagonally above, to the right of",
  brB: "diagonally below, to the right of",
  blB: "diagonally below, to the left of",
  flB: "diagonally above, to the left of",
}).map(([notation, where]) => ({
  piece: pieceNamed(notation),
  words: `the squares ${where} each square, as a set`,
}));

/** The pieces that go along one line. */
const ALONG_ONE_LINE: readonly SetKind[] = Object.entries({
  vR: "file",
  sR: "rank",
  frblB: "diagonal",
  flbrB: "antidiagonal",
}).map(([notation, line]) => ({
  piece: pieceNamed(notation),
  words: `the other squares on the ${line} of each square, as a set`,
  zone: `the squares on the ${line} of each square, as a set`,
}));

const PARTS_OF_LINES = [...RAYS, ...ALONG_ONE_LINE];

/** The pieces that go in one direction or along one line. */
export const LINE_PIECES: readonly NamedPiece[] = PARTS_OF_LINES.map(({ piece }) => piece);

const KINDS = [...PIECES_WITH_SETS, ...PARTS_OF_LINES];

/** Describes the sets of squares to which a piece goes, from its name. */
export const setsInWords = (name: string): string =>
  PARTS_OF_LINES.find(({ piece }) => piece.name === name)?.words ?? attackedInWords(name);

const PIECES_WITH_MASKS = ["rook", "bishop", "queen"].map(pieceNamed);

/** The requests for the sets of squares to which a piece goes, in each numbering. */
const moveRequests = (
  { piece }: SetKind,
  squares: "a1" | "a8",
  bits: RequestedTable["bits"],
): RequestedTable => {
  const { isPawn } = piece;
  return { ...TABLE_BY_DEFAULT, measure: "moves", piece: [piece], captures: isPawn, squares, bits };
};

const setRequestsIn = (squares: "a1" | "a8"): readonly RequestedTable[] => [
  ...PARTS_OF_LINES.map((kind) => moveRequests(kind, squares, "")),
  ...KINDS.map((kind) => moveRequests(kind, squares, "opposite")),
  ...PIECES_WITH_MASKS.map((piece): RequestedTable => {
    const opposite = { ...TABLE_BY_DEFAULT, squares, bits: "opposite" } as const;
    return { ...opposite, measure: "mask", piece: [piece] };
  }),
];

/**
 * The requests, by the first square, for sets that combinations of the usual pieces with numberings do not include: those
 * of parts of lines, and those whose bits run opposite to the numbers of squares. From a8, the sets are those of the
 * mirrored pieces from a1.
 */
export const SET_REQUESTS = { a1: setRequestsIn("a1"), a8: setRequestsIn("a8") } as const;

/** A measure of sets with the given words. Nothing is written from it, so it has no rule. */
const inWords = (measure: Measure, words: string): Measure => ({
  ...measure,
  title: () => words.replace(/^./, (first) => first.toUpperCase()),
  rule: undefined,
});

/** The sets of squares that a piece attacks from each square, and the square itself. */
const zoneOf = ({ attacker }: NamedPiece, words: string): Measure => {
  const withOwn: Attacker = {
    ...attacker,
    graph: (board) => movesOf(attacker, board).map((squares, own) => [own, ...squares]),
    attacks: (board) => {
      const isAttacked = attacker.attacks(board);
      return (from, to) => from === to || isAttacked(from, to);
    },
  };
  return { ...inWords(moveSets(withOwn, "attacks"), words), noun: "zone" };
};

/** The square of each set alone. */
const ALONE: Measure = {
  ...PLAIN,
  name: ["square"],
  noun: "set",
  element: SET,
  title: () => "Each square alone, as a set",
  ways: [
    pairwise("the bit", () => (_, square) => bitOf(square)),
    pairwise("the list", () => (_, square) => setOf([square])),
  ],
};

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

/** A measure of sets by square, in words. */
type SetInWords = readonly [words: string, measure: Measure];

/** The sets that the tool does not write. */
const NEVER_WRITTEN: readonly SetInWords[] = [
  ...KINDS.flatMap(({ piece, zone }): readonly SetInWords[] =>
    zone === undefined ? [] : [[zone, zoneOf(piece, zone)]],
  ),
  ["each square alone, as a set", ALONE],
];

/** The sets that the tool writes only with bits in the order of the squares' numbers, or in the opposite order. */
const UNWRITTEN_FLIPPED: readonly SetInWords[] = [
  ...KINDS.map(({ piece: { attacker }, words }): SetInWords => [
    words,
    inWords(moveSets(attacker, "attacks"), words),
  ]),
  ...PIECES_WITH_MASKS.map(({ attacker }): SetInWords => {
    const words = `${measureInWords(mask(attacker))} ${eachSquare(BOARD).naming.about}`;
    return [words, inWords(mask(attacker), words)];
  }),
];

/** The flip by which square n is bit 63 - n. */
const OPPOSITE = 63;

/**
 * Bit n of a set means square n xor one of these numbers: 0 changes nothing, 56 reverses the ranks, 7 reverses the
 * files, and 63 does both. If both squares and bits start at h1 or h8, the sets are the same as from a1 or, for pawns,
 * those of the other pawn.
 */
const FLIPS = [0, 56, OPPOSITE, 7];

/** Describes the square of the first bit of sets, if it is not the first square. */
export const firstBitInWords = (board: Board, flip: number): string | false =>
  flip > 0 && `bit 0 is ${nameOfNumber(board, flip)}`;

const unwrittenWith = (
  squares: "a1" | "a8",
  flip: number,
): readonly (readonly [string, EntryOn])[] => {
  const board = numberedAs(BOARD, squares);
  const layout = onceFor((on: Board) => ({ ...eachSquare(on), flip }));
  const notes = flip === 0 ? [] : [`A set is 64 bits: bit n for square n xor ${flip}.`];
  const isWritten = flip === 0 || flip === OPPOSITE;
  return [...(isWritten ? [] : UNWRITTEN_FLIPPED), ...NEVER_WRITTEN].map(([words, measure]) => [
    present(words, squares === "a8" && "squares from a8", firstBitInWords(board, flip)).join(", "),
    { measure: { ...byNumbers(measure, flip), notes: () => notes }, layout, board },
  ]);
};

const unwrittenIn = (squares: "a1" | "a8"): ReadonlyMap<string, EntryOn> =>
  new Map(FLIPS.flatMap((flip) => unwrittenWith(squares, flip)));

/** The sets that the tool does not write, by the first square and their words. */
export const UNWRITTEN = {
  a1: new Map([...WITH_SECOND, ...unwrittenIn("a1")]),
  a8: unwrittenIn("a8"),
} as const;

/** The entry of a table that the tool does not write. */
export const unwrittenNamed = (name: string): EntryOn | undefined =>
  UNWRITTEN.a1.get(name) ?? UNWRITTEN.a8.get(name);

/** Reports whether a request is the name of a table that the tool does not write. */
export const isUnwritten = (request: string | object): request is string =>
  typeof request === "string" && unwrittenNamed(request) !== undefined;
