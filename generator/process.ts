/** Runs a command as the main program of this process. */
import type { Output, Status } from "./options.js";
import { inLine } from "./errors.js";

/** Runs a command in this process. Prints any exception, which means a bug in the program, and exits with 3. */
export const asProcess = async (
  command: (args: readonly string[], output: Output) => Promise<Status>,
): Promise<void> => {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader of a pipe, such as head, may exit early, which is no bug.
    if (error.code === "EPIPE") process.exit();
    console.error(`cannot write to standard output: ${error.message}`);
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
