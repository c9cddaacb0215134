/** `npx chess-distance`: the command for tables that a config file or the options request. */
import { join, resolve } from "node:path";
import { ATOM_LETTERS, PIECE_NAMES } from "../betza.js";
import { squareCount } from "../boards/board.js";
import { modulesOf, type Announce } from "../emit.js";
import { RequestError } from "../errors.js";
import type { Language } from "../languages/language.js";
import { FORMATS, type Format } from "../languages/typescript/text.js";
import { CONFIG_NAME, findConfig, initConfig, readConfig, type Ask } from "./config.js";
import { COMMON_OPTIONS, execute, modeOf, optionsOf, type Output, type Status } from "./job.js";
import { LAYOUT_NAMES, REGIONS } from "./named.js";
import { givenOption, requested, type RequestOptions } from "./options.js";
import type { Work } from "./request.js";

const HELP_COMMAND = "npx chess-distance --help";

const HELP = [
  "Writes distance tables for any board and any piece as modules of literal numbers, and checks that",
  "those in a folder are current.",
  "",
  `  npx chess-distance                 write all tables that ${CONFIG_NAME} names, which is here`,
  "                                     or in a folder above",
  "  npx chess-distance --check         write nothing; name what is not current",
  `  npx chess-distance init            write a first ${CONFIG_NAME}`,
  "  npx chess-distance --board 10x8 --piece knight --piece camel=C --out src/tables",
  "                                     write tables without a config",
  "",
  "  --config FILE          another config",
  "  --check                write nothing; name what is not current",
  "  --dry-run              write nothing; list what would be written",
  "  --prune                remove files that this command made before and does not make any more",
  "  --help, -h             print this",
  "  --version              print the version",
  "",
  "Without a config:",
  "  --board FxR            files × ranks, 1 to 32 each; the default is 8x8",
  "  --piece [name=]PIECE   a piece by its name or in Betza notation; may be repeated:",
  `                         ${PIECE_NAMES.slice(0, 8).join(", ")}, …;`,
  `                         ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union,`,
  "                         '(1,4)' any leaper",
  `  --layout LIST          separated by commas: ${LAYOUT_NAMES.join(", ")} (default: pair)`,
  "  --to SQUARES           the distance to the nearest of some squares, such as d4,e4, or of a region:",
  `                         ${Object.keys(REGIONS).join(", ")}`,
  "  --out DIR              the folder, which may hold other files too",
  "  --index                write an index that exports all tables as well",
  `  --format FORMAT        ${FORMATS.join(", ")} (default: ts)`,
  "",
  "Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;",
  "3 a fault of the tool itself.",
];

/** What the command needs to know about where it runs. */
export interface Surroundings extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  /** Called with a message before each step, if the work takes long. */
  readonly announce: Announce;
  /** Asks the user; absent if there is no terminal. */
  readonly ask?: Ask | undefined;
  /** Loads the languages, which require ts-morph and prettier; they may be missing. */
  readonly load: () => Promise<{ readonly typescript: (format: Format) => Language }>;
}

/** The number of pairs of squares from which a table takes long. */
const MANY_PAIRS = 100_000;

/** Runs the command with its arguments and returns its exit status. */
export const npx = (
  args: readonly string[],
  { version, folder, announce, ask, load, ...output }: Surroundings,
): Promise<Status> =>
  execute(async () => {
    if (args[0] === "init") {
      optionsOf(args.slice(1), {}, HELP_COMMAND);
      return initConfig(folder, ask);
    }
    const options = optionsOf(
      args,
      {
        ...COMMON_OPTIONS,
        board: { type: "string", multiple: true, default: [] },
        piece: { type: "string", multiple: true, default: [] },
        layout: { type: "string", multiple: true, default: [] },
        to: { type: "string", multiple: true, default: [] },
        out: { type: "string", multiple: true, default: [] },
        format: { type: "string", multiple: true, default: [] },
        index: { type: "boolean", default: false },
        config: { type: "string" },
        prune: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
      },
      HELP_COMMAND,
    );
    if (options.help) return HELP;
    if (options.version) return [version];
    const work = workOf(options, options.config, folder);
    const { typescript } = await load();
    const takesLong = work.entries.some(({ board }) => squareCount(board) ** 2 >= MANY_PAIRS);
    const { out, command, isOwnCommand } = work;
    return {
      paths: [out],
      make: async () => {
        const files = await modulesOf(work.entries, typescript(work.format), {
          command,
          index: work.index,
          announce: takesLong ? announce : undefined,
        });
        return [{ path: out, kind: "module", files, isOwnCommand }];
      },
      command,
      mode: modeOf(options),
      prune: options.prune,
      proofAdvice: "Nothing is written.",
      inTheWayAdvice: `Choose another folder, such as ${join(out, "tables")}.`,
    };
  }, output);

/** The work that a config requests, or the options. */
const workOf = (options: RequestOptions, config: string | undefined, folder: string): Work => {
  const given = givenOption(options);
  if (given !== undefined) {
    if (config === undefined) return requested(options, folder, HELP_COMMAND);
    throw new RequestError(
      `--config and --${given} are given; write into the config what it means`,
    );
  }
  const found = config === undefined ? findConfig(folder) : resolve(folder, config);
  if (found !== undefined) return readConfig(found);
  throw new RequestError(
    `There is no ${CONFIG_NAME} here or in a folder above. To make one: npx chess-distance init. ` +
      "For a table without it: npx chess-distance --piece knight --out src/tables",
  );
};
