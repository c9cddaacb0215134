/** Tests arrays whose numbers strings hold: their answers, the length from which they do, and faults in the strings. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Language } from "../../generator/core/tables/language.js";
import type { Table } from "../../generator/core/tables/table.js";
import { ProofError } from "../../generator/errors.js";
import { emit } from "../../generator/index.js";
import { languageNamed } from "../../generator/languages/languages.js";
import { wholeText, type LongText } from "../../generator/long-text.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { temporaryFolder } from "../support/files.js";
import { once } from "../support/once.js";
import { printed } from "../support/printed-tables.js";
import { draw, isThorough, runs, sampled, SEED } from "../support/sampling.js";
import { run } from "../support/tool.js";

const LANGUAGES = ["csharp", "go", "java", "rust"] as const;

/** How each language writes the byte 1. */
const BYTE_1 = {
  csharp: String.raw`\u0001`,
  go: String.raw`\x01`,
  java: String.raw`\1`,
  rust: String.raw`\x01`,
};

const SIDE = 17;
const SQUARES = SIDE ** 2;

/** The king's distance by its definition: the greater of the differences in files and in ranks. */
const kingDistance = (from: number, to: number): number =>
  Math.max(
    Math.abs((from % SIDE) - (to % SIDE)),
    Math.abs(Math.floor(from / SIDE) - Math.floor(to / SIDE)),
  );

/** Two numbers of each type, at the ends of its range or beyond the range of the type before. */
const KINDS = {
  u8: [34, 255],
  i8: [-128, 127],
  u16: [92, 65_535],
  i16: [-32_768, 10],
  i32: [-(2 ** 31), 70_000],
  u32: [0, 2 ** 32 - 1],
} as const;

/** The number that stands for a distance: the first for 0, the second for 16, and the distance itself for others. */
const numberFor = ([first, second]: readonly [number, number], distance: number): number =>
  distance === 0 ? first : distance === SIDE - 1 ? second : distance;

const requestOf = (numbers: readonly [number, number]): TableRequest => ({
  ...{ board: `${SIDE}x${SIDE}`, piece: "K", name: "x" },
  values: Object.fromEntries(
    Array.from({ length: SIDE }, (_, distance) => [distance, numberFor(numbers, distance)]),
  ),
});

/** Differences of squares on a board of two squares, in an array of any length. All other numbers are `filler`. */
const differences = (length: number, filler: number): TableRequest => ({
  ...{ board: "2x1", piece: "K", name: "x", filler },
  layout: { rank: 300, zero: 7, length },
});

/** Tables whose rows stand in the text, and one that is so long that its rows are printed when they are read. */
const REQUESTS: readonly TableRequest[] = [
  ...sampled([requestOf(KINDS.u8), requestOf(KINDS.i16)], 1, "numbers"),
  ...(isThorough ? [{ board: "23x23", piece: "K", name: "x" }] : []),
];

const CASES = LANGUAGES.flatMap((lang) =>
  Object.entries(KINDS).map(([kind, numbers]) => [lang, kind, numbers] as const),
);

test.each(sampled(CASES, 1))("in %s, lookups answer from strings of %s", (lang, _, numbers) => {
  const { text, answer } = printed(lang, requestOf(numbers));
  expect(text.includes(BYTE_1[lang])).toBe(true);
  const step = runs(7, 1);
  for (let from = SEED % step; from < SQUARES; from += step)
    for (let to = 0; to < SQUARES; to++)
      if (Number(answer(from, to)) !== numberFor(numbers, kingDistance(from, to)))
        expect(answer(from, to), `${from}, ${to}`).toBe(numberFor(numbers, kingDistance(from, to)));
});

test.each(sampled(LANGUAGES, 1, "limit"))("in %s, up to 65,536 numbers are a literal", (lang) => {
  for (const [length, isLiteral] of [
    [65_536, true],
    [65_537, false],
  ] as const)
    for (const filler of sampled([0, -5], 1, "filler")) {
      const { text, entries, answer } = printed(lang, differences(length, filler));
      expect(text.includes("Strings hold"), `${length}`).toBe(!isLiteral);
      expect([answer(0, 0), answer(0, 1), answer(1, 0)]).toEqual([0, 1, 1]);
      const numbers = entries.map((entry) => (Number(entry) << 24) >> 24);
      expect(numbers.slice(5, 9)).toEqual([filler, 1, 0, 1]);
      expect(numbers.slice(9).every((number) => number === filler)).toBe(true);
    }
});

describe("access to arrays in Go", () => {
  const SHORT_TABLE = { board: "2x1", piece: "K", name: "short" };
  const LONG_TABLE = { board: `${SIDE}x${SIDE}`, piece: "K", name: "long" };
  const declared = async (tables: readonly TableRequest[], array?: "private" | "public") => {
    const files = await emit({ lang: "go", ...(array && { array }), tables }, "npm test");
    return files.map(({ text }) => /^(?:var|const) (\w+) = .{5}/m.exec(text)?.[0]);
  };

  test("only long arrays are strings, and not exported", async () => {
    const [short, long] = await declared([SHORT_TABLE, LONG_TABLE]);
    expect(short).toBe("var ShortDistanceTable = [4]ui");
    expect(long).toBeUndefined();
  });

  test("public arrays stay arrays", async () => {
    expect(await declared([SHORT_TABLE, LONG_TABLE], "public")).toEqual([
      "var ShortDistanceTable = [4]ui",
      "var LongDistanceTable = [8352",
    ]);
  });

  test("private arrays are not exported", async () => {
    expect((await declared([SHORT_TABLE], "private"))[0]).toBe("var shortDistanceTable = [4]ui");
  });
});

/** Changes a text in the first, a middle, or the last of the places where a pattern matches. */
const changedAt = (
  text: string,
  pattern: RegExp,
  other: string,
  place: "first" | "middle" | "last",
): string => {
  const found = [...text.matchAll(pattern)];
  expect(found.length).toBeGreaterThan(2);
  const number = { first: 0, middle: Math.floor(found.length / 2), last: found.length - 1 }[place];
  const { index = 0, 0: whole = "" } = found[number] ?? {};
  return text.slice(0, index) + whole.replace(pattern, other) + text.slice(index + whole.length);
};

describe.each(sampled(LANGUAGES, 1, "faults"))("in %s,", (lang) => {
  const language: Language = languageNamed(lang);
  const made = REQUESTS.map((request) =>
    once(() => {
      const [entry] = parseRequest({ tables: [request] }).entries;
      if (entry === undefined) throw new Error("no table");
      const table = tableOf(entry, entry.board);
      return { table, module: language.table(table) };
    }),
  );
  const proves =
    (table: Table, { text, rows }: LongText) =>
    (): void => {
      const module = { ...language.table(table), text, ...(rows && { rows }) };
      language.prove([{ module, tables: [table] }]);
    };

  /** A whole number of escapes, as the language writes them. */
  const ONE = lang === "java" ? /\\[0-7]+/g : /\\(?:x|u00)[\da-f]{2}/g;
  const row = /^\s*"?\\.*\n/gm;
  const FAULTS: readonly (readonly [what: string, pattern: RegExp, other: string])[] = [
    ["another byte", ONE, BYTE_1[lang].replace("1", "7")],
    ["a missing byte", ONE, ""],
    ["a byte twice", ONE, "$&$&"],
    ["a quote", ONE, '"'],
    ["an escaped quote", ONE, String.raw`\"`],
    ["a backslash", ONE, String.raw`\\`],
    ["an escaped line feed", ONE, String.raw`\n`],
    ["a byte without an escape", ONE, "\u0000"],
    ["a digit after a byte", ONE, "$&7"],
    ["an escape of Unicode", ONE, String.raw`\u0005`],
    ["an octal escape that is too large", ONE, String.raw`\400`],
    ["a row that is missing", row, ""],
    ["a row that stands twice", row, "$&$&"],
    ["a row in a comment", row, "// $&"],
    ["a row without what joins it to the next", /([\da-f]"?)(?: \+|,|\\)\n/g, "$1\n"],
  ];
  const PLACED = FAULTS.flatMap((fault) =>
    (["first", "middle", "last"] as const).flatMap((place) =>
      made.map((one) => [...fault, place, one] as const),
    ),
  );

  test.each(sampled(made, 1, "right"))("strings without a fault are accepted: %#", (one) => {
    const { table, module } = one();
    expect(proves(table, module)).not.toThrow();
  });

  test.each(draw(PLACED, runs(1, 20), lang))(
    "%s is refused: %#",
    (_, pattern, other, place, one) => {
      const { table, module } = one();
      const [[word, rows] = ["", undefined]] = module.rows ?? [];
      const text = rows === undefined ? module.text : `${[...rows()].join("\n")}\n`;
      const changed = changedAt(text, pattern, other, place);
      expect(changed === text).toBe(false);
      const faulty =
        rows === undefined
          ? { text: changed }
          : { text: module.text, rows: new Map([[word, () => changed.trimEnd().split("\n")]]) };
      expect(proves(table, faulty)).toThrow(ProofError);
    },
  );

  test.skipIf(["csharp", "go"].includes(lang))("another declared length is refused", () => {
    const [one] = sampled(made, 1, "length");
    const { table, module } = one?.() ?? { table: undefined, module: undefined };
    if (table === undefined) throw new Error("no table");
    const { length } = table.values;
    const lengths = new RegExp(String.raw`(?<=\[(?:u8; )?)(?:${length}|${2 * length})(?=\])`);
    const text = module.text.replace(lengths, "99999");
    expect(text === module.text).toBe(false);
    expect(proves(table, { ...module, text })).toThrow(ProofError);
  });
});

test.each(sampled(LANGUAGES, 1, "check"))(
  "in %s, a check names the wrong element",
  async (lang) => {
    const folder = temporaryFolder();
    const args = ["--board", "43x6", "--piece", "K", "--name", "x", "--lang", lang, "--out", "t"];
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const file = {
      csharp: "XDistance.cs",
      go: "x_distance.go",
      java: "XDistance.java",
      rust: "x_distance.rs",
    }[lang];
    const path = join(folder, "t", file);
    const text = readFileSync(path, "utf8");
    const one = lang === "java" ? /\\1(?!\d)/g : /\\(?:x|u00)01/g;
    writeFileSync(path, changedAt(text, one, BYTE_1[lang].replace("1", "3"), "first"));
    const { status, out, errors } = await run([...args, "--check"], [], folder);
    expect(status).toBe(1);
    expect([...out, ...errors].join("\n")).toContain("a1, b1");
    expect(wholeText({ text })).toBe(text);
  },
);
