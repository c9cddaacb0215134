/** Arrays that are a table, except that one number is missing or is too many. */
import { at } from "../common.js";
import { mappedFitOf } from "./best-fits.js";
import type { Candidate } from "./candidates.js";
import { COUNTS } from "./counts.js";
import type { Position, Slip, Value } from "./finding.js";
import { differing, hasSets, isWritten, type Fit } from "./fits.js";
import { SHORTEST, type NumberArray } from "./read-arrays.js";
import { frequentCandidates } from "./similar.js";
import { isFrequent } from "./usual-tables.js";

/** An array that fits a table after one number is added or removed. */
interface SlipFit {
  readonly fit: Fit;
  readonly slip: Pick<Slip, "kind" | "first" | "last">;
  /** The numbers of the array with the missing number, or without the extra number. */
  readonly mended: readonly Value[];
}

/** The lengths of the tables that are tried: those on 8×8, in a mailbox, and by 0x88 square. */
const LENGTHS = [...COUNTS.keys(), 120, 128];

/**
 * The number of entries, from one end, that agree. Entries agree if each number of one list always stands for the same
 * number of the other list. Unread entries agree with all numbers.
 */
const agreeing = (these: Candidate["values"], those: Candidate["values"]): number => {
  const [there, back] = [new Map<Value, Value>(), new Map<Value, Value>()];
  const isOther = (value: Value | undefined, index: number): boolean => {
    const other = those[index];
    if (value === undefined || other === undefined) return false;
    if ((there.get(value) ?? other) !== other || (back.get(other) ?? value) !== value) return true;
    there.set(value, other);
    back.set(other, value);
    return false;
  };
  const count = these.findIndex(isOther);
  return count === -1 ? Math.min(these.length, those.length) : count;
};

const without = (values: readonly Value[], index: number): readonly Value[] =>
  values.toSpliced(index, 1);

/** The fit of an array without a number, or to a candidate without a number, if all other numbers are right. */
const fitWithout = (
  values: readonly Value[],
  candidate: Candidate,
  index: number,
): Fit | undefined => {
  const isShort = values.length < candidate.values.length;
  const left = isShort ? values : without(values, index);
  const shorter = { ...candidate, values: candidate.values.toSpliced(index, isShort ? 1 : 0) };
  if (differing(left, shorter, undefined, 0).length === 0) return { candidate, wrong: [] };
  const fit = mappedFitOf(left, shorter);
  return fit && { ...fit, candidate };
};

/** The slip that turns a candidate into an array, if there is one. */
const slipOf = (values: readonly Value[], candidate: Candidate): SlipFit | undefined => {
  const { values: expected } = candidate;
  const most = Math.min(values.length, expected.length);
  const fromStart = agreeing(values, expected);
  const fromEnd = agreeing(values.toReversed(), expected.toReversed());
  if (fromStart + fromEnd < most) return undefined;
  const places = Array.from({ length: most + 1 }, (_, index) => index).slice(
    most - fromEnd,
    fromStart + 1,
  );
  const fits = places.flatMap((index) => {
    const fit = fitWithout(values, candidate, index);
    return fit ? [{ index, fit }] : [];
  });
  const [found] = fits;
  if (found === undefined) return undefined;
  const { index: first, fit } = found;
  const last = at(fits, fits.length - 1).index;
  const isShort = values.length < expected.length;
  const right = expected[first] ?? 0;
  return {
    fit,
    slip: { kind: isShort ? "missing" : "extra", first, last },
    mended: isShort
      ? values.toSpliced(first, 0, fit.mapping?.get(right) ?? right)
      : without(values, first),
  };
};

/** True for tables that are common enough, and varied enough, that no other array resembles them by chance. */
const isTelling = (candidate: Candidate): boolean =>
  candidate.others >= SHORTEST && isFrequent(candidate.request) && isWritten(candidate);

/**
 * True if, in an array by square, the number of the first or last square is missing. The board may lack this square,
 * unless the array is declared with its number.
 */
const mayLackSquare = (
  { fit, slip: { kind, first, last } }: SlipFit,
  { values, declared = 0 }: NumberArray,
): boolean =>
  kind === "missing" &&
  fit.candidate.table.layout.parameters.length === 1 &&
  declared <= values.length &&
  (first === 0 || last === values.length);

/**
 * The table that an array is, except that one number is missing or is too many. A table with its own values goes before a
 * table with other values.
 */
export const withSlip = (array: NumberArray): SlipFit | undefined => {
  const { values } = array;
  let mapped: SlipFit | undefined;
  for (const length of LENGTHS.filter((count) => Math.abs(count - values.length) === 1))
    for (const candidate of frequentCandidates(length, hasSets(values))) {
      const found = slipOf(values, candidate);
      if (found === undefined || !isTelling(candidate) || mayLackSquare(found, array)) continue;
      if (!found.fit.mapping) return found;
      mapped ??= found;
    }
  return mapped;
};

/** The place of a missing or extra number in words, such as `at [17], in row [2], which has 7 numbers`. */
const placeInWords = ({ first, last, row }: Omit<Slip, keyof Position>): string => {
  const index = first === last ? `at [${first}]` : `between [${first}] and [${last}]`;
  if (row === undefined) return index;
  const where = row.kind === "row" ? `row [${row.place}]` : `line ${row.place}`;
  return `${index}, in ${where}, which has ${row.length} numbers`;
};

/** A missing or extra number in words. `merged` is the text of two numbers with no comma between them. */
export const slipInWords = (
  slip: Omit<Slip, keyof Position>,
  merged: string | undefined,
): string => {
  const cause = merged === undefined ? "" : `a comma is missing in ${merged}: `;
  const what = slip.kind === "missing" ? "a number is missing" : "there is an extra number";
  return `${cause}${what} ${placeInWords(slip)}`;
};
