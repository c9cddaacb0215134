/** The second part of `npm run bench:native`: how long compilers take for the checks beside tables. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./command.js";
import { markdownTable, ratioOf, written, type Bar, type Figure } from "./figures.js";

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
  readonly args: readonly string[];
  /** The line that adds a file to the one that is compiled. */
  readonly entry: (file: string) => string;
  /** The file that is compiled. */
  readonly file: string;
  /** How many times the table's time the dearest check may take on 8×8. On 24×24, it is at most 3. */
  readonly most: number;
}

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

/** A module of a table that others read is part of each crate. */
const CORNER = "#[allow(dead_code)]\nmod corner;\n";

/** The time of each check beside that of its table, by the name of the table's file. */
const figuresOf = (
  { program, table, check, args, entry, file }: Compiler,
  folder: string,
): ReadonlyMap<string, Figure> => {
  const [, ending = ""] = check.split("*");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
  const write = (text: string): void => {
    writeFileSync(join(folder, file), text);
  };
  return new Map(
    names.map((name) => {
      const [own, checked] = [table, check].map((one) => entry(one.replace("*", name)));
      const needs =
        program === "rustc" && name !== "corner" && !name.includes("24x24") ? CORNER : "";
      const rounds = Array.from({ length: ROUNDS }, () => {
        write(needs + (own ?? ""));
        const alone = seconds(program, args, folder);
        write(needs + (program === "rustc" ? (own ?? "") : "") + (checked ?? ""));
        return { alone, both: seconds(program, args, folder) };
      });
      return [
        name,
        ratioOf(
          rounds.map(({ both }) => both),
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
    written(dearest[1], bar(most)),
    written(large[1], bar(3)),
  ];
});

console.log(`
Compiling a table with its check, as a multiple of compiling the table alone, in processor time.

${markdownTable(["compiler", "checks", "dearest", "8×8", "knight, 24×24"], rows)}`);
