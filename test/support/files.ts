/** Temporary folders and their contents. */
import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The project's own folder. */
export const PROJECT = join(import.meta.dirname, "..", "..");

/** The folder of the committed modules. */
export const GENERATED = join(PROJECT, "generated");

/** The folder of the committed pictures. */
export const DOCS = join(PROJECT, "docs");

/** Linux's file system in memory is faster than a disk; on other systems, there may be none. */
const MEMORY = "/dev/shm";

/** Enough bytes for the folders of all tests that run at once. */
const ROOM = 2 ** 30;

/** Reports whether a folder has room for programs and can run them. Some containers forbid it. */
const isForPrograms = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < ROOM) return false;
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    return !mounts.some((mount) => mount.includes(` ${folder} `) && mount.includes("noexec"));
  } catch {
    return false;
  }
};

/** Whether the user has chosen the folder for temporary files. */
const isChosen = (process.env["TMPDIR"] ?? "") !== "";

const TEMPORARY = realpathSync(!isChosen && isForPrograms(MEMORY) ? MEMORY : tmpdir());

/** Makes an empty temporary folder, which the caller removes. */
export const newFolder = (): string => mkdtempSync(join(TEMPORARY, "chess-distance-"));

/** Makes an empty temporary folder, which is removed when the test ends. */
export const temporaryFolder = (): string => {
  const folder = newFolder();
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
