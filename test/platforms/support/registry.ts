/** Where commands of the tests get packages without a network: npm's cache, and a registry of their own. */
import { execFileSync, spawn, type SpawnSyncReturns } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished, type TestContext } from "vitest";
import { temporaryFolder } from "../../support/files.js";
import { notTested, platform } from "./platform.js";
import { run } from "./run.js";

/**
 * Runs commands, of which some install the packages of this repository, as a step of a workflow. npm
 * takes the packages from the user's cache, where `npm ci` has left them; skips the test if it has not.
 */
export const runWithPackages = (
  context: Pick<TestContext, "skip">,
  folder: string,
  commands: string,
  more: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> => {
  const cache = execFileSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).trim();
  const result = run(folder, "bash", ["-e", "-c", commands], {
    npm_config_cache: cache,
    npm_config_logs_dir: temporaryFolder(),
    ...more,
  });
  return result.stderr.includes("ENOTCACHED")
    ? notTested(context, "npm ci: npm's cache does not hold all packages; to fill it: npm ci")
    : result;
};

/** A program that starts a registry on a free port, and prints the port. It keeps packages in the folder. */
const START = `
  const [verdaccio, folder] = process.argv.slice(1);
  require(verdaccio).runServer({
    self_path: folder,
    storage: folder,
    packages: { "**": { access: "$all", publish: "$all" } },
    uplinks: {},
    web: { enable: false },
    log: { type: "stdout", level: "fatal" },
  }).then((app) => {
    const server = app.listen(0, "localhost", () => console.log(server.address().port));
  });`;

/** An empty registry, which runs until the test ends. */
export interface Registry {
  readonly address: string;
  /** The settings by which npm uses it, and may publish there. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts a registry. It takes every token, and has no packages but those that are published there. */
export const startRegistry = async (context: Pick<TestContext, "skip">): Promise<Registry> => {
  const verdaccio = platform(context, "verdaccio");
  const folder = temporaryFolder();
  const server = spawn(process.execPath, ["--eval", START, verdaccio, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  for await (const port of createInterface(server.stdout)) {
    const userconfig = join(temporaryFolder(), "npmrc");
    writeFileSync(userconfig, `//localhost:${port}/:_authToken=any\n`);
    return {
      address: `http://localhost:${port}`,
      settings: {
        npm_config_registry: `http://localhost:${port}`,
        npm_config_userconfig: userconfig,
        npm_config_offline: "false",
        npm_config_cache: temporaryFolder(),
      },
    };
  }
  throw new Error("The registry has not started.");
};
