/** Proves the tables of a request, and makes their modules, with an index, checks, and the names of squares. */
import { numberedAs } from "../boards/numbering.js";
import { checksOf } from "../checks/checks.js";
import { namesModule } from "../checks/square-names.js";
import { ENTRIES } from "../core/catalogue.js";
import { allOf, modulesOf, provedTables, type Announce } from "../core/tables/modules.js";
import type { EntryOn, Table } from "../core/tables/table.js";
import { languageNamed } from "../languages/languages.js";
import type { RequestValues } from "./defaults.js";
import { boardsOf } from "./named-boards.js";
import { MisfitError, OF_REQUESTS } from "./proofs.js";
import type { ParsedRequest } from "./request.js";

/**
 * Computes and proves the tables of entries. Throws an error with a line for each table that fails. If the request is
 * wrong, `placed` adds the place of the mistake to the line.
 */
export const provedRequests = (
  entries: readonly EntryOn[],
  announce?: Announce,
  placed?: ParsedRequest["placed"],
): readonly Table[] =>
  allOf(entries, (entry) => {
    try {
      const proofs = ENTRIES.includes(entry) ? undefined : OF_REQUESTS;
      return provedTables([entry], announce, () => proofs);
    } catch (error) {
      if (error instanceof MisfitError && placed)
        error.message = placed(entry, error.key, error.message);
      throw error;
    }
  }).flat();

/**
 * The modules of a request whose tables are proved. `say` receives a message for each table that has no check. If
 * `isProved` is true, the texts were proved before, and are not proved again.
 */
export const requestedModules = (
  request: RequestValues,
  tables: readonly Table[],
  maker: Parameters<typeof modulesOf>[2],
  say?: (line: string) => void,
  isProved = false,
): ReturnType<typeof modulesOf> => {
  const { lang, names, index } = request;
  const language = languageNamed(lang, request);
  const more = [...boardsOf(request)].flatMap(([board, name]) =>
    names === "" ? [] : namesModule(request, numberedAs(board, names), name),
  );
  return modulesOf(tables, language, maker, {
    index,
    check: checksOf(request),
    more,
    say,
    isProved,
  });
};
