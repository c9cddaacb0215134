/** Copies of the checkout, in which tests can build and write. */
import { cpSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { PROJECT } from "../../support/files.js";

/** Files that are not in git, and git's own folder. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...[".git", ".build", "coverage", "dist", "node_modules"],
]);

/** Copies the checkout without installed packages and built files. */
export const copySources = (folder: string): void => {
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (path) => path === PROJECT || !LEFT_OUT.has(basename(path)),
  });
};

/** Copies the checkout, with the installed packages linked. */
export const copyCheckout = (folder: string): void => {
  copySources(folder);
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
};
