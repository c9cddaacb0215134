/** `npm run generate`: the command on our own catalogue, and on the pictures that go with it. */
import { BOARD, CATALOGUE } from "./catalogue.js";
import { execute, type Output, type Status } from "./command.js";
import type { Entry } from "./entry.js";
import { optionsOf, UsageError } from "./options.js";
import { drawPictures } from "./pictures/pictures.js";

/** The command line that makes our own modules and pictures. */
const COMMAND = "npm run generate";

const HELP = [
  "Computes, proves and writes the distance tables of generated/, and draws the pictures of docs/.",
  "",
  `  ${COMMAND}                write what is missing or differs, remove what is left over`,
  `  ${COMMAND} -- --check     write nothing; name what is not current`,
  `  ${COMMAND} -- --help, -h  print this`,
  "",
  "Exit status: 0 all current; 1 not current (--check), or a proof failed; 2 it could not be done:",
  "an unknown option, a file in the way, or a folder that cannot be read or written; 3 a fault of the",
  "generator itself.",
];

/** Where the command works. */
export interface Surroundings extends Output {
  /** The folder of the generated modules. */
  readonly folder: string;
  /** The folder of the pictures. */
  readonly pictureFolder: string;
  /** The environment, in which npm leaves the options that it took for its own. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Runs the command with its arguments and returns its exit status. */
export const run = async (
  args: readonly string[],
  { folder, pictureFolder, environment, ...output }: Surroundings,
  catalogue: readonly Entry[] = CATALOGUE,
): Promise<Status> => {
  try {
    const { help, check } = optionsOf(args, {
      help: { type: "boolean", short: "h", default: false },
      check: { type: "boolean", default: false },
    });
    if (!check && environment["npm_config_check"])
      throw new UsageError(
        `npm took --check for itself; after two dashes it passes it on: ${COMMAND} -- --check`,
      );
    if (help) {
      HELP.forEach(output.print);
      return 0;
    }
    const advice = "Nothing is written until the proof holds: mend generator/.";
    return await execute(
      {
        catalogue,
        board: BOARD,
        command: COMMAND,
        folder,
        pictures: { folder: pictureFolder, draw: drawPictures },
        check,
        advice,
      },
      output,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.printError(`${error.message}. This lists the options: ${COMMAND} -- --help`);
    return 2;
  }
};
