/** Finds what an array fits best: a table, a table with some wrong entries, or a table with other values. */
import { rankOf } from "../core/boards/board.js";
import { BOARD } from "../core/catalogue.js";
import { onceFor } from "../common.js";
import { BITS, SET, UNREACHABLE } from "../core/measures/measure.js";
import { cannotHold } from "../request/cannot-hold.js";
import { GREATEST_NUMBER, LEAST_NUMBER } from "../request/keys/numbers.js";
import { withCornerRule } from "../core/tables/corner-rule.js";
import type { Table } from "../core/tables/table.js";
import {
  FEWEST_CLASSES,
  isFrequent,
  isSame,
  isUsual,
  answerAt,
  type Candidate,
} from "./candidates.js";
import { mostWrong } from "./counts.js";
import { inOrderOf } from "./directions.js";
import { SHORTEST, type Value } from "./read-arrays.js";
import { candidatesFor } from "./similar.js";
import { candidatesWithin } from "./within.js";
import { wrongRuleOf } from "./wrong-rules.js";

/** How an array fits a candidate: with wrong entries, with other values for the answers, or by a wrong rule. */
export interface Fit {
  readonly candidate: Candidate;
  readonly wrong: readonly number[];
  readonly mapping?: ReadonlyMap<Value, Value>;
  /** The number that the array has around its squares; see {@link frameOf}. */
  readonly frame?: Value | undefined;
  /** The rule that the array follows instead of the candidate's, as in `only from the lesser square to the greater`. */
  readonly rule?: string;
}

/** The elements of a candidate that contain the given numbers of an array. An element of sets may be several numbers. */
export const elementsWith = (
  indices: readonly number[],
  { limbs }: Candidate,
): ReadonlySet<number> => new Set(indices.map((index) => Math.floor(index / limbs.count)));

/** The indices of entries that differ from the candidate: all, or one more than the given number. */
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
 * The most frequent of the entries that belong to no square, such as those around the board in a mailbox; `undefined` if
 * the table is not by square, or if every entry belongs to a square.
 */
const frameOf = (values: readonly Value[], { table, values: expected }: Candidate) => {
  const { board, parameters } = table.layout;
  if (!board.numbering || parameters.length > 1) return undefined;
  const counts = new Map<Value, number>();
  for (const [index, value] of values.entries())
    if (expected[index] === undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, count], [, other]) => other - count)[0]?.[0];
};

/**
 * The indices of wrong entries; `undefined` if there are too many, in all or among entries other than the commonest. Where
 * neither the array nor the candidate has an answer, they do not agree: tables that are nearly empty are all alike there.
 */
const wrongIn = (
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

/**
 * For each answer, the number that the array holds in its place; `undefined` if the array differs from the candidate in
 * any other way. There must be at least four entries per answer on average, or every number must be its answer plus the
 * same number. Otherwise, any array without repeated numbers would fit.
 */
const mappingOf = (
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
  // In a table of the package, two answers may share one value, but two directions are different.
  const isOfDirections = ["direction", "increment"].includes(table.measure.noun);
  const mayShare = typeof request === "string" && !isOfDirections;
  const most = mayShare && answers > FEWEST_CLASSES ? answers - 1 : answers;
  const fewest = table.measure.element === BITS ? FEWEST_CLASSES : most;
  if (new Set(mapping.values()).size < fewest) return undefined;
  const added = addedIn(mapping);
  return added !== 0 && (4 * answers <= read || added !== undefined) ? mapping : undefined;
};

/** The number that is added to each answer, if it is always the same number. */
export const addedIn = (mapping: ReadonlyMap<Value, Value>): number | undefined => {
  const [first = NaN, ...others] = [...mapping].map(([value, own]) => Number(own) - Number(value));
  return others.every((added) => added === first) ? first : undefined;
};

const ruled = onceFor((table: Table) => withCornerRule(table));

/** True if the tool can write the table. It refuses tables whose lookups would return wrong answers. */
const isWritten = ({ request, table }: Candidate): boolean =>
  typeof request === "string" || cannotHold(ruled(table)) === undefined;

/** True if the array differs only in its number for "unreachable". */
const isOfAbsent = ({ mapping = new Map<Value, Value>() }: Fit): boolean =>
  [...mapping].every(([value, own]) => value === own || value === UNREACHABLE);

/** Fewer wrong entries than this are mistakes, even if they all hold the same number. */
export const FEWEST_MARKED = 4;

/** In a rare table, entries are mistakes only if they are few, and at most one in this number. */
const READ_FOR_EACH = 64;

/** True if an array with such wrong entries can be nothing else than the candidate. */
export const isCertain = ({ candidate: { request, read }, wrong }: Fit): boolean =>
  isFrequent(request) ||
  (isUsual(request) && wrong.length < FEWEST_MARKED && wrong.length * READ_FOR_EACH <= read);

/**
 * True if all wrong entries hold the same number, apparently on purpose: the table does not contain the number, the array
 * has it in place of every greater distance, or the entries are empty sets for a pawn on a rank where it cannot stand.
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
  const greater = [...values.keys()].filter((index) => (values[index] ?? 0) > found);
  return measure.noun === "distance" && wrong.join() === greater.join();
};

/** True if the entries that no call of the candidate reads are few, or are all equal, as fillers are. */
const isFilled = (values: readonly Value[], { values: expected, read }: Candidate): boolean => {
  if (expected.length - read <= expected.length / 10) return true;
  const filler = values[expected.indexOf(undefined)];
  return expected.every((value, index) => value !== undefined || values[index] === filler);
};

/** True if the array fits a candidate with few wrong entries, with other values, or by a wrong rule. */
const isLike = (values: readonly Value[], candidate: Candidate): boolean =>
  wrongIn(values, candidate) !== undefined ||
  mappingOf(values, candidate) !== undefined ||
  wrongRuleOf(values, candidate) !== undefined;

/** Positive if `fit` is better: fewer of its entries are wrong, or as many are wrong but more are read. */
const betterBy = (fit: Fit, other: Fit): number =>
  other.wrong.length - fit.wrong.length || fit.candidate.read - other.candidate.read;

export const hasSets = (values: readonly Value[]): boolean =>
  values.some((value) => value > UNREACHABLE);

/** The fit that explains an array best, or several that explain it equally well; empty if nothing fits. */
export const fitsOf = (values: readonly Value[]): readonly Fit[] => {
  const withSets = hasSets(values);
  const inOrder = values.filter((value, index) => value === index).length;
  const isInOrder = values.length - inOrder <= mostWrong(values.length);
  let near: readonly Fit[] = [];
  let mapped: Fit | undefined;
  let byRule: Fit | undefined;
  const weigh = (candidates: Iterable<Candidate>): readonly Fit[] => {
    for (const one of candidates)
      for (const candidate of inOrderOf(values, one)) {
        const frame = frameOf(values, candidate);
        if (frame === undefined && !isFilled(values, candidate)) continue;
        // Consecutive numbers from 0, even with a few exceptions, would fit any numbering of the squares.
        if (isInOrder && candidate.table.measure.noun === "number") continue;
        const wrong = wrongIn(values, candidate, frame);
        const fit = wrong && { candidate, wrong, frame };
        const isNear = fit && (near[0] === undefined || betterBy(fit, near[0]) >= 0);
        const { request, answers } = candidate;
        const rule = wrongRuleOf(values, candidate);
        if (rule !== undefined) byRule ??= { candidate, wrong: differing(values, candidate), rule };
        const isSet = candidate.table.measure.element === SET;
        const hasMany = typeof request === "string" || answers >= 5;
        const mayMap = !mapped && !isSet && hasMany && isFrequent(request);
        const mapping = mayMap ? mappingOf(values, candidate) : undefined;
        if (!(isNear || mapping) || !isWritten(candidate)) continue;
        if (fit?.wrong.length === 0) return [fit];
        if (mapping) mapped = { candidate, wrong: [], mapping };
        if (isNear && !near.some((other) => isSame(other.candidate, candidate)))
          near = [...near.filter((other) => betterBy(fit, other) === 0), fit];
      }
    // If the same table also fits with few wrong entries, those entries are mistakes, not other values.
    const isMapped = mapped && (near[0]?.candidate !== mapped.candidate || isOfAbsent(mapped));
    const told = byRule ?? (isMapped && mapped);
    return told ? [told] : near;
  };
  const all = weigh(candidatesFor(values, withSets));
  const fits = all[0]?.wrong.length === 0 ? all : weigh(candidatesWithin(values, isLike));
  const [fit] = fits;
  if (fit === undefined || fit.wrong.length === 0) return fits;
  if (!isCertain(fit)) return [];
  const { request } = fit.candidate;
  const board = typeof request === "string" ? BOARD : request.board;
  // On other boards, only the usual pieces were candidates. Another piece may explain the wrong entries, so try all.
  return board === BOARD ? fits : weigh(candidatesFor(values, withSets, board));
};
