/** The folders of what is generated: the only place where files are read and written. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { partialName, type FoundFiles } from "./plan.js";

/** A folder could not be read or written. The message names the file, the reason and the mend. */
export class FolderError extends Error {}

/** What is in a folder; nothing if there is no such folder. */
export const readFolder = (folder: string): FoundFiles => {
  const found = new Map<string, string | undefined>();
  const entries = unlessGone(folder, () => readdirSync(folder, { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (!entry.isFile()) found.set(entry.name, undefined);
    else {
      const text = unlessGone(path, () => readFileSync(path, "utf8"));
      if (text !== undefined) found.set(entry.name, text);
    }
  }
  return found;
};

/** Whether another process of this number is running. */
export const lives = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0); // sends no signal, only finds out whether one could be sent
    return true;
  } catch (error) {
    return isSystemError(error) && error.code === "EPERM"; // there is one, somebody else's
  }
};

/**
 * Writes a file so that at every moment its name bears the old text or the new, whole: the text goes to
 * a partial file beside it, reaches the disk, and then takes the name. The folder is made if need be.
 */
export const writeWhole = (folder: string, file: string, text: string): void => {
  const path = join(folder, file);
  const partial = join(folder, partialName(file, process.pid));
  attempt("write", path, () => {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(partial, text, { flush: true });
      renameSync(partial, path);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  });
};

/** Removes a file, unless another run has removed it already. */
export const removeFile = (folder: string, file: string): void => {
  const path = join(folder, file);
  attempt("remove", path, () => {
    rmSync(path, { force: true });
  });
};

/** Reads what another run may remove meanwhile: nothing is read then. */
const unlessGone = <Result>(path: string, read: () => Result): Result | undefined =>
  attempt("read", path, () => {
    try {
      return read();
    } catch (error) {
      if (isSystemError(error) && error.code === "ENOENT") return undefined;
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
    if (!isSystemError(error)) throw error;
    const state = action === "read" ? "Nothing is changed" : "No file is left half written";
    throw new FolderError(
      `cannot ${action} ${path}: ${reasonOf(error)} (${error.code}). ` +
        `${state}: mend this, then run the command again.`,
    );
  }
};

interface SystemError extends Error {
  readonly code: string;
  readonly errno: number;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && "errno" in error;

const reasonOf = ({ errno, message }: SystemError): string =>
  getSystemErrorMap().get(errno)?.[1] ?? message;
