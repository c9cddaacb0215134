/** Prints tables in a language: arrays, constants, lookups, and the files that hold them. */
import { absenceIn, arrayDoc, lookupDoc } from "../docs.js";
import { lengthOf } from "../layouts/layout.js";
import { lines } from "../common.js";
import { UNREACHABLE } from "../measures/measure.js";
import type { Constant } from "../measures/measure.js";
import { constantCase, lowercaseWords, wordsOf, type Words } from "../names.js";
import type { Table } from "../table.js";
import type { Module } from "./language.js";
import { cases, fill, kindParts, nameIn, type Parts, type Style } from "./style.js";
import { bodyOf, hasHalves, hasOperator, indexOf, kindOf, writerIn } from "./write.js";

const halvesOf = (set: bigint): readonly string[] => [`${set & 0xffff_ffffn}`, `${set >> 32n}`];

/** The elements of a table's array, as a language writes them. */
export const elementsOf = (
  { values }: Pick<Table, "values">,
  { set = "0x{hex}", large, answers }: Pick<Style, "set" | "large" | "answers">,
): readonly string[] =>
  answers?.halves && typeof values[0] === "bigint"
    ? values.flatMap((value) => (typeof value === "bigint" ? halvesOf(value) : []))
    : values.map((value = UNREACHABLE) => {
        if (typeof value === "bigint") return set.replace("{hex}", value.toString(16));
        return large && value > large.most ? large.byte.replace("{value}", `${value}`) : `${value}`;
      });

/** Compilers may read files in the encoding of the machine, which has these signs or not. */
const ASCII: Parts = { "…": "...", "×": "x", Δ: "delta " };

const commentIn = ({ isUnicode }: Style, text: string): string =>
  isUnicode ? text : text.replaceAll(/[^\0-\x7f]/g, (sign) => ASCII[sign] ?? "?");

/** The rows of a table's array: each on one line, below a comment with its label. */
export const rowsOf = (table: Table, style: Style): readonly string[] => {
  const elements = elementsOf(table, style);
  const width = hasHalves(table, style) ? 2 : 1;
  let start = 0;
  return table.layout.rows.map((label) => {
    const row = elements.slice(start, (start += width * table.layout.rowLength)).join(", ");
    return `${style.comment} ${commentIn(style, label)}\n${row},`;
  });
};

/** The words of the file of a constant that all tables share. */
export const wordsOfConstant = ({ name }: Constant): Words => name.toLowerCase().split("_");

/** The name of a constant where it is declared: one of a table, or one of all tables. */
export const constantIn = (style: Style, constant: Constant, of?: Table): string =>
  nameIn(style, "constant", [
    ...(of && style.hasOneSpace ? lowercaseWords(of.names) : []),
    ...wordsOfConstant(constant),
  ]);

/** The name of a lookup; a language that writes named ones only has the name as it is, such as `pieceBNDistance`. */
export const lookupIn = (style: Style, { lookup, lookupWords }: Table["names"]): string =>
  (style.isNamedOnly ? lookup : undefined) ?? nameIn(style, "lookup", lookupWords);

/** Prints in a language with its setting. */
export interface Printer {
  /** The file of a table. */
  readonly table: (table: Table) => Module;
  /** A lookup below the first lines of its doc comment. */
  readonly lookup: (table: Table, docLines?: number) => string;
  readonly constant: (constant: Constant) => Module;
  /** The functions that the lookups of tables call. */
  readonly helpers: (tables: readonly Table[]) => readonly Module[];
  readonly index: (tables: readonly Table[]) => readonly Module[];
}

/** The printer of a language. */
export const printerOf = (style: Style, setting: string): Printer => {
  const { code = "`{code}`", lines: of = {}, split, index } = style;

  const file = (words: Words, parts: Parts, statements: readonly string[]): Module => ({
    file: nameIn(style, "file", words),
    text: `${fill(style.module, {
      ...cases(words),
      ...{ setting, doc: "", guard: constantCase(words), values: "", constants: "", tables: "" },
      ...parts,
      statements: statements.filter((one) => one !== "").join("\n\n"),
    })}\n`,
  });

  /** A doc comment; its first line is a title. */
  const docOf = (name: string | undefined, texts: readonly string[]): string => {
    const [title = "", ...notes] = texts
      .map((text) => commentIn(style, text))
      .filter((text, at, all) => text !== "" || all[at - 1] !== "")
      .map((text) =>
        text.replaceAll(/`([^`]*)`/g, (_, marked: string) => fill(code, { code: marked })),
      );
    return fill(style.doc, { name, title, notes: notes.join("\n") });
  };

  const declaration = (constant: Constant, table?: Table): string =>
    fill(style.constant, {
      name: constantIn(style, constant, table),
      value: `${constant.value}`,
      of: constant.of,
    });

  const spelled = (constant: Constant, table?: Table): string =>
    table === undefined && style.sharedConstant !== undefined
      ? fill(style.sharedConstant, cases(wordsOfConstant(constant)))
      : constantIn(style, constant, table);

  const wording = (table: Table) => ({
    spelled,
    hasHalves: hasHalves(table, style),
    outOfRange: style.outOfRange,
  });

  /** A line for each of some files, by its name in a lookup's tree. */
  const linesOf = (template = "", kind: Parts, files: readonly (readonly [string, Words])[]) =>
    files
      .map(([tree, words]) =>
        fill(template, {
          ...{ ...kind, ...cases(words), setting, tree },
          file: nameIn(style, "file", words),
        }),
      )
      .join("\n");

  const partsOf = (table: Table): Parts => {
    const { names, layout, measure, reads } = table;
    const kind = kindParts(style, kindOf(table));
    const words = lowercaseWords(names);
    const absence = absenceIn(table);
    const others = Object.entries(reads).map(
      ([tree, read]) => [tree, lowercaseWords(read.names)] as const,
    );
    const hasValues = lengthOf(layout) > 0 || (measure.constants ?? []).length > 0;
    return {
      ...cases(words),
      setting,
      length: `${lengthOf(layout)}`,
      array: nameIn(style, "array", words),
      lookup: lookupIn(style, names),
      // Tables of one name on two boards must not hide each other.
      guard: constantCase([`${layout.board.files}x${layout.board.ranks}`, ...words]),
      values: hasValues ? fill(fill(of.values ?? "", kind), { setting }) : "",
      constants: linesOf(of.constants, kind, absence ? [["", wordsOfConstant(absence)]] : []),
      tables: linesOf(of.tables, kind, others),
      aliases: linesOf(of.aliases, kind, others),
    };
  };

  const array = (table: Table, parts: Parts): string => {
    const rows = rowsOf(table, style);
    const length = lengthOf(table.layout);
    if (length === 0) return "";
    const inKind = (template: string, others: Parts): string =>
      fill(fill(template, kindParts(style, kindOf(table))), { ...parts, ...others });
    if (split === undefined || length <= split.most)
      return inKind(style.array, { rows: rows.join("\n") });
    const each = Math.max(1, Math.floor((split.most * rows.length) / length));
    const numbers = [...Array(Math.ceil(rows.length / each)).keys()].map(String);
    const literals = numbers.map((number, at) =>
      inKind(split.part, { number, rows: rows.slice(at * each, (at + 1) * each).join("\n") }),
    );
    const named = numbers.map((number) => fill(split.named, { number })).join(", ");
    return inKind(split.array, { named, parts: literals.join("\n") });
  };

  const lookup = (table: Table, docLines?: number): string => {
    const { names } = table;
    if (style.isNamedOnly && names.lookup === undefined) return "";
    const parts = partsOf(table);
    const link = style.link && names.table !== undefined ? fill(style.link, parts) : undefined;
    const texts = lookupDoc(table, wording(table), link).slice(0, docLines);
    const { body, value } = bodyOf(table, style);
    const template = value === undefined ? style.lookup : (style.short ?? style.lookup);
    return fill(fill(template, kindParts(style, kindOf(table))), {
      ...parts,
      ...{ body, value },
      doc: texts.length === 0 ? "" : docOf(parts["lookup"], texts),
      parameters: table.lookup.parameters
        .map((name) => fill(style.parameter, { name: nameIn(style, "local", wordsOf(name)) }))
        .join(", "),
    });
  };

  return {
    lookup,
    table: (table) => {
      const own = partsOf(table);
      const index = writerIn(style)(indexOf(table, style));
      const doc = docOf(own["array"], arrayDoc(table, index, wording(table)));
      const parts = { ...own, doc };
      const { constants = [] } = table.measure;
      return file(lowercaseWords(table.names), parts, [
        array(table, parts),
        ...constants.map((one) => declaration(one, table)),
        lookup(table),
      ]);
    },
    constant: (constant) =>
      file(wordsOfConstant(constant), { values: of.values ?? "" }, [declaration(constant)]),
    helpers: (tables) =>
      (style.helpers ?? [])
        .filter(({ of: operator }) => tables.some((table) => hasOperator(table, operator)))
        .map(({ words, text }) => file(words, {}, [text])),
    index: (tables) => {
      if (index === undefined) return [];
      const constants = tables.flatMap((table) => lines(absenceIn(table))).map(wordsOfConstant);
      const reads = tables.flatMap(({ reads: others }) => Object.values(others));
      const files = [...tables, ...reads].map(({ names }) => lowercaseWords(names));
      const distinct = new Map([...files, ...constants].map((words) => [words.join("_"), words]));
      const sorted = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1));
      const text = fill(index.module ?? "{lines}", { lines: linesOf(index.line, {}, sorted) });
      return [{ file: index.file, text: `${text}\n` }];
    },
  };
};
