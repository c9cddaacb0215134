/** The modules of TypeScript and JavaScript: one for each table, which imports only modules from the same folder. */
import { readFileSync } from "node:fs";
import { lowercaseWords, mainName, type Names } from "../../names.js";
import { type Constant, SET } from "../../measures/measure.js";
import type { Table } from "../../table.js";
import {
  arrayNotesOf,
  absenceIn,
  lookupTitle,
  notesOf,
  sourceNotes,
  squaresNotes,
  tableTitle,
} from "../../words.js";
import type { Language, Module } from "../language.js";
import { copied, printed, type Statements } from "./printer.js";
import { proveText } from "./proof.js";
import {
  arrayOf,
  contentsOf,
  expressionText,
  indexOf,
  lookupText,
  rowLines,
  type ArrayName,
  type Format,
} from "./text.js";

/** The name of a table's modules, without their extension. */
const stemOf = (names: Names): string => lowercaseWords(names).join("-");

/** The module of a typed array's frozen type, and of the function that freezes one. */
const frozenStem = (array: ArrayName): string =>
  array === "Uint8Array" ? "frozen" : `frozen-${array.replace("Array", "").toLowerCase()}`;

/** The text of a module that is copied. */
const templateOf = (stem: string): string =>
  readFileSync(new URL(`./${stem}.template.ts`, import.meta.url), "utf8");

/** The text of the frozen modules; the types of the typed arrays differ only in their names. */
const FROZEN = templateOf("frozen");

/** The module of a constant. */
const constantStem = ({ name }: Constant): string => name.toLowerCase().replaceAll("_", "-");

const constantStatement = ({ name, value, of }: Constant): string =>
  `/** Stored for ${of}. */\nexport const ${name} = ${value};`;

/** Stands for the literal while the rest is formatted, because prettier is slow on thousands of numbers. No name has it. */
const LITERAL = "$LITERAL";

/** Both pure marks are needed for bundlers to drop an unused table. */
const literalOf = (table: Table): string => `/* @__PURE__ */ frozen(
  /* @__PURE__ */ new ${arrayOf(table)}([
    ${rowLines(table).join("\n    ")}
  ]),
)`;

/** How modules import each other. */
type Import = (stem: string) => string;

/**
 * The lookup reads the local constant, not the export: engines fold a module's local constant into the compiled
 * lookup, and read an exported one through its module each time.
 */
const tableStatements = (table: Table, name: string, from: Import): Statements => {
  const array = arrayOf(table);
  const type = `Frozen${array}`;
  const absence = absenceIn(table);
  const index = `\`${expressionText(indexOf(table))}\``;
  const entries =
    table.measure.element === SET
      ? `Two entries for each set, \`lo\` and \`hi\`; index of \`lo\`: ${index}.`
      : `${table.values.length} entries; index: ${index}.`;
  const doc = [
    tableTitle(table),
    "",
    entries,
    ...arrayNotesOf(table),
    ...notesIn(table),
    ...sourceNotes(table),
  ];
  const reads = Object.entries(table.reads).map(([local, { names }]) => ({
    local,
    from: from(stemOf(names)),
    name: mainName(names),
  }));
  return [
    `import { frozen, type ${type} } from ${from(frozenStem(array))};`,
    ...(table.measure.element === SET
      ? [`import type { SquareBits } from ${from(SQUARE_BITS_STEM)};`]
      : []),
    ...reads.map((read) => `import { ${read.name} } from ${read.from};`),
    `const table: ${type} = ${LITERAL};`,
    ...reads.map((read) => `const ${read.local}: ${type} = ${read.name};`),
    exported(doc, `${name}: ${type}`, "table"),
    ...(absence ? [`export { ${absence.name} } from ${from(constantStem(absence))};`] : []),
    ...(table.measure.constants ?? []).map(constantStatement),
    ...(table.measure.element === SET
      ? [`export type { SquareBits } from ${from(SQUARE_BITS_STEM)};`]
      : []),
  ];
};

const notesIn = (table: Table): readonly string[] => [
  ...notesOf(table),
  ...(table.measure.element === SET
    ? [
        "A set is two numbers of 32 bits: bit n of `lo` for square n, bit n of `hi` for square n + 32.",
      ]
    : []),
];

const lookupStatement = (table: Table, name: string): string => {
  const { names, cornerRuleElements } = table;
  const rule = cornerRuleElements.length > 0 ? ", with the corner rule added" : "";
  const read = names.table === undefined ? [] : [`Read from {@link ${names.table}}${rule}.`];
  const doc = [
    lookupTitle(table),
    "",
    ...read,
    ...notesIn(table),
    ...squaresNotes(table, "the answer is meaningless or `undefined`"),
    ...sourceNotes(table),
  ];
  return exported(doc, name, lookupText(table));
};

/** An exported constant with its doc comment. */
const exported = (doc: readonly string[], name: string, initializer: string): string =>
  `/**\n${doc.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\nexport const ${name} = ${initializer};`;

/** Everything that the modules export; constants that several of them have, from the first. */
const indexStatements = (tables: readonly Table[], from: Import): Statements => {
  const exported = new Set<string>();
  return tables
    .map((table) => ({ ...table, stem: stemOf(table.names) }))
    .sort((one, other) => (one.stem < other.stem ? -1 : 1))
    .map(({ names, measure: { constants = [] }, stem }) => {
      const isRepeated = constants.some(({ name }) => exported.has(name));
      const fresh = constants.map(({ name }) => name).filter((name) => !exported.has(name));
      for (const name of fresh) exported.add(name);
      const all = [names.table, names.lookup, ...fresh].filter((name) => name !== undefined);
      return `export ${isRepeated ? `{ ${all.join(", ")} }` : "*"} from ${from(stem)};`;
    });
};

const SQUARE_BITS_STEM = "square-bits";

/** The module of the answer of a lookup of sets. */
const SQUARE_BITS = `/**
 * A set of squares as bits. The constructor \`new SquareSet(lo, hi)\` of the package chessops accepts the two numbers.
 */
export interface SquareBits {
  /** Squares 0…31. */
  readonly lo: number;
  /** Squares 32…63. */
  readonly hi: number;
}`;

/** Typed linting knows whether \`!\` is needed only from the compiler options of the project. */
const LINT = `/* eslint-disable -- generated; whether "!" is needed depends on noUncheckedIndexedAccess */\n\n`;

/** The functions for names of squares, which only our own package has. */
export const squaresModule = (): Promise<readonly Module[]> =>
  copied("squares", templateOf("squares"), "ts");

/** TypeScript, or JavaScript with declarations. */
export const typescript = (format: Format): Language => {
  const from: Import = (stem) => `"./${stem}.${format === "ts-extensions" ? "ts" : "js"}"`;

  const modules = async (table: Table): Promise<readonly Module[]> => {
    const { names } = table;
    const statements = [
      ...(names.table === undefined ? [] : tableStatements(table, names.table, from)),
      ...(names.lookup === undefined ? [] : [lookupStatement(table, names.lookup)]),
    ];
    return (await printed(stemOf(names), statements, format)).map(({ file, text }) => ({
      file,
      text: (text.includes("]!") ? LINT : "") + text.replace(LITERAL, () => literalOf(table)),
    }));
  };

  const shared = async (tables: readonly Table[]): Promise<readonly Module[]> => {
    const arrays = new Set(tables.filter(({ names }) => names.table !== undefined).map(arrayOf));
    const texts = [
      ...[...arrays].map(
        (array) => [frozenStem(array), FROZEN.replaceAll("Uint8Array", array)] as const,
      ),
      ...(arrays.has("Uint32Array") ? [[SQUARE_BITS_STEM, SQUARE_BITS] as const] : []),
    ];
    const files = await Promise.all(texts.map(([stem, text]) => copied(stem, text, format)));
    return files.flat();
  };

  return {
    withHeader: (lines, text) => `${lines.map((line) => `// ${line}\n`).join("")}\n${text}`,
    modules,
    constant: (one) => copied(constantStem(one), constantStatement(one), format),
    shared,
    index: (tables) => printed("index", indexStatements(tables, from), format),
    contents: contentsOf,
    proveText,
  };
};
