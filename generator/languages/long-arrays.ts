/** Prints the arrays of tables as literals. The rows of long arrays are printed when they are read. */
import { at, onceFor, onceForEach } from "../common.js";
import { cases } from "../cases.js";
import { lengthOf } from "../core/layouts/layout.js";
import { UNREACHABLE, type Answer, type Distance } from "../core/measures/elements.js";
import { limbsOf, type Stored } from "../core/tables/limbs.js";
import { lowercaseWords } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import { isLong, type TextRows } from "../long-text.js";
import { kindOf, styleOfArray, tableIn } from "./lookup-body.js";
import {
  bytesInStrings,
  fill,
  inAscii,
  type ByteStrings,
  type Style,
  type WithArrays,
} from "./style.js";

/**
 * Returns a function that joins the texts of bytes. `texts` has the text of each byte. Copying the codes of the texts takes
 * a fifth of the time of joining strings.
 */
const bytesJoiner = (
  texts: readonly string[],
  separator: string,
): ((bytes: Uint8Array) => string) => {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const codesOf = texts.map((text) => encoder.encode(`${text}${separator}`));
  const width = Math.max(...codesOf.map(({ length }) => length));
  const codes = new Uint8Array(width * texts.length);
  for (const [byte, some] of codesOf.entries()) codes.set(some, width * byte);
  const ends = Int32Array.from(codesOf, ({ length }, byte) => width * byte + length);
  const ofSeparator = encoder.encode(separator).length;
  let joined = new Uint8Array();
  return (bytes) => {
    const count = bytes.length;
    if (joined.length < width * count) joined = new Uint8Array(width * count);
    let end = 0;
    for (let place = 0; place < count; place++) {
      const byte = Number(bytes[place]);
      const last = Number(ends[byte]);
      for (let code = width * byte; code < last; code++) joined[end++] = Number(codes[code]);
    }
    return decoder.decode(joined.subarray(0, Math.max(0, end - ofSeparator)));
  };
};

/** Returns the bytes of a table's array if it is long and its numbers are bytes. */
const longBytes = (table: Table): Uint8Array | undefined =>
  isLong(lengthOf(table.layout)) ? table.values.bytes : undefined;

/** Returns a function that prints a row of a table's array on one line. */
export const rowPrinter = (
  table: Stored,
  { set = "0x{hex}", large, least, separators }: Style["arrays"],
): ((row: number) => string) => {
  const {
    layout: { rowStart },
    measure,
    values,
    limbs,
  } = table;
  const setText = (value: number | bigint): string => set.replace("{hex}", value.toString(16));
  const [most, text] = large?.[measure.element.type] ?? [Infinity, ""];
  const [leastValue, leastText = ""] = least?.[measure.element.type] ?? [];
  const around = limbs?.element?.split("{limbs}") ?? [];
  const elementText = (value: Answer = UNREACHABLE): string => {
    if (typeof value !== "bigint") {
      if (value === leastValue) return leastText;
      return value > most ? text.replace("{value}", `${value}`) : `${value}`;
    }
    return limbs?.element === undefined
      ? setText(value)
      : around.join(limbsOf(limbs, value).map(setText).join(", "));
  };
  const separator = separators?.["rows"] ?? ", ";
  const bytes = longBytes(table);
  if (bytes) {
    const joined = bytesJoiner(
      Array.from({ length: 256 }, (_, byte) => elementText(byte)),
      separator,
    );
    return (row) => joined(bytes.subarray(rowStart(row), rowStart(row + 1)));
  }
  // Most answers occur often, so their texts are made once. Digits stand for a set: V8 hashes only the lowest 64 bits of a
  // bigint, so a map of sets is slow.
  const numberText = onceForEach((number: Distance) => elementText(number));
  const textOfSet = onceForEach((digits: string) => elementText(BigInt(`0x${digits}`)));
  const knownText = (value: Answer): string =>
    typeof value === "bigint" ? textOfSet(value.toString(16)) : numberText(value);
  return (row) =>
    values
      .slice(rowStart(row), rowStart(row + 1))
      .map(knownText)
      .join(separator);
};

/** The lines of a row, with what follows the row. `row` counts the rows of a table. */
type RowLines = (row: number) => string;

/** Returns a function that prints rows of numbers, each below a comment with its label. */
const numberLines = (
  table: Table,
  { comments: { line, lineEnd = "" }, arrays }: WithArrays,
  isLast: (row: number) => boolean,
): RowLines => {
  const { separators } = arrays;
  const rowText = rowPrinter(table, arrays);
  const end = (separators?.["rows"] ?? ",").trim();
  return (row) => {
    const label = inAscii(at(table.layout.rows, row));
    const ending = separators && isLast(row) ? "" : end;
    return `${line} ${label}${lineEnd}\n${rowText(row)}${ending}`;
  };
};

/** The text of each byte. */
const byteTexts = onceFor(({ byte }: ByteStrings) =>
  Array.from({ length: 256 }, (_, value) =>
    fill(byte, { hex: value.toString(16).padStart(2, "0"), octal: value.toString(8) }),
  ),
);

/** Returns a function that prints rows as strings of bytes. `width` is the number of bytes of a number. */
const stringLines = (table: Table, strings: ByteStrings, width: number): RowLines => {
  const { layout, values } = table;
  const { row: form, join, end, most = Infinity } = strings;
  const texts = byteTexts(strings);
  const joined = bytesJoiner(texts, "");
  const bytes = width === 1 ? longBytes(table) : undefined;
  const knownText = onceForEach((value: number): string =>
    Array.from({ length: width }, (_, place) =>
      at(texts, Math.floor(value / 256 ** (width - 1 - place)) & 255),
    ).join(""),
  );
  const { rows, columns, rowStart } = layout;
  const rowsInString = Math.floor(most / (columns.length * width));
  const textOf = (row: number): string => {
    const [start, end] = [rowStart(row), rowStart(row + 1)];
    return bytes
      ? joined(bytes.subarray(start, end))
      : values
          .slice(start, end)
          .map((value = UNREACHABLE) => knownText(Number(value)))
          .join("");
  };
  return (row) => {
    const isLast = row === rows.length - 1 || (row + 1) % rowsInString === 0;
    return `${fill(form, { label: inAscii(at(rows, row)), bytes: textOf(row) })}${isLast ? end : join}`;
  };
};

/** A literal with some rows of a table's array: all rows, or those of a part if the array is split. */
export interface Literal {
  /** The number of the part. */
  readonly number: string;
  /** The word that stands for the rows if the array is long. */
  readonly word: string;
  /** Prints the rows, each on one line. */
  readonly rows: () => Iterable<string>;
}

/** The literals of a table's array. */
export const literalsOf = (table: Table, language: WithArrays): readonly Literal[] => {
  const { names, layout } = table;
  const style = styleOfArray(language, table);
  const { split, strings } = style.arrays;
  const [count, length] = [layout.rows.length, lengthOf(layout)];
  const isSplit = split !== undefined && length > split.most;
  const each = isSplit ? Math.max(1, Math.floor((split.most * count) / length)) : count;
  const isLast = (row: number): boolean => row === count - 1 || (row + 1) % each === 0;
  const lines = (): RowLines =>
    strings
      ? stringLines(table, strings, bytesInStrings(kindOf(style.syntax, table)))
      : numberLines(table, style, isLast);
  // Bytes have few texts. Other texts are made for each reading, because they take much memory.
  const kept = longBytes(table) && lines();
  function* rowsFrom(first: number): Generator<string> {
    const linesOf = kept ?? lines();
    const end = Math.min(first + each, count);
    for (let row = first; row < end; row++) yield linesOf(row);
  }
  return Array.from({ length: count === 0 ? 0 : Math.ceil(count / each) }, (_, part) => ({
    number: `${part}`,
    word: `ROWS_${part}_OF_${cases(lowercaseWords(names)).CONSTANT}`,
    rows: () => rowsFrom(part * each),
  }));
};

/** The text of a longer array would take too much memory to be kept. */
const MOST_KEPT = 2 ** 23;

/** Returns a function that keeps the given rows as bytes, which take less memory than strings, once all were read. */
const keptRows = (rows: Literal["rows"]): Literal["rows"] => {
  let kept: readonly Uint8Array[] | undefined;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return function* () {
    if (kept) {
      for (const bytes of kept) yield decoder.decode(bytes);
      return;
    }
    const made: Uint8Array[] = [];
    for (const row of rows()) {
      made.push(encoder.encode(row));
      yield row;
    }
    kept = made;
  };
};

/**
 * The rows of a table's array by their words, if the array is long. Sets may take several elements of the array. The rows
 * are read twice, to prove them and to write them, but printed twice only if there are too many to keep.
 */
export const longRowsOf = (table: Table, style: Style): TextRows => {
  const own = tableIn(style.syntax, table);
  if (!isLong(lengthOf(own.layout))) return new Map();
  const isKept = lengthOf(own.layout) <= MOST_KEPT;
  return new Map(
    literalsOf(own, style).map(({ word, rows }) => [word, isKept ? keptRows(rows) : rows] as const),
  );
};
