/** `npm run generate`: computes and proves the tables of the catalogue, and writes them in `generated/`. */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENTRIES } from "./catalogue.js";
import { asProcess, type Status } from "./commands/finish.js";
import { modulesOf, provedTables } from "./emit.js";
import type { File } from "./files/plan.js";
import { runOwn, type OwnPlace } from "./own.js";
import { squaresModule, typescript } from "./languages/typescript/modules.js";

const COMMAND = "npm run generate";
const TITLE = "Computes, proves and writes the tables of generated/.";

/** The modules of some entries, as the command writes them. */
export const publishedModules = async (entries = ENTRIES): Promise<readonly File[]> =>
  modulesOf(provedTables(entries), typescript("ts"), COMMAND, false, await squaresModule());

/** Runs the command with its arguments and returns its exit status. */
export const generate = (
  args: readonly string[],
  place: OwnPlace,
  modules = publishedModules,
): Promise<Status> => runOwn(args, place, COMMAND, TITLE, "module", () => modules());

// Tests import this file; npm runs it, in the folder of the project.
if (process.argv.slice(1, 2).some((path) => realpathSync(path) === fileURLToPath(import.meta.url)))
  await asProcess((args, output) =>
    generate(args, { ...output, folder: "generated", environment: process.env }),
  );
