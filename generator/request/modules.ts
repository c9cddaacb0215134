/** The tables of a request, proved, and their modules: with an index, checks, and the names of squares. */
import { numberedAs } from "../boards/numbering.js";
import { checksOf } from "../checks/checks.js";
import { namesModule } from "../checks/square-names.js";
import { ENTRIES } from "../core/catalogue.js";
import { modulesOf, provedTables, type Announce } from "../core/modules.js";
import type { EntryOn, Table } from "../core/table.js";
import { languageNamed } from "../languages/languages.js";
import { boardsOf, type RequestValues } from "./defaults.js";
import { OF_REQUESTS } from "./proofs.js";

/** Computes and proves the tables of entries. Throws an error with a line for each table that fails. */
export const provedRequests = (
  entries: readonly EntryOn[],
  announce?: Announce,
): readonly Table[] =>
  provedTables(entries, announce, (entry) => (ENTRIES.includes(entry) ? undefined : OF_REQUESTS));

/** The modules of a request whose tables are proved. `say` receives a message for each table that has no check. */
export const requestedModules = (
  request: RequestValues,
  tables: readonly Table[],
  maker: Parameters<typeof modulesOf>[2],
  say: (line: string) => void = () => undefined,
): ReturnType<typeof modulesOf> => {
  const { lang, names, index } = request;
  const language = languageNamed(lang, request);
  const more = [...boardsOf(request)].flatMap(([board, name]) =>
    names === "" ? [] : namesModule(request, numberedAs(board, names), name),
  );
  return modulesOf(tables, language, maker, { index, check: checksOf(request), more, say });
};
