/** Builds the service worker, and tells it which files the page has. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const FILE = "service-worker.js";
const SOURCE = fileURLToPath(new URL("worker/service-worker.ts", import.meta.url));

/** A version that changes with any file of the build, also with those that have none in their names. */
const versionOf = (files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string => {
  const hash = createHash("sha256");
  for (const file of files.toSorted((one, other) => one.fileName.localeCompare(other.fileName)))
    hash.update(file.type === "chunk" ? file.code : file.source);
  return hash.digest("hex").slice(0, 16);
};

/** The plugin, after which the build has a `service-worker.js` beside its `index.html`. */
export const offline = (): Plugin => ({
  name: "chess-distance-offline",
  apply: "build",
  enforce: "post", // index.html is among the files only then
  buildStart() {
    this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
  },
  generateBundle(_options, bundle) {
    const worker = bundle[FILE];
    const page = bundle["index.html"];
    const html = page?.type === "asset" ? page.source : undefined;
    if (worker?.type !== "chunk" || typeof html !== "string") throw new Error(`no ${FILE}`);
    const names = Object.keys(bundle).filter((name) => name !== FILE && name !== "index.html");
    worker.code = [
      `const FILES = ${JSON.stringify(names.sort())};`,
      `const NAMED = ${JSON.stringify(names.filter((name) => html.includes(name)))};`,
      `const VERSION = "${versionOf(Object.values(bundle))}";`,
      worker.code,
    ].join("\n");
  },
});
