/**
 * Lists files below a folder. This code reads `.gitignore` itself, because git would run programs that a repository's
 * config names.
 */
import { basename, dirname, join } from "node:path";
import ignore, { type Ignore } from "ignore";
import type { Skip } from "../environment.js";
import {
  demandUtf8,
  direntsOf,
  isFolder,
  isThere,
  plainText,
  realPath,
  unlessUnreadable,
} from "./folder.js";

/** A folder of a repository: its path from the root (empty, or with a slash at the end) and its ignore patterns. */
interface RepositoryFolder {
  readonly path: string;
  readonly ignored: Ignore;
}

/** Adds the patterns of a folder to those of the folders above it. */
const withPatterns = (text: string, path: string, above?: Ignore): Ignore => {
  const start = `/${path.replaceAll(/[\\*?[\]]/g, String.raw`\$&`)}`;
  const patterns = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => !/^#|^!?\/? *$/.test(line))
    .map((line) => {
      const [, not = "", pattern = ""] = /^(!?)\/?(.*)$/s.exec(line) ?? [];
      // A pattern with a slash anywhere but at its end is relative to this folder.
      const isHere = /\/(?! *$)/.test(line);
      return `${not}${start}${isHere ? "" : "**/"}${pattern}`;
    });
  // By default, the library would ignore letter case, even on systems where names differ by case.
  return ignore({ ignoreCase: false })
    .add(above ?? [])
    .add(patterns);
};

const repositoryFolder = (folder: string, path: string, above: Ignore): RepositoryFolder => ({
  path,
  ignored: withPatterns(plainText(join(folder, ".gitignore")), path, above),
});

/** Returns the place of a folder in its repository, or `undefined` if the folder is in no repository. */
const placeIn = (folder: string): RepositoryFolder | undefined => {
  const repository = join(folder, ".git");
  if (isThere(repository))
    return repositoryFolder(
      folder,
      "",
      withPatterns(plainText(join(repository, "info", "exclude")), ""),
    );
  const above = dirname(folder) === folder ? undefined : placeIn(dirname(folder));
  return above && repositoryFolder(folder, `${above.path}${basename(folder)}/`, above.ignored);
};

/**
 * Returns the paths of the wanted files in a folder and below it, except those in `node_modules` or another repository,
 * and those that `.gitignore` names, about which `isWanted` is not asked. Links to folders are not followed. Entries
 * that cannot be read are skipped.
 */
export const filesBelow = (
  folder: string,
  isWanted: (path: string) => boolean,
  skip: Skip,
  place = placeIn(realPath(folder)),
): readonly string[] =>
  direntsOf(folder)
    .flatMap((entry) =>
      unlessUnreadable(skip, () => {
        const { name } = entry;
        const isBelow = entry.isDirectory();
        const from = `${place?.path ?? ""}${name}${isBelow ? "/" : ""}`;
        const path = join(folder, name);
        if (isBelow && [".git", "node_modules"].includes(name)) return [];
        if (place?.ignored.ignores(from) === true) return [];
        if (!isBelow && !isWanted(path)) return [];
        demandUtf8(path);
        if (!isBelow) return isFolder(path) ? [] : [path];
        if (isThere(join(path, ".git"))) return [];
        return filesBelow(
          path,
          isWanted,
          skip,
          place && repositoryFolder(path, from, place.ignored),
        );
      }),
    )
    .sort();
