/** Writes the licenses of the packages whose code is in the page, as these licenses require. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = "licenses.txt";

/** The folder of the package that contains a module; `undefined` for our own modules and for Vite's. */
const packageOf = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];

const licenseIn = (folder: string): string => {
  const name = folder.replace(/^.*\/node_modules\//, "");
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no license`);
  return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
};

/** Returns the Vite plugin that adds `licenses.txt` to the build. */
export const licenses = (): Plugin => ({
  name: "chess-distance-licenses",
  apply: "build",
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? Object.keys(file.modules) : [],
    );
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined));
    const texts = [...folders].sort().map(licenseIn);
    this.emitFile({ type: "asset", fileName: FILE, source: texts.join("\n----\n\n") });
  },
});
