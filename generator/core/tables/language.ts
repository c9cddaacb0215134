/** A language prints the modules of tables, and proves the printed texts. */
import type { Contents } from "../../files/file.js";
import type { ModuleOfTables } from "./run-modules.js";
import type { Words } from "../../cases.js";
import type { Table } from "./table.js";
import type { PrintedModule } from "./statements.js";

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
  readonly prove: (made: readonly ModuleOfTables[]) => void;
}
