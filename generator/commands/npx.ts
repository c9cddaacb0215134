/** `npx chess-distance`: the command on the tables that somebody asks for. */
import { ATOM_LETTERS } from "../betza.js";
import { squareCount } from "../boards/board.js";
import { modulesOf, type Announce } from "../emit.js";
import type { Folder } from "../files/plan.js";
import type { Language } from "../languages/language.js";
import { execute, type Output, type Status } from "./job.js";
import { asked, UsageError, type Asked } from "./options.js";
import { entriesOf, LAYOUT_NAMES } from "./request.js";

const HELP = [
  "Writes distance tables for any board and any piece as TypeScript modules of literal numbers,",
  "and checks that those in a folder are current.",
  "",
  "  npx chess-distance --piece N --out src/tables",
  "  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables",
  "  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables --check",
  "",
  "  --board FxR            files × ranks, 1 to 32 each; the default is 8x8",
  "  --piece [name=]BETZA   a piece in Betza notation; may be repeated:",
  `                         ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union,`,
  "                         '(1,4)' any leaper",
  `  --layout LIST          of ${LAYOUT_NAMES.join(", ")}, with commas; the default is pair`,
  "  --out DIR              the folder, which is for the tables of this one command alone",
  "  --check                write nothing; name what is not current",
  "  --help, -h             print this",
  "  --version              print the version",
  "",
  "Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;",
  "3 a fault of the tool itself.",
];

/** What the command needs to know of where it runs. */
export interface Surroundings extends Output {
  readonly version: string;
  /** Called with a message before each step, where the whole takes long. */
  readonly announce: Announce;
  /** Loads the language, which requires ts-morph and prettier; they may be missing. */
  readonly load: () => Promise<{ readonly TYPESCRIPT: Language }>;
}

/** From so many pairs of squares on, a table takes long. */
const MANY_PAIRS = 100_000;

/** Runs the command with its arguments and returns its exit status. */
export const npx = async (
  args: readonly string[],
  { version, announce, load, ...output }: Surroundings,
): Promise<Status> => {
  try {
    const ask = asked(args);
    switch (ask.kind) {
      case "help":
        HELP.forEach(output.print);
        return 0;
      case "version":
        output.print(version);
        return 0;
      case "tables": {
        const { TYPESCRIPT } = await load();
        const make = (): Promise<readonly Folder[]> => foldersOf(ask, TYPESCRIPT, announce);
        return await execute({ ...ask, make, advice: "Nothing is written." }, output);
      }
    }
  } catch (error) {
    if (error instanceof UsageError) {
      output.printError(`${error.message}. For the options: npx chess-distance --help`);
      return 2;
    }
    if (isMissingPackage(error)) {
      output.printError(
        "Writing modules requires ts-morph and prettier, which are not both installed. " +
          "To install them: npm install --save-dev ts-morph prettier",
      );
      return 2;
    }
    throw error;
  }
};

const foldersOf = async (
  { request, command, out }: Extract<Asked, { kind: "tables" }>,
  language: Language,
  announce: Announce,
): Promise<readonly Folder[]> => {
  const takesLong = squareCount(request.board) ** 2 >= MANY_PAIRS;
  const files = await modulesOf(
    entriesOf(request),
    request.board,
    language,
    command,
    takesLong ? announce : undefined,
  );
  return [{ path: out, kind: "module", files }];
};

const isMissingPackage = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
