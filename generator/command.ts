/** The flow from end to end: prove and emit, compare with what is there, then write or report. */
import { join } from "node:path";
import type { Board } from "./board.js";
import { emitModules } from "./emit/modules.js";
import type { Entry } from "./entry.js";
import { FolderError, lives, readFolder, removeFile, writeWhole } from "./files/folder.js";
import { isCurrent, planOf, type Plan } from "./files/plan.js";
import { ProofError } from "./finding.js";
import type { Announce } from "./progress.js";
import { checkReport, findings, foreignReport, writtenReport } from "./report.js";

/** What is to be made, and where. */
export interface Job {
  readonly catalogue: readonly Entry[];
  readonly board: Board;
  /** The command line that does this job, as headers and messages name it. */
  readonly command: string;
  /** The folder of the modules. */
  readonly folder: string;
  /** Whether nothing is to be written, but what is not current to be named. */
  readonly check: boolean;
  /** What to do where a proof fails. */
  readonly advice: string;
  /** Is told what is being done, where somebody may wait for it. */
  readonly announce?: Announce;
}

/** Where the lines of a command go, one each call. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** An exit status: 0 all current; 1 not current, or a proof failed; 2 it could not be done. */
export type Status = 0 | 1 | 2;

/** Does a job and returns the exit status. What it throws is a fault of the generator itself. */
export const execute = async (job: Job, { print, printError }: Output): Promise<Status> => {
  const { catalogue, board, command, folder, check } = job;
  try {
    const modules = await emitModules(catalogue, board, command, job.announce);
    const plan = planOf(modules, readFolder(folder), lives);
    const pathOf = (file: string): string => join(folder, file);
    if (plan.foreign.length > 0) {
      if (check) findings(plan, pathOf).forEach(print);
      printError(foreignReport(plan, pathOf, command));
      return 2;
    }
    if (check) {
      checkReport(plan, pathOf, command).forEach(print);
      return isCurrent(plan) ? 0 : 1;
    }
    carryOut(plan, folder);
    writtenReport(plan, performance.now() / 1000).forEach(print);
    return 0;
  } catch (error) {
    if (error instanceof ProofError) {
      printError(`${error.message}. ${job.advice}`);
      return 1;
    }
    if (error instanceof FolderError) {
      printError(error.message);
      return 2;
    }
    throw error;
  }
};

const carryOut = ({ modules, leftOver }: Plan, folder: string): void => {
  for (const { module, state } of modules)
    if (state !== "current") writeWhole(folder, module.file, module.text);
  for (const file of leftOver) removeFile(folder, file);
};
