/** Runs once before the tests: builds and packs what they test, and installs the platforms to test it on. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const PROJECT = join(import.meta.dirname, "..", "..");
const PLATFORMS = join(PROJECT, "test", "platforms");

declare module "vitest" {
  interface ProvidedContext {
    /** Why the platforms of `test/platforms` could not be installed, empty if they were. */
    platformsMissing: string;
    /** The packed package. */
    tarball: string;
    /** A folder in which the packed package is installed, as a user would. */
    consumer: string;
  }
}

export default (project: TestProject): void => {
  const packed = join(PROJECT, ".build", "packed");
  const tarball = packPackage(packed);
  project.provide("tarball", tarball);
  project.provide("consumer", installPackage(join(packed, "consumer"), tarball));
  project.provide("platformsMissing", installPlatforms());
};

const packPackage = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const listing = npm(["pack", "--json", "--pack-destination", folder], PROJECT);
  const name = /"filename": "(.*?)"/.exec(listing)?.[1];
  if (name === undefined) throw new Error(`npm pack named no file: ${listing}`);
  return join(folder, name);
};

const installPackage = (folder: string, tarball: string): string => {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  npm(["install", "--offline", tarball], folder);
  return folder;
};

const installPlatforms = (): string => {
  if (isInstalled()) return "";
  try {
    npm(["ci"], PLATFORMS);
    return "";
  } catch (error) {
    return `npm ci in test/platforms failed: ${String(error)}`;
  }
};

const isInstalled = (): boolean => {
  const installed = statSync(join(PLATFORMS, "node_modules", ".package-lock.json"), {
    throwIfNoEntry: false,
  });
  return (
    installed !== undefined &&
    installed.mtime > statSync(join(PLATFORMS, "package-lock.json")).mtime
  );
};

const npm = (args: readonly string[], folder: string): string =>
  execFileSync("npm", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
