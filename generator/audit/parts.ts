/** Arrays that contain several tables by square, a table with extra numbers at its end, or most of a table. */
import { at, present } from "../common.js";
import { ENTRY_NAMES } from "../core/catalogue.js";
import { candidatesOf } from "./candidates.js";
import { COUNTS, missingIn } from "./counts.js";
import { hasSets, type Fit } from "./fits.js";
import type { NumberArray } from "./read-arrays.js";

/** The number of squares on the usual board. */
const SQUARES_OF_PART = 64;

/** The counts of tables that programs put into one array: for two colors, for three pieces, and for eight directions. */
const COUNTS_OF_TABLES = [2, 3, 8];

/** A table in an array: the index of its first number, and the step from one number to the next. */
const partOf = (
  array: NumberArray,
  part: number,
  count: number,
  areBlocks: boolean,
): NumberArray => {
  const { name, values } = array;
  const within = areBlocks
    ? { first: part * SQUARES_OF_PART, step: 1 }
    : { first: part, step: count };
  return {
    ...array,
    sizes: [SQUARES_OF_PART],
    declared: undefined,
    within,
    name: `${name || "array"}${areBlocks ? "" : "[]"}[${part}]`,
    values: Array.from({ length: SQUARES_OF_PART }, (_, index) =>
      at(values, within.first + within.step * index),
    ),
  };
};

/** Whether the tables of an array stand one after the other, as its sizes say; `undefined` if they do not say it. */
const areBlocksIn = ({ sizes }: NumberArray, count: number): boolean | undefined => {
  if (sizes.length === 1 || sizes[0] === sizes.at(-1)) return undefined;
  return sizes[0] === count ? true : sizes.at(-1) === count ? false : undefined;
};

/**
 * The ways to divide an array into tables by square. If its sizes do not say in which order the numbers stand, both orders
 * are possible: first, sets one table after the other, and other numbers in turn.
 */
export const dividedInto = (array: NumberArray): readonly (readonly NumberArray[])[] => {
  const count = array.values.length / SQUARES_OF_PART;
  if (!COUNTS_OF_TABLES.includes(count)) return [];
  const said = areBlocksIn(array, count);
  const areSets = hasSets(array.values);
  const orders = said === undefined ? [areSets, !areSets] : [said];
  return orders.map((areBlocks) =>
    Array.from({ length: count }, (_, part) => partOf(array, part, count, areBlocks)),
  );
};

/** An array without the one or two numbers before or after a table, such as one for "no square". */
interface Shortened {
  readonly inner: NumberArray;
  readonly place: "preceded" | "followed";
}

/** The ways to leave out one or two numbers. A number before a table that is equal to the next one is doubled, a slip. */
export const withoutEnds = (array: NumberArray): readonly Shortened[] => {
  const { values } = array;
  const length = [...COUNTS.keys()].find(
    (count) => values.length > count && values.length <= count + 2,
  );
  if (length === undefined) return [];
  const more = values.length - length;
  const shortened = (first: number, place: Shortened["place"]): Shortened => ({
    inner: {
      ...array,
      declared: undefined,
      within: { first, step: 1 },
      values: values.slice(first, first + length),
    },
    place,
  });
  const isDoubled = values[more - 1] === values[more];
  return present(!isDoubled && shortened(more, "preceded"), shortened(0, "followed"));
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
