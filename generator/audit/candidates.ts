/** The tables that an array may be: each known table of the array's length, with its request. */
import { rectangle, squareName, type Board } from "../core/boards/board.js";
import { mistakeInNumbers, numberedAs, NUMBERING_NAMES } from "../boards/numbering.js";
import type { NumberingName } from "../boards/numbering.js";
import { REGIONS } from "../request/regions.js";
import { BOARD, ENTRIES, ENTRY_OF } from "../core/catalogue.js";
import { onceFor } from "../common.js";
import { lengthOf } from "../core/layouts/layout.js";
import { LAYOUTS } from "../request/layouts.js";
import { ATTACKS } from "../core/measures/attacks.js";
import { MOST_SQUARES_IN_SET, SET, UNREACHABLE, type Answer } from "../core/measures/measure.js";
import { madeOf, MEASURE_NAMES, MEASURES } from "../request/measures.js";
import { pieceNamed, type NamedPiece } from "../request/pieces.js";
import { PAWN_NAMES } from "../core/boards/moves.js";
import { PIECE_NAMES, turned } from "../pieces/named-pieces.js";
import { TABLE_BY_DEFAULT, type MeasureName, type RequestedTable } from "../request/defaults.js";
import { cases } from "../cases.js";
import { limbsOf, type Limbs } from "../core/tables/limbs.js";
import { plainTable, type EntryOn, type Table } from "../core/tables/table.js";
import { requestsOfEngines } from "./engines.js";
import { isOfSets, SETS } from "./sets.js";
import { plainly, type Value } from "./read-arrays.js";

/** A table that an array may be. In the array, a set may be one number or several. */
export interface Candidate {
  /** The name of a table of the package or of {@link SETS}, or the request for another table. */
  readonly request: string | RequestedTable;
  /** The table without the corner rule. */
  readonly table: Table;
  /** The value that each number should have; `undefined` if no call reads the number. */
  readonly values: readonly (Value | undefined)[];
  /** The numbers that together are one element of the table: more than one only for sets. */
  readonly limbs: Limbs;
  /** The value of elements without an answer: no line, no moves, the empty set, or {@link UNREACHABLE}. */
  readonly none: Answer;
  /**
   * Counts of the elements that calls read: distinct (`answers`), all (`read`), those with an answer (`answered`), and all
   * but the commonest (`others`).
   */
  readonly answers: number;
  readonly commonest: Answer;
  readonly read: number;
  readonly answered: number;
  readonly others: number;
}

/** Several sets of attackers, such as those of both pawns, may share a class, but programs use at least this many classes. */
export const FEWEST_CLASSES = 5;

export const LONGEST_SIDE = 16;

const BOARD_SIZES = Array.from({ length: LONGEST_SIDE ** 2 }, (_, place) => [
  1 + (place % LONGEST_SIDE),
  1 + Math.floor(place / LONGEST_SIDE),
]).sort(([a = 1, b = 1], [c = 1, d = 1]) => a * b - c * d);

const CATALOGUE_NOTATIONS = ENTRIES.flatMap(({ measure: { mover } }) =>
  mover && "notation" in mover ? [mover.notation] : [],
);

const NAMED_PIECES = PIECE_NAMES.map(pieceNamed);

/** The pieces with names, those of the catalogue first. A piece with several names appears only under the first. */
const PIECES_BY_FREQUENCY = [
  ...new Set([
    ...CATALOGUE_NOTATIONS,
    ...NAMED_PIECES.map(({ distance }) => distance.piece.notation),
  ]),
].flatMap(
  (notation) => NAMED_PIECES.find(({ distance }) => distance.piece.notation === notation) ?? [],
);

const CATALOGUE_PIECES = PIECES_BY_FREQUENCY.filter(({ distance }) =>
  CATALOGUE_NOTATIONS.includes(distance.piece.notation),
);

const PAWN_PIECES = PAWN_NAMES.map(pieceNamed);

/** The pieces in the catalogue's table of attacks, in the order of their bits. */
const ATTACKING_PIECES = (ATTACKS.constants ?? []).map(({ name }) =>
  pieceNamed(cases(name.toLowerCase().split("_")).camel),
);

/** The amazon moves as a queen and as a knight. Programs have tables of increments for queen and knight together. */
const AMAZON = pieceNamed("amazon");

/** The pieces for which tables of the given measure are common in programs. */
export const piecesFor = (measure: MeasureName): readonly NamedPiece[] => {
  if (measure === "attacks" || measure === "moves") return [...CATALOGUE_PIECES, ...PAWN_PIECES];
  return MEASURES[measure].hasUnit || measure === "steps"
    ? [...CATALOGUE_PIECES, AMAZON]
    : CATALOGUE_PIECES;
};

/** True for tables of the package, and for tables on boards and of regions that are common in programs, for any piece. */
export const isUsual = (request: Candidate["request"]): boolean =>
  typeof request === "string" ||
  (Math.min(request.board.files, request.board.ranks) >= 5 &&
    [...request.to, ...request.from].every((name) => REGIONS.has(name)));

/**
 * True for tables that are common in programs. An array that resembles any other table may be something else, because
 * tables of small boards have few numbers.
 */
export const isFrequent = (request: Candidate["request"]): boolean =>
  isUsual(request) &&
  (typeof request === "string" ||
    request.piece.every(({ words }) =>
      piecesFor(request.measure).some((piece) => piece.words === words),
    ));

/** The value of an element, in which a missing answer is {@link UNREACHABLE}. */
export const answerAt = ({ values }: Table, element: number): Answer =>
  values[element] ?? UNREACHABLE;

const tableFor = onceFor((entry: EntryOn) => plainTable(entry, entry.board));

/** Yields a request's candidate for an array of the given length, if there is one. A set may be several numbers. */
export function* candidatesOf(request: Candidate["request"], length: number): Generator<Candidate> {
  const [entry] =
    typeof request === "string" ? [ENTRY_OF.get(request) ?? SETS.get(request)] : madeOf(request);
  if (entry) yield* candidatesOfEntry(request, entry, length);
}

/** Like {@link candidatesOf}, but for the entry that a request makes, or that is like it. */
export function* candidatesOfEntry(
  request: Candidate["request"],
  entry: EntryOn,
  length: number,
): Generator<Candidate> {
  const { board, measure } = entry;
  const layout = entry.layout(board);
  const isSet = measure.element === SET;
  const count = length / lengthOf(layout);
  const ofLimbs = [64, 32].find((size) => count === Math.ceil(board.numbered.length / size));
  const bits = count === 1 ? MOST_SQUARES_IN_SET : isSet ? ofLimbs : undefined;
  if (bits === undefined) return;
  const limbs = { bits, count };
  const table = tableFor(entry);
  const values = table.values.flatMap((value = UNREACHABLE, element) => {
    if (layout.cell(element) === undefined) return Array<undefined>(count).fill(undefined);
    if (typeof value !== "bigint") return [value];
    return limbsOf(limbs, value).map((limb) => plainly(BigInt(limb)));
  });
  const known = { ...countsOf(table), request, table, values, limbs };
  if (known.others > 0) yield known;
}

/** What is known of the elements that calls read. */
const countsOf = (
  table: Table,
): Pick<Candidate, "none" | "commonest" | "answers" | "read" | "answered" | "others"> => {
  const { measure, layout, values } = table;
  const mayMiss = measure.noun === "distance" || values.includes(undefined);
  const none = measure.element === SET ? 0n : mayMiss ? UNREACHABLE : 0;
  const counts = new Map<Answer, number>();
  for (const element of values.keys()) {
    if (layout.cell(element) === undefined) continue;
    const value = answerAt(table, element);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const read = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [[commonest, most] = [undefined, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  const [answered, others] = [read - (counts.get(none) ?? 0), read - most];
  return { none, commonest, answers: counts.size, read, answered, others };
};

/** The requests for tables of a measure that may have the given length. {@link candidatesOf} drops the others. */
export function* requestsFor(
  measure: MeasureName,
  pieces: readonly NamedPiece[],
  board: Board,
  squares: NumberingName,
  length: number,
): Generator<RequestedTable> {
  const { pieces: most, layouts, along, hasUnit, isSet } = MEASURES[measure];
  const on = numberedAs(board, squares);
  const isBySquare = length === on.numbered.length;
  const regions = [...REGIONS].flatMap(([name, { squares: of }]) =>
    of(board).length > 0 ? [[name]] : [],
  );
  const fitting = layouts.filter(
    (layout) =>
      layout !== "center" &&
      (squares === "a1" || layout === "pair") &&
      (isSet || along === "steps"
        ? length % on.numbered.length === 0
        : lengthOf(LAYOUTS[layout](on)) === length),
  );
  const lists = [
    ...pieces.map((piece) => [piece]),
    ...(measure === "attacks" ? [ATTACKING_PIECES] : []),
  ];
  const ofLines = [[], ...(hasUnit ? lists : [])];
  for (const piece of most === 0 ? [[]] : along === "lines" ? ofLines : lists) {
    const captures = measure === "moves" && piece.some(({ isPawn }) => isPawn);
    const table = { ...TABLE_BY_DEFAULT, board, measure, piece, squares, captures };
    if (measure === "color" && isBySquare) yield table;
    if (measure === "member" && isBySquare) yield* regions.map((of) => ({ ...table, of }));
    for (const unit of measure === "number" && isBySquare ? NUMBERING_NAMES : [])
      if (unit !== squares && mistakeInNumbers(board, unit) === undefined) yield { ...table, unit };
    if (most === 0 && layouts.length === 1) continue;
    for (const layout of fitting) {
      const one = { ...table, layout: [layout] };
      yield one;
      // Increments are differences in one of these numberings, or in the coordinates of their own table.
      if (hasUnit && layout !== "pair")
        for (const unit of ["a1", "0x88"] as const) yield { ...one, unit };
    }
    if (measure !== "distance" || !isBySquare) continue;
    // Without one-way moves, distances from a region are the same as those to it.
    const isOneWay = piece.some(
      ({ distance: { piece: of } }) => turned(of).notation !== of.notation,
    );
    for (const names of regions) {
      yield { ...table, to: names };
      if (isOneWay) yield { ...table, from: names };
    }
    if (
      board === BOARD &&
      squares === "a1" &&
      piece.every((named) => CATALOGUE_PIECES.includes(named))
    )
      for (const square of board.squares) yield { ...table, to: [squareName(board, square)] };
  }
}

/** The candidates on a board, for the usual pieces of each measure. With `isOfAll`, also the distances of all pieces. */
export function* candidatesOnBoard(
  board: Board,
  isOfAll: boolean,
  length: number,
  ofSets: boolean,
): Generator<Candidate> {
  if (board.squares.length > length) return;
  for (const squares of NUMBERING_NAMES) {
    if (squares !== "a1" && (board !== BOARD || mistakeInNumbers(board, squares))) continue;
    const isOfSquares = length % numberedAs(board, squares).numbered.length === 0;
    const isByDifference = length < 6 * board.squares.length;
    if (!isOfSquares && !(squares === "a1" && isByDifference)) continue;
    for (const measure of MEASURE_NAMES) {
      if (MEASURES[measure].isSet !== ofSets) continue;
      // From a8, the distances to a region are those from a1, for the mirrored region and piece: they are tried anyway.
      if (squares === "a8" && measure === "distance" && length === BOARD.squares.length) continue;
      const pieces = measure === "distance" && isOfAll ? PIECES_BY_FREQUENCY : piecesFor(measure);
      for (const request of requestsFor(measure, pieces, board, squares, length))
        yield* candidatesOf(request, length);
    }
  }
}

/** The candidates on all boards: first the tables with names, then others on the same board, then on other boards. */
export function* everyCandidate(length: number, ofSets: boolean): Generator<Candidate> {
  for (const [name, { measure }] of ENTRY_OF)
    if ((measure.element === SET) === ofSets) yield* candidatesOf(name, length);
  if (ofSets) for (const name of SETS.keys()) yield* candidatesOf(name, length);
  if (!ofSets) for (const request of requestsOfEngines()) yield* candidatesOf(request, length);
  yield* candidatesOnBoard(BOARD, true, length, ofSets);
  for (const [files = 1, ranks = 1] of BOARD_SIZES)
    if (files * ranks <= length && rectangle(files, ranks) !== BOARD)
      yield* candidatesOnBoard(rectangle(files, ranks), false, length, ofSets);
}

/** True if two candidates of the same length have the same numbers where calls read them. */
export const isSame = ({ values: these }: Candidate, { values: those }: Candidate): boolean =>
  these.every((value, index) => value === those[index]);

/** The same table as a candidate with a request instead of a name; the given candidate if no request makes it. */
export const requestedLike = onceFor((candidate: Candidate): Candidate => {
  const { request, values, table } = candidate;
  if (typeof request !== "string" || isOfSets(request)) return candidate;
  for (const other of candidatesOnBoard(BOARD, false, values.length, table.measure.element === SET))
    if (isSame(other, candidate)) return other;
  return candidate;
});
