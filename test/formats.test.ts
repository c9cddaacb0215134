/** The modules in a user's project: each format compiles, runs, and passes linters and prettier. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ESLint } from "eslint";
import { format, type Options } from "prettier";
import type { CompilerOptions } from "typescript";
import tseslint from "typescript-eslint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORMATS } from "../generator/languages/typescript/style.js";
import { required, written } from "../generator/languages/typescript/modules.js";
import { filesIn, newFolder, temporaryFolder } from "./support/files.js";
import { run } from "./support/tool.js";
import { problemsIn, programOf } from "./support/typescript.js";

/** Tables that need every kind of module: the corner rule, unreachable squares, one square. */
const TABLES = [
  { board: "3x3", piece: "camel" },
  { board: "6x6", piece: "camel", layout: "superimposed" },
  { board: "8x8", piece: "knight", layout: ["abs-diff", "0x88"] },
  { board: "6x6", piece: "king", to: "center" },
];

/** Folders with the modules of those tables, made once in each format. */
const folders = new Map<string, string>();

beforeAll(async () => {
  for (const as of FORMATS) {
    const folder = newFolder();
    folders.set(as, folder);
    const config = { out: "tables", index: true, format: as, tables: TABLES };
    writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  }
});

test.each(FORMATS)("the modules of the format %s are current when they are made", async (as) => {
  expect(await run(["--check"], [], made(as))).toMatchObject({ status: 0, errors: [] });
});

afterAll(() => {
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
});

/** The folder of the modules in a format. */
const made = (as: string): string => {
  const folder = folders.get(as);
  if (folder === undefined) throw new Error(`no format: ${as}`);
  return folder;
};

const program = (extension: string): string => `
import { camelDistance3x3, knightDistanceByAbsDiff, UNREACHABLE, type Table } from "./use.${extension}";
const moves: number = camelDistance3x3(0, 8) + knightDistanceByAbsDiff(0, 9) + UNREACHABLE;
const table: Table | undefined = undefined;
export { moves, table };
`;

const use = (extension: string): string => `
export * from "./tables/index.${extension}";
export type Table = typeof import("./tables/index.${extension}").CAMEL_DISTANCE_3X3;
`;

/** The modules of a folder that TypeScript reads. */
const modulesIn = (folder: string): string[] =>
  Object.keys(filesIn(join(folder, "tables")))
    .filter((name) => name.endsWith("ts"))
    .map((name) => join(folder, "tables", name));

/** What TypeScript says about the modules, and about a program that uses them. */
const problems = (as: string, extension: string, options: CompilerOptions): readonly string[] => {
  const folder = made(as);
  writeFileSync(join(folder, "use.ts"), use(extension));
  writeFileSync(join(folder, "program.ts"), program(extension));
  return problemsIn([...modulesIn(folder), join(folder, "program.ts")], {
    lib: ["lib.es2022.d.ts"],
    ...options,
  });
};

describe("TypeScript accepts", () => {
  test("the modules", () => {
    expect(problems("ts", "js", { noUncheckedIndexedAccess: true })).toEqual([]);
  });

  test("the modules whose imports end in .ts, as an engine runs them that only strips types", () => {
    const strip = { allowImportingTsExtensions: true, erasableSyntaxOnly: true };
    expect(problems("ts-extensions", "ts", strip)).toEqual([]);
    for (const text of Object.values(filesIn(join(made("ts-extensions"), "tables"))))
      expect(text).not.toMatch(/from ".*(?<!\.ts)";/);
  });

  test("the declarations of the modules in JavaScript", () => {
    expect(problems("js", "js", { noUncheckedIndexedAccess: true })).toEqual([]);
  });
});

test("the modules in JavaScript run as they are, and hold no TypeScript", async () => {
  const folder = made("js");
  const names = Object.keys(filesIn(join(folder, "tables")));
  expect(names).toEqual([
    "camel-distance-11x11.d.ts",
    "camel-distance-11x11.js",
    "camel-distance-3x3.d.ts",
    "camel-distance-3x3.js",
    "corner-6x6.d.ts",
    "corner-6x6.js",
    "corner.d.ts",
    "corner.js",
    "frozen.d.ts",
    "frozen.js",
    "index.d.ts",
    "index.js",
    "king-center-distance-6x6.d.ts",
    "king-center-distance-6x6.js",
    "knight-distance-by-0x88-diff.d.ts",
    "knight-distance-by-0x88-diff.js",
    "knight-distance-by-abs-diff.d.ts",
    "knight-distance-by-abs-diff.js",
    "unreachable.d.ts",
    "unreachable.js",
  ]);
  const url = pathToFileURL(join(folder, "tables", "index.js")).href;
  const exports: unknown = await import(/* @vite-ignore */ url);
  const lookup: unknown = Reflect.get(Object(exports), "knightDistanceByAbsDiff");
  if (typeof lookup !== "function") throw new Error("no lookup");
  const answers = [1, 9, 18, 63].map((square): unknown => Reflect.apply(lookup, null, [0, square]));
  expect(answers).toEqual([3, 4, 4, 6]);
});

describe("typescript-eslint's strictest rules pass", () => {
  test.each([
    ["ts", true],
    ["ts-extensions", false],
  ])("modules of the format %s, noUncheckedIndexedAccess %s", async (as, checked) => {
    const folder = made(as);
    const modules = modulesIn(folder);
    const program = programOf(modules, {
      noUncheckedIndexedAccess: checked,
      allowImportingTsExtensions: true,
      lib: ["lib.es2022.d.ts"],
    });
    const eslint = new ESLint({
      cwd: folder,
      overrideConfigFile: true,
      overrideConfig: [
        ...tseslint.configs.strictTypeChecked,
        {
          languageOptions: { parserOptions: { programs: [program] } },
          linterOptions: { reportUnusedDisableDirectives: "error" },
        },
      ],
    });
    const found = await eslint.lintFiles(modules);
    expect(found).toHaveLength(modules.length);
    expect(found.flatMap(({ messages }) => messages)).toEqual([]);
  });
});

describe("prettier changes nothing, with", () => {
  test.each<Options>([
    { printWidth: 40, tabWidth: 8, useTabs: true, trailingComma: "none", arrowParens: "avoid" },
    { printWidth: 200, singleQuote: true, bracketSpacing: false, objectWrap: "collapse" },
    {
      quoteProps: "consistent",
      experimentalOperatorPosition: "start",
      experimentalTernaries: true,
    },
  ])("%j", async (options) => {
    for (const as of ["ts", "js"])
      for (const [name, text] of Object.entries(filesIn(join(made(as), "tables"))))
        expect(await format(text, { ...options, filepath: name }), name).toBe(text);
  });

  test("semi: false drops semicolons alone, which --check does not mind", async () => {
    const folder = temporaryFolder();
    cpSync(made("ts"), folder, { recursive: true });
    const withoutThem = (text: string): string => text.replaceAll(/;$/gm, "");
    for (const [name, text] of Object.entries(filesIn(join(folder, "tables")))) {
      const changed = await format(text, { semi: false, filepath: name });
      expect(withoutThem(changed), name).toBe(withoutThem(text));
      writeFileSync(join(folder, "tables", name), changed);
    }
    expect(await run(["--check"], [], folder)).toMatchObject({ status: 0 });
    expect((await run([], [], folder)).out.at(-1)).toContain(": 0 written, ");
  });
});

test("a package that is installed nowhere is named with the command that installs it", () => {
  expect(() => required("chess-distance-needs-no-such-package")).toThrow(
    "Writing TypeScript requires ts-morph and prettier, which are not both installed. " +
      "To install them: npm install --save-dev ts-morph prettier",
  );
});

test("what ts-morph or prettier cannot print is one line with their versions, without source text", async () => {
  const broken = { file: "broken.ts", text: "const = 1;\nconst secret = 2;" };
  await expect(written(broken, "ts")).rejects.toThrow(
    /^ts-morph 28\.0\.0 or prettier 3\.10\.1 failed on broken.ts: (?!.*secret)[^\n]+\. Other versions may work: npm install --save-dev ts-morph prettier$/,
  );
});

test("a package that is installed but cannot be loaded is named with the reason", () => {
  const broken = join(temporaryFolder(), "broken.cjs");
  writeFileSync(broken, 'require("@nobody/has-this");');
  expect(() => required(broken)).toThrow(
    `${broken} cannot be loaded: Error: Cannot find module '@nobody/has-this'. Install it again.`,
  );
});
