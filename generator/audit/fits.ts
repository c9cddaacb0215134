/** How an array fits a table: with wrong entries, with other values, or by a wrong rule. */
import { rankOf } from "../core/boards/board.js";
import { at, onceFor } from "../common.js";
import { BITS, UNREACHABLE } from "../core/measures/elements.js";
import { cannotHold } from "../request/cannot-hold.js";
import { GREATEST_NUMBER, LEAST_NUMBER } from "../request/keys/numbers.js";
import { withCornerRule } from "../core/tables/corner-rule.js";
import type { Table } from "../core/tables/table.js";
import { answerAt, FEWEST_CLASSES, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { isOfLines } from "./line-numbers.js";
import { SHORTEST } from "./read-arrays.js";
import type { Value } from "./finding.js";
import { isFrequent, isUsual } from "./usual-tables.js";

/** The way an array fits a candidate: with wrong entries, with other values for the answers, or by a wrong rule. */
export interface Fit {
  readonly candidate: Candidate;
  readonly wrong: readonly number[];
  readonly mapping?: ReadonlyMap<Value, Value>;
  /** The number that the array has around the squares; see {@link frameOf}. */
  readonly frame?: Value | undefined;
  /**
   * The rule that the array follows in place of the candidate's rule, such as `only from the lesser square to the
   * greater`.
   */
  readonly rule?: string;
}

/** The elements of a candidate that contain the given numbers of an array. A set may take several numbers. */
export const elementsWith = (
  indices: readonly number[],
  { limbs }: Candidate,
): ReadonlySet<number> => new Set(indices.map((index) => Math.floor(index / limbs.count)));

/** The indices of entries that differ from the candidate. The search stops after one more than `most` indices. */
export const differing = (
  values: readonly Value[],
  { values: expected }: Candidate,
  frame?: Value,
  most = Infinity,
): readonly number[] => {
  const found: number[] = [];
  for (let index = 0; index < expected.length && found.length <= most; index++) {
    const value = expected[index] ?? frame;
    if (value !== undefined && value !== values[index]) found.push(index);
  }
  return found;
};

/**
 * The most frequent number among the entries that belong to no square, such as the entries around the board in a
 * mailbox. Returns `undefined` if the table is not by square, or if every entry belongs to a square.
 */
export const frameOf = (values: readonly Value[], { table, values: expected }: Candidate) => {
  const { board, parameters } = table.layout;
  if (!board.numbering || parameters.length > 1) return undefined;
  const counts = new Map<Value, number>();
  for (const [index, value] of values.entries())
    if (expected[index] === undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, count], [, other]) => other - count)[0]?.[0];
};

/**
 * The indices of wrong entries; `undefined` if too many entries are wrong, or too many of the entries that do not have
 * the commonest answer. An entry for which neither the array nor the candidate has an answer does not count as right,
 * because all tables that are nearly empty have such entries.
 */
export const wrongIn = (
  values: readonly Value[],
  candidate: Candidate,
  frame?: Value,
): readonly number[] | undefined => {
  const { values: expected, limbs, none, answered, commonest, others } = candidate;
  const most = others < SHORTEST ? 0 : limbs.count * mostWrong(2 * answered);
  const wrong = differing(values, candidate, frame, most);
  if (wrong.length > most) return undefined;
  const elements = [...elementsWith(wrong, candidate)];
  const valueAt = (element: number) =>
    expected[element * limbs.count] === undefined ? frame : answerAt(candidate.table, element);
  const added = elements.filter((element) => valueAt(element) === none);
  const ofOthers = elements.filter((element) => valueAt(element) !== commonest);
  const isLike =
    elements.length <= mostWrong(answered + added.length) && ofOthers.length <= mostWrong(others);
  return isLike ? wrong : undefined;
};

/** The fewest distinct numbers by which an array may replace the answers of a candidate. */
const fewestValues = (
  request: Candidate["request"],
  { measure }: Table,
  answers: number,
): number => {
  if (measure.element === BITS) return FEWEST_CLASSES;
  // In a table of the package, two answers may share one value, but two directions are different.
  const isOfDirections = ["direction", "increment"].includes(measure.noun);
  const mayShare = typeof request === "string" && !isOfDirections;
  return mayShare && answers > FEWEST_CLASSES ? answers - 1 : answers;
};

/**
 * For each answer, the number that the array has in place of the answer; `undefined` if the array differs from the
 * candidate in any other way. There must be at least four entries per answer on average, or every number must be its
 * answer plus the same number. Otherwise, any array without repeated numbers would fit.
 */
export const mappingOf = (
  values: readonly Value[],
  { request, table, values: expected, answers, read }: Candidate,
): Fit["mapping"] => {
  const mapping = new Map<Value, Value>();
  for (const [index, own] of values.entries()) {
    const value = expected[index];
    if (value === undefined) continue;
    if ((mapping.get(value) ?? own) !== own) return undefined;
    if (!(own >= LEAST_NUMBER && own <= GREATEST_NUMBER)) return undefined;
    mapping.set(value, own);
  }
  const fewest = fewestValues(request, table, answers);
  if (new Set(mapping.values()).size < fewest) return undefined;
  const added = addedIn(mapping);
  return added !== 0 && (4 * answers <= read || added !== undefined) ? mapping : undefined;
};

/** The number that was counted most often; the first of them if there are several. */
const mostCounted = <Counted extends Value>(
  counts: ReadonlyMap<Counted, number>,
): Counted | undefined => {
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((number) => counts.get(number) === most);
};

export const mostFrequent = (numbers: readonly number[]): number | undefined => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return mostCounted(counts);
};

/** For each answer, the number that the array has most often in its place. */
const commonestValues = (
  values: readonly Value[],
  expected: Candidate["values"],
): ReadonlyMap<Value, Value> => {
  const counts = new Map<Value, Map<Value, number>>();
  for (const [index, own] of values.entries()) {
    const answer = expected[index];
    if (answer === undefined) continue;
    const known = counts.get(answer) ?? new Map<Value, number>();
    counts.set(answer, known.set(own, (known.get(own) ?? 0) + 1));
  }
  return new Map([...counts].map(([answer, known]) => [answer, mostCounted(known) ?? 0]));
};

/** The number that an array adds to most of its first answers. It is added to all, if few of all entries are wrong. */
const addedAtFirst = (values: readonly Value[], expected: Candidate["values"]): number => {
  const added: number[] = [];
  for (let index = 0; index < expected.length && added.length < 2 * FEWEST_MARKED - 1; index++) {
    const answer = expected[index];
    if (answer !== undefined) added.push(Number(values[index]) - Number(answer));
  }
  return mostFrequent(added) ?? 0;
};

/** Other values in place of the answers, and the entries that are wrong beside them. */
type Slipped = Required<Pick<Fit, "mapping" | "wrong">>;

/** Returns the other values of an array that is right except for the given entries. */
const slippedAt = (
  values: readonly Value[],
  candidate: Candidate,
  wrong: readonly number[],
  rightAt: (index: number) => Value,
): Slipped | undefined => {
  const right = values.slice();
  for (const index of wrong) right[index] = rightAt(index);
  const mapping = wrong.length > 0 ? mappingOf(right, candidate) : undefined;
  return mapping && { mapping, wrong };
};

/** Like {@link mappingOf}, but up to three entries are wrong. The array adds the same number to all other answers. */
const shiftButFew = (values: readonly Value[], candidate: Candidate): Slipped | undefined => {
  const { values: expected } = candidate;
  const added = addedAtFirst(values, expected);
  const wrong: number[] = [];
  for (let index = 0; index < expected.length; index++) {
    const answer = expected[index];
    if (answer === undefined || Number(answer) + added === values[index]) continue;
    if (wrong.push(index) >= FEWEST_MARKED) return undefined;
  }
  return slippedAt(values, candidate, wrong, (index) => Number(expected[index]) + added);
};

/** Reports whether at least two entries prevent that each answer has one number in its place. */
const hasSeveralOthers = (values: readonly Value[], expected: Candidate["values"]): boolean => {
  const known = new Map<Value, Set<Value>>();
  let others = 0;
  for (let index = 0; index < expected.length; index++) {
    const answer = expected[index];
    const own = values[index];
    if (answer === undefined || own === undefined) continue;
    const found = known.get(answer);
    if (!found) known.set(answer, new Set([own]));
    else if (!found.has(own)) {
      found.add(own);
      others++;
      if (others > 1) return true;
    }
  }
  return false;
};

/**
 * Like {@link mappingOf}, but one entry of the array is wrong or, if the array adds the same number to all answers of a
 * table with a name or of numbers of lines, up to three entries. Without these entries, each answer must have its own number.
 */
export const mappingButFew = (
  values: readonly Value[],
  candidate: Candidate,
): Slipped | undefined => {
  const { request, values: expected } = candidate;
  const mayBeShifted = typeof request === "string" || isOfLines(request);
  const shifted = mayBeShifted ? shiftButFew(values, candidate) : undefined;
  if (shifted || hasSeveralOthers(values, expected)) return shifted;
  const commonest = commonestValues(values, expected);
  if (new Set(commonest.values()).size < commonest.size) return undefined;
  const rightAt = (index: number): Value =>
    commonest.get(expected[index] ?? NaN) ?? at(values, index);
  const wrong = [...values.keys()].filter((index) => rightAt(index) !== values[index]);
  return wrong.length === 1 ? slippedAt(values, candidate, wrong, rightAt) : undefined;
};

/** The number that is added to each answer, if the same number is added to all. */
export const addedIn = (mapping: ReadonlyMap<Value, Value>): number | undefined => {
  const [first = NaN, ...others] = [...mapping].map(([value, own]) => Number(own) - Number(value));
  return others.every((added) => added === first) ? first : undefined;
};

const ruled = onceFor((table: Table) => withCornerRule(table));

/** Reports whether the tool can write the table. The tool refuses tables whose lookups would return wrong answers. */
export const isWritten = ({ request, table }: Candidate): boolean =>
  typeof request === "string" || cannotHold(ruled(table)) === undefined;

/**
 * The answers of the candidate for which the numbers of an array stand, so that its wrong entries can be judged. Other
 * numbers stay as they are.
 */
export const unmapped = (values: readonly Value[], { mapping, wrong }: Fit): readonly Value[] => {
  if (!mapping || wrong.length === 0) return values;
  const answers = new Map([...mapping].map(([answer, own]) => [own, answer]));
  return values.map((own) => answers.get(own) ?? own);
};

/** If fewer entries than this are wrong, they are mistakes, even if all hold the same number. */
export const FEWEST_MARKED = 4;

/**
 * In a rare table, at most one entry of this many entries may be a mistake. If more are wrong, the array is another
 * table.
 */
const READ_FOR_EACH = 64;

/** Reports whether an array with these wrong entries cannot be anything but the candidate. */
export const isCertain = ({ candidate, wrong }: Fit): boolean => {
  const { request, read } = candidate;
  const areFew = wrong.length < FEWEST_MARKED;
  if (isOfLines(request)) return areFew;
  return (
    isFrequent(request) || (isUsual(request) && areFew && wrong.length * READ_FOR_EACH <= read)
  );
};

/**
 * Reports whether all wrong entries hold the same number, apparently on purpose. If so, the table does not
 * contain the number, or the array has the number in place of every greater distance, or the entries are empty sets for
 * a pawn on a rank where no such pawn can stand.
 */
export const isDeliberate = (
  array: readonly Value[],
  { wrong, candidate: { table, values } }: Fit,
): boolean => {
  const [found, another] = new Set(wrong.map((index) => array[index]));
  if (found === undefined || another !== undefined || wrong.length < FEWEST_MARKED) return false;
  if (!values.includes(found)) return true;
  const { measure, layout } = table;
  const pawn = /(white|black)Pawn$/.exec(measure.name.join())?.[1];
  if (found === 0 && pawn !== undefined)
    return wrong.every((index) => {
      const { board } = layout;
      const cell = layout.cell(Math.floor((index * table.values.length) / values.length));
      return cell && rankOf(board, cell.target) === (pawn === "white" ? 0 : board.ranks - 1);
    });
  const greater = [...values.keys()].filter((index) => at(values, index) > found);
  return measure.noun === "distance" && wrong.join() === greater.join();
};

/** Reports whether a number is so large that it must be a set. */
export const hasSets = (values: readonly Value[]): boolean =>
  values.some((value) => value > UNREACHABLE);
