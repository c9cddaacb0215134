/** Turns entries into the texts of modules, after all tables are proved. */
import type { Board } from "./boards/board.js";
import { entriesOf, checked, type TableRequest } from "./commands/request.js";
import { headerLines, type WantedFile } from "./files/plan.js";
import type { Language } from "./languages/language.js";
import { mainName, namesOf } from "./names.js";
import { prove, ProofError } from "./prove.js";
import { tableOf, type Entry, type Table } from "./table.js";

/** Called with a message before each step. */
export type Announce = (work: string) => void;

/**
 * The modules of the entries in a language, each with a header that names the command. Throws a `ProofError`
 * if any proof fails; then there are no modules at all.
 */
export const modulesOf = async (
  entries: readonly Entry[],
  board: Board,
  language: Language,
  command: string,
  announce?: Announce,
): Promise<readonly WantedFile[]> => {
  const header = `${language.comment(headerLines(command))}\n`;
  const tables = withReads(
    entries.map((entry) => {
      const { measure, layout, names } = entry;
      announce?.(`computing and proving ${mainName(namesOf(measure, layout(board), names))}`);
      const table = tableOf(entry, board);
      prove(table);
      return table;
    }),
  );
  const shared = language.shared(tables);
  demandDistinctFiles(tables, language, new Set(shared.map(({ file }) => file)));
  const files: WantedFile[] = shared.map(({ file, text }) => ({ file, text: header + text }));
  for (const table of tables) {
    const text = header + (await language.module(table));
    language.proveText(text, table);
    files.push({ file: language.file(table.names), text, ...wantedTable(table, language) });
  }
  return files;
};

/** The tables, followed by the tables that their lookups read, which are proved too. */
const withReads = (tables: readonly Table[]): readonly Table[] => {
  const names = new Set(tables.map((table) => mainName(table.names)));
  const more = tables
    .flatMap(({ reads }) => Object.values(reads))
    .filter((read) => {
      const isNew = !names.has(mainName(read.names));
      names.add(mainName(read.names));
      return isNew;
    });
  more.forEach(prove);
  return [...tables, ...more];
};

const wantedTable = (table: Table, language: Language): Pick<WantedFile, "table"> =>
  table.names.table === undefined
    ? {}
    : {
        table: {
          name: table.names.table,
          entries: language.entriesOf(table),
          entriesIn: language.entriesIn,
          entryName: (entry) => language.entryName(table, entry),
        },
      };

const demandDistinctFiles = (
  tables: readonly Table[],
  language: Language,
  taken: Set<string>,
): void => {
  for (const { names } of tables) {
    const file = language.file(names);
    if (taken.has(file))
      throw new ProofError(mainName(names), {
        place: "name",
        found: `another table or helper already has the file ${file}`,
      });
    taken.add(file);
  }
};

/** One module, to be written to a file. */
export interface EmittedModule {
  /** The name of its file, such as `camel-distance.ts`. */
  readonly file: string;
  /** The complete text of the file. */
  readonly text: string;
}

/**
 * The TypeScript modules with the tables of a request, and the modules that they import, each with a header that
 * names the command. Every table is proved first. Throws a `ProofError` that names the first pair of
 * squares for which a layout cannot hold the distance, or a `RangeError` if the request is not valid.
 * Requires the packages ts-morph and prettier.
 */
export const emit = async (
  request: TableRequest,
  command: string,
): Promise<readonly EmittedModule[]> => {
  const entries = entriesOf(checked(request));
  const { TYPESCRIPT } = await import("./languages/typescript/modules.js");
  const modules = await modulesOf(entries, request.board, TYPESCRIPT, command);
  return modules.map(({ file, text }) => ({ file, text }));
};
