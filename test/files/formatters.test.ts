/** Tests what `init` and `--check` say of formatters. `platforms/formatters.test.ts` runs the formatters. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { DOCS } from "../support/files.js";
import { workspace } from "../support/workspace.js";

const WROTE = `Wrote ${CONFIG_NAME}. To write its tables: npx chess-distance`;

const ESLINT = `So that ESLint leaves src/tables alone, add to eslint.config.js: { ignores: ["src/tables/"] }`;
const BIOME = `So that Biome leaves src/tables alone, add to biome.json: "files": { "includes": ["**", "!src/tables"] }`;
const DENO = `So that deno fmt leaves src/tables alone, add to deno.json: "fmt": { "exclude": ["src/tables/"] }`;
const PRETTIER = `So that prettier leaves src/tables alone, add to .prettierignore: src/tables/`;
const RUFF = `So that ruff leaves src/tables alone, add to ruff.toml: extend-exclude = ["src/tables"]`;

describe("init names the line by which a formatter leaves the folder alone", () => {
  test.each<[used: Readonly<Record<string, unknown>>, lang: string, lines: readonly string[]]>([
    [{}, "ts", []],
    [{ "eslint.config.js": "" }, "ts", [ESLINT]],
    [{ "eslint.config.mts": "" }, "ts", [ESLINT.replace(".js", ".mts")]],
    [{ "biome.json": {} }, "ts", [BIOME]],
    [{ ".biome.jsonc": {} }, "json", [BIOME.replace("biome.json", ".biome.jsonc")]],
    [{ "package.json": { devDependencies: { "@biomejs/biome": "2.6.8" } } }, "ts", [BIOME]],
    [{ "deno.json": {} }, "json", [DENO]],
    [{ "deno.jsonc": {} }, "ts", [DENO.replace("json", "jsonc")]],
    [{ ".prettierrc": {} }, "ts", [PRETTIER]],
    [{ ".prettierrc.yaml": "" }, "json", [PRETTIER]],
    [{ "prettier.config.mjs": "" }, "json", [PRETTIER]],
    [{ ".prettierignore": "dist\n" }, "json", [PRETTIER]],
    [{ "package.json": { prettier: {} } }, "json", [PRETTIER]],
    [{ "package.json": { dependencies: { prettier: "3" } } }, "ts", [PRETTIER]],
    [{ "ruff.toml": "" }, "python", [RUFF]],
    [{ ".ruff.toml": "" }, "python", [RUFF.replace("ruff.toml", ".ruff.toml")]],
    [
      { "pyproject.toml": "[tool.ruff]\nline-length = 100\n" },
      "python",
      [RUFF.replace("ruff.toml", "pyproject.toml, under [tool.ruff]")],
    ],
    [{ "pyproject.toml": "[tool.black]\n" }, "python", []],
    // Other formatters of the project do not read these files, or obey the marks in them.
    [{ "eslint.config.js": "", "ruff.toml": "", ".prettierrc": {} }, "json", [PRETTIER]],
    [{ "eslint.config.js": "", "biome.json": {}, ".prettierrc": {}, "ruff.toml": "" }, "rust", []],
    [
      { "eslint.config.js": "", "biome.json": {}, "deno.json": {}, ".prettierrc": {} },
      "ts",
      [ESLINT, BIOME, DENO, PRETTIER],
    ],
    // Settings that name the folder already; settings that name another.
    [{ ".prettierignore": "dist\nsrc/tables/\n" }, "ts", []],
    [{ "eslint.config.js": "export default [{ ignores: ['src/tables/'] }];" }, "ts", []],
    [{ "biome.json": { files: { includes: ["**", "!src/tables"] } } }, "ts", []],
    [
      { "biome.json": { files: { maxSize: 9, includes: ["**", "!src/tables2"] } } },
      "ts",
      [`${BIOME.replace(/: .*/, "")}, under "includes" of "files": "!src/tables"`],
    ],
    [
      { "biome.json": { files: { maxSize: 9 }, linter: { includes: ["**"] } } },
      "ts",
      [`${BIOME.replace(/: .*/, "")}, under "files": "includes": ["**", "!src/tables"]`],
    ],
    [
      { "deno.json": { fmt: { exclude: ["dist/"] } } },
      "ts",
      [`${DENO.replace(/: .*/, "")}, under "exclude" of "fmt": "src/tables/"`],
    ],
    [
      { "ruff.toml": 'extend-exclude = ["dist"]\n' },
      "python",
      [`${RUFF.replace(/: .*/, "")}, under extend-exclude: "src/tables"`],
    ],
    // Keys of other objects, and comments, are not the key.
    [{ "deno.json": { tasks: { fmt: "deno fmt", build: { exclude: [] } } } }, "ts", [DENO]],
    [
      { "deno.json": { fmt: { options: { useTabs: true }, exclude: ["dist/"] } } },
      "ts",
      [`${DENO.replace(/: .*/, "")}, under "exclude" of "fmt": "src/tables/"`],
    ],
    [
      {
        "deno.json":
          '{ // "fmt": { "exclude": [] }\n "fmt": { /* "exclude": [] */ "useTabs": true, }, }',
      },
      "ts",
      [`${DENO.replace(/: .*/, "")}, under "fmt": "exclude": ["src/tables/"]`],
    ],
    [{ "deno.json": '{ // "fmt": { "exclude": [] }\n}' }, "ts", [DENO]],
    [{ "deno.json": "[".repeat(100_000) }, "ts", [DENO]],
    // Other tools have keys of the same name in pyproject.toml, and ruff's linter and formatter have lists of their own.
    [
      {
        "pyproject.toml":
          '[tool.black]\nextend-exclude = "src/tables"\n\n[tool.ruff]\nline-length = 100\n\n[tool.x]\nextend-exclude = []\n',
      },
      "python",
      [RUFF.replace("ruff.toml", "pyproject.toml, under [tool.ruff]")],
    ],
    [
      { "pyproject.toml": '[tool.black]\r\n[tool.ruff]\r\nextend-exclude = ["dist"]\r\n' },
      "python",
      [
        `${RUFF.replace(/ruff.toml: .*/, "pyproject.toml, under [tool.ruff]")}, under extend-exclude: "src/tables"`,
      ],
    ],
    [
      { "pyproject.toml": '[tool.ruff]\nextend-exclude = [\n  "dist",\n  "src/tables",\n]\n' },
      "python",
      [],
    ],
    [{ "ruff.toml": '[format]\nexclude = ["src/tables"]\n' }, "python", [RUFF]],
    [{ "package.json": "{" }, "ts", []],
  ])("%j, %s", async (used, lang, lines) => {
    const { tool } = workspace(used);
    const { status, out, errors } = await tool("init", "--lang", lang);
    expect({ status, out, errors }).toEqual({ status: 0, out: [WROTE, ...lines], errors: [] });
  });

  test("in a workspace, relative to the nearest settings", async () => {
    const { toolIn } = workspace({
      "eslint.config.js": "",
      ".prettierrc": {},
      "packages/web/package.json": {},
      "packages/web/.prettierrc": {},
    });
    const { out } = await toolIn("packages/web", ["init", "--out", "tables"]);
    expect(out.slice(1)).toEqual([
      'So that ESLint leaves packages/web/tables alone, add to eslint.config.js: { ignores: ["packages/web/tables/"] }',
      "So that prettier leaves packages/web/tables alone, add to packages/web/.prettierignore: tables/",
    ]);
  });

  test("unless the folder is that of the settings, which has other files too", async () => {
    const { tool } = workspace({ "eslint.config.js": "" });
    expect((await tool("init", "--out", ".")).out).toHaveLength(1);
  });
});

const FOLDED =
  "So that GitHub folds src/tables in diffs, add to .gitattributes: src/tables/** linguist-generated";

describe("init names the line by which GitHub folds the folder in diffs, in a git repository", () => {
  const HEAD = ".git/HEAD";

  test.each<[files: Readonly<Record<string, string>>, lines: readonly string[]]>([
    [{ [HEAD]: "" }, [FOLDED]],
    // In a worktree or a submodule, .git is a file.
    [{ ".git": "gitdir: elsewhere" }, [FOLDED]],
    [{ [HEAD]: "", ".gitattributes": "* text=auto\nsrc/** linguist-generated\n" }, [FOLDED]],
    [{ [HEAD]: "", ".gitattributes": "src/tables/** linguist-generated=true\n" }, []],
    [{ ".gitattributes": "* text=auto\n" }, []],
  ])("%j", async (files, lines) => {
    const { root, tool } = workspace(files);
    const { status, out } = await tool("init", "--lang", "c");
    expect({ status, out }).toEqual({ status: 0, out: [WROTE, ...lines] });
    // The file is the user's: init does not write it.
    const path = join(root, ".gitattributes");
    expect(existsSync(path) ? readFileSync(path, "utf8") : undefined).toBe(files[".gitattributes"]);
  });

  test("relative to the repository, in quotes if the path has a space", async () => {
    const { toolIn } = workspace({ [HEAD]: "", "my engine/package.json": {} });
    expect((await toolIn("my engine", ["init", "--lang", "c"])).out.at(-1)).toBe(
      'So that GitHub folds my engine/src/tables in diffs, add to .gitattributes: "my engine/src/tables/**" linguist-generated',
    );
  });
});

const CI_ROWS = readFileSync(join(DOCS, "ci.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test.each([ESLINT, BIOME, DENO, PRETTIER, RUFF, FOLDED])(
  "docs/ci.md has the same line: %s",
  (advice) => {
    const [, tool = "", file = "", line = ""] =
      /^So that (.+?) (?:leaves|folds) .* add to (\S+): (.*)$/.exec(advice) ?? [];
    const rows = CI_ROWS.filter(([, name]) => name?.startsWith(tool));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[2]).toContain(`\`${file}\``);
    expect(rows[0]?.[3]).toBe(`\`${line}\``);
  },
);

/** Changes that formatters make in the files of a language. */
const CHANGES: readonly (readonly [lang: string, what: string, by: (text: string) => string])[] = [
  ["ts", "tabs", (text) => text.replaceAll(/^ +/gm, "\t")],
  ["ts", "single quotes", (text) => text.replaceAll(/"(\.[^"\n]*)"/g, "'$1'")],
  ["ts", "no semicolons, tabs", (text) => text.replaceAll(/;$/gm, "").replaceAll("  ", "\t")],
  ["ts", "no directive", (text) => text.replace(/\/\* eslint-disable.*\n/, "")],
  ["ts", "an empty line in place of the directive", (text) => text.replace(/\/\* eslint.*/, "")],
  ["ts", "a number on each line", (text) => text.replaceAll(/(?<=\d), (?=\d)/g, ",\n      ")],
  ["ts", "no comma at the end", (text) => text.replace(/,(?=\s*\])/, "")],
  ["ts", "a comma at the end", (text) => text.replace(/(?<=\w)(?=\): number)/, ",")],
  ["js", "tabs", (text) => text.replaceAll(/^ +/gm, "\t")],
  ["json", "tabs", (text) => text.replaceAll(/^ +/gm, "\t")],
  ["json", "one row", (text) => text.replaceAll(/,\n +(?=\d)/g, ", ")],
  ["json", "spaces in brackets", (text) => text.replaceAll(/\{(?=")/g, "{ ")],
  ["json", "line feeds of Windows, tabs", (text) => text.replaceAll(/\n +/g, "\r\n\t")],
  ["python", "an empty line", (text) => text.replace("\n\n", "\n\n\n")],
];

const KNIGHT = { board: "4x3", piece: "N" };

/** A folder with a table in a language, and a function that changes each file of the table. */
const written = async (lang: string) => {
  const config = lang === "js" ? { format: "js" } : { lang };
  const { tool, tables, write } = workspace({
    [CONFIG_NAME]: { out: "tables", ...config, tables: [KNIGHT] },
  });
  expect(await tool()).toMatchObject({ status: 0 });
  const [name = ""] = Object.keys(tables()).filter((file) =>
    /^knight[\w-]*\.(?:ts|js|json|py|rs)$/.test(file),
  );
  const before = tables()[name] ?? "";
  const change = (by: (text: string) => string): string => {
    const after = by(before);
    expect(after).not.toBe(before);
    write(`tables/${name}`, after);
    return `tables/${name} (KNIGHT_DISTANCE_4X3)`;
  };
  return { tool, tables, write, change };
};

test.each(LANGUAGE_NAMES)("--check passes if git has converted the line ends, %s", async (lang) => {
  const config = { out: "tables", lang, tables: [KNIGHT] };
  const { tool, tables, write } = workspace({ [CONFIG_NAME]: config });
  expect(await tool()).toMatchObject({ status: 0 });
  const convert = (path: string, text: string): void => {
    write(path, text.replaceAll("\n", "\r\n"));
  };
  convert(CONFIG_NAME, JSON.stringify(config, undefined, 2));
  for (const [name, text] of Object.entries(tables())) convert(`tables/${name}`, text);
  expect(await tool("--check")).toMatchObject({ status: 0, errors: [] });
});

describe("--check says that a formatter changed a file", () => {
  test.each(CHANGES)("%s, %s", async (lang, _, by) => {
    const { tool, change } = await written(lang);
    const name = change(by);
    expect(await tool("--check")).toEqual({
      status: 1,
      out: [
        `${name} differs: a formatter changed this file`,
        "Exclude tables in the settings of the formatter.",
        "Not current. To fix: npx chess-distance",
      ],
      errors: [],
    });
    expect(await tool()).toMatchObject({ status: 0 });
    expect(await tool("--check")).toMatchObject({ status: 0 });
  });

  test("and how the project's formatters leave the folder alone", async () => {
    const { tool, change, write } = await written("ts");
    write("eslint.config.js", "");
    write("biome.json", { files: { includes: ["!tables"] } });
    write(".prettierrc", {});
    change((text) => text.replace("\n\n", "\n\n\n"));
    expect((await tool("--check")).out.slice(1)).toEqual([
      'So that ESLint leaves tables alone, add to eslint.config.js: { ignores: ["tables/"] }',
      "So that prettier leaves tables alone, add to .prettierignore: tables/",
      "Not current. To fix: npx chess-distance",
    ]);
  });

  test.each<[what: string, lang: string, by: (text: string) => string]>([
    ["a number", "ts", (text) => text.replaceAll("  ", "\t").replace("0, 3", "0, 2")],
    ["a number in two parts", "ts", (text) => text.replaceAll("* 12 +", "* 1 2 +")],
    ["a number in a comment", "ts", (text) => text.replace(/(?<=\/\/.*)\n\s*(?=\d)/, " ")],
    ["a name", "json", (text) => text.replaceAll("  ", "\t").replace("NIGHT", "NIGT")],
    ["white space in a text", "json", (text) => text.replace("in moves", "in  moves")],
    ["a comma", "ts", (text) => text.replace("0, 3", "0 3")],
    ["a byte order mark", "json", (text) => `\uFEFF${text}`],
    [
      "white space, in a language whose formatters obey",
      "rust",
      (text) => text.replace("\n\n", "\n"),
    ],
  ])("but not if it differs in %s: %s", async (_, lang, by) => {
    const { tool, change } = await written(lang);
    change(by);
    const { status, out } = await tool("--check");
    expect(status).toBe(1);
    expect(out.join("\n")).not.toContain("formatter");
  });
});
