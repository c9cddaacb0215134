/** What the generator needs of a language: how to write names, comments and modules, and how to read them back. */
import type { Names } from "../names.js";
import type { Table } from "../table.js";

/** A file of a language, without its header. */
export interface Module {
  /** Its name, such as `distance-15x15.ts`. */
  readonly file: string;
  readonly text: string;
}

/** One language. */
export interface Language {
  /** The file of a table, or of a lookup without one. */
  readonly file: (names: Names) => string;
  /** A comment of some lines, as the header of a file. */
  readonly comment: (lines: readonly string[]) => string;
  /** The text of a table's module. */
  readonly module: (table: Table) => Promise<string>;
  /** The modules that the modules of these tables import. */
  readonly shared: (tables: readonly Table[]) => readonly Module[];
  /** The entries of a table as written in its module, from the first to the last. */
  readonly entriesOf: (table: Table) => readonly string[];
  /** The entries in the text of a module, as written there; none if it has no array. */
  readonly entriesIn: (text: string) => readonly string[];
  /** The name of an entry of a module in messages, such as `a1, b2`. */
  readonly entryName: (table: Table, entry: number) => string;
  /** Throws a `ProofError` unless the text of a module holds the table's entries and its lookup's answers. */
  readonly proveText: (text: string, table: Table) => void;
}
