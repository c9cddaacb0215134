/** Runs a command as the main program of this process. */
import { inspect } from "node:util";
import { escaped, type Output, type Status } from "./options.js";

/**
 * Runs a command in this process. Any exception means a bug in the program: it is printed, and the exit status is 3.
 */
export const asProcess = async (
  command: (args: readonly string[], output: Output) => Promise<Status>,
): Promise<void> => {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader of a pipe, such as head, may exit early, which is not a bug.
    if (error.code === "EPIPE") process.exit();
    console.error(`cannot write to standard output: ${error.message}`);
    process.exit(2);
  });
  process.stderr.on("error", () => process.exit(2));
  const printTo = (stream: NodeJS.WriteStream) => (line: string) => {
    stream.write(`${line}\n`);
  };
  const output = escaped({ print: printTo(process.stdout), printError: printTo(process.stderr) });
  try {
    process.exitCode = await command(process.argv.slice(2), output);
  } catch (error) {
    const told = `This is a bug in chess-distance; please report it: ${inspect(error)}`;
    told.split("\n").forEach(output.printError);
    process.exitCode = 3;
  }
};
