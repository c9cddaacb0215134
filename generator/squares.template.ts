import type { SquareBits } from "../generated/square-bits.js";

const FILES = "abcdefgh";

const refuse = (value: unknown, expected: string): never => {
  const found = typeof value === "string" ? `"${value}"` : String(value);
  throw new RangeError(`${found} is not a square; expected ${expected}`);
};

/**
 * The square of a name such as `e4`: 0…63 rank by rank, a1 = 0, h1 = 7, a8 = 56, h8 = 63. Throws a `RangeError` for
 * anything else.
 */
export const square = (name: string): number =>
  /^[a-h][1-8]$/.test(name)
    ? FILES.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1)
    : refuse(name, "a name from a1 to h8");

/** The name of a square 0…63 with a1 = 0, such as `e4`. Throws a `RangeError` for anything else. */
export const squareName = (square: number): string =>
  Number.isInteger(square) && square >= 0 && square < 64
    ? `${FILES.charAt(square & 7)}${(square >> 3) + 1}`
    : refuse(square, "an integer from 0 to 63");

/**
 * The square of a name in the other usual numbering: 0…63 rank by rank from the top, a8 = 0, h8 = 7, a1 = 56, h1 = 63.
 * Throws a `RangeError` for anything else.
 */
export const squareFromA8 = (name: string): number => square(name) ^ 56;

/** The name of a square 0…63 with a8 = 0. Throws a `RangeError` for anything else. */
export const squareNameFromA8 = (square: number): string => {
  const name = squareName(square);
  return `${name.charAt(0)}${9 - Number(name.charAt(1))}`;
};

/** How many squares a set has, 0…64. */
export const setSize = (set: SquareBits): number => squaresIn(set).length;

/** The squares of a set, 0…63, in ascending order: bit n of `lo` for square n, bit n of `hi` for square n + 32. */
export const squaresIn = ({ lo, hi }: SquareBits): number[] => {
  const squares: number[] = [];
  for (const [first, half] of [lo, hi].entries())
    for (let bits = half >>> 0; bits !== 0; bits = (bits & (bits - 1)) >>> 0)
      squares.push(32 * first + 31 - Math.clz32(bits & -bits));
  return squares;
};

/** Whether a set has a square 0…63; `false` for any other number. */
export const has = ({ lo, hi }: SquareBits, square: number): boolean =>
  (square & 63) === square &&
  (((square < 32 ? lo : hi) >>> (square & 31)) & 1) === 1;

/** The squares that are in one set or in both. Each half of the result is 0…2³² − 1, also if one given is signed. */
export const union = (one: SquareBits, other: SquareBits): SquareBits => ({
  lo: (one.lo | other.lo) >>> 0,
  hi: (one.hi | other.hi) >>> 0,
});

/** The squares that are in both sets. Each half of the result is 0…2³² − 1, also if one given is signed. */
export const intersection = (
  one: SquareBits,
  other: SquareBits,
): SquareBits => ({
  lo: (one.lo & other.lo) >>> 0,
  hi: (one.hi & other.hi) >>> 0,
});

/** The squares of a set that are not in another. Each half of the result is 0…2³² − 1, also if one given is signed. */
export const difference = (one: SquareBits, other: SquareBits): SquareBits => ({
  lo: (one.lo & ~other.lo) >>> 0,
  hi: (one.hi & ~other.hi) >>> 0,
});
