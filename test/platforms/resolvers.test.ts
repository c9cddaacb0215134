/** Tests that every entry point is found by Node, and by resolvers that do not read `exports`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, inject, test, type TestContext } from "vitest";
import { sampled } from "../support/sampling.js";
import { platform } from "./support/platform.js";
import { packageIn, userProject } from "./support/projects.js";
import { run } from "./support/run.js";

const { exports } = v.parse(
  v.object({ exports: v.record(v.string(), v.unknown()) }),
  JSON.parse(readFileSync(join(packageIn(inject("consumer")), "package.json"), "utf8")),
);

/** The names by which programs import entry points with code. */
const ENTRIES = Object.keys(exports)
  .filter((path) => !path.endsWith(".json"))
  .map((path) => path.replace(/^\./, "chess-distance"));

/** For each entry point, an expression with its exports, and the value: facts that need no table. */
const FACTS: Readonly<Record<string, readonly [expression: string, value: string]>> = {
  "chess-distance": ["one.distance(0, 63)", "7"],
  "chess-distance/pieces": ["one.edgeDistance(27)", "3"],
  "chess-distance/paths": ["one.knightPathCount(0, 17)", "1"],
  "chess-distance/vectors": ["one.direction(0, 9)", "2"],
  "chess-distance/sets": ["one.kingMoves(0).lo", "770"],
  "chess-distance/squares": ["one.square('h8')", "63"],
  "chess-distance/generator": ["one.piece('N').name", "knight"],
  "chess-distance/audit": ["one.audit('int t[] = {1};', 't.c').length", "0"],
};

/** Entry points that are ES modules of this year's language, which old bundlers find, but cannot read. */
const LIBRARY = ["chess-distance/generator", "chess-distance/audit"];

const TABLES = ENTRIES.filter((entry) => !LIBRARY.includes(entry));

test("there is a fact for each entry point", () => {
  expect(Object.keys(FACTS).sort()).toEqual([...ENTRIES].sort());
});

/** A program that prints the facts of entry points, by `import` or by `require`. */
const printing = (entries: readonly string[], by: "import" | "require"): string =>
  entries
    .map((entry, at) => {
      const [expression = ""] = FACTS[entry] ?? [];
      const name = `one${at}`;
      const load =
        by === "import"
          ? `import * as ${name} from "${entry}";`
          : `const ${name} = require("${entry}");`;
      return `${load}\nconsole.log(${expression.replace("one", name)});\n`;
    })
    .join("");

const printed = (entries: readonly string[]): string =>
  entries.map((entry) => `${FACTS[entry]?.[1] ?? ""}\n`).join("");

describe.each(["Node 20", "Node 22", "Node 24", "Node 26"] as const)("%s", (engine) => {
  test.for(["import", "require"] as const)("finds each by %s", (by, context) => {
    const folder = userProject();
    const file = by === "import" ? "program.mjs" : "program.cjs";
    writeFileSync(join(folder, file), printing(ENTRIES, by));
    // Node 22.12 warns that it may require ES modules.
    const ran = run(folder, platform(context, engine), ["--no-warnings", file]);
    expect(ran, ran.stderr).toMatchObject({ stdout: printed(ENTRIES), stderr: "" });
  });
});

interface Bundled {
  /** The complaints of the bundler. */
  readonly said: string;
  /** What the bundle prints; empty if there is none. */
  readonly prints: string;
  readonly size: number;
}

/** Bundles a program, and runs the bundle. */
type Bundle = (context: Pick<TestContext, "skip">, program: string) => Bundled;

const bundleWith = (
  program: string,
  bundle: (folder: string) => { readonly stdout: string; readonly stderr: string },
  output: string,
): Bundled => {
  const folder = userProject();
  writeFileSync(join(folder, "program.js"), program);
  // The bundles are scripts, not ES modules.
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const { stdout, stderr } = bundle(folder);
  const { stdout: prints } = run(folder, process.execPath, [output]);
  const size = prints === "" ? 0 : readFileSync(join(folder, output)).length;
  return { said: stdout + stderr, prints, size };
};

const parcel: Bundle = (context, program) => {
  const bin = platform(context, "Parcel");
  const args = ["build", "program.js", "--no-cache", "--no-source-maps", "--dist-dir", "out"];
  return bundleWith(
    program,
    (folder) => run(folder, process.execPath, [bin, ...args]),
    join("out", "program.js"),
  );
};

const webpack4: Bundle = (context, program) => {
  const library = JSON.stringify(platform(context, "webpack 4"));
  const config = `require(${library})(
    {
      mode: "production",
      context: process.cwd(),
      entry: "./program.js",
      output: { path: process.cwd(), filename: "bundle.js", hashFunction: "sha256" },
    },
    (error, stats) => console.log(error || stats.toString({ all: false, errors: true })),
  );`;
  return bundleWith(
    program,
    (folder) => run(folder, process.execPath, ["--eval", config]),
    "bundle.js",
  );
};

const browserify: Bundle = (context, program) => {
  const bin = platform(context, "browserify");
  return bundleWith(
    program,
    (folder) => run(folder, process.execPath, [bin, "program.js", "--outfile", "bundle.js"]),
    "bundle.js",
  );
};

const BUNDLERS = [
  { name: "Parcel", bundle: parcel, by: "import", readable: ENTRIES, one: 450 },
  { name: "webpack 4", bundle: webpack4, by: "import", readable: TABLES, one: 1500 },
  { name: "browserify", bundle: browserify, by: "require", readable: TABLES, one: Infinity },
] as const;

describe.each(sampled(BUNDLERS, 1))("$name", ({ bundle, by, readable, one }) => {
  test("finds each entry point, and the bundle runs", (context) => {
    const { said, prints } = bundle(context, printing(readable, by));
    expect(prints, said).toBe(printed(readable));
  });

  test("finds the library, even if it cannot read the language of this year", (context) => {
    for (const entry of LIBRARY) {
      const { said, prints } = bundle(context, printing([entry], by));
      expect(said).not.toMatch(/Can't resolve|Cannot find|Failed to resolve/);
      if (prints === "") expect(said).toMatch(/node_modules\/chess-distance\/dist\/[\w/]+\.js/);
      else expect(prints).toBe(printed([entry]));
    }
  });

  test("takes from an entry point only what is imported, if it can", (context) => {
    const program =
      by === "import"
        ? 'import { centerDistance } from "chess-distance";\nconsole.log(centerDistance(0));\n'
        : 'console.log(require("chess-distance").centerDistance(0));\n';
    const { said, prints, size } = bundle(context, program);
    expect(prints, said).toBe("3\n");
    expect(size).toBeLessThanOrEqual(one);
  });
});
