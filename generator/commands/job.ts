/** What both commands do: read options, make files, compare them with the folders, then write or report. */
import { parseArgs, type ParseArgsConfig } from "node:util";
import { demandFolder, readFolder, removeFile, writeWhole } from "../files/folder.js";
import { planOf, type Folder, type Plan } from "../files/plan.js";
import { EnvironmentError, ProofError, RequestError } from "../errors.js";
import { checkReport, inTheWay, isAllCurrent, runReport } from "./report.js";

type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known }>
>["values"];

/** The values of the options; throws a `RequestError` if an option is unknown or incomplete. */
export const optionsOf = <Known extends Options>(
  args: readonly string[],
  options: Known,
  helpCommand: string,
): Values<Known> => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const reason = error.message.replace(/\.\s.*/s, ""); // the rest is advice from Node
    throw new RequestError(`${reason}. For the options: ${helpCommand}`);
  }
};

/** The options that both commands have. */
export const COMMON_OPTIONS = {
  check: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const satisfies Options;

/** What to do: write, or write nothing and name what is not current or what would be written. */
export type Mode = "write" | "check" | "dry-run";

/** The mode that the options ask for; a check is a dry run too. */
export const modeOf = (options: { readonly check: boolean; readonly "dry-run": boolean }): Mode => {
  if (options.check) return "check";
  return options["dry-run"] ? "dry-run" : "write";
};

/** What to make, and where. */
export interface Job {
  /** The paths of the folders. */
  readonly paths: readonly string[];
  /** Makes everything that the folders should contain, or nothing if a proof fails. */
  readonly make: () => Promise<readonly Folder[]>;
  /** The command line that does this job, for messages. */
  readonly command: string;
  /** The command line that does it and removes what is left over. */
  readonly pruneCommand: string;
  readonly mode: Mode;
  /** Whether to remove files that are left over. */
  readonly prune: boolean;
  /** What to do if a proof fails. */
  readonly proofAdvice: string;
  /** What to do if a file is in the way that was not generated. */
  readonly inTheWayAdvice: string;
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
 * throws is a fault of the generator itself.
 */
export const execute = async (
  command: () => Job | readonly string[] | Promise<Job | readonly string[]>,
  { print, printError }: Output,
): Promise<Status> => {
  let advice = "";
  try {
    const job = await command();
    if (!("make" in job)) {
      job.forEach(print);
      return 0;
    }
    job.paths.forEach(demandFolder);
    advice = job.proofAdvice;
    const plans = (await job.make()).map((folder) => {
      const wanted = new Set(folder.files.map(({ file }) => file));
      return planOf(folder, readFolder(folder.path, wanted));
    });
    const obstacles = inTheWay(plans);
    if (job.mode === "check") checkReport(plans, job).forEach(print);
    if (obstacles.length > 0) {
      const names = obstacles.join(", ");
      printError(`In the way: ${names}. Nothing was written. ${job.inTheWayAdvice}`);
      return 2;
    }
    if (job.mode === "check") return isAllCurrent(plans) ? 0 : 1;
    if (job.mode === "write") carryOut(plans, job.prune);
    runReport(plans, job, performance.now() / 1000).forEach(print);
    return 0;
  } catch (error) {
    if (error instanceof EnvironmentError || error instanceof RequestError)
      printError(error.message);
    else if (error instanceof ProofError) printError(`${error.message}. ${advice}`);
    else throw error;
    return error instanceof ProofError ? 1 : 2;
  }
};

/** Writes all files before it removes any, so that nothing is lost if a file cannot be written. */
const carryOut = (plans: readonly Plan[], prune: boolean): void => {
  for (const { folder, files } of plans)
    for (const { wanted, state } of files)
      if (state !== "current") writeWhole(folder.path, wanted.file, wanted.text);
  if (!prune) return;
  for (const { folder, leftOver } of plans)
    for (const file of leftOver) removeFile(folder.path, file);
};
