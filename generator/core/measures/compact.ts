/** Lists of answers in as little memory as possible: the array of a large board has millions of elements. */
import { UNREACHABLE, type Answer } from "./elements.js";

export interface Compact<A extends Answer = Answer> {
  readonly length: number;
  /** Every number once, and every set, as often as the list has it; `undefined` for a missing answer. */
  readonly distinct: readonly A[];
  /** The answers in a byte each, if all fit; {@link UNREACHABLE} for a missing answer. */
  readonly bytes?: Uint8Array;
  /** The answers as numbers. A set becomes its own index, because lookups only pass sets on. */
  readonly numbers: ArrayLike<number>;
  /** Returns the answer at an index; `undefined` also if there is none. */
  readonly at: (index: number) => A | undefined;
  /** Returns the answers from `start` up to, but not including, `end`; all answers by default. */
  readonly slice: (start?: number, end?: number) => readonly A[];
}

/** For each byte, the answer that it stands for. The byte {@link UNREACHABLE} marks a missing answer. */
type AnswerOf<A> = readonly { readonly answer: A }[];

const inBytes = <A extends Answer>(bytes: Uint8Array, answerOf: AnswerOf<A>): Compact<A> => ({
  length: bytes.length,
  distinct: answerOf.flatMap(({ answer }) => [answer]),
  bytes,
  numbers: bytes,
  at: (index) => answerOf[Number(bytes[index])]?.answer,
  slice: (start = 0, end = bytes.length) => {
    const answers = Array<A>(end - start);
    // A loop by index takes a fraction of the time of other loops.
    for (let place = 0; place < answers.length; place++) {
      const known = answerOf[Number(bytes[start + place])];
      if (known === undefined) throw new RangeError(`no answer ${start + place}`);
      answers[place] = known.answer;
    }
    return answers;
  },
});

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
      const known = (answerOf[byte] ??= { answer });
      if (known.answer !== answer) return false;
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
