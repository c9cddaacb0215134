/** Compiles and runs the names of squares in each language: every name, its number, and names of no square. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keysOf } from "../../generator/common.js";
import { emit } from "../../generator/index.js";
import { temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { problemsIn } from "../support/typescript.js";
import type { PlatformName } from "./support/platforms.js";
import { PRINTERS } from "./support/printers.js";
import { runCommands } from "./support/run.js";

/** Gliński's squares, file by file; there is no file j. */
const NAMES = Array.from("abcdefghikl", (file, place) =>
  Array.from({ length: 11 - Math.abs(place - 5) }, (_, rank) => `${file}${rank + 1}`),
).flat();

const ALL = [...NAMES, "", "j1", "A1", "a7", "f12"];

const TEXTS = ALL.map((name) => `"${name}"`).join(", ");

/** A program: the platform it needs, its declarations, and its expressions for a name and for a name's number or -1. */
interface Program {
  readonly needs: PlatformName;
  readonly declarations: string;
  readonly name: string;
  readonly format?: string;
  readonly number: string;
  readonly line: string;
}

const PROGRAMS: Readonly<Record<keyof typeof PRINTERS, Program>> = {
  c: {
    needs: "gcc",
    declarations: `#include "square_names_glinski.h"\nstatic const char *const all[] = {${TEXTS}};`,
    name: "CD_SQUARE_NAMES_GLINSKI[n]",
    format: '"%s "',
    number: "cd_square_named_glinski(all[n])",
    line: "gcc -std=c99 -Wall -Wextra -Werror main.c -o main && ./main",
  },
  cpp: {
    needs: "g++",
    declarations: `#include "square_names_glinski.hpp"
using namespace chess_distance;
static_assert(*square_named_glinski("f6") == 45);
static_assert(!square_named_glinski("j1"));
static const char *const all[] = {${TEXTS}};`,
    name: "SQUARE_NAMES_GLINSKI[n]",
    number: "square_named_glinski(all[n]).value_or(-1)",
    line: "g++ -std=c++17 -Wall -Wextra -Werror main.cpp -o main && ./main",
  },
  rust: {
    needs: "rustc",
    declarations: `#[path = "mod.rs"]
mod tables;
use tables::square_names_glinski::{square_named_glinski, SQUARE_NAMES_GLINSKI};
const _: () = assert!(square_named_glinski("f6").is_some());
// Each use of a list by value would copy it.
const NAMES: &[&str; ${NAMES.length}] = SQUARE_NAMES_GLINSKI;
const TEXTS: [&str; ${ALL.length}] = [${TEXTS}];`,
    name: "NAMES[n]",
    number: "square_named_glinski(TEXTS[n]).map_or(-1, |one| one as i32)",
    line: "rustc main.rs && ./main",
  },
  go: {
    needs: "go",
    declarations: `var all = []string{${TEXTS}}`,
    name: "SquareNamesGlinski[n]",
    number: "SquareNamedGlinski(all[n])",
    line: "go mod init tables 2> /dev/null; go vet . && go run .",
  },
  java: {
    needs: "javac",
    declarations: `static final String[] ALL = {${TEXTS}};`,
    name: "SquareNamesGlinski.SQUARE_NAMES_GLINSKI.get(n)",
    number: "SquareNamesGlinski.squareNamedGlinski(ALL[n])",
    line: "javac -Xlint:all -Werror Main.java SquareNamesGlinski.java && java Main",
  },
  csharp: {
    needs: "mcs",
    declarations: `    static readonly string[] All = {${TEXTS}};`,
    name: "ChessDistance.ChessTables.SquareNamesGlinski[n]",
    number: "ChessDistance.ChessTables.SquareNamedGlinski(All[n])",
    line: "mcs -warn:4 -warnaserror Main.cs SquareNamesGlinski.cs && mono Main.exe",
  },
  python: {
    needs: "python3",
    declarations: `from square_names_glinski import SQUARE_NAMES_GLINSKI, square_named_glinski
def number(name: str) -> int:
    try:
        return square_named_glinski(name)
    except ValueError:
        return -1`,
    name: "SQUARE_NAMES_GLINSKI[n]",
    number: `number([${TEXTS}][n])`,
    line: "python3 -W error main.py",
  },
  zig: {
    needs: "Zig",
    declarations: `const names = @import("square_names_glinski.zig");
const all = [_][]const u8{ ${TEXTS} };
fn number(name: []const u8) i32 { return if (names.squareNamedGlinski(name)) |one| @intCast(one) else -1; }`,
    name: "names.SQUARE_NAMES_GLINSKI[n]",
    format: "{s}",
    number: "number(all[n])",
    line: "{Zig} run main.zig",
  },
};

test.for(sampled(keysOf(PROGRAMS), 2))("in %s", async (lang, context) => {
  const { needs, declarations, name, format, number, line } = PROGRAMS[lang];
  const { file, say, program } = PRINTERS[lang];
  const folder = temporaryFolder();
  const request = { tables: [{ board: "glinski", piece: "W" }], names: "a1" as const };
  const tables = { ...request, lang, ...(lang === "go" && { package: "main" }) };
  for (const one of await emit(tables, "npm test")) writeFileSync(join(folder, one.file), one.text);
  const said = [say(NAMES.length, name, format), say(ALL.length, number)];
  writeFileSync(join(folder, file), program(declarations, said));
  const printed = runCommands(context, folder, { needs: [needs], commands: [line] });
  const numbers = ALL.map((one) => NAMES.indexOf(one));
  expect(printed.split("\n").map((one) => one.trim())).toEqual([
    ...[NAMES.join(" "), numbers.join(" "), ""],
  ]);
});

// TypeScript refuses to compare literals that are never equal.
test.each(["mailbox", "a1"] as const)(
  "TypeScript has no word against those of %s",
  async (names) => {
    const files = await emit({ tables: ["KNIGHT_DISTANCE"], format: "ts", names }, "npm test");
    const path = join(temporaryFolder(), "names.mts");
    writeFileSync(path, files.find(({ file }) => file.includes("names"))?.text ?? "none");
    expect(problemsIn([path], {})).toEqual([]);
  },
);
