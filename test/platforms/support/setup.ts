/** Runs once before the platform tests: installs platforms, builds the site, packs the package. */
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { newFolder } from "../../support/files.js";
import { copyCheckout } from "./checkout.js";
import { environment } from "./environment.js";
import { installPlatforms } from "./install.js";
import { serve } from "./server.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The reasons why platforms are not installed, by name. */
    missing: Record<string, string>;
    /** The folder of what compilers keep for other runs of them. */
    caches: string;
    /** The packed package. */
    tarball: string;
    /** A project with the packed package, installed as a user does, to read and to copy. */
    consumer: string;
    /** The folder of the site. It contains the explorer, and the API reference in a subfolder. */
    site: string;
    /** The address of the site while the tests run. */
    explorer: string;
  }
}

/** All files are in a folder of this run, which is removed after the tests. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = newFolder();
  const removeFolder = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide("missing", await installPlatforms());
    process.stderr.write("building the site; building, packing and installing the package … ");
    project.provide("caches", join(folder, "caches"));
    copyCheckout(join(folder, "checkout"));
    const packing = packPackage(folder);
    const installing = packing.then((tarball) => installPackage(folder, tarball));
    const building = buildSite(folder);
    await Promise.allSettled([installing, building]); // the folder may then be removed
    const site = await building;
    project.provide("tarball", await packing);
    project.provide("consumer", await installing);
    project.provide("site", site);
    const host = await serve(site, "max-age=600");
    project.provide("explorer", host.address);
    process.stderr.write("done\n");
    return async () => {
      await host.stop();
      removeFolder();
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
};

/** The tarball of the release to test. If there is none, packs a copy, so that the checkout does not change. */
const packPackage = async (folder: string): Promise<string> => {
  const released = process.env["TARBALL"];
  if (released !== undefined) return released;
  const packed = join(folder, "packed");
  mkdirSync(packed);
  await npm(folder, "checkout", "pack", "--pack-destination", packed);
  const [tarball = ""] = readdirSync(packed);
  return join(packed, tarball);
};

const buildSite = async (folder: string): Promise<string> => {
  const complaints = await npm(folder, "checkout", "run", "build:site");
  if (complaints !== "") throw new Error(complaints);
  return join(folder, "checkout", ".build", "site");
};

const installPackage = async (folder: string, tarball: string): Promise<string> => {
  const consumer = join(folder, "consumer");
  mkdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), '{ "private": true, "type": "module" }\n');
  await npm(folder, "consumer", "install", tarball);
  return consumer;
};

/** Runs npm in a folder of this run, and returns its standard error. */
const npm = async (folder: string, place: string, ...args: readonly string[]): Promise<string> => {
  const { stderr } = await promisify(execFile)("npm", args, {
    cwd: join(folder, place),
    env: environment(join(folder, "home")),
    shell: process.platform === "win32",
  });
  return stderr;
};
