/** What the generator needs of a language: how to write names, comments and modules, and how to read them back. */
import type { Contents } from "../files/plan.js";
import type { Constant } from "../measures/measure.js";
import type { Table } from "../table.js";

/** A file of a language. */
export interface Module {
  /** Its name, such as `distance-15x15.ts`. */
  readonly file: string;
  /** Its text, without the header if the generator still adds it. */
  readonly text: string;
}

/** One language. */
export interface Language {
  /** A text with some lines as its header. */
  readonly withHeader: (lines: readonly string[], text: string) => string;
  /** The files of a table; the first holds its entries and its lookup. */
  readonly modules: (table: Table) => Promise<readonly Module[]>;
  /** The file of a constant that is the same for all tables, such as `UNREACHABLE`. */
  readonly constant: (constant: Constant) => Promise<readonly Module[]>;
  /** The other files that the files of these tables import. */
  readonly shared: (tables: readonly Table[]) => Promise<readonly Module[]>;
  /** Whether the files cannot find each other without an index. */
  readonly needsIndex?: boolean;
  /** The files that export everything that the files of these tables export. */
  readonly index: (tables: readonly Table[]) => Promise<readonly Module[]>;
  /** The entries of a table as its first file holds them; none if it has no array. */
  readonly contents: (table: Table) => Contents | undefined;
  /**
   * Throws a `ProofError` unless the text of the first file holds the table's entries and, if the language is that of
   * the generator, which can run it, its lookup answers every call as the measure does.
   */
  readonly proveText: (text: string, table: Table) => void;
}
