/** Tests the programs in `docs/audit.md` that print a table for the audit, and its SARIF, with Microsoft's multitool. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { blocksOf, inLanguage } from "../support/readme.js";
import { run as runTool } from "../support/tool.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { run, runCommands } from "./support/run.js";

const AUDIT_BLOCKS = blocksOf(readFileSync(join(PROJECT, "docs", "audit.md"), "utf8"));

/** A program in which the lines of the page print a table, and how to run it. */
interface Printing {
  readonly language: string;
  readonly file: string;
  /** Returns the whole program with the given lines. */
  readonly program: (lines: string) => string;
  readonly needs: readonly PlatformName[];
  readonly commands: readonly string[];
}

const PRINTING: readonly Printing[] = [
  {
    ...{ language: "c", file: "t.c", needs: ["gcc"], commands: ["gcc -o t t.c", "./t"] },
    program: (lines) => `#include <stdio.h>
#include <stdlib.h>
static int distance[64][64];
int main(void) {
  for (int a = 0; a < 64; a++)
    for (int b = 0; b < 64; b++) {
      int files = abs(a % 8 - b % 8), ranks = abs(a / 8 - b / 8);
      distance[a][b] = files > ranks ? files : ranks;
    }
${lines}}`,
  },
  {
    ...{ language: "rs", file: "t.rs", needs: ["rustc"], commands: ["rustc -o t t.rs", "./t"] },
    program: (lines) => `#[allow(non_snake_case)]
fn main() {
    let mut DISTANCE = [[0i32; 64]; 64];
    for a in 0..64i32 {
        for b in 0..64i32 {
            let (files, ranks) = ((a % 8 - b % 8).abs(), (a / 8 - b / 8).abs());
            DISTANCE[a as usize][b as usize] = files.max(ranks);
        }
    }
${lines}}`,
  },
  {
    ...{ language: "python", file: "t.py", needs: ["python3"], commands: ["python3 t.py"] },
    program: (lines) => `DISTANCE = [
    [max(abs(a % 8 - b % 8), abs(a // 8 - b // 8)) for b in range(64)] for a in range(64)
]
${lines}`,
  },
  {
    ...{ language: "js", file: "t.mjs", needs: [], commands: [`"${process.execPath}" t.mjs`] },
    program: (lines) => `const DISTANCE = Array.from({ length: 64 }, (_, a) =>
  Array.from({ length: 64 }, (_, b) =>
    Math.max(Math.abs((a % 8) - (b % 8)), Math.abs((a >> 3) - (b >> 3)))));
${lines}`,
  },
];

test.for(PRINTING)("the audit reads what a program in $language prints", async (one, context) => {
  const folder = temporaryFolder();
  const lines = inLanguage(one.language, AUDIT_BLOCKS).join("");
  expect(lines).not.toBe("");
  writeFileSync(join(folder, one.file), one.program(lines));
  const printed = runCommands(context, folder, one);
  const { status, out } = await runTool(["audit", "-"], [], folder, undefined, {}, printed);
  expect({ status, out }).toMatchObject({
    status: 0,
    out: [expect.stringMatching(/^-:1 array\[4096\] is the king's distance/), expect.anything()],
  });
});

test("Microsoft's multitool finds no error in SARIF, by the rules of GitHub's code scanning", async (context) => {
  const multitool = platform(context, "SARIF multitool");
  const folder = temporaryFolder();
  const edge = Array.from({ length: 64 }, (_, square) =>
    Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3)),
  );
  const validated = (text: string): readonly string[] => {
    writeFileSync(join(folder, "t.sarif"), text);
    // Where ICU is not installed, .NET runs only without the rules of languages.
    const { stdout, stderr } = run(
      folder,
      multitool,
      ["validate", "t.sarif", "--rule-kind", "Sarif;Ghas"],
      { DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1" },
    );
    expect(stdout + stderr).toContain("1 files scanned");
    return stdout.split("\n").filter((line) => /: (?:error|warning) /.test(line));
  };
  const arrays = [
    ...[edge, edge.with(27, 9), edge.toReversed().map((one) => 7 * one), edge.slice(30)],
    ...[edge.toSpliced(17, 1), edge.toSpliced(17, 0, 9)],
  ];
  const text = arrays.map((array, place) => `int t${place}[] = {${array.join()}};\n`).join("");
  writeFileSync(join(folder, "t.c"), text);
  const { out } = await runTool(["audit", "t.c", "--sarif", "--verbose"], [], folder);
  const sarif = out.join("\n");
  expect(validated(sarif)).toEqual([]);
  const withoutHelp: unknown = JSON.parse(sarif, (key, value: unknown) =>
    key === "help" ? undefined : value,
  );
  expect(validated(JSON.stringify(withoutHelp))).toContainEqual(
    expect.stringMatching(/error GH\d+: .*'help'.*GitHub Advanced Security/),
  );
});
