/** The checks beside tables, by the compilers and interpreters of their languages: they accept ours, and no changed table. */
import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, type TestContext } from "vitest";
import { at } from "../../generator/common.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import type { Request } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { lowercaseWords, namesOf } from "../../generator/table-names.js";
import { pascal, snake } from "../support/called.js";
import { NUMBERED_TABLES } from "../support/checked-tables.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { runLine } from "./support/run.js";

/** Where rustup, if it is there, has its compilers; the tests have a home of their own. */
const RUSTUP = { RUSTUP_HOME: process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup") };

const WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror";

type Words = readonly string[];

/** A line that runs a command for each of some tables. */
const each = (tables: readonly Words[], command: (words: Words) => string): string =>
  tables.map(command).join(" && ");

/** How to run the checks of tables in a language. */
interface Checker {
  readonly lang: LanguageName;
  readonly needs: PlatformName;
  readonly options?: object;
  /** Other files that a project has. */
  readonly files?: Readonly<Record<string, string>>;
  /** Runs the checks of some tables, with as few calls of a compiler as it allows. */
  readonly command: (tables: readonly Words[], program: string) => string;
  readonly table: (words: Words) => string;
}

const ofC = (needs: PlatformName): Checker => ({
  lang: "c",
  needs,
  command: (tables) =>
    each(
      tables,
      (words) => `${needs} -std=c99 ${WARNINGS} -o check tables/${snake(words)}_proof.c && ./check`,
    ),
  table: (words) => `${snake(words)}.h`,
});

const ofCpp = (needs: PlatformName): Checker => ({
  lang: "cpp",
  needs,
  command: (tables) =>
    `${needs} -std=c++17 ${WARNINGS} -fsyntax-only ${tables.map((words) => `tables/${snake(words)}_proof.cpp`).join(" ")}`,
  table: (words) => `${snake(words)}.hpp`,
});

const CHECKERS: Readonly<Record<string, Checker>> = {
  "C by gcc": ofC("gcc"),
  "C by clang": ofC("clang"),
  "C++ by g++": ofCpp("g++"),
  "C++ by clang++": ofCpp("clang++"),
  Rust: {
    lang: "rust",
    needs: "rustc",
    files: { "main.rs": "mod tables;\nfn main() {}\n" },
    command: () => "rustc --edition 2021 -D warnings --emit=metadata -o main.rmeta main.rs",
    table: (words) => `${snake(words)}.rs`,
  },
  Go: {
    lang: "go",
    needs: "go",
    files: { "go.mod": "module example.org/program\n\ngo 1.13\n" },
    command: (tables) => `go test -run 'Test(${tables.map(pascal).join("|")})$' ./tables`,
    table: (words) => `${snake(words)}.go`,
  },
  Java: {
    lang: "java",
    needs: "javac",
    options: { package: "org.example" },
    command: (tables) =>
      `javac -Xlint:all -Werror -d out tables/*.java && ${each(tables, (words) => `java -cp out org.example.${pascal(words)}Proof`)}`,
    table: (words) => `${pascal(words)}.java`,
  },
  Python: {
    lang: "python",
    needs: "python3",
    command: (tables) =>
      each(tables, (words) => `python3 -B -W error tables/test_${snake(words)}.py`),
    table: (words) => `${snake(words)}.py`,
  },
  JSON: {
    lang: "json",
    needs: "python3",
    command: (tables) =>
      each(tables, (words) => `python3 -B -W error -O tables/${words.join("-")}-check.py`),
    table: (words) => `${words.join("-")}.json`,
  },
  Zig: {
    lang: "zig",
    needs: "Zig",
    command: (tables, zig) =>
      each(tables, (words) => `${zig} build-obj -fno-emit-bin tables/${snake(words)}_proof.zig`),
    table: (words) => `${snake(words)}.zig`,
  },
};

const FIVE = [
  "KNIGHT_DISTANCE",
  "KNIGHT_DISTANCE_BY_0X88_DIFF",
  "ATTACKS_15X15",
  "EDGE_DISTANCE",
  "QUEEN_DISTANCE_15X15",
] as const;

/** A file of a table with another number in one of its rows; `at` chooses which, from 0 up to 1. */
const changed = (text: string, at: number): string => {
  const places = [...text.matchAll(/^\s*(?:\(byte\) )?-?\d[-\d, ()byte]*$/gm)].flatMap((row) =>
    [...row[0].matchAll(/\d+/g)].map((one) => ({ start: row.index + one.index, number: one[0] })),
  );
  const { start = 0, number = "" } = places[Math.floor(at * places.length)] ?? {};
  const other = String(Number(number) === 1 ? 2 : 1);
  return text.slice(0, start) + other + text.slice(start + number.length);
};

describe.each(Object.entries(CHECKERS))(
  "%s",
  (name, { lang, needs, options, files, command, table }) => {
    // Each compiler takes long; two of them check the whole catalogue, and more changes.
    const isLong = ["C by gcc", "C++ by g++"].includes(name);

    /** A folder with tables and their checks, and the function that runs some of these. */
    const checking = async (context: TestContext, tables: Request["tables"]) => {
      const program = platform(context, needs);
      const folder = temporaryFolder();
      const config = { out: "tables", lang, tables, proof: true, ...options };
      writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
      for (const [file, text] of Object.entries(files ?? {}))
        writeFileSync(join(folder, file), text);
      const { status, errors } = await runTool([], [], folder);
      expect({ status, errors }).toEqual({ status: 0, errors: [] });
      const runOf = (...some: readonly Words[]) => {
        const { stdout, stderr, ...run } = runLine(folder, command(some, program), RUSTUP);
        return { status: run.status, said: stdout + stderr };
      };
      return { folder, runOf };
    };

    test("the checks of tables in all numberings hold", async (context) => {
      const { runOf } = await checking(context, NUMBERED_TABLES);
      const tables = parseRequest({ tables: NUMBERED_TABLES }).entries.map(
        ({ measure, layout, board }) => lowercaseWords(namesOf(measure, layout(board))),
      );
      const { status, said } = runOf(...tables);
      expect(status, said.slice(0, 2000)).toBe(0);
    });

    test("the checks hold, and none accepts a changed table", async (context) => {
      const { folder, runOf } = await checking(context, isLong ? ["all"] : FIVE);
      const checked = isLong
        ? Object.keys(filesIn(join(folder, "tables"))).flatMap(
            (file) => /^(\w+)_proof\./.exec(file)?.[1] ?? [],
          )
        : FIVE.map((one) => one.toLowerCase());
      expect(checked.length).toBe(isLong ? 38 : FIVE.length);
      for (const one of checked) {
        const { status: found, said } = runOf(one.split("_"));
        expect(found, `${one}\n${said}`.slice(0, 2000)).toBe(0);
      }
      for (let count = 0; count < (isLong ? 20 : FIVE.length); count++) {
        const one = at(FIVE, count % FIVE.length);
        const words = one.toLowerCase().split("_");
        const file = join(folder, "tables", table(words));
        const text = readFileSync(file, "utf8");
        // The fractions spread over the elements.
        writeFileSync(file, changed(text, (0.5 + count * 0.618_034) % 1));
        const { status: found, said } = runOf(words);
        writeFileSync(file, text);
        expect(found, `${one}, ${count}`).not.toBe(0);
        expect(said).toContain(`${one} is wrong`);
      }
    });
  },
);

test("the checks in C of a piece that never leaves some squares hold, and notice changes", async (context) => {
  platform(context, "gcc");
  const folder = temporaryFolder();
  const own = { board: "5x4", piece: "R", within: ["a1-b3", "d2", "e1-e4"] };
  const tables = [
    { ...own, name: "pair" },
    { ...own, to: ["b2", "c2"], name: "near" },
    ...(["paths", "pathCount", "rings", "zones"] as const).map((measure) => ({
      ...{ ...own, measure, name: measure.toLowerCase() },
    })),
  ];
  const config = { out: "tables", lang: "c", tables, proof: true };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await runTool([], [], folder)).toMatchObject({ status: 0, errors: [] });
  const names = Object.keys(filesIn(join(folder, "tables"))).flatMap(
    (file) => /^(\w+)_proof\.c$/.exec(file)?.[1] ?? [],
  );
  expect(names).toHaveLength(tables.length);
  for (const name of names) {
    const command = ofC("gcc").command([name.split("_")], "");
    const { status, stdout, stderr } = runLine(folder, command);
    expect(status, stdout + stderr).toBe(0);
    const file = join(folder, "tables", `${name}.h`);
    const text = readFileSync(file, "utf8");
    for (let count = 0; count < 8; count++) {
      writeFileSync(file, changed(text, (0.5 + count * 0.618_034) % 1));
      expect(runLine(folder, command).status, `${name}, ${count}`).not.toBe(0);
    }
  }
});
