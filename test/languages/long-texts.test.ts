/** Tests tables of large boards, whose texts are printed, read back, written and compared row by row. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import { pair } from "../../generator/core/layouts/layout.js";
import { KING } from "../../generator/core/measures/distances.js";
import { fromOrigins, type Way } from "../../generator/core/measures/measure.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Language } from "../../generator/core/tables/language.js";
import { modulesOf } from "../../generator/core/tables/modules.js";
import { prove } from "../../generator/core/tables/prove.js";
import { ProofError } from "../../generator/errors.js";
import { emit } from "../../generator/index.js";
import {
  LANGUAGE_NAMES,
  languageNamed,
  type LanguageName,
} from "../../generator/languages/languages.js";
import { linesOfText, wholeText, withRowsOf } from "../../generator/long-text.js";
import { parseRequest } from "../../generator/request/request.js";
import { temporaryFolder } from "../support/files.js";
import { isThorough, sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import type { Distance } from "../../generator/core/measures/elements.js";

const VAST = { board: "24x24", piece: "K", name: "vast" } as const;

/** The first digits of the hash of the table's files, as the tool wrote them when they were last changed on purpose. */
const HASHES: Readonly<Record<LanguageName, string>> = {
  ts: "6111e60a57e7b4e6",
  c: "51fd9c64583868d3",
  cpp: "e1a35bdcfb6af846",
  rust: "9a60543bce97a44f",
  go: "6594444e3dbc333a",
  java: "2e528d77a1a00632",
  csharp: "5370720f15cb6e31",
  python: "97eb8a8f91ce7ef3",
  zig: "cb02f4ef6b1764bd",
  coq: "9e9c9be3793dc49c",
  json: "1205e1af4981314c",
};

test.each(sampled(LANGUAGE_NAMES, 1, "hashes"))(
  "the bytes in %s stay as they were",
  async (lang) => {
    const files = await emit({ lang, tables: [VAST] }, "npm test");
    const hash = createHash("sha256");
    for (const { file, text } of files) hash.update(`${file}\n${text}`);
    expect(hash.digest("hex")).toMatch(new RegExp(`^${HASHES[lang]}`));
  },
);

test
  .skipIf(!isThorough)
  .each(LANGUAGE_NAMES.flatMap((lang) => [[lang, "16x16"] as const, [lang, "14x14"] as const]))(
  "in %s, an array of sets on %s has the sets, also if only the parts of its sets make it long",
  async (lang, board) => {
    const table = { board, measure: "between", name: "lines" } as const;
    const files = await emit({ lang, tables: [table] }, "npm test");
    const texts = files.map(({ text }) => text).join("\n");
    expect(texts).not.toContain("ROWS_");
    // From a1, the squares between a1 and d1 are b1 and c1, numbers 1 and 2; Java divides each set into four.
    const nothing = "0x0L, ".repeat(4);
    if (lang === "java")
      expect(texts).toContain(`${nothing.repeat(2)}0x2L, 0x0L, 0x0L, 0x0L, 0x6L,`);
  },
);

/** A language whose rows a fault has changed. */
const withFault = (
  language: Language,
  fault: (rows: readonly string[]) => readonly string[],
): Language => ({
  ...language,
  table: (table) => {
    const module = language.table(table);
    const [[word, rows] = ["", () => []]] = module.rows ?? [];
    expect([...rows()].length).toBeGreaterThan(1);
    return { ...module, rows: new Map([...(module.rows ?? []), [word, () => fault([...rows()])]]) };
  },
});

const changedRow =
  (place: number, change: (row: string) => string) =>
  (rows: readonly string[]): readonly string[] =>
    rows.with(place, change(rows.at(place) ?? ""));

const lastNumber = (row: string): string =>
  row.replace(/\d+(?=\D*$)/, (digits) => `${Number(digits) + 1}`);

describe.each(sampled(["c", "python", "coq", "ts"] as const, 1, "rows"))("in %s", (lang) => {
  const tables = parseRequest({ tables: [VAST] }).entries.map((one) => tableOf(one, one.board));
  const faults: readonly (readonly [
    what: string,
    fault: (rows: readonly string[]) => readonly string[],
  ])[] = [
    ["a number in the first row", changedRow(0, lastNumber)],
    ["a number in a later row", changedRow(5, lastNumber)],
    ["a number in the last row", changedRow(-1, lastNumber)],
    ["a row that is missing", (rows) => rows.slice(1)],
    ["a row that stands twice", (rows) => [...rows, ...rows.slice(-1)]],
    ["rows without a separator between them", changedRow(1, (row) => row.replace(/[,;]\s*$/, ""))],
    ["a number with a zero before it", changedRow(1, (row) => row.replace(/\d+(?=\D*$)/, "0$&"))],
    ["a row in a comment", changedRow(1, (row) => row.replace("\n", " "))],
    [
      "a row without what is beside its numbers",
      changedRow(1, (row) => row.replace(/^.*\n/, "").replace(/[,;]\s*$/, "")),
    ],
    [
      "another separator",
      changedRow(1, (row) =>
        row.replace(/([,;])(?= \d+\D*$)/, (sign) => (sign === "," ? ";" : ",")),
      ),
    ],
    ["two separators", changedRow(1, (row) => row.replace(/([,;]) (?=\d+\D*$)/, "$1$1 "))],
  ];
  test.each(sampled(faults, 3, "faults"))("%s is refused", (_, fault) => {
    const language = withFault(languageNamed(lang), fault);
    expect(() => modulesOf(tables, language, { command: "npm test" })).toThrow(ProofError);
  });
});

test.each(
  sampled(
    [
      ["a set without its last number", "{0x2, 0x0, 0x0, 0x0}", "{0x2, 0x0, 0x0}"],
      ["a set with a number more", "{0x2, 0x0, 0x0, 0x0}", "{0x2, 0x0, 0x0, 0x0, 0x0}"],
      ["two numbers of a set that changed places", "{0x2, 0x0, 0x0, 0x0}", "{0x0, 0x2, 0x0, 0x0}"],
      ["a number of 17 digits", "{0x2, 0x0,", "{0x20000000000000000, 0x0,"],
      [
        "two sets that changed places",
        "{0x2, 0x0, 0x0, 0x0}, {0x6,",
        "{0x6, 0x0, 0x0, 0x0}, {0x2,",
      ],
    ] as const,
    1,
    "sets",
  ),
)("in a long array of sets, %s is refused", (_, part, other) => {
  const request = { board: "16x16", measure: "between", name: "lines" } as const;
  const tables = parseRequest({ tables: [request] }).entries.map((one) => tableOf(one, one.board));
  const fault = changedRow(0, (row) => row.replace(part, other));
  const language = withFault(languageNamed("c"), (rows) => {
    expect(rows[0]).toContain(part);
    return fault(rows);
  });
  expect(() => modulesOf(tables, language, { command: "npm test" })).toThrow(ProofError);
});

test("in JSON, a long array may have a name with the word that stands for its values", async () => {
  const table = { board: "16x16", piece: "K", name: "values" } as const;
  const files = await emit({ lang: "json", tables: [table] }, "npm test");
  expect(files.map(({ text }): unknown => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ name: "VALUES_DISTANCE" }),
  );
});

describe("a found text and its long arrays", () => {
  const PLACES = ["HERE", "THERE"];
  const rows = new Map(PLACES.map((place) => [place, () => [`${place} 1,`, `${place} 2,`]]));
  const text = "a\nb\nc\n  HERE\nd\ne\nf\ng\nh\n  THERE\ni\nj\nk\n";
  const whole = wholeText({ text, rows });
  const rowsIn = (found: string) => {
    const { rows: all } = withRowsOf(found, { text, rows });
    return all && PLACES.map((place) => [...(all.get(place)?.() ?? [])].join(""));
  };
  const RIGHT = PLACES.map((place) => `  ${place} 1,\n  ${place} 2,\n`);

  test.each([
    ["nothing", "", ""],
    ["the first line", "a\n", "other\n"],
    ["the second line after an array", "e\n", "other\n"],
    ["a line between the arrays", "f\n", "other\nothers\n"],
    ["the second line after the last array", "j\n", "other\n"],
    ["the last line", "k\n", "other"],
    ["what follows", "k\n", "k\nothers\nk\n"],
  ])("its arrays are found if %s differs", (_, part, other) => {
    expect(rowsIn(whole.replace(part, other))).toEqual(RIGHT);
  });

  test.each(["", "a", "a\n", "\n\na", "a\rb\r\nc\n", "a\u2028b\nc\u2029", "\r", "\n\u2028"])(
    "the lines of %j are the whole text",
    (found) => {
      expect([...linesOfText({ text: found })].join("")).toBe(found);
      expect([...linesOfText({ text, rows })].join("")).toBe(whole);
    },
  );

  test("a row that is wrong, missing, or added, is in its array", () => {
    const [first, second] = RIGHT;
    expect(rowsIn(whole.replace("HERE 1", "HERE 3"))).toEqual(["  HERE 3,\n  HERE 2,\n", second]);
    expect(rowsIn(whole.replace("  THERE 1,\n", ""))).toEqual([first, "  THERE 2,\n"]);
    expect(rowsIn(whole.replace("i\nj\n", "  4,\ni\nj\n"))).toEqual([first, `${second}  4,\n`]);
  });

  test.each(["b\n", "c\n", "d\n", "g\n", "h\n", "i\n"])(
    "no array is found without the line %j beside it",
    (line) => {
      expect(rowsIn(whole.replace(line, ""))).toBe(undefined);
    },
  );
});

/** The side of a square board on which faults of a proof are planted. `large-board.test.ts` plants them on 64×64. */
const SIDE = 24;

const PLACES = [0, Math.floor(SIDE ** 2 / 2) + 5, SIDE ** 2 - 1];

test.each(
  sampled(
    PLACES.flatMap((square) => [0, 1].map((way) => [square, way] as const)),
    1,
    "places",
  ),
)("a pair from and to square %s that way %s gets wrong is refused", (wrong, place) => {
  const faulty = (way: Way<Distance>): Way<Distance> =>
    fromOrigins(way.name, (board) => {
      const answersFrom = way.on(board);
      return (origins) => {
        const answers = answersFrom(origins);
        return origins[0] === wrong ? answers.with(wrong, 7) : answers;
      };
    });
  const [first, second] = KING.ways;
  const ways = place === 0 ? [faulty(first), second] : [first, faulty(second)];
  const [one = first, other = second] = ways;
  const table = tableOf(
    { measure: { ...KING, ways: [one, other] }, layout: pair },
    rectangle(SIDE, SIDE),
  );
  expect(() => {
    prove(table);
  }).toThrow(/\[(\w+), \1\]: [07] by .*, [07] by /);
});

test("the wrong set of 256 squares is named as one number, with all its digits", async () => {
  const folder = temporaryFolder();
  const args = ["--lang", "c", "--board", "16x16", "--piece", "K", "--measure", "moves"];
  const out = ["--name", "wide", "--out", "tables"];
  await run([...args, ...out], [], folder);
  const path = join(folder, "tables", "wide_moves.h");
  const text = readFileSync(path, "utf8");
  // From p16, square 255, the king goes to o16, o15 and p15.
  const right = (1n << 254n) | (1n << 238n) | (1n << 239n);
  const found = right | (1n << 192n);
  writeFileSync(path, text.replace("0x4000c00000000000}", "0x4000c00000000001}"));
  const { out: lines } = await run([...args, ...out, "--check"], [], folder);
  const said = `WIDE_MOVES[p16]: 0x${found.toString(16)}, should be 0x${right.toString(16)}`;
  expect(lines.join("\n")).toContain(said);
});

describe("a file of a large board", () => {
  const ARGS = ["--lang", "c", "--board", "32x16", "--piece", "K", "--name", "vast"];

  test("is written once, and a wrong byte anywhere in it is found", async () => {
    const folder = temporaryFolder();
    const args = [...ARGS, "--out", "tables"];
    expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
    const path = join(folder, "tables", "vast_distance.h");
    const text = readFileSync(path, "utf8");
    expect(await run([...args, "--check"], [], folder)).toMatchObject({ status: 0 });
    const digits = [...text.matchAll(/\b\d+(?=,)/g)].map(({ index }) => index);
    const places = [
      digits[0],
      digits[Math.floor(digits.length / 2)],
      digits.at(-1),
      text.length - 2,
    ];
    for (const place of sampled(places, 1, "bytes")) {
      const at = place ?? 0;
      writeFileSync(path, `${text.slice(0, at)}9${text.slice(at + 1)}`);
      expect(await run([...args, "--check"], [], folder), `byte ${at}`).toMatchObject({
        status: 1,
      });
      expect(await run(args, [], folder)).toMatchObject({ status: 0 });
      expect(readFileSync(path, "utf8") === text, `byte ${at}`).toBe(true);
    }
    expect(readdirSync(join(folder, "tables"))).toEqual([
      "chess_distance_target.h",
      "vast_distance.h",
    ]);
  });

  const LAST_NUMBER = /^([^]*) 0,\n/;
  const NAMED: readonly (readonly [change: string, (text: string) => string, said: string])[] = [
    [
      "the first number",
      (text) => text.replace(/(?<=\n *)0(?=,)/, "07"),
      "VAST_DISTANCE[a1, a1]: 07, should be 0",
    ],
    [
      "the last number",
      (text) => text.replace(LAST_NUMBER, "$1 8,\n"),
      "VAST_DISTANCE[af16, af16]: 8, should be 0",
    ],
    [
      "the last number, and a line before the array",
      (text) => text.replace(LAST_NUMBER, "$1 8,\n").replace("#ifndef", "#ifndef  "),
      "VAST_DISTANCE[af16, af16]: 8, should be 0",
    ],
    [
      "the first number, and the line above the array",
      (text) => text.replace(/\n(?=.*\[.*\{\n)/, "\n\n").replace(/(?<=\n *)0(?=,)/, "7"),
      "VAST_DISTANCE[a1, a1]: 7, should be 0",
    ],
    [
      "the last number, and lines after the array",
      (text) => `${text.replace(LAST_NUMBER, "$1 8,\n").replace("#endif", "#endif  ")}more\n`,
      "VAST_DISTANCE[af16, af16]: 8, should be 0",
    ],
    [
      "no number, but the end of the file",
      (text) => text.slice(0, -1),
      ': "… NOLINTEND", should be "… NOLINTEND\\n"',
    ],
    ["a line at the end", (text) => `${text}more\n`, ': "more\\n", should be ""'],
    [
      "a space in a row",
      (text) => text.replace(LAST_NUMBER, "$1  0,\n"),
      '2, 1,  0,\\n", should be "… 3, 2, 1, 0,\\n"',
    ],
    [
      "a number that is there twice at the end",
      (text) => text.replace(LAST_NUMBER, "$1 0, 0,\n"),
      "VAST_DISTANCE has 262145 elements, should have 262144",
    ],
    [
      "all lines after the middle",
      (text) =>
        text
          .split("\n")
          .slice(0, text.split("\n").length / 2)
          .join("\n"),
      "differs: line ",
    ],
  ];
  test("each change of a long array is named", async () => {
    const folder = temporaryFolder();
    const args = [...ARGS, "--out", "tables"];
    await run(args, [], folder);
    const path = join(folder, "tables", "vast_distance.h");
    const text = readFileSync(path, "utf8");
    for (const [change, changed, said] of sampled(NAMED, 1, "named")) {
      const other = changed(text);
      expect(other, change).not.toBe(text);
      writeFileSync(path, other);
      const { status, out, errors } = await run([...args, "--check"], [], folder);
      expect(status, change).toBe(1);
      expect([...out, ...errors].join("\n"), change).toContain(said);
    }
  });
});

test("in TypeScript, a long array that a formatter changed is compared like a short one", async () => {
  const folder = temporaryFolder();
  const args = ["--lang", "ts", "--board", "17x17", "--piece", "K", "--name", "x", "--out", "t"];
  await run(args, [], folder);
  const path = join(folder, "t", "x-distance.ts");
  const text = readFileSync(path, "utf8");
  const wrong = (found: string): string => found.replace(/\b0, 1, 2,/, "0, 1, 3,");
  const changes: readonly (readonly [change: (found: string) => string, said: string])[] = [
    [(found) => found.replaceAll(/;$/gm, ""), "All 2 files are current."],
    [(found) => found.replaceAll(/^ +/gm, ""), "differs: a formatter changed this file"],
    [(found) => found.replace("export const", "more();\rexport const"), "differs: line "],
    [
      (found) => found.replaceAll(/^ +/gm, "").replace("export const", "more();\u2028export const"),
      "differs: line ",
    ],
    [wrong, "X_DISTANCE[a1, c1]: 3, should be 2"],
    [(found) => wrong(found).replaceAll(/;$/gm, ""), "X_DISTANCE[a1, c1]: 3, should be 2"],
    [(found) => `${found}// more\n`, ': "// more\\n", should be ""'],
    [(found) => found.replace(/;\n$/, "\n\n"), "differs: a formatter changed this file"],
  ];
  for (const [change, said] of changes) {
    writeFileSync(path, change(text));
    const { out, errors } = await run([...args, "--check"], [], folder);
    expect([...out, ...errors].join("\n")).toContain(said);
  }
});
