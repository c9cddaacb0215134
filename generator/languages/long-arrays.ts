/** Prints the arrays of tables as literals. The rows of long arrays are printed when they are read. */
import { at } from "../common.js";
import { cases } from "../cases.js";
import { lengthOf } from "../core/layouts/layout.js";
import { UNREACHABLE, type Answer } from "../core/measures/elements.js";
import { limbsOf, type Stored } from "../core/tables/limbs.js";
import { lowercaseWords } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import type { TextRows } from "../long-text.js";
import { tableIn } from "./lookup-body.js";
import { inAscii, type Style } from "./style.js";

/** Returns a function that prints a row of a table's array on one line. */
export const rowPrinter = (
  { layout: { rowStart }, measure, values, limbs }: Stored,
  { set = "0x{hex}", large, separators }: Style["arrays"],
): ((row: number) => string) => {
  const setText = (value: number | bigint): string => set.replace("{hex}", value.toString(16));
  const [most, text] = large?.[measure.element.type] ?? [Infinity, ""];
  const around = limbs?.element?.split("{limbs}") ?? [];
  const elementText = (value: Answer = UNREACHABLE): string => {
    if (typeof value !== "bigint")
      return value > most ? text.replace("{value}", `${value}`) : `${value}`;
    return limbs?.element === undefined
      ? setText(value)
      : around.join(limbsOf(limbs, value).map(setText).join(", "));
  };
  // Most numbers occur often, so their texts are made once.
  const texts = new Map<Answer, string>();
  const knownText = (value: Answer): string => {
    if (typeof value === "bigint") return elementText(value);
    const known = texts.get(value);
    if (known !== undefined) return known;
    texts.set(value, elementText(value));
    return elementText(value);
  };
  return (row) =>
    values
      .slice(rowStart(row), rowStart(row + 1))
      .map(knownText)
      .join(separators?.["rows"] ?? ", ");
};

/** A literal with some rows of a table's array: all rows, or those of a part if the array is split. */
export interface Literal {
  /** The number of the part. */
  readonly number: string;
  /** The word that stands for the rows if the array is long. */
  readonly word: string;
  /** Prints the rows, each on one line below a comment with its label. */
  readonly rows: () => Iterable<string>;
}

/** The literals of a table's array. */
export const literalsOf = (
  table: Table,
  { comments, arrays }: Pick<Style, "comments" | "arrays">,
): readonly Literal[] => {
  const { names, layout } = table;
  const { split, separators } = arrays;
  const { line, lineEnd = "" } = comments;
  const [count, length] = [layout.rows.length, lengthOf(layout)];
  const isSplit = split !== undefined && length > split.most;
  const each = isSplit ? Math.max(1, Math.floor((split.most * count) / length)) : count;
  const rowText = rowPrinter(table, arrays);
  const end = (separators?.["rows"] ?? ",").trim();
  function* rowsFrom(first: number): Generator<string> {
    const last = Math.min(first + each, count) - 1;
    for (let row = first; row <= last; row++) {
      const label = inAscii(at(layout.rows, row));
      const ending = separators && row === last ? "" : end;
      yield `${line} ${label}${lineEnd}\n${rowText(row)}${ending}`;
    }
  }
  return Array.from({ length: count === 0 ? 0 : Math.ceil(count / each) }, (_, part) => ({
    number: `${part}`,
    word: `ROWS_${part}_OF_${cases(lowercaseWords(names)).CONSTANT}`,
    rows: () => rowsFrom(part * each),
  }));
};

/** Reports whether a table's array is so long that its rows are printed when they are read. */
export const isLong = ({ layout }: Table): boolean => lengthOf(layout) >= 2 ** 18;

/** The rows of a table's array by their words, if the array is long. Sets may take several elements of the array. */
export const longRowsOf = (table: Table, style: Style): TextRows => {
  const own = tableIn(style.syntax, table);
  return new Map(
    isLong(own) ? literalsOf(own, style).map(({ word, rows }) => [word, rows] as const) : [],
  );
};
