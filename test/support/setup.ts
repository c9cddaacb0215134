/** Runs once before the tests: bundles the command, and installs the engines that some tests need. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const PROJECT = join(import.meta.dirname, "..", "..");
const ENGINES = join(PROJECT, "test", "engines");

declare module "vitest" {
  interface ProvidedContext {
    /** Why the engines of `test/engines` are not there, empty if they are. */
    enginesMissing: string;
  }
}

export default (project: TestProject): void => {
  npm(["run", "generate", "--", "--help"], PROJECT);
  project.provide("enginesMissing", installEngines());
};

const installEngines = (): string => {
  if (process.platform !== "linux" || process.arch !== "x64")
    return `engines are installed on linux x64 only, this is ${process.platform} ${process.arch}`;
  if (existsSync(join(ENGINES, "node_modules", "node-26"))) return "";
  try {
    npm(["ci"], ENGINES);
    return "";
  } catch (error) {
    return `npm ci in test/engines failed: ${String(error)}`;
  }
};

const npm = (args: readonly string[], folder: string): void => {
  execFileSync("npm", args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
};
