/** Builds the service worker, and writes the list of the page's files into it, and the version into both. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const FILE = "service-worker.js";
const SOURCE = fileURLToPath(new URL("worker/service-worker.ts", import.meta.url));

/** Returns a hash of all files of the build, including those that have no hash in their names. */
const versionOf = (files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string => {
  const hash = createHash("sha256");
  for (const file of files.toSorted((one, other) => one.fileName.localeCompare(other.fileName)))
    hash.update(file.type === "chunk" ? file.code : file.source);
  return hash.digest("hex").slice(0, 16);
};

/** Returns the Vite plugin that adds `service-worker.js` to the build, beside `index.html`. */
export const offline = (): Plugin => ({
  name: "chess-distance-offline",
  apply: "build",
  enforce: "post", // after Vite has added index.html
  buildStart() {
    this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
  },
  generateBundle(_options, bundle) {
    const worker = bundle[FILE];
    const page = bundle["index.html"];
    if (worker?.type !== "chunk" || page?.type !== "asset") throw new Error(`no ${FILE}`);
    const html = String(page.source);
    const names = Object.keys(bundle).filter((name) => name !== FILE && name !== "index.html");
    const version = versionOf(Object.values(bundle));
    page.source = html.replace("</head>", `<meta name="version" content="${version}" />$&`);
    worker.code = [
      `const FILES = ${JSON.stringify(names.sort())};`,
      `const VERSION = "${version}";`,
      worker.code,
    ].join("\n");
  },
});
