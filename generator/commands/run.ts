/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { join, relative, resolve } from "node:path";
import { ATOM_LETTERS, PIECE_NAMES } from "../pieces.js";
import { REGIONS } from "../boards/regions.js";
import { modulesOf, provedTables, type Announce } from "../emit.js";
import { allOf, ProofError, RequestError } from "../errors.js";
import { demandFolder, realPath, type File, type Folder } from "../files/folder.js";
import { withoutMaker } from "../files/header.js";
import { LANGUAGE_NAMES } from "../languages/languages.js";
import { FORMATS } from "../languages/typescript/style.js";
import { LAYOUT_NAMES } from "../layouts/layouts.js";
import { MEASURE_NAMES } from "../measures/measures.js";
import {
  commandLineOf,
  languageOf,
  quoted,
  REQUEST_OPTIONS,
  requestOfOptions,
  TOOL,
  type Options,
} from "../request/request.js";
import {
  CONFIG_NAME,
  configsOf,
  initConfig,
  pathFrom,
  readConfigs,
  type Requested,
} from "./config.js";
import { finish, modeOf, optionsOf } from "./finish.js";
import { statusOf, type Output, type Status } from "./status.js";

/** Words separated by commas, nine per indented line. */
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
  --prune                remove files that the same config or command made before and no longer makes
  --adopt                take over generated files of another config or command
  --config FILE          another config, or the folder of one; may be repeated
  --all                  every ${CONFIG_NAME} here and below, except in node_modules and what git
                         ignores
  --help, -h             print this
  --version              print the version

Without a config:
  --board FxR            files × ranks, 1 to 64 each; the default is 8x8
  --measure MEASURE      what the tables contain; the default is distance:
                         ${MEASURE_NAMES.join(", ")}
  --piece [name=]PIECE   a piece by its name or in Betza notation; may be repeated;
                         for attacks, a list such as whitePawn,blackPawn,N,K
  --layout LIST          separated by commas: ${LAYOUT_NAMES.join(", ")};
                         the default is pair, unless --to is given
  --to SQUARES           the distance to the nearest of some squares, such as d4,e4, or of a region:
                         ${[...REGIONS.keys()].join(", ")}
  --table NAMES          tables of the package, such as KNIGHT_DISTANCE,KING_RINGS, or all
  --out DIR              the folder, which may hold other files too
  --index                also write an index that exports all tables
  --single               write all tables into one file
  --lang LANGUAGE        ${LANGUAGE_NAMES.join(", ")} (default: ts)
  --namespace NAME       the C++ namespace (default: chess_distance)
  --package NAME         the Go package (default: chessdistance) or the Java package (default: none)
  --prefix NAME          the prefix of names in C, and in capital letters (default: cd_)
  --format FORMAT        ${FORMATS.join(", ")} (default: ts), for --lang ts; one format in a folder

Betza notation: ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union, '(1,4)' any
leaper. Names of pieces:${linesOf(PIECE_NAMES)}

Exit status: 0 all current; 1 not current (--check), or a table failed its proof; 2 it could not be done;
3 a fault of the tool itself.`;

/** The environment of a run. */
export interface Place extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  /** Announces a step that is about to start; called only if the work takes a long time. */
  readonly announce: Announce;
  /** Asks the user; returns the default if the answer is empty or there is no terminal. */
  readonly ask: (question: string, byDefault: string) => Promise<string>;
  /** Loads the code that writes TypeScript; it requires ts-morph and prettier, which may be missing. */
  readonly load: Parameters<typeof languageOf>[1];
}

const FLAGS = ["adopt", "all", "check", "dry-run", "index", "prune", "single", "version"];

const NOT_WRITING = ["--check", "--dry-run"];

/** Tables on boards with at least this many pairs of squares take a long time. */
const MANY_PAIRS = 100_000;

/** Runs `npx chess-distance` with its arguments, and returns its exit status. */
export const run = (args: readonly string[], place: Place): Promise<Status> =>
  statusOf(place, async () => {
    const { folder, print } = place;
    const isInit = args[0] === "init";
    const options = isInit
      ? optionsOf(args.slice(1), TOOL, [])
      : optionsOf(args, TOOL, FLAGS, [...REQUEST_OPTIONS, "config"]);
    if (options.has("help")) print(HELP);
    else if (options.has("version")) print(place.version);
    else if (isInit) print(await initConfig(folder, place.version, place.ask));
    else {
      const words = [TOOL, ...args.filter((one) => !NOT_WRITING.includes(one)).map(quoted)];
      const [prune, adopt] = [options.has("prune"), options.has("adopt")];
      const ending = { mode: modeOf(options), prune, adopt, command: words.join(" ") };
      return finish(await foldersOf(requested(options, folder), place), ending, place);
    }
    return 0;
  });

/** Makes the files of requests and proves them. */
const foldersOf = async (
  requests: readonly Requested[],
  { load, announce }: Place,
): Promise<readonly Folder[]> => {
  const proved = allOf(
    requests,
    ProofError,
    (requested) => {
      const { entries } = requested.request;
      const path = relative("", requested.folder) || ".";
      demandFolder(path);
      const takesLong = entries.some(({ board }) => board.squares.length ** 2 >= MANY_PAIRS);
      return {
        ...requested,
        path,
        tables: provedTables(entries, takesLong ? announce : undefined),
      };
    },
    ({ file }) => (file === undefined ? "" : `${file}: `),
  );
  interface Made extends File {
    readonly by: string;
  }
  const folders = new Map<string, Omit<Folder, "files"> & { readonly files: Map<string, Made> }>();
  for (const { request, file = TOOL, path, maker, tables } of proved) {
    const language = await languageOf(request, load);
    const { files, makers } = folders.get(path) ?? { files: new Map<string, Made>(), makers: [] };
    for (const one of await modulesOf(tables, language, maker, request.index)) {
      const made = { ...one, by: file };
      if (made.file === CONFIG_NAME)
        throw new RequestError(`${file}: ${made.file} is the name of a config; rename the table`);
      const bare = (text: string): string => withoutMaker(text, made.file);
      const other = files.get(made.file) ?? made;
      const isShared = [made, other].some(({ text }) => bare(text) === text);
      if (made.text !== other.text && !(isShared && bare(made.text) === bare(other.text)))
        throw new RequestError(
          `${[...new Set([other.by, file])].join(" and ")}: ${join(path, made.file)} would be written twice; choose another folder for one of the two`,
        );
      // A table that others only read is that of its maker.
      if (other === made || bare(other.text) === other.text) files.set(made.file, made);
    }
    folders.set(path, { path, files, makers: [...makers, maker] });
  }
  return [...folders.values()].map((one) => ({ ...one, files: [...one.files.values()] }));
};

/** Returns the request that the options describe, or else those of the configs. */
const requested = (options: Options, here: string): readonly Requested[] => {
  const configs = configsOf(options, here);
  const option = REQUEST_OPTIONS.find((one) => options.has(one));
  if (option === undefined) return readConfigs(configs);
  const [config] = configs;
  const namesTables = ["piece", "measure", "to", "table"].some((one) => options.has(one));
  const namesConfigs = ["config", "all"].some((one) => options.has(one));
  if (config !== undefined && (namesConfigs || !namesTables))
    throw new RequestError(
      `--${option} is for tables without a config; remove it, or change ${relative("", config)}`,
    );
  const request = requestOfOptions(options);
  const folder = resolve(here, request.out);
  // Relative to the working directory, so that headers are the same on every machine.
  const out = pathFrom(here, folder) || ".";
  return [
    { request, folder: realPath(folder), maker: { command: commandLineOf({ ...request, out }) } },
  ];
};
