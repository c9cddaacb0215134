/**
 * Reads arrays of numbers from the text of a program. An array consists of the numbers in a bracket and its nested
 * brackets. The reader knows comments, strings and numbers, but no grammar, and skips everything else.
 */
import { at } from "../common.js";
import { afterDirective } from "./branches.js";
import type { Position, Value } from "./finding.js";
import { orderOf, paddedTo, type Key } from "./keyed.js";
import { NO_NUMBER, plainly } from "./literals.js";
import { isSquare, squareNumbersIn, type NumberOf } from "./square-numbers.js";
import { endingOf, KIND_OF, type SourceKind } from "./syntax.js";
import { isAt, leaveHole, MOST_DEEP, unended, type Scan, type Span, type Token } from "./tokens.js";

/** The fewest numbers of an array. Shorter arrays are not read. */
export const SHORTEST = 15;

/**
 * The most numbers of an array. Longer arrays are not read. A table of all pairs of squares on 64×64 has 16,777,216
 * entries.
 */
const LONGEST_ARRAY = 17_000_000;

/**
 * The most numbers of an array that are kept. No table that the audit knows has more: sets by pair on 16×16 have
 * 524,288.
 */
const LONGEST_TABLE = 1_000_000;

/** The greatest number of problems of a text that are reported. */
const MOST_PROBLEMS = 10;

/**
 * A function that is called with the line, counted from 1, where something begins that cannot be read, and with the
 * reason.
 */
export type Unread = (line: number, reason: string) => void;

/** An array, and the place of its name or, if it has none, of its first bracket. */
export interface NumberArray extends Position {
  /** The name of the array; empty if it has none. */
  readonly name: string;
  /** The numbers; only the first ones if there are more than {@link LONGEST_TABLE}. */
  readonly values: readonly Value[];
  /** The number of numbers that are not kept. */
  readonly more?: number | undefined;
  /** The sizes of the dimensions. If nested brackets differ in length, the only size is the total number of values. */
  readonly sizes: readonly number[];
  /** The lengths of the nested brackets, only if they differ. */
  readonly rows?: readonly number[] | undefined;
  /** The number of values according to the declaration, if the declaration gives all sizes as numbers. */
  readonly declared?: number | undefined;
  /** The first name that stands for a number, such as a member of an enum. Only a compiler knows the number. */
  readonly unknown?: string | undefined;
  /** The place of each value, only if places are wanted. */
  readonly positions?: readonly Position[] | undefined;
  /** For a part of an array: the index of its first value in the array, and the step from one value to the next. */
  readonly within?: Readonly<Record<"first" | "step", number>>;
}

/** Matches a name in place of a number. */
const NAMED_NUMBER = /\.?([A-Za-z_][\w.:]{0,99})(?=\s*(?:[,)\]}]|\bas\b|<<))/y;

/**
 * Matches code that often follows a bracket that begins no array, such as `(name + 1` or `{ return x`. Such a bracket
 * needs no other test.
 */
const NO_ARRAY =
  /\s*(?:(?!(?:new|Array|List|Seq|Vector)\b)[A-Za-z_$][\w$]*(?:\s+[\w$]|\s*[^\w$\s,)\]}({!<.:]|\.[\w$.]*\s*[^\w$\s,)\]}.:])|['`;])/y;

const BLANKS = /[\s,]+/y;

/** The place where the match of a sticky pattern at `place` ends; 0 if the pattern does not match there. */
const endOf = (pattern: RegExp, text: string, place: number): number =>
  isAt(pattern, text, place) ? pattern.lastIndex : 0;

/**
 * Converts negative numbers that are sets. If some numbers are far from 0 in both directions, the negative numbers are
 * sets of 32 bits that contain bit 31.
 */
const asSets = (values: readonly Value[]): readonly Value[] => {
  const isFar = [-1, 1].every((sign) => values.some((value) => sign * Number(value) > 2 ** 15));
  return isFar && values.every((value) => value >= -(2 ** 31))
    ? values.map((value) => (value < 0 ? Number(value) + 2 ** 32 : value))
    : values;
};

/**
 * Patterns for an array's name in the text before the array: `var NAME [64]Type =`, `NAME[64] =` or `NAME: Type =`,
 * `NAME:`, `NAME, [64]) =` in a macro, or `NAME[64]` alone.
 */
const DECLARATION_PATTERNS = [
  /\bvar\s+([A-Za-z_]\w*)\s+(?:\[\w*\])+[\w.]+\s*=(?!=)[^=;:")]*$/,
  /([A-Za-z_]\w*)\*?(?:\s*\[[^\][]*\])*\s*(?::(?!:)[^=\n]*)?:?=(?!=)(?:[^=;:")]|::)*$/,
  /([A-Za-z_]\w*)"?\s*:\s*[^=;:,{}]*$/,
  /([A-Za-z_]\w*)\s*,\s*(?:\[[^\][]*\]\s*)+\)\s*=\s*$/,
  /([A-Za-z_]\w*)\s*(?:\[[^\][]*\]\s*)*$/,
];

/** A type of numbers, which is not the name of an array, as in `new long[] {`. */
const NUMBER_TYPE =
  /^(?:u?(?:int(?:(?:8|16|32|64)(?:_t)?)?|long|short|byte)|[iu](?:8|16|32|64)|sbyte|char|float|double)$/;

/**
 * The sizes in a declaration, such as `NAME[64][8] =`, `NAME: [[u8; 8]; 64] =` or `NAME = [512]int`; empty if a size is
 * unknown.
 */
const declaredIn = (declaration: string): readonly number[] => {
  const found = [...declaration.matchAll(/([[;])\s*(\w*)\s*\]/g)];
  const sizes = found.map(([, , size]) => Number(size));
  // In Rust, the last size is the size of the outermost array.
  if (found.every(([, sign]) => sign === ";")) sizes.reverse();
  return sizes.every((size) => size > 0) ? sizes : [];
};

const productOf = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);

/**
 * A bracket that contains only numbers, or brackets of the same kind: its place in the text, and the range of its
 * numbers.
 */
interface Bracket {
  readonly start: number;
  readonly first: number;
  /** The number of comments before the bracket. */
  readonly comments: number;
  end: number;
  /** The sizes of the dimensions, once the bracket is closed. */
  sizes: readonly number[];
  unknown: string | undefined;
  /** Whether the bracket has arrays beside elements of its own, as in `(true, {…})`, or contains such a bracket. */
  isRecord: boolean;
  /** The number of numbers in the brackets inside. */
  nested: number;
  /** The number of brackets inside, their lengths, the first bracket, and whether all brackets have as many numbers as the first. */
  rows: number;
  lengths: number[] | undefined;
  row: Bracket | undefined;
  isEven: boolean;
  /** The brackets inside that may be arrays of their own. */
  inner: Bracket[] | undefined;
  /** The indices that are written before elements. */
  keys: Key[] | undefined;
}

/** The arrays that have been read, and the array that is being read. */
interface ArraysRead {
  readonly kind: SourceKind;
  /**
   * The open brackets that contain only numbers, or brackets of the same kind. These are always the innermost open
   * brackets.
   */
  readonly brackets: Bracket[];
  numbers: Value[];
  /** The number of numbers, including those that are not kept. */
  count: number;
  /** Where each number begins and ends, if places are wanted. */
  places: Span[] | undefined;
  /** The last number, or the last bracket with one number, if no comma has come after it. */
  last: string;
  /** The branch that is read of each condition in the outermost array, and the most branches of a condition there. */
  branch: number;
  branches: number;
  /** Returns the number of a name of a square. */
  readonly numberOf: NumberOf;
  /** The depth around an array that is too large to be read; `undefined` if the place is in no such array. */
  skipped: number | undefined;
  readonly arrays: NumberArray[];
  /** The line of a place up to which lines have been counted. */
  line: number;
  counted: number;
}

/** The tokens and the arrays of a text that have been read. */
type Reading = Scan & ArraysRead;

/** The greatest distance, in characters, between a name and its array. A more distant name does not belong to the array. */
const LONGEST_DECLARATION = 300;

/** The greatest number of open brackets whose places are kept. */
const MOST_OPENED = 100_000;

const NO_SIZES: readonly number[] = [];

const openAt = (reading: Reading, start: number, isCode = false): void => {
  const { depth, comments, forgotten, count, brackets, skipped } = reading;
  if (depth < MOST_OPENED) reading.opened[depth] = start;
  reading.depth++;
  if (isCode || skipped !== undefined) return;
  brackets.push({
    start,
    first: count,
    comments: comments.length + forgotten,
    end: 0,
    sizes: NO_SIZES,
    unknown: undefined,
    isRecord: false,
    nested: 0,
    rows: 0,
    lengths: undefined,
    row: undefined,
    isEven: true,
    inner: undefined,
    keys: undefined,
  });
  reading.last = "";
  if (brackets.length > MOST_DEEP)
    skipArray(reading, `brackets are nested more than ${MOST_DEEP} deep`);
};

/** Stops reading the outermost array that is open, until it ends. */
const skipArray = (reading: Reading, problem: string): void => {
  const { brackets, depth, say } = reading;
  say(brackets[0]?.start ?? 0, problem);
  reading.skipped = depth - brackets.length;
  brackets.length = 0;
  withoutNumbers(reading);
};

/** Closes a bracket, and returns the place after it, or after the rest of a string, if the bracket ends code in a string. */
const closeAt = (reading: Reading, place: number): number => {
  const after = leaveHole(reading, place);
  if (after > 0) return after;
  const { brackets, opened, arrays, line, counted } = reading;
  const found = arrays.length;
  const bracket = brackets.pop();
  if (bracket) endBracket(reading, bracket, brackets.at(-1));
  const isSingle = bracket !== undefined && lengthIn(bracket) === 1;
  if (bracket && brackets.length === 0) withoutNumbers(reading);
  reading.last = isSingle ? reading.text.slice(bracket.start, place + 1).slice(0, 20) : "";
  reading.depth = Math.max(0, reading.depth - 1);
  reading.closed = [opened[reading.depth] ?? 0, place];
  if (reading.skipped === reading.depth) reading.skipped = undefined;
  if (bracket === undefined || brackets.length > 0) return place + 1;
  const isAgain = arrays.length > found && reading.branch + 1 < reading.branches;
  reading.branch = isAgain ? reading.branch + 1 : 0;
  reading.branches = 1;
  if (!isAgain) return place + 1;
  reading.line = line;
  reading.counted = counted;
  // The array is read again, with the next branch of each condition.
  reading.comments.length = Math.max(0, bracket.comments - reading.forgotten);
  return bracket.start;
};

/** Ends a bracket. The bracket is a row of the bracket around it or, if there is no bracket around it, an array. */
const endBracket = (reading: Reading, bracket: Bracket, outer: Bracket | undefined): void => {
  const { first, row, isEven } = bracket;
  bracket.end = reading.count;
  if (bracket.keys) putInOrder(reading, bracket, bracket.keys);
  const length = bracket.end - first;
  const { rows, inner } = bracket;
  bracket.isRecord ||= inner !== undefined && bracket.nested < length;
  const isOfRows = row !== undefined && isEven && lengthIn(row) * rows === length;
  bracket.sizes = isOfRows ? [rows, ...row.sizes].filter((size) => size > 1) : [length];
  if (outer) addRow(outer, bracket);
  else addArrays(reading, bracket);
};

/** Adds a bracket to the bracket around it. */
const addRow = (outer: Bracket, bracket: Bracket): void => {
  const { unknown, inner } = bracket;
  const length = lengthIn(bracket);
  outer.unknown ??= unknown;
  outer.rows++;
  (outer.lengths ??= []).push(length);
  outer.row ??= bracket;
  outer.isEven &&= lengthIn(outer.row) === length;
  outer.isRecord ||= bracket.isRecord;
  outer.nested += length;
  const arrays = bracket.isRecord ? (inner ?? []) : length >= SHORTEST ? [bracket] : [];
  if (arrays.length > 0) (outer.inner ??= []).push(...arrays);
};

/** Puts the numbers of a bracket in the order of the indices that are written before them. */
const putInOrder = (reading: Reading, bracket: Bracket, keys: readonly Key[]): void => {
  const { first, start, row } = bracket;
  const size = row === undefined ? 1 : lengthIn(row);
  const isKept = bracket.isEven && reading.count <= LONGEST_TABLE;
  const order = isKept ? orderOf(lengthIn(bracket), size, keys) : undefined;
  if (order === undefined) {
    bracket.unknown ??= "an element with an index";
    return;
  }
  const numbers = reading.numbers.splice(first);
  reading.count = first;
  const places = reading.places?.splice(first);
  const bracketAt: Span = [start, start + 1];
  for (const written of order)
    if (written === undefined) addNumber(reading, bracketAt, 0);
    else addNumber(reading, places?.[written] ?? bracketAt, at(numbers, written));
  bracket.end = reading.count;
  bracket.rows = row === undefined ? 0 : order.length / size;
  bracket.lengths = undefined;
  bracket.inner = undefined;
};

const lengthIn = ({ first, end }: Bracket): number => end - first;

/** Turns the open brackets into brackets that contain something other than numbers. The arrays inside remain arrays. */
const leaveArray = (reading: Reading): void => {
  for (const { inner } of reading.brackets) for (const array of inner ?? []) add(reading, array);
  reading.brackets.length = 0;
  reading.branch = 0;
  reading.branches = 1;
  withoutNumbers(reading);
};

/** Forgets the numbers. The list itself is not emptied, because an array may hold the list as its values. */
const withoutNumbers = (reading: Reading): void => {
  if (reading.numbers.length > 0) reading.numbers = [];
  reading.count = 0;
  if (reading.places) reading.places = [];
  reading.last = "";
};

/** The text before a bracket that may hold the name of the array, with blanks in place of comments. */
const textBefore = ({ text, comments, forgotten }: Scan, bracket: Bracket): string => {
  const from = Math.max(0, bracket.start - LONGEST_DECLARATION);
  let before = text.slice(from, bracket.start);
  for (let last = bracket.comments - forgotten - 1; ; last--) {
    const [start, end] = comments[last] ?? [0, 0];
    if (end <= from) return before;
    const blank = " ".repeat(end - Math.max(start, from));
    before = before.slice(0, Math.max(0, start - from)) + blank + before.slice(end - from);
  }
};

/** The name and the sizes that the text before an array declares, and the place where the declaration begins. */
interface Declaration {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly place: number;
}

/** The declaration in the text before a bracket. If there is no declaration, the bracket itself begins the array. */
const declarationBefore = (before: string, { start }: Bracket): Declaration => {
  const found = DECLARATION_PATTERNS.map((pattern) => pattern.exec(before)).find(
    (match) => match !== null && !NUMBER_TYPE.test(match[1] ?? ""),
  );
  if (!found) return { name: "", sizes: [], place: start };
  const [declaration, name = ""] = found;
  const [left = "", right = ""] = declaration.split(/=(.*)/s);
  const sizes = declaredIn(left);
  return {
    name,
    sizes: sizes.length > 0 ? sizes : declaredIn(right),
    place: start - before.length + found.index,
  };
};

/** Matches the class in Java that holds a part of an array that is too large for one method. */
const PART_OF_ARRAY = /\bclass Part\d+ \{[^{}]*$/;

/** Matches the beginning of an enumeration, whose names are not elements of an array. */
const ENUMERATION = /\benum\b[^;{}=]*$|\btype\s+\w+\s*=\s*$/i;

/** Returns the array with more values at its end. */
const continued = (
  array: NumberArray,
  values: readonly Value[],
  positions: NumberArray["positions"],
): NumberArray => {
  const all = [...array.values, ...values];
  return {
    ...array,
    values: all,
    sizes: [all.length],
    positions: array.positions && [...array.positions, ...(positions ?? [])],
  };
};

/** The number of numbers in a bracket beyond those that are kept; `undefined` if all are kept. */
const moreThan = ({ length }: readonly Value[], bracket: Bracket): number | undefined =>
  lengthIn(bracket) > length ? lengthIn(bracket) - length : undefined;

/** True if an array consists only of names that are not those of squares. */
const isOfNames = (values: readonly Value[], { unknown = "" }: Bracket): boolean =>
  values.every(Number.isNaN) && !isSquare(lastName(unknown));

/** Adds the array in a bracket or, if the bracket is a record, the arrays in it. */
const addArrays = (reading: Reading, bracket: Bracket): void => {
  for (const array of bracket.isRecord ? (bracket.inner ?? []) : [bracket]) add(reading, array);
};

/** The lengths of the brackets in a bracket, if they differ, and if no numbers stand beside them. */
const unevenRows = (bracket: Bracket): readonly number[] | undefined =>
  bracket.isEven || bracket.nested < lengthIn(bracket) ? undefined : bracket.lengths;

/** Adds the array in a bracket, unless it is too short. The parts of a split array in Java are joined again. */
const add = (reading: Reading, bracket: Bracket): void => {
  const { numbers, arrays, count } = reading;
  const { first, end, sizes, unknown, keys } = bracket;
  if (end - first < SHORTEST) return;
  const values = end - first === count ? numbers : numbers.slice(first, end);
  if (values.length === 0)
    reading.say(bracket.start, "an array begins here behind too many numbers");
  if (isOfNames(values, bracket)) return;
  const before = textBefore(reading, bracket);
  if (ENUMERATION.test(before)) return;
  const { name, sizes: dimensions, place } = declarationBefore(before, bracket);
  const last = arrays.at(-1);
  if (last?.name === name && PART_OF_ARRAY.test(before)) {
    arrays[arrays.length - 1] = continued(last, values, positionsIn(reading, bracket));
    return;
  }
  const declared = dimensions.length > 0 ? productOf(dimensions) : undefined;
  const all = keys && declared !== undefined ? paddedTo(declared, values) : values;
  const isFlat = sizes.length === 1 && declared === all.length;
  arrays.push({
    ...positionOf(reading, [place, place + (name.length || 1)]),
    ...{ name, values: asSets(all) },
    ...{ sizes: isFlat ? dimensions : sizes, declared, unknown },
    rows: unevenRows(bracket),
    more: moreThan(values, bracket),
    positions: positionsIn(reading, bracket),
  });
};

/** The place of each number in a bracket, if places are wanted. */
const positionsIn = (
  reading: Reading,
  { first, end }: Bracket,
): readonly Position[] | undefined => {
  if (!reading.places) return undefined;
  const spans = reading.places.slice(first, end);
  // Numbers with indices may stand in another order.
  const inText = [...new Set(spans)].sort(([start], [other]) => start - other);
  const positions = new Map(inText.map((span) => [span, positionOf(reading, span)]));
  return spans.flatMap((span) => positions.get(span) ?? []);
};

/** The line and the columns of a span. Spans must be given in the order of the text. */
const positionOf = (reading: Reading, [place, end]: Span): Position => {
  const { text } = reading;
  for (
    let next;
    (next = text.indexOf("\n", reading.counted)) !== -1 && next < place;
    reading.line++
  )
    reading.counted = next + 1;
  const { line, counted } = reading;
  return { line, column: place - counted + 1, endColumn: end - counted + 1 };
};

/** The kinds of things that a character may begin. */
const [OTHER, BLANK, OPENING, CLOSING, NUMERAL, LETTER] = [0, 1, 2, 3, 4, 5];

const CLASS_OF = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[\s,]/.test(sign)) return BLANK;
  if (/[[({]/.test(sign)) return OPENING;
  if (/[\])}]/.test(sign)) return CLOSING;
  if (/[-+"\d]/.test(sign)) return NUMERAL;
  return /\w/.test(sign) ? LETTER : OTHER;
});

const classAt = ({ text }: Scan, place: number): number =>
  CLASS_OF[text.charCodeAt(place)] ?? OTHER;

/** Reads from a place until an array is complete and cannot be continued, and returns the place after the array. */
const readFrom = (reading: Reading, from: number): number => {
  const { length } = reading.text;
  let place = from;
  while (place < length && reading.arrays.length < 2) {
    const array = reading.brackets.at(-1);
    place = array ? readInArray(reading, array, place) : readCode(reading, place);
  }
  return place;
};

/** Reads the sign or token at a place outside arrays, and returns the place after the sign or token. */
const readCode = (reading: Reading, from: number): number => {
  const { text, kind } = reading;
  const place = endOf(kind.plain, text, from) || from;
  if (place === text.length) return place;
  switch (classAt(reading, place)) {
    case OPENING: {
      const end = kind.isProse ? 0 : tokenEnd(reading, place);
      if (end === 0) openAt(reading, place, isAt(NO_ARRAY, text, place + 1));
      return end || place + 1;
    }
    case CLOSING:
      return closeAt(reading, place);
    default:
      return (!kind.isProse && tokenEnd(reading, place)) || place + 1;
  }
};

const NO_TOKENS: readonly Token[] = [];

/** The place where the token that begins at a place ends, or where code begins in the token; 0 if no token begins there. */
const tokenEnd = (reading: Reading, place: number): number => {
  for (const token of reading.kind.tokens[reading.text.charCodeAt(place)] ?? NO_TOKENS) {
    const end = token(reading, place);
    if (end > 0) return end;
  }
  return 0;
};

/**
 * Reads the sign or token at a place in an array. Returns the place after the sign or token, or the same place if
 * neither belongs to an array.
 */
const readInArray = (reading: Reading, array: Bracket, place: number): number => {
  const { text, kind } = reading;
  switch (classAt(reading, place)) {
    case BLANK:
      return readBlanks(reading, place);
    case OPENING: {
      const end =
        readKey(reading, array, place) ||
        endOf(kind.before, text, place) ||
        tokenEnd(reading, place);
      if (end === 0) openAt(reading, place);
      return end || place + 1;
    }
    case CLOSING:
      return closeAt(reading, place);
    case NUMERAL:
      return (
        readKey(reading, array, place) ||
        readNumber(reading, array, place) ||
        readOther(reading, place)
      );
    case LETTER:
      return readWord(reading, array, place) || readOther(reading, place);
    default:
      return readSign(reading, array, place) || readOther(reading, place);
  }
};

/** Reads a word in an array: a key, what stands before an element, a shift or a name. */
const readWord = (reading: Reading, array: Bracket, place: number): number =>
  readKey(reading, array, place) ||
  readShift(reading, array, place) ||
  endOf(reading.kind.before, reading.text, place) ||
  readName(reading, array, place);

/** Reads another sign in an array. */
const readSign = (reading: Reading, array: Bracket, place: number): number =>
  readDirective(reading, place) ||
  readShift(reading, array, place) ||
  endOf(reading.kind.before, reading.text, place) ||
  readName(reading, array, place) ||
  readNumber(reading, array, place) ||
  readBlanks(reading, place);

/** Reads the index that is written before an element. */
const readKey = ({ text, kind, count, numberOf }: Reading, array: Bracket, place: number) => {
  const { key } = kind;
  if (key === undefined) return 0;
  key.lastIndex = place;
  const [, written = ""] = key.exec(text) ?? [];
  if (written === "") return 0;
  const end = key.lastIndex;
  const index = /^\d/.test(written) ? Number(written) : numberOf(lastName(written));
  if (index === undefined) array.unknown ??= written;
  else (array.keys ??= []).push({ before: count - array.first, index });
  return end;
};

/** The last part of a qualified name: `E4` in `Square.E4`. */
const lastName = (names: string): string => names.replace(/^.*[.:]/, "");

/** Reads a shift to the left of the number before it. */
const readShift = (reading: Reading, array: Bracket, place: number): number => {
  const { text, kind, numbers, last, numberOf } = reading;
  const { shift } = kind;
  if (last === "") return 0;
  shift.lastIndex = place;
  const [, written = ""] = shift.exec(text) ?? [];
  if (written === "") return 0;
  const end = shift.lastIndex;
  const by = /^\d+$/.test(written) ? Number(written) : numberOf(lastName(written));
  const value = numbers.at(-1);
  extendTo(reading, end);
  if (by === undefined || by > 63 || value === undefined || Number.isNaN(value))
    array.unknown ??= text.slice(place, end).trim();
  else numbers[numbers.length - 1] = plainly(BigInt(value) << BigInt(by));
  reading.last = written;
  return end;
};

/** Moves the end of the last number to a place in the same line. */
const extendTo = ({ text, places }: Reading, end: number): void => {
  const [start = end] = places?.at(-1) ?? [];
  if (!text.slice(start, end).includes("\n")) places?.splice(-1, 1, [start, end]);
};

/** Reads a directive of the preprocessor, and goes on in the branch that is being read. */
const readDirective = (reading: Reading, place: number): number => {
  const { text, kind, branch } = reading;
  if (!kind.hasConditions || text.charAt(place) !== "#") return 0;
  const followed = afterDirective(reading, place, branch);
  if (followed === undefined) return 0;
  reading.branches = Math.max(reading.branches, followed.branches);
  return followed.place;
};

const readBlanks = (reading: Reading, place: number): number => {
  const end = endOf(BLANKS, reading.text, place);
  if (reading.last !== "" && reading.text.slice(place, end).includes(",")) reading.last = "";
  return end;
};

const readNumber = (reading: Reading, array: Bracket, place: number): number => {
  const { text, last, kind } = reading;
  const end = endOf(kind.number, text, place);
  if (end === 0) return readNoNumber(reading, array, place);
  const written = text.slice(place, end);
  // `7 - 1` is an expression.
  if (last !== "" && /^[-+]\s/.test(written)) return 0;
  // Without a comma, `7 -1` is one number, but the author means two numbers.
  if (last !== "" && !kind.isProse && /^[-+]/.test(written)) array.unknown ??= `${last} ${written}`;
  else addNumber(reading, [place, end], kind.valueOf(written));
  reading.last = written;
  if (reading.count > LONGEST_ARRAY)
    skipArray(
      reading,
      `an array begins here with more than ${LONGEST_ARRAY / 1e6} million numbers`,
    );
  return afterElement(reading, end);
};

/** Reads a text that begins like a number, but is no number in the language. */
const readNoNumber = (reading: Reading, array: Bracket, place: number): number => {
  const end = reading.kind.isProse ? 0 : endOf(NO_NUMBER, reading.text, place);
  if (end === 0) return 0;
  array.unknown ??= reading.text.slice(place, Math.min(end, place + 100));
  addNumber(reading, [place, end], NaN);
  return end;
};

/** The place after the conversions that follow an element. */
const afterElement = ({ text, kind }: Reading, from: number): number =>
  (kind.after === undefined ? 0 : endOf(kind.after, text, from)) || from;

const addNumber = (reading: Reading, place: Span, value: Value): void => {
  if (reading.count++ >= LONGEST_TABLE) return;
  reading.numbers.push(value);
  reading.places?.push(place);
};

/** Reads a name in place of a number. */
const readName = (reading: Reading, array: Bracket, place: number): number => {
  NAMED_NUMBER.lastIndex = place;
  const [, name = ""] = NAMED_NUMBER.exec(reading.text) ?? [];
  if (name === "") return 0;
  const end = NAMED_NUMBER.lastIndex;
  const number = reading.numberOf(lastName(name));
  if (number === undefined) array.unknown ??= name;
  addNumber(reading, [place, end], number ?? NaN);
  return afterElement(reading, end);
};

/** Reads a comment, or something that belongs to no array. */
const readOther = (reading: Reading, place: number): number => {
  const end = tokenEnd(reading, place);
  const isComment = end > 0 && reading.comments.at(-1)?.[0] === place;
  if (!isComment) leaveArray(reading);
  return end || place;
};

/** Returns a function that reports a problem with its line, unless too many problems have been reported. */
const reporterOf = (text: string, unread: Unread): Scan["say"] => {
  let count = 0;
  return (place, problem) => {
    count++;
    if (count > MOST_PROBLEMS + 1) return;
    const line = text.slice(0, place).split("\n").length;
    unread(line, count > MOST_PROBLEMS ? "and more that cannot be read" : problem);
  };
};

const readingOf = (
  text: string,
  kind: SourceKind,
  say: Scan["say"],
  places: Reading["places"],
  numberOf: NumberOf,
): Reading => ({
  text,
  say,
  depth: 0,
  holes: [],
  comments: [],
  forgotten: 0,
  opened: [],
  closed: [-1, -1],
  valueEnd: -1,
  operatorsTo: 0,
  kind,
  brackets: [],
  numbers: [],
  count: 0,
  places,
  last: "",
  branch: 0,
  branches: 1,
  numberOf,
  skipped: undefined,
  arrays: [],
  line: 1,
  counted: 0,
});

/** What is wanted of the arrays, and what is known beside the text. */
interface ReadingOptions {
  /** Whether each array has the place of each of its numbers. */
  readonly positions?: boolean;
  /** Returns the number of a name of a square that other files define. */
  readonly numberOf?: NumberOf | undefined;
}

/** Returns the numbers of names of squares: those that a text defines, and then those that are known beside it. */
const numbersIn = (text: string, beside: NumberOf): NumberOf => {
  let own: ReadonlyMap<string, number> | undefined;
  return (name) => {
    if (!isSquare(name)) return undefined;
    own ??= squareNumbersIn(text);
    return own.get(name) ?? beside(name);
  };
};

/**
 * The arrays of at least {@link SHORTEST} numbers, in order. `unread` is called with each problem, such as a string without
 * an end, which hides the text behind the string.
 */
export function* readArrays(
  given: string,
  file: string,
  unread: Unread = () => undefined,
  { positions = false, numberOf = () => undefined }: ReadingOptions = {},
): Generator<NumberArray> {
  const kind = KIND_OF.get(endingOf(file));
  if (kind === undefined) return;
  const text = kind.decoded(given);
  const say = reporterOf(text, unread);
  const reading = readingOf(text, kind, say, positions ? [] : undefined, numbersIn(text, numberOf));
  if (kind.isProse) openAt(reading, 0);
  for (let place = 0; place < text.length;) {
    place = readFrom(reading, place);
    yield* reading.arrays.splice(0, reading.arrays.length - 1);
  }
  endText(reading);
  yield* reading.arrays;
}

/** Closes plain text, or reports a string or an array that is still open. */
const endText = (reading: Reading): void => {
  const { text, kind, brackets, holes, count } = reading;
  if (kind.isProse) closeAt(reading, text.length);
  const [array] = brackets;
  const [hole] = holes;
  if (hole) unended(reading, hole.begin, hole.what);
  else if (array && count >= SHORTEST) unended(reading, array.start, "an array");
};
