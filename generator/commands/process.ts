/** A command as a process: arguments in, lines and exit status out. */
import type { Output, Status } from "./finish.js";

/** Runs a command in this process. An exception is a fault of the program: it is printed, and the status is 3. */
export const asProcess = async (
  command: (args: readonly string[], output: Output) => Promise<Status>,
): Promise<void> => {
  // What reads the lines, such as head, may have seen enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    process.exitCode = await command(process.argv.slice(2), {
      print: (line) => {
        process.stdout.write(`${line}\n`);
      },
      printError: (line) => {
        process.stderr.write(`${line}\n`);
      },
    });
  } catch (error) {
    console.error("This is a fault of chess-distance itself; please report it:", error);
    process.exitCode = 3;
  }
};
