/** Elements of arrays that are written with their indices, as in `[E4] = 1`. */
import type { Value } from "./finding.js";

/** An index that is written before an element: the number of numbers before it, and the index. */
export interface Key {
  readonly before: number;
  readonly index: number;
}

/** An array with keys may be longer than the numbers in it by this factor. The other numbers are 0. */
const MOST_TIMES_LONGER = 4;

/**
 * For each number of an array, the place where it is written among `count` numbers, or `undefined` if it is not written.
 * An element consists of `size` numbers. Returns `undefined` if too few numbers are written.
 */
export const orderOf = (
  count: number,
  size: number,
  keys: readonly Key[],
): readonly (number | undefined)[] | undefined => {
  const order: (number | undefined)[] = [];
  let place = 0;
  let nth = 0;
  for (let written = 0; written < count; written++) {
    for (let key = keys[nth]; key?.before === written; key = keys[++nth]) place = size * key.index;
    if (!(place < MOST_TIMES_LONGER * count)) return undefined;
    order[place++] = written;
  }
  return Array.from(order);
};

/** Numbers followed by as many 0 as are missing to a declared length, unless too few numbers are written. */
export const paddedTo = (length: number, numbers: readonly Value[]): readonly Value[] =>
  length > numbers.length && length < MOST_TIMES_LONGER * numbers.length
    ? [...numbers, ...Array<number>(length - numbers.length).fill(0)]
    : numbers;
