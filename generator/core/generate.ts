/** The command `npm run generate`, and the function that runs each of the project's own commands. */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENTRIES, ENTRY_POINTS } from "./catalogue.js";
import { at } from "../common.js";
import { asProcess } from "../process.js";
import { optionsOf, statusOf, type Environment, type Output, type Status } from "../options.js";
import { lastRun } from "../files/unchanged.js";
import { finish } from "../files/finish.js";
import { SQUARES_MODULE } from "./tables/package-squares.js";
import { indexModule, moduleOf, typescriptLanguage } from "./tables/typescript.js";
import { modulesOf, provedTables } from "./tables/modules.js";
import { demandFolder, type File } from "../files/folder.js";
import type { Table } from "./tables/table.js";

export interface OwnPlace extends Output {
  readonly folder: string;
  readonly environment: Environment;
  readonly last?: ReturnType<typeof lastRun>;
}

const helpOf = (command: string, title: string): string => `${title}

  ${command}                write what is missing or differs, remove what is left over
  ${command} -- --check     write nothing; name what is not current
  ${command} -- --dry-run   write nothing; list what would be written
  ${command} -- --verbose   name unchanged files as well
  ${command} -- --help, -h  print this

Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:
an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault in the
generator itself.`;

export const runOwn = (
  args: readonly string[],
  { folder: path, environment, last, ...output }: OwnPlace,
  command: string,
  title: string,
  make: (print: Output["print"]) => Promise<readonly File[]>,
): Promise<Status> =>
  statusOf(output, async () => {
    const help = `${command} -- --help`;
    const options = optionsOf(args, { help, environment }, ["check", "dry-run", "verbose"]);
    if (options.has("help")) {
      helpOf(command, title).split("\n").forEach(output.print);
      return 0;
    }
    demandFolder(path);
    if (options.size === 0 && last?.isSame()) {
      const again = `To prove them again: ${command} -- --verbose`;
      output.print(`Nothing changed since the last run, which proved all tables. ${again}`);
      return 0;
    }
    const files = await make(output.print);
    last?.remember(files);
    const isBrief = !options.has("verbose");
    const isOwnCommand = (made: string): boolean => made === command;
    const ending = { options, prune: true, command, isOwnCommand, isBrief };
    return finish([{ path, files, makers: [{ command }] }], ending, output);
  });

const COMMAND = "npm run generate";
const TITLE = "Computes, proves and writes the tables of generated/.";

/** Says how many tables were proved, and how many calls of their lookups were compared with the measures. */
const proofText = (tables: readonly Table[]): string => {
  const calls = tables
    .filter(({ names }) => names.lookup !== undefined)
    .reduce((sum, { layout }) => sum + layout.origins.length * layout.targets.length, 0);
  return `${tables.length} tables proved: ${calls} calls of their lookups are right.`;
};

/** The modules of the given entries and, for each entry point, a module that exports its tables. */
export const publishedModules = async (
  entries = ENTRIES,
  print: Output["print"] = () => undefined,
): Promise<readonly File[]> => {
  // Load this module only here, because `npm run pictures` does not need it.
  const { judged } = await import("./tables/ts-morph-judge.js");
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
  place: OwnPlace,
  modules = publishedModules,
): Promise<Status> => runOwn(args, place, COMMAND, TITLE, (print) => modules(ENTRIES, print));

// The rest runs only if this file is run as a script, not on import. npm runs the script in the folder of the project.
const script = fileURLToPath(import.meta.url);
if (process.argv.slice(1, 2).some((path) => realpathSync(path) === script)) {
  const folder = "generated";
  const last = lastRun(`${script}.last`, [script, "node_modules/.package-lock.json"], folder);
  await asProcess((args, output) =>
    generate(args, { ...output, folder, environment: process.env, last }),
  );
}
