/** A language prints the modules of tables, and proves the printed texts. */
import { present } from "../common.js";
import type { Contents } from "../files/folder.js";
import { proveModules, type Made } from "./run-modules.js";
import type { Words } from "./names.js";
import type { Table } from "./table.js";
import type { Draft, PrintedModule } from "./statements.js";
import { draftOf, indexOf, moduleOf, PLAIN_NAMING, sharedBy, stored } from "./typescript.js";
import type { Naming } from "./typescript.js";

export interface Language {
  readonly table: (table: Table) => PrintedModule;
  /** Files that the files of several tables share: helpers and common constants. */
  readonly shared: (tables: readonly Table[]) => readonly PrintedModule[];
  /** The file with all tables, each after the tables that it reads; only in languages that write a single file. */
  readonly single?: (tables: readonly Table[]) => PrintedModule;
  /** The file that includes or exports the files of all tables and of `others`; empty if the language has no index. */
  readonly index: (tables: readonly Table[], others?: readonly Words[]) => readonly PrintedModule[];
  /** Whether files cannot import each other without the index. */
  readonly needsIndex: boolean;
  /** The file that replaces the index if no index is wanted, in a language whose folders need such a file. */
  readonly emptyIndex?: PrintedModule;
  /** Adds the two lines of a header to a text. */
  readonly withHeader: (lines: readonly string[], text: string) => string;
  /** How to find a table's elements in its file; `undefined` if the table has no array. */
  readonly contents: (table: Table) => Contents | undefined;
  /**
   * Throws a `ProofError` unless the texts contain the elements and constants of their tables, and the lookups answer
   * every call as the measures do, by the language's own rules for operators and types.
   */
  readonly prove: (made: readonly Made[]) => void;
}

/** The elements of the array with the given name, in the text of a table's module. */
const elementsIn = (array: string, text: string): readonly string[] => {
  const literal = new RegExp(`^const ${array}\\b[^]*?\\[$([^]*?)^ *\\]`, "m");
  const [, rows = ""] = literal.exec(text) ?? [];
  const elements = rows
    .split("\n")
    .filter((line) => !line.trim().startsWith("//"))
    .join("")
    .split(",");
  return present(...elements.map((one) => one.trim() || undefined));
};

/** Users' linters complain about names and comments, and about `!`, which some linters demand and others forbid. */
const LINT = "/* eslint-disable -- generated */";

/** TypeScript, or another format that `made` prints from the same drafts. */
export const typescriptLanguage = (
  naming: Naming = PLAIN_NAMING,
  made: (draft: Draft) => PrintedModule = moduleOf,
): Language => ({
  table: (table) => made(draftOf(table, naming)),
  shared: (tables) => sharedBy(tables, naming.isSingle).map(made),
  needsIndex: false,
  index: (tables, others) => [made(indexOf(tables, "index", naming, others))],
  withHeader: ([first = "", second = ""], text) => `// ${first}\n${LINT}\n// ${second}\n\n${text}`,
  contents: (table) => {
    const { names, layout, values } = stored(table);
    if (names.table === undefined) return undefined;
    return {
      name: names.table,
      count: values.length,
      elementsIn: (text) => elementsIn(naming.array(table), text),
      elementName: layout.elementName,
    };
  },
  prove: (modules) => {
    proveModules(modules, naming);
  },
});
