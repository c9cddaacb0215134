/** Runs once before the platform tests: installs the platforms, and packs the package to test. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { copyCheckout } from "./checkout.js";
import { environment } from "./environment.js";
import { installPlatforms } from "./install.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The reasons why platforms are not installed, by name. */
    missing: Record<string, string>;
    /** The packed package. */
    tarball: string;
    /** A project in which the packed package is installed as by a user, to be read and copied. */
    consumer: string;
  }
}

/** Everything is in a folder of this run, which is removed after the tests. */
export default (project: TestProject): (() => void) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "chess-distance-")));
  const removeFolder = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide("missing", installPlatforms());
    process.stderr.write("building, packing and installing the package … ");
    const tarball = packPackage(folder);
    project.provide("tarball", tarball);
    project.provide("consumer", installPackage(folder, tarball));
    process.stderr.write("done\n");
    return removeFolder;
  } catch (error) {
    removeFolder();
    throw error;
  }
};

/** Builds and packs a copy of the checkout, which stays as it is. */
const packPackage = (folder: string): string => {
  const [checkout, packed] = [join(folder, "checkout"), join(folder, "packed")];
  copyCheckout(checkout);
  mkdirSync(packed);
  npm(folder, checkout, "pack", "--pack-destination", packed);
  const [tarball = ""] = readdirSync(packed);
  return join(packed, tarball);
};

const installPackage = (folder: string, tarball: string): string => {
  const consumer = join(folder, "consumer");
  mkdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), '{ "private": true, "type": "module" }\n');
  npm(folder, consumer, "install", tarball);
  return consumer;
};

const npm = (folder: string, place: string, ...args: readonly string[]): void => {
  execFileSync("npm", args, {
    cwd: place,
    env: environment(join(folder, "home")),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
};
