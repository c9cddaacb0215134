/** The tables in other languages: compiled with all warnings as errors, and every lookup run in every call. */
import { writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFailed, test, type TestContext } from "vitest";
import { LANGUAGES } from "../../generator/languages/languages.js";
import { parseRequest } from "../../generator/request/request.js";
import { secondLine } from "../../generator/files/header.js";
import { BENDING } from "../support/bending.js";
import {
  CATALOGUE,
  RELATIONS,
  requestedOf,
  type Called,
  type Requested,
} from "../support/called.js";
import { absolute, canHold, signed } from "../support/differences.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { KING, PIECES, searchedDifferences, searchedPairs } from "../support/pieces.js";
import { COMMANDS, CPP_PROGRAM, RUST_PROGRAM } from "../support/readme.js";
import { KEYWORDS } from "../support/reserved.js";
import { run as runTool } from "../support/tool.js";
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

const settingsOf = ({ options = [] }: Compiler): Readonly<Record<string, string>> =>
  options.length === 0 ? {} : { [(options[0] ?? "").slice(2)]: options[1] ?? "" };

describe.each(Object.entries(COMPILERS))("%s", (_, compiler) => {
  const { lang, out } = compiler;

  test("every lookup of the catalogue, 20 random boards, pieces and layouts, and relations", async (context) => {
    for (const name of compiler.needs) platform(context, name);
    const folder = temporaryFolder();
    const random = [...randomTables(20), ...RELATIONS, ...NAMES, ...NARROW];
    const tables = ["all", ...random.map(({ request }) => request)];
    const index = LANGUAGES[lang].index !== undefined;
    await make(folder, { out, lang, tables, index, ...settingsOf(compiler) });
    demandAnswers(context, compiler, folder, [...CATALOGUE, ...random.map(({ called }) => called)]);
  });

  test("every lookup of the catalogue in a single file", async (context) => {
    for (const name of compiler.needs) platform(context, name);
    const folder = temporaryFolder();
    const random = [...RELATIONS, ...NARROW];
    const tables = ["all", ...random.map(({ request }) => request)];
    await make(folder, { out, lang, tables, single: true, ...settingsOf(compiler) });
    expect(Object.keys(filesIn(join(folder, out)))).toHaveLength(1);
    const called = [...CATALOGUE, ...random.map((one) => one.called)];
    const calls = called.map((call): Called => ({ ...call, isInSingle: true }));
    demandAnswers(context, compiler, folder, calls);
  });

  test("texts of users end or bend no header", async (context) => {
    for (const name of compiler.needs) platform(context, name);
    const folder = temporaryFolder();
    const made = BENDING.map((_, at) =>
      requestedOf(KING, { files: 2, ranks: 1 }, "pair", `t${at}`),
    );
    const tables = made.map(({ request }) => request);
    await make(folder, { out, lang, tables, ...settingsOf(compiler) });
    let bent = 0;
    for (const [file, text] of Object.entries(filesIn(join(folder, out)))) {
      const [, at = NaN] = /^t(\d+)_?distance/i.exec(file) ?? [];
      const user = BENDING[Number(at)];
      if (user === undefined) continue;
      const line = secondLine(file, { command: user, config: user });
      const changed = text.replace(new RegExp(`${file}, by .*`), () => line);
      expect(changed).not.toBe(text);
      writeFileSync(join(folder, out, file), changed);
      bent++;
    }
    expect(bent).toBe(BENDING.length);
    demandAnswers(
      context,
      compiler,
      folder,
      made.map(({ called }) => called),
    );
  });
});

/** The words of which a shell command is true. */
const wordsWith = (folder: string, words: readonly string[], command: string): readonly string[] =>
  runLine(folder, `for word in ${words.join(" ")}; do ${command} && echo $word; done; true`)
    .stdout.split("\n")
    .filter((word) => word !== "");

const isAccepted = (lang: "cpp" | "go" | "java", key: string, name: string): boolean => {
  try {
    parseRequest({ lang, [key]: name, tables: ["CORNER"] });
    return true;
  } catch {
    return false;
  }
};

describe("a name that a compiler refuses is refused", () => {
  test.for(["g++", "clang++"] as const)("a namespace, by %s", (name, context) => {
    const compiler = platform(context, name);
    const folder = temporaryFolder();
    const headers = String.raw`#include <array>\n#include <cstdint>\n`;
    const macros = ["gnu++17", "gnu++2b"].flatMap((standard) =>
      runLine(folder, `printf '${headers}' | "${compiler}" -std=${standard} -dM -E -x c++ -`)
        .stdout.split("\n")
        .map((line) => line.split(/[ (]/)[1] ?? ""),
    );
    const candidates = [...KEYWORDS, "main", "int8_t", "size_t", "std", "a::std", ...macros];
    const words = candidates.filter((word) => isAccepted("cpp", "namespace", word));
    const program = `${headers}namespace $word { std::array<int, 1> one{}; }\\nint main() {}\\n`;
    const wrong = ["gnu++17", "gnu++2b"].flatMap((standard) =>
      wordsWith(
        folder,
        words,
        `! printf "${program}" | "${compiler}" -std=${standard} -fsyntax-only -x c++ - 2>/dev/null`,
      ),
    );
    expect(macros.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  test("a package of Go", (context) => {
    platform(context, "go");
    const folder = temporaryFolder();
    const words = KEYWORDS.filter((word) => isAccepted("go", "package", word));
    const file = String.raw`printf "package $word\n\nvar One = 1\n" > one.go; ! gofmt -e one.go > /dev/null 2>&1`;
    expect(words.length).toBeGreaterThan(50);
    expect(wordsWith(folder, words, file)).toEqual([]);
  });

  test("a package of Java", (context) => {
    platform(context, "javac");
    const folder = temporaryFolder();
    const others = ["java", "java.own", "java.lang", "javax.swing", "sun.misc", "org.w3c.dom"];
    const words = [...KEYWORDS, ...others].filter((word) => isAccepted("java", "package", word));
    const files = words.map((word, at) => {
      writeFileSync(join(folder, `One${at}.java`), `package ${word};\nfinal class One${at} {}\n`);
      return `One${at}.java`;
    });
    expect(words.length).toBeGreaterThan(50);
    expect(runLine(folder, `javac -d classes ${files.join(" ")}`)).toMatchObject({
      ...{ status: 0, stderr: "" },
    });
  });
});

describe("the README's programs, after its commands", () => {
  const folderWith = async (lang: string): Promise<string> => {
    const command = COMMANDS.find((line) => line.includes(`--lang ${lang} `)) ?? "";
    const folder = temporaryFolder();
    const [, , ...args] = command.split(" ");
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

/** Names that users may give to pieces, each a word that some language or emitted file has already. */
const RESERVED = [
  ...["auto", "int", "register", "static", "struct", "union", "class", "namespace", "template"],
  ...["crate", "fn", "impl", "match", "self", "type", "func", "package", "range", "select"],
  ...["interface", "native", "synchronized", "def", "lambda", "pass", "yield", "comptime", "test"],
  ...["concept", "requires", "main", "int8", "linux", "absolute", "corner", "index", "sq1"],
  ...["table", "frozen", "math", "system", "part0", "typing", "std", "java", "init"],
];

/** A table for each of these names. */
const NAMES: readonly Requested[] = RESERVED.map((name) =>
  requestedOf(KING, { files: 2, ranks: 2 }, "pair", name),
);

/** Tables whose indices have parts that do nothing, such as a factor of 1, of which linters warn. */
const NARROW: readonly Requested[] = [
  requestedOf(KING, { files: 1, ranks: 6 }, "abs-diff", "narrow"),
  requestedOf(KING, { files: 2, ranks: 8 }, "superimposed", "narrow"),
];

/** Tables that exist, with the answers of a search. */
const randomTables = (count: number): readonly Requested[] => {
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
    .filter(({ files, ranks, piece, layout }) => {
      const expected = searchedPairs(piece, files, ranks);
      const size = { files, ranks };
      return {
        pair: () => true,
        "0x88": () => canHold(expected, size, signed),
        "abs-diff": () => canHold(expected, size, absolute),
        superimposed: () =>
          canHold(expected, size, signed, searchedDifferences(piece, files, ranks)),
      }[layout]();
    })
    .slice(0, count)
    .map(({ piece, layout, ...size }, at) => requestedOf(piece, size, layout, `t${at}`));
};
