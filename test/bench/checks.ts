/** `npm run bench:native`, its second part: how long compilers take for the checks beside tables. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTable, ratioOf, written } from "./figures.js";

const FOLDER = join(".build", "bench-checks");
const ROUNDS = 7;

const TABLES = [
  ...["DISTANCE", "MANHATTAN_DISTANCE", "KNIGHT_DISTANCE", "QUEEN_DISTANCE", "ROOK_DISTANCE"],
  ...["BISHOP_DISTANCE", "KNIGHT_DISTANCE_BY_0X88_DIFF", "ATTACKS", "DIRECTION"],
];

const run = (program: string, ...args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(program, args, { cwd: FOLDER, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`);
};

/** The commands that compile a file, by language. */
const COMPILERS: Readonly<Record<string, (file: string) => readonly [string, ...string[]]>> = {
  "g++": (file) => ["g++", "-std=c++17", "-c", "-o", "check.o", `${file}.cpp`],
  "clang++": (file) => ["clang++", "-std=c++17", "-c", "-o", "check.o", `${file}.cpp`],
  rustc: (file) => [
    "rustc",
    "--edition",
    "2021",
    "--emit=metadata",
    "-o",
    "check.rmeta",
    `${file}.rs`,
  ],
};

const seconds = (command: readonly [string, ...string[]]): number => {
  const start = performance.now();
  const [program, ...args] = command;
  run(program, ...args);
  return (performance.now() - start) / 1000;
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const tool = join(process.cwd(), "dist", "cli.js");
for (const lang of ["cpp", "rust"])
  run(process.execPath, tool, "--lang", lang, "--table", TABLES.join(), "--out", lang, "--proof");
for (const name of TABLES.map((one) => one.toLowerCase())) {
  const read = name.includes("0x88") ? '#[path = "rust/corner.rs"]\nmod corner;\n' : "";
  const module = (file: string): string => `#[path = "rust/${file}.rs"]\nmod ${file};\n`;
  const alone = `${read}${module(name)}fn main() {}\n`;
  writeFileSync(join(FOLDER, `${name}.cpp`), `#include "cpp/${name}.hpp"\n`);
  writeFileSync(join(FOLDER, `${name}_checked.cpp`), `#include "cpp/${name}_proof.cpp"\n`);
  writeFileSync(join(FOLDER, `${name}.rs`), alone);
  writeFileSync(join(FOLDER, `${name}_checked.rs`), `${module(`${name}_proof`)}${alone}`);
}

const rows = TABLES.map((table) => {
  const name = table.toLowerCase();
  const cells = Object.values(COMPILERS).map((commandOf) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const alone = seconds(commandOf(name));
      return { alone, added: seconds(commandOf(`${name}_checked`)) - alone };
    });
    const [added, alone] = [rounds.map((one) => one.added), rounds.map((one) => one.alone)];
    return written(ratioOf(added, alone), { sign: "≤", value: 4 });
  });
  return [table, ...cells];
});

console.log(`
What the check adds to compiling the table, as a multiple of compiling the table alone; at most 4 is wanted.

${markdownTable(["table", ...Object.keys(COMPILERS)], rows)}`);
