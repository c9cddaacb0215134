/** Prints tables in a language: constants, lookups, and the files that contain them and the arrays. */
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
  tableTitle,
  type Spelled,
} from "../core/tables/docs.js";
import type { Language } from "../core/tables/language.js";
import type { Module, PrintedModule } from "../core/tables/statements.js";
import { countIn, lengthOf, squareIn } from "../core/layouts/layout.js";
import { present } from "../common.js";
import { SET } from "../core/measures/elements.js";
import type { Constant } from "../core/measures/measure.js";
import { capitalized, cases, wordsOf, type Words } from "../cases.js";
import { lowercaseWords, SINGLE, wordsAfterTable, wordsOfConstant } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import { isLong } from "../long-text.js";
import { literalsOf, longRowsOf, type Literal } from "./long-arrays.js";
import { bytesInStrings, fill, fillIn, inAscii, nameIn, nameParts } from "./style.js";
import type { Parts, Style, Syntax } from "./style.js";
import {
  answerTypeOf,
  bytesOf,
  hasOperator,
  kindOf,
  styleOfArray,
  tableIn,
} from "./lookup-body.js";
import { bodyText, writerIn } from "./print-expressions.js";

/** Returns the name of a constant of the table `of`, or of all tables if `of` is omitted. */
export const constantIn = (syntax: Syntax, constant: Constant, of?: Table): string =>
  nameIn(
    syntax,
    "constant",
    of && syntax.hasOneSpace
      ? wordsAfterTable(constant, of.measure, of.names)
      : wordsOfConstant(constant),
  );

/** Returns the name of a lookup: the given name, such as `pieceBNDistance`, if the language keeps given names. */
export const lookupIn = (syntax: Syntax, { lookup, lookupWords }: Table["names"]): string =>
  (syntax.hasGivenNames ? lookup : undefined) ?? nameIn(syntax, "lookup", lookupWords);

const absencesIn = (tables: readonly Table[]): readonly Constant[] => [
  ...new Set(tables.flatMap((table) => present(absenceIn(table)))),
];

/** Prints a file with the given statements. */
export const fileIn = (
  style: Style,
  words: Words,
  parts: Parts,
  statements: readonly string[],
  template = style.files.each ?? style.files.module,
): Module => ({
  file: nameIn(style.syntax, "file", words),
  text: `${fill(template, {
    ...nameParts(style.syntax, words),
    ...{ doc: "", title: "", guard: cases(words).CONSTANT, target: "", demand: "" },
    ...{ values: "", constants: "", tables: "" },
    ...parts,
    statements: statements.filter((statement) => statement !== "").join("\n\n"),
  })}\n`,
});

/** The doc comment of a lookup, in languages whose comments have no tags. */
const lookupDoc = (table: Table, spelled: Spelled, outOfRange: string): readonly string[] => {
  const { layout } = table;
  const [count, square] = [countIn(layout), squareIn(layout)];
  return present(
    lookupTitle(table),
    "",
    ...notesOf(table, spelled),
    ...setNotes(table),
    count && `${capitalized(count)}s are ${numbersFor(layout, count)}.`,
    `${square === "coordinate" ? "Coordinates" : "Squares"} are ${numbersFor(layout, square)}.`,
    gapNote(table),
    `Arguments are not checked: for any other number ${outOfRange}.`,
    ...sourceNotes(table),
  );
};

/** A text as it stands in comments. */
const inComment = ({ comments }: Style, text: string): string => {
  const { code = "`{code}`", escapes = {} } = comments;
  return inAscii(text)
    .replaceAll(/\W/g, (sign) => escapes[sign] ?? sign)
    .replaceAll(/`([^`]*)`/g, code.replace("{code}", "$1"));
};

/** Prints a doc comment; the first text is its title. */
const docOf = (style: Style, name: string | undefined, texts: readonly string[]): string => {
  const [title = "", ...notes] = texts
    .filter((text, at) => text !== "" || texts[at - 1] !== "")
    .map((text) => inComment(style, text));
  return fill(style.comments.doc, { name, title, notes: notes.join("\n") });
};

const declarationOf = (style: Style, constant: Constant, table?: Table): string =>
  fill(style.statements.constant, {
    name: constantIn(style.syntax, constant, table),
    value: `${constant.value}`,
    meaning: inComment(style, constantText(constant)),
  });

const spelledIn =
  ({ syntax }: Style): Spelled =>
  (constant, table) =>
    table === undefined
      ? nameIn(syntax, "shared", wordsOfConstant(constant))
      : constantIn(syntax, constant, table);

/** Prints a line, such as an import, that refers to another file. */
const referringLine = ({ syntax }: Style, template: string | undefined, words: Words): string =>
  fill(template ?? "", { ...nameParts(syntax, words), file: nameIn(syntax, "file", words) });

/** The line that refers to the file for a compiler, if the language has such a file. */
const targetLine = (style: Style): string =>
  style.files.target
    ? referringLine(style, style.files.lines?.target, style.files.target.words)
    : "";

/** Fills a template with the condition under which compilers can hold a table. If all can, returns the `{text}` alone. */
const underCondition = (
  { syntax, files: { limits } }: Style,
  table: Table,
  template: "only" | "demand",
  text = "",
): string => {
  if (limits === undefined) return text;
  const bytes = bytesOf(syntax, table);
  const condition = present(
    table.measure.element === SET && limits.sets,
    bytes > limits.most && limits.large,
  ).join(" && ");
  const array = nameIn(syntax, "array", lowercaseWords(table.names));
  return condition === ""
    ? text
    : fillIn(syntax, kindOf(syntax, table), limits[template], {
        condition,
        array,
        text,
        bytes: `${bytes}`,
      });
};

const tableParts = (style: Style, table: Table): Parts => {
  const { syntax } = styleOfArray(style, table);
  const { files } = style;
  const { names, layout, measure, reads } = table;
  const words = lowercaseWords(names);
  const hasValues = lengthOf(layout) > 0 || measure.constants !== undefined;
  return {
    ...nameParts(syntax, words),
    length: `${lengthOf(layout)}`,
    bytes: `${bytesOf(syntax, table)}`,
    array: nameIn(syntax, "array", words),
    lookup: lookupIn(syntax, names),
    // Tables that have the same name but are on different boards need different include guards.
    guard: cases([...present(layout.board.name || undefined), ...words]).CONSTANT,
    values: hasValues ? files.lines?.values : "",
    target: targetLine(style),
    demand: underCondition(style, table, "demand"),
    constants: absencesIn([table])
      .map((constant) => referringLine(style, files.lines?.constants, wordsOfConstant(constant)))
      .join("\n"),
    tables: Object.values(reads)
      .map((read) => referringLine(style, files.lines?.tables, lowercaseWords(read.names)))
      .join("\n"),
  };
};

/** Prints the array of a table as one literal or, if one literal would be too long, as several literals that are joined. */
const arrayText = (style: Style, table: Table, parts: Parts): string => {
  const { syntax, arrays } = styleOfArray(style, table);
  const { split, separators } = arrays;
  const kind = kindOf(syntax, table);
  const literals = literalsOf(table, style);
  const filled = (template: string, { number, word, rows }: Literal): string =>
    fillIn(syntax, kind, template, {
      ...{ ...parts, number, rows: isLong(lengthOf(table.layout)) ? word : [...rows()].join("\n") },
    });
  const [whole] = literals;
  if (whole === undefined) return "";
  if (split === undefined || lengthOf(table.layout) <= split.most)
    return filled(arrays.literal, whole);
  const names = literals
    .map(({ number }) => fill(split.named, { ...parts, number }))
    .join(separators?.["names"] ?? ", ");
  const texts = literals.map((literal) => filled(split.part, literal)).join("\n");
  return fillIn(syntax, kind, split.array, { ...parts, names, parts: texts });
};

const lookupText = (style: Style, table: Table): string => {
  const { syntax, statements, arrays, outOfRange } = styleOfArray(style, table);
  const own = tableIn(syntax, table);
  const parts = tableParts(style, own);
  const doc = docOf(style, parts["lookup"], lookupDoc(own, spelledIn(style), outOfRange));
  const parameters = own.lookup.parameters
    .map((name) => fill(syntax.parameter, { name: nameIn(syntax, "local", wordsOf(name)) }))
    .join(arrays.separators?.["parameters"] ?? ", ");
  const form = fill(statements.lookup, { answer: answerTypeOf(syntax, own) });
  return fillIn(syntax, kindOf(syntax, own), form, {
    ...parts,
    ...{ body: bodyText(style, own), doc, parameters },
  });
};

/** Says how strings hold the numbers of a table's array, if they do. */
const stringsNote = (style: Style, table: Table): readonly string[] => {
  const { syntax, arrays } = styleOfArray(style, table);
  const kind = kindOf(syntax, table);
  if (!arrays.strings) return [];
  const count = bytesInStrings(kind);
  const bytes = count === 1 ? "one byte each" : `${count} bytes each, the highest first`;
  const sign = kind.startsWith("i") ? ", in two's complement" : "";
  return [`Strings hold the numbers, ${bytes}${sign}.`];
};

const tableModule = (style: Style, table: Table): PrintedModule => {
  const { syntax } = style;
  const own = tableIn(syntax, table);
  const parts = tableParts(style, own);
  const index = writerIn(syntax, (name) => own.reads[name])(own.layout.index);
  const doc = docOf(style, parts["array"], [
    ...arrayDoc(own, index, spelledIn(style)),
    ...stringsNote(style, own),
  ]);
  const withDoc = { ...parts, doc, title: inComment(style, tableTitle(table)) };
  const { constants = [] } = table.measure;
  const module = fileIn(style, lowercaseWords(table.names), withDoc, [
    arrayText(style, own, withDoc),
    ...constants.map((constant) => declarationOf(style, constant, table)),
    lookupText(style, table),
  ]);
  return { ...module, rows: longRowsOf(table, style) };
};

/** The text that adapts files to a compiler, if the language has such a text. */
const targetText = ({ syntax, files }: Style): string =>
  fill(files.target?.text ?? "", nameParts(syntax, []));

const sharedIn = (style: Style, tables: readonly Table[]): readonly Module[] => {
  const { helpers = [], lines, target } = style.files;
  const used = helpers.filter(({ of: needs }) =>
    tables.some((table) => hasOperator(table, ...needs)),
  );
  const values = lines?.values ?? "";
  return [
    ...present(
      target && fileIn(style, target.words, { text: targetText(style) }, [], target.module),
    ),
    ...used.map(({ words, text }) => fileIn(style, words, {}, [text])),
    ...absencesIn(tables).map((constant) =>
      fileIn(
        style,
        wordsOfConstant(constant),
        { values, title: inComment(style, constantText(constant)) },
        [declarationOf(style, constant)],
      ),
    ),
  ];
};

const singleOf = (style: Style, tables: readonly Table[]): PrintedModule => {
  const { target, ...files } = style.files;
  const texts = [
    ...sharedIn({ ...style, files }, tables).map(({ text }) => text.trimEnd()),
    ...tables.map((table) =>
      underCondition(style, table, "only", tableModule(style, table).text.trimEnd()),
    ),
  ];
  const parts = {
    ...{ values: files.lines?.values ?? "", title: "Tables.", target: targetText(style) },
  };
  return {
    ...fileIn(style, SINGLE, parts, texts, files.module),
    rows: new Map(tables.flatMap((table) => [...longRowsOf(table, style)])),
  };
};

const indexOf = (
  style: Style,
  tables: readonly Table[],
  others: readonly Words[] = [],
): readonly PrintedModule[] => {
  const { index } = style.files;
  if (index === undefined) return [];
  const reads = tables.flatMap((table) => Object.values(table.reads));
  const lineOf = (words: Words): string => referringLine(style, index.line, words);
  const files = [
    ...[...tables, ...reads].map((table) => {
      const words = lowercaseWords(table.names);
      return [words, underCondition(style, table, "only", lineOf(words))] as const;
    }),
    ...[...absencesIn(tables).map(wordsOfConstant), ...others].map(
      (words) => [words, lineOf(words)] as const,
    ),
  ];
  const distinct = new Map(files.map(([words, line]) => [words.join("_"), line]));
  const sorted = [...distinct].sort(([name], [other]) => (name < other ? -1 : 1));
  const lines = sorted.map(([, line]) => line).join("\n");
  const { text } = fileIn(
    style,
    ["tables"],
    { target: targetLine(style), tables: lines },
    [],
    index.module,
  );
  return [{ file: index.file, text, isPackage: (index.isNeeded ?? index.empty) !== undefined }];
};

/** Returns the printing half of a language. `lookup` prints a lookup with its doc comment. */
export const printerOf = (
  style: Style,
): Omit<Language, "contents" | "prove"> & {
  readonly lookup: (table: Table) => string;
} => {
  const { index, each } = style.files;
  return {
    lookup: (table) => lookupText(style, table),
    table: (table) => tableModule(style, table),
    shared: (tables) => sharedIn(style, tables),
    ...(each === undefined ? {} : { single: (tables) => singleOf(style, tables) }),
    needsIndex: index?.isNeeded ?? false,
    ...(index?.empty && {
      emptyIndex: { file: index.file, text: `${index.empty}\n`, isPackage: true },
    }),
    withHeader: ([first, second], text) =>
      `${fill(style.comments.header, { first, second })}\n\n${text}`,
    index: (tables, others) => indexOf(style, tables, others),
  };
};
