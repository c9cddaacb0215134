/** Turns entries into the texts of modules, after all tables are proved. */
import { at } from "./common.js";
import { ProofError } from "./errors.js";
import { headerLines, type File } from "./files/plan.js";
import type { Language, Module } from "./languages/language.js";
import { mainName, namesOf } from "./names.js";
import { prove } from "./prove.js";
import type { EntryOn, Table } from "./table.js";
import { tableOf } from "./corner-rule.js";
import { absenceIn } from "./docs.js";

/** Called with a message before each step. */
export type Announce = (work: string) => void;

/** The tables that are proved already; several languages may write the same one. */
const PROVED = new WeakMap<EntryOn, Table>();

const proved = (table: Table): Table => {
  prove(table);
  return table;
};

/** The tables of entries, all proved; throws a `ProofError` if a proof fails. */
export const provedTables = (entries: readonly EntryOn[], announce?: Announce): readonly Table[] =>
  entries.map((entry) => {
    const known = PROVED.get(entry);
    if (known) return known;
    const { measure, layout, names, board } = entry;
    announce?.(`computing and proving ${mainName(namesOf(measure, layout(board), names))}`);
    const table = proved(tableOf(entry, board));
    PROVED.set(entry, table);
    return table;
  });

/**
 * The modules of proved tables in a language, and more modules, each with a header. The header names the command, except
 * in modules that the modules of other commands may import too. The tables that they read are proved as well.
 */
export const modulesOf = async (
  tables: readonly Table[],
  language: Language,
  command: string,
  index = false,
  more: readonly Module[] = [],
): Promise<readonly File[]> => {
  const shared = ({ file, text }: Module): File => ({
    file,
    text: language.withHeader(headerLines(file), text),
  });
  const own = ({ file, text }: Module): File => ({
    file,
    text: language.withHeader(headerLines(file, command), text),
  });
  const filesOf = async (table: Table, headed: typeof own): Promise<File[]> => {
    const files = (await language.modules(table)).map(headed);
    const first = at(files, 0);
    language.proveText(first.text, table);
    const contents = language.contents(table);
    return [{ ...first, ...(contents ? { table: contents } : {}) }, ...files.slice(1)];
  };

  const reads = readsOf(tables).map(proved);
  const files = (await language.shared([...tables, ...reads])).map(shared);
  const absences = new Set([...tables, ...reads].flatMap((table) => absenceIn(table) ?? []));
  for (const absence of absences) {
    const modules = await language.constant(absence);
    files.push(...modules.map(shared));
  }
  for (const table of reads) files.push(...(await filesOf(table, shared)));
  for (const table of tables) files.push(...(await filesOf(table, own)));
  files.push(...more.map(own));
  if (index || language.needsIndex) files.push(...(await language.index(tables)).map(own));
  demandDistinct(files);
  return files;
};

/** The tables that the lookups read, each once, without those that are among the tables. */
const readsOf = (tables: readonly Table[]): readonly Table[] => {
  const isSame = (one: Table, other: Table): boolean =>
    one.measure === other.measure && one.layout.board === other.layout.board;
  return tables
    .flatMap(({ reads }) => Object.values(reads))
    .filter(
      (read, at, all) =>
        all.findIndex((other) => isSame(read, other)) === at &&
        !tables.some((table) => isSame(read, table)),
    );
};

const demandDistinct = (files: readonly File[]): void => {
  const taken = new Set<string>();
  for (const { file } of files) {
    if (taken.has(file))
      throw new ProofError(file, {
        place: "name",
        found: `another table or helper already has the file ${file}`,
      });
    taken.add(file);
  }
};
