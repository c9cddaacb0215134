/** Unpacks, compiles and runs the files of a release, as people without Node do. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, type TestContext } from "vitest";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { newFolder, PROJECT, temporaryFolder } from "../support/files.js";
import { platform } from "./support/platform.js";
import type { PlatformName } from "./support/platforms.js";
import { sampled } from "../support/sampling.js";
import { copyCheckout } from "./support/checkout.js";
import { packageIn } from "./support/projects.js";
import { run, runLine } from "./support/run.js";

const CHECKOUT = newFolder();

/** Where the script writes if it is told no other folder, and from where the release takes the files. */
const FILES = join(CHECKOUT, ".build", "files");

beforeAll(() => {
  copyCheckout(CHECKOUT);
  cpSync(join(packageIn(inject("consumer")), "dist"), join(CHECKOUT, "dist"), { recursive: true });
});

afterAll(() => {
  rmSync(CHECKOUT, { recursive: true, force: true });
});

const unpacked = (lang: string): string => {
  const folder = temporaryFolder();
  const done = runLine(folder, `tar xzf "${FILES}/chess-distance-${lang}.tar.gz"`);
  expect(done.status, done.stderr).toBe(0);
  return join(folder, `chess-distance-${lang}`);
};

/** Commands of users without Node, and the program that each needs. */
const LINES: readonly (readonly [lang: string, needs: PlatformName, line: string])[] = [
  ["cpp", "g++", "g++ -std=c++17 -fsyntax-only *_proof.cpp"],
  ["c", "gcc", "for f in *_proof.c; do gcc $f -o t && ./t || exit 1; done"],
  ["rust", "rustc", "rustc --test -o t mod.rs && ./t"],
  ["go", "go", "go mod init tables && go test ."],
  ["java", "javac", "javac *.java && for f in *Proof.java; do java ${f%.java} || exit 1; done"],
  [
    "csharp",
    "mcs",
    'printf "using System.Reflection; class Main { static void Main() { foreach (var one in Assembly.GetExecutingAssembly().GetTypes()) if (one.Name.EndsWith(\\"Proof\\")) one.GetMethod(\\"Verify\\").Invoke(null, null); } }" | sed "s/class Main/class Program/" > Program.cs && mcs -out:program.exe *.cs && mono program.exe',
  ],
  ["python", "python3", "for f in test_*.py; do python3 $f || exit 1; done"],
  [
    "zig",
    "Zig",
    'for f in *_proof.zig; do echo "test { _ = @import(\\"$f\\"); }"; done > all.zig && {Zig} test all.zig',
  ],
  ["json", "python3", "for f in *-check.py; do python3 $f || exit 1; done"],
];

/** The languages whose files are made. */
const DRAWN = sampled(LINES, 2, "languages");

test("exist, with their checksums", () => {
  const script = readFileSync(join(PROJECT, ".ci", "release-files"), "utf8");
  const [, all = ""] = /languages=\(([a-z ]+)\)/.exec(script) ?? [];
  expect(all.split(" ").sort()).toEqual([...LANGUAGE_NAMES].sort());
  const others = LANGUAGE_NAMES.filter((name) => !DRAWN.some(([lang]) => lang === name));
  const made = [...DRAWN.map(([lang]) => lang), ...sampled(others, 1, "others")];
  const { status, stderr } = run(CHECKOUT, "bash", [".ci/release-files", "", "", ...made]);
  expect(status, stderr).toBe(0);
  const sums = runLine(FILES, "sha256sum --check --quiet SHA256SUMS");
  expect(sums.status, sums.stdout).toBe(0);
  expect(readFileSync(join(FILES, "SHA256SUMS"), "utf8").trimEnd().split("\n")).toHaveLength(
    made.length,
  );
});

const passes = (
  context: TestContext,
  needs: PlatformName,
  folder: string,
  line: string,
): boolean => {
  const program = platform(context, needs);
  const { status } = runLine(folder, line.replace(`{${needs}}`, program));
  return status === 0;
};

test.for(DRAWN)(
  "%s: one line checks all tables, and notices a wrong number",
  ([lang, needs, line], context) => {
    const folder = unpacked(lang);
    expect(passes(context, needs, folder, line)).toBe(true);
    const { stdout } = runLine(folder, "ls [tT]ables.* 2> /dev/null | grep -v class");
    const file = join(folder, stdout.trim() || "knight-distance.json");
    const text = readFileSync(file, "utf8");
    // A knight on a1 reaches d2 in 2 moves.
    const wrong = text.replace(
      "0, 3, 2, 3, 2, 3, 4, 5, 3, 4, 1, 2,",
      "0, 3, 2, 3, 2, 3, 4, 5, 3, 4, 1, 3,",
    );
    expect(wrong).not.toBe(text);
    writeFileSync(file, wrong);
    // Checks that are programs of their own are slow in C++. Only this table is wrong.
    for (const name of readdirSync(folder))
      if (/^(?!knight_distance_).*_proof\.(?:c|cpp|zig)$/.test(name)) rmSync(join(folder, name));
    expect(passes(context, needs, folder, line)).toBe(false);
  },
);
