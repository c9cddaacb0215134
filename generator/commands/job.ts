/** What both commands do: read options, make files, compare them with the folders, then write or report. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { EnvironmentError, readFolder, removeFile, writeWhole } from "../files/folder.js";
import { isCurrent, planOf, type Folder, type Plan } from "../files/plan.js";
import { ProofError } from "../prove.js";
import { checkReport, findings, foreignReport, writtenReport } from "./report.js";

/** The command line is not valid. The message says what is wrong with it, without a final period. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known }>
>["values"];

/** The values of the options; throws a `UsageError` if an option is unknown or incomplete. */
export const optionsOf = <Known extends Options>(
  args: readonly string[],
  options: Known,
): Values<Known> => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.\s.*/s, "")); // the rest is advice from Node
  }
};

/** What to make, and where. */
export interface Job {
  /** Makes everything that the folders should contain, or nothing if a proof fails. */
  readonly make: () => Promise<readonly Folder[]>;
  /** The command line that does this job, for messages. */
  readonly command: string;
  /** Whether to write nothing, and to name what is not current instead. */
  readonly check: boolean;
  /** What to do if a proof fails. */
  readonly advice: string;
}

/** Where a command prints its lines, one per call. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** An exit status: 0 all current; 1 not current, or a proof failed; 2 it could not be done. */
export type Status = 0 | 1 | 2;

/**
 * Runs a command, which returns a job or lines to print, and returns the exit status. Any exception that this
 * throws is a fault of the generator itself. `help` is the command that lists the options.
 */
export const execute = async (
  command: () => Job | readonly string[] | Promise<Job | readonly string[]>,
  help: string,
  { print, printError }: Output,
): Promise<Status> => {
  let advice = `For the options: ${help}`;
  try {
    const job = await command();
    if (!("make" in job)) {
      job.forEach(print);
      return 0;
    }
    ({ advice } = job);
    const plans = (await job.make()).map((folder) => planOf(folder, readFolder(folder.path)));
    if (plans.some(({ foreign }) => foreign.length > 0)) {
      if (job.check) findings(plans).forEach(print);
      printError(foreignReport(plans, job.command));
      return 2;
    }
    if (job.check) {
      checkReport(plans, job.command).forEach(print);
      return plans.every(isCurrent) ? 0 : 1;
    }
    carryOut(plans);
    writtenReport(plans, performance.now() / 1000).forEach(print);
    return 0;
  } catch (error) {
    if (error instanceof EnvironmentError) printError(error.message);
    else if (error instanceof ProofError || error instanceof UsageError)
      printError(`${error.message}. ${advice}`);
    else throw error;
    return error instanceof ProofError ? 1 : 2;
  }
};

/** Writes all files before it removes any, so that nothing is lost if a file cannot be written. */
const carryOut = (plans: readonly Plan[]): void => {
  for (const { folder, files } of plans)
    for (const { wanted, state } of files)
      if (state !== "current") writeWhole(folder.path, wanted.file, wanted.text);
  for (const { folder, leftOver } of plans)
    for (const file of leftOver) removeFile(folder.path, file);
};
