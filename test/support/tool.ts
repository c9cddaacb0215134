/** The tool in process, and the modules that it wrote. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import type { Status } from "../../generator/commands/status.js";
import { run as runTool, type Place } from "../../generator/commands/run.js";
import type { Language } from "../../generator/languages/print-files.js";
import type { Module } from "../../generator/languages/style.js";
import { filesIn, temporaryFolder } from "./files.js";

/** The output of a run of the tool. */
export interface Said {
  readonly status: Status;
  readonly out: readonly string[];
  readonly errors: readonly string[];
}

/** What TypeScript and prettier made of each text: tests write many modules twice, and to format them takes long. */
const formatted = new Map<string, ReturnType<NonNullable<Language["written"]>>>();

/** TypeScript as the tool loads it, which formats each text once. */
export const loadTypeScript: Place["load"] = async () => {
  const { typescript } = await import("../../generator/languages/typescript/modules.js");
  return {
    typescript: (format, isSingle) => {
      const language = typescript(format, isSingle);
      const written = async (module: Module): Promise<readonly Module[]> => {
        const key = [format, module.file, module.text].join("\n");
        const known = formatted.get(key) ?? language.written?.(module) ?? Promise.resolve([module]);
        formatted.set(key, known);
        return known;
      };
      return { ...language, written };
    },
  };
};

/** Runs the tool, and adds its announcements to `announced`. */
export const run = async (
  args: readonly string[],
  announced: string[] = [],
  folder = process.cwd(),
  load = loadTypeScript,
  ask: Place["ask"] = (_, byDefault) => Promise.resolve(byDefault),
): Promise<Said> => {
  const out: string[] = [];
  const errors: string[] = [];
  const status = await runTool(args, {
    version: "1.2.3",
    folder,
    announce: (work) => announced.push(work),
    load,
    ask,
    print: (line) => out.push(line),
    printError: (line) => errors.push(line),
  });
  return { status, out, errors };
};

/** Runs the tool in the working directory. */
export const tool = (...args: readonly string[]): Promise<Said> => run(args);

/** The exports of some modules of a folder, or of all of them together. */
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
