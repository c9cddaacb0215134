/** What the languages other than TypeScript have in common: from a table to the parts that each writes in its own way. */
import type { Board } from "../boards/board.js";
import type { Words } from "../cases.js";
import type { Contents } from "../files/plan.js";
import { tree, type Expression } from "../layouts/expression.js";
import { lengthOf } from "../layouts/layout.js";
import {
  type Answer,
  type Constant,
  type Element,
  SET,
  SIGNED_BYTE,
  UNREACHABLE,
} from "../measures/measure.js";
import { lowercaseWords, wordsOf } from "../names.js";
import type { Table } from "../table.js";
import {
  absenceIn,
  arrayNotesOf,
  lookupTitle,
  notesOf,
  sourceNotes,
  squaresNotes,
  tableTitle,
  type Spelling,
} from "../words.js";
import { expressionWriter, type Syntax } from "./expression-text.js";
import { demandEntries, type Language, type Module } from "./language.js";

/** What an entry is: a byte, a signed byte, or 64 bits for a set of squares. */
export type Kind = "u8" | "i8" | "u64";

const KINDS: ReadonlyMap<Element, Kind> = new Map([
  [SIGNED_BYTE, "i8"],
  [SET, "u64"],
]);

/** A table, as a language writes it. Names are words in lower case. */
export interface Source {
  /** The words of the table's name, and of its file. */
  readonly words: Words;
  readonly lookupWords: Words;
  readonly kind: Kind;
  /** How many entries the array has; 0 if there is none, because the index is the answer. */
  readonly length: number;
  /** The lines of the array: each row below a comment with its label. */
  readonly rows: readonly string[];
  readonly tableDoc: readonly string[];
  readonly lookupDoc: readonly string[];
  readonly parameters: readonly string[];
  /** The tables that the lookup reads besides its own. */
  readonly reads: readonly Words[];
  /** The constants of the table's values, such as the bits of attacks. */
  readonly constants: readonly Constant[];
  /** The file of the constant for values that are absent. */
  readonly absence?: Words;
  /** The statements of the lookup. */
  readonly statements: (forms: Statements) => readonly string[];
  /** The operators of the lookup. Where it subtracts, what is not negative in the end may be so on the way. */
  readonly operators: ReadonlySet<string>;
}

/** How a language writes statements. */
export interface Statements {
  /** A named value; some are tests. */
  readonly local: (name: string, value: string, isTest: boolean) => string;
  readonly result: (value: string, isSum: boolean) => string;
  /** A result if a test holds. */
  readonly resultIf: (test: string, result: string) => readonly string[];
}

/** A setting of a language, such as its namespace. */
export interface Setting {
  /** The name of the option and of the key in the config. */
  readonly name: "namespace" | "package";
  /** What it is if it is not given; empty for none. */
  readonly byDefault: string;
  /** What it must look like, and that in words. */
  readonly pattern: RegExp;
  readonly expected: string;
}

/** What a file consists of. */
export interface Parts {
  readonly words: Words;
  /** The board of the table, if it is about one. */
  readonly board?: Board;
  /** What it is about, if it is about one table. */
  readonly doc?: readonly string[];
  /** The files of constants that it needs. */
  readonly absences: readonly Words[];
  /** The tables that it reads. */
  readonly reads: readonly Words[];
  readonly statements: readonly string[];
}

/** A language. */
export interface Native {
  /** Its name and the oldest version that reads what it writes, such as `Rust 2021`. */
  readonly title: string;
  readonly fileOf: (words: Words) => string;
  /** The sign that begins a comment up to the end of a line. */
  readonly comment: string;
  /** A number, or a set of squares as 64 bits, if it is not written as in C. */
  readonly entry?: (value: number | bigint) => string;
  /** The name of a parameter or local. */
  readonly local: (words: Words) => string;
  /** How arrays are read and operators are written; arrays are known by their words. */
  readonly syntax: (
    arrayOf: (local: string) => Words,
    operators: Source["operators"],
  ) => Omit<Syntax, "name">;
  readonly spelled: Spelling;
  /** Whether the second line may not be just any comment, because compilers look for an encoding there. */
  readonly hasEncodingLine?: true;
  /** What happens for arguments that are not squares. */
  readonly forOthers: string;
  /** The statements of an array, of a lookup, and of a constant. */
  readonly array: (source: Source) => string;
  readonly lookup: (source: Source) => string;
  readonly constant: (constant: Constant) => string;
  /** A file of some statements. */
  readonly file: (parts: Parts, setting: string) => string;
  /** A file that brings all others; none if the language needs none. */
  readonly index?: (files: readonly Words[], setting: string) => Module;
  /** Whether the index is part of every folder, because files cannot find each other without it. */
  readonly needsIndex?: true;
  /** More files, for tables that need them. */
  readonly helpers?: (sources: readonly Source[], setting: string) => readonly Module[];
  readonly setting?: Setting;
}

const operatorsIn = (expression: Expression): readonly string[] => {
  if (typeof expression !== "object") return [];
  const parts = expression.op === "read" ? [expression.index] : expression.of;
  return [expression.op, ...parts.flatMap(operatorsIn)];
};

/** Compilers may read files in the encoding of the machine, which has these signs or not. */
const ASCII: ReadonlyMap<string, string> = new Map([
  ["…", "..."],
  ["×", "x"],
  ["Δ", "delta "],
]);

const ascii = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]/g, (sign) => ASCII.get(sign) ?? "?");

/** Whether a line is not the second of two empty ones. */
const isNoRepeatedBlank = (line: string, at: number, lines: readonly string[]): boolean =>
  line !== "" || lines[at - 1] !== "";

/** The parts of a table in a language. */
export const sourceOf = (table: Table, native: Native): Source => {
  const { names, measure, layout, lookup, reads } = table;
  const { comment, spelled } = native;
  const nameOf = (name: string): string => native.local(wordsOf(name));
  const words = lowercaseWords(names);
  const arrayOf = (local: string): Words => lowercaseWords(reads[local]?.names ?? names);
  const expressions = [...lookup.locals.map(([, value]) => value), lookup.answer];
  const operators = new Set(expressions.flatMap(operatorsIn));
  const write = expressionWriter({ ...native.syntax(arrayOf, operators), name: nameOf });
  const length = lengthOf(layout);
  const absence = absenceIn(table);
  const notes = [
    ...notesOf(table, spelled),
    ...(measure.element === SET ? ["A set is 64 bits: bit n for square n."] : []),
  ];
  const texts = textsOf(table, native);
  let start = 0;
  return {
    words,
    lookupWords: names.lookupWords,
    kind: KINDS.get(measure.element) ?? "u8",
    length,
    rows: layout.rows.flatMap((label) => {
      const row = texts.slice(start, (start += layout.rowLength));
      return [`${comment} ${ascii(label)}`, `${row.join(", ")},`];
    }),
    tableDoc: [
      tableTitle(table),
      "",
      `${length} entries; index: \`${write(layout.index)}\`.`,
      ...arrayNotesOf(table),
      ...notes,
      ...sourceNotes(table),
    ]
      .map(ascii)
      .filter(isNoRepeatedBlank),
    lookupDoc: [
      lookupTitle(table),
      "",
      ...notes,
      ...squaresNotes(table, native.forOthers),
      ...sourceNotes(table),
    ]
      .map(ascii)
      .filter(isNoRepeatedBlank),
    parameters: lookup.parameters.map(nameOf),
    reads: Object.values(reads).map((read) => lowercaseWords(read.names)),
    constants: (measure.constants ?? []).map((one) => ({ ...one, name: spelled(one, table) })),
    ...(absence ? { absence: wordsOfConstant(absence) } : {}),
    statements: ({ local, result, resultIf }) => {
      const { locals } = lookup;
      const answer = choiceFirst(lookup.answer);
      const resultOf = (value: Expression): string =>
        result(write(value), typeof value === "object" && value.op === "+" && length > 0);
      const isTest = (value: Expression): boolean =>
        typeof value === "object" && ["and", "or", "==", "!="].includes(value.op);
      const before = locals.map(([name, value]) =>
        local(nameOf(name), write(value), isTest(value)),
      );
      if (typeof answer !== "object" || answer.op !== "if") return [...before, resultOf(answer)];
      const [test = 0, then = 0, otherwise = 0] = answer.of;
      return [...before, ...resultIf(write(test), resultOf(then)), resultOf(otherwise)];
    },
    operators,
  };
};

/** A sum with a choice as a choice of sums, because not every language chooses within an expression. */
const choiceFirst = (expression: Expression): Expression => {
  if (typeof expression !== "object" || expression.op !== "+") return expression;
  const [first = 0, second = 0] = expression.of;
  if (typeof second !== "object" || second.op !== "if") return expression;
  const [test = 0, then = 0, otherwise = 0] = second.of;
  const sum = (value: Expression): Expression => (value === 0 ? first : tree("+", first, value));
  return tree("if", test, sum(then), sum(otherwise));
};

const wordsOfConstant = ({ name }: Constant): Words => name.toLowerCase().split("_");

/** As in C. */
const entryText = (value: number | bigint): string =>
  typeof value === "bigint" ? `0x${value.toString(16)}` : `${value}`;

const textsOf = ({ values }: Table, { entry = entryText }: Native): readonly string[] =>
  values.map((value: Answer) => entry(value ?? UNREACHABLE));

/** Lines with an indent, without blanks at the end of empty ones. */
export const indented = (indent: string, lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.split("\n"))
    .map((line) => `${indent}${line}`.trimEnd())
    .join("\n");

/** A comment of C, with its lines between the signs. */
export const blockComment = (lines: readonly string[], indent = ""): string =>
  `${indent}/**\n${indented(
    indent,
    lines.map((line) => ` * ${line}`),
  )}\n${indent} */`;

/** The entries that a text has below the labels of a table's rows, as written there. */
const entriesIn = (text: string, { layout }: Table, comment: string): readonly string[] => {
  const lines = text.split("\n");
  let at = 0;
  return layout.rows.flatMap((label) => {
    const found = lines.findIndex(
      (line, index) => index >= at && line.trim() === `${comment} ${ascii(label)}`,
    );
    if (found === -1) return [];
    at = found + 1;
    const row = (lines[at] ?? "").split(",").map((entry) => entry.trim());
    return row.filter((entry) => entry !== "");
  });
};

/** The language of a record, with its setting. */
export const nativeLanguage = (native: Native, setting: string): Language => {
  const { fileOf, comment, helpers, index } = native;
  const contents = (table: Table): Contents | undefined => {
    const { table: name } = table.names;
    return name === undefined
      ? undefined
      : {
          name,
          entries: textsOf(table, native),
          entriesIn: (text) => entriesIn(text, table, comment),
          entryName: (at) => table.layout.elementName(at),
        };
  };
  const indexOf = (files: readonly Words[]): readonly Module[] =>
    index ? [index(files, setting)] : [];
  return {
    withHeader: ([first = "", ...others], text) => {
      const between = native.hasEncodingLine && others.length > 0 ? [comment] : [];
      const header = [
        `${comment} ${first}`,
        ...between,
        ...others.map((one) => `${comment} ${one}`),
      ];
      return `${header.join("\n")}\n\n${text}`;
    },
    modules: (table) => {
      const source = sourceOf(table, native);
      const { words, absence, reads, length, constants } = source;
      const statements = [
        ...(length === 0 ? [] : [native.array(source)]),
        ...constants.map(native.constant),
        native.lookup(source),
      ];
      const absences = absence ? [absence] : [];
      const { board } = table.layout;
      const parts = { words, board, doc: source.tableDoc, absences, reads, statements };
      return Promise.resolve([{ file: fileOf(words), text: native.file(parts, setting) }]);
    },
    constant: (constant) => {
      const words = wordsOfConstant(constant);
      const statements = [native.constant({ ...constant, name: native.spelled(constant) })];
      const text = native.file({ words, absences: [], reads: [], statements }, setting);
      return Promise.resolve([{ file: fileOf(words), text }]);
    },
    shared: (tables) =>
      Promise.resolve(
        helpers?.(
          tables.map((table) => sourceOf(table, native)),
          setting,
        ) ?? [],
      ),
    needsIndex: native.needsIndex ?? false,
    index: (tables) => {
      const constants = tables.flatMap((table) => absenceIn(table) ?? []).map(wordsOfConstant);
      const reads = tables.flatMap(({ reads: others }) => Object.values(others));
      const files = [...tables, ...reads].map(({ names }) => lowercaseWords(names));
      return Promise.resolve(indexOf(distinct([...files, ...constants])));
    },
    contents,
    proveText: (text, table) => {
      demandEntries(contents(table), text);
    },
  };
};

/** Each file once, in the order of their names. */
const distinct = (files: readonly Words[]): readonly Words[] =>
  [...new Map(files.map((words) => [words.join("_"), words])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, words]) => words);
