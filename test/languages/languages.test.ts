/** Tests the other languages without compilers: names, entries, outdated files, settings, and users' folders. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { present } from "../../generator/common.js";
import { ENTRIES, entryNamed, ENTRY_POINTS } from "../../generator/core/catalogue.js";
import { modulesOf } from "../../generator/core/tables/modules.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Table } from "../../generator/core/tables/table.js";
import { planOf } from "../../generator/files/plan.js";
import { requestedModules } from "../../generator/request/modules.js";
import { RequestError, type TableRequest } from "../../generator/index.js";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languageNamed,
  type LanguageName,
} from "../../generator/languages/languages.js";
import { parseRequest } from "../../generator/request/request.js";
import { filesIn, GENERATED, temporaryFolder } from "../support/files.js";
import { once } from "../support/once.js";
import { NAMES_OF_SETTINGS } from "../support/reserved.js";
import { isThorough, sampled } from "../support/sampling.js";
import { run, type Said } from "../support/tool.js";

type Other = Exclude<LanguageName, "ts">;

const OTHERS = LANGUAGE_NAMES.filter((name): name is Other => name !== "ts");

/** The files that the tool makes with some options in an empty folder. */
const made = async (...args: readonly string[]): Promise<Record<string, string>> => {
  const folder = temporaryFolder();
  const { status, errors } = await run([...args, "--out", "t"], [], folder);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  return filesIn(join(folder, "t"));
};

/** The tables of some requests, without their proofs, which other tests run. */
const tablesOf = (tables: readonly (string | TableRequest)[]): readonly Table[] =>
  parseRequest({ tables }).entries.map((entry) => tableOf(entry, entry.board));

/** The lines of a text that begin with `start` after any indentation. */
const linesWith = (text: string | undefined, start: string): readonly string[] =>
  (text ?? "").split("\n").filter((line) => line.trim().startsWith(start));

describe.each(sampled(OTHERS, 1, "other"))("%s", (lang) => {
  test("--check names the first wrong entry, and a run corrects it", async () => {
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
});

describe("the types that lookups return are those of docs/languages.md", () => {
  const valued = (least: number, most: number): TableRequest => ({
    ...{ board: "3x2", piece: "K", name: `to${most}` },
    values: { "0": least, "1": most, "2": 1 },
  });
  const rings = (board: string): TableRequest => ({
    ...{ board, measure: "rings", piece: "K", name: `on${board}` },
  });
  /** For each column of the page, tables with all types of its elements. */
  const COLUMNS = [
    ["BISHOP_DISTANCE", "ATTACKS"],
    [
      ...["INCREMENT", "x88diff"],
      { board: "3x2", measure: "steps", piece: "R" } as const,
      ...[valued(0, 2 ** 16 - 1), valued(-1, 2 ** 15 - 1)],
      ...[valued(0, 2 ** 31 - 1), valued(0, 2 ** 32 - 1)],
    ],
    ["KING_RINGS"],
    // Sets of up to 128, 192 and 256 squares.
    [rings("9x8")],
    isThorough ? [rings("16x12"), rings("16x16")] : [rings("13x10"), rings("14x14")],
  ];
  const madeTables = once(() => COLUMNS.map(tablesOf));

  /** The declaration of a lookup, with the type of its answer. */
  const RETURNED: Readonly<Record<Exclude<LanguageName, "json">, RegExp>> = {
    ts: /^export const \w+ = \(.*\): (.+?) =>/m,
    c: /^CHESS_DISTANCE_LOOKUP (.+?) ?\w+\(/m,
    cpp: /^CHESS_DISTANCE_CONSTEXPR (.+) \w+\(/m,
    rust: /^pub const fn .* -> (.+) \{$/m,
    go: /^func \w+\(.* int\) (.+) \{$/m,
    java: /^ *public static (.+) \w+\(/m,
    csharp: /^ *public static (\w+|\([\w, ]+\)) \w+\(/m,
    python: /^def .* -> (.+):$/m,
    zig: /^pub inline fn \w+\(.*\) (.+) \{$/m,
    coq: /^Definition \w+ \(.*\) : (.+) :=$/m,
  };

  const WITH_TYPES = LANGUAGE_NAMES.filter((name) => name !== "json");

  test.each(sampled(WITH_TYPES, 3, "types"))("%s", (lang) => {
    const [title = ""] = LANGUAGES[lang].title.split(/[\d ]/, 1);
    const page = readFileSync(new URL("../../docs/languages.md", import.meta.url), "utf8");
    const [, section = ""] = page.split("## What lookups return");
    const [row = ""] = linesWith(section, `| ${title} `);
    const documented = row
      .split("|")
      .slice(2, -1)
      .map((cell) => new Set(Array.from(cell.matchAll(/`(.+?)`/g), ([, type]) => type)));
    const { table } = languageNamed(lang);
    expect(documented).toEqual(
      madeTables().map(
        (tables) =>
          // On a host, the macro is empty.
          new Set(
            tables.map((one) =>
              RETURNED[lang].exec(table(one).text)?.[1]?.replace("CHESS_DISTANCE_MEMORY ", ""),
            ),
          ),
      ),
    );
  });
});

describe("settings", () => {
  const refused = async (...args: readonly string[]): Promise<string> => {
    const { status, errors }: Said = await run([...args, "--out", "t"], [], temporaryFolder());
    expect(status).toBe(2);
    return errors.join("\n");
  };

  test.each([
    [
      "--lang python --table CORNER --package x",
      "--package: this key is for Go 1.13 and Java 17, not for Python 3.9; remove it",
    ],
    [
      "--lang java --table CORNER --namespace x",
      "--namespace: this key is for C++17 and C# 7.2, not for Java 17; remove it",
    ],
    [
      "--table CORNER --namespace x",
      "--namespace: this key is for C++17 and C# 7.2, not for TypeScript and JavaScript; remove it",
    ],
    ["--lang go --table CORNER --index", "--index: this key does not apply to Go 1.13; remove it"],
    ["--lang json --table CORNER --index", "--index: this key does not apply to JSON; remove it"],
    [
      "--lang rust --table CORNER --format js",
      "--format: this key is for TypeScript and JavaScript, not for Rust 2021; remove it",
    ],
    [
      "--lang json --table x88diff",
      "--table: x88diff is a lookup without a table, and JSON has no lookups; remove it",
    ],
    [
      "--lang cpp --table CORNER --namespace a::class",
      '--namespace: "a::class": expected names that C++ does not reserve, joined by ::, such as chess_distance or engine::tables',
    ],
    [
      "--lang cpp --table CORNER --namespace ",
      '--namespace: "": expected the C++ or C# namespace, such as chess_distance or ChessDistance',
    ],
    [
      "--table NDIS --piece knight --layout abs-diff",
      "--table: knight on 8x8 and NDIS would both export knightDistanceByAbsDiff; remove or rename one of them",
    ],
    [
      "--piece fooBar=N --piece foobar=C",
      "--piece foobar=C: fooBar=N on 8x8 and foobar=C on 8x8 would both export FOOBAR_DISTANCE; remove or rename one of them",
    ],
    [
      "--lang java --table CORNER --package org.new",
      '--package: "org.new": expected the name of a Java package, such as org.example.tables',
    ],
    ...["cd", "Cd_", "_cd_", "c__d_", "cd__", "3d_", "_"].map((name) => [
      `--lang c --table CORNER --prefix ${name}`,
      `--prefix: "${name}": expected a prefix in lower case that ends in _, such as cd_`,
    ]),
    [
      "--lang cpp --table CORNER --prefix cd_",
      "--prefix: this key is for C99, not for C++17; remove it",
    ],
    [
      "--lang go --table CORNER --package type",
      '--package: "type": expected the name of a Go package, such as chessdistance',
    ],
    [
      "--lang rust --table CORNER --array public",
      "--array: this key does not apply to Rust 2021; remove it",
    ],
    [
      "--lang rust --table CORNER --array all",
      '--array: "all": expected the access to arrays in Java and Go: private, the default in Java, or public, the default in Go up to 65,536 numbers; in C#, static for arrays in place of spans',
    ],
    [
      "--lang java --table CORNER --array static",
      '--array: "static" is not for Java 17; expected private or public',
    ],
    [
      "--lang csharp --table CORNER --array public",
      '--array: "public" is not for C# 7.2; expected static',
    ],
    [
      "--lang csharp --table CORNER --namespace Engine.ChessTables",
      '--namespace: "Engine.ChessTables": expected names that C# does not reserve, joined by ., such as ChessDistance or Engine.Tables, but not ChessTables',
    ],
    ["--lang C++ --table CORNER", '--lang: "C++": did you mean cpp?'],
    ["--lang c# --table CORNER", '--lang: "c#": did you mean csharp?'],
    ["--lang typescript --table CORNER", '--lang: "typescript": did you mean ts?'],
    [
      "--lang javascript --table CORNER",
      '--lang: "javascript": expected one of ts, c, cpp, rust, go, java, csharp, python, zig, coq, json; for JavaScript, use ts and the format js',
    ],
    ["--lang c --table CORNERS", '--table: "CORNERS": did you mean CORNER?'],
    ["--table knight_distance", '--table: "knight_distance": did you mean KNIGHT_DISTANCE?'],
    [
      "--table LINE --measure line",
      "--table: line on 8x8 and LINE would both export LINE; remove or rename one of them",
    ],
    ["--table CORNER,CORNER", "--table: CORNER appears twice; remove one of them"],
    [
      "--table CAMEL_DISTANCE",
      '--table: "CAMEL_DISTANCE": expected a table of the package, such as KNIGHT_DISTANCE, or all; the table of a piece is --piece knight',
    ],
    ["--table KING_DISTANCE", '--table: "KING_DISTANCE": did you mean DISTANCE?'],
    ["--table CENTRE_DISTANCE", '--table: "CENTRE_DISTANCE": did you mean CENTER_DISTANCE?'],
    [
      "--table all,CORNER",
      "--table: all and CORNER would both export CORNER; remove or rename one of them",
    ],
  ])("%s is refused", async (line, reason) => {
    expect(await refused(...line.split(" "))).toBe(reason);
  });

  test("Java's public arrays differ from private ones only by the keyword, also if split into parts or read from strings", () => {
    const tables = [
      "NDIS",
      { board: "10x10", piece: "N", name: "x" },
      { board: "43x6", piece: "K", name: "y" },
    ] as const;
    const requests = (["public", "private"] as const).map((array) =>
      parseRequest({ lang: "java", array, tables }),
    );
    const both = tablesOf(tables);
    const [texts = [], others] = requests.map((request) =>
      requestedModules(request, both, { command: "npm test" }).map(({ text }) => text),
    );
    expect(texts.map((text) => text.match(/ public static final byte\[\] \w+ = /g))).toEqual([
      [" public static final byte[] CORNER = "],
      [" public static final byte[] NDIS = "],
      [" public static final byte[] X_DISTANCE = "],
      [" public static final byte[] Y_DISTANCE = "],
    ]);
    const hidden = texts.map((text) =>
      text.replace("public static final byte[]", "private static final byte[]"),
    );
    expect(hidden).toEqual(others);
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

  test("messages name a measure without a piece, and a layout that is given twice", async () => {
    expect(await refused("--measure", "direction", "--layout", "pair,pair")).toContain(
      "two of its layouts would both export DIRECTION; remove one of them, or give each a name",
    );
  });

  test("a name that resembles no other is refused with an example", async () => {
    expect(await refused("--table", "ELEPHANTS")).toMatch(
      /^--table: "ELEPHANTS": expected a table of the package, such as KNIGHT_DISTANCE, or all; /,
    );
  });

  test("appear in the files and in the command of the header", async () => {
    const cpp = await made("--lang", "cpp", "--table", "CORNER", "--namespace", "a::b", "--index");
    expect(linesWith(cpp["corner.hpp"], "namespace")).toEqual(["namespace a::b {"]);
    expect(cpp["tables.hpp"]).toContain('#include "corner.hpp"');
    expect(cpp["corner.hpp"]?.split("\n")[2]).toBe(
      "// corner.hpp; to regenerate: npx chess-distance --table CORNER --out t --index --lang cpp --namespace a::b",
    );
    const c = await made("--lang", "c", "--table", "NDIS,BISHOP_DISTANCE", "--prefix", "my_2_");
    expect(linesWith(c["ndis.h"], "#ifndef CHESS")).toEqual([
      "#ifndef CHESS_DISTANCE_MY_2_8X8_NDIS_H",
    ]);
    expect(Object.values(c).join("\n")).toContain("`MY_2_UNREACHABLE`");
    expect(c["ndis.h"]?.split("\n")[2]).toContain(" --lang c --prefix my_2_");
    expect(linesWith(Object.values(c).join("\n"), "CHESS_DISTANCE_TABLE(uint8_t")).toEqual([
      "CHESS_DISTANCE_TABLE(uint8_t, MY_2_BISHOP_DISTANCE, [4096]) = {",
      "CHESS_DISTANCE_TABLE(uint8_t, MY_2_CORNER, [64]) = {",
      "CHESS_DISTANCE_TABLE(uint8_t, MY_2_NDIS, [64]) = {",
    ]);
    expect(linesWith(Object.values(c).join("\n"), "CHESS_DISTANCE_LOOKUP int")).toEqual([
      "CHESS_DISTANCE_LOOKUP int my_2_bishop_distance(unsigned sq1, unsigned sq2) {",
      "CHESS_DISTANCE_LOOKUP int my_2_corner(unsigned square) {",
      "CHESS_DISTANCE_LOOKUP int my_2_knight_distance_by_abs_diff(unsigned sq1, unsigned sq2) {",
    ]);
    const java = await made("--lang", "java", "--table", "CORNER", "--package", "org.x");
    expect(java["Corner.java"]).toContain("package org.x;\n");
  });
});

test("one folder can contain tables of the package, custom tables and tables of another board", async () => {
  const folder = temporaryFolder();
  const tables = [
    "KNIGHT_DISTANCE_15X15",
    { piece: "knight", layout: "0x88" },
    { board: "10x8", piece: "N", layout: "superimposed" },
  ];
  const config = { out: "t", lang: "c", index: true, tables };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  expect(Object.keys(filesIn(join(folder, "t")))).toEqual([
    "chess_distance_target.h",
    "corner.h",
    "corner_10x8.h",
    "knight_distance_15x15.h",
    "knight_distance_19x15.h",
    "knight_distance_by_0x88_diff.h",
    "tables.h",
  ]);
});

test("a folder with special characters in its name", async () => {
  const out = "a $' $& $$ coding=x";
  for (const lang of sampled(OTHERS, 3, "folder")) {
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

test("C headers of the same name on two boards do not hide each other", async () => {
  const guards = ["8x8", "10x8"].map(async (board) => {
    const files = await made("--lang", "c", "--piece", "own=knight", "--board", board);
    return linesWith(files["own_distance.h"], "#ifndef")[0];
  });
  expect(await Promise.all(guards)).toEqual([
    "#ifndef CHESS_DISTANCE_CD_8X8_OWN_DISTANCE_H",
    "#ifndef CHESS_DISTANCE_CD_10X8_OWN_DISTANCE_H",
  ]);
});

test.for(sampled([...LANGUAGE_NAMES, "js"], 3, "named"))(
  "a table's file names itself, and is a leftover only under that name: %s",
  async (lang) => {
    const options = lang === "js" ? ["--format", "js"] : ["--lang", lang];
    // Tables with a helper, unreachable squares, one square, constants, and sets.
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
  const squares = " * Squares are 0...63: a1 = 0, h1 = 7, a8 = 56, h8 = 63.";
  expect(said("knight_distance.h", "* Squares").join()).toContain(squares);
  expect(said("king_rings.h", "* Distances").join()).toContain(" * Distances are 0...7.");
  expect(said("king_rings.h", "* Squares").join()).toContain(squares);
  const coordinates = said("square_from_0x88.h", "* Coordinates").join();
  expect(coordinates).toContain(" * Coordinates are 0...127: 16 x rank + file, both from 0.");
  expect(said("square_from_0x88.h", "* Squares")).toEqual([]);
});

test("the tool prints the catalogue exactly as the judge returned it", () => {
  const language = languageNamed("ts");
  // Other tables read CORNER, whose header names it as a table of its own only if it is one.
  const drawn = new Set([...sampled(ENTRIES, 12, "catalogue"), ...present(entryNamed("CORNER"))]);
  const tables = [...drawn].map((entry) => tableOf(entry, entry.board));
  const files = modulesOf(tables, language, { command: "npm run generate" });
  const committed = filesIn(GENERATED);
  expect(files.length).toBeGreaterThan(tables.length);
  for (const { file, text } of files) expect(text, file).toBe(committed[file]);
  if (isThorough) expect(Object.keys(committed)).toHaveLength(files.length + ENTRY_POINTS.size + 1);
});
