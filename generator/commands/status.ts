/** Exit statuses. */
import { EnvironmentError, ProofError, RequestError, type Skip } from "../errors.js";

/** 0 for success; 1 if files are not current or a proof failed; 2 if the run, or a part of it, was impossible. */
export type Status = 0 | 1 | 2;

/** Where a command prints, one line per call. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/**
 * Runs some work and returns its exit status, which also says that something was skipped. Any exception that this throws
 * is a bug in the generator.
 */
export const statusOf = async (
  { printError }: Output,
  work: (skip: Skip) => Promise<Status>,
): Promise<Status> => {
  const skipped: string[] = [];
  const skip: Skip = (reason) => {
    skipped.push(reason);
    printError(`Skipped: ${reason}`);
  };
  try {
    const status = await work(skip);
    return status === 0 && skipped.length > 0 ? 2 : status;
  } catch (error) {
    if (error instanceof ProofError) {
      printError(`${error.message}. Nothing was written.`);
      return 1;
    }
    const isTooLong = error instanceof RangeError && error.message === "Invalid string length";
    if (!(isTooLong || error instanceof EnvironmentError || error instanceof RequestError))
      throw error;
    printError(
      isTooLong ? "The tables are too large for one file; leave out --single." : error.message,
    );
    return 2;
  }
};
