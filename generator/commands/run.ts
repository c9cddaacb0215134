/** A run of `npx chess-distance`: request → entries → tables → proofs → files → plan → write. */
import { join, relative, sep } from "node:path";
import { allOf, type Announce } from "../core/tables/modules.js";
import { inLine, RequestError } from "../errors.js";
import type { File } from "../files/file.js";
import { demandFolder, type Folder } from "../files/folder.js";
import { withoutMaker } from "../files/header.js";
import { provedRequests, requestedModules } from "../request/modules.js";
import { quoted, TOOL } from "../request/request.js";
import { CONFIG_NAME, demandUnchanged, initConfig, requestedBy, type Requested } from "./config.js";
import { mainName } from "../core/tables/names.js";
import type { Table } from "../core/tables/table.js";
import { isOwnCommand, runOptions } from "./command-line.js";
import { helpFor } from "./help.js";
import { finish } from "../files/finish.js";
import { optionsOf, statusOf, type Environment, type Output, type Status } from "../options.js";

export interface Place extends Output {
  readonly version: string;
  /** The working directory, as an absolute path. */
  readonly folder: string;
  readonly environment: Environment;
  /** Announces a step that is about to start; called only if the run takes a long time. */
  readonly announce: Announce;
  /** Asks the user; returns the default if the answer is empty or there is no terminal. */
  readonly ask: (question: string, byDefault: string) => Promise<string>;
}

export const run = (args: readonly string[], place: Place): Promise<Status> =>
  statusOf(place, async (skip) => {
    const { folder, environment, print } = place;
    const help = helpFor(args);
    if (help !== undefined) {
      help.split("\n").forEach(print);
      return 0;
    }
    const [first, ...others] = args;
    // Loaded here, because the audit prepares boards and tables that other commands do not need.
    if (first === "audit") return (await import("./audit.js")).auditFiles(others, place, skip);
    if (first === "init") {
      const keys = ["out", "lang", "board", "piece"];
      const given = optionsOf(others, { help: `${TOOL} init --help`, environment }, [], keys);
      (await initConfig(folder, place.version, given, place.ask)).forEach(print);
      return 0;
    }
    const options = runOptions(args, environment);
    if (options.has("version")) {
      print(place.version);
      return 0;
    }
    const writing = args.filter((one) => one !== "--check" && one !== "--dry-run");
    const command = [TOOL, ...writing.map(quoted)].join(" ");
    const requests = requestedBy(options, folder, skip);
    const folders = foldersOf(requests, place);
    for (const { read } of requests) demandUnchanged(read);
    const ending = { options, prune: options.has("prune"), command, isOwnCommand };
    return finish(folders, ending, place);
  });

const foldersOf = (
  requests: readonly Requested[],
  { announce, print }: Place,
): readonly Folder[] => {
  const proved = allOf(
    requests,
    (requested) => {
      const { entries, placed } = requested.request;
      const path = relative("", requested.folder) || ".";
      demandFolder(path);
      // Tables on boards with many pairs of squares take a long time.
      const takesLong = entries.some(({ board }) => board.squares.length ** 2 >= 100_000);
      const tables = provedRequests(entries, takesLong ? announce : undefined, placed);
      return { ...requested, path, tables };
    },
    // Mistakes in a request are reported with their place, which begins with the file.
    ({ file }, error) => (file === undefined || error instanceof RequestError ? "" : `${file}: `),
  );
  if (proved.length > 1) demandDistinct(proved);
  const files = new Map<string, File & { readonly path: string; readonly by: string }>();
  for (const { request, file: by = TOOL, path, maker, tables } of proved) {
    for (const one of requestedModules(request, tables, maker, print)) {
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
          `${[...new Set([other.by, by])].join(" and ")}: ${inLine(place)} would be written twice; choose another folder for one of the two`,
        );
      // If only one of two equal files names its maker, keep that file.
      if (other === made || otherBare === other.text) files.set(place, made);
    }
  }
  const paths = [...new Set(proved.map(({ path }) => path))];
  for (const [place, { by }] of files)
    if (paths.some((one) => `${one}${sep}`.startsWith(`${place}${sep}`)))
      throw new RequestError(
        `${by}: ${inLine(place)} would be both a file and a folder; choose another folder for one of the two`,
      );
  return paths.map((path) => ({
    path,
    files: [...files.values()].filter((one) => one.path === path),
    makers: proved.filter((one) => one.path === path).map(({ maker }) => maker),
  }));
};

/** Refuses different tables with the same name in one namespace: a C or C++ program could use the wrong table. */
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
          `${file}: two outputs have different tables named ${name}; give one of them another name or ${lang === "c" ? "prefix" : "namespace"}`,
        );
      known.set(key, text);
    }
  }
};
