/** A registry from which the tests install packages without a network. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished, type TestContext } from "vitest";
import { temporaryFolder } from "../../support/files.js";
import { platform } from "./platform.js";

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
  /** The settings with which npm uses the registry and may publish to it. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts a registry. It accepts every token, and has only the packages that are published to it. */
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
