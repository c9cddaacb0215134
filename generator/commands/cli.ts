#!/usr/bin/env node
/** The process of `npx chess-distance`. */
import { createRequire } from "node:module";
import { asProcess } from "./finish.js";
import { run } from "./run.js";

const manifest: unknown = createRequire(import.meta.url)("../package.json");
const version =
  typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";

await asProcess((args, output) =>
  run(args, {
    ...output,
    version,
    load: () => import("../languages/typescript/modules.js"),
    folder: process.cwd(),
    announce: (work) => {
      if (process.stderr.isTTY) console.error(`${work} …`);
    },
  }),
);
