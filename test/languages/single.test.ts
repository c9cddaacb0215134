/** Tests all tables of an output in one file. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { statusOf } from "../../generator/options.js";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { EXPORTS, isTable } from "../support/exports.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { importFolder, run, type Said } from "../support/tool.js";

/** Tables with every kind of element, with helpers, and with lookups that read a table that comes later. */
const TABLES = [
  "MANHATTAN_DISTANCE_15X15",
  "NDIS",
  "CORNER",
  "BISHOP_DISTANCE_15X15",
  "INCREMENT_15X15",
  "KING_RINGS",
  "ATTACKS_15X15",
];

const FILES = {
  ts: "tables.ts",
  c: "tables.h",
  cpp: "tables.hpp",
  rust: "tables.rs",
  go: "tables.go",
  java: "Tables.java",
  csharp: "Tables.cs",
  python: "tables.py",
  zig: "tables.zig",
  coq: "Tables.v",
};

const ROOT = "chess-distance.json";

/** A folder with a config, and the tool in it. */
const project = (config: object) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, ROOT), JSON.stringify(config));
  return {
    out: join(folder, "t"),
    tool: (...args: string[]): Promise<Said> => run(args, [], folder),
  };
};

test.each(sampled(Object.entries(FILES), 3, "single"))(
  "%s is one file, beside the index of a package in Python, current as soon as it is made; --check names the first wrong element",
  async (lang, file) => {
    const { out, tool } = project({ out: "t", lang, single: true, tables: TABLES });
    expect(await tool()).toMatchObject({ status: 0, errors: [] });
    const { [file]: text = "", ...others } = filesIn(out);
    expect(Object.keys(others)).toEqual(lang === "python" ? ["__init__.py"] : []);
    expect(await tool("--check")).toMatchObject({
      status: 0,
      out: [lang === "python" ? "All 2 files are current." : "The file is current."],
    });
    const changed = text.replace(/\b(0(.) 3. )2. 3/, "$17$2 3");
    expect(changed).not.toBe(text);
    writeFileSync(join(out, file), changed);
    const checked = await tool("--check");
    expect(checked.status).toBe(1);
    expect(checked.out[0]).toMatch(
      /tables\.\w+ differs: NDIS\[\|Δrank\| 0, \|Δfile\| 2\]: 7, should be 2$/i,
    );
  },
);

test.each(["ts", "js"])(
  "%s has the exports of the package, with equal arrays and answers",
  async (format) => {
    const { out, tool } = project({ out: "t", format, single: true, tables: TABLES });
    expect(await tool()).toMatchObject({ status: 0, errors: [] });
    const file = format === "js" ? "tables.js" : "tables.ts";
    expect(Object.keys(filesIn(out))).toEqual(format === "js" ? ["tables.d.ts", file] : [file]);
    const made = await importFolder(out, [file]);
    let lookups = 0;
    for (const [name, own] of Object.entries(made)) {
      const value: unknown = Reflect.get(EXPORTS, name);
      if (isTable(value)) expect(String(own), name).toBe(String(value));
      if (!(typeof value === "function" && typeof own === "function")) continue;
      lookups++;
      for (const [first, second] of [
        [0, 1],
        [9, 0],
        [27, 6],
        [63, 7],
      ])
        expect(Reflect.apply(own, undefined, [first, second]), name).toEqual(
          Reflect.apply(value, undefined, [first, second]),
        );
    }
    // All but CORNER, which has no lookup.
    expect(lookups).toBe(TABLES.length - 1);
    expect(Object.values(made).filter(isTable)).toHaveLength(TABLES.length);
  },
);

test("a file longer than the longest possible string is refused in one line", async () => {
  const errors: string[] = [];
  const output = { print: () => undefined, printError: (line: string) => errors.push(line) };
  const work = async (): Promise<0> => {
    await Promise.resolve();
    "x".repeat(2 ** 30);
    return 0;
  };
  expect(await statusOf(output, work)).toBe(2);
  expect(errors).toEqual(["The tables are too large for one file; leave out --single."]);
});

describe("with other keys", () => {
  test.each([
    [{ lang: "json", single: true }, "single: this key does not apply to JSON; remove it"],
    [
      { index: true, single: true },
      "index: this key does not apply to TypeScript and JavaScript in one file; remove it",
    ],
    [{ single: "yes" }, 'single: "yes": expected true to write all tables into one file, or false'],
  ])("%j is refused", async (keys, reason) => {
    const { tool } = project({ out: "t", tables: ["CORNER"], ...keys });
    const { status, errors } = await tool();
    expect(status).toBe(2);
    expect(errors.join()).toContain(reason);
  });

  test("in the keys of all outputs, it and an index apply to the languages that have them", async () => {
    const outputs = LANGUAGE_NAMES.map((lang) => ({ out: lang, lang }));
    const { out, tool } = project({ tables: ["CORNER"], single: true, outputs });
    expect(await tool()).toMatchObject({ status: 0, errors: [] });
    expect(Object.keys(filesIn(join(out, "..", "json")))).toEqual([
      "corner.json",
      "table.schema.json",
    ]);
    expect(Object.keys(filesIn(join(out, "..", "go")))).toEqual(["tables.go"]);
    const mixed = project({
      tables: ["CORNER"],
      index: true,
      outputs: [
        { out: "t", lang: "c", single: true },
        { out: "u", lang: "c" },
      ],
    });
    expect(await mixed.tool()).toMatchObject({ status: 0, errors: [] });
    expect(Object.keys(filesIn(mixed.out))).toEqual(["tables.h"]);
    expect(Object.keys(filesIn(join(mixed.out, "..", "u")))).toEqual([
      "chess_distance_target.h",
      "corner.h",
      "tables.h",
    ]);
  });

  test("as an option, it is in the header's command", async () => {
    const folder = temporaryFolder();
    const args = ["--lang", "c", "--table", "CORNER", "--single", "--out", "t"];
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    expect(filesIn(join(folder, "t"))["tables.h"]?.split("\n")[2]).toBe(
      "// tables.h; to regenerate: npx chess-distance --table CORNER --out t --single --lang c",
    );
  });
});
