/** The tables that an array may be: each known table of the array's length, with its request. */
import { numberedAs } from "../boards/numbering.js";
import { at, onceFor } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { entryNamed } from "../core/catalogue.js";
import { lengthOf, type Layout } from "../core/layouts/layout.js";
import { MOST_SQUARES_IN_SET, SET, UNREACHABLE } from "../core/measures/elements.js";
import { limbsOf, type Limbs } from "../core/tables/limbs.js";
import { towardOrigins } from "../core/measures/measure.js";
import { plainTable, type EntryOn, type Table } from "../core/tables/table.js";
import type { RequestedTable } from "../request/defaults.js";
import { madeOf } from "../request/measures.js";
import { regionNamed } from "../request/regions.js";
import { unwrittenNamed } from "./sets.js";
import type { Value } from "./finding.js";
import { plainly } from "./literals.js";
import type { Answer } from "../core/measures/elements.js";

/** A table that an array may be. In the array, one number or several numbers hold a set. */
export interface Candidate {
  /** The name of a table of the package, or of a table that the tool does not write, or the request for another table. */
  readonly request: string | RequestedTable;
  /** The table without the corner rule. */
  readonly table: Table;
  /** The value that each number should have; `undefined` if no call reads the number. */
  readonly values: readonly (Value | undefined)[];
  /** The numbers of the array that together are one element of the table. Only sets have more than one number. */
  readonly limbs: Limbs;
  /** The value of elements without an answer: no line, no moves, the empty set, or {@link UNREACHABLE}. */
  readonly none: Answer;
  /**
   * Counts of the elements that calls read: `answers` counts the distinct answers, `read` all elements, `answered` the
   * elements with an answer, and `others` the elements whose answer is not the commonest.
   */
  readonly answers: number;
  readonly commonest: Answer;
  readonly read: number;
  readonly answered: number;
  readonly others: number;
}

/**
 * The fewest classes in a table of attackers. Several sets of attackers, such as the sets of both pawns, may share a
 * class, but programs use at least this many classes.
 */
export const FEWEST_CLASSES = 5;

/** The value of an element, in which a missing answer is {@link UNREACHABLE}. */
export const answerAt = ({ values }: Table, element: number): Answer =>
  values.at(element) ?? UNREACHABLE;

const tableFor = onceFor((entry: EntryOn) => plainTable(entry, entry.board));

/** The sizes of numbers of which several may be one set. */
const LIMB_BITS = [64, 32];

const limbCountOn = ({ numbered }: Board, bits: number): number =>
  Math.ceil(numbered.length / bits);

/** The counts of numbers that may be one set of a board's squares. */
export const limbCountsOn = (board: Board): readonly number[] => [
  1,
  ...LIMB_BITS.map((bits) => limbCountOn(board, bits)),
];

/** The entry of a request. */
export const entryFor = (request: Candidate["request"]): EntryOn | undefined =>
  typeof request === "string"
    ? (entryNamed(request) ?? unwrittenNamed(request))
    : madeOf(request)[0];

/**
 * Yields a request's candidate for an array of the given length, if there is one. A set may take several numbers of the
 * array.
 */
export function* candidatesOf(request: Candidate["request"], length: number): Generator<Candidate> {
  const entry = entryFor(request);
  if (entry) yield* candidatesOfEntry(request, entry, length);
}

/** Like {@link candidatesOf}, but for the entry that a request makes, or for a similar entry. */
export function* candidatesOfEntry(
  request: Candidate["request"],
  entry: EntryOn,
  length: number,
): Generator<Candidate> {
  const candidate = candidateFor(request, entry, length);
  if (candidate && candidate.others > 0) yield candidate;
}

/** The numbers of an array of the given length that are one element of a layout; `undefined` if the length is another. */
export const limbsFor = (
  { board, measure }: EntryOn,
  layout: Layout,
  length: number,
): Limbs | undefined => {
  const count = length / lengthOf(layout);
  if (count === 1) return { bits: MOST_SQUARES_IN_SET, count };
  const ofLimbs = LIMB_BITS.find((size) => count === limbCountOn(board, size));
  return measure.element === SET && ofLimbs !== undefined ? { bits: ofLimbs, count } : undefined;
};

/** The candidate of an entry, even if all its answers are equal; `undefined` if the length is another. */
export const candidateFor = (
  request: Candidate["request"],
  entry: EntryOn,
  length: number,
): Candidate | undefined => {
  const layout = entry.layout(entry.board);
  const limbs = limbsFor(entry, layout, length);
  if (limbs === undefined) return undefined;
  const table = tableFor(entry);
  const isRead = isReadIn(layout);
  const read = table.values.slice();
  const values: (Value | undefined)[] = [];
  for (let element = 0; element < read.length; element++)
    addNumbers(values, limbs, isRead[element] === 1, read[element]);
  return { ...countsOf(table), request, table, values, limbs };
};

/** Adds the numbers that hold an answer to a list. Only a set may take several. If no call reads them, they are unknown. */
export const addNumbers = (
  values: (Value | undefined)[],
  limbs: Limbs,
  isRead: boolean,
  answer: Answer,
): void => {
  if (!isRead) for (let limb = 0; limb < limbs.count; limb++) values.push(undefined);
  else if (typeof answer !== "bigint") values.push(answer ?? UNREACHABLE);
  else if (limbs.count === 1) values.push(plainly(answer));
  else for (const limb of limbsOf(limbs, answer)) values.push(plainly(BigInt(limb)));
};

/** For each element, 1 if a cell fills it, and 0 if no call reads it. */
export const isReadIn = onceFor((layout: Layout) =>
  Uint8Array.from({ length: lengthOf(layout) }, (_, element) =>
    Number(layout.cell(element) !== undefined),
  ),
);

/** A map takes long to tell sets apart whose first 64 squares are the same, so it takes the texts of sets. */
const comparableTo = (value: Answer): number | string | undefined =>
  typeof value === "bigint" ? value.toString(36) : value;

/** Counts the elements that calls read, and finds the commonest answer and the value of a missing answer. */
const countsOf = (
  table: Table,
): Pick<Candidate, "none" | "commonest" | "answers" | "read" | "answered" | "others"> => {
  const { measure, layout, values } = table;
  const mayMiss = measure.noun === "distance" || values.distinct.includes(undefined);
  const none = measure.element === SET ? 0n : mayMiss ? UNREACHABLE : 0;
  const counts = new Map<
    ReturnType<typeof comparableTo>,
    { readonly value: Answer; count: number }
  >();
  const isRead = isReadIn(layout);
  let read = 0;
  for (let element = 0; element < values.length; element++) {
    if (isRead[element] === 0) continue;
    read++;
    const value = answerAt(table, element);
    const key = comparableTo(value);
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { value, count: 1 });
  }
  let [commonest, most]: [Answer, number] = [undefined, 0];
  for (const { value, count } of counts.values())
    if (count > most) [commonest, most] = [value, count];
  const [answered, others] = [read - (counts.get(comparableTo(none))?.count ?? 0), read - most];
  return { none, commonest, answers: counts.size, read, answered, others };
};

/** A request with the numbers of its candidate, which are found without a table. */
export type Sketch = Pick<Candidate, "request" | "values">;

/** The sketch of a request for distances to or from a region; `undefined` for another request. */
export const sketchOf = (request: Candidate["request"]): Sketch | undefined => {
  if (typeof request === "string") return undefined;
  const { measure, to, from, piece, squares } = request;
  const names = [...to, ...from];
  if (measure !== "distance" || names.length === 0) return undefined;
  const { ways } = at(piece, 0).distance;
  const [way] = to.length > 0 ? towardOrigins(ways) : ways;
  // The answers are by square, so they are the same in each numbering.
  const answers = way.on(request.board)(regionNamed(names).squares(request.board));
  const values = numberedAs(request.board, squares).numbered.map((square) =>
    square === undefined ? undefined : (answers[square] ?? UNREACHABLE),
  );
  return { request, values };
};

/** Reports whether two candidates of the same length have the same numbers where calls read them. */
export const isSame = ({ values: these }: Sketch, { values: those }: Sketch): boolean =>
  these.every((value, index) => value === those[index]);
