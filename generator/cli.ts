#!/usr/bin/env node
/** The process of `npx chess-distance`: arguments in, lines and exit status out. */
import { createRequire } from "node:module";
import { runTool } from "./tool.js";

const manifest: unknown = createRequire(import.meta.url)("../package.json");
const version =
  typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";

try {
  process.exitCode = await runTool(process.argv.slice(2), {
    version,
    load: () => import("./command.js"),
    announce: (work) => {
      if (process.stderr.isTTY) console.error(`${work} …`);
    },
    print: (line) => {
      console.log(line);
    },
    printError: (line) => {
      console.error(line);
    },
  });
} catch (error) {
  console.error("This is a fault of chess-distance itself; please report it:", error);
  process.exitCode = 3;
}
