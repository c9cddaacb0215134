/** Arrays that contain one or two tables by square, a table with extra numbers at its end, or most of a table. */
import { ENTRY_NAMES } from "../core/catalogue.js";
import { candidatesOf } from "./candidates.js";
import { COUNTS, missingIn } from "./counts.js";
import { hasSets, type Fit } from "./fits.js";
import type { NumberArray } from "./read-arrays.js";

/**
 * The parts of an array that contains two tables. Two tables of sets stand one after the other; the entries of two
 * other tables alternate.
 */
export const twoIn = (array: NumberArray): readonly NumberArray[] => {
  const { name, values } = array;
  const length = 64;
  if (values.length !== 2 * length) return [];
  const areHalves = hasSets(values);
  return [0, 1].map((part) => ({
    ...array,
    sizes: [length],
    declared: undefined,
    within: areHalves ? { first: part * length, step: 1 } : { first: part, step: 2 },
    name: `${name || "array"}${areHalves ? "" : "[]"}[${part}]`,
    values: values.filter((_, index) =>
      areHalves ? Math.floor(index / length) === part : index % 2 === part,
    ),
  }));
};

/** The array without the one or two numbers that follow a table, such as one for "no square". */
export const withoutEnd = (array: NumberArray): NumberArray | undefined => {
  const { values } = array;
  const length = [...COUNTS.keys()].find(
    (count) => values.length > count && values.length <= count + 2,
  );
  if (length === undefined) return undefined;
  return { ...array, declared: undefined, values: values.slice(0, length) };
};

/** The table of the package whose last entries an array lacks. */
export const beginningOf = (array: NumberArray): Fit | undefined => {
  const { values } = array;
  const missing = missingIn(array);
  for (const [count] of COUNTS) {
    const isDeclared = missing > 0 && count === array.declared;
    // If no declaration gives the length, nine tenths of a table are enough to recognize it.
    const isPart = values.length < count && values.length >= 0.9 * count;
    for (const name of isDeclared || isPart ? ENTRY_NAMES : [])
      for (const candidate of candidatesOf(name, count)) {
        const isEqual = values.every(
          (value, index) => (candidate.values[index] ?? value) === value,
        );
        const isOfMoves = candidate.table.measure.noun === "distance";
        if (isEqual && (isDeclared || isOfMoves)) return { candidate, wrong: [] };
      }
  }
  return undefined;
};
