/** The types of array elements, and how they represent a missing answer. */
import type { Square } from "../boards/board.js";

/** A number of moves, or `undefined` if the piece cannot reach the square. */
export type Distance = number | undefined;

/** The answer for one target: a number, a set of squares (bit n for square n), or `undefined` if unreachable. */
export type Answer = Distance | bigint;

export interface Element {
  readonly type: "u8" | "i8" | "u64";
  /** The values that it can hold, for messages. */
  readonly range: string;
  readonly holds: (answer: Answer) => boolean;
}

/** The byte that represents a missing answer, such as the distance to an unreachable square. */
export const UNREACHABLE = 255;

const numbers = (type: "u8" | "i8", least: number, most: number): Element => ({
  type,
  range: `${least}…${most}`,
  holds: (answer) =>
    typeof answer === "number" && Number.isInteger(answer) && answer >= least && answer <= most,
});

const UP_TO_254 = numbers("u8", 0, UNREACHABLE - 1);

/** A byte. The value 255 represents a missing answer. */
export const BYTE: Element = {
  ...UP_TO_254,
  holds: (answer) => answer === undefined || UP_TO_254.holds(answer),
};

export const BITS: Element = numbers("u8", 0, 255);

export const SIGNED_BYTE: Element = numbers("i8", -128, 127);

/** The maximum number of squares on a board for tables of sets: a set has 64 bits, one per square. */
export const MOST_SQUARES_IN_SET = 64;

export const SET: Element = {
  type: "u64",
  range: "a set of the squares 0…63",
  holds: (answer) => typeof answer === "bigint" && answer >> BigInt(MOST_SQUARES_IN_SET) === 0n,
};

export const setOf = (squares: readonly Square[]): bigint =>
  squares.reduce((set, square) => set | bitOf(square), 0n);

const bits: bigint[] = [];

export const bitOf = (square: Square): bigint => (bits[square] ??= 1n << BigInt(square));

export interface Constant {
  readonly name: string;
  readonly value: number;
  /** What it stands for, such as `squares that the piece cannot reach`. */
  readonly of: string;
}

export const NO_PATH: Constant = {
  name: "UNREACHABLE",
  value: UNREACHABLE,
  of: "squares that the piece cannot reach",
};
