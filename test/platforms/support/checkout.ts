/** A copy of the checkout: what is built or written there disturbs nobody. */
import { cpSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { PROJECT } from "../../support/files.js";

/** What git does not hold, and git's own. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...[".git", ".build", "coverage", "dist", "node_modules"],
]);

/** Copies the checkout, with the installed packages linked. */
export const copyCheckout = (folder: string): void => {
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (path) => path === PROJECT || !LEFT_OUT.has(basename(path)),
  });
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
};
