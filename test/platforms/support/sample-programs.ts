/** Programs around the explorer's samples in each language, which print the samples' answers. */
import { join } from "node:path";
import type { SampleLanguage } from "../../../explorer/model/samples.js";
import { PROJECT } from "../../support/files.js";
import type { PlatformName } from "./platforms.js";
import { PRINTERS, type Printer } from "./printers.js";

/** A language in which the samples are run. */
interface Program {
  readonly language: SampleLanguage;
  readonly needs: readonly PlatformName[];
  readonly printer: Printer;
  /** The case of its names, such as `king_distance`, `kingDistance` or `KingDistance`. */
  readonly names: "snake" | "camel" | "Pascal";
  /** A function that expressions call, after the samples: `cell` is the square of a number from a1 on. */
  readonly cell: string;
  /** The commands; the last prints the answers. `{Zig}` is replaced by the file of a platform. */
  readonly commands: readonly string[];
}

const TSC = join(PROJECT, "node_modules", "typescript", "bin", "tsc");

const TYPESCRIPT: Printer = {
  file: "main.ts",
  say: (count, expression) =>
    `console.log(Array.from({ length: ${count} }, (_, n) => ${expression}).join(" "));`,
  program: (declarations, said) => `${declarations}\n${said.join("\n")}\n`,
};

/** For C, and for C++. */
const IN_C = "static int cell(int n) { return square(n & 7, n >> 3); }";

const WARNINGS = "-Wall -Wextra -Werror -pedantic";

/** Each language of the samples. */
export const PROGRAMS: readonly Program[] = [
  {
    ...{ language: "ts", needs: [], printer: TYPESCRIPT, names: "camel" },
    cell: "const cell = (n: number): number => square(n & 7, n >> 3);",
    commands: [
      `node "${TSC}" --strict --noUncheckedIndexedAccess --noUnusedLocals --target es2023 --lib es2023,dom --module nodenext --outDir out main.ts`,
      "node out/main.js",
    ],
  },
  {
    ...{ language: "c", needs: ["gcc"], printer: PRINTERS.c, names: "snake" },
    cell: IN_C,
    commands: [`gcc -std=c99 ${WARNINGS} -O1 main.c -o main`, "./main"],
  },
  {
    ...{ language: "cpp", needs: ["g++"], printer: PRINTERS.cpp, names: "snake" },
    cell: IN_C,
    commands: [`g++ -std=c++17 ${WARNINGS} -O1 main.cpp -o main`, "./main"],
  },
  {
    ...{ language: "rust", needs: ["rustc"], printer: PRINTERS.rust, names: "snake" },
    cell: "fn cell(n: i32) -> i32 { square(n & 7, n >> 3) }",
    commands: [
      "rustc --edition 2021 -C debug-assertions=on -A dead_code -o main main.rs",
      "./main",
    ],
  },
  {
    ...{ language: "go", needs: ["go"], printer: PRINTERS.go, names: "camel" },
    cell: "func cell(n int) int { return square(n&7, n>>3) }",
    commands: ["go vet main.go", "go run main.go"],
  },
  {
    ...{ language: "java", needs: ["javac"], printer: PRINTERS.java, names: "camel" },
    cell: "static int cell(int n) { return square(n & 7, n >> 3); }",
    commands: ["javac -Xlint:all -Werror Main.java", "java -cp . Main"],
  },
  {
    ...{ language: "csharp", needs: ["mcs"], printer: PRINTERS.csharp, names: "Pascal" },
    cell: "static int Cell(int n) => Square(n & 7, n >> 3);",
    commands: ["mcs -warn:4 -warnaserror Main.cs", "mono Main.exe"],
  },
  {
    ...{
      language: "python",
      needs: ["python3", "pyright"],
      printer: PRINTERS.python,
      names: "snake",
    },
    cell: "def cell(n: int) -> int: return square(n & 7, n >> 3)",
    commands: ["node {pyright} --pythonpath $(which python3) main.py", "python3 -W error main.py"],
  },
  {
    ...{ language: "zig", needs: ["Zig"], printer: PRINTERS.zig, names: "camel" },
    cell: `
fn number(n: usize) i32 { return @intCast(n); }
fn cell(n: i32) i32 { return square(n & 7, n >> 3); }`,
    commands: ["{Zig} run main.zig"],
  },
];
