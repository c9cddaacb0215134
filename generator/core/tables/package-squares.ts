/**
 * The module of square names and sets. It is part of the package, but users do not generate it. Its text depends on no
 * table, so it has tests, `squares.test.ts` and `sets.test.ts`, and no proof.
 */
import type { Draft } from "./statements.js";

const SQUARES_TEXT = `⟨import type { SquareBits } from "./square-bits.js";⟩

const FILES = "abcdefgh";

const refuse = (value⟨: unknown⟩, expected⟨: string⟩)⟨: never⟩ => {
  const found = typeof value === "string" ? \`"\${value}"\` : String(value);
  throw new RangeError(\`\${found} is not a square; expected \${expected}\`);
};

/**
 * The square with a name such as \`e4\`: 0…63 rank by rank, a1 = 0, h1 = 7, a8 = 56, h8 = 63. Throws a \`RangeError\` for
 * anything else.
 */
export const square = (name⟨: string⟩)⟨: number⟩ =>
  /^[a-h][1-8]$/.test(name)
    ? FILES.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1)
    : refuse(name, "a name from a1 to h8");

/** The name, such as \`e4\`, of a square from 0 to 63 with a1 = 0. Throws a \`RangeError\` for anything else. */
export const squareName = (square⟨: number⟩)⟨: string⟩ =>
  Number.isInteger(square) && square >= 0 && square < 64
    ? \`\${FILES.charAt(square & 7)}\${(square >> 3) + 1}\`
    : refuse(square, "an integer from 0 to 63");

/**
 * The square with a name, in the other usual numbering: 0…63 rank by rank from the top, a8 = 0, h8 = 7, a1 = 56,
 * h1 = 63. Throws a \`RangeError\` for anything else.
 */
export const squareFromA8 = (name⟨: string⟩)⟨: number⟩ => square(name) ^ 56;

/** The name of a square from 0 to 63 with a8 = 0. Throws a \`RangeError\` for anything else. */
export const squareNameFromA8 = (square⟨: number⟩)⟨: string⟩ => {
  const name = squareName(square);
  return \`\${name.charAt(0)}\${9 - Number(name.charAt(1))}\`;
};

⟨/**
 * A set of squares of a board with more than 64 squares, as its lookups return it: numbers of 32 bits, the lowest
 * squares first, with bit n of number k for square 32 × k + n.
 */
export type SquareWords = readonly number[];⟩

⟨/** A set of squares of any board. */
export type SquareSet = SquareBits | SquareWords;⟩

/** How many squares a set has. */
export const setSize = (set⟨: SquareSet⟩)⟨: number⟩ => squaresIn(set).length;

const wordsOf = (set⟨: SquareSet⟩)⟨: SquareWords⟩ =>
  "lo" in set ? [set.lo, set.hi] : set;

/** The squares of a set in ascending order: bit n of \`lo\` for square n, bit n of \`hi\` for square n + 32. */
export const squaresIn = (set⟨: SquareSet⟩)⟨: number[]⟩ => {
  const squares⟨: number[]⟩ = [];
  for (const [place, word] of wordsOf(set).entries())
    for (let bits = word >>> 0; bits !== 0; bits = (bits & (bits - 1)) >>> 0)
      squares.push(32 * place + 31 - Math.clz32(bits & -bits));
  return squares;
};

/** Whether a set contains a square; \`false\` for a number that is not a square. */
export const has = (set⟨: SquareSet⟩, square⟨: number⟩)⟨: boolean⟩ => {
  const high = "lo" in set && square < 64 ? set.hi : 0;
  const word = "lo" in set ? (square < 32 ? set.lo : high) : set[square >>> 5];
  return square >>> 0 === square && (((word || 0) >>> (square & 31)) & 1) === 1;
};

⟨/** Combines two sets. Each number in the result is in the range 0…2³² − 1, even if a given number is signed. */
export interface SetOperation {
  /** Two sets on one board of up to 64 squares. */
  (one: SquareBits, other: SquareBits): SquareBits;
  /** Two sets on one larger board. */
  (one: SquareWords, other: SquareWords): SquareWords;
}⟩

const operation = (of⟨: (a: number, b: number) => number⟩)⟨: SetOperation⟩ => {
  const word = (a⟨: number⟩, b = 0)⟨: number⟩ => of(a, b) >>> 0;
  ⟨function combined(one: SquareBits, other: SquareBits): SquareBits;
  function combined(one: SquareWords, other: SquareWords): SquareWords;⟩
  function combined(one⟨: SquareSet⟩, other⟨: SquareSet⟩)⟨: SquareSet⟩ {
    return "lo" in one && "lo" in other
      ? { lo: word(one.lo, other.lo), hi: word(one.hi, other.hi) }
      : wordsOf(one).map((a, place) => word(a, wordsOf(other)[place]));
  }
  return combined;
};

/** The squares that are in one set or in both. */
export const union⟨: SetOperation⟩ = /* @__PURE__ */ operation((a, b) => a | b);

/** The squares that are in both sets. */
export const intersection⟨: SetOperation⟩ = /* @__PURE__ */ operation(
  (a, b) => a & b,
);

/** The squares of a set that are not in another. */
export const difference⟨: SetOperation⟩ = /* @__PURE__ */ operation(
  (a, b) => a & ~b,
);`;

export const SQUARES_MODULE: Draft = {
  name: "squares",
  statements: SQUARES_TEXT.split("\n\n").map((code) => ({ code, declared: "" })),
};
