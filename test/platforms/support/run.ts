/** Runs commands for tests, in an environment that does not depend on the user's. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { join } from "node:path";
import { expect, inject, type TestContext } from "vitest";
import { temporaryFolder } from "../../support/files.js";
import { platform } from "./platform.js";
import type { PlatformName } from "./platforms.js";
import { environment } from "./environment.js";

/**
 * An environment with a home of its own. All commands of a run share the caches of Go and Zig, because without them each
 * would compile the standard library. What they keep is named by hashes of all that it was made from.
 */
const ownEnvironment = (): Record<string, string> => ({
  ...environment(temporaryFolder()),
  GOCACHE: join(inject("caches"), "go"),
  ZIG_GLOBAL_CACHE_DIR: join(inject("caches"), "zig"),
});

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
    env: { ...ownEnvironment(), ...more },
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
    env: { ...ownEnvironment(), ...more },
    // Programs print all answers of all lookups.
    maxBuffer: 64 * 1024 * 1024,
    shell: true,
  });

/** Runs the commands of a program and returns the output of the last. `{Zig}` is replaced by the file of a platform. */
export const runCommands = (
  context: Pick<TestContext, "skip">,
  folder: string,
  program: { readonly needs: readonly PlatformName[]; readonly commands: readonly string[] },
): string => {
  const files: ReadonlyMap<string, string> = new Map(
    program.needs.map((name) => [name, platform(context, name)]),
  );
  let printed = "";
  for (const command of program.commands) {
    const line = command.replaceAll(/\{([.\w ]+)\}/g, (_, name: string) => files.get(name) ?? name);
    const { status, stdout, stderr } = runLine(folder, line);
    expect(status, `${line}\n${stderr.slice(0, 2000)}${stdout.slice(0, 2000)}`).toBe(0);
    printed = stdout;
  }
  return printed;
};
