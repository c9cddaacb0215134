/** The flow from end to end: prove and emit, compare with what is there, then write or report. */
import type { Board } from "./board.js";
import { emitModules } from "./emit/modules.js";
import type { Entry } from "./entry.js";
import { FolderError, lives, readFolder, removeFile, writeWhole } from "./files/folder.js";
import { isCurrent, planOf, type Folder, type Plan, type WantedFile } from "./files/plan.js";
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
  /** The pictures that go with the modules, if there are any. */
  readonly pictures?: Pictures;
  /** Whether nothing is to be written, but what is not current to be named. */
  readonly check: boolean;
  /** What to do where a proof fails. */
  readonly advice: string;
  /** Is told what is being done, where somebody may wait for it. */
  readonly announce?: Announce;
}

/** Pictures that are to be made, and where. */
export interface Pictures {
  readonly folder: string;
  /** Draws all of them, each under a header that names the command. */
  readonly draw: (command: string) => readonly WantedFile[];
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
  const { command, check } = job;
  try {
    const folders = await foldersOf(job);
    const plans = folders.map((folder) => planOf(folder, readFolder(folder.path), lives));
    if (plans.some(({ foreign }) => foreign.length > 0)) {
      if (check) findings(plans).forEach(print);
      printError(foreignReport(plans, command));
      return 2;
    }
    if (check) {
      checkReport(plans, command).forEach(print);
      return plans.every(isCurrent) ? 0 : 1;
    }
    carryOut(plans);
    writtenReport(plans, performance.now() / 1000).forEach(print);
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

/** All that the job makes; where a proof fails, nothing at all. */
const foldersOf = async (job: Job): Promise<readonly Folder[]> => {
  const { catalogue, board, command, folder, pictures, announce } = job;
  const modules = await emitModules(catalogue, board, command, announce);
  return [
    { path: folder, kind: "module", files: modules },
    ...(pictures
      ? [{ path: pictures.folder, kind: "picture" as const, files: pictures.draw(command) }]
      : []),
  ];
};

/** Writes in every folder before it removes in any: where a file cannot be written, nothing is lost. */
const carryOut = (plans: readonly Plan[]): void => {
  for (const { folder, files } of plans)
    for (const { wanted, state } of files)
      if (state !== "current") writeWhole(folder.path, wanted.file, wanted.text);
  for (const { folder, leftOver } of plans)
    for (const file of leftOver) removeFile(folder.path, file);
};
