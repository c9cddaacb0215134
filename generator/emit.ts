/** Turns entries into the texts of modules, after proving all tables. */
import { lines } from "./common.js";
import { allOf, ProofError, RequestError } from "./errors.js";
import { headerLines, type Maker } from "./files/header.js";
import type { File } from "./files/folder.js";
import type { Language } from "./languages/print-files.js";
import type { Module } from "./languages/style.js";
import { lowercaseWords, mainName, namesOf, type Words } from "./table-names.js";
import { prove } from "./prove.js";
import type { EntryOn, Table } from "./table.js";
import { tableOf } from "./table.js";

/** Called before each table is computed, with a message that names it. */
export type Announce = (work: string) => void;

/** The tables proved so far, cached because several languages may emit the same table. */
const PROVED = new WeakMap<EntryOn, Table>();

/** Computes and proves the tables of entries. Throws a `ProofError` if a proof fails. */
export const provedTables = (entries: readonly EntryOn[], announce?: Announce): readonly Table[] =>
  allOf(entries, ProofError, (entry) => {
    const known = PROVED.get(entry);
    if (known) return known;
    const { measure, layout, names, board } = entry;
    announce?.(`computing and proving ${mainName(namesOf(measure, layout(board), names))}`);
    const table = tableOf(entry, board);
    prove(table);
    PROVED.set(entry, table);
    return table;
  });

/** What is written beside tables. */
interface Extras {
  readonly index?: boolean;
  /** Makes the check of a table, if checks are wanted. It is said of which there is none. */
  readonly check?: ((table: Table) => Module | undefined) | undefined;
  readonly more?: readonly Module[];
  readonly say?: (line: string) => void;
}

/**
 * The modules of proved tables in a language, and `more` modules, each with a header. The header names the maker,
 * except in modules that other makers' modules may import too. The tables that the lookups read are proved here.
 */
export const modulesOf = async (
  tables: readonly Table[],
  language: Language,
  maker: Maker,
  { index = false, check, more = [], say }: Extras = {},
): Promise<readonly File[]> => {
  const reads = readsOf(tables);
  reads.forEach(prove);
  const files: File[] = [];
  const add = async (
    module: Omit<File, "tables">,
    by?: Maker,
    ...its: readonly Table[]
  ): Promise<void> => {
    const written = (await language.written?.(module)) ?? [module];
    for (const [at, { text: plain, ...one }] of written.entries()) {
      const { file } = one;
      const text = language.withHeader(headerLines(file, by), plain);
      const held = at === 0 ? its : [];
      for (const table of held) language.proveText(text, table);
      files.push({ ...one, text, tables: lines(...held.map(language.contents)) });
    }
  };
  if (language.single) {
    const isRead = (table: Table): boolean =>
      tables.some((one) => Object.values(one.reads).some((read) => isSame(read, table)));
    const ordered = [...reads, ...tables.filter(isRead), ...tables.filter((one) => !isRead(one))];
    await add(language.single(ordered), maker, ...ordered);
    return files;
  }
  for (const module of language.shared([...tables, ...reads])) await add(module);
  for (const table of reads) await add(language.table(table), undefined, table);
  for (const table of tables) await add(language.table(table), maker, table);
  const proofs: Words[] = [];
  for (const table of check ? tables : []) {
    const module = check?.(table);
    if (module) {
      await add(module, maker);
      proofs.push([...lowercaseWords(table.names), "proof"]);
    } else say?.(`no check of ${mainName(table.names)}: there are no checks of such tables`);
  }
  for (const module of more) await add(module, maker);
  if (index || language.needsIndex) {
    const others = language.needsIndex ? proofs : [];
    for (const module of language.index(tables, others)) await add(module, maker);
  } else if (language.emptyIndex) await add(language.emptyIndex);
  demandDistinct(files);
  return files;
};

/** The tables that the lookups read, without duplicates, except those already in `tables`. */
const readsOf = (tables: readonly Table[]): readonly Table[] =>
  tables
    .flatMap(({ reads }) => Object.values(reads))
    .filter(
      (read, at, all) =>
        all.findIndex((other) => isSame(read, other)) === at &&
        !tables.some((table) => isSame(read, table)),
    );

const isSame = (one: Table, other: Table): boolean =>
  one.measure.ways === other.measure.ways &&
  one.layout.board === other.layout.board &&
  mainName(one.names) === mainName(other.names);

const demandDistinct = (files: readonly File[]): void => {
  const names = files.map(({ file }) => file);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new RequestError(
      `${twice}: two tables or helpers have this file; give one of the tables another name`,
    );
};
