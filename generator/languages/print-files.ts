/** Prints tables in a language: arrays, constants, lookups, and the files that contain them. */
import { absenceIn, arrayDoc, lookupDoc, taggedDoc, type Spelled } from "../docs.js";
import type { Contents } from "../files/folder.js";
import { lengthOf } from "../layouts/layout.js";
import { lines } from "../common.js";
import { UNREACHABLE, type Constant } from "../measures/element.js";
import { cases, lowercaseWords, wordsOf, type Words } from "../table-names.js";
import type { Table } from "../table.js";
import {
  fill,
  fillIn,
  kindParts,
  nameIn,
  settingParts,
  type Module,
  type Parts,
  type Style,
} from "./style.js";
import { bodyOf, hasOperator, kindOf, tableIn, writerIn } from "./print-expressions.js";

/** Prints the elements of a table's array. */
export const elementsOf = (
  { values }: Pick<Table, "values">,
  { set = "0x{hex}", large }: Pick<Style, "set" | "large">,
): readonly string[] =>
  values.map((value = UNREACHABLE) => {
    if (typeof value === "bigint") return set.replace("{hex}", value.toString(16));
    return large && value > large.most ? large.byte.replace("{value}", `${value}`) : `${value}`;
  });

/** ASCII replacements, because some compilers read files in the machine's own encoding. */
const ASCII: Parts = { "…": "...", "×": "x", Δ: "delta " };

const commentIn = ({ isUnicode }: Style, text: string): string =>
  isUnicode ? text : text.replaceAll(/[^\0-\x7f]/g, (sign) => ASCII[sign] ?? "?");

/** Prints the rows of a table's array, each on one line below a comment with its label. */
export const rowsOf = (table: Table, style: Style): readonly string[] => {
  const { rows, rowLength } = table.layout;
  const elements = elementsOf(table, style);
  return rows.map((label, row) => {
    const some = elements.slice(row * rowLength, (row + 1) * rowLength);
    return `${style.comment} ${commentIn(style, label)}\n${some.join(", ")},`;
  });
};

const wordsOfConstant = ({ name }: Constant): Words => name.toLowerCase().split("_");

/** The name under which a constant is declared: for the table `of`, or for all tables if `of` is omitted. */
export const constantIn = (style: Style, constant: Constant, of?: Table): string =>
  nameIn(style, "constant", [
    ...(of && style.hasOneSpace ? lowercaseWords(of.names) : []),
    ...wordsOfConstant(constant),
  ]);

/** The name of a lookup. Styles with `isNamedOnly` keep the given name, such as `pieceBNDistance`. */
export const lookupIn = (style: Style, { lookup, lookupWords }: Table["names"]): string =>
  (style.isNamedOnly ? lookup : undefined) ?? nameIn(style, "lookup", lookupWords);

/** A language: prints the files of tables, and proves the printed text by reading it back. */
export interface Language {
  readonly table: (table: Table) => Module;
  /** Files that the files of several tables share: helpers and common constants. */
  readonly shared: (tables: readonly Table[]) => readonly Module[];
  /** The file with all tables, each after those that it reads; only in a language made for a single file. */
  readonly single?: (tables: readonly Table[]) => Module;
  /** The file that includes or exports the files of all tables; empty if the language has no such file. */
  readonly index: (tables: readonly Table[]) => readonly Module[];
  /** Whether files cannot import each other without the index. */
  readonly needsIndex: boolean;
  /** Adds the two lines of a header to a text. */
  readonly withHeader: (lines: readonly string[], text: string) => string;
  /** Turns a module into files, the first with the table. By default, a module is one file. */
  readonly written?: (module: Module) => Promise<readonly Module[]>;
  /** How to find a table's elements in its file; `undefined` if the table has no array. */
  readonly contents: (table: Table) => Contents | undefined;
  /**
   * Throws a `ProofError` unless the text contains the table's elements and constants, and its lookup answers every
   * call as the measure does, by the language's own rules for operators and types.
   */
  readonly proveText: (text: string, table: Table) => void;
}

const absencesIn = (tables: readonly Table[]): readonly Constant[] => [
  ...new Set(tables.flatMap((table) => lines(absenceIn(table)))),
];

/**
 * The printing half of a language. `lookup` prints a lookup with the first `docLines` lines of its doc comment. For a
 * single file, `each` is the template of a table's part.
 */
export const printerOf = (
  style: Style,
  setting: string,
  each?: string,
): Omit<Language, "contents" | "proveText"> & {
  readonly lookup: (table: Table, docLines?: number) => string;
} => {
  const { code = "`{code}`", lines: of = {}, helpers = [], split, index } = style;

  const file = (
    words: Words,
    parts: Parts,
    statements: readonly string[],
    template = each ?? style.module,
  ): Module => ({
    file: nameIn(style, "file", words),
    text: `${fill(template, {
      ...cases(words),
      ...settingParts(setting),
      ...{ doc: "", guard: cases(words).CONSTANT, values: "", constants: "", tables: "" },
      ...parts,
      statements: statements.filter((one) => one !== "").join("\n\n"),
    })}\n`,
  });

  /** Prints a doc comment; the first text is its title. */
  const docOf = (name: string | undefined, texts: readonly string[]): string => {
    const [title = "", ...notes] = texts
      .filter((text, at) => text !== "" || texts[at - 1] !== "")
      .map((text) => commentIn(style, text).replaceAll(/`([^`]*)`/g, code.replace("{code}", "$1")));
    return fill(style.doc, { name, title, notes: notes.join("\n") });
  };

  const declaration = (constant: Constant, table?: Table): string =>
    fill(style.constant, {
      name: constantIn(style, constant, table),
      value: `${constant.value}`,
      of: constant.of,
    });

  const spelled: Spelled = (constant, table) =>
    table === undefined
      ? nameIn(style, "shared", wordsOfConstant(constant))
      : constantIn(style, constant, table);

  /** A line that refers to another file, such as an import. */
  const lineOf = (template = "", words: Words, parts: Parts = {}): string =>
    fill(template, { ...parts, ...cases(words), setting, file: nameIn(style, "file", words) });

  const partsOf = (table: Table): Parts => {
    const { names, layout, measure, reads } = table;
    const words = lowercaseWords(names);
    const kind = kindParts(style, kindOf(table));
    const linesOfReads = (template?: string): string =>
      Object.entries(reads)
        .map(([tree, read]) => lineOf(template, lowercaseWords(read.names), { ...kind, tree }))
        .join("\n");
    const hasValues = lengthOf(layout) > 0 || measure.constants !== undefined;
    return {
      ...cases(words),
      setting,
      length: `${lengthOf(layout)}`,
      array: nameIn(style, "array", words),
      lookup: lookupIn(style, names),
      // Tables with the same name on different boards need different include guards.
      guard: cases([`${layout.board.files}x${layout.board.ranks}`, ...words]).CONSTANT,
      values: hasValues ? of.values : "",
      constants: absencesIn([table])
        .map((one) => lineOf(of.constants, wordsOfConstant(one)))
        .join("\n"),
      tables: linesOfReads(of.tables),
      aliases: linesOfReads(of.aliases),
    };
  };

  const array = (table: Table, parts: Parts): string => {
    const kind = kindOf(table);
    const rows = rowsOf(table, style);
    const length = lengthOf(table.layout);
    if (length === 0) return "";
    if (split === undefined || length <= split.most)
      return fillIn(style, kind, style.array, { ...parts, rows: rows.join("\n") });
    const each = Math.max(1, Math.floor((split.most * rows.length) / length));
    const numbers = [...Array(Math.ceil(rows.length / each)).keys()].map(String);
    const literals = numbers.map((number, at) => {
      const some = rows.slice(at * each, (at + 1) * each).join("\n");
      return fillIn(style, kind, split.part, { ...parts, number, rows: some });
    });
    const names = numbers.map((number) => fill(split.named, { ...parts, number })).join(", ");
    return fillIn(style, kind, split.array, { ...parts, names, parts: literals.join("\n") });
  };

  const lookup = (table: Table, docLines?: number): string => {
    const { names } = table;
    if (style.isNamedOnly && names.lookup === undefined) return "";
    const own = tableIn(style, table);
    const parts = partsOf(own);
    const link = names.table === undefined ? undefined : fill(style.link ?? "", parts);
    const texts = (
      style.link === undefined
        ? lookupDoc(own, spelled, style.outOfRange)
        : taggedDoc(own, spelled, style.outOfRange, lookupIn(style, names), link)
    ).slice(0, docLines);
    const { body, value } = bodyOf(own, style);
    const template = value === undefined ? style.lookup : (style.short ?? style.lookup);
    return fillIn(style, kindOf(own), template, {
      ...parts,
      ...{ body, value },
      doc: texts.length === 0 ? "" : docOf(parts["lookup"], texts),
      parameters: own.lookup.parameters
        .map((name) => fill(style.parameter, { name: nameIn(style, "local", wordsOf(name)) }))
        .join(", "),
    });
  };

  const moduleOf = (table: Table): Module => {
    const own = tableIn(style, table);
    const parts = partsOf(own);
    const texts = arrayDoc(own, writerIn(style)(own.layout.index), spelled);
    const withDoc = { ...parts, doc: docOf(parts["array"], texts) };
    const { constants = [] } = table.measure;
    return file(lowercaseWords(table.names), withDoc, [
      array(own, withDoc),
      ...constants.map((one) => declaration(one, table)),
      lookup(table),
    ]);
  };

  const sharedOf = (tables: readonly Table[]): readonly Module[] => [
    ...helpers
      .filter(({ of: need }) =>
        tables.some((table) => kindOf(table) === need || hasOperator(table, need)),
      )
      .map(({ words, text }) => file(words, {}, [text])),
    ...absencesIn(tables).map((constant) =>
      file(wordsOfConstant(constant), { values: of.values ?? "" }, [declaration(constant)]),
    ),
  ];

  const single = (tables: readonly Table[]): Module => {
    const modules = [...sharedOf(tables), ...tables.map(moduleOf)];
    const parts = { guard: "TABLES", values: of.values ?? "" };
    return file(
      ["tables"],
      parts,
      modules.map(({ text }) => text.trimEnd()),
      style.module,
    );
  };

  return {
    lookup,
    table: moduleOf,
    shared: sharedOf,
    ...(each === undefined ? {} : { single }),
    needsIndex: index?.isNeeded ?? false,
    withHeader: ([first, second], text) => `${fill(style.header, { first, second })}\n\n${text}`,
    index: (tables) => {
      if (index === undefined) return [];
      const reads = tables.flatMap(({ reads: others }) => Object.values(others));
      const files = [
        ...[...tables, ...reads].map(({ names }) => lowercaseWords(names)),
        ...absencesIn(tables).map(wordsOfConstant),
      ];
      const distinct = new Map(files.map((words) => [words.join("_"), words]));
      const sorted = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1));
      const text = fill(index.module ?? "{tables}", {
        ...settingParts(setting),
        ...{ guard: "TABLES", constants: "", statements: "" },
        tables: sorted.map(([, words]) => lineOf(index.line, words)).join("\n"),
      });
      return [{ file: index.file, text: `${text}\n` }];
    },
  };
};
