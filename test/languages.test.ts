/** The other languages, without compilers: names, entries, drift, settings, and users' folders. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { planOf } from "../generator/files/plan.js";
import { provedTables } from "../generator/emit.js";
import { emit, RequestError, type TableRequest } from "../generator/index.js";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOf,
  type LanguageName,
} from "../generator/languages/languages.js";
import { parseRequest } from "../generator/request/request.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { once } from "./support/once.js";
import { NAMES_OF_SETTINGS } from "./support/reserved.js";
import { run, type Said } from "./support/tool.js";

type Other = Exclude<LanguageName, "ts">;

const OTHERS = LANGUAGE_NAMES.filter((name): name is Other => name !== "ts");

/** The files that the tool makes by some options in an empty folder. */
const made = async (...args: readonly string[]): Promise<Record<string, string>> => {
  const folder = temporaryFolder();
  const { status, errors } = await run([...args, "--out", "t"], [], folder);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  return filesIn(join(folder, "t"));
};

/** The lines of a text that begin with `start` after any indentation. */
const linesWith = (text: string | undefined, start: string): readonly string[] =>
  (text ?? "").split("\n").filter((line) => line.trim().startsWith(start));

/** The contract: the file of a table, and how table and lookup are declared there. */
const CONTRACT: Readonly<
  Record<Other, readonly (readonly [table: string, file: string, ...string[]])[]>
> = {
  c: [
    [
      "KNIGHT_DISTANCE",
      "knight_distance.h",
      "static const uint8_t CD_KNIGHT_DISTANCE[4096] = {",
      "static inline int cd_knight_distance(unsigned sq1, unsigned sq2) {",
      "#ifndef CHESS_DISTANCE_CD_8X8_KNIGHT_DISTANCE_H",
    ],
    [
      "KNIGHT_DISTANCE_BY_0X88_DIFF",
      "knight_distance_by_0x88_diff.h",
      '#include "corner.h"',
      "static const uint8_t CD_KNIGHT_DISTANCE_BY_0X88_DIFF[240] = {",
      "static inline int cd_knight_distance_by_0x88_diff(unsigned sq1, unsigned sq2) {",
    ],
    [
      "KING_PATHS",
      "king_paths.h",
      "static const uint64_t CD_KING_PATHS[4096] = {",
      "static inline uint64_t cd_king_paths(unsigned sq1, unsigned sq2) {",
    ],
    ["INCREMENT", "increment.h", "static const int8_t CD_INCREMENT[4096] = {"],
    ["ATTACKS", "attacks.h", "enum { CD_ATTACKS_KNIGHT = 4 };"],
    ["BISHOP_DISTANCE", "bishop_distance.h", '#include "unreachable.h"'],
    ["BISHOP_DISTANCE", "unreachable.h", "enum { CD_UNREACHABLE = 255 };"],
    ["x88diff", "x88diff.h", "static inline int cd_x88diff(unsigned sq1, unsigned sq2) {"],
  ],
  cpp: [
    [
      "KNIGHT_DISTANCE",
      "knight_distance.hpp",
      "#ifndef CHESS_DISTANCE_CHESS_DISTANCE_8X8_KNIGHT_DISTANCE_HPP",
      "namespace chess_distance {",
      "inline constexpr std::array<std::uint8_t, 4096> KNIGHT_DISTANCE = {",
      "constexpr int knight_distance(unsigned sq1, unsigned sq2) noexcept {",
    ],
    [
      "KING_RINGS",
      "king_rings.hpp",
      "inline constexpr std::array<std::uint64_t, 512> KING_RINGS = {",
      "constexpr std::uint64_t king_ring(unsigned square, unsigned distance) noexcept {",
    ],
    ["BISHOP_DISTANCE", "unreachable.hpp", "inline constexpr int UNREACHABLE = 255;"],
  ],
  rust: [
    [
      "KNIGHT_DISTANCE_15X15",
      "knight_distance_15x15.rs",
      "use super::corner::CORNER;",
      "#[rustfmt::skip]",
      "pub const KNIGHT_DISTANCE_15X15: &[u8; 225] = &[",
      "pub const fn knight_distance_15x15(sq1: usize, sq2: usize) -> u8 {",
      "#[inline]",
    ],
    ["x88diff", "x88diff.rs", "pub const fn x88diff(sq1: usize, sq2: usize) -> usize {"],
    ["KNIGHT_DISTANCE", "mod.rs", "pub mod knight_distance;"],
    ["BISHOP_DISTANCE", "unreachable.rs", "pub const UNREACHABLE: u8 = 255;"],
  ],
  go: [
    [
      "KNIGHT_DISTANCE",
      "knight_distance.go",
      "package chessdistance",
      "var KnightDistanceTable = [4096]uint8{",
      "func KnightDistance(sq1, sq2 int) int {",
    ],
    ["BETWEEN", "between.go", "var BetweenTable = [4096]uint64{"],
    ["BISHOP_DISTANCE", "unreachable.go", "const Unreachable = 255"],
    ["ATTACKS_15X15", "attacks_15x15.go", "const Attacks15x15WhitePawn = 1"],
  ],
  java: [
    [
      "KNIGHT_DISTANCE_15X15",
      "KnightDistance15x15.java",
      "public final class KnightDistance15x15 {",
      "private static final byte[] KNIGHT_DISTANCE_15X15 = {",
      "public static int knightDistance15x15(int sq1, int sq2) {",
    ],
    ["LINE", "Line.java", "public static long line(int sq1, int sq2) {"],
    ["BISHOP_DISTANCE", "Unreachable.java", "public static final int UNREACHABLE = 255;"],
  ],
  python: [
    [
      "KNIGHT_DISTANCE",
      "knight_distance.py",
      "from typing import Final",
      "KNIGHT_DISTANCE: Final[bytes] = bytes((",
      "def knight_distance(sq1: int, sq2: int) -> int:",
    ],
    [
      "KNIGHT_DISTANCE",
      "knight_distance.py",
      "number the answer is meaningless (negative indices count from the end), or `IndexError`",
    ],
    ["KING_ZONES", "king_zones.py", "KING_ZONES: Final[tuple[int, ...]] = ("],
    ["NDIS", "ndis.py", "from .corner import CORNER"],
  ],
  zig: [
    [
      "KNIGHT_DISTANCE",
      "knight_distance.zig",
      "// zig fmt: off",
      "pub const KNIGHT_DISTANCE = [4096]u8{",
      "pub inline fn knightDistance(sq1: usize, sq2: usize) u8 {",
    ],
    ["NDIS", "ndis.zig", 'const CORNER = @import("corner.zig").CORNER;'],
  ],
  coq: [
    [
      "KNIGHT_DISTANCE",
      "KnightDistance.v",
      "Require Import BinInt List.",
      "Definition KNIGHT_DISTANCE : list Z := [",
      "Definition knight_distance (sq1 sq2 : Z) : Z :=",
    ],
    ["NDIS", "Ndis.v", "Require Import Corner."],
    ["BISHOP_DISTANCE", "Unreachable.v", "Definition UNREACHABLE : Z := 255."],
  ],
  json: [
    [
      "KNIGHT_DISTANCE",
      "knight-distance.json",
      '"name": "KNIGHT_DISTANCE",',
      '"index": "(sq1 << 6) | sq2",',
      '"lookup": null,',
    ],
    ["BISHOP_DISTANCE", "bishop-distance.json", '"unreachable": 255,'],
  ],
};

describe.each(OTHERS)("%s", (lang) => {
  const tables = new Set(["NDIS", "BISHOP_DISTANCE", ...CONTRACT[lang].map(([table]) => table)]);

  /** The files of some tables, with helpers and constants. */
  const filesOnce = once(() => made("--lang", lang, "--table", [...tables].join(",")));

  test.each(CONTRACT[lang])("%s is in %s", async (_, file, ...declarations) => {
    const files = await filesOnce();
    expect(Object.keys(files)).toContain(file);
    for (const declaration of declarations)
      expect(linesWith(files[file], declaration), declaration).not.toEqual([]);
  });

  test("every file begins with the header, and is of ASCII", async () => {
    for (const [name, text] of Object.entries(await filesOnce())) {
      expect(text.split("\n").slice(0, 2).join(), name).toContain(
        "Code generated by chess-distance; DO NOT EDIT.",
      );
      if (lang !== "json") expect(/[^\0-\x7f]/.exec(text)?.[0], name).toBeUndefined();
    }
  });

  test("--check names the first wrong entry, and a run mends it", async () => {
    const folder = temporaryFolder();
    const args = ["--lang", lang, "--table", "NDIS,WHITE_PAWN_SQUARES", "--out", "t"];
    await run(args, [], folder);
    const before = filesIn(join(folder, "t"));
    const file = Object.keys(before).find((name) => /^ndis/i.test(name)) ?? "";
    const text = before[file] ?? "";
    const changed = text.replace(/\b(0(.) 3. )2. 3/, "$17$2 3");
    expect(changed).not.toBe(text);
    writeFileSync(join(folder, "t", file), changed);
    const checked = await run([...args, "--check"], [], folder);
    expect(checked.status).toBe(1);
    expect(checked.out.join("\n")).toContain("NDIS[|Δrank| 0, |Δfile| 2]: 7, should be 2");
    expect((await run(args, [], folder)).status).toBe(0);
    expect(filesIn(join(folder, "t"))).toEqual(before);
    expect((await run([...args, "--check"], [], folder)).out).toEqual([
      `All ${Object.keys(before).length} files are current.`,
    ]);
  });

  test("overwrites nothing that is not generated, and removes only what it made", async () => {
    const folder = temporaryFolder();
    const config = (...tables: readonly string[]): void => {
      writeFileSync(
        join(folder, "chess-distance.json"),
        JSON.stringify({ out: "t", lang, tables }),
      );
    };
    config("EDGE_DISTANCE", "CORNER");
    await run([], [], folder);
    writeFileSync(join(folder, "t", "own.txt"), "mine");
    config("EDGE_DISTANCE");
    const before = filesIn(join(folder, "t"));
    const ours = Object.keys(before).find((name) => /^corner/i.test(name)) ?? "";
    const copies = ["board", "squares", "square", "distance", "of"].map((name) =>
      ours.replace(/corner/i, name),
    );
    for (const copy of copies) writeFileSync(join(folder, "t", copy), before[ours] ?? "");
    expect((await run(["--prune"], [], folder)).status).toBe(0);
    const left = Object.keys(filesIn(join(folder, "t")));
    expect(left).toEqual(expect.arrayContaining(["own.txt", ...copies]));
    expect(left.filter((name) => /corner/i.test(name))).toEqual([]);
    const foreign = Object.keys(await made("--lang", lang, "--table", "CORNER")).find((name) =>
      /corner/i.test(name),
    );
    writeFileSync(join(folder, "t", foreign ?? ""), "mine as well");
    config("CORNER");
    const { status, errors } = await run([], [], folder);
    expect(status).toBe(2);
    expect(errors.join()).toMatch(/^Files in the way: /);
    expect(readFileSync(join(folder, "t", foreign ?? ""), "utf8")).toBe("mine as well");
  });

  test("needs neither ts-morph nor prettier", async () => {
    const load = (): never => {
      throw new Error("loaded");
    };
    const args = ["--lang", lang, "--table", "CORNER", "--out", "t"];
    expect((await run(args, [], temporaryFolder(), load)).status).toBe(0);
  });
});

describe("the types that lookups return are those of docs/languages.md", () => {
  const valued = (least: number, most: number): TableRequest => ({
    ...{ board: "3x2", piece: "K", name: `to${most}` },
    values: { "0": least, "1": most, "2": 1 },
  });
  const rings = (board: string): TableRequest => ({
    ...{ board, measure: "rings", piece: "K", name: `on${board}` },
  });
  /** Tables for each column, with all types that their elements may have. */
  const COLUMNS = [
    ["BISHOP_DISTANCE", "ATTACKS"],
    [
      ...["INCREMENT", "x88diff"],
      ...[valued(0, 2 ** 16 - 1), valued(-1, 2 ** 15 - 1)],
      ...[valued(0, 2 ** 31 - 1), valued(0, 2 ** 32 - 1)],
    ],
    ["KING_RINGS"],
    [rings("9x10")],
    [rings("16x12"), rings("16x16")],
  ];
  const proved = once(() =>
    COLUMNS.map((tables) => provedTables(parseRequest({ tables }).entries)),
  );

  /** The declaration of a lookup, with the type of its answer. */
  const RETURNED: Readonly<Record<Exclude<LanguageName, "json">, RegExp>> = {
    ts: /^export const \w+ = \(.*\): (.+?) =>/m,
    c: /^static inline (.+?) ?\w+\(/m,
    cpp: /^constexpr (.+) \w+\(/m,
    rust: /^pub const fn .* -> (.+) \{$/m,
    go: /^func \w+\(.* int\) (.+) \{$/m,
    java: /^ *public static (.+) \w+\(/m,
    python: /^def .* -> (.+):$/m,
    zig: /^pub inline fn \w+\(.*\) (.+) \{$/m,
    coq: /^Definition \w+ \(.*\) : (.+) :=$/m,
  };

  test.each(LANGUAGE_NAMES.filter((name) => name !== "json"))("%s", (lang) => {
    const [title = ""] = LANGUAGES[lang].title.split(/[\d ]/, 1);
    const page = readFileSync(new URL("../docs/languages.md", import.meta.url), "utf8");
    const [, section = ""] = page.split("## What lookups return");
    const [row = ""] = linesWith(section, `| ${title} `);
    const documented = row
      .split("|")
      .slice(2, -1)
      .map((cell) => new Set(Array.from(cell.matchAll(/`(.+?)`/g), ([, type]) => type)));
    const { table } = languageOf(LANGUAGES[lang]);
    expect(documented).toEqual(
      proved().map(
        (tables) => new Set(tables.map((one) => RETURNED[lang].exec(table(one).text)?.[1])),
      ),
    );
  });
});

describe("settings", () => {
  const refused = async (...args: readonly string[]): Promise<string> => {
    const { status, errors }: Said = await run([...args, "--out", "t"], [], temporaryFolder());
    expect(status).toBe(2);
    return errors.join("\n").replace(" For the options: npx chess-distance --help", "");
  };

  test.each([
    [
      "--lang python --table CORNER --package x",
      "--package: there is no package in Python 3.9; remove it.",
    ],
    [
      "--lang java --table CORNER --namespace x",
      "--namespace: there is no namespace in Java 17; remove it.",
    ],
    [
      "--table CORNER --namespace x",
      "--namespace: there is no namespace in TypeScript and JavaScript; remove it.",
    ],
    ["--lang go --table CORNER --index", '--index: Go 1.13 has no index file; remove "index".'],
    ["--lang json --table CORNER --index", '--index: JSON has no index file; remove "index".'],
    [
      "--lang rust --table CORNER --format js",
      '--format: Rust 2021 has only one format; remove "format", or set "lang" to "ts".',
    ],
    [
      "--lang json --table x88diff",
      "--table: x88diff is a lookup without a table, and JSON has no lookups; remove it.",
    ],
    [
      "--lang cpp --table CORNER --namespace a::class",
      '--namespace: "a::class": expected names that C++ does not reserve, joined by ::, such as chess_distance or engine::tables.',
    ],
    [
      "--lang cpp --table CORNER --namespace ",
      '--namespace: "": expected the C++ namespace, such as chess_distance.',
    ],
    ...["std", "a::std", "_x", "a__b", "3x", "not", "uint8_t", "a::decltype"].map((name) => [
      `--lang cpp --table CORNER --namespace ${name}`,
      `--namespace: "${name}": expected names that C++ does not reserve, joined by ::, such as chess_distance or engine::tables.`,
    ]),
    [
      "--table NDIS --piece knight --layout abs-diff",
      "--table: knight on 8x8 and NDIS would both export knightDistanceByAbsDiff; remove or rename one of them.",
    ],
    [
      "--piece fooBar=N --piece foobar=C",
      "--piece foobar=C: fooBar=N on 8x8 and foobar=C on 8x8 would both export FOOBAR_DISTANCE; remove or rename one of them.",
    ],
    [
      "--lang java --table CORNER --package org.new",
      '--package: "org.new": expected the name of a Java package, such as org.example.tables.',
    ],
    ...["cd", "Cd_", "_cd_", "c__d_", "cd__", "3d_", "_"].map((name) => [
      `--lang c --table CORNER --prefix ${name}`,
      `--prefix: "${name}": expected a prefix in lower case that ends in _, such as cd_.`,
    ]),
    ["--lang cpp --table CORNER --prefix cd_", "--prefix: there is no prefix in C++17; remove it."],
    [
      "--lang go --table CORNER --package type",
      '--package: "type": expected the name of a Go package, such as chessdistance.',
    ],
    ["--lang c --table CORNERS", '--table: "CORNERS": did you mean CORNER?'],
    ["--table knight_distance", '--table: "knight_distance": did you mean KNIGHT_DISTANCE?'],
    [
      "--table LINE --measure line",
      "--table: line on 8x8 and LINE would both export LINE; remove or rename one of them.",
    ],
    ["--table CORNER,CORNER", "--table: CORNER is there twice; remove one of them."],
    ["--table KING_DISTANCE", '--table: "KING_DISTANCE": did you mean DISTANCE?'],
    [
      "--table all,CORNER",
      "--table: all and CORNER would both export CORNER; remove or rename one of them.",
    ],
  ])("%s is refused", async (line, reason) => {
    expect(await refused(...line.split(" "))).toBe(reason);
  });

  describe.each(NAMES_OF_SETTINGS)("$key of $lang", ({ lang, key, refused: bad, accepted }) => {
    const parsed = (name: string) => () => parseRequest({ lang, [key]: name, tables: ["CORNER"] });

    test.each(bad)("%s is refused", (name) => {
      expect(parsed(name)).toThrow(RequestError);
    });

    test.each(accepted)("%s is accepted", (name) => {
      expect(parsed(name)).not.toThrow();
    });
  });

  test("a measure of no piece is named as it is, and so is a layout that is named twice", async () => {
    expect(await refused("--measure", "direction", "--layout", "pair,pair")).toContain(
      "two of its layouts would both export DIRECTION; remove one, or request each with a name of its own",
    );
  });

  test("a name that is like none is refused with all names", async () => {
    expect(await refused("--table", "ELEPHANTS")).toMatch(
      /^--table: "ELEPHANTS": expected one of DISTANCE, .*, KNIGHT_PATH_COUNT, all\.$/,
    );
  });

  test("are in the files, and in the command of the header", async () => {
    const cpp = await made("--lang", "cpp", "--table", "CORNER", "--namespace", "a::b", "--index");
    expect(linesWith(cpp["corner.hpp"], "namespace")).toEqual(["namespace a::b {"]);
    expect(cpp["tables.hpp"]).toContain('#include "corner.hpp"');
    expect(cpp["corner.hpp"]?.split("\n")[2]).toBe(
      "// corner.hpp; to regenerate: npx chess-distance --table CORNER --out t --index --lang cpp --namespace a::b",
    );
    const c = await made("--lang", "c", "--table", "NDIS,BISHOP_DISTANCE", "--prefix", "my_2_");
    expect(linesWith(c["ndis.h"], "#ifndef")).toEqual(["#ifndef CHESS_DISTANCE_MY_2_8X8_NDIS_H"]);
    expect(Object.values(c).join("\n")).toContain("`MY_2_UNREACHABLE`");
    expect(c["ndis.h"]?.split("\n")[2]).toContain(" --lang c --prefix my_2_");
    expect(linesWith(Object.values(c).join("\n"), "static")).toEqual([
      "static const uint8_t MY_2_BISHOP_DISTANCE[4096] = {",
      "static inline int my_2_bishop_distance(unsigned sq1, unsigned sq2) {",
      "static const uint8_t MY_2_CORNER[64] = {",
      "static inline int my_2_corner(unsigned square) {",
      "static const uint8_t MY_2_NDIS[64] = {",
      "static inline int my_2_knight_distance_by_abs_diff(unsigned sq1, unsigned sq2) {",
    ]);
    const java = await made("--lang", "java", "--table", "CORNER", "--package", "org.x");
    expect(java["Corner.java"]).toContain("package org.x;\n");
  });
});

test("a table of the package and one of another board stand in one folder, in one config", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "src"));
  const tables = ["KNIGHT_DISTANCE_15X15", { board: "10x8", piece: "N", layout: "superimposed" }];
  const config = { out: "src", lang: "c", index: true, tables };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await run([], [], folder)).toMatchObject({ status: 0 });
  expect(Object.keys(filesIn(join(folder, "src")))).toEqual([
    "corner.h",
    "corner_10x8.h",
    "knight_distance_15x15.h",
    "knight_distance_19x15.h",
    "tables.h",
  ]);
});

describe.each(["ts", "c", "cpp", "python", "zig"] as const)("%s", (lang) => {
  test("--prune removes an index and helpers that are not made any more", async () => {
    const folder = temporaryFolder();
    const config = (more: object): void => {
      const text = JSON.stringify({ out: "t", lang, tables: ["EDGE_DISTANCE"], ...more });
      writeFileSync(join(folder, "chess-distance.json"), text);
    };
    config({});
    await run([], [], folder);
    const few = filesIn(join(folder, "t"));
    config({ index: true, tables: ["EDGE_DISTANCE", "NDIS", "BISHOP_DISTANCE", "INCREMENT"] });
    await run([], [], folder);
    config({});
    expect((await run(["--prune"], [], folder)).status).toBe(0);
    expect(filesIn(join(folder, "t"))).toEqual(few);
  });
});

test.each([
  ["c", ".h"],
  ["rust", ".rs"],
  ["java", ".java"],
] as const)("--check finds a semicolon that is gone: %s", async (lang, ending) => {
  const folder = temporaryFolder();
  const args = ["--lang", lang, "--table", "CORNER", "--out", "t"];
  await run(args, [], folder);
  const [name = "", text = ""] =
    Object.entries(filesIn(join(folder, "t"))).find(([file]) => /corner/i.test(file)) ?? [];
  expect(name.endsWith(ending)).toBe(true);
  writeFileSync(join(folder, "t", name), text.replace(/;$/m, ""));
  expect((await run([...args, "--check"], [], folder)).status).toBe(1);
});

test("a folder with signs that mean something elsewhere", async () => {
  const out = "a $' $& $$ coding=x";
  for (const lang of OTHERS) {
    const folder = temporaryFolder();
    const args = ["--lang", lang, "--table", "CORNER", "--out", out];
    expect(await run(args, [], folder), lang).toMatchObject({ status: 0, errors: [] });
    expect(await run([...args, "--check"], [], folder), lang).toMatchObject({ status: 0 });
    for (const [name, text] of Object.entries(filesIn(join(folder, out)))) {
      if (lang === "json") expect(() => void JSON.parse(text), name).not.toThrow();
      // Python takes an encoding from the first two lines.
      if (lang === "python") expect(text.split("\n", 2).join()).not.toContain("coding");
    }
  }
});

test("tables of the package and of one's own on 8×8 share the corners", async () => {
  const folder = temporaryFolder();
  const tables = ["KNIGHT_DISTANCE_15X15", { piece: "knight", layout: "0x88" }];
  const config = { out: "t", lang: "c", tables };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  expect(Object.keys(filesIn(join(folder, "t")))).toEqual([
    "corner.h",
    "knight_distance_15x15.h",
    "knight_distance_by_0x88_diff.h",
  ]);
});

test("headers of C for one name on two boards do not hide each other", async () => {
  const guards = ["8x8", "10x8"].map(async (board) => {
    const files = await made("--lang", "c", "--piece", "own=knight", "--board", board);
    return linesWith(files["own_distance.h"], "#ifndef")[0];
  });
  expect(await Promise.all(guards)).toEqual([
    "#ifndef CHESS_DISTANCE_CD_8X8_OWN_DISTANCE_H",
    "#ifndef CHESS_DISTANCE_CD_10X8_OWN_DISTANCE_H",
  ]);
});

test("an index brings every file", async () => {
  const python = await made("--lang", "python", "--table", "NDIS,BISHOP_DISTANCE", "--index");
  expect(linesWith(python["__init__.py"], "from")).toEqual(
    ["bishop_distance", "corner", "ndis", "unreachable"].map(
      (name) => `from . import ${name} as ${name}`,
    ),
  );
  const zig = await made("--lang", "zig", "--table", "NDIS", "--index");
  expect(linesWith(zig["tables.zig"], "pub const")).toEqual([
    'pub const @"corner" = @import("corner.zig");',
    'pub const @"ndis" = @import("ndis.zig");',
  ]);
});

test("the library emits them as well", async () => {
  const [corner] = await emit({ lang: "go", package: "x", tables: ["CORNER"] }, "node make.js");
  expect(corner?.file).toBe("corner.go");
  expect(corner?.text).toContain("// corner.go; to regenerate: node make.js\n\npackage x\n");
});

test.for([...LANGUAGE_NAMES, "js"])(
  "a file of a table names itself, and is left over by that name alone: %s",
  async (lang) => {
    const options = lang === "js" ? ["--format", "js"] : ["--lang", lang];
    // With a helper, unreachable squares, one square, constants, and sets.
    const tables = [
      ...["KNIGHT_DISTANCE_15X15", "BISHOP_DISTANCE_15X15", "CORNER"],
      ...["ATTACKS_15X15", "KING_RINGS"],
    ];
    const files = await made(...options, "--table", tables.join(","));
    const option = lang === "ts" ? "" : ` ${options.join(" ")}`;
    const command = `npx chess-distance --table ${tables.join(",")} --out t${option}`;
    const folder = { path: "t", files: [], makers: [{ command }] } as const;
    const leftOver = (name: string, text: string): readonly string[] =>
      planOf(folder, new Map([[name, text]])).leftOver.map((path) => basename(path));
    const named = Object.entries(files).filter(([, text]) => text.includes("; to regenerate: "));
    expect(named.length).toBeGreaterThanOrEqual(tables.length);
    for (const [name, text] of named) {
      expect(text.split("\n", 4).join("\n")).toContain(`${name}; to regenerate: ${command}`);
      expect(leftOver(name, text)).toEqual([name]);
      for (const copy of [`my-${name}`, name.toUpperCase(), name.replace(/\..*/, ".txt"), "table"])
        expect(leftOver(copy, text), copy).toEqual([]);
    }
  },
);

test("arguments are explained: squares, distances, and 0x88 coordinates", async () => {
  const tables = ["KNIGHT_DISTANCE", "KING_RINGS", "SQUARE_FROM_0X88"];
  const files = await made("--lang", "c", "--table", tables.join(","));
  const said = (file: string, start: string): readonly string[] => linesWith(files[file], start);
  const squares = " * Squares are 0...63: a1 = 0, h1 = 7, a8 = 56, h8 = 63. Arguments";
  expect(said("knight_distance.h", "* Squares").join()).toContain(squares);
  expect(said("king_rings.h", "* Distances").join()).toContain(" * Distances are 0...7.");
  expect(said("king_rings.h", "* Squares").join()).toContain(squares);
  const coordinates = said("square_from_0x88.h", "* Coordinates").join();
  expect(coordinates).toContain(" * Coordinates are 0...127: 16 x rank + file, both from 0.");
  expect(said("square_from_0x88.h", "* Squares")).toEqual([]);
});
