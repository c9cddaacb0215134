/** Runs the tool in this process, and imports the modules that it wrote. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { escaped, type Status } from "../../generator/options.js";
import { painted } from "../../generator/commands/painted.js";
import { run as runTool } from "../../generator/commands/run.js";
import type { Surroundings } from "../../generator/commands/surroundings.js";
import { filesIn, temporaryFolder } from "./files.js";

/** The output of a run of the tool. */
export interface Said {
  readonly status: Status;
  readonly out: readonly string[];
  readonly errors: readonly string[];
}

/** Runs the tool, and adds its announcements to `announced`. */
export const run = async (
  args: readonly string[],
  announced: { push(work: string): unknown } = [],
  folder = process.cwd(),
  ask: Surroundings["ask"] = (_, byDefault) => Promise.resolve(byDefault),
  environment: Surroundings["environment"] = {},
  input = "",
  proved: Surroundings["proved"] = { has: () => false, add: () => undefined },
  colorDepth = 1,
): Promise<Said> => {
  const out: string[] = [];
  const errors: string[] = [];
  const status = await runTool(args, {
    version: "1.2.3",
    folder,
    environment,
    proved,
    draw: (line) => out.push(painted(line, colorDepth)),
    announce: (work) => announced.push(work),
    ask,
    input: () => Promise.resolve(input),
    ...escaped({ print: (line) => out.push(line), printError: (line) => errors.push(line) }),
  });
  return { status, out, errors };
};

/** Runs the tool in the working directory. */
export const tool = (...args: readonly string[]): Promise<Said> => run(args);

/** The exports of some modules in a folder or, by default, of all. */
export const importFolder = async (
  folder: string,
  names = Object.keys(filesIn(folder)).filter((name) => name !== "frozen.ts"),
): Promise<Record<string, unknown>> => {
  const lines = names.map((name) => `export * from "./${name.replace(/ts$/, "js")}";`);
  const outfile = join(temporaryFolder(), "all.mjs");
  buildSync({
    stdin: { contents: lines.join("\n"), resolveDir: folder },
    outfile,
    bundle: true,
    format: "esm",
    logLevel: "silent",
  });
  const module: unknown = await import(pathToFileURL(outfile).href);
  if (typeof module !== "object" || module === null) throw new Error("no module");
  return Object.fromEntries<unknown>(Object.entries(module));
};

/** Converts an answer to a bigint: a number, or a set of two halves or of 32-bit numbers, lowest first. */
export const wholeOf = (answer: unknown): bigint => {
  if (typeof answer !== "object" || answer === null) return BigInt(Number(answer));
  const words = "lo" in answer && "hi" in answer ? [answer.lo, answer.hi] : Object.values(answer);
  return words.reduceRight<bigint>((set, word) => (set << 32n) | BigInt(Number(word)), 0n);
};
