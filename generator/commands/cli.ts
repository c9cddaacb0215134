#!/usr/bin/env node
/** The process of `npx chess-distance`. */
import { createRequire } from "node:module";
import { createInterface } from "node:readline/promises";
import { asProcess } from "./process.js";
import { npx } from "./npx.js";

const manifest: unknown = createRequire(import.meta.url)("../package.json");
const version =
  typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";

/** Asks on the terminal. */
const ask = async (question: string, byDefault: string): Promise<string> => {
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`${question} (${byDefault}): `);
  terminal.close();
  return answer.trim() || byDefault;
};

await asProcess((args, output) =>
  npx(args, {
    ...output,
    version,
    ...(process.stdin.isTTY && process.stdout.isTTY ? { ask } : {}),
    load: () => import("../languages/typescript/modules.js"),
    folder: process.cwd(),
    announce: (work) => {
      if (process.stderr.isTTY) console.error(`${work} …`);
    },
  }),
);
