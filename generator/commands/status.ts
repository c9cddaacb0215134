/** Exit statuses, and the process of a command. */
import { EnvironmentError, inLine, ProofError, RequestError } from "../errors.js";

/** An exit status: 0 for success; 1 if files are not current or a proof failed; 2 if the run was impossible. */
export type Status = 0 | 1 | 2;

/** Where a command prints, one line per call. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** Runs some work and returns its exit status. Any exception that this throws is a bug in the generator. */
export const statusOf = async (
  { printError }: Output,
  work: () => Promise<Status>,
): Promise<Status> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProofError) {
      printError(`${error.message}. Nothing was written.`);
      return 1;
    }
    if (!(error instanceof EnvironmentError || error instanceof RequestError)) throw error;
    printError(error.message);
    return 2;
  }
};

/** Runs a command in this process. An exception is a bug in the program: it is printed, and the status is 3. */
export const asProcess = async (
  command: (args: readonly string[], output: Output) => Promise<Status>,
): Promise<void> => {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader of a pipe, such as head, may exit early.
    if (error.code === "EPIPE") process.exit();
    console.error(`cannot write to the standard output: ${error.message}`);
    process.exit(2);
  });
  process.stderr.on("error", () => process.exit(2));
  const printTo = (stream: NodeJS.WriteStream) => (lines: string) => {
    stream.write(`${lines.split("\n").map(inLine).join("\n")}\n`);
  };
  try {
    process.exitCode = await command(process.argv.slice(2), {
      print: printTo(process.stdout),
      printError: printTo(process.stderr),
    });
  } catch (error) {
    console.error("This is a bug in chess-distance; please report it:", error);
    process.exitCode = 3;
  }
};
