/** Lists of answers in as little memory as possible: the array of a large board has millions of elements. */
import { UNREACHABLE, type Answer } from "./elements.js";

/** Returns what stands from `start` up to, but not including, `end`. */
type Slice<Item> = (start: number, end: number) => readonly Item[];

export interface Compact<A extends Answer = Answer> {
  readonly length: number;
  /** Every number once, and every set, as often as the list has it; `undefined` for a missing answer. */
  readonly distinct: readonly A[];
  /** The answers as numbers. A set becomes its own index, because lookups only pass sets on. */
  readonly numbers: ArrayLike<number>;
  /** Returns the answer at an index; `undefined` also if there is none. */
  readonly at: (index: number) => A | undefined;
  /** Returns the answers from `start` up to, but not including, `end`; all answers by default. */
  readonly slice: (start?: number, end?: number) => readonly A[];
  /** Like `slice`, but returns what a function makes of each answer. */
  readonly mapped: <Made>(make: (answer: A) => Made) => Slice<Made>;
}

/** For each byte, the answer that it stands for. The byte {@link UNREACHABLE} marks a missing answer. */
type AnswerOf<A> = readonly { readonly answer: A }[];

/** Returns what stands for some bytes, in their order. */
const inPlaceOf =
  <Item>(bytes: Uint8Array, itemOf: readonly { readonly answer: Item }[]): Slice<Item> =>
  (start, end) => {
    const items = Array<Item>(end - start);
    // A loop by index takes a fraction of the time of other loops.
    for (let place = 0; place < items.length; place++) {
      const item = itemOf[Number(bytes[start + place])];
      if (item === undefined) throw new RangeError(`${start + place} is beyond the last answer`);
      items[place] = item.answer;
    }
    return items;
  };

const inBytes = <A extends Answer>(bytes: Uint8Array, answerOf: AnswerOf<A>): Compact<A> => {
  const slice = inPlaceOf(bytes, answerOf);
  return {
    length: bytes.length,
    distinct: answerOf.flatMap(({ answer }) => [answer]),
    numbers: bytes,
    at: (index) => answerOf[Number(bytes[index])]?.answer,
    slice: (start = 0, end = bytes.length) => slice(start, end),
    mapped: (make) =>
      inPlaceOf(
        bytes,
        answerOf.map(({ answer }) => ({ answer: make(answer) })),
      ),
  };
};

const inList = <A extends Answer>(list: readonly A[]): Compact<A> => ({
  length: list.length,
  get distinct() {
    // Comparing sets takes much longer than testing each.
    return list.some((answer) => typeof answer === "bigint") ? list : [...new Set(list)];
  },
  get numbers() {
    return list.map((answer, index) =>
      typeof answer === "number" ? answer : answer === undefined ? UNREACHABLE : index,
    );
  },
  at: (index) => list[index],
  slice: (start, end) => list.slice(start, end),
  mapped: (make) => (start, end) => list.slice(start, end).map(make),
});

/** Keeps a list of answers, given in parts, in a byte each if all fit. */
export const compact = <A extends Answer>(
  parts: Iterable<readonly A[]>,
  length: number,
): Compact<A> => {
  const bytes = new Uint8Array(length);
  const answerOf: { readonly answer: A }[] = [];
  let list: A[] | undefined;
  let count = 0;
  /** Adds a part to the bytes, and reports whether all of its answers fit. */
  const isKept = (part: readonly A[]): boolean => {
    let place = count;
    for (const answer of part) {
      const byte = Number(answer ?? UNREACHABLE);
      if (typeof answer === "bigint" || byte !== (byte & 255)) return false;
      bytes[place++] = byte;
      const known = answerOf[byte];
      if (known === undefined) answerOf[byte] = { answer };
      else if (known.answer !== answer) return false;
    }
    return true;
  };
  for (const part of parts) {
    if (!list && !isKept(part)) list = [...inBytes(bytes, answerOf).slice(0, count)];
    if (list) for (const answer of part) list.push(answer);
    count += part.length;
  }
  return list ? inList(list) : inBytes(bytes, answerOf);
};
