/** Runs commands for tests, in an environment that does not depend on the user's. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { temporaryFolder } from "../../support/files.js";
import { environment } from "./environment.js";

/** Runs a program in a folder. */
export const run = (
  folder: string,
  program: string,
  args: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> =>
  spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment(temporaryFolder()), ...more },
    shell: process.platform === "win32",
  });

/** Runs a line in a shell, in a folder. */
export const runLine = (
  folder: string,
  line: string,
  more: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> =>
  spawnSync(line, {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment(temporaryFolder()), ...more },
    // Programs print all answers of all lookups.
    maxBuffer: 64 * 1024 * 1024,
    shell: true,
  });
