/** The third part of `npm run bench:native`: what a king's table costs to compile and to load, by language and board. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { output } from "./command.js";
import { markdownTable, ratioOf, written } from "./figures.js";

const FOLDER = join(".build", "bench-large");
const TOOL = resolve("dist", "cli.js");
const SIDES = [8, 16, 32, 64] as const;

/** Compilers of the largest board run once, because some take minutes. */
const roundsFor = (side: number): number => (side === 64 ? 1 : 3);

const OCTAL = (byte: number): string => `\\${byte.toString(8).padStart(3, "0")}`;
const HEX = (byte: number): string => `\\x${byte.toString(16).padStart(2, "0")}`;

/** A language: a program that reads one number of an emitted table, and one with the smallest form of the table. */
interface Contender {
  readonly lang: string;
  /** The file of a program, its text with an emitted lookup, and the shell commands that compile and run the program. */
  readonly file: string;
  readonly emitted: string;
  readonly commands: string;
  /** The text of a program around the rows of strings, for a number of squares, with the text of a byte. */
  readonly smallest: (squares: number) => readonly [before: string, after: string];
  readonly byte: (value: number) => string;
  /** What stands before and after a row. */
  readonly row: readonly [before: string, after: string];
  /** The longest side of a board whose table the tool writes in the language; omitted if all are written. */
  readonly longest?: number;
}

const QUOTED = ['"', '"\n'] as const;

const CONTENDERS: Readonly<Record<string, Contender>> = {
  JavaScript: {
    lang: "ts",
    file: "main.mjs",
    emitted:
      'import { kingDistance } from "./tables/tables.js";\nconsole.log(kingDistance(0, 5));\n',
    commands: "node main.mjs",
    smallest: (squares) => [
      "const table =\n",
      `"";\nconsole.log(((a, b) => table.charCodeAt(a * ${squares} + b))(0, 5));\n`,
    ],
    byte: HEX,
    row: ['"', '" +\n'],
  },
  C: {
    lang: "c",
    file: "main.c",
    emitted:
      '#include <stdio.h>\n#include "tables/king_distance.h"\nint main(void) { printf("%d\\n", cd_king_distance(0, 5)); }\n',
    commands: "gcc -std=c99 -O1 main.c -o main && ./main",
    smallest: (squares) => [
      "#include <stdio.h>\nstatic const unsigned char table[] =\n",
      `;\nint main(void) { volatile unsigned a = 0; printf("%d\\n", table[a * ${squares} + 5]); }\n`,
    ],
    byte: OCTAL,
    row: QUOTED,
  },
  "C++": {
    lang: "cpp",
    file: "main.cpp",
    emitted:
      '#include <cstdio>\n#include "tables/king_distance.hpp"\nint main() { std::printf("%d\\n", chess_distance::king_distance(0, 5)); }\n',
    commands: "g++ -std=c++17 -O1 main.cpp -o main && ./main",
    smallest: (squares) => [
      "#include <cstdio>\ninline constexpr char table[] =\n",
      `;\nconstexpr int at(unsigned a, unsigned b) { return table[a * ${squares} + b]; }\nint main() { std::printf("%d\\n", at(0, 5)); }\n`,
    ],
    byte: OCTAL,
    row: QUOTED,
  },
  Rust: {
    lang: "rust",
    file: "main.rs",
    emitted:
      'mod tables;\nfn main() { println!("{}", tables::king_distance::king_distance(0, 5)); }\n',
    commands: "rustc --edition 2021 -O main.rs && ./main",
    smallest: (squares) => [
      `pub const TABLE: &[u8; ${squares ** 2}] = b"\\\n`,
      `";\nconst fn at(a: usize, b: usize) -> u8 { TABLE[a * ${squares} + b] }\nfn main() { println!("{}", at(0, 5)); }\n`,
    ],
    byte: HEX,
    row: ["", "\\\n"],
  },
  Go: {
    lang: "go",
    file: "main.go",
    emitted:
      'package main\n\nimport (\n\t"fmt"\n\n\t"example.org/x/tables"\n)\n\nfunc main() { fmt.Println(tables.KingDistance(0, 5)) }\n',
    // The compiler keeps what it made of the same files.
    commands:
      'for file in $(ls *.go tables/*.go); do echo "// $RANDOM" >> $file; done 2> /dev/null; go build -o main . && ./main',
    smallest: (squares) => [
      'package main\n\nimport "fmt"\n\nconst table = "" +\n',
      `""\n\nfunc at(a, b int) int { return int(table[a*${squares}+b]) }\n\nfunc main() { fmt.Println(at(0, 5)) }\n`,
    ],
    byte: HEX,
    row: ['"', '" +\n'],
  },
  Java: {
    lang: "java",
    file: "Main.java",
    emitted:
      "public class Main { public static void main(String[] a) { System.out.println(tables.KingDistance.kingDistance(0, 5)); } }\n",
    commands:
      "javac -d classes Main.java $(ls tables/*.java 2> /dev/null) && java -cp classes Main",
    smallest: (squares) => [
      "public class Main {\n  static final String[] ROWS = {\n",
      `  };\n  public static void main(String[] a) { System.out.println((int) ROWS[0].charAt(5 % ${squares})); }\n}\n`,
    ],
    byte: (value) => `\\${value.toString(8)}`,
    row: ['"', '",\n'],
  },
  "C#": {
    lang: "csharp",
    file: "Main.cs",
    emitted:
      "public static class Program { public static void Main() { System.Console.WriteLine(ChessDistance.ChessTables.KingDistance(0, 5)); } }\n",
    commands: "mcs -out:main.exe Main.cs $(ls tables/*.cs 2> /dev/null) && mono main.exe",
    smallest: (squares) => [
      'public static class Program {\n  const string Table = "" +\n',
      `    "";\n  public static void Main() { System.Console.WriteLine((int) Table[0 * ${squares} + 5]); }\n}\n`,
    ],
    byte: (value) => `\\u${value.toString(16).padStart(4, "0")}`,
    row: ['"', '" +\n'],
    longest: 32,
  },
  Python: {
    lang: "python",
    file: "main.py",
    emitted: "from tables.king_distance import king_distance\nprint(king_distance(0, 5))\n",
    commands: "python3 -B main.py",
    smallest: (squares) => ["TABLE = (\n", `)\nprint(TABLE[0 * ${squares} + 5])\n`],
    byte: HEX,
    row: ['b"', '"\n'],
  },
  Zig: {
    lang: "zig",
    file: "main.zig",
    emitted:
      'const std = @import("std");\nconst t = @import("tables/king_distance.zig");\npub fn main() void { std.debug.print("{}\\n", .{t.kingDistance(0, 5)}); }\n',
    commands: '"${ZIG:-zig}" build-exe -OReleaseFast main.zig && ./main',
    smallest: (squares) => [
      'const std = @import("std");\nconst table = "',
      `";\nfn at(a: usize, b: usize) u8 { return table[a * ${squares} + b]; }\npub fn main() void { std.debug.print("{}\\n", .{at(0, 5)}); }\n`,
    ],
    byte: HEX,
    row: ["", ""],
  },
};

/** The processor time of a shell's commands, in seconds; `NaN` if they fail or take more than five minutes. */
const seconds = (commands: string, cwd: string): number => {
  const line = `ulimit -t 300; TIMEFORMAT="usage %U %S"; time { ${commands}; }`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", line], { cwd, encoding: "utf8" });
  const [, user, system] = /usage (\S+) (\S+)\n$/.exec(stderr) ?? [];
  return status === 0 && `${stdout}${stderr}`.startsWith("5\n")
    ? Number(user) + Number(system)
    : NaN;
};

const writeSmallest = (folder: string, side: number, contender: Contender): void => {
  const squares = side ** 2;
  const file = openSync(join(folder, contender.file), "w");
  const [before, after] = contender.smallest(squares);
  const bytes = Array.from({ length: side }, (_, value) => contender.byte(value));
  writeSync(file, before);
  for (let from = 0; from < squares; from++) {
    const row = Array.from({ length: squares }, (_, to) => {
      const ranks = Math.floor(from / side) - Math.floor(to / side);
      return bytes[Math.max(Math.abs((from % side) - (to % side)), Math.abs(ranks))];
    });
    writeSync(file, contender.row.join(row.join("")));
  }
  writeSync(file, after);
  closeSync(file);
};

/** The ratio of an emitted table to the smallest form, or a dash if there is no table, or a compiler fails or takes too long. */
const cellFor = (contender: Contender, side: number): string => {
  if (side > (contender.longest ?? side)) return "–";
  const folderFor = (form: "emitted" | "smallest"): string => {
    const folder = join(FOLDER, `${contender.lang}-${side}-${form}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "go.mod"), "module example.org/x\n\ngo 1.13\n");
    return folder;
  };
  const [own, smallest] = [folderFor("emitted"), folderFor("smallest")];
  const format = contender.lang === "ts" ? ["--format", "js", "--single"] : [];
  const setting = ["go", "java"].includes(contender.lang) ? ["--package", "tables"] : [];
  const table = ["--board", `${side}x${side}`, "--piece", "K", "--name", "king", "--out", "tables"];
  output(
    process.execPath,
    [TOOL, "--quiet", "--lang", contender.lang, ...table, ...format, ...setting],
    { cwd: own },
  );
  writeFileSync(join(own, contender.file), contender.emitted);
  writeSmallest(smallest, side, contender);
  const rounds = Array.from({ length: roundsFor(side) }, () => ({
    own: seconds(contender.commands, own),
    smallest: seconds(contender.commands, smallest),
  }));
  rmSync(own, { recursive: true });
  rmSync(smallest, { recursive: true });
  console.error(`${contender.lang}, ${side}×${side}: ${JSON.stringify(rounds)}`);
  const figure = ratioOf(
    rounds.map((round) => round.own),
    rounds.map((round) => round.smallest),
  );
  return Number.isNaN(figure.median) ? "–" : written(figure);
};

rmSync(FOLDER, { recursive: true, force: true });
const rows = Object.entries(CONTENDERS).map(([name, contender]) => [
  name,
  ...SIDES.map((side) => cellFor(contender, side)),
]);
console.log(`
Processor time of compiling and loading the king's table, as a multiple of the same with the smallest form: a string.

${markdownTable(["language", ...SIDES.map((side) => `${side}×${side}`)], rows)}`);
