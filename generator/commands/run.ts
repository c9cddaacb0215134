/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { dirname, join, relative, resolve, sep } from "node:path";
import { parse, printParseErrorCode, visit, type JSONVisitor } from "jsonc-parser";
import { ATOM_LETTERS, PIECE_NAMES } from "../pieces.js";
import { REGIONS } from "../boards/regions.js";
import { modulesOf, provedTables, type Announce } from "../emit.js";
import { EnvironmentError, inLine, RequestError, shown } from "../errors.js";
import { demandFolder, isFile, isThere, readText, writeNew, type Folder } from "../files/folder.js";
import type { Maker } from "../files/header.js";
import type { Mistake } from "../request/forms.js";
import { CONFIG } from "../request/keys.js";
import { LANGUAGE_NAMES } from "../languages/languages.js";
import { FORMATS } from "../languages/typescript/style.js";
import { LAYOUT_NAMES } from "../layouts/layouts.js";
import { MEASURE_NAMES } from "../measures/measures.js";
import {
  commandLineOf,
  languageOf,
  parseRequest,
  quoted,
  REQUEST_OPTIONS,
  requestOfOptions,
  shownByPath,
  TOOL,
  type Options,
  type ParsedRequest,
} from "../request/request.js";
import { finish, modeOf, optionsOf } from "./finish.js";
import { statusOf, type Output, type Status } from "./status.js";

export const CONFIG_NAME = "chess-distance.json";

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
  --config FILE          another config
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
  --lang LANGUAGE        ${LANGUAGE_NAMES.join(", ")} (default: ts)
  --namespace NAME       the C++ namespace (default: chess_distance)
  --package NAME         the Go package (default: chessdistance) or the Java package (default: none)
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

const FLAGS = ["adopt", "check", "dry-run", "index", "prune", "version"];

const NOT_WRITING = ["--check", "--dry-run"];

const NEXT = `To write its tables: ${TOOL}`;

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
    else if (isInit) print(await initConfig(folder, place.ask));
    else {
      const words = [TOOL, ...args.filter((one) => !NOT_WRITING.includes(one)).map(quoted)];
      const [prune, adopt] = [options.has("prune"), options.has("adopt")];
      const ending = { mode: modeOf(options), prune, adopt, command: words.join(" ") };
      return finish(await made(requested(options, folder), place), ending, place);
    }
    return 0;
  });

/** A request, the path of its folder, and the command for the headers. */
interface Requested {
  readonly request: ParsedRequest;
  readonly folder: string;
  readonly maker: Maker;
}

/** Makes the files of a request and proves them. */
const made = async (
  { request, folder, maker }: Requested,
  { load, announce }: Place,
): Promise<Folder> => {
  const { entries, index } = request;
  const language = await languageOf(request, load);
  const path = relative("", folder) || ".";
  demandFolder(path);
  const takesLong = entries.some(({ board }) => board.squares.length ** 2 >= MANY_PAIRS);
  const tables = provedTables(entries, takesLong ? announce : undefined);
  return { path, files: await modulesOf(tables, language, maker, index), maker };
};

/** Returns the request that the options describe, or else that of the config. */
const requested = (options: Options, here: string): Requested => {
  const [named, another] = options.get("config") ?? [];
  if (another !== undefined) throw new RequestError("--config is given twice; give it once");
  const config = named === undefined ? findUp(CONFIG_NAME, here) : resolve(here, String(named));
  const option = REQUEST_OPTIONS.find((one) => options.has(one));
  if (option !== undefined) {
    const namesTables = ["piece", "measure", "to", "table"].some((one) => options.has(one));
    if (config !== undefined && (named !== undefined || !namesTables))
      throw new RequestError(
        `--${option} is for tables without a config; set "${option}" in ${relative("", config)} instead`,
      );
    const request = requestOfOptions(options);
    const folder = resolve(here, request.out);
    // Relative to the working directory, so that headers are the same on every machine.
    const out = pathFrom(here, folder) || ".";
    return { request, folder, maker: { command: commandLineOf({ ...request, out }) } };
  }
  if (config !== undefined) return readConfig(config);
  throw new RequestError(
    `There is no ${CONFIG_NAME} here or in a folder above. To make one: ${TOOL} init. ` +
      `For a table without it: ${TOOL} --piece knight --out src/tables`,
  );
};

/** The path of the nearest file `name`, in a folder or above it; `undefined` if there is none. */
const findUp = (name: string, from: string): string | undefined => {
  const path = join(from, name);
  if (isFile(path)) return path;
  return dirname(from) === from ? undefined : findUp(name, dirname(from));
};

/** A relative path, the same on every platform. */
const pathFrom = (folder: string, path: string): string =>
  relative(folder, path).replaceAll(sep, "/");

/** The folder of the nearest `package.json`, or the folder itself. */
const projectOf = (folder: string): string =>
  dirname(findUp("package.json", folder) ?? join(folder, "package.json"));

/** Reads a config; throws a `RequestError` with a line for each mistake. */
const readConfig = (path: string): Requested => {
  const file = inLine(relative("", path));
  const value = parsed(file, readText(path).replace(/^\uFEFF/, ""));
  const show = (mistake: Mistake): string => `${file}: ${shownByPath(mistake)}`;
  const request = parseRequest(value, CONFIG, show);
  // The command names the config only if a run in the folder of the project would not find it.
  const project = projectOf(dirname(path));
  const option = ` --config ${quoted(pathFrom(project, path))}`;
  const command = findUp(CONFIG_NAME, project) === path ? TOOL : TOOL + option;
  const folder = resolve(dirname(path), request.out);
  return { request, folder, maker: { command, config: pathFrom(folder, path) } };
};

/** Parses JSON. Comments and trailing commas are allowed; duplicate keys are not. */
const parsed = (file: string, text: string): unknown => {
  if (text.trim() === "")
    throw new RequestError(`${file} is empty. Remove it, then run: ${TOOL} init`);
  const refuse = (line: number, column: number, reason: string): never => {
    throw new RequestError(`${file}: line ${line + 1}, column ${column + 1}: ${reason}`);
  };
  const seen = new Set<string>();
  const visitor: JSONVisitor = {
    onError: (code, _offset, _length, line, column) =>
      refuse(line, column, `not valid JSON: ${inWords(printParseErrorCode(code))}`),
    onObjectProperty: (key, _offset, _length, line, column, pathOf) => {
      const path = JSON.stringify([...pathOf(), key]);
      if (seen.has(path)) refuse(line, column, `duplicate key ${shown(JSON.stringify(key))}`);
      if (key === "__proto__") refuse(line, column, `unknown key "__proto__"`);
      seen.add(path);
    },
  };
  try {
    visit(text, visitor, { allowTrailingComma: true });
    return parse(text, [], { allowTrailingComma: true });
  } catch (error) {
    throw error instanceof RangeError ? new RequestError(`${file}: nested too deeply`) : error;
  }
};

/** A code such as `CommaExpected` in words. */
const inWords = (code: string): string => code.replaceAll(/(?<!^)[A-Z]/g, " $&").toLowerCase();

/** Writes a config beside the nearest `package.json`, but never replaces a file; returns the line to print. */
const initConfig = async (from: string, ask: Place["ask"]): Promise<string> => {
  const folder = projectOf(from);
  const path = join(folder, CONFIG_NAME);
  const known = isThere(path) ? path : findUp(CONFIG_NAME, from);
  if (known !== undefined)
    throw new EnvironmentError(`${relative("", known)} already exists. ${NEXT}`);
  const out = await ask("Folder of the tables", "src/tables");
  const board = await ask("Board, files × ranks", "8x8");
  const pieces = await ask("Pieces, by name or in Betza notation, separated by spaces", "knight");
  const tables = pieces.split(/\s+/).map((piece) => ({ board, piece, layout: "pair" }));
  const config = { $schema: "./node_modules/chess-distance/schema.json", out, tables };
  parseRequest(config);
  writeNew(path, `${JSON.stringify(config, undefined, 2)}\n`);
  return `Wrote ${relative("", path)}. ${NEXT}`;
};
