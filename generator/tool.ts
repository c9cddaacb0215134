/** `npx chess-distance`: the command on the tables that somebody asks for. */
import { squareCount } from "./board.js";
import type { execute, Output, Status } from "./command.js";
import { UsageError } from "./options.js";
import type { Announce } from "./progress.js";
import { catalogueOf, LAYOUT_NAMES } from "./request.js";
import { asked } from "./tool-options.js";

const HELP = [
  "Writes distance tables for any board and any piece as TypeScript modules of literal numbers,",
  "and checks that those in a folder are current.",
  "",
  "  npx chess-distance --piece N --out src/tables",
  "  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables",
  "  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables --check",
  "",
  "  --board FxR            files × ranks, 1 to 32 each; 8x8 if left out",
  "  --piece [name=]BETZA   a piece in Betza notation; as often as you like:",
  "                         W F D N A H C|L Z|J G K R B Q, NN a rider, W3 a range, NC a union,",
  "                         '(1,4)' any leaper",
  `  --layout LIST          of ${LAYOUT_NAMES.join(", ")}, with commas; pair if left out`,
  "  --out DIR              the folder, which is for the tables of this one command alone",
  "  --check                write nothing; name what is not current",
  "  --help, -h             print this",
  "  --version              print the version",
  "",
  "Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;",
  "3 a fault of the tool itself.",
];

/** What the command needs to know of where it runs. */
export interface ToolSurroundings extends Output {
  readonly version: string;
  /** Is told what is being done, where it takes long. */
  readonly announce: Announce;
  /** Loads what takes ts-morph and prettier, which may be missing. */
  readonly load: () => Promise<{ readonly execute: typeof execute }>;
}

/** From so many entries a table on, somebody may wait for it. */
const LASTING = 100_000;

/** Runs the command with its arguments and returns its exit status. */
export const runTool = async (
  args: readonly string[],
  { version, announce, load, ...output }: ToolSurroundings,
): Promise<Status> => {
  try {
    const ask = asked(args);
    if (ask.kind === "help") HELP.forEach(output.print);
    else if (ask.kind === "version") output.print(version);
    else {
      const { execute } = await load();
      const { request, out, check, command } = ask;
      const { board } = request;
      const announceWhatLasts: Announce = (work) => {
        if (squareCount(board) ** 2 >= LASTING) announce(work);
      };
      return await execute(
        {
          catalogue: catalogueOf(request, announceWhatLasts),
          board,
          command,
          folder: out,
          check,
          announce: announceWhatLasts,
          advice: "Nothing is written.",
        },
        output,
      );
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      output.printError(`${error.message}. This lists the options: npx chess-distance --help`);
      return 2;
    }
    if (isMissingPackage(error)) {
      output.printError(
        "To write modules takes ts-morph and prettier, which are not both installed. This installs them: " +
          "npm install --save-dev ts-morph prettier",
      );
      return 2;
    }
    throw error;
  }
};

const isMissingPackage = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
