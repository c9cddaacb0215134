/** Temporary folders and their contents. */
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The project's own folder. */
export const PROJECT = join(import.meta.dirname, "..", "..");

/** The folder of the committed modules. */
export const GENERATED = join(PROJECT, "generated");

/** The folder of the committed pictures. */
export const DOCS = join(PROJECT, "docs");

/** An empty temporary folder, which is removed when the test ends. */
export const temporaryFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "chess-distance-")));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

/** The files of a folder, text by name, in the order of their names. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
