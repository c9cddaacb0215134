/** Copies of the checkout, and users' projects with the package installed. */
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { temporaryFolder } from "../../support/files.js";
import { copyCheckout } from "./checkout.js";
import { run } from "./run.js";

/** A copy of the checkout in a folder for the test. */
export const checkout = (): string => {
  const folder = join(temporaryFolder(), "checkout");
  copyCheckout(folder);
  return folder;
};

/** A project in a folder for the test, with the packed package and other packages installed from their folders. */
export const userProject = (packages: Readonly<Record<string, string>> = {}): string => {
  const folder = temporaryFolder();
  cpSync(inject("consumer"), folder, { recursive: true, verbatimSymlinks: true });
  for (const [name, place] of Object.entries(packages))
    symlinkSync(place, join(folder, "node_modules", name), "junction");
  return folder;
};

/** The folder of the packed package in a user's project. */
export const packageIn = (folder: string): string => join(folder, "node_modules", "chess-distance");

/** Expects that TypeScript compiles a user's project at its strictest. `options` override the strict ones. */
export const demandTypes = (folder: string, tsc: string, options: object): void => {
  const strict = { strict: true, noUncheckedIndexedAccess: true, skipLibCheck: false };
  const compilerOptions = { target: "es2015", types: [], ...strict, ...options };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const { status, stdout, stderr } = run(folder, process.execPath, [tsc, "-p", "."]);
  expect(status, stdout + stderr).toBe(0);
};
