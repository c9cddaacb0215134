/** All access to the files of users: folders of tables, and configs. */
import { constants } from "node:buffer";
import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { getSystemErrorMap } from "node:util";
import { denialIn, EnvironmentError, type Skip } from "../environment.js";
import { inLine } from "../errors.js";
import type { File } from "./file.js";
import { isWholeText, partsOf, type LongText } from "../long-text.js";
import { headerIn, type Maker } from "./header.js";

/** A folder and the files that a run makes in it. The folder may contain other files. */
export interface Folder {
  readonly path: string;
  readonly files: readonly File[];
  /** The makers of these files: the command, or each config. */
  readonly makers: readonly Maker[];
}

/**
 * The entries of a folder: the text of each, by name. The text is empty unless the file is wanted or has a header. It
 * is `undefined` for a link to a file with a header, and for an entry that cannot be read.
 */
export type FoundFiles = ReadonlyMap<string, string | undefined>;

/** Reports whether there is a file at a path. The path may be any text. */
export const isFile = (path: string): boolean =>
  unlessGone(path, () => fs.existsSync(path) && fs.statSync(path).isFile()) ?? false;

/** Reports whether there is a file at a path, not counting links to files. */
const isPlainFile = (path: string): boolean =>
  unlessGone(path, () => fs.existsSync(path) && fs.lstatSync(path).isFile()) ?? false;

export const isFolder = (path: string): boolean =>
  unlessGone(path, () => fs.statSync(path))?.isDirectory() ?? false;

export const direntsOf = (folder: string): readonly fs.Dirent[] =>
  attempt("read", folder, () => fs.readdirSync(folder, { withFileTypes: true }));

/** Resolves the links in a path, as far as the path exists. */
export const realPath = (path: string): string => {
  for (let there = path; dirname(there) !== there; there = dirname(there))
    try {
      // If the file system ignores letter case, `native` returns the name as written on the disk.
      return join(fs.realpathSync.native(there), relative(there, path));
    } catch {
      continue;
    }
  return path;
};

/** Returns a relative path, written the same way on every platform. */
export const pathFrom = (folder: string, path: string): string =>
  relative(folder, path).replaceAll(sep, "/");

/** Reports whether anything exists at a path: a file, a folder, or even a broken link. */
export const isThere = (path: string): boolean =>
  unlessGone(path, () => fs.lstatSync(path)) !== undefined;

/** Refuses a path with U+FFFD, which Node puts in place of bytes that are not UTF-8, unless the path exists. */
export const demandUtf8 = (path: string): void => {
  const [named] = /^.*\uFFFD[^\\/]*/s.exec(path) ?? [];
  if (named !== undefined && !isThere(named))
    throw new EnvironmentError(
      `${inLine(named)} does not exist; \uFFFD stands for bytes that are not UTF-8. Use another name.`,
    );
};

/** Returns the text of a file, or `undefined` if it has more bytes than `most`, or is too large for a string. */
const textUpTo = (path: string, most = constants.MAX_STRING_LENGTH): string | undefined =>
  fs.statSync(path).size <= most ? fs.readFileSync(path, "utf8") : undefined;

export const readText = (path: string, most?: number): string => {
  const text = attempt("read", path, () => textUpTo(path, most));
  if (text === undefined) throw new EnvironmentError(`${inLine(path)} is too large to read.`);
  return text;
};

/** Returns the text of a file; empty if there is no file, or only a link to a file. */
export const plainText = (path: string): string => (isPlainFile(path) ? readText(path) : "");

/** Throws an `EnvironmentError` if a path or one of its parents exists but is not a folder. */
export const demandFolder = (path: string): void => {
  demandUtf8(path);
  for (let part = path; dirname(part) !== part; part = dirname(part))
    if (isFile(part)) throw new EnvironmentError(`${part} is a file. Choose another folder.`);
  const folder = unlessGone(path, () => fs.opendirSync(path));
  folder?.closeSync();
  if (folder) return;
  if (isThere(path))
    throw new EnvironmentError(
      `${path} is a broken link. Remove the link, or choose another folder.`,
    );
  // The root itself, such as a drive on Windows, may be missing.
  if (dirname(path) !== path) demandFolder(dirname(path));
};

/** Reads a folder, which may be missing. Of huge files and of unwanted files without a header, reads only the start. */
export const readFolder = (folder: string, wanted: ReadonlySet<string>): FoundFiles => {
  const found = new Map<string, string | undefined>();
  const entries = unlessGone(folder, () => fs.readdirSync(folder, { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const isWanted = wanted.has(entry.name) && entry.isFile();
    const read = (): string | undefined =>
      isWanted ? (wholeOf(path) ?? "") : headedOf(path, entry.isFile());
    const text = entry.isDirectory() ? "" : unlessGone(path, read);
    if (!isWanted || text !== undefined) found.set(entry.name, text);
  }
  // On a case-insensitive file system, `Frozen.ts` and `frozen.ts` are the same file.
  const ignoringCase = new Set(entries.map(({ name }) => name.toLowerCase()));
  for (const name of wanted)
    if (!found.has(name) && ignoringCase.has(name.toLowerCase()) && isThere(join(folder, name)))
      found.set(name, undefined);
  return found;
};

/** Returns a file's text: empty if there is no header; `undefined` for unreadable files, and for links with a header. */
const headedOf = (path: string, isPlain: boolean): string | undefined => {
  if (!isFile(path)) return "";
  const text = startOf(path);
  if (text === undefined || headerIn(text) === undefined) return text && "";
  return isPlain ? wholeOf(path) : undefined;
};

/** Returns the text of a file, or its start if the text is too large for a string. */
const wholeOf = (path: string): string | undefined => textUpTo(path) ?? startOf(path);

/** Returns the start of a file, with more bytes than any header has; `undefined` if the file cannot be read. */
const startOf = (path: string): string | undefined => {
  try {
    const file = fs.openSync(path, "r");
    try {
      const start = Buffer.alloc(131_072);
      return start.toString("utf8", 0, fs.readSync(file, start));
    } finally {
      fs.closeSync(file);
    }
  } catch {
    return undefined;
  }
};

/**
 * Writes a file so that it always contains the complete old or new text: the text is written to a partial file in
 * the same folder, flushed to disk, and renamed. Creates the folder if it does not exist. Throws an `EnvironmentError`
 * if the file has changed, appeared or disappeared since `found` was read, unless it has the new text. Returns the
 * number of bytes.
 */
export const writeWhole = (path: string, written: LongText, found?: string): number =>
  attempt("write", path, () => {
    makeFolder(dirname(path));
    for (let tries = 1; ; tries++) {
      const partial = `${path}.${randomUUID()}.partial`;
      try {
        writeFlushed(partial, written);
        const { size } = fs.statSync(partial);
        if (found !== undefined || !isLinked(partial, path))
          replaceIf(found, path, partial, written);
        fs.rmSync(partial, { force: true });
        return size;
      } catch (error) {
        fs.rmSync(partial, { force: true });
        // Another run may remove the partial file as a leftover. The file is then written again.
        if (tries === 5 || !isGone(error)) throw error;
      }
    }
  });

/**
 * Replaces a file by its partial file if the text of the file is still `found`. Throws if it is neither that nor the
 * new text.
 */
const replaceIf = (
  found: string | undefined,
  path: string,
  partial: string,
  written: LongText,
): void => {
  const now = isPlainFile(path) ? textUpTo(path) : undefined;
  if (now !== undefined && now === found) replaceFile(path, partial);
  else if (now === undefined || !isWholeText(now, written)) throw changed(path);
};

/** Replaces a file by its partial file, which gets the owner and the permissions of the file. */
const replaceFile = (path: string, partial: string): void => {
  const { mode, uid, gid } = fs.statSync(path);
  if (process.getuid?.() === 0) fs.chownSync(partial, uid, gid);
  fs.chmodSync(partial, mode);
  fs.renameSync(partial, path);
};

/**
 * Writes a file, and flushes it to disk. If permissions deny only the flush, as those of Node's permission model do,
 * writes the file without a flush.
 */
const writeFlushed = (path: string, { text, rows }: LongText): void => {
  if (rows !== undefined && rows.size > 0) {
    writeParts(path, { text, rows });
    return;
  }
  try {
    fs.writeFileSync(path, text, { flush: true });
  } catch (error) {
    if (denialIn(error) === undefined) throw error;
    fs.writeFileSync(path, text);
  }
};

/** Writes a text part by part, and flushes the file to disk unless permissions deny it. */
const writeParts = (path: string, written: LongText): void => {
  const file = fs.openSync(path, "w");
  try {
    for (const part of partsOf(written)) fs.writeFileSync(file, part);
    fs.fsyncSync(file);
  } catch (error) {
    if (denialIn(error) === undefined) throw error;
  } finally {
    fs.closeSync(file);
  }
};

const changed = (path: string): EnvironmentError =>
  new EnvironmentError(
    `${inLine(path)} changed, appeared or disappeared while the command ran; the command did not touch it. Run the command again.`,
  );

/**
 * Gives a file a new name, and reports whether nothing had the name. Unlike `rename`, `link` never replaces a file, but
 * some file systems have no links.
 */
const isLinked = (partial: string, path: string): boolean => {
  try {
    fs.linkSync(partial, path);
    return true;
  } catch (error) {
    if (!isSystemError(error) || isGone(error)) throw error;
    if (fs.existsSync(path) || isThere(path)) return false;
    fs.renameSync(partial, path);
    return true;
  }
};

/** Makes a folder and its parents. A recursive `mkdirSync` hangs in places such as `/proc`. */
const makeFolder = (path: string): void => {
  if (fs.existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (!fs.existsSync(path)) throw error; // otherwise another run has created it
  }
};

/**
 * Removes a file, unless another run has already removed it. Throws an `EnvironmentError` if the text of the file is
 * not `found`.
 */
export const removeFile = (path: string, found: string | undefined): void => {
  attempt("remove", path, () => {
    if (isThere(path) && !(isPlainFile(path) && wholeOf(path) === found)) throw changed(path);
    fs.rmSync(path, { force: true });
  });
};

/**
 * Returns what `read` returns, or `undefined` if the file does not exist, because another run may remove it at any
 * time.
 */
const unlessGone = <Result>(path: string, read: () => Result): Result | undefined =>
  attempt("read", path, () => {
    try {
      return read();
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  });

const attempt = <Result>(
  action: "read" | "write" | "remove",
  path: string,
  work: () => Result,
): Result => {
  try {
    return work();
  } catch (error) {
    const reason = denialIn(error) ?? failureIn(error);
    if (reason === undefined) throw error;
    throw new EnvironmentError(
      `cannot ${action} ${inLine(path)}: ${reason}. ` +
        `${action === "read" ? "" : "No file is half written. "}Fix the problem, then run the command again.`,
    );
  }
};

/** Returns the reason that the system gave, with its code; `undefined` for any other error. */
const failureIn = (error: unknown): string | undefined => {
  if (!isSystemError(error)) return undefined;
  const [, reason = error.message] = getSystemErrorMap().get(error.errno) ?? [];
  return `${reason} (${error.code})`;
};

const isSystemError = (
  error: unknown,
): error is Error & Record<"code", string> & Record<"errno", number> =>
  error instanceof Error && "errno" in error;

const isGone = (error: unknown): boolean => isSystemError(error) && error.code === "ENOENT";

/** Returns the results of `work`. On an `EnvironmentError`, returns no results, and calls `skip` with the reason. */
export const unlessUnreadable = <Result>(
  skip: Skip,
  work: () => readonly Result[],
): readonly Result[] => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    skip(error.message);
    return [];
  }
};
