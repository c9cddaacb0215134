/** The second part of `npm run bench:native`: how long compilers take for the checks beside tables. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./command.js";
import { markdownTable, ratioOf, written } from "./figures.js";

const FOLDER = join(".build", "bench-checks");
const ROUNDS = 7;

const TABLES = [
  ...["DISTANCE", "MANHATTAN_DISTANCE", "KNIGHT_DISTANCE", "QUEEN_DISTANCE", "ROOK_DISTANCE"],
  ...["BISHOP_DISTANCE", "KNIGHT_DISTANCE_BY_0X88_DIFF", "ATTACKS", "DIRECTION"],
];

const CPP = ["-std=c++17", "-c", "-o", "check.o"];
const RUST = ["--edition", "2021", "--emit=metadata", "-o", "check.rmeta"];

/** The arguments with which a compiler compiles a file. */
const COMPILERS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  "g++": (file) => [...CPP, `${file}.cpp`],
  "clang++": (file) => [...CPP, `${file}.cpp`],
  rustc: (file) => [...RUST, `${file}.rs`],
};

const seconds = (program: string, args: readonly string[]): number => {
  const start = performance.now();
  output(program, args, FOLDER);
  return (performance.now() - start) / 1000;
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const tool = join(process.cwd(), "dist", "cli.js");
for (const lang of ["cpp", "rust"])
  output(
    process.execPath,
    [tool, "--lang", lang, "--table", TABLES.join(), "--out", lang, "--proof"],
    FOLDER,
  );
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
  const cells = Object.entries(COMPILERS).map(([program, argumentsOf]) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const alone = seconds(program, argumentsOf(name));
      return { alone, added: seconds(program, argumentsOf(`${name}_checked`)) - alone };
    });
    const [added, alone] = [rounds.map((one) => one.added), rounds.map((one) => one.alone)];
    return written(ratioOf(added, alone), { sign: "≤", value: 4 });
  });
  return [table, ...cells];
});

console.log(`
What the check adds to compiling the table, as a multiple of compiling the table alone; at most 4 is wanted.

${markdownTable(["table", ...Object.keys(COMPILERS)], rows)}`);
