/** The second part of `npm run bench:native`: how long compilers take for the checks beside tables. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./command.js";
import { markdownTable, ratioOf, written as inWords, type Bar, type Figure } from "./figures.js";

const FOLDER = join(".build", "bench-checks");
const ROUNDS = 3;
const TOOL = join(process.cwd(), "dist", "cli.js");

/** A compiler, and how a table is compiled alone and with its check. `*` is the name of the table's file. */
interface Compiler {
  readonly lang: string;
  readonly program: string;
  /** The files of a table and of its check. */
  readonly table: string;
  readonly check: string;
  /** The arguments, after which `filesOf` names other files than the entry. */
  readonly args: readonly string[];
  readonly filesOf?: (files: readonly string[]) => readonly string[];
  /** The lines that add a file to the entry. */
  readonly entry?: (file: string) => string;
  /** The entry, which is compiled, and its text before these lines. */
  readonly file: string;
  readonly start?: string;
  /** How many times the table's time the dearest check may take on 8×8. On 24×24, it is at most 3. */
  readonly most: number;
}

/** What the tables of a folder in Go and in C# share. */
const SHARED_IN_GO = ["absolute.go", "corner.go", "off_board.go", "unreachable.go"];
const SHARED_IN_CSHARP = ["Corner.cs", "OffBoard.cs", "Unreachable.cs"];

/** A compiler of C or C++, whose files include a table. */
const including = (
  program: string,
  lang: "c" | "cpp",
  standard: string,
  most: number,
): Compiler => {
  const file = `entry.${lang}`;
  return {
    ...{ program, lang, table: lang === "c" ? "*.h" : "*.hpp", check: `*_proof.${lang}` },
    args: [`-std=${standard}`, "-c", "-o", "a.o", file],
    entry: (included) => `#include "${included}"\n`,
    ...{ file, most },
  };
};

const COMPILERS: readonly Compiler[] = [
  including("gcc", "c", "c99", 3),
  including("clang", "c", "c99", 3),
  including("g++", "cpp", "c++17", 8),
  including("clang++", "cpp", "c++17", 8),
  {
    lang: "rust",
    program: "rustc",
    table: "*.rs",
    check: "*_proof.rs",
    args: ["--edition", "2021", "--test", "-o", "a", "mod.rs"],
    entry: (file) => `mod ${file.replace(".rs", "")};\n`,
    file: "mod.rs",
    // A module of a table that others read is part of each crate.
    start: "#[allow(dead_code)]\nmod corner;\n",
    most: 3,
  },
  {
    lang: "go",
    program: "go",
    table: "*.go",
    check: "*_test.go",
    args: ["test", "-c", "-o", "a"],
    filesOf: (files) => [...new Set([...SHARED_IN_GO, ...files, "entry_test.go"])],
    file: "entry_test.go",
    start: 'package chessdistance\n\nimport "testing"\n\nfunc TestNothing(t *testing.T) {}\n',
    most: 3,
  },
  {
    lang: "java",
    program: "javac",
    table: "*.java",
    check: "*Proof.java",
    args: ["-d", "out"],
    filesOf: (files) => files,
    file: "entry.txt",
    most: 3,
  },
  {
    lang: "csharp",
    program: "mcs",
    table: "*.cs",
    check: "*Proof.cs",
    args: ["-target:library", "-out:a.dll"],
    filesOf: (files) => [...new Set([...SHARED_IN_CSHARP, ...files])],
    file: "entry.txt",
    most: 3,
  },
  {
    lang: "zig",
    program: process.env["ZIG"] ?? "zig",
    table: "*.zig",
    check: "*_proof.zig",
    args: ["test", "entry.zig"],
    entry: (file) =>
      file.endsWith("_proof.zig")
        ? `test { _ = @import("${file}"); }\n`
        : `test { @import("std").testing.refAllDecls(@import("${file}")); }\n`,
    file: "entry.zig",
    most: 3,
  },
];

/** The processor time of a command, in seconds. */
const seconds = (program: string, args: readonly string[], cwd: string): number => {
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", 'TIMEFORMAT="%U %S"; time "$0" "$@" 2> errors', program, ...args],
    { cwd, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: status ${status}`);
  return stderr
    .trim()
    .split(" ")
    .reduce((sum, time) => sum + Number(time), 0);
};

/** The number of entries that were written. Each ends in another comment, because Go and Zig keep what they compiled. */
let written = 0;

/** The time of each check beside that of its table, by the name of the table's file. */
const figuresOf = (compiler: Compiler, folder: string): ReadonlyMap<string, Figure> => {
  const { program, table, check, args, filesOf = () => [], entry, file, start = "" } = compiler;
  const [, ending = ""] = check.split("*");
  const present = readdirSync(folder);
  const names = present
    .filter((name) => name.endsWith(ending) && name !== file)
    .map((name) => name.slice(0, -ending.length));
  const taken = (name: string, files: readonly string[]): number => {
    const isAlone = !present.includes("corner.rs") || name === "corner";
    const first = compiler.lang === "rust" && isAlone ? "" : start;
    const lines = files.map((one) => entry?.(one) ?? "").join("");
    writeFileSync(join(folder, file), `${first}${lines}// ${written++}\n`);
    const named = filesOf(files).filter((one) => existsSync(join(folder, one)));
    return seconds(program, [...args, ...named], folder);
  };
  return new Map(
    names.map((name) => {
      const [own = "", checked = ""] = [table, check].map((one) => one.replace("*", name));
      // In C and C++, a check includes its table.
      const both = check.startsWith("*_proof.c") ? [checked] : [own, checked];
      const rounds = Array.from({ length: ROUNDS }, () => ({
        alone: taken(name, [own]),
        both: taken(name, both),
      }));
      return [
        name,
        ratioOf(
          rounds.map((round) => round.both),
          rounds.map(({ alone }) => alone),
        ),
      ] as const;
    }),
  );
};

const madeIn = (lang: string, ...request: readonly string[]): string => {
  const folder = join(FOLDER, `${lang}-${request.at(-1) ?? ""}`);
  output(process.execPath, [TOOL, "--lang", lang, "--proof", ...request, "--out", folder]);
  return folder;
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const rows = COMPILERS.map((compiler) => {
  const { lang, program, most } = compiler;
  const all = [...figuresOf(compiler, madeIn(lang, "--table", "all"))];
  const [dearest] = all.toSorted(([, one], [, other]) => other.median - one.median);
  const [large] = figuresOf(compiler, madeIn(lang, "--piece", "knight", "--board", "24x24"));
  if (!dearest || !large) throw new Error(`no checks in ${lang}`);
  const bar = (value: number): Bar => ({ sign: "≤", value });
  return [
    program,
    `${all.length}`,
    dearest[0],
    inWords(dearest[1], bar(most)),
    inWords(large[1], bar(3)),
  ];
});

console.log(`
Compiling a table with its check, as a multiple of compiling the table alone, in processor time.

${markdownTable(["compiler", "checks", "dearest", "8×8", "knight, 24×24"], rows)}`);
