/** The folder of the generated modules: the only place where files are read and written. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Dirent,
} from "node:fs";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { PARTIAL, type FoundFiles } from "./plan.js";

/** The folder could not be read or written. The message names the file, the reason and the mend. */
export class FolderError extends Error {}

/** What is in the folder; nothing if there is no such folder. */
export const readFolder = (folder: string): FoundFiles =>
  new Map(
    entriesOf(folder).map((entry) => {
      const path = join(folder, entry.name);
      return [
        entry.name,
        entry.isFile() ? attempt("read", path, () => readFileSync(path, "utf8")) : undefined,
      ];
    }),
  );

const entriesOf = (folder: string): Dirent[] =>
  attempt("read", folder, () => {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      if (isSystemError(error) && error.code === "ENOENT") return [];
      throw error;
    }
  });

/**
 * Writes a file so that at every moment its name bears the old text or the new, whole: the text goes to
 * a partial file beside it, reaches the disk, and then takes the name. The folder is made if need be.
 */
export const writeWhole = (folder: string, file: string, text: string): void => {
  const path = join(folder, file);
  const partial = `${path}.${process.pid}${PARTIAL}`;
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

/** Removes a file. */
export const removeFile = (folder: string, file: string): void => {
  const path = join(folder, file);
  attempt("remove", path, () => {
    rmSync(path);
  });
};

const attempt = <Result>(action: string, path: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new FolderError(
      `cannot ${action} ${path}: ${reasonOf(error)} (${error.code}). ` +
        "No module is left half written: mend this, then run the command again.",
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
