/** The modules of entries: their tables are proved, then printed in a language, which proves the texts. */
import { present } from "../../common.js";
import { ProofError, RequestError } from "../../errors.js";
import { headerLines, type Maker } from "../../files/header.js";
import type { File } from "../../files/folder.js";
import type { Language } from "./language.js";
import type { ModuleOfTables } from "./run-modules.js";
import type { Module, PrintedModule } from "./statements.js";
import { type Words } from "../../cases.js";
import { mainName, namesOf, SINGLE } from "./names.js";
import { prove, type Proof } from "./prove.js";
import { tableOf } from "./corner-rule.js";
import type { EntryOn, Table } from "./table.js";

/** Returns the results of `work`. If some fail, throws the first `ProofError` or `RequestError`, with all messages. */
export const allOf = <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  prefixOf: (item: Item, error: Error) => string = () => "",
): readonly Result[] => {
  const errors: Error[] = [];
  const results = items.flatMap((item) => {
    try {
      return [work(item)];
    } catch (error) {
      if (!(error instanceof ProofError || error instanceof RequestError)) throw error;
      error.message = error.message.replaceAll(/^/gm, () => prefixOf(item, error));
      errors.push(error);
      return [];
    }
  });
  const [first] = errors;
  if (first === undefined) return results;
  first.message = errors.map(({ message }) => message).join("\n");
  throw first;
};

/** Called before each table is computed, with a message that names the table. */
export type Announce = (work: string) => void;

/** The tables proved so far, cached because several languages may emit the same table. */
const PROVED = new WeakMap<EntryOn, Table>();

/** Computes and proves the tables of entries. Throws a `ProofError` if a proof fails. */
export const provedTables = (
  entries: readonly EntryOn[],
  announce?: Announce,
  proofsOf?: (entry: EntryOn) => readonly Proof[] | undefined,
): readonly Table[] =>
  allOf(entries, (entry) => {
    const known = PROVED.get(entry);
    if (known) return known;
    const { measure, layout, names, board } = entry;
    announce?.(`computing and proving ${mainName(namesOf(measure, layout(board), names))}`);
    const table = tableOf(entry, board);
    prove(table, proofsOf?.(entry));
    PROVED.set(entry, table);
    return table;
  });

/** What is written besides the tables. */
interface Extras {
  readonly index?: boolean;
  /** Makes the check of a table; omitted if no checks are wanted. */
  readonly check?: ((table: Table) => PrintedModule | undefined) | undefined;
  readonly more?: readonly PrintedModule[];
  /** Receives a message for each table that has no check. */
  readonly say?: ((line: string) => void) | undefined;
}

/**
 * Returns the modules of proved tables in a language, and the modules in `more`, each with a header. The header names
 * the maker, except in modules that tables of other makers may import too. This function also proves the tables that
 * the lookups read, and all texts.
 */
export const modulesOf = (
  tables: readonly Table[],
  language: Language,
  maker: Maker,
  { index = false, check, more = [], say }: Extras = {},
): readonly File[] => {
  const reads = readsOf(tables);
  for (const read of reads) prove(read);
  const made: (ModuleOfTables & { readonly maker?: Maker | undefined })[] = [];
  const add = (module: PrintedModule, by?: Maker, ...its: readonly Table[]): void => {
    made.push({ module, maker: by, tables: its });
  };
  if (language.single) {
    const isRead = (table: Table): boolean =>
      tables.some((reader) => Object.values(reader.reads).some((read) => isSameTable(read, table)));
    const ordered = [
      ...reads,
      ...tables.filter(isRead),
      ...tables.filter((table) => !isRead(table)),
    ];
    add(language.single(ordered), maker, ...ordered);
  } else {
    for (const module of language.shared([...tables, ...reads])) add(module);
    for (const table of reads) add(language.table(table), undefined, table);
    for (const table of tables) add(language.table(table), maker, table);
  }
  const checks = (check ? tables : []).flatMap((table) => {
    const module = check?.(table);
    const why = "some tables have none, such as sets of more than 64 bits";
    if (!module) say?.(`no check of ${mainName(table.names)}: ${why}`);
    return present(module);
  });
  for (const module of [...checks, ...more]) add(module, maker);
  const others = [...(language.needsIndex ? checks : []), ...more].map(wordsOfFile);
  if (language.single && language.needsIndex && others.length > 0)
    for (const module of language.index([], [SINGLE, ...others])) add(module, maker);
  else if (language.single === undefined && (index || language.needsIndex))
    for (const module of language.index(tables, others)) add(module, maker);
  else if (language.single === undefined && language.emptyIndex) add(language.emptyIndex);
  demandDistinctFiles(made.map(({ module }) => module));
  language.prove(made);
  return made.flatMap(({ module, maker: by, tables: its }) => {
    const { declarations, isPackage } = module;
    const fileOf = ({ file, text }: Module, held: readonly Table[]): File => ({
      file,
      text: language.withHeader(headerLines(file, by), text),
      tables: present(...held.map(language.contents)),
    });
    const file = { ...fileOf(module, its), ...(isPackage !== undefined && { isPackage }) };
    return declarations ? [file, fileOf(declarations, [])] : [file];
  });
};

/** The words of a file's name, by which an index refers to the file. */
const wordsOfFile = ({ file }: Module): Words => file.replace(/\.\w+$/, "").split(/[_-]/);

/** The tables that the lookups read, without duplicates and without the tables in `tables`. */
const readsOf = (tables: readonly Table[]): readonly Table[] =>
  tables
    .flatMap(({ reads }) => Object.values(reads))
    .filter(
      (read, at, all) =>
        all.findIndex((other) => isSameTable(read, other)) === at &&
        !tables.some((table) => isSameTable(read, table)),
    );

/** Reports whether two tables are the same, as are `CORNER` of the catalogue and the `corner` that a lookup reads. */
const isSameTable = (one: Table, other: Table): boolean =>
  one.measure.ways === other.measure.ways &&
  one.layout.board === other.layout.board &&
  mainName(one.names) === mainName(other.names);

const demandDistinctFiles = (files: readonly Module[]): void => {
  const names = files.map(({ file }) => file);
  const known = new Set<string>();
  const twice = names.find((name) => known.size === known.add(name).size);
  if (twice !== undefined)
    throw new RequestError(
      `${twice}: two tables or helpers have this file; give one of the tables another name`,
    );
};
