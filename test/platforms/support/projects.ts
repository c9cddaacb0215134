/** Copies of the checkout, and users' projects with the package installed. */
import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { PROJECT, temporaryFolder } from "../../support/files.js";
import { copyCheckout } from "./checkout.js";

/** A copy of the checkout in a folder for the test. */
export const checkout = (): string => {
  const folder = join(temporaryFolder(), "checkout");
  copyCheckout(folder);
  return folder;
};

/** The packages that a user's project has installed: their folders, by name. */
type Packages = Readonly<Record<string, string>>;

/** The peer dependencies of the tool, in the versions of this repository. */
export const PEERS: Packages = {
  "ts-morph": join(PROJECT, "node_modules", "ts-morph"),
  prettier: join(PROJECT, "node_modules", "prettier"),
};

/** A project, in a folder for the test, with the packed package and others installed. */
export const userProject = (packages: Packages = {}): string => {
  const folder = temporaryFolder();
  cpSync(inject("consumer"), folder, { recursive: true, verbatimSymlinks: true });
  for (const [name, place] of Object.entries(packages))
    symlinkSync(place, join(folder, "node_modules", name), "junction");
  return folder;
};

/** The folder of the packed package in a user's project. */
export const packageIn = (folder: string): string => join(folder, "node_modules", "chess-distance");
