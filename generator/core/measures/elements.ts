/** The elements of arrays: which answers each type holds, and which type a table has. */
import type { Square } from "../boards/board.js";

/** The answer for one target: a number, a set of squares (bit n for square n), or `undefined` if there is no path. */
export type Answer = Distance | bigint;

/** A number of moves, or `undefined` if the piece cannot reach the square. */
export type Distance = number | undefined;

/** The elements of a table: their type, and the answers that they can hold. */
export interface Element {
  /** The type of a number, `int` for a byte from which lookups calculate an index, or `u64` for a set. */
  readonly type: NumberType | "int" | "u64";
  readonly range: string;
  /** Reports whether an element can hold an answer. `squares` is the number of squares on the board. */
  readonly holds: (answer: Answer, squares: number) => boolean;
}

/** The byte that represents a missing answer, such as the distance to an unreachable square. */
export const UNREACHABLE = 255;

type NumberType = "u8" | "i8" | "u16" | "i16" | "i32" | "u32";

const numbers = (type: NumberType, greatest?: number): Element => {
  const values = 2 ** Number(type.slice(1));
  const least = type.startsWith("i") ? -values / 2 : 0;
  const most = greatest ?? least + values - 1;
  return {
    type,
    range: `${least}…${most}`,
    holds: (answer) =>
      typeof answer === "number" && Number.isInteger(answer) && answer >= least && answer <= most,
  };
};

const UP_TO_254 = numbers("u8", UNREACHABLE - 1);

const orMissing = /* @__NO_SIDE_EFFECTS__ */ (element: Element): Element => ({
  ...element,
  holds: (answer, squares) =>
    answer === undefined || (answer !== UNREACHABLE && element.holds(answer, squares)),
});

/** A byte. The value 255 represents a missing answer. */
export const BYTE: Element = orMissing(UP_TO_254);

/** A byte in which no value represents a missing answer, such as 0 or 1, or a bit for each of up to 8 pieces. */
export const BITS: Element = numbers("u8");

/** A number. Its type is the narrowest that holds all numbers of a table; see {@link narrowest}. */
export const NUMBER: Element = numbers("u32");

/** The elements of numbers, the narrowest first. */
const ELEMENTS = (["u8", "i8", "u16", "i16", "i32", "u32"] as const).map((type) => numbers(type));

/**
 * Returns the narrowest element that holds all given answers, including missing answers; `u32` if no element holds
 * them.
 */
export const narrowest = (answers: readonly Answer[]): Element => {
  const isMissing = answers.includes(undefined);
  const values = answers.map((answer = UNREACHABLE) => answer);
  const element = ELEMENTS.find(({ holds }) => values.every((value) => holds(value, 0))) ?? NUMBER;
  if (!isMissing) return element;
  if (element.type === BYTE.type) return BYTE;
  return { ...orMissing(element), range: `${element.range} except ${UNREACHABLE}` };
};

/**
 * A byte from which lookups calculate an index. Languages that do not convert numbers give such a byte the type of an
 * index.
 */
export const COORDINATE: Element = { ...UP_TO_254, type: "int" };

/** The types of sets, with one bit per square. Each type holds up to 64 squares more than the type before. */
export const SET_TYPES = ["u64", "u128", "u192", "u256"] as const;

/** The maximum number of squares on a board for tables of sets. */
export const MOST_SQUARES_IN_SET: number = 64 * SET_TYPES.length;

/** A set of squares, in which bit n is square n: 5 is the set of the squares 0 and 2. */
export const SET: Element = {
  type: "u64",
  range: "a set of squares of the board",
  holds: (answer, squares) => typeof answer === "bigint" && answer >> BigInt(squares) === 0n,
};

/** Returns the set of some squares. */
export const setOf = (squares: readonly Square[]): bigint =>
  squares.reduce((set, square) => set | bitOf(square), 0n);

/** The squares in a set, in ascending order. */
export const squaresIn = (set: bigint): readonly Square[] => {
  // The digits are found at once, which takes much less time than testing each square.
  const digits = set.toString(2);
  const squares: Square[] = [];
  for (let square = 0; square < digits.length; square++)
    if (digits[digits.length - 1 - square] === "1") squares.push(square);
  return squares;
};

/** The set whose bits run in the opposite order: bit n of one is bit `length` - 1 - n of the other. */
export const reversedBits = (set: bigint, length: number): bigint =>
  setOf(squaresIn(set).map((bit) => length - 1 - bit));

const bits: bigint[] = [];

/** Returns the set of one square. */
export const bitOf = (square: Square): bigint => (bits[square] ??= 1n << BigInt(square));
