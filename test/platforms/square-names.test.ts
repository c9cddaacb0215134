/** The names of squares in each language, compiled and run: every name, its number, and what no square is called. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keysOf } from "../../generator/common.js";
import { emit } from "../../generator/index.js";
import type { LanguageName } from "../../generator/languages/languages.js";
import { temporaryFolder } from "../support/files.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { runLine } from "./support/run.js";

/** Gliński's squares, file by file; there is no file j. */
const NAMES = "abcdefghikl"
  .split("")
  .flatMap((file, place) =>
    Array.from({ length: 11 - Math.abs(place - 5) }, (_, rank) => `${file}${rank + 1}`),
  );

const UNKNOWN = ["", "j1", "A1", "a7", "f12"];

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
const ALL = quoted([...NAMES, ...UNKNOWN]);

/** A program that prints the names, and then the number of each name, or -1. */
const PROGRAMS: Readonly<
  Record<
    Exclude<LanguageName, "coq" | "json" | "ts">,
    readonly [file: string, needs: PlatformName, text: string, line: string]
  >
> = {
  c: [
    "main.c",
    "gcc",
    `#include <stdio.h>
#include "square_names_glinski.h"
static const char *const all[] = {${ALL}};
int main(void) {
    for (int n = 0; n < 91; n++) printf("%s\\n", CD_SQUARE_NAMES_GLINSKI[n]);
    for (int n = 0; n < 96; n++) printf("%d\\n", cd_square_named_glinski(all[n]));
    return 0;
}`,
    "gcc -std=c99 -Wall -Wextra -Werror main.c -o main && ./main",
  ],
  cpp: [
    "main.cpp",
    "g++",
    `#include <cstdio>
#include "square_names_glinski.hpp"
using namespace chess_distance;
static_assert(*square_named_glinski("f6") == 45);
static_assert(!square_named_glinski("j1"));
int main() {
    for (auto name : SQUARE_NAMES_GLINSKI) std::printf("%.*s\\n", static_cast<int>(name.size()), name.data());
    for (auto name : {${ALL}}) std::printf("%d\\n", square_named_glinski(name).value_or(-1));
}`,
    "g++ -std=c++17 -Wall -Wextra -Werror main.cpp -o main && ./main",
  ],
  rust: [
    "main.rs",
    "rustc",
    `#[path = "mod.rs"]
mod tables;
use tables::square_names_glinski::{square_named_glinski, SQUARE_NAMES_GLINSKI};
fn main() {
    for name in SQUARE_NAMES_GLINSKI { println!("{}", name); }
    for name in [${ALL}] { println!("{}", square_named_glinski(name).map_or(-1, |n| n as i32)); }
}`,
    "rustc -D warnings main.rs && ./main",
  ],
  go: [
    "main_test.go",
    "go",
    `package chessdistance
import ("fmt"; "testing")
func TestNames(t *testing.T) {
	for _, name := range SquareNamesGlinski { fmt.Println(name) }
	for _, name := range []string{${ALL}} { fmt.Println(SquareNamedGlinski(name)) }
}`,
    "go mod init tables 2> /dev/null; go test -v . | grep -E '^([a-l][0-9]+|-?[0-9]+)$'",
  ],
  java: [
    "Main.java",
    "javac",
    `public class Main {
    public static void main(String[] arguments) {
        for (String name : SquareNamesGlinski.SQUARE_NAMES_GLINSKI) System.out.println(name);
        for (String name : new String[] {${ALL}})
            System.out.println(SquareNamesGlinski.squareNamedGlinski(name));
    }
}`,
    "javac -Xlint:all -Werror Main.java SquareNamesGlinski.java && java Main",
  ],
  python: [
    "main.py",
    "python3",
    `from square_names_glinski import SQUARE_NAMES_GLINSKI, square_named_glinski
print("\\n".join(SQUARE_NAMES_GLINSKI))
for name in [${ALL}]:
    try:
        print(square_named_glinski(name))
    except ValueError:
        print(-1)`,
    "python3 -W error main.py",
  ],
  zig: [
    "main.zig",
    "Zig",
    `const std = @import("std");
const names = @import("square_names_glinski.zig");
pub fn main() !void {
    const out = std.io.getStdOut().writer();
    for (names.SQUARE_NAMES_GLINSKI) |name| try out.print("{s}\\n", .{name});
    for ([_][]const u8{ ${ALL} }) |name| {
        const n: i32 = if (names.squareNamedGlinski(name)) |found| @intCast(found) else -1;
        try out.print("{d}\\n", .{n});
    }
}`,
    "{Zig} run main.zig",
  ],
};

test.for(keysOf(PROGRAMS))("in %s", async (lang, context) => {
  const [file, needs, text, line] = PROGRAMS[lang];
  const program = platform(context, needs);
  const folder = temporaryFolder();
  const request = { tables: [{ board: "glinski", piece: "W" }], names: "a1" as const };
  for (const one of await emit({ ...request, lang }, "npm test"))
    writeFileSync(join(folder, one.file), one.text);
  writeFileSync(join(folder, file), text);
  const { stdout, stderr } = runLine(folder, line.replace("{Zig}", `"${program}"`));
  const wanted = [...NAMES, ...NAMES.keys(), ...UNKNOWN.map(() => -1)];
  expect(stdout.trimEnd().split("\n"), stderr).toEqual(wanted.map(String));
});
