/** The modules of entries. Their tables are proved, then printed in a language. The language then proves the texts. */
import { present } from "../../common.js";
import { ProofError, RequestError } from "../../errors.js";
import { headerLines, type Maker } from "../../files/header.js";
import type { File } from "../../files/file.js";
import type { Language } from "./language.js";
import type { ModuleOfTables } from "./run-modules.js";
import type { Module, PrintedModule } from "./statements.js";
import { type Words } from "../../cases.js";
import { mainName, namesOf, SINGLE } from "./names.js";
import { prove, type Proof } from "./prove.js";
import { tableOf } from "./corner-rule.js";
import type { EntryOn, Table } from "./table.js";

/**
 * Returns the results of `work`. If the work fails for some items, throws the first `ProofError` or `RequestError`,
 * with the messages of all.
 */
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

/** A function that is called before each step of the work, such as a proof, with the name of the table. */
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
    const name = mainName(namesOf(measure, layout(board), names));
    announce?.(`${name}: computing`);
    const table = tableOf(entry, board);
    prove(table, proofsOf?.(entry), (number, count) =>
      announce?.(`${name}: proof ${number} of ${count}`),
    );
    PROVED.set(entry, table);
    return table;
  });

/** What a request writes besides the tables, and how. */
interface Extras {
  /** Whether the tables and texts were proved before, so that no text is proved. */
  readonly isProved?: boolean;
  readonly index?: boolean;
  /** Makes the check of a table; omitted if no checks are wanted. */
  readonly check?: ((table: Table) => PrintedModule | undefined) | undefined;
  readonly more?: readonly PrintedModule[];
  /** Receives a message for each table that has no check. */
  readonly say?: ((line: string) => void) | undefined;
}

/** A module with its tables. A module without a maker may be imported by the tables of other makers, too. */
interface MadeModule extends ModuleOfTables {
  readonly maker?: Maker;
}

/** All tables, in an order in which each table stands before the tables that read it. */
const readFirst = (tables: readonly Table[], reads: readonly Table[]): readonly Table[] => {
  const isRead = (table: Table): boolean =>
    tables.some((reader) => Object.values(reader.reads).some((read) => isSameTable(read, table)));
  return [...reads, ...tables.filter(isRead), ...tables.filter((table) => !isRead(table))];
};

/** The modules of tables, of the tables that they read, and of what tables share. */
const tableModules = (
  tables: readonly Table[],
  reads: readonly Table[],
  language: Language,
  maker: Maker,
): readonly MadeModule[] => {
  if (language.single) {
    const ordered = readFirst(tables, reads);
    return [{ module: language.single(ordered), maker, tables: ordered }];
  }
  return [
    ...language.shared([...tables, ...reads]).map((module) => ({ module, tables: [] })),
    ...reads.map((table) => ({ module: language.table(table), tables: [table] })),
    ...tables.map((table) => ({ module: language.table(table), maker, tables: [table] })),
  ];
};

const checkModules = (
  tables: readonly Table[],
  { check, say }: Extras,
): readonly PrintedModule[] => {
  const made = (check ? tables : []).map((table) => ({ table, module: check?.(table) }));
  const without = made.filter(({ module }) => module === undefined);
  if (without.length > 0)
    say?.(
      `no check of ${without.map(({ table }) => mainName(table.names)).join(", ")}: sets of more than 64 bits, and a few other tables, have none`,
    );
  return made.flatMap(({ module }) => present(module));
};

/** The modules that name all other modules, if the user wants them or the language needs them. */
const indexModules = (
  tables: readonly Table[],
  others: readonly Words[],
  language: Language,
  maker: Maker,
  isWanted: boolean,
): readonly MadeModule[] => {
  const { single, needsIndex, emptyIndex } = language;
  const made = (modules: readonly PrintedModule[]): readonly MadeModule[] =>
    modules.map((module) => ({ module, maker, tables: [] }));
  if (needsIndex && single)
    return others.length > 0 ? made(language.index([], [SINGLE, ...others])) : [];
  if (needsIndex || (isWanted && !single)) return made(language.index(tables, others));
  return present(emptyIndex).map((module) => ({ module, tables: [] }));
};

/**
 * Returns the modules of proved tables in a language, and the modules in `more`, each with a header. The header names
 * the maker, except in modules that tables of other makers may import too. This function also proves the tables that
 * the lookups read, and all texts.
 */
export const modulesOf = (
  tables: readonly Table[],
  language: Language,
  maker: Maker,
  extras: Extras = {},
): readonly File[] => {
  const { index = false, more = [], isProved = false } = extras;
  const reads = readsOf(tables);
  if (!isProved) for (const read of reads) prove(read);
  const checks = checkModules(tables, extras);
  const others = [...(language.needsIndex ? checks : []), ...more].map(wordsOfFile);
  const made: readonly MadeModule[] = [
    ...tableModules(tables, reads, language, maker),
    ...[...checks, ...more].map((module) => ({ module, maker, tables: [] })),
    ...indexModules(tables, others, language, maker, index),
  ];
  demandDistinctFiles(made.map(({ module }) => module));
  if (!isProved) language.prove(made);
  return made.flatMap((module) => writtenFiles(module, language));
};

/** The files of a module: the module itself and, for JavaScript, its declarations. */
const writtenFiles = (
  { module, maker, tables }: MadeModule,
  { withHeader, contents }: Language,
): readonly File[] => {
  const { declarations, isPackage } = module;
  const fileOf = ({ file, text, rows }: PrintedModule, held: readonly Table[]): File => ({
    file,
    text: withHeader(headerLines(file, maker), text),
    ...(rows && { rows }),
    tables: present(...held.map(contents)),
  });
  const file = { ...fileOf(module, tables), ...(isPackage !== undefined && { isPackage }) };
  return declarations ? [file, fileOf(declarations, [])] : [file];
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
      `${twice}: two tables or helpers would be written to this file; give one of the tables another name`,
    );
};
