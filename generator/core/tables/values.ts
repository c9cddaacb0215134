/** The values of a table's elements, in as little memory as possible: the array of a large board has millions. */
import { UNREACHABLE } from "../measures/elements.js";
import type { Answer } from "../measures/measure.js";

export interface Values {
  readonly length: number;
  /** Every value once; `undefined` for a missing answer. */
  readonly distinct: readonly Answer[];
  /** The values as numbers. A set becomes the index of its element, because lookups only pass sets on. */
  readonly numbers: ArrayLike<number>;
  /** Returns the value of an element; `undefined` also for elements that do not exist. */
  readonly at: (element: number) => Answer;
  /** Returns the values of the elements from `start` up to, but not including, `end`; of all elements by default. */
  readonly slice: (start?: number, end?: number) => readonly Answer[];
}

/** Values in a byte each. The byte {@link UNREACHABLE} is a missing answer. */
const inBytes = (bytes: Uint8Array): Values => {
  const isFound = new Uint8Array(UNREACHABLE + 1);
  for (const byte of bytes) isFound[byte] = 1;
  const answerOf = Array.from(isFound, (_, byte) => (byte === UNREACHABLE ? undefined : byte));
  return {
    length: bytes.length,
    distinct: answerOf.filter((_, byte) => isFound[byte] === 1),
    numbers: bytes,
    at: (element) => answerOf[bytes[element] ?? UNREACHABLE],
    slice: (start, end) => Array.from(bytes.subarray(start, end), (byte) => answerOf[byte]),
  };
};

const inList = (list: readonly Answer[]): Values => ({
  length: list.length,
  distinct: [...new Set(list)],
  numbers: list.map((value, element) =>
    typeof value === "bigint" ? element : (value ?? UNREACHABLE),
  ),
  at: (element) => list[element],
  slice: (start, end) => list.slice(start, end),
});

const isByte = (value: Answer): boolean =>
  value === undefined ||
  (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < UNREACHABLE);

/** Keeps the values of all elements, given row by row. */
export const compactValues = (rows: Iterable<readonly Answer[]>, length: number): Values => {
  const bytes = new Uint8Array(length);
  let list: Answer[] | undefined;
  let count = 0;
  for (const row of rows) {
    if (!list && !row.every(isByte)) list = [...inBytes(bytes).slice(0, count)];
    if (list) for (const value of row) list.push(value);
    else
      bytes.set(
        row.map((value) => Number(value ?? UNREACHABLE)),
        count,
      );
    count += row.length;
  }
  return list ? inList(list) : inBytes(bytes);
};
