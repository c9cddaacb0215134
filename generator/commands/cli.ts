#!/usr/bin/env node
/** The process of `npx chess-distance`. */
import { createRequire } from "node:module";
import { createInterface } from "node:readline/promises";
import { EnvironmentError } from "../errors.js";
import { asProcess } from "./process.js";
import { npx } from "./npx.js";

const manifest: unknown = createRequire(import.meta.url)("../package.json");
const version =
  typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "unknown";

const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
const terminal = isTerminal ? createInterface(process.stdin, process.stdout) : undefined;
const lines = terminal?.[Symbol.asyncIterator]();

/** Asks on the terminal; the answers may be there before the questions. */
const ask = async (question: string, byDefault: string): Promise<string> => {
  process.stdout.write(`${question} (${byDefault}): `);
  const line = await lines?.next();
  if (line?.done !== false) throw new EnvironmentError("\nNothing was written.");
  return line.value.trim() || byDefault;
};

await asProcess((args, output) =>
  npx(args, {
    ...output,
    version,
    ...(terminal ? { ask } : {}),
    load: () => import("../languages/typescript/modules.js"),
    folder: process.cwd(),
    announce: (work) => {
      if (process.stderr.isTTY) console.error(`${work} …`);
    },
  }),
);
terminal?.close();
