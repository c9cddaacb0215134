/** The tables in other languages: compiled with all warnings as errors, and every lookup run in every call. */
import { writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFailed, test, type TestContext } from "vitest";
import { absolute, canHold, signed } from "../support/differences.js";
import { temporaryFolder } from "../support/files.js";
import { PIECES, searchedDifferences, searchedPairs } from "../support/pieces.js";
import { compass, setsOn, stepOf, type Halves, type OfDifference } from "../support/relations.js";
import { COMMANDS, CPP_PROGRAM, RUST_PROGRAM } from "../support/readme.js";
import { run as runTool } from "../support/tool.js";
import { CATALOGUE, type Called } from "./support/called.js";
import { COMPILERS, type Compiler } from "./support/compilers.js";
import { platform } from "./support/platform.js";
import { runLine } from "./support/run.js";

/** Where rustup, if it is there, has its compilers; the tests have a home of their own. */
const RUSTUP = { RUSTUP_HOME: process.env["RUSTUP_HOME"] ?? join(homedir(), ".rustup") };

/** Compiles a program for lookups whose tables are made, runs it, and compares what it prints. */
const demandAnswers = (
  context: TestContext,
  compiler: Compiler,
  folder: string,
  calls: readonly Called[],
): void => {
  const files = new Map(compiler.needs.map((name) => [name, platform(context, name)]));
  for (const [name, text] of Object.entries(compiler.program(calls)))
    writeFileSync(join(folder, name), text);
  let printed = "";
  for (const command of compiler.commands) {
    const line = command.replaceAll(/\{([\w+]+)\}/g, (_, name: string) => {
      const found = [...files].find(([needed]) => needed === name);
      return found?.[1] ?? name;
    });
    const { status, stdout, stderr } = runLine(folder, line, RUSTUP);
    expect(status, `${line}\n${stderr.slice(0, 2000)}${stdout.slice(0, 2000)}`).toBe(0);
    printed = stdout;
  }
  const lines = printed.trimEnd().split("\n");
  expect(lines).toHaveLength(calls.length);
  for (const [at, { table, answers }] of calls.entries()) {
    const found = (lines[at] ?? "").trim().split(" ").map(BigInt);
    const wrong = answers.findIndex((answer, call) => found[call] !== answer);
    expect(wrong, `${table}: ${String(found[wrong])} at call ${wrong}`).toBe(-1);
    expect(found).toHaveLength(answers.length);
  }
};

/** A file that the tool reads, and the tables that it makes. */
const make = async (folder: string, config: object): Promise<void> => {
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  const { status, errors } = await runTool([], [], folder);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
};

const CAMEL = { notation: "C", steps: [[3, 1, 1]] } as const;

const squaresOf = (count: number): readonly number[] => [...Array(count).keys()];

const settingsOf = ({ options = [] }: Compiler): Readonly<Record<string, string>> =>
  options.length === 0 ? {} : { [(options[0] ?? "").slice(2)]: options[1] ?? "" };

describe.each(Object.entries(COMPILERS))("%s", (_, compiler) => {
  const { lang, out } = compiler;

  test("every lookup of the catalogue", async (context) => {
    for (const name of compiler.needs) platform(context, name);
    const folder = temporaryFolder();
    await make(folder, { out, lang, tables: ["all"], ...settingsOf(compiler) });
    demandAnswers(context, compiler, folder, CATALOGUE);
  });

  test("20 random boards, pieces and layouts, and attacks, steps and rings", async (context) => {
    for (const name of compiler.needs) platform(context, name);
    const folder = temporaryFolder();
    const random = [...randomTables(20), ...RELATIONS];
    const tables = random.map(({ request }) => request);
    await make(folder, { out, lang, tables, ...settingsOf(compiler) });
    demandAnswers(
      context,
      compiler,
      folder,
      random.map(({ called }) => called),
    );
  });
});

describe("the README's programs, after its commands", () => {
  const folderWith = async (lang: string): Promise<string> => {
    const command = COMMANDS.find((line) => line.includes(`--lang ${lang} `)) ?? "";
    const folder = temporaryFolder();
    const args = command.replace("npx chess-distance ", "").split(" ");
    expect(await runTool(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    return join(folder, "src");
  };

  test("in C++", async (context) => {
    const compiler = platform(context, "g++");
    const folder = await folderWith("cpp");
    writeFileSync(join(folder, "main.cpp"), CPP_PROGRAM);
    const compile = `"${compiler}" -std=c++17 -Wall -Wextra -Werror -fsyntax-only main.cpp`;
    expect(runLine(folder, compile)).toMatchObject({ status: 0, stderr: "" });
    writeFileSync(join(folder, "main.cpp"), CPP_PROGRAM.replace("== 4", "== 2"));
    expect(runLine(folder, compile).stderr).toContain("a1 to b2");
  });

  test("in Rust", async (context) => {
    platform(context, "rustc");
    const folder = await folderWith("rust");
    writeFileSync(join(folder, "main.rs"), `#![deny(warnings)]\n${RUST_PROGRAM}`);
    expect(runLine(folder, "rustc --edition 2021 main.rs && ./main", RUSTUP)).toMatchObject({
      ...{ status: 0, stderr: "" },
    });
  });
});

/** Names that users may give to pieces, each a reserved word of some language. */
const RESERVED = [
  ...["auto", "int", "register", "static", "struct", "union", "class", "namespace", "template"],
  ...["crate", "fn", "impl", "match", "self", "type", "func", "package", "range", "select"],
  ...["interface", "native", "synchronized", "def", "lambda", "pass", "yield", "comptime", "test"],
];

/** Attacks, steps and sets on boards of several sizes. */
const RELATIONS: readonly { readonly request: object; readonly called: Called }[] = (() => {
  const byDifference = (files: number, ranks: number, of: OfDifference): readonly bigint[] =>
    squaresOf(files * ranks).flatMap((from) =>
      squaresOf(files * ranks).map((to) =>
        BigInt(
          of((to % files) - (from % files), Math.floor(to / files) - Math.floor(from / files)),
        ),
      ),
    );
  const whole = ({ lo, hi }: Halves): bigint => (BigInt(hi) << 32n) | BigInt(lo);
  const attacks: OfDifference = (x, y) =>
    Number(y === -1 && (x === 1 || x === -1)) + 2 * Number(x * x + y * y === 17);
  const pawn = { measure: "attacks", piece: ["blackPawn", "(1,4)"], layout: "superimposed" };
  const rings = setsOn(6, 36).byDistance(
    searchedPairs(CAMEL, 6, 6),
    8,
    (moves, distance) => moves === distance,
  );
  const called = (
    words: string,
    count: number,
    answers: readonly bigint[],
    isSet = false,
  ): Called => ({
    table: words.toUpperCase().replaceAll(" ", "_"),
    words: words.replace("rings", "ring").split(" "),
    firsts: count,
    seconds: answers.length / count,
    isSet,
    answers,
  });
  return [
    {
      request: { ...pawn, board: "7x6", name: "fairy" },
      called: called("fairy attacks 13x11", 42, byDifference(7, 6, attacks)),
    },
    {
      request: { measure: "increment", board: "9x5", layout: "0x88" },
      called: called("increment by 0x88 diff", 45, byDifference(9, 5, stepOf(18))),
    },
    {
      request: { measure: "direction", board: "3x11" },
      called: called("direction", 33, byDifference(3, 11, compass)),
    },
    {
      request: { measure: "between", board: "7x9" },
      called: called("between", 63, setsOn(7, 63).between().map(whole), true),
    },
    ...RESERVED.map((name) => ({
      request: { piece: "K", board: "2x2", name },
      called: called(
        `${name} distance`,
        4,
        [0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0].map(BigInt),
      ),
    })),
    {
      request: { measure: "rings", piece: "C", board: "6x6" },
      called: called("camel rings", 36, rings.map(whole), true),
    },
  ];
})();

/** Tables that exist, with the answers of a search. */
const randomTables = (
  count: number,
): readonly { readonly request: object; readonly called: Called }[] => {
  const sides = fc.integer({ min: 1, max: 12 });
  const seed = Date.now() % 1_000_000;
  onTestFailed(() => {
    console.log(`the seed of the random tables: ${seed}`);
  });
  const drawn = fc.sample(
    fc.record({
      files: sides,
      ranks: sides,
      piece: fc.constantFrom(...PIECES),
      layout: fc.constantFrom("pair", "0x88", "superimposed", "abs-diff"),
    }),
    { numRuns: 20 * count, seed },
  );
  return drawn
    .flatMap(({ files, ranks, piece, layout }) => {
      const expected = searchedPairs(piece, files, ranks);
      const size = { files, ranks };
      const isHeld = {
        pair: () => true,
        "0x88": () => canHold(expected, size, signed),
        "abs-diff": () => canHold(expected, size, absolute),
        superimposed: () =>
          canHold(expected, size, signed, searchedDifferences(piece, files, ranks)),
      }[layout];
      return isHeld() ? [{ files, ranks, piece, layout, expected }] : [];
    })
    .slice(0, count)
    .map(({ files, ranks, piece, layout, expected }, at) => {
      const suffix = {
        pair: [],
        "0x88": ["by", "0x88", "diff"],
        "abs-diff": ["by", "abs", "diff"],
        superimposed: [`${2 * files - 1}x${2 * ranks - 1}`],
      }[layout];
      const words = [`t${at}`, "distance", ...suffix];
      return {
        request: { board: `${files}x${ranks}`, piece: piece.notation, layout, name: `t${at}` },
        called: {
          table: words.join("_").toUpperCase(),
          words,
          firsts: files * ranks,
          seconds: files * ranks,
          isSet: false,
          answers: expected.flat().map(BigInt),
        },
      };
    });
};
