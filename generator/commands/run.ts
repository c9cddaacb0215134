/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { join, relative, resolve, sep } from "node:path";
import { ATOM_LETTERS } from "../pieces/notation.js";
import { PIECE_NAMES } from "../pieces/piece.js";
import { NUMBERING_NAMES } from "../boards/numbering.js";
import { REGIONS } from "../request/regions.js";
import { allOf, modulesOf, type Announce } from "../core/emit.js";
import { provedRequests } from "../request/proved.js";
import { optionsError, RequestError, type Skip } from "../errors.js";
import { demandFolder, type File, type Folder } from "../files/folder.js";
import { withoutMaker } from "../files/header.js";
import { extrasOf } from "../request/extras.js";
import { LANGUAGE_NAMES } from "../languages/languages.js";
import { FORMATS } from "../languages/typescript/format.js";
import { LAYOUT_NAMES } from "../request/layouts.js";
import { MEASURE_NAMES } from "../request/measures.js";
import {
  commandLineOf,
  languageOf,
  quoted,
  REQUEST_OPTIONS,
  requestOfOptions,
  TOOL,
} from "../request/request.js";
import {
  CONFIG_NAME,
  configsOf,
  folderOf,
  initConfig,
  parsed,
  pathFrom,
  readConfigs,
  demandUnchanged,
  readIn,
  unlessTooDeep,
  type Requested,
} from "./config.js";
import { mainName } from "../core/names.js";
import type { Table } from "../core/table.js";
import { auditFiles } from "./audit.js";
import { finish, modeOf } from "../files/finish.js";
import { optionsOf, statusOf, type Options, type Output, type Status } from "../command.js";

/** Joins words with commas, seven on a line. */
const inLines = (words: readonly string[]): readonly string[] =>
  words.join(", ").match(/\S+(?: \S+){0,6}/g) ?? [];

const HELP = `Writes tables for any board and any piece as files of literal numbers in many languages, and checks
that those in a folder are current.

  ${TOOL}         write all tables that ${CONFIG_NAME} names, which is here or in
                             a folder above
  ${TOOL} init    write a first ${CONFIG_NAME}
  ${TOOL} --board 10x8 --piece knight --piece camel=C --out src/tables
                             write tables without a config
  ${TOOL} audit src
                             find the tables in sources, and what is wrong in them: files, folders
                             or patterns; --json, --sarif; --verbose names other arrays too

  --check                write nothing; name what is not current
  --dry-run              write nothing; list what would be written
  --prune                remove files that the same config or command made before and no longer makes
  --adopt                take over generated files of another config or command
  --config FILE          another config, or the folder of one; may be repeated
  --all                  every ${CONFIG_NAME} here and below, except in node_modules and what
                         .gitignore names
  --help, -h             print this
  --version              print the version

Without a config:
  --board BOARD          files × ranks, 1 to 64 each, or glinski, hexagon:5, cylinder:10x8, torus:8x14,
                         or the JSON of an object with holes, joins or a graph; the default is 8x8
  --measure MEASURE      what the tables contain; the default is distance:
                         ${inLines(MEASURE_NAMES).join("\n                         ")}
  --piece [name=]PIECE   a piece by its name or in Betza notation; may be repeated;
                         for attacks, a list such as whitePawn,blackPawn,N,K
  --name NAME            the name of a table without a piece
  --layout LIST          separated by commas: ${LAYOUT_NAMES.join(", ")};
                         or JSON such as {"rank":16,"zero":128}; the default is pair, unless --to or
                         --from is given
  --to SQUARES           the distance to the nearest of some squares, such as d4,e4, or of a region:
                         ${[...REGIONS.keys()].join(", ")}
  --from SQUARES         the distance from the nearest of some squares
  --within SQUARES       the squares that the piece never leaves, such as a1-i5
  --color COLOR          white or black, whose pieces move down the board
  --squares NUMBERING    how squares are numbered: ${NUMBERING_NAMES.join(", ")},
                         or JSON such as {"start":195,"rank":-16,"length":256}
  --unit NUMBERING       the numbering of increments and legs, that of the layout by default; or of the
                         numbers of --measure number
  --of SQUARES           the members, for --measure member
  --directions LIST      their order in steps and reach, such as N,S,W,E,NW,SE,NE,SW
  --captures             the moves that capture, for --measure moves
  --filler=NUMBER        what elements hold that no call reads; the default is 0
  --values JSON          numbers to write for the answers, such as {"0":140,"unreachable":-1}
  --table NAMES          tables of the package, such as KNIGHT_DISTANCE,KING_RINGS, or all
  --out DIR              the folder, which may hold other files too
  --index                also write an index that exports all tables
  --proof                also write checks of the tables, for the compiler or the tests of the language
  --single               write all tables into one file
  --names NUMBERING      also write the names of squares, and a function from a name to its number
  --lang LANGUAGE        ${LANGUAGE_NAMES.join(", ")} (default: ts)
  --namespace NAME       the C++ namespace (default: chess_distance)
  --package NAME         the Go package (default: chessdistance) or the Java package (default: none)
  --prefix NAME          the prefix of names in C, and in capital letters (default: cd_)
  --format FORMAT        ${FORMATS.join(", ")} (default: ts), for --lang ts; one format in a folder
  --array ACCESS         private or public (default: private), for --lang java

Betza notation: ${ATOM_LETTERS}, NN a rider, W3 a range, NC a union, '(1,4)' any
leaper, fN and other directions (f b l r v s h), nN lame, '[F?R]' bent. Names of pieces:
  ${inLines(PIECE_NAMES).join("\n  ")}

Exit status: 0 all current; 1 not current (--check), wrong entries (audit), or a table failed its proof;
2 it could not be done, or a part of it was skipped; 3 a fault of the tool itself.`;

export interface Place extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  /** Announces a step that is about to start; called only if the work takes a long time. */
  readonly announce: Announce;
  /** Asks the user; returns the default if the answer is empty or there is no terminal. */
  readonly ask: (question: string, byDefault: string) => Promise<string>;
}

const FLAGS = [
  "adopt",
  "all",
  "captures",
  "check",
  "dry-run",
  "index",
  "proof",
  "prune",
  "single",
  "version",
];

const NOT_WRITING = ["--check", "--dry-run"];

/** Tables on boards with at least this many pairs of squares take a long time. */
const MANY_PAIRS = 100_000;

export const run = (args: readonly string[], place: Place): Promise<Status> =>
  statusOf(place, async (skip) => {
    const { folder, print } = place;
    const isInit = args[0] === "init";
    if (isInit && args.length > 1)
      throw optionsError(
        "init has no options: on a terminal, it asks for what the config needs",
        TOOL,
      );
    const isAudit = args[0] === "audit";
    if (isAudit && !["--help", "-h"].includes(args[1] ?? ""))
      return auditFiles(args.slice(1), place, skip);
    const options = optionsOf(isInit ? [] : args.slice(Number(isAudit)), TOOL, FLAGS, [
      ...REQUEST_OPTIONS,
      "config",
    ]);
    if (options.has("help")) print(HELP);
    else if (options.has("version")) print(place.version);
    else if (isInit) print(await initConfig(folder, place.version, place.ask));
    else {
      const words = [TOOL, ...args.filter((one) => !NOT_WRITING.includes(one)).map(quoted)];
      const [prune, adopt] = [options.has("prune"), options.has("adopt")];
      const ending = { mode: modeOf(options), prune, adopt, command: words.join(" ") };
      const requests = requested(options, folder, skip);
      const folders = foldersOf(requests, place);
      for (const { read } of requests) demandUnchanged(read);
      return finish(folders, ending, place);
    }
    return 0;
  });

const foldersOf = (
  requests: readonly Requested[],
  { announce, print }: Place,
): readonly Folder[] => {
  const proved = allOf(
    requests,
    (requested) => {
      const { entries } = requested.request;
      const path = relative("", requested.folder) || ".";
      demandFolder(path);
      const takesLong = entries.some(({ board }) => board.squares.length ** 2 >= MANY_PAIRS);
      return {
        ...requested,
        path,
        tables: provedRequests(entries, takesLong ? announce : undefined),
      };
    },
    ({ file }) => (file === undefined ? "" : `${file}: `),
  );
  demandDistinct(proved);
  const files = new Map<string, File & { readonly path: string; readonly by: string }>();
  for (const { request, file: by = TOOL, path, maker, tables } of proved) {
    const more = { ...extrasOf(request), say: print };
    for (const one of modulesOf(tables, languageOf(request), maker, more)) {
      const { file, text } = one;
      if (file === CONFIG_NAME)
        throw new RequestError(`${by}: ${file} is the name of a config; rename the table`);
      const place = join(path, file);
      const made = { ...one, path, by };
      const other = files.get(place) ?? made;
      const [bare, otherBare] = [withoutMaker(text, file), withoutMaker(other.text, file)];
      const isShared = bare === text || otherBare === other.text;
      if (text !== other.text && !(isShared && (one.isPackage || bare === otherBare)))
        throw new RequestError(
          `${[...new Set([other.by, by])].join(" and ")}: ${place} would be written twice; choose another folder for one of the two`,
        );
      // If only one of two equal files names its maker, that file is kept.
      if (other === made || otherBare === other.text) files.set(place, made);
    }
  }
  const paths = [...new Set(proved.map(({ path }) => path))];
  for (const [place, { by }] of files)
    if (paths.some((one) => `${one}${sep}`.startsWith(`${place}${sep}`)))
      throw new RequestError(
        `${by}: ${place} would be a file and a folder; choose another folder for one of the two`,
      );
  return paths.map((path) => ({
    path,
    files: [...files.values()].filter((one) => one.path === path),
    makers: proved.filter((one) => one.path === path).map(({ maker }) => maker),
  }));
};

/** Refuses two different tables with one name in one namespace: a C or C++ program could use the wrong one. */
const demandDistinct = (
  proved: readonly (Requested & { readonly tables: readonly Table[] })[],
): void => {
  const known = new Map<string, string>();
  for (const { request, file = TOOL, tables } of proved) {
    const { lang, namespace, prefix } = request;
    if (lang !== "c" && lang !== "cpp") continue;
    for (const table of tables) {
      const name = mainName(table.names);
      const key = [file, lang, namespace, prefix, name].join();
      const arrays = [table, ...Object.values(table.reads)].map(({ values }) => values.join());
      const text = [table.layout.board.name, JSON.stringify(table.lookup), ...arrays].join(" ");
      if ((known.get(key) ?? text) !== text)
        throw new RequestError(
          `${file}: two outputs have different tables ${name}; give one of them another name or ${lang === "c" ? "prefix" : "namespace"}`,
        );
      known.set(key, text);
    }
  }
};

/** Returns the value of an option. An object, such as a board, and the number of a filler are given as JSON. */
const valueOf = (option: string, text: unknown): unknown =>
  typeof text === "string" && (text.startsWith("{") || option === "filler")
    ? unlessTooDeep(`--${option}`, () => parsed(`--${option}`, text))
    : text;

/** Returns the request that the options describe, or else the requests of the configs. */
const requested = (options: Options, here: string, skip: Skip): readonly Requested[] => {
  const configs = configsOf(options, here, skip);
  const option = REQUEST_OPTIONS.find((one) => options.has(one));
  if (option === undefined) return readConfigs(configs, options.has("all") ? skip : undefined);
  const [config] = configs;
  const namesTables = ["piece", "measure", "to", "table"].some((one) => options.has(one));
  const namesConfigs = ["config", "all"].some((one) => options.has(one));
  if (config !== undefined && (namesConfigs || !namesTables))
    throw new RequestError(
      `--${option} is for tables without a config; remove it, or change ${relative("", config)}`,
    );
  const values = [...options].map(
    ([name, texts]) => [name, texts.map((text) => valueOf(name, text))] as const,
  );
  const read = new Map<string, string>();
  const request = requestOfOptions(new Map(values), readIn(here, read));
  const folder = folderOf(request.out, here, "--out");
  // The path is relative to the working directory, so that headers are the same on every machine.
  const out = pathFrom(here, resolve(here, request.out)) || ".";
  return [
    {
      request,
      folder,
      maker: { command: commandLineOf({ ...request, out }) },
      read,
    },
  ];
};
