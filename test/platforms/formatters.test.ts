/**
 * Tests that formatters change nothing in the files of all tables: those of other languages because of the marks in the
 * files, the others if their settings have the lines that `init` prints.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { LanguageName } from "../../generator/languages/languages.js";
import { filesIn, PROJECT, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { run as runTool } from "../support/tool.js";
import { madeTables } from "./support/made-tables.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { run } from "./support/run.js";

const BY_MARKS = [
  ["gofmt", "go", "-d", "."],
  ["rustfmt", "rust", "--edition", "2021", "--check", "mod.rs"],
  ["Zig", "zig", "fmt", "--check", "."],
  ["ruff", "python", "format", "--quiet", "--diff", "."],
] as const;

test.for(sampled(BY_MARKS, 2, "marks"))("%s, %s", async ([name, lang, ...args], context) => {
  const { status, stdout } = run(await madeTables(lang), platform(context, name), args);
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

const BY_CLANG = [
  ["clang-format", "c"],
  ["clang-format", "cpp"],
] as const;

test.for(sampled(BY_CLANG, 1))("%s, %s", async ([name, lang], context) => {
  const format = await formatterIn(platform(context, name));
  const files = Object.entries(filesIn(await madeTables(lang)));
  expect(files.length).toBeGreaterThan(40);
  for (const [file, text] of files) expect(format(text, file), file).toBe(text);
  const MARK = /.*clang-format off.*\n/g;
  const [file, marked] = files.find(([, text]) => text.match(MARK)) ?? ["", ""];
  const unmarked = marked.replaceAll(MARK, "");
  expect(format(unmarked, file)).not.toBe(unmarked);
});

const TABLES = ["KNIGHT_DISTANCE_BY_0X88_DIFF", "BISHOP_DISTANCE", "KING_MOVES", "NDIS"];

/** A formatter or linter, as projects use it. */
interface Formatter {
  readonly needs?: PlatformName;
  readonly langs: readonly LanguageName[];
  /** The files of the project that show that it uses the tool. */
  readonly used: Readonly<Record<string, string>>;
  /** The settings that `init` names, with the line that it prints. */
  readonly settings: (line: string) => string;
  /** Another file of the project, which the tool changes. */
  readonly own: readonly [file: string, text: string];
  /** The commands that change files. */
  readonly commands: (program: string) => readonly (readonly string[])[];
  /** Whether the tool changes no tables even without the line, in some languages. */
  readonly obeysIn?: readonly LanguageName[];
}

const ESLINT = join(PROJECT, "node_modules", "eslint", "bin", "eslint.js");
const PRETTIER = join(PROJECT, "node_modules", "prettier", "bin", "prettier.cjs");
const RULES = pathToFileURL(join(PROJECT, "node_modules", "typescript-eslint", "dist", "index.js"));

const eslintConfig = (line: string): string =>
  `import tseslint from "${RULES.href}";
export default [
  ${line}
  ...tseslint.configs.recommended,
  { rules: { "prefer-const": "error" } },
];
`;

const FORMATTERS: Readonly<Record<string, Formatter>> = {
  ESLint: {
    langs: ["ts"],
    used: { "eslint.config.js": eslintConfig("") },
    settings: (line) => eslintConfig(`${line},`),
    own: ["src/own.ts", "let one = 1;\nexport { one };\n"],
    commands: () =>
      ["--report-unused-disable-directives", "--fix"].map((option) => [
        process.execPath,
        ESLINT,
        option,
        ".",
      ]),
  },
  Biome: {
    needs: "Biome",
    langs: ["ts", "json"],
    used: { "biome.json": "{}" },
    settings: (line) => `{ ${line} }`,
    own: ["src/own.ts", "export const one    = 1"],
    commands: (biome) => [[biome, "check", "--write", "."]],
  },
  "deno fmt": {
    needs: "Deno",
    langs: ["ts", "json"],
    used: { "deno.json": "{}" },
    settings: (line) => `{ ${line} }`,
    own: ["src/own.ts", "export const one    = 1"],
    commands: (deno) => [[deno, "fmt", "--quiet"]],
  },
  prettier: {
    langs: ["ts", "json"],
    used: { ".prettierrc": '{ "useTabs": true, "singleQuote": true }' },
    settings: (line) => `${line}\n`,
    own: ["src/own.ts", "export const one    = 1"],
    commands: () => [[process.execPath, PRETTIER, "--log-level", "warn", "--write", "."]],
    obeysIn: ["ts"],
  },
  "ruff in ruff.toml": {
    needs: "ruff",
    langs: ["python"],
    used: { "ruff.toml": "" },
    settings: (line) => `${line}\n[lint]\nselect = ["ALL"]\n`,
    own: ["own.py", "import sys\nONE   = 1\n"],
    commands: (ruff) => [
      [ruff, "check", "--quiet", "--fix", "--exit-zero", "."],
      [ruff, "format", "--quiet", "."],
    ],
    obeysIn: ["python"],
  },
  "ruff in pyproject.toml": {
    needs: "ruff",
    langs: ["python"],
    used: { "pyproject.toml": "[tool.ruff.lint]\nselect = ['ALL']\n" },
    settings: (line) => `[tool.ruff]\n${line}\n[tool.ruff.lint]\nselect = ["ALL"]\n`,
    own: ["own.py", "import sys\nONE   = 1\n"],
    commands: (ruff) => [
      [ruff, "check", "--quiet", "--fix", "--exit-zero", "."],
      [ruff, "format", "--quiet", "."],
    ],
    obeysIn: ["python"],
  },
};

describe.each(sampled(Object.entries(FORMATTERS), 2))("%s", (_, formatter) => {
  const { needs, langs, used, settings, own, commands, obeysIn = [] } = formatter;

  test.for(langs)(
    "%s: leaves the tables alone if it has the line of init",
    async (lang, context) => {
      const program = needs === undefined ? "" : platform(context, needs);
      const folder = temporaryFolder();
      const pathOf = (file: string): string => join(folder, file);
      const tool = (...args: readonly string[]) => runTool(args, [], folder);
      const tables = pathOf("src/tables");
      writeFileSync(pathOf("package.json"), '{ "type": "module" }');
      for (const [file, text] of Object.entries(used)) writeFileSync(pathOf(file), text);
      const { out } = await tool("init", "--lang", lang);
      const [, file = "", line = ""] =
        /, add to (\S+?)(?:, under \[tool\.ruff\])?: (.*)$/.exec(out[1] ?? "") ?? [];
      expect(out).toHaveLength(2);

      const config = { out: "src/tables", lang, names: "a1", proof: true, tables: TABLES };
      writeFileSync(pathOf("chess-distance.json"), JSON.stringify(config));
      expect(await tool()).toMatchObject({ status: 0 });
      const before = filesIn(tables);
      const format = (): void => {
        writeFileSync(pathOf(own[0]), own[1]);
        for (const [command = "", ...args] of commands(program)) run(folder, command, args);
        expect(readFileSync(pathOf(own[0]), "utf8"), "the tool ran").not.toBe(own[1]);
      };
      format();
      const { status, out: said } = await tool("--check");
      expect(status).toBe(obeysIn.includes(lang) ? 0 : 1);
      if (status === 1) {
        expect(said.join("\n")).toContain(" differs: a formatter changed this file");
        expect(said).toContain(out[1]);
      }

      writeFileSync(join(process.cwd(), file), settings(line));
      expect(await tool()).toMatchObject({ status: 0 });
      format();
      expect(filesIn(tables)).toEqual(before);
      expect(await tool("--check")).toMatchObject({ status: 0 });
    },
  );
});

test("by the line of init, git marks the tables as generated, and nothing else", async () => {
  const folder = temporaryFolder();
  expect(run(folder, "git", ["init", "--quiet"]).status).toBe(0);
  const { out } = await runTool(["init", "--lang", "c"], [], folder);
  const [, line = ""] = /, add to \S+\.gitattributes: (.*)$/.exec(out.at(-1) ?? "") ?? [];
  writeFileSync(join(folder, ".gitattributes"), `${line}\n`);
  const files = ["src/tables/knight_distance.h", "src/main.c"];
  expect(run(folder, "git", ["check-attr", "linguist-generated", ...files]).stdout).toBe(
    "src/tables/knight_distance.h: linguist-generated: set\nsrc/main.c: linguist-generated: unspecified\n",
  );
});
