/**
 * Reads arrays of numbers from the text of a program. An array consists of the numbers in a bracket and its nested
 * brackets. The reader knows comments, strings and numbers, but no grammar, and skips everything else.
 */
import type { LanguageName } from "../languages/languages.js";

/** Shorter arrays are not read. */
export const SHORTEST = 15;

/** A number, or a bigint for a value that a number cannot hold exactly. */
export type Value = number | bigint;

export interface NumberArray {
  /** The name of the array; empty if it has none. */
  readonly name: string;
  /** The line of the array's name or, if the array has none, of its first bracket. Lines are counted from 1. */
  readonly line: number;
  readonly values: readonly Value[];
  /** The sizes of the dimensions. If nested brackets differ in length, the only size is the total number of values. */
  readonly sizes: readonly number[];
  /** The number of values according to the declaration, if the declaration gives all sizes as numbers. */
  readonly declared?: number | undefined;
  /** The first name that stands for a number, such as a member of an enum. Only a compiler knows the number. */
  readonly unknown?: string | undefined;
}

const { raw } = String;
const SLASHES = raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
// The quantifiers are lazy, because backtracking over greedy quantifiers takes too much memory in V8.
const quoted = (sign: string): string => raw`${sign}(?:\\(?:[^]|$)|[^\\\n])*?(?:${sign}|(?=\n)|$)`;
const long = (sign: string): string => raw`${sign}(?:\\(?:[^]|$)|[^\\])*?(?:${sign}|$)`;
const CHARACTER = raw`'(?:[^'\\\n]|\\[^\n]{1,9}?)'`;

type Kind = readonly [endings: string, writes: LanguageName, comment: string, strings: string];

/** The kinds of files: their extensions, the language to write tables in, and the syntax of comments and strings. */
const KINDS: readonly Kind[] = [
  ["c h", "c", SLASHES, CHARACTER],
  ["cc cpp cxx hh hpp hxx", "cpp", SLASHES, CHARACTER],
  ["rs", "rust", SLASHES, CHARACTER],
  ["java kt kts", "java", SLASHES, CHARACTER],
  ["zig", "zig", SLASHES, CHARACTER],
  ["json cs swift", "json", SLASHES, CHARACTER],
  ["go", "go", SLASHES, `${long("`")}|${CHARACTER}`],
  ["js mjs cjs jsx ts mts cts tsx", "ts", SLASHES, `${long("`")}|${quoted("'")}`],
  ["py", "python", "#[^\\n]*", `${long('"""')}|${long("'''")}|${quoted("'")}`],
  ["nim", "json", "#[^\\n]*", `${long('"""')}|${CHARACTER}`],
  ["txt", "json", `#[^\\n]*|${SLASHES}`, CHARACTER],
];

/** The kind of a file, by the extension of its name. */
export const KIND_OF = new Map(
  KINDS.flatMap(([endings, writes, comment, strings]) => {
    const passed = new RegExp([comment, strings, quoted('"')].join("|"), "y");
    const kind = { writes, comments: new RegExp(comment, "g"), passed };
    return endings.split(" ").map((ending) => [ending, kind] as const);
  }),
);

export const endingOf = (file: string): string => file.replace(/^.*\./s, "").toLowerCase();

const SUFFIX = "[uUlLnN]{1,3}|'?[iu](?:8|16|32|64|128|size)";

/** A number; in JSON, sets are in quotes. Of numbers that begin with 0, only `00` to `07` match: others may be octal. */
const NUMBER = new RegExp(
  raw`"0x[\da-f]{1,99}"|[-+]?(?:0[xX][_']?[\da-fA-F][\da-fA-F_']{0,99}|0[bB][_']?[01][01_']{0,99}|0o[0-7]{1,99}|(?!0\d{0,99}[89]|0\d\d)\d[\d_']{0,99})(?:${SUFFIX})?(?![\w.])`,
  "y",
);

/** What may stand before a number or a nested bracket: a cast, a type, a macro or a constructor. */
const BEFORE = new RegExp(
  [
    raw`\((?:[us]?byte|u?int\d*(?:_t)?|u?long|u?short|s?char)\)`,
    raw`(?:\[\w*\]){1,4}\w+\s*(?=\{)|new\s+\w+\s*(?:\[\w*\]){1,4}\s*(?=\{)|[&.](?=[[{])`,
    raw`[A-Za-z_](?:\w|::){0,99}(?:!\s*(?=\[)|(?:<[\w:, ]*>)?\s*(?=[({]))`,
  ].join("|"),
  "y",
);

/** A name in place of a number. */
const NAME = /[A-Za-z_][\w.:]{0,99}(?=\s*[,)\]}])/y;

const BLANKS = /[\s,]+/y;
const ELSEWHERE = /[^[\](){}"'`#/]+/y;

/** Where the match of a sticky pattern at `place` ends; 0 if the pattern does not match there. */
const endOf = (pattern: RegExp, text: string, place: number): number => {
  pattern.lastIndex = place;
  return pattern.test(text) ? pattern.lastIndex : 0;
};

/** Converts a bigint to a number if a number can hold it exactly, so that equal values are identical. */
export const plainly = (value: bigint): Value =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value;

/** The value of a number, which may be written with separators and a suffix. */
const valueOf = (written: string): Value => {
  const plain = Number(written);
  if (Number.isSafeInteger(plain)) return plain;
  const [, sign, digits = ""] = new RegExp(`^"?([-+]?)(.*?)(?:${SUFFIX})?"?$`).exec(written) ?? [];
  const value = BigInt(digits.replaceAll(/[_']/g, ""));
  const signed = plainly(sign === "-" ? -value : value);
  // Where all numbers are signed, a set that contains bit 63 is negative.
  return typeof signed === "bigint" && signed < 0n ? BigInt.asUintN(64, signed) : signed;
};

/** The numbers. If some are far from 0 in both directions, the negative ones are sets of 32 bits that contain bit 31. */
const asSets = (values: readonly Value[]): readonly Value[] => {
  const isFar = [-1, 1].every((sign) => values.some((value) => sign * Number(value) > 2 ** 15));
  return isFar && values.every((value) => value >= -(2 ** 31))
    ? values.map((value) => (value < 0 ? Number(value) + 2 ** 32 : value))
    : values;
};

/** Patterns for an array's name in the text before the array: `NAME[64] =` or `NAME: Type =`, `NAME:`, or `NAME[64]` alone. */
const NAMED = [
  /([A-Za-z_]\w*)\*?(?:\s*\[[^\][]*\])*\s*(?::(?!:)[^=\n]*)?:?=(?!=)(?:[^=;:")]|::)*$/,
  /([A-Za-z_]\w*)"?\s*:\s*[^=;:,{}]*$/,
  /([A-Za-z_]\w*)\s*(?:\[[^\][]*\]\s*)*$/,
];

/** The number of elements in a declaration, such as `NAME[64][8] =`, `NAME: [[u8; 8]; 64] =` or `NAME = [512]int`. */
const declaredIn = (declaration: string): number | undefined => {
  const sizes = Array.from(declaration.matchAll(/[[;]\s*(\w*)\s*\]/g), ([, size]) => Number(size));
  const product = sizes.reduce((all, size) => all * size, 1);
  return sizes.length > 0 && product > 0 ? product : undefined;
};

/** A bracket: its place in the text, the range of its numbers in `numbers`, and the closed brackets inside it. */
interface Bracket {
  readonly start: number;
  readonly first: number;
  readonly inner: Bracket[];
  end: number;
  unknown: string | undefined;
}

/** The sizes of the dimensions of a bracket: 2 and 10 for two rows of 10 numbers. */
const sizesOf = ({ first, end, inner }: Bracket): readonly number[] => {
  const [row] = inner;
  const isRow = (one: Bracket): boolean => (one.end - one.first) * inner.length === end - first;
  if (row === undefined || !inner.every(isRow)) return [end - first];
  return [inner.length, ...sizesOf(row)].filter((size) => size > 1);
};

/** The arrays of at least {@link SHORTEST} numbers, in order. The parts of a split array in Java are joined again. */
export const readArrays = (text: string, file: string): readonly NumberArray[] => {
  const kind = KIND_OF.get(endingOf(file));
  if (kind === undefined) return [];
  const arrays: NumberArray[] = [];
  const numbers: Value[] = [];
  const open: Bracket[] = [];
  // How many of the open brackets contain something other than numbers. They are always the outermost brackets.
  let others = 0;
  let [line, counted] = [1, 0];
  const add = (bracket: Bracket): void => {
    const { start, first, end, unknown } = bracket;
    const values = numbers.slice(first, end);
    if (values.length < SHORTEST || values.every(Number.isNaN)) return;
    // A name more than 300 characters before an array does not belong to the array.
    const from = Math.max(0, start - 300);
    const blank = (comment: string): string => " ".repeat(comment.length);
    const before = text.slice(from, start).replaceAll(kind.comments, blank);
    const found = NAMED.map((pattern) => pattern.exec(before)).find((match) => match !== null);
    const [, name = ""] = found ?? [];
    const last = arrays.at(-1);
    if (last?.name === name && /\bclass Part\d+ \{[^{}]*$/.test(before)) {
      const all = [...last.values, ...values];
      arrays[arrays.length - 1] = { ...last, values: all, sizes: [all.length] };
      return;
    }
    const place = found ? from + found.index : start;
    for (let next; (next = text.indexOf("\n", counted)) !== -1 && next < place; line++)
      counted = next + 1;
    const declared = declaredIn(found?.[0] ?? "");
    const sizes = sizesOf(bracket);
    arrays.push({ name, line, values: asSets(values), sizes, declared, unknown });
  };
  const openAt = (start: number): void => {
    open.push({ start, first: numbers.length, inner: [], end: 0, unknown: undefined });
  };
  const close = (): void => {
    const bracket = open.pop();
    if (bracket && others <= open.length) {
      bracket.end = numbers.length;
      const outer = others < open.length ? open.at(-1) : undefined;
      if (outer) {
        outer.inner.push(bracket);
        outer.unknown ??= bracket.unknown;
      } else {
        add(bracket);
        numbers.length = 0;
      }
    }
    others = Math.min(others, open.length);
  };
  const isPlain = endingOf(file) === "txt";
  if (isPlain) openAt(0);
  // The last number, if no comma or bracket has come after it.
  let last = "";
  for (let place = 0, end; place < text.length; place = end) {
    const array = others < open.length ? open.at(-1) : undefined;
    const sign = text.charAt(place);
    end = endOf(array ? BLANKS : ELSEWHERE, text, place);
    if (end > 0 && (!array || text.slice(place, end).includes(","))) last = "";
    if (end > 0) continue;
    if (array && (end = endOf(NUMBER, text, place)) > 0) {
      const written = text.slice(place, end);
      // Without a comma between them, `7 -1` is one number, and not what its author means.
      const isSum = last !== "" && !isPlain && /[-+]/.test(sign);
      if (isSum) array.unknown ??= `${last} ${written}`;
      if (!isSum) numbers.push(valueOf(written));
      last = written;
    } else if (array && (end = endOf(BEFORE, text, place)) > 0) continue;
    else if (!(array && /["'`]/.test(sign)) && (end = endOf(kind.passed, text, place)) > 0)
      continue;
    else if (array && (end = endOf(NAME, text, place)) > 0) {
      array.unknown ??= text.slice(place, end);
      numbers.push(NaN);
    } else {
      end = place + 1;
      last = "";
      if ("[({".includes(sign)) openAt(place);
      else if ("])}".includes(sign)) close();
      else if (array) {
        for (const { inner } of open.slice(others)) inner.forEach(add);
        others = open.length;
        numbers.length = 0;
        end = place;
      }
    }
  }
  if (isPlain) close();
  return arrays;
};
