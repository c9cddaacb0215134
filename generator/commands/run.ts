/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { relative, resolve, sep } from "node:path";
import { ATOM_LETTERS, PIECE_NAMES } from "../betza.js";
import { REGIONS } from "../boards/regions.js";
import { modulesOf, provedTables, type Announce } from "../emit.js";
import { RequestError } from "../errors.js";
import { demandFolder } from "../files/folder.js";
import { LANGUAGE_NAMES } from "../languages/languages.js";
import { FORMATS } from "../languages/typescript/style.js";
import { LAYOUT_NAMES } from "../layouts/layouts.js";
import { MEASURE_NAMES } from "../measures/measures.js";
import {
  commandLineOf,
  languageOf,
  REQUEST_OPTIONS,
  requestOfOptions,
  TOOL,
  type Options,
} from "../request.js";
import { CONFIG_NAME, findConfig, initConfig, readConfig, type Ask } from "./config.js";
import { finish, modeOf, optionsOf, statusOf, type Output, type Status } from "./finish.js";

/** Words separated by commas, nine in each of some indented lines. */
const linesOf = (words: readonly string[]): string =>
  words.map((word, at) => (at % 9 === 0 ? `\n  ${word}` : ` ${word}`)).join(",");

const HELP = `Writes tables for any board and any piece as files of literal numbers in many languages, and checks
that those in a folder are current.

  ${TOOL}         write all tables that ${CONFIG_NAME} names, which is here or in
                             a folder above
  ${TOOL} init    write a first ${CONFIG_NAME}
  ${TOOL} --board 10x8 --piece knight --piece camel=C --out src/tables
                             write tables without a config

  --check                write nothing; name what is not current
  --dry-run              write nothing; list what would be written
  --prune                remove what the same command made before and does not make any more
  --config FILE          another config
  --help, -h             print this
  --version              print the version

Without a config:
  --board FxR            files × ranks, 1 to 64 each; the default is 8x8
  --measure MEASURE      what the tables tell; the default is distance:
                         ${MEASURE_NAMES.join(", ")}
  --piece [name=]PIECE   a piece by its name or in Betza notation; may be repeated;
                         for attacks, a list such as whitePawn,blackPawn,N,K
  --layout LIST          separated by commas: ${LAYOUT_NAMES.join(", ")};
                         the default is pair, unless --to is given
  --to SQUARES           the distance to the nearest of some squares, such as d4,e4, or of a region:
                         ${[...REGIONS.keys()].join(", ")}
  --table NAMES          tables of the package, such as KNIGHT_DISTANCE,KING_RINGS, or all
  --out DIR              the folder, which may hold other files too
  --index                write an index that exports all tables as well
  --lang LANGUAGE        ${LANGUAGE_NAMES.join(", ")} (default: ts)
  --namespace NAME       of C++; the default is chess_distance
  --package NAME         of Go, by default chessdistance, or of Java, by default none
  --format FORMAT        ${FORMATS.join(", ")} (default: ts), of ts; one for all tables of a folder

Betza notation: ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union, '(1,4)' any
leaper. Names of pieces:${linesOf(PIECE_NAMES)}

Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;
3 a fault of the tool itself.`;

/** Where the tool runs. */
export interface Place extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  /** Called with a message before each step, if the work takes long. */
  readonly announce: Announce;
  /** Asks the user, or answers with the default where there is no terminal. */
  readonly ask: Ask;
  /** Loads TypeScript's modules, which require ts-morph and prettier; they may be missing. */
  readonly load: Parameters<typeof languageOf>[1];
}

const FLAGS = ["check", "dry-run", "index", "prune", "version"];

/** The number of pairs of squares from which a table takes long. */
const MANY_PAIRS = 100_000;

/** Runs `npx chess-distance` with its arguments, and returns its exit status. */
export const run = (args: readonly string[], place: Place): Promise<Status> =>
  statusOf(place, "Nothing was written.", async () => {
    const { folder, print } = place;
    const isInit = args[0] === "init";
    const options = isInit
      ? optionsOf(args.slice(1), TOOL, [])
      : optionsOf(args, TOOL, FLAGS, [...REQUEST_OPTIONS, "config"]);
    if (options.has("help")) print(HELP);
    else if (options.has("version")) print(place.version);
    else if (isInit) print(await initConfig(folder, place.ask));
    else return write(requested(options, folder), options, place);
    return 0;
  });

/** Makes the files of a request, and compares them with those of their folder, or writes them. */
const write = async (
  { request, out, command, commandHere }: ReturnType<typeof requested>,
  options: Options,
  place: Place,
): Promise<Status> => {
  const { entries, index } = request;
  const language = await languageOf(request, place.load);
  demandFolder(out);
  const takesLong = entries.some(({ board }) => board.squares.length ** 2 >= MANY_PAIRS);
  const tables = provedTables(entries, takesLong ? place.announce : undefined);
  const files = await modulesOf(tables, language, command, index);
  return finish(
    { path: out, files, command },
    {
      mode: modeOf(options),
      prune: options.has("prune"),
      command: commandHere,
      pruneCommand: `${commandHere} --prune`,
    },
    place,
  );
};

/** What a config requests, or the options; the folder, from the working directory; and the commands that make it again. */
const requested = (options: Options, folder: string) => {
  const [named, another] = options.get("config") ?? [];
  if (another !== undefined) throw new RequestError("--config is given twice");
  const config = named === undefined ? findConfig(folder) : resolve(folder, String(named));
  const option = REQUEST_OPTIONS.find((one) => options.has(one));
  if (option !== undefined) {
    const namesTables = ["piece", "measure", "to", "table"].some((one) => options.has(one));
    if (config !== undefined && (named !== undefined || !namesTables))
      throw new RequestError(
        `--${option} is for tables without a config; write it into ${relative("", config)}`,
      );
    const request = requestOfOptions(options);
    const path = resolve(folder, request.out);
    // Relative to the working directory, so that headers are the same on every machine.
    const out = (relative(folder, path) || ".").replaceAll(sep, "/");
    const command = commandLineOf({ ...request, out });
    return { request, out: relative("", path) || ".", command, commandHere: command };
  }
  if (config !== undefined) return readConfig(config);
  throw new RequestError(
    `There is no ${CONFIG_NAME} here or in a folder above. To make one: ${TOOL} init. ` +
      `For a table without it: ${TOOL} --piece knight --out src/tables`,
  );
};
