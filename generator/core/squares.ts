/** The module of square names and sets. It is part of the package, but users do not generate it. */
import { squareName, type Board } from "./board.js";
import { ProofError } from "../errors.js";
import { setOf } from "./measure.js";
import type { Draft } from "./statements.js";

const TEXT = `⟨import type { SquareBits } from "./square-bits.js";⟩

const FILES = "abcdefgh";

const refuse = (value⟨: unknown⟩, expected⟨: string⟩)⟨: never⟩ => {
  const found = typeof value === "string" ? \`"\${value}"\` : String(value);
  throw new RangeError(\`\${found} is not a square; expected \${expected}\`);
};

/**
 * The square of a name such as \`e4\`: 0…63 rank by rank, a1 = 0, h1 = 7, a8 = 56, h8 = 63. Throws a \`RangeError\` for
 * anything else.
 */
export const square = (name⟨: string⟩)⟨: number⟩ =>
  /^[a-h][1-8]$/.test(name)
    ? FILES.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1)
    : refuse(name, "a name from a1 to h8");

/** The name of a square 0…63 with a1 = 0, such as \`e4\`. Throws a \`RangeError\` for anything else. */
export const squareName = (square⟨: number⟩)⟨: string⟩ =>
  Number.isInteger(square) && square >= 0 && square < 64
    ? \`\${FILES.charAt(square & 7)}\${(square >> 3) + 1}\`
    : refuse(square, "an integer from 0 to 63");

/**
 * The square of a name in the other usual numbering: 0…63 rank by rank from the top, a8 = 0, h8 = 7, a1 = 56, h1 = 63.
 * Throws a \`RangeError\` for anything else.
 */
export const squareFromA8 = (name⟨: string⟩)⟨: number⟩ => square(name) ^ 56;

/** The name of a square 0…63 with a8 = 0. Throws a \`RangeError\` for anything else. */
export const squareNameFromA8 = (square⟨: number⟩)⟨: string⟩ => {
  const name = squareName(square);
  return \`\${name.charAt(0)}\${9 - Number(name.charAt(1))}\`;
};

⟨/**
 * A set of squares of a board with more than 64, as its lookups return it: numbers of 32 bits, the lowest squares first,
 * with bit n of number k for square 32 × k + n.
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

/** Whether a set has a square; \`false\` for any other number. */
export const has = (set⟨: SquareSet⟩, square⟨: number⟩)⟨: boolean⟩ => {
  const high = "lo" in set && square < 64 ? set.hi : 0;
  const word = "lo" in set ? (square < 32 ? set.lo : high) : set[square >>> 5];
  return square >>> 0 === square && (((word ?? 0) >>> (square & 31)) & 1) === 1;
};

⟨/** Makes one set of two on one board. Each number of the result is 0…2³² − 1, also if one given is signed. */
export interface SetOperation {
  /** Two sets on up to 64 squares. */
  (one: SquareBits, other: SquareBits): SquareBits;
  /** Two sets on more squares. */
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

export const SQUARES: Draft = {
  name: "squares",
  statements: TEXT.split("\n\n").map((code) => ({ code, declared: "" })),
};

/** Returns a function that calls an exported function of a running module by name. */
const callsOf =
  (exports: Readonly<Record<string, unknown>>) =>
  (name: string, ...given: readonly unknown[]): unknown => {
    const call = exports[name];
    if (typeof call === "function") return Reflect.apply(call, undefined, given);
    throw new ProofError(SQUARES.name, { place: name, found: "is not a function" });
  };

/** Throws a `ProofError` unless square names are those of a board, and functions on sets return the right squares. */
export const demandSquares = (exports: Readonly<Record<string, unknown>>, board: Board): void => {
  const call = callsOf(exports);
  const demand = (name: string, given: readonly unknown[], wanted: unknown): void => {
    const found = JSON.stringify(call(name, ...given));
    if (found === JSON.stringify(wanted)) return;
    const place = `${name}(${given.map((one) => JSON.stringify(one)).join(", ")})`;
    throw new ProofError(SQUARES.name, {
      place,
      found: `${found}, should be ${JSON.stringify(wanted)}`,
    });
  };
  const bits = (squares: readonly number[]) => {
    const set = setOf(squares);
    return { lo: Number(BigInt.asUintN(32, set)), hi: Number(set >> 32n) };
  };
  const { files, ranks, squares } = board;
  for (const [number, { files: file, ranks: rank }] of board.cells.entries()) {
    const [name, fromA8] = [squareName(board, number), files * (ranks - 1 - rank) + file];
    demand("square", [name], number);
    demand("squareName", [number], name);
    demand("squareFromA8", [name], fromA8);
    demand("squareNameFromA8", [fromA8], name);
    const line = squares.filter((one) => board.minus(one, number).ranks === 0);
    const rest = squares.filter((one) => one >= number);
    for (const [operation, wanted] of [
      ["union", squares.filter((one) => line.includes(one) || rest.includes(one))],
      ["intersection", line.filter((one) => rest.includes(one))],
      ["difference", line.filter((one) => !rest.includes(one))],
    ] as const)
      demand(operation, [bits(line), bits(rest)], bits(wanted));
    demand("squaresIn", [bits(rest)], rest);
    demand("setSize", [bits(line)], line.length);
    for (const one of squares) demand("has", [bits(line), one], line.includes(one));
  }
};
