/** What an entry of a table can hold, in any language. */
import type { Answer } from "./measure.js";

/** The kind of an entry. */
export interface Element {
  /** What it holds, for messages. */
  readonly range: string;
  /** Whether it can hold an answer. */
  readonly holds: (answer: Answer) => boolean;
}

/** The byte that stands for the absence of an answer, such as for a square that the piece cannot reach. */
export const UNREACHABLE = 255;

const isWithin = (answer: Answer, least: number, most: number): boolean =>
  typeof answer === "number" && Number.isInteger(answer) && answer >= least && answer <= most;

/** A byte, of which the largest value stands for the absence of an answer. */
export const BYTE: Element = {
  range: `0…${UNREACHABLE - 1}`,
  holds: (answer) => answer === undefined || isWithin(answer, 0, UNREACHABLE - 1),
};

/** A byte of eight bits, with a meaning each. */
export const BITS: Element = {
  range: "0…255",
  holds: (answer) => isWithin(answer, 0, 255),
};

/** A signed byte. */
export const SIGNED_BYTE: Element = {
  range: "-128…127",
  holds: (answer) => isWithin(answer, -128, 127),
};

/** The most squares of a board whose sets have a bit for each. */
export const MOST_SQUARES_IN_SET = 64;

/** A set of the squares 0…63, bit n for square n. */
export const SET: Element = {
  range: "a set of the squares 0…63",
  holds: (answer) => typeof answer === "bigint" && answer >> BigInt(MOST_SQUARES_IN_SET) === 0n,
};
