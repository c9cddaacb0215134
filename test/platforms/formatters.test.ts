/** Tests that formatters of other languages change nothing in the files of all tables. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { LanguageName } from "../../generator/languages/languages.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import { run } from "./support/run.js";

/** All tables of the package, and some of other boards, in a language. */
const made = async (lang: LanguageName): Promise<string> => {
  const folder = temporaryFolder();
  const more = [
    { board: "10x8", piece: "C", layout: ["pair", "0x88", "superimposed"], name: "camel" },
    { board: "10x8", piece: "N", layout: ["abs-diff", "0x88"], name: "wide" },
    { board: "7x9", piece: "B", name: "bishops", to: "edge" },
  ];
  const config = { out: "tables", lang, names: "a1", proof: true, tables: ["all", ...more] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await runTool([], [], folder)).toMatchObject({ status: 0, errors: [] });
  return join(folder, "tables");
};

test.for([
  ["gofmt", "go", "-d", "."],
  ["rustfmt", "rust", "--edition", "2021", "--check", "mod.rs"],
  ["Zig", "zig", "fmt", "--check", "."],
] as const)("%s, %s", async ([name, lang, ...args], context) => {
  const { status, stdout } = run(await made(lang), platform(context, name), args);
  expect({ status, stdout: stdout.slice(0, 2000) }).toEqual({ status: 0, stdout: "" });
});

/** Loads a formatter from a WebAssembly package, as a function of the text. */
const formatterIn = async (file: string): Promise<(text: string, name: string) => string> => {
  const module: unknown = await import(pathToFileURL(file).href);
  if (typeof module !== "object" || module === null || !("format" in module))
    throw new Error("no formatter");
  const { format } = module;
  if (typeof format !== "function") throw new Error("no formatter");
  return (text, name) => String(Reflect.apply(format, undefined, [text, name]));
};

test.for([
  ["clang-format", "c"],
  ["clang-format", "cpp"],
  ["ruff", "python"],
] as const)("%s, %s", async ([name, lang], context) => {
  const format = await formatterIn(platform(context, name));
  const files = Object.entries(filesIn(await made(lang)));
  expect(files.length).toBeGreaterThan(40);
  for (const [file, text] of files) expect(format(text, file), file).toBe(text);
  const MARK = /.*(?:clang-format off|fmt: off).*\n/g;
  const [file, marked] = files.find(([, text]) => text.match(MARK)) ?? ["", ""];
  const unmarked = marked.replaceAll(MARK, "");
  expect(format(unmarked, file)).not.toBe(unmarked);
});
