/** The command behind `npm run generate`: prove and emit, compare, then write or report. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BOARD } from "./catalogue.js";
import { emitModules } from "./emit/modules.js";
import type { Entry } from "./entry.js";
import { FolderError, lives, readFolder, removeFile, writeWhole } from "./files/folder.js";
import { isCurrent, planOf, type Plan } from "./files/plan.js";
import { ProofError } from "./proofs.js";
import { checkReport, COMMAND, findings, foreignReport, HELP, writtenReport } from "./report.js";

/** Where the command works and where it prints; a line each call. */
export interface Surroundings {
  /** The folder of the generated modules. */
  readonly folder: string;
  /** The environment, in which npm leaves the options that it took for its own. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/**
 * Runs the command with its arguments and returns its exit status: 0, 1 or 2, as `--help` tells. What it
 * throws is a fault of the generator itself.
 */
export const run = async (
  args: readonly string[],
  catalogue: readonly Entry[],
  { folder, environment, print, printError }: Surroundings,
): Promise<0 | 1 | 2> => {
  try {
    const { help, check } = optionsOf(args);
    if (!check && environment["npm_config_check"])
      throw new UsageError(
        `npm took --check for itself; after two dashes it passes it on: ${COMMAND} -- --check`,
      );
    if (help) {
      HELP.forEach(print);
      return 0;
    }
    const modules = await emitModules(catalogue, BOARD, COMMAND);
    const plan = planOf(modules, readFolder(folder), lives);
    const pathOf = (file: string): string => join(folder, file);
    if (plan.foreign.length > 0) {
      if (check) findings(plan, pathOf).forEach(print);
      printError(foreignReport(plan, pathOf));
      return 2;
    }
    if (check) {
      checkReport(plan, pathOf).forEach(print);
      return isCurrent(plan) ? 0 : 1;
    }
    carryOut(plan, folder);
    writtenReport(plan, performance.now() / 1000).forEach(print);
    return 0;
  } catch (error) {
    if (error instanceof ProofError) {
      printError(`${error.message}. Nothing is written until the proof holds: mend generator/.`);
      return 1;
    }
    if (error instanceof UsageError || error instanceof FolderError) {
      printError(error.message);
      return 2;
    }
    throw error;
  }
};

class UsageError extends Error {}

const optionsOf = (args: readonly string[]): { help: boolean; check: boolean } => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", short: "h", default: false },
        check: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const reason = error.message.replace(/\. .*/s, ""); // what follows is advice of its own
    throw new UsageError(`${reason}. This lists the options: ${COMMAND} -- --help`);
  }
};

const carryOut = ({ modules, leftOver }: Plan, folder: string): void => {
  for (const { module, state } of modules)
    if (state !== "current") writeWhole(folder, module.file, module.text);
  for (const file of leftOver) removeFile(folder, file);
};
