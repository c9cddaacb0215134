/** Tables that programs contain, and that the audit knows by their words. The tool writes few of them. */
import { numberedAs, type NumberingRequest } from "../boards/numbering.js";
import { at, onceFor } from "../common.js";
import type { Board, Square, Vector } from "../core/boards/board.js";
import { BOARD } from "../core/boards/board.js";
import { eachSquare } from "../core/layouts/layout.js";
import { BYTE, SET, setOf, type Answer } from "../core/measures/elements.js";
import { byNumbers, PLAIN, pairwise, type Measure } from "../core/measures/measure.js";
import type { LineName } from "../core/measures/numbered-lines.js";
import type { EntryOn } from "../core/tables/table.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../request/defaults.js";
import { flippedInWords, FLIPS, OPPOSITE_SETS, SETS } from "./sets.js";

/** A kind of table with a number or a set for each square. */
interface UnwrittenKind {
  /** The table in words, such as `the file of each square`. */
  readonly words: string;
  readonly element: Measure["element"];
  readonly answerOf: (board: Board, square: Square) => Answer;
  /** The lines that have the numbers in a table of the tool, if there is one. */
  readonly of?: LineName;
}

const numberKind = (
  words: string,
  numberOf: (cell: Vector, board: Board) => number,
  of?: LineName,
): UnwrittenKind => ({
  words,
  ...(of && { of }),
  element: BYTE,
  answerOf: (board, square) => numberOf(at(board.cells, square), board),
});

/** The squares from a square in a direction, the nearest first. */
const rayFrom = (board: Board, square: Square, by: Vector): readonly Square[] => {
  const next = board.plus(square, by);
  return next === undefined ? [] : [next, ...rayFrom(board, next, by)];
};

const setKind = (
  words: string,
  squaresOf: (board: Board, square: Square) => readonly Square[],
): UnwrittenKind => ({
  words: `${words}, as a set`,
  element: SET,
  answerOf: (board, square) => setOf(squaresOf(board, square)),
});

const STRAIGHT_RAYS: Readonly<Record<string, Vector>> = {
  above: { files: 0, ranks: 1 },
  "to the right of": { files: 1, ranks: 0 },
  below: { files: 0, ranks: -1 },
  "to the left of": { files: -1, ranks: 0 },
};

const DIAGONAL_RAYS: Readonly<Record<string, Vector>> = {
  "diagonally above, to the right of": { files: 1, ranks: 1 },
  "diagonally below, to the right of": { files: 1, ranks: -1 },
  "diagonally below, to the left of": { files: -1, ranks: -1 },
  "diagonally above, to the left of": { files: -1, ranks: 1 },
};

/** The lines through a square, by the direction in which each leads. */
const LINES_THROUGH: Readonly<Record<string, Vector>> = {
  file: { files: 0, ranks: 1 },
  rank: { files: 1, ranks: 0 },
  diagonal: { files: 1, ranks: 1 },
  antidiagonal: { files: 1, ranks: -1 },
};

/** The other squares on a line through a square. */
const othersOn =
  (by: Vector) =>
  (board: Board, square: Square): readonly Square[] => [
    ...rayFrom(board, square, by),
    ...rayFrom(board, square, { files: -by.files, ranks: -by.ranks }),
  ];

/** The squares where a piece may block a slider: those on its lines, without the last square of each line. */
const blockersOf =
  (directions: typeof STRAIGHT_RAYS) =>
  (board: Board, square: Square): readonly Square[] =>
    Object.values(directions).flatMap((by) => rayFrom(board, square, by).slice(0, -1));

const NUMBER_KINDS: readonly UnwrittenKind[] = [
  numberKind("the file of each square", ({ files }) => files, "file"),
  numberKind("the rank of each square", ({ ranks }) => ranks, "rank"),
  numberKind(
    "the diagonal of each square",
    ({ files, ranks }, board) => files - ranks + board.ranks - 1,
  ),
  numberKind(
    "the diagonal of each square, counted from h1",
    ({ files, ranks }, board) => ranks - files + board.files - 1,
    "diagonal",
  ),
  numberKind(
    "the antidiagonal of each square",
    ({ files, ranks }) => files + ranks,
    "antidiagonal",
  ),
  numberKind(
    "the antidiagonal of each square, counted from h8",
    ({ files, ranks }, board) => board.files + board.ranks - 2 - files - ranks,
  ),
];

/** The tool writes these sets, but not with flipped bits. */
const MASK_KINDS: readonly UnwrittenKind[] = [
  setKind("the squares where a rook on each square may be blocked", blockersOf(STRAIGHT_RAYS)),
  setKind("the squares where a bishop on each square may be blocked", blockersOf(DIAGONAL_RAYS)),
];

const SET_KINDS: readonly UnwrittenKind[] = [
  setKind("each square alone", (_, square) => [square]),
  ...Object.entries({ ...STRAIGHT_RAYS, ...DIAGONAL_RAYS }).map(([where, by]) =>
    setKind(`the squares ${where} each square`, (board, square) => rayFrom(board, square, by)),
  ),
  ...Object.entries(LINES_THROUGH).flatMap(([line, by]) => [
    setKind(`the squares on the ${line} of each square`, (board, square) => [
      square,
      ...othersOn(by)(board, square),
    ]),
    setKind(`the other squares on the ${line} of each square`, othersOn(by)),
  ]),
];

/** The measure of a kind. Its two ways are the same, because nothing is written from it. */
const measureOfKind = ({ words, element, answerOf }: UnwrittenKind): Measure => {
  const way = pairwise(words, (board) => (_, square) => answerOf(board, square));
  const name = words.replaceAll(/\bthe |,/g, "").split(" ");
  return { ...PLAIN, name, element, title: () => words.replace("the", "The"), ways: [way, way] };
};

/** The kinds of sets in a numbering and with a flip of the bits. */
const setsIn = (squares: "a1" | "a8", flip: number): readonly (readonly [string, EntryOn])[] => {
  const board = numberedAs(BOARD, squares);
  const layout = onceFor((on: Board) => ({ ...eachSquare(on), flip }));
  return [...SET_KINDS, ...(flip > 0 ? MASK_KINDS : [])].map((kind) => [
    flippedInWords(kind.words, squares, flip),
    { measure: byNumbers(measureOfKind(kind), flip), layout, board },
  ]);
};

const FROM_A8_IN_WORDS = ", squares from a8";

const lineNumbersIn = (
  squares: NumberingRequest,
  suffix: string,
): readonly (readonly [string, EntryOn])[] =>
  NUMBER_KINDS.map((kind) => [
    kind.words + suffix,
    { measure: measureOfKind(kind), layout: eachSquare, board: numberedAs(BOARD, squares) },
  ]);

/** The tables that the tool does not write, by their descriptions in words. */
const UNWRITTEN = new Map<string, EntryOn>([
  ...SETS,
  ...FLIPS.flatMap((flip) => (["a1", "a8"] as const).flatMap((squares) => setsIn(squares, flip))),
  ...lineNumbersIn("a1", ""),
  ...lineNumbersIn("a8", FROM_A8_IN_WORDS),
]);

export const unwrittenNames = (): readonly string[] => [...UNWRITTEN.keys()];

/** The entry of a table that the tool does not write. */
export const unwrittenNamed = (name: string): EntryOn | undefined => UNWRITTEN.get(name);

/** Reports whether a request is the name of a table that the tool does not write. */
export const isUnwritten = (request: string | object): request is string =>
  typeof request === "string" && UNWRITTEN.has(request);

/** The requests for the kinds with numbers of lines that the tool also writes. */
const lineRequestsIn = (
  squares: "a1" | "a8",
  suffix: string,
): readonly (readonly [string, RequestedTable])[] =>
  NUMBER_KINDS.flatMap(({ words, of }) =>
    of
      ? [
          [
            words + suffix,
            { ...TABLE_BY_DEFAULT, measure: "coordinate", of: [of], squares },
          ] as const,
        ]
      : [],
  );

const REQUESTS_BY_WORDS = new Map([
  ...OPPOSITE_SETS,
  ...lineRequestsIn("a1", ""),
  ...lineRequestsIn("a8", FROM_A8_IN_WORDS),
]);

/** The request for a table that the audit knows by its words; `undefined` if the tool does not write the table. */
export const requestByWords = (request: string | object): RequestedTable | undefined =>
  typeof request === "string" ? REQUESTS_BY_WORDS.get(request) : undefined;

/** The name of a table of numbers that the tool does not write, in another numbering, such as that of a mailbox. */
export const unwrittenIn = (
  name: string,
  squares: NumberingRequest,
  inWords: string,
): string | undefined => {
  const entry = UNWRITTEN.get(name);
  if (entry?.measure.element !== BYTE || entry.board !== BOARD) return undefined;
  const other = `${name}, ${inWords}`;
  if (!UNWRITTEN.has(other)) UNWRITTEN.set(other, { ...entry, board: numberedAs(BOARD, squares) });
  const request = REQUESTS_BY_WORDS.get(name);
  if (request) REQUESTS_BY_WORDS.set(other, { ...request, squares });
  return other;
};
