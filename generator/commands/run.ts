/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { join, relative, sep } from "node:path";
import { allOf, type Announce } from "../core/tables/modules.js";
import { inLine, RequestError } from "../errors.js";
import type { File } from "../files/file.js";
import { wholeText } from "../long-text.js";
import { demandFolder, type Folder } from "../files/folder.js";
import { withoutMaker } from "../files/header.js";
import { provedRequests, requestedModules } from "../request/modules.js";
import { quoted, TOOL } from "../request/request.js";
import {
  CONFIG_NAME,
  demandUnchanged,
  initConfig,
  requestedBy,
  type RequestedFolder,
} from "./config.js";
import { tableOf } from "../core/tables/corner-rule.js";
import { mainName } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import { isOwnCommand, runOptions } from "./command-line.js";
import { helpFor } from "./help.js";
import { requestMadeIn } from "./made-before.js";
import { moduleTypeAdvice } from "./module-type.js";
import { finish } from "../files/finish.js";
import { optionsOf, statusOf, type Status } from "../options.js";
import type { Surroundings } from "./surroundings.js";

export const run = (args: readonly string[], place: Surroundings): Promise<Status> =>
  statusOf(place, async (skip) => {
    const { folder, environment, print } = place;
    const help = helpFor(args);
    if (help !== undefined) {
      help.split("\n").forEach(print);
      return 0;
    }
    const [first, ...others] = args;
    // The audit is loaded here, because it prepares boards and tables that other commands do not need.
    if (first === "audit") return (await import("./audit.js")).auditFiles(others, place, skip);
    if (first === "show") return (await import("./show.js")).show(others, place);
    if (first === "init") {
      const keys = ["out", "lang", "board", "piece"];
      const given = optionsOf(others, { help: `${TOOL} init --help`, environment }, [], keys);
      const said = await initConfig(folder, place.version, given, place.ask, requestMadeIn);
      said.forEach(print);
      return 0;
    }
    const options = runOptions(args, environment);
    if (options.has("version")) {
      print(place.version);
      return 0;
    }
    const writing = args.filter((word) => !WITHOUT_EFFECT_ON_FILES.includes(word));
    const command = [TOOL, ...writing.map(quoted)].join(" ");
    const requests = requestedBy(options, folder, skip);
    const held: string[] = [];
    const quiet = { print: (line: string) => held.push(line), announce: () => undefined };
    const output = options.has("quiet") ? { ...place, ...quiet } : place;
    const request = textOfRun(command, requests);
    const isProved = options.has("check") && place.proved.has(request);
    // A run that writes says which tables have no check. `--check` would say so in each build.
    const making = options.has("check") ? { ...output, print: () => undefined } : output;
    const folders = foldersOf(requests, making, isProved);
    for (const { read } of requests) demandUnchanged(read);
    if (!isProved && requests.some(isLarge)) place.proved.add(request);
    const advice = (): readonly string[] =>
      options.has("quiet") ? [] : requests.flatMap(moduleTypeAdvice);
    const ending = { options, prune: options.has("prune"), command, isOwnCommand, advice };
    output.announce("comparing with the files");
    const status = finish(folders, ending, output);
    if (status !== 0) held.forEach(print);
    return status;
  });

/** The options that do not change what a run would write. */
const WITHOUT_EFFECT_ON_FILES = ["--check", "--dry-run", "--quiet"];

/** The text of a command and its configs, from which its tables and texts follow. */
const textOfRun = (command: string, requests: readonly RequestedFolder[]): string => {
  const configs = requests.flatMap(({ read }) => [...read.values()]);
  return JSON.stringify([command, configs]);
};

/** Reports whether it takes long to prove the tables of a folder, because a board has many pairs of squares. */
const isLarge = ({ request: { entries } }: RequestedFolder): boolean =>
  entries.some(({ board }) => board.squares.length ** 2 >= 100_000);

/** A requested folder, with its path for messages and its proved tables. */
interface ProvedFolder extends RequestedFolder {
  readonly path: string;
  readonly tables: readonly Table[];
}

/** A file, its folder, and the config, or the tool, that asks for it. */
interface AskedFile extends File {
  readonly path: string;
  readonly by: string;
}

const provedFolders = (
  requests: readonly RequestedFolder[],
  announce: Announce,
  isProved: boolean,
): readonly ProvedFolder[] =>
  allOf(
    requests,
    (requested) => {
      const { entries, placed } = requested.request;
      const path = relative("", requested.folder) || ".";
      demandFolder(path);
      const tables = isProved
        ? entries.map((entry) => tableOf(entry, entry.board))
        : provedRequests(entries, announce, placed);
      return { ...requested, path, tables };
    },
    // Mistakes in a request are reported with their place, which begins with the file.
    ({ file }, error) => (file === undefined || error instanceof RequestError ? "" : `${file}: `),
  );

/**
 * Returns which of two files with the same path to write. Throws a `RequestError` unless the files are equal except for
 * the makers in their headers, or belong to one package. If only one of two equal files names its maker, returns that
 * file.
 */
const kept = (known: AskedFile, added: AskedFile): AskedFile => {
  const { file, path, by } = added;
  const [text, knownText] = [wholeText(added), wholeText(known)];
  const [bare, knownBare] = [withoutMaker(text, file), withoutMaker(knownText, file)];
  const isShared = bare === text || knownBare === knownText;
  if (text !== knownText && !(isShared && (added.isPackage || bare === knownBare)))
    throw new RequestError(
      `${[...new Set([known.by, by])].join(" and ")}: ${inLine(join(path, file))} would be written twice; choose another folder for one of the two`,
    );
  return knownBare === knownText ? added : known;
};

/** The files of all folders, by path. */
const askedFiles = (
  proved: readonly ProvedFolder[],
  { print, announce }: Surroundings,
  isProved: boolean,
): ReadonlyMap<string, AskedFile> => {
  const files = new Map<string, AskedFile>();
  for (const { request, file: by = TOOL, path, maker, tables } of proved) {
    announce(`${path}: printing, and reading back`);
    for (const made of requestedModules(request, tables, maker, print, isProved)) {
      if (made.file === CONFIG_NAME)
        throw new RequestError(`${by}: ${made.file} is the name of a config; rename the table`);
      const place = join(path, made.file);
      const [known, added] = [files.get(place), { ...made, path, by }];
      files.set(place, known === undefined ? added : kept(known, added));
    }
  }
  return files;
};

const foldersOf = (
  requests: readonly RequestedFolder[],
  output: Surroundings,
  isProved: boolean,
): readonly Folder[] => {
  const proved = provedFolders(requests, output.announce, isProved);
  if (proved.length > 1) demandDistinctNames(proved);
  const files = askedFiles(proved, output, isProved);
  const paths = [...new Set(proved.map(({ path }) => path))];
  for (const [place, { by }] of files)
    if (paths.some((path) => `${path}${sep}`.startsWith(`${place}${sep}`)))
      throw new RequestError(
        `${by}: ${inLine(place)} would be both a file and a folder; choose another folder for one of the two`,
      );
  return paths.map((path) => ({
    path,
    files: [...files.values()].filter((file) => file.path === path),
    makers: proved.filter((folder) => folder.path === path).map(({ maker }) => maker),
  }));
};

/** Refuses different tables with the same name in one namespace: a C or C++ program could use the wrong table. */
const demandDistinctNames = (proved: readonly ProvedFolder[]): void => {
  const known = new Map<string, string>();
  for (const { request, file = TOOL, tables } of proved) {
    const { lang, namespace, prefix } = request;
    if (lang !== "c" && lang !== "cpp") continue;
    for (const table of tables) {
      const name = mainName(table.names);
      const key = [file, lang, namespace, prefix, name].join();
      const arrays = [table, ...Object.values(table.reads)].map(({ values }) =>
        values.slice().join(),
      );
      const text = [table.layout.board.name, JSON.stringify(table.lookup), ...arrays].join(" ");
      if ((known.get(key) ?? text) !== text)
        throw new RequestError(
          `${file}: two outputs have different tables named ${name}; give one of them another name or ${lang === "c" ? "prefix" : "namespace"}`,
        );
      known.set(key, text);
    }
  }
};
