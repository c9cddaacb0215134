/**
 * The beginnings of tables. Most arrays soon differ from most tables, so the numbers of a table are found row by row, and
 * the whole table is made only for an array that may be the table.
 */
import type { Square } from "../core/boards/board.js";
import type { Layout } from "../core/layouts/layout.js";
import type { Answer } from "../core/measures/elements.js";
import { towardOrigins } from "../core/measures/measure.js";
import type { Limbs } from "../core/tables/limbs.js";
import type { EntryOn, Table } from "../core/tables/table.js";
import { addNumbers, candidatesOf, candidatesOfEntry, entryFor, limbsFor } from "./candidates.js";
import type { Candidate, Sketch } from "./candidates.js";
import { mostWrong } from "./counts.js";
import type { Value } from "./finding.js";

/** A request, the measure and layout of its table, and the table's first numbers. A candidate has all numbers. */
export interface Begun extends Sketch {
  readonly table: Pick<Table, "layout" | "measure">;
}

/** A table that an array may be, of which perhaps only the first numbers are known. */
export interface Beginning extends Sketch {
  /** What else is known of the table; `undefined` if it is only sketched. */
  readonly begun?: Begun;
  /**
   * The order in which the first numbers recur: for each number at an even place, how many different numbers at even
   * places precede its first equal, and likewise at odd places. The list is empty for a sketch.
   */
  readonly labels: readonly number[];
  /** Finds the next row of numbers. There must be one. */
  readonly grow: () => void;
  /** Returns the whole table; `undefined` if all of its answers are equal. */
  readonly made: () => Candidate | undefined;
}

/** Returns a function that adds the labels of the values that have none; see {@link Beginning}. */
const labelling = (values: Candidate["values"], labels: number[]): (() => void) => {
  const [even, odd] = [new Map<unknown, number>(), new Map<unknown, number>()];
  return () => {
    for (let place = labels.length; place < values.length; place++) {
      const known = place % 2 === 0 ? even : odd;
      const value = values[place];
      const label = known.get(value) ?? known.size;
      known.set(value, label);
      labels.push(label);
    }
  };
};

/** The labels of an array's numbers; see {@link Beginning}. */
export const labelsOf = (values: readonly Value[]): readonly number[] => {
  const labels: number[] = [];
  labelling(values, labels)();
  return labels;
};

/** Returns a function that adds the numbers of an entry's table to a list, a row with each call. */
const numbersByRow = (
  { measure, board }: EntryOn,
  layout: Layout,
  limbs: Limbs,
  values: (Value | undefined)[],
): (() => void) => {
  const [way] = layout.nearest?.isTo === true ? towardOrigins(measure.ways) : measure.ways;
  const answersFrom = way.on(board);
  let origins: readonly Square[] | undefined;
  let answers: readonly Answer[] = [];
  let row = 0;
  return () => {
    const end = layout.rowStart(row + 1);
    for (let element = layout.rowStart(row); element < end; element++) {
      const cell = layout.cell(element);
      if (cell && cell.origins !== origins) {
        origins = cell.origins;
        answers = answersFrom(origins);
      }
      addNumbers(values, limbs, cell !== undefined, cell && answers[cell.target]);
    }
    row++;
  };
};

/** The beginning of a request's table for an array of the given length; `undefined` if the table has another length. */
export const beginningFor = (
  request: Candidate["request"],
  length: number,
): Beginning | undefined => {
  const entry = entryFor(request);
  const layout = entry?.layout(entry.board);
  const limbs = entry && layout && limbsFor(entry, layout, length);
  if (!limbs) return undefined;
  const values: (Value | undefined)[] = [];
  const labels: number[] = [];
  const addRow = numbersByRow(entry, layout, limbs, values);
  const addLabels = labelling(values, labels);
  const grow = (): void => {
    addRow();
    addLabels();
  };
  grow();
  const begun = { request, table: { layout, measure: entry.measure }, values };
  return {
    ...{ request, begun, values, labels, grow },
    made: () => [...candidatesOfEntry(request, entry, length)][0],
  };
};

/** The beginning of a table of which all numbers are known, but nothing else. */
export const sketchedAs = ({ request, values }: Sketch): Beginning => ({
  ...{ request, values, labels: [] },
  grow: () => undefined,
  made: () => [...candidatesOf(request, values.length)][0],
});

/** Reports whether an array may be a table with at most so many wrong entries, and with no other values. */
export const isNear = (
  values: readonly Value[],
  beginning: Beginning,
  most = mostWrong(values.length),
): boolean => {
  const { values: begun } = beginning;
  let left = most;
  for (let place = 0; place < values.length && left >= 0; place++) {
    if (place === begun.length) beginning.grow();
    const expected = begun[place];
    if (expected !== undefined && expected !== values[place]) left--;
  }
  return left >= 0;
};

/** Reports whether the numbers at even or at odd places recur in the same order as those with the given labels. */
const recursAs = (labels: readonly number[], beginning: Beginning): boolean => {
  const { labels: begun } = beginning;
  let [even, odd] = [begun.length > 0, begun.length > 0];
  for (let place = 0; place < labels.length && (even || odd); place++) {
    if (place === begun.length) beginning.grow();
    if (begun[place] === labels[place]) continue;
    if (place % 2 === 0) even = false;
    else odd = false;
  }
  return even || odd;
};

/**
 * Reports whether an array is like a table: with few wrong entries, or with other values in place of the answers, where at
 * most one entry is wrong. `labels` are the array's.
 */
export const beginsLike = (
  values: readonly Value[],
  labels: readonly number[],
  beginning: Beginning,
): boolean => recursAs(labels, beginning) || isNear(values, beginning);

/** Reports whether a table has exactly the numbers of a list. */
export const hasNumbers = (beginning: Beginning, values: Candidate["values"]): boolean => {
  for (let place = 0; place < values.length; place++) {
    if (place === beginning.values.length) beginning.grow();
    if (beginning.values[place] !== values[place]) return false;
  }
  return true;
};
