/** Prints tables in a language: arrays, constants, lookups, and the files that contain them. */
import {
  absenceIn,
  arrayDoc,
  constantText,
  gapNote,
  lookupTitle,
  notesOf,
  numbersFor,
  setNotes,
  sourceNotes,
  type Spelled,
} from "../core/docs.js";
import type { Language } from "../core/language.js";
import type { Module } from "../core/statements.js";
import { isCounted, lengthOf } from "../core/layout.js";
import { at, present } from "../common.js";
import { UNREACHABLE, type Constant } from "../core/measure.js";
import { capitalized, cases, lowercaseWords, SINGLE, wordsOf, type Words } from "../core/names.js";
import { limbsOf, type Stored } from "../core/limbs.js";
import type { Table } from "../core/table.js";
import { fill, fillIn, nameIn, nameParts } from "./style.js";
import type { Parts, Style, Syntax } from "./style.js";
import {
  bodyOf,
  hasOperator,
  kindOf,
  lookupFormOf,
  tableIn,
  writerIn,
} from "./print-expressions.js";

/** Prints the rows of a table's array, each on one line. */
export const rowTexts = (
  { layout: { rows, rowStart }, measure, values, limbs }: Stored,
  { set = "0x{hex}", large, separators }: Style,
): readonly string[] => {
  const setText = (value: number | bigint): string => set.replace("{hex}", value.toString(16));
  const elements = values.map((value = UNREACHABLE) => {
    if (typeof value === "bigint")
      return limbs?.element === undefined
        ? setText(value)
        : fill(limbs.element, { limbs: limbsOf(limbs, value).map(setText).join(", ") });
    const [most, text] = large?.[measure.element.type] ?? [Infinity, ""];
    return value > most ? text.replace("{value}", `${value}`) : `${value}`;
  });
  return rows.map((_, row) =>
    elements.slice(rowStart(row), rowStart(row + 1)).join(separators?.["rows"] ?? ", "),
  );
};

/** ASCII replacements for characters, because some compilers read files in the machine's own encoding. */
const ASCII: Parts = { "…": "...", "×": "x", Δ: "delta " };

const inAscii = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]/g, (sign) => ASCII[sign] ?? "?");

/** Prints the rows of a table's array, each on one line below a comment with its label. */
export const rowsOf = (table: Table, style: Style): readonly string[] =>
  rowTexts(table, style).map((elements, row) => {
    const label = inAscii(at(table.layout.rows, row));
    const { comment, commentEnd = "", separators } = style;
    const end = (separators?.["rows"] ?? ",").trim();
    return `${comment} ${label}${commentEnd}\n${elements}${end}`;
  });

const wordsOfConstant = ({ name }: Constant): Words => name.toLowerCase().split("_");

/**
 * Returns the name of a constant of the table `of`, or of all tables if `of` is omitted. If the name of the table
 * precedes the name of the constant, and each begins with the user's name, the user's name is not repeated.
 */
export const constantIn = (style: Syntax, constant: Constant, of?: Table): string => {
  const words = wordsOfConstant(constant);
  if (!of || !style.hasOneSpace) return nameIn(style, "constant", words);
  const own = of.measure.isNamedByUser ? of.measure.name.flatMap(wordsOf).length : 0;
  return nameIn(style, "constant", [...lowercaseWords(of.names), ...words.slice(own)]);
};

/** Returns the name of a lookup: the given name, such as `pieceBNDistance`, if the language keeps given names. */
export const lookupIn = (style: Syntax, { lookup, lookupWords }: Table["names"]): string =>
  (style.hasGivenNames ? lookup : undefined) ?? nameIn(style, "lookup", lookupWords);

const absencesIn = (tables: readonly Table[]): readonly Constant[] => [
  ...new Set(tables.flatMap((table) => present(absenceIn(table)))),
];

/** Prints a file with the given statements. */
export const fileIn = (
  style: Style,
  words: Words,
  parts: Parts,
  statements: readonly string[],
  template = style.each ?? style.module,
): Module => ({
  file: nameIn(style, "file", words),
  text: `${fill(template, {
    ...nameParts(style, words),
    ...{ doc: "", guard: cases(words).CONSTANT, values: "", constants: "", tables: "" },
    ...parts,
    statements: statements.filter((one) => one !== "").join("\n\n"),
  })}\n`,
});

/** The doc comment of a lookup, in languages whose comments have no tags. */
const lookupDoc = (table: Table, spelled: Spelled, outOfRange: string): readonly string[] => {
  const { layout } = table;
  const [first = "", second] = layout.parameters;
  const isOfCounts = second !== undefined && isCounted(layout);
  return present(
    lookupTitle(table),
    "",
    ...notesOf(table, spelled),
    ...setNotes(table),
    isOfCounts && `${capitalized(second)}s are ${numbersFor(layout, second)}.`,
    `${first === "coordinate" ? "Coordinates" : "Squares"} are ${numbersFor(layout, first)}.`,
    gapNote(table),
    `Arguments are not checked: for any other number ${outOfRange}.`,
    ...sourceNotes(table),
  );
};

/** Returns the printing half of a language. `lookup` prints a lookup with its doc comment. */
export const printerOf = (
  style: Style,
): Omit<Language, "contents" | "prove"> & {
  readonly lookup: (table: Table) => string;
} => {
  const { code = "`{code}`", lines: of = {}, helpers = [], split, index, each } = style;

  /** Prints a doc comment; the first text is its title. */
  const docOf = (name: string | undefined, texts: readonly string[]): string => {
    const [title = "", ...notes] = texts
      .filter((text, at) => text !== "" || texts[at - 1] !== "")
      .map((text) => inAscii(text).replaceAll(/`([^`]*)`/g, code.replace("{code}", "$1")));
    return fill(style.doc, { name, title, notes: notes.join("\n") });
  };

  const declaration = (constant: Constant, table?: Table): string =>
    fill(style.constant, {
      name: constantIn(style, constant, table),
      value: `${constant.value}`,
      meaning: constantText(constant),
    });

  const spelled: Spelled = (constant, table) =>
    table === undefined
      ? nameIn(style, "shared", wordsOfConstant(constant))
      : constantIn(style, constant, table);

  /** Prints a line, such as an import, that refers to another file. */
  const lineOf = (template = "", words: Words): string =>
    fill(template, { ...nameParts(style, words), file: nameIn(style, "file", words) });

  const partsOf = (table: Table): Parts => {
    const { names, layout, measure, reads } = table;
    const words = lowercaseWords(names);
    const hasValues = lengthOf(layout) > 0 || measure.constants !== undefined;
    return {
      ...nameParts(style, words),
      length: `${lengthOf(layout)}`,
      array: nameIn(style, "array", words),
      lookup: lookupIn(style, names),
      // Tables that have the same name but are on different boards need different include guards.
      guard: cases([...present(layout.board.name || undefined), ...words]).CONSTANT,
      values: hasValues ? of.values : "",
      constants: absencesIn([table])
        .map((one) => lineOf(of.constants, wordsOfConstant(one)))
        .join("\n"),
      tables: Object.values(reads)
        .map((read) => lineOf(of.tables, lowercaseWords(read.names)))
        .join("\n"),
    };
  };

  const array = (table: Table, parts: Parts): string => {
    const kind = kindOf(style, table);
    const rows = rowsOf(table, style);
    const length = lengthOf(table.layout);
    const joined = (some: readonly string[]): string =>
      some.join("\n").slice(0, style.separators ? -1 : undefined);
    if (length === 0) return "";
    if (split === undefined || length <= split.most)
      return fillIn(style, kind, style.array, { ...parts, rows: joined(rows) });
    const each = Math.max(1, Math.floor((split.most * rows.length) / length));
    const numbers = [...Array(Math.ceil(rows.length / each)).keys()].map(String);
    const literals = numbers.map((number, at) => {
      const some = joined(rows.slice(at * each, (at + 1) * each));
      return fillIn(style, kind, split.part, { ...parts, number, rows: some });
    });
    const names = numbers
      .map((number) => fill(split.named, { ...parts, number }))
      .join(style.separators?.["names"] ?? ", ");
    return fillIn(style, kind, split.array, { ...parts, names, parts: literals.join("\n") });
  };

  const lookup = (table: Table): string => {
    const own = tableIn(style, table);
    const parts = partsOf(own);
    return fillIn(style, kindOf(style, own), lookupFormOf(style, own), {
      ...parts,
      body: bodyOf(own, style),
      doc: docOf(parts["lookup"], lookupDoc(own, spelled, style.outOfRange)),
      parameters: own.lookup.parameters
        .map((name) => fill(style.parameter, { name: nameIn(style, "local", wordsOf(name)) }))
        .join(style.separators?.["parameters"] ?? ", "),
    });
  };

  const moduleOf = (table: Table): Module => {
    const own = tableIn(style, table);
    const parts = partsOf(own);
    const texts = arrayDoc(
      own,
      writerIn(style, (name) => own.reads[name])(own.layout.index),
      spelled,
    );
    const withDoc = { ...parts, doc: docOf(parts["array"], texts) };
    const { constants = [] } = table.measure;
    return fileIn(style, lowercaseWords(table.names), withDoc, [
      array(own, withDoc),
      ...constants.map((one) => declaration(one, table)),
      lookup(table),
    ]);
  };

  const sharedOf = (tables: readonly Table[]): readonly Module[] => [
    ...helpers
      .filter(({ of: needs }) => tables.some((one) => hasOperator(one, ...needs)))
      .map(({ words, text }) => fileIn(style, words, {}, [text])),
    ...absencesIn(tables).map((constant) =>
      fileIn(style, wordsOfConstant(constant), { values: of.values ?? "" }, [
        declaration(constant),
      ]),
    ),
  ];

  const single = (tables: readonly Table[]): Module => {
    const texts = [...sharedOf(tables), ...tables.map(moduleOf)].map(({ text }) => text.trimEnd());
    return fileIn(style, SINGLE, { values: of.values ?? "" }, texts, style.module);
  };

  return {
    lookup,
    table: moduleOf,
    shared: sharedOf,
    ...(each === undefined ? {} : { single }),
    needsIndex: index?.isNeeded ?? false,
    ...(index?.empty && {
      emptyIndex: { file: index.file, text: `${index.empty}\n`, isPackage: true },
    }),
    withHeader: ([first, second], text) => `${fill(style.header, { first, second })}\n\n${text}`,
    index: (tables, others = []) => {
      if (index === undefined) return [];
      const reads = tables.flatMap(({ reads: others }) => Object.values(others));
      const files = [
        ...[...tables, ...reads].map(({ names }) => lowercaseWords(names)),
        ...absencesIn(tables).map(wordsOfConstant),
        ...others,
      ];
      const distinct = new Map(files.map((words) => [words.join("_"), words]));
      const sorted = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1));
      const lines = sorted.map(([, words]) => lineOf(index.line, words)).join("\n");
      const { text } = fileIn(style, ["tables"], { tables: lines }, [], index.module ?? "{tables}");
      return [{ file: index.file, text, isPackage: (index.isNeeded ?? index.empty) !== undefined }];
    },
  };
};
