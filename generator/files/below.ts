/** Lists the files below a folder. It reads `.gitignore` itself: git would run programs that the config of a repository names. */
import { basename, dirname, join } from "node:path";
import ignore, { type Ignore } from "ignore";
import { unlessUnreadable, type Skip } from "../errors.js";
import { demandUtf8, entriesOf, isFolder, isThere, plainText, realPath } from "./folder.js";

/** A folder of a repository: its path from the root, empty or with a slash at the end, and what `.gitignore` names in it. */
interface Place {
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
      // With a slash, except at the end, a pattern is for this folder alone.
      const isHere = /\/(?! *$)/.test(line);
      return `${not}${start}${isHere ? "" : "**/"}${pattern}`;
    });
  // By default, the library ignores case on every system.
  return ignore({ ignoreCase: false })
    .add(above ?? [])
    .add(patterns);
};

const placeOf = (folder: string, path: string, above: Ignore): Place => ({
  path,
  ignored: withPatterns(plainText(join(folder, ".gitignore")), path, above),
});

/** The place of a folder in its repository, if it is in one. */
const placeIn = (folder: string): Place | undefined => {
  const repository = join(folder, ".git");
  if (isThere(repository))
    return placeOf(folder, "", withPatterns(plainText(join(repository, "info", "exclude")), ""));
  const above = dirname(folder) === folder ? undefined : placeIn(dirname(folder));
  return above && placeOf(folder, `${above.path}${basename(folder)}/`, above.ignored);
};

/**
 * The paths of the wanted files in a folder and below, except in `node_modules`, in other repositories, and where
 * `.gitignore` says so. Links are not followed. What cannot be read is passed over.
 */
export const filesBelow = (
  folder: string,
  isWanted: (path: string) => boolean,
  skip: Skip,
  place = placeIn(realPath(folder)),
): readonly string[] =>
  entriesOf(folder)
    .flatMap((entry) =>
      unlessUnreadable(skip, () => {
        const { name } = entry;
        const isBelow = entry.isDirectory();
        const from = `${place?.path ?? ""}${name}${isBelow ? "/" : ""}`;
        const path = join(folder, name);
        const isOurs = isBelow ? ![".git", "node_modules"].includes(name) : isWanted(path);
        if (!isOurs || place?.ignored.ignores(from)) return [];
        demandUtf8(path);
        if (!isBelow) return isFolder(path) ? [] : [path];
        if (isThere(join(path, ".git"))) return [];
        return filesBelow(path, isWanted, skip, place && placeOf(path, from, place.ignored));
      }),
    )
    .sort();
