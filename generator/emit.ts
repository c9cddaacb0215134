/** Turns entries into the texts of modules, after all tables are proved. */
import { at } from "./at.js";
import { ProofError } from "./errors.js";
import { headerLines, type WantedFile } from "./files/plan.js";
import type { Language, Module } from "./languages/language.js";
import { mainName, namesOf } from "./names.js";
import { prove } from "./prove.js";
import { tableOf, type EntryOn, type Table } from "./table.js";
import { absenceIn } from "./docs.js";

/** Called with a message before each step. */
export type Announce = (work: string) => void;

/** What else to make of the entries, and how. */
export interface Emission {
  /** The command that the headers name. */
  readonly command: string;
  /** Whether to make an index, which exports what all modules export. */
  readonly index?: boolean;
  /** More modules, which get the header that names the command. */
  readonly more?: readonly Module[];
  readonly announce?: Announce | undefined;
}

/** The tables that are proved already; several languages may write the same one. */
const PROVED = new WeakMap<EntryOn, Table>();

/**
 * The modules of the entries in a language, each with a header. The header names the command, except in modules that
 * the modules of other commands may import too. Throws a `ProofError` if any proof fails; then there are no
 * modules at all.
 */
export const modulesOf = async (
  entries: readonly EntryOn[],
  language: Language,
  { command, index = false, more = [], announce }: Emission,
): Promise<readonly WantedFile[]> => {
  const shared = ({ file, text }: Module): WantedFile => ({
    file,
    text: language.withHeader(headerLines(file), text),
  });
  const own = ({ file, text }: Module): WantedFile => ({
    file,
    text: language.withHeader(headerLines(file, command), text),
  });
  const proved = (table: Table): Table => {
    prove(table);
    return table;
  };
  const filesOf = async (table: Table, headed: typeof own): Promise<WantedFile[]> => {
    const files = (await language.modules(table)).map(headed);
    const first = at(files, 0);
    language.proveText(first.text, table);
    const contents = language.contents(table);
    return [{ ...first, ...(contents ? { table: contents } : {}) }, ...files.slice(1)];
  };

  const tables = entries.map((entry) => {
    const { measure, layout, names, board } = entry;
    announce?.(`computing and proving ${mainName(namesOf(measure, layout(board), names))}`);
    const known = PROVED.get(entry) ?? proved(tableOf(entry, board));
    PROVED.set(entry, known);
    return known;
  });
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

const demandDistinct = (files: readonly WantedFile[]): void => {
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
