/**
 * The modules of TypeScript: ts-morph prints the statements, prettier formats them. The literal of a table is
 * inserted after that, because prettier is slow on thousands of numbers.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { StatementStructures } from "ts-morph";
import { lowercaseWords, mainName, type Names } from "../../names.js";
import { UNREACHABLE } from "../../measures/measure.js";
import type { Table } from "../../table.js";
import {
  arrayNotesOf,
  hasUnreachable,
  lookupTitle,
  notesOf,
  sourceNotes,
  squaresNotes,
  tableTitle,
} from "../../words.js";
import type { Language, Module } from "../language.js";
import { proveText } from "./proof.js";
import {
  arrayOf,
  entriesIn,
  entriesOf,
  entryName,
  expressionText,
  indexOf,
  rowLines,
  type ArrayName,
} from "./text.js";

/* eslint-disable @typescript-eslint/no-unsafe-assignment -- `require` has no types; the annotations are the packages' own. */
// Required, not imported: importing a CommonJS package first scans it for its exports, which takes time.
const require = createRequire(import.meta.url);
const {
  Project,
  StructureKind,
  VariableDeclarationKind,
}: typeof import("ts-morph") = require("ts-morph");
const { format }: typeof import("prettier/standalone") = require("prettier/standalone");
const babel: typeof import("prettier/plugins/babel") = require("prettier/plugins/babel");
const estree: typeof import("prettier/plugins/estree") = require("prettier/plugins/estree");
/* eslint-enable @typescript-eslint/no-unsafe-assignment */

const fileOf = (names: Names): string => `${lowercaseWords(names).join("-")}.ts`;

/** How modules import each other: by the names of the compiled files. */
const specifierOf = (file: string): string => `"./${file.replace(/ts$/, "js")}"`;

/** The file of a typed array's frozen type, and of the function that freezes one. */
const frozenFile = (array: ArrayName): string =>
  array === "Uint8Array" ? "frozen.ts" : `frozen-${array.replace("Array", "").toLowerCase()}.ts`;

/** The text of the frozen modules; the types of the typed arrays differ only in their names. */
const FROZEN = readFileSync(new URL("./frozen.template.ts", import.meta.url), "utf8");

const UNREACHABLE_FILE = "unreachable.ts";

const UNREACHABLE_TEXT = `/** Stored for squares that the piece cannot reach. */
export const UNREACHABLE = ${UNREACHABLE};
`;

const shared = (tables: readonly Table[]): readonly Module[] => {
  const arrays = new Set(tables.filter(({ names }) => names.table !== undefined).map(arrayOf));
  return [
    ...[...arrays].map((array) => ({
      file: frozenFile(array),
      text: FROZEN.replaceAll("Uint8Array", array),
    })),
    ...(tables.some(hasUnreachable) ? [{ file: UNREACHABLE_FILE, text: UNREACHABLE_TEXT }] : []),
  ];
};

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** Stands for the literal while the rest is formatted. */
const LITERAL = "LITERAL";

const moduleText = async (table: Table): Promise<string> => {
  const { names } = table;
  const statements = [
    ...(names.table === undefined ? [] : tableStatements(table, names.table)),
    ...(names.lookup === undefined ? [] : lookupStatements(table, names.lookup)),
  ];
  const source = project.createSourceFile(fileOf(names), { statements }, { overwrite: true });
  const text = await format(source.getFullText(), {
    parser: "babel-ts", // faster to load and run than "typescript"
    plugins: [estree, babel],
  });
  return text.replace(LITERAL, () => literalOf(table));
};

/** Both pure marks are needed for bundlers to drop an unused table. */
const literalOf = (table: Table): string => `/* @__PURE__ */ frozen(
  /* @__PURE__ */ new ${arrayOf(table)}([
    ${rowLines(table).join("\n    ")}
  ]),
)`;

/** Statements in the forms that ts-morph accepts: structures, or text. */
type Statements = (StatementStructures | string)[];

/**
 * The lookup reads the local constant, not the export: engines fold a module's local constant into the compiled
 * lookup, and read an exported one through its module each time. Prettier ignores the rows, so that they stay as
 * they are in projects with other prettier settings.
 */
const tableStatements = (table: Table, name: string): Statements => {
  const array = arrayOf(table);
  const type = `Frozen${array}`;
  const index = `\`${expressionText(indexOf(table))}\``;
  const entries = table.measure.isSet
    ? `Two entries for each pair, \`lo\` and \`hi\`; index of \`lo\`: ${index}.`
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
    file: fileOf(names),
    name: mainName(names),
  }));
  return [
    `import { frozen, type ${type} } from ${specifierOf(frozenFile(array))};`,
    ...reads.map((read) => `import { ${read.name} } from ${specifierOf(read.file)};`),
    `\n// prettier-ignore\nconst table: ${type} = ${LITERAL};`,
    ...reads.map((read) => `\nconst ${read.local}: FrozenUint8Array = ${read.name};`),
    exported(doc, `${name}: ${type}`, "table"),
    ...(hasUnreachable(table)
      ? [`\nexport { UNREACHABLE } from ${specifierOf(UNREACHABLE_FILE)};`]
      : []),
    ...(table.measure.isSet ? [SQUARE_SET] : []),
  ];
};

const notesIn = (table: Table): readonly string[] => [
  ...notesOf(table),
  ...(table.measure.isSet
    ? [
        "A set is two numbers of 32 bits: bit n of `lo` for square n, bit n of `hi` for square n + 32.",
      ]
    : []),
];

const lookupStatements = (table: Table, name: string): Statements => {
  const { names, lookup, measure, cornerRuleEntries } = table;
  const parameters = lookup.parameters.map((parameter) => `${parameter}: number`).join(", ");
  const type = measure.isSet ? "SquareSet" : "number";
  const rule = cornerRuleEntries.length > 0 ? ", with the corner rule added" : "";
  const read = names.table === undefined ? [] : [`Read from {@link ${names.table}}${rule}.`];
  const doc = [
    lookupTitle(table),
    "",
    ...read,
    ...notesIn(table),
    ...squaresNotes(table),
    ...sourceNotes(table),
  ];
  return [exported(doc, name, `(${parameters}): ${type} => ${lookupBody(table)}`)];
};

const lookupBody = (table: Table): string => {
  const { measure, lookup } = table;
  if (measure.isSet)
    return `{
      const index = ${expressionText(indexOf(table))};
      return { lo: table[index]!, hi: table[index + 1]! };
    }`;
  const answer = expressionText(lookup.answer);
  if (lookup.locals.length === 0) return answer;
  const locals = lookup.locals.map(([name, value]) => `const ${name} = ${expressionText(value)};`);
  return `{ ${locals.join("\n")} return ${answer}; }`;
};

/** An exported constant with its doc comment, after a blank line. */
const exported = (
  doc: readonly string[],
  name: string,
  initializer: string,
): StatementStructures => ({
  kind: StructureKind.VariableStatement,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [{ name, initializer }],
  isExported: true,
  docs: [{ description: ["", ...doc].join("\n") }],
  leadingTrivia: "\n",
});

/** The answer of a lookup of sets. */
const SQUARE_SET = `
/**
 * A set of squares as bits, in the form that \`new SquareSet(lo, hi)\` of the package chessops accepts.
 */
export interface SquareSet {
  /** Squares 0…31. */
  readonly lo: number;
  /** Squares 32…63. */
  readonly hi: number;
}`;

/** TypeScript: one module for each table, which imports only modules from the same folder. */
export const TYPESCRIPT: Language = {
  file: fileOf,
  comment: (lines) => lines.map((line) => `// ${line}\n`).join(""),
  module: moduleText,
  shared,
  entriesOf,
  entriesIn,
  entryName,
  proveText,
};
