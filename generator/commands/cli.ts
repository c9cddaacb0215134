#!/usr/bin/env node
/** The process of `npx chess-distance`. */
import { createRequire } from "node:module";
import { createInterface, type Interface } from "node:readline/promises";
import { EnvironmentError } from "../errors.js";
import { asProcess } from "./finish.js";
import { run } from "./run.js";

const manifest: unknown = createRequire(import.meta.url)("../package.json");
const version =
  typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";

// Made for the first question only, because an open interface takes Ctrl-C away from the process.
let terminal: Interface | undefined;
let lines: AsyncIterator<string> | undefined;

/** Asks on the terminal, if there is one; the answers may be there before the questions. */
const ask = async (question: string, byDefault: string): Promise<string> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return byDefault;
  terminal ??= createInterface(process.stdin, process.stdout);
  lines ??= terminal[Symbol.asyncIterator]();
  process.stdout.write(`${question} (${byDefault}): `);
  const line = await lines.next();
  if (line.done) throw new EnvironmentError("\nNothing was written.");
  return line.value.trim() || byDefault;
};

await asProcess((args, output) =>
  run(args, {
    ...output,
    version,
    ask,
    load: () => import("../languages/typescript/modules.js"),
    folder: process.cwd(),
    announce: (work) => {
      if (process.stderr.isTTY) console.error(`${work} …`);
    },
  }),
);
terminal?.close();
