/** The process: arguments and folder in, lines and exit status out. npm sets the project as its folder. */
import { run } from "./own-command.js";

/** Runs the command on our own catalogue; `start.cjs` calls it. */
export const main = async (): Promise<number> =>
  run(process.argv.slice(2), {
    folder: "generated",
    pictureFolder: "docs",
    environment: process.env,
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
    printError: (line) => {
      process.stderr.write(`${line}\n`);
    },
  });
