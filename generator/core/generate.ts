/**
 * `npm run generate`: catalogue → tables → proofs → modules, printed and run → ts-morph and prettier → `generated/`.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { at } from "../common.js";
import type { File } from "../files/file.js";
import { ENTRIES, ENTRY_POINTS } from "./catalogue.js";
import { lastRun, runOwn, type OwnCommand } from "./own-folder.js";
import { modulesOf, provedTables } from "./tables/modules.js";
import { SQUARES_MODULE } from "./tables/package-squares.js";
import type { Table } from "./tables/table.js";
import { judged } from "./tables/ts-morph-judge.js";
import { indexModule, moduleOf, typescriptLanguage } from "./tables/typescript.js";

const COMMAND = "npm run generate";

/** Says how many tables were proved, and how many of their answers were compared with the measures. */
const proofText = (tables: readonly Table[]): string => {
  const answers = tables.reduce(
    (sum, { layout }) => sum + layout.origins.length * layout.targets.length,
    0,
  );
  return `${tables.length} tables proved: ${answers} answers are right.`;
};

/** The modules of the given entries and, for each entry point, a module that exports its tables. */
export const publishedModules = async (
  entries = ENTRIES,
  print: OwnCommand["print"] = () => undefined,
): Promise<readonly File[]> => {
  const tables = provedTables(entries);
  const entryPoints = [...ENTRY_POINTS].flatMap(([name, all]) => {
    const own = tables.filter((_, place) => all.includes(at(entries, place)));
    return own.length === 0 ? [] : [indexModule(own, name.split("/")[1] ?? "index")];
  });
  const more = [SQUARES_MODULE, ...entryPoints].map(moduleOf);
  const files = await judged(
    modulesOf(tables, typescriptLanguage(), { command: COMMAND }, { more }),
    tables,
  );
  print(proofText(tables));
  return files;
};

export const generate = (
  args: readonly string[],
  place: Omit<OwnCommand, "command">,
  modules = publishedModules,
): Promise<0 | 1 | 2> =>
  runOwn(args, { ...place, command: COMMAND }, () => modules(ENTRIES, place.print));

// The rest runs only if this file is run as a script, not on import. npm runs the script in the folder of the project.
const script = fileURLToPath(import.meta.url);
if (process.argv.slice(1, 2).some((path) => realpathSync(path) === script)) {
  const folder = "generated";
  const last = lastRun(`${script}.last`, [script, "node_modules/.package-lock.json"], folder);
  process.exitCode = await generate(process.argv.slice(2), {
    folder,
    environment: process.env,
    last,
    print: console.log,
    printError: console.error,
  });
}
