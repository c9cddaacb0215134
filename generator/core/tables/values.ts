/** The values of a table's elements, in as little memory as possible: the array of a large board has millions. */
import { UNREACHABLE } from "../measures/elements.js";
import type { Answer } from "../measures/elements.js";

export interface ElementValues {
  readonly length: number;
  /** Every number once, and every set, as often as it stands in the table; `undefined` for a missing answer. */
  readonly distinct: readonly Answer[];
  /** The values as numbers. A set becomes the index of its element, because lookups only pass sets on. */
  readonly numbers: ArrayLike<number>;
  /** Returns the value of an element; `undefined` also for elements that do not exist. */
  readonly at: (element: number) => Answer;
  /** Returns the values of the elements from `start` up to, but not including, `end`; of all elements by default. */
  readonly slice: (start?: number, end?: number) => readonly Answer[];
}

/** Values of one byte each. The byte {@link UNREACHABLE} marks a missing answer. */
const inBytes = (bytes: Uint8Array): ElementValues => {
  const isFound = new Uint8Array(UNREACHABLE + 1);
  for (const byte of bytes) isFound[byte] = 1;
  const answerOf = Array.from(isFound, (_, byte) => (byte === UNREACHABLE ? undefined : byte));
  return {
    length: bytes.length,
    distinct: answerOf.filter((_, byte) => isFound[byte] === 1),
    numbers: bytes,
    at: (element) => answerOf[bytes[element] ?? UNREACHABLE],
    slice: (start = 0, end = bytes.length) => {
      const answers = Array<Answer>(end - start);
      // A loop by index takes a fraction of the time of other loops.
      for (let place = 0; place < answers.length; place++)
        answers[place] = answerOf[bytes[start + place] ?? UNREACHABLE];
      return answers;
    },
  };
};

const inList = (list: readonly Answer[]): ElementValues => ({
  length: list.length,
  // Comparing sets takes much longer than testing each.
  distinct: list.some((value) => typeof value === "bigint") ? list : [...new Set(list)],
  numbers: list.map((value, element) =>
    typeof value === "bigint" ? element : (value ?? UNREACHABLE),
  ),
  at: (element) => list[element],
  slice: (start, end) => list.slice(start, end),
});

/** Keeps the values of all elements, given row by row. */
export const compactValues = (rows: Iterable<readonly Answer[]>, length: number): ElementValues => {
  const bytes = new Uint8Array(length);
  let list: Answer[] | undefined;
  let count = 0;
  const isKept = (value: Answer, place: number): boolean => {
    const byte = Number(value ?? UNREACHABLE);
    bytes[count + place] = byte;
    return bytes[count + place] === byte && typeof value !== "bigint" && value !== UNREACHABLE;
  };
  for (const row of rows) {
    if (!list && !row.every(isKept)) list = [...inBytes(bytes).slice(0, count)];
    if (list) for (const value of row) list.push(value);
    count += row.length;
  }
  return list ? inList(list) : inBytes(bytes);
};
