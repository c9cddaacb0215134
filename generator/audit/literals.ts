/** How each language writes whole numbers, and the values of such numbers. */
import { at } from "../common.js";
import type { Value } from "./finding.js";

/** How a language writes numbers. */
interface Writing {
  /** The signs that may separate digits. */
  readonly separators: string;
  /** A pattern for the suffixes that give a number its type. */
  readonly suffix: string;
  /** The prefixes of numbers in bases 16, 2 and 8, each as a pattern; a base without a prefix is empty. */
  readonly prefixes: readonly [hexadecimal: string, binary: string, octal: string];
  /** Whether a decimal number may begin with zeros, as in `09`. */
  readonly hasZeros?: boolean;
}

const [HEXADECIMAL, BINARY, OCTAL] = ["0[xX]", "0[bB]", "0[oO]"];

const INT_TYPES = "[iu](?:8|16|32|64|128|size)";

/** The languages whose sources are read. Some have a name here only because they write numbers in their own way. */
const WRITINGS = {
  c: { separators: "'", suffix: "[uUlLzZ]{1,3}", prefixes: [HEXADECIMAL, BINARY, ""] },
  rust: {
    separators: "_",
    suffix: INT_TYPES,
    prefixes: [HEXADECIMAL, BINARY, OCTAL],
    hasZeros: true,
  },
  java: { separators: "_", suffix: "[lL]", prefixes: [HEXADECIMAL, BINARY, ""] },
  kotlin: { separators: "_", suffix: "[uU]?L|[uU]", prefixes: [HEXADECIMAL, BINARY, ""] },
  csharp: {
    separators: "_",
    suffix: "[uUlL]{1,2}",
    prefixes: [HEXADECIMAL, BINARY, ""],
    hasZeros: true,
  },
  go: { separators: "_", suffix: "", prefixes: [HEXADECIMAL, BINARY, OCTAL] },
  javascript: { separators: "_", suffix: "n", prefixes: [HEXADECIMAL, BINARY, OCTAL] },
  python: { separators: "_", suffix: "", prefixes: [HEXADECIMAL, BINARY, OCTAL] },
  zig: { separators: "_", suffix: "", prefixes: [HEXADECIMAL, BINARY, OCTAL] },
  swift: { separators: "_", suffix: "", prefixes: [HEXADECIMAL, BINARY, OCTAL], hasZeros: true },
  nim: {
    separators: "_",
    suffix: `'?(?:${INT_TYPES}|u)`,
    prefixes: [HEXADECIMAL, BINARY, OCTAL],
    hasZeros: true,
  },
  pascal: { separators: "_", suffix: "", prefixes: [String.raw`\$`, "%", "&"], hasZeros: true },
  d: { separators: "_", suffix: "[uUL]{1,2}", prefixes: [HEXADECIMAL, BINARY, ""] },
  scala: { separators: "_", suffix: "[lL]", prefixes: [HEXADECIMAL, BINARY, ""] },
  dart: { separators: "_", suffix: "", prefixes: [HEXADECIMAL, "", ""], hasZeros: true },
  json: { separators: "", suffix: "", prefixes: [HEXADECIMAL, "", ""] },
  prose: {
    separators: "_'",
    suffix: `[uUlLnN]{1,3}|'?${INT_TYPES}`,
    prefixes: [HEXADECIMAL, BINARY, OCTAL],
  },
} as const satisfies Readonly<Record<string, Writing>>;

/** A language, for what its sources write in arrays. */
export type Dialect = keyof typeof WRITINGS;

/** How a language writes numbers, as patterns. */
export interface Literals {
  /** Matches a number at a place. */
  readonly number: RegExp;
  /** Returns the value of a number. */
  readonly valueOf: (written: string) => Value;
}

/** Matches a text that begins like a whole number and is no number in its language, such as `0x5_bb` in C. */
export const NO_NUMBER = /[-+]?\d[\w']*(?![\w.])/y;

/** Converts a bigint to a number if a number can hold it exactly, so that equal values are identical. */
export const plainly = (value: bigint): Value =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value;

const DIGITS = ["[\\da-fA-F]", "[01]", "[0-7]"];
const SIGNED_BASES = ["0x", "0b", "0o"];

/**
 * Makes the patterns of a language. In JSON, sets are in quotes. If zeros before a number make it octal, only `00` to
 * `07` match. A number may end in `.0`, with a suffix for its type, and its sign may stand apart from it.
 */
export const literalsIn = (dialect: Dialect): Literals => {
  const { separators, suffix, prefixes, hasZeros = false }: Writing = WRITINGS[dialect];
  const digits = (digit: string): string =>
    separators === ""
      ? `${digit}{1,99}`
      : `[${separators}]?${digit}(?:${digit}|[${separators}]){0,99}`;
  const based = prefixes.flatMap((prefix, base) =>
    prefix === "" ? [] : [`${prefix}${digits(at(DIGITS, base))}`],
  );
  const noOctal = hasZeros ? "" : String.raw`(?!0\d{0,99}[89]|0\d\d)`;
  const decimal = String.raw`${noOctal}\d[\d${separators}]{0,99}`;
  const types = suffix === "" ? "" : `(?:_?(?:${suffix}))?`;
  // In prose, a point after a number may end a sentence.
  const float = String.raw`\.0{${dialect === "prose" ? 1 : 0},99}(?:_?f(?:32|64)|[fFdDmML])?`;
  const sign = dialect === "json" || dialect === "prose" ? "[-+]?" : "[-+]?[ \\t]{0,9}";
  // What follows the point before a conversion.
  const converted = dialect === "nim" ? "[A-Za-z]" : "to";
  const number = new RegExp(
    String.raw`(["'])0x[\da-fA-F]{1,99}\1|${sign}(?:${based.join("|")}|${decimal}(?:${float})?)${types}(?![\w']|\.(?!${converted}))`,
    "y",
  );
  const parts = new RegExp(`^["']?([-+]?)[ \\t]*(.*?)(?:${float})?${types}["']?$`);
  const starts = prefixes.map((prefix) => (prefix === "" ? undefined : new RegExp(`^${prefix}`)));
  const valueOf = (written: string): Value => {
    const plain = Number(written);
    if (Number.isSafeInteger(plain)) return plain;
    const [, sign, own = ""] = parts.exec(written) ?? [];
    const base = starts.findIndex((start) => start?.test(own));
    const bare = own.replace(starts[base] ?? "", "").replaceAll(/[_']/g, "");
    const value = BigInt(`${SIGNED_BASES[base] ?? ""}${bare}`);
    const signed = plainly(sign === "-" ? -value : value);
    // In languages where all numbers are signed, a set that contains bit 63 is negative.
    return typeof signed === "bigint" && signed < 0n ? BigInt.asUintN(64, signed) : signed;
  };
  return { number, valueOf };
};
