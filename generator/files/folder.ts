/** Reads and writes the folders of generated files. No other file does. */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { partialName, type FoundFiles } from "./plan.js";

/** Something outside the program, such as a folder, prevents the work. The message says what to do. */
export class EnvironmentError extends Error {}

/** The contents of a folder; empty if the folder does not exist. */
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

/**
 * Writes a file so that it always holds the complete old or new text: the text is written to a partial file beside
 * it, flushed to disk, and renamed. Creates the folder if it does not exist.
 */
export const writeWhole = (folder: string, file: string, text: string): void => {
  const path = join(folder, file);
  attempt("write", path, () => {
    mkdirSync(folder, { recursive: true });
    // Another run may remove the partial file as a leftover; then it is written again.
    for (let tries = 1; !wroteOnce(folder, file, text, tries === LAST_TRY); tries++);
  });
};

const LAST_TRY = 5;

const wroteOnce = (folder: string, file: string, text: string, isLast: boolean): boolean => {
  const partial = join(folder, partialName(file, randomUUID()));
  try {
    writeFileSync(partial, text, { flush: true });
    renameSync(partial, join(folder, file));
    return true;
  } catch (error) {
    rmSync(partial, { force: true });
    if (!isLast && isSystemError(error) && error.code === "ENOENT") return false;
    throw error;
  }
};

/** Removes a file, unless another run has already removed it. */
export const removeFile = (folder: string, file: string): void => {
  const path = join(folder, file);
  attempt("remove", path, () => {
    rmSync(path, { force: true });
  });
};

/** Reads something that another run may remove at the same time; `undefined` if it is gone. */
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
    const state = action === "read" ? "Nothing was changed" : "No file is half written";
    throw new EnvironmentError(
      `cannot ${action} ${path}: ${reasonOf(error)} (${error.code}). ` +
        `${state}. Fix this, then run the command again.`,
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
