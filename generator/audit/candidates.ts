/** The tables that an array may be: each known table of the array's length, with its request. */
import { onceFor } from "../common.js";
import { entryNamed } from "../core/catalogue.js";
import { lengthOf } from "../core/layouts/layout.js";
import { MOST_SQUARES_IN_SET, SET, UNREACHABLE } from "../core/measures/elements.js";
import { limbsOf, type Limbs } from "../core/tables/limbs.js";
import { plainTable, type EntryOn, type Table } from "../core/tables/table.js";
import type { RequestedTable } from "../request/defaults.js";
import { madeOf } from "../request/measures.js";
import { unwrittenNamed } from "./kinds.js";
import { plainly } from "./literals.js";
import type { Value } from "./read-arrays.js";
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

/**
 * Yields a request's candidate for an array of the given length, if there is one. A set may take several numbers of the
 * array.
 */
export function* candidatesOf(request: Candidate["request"], length: number): Generator<Candidate> {
  const [entry] =
    typeof request === "string"
      ? [entryNamed(request) ?? unwrittenNamed(request)]
      : madeOf(request);
  if (entry) yield* candidatesOfEntry(request, entry, length);
}

/** Like {@link candidatesOf}, but for the entry that a request makes, or for a similar entry. */
export function* candidatesOfEntry(
  request: Candidate["request"],
  entry: EntryOn,
  length: number,
): Generator<Candidate> {
  const candidate = candidateOf(request, entry, length);
  if (candidate && candidate.others > 0) yield candidate;
}

/** The candidate of an entry, even if all its answers are equal; `undefined` if the length is another. */
export const candidateOf = (
  request: Candidate["request"],
  entry: EntryOn,
  length: number,
): Candidate | undefined => {
  const { board, measure } = entry;
  const layout = entry.layout(board);
  const isSet = measure.element === SET;
  const count = length / lengthOf(layout);
  const ofLimbs = [64, 32].find((size) => count === Math.ceil(board.numbered.length / size));
  const bits = count === 1 ? MOST_SQUARES_IN_SET : isSet ? ofLimbs : undefined;
  if (bits === undefined) return undefined;
  const limbs = { bits, count };
  const table = tableFor(entry);
  const values = table.values.slice().flatMap((value = UNREACHABLE, element) => {
    if (layout.cell(element) === undefined) return Array<undefined>(count).fill(undefined);
    if (typeof value !== "bigint") return [value];
    return limbsOf(limbs, value).map((limb) => plainly(BigInt(limb)));
  });
  return { ...countsOf(table), request, table, values, limbs };
};

/** Counts the elements that calls read, and finds the commonest answer and the value of a missing answer. */
const countsOf = (
  table: Table,
): Pick<Candidate, "none" | "commonest" | "answers" | "read" | "answered" | "others"> => {
  const { measure, layout, values } = table;
  const mayMiss = measure.noun === "distance" || values.distinct.includes(undefined);
  const none = measure.element === SET ? 0n : mayMiss ? UNREACHABLE : 0;
  const counts = new Map<Answer, number>();
  for (let element = 0; element < values.length; element++) {
    if (layout.cell(element) === undefined) continue;
    const value = answerAt(table, element);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const read = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [[commonest, most] = [undefined, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  const [answered, others] = [read - (counts.get(none) ?? 0), read - most];
  return { none, commonest, answers: counts.size, read, answered, others };
};

/** Reports whether two candidates of the same length have the same numbers where calls read them. */
export const isSame = ({ values: these }: Candidate, { values: those }: Candidate): boolean =>
  these.every((value, index) => value === those[index]);
