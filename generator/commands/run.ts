/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { join, relative, resolve, sep } from "node:path";
import { ATOM_LETTERS, PIECE_NAMES } from "../betza.js";
import { modulesOf, provedTables, type Announce } from "../emit.js";
import { RequestError } from "../errors.js";
import { demandFolder } from "../files/folder.js";
import {
  commandLineOf,
  entriesOf,
  languageOf,
  OPTIONS_HELP,
  REQUEST_OPTIONS,
  requestOfOptions,
  TOOL,
} from "../request.js";
import { CONFIG_NAME, findConfig, initConfig, readConfig, type Ask } from "./config.js";
import {
  finish,
  modeOf,
  optionsOf,
  statusOf,
  type Options,
  type Output,
  type Status,
} from "./finish.js";

/** Words separated by commas, nine in each of some indented lines. */
const linesOf = (words: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(words.length / 9) }, (_, line) => {
    const some = words.slice(9 * line, 9 * line + 9).join(", ");
    return `  ${some}${9 * line + 9 < words.length ? "," : ""}`;
  });

const HELP = [
  "Writes tables for any board and any piece as files of literal numbers in many languages, and checks",
  "that those in a folder are current.",
  "",
  `  ${TOOL}         write all tables that ${CONFIG_NAME} names, which is here or in`,
  "                             a folder above",
  `  ${TOOL} init    write a first ${CONFIG_NAME}`,
  `  ${TOOL} --board 10x8 --piece knight --piece camel=C --out src/tables`,
  "                             write tables without a config",
  "",
  "  --check                write nothing; name what is not current",
  "  --dry-run              write nothing; list what would be written",
  "  --prune                remove what the same command made before and does not make any more",
  "  --config FILE          another config",
  "  --help, -h             print this",
  "  --version              print the version",
  "",
  "Without a config:",
  ...OPTIONS_HELP,
  "",
  `Betza notation: ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union, '(1,4)' any`,
  "leaper. Names of pieces:",
  ...linesOf(PIECE_NAMES),
  "",
  "Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;",
  "3 a fault of the tool itself.",
];

/** Where the tool runs. */
export interface Place extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  /** Called with a message before each step, if the work takes long. */
  readonly announce: Announce;
  /** Asks the user; absent if there is no terminal. */
  readonly ask?: Ask | undefined;
  /** Loads TypeScript's modules, which require ts-morph and prettier; they may be missing. */
  readonly load: Parameters<typeof languageOf>[1];
}

const FLAGS = ["check", "dry-run", "help", "index", "prune", "version"];

/** The number of pairs of squares from which a table takes long. */
const MANY_PAIRS = 100_000;

/** Runs `npx chess-distance` with its arguments, and returns its exit status. */
export const run = (args: readonly string[], place: Place): Promise<Status> =>
  statusOf(place, "Nothing was written.", async () => {
    const { folder, print } = place;
    if (args[0] === "init") {
      optionsOf(args.slice(1), TOOL, []);
      print(await initConfig(folder, place.ask));
      return 0;
    }
    const options = optionsOf(args, TOOL, FLAGS, [...REQUEST_OPTIONS, "config"]);
    if (options.has("help") || options.has("version")) {
      (options.has("help") ? HELP : [place.version]).forEach(print);
      return 0;
    }
    const { request, out, command, commandHere } = requested(options, folder);
    const entries = entriesOf(request);
    const language = await languageOf(request, place.load);
    demandFolder(out);
    const takesLong = entries.some(({ board }) => board.squares.length ** 2 >= MANY_PAIRS);
    const tables = provedTables(entries, takesLong ? place.announce : undefined);
    const files = await modulesOf(tables, language, command, request.index);
    const isOwnCommand = (other: string): boolean => other === command;
    return finish(
      {
        ...{ path: out, kind: "module", files, isOwnCommand },
        // A command line changes, and its tables with it; the tables of a config are its own.
        mayReplace: (other) =>
          isOwnCommand(other) || !/^npx chess-distance( --config |$)/.test(other),
      },
      {
        ...{ mode: modeOf(options), prune: options.has("prune"), command: commandHere },
        pruneCommand: `${commandHere} --prune`,
        inTheWayAdvice: `Choose another folder, such as ${join(out, "tables")}.`,
      },
      place,
    );
  });

/** What a config requests, or the options; the folder, from the working directory; and the commands that make it again. */
const requested = (options: Options, folder: string) => {
  const [config, another] = options.get("config") ?? [];
  if (another !== undefined) throw new RequestError("--config is given twice");
  const given = REQUEST_OPTIONS.find((option) => options.has(option));
  const nearest = findConfig(folder);
  if (given !== undefined) {
    if (config !== undefined)
      throw new RequestError(
        `--config and --${given} are given; write into the config what it means`,
      );
    const namesTables = ["piece", "measure", "to", "table"].some((option) => options.has(option));
    if (!namesTables && nearest !== undefined)
      throw new RequestError(
        `--${given} is for tables without a config; write it into ${relative("", nearest)}`,
      );
    const request = requestOfOptions(options);
    const path = resolve(folder, request.out);
    // Relative to the working directory, so that headers are the same on every machine.
    const out = (relative(folder, path) || ".").replaceAll(sep, "/");
    const command = commandLineOf({ ...request, out });
    return { request, out: relative("", path) || ".", command, commandHere: command };
  }
  const found = config === undefined ? nearest : resolve(folder, config);
  if (found !== undefined) return readConfig(found);
  throw new RequestError(
    `There is no ${CONFIG_NAME} here or in a folder above. To make one: ${TOOL} init. ` +
      `For a table without it: ${TOOL} --piece knight --out src/tables`,
  );
};
