/** Tests that the strictest settings of linters and documentation tools find nothing in the files of other languages. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, type TestContext } from "vitest";
import * as v from "valibot";
import { temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { madeTables } from "./support/made-tables.js";
import { CSC } from "./support/compilers.js";
import { platform } from "./support/platform.js";
import { run } from "./support/run.js";

/** What a linter reports in a folder; empty if nothing. */
const reportIn =
  (program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  (folder: string): string => {
    const { status, stdout, stderr } = run(folder, program, args, more);
    return status === 0 ? "" : `${stdout}${stderr}`.slice(0, 3000);
  };

/** A folder with some files, of which each linter must report something. It is small, because linters are slow. */
const planted = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
};

const UNSORTED = { "planted.py": "import sys\nimport os\n" };

/** A program that judges files, and its test. */
type Linted = readonly [what: string, lint: (context: TestContext) => Promise<void>];

const RUFF: Linted = [
  "ruff's default rules, in Python and its checks",
  async (context) => {
    const report = reportIn(platform(context, "ruff"), [
      ...["check", "--isolated", "--quiet", "--no-cache", "."],
    ]);
    expect(report(await madeTables("python"))).toBe("");
    expect(report(planted(UNSORTED))).not.toBe("");
  },
];

const FLAKE8: Linted = [
  "flake8's default rules, in Python and its checks",
  async (context) => {
    platform(context, "python3");
    const modules = dirname(dirname(platform(context, "flake8")));
    const report = reportIn("python3", ["-m", "flake8", "--isolated", "."], {
      PYTHONPATH: modules,
    });
    expect(report(await madeTables("python"))).toBe("");
    expect(report(planted(UNSORTED))).not.toBe("");
  },
];

const PYRIGHT: Linted = [
  "pyright's strict rules, in Python and its checks",
  async (context) => {
    platform(context, "python3");
    const config = '{ "typeCheckingMode": "strict", "pythonVersion": "3.9" }';
    const folder = await madeTables("python");
    writeFileSync(join(folder, "pyrightconfig.json"), config);
    const report = reportIn(process.execPath, [platform(context, "pyright")]);
    expect(report(folder)).toBe("");
    const untyped = { "pyrightconfig.json": config, "planted.py": "seen = set()\nseen.add(1)\n" };
    expect(report(planted(untyped))).not.toBe("");
  },
];

/** What a MicroPython runtime offers: a file system, and a way to run a program. */
const Runtime = v.looseObject({
  FS: v.looseObject({ writeFile: v.function() }),
  runPython: v.function(),
});

const MICROPYTHON: Linted = [
  "MicroPython imports every table, and calls lookups",
  async (context) => {
    const module: unknown = await import(pathToFileURL(platform(context, "MicroPython")).href);
    const { loadMicroPython } = v.parse(v.looseObject({ loadMicroPython: v.function() }), module);
    const lines: unknown[] = [];
    const settings = { heapsize: 64 * 1024 * 1024, stdout: (line: unknown) => lines.push(line) };
    const runtime = v.parse(Runtime, await loadMicroPython(settings));
    const folder = await madeTables("python");
    const modules = readdirSync(folder).filter((name) => !/^(?:test_|__)/.test(name));
    expect(modules.length).toBeGreaterThan(50);
    const textOf = (name: string): string => readFileSync(join(folder, name), "utf8");
    for (const name of modules)
      runtime.FS.writeFile(`/${name}`, textOf(name).replaceAll("from .", "from "));
    for (const name of modules) runtime.runPython(`import ${name.replace(".py", "")}`);
    runtime.runPython(
      "import knight_distance, corner\nprint(knight_distance.knight_distance(0, 9), corner.CORNER[0])",
    );
    expect(lines.map(String).join("").trim()).toBe("4 1");
  },
];

/** Lints that some projects deny and clippy does not have in its default groups. */
const LINTS = [
  ...["missing_docs", "trivial_numeric_casts", "trivial_casts", "unused_qualifications"],
  ...["unreachable_pub", "clippy::all", "clippy::pedantic", "clippy::nursery"],
];

const CLIPPY = ["2021", "2024"].map((edition): Linted => [
  `clippy and rustc with all that projects deny, edition ${edition}`,
  async (context) => {
    const clippy = platform(context, "clippy");
    const folder = await madeTables("rust");
    const denied = LINTS.map((lint) => `#![deny(${lint})]\n`).join("");
    const library = (modules: string): string => `//! A library.\n${denied}\n${modules}`;
    writeFileSync(join(folder, "lib.rs"), library('#[path = "mod.rs"]\npub mod tables;\n'));
    const report = reportIn(clippy, [
      ...["--edition", edition, "--crate-type", "lib", "--test", "-o", "lib.out", "lib.rs"],
    ]);
    expect(report(folder)).toBe("");
    expect(report(planted({ "lib.rs": library("pub mod other {}\n") }))).not.toBe("");
  },
]);

const JAVADOC: Linted = [
  "javadoc refuses no comment",
  async (context) => {
    const javadoc = platform(context, "javadoc");
    const folder = await madeTables("java");
    const files = readdirSync(folder).filter((name) => name.endsWith(".java"));
    const reportOf = (some: readonly string[]) =>
      reportIn(javadoc, ["-quiet", "-Xdoclint:all,-missing", "-Werror", "-d", "docs", ...some]);
    expect(reportOf(files)(folder)).toBe("");
    const bent = { "Bent.java": "/** a & b */\npublic final class Bent {}\n" };
    expect(reportOf(Object.keys(bent))(planted(bent))).not.toBe("");
  },
];

const ROSLYN: Linted = [
  "Roslyn warns of nothing, also where every public name needs a comment and is the same in all languages",
  async (context) => {
    const dotnet = platform(context, ".NET SDK");
    platform(context, "gcc");
    const folder = await madeTables("csharp");
    const files = readdirSync(folder).filter((name) => name.endsWith(".cs"));
    writeFileSync(join(folder, "Assembly.cs"), "[assembly: System.CLSCompliant(true)]\n");
    const report = reportIn(CSC, [
      ...[dotnet, "tables.dll", "-t:library", "-doc:tables.xml", "Assembly.cs", ...files],
    ]);
    expect(report(folder)).toBe("");
    const [file = ""] = files;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace("/// <summary>", "/// <summary> a & b"));
    expect(report(folder)).not.toBe("");
  },
];

const LINTERS = [RUFF, FLAKE8, PYRIGHT, MICROPYTHON, ...CLIPPY, JAVADOC, ROSLYN];

test.for(sampled(LINTERS, 3))("%s", async ([, lint], context) => {
  await lint(context);
});
