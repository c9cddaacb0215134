#!/usr/bin/env node
/** The executable of `npx chess-distance`. */
import { statSync } from "node:fs";
import module, { createRequire } from "node:module";
import { createInterface, type Interface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { denialIn, EnvironmentError } from "../environment.js";
import { inLine } from "../errors.js";
import { provedBefore } from "../files/proved.js";
import { asProcess } from "../process.js";
import { painted } from "./painted.js";
import { progressOn } from "./progress.js";

// Most code of a run runs only briefly, so V8 optimizes it later than usual, and optimizes a loop that runs long at once,
// not in another thread: a run takes a fifth less processor time, and less memory. The V8 of Node 22 and newer has no such
// budget, and optimizes later anyway. Modules of Node are imported before: after this, they would be compiled again.
if (process.versions.v8.startsWith("11.")) {
  setFlagsFromString("--interrupt-budget=800000");
  setFlagsFromString("--no-concurrent-osr");
}

// From 22.1, Node can keep the compiled code of what is imported after this call.
const keepCompiled: unknown = Reflect.get(module, "enableCompileCache");
if (typeof keepCompiled === "function") Reflect.apply(keepCompiled, module, []);
const tool = await import("./run.js");

const manifest: unknown = createRequire(import.meta.url)("../package.json");
const version = String(Reflect.get(Object(manifest), "version"));

// The interface is created at the first question, because an open interface intercepts Ctrl-C.
let terminal: Interface | undefined;
let lines: AsyncIterator<string> | undefined;

/** Asks the user on the terminal. Without a terminal, returns the default. Answers may be typed ahead. */
const ask = async (question: string, byDefault: string): Promise<string> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return byDefault;
  terminal ??= createInterface(process.stdin, process.stdout);
  lines ??= terminal[Symbol.asyncIterator]();
  process.stdout.write(`${question.split("\n").map(inLine).join("\n")} (${byDefault}): `);
  const line = await lines.next();
  if (line.done) {
    process.stdout.write("\n");
    throw new EnvironmentError("The input ended. Nothing was written.");
  }
  return line.value.trim() || byDefault;
};

/**
 * Returns the working directory. Exits if the directory was removed, or if Node misreads its name as that of another
 * directory.
 */
const workingDirectory = (): string => {
  let denial: string | undefined;
  try {
    const path = process.cwd();
    if (statSync(path).ino === statSync(".").ino) return path;
  } catch (error) {
    denial = denialIn(error);
  }
  console.error(
    denial === undefined
      ? "The working directory does not exist, or its name is not in UTF-8. Change to another directory."
      : `cannot read the working directory: ${denial}.`,
  );
  process.exit(2);
};

const { announce, clear } = progressOn(process.stderr, Date.now);

/** Like a given function that prints a line, but removes the line of progress before. */
const afterProgress =
  <Line>(print: (line: Line) => void) =>
  (line: Line): void => {
    clear();
    print(line);
  };

// Node knows NO_COLOR and FORCE_COLOR, and which terminals have colors. A file or a pipe has none.
const colorDepth = process.stdout.isTTY ? process.stdout.getColorDepth() : 1;

await asProcess((args, { print, printError }) =>
  tool.run(args, {
    print: afterProgress(print),
    printError: afterProgress(printError),
    draw: afterProgress((line) => {
      process.stdout.write(`${painted(line, colorDepth)}\n`);
    }),
    version,
    ask,
    input: () => text(process.stdin),
    folder: workingDirectory(),
    environment: process.env,
    proved: provedBefore(process.env, version, fileURLToPath(import.meta.url)),
    announce,
  }),
);
clear();
terminal?.close();
