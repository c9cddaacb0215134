/** Tests the modules with other tools at their strictest: TypeScript, typescript-eslint, and prettier. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ESLint } from "eslint";
import { builtinRules } from "eslint/use-at-your-own-risk";
import { format, type Options } from "prettier";
import type { CompilerOptions } from "typescript";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
import { filesIn, PROJECT, temporaryFolder } from "../support/files.js";
import { madeInFormats, modulesIn } from "../support/formats.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import { problemsIn, programOf } from "../support/typescript.js";
import { platform } from "./support/platform.js";
import { runLine } from "./support/run.js";

const made = madeInFormats({ proof: true, names: "a1" });

test("TypeScript rejects every write, and every access that would allow one", () => {
  const options = { noUncheckedIndexedAccess: true, lib: ["lib.es2022.d.ts"] };
  expect(problemsIn([join(PROJECT, "test", "core", "frozen.test-d.ts")], options)).toEqual([]);
});

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

/** TypeScript's messages about the modules, and about a program that uses them. */
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
  test.each([
    ["ts", "js", { noUncheckedIndexedAccess: true }],
    // As in an engine that only strips types.
    ["ts-extensions", "ts", { allowImportingTsExtensions: true, erasableSyntaxOnly: true }],
    ["js", "js", { noUncheckedIndexedAccess: true }],
  ])("modules of the format %s, imported from a file.%s, with %j", (as, extension, options) => {
    expect(problems(as, extension, options)).toEqual([]);
  });

  test("all imports of modules whose imports end in .ts", () => {
    for (const text of Object.values(filesIn(join(made("ts-extensions"), "tables"))))
      expect(text).not.toMatch(/from ".*(?<!\.ts)";/);
  });

  test("modules of other numbers than bytes, whose lookups read a table of bytes", async () => {
    const folder = temporaryFolder();
    const knight = { piece: "N", layout: "0x88", name: "knight", filler: -1 };
    const hexagon = { board: "glinski", measure: "increment", layout: ["0x88", "superimposed"] };
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(
      join(folder, "chess-distance.json"),
      JSON.stringify({ out: "tables", tables: [knight, hexagon] }),
    );
    expect(await run([], [], folder)).toMatchObject({ status: 0 });
    expect(problemsIn(modulesIn(folder), { lib: ["lib.es2022.d.ts"] })).toEqual([]);
  });
});

describe("all rules of ESLint and typescript-eslint pass", () => {
  const formats = [
    ["ts", true],
    ["ts-extensions", false],
  ] as const;

  test.each(sampled(formats, 1, "rules"))(
    "modules of the format %s, noUncheckedIndexedAccess %s",
    async (as, checked) => {
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
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only list of all rules
          { rules: Object.fromEntries([...builtinRules.keys()].map((name) => [name, "error"])) },
          ...tseslint.configs.all,
          {
            languageOptions: { parserOptions: { programs: [program] } },
            // Modules without problems contain a directive too.
            linterOptions: { reportUnusedDisableDirectives: "off" },
          },
        ],
      });
      const found = await eslint.lintFiles(modules);
      expect(found).toHaveLength(modules.length);
      expect(found.flatMap(({ messages }) => messages)).toEqual([]);
    },
  );
});

describe("prettier changes nothing, with", () => {
  test.each<Options>([
    {},
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

test("JSON that prettier has formatted is still known, and is written again", async () => {
  const folder = temporaryFolder();
  const args = ["--lang", "json", "--table", "CORNER", "--out", "t"];
  await run(args, [], folder);
  const before = filesIn(join(folder, "t"));
  for (const [name, text] of Object.entries(before))
    writeFileSync(join(folder, "t", name), await format(text, { parser: "json" }));
  expect((await run(args, [], folder)).status).toBe(0);
  expect(filesIn(join(folder, "t"))).toEqual(before);
});

/** The checks of clang-tidy that engines use. */
const TIDY = "bugprone cert readability modernize cppcoreguidelines performance misc"
  .split(" ")
  .map((group) => `${group}-*`);

const TIDIED = [
  ["c", "-x c -std=c99", "tables.h"],
  ["c", "-x c++ -std=c++17", "tables.h"],
  ["cpp", "-std=c++17", "tables.hpp"],
] as const;

test.for(sampled(TIDIED, 1))(
  "clang-tidy says nothing of %s in %s",
  async ([lang, options, index], context) => {
    platform(context, "clang-tidy");
    const folder = temporaryFolder();
    const tables = [
      "KNIGHT_DISTANCE",
      "NDIS",
      "KING_MOVES",
      "ATTACKS",
      "BISHOP_DISTANCE",
      "x88diff",
    ];
    const args = ["--lang", lang, "--table", tables.join(), "--proof", "--names", "a1", "--index"];
    expect(await run([...args, "--out", "t"], [], folder)).toMatchObject({ status: 0 });
    writeFileSync(join(folder, "use.cpp"), `#include "t/${index}"\n`);
    const files = [
      "use.cpp",
      ...(options.includes("c++ ")
        ? []
        : [`t/ndis_proof.${lang}`, `t/knight_distance_proof.${lang}`]),
    ];
    const tidy = `clang-tidy -quiet -header-filter=.* -warnings-as-errors=* -checks=-*,${TIDY.join()}`;
    const report = (...some: readonly string[]) => {
      const { status, stdout } = runLine(folder, `${tidy} ${some.join(" ")} -- ${options}`);
      return { status, stdout };
    };
    expect(report(...files)).toEqual({ status: 0, stdout: "" });
    const planted = "int planted(int a);\nint planted(int a) { if (a) return 1; else return 2; }\n";
    writeFileSync(join(folder, "t", "chess_distance_target.h"), planted, { flag: "a" });
    writeFileSync(join(folder, "t", "chess_distance_target.hpp"), planted, { flag: "a" });
    expect(report("use.cpp").stdout).toContain("planted");
  },
);
