/** Snapshots of the complete files of small tables in each language, which a person has read. */
import { expect, test } from "vitest";
import { emit } from "../../generator/index.js";
import { LANGUAGE_NAMES, LANGUAGES } from "../../generator/languages/languages.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";
import { printed } from "../support/printed-tables.js";

/** Tables with each kind of element, constants, a helper, and every line that a doc comment may have. */
const TABLES: Request["tables"] = [
  { board: "2x1", piece: "F" },
  { board: "2x2", piece: "W", layout: ["0x88", "center"], name: "fast" },
  "NDIS",
  { board: "2x1", measure: "increment" },
  { board: "2x1", measure: "attacks", piece: ["K", "N"] },
  { board: "2x1", measure: "between" },
  { board: "2x1", measure: "rings", piece: "K" },
];

test.each(LANGUAGE_NAMES)("%s", async (lang) => {
  const index = LANGUAGES[lang].index !== undefined;
  const files = await emit({ lang, tables: TABLES, index }, "npm run tables");
  const text = files.map((one) => `==> ${one.file} <==\n${one.text}`).join("\n");
  await expect(text).toMatchFileSnapshot(`snapshots/${lang}.txt`);
});

/** Tables whose sets have 65 bits, and 130. */
const WIDE: Request["tables"] = [
  { board: "13x5", measure: "rings", piece: "(0,12)", name: "wide" },
  { board: "10x13", measure: "rings", piece: "(0,9)", name: "vast" },
];

/** A text without most of the rows of its array. */
const shortened = (text: string): string => {
  const lines = text.split("\n");
  return [...lines.slice(0, 26), "…", ...lines.slice(-40)].join("\n");
};

test.each(LANGUAGE_NAMES)("sets of many squares in %s", async (lang) => {
  const files = await emit({ lang, tables: WIDE }, "npm run tables");
  const text = files
    .filter(({ file }) => /rings/i.test(file))
    .map((one) => `==> ${one.file} <==\n${shortened(one.text)}`)
    .join("\n");
  await expect(text).toMatchFileSnapshot(`snapshots/sets/${lang}.txt`);
});

/** Separate blocks of 2×2 squares. Each square has three neighbors. */
const blocks = (count: number) => ({
  ...{ piece: "K", name: "x" },
  board: { rows: Array(2).fill(Array(count).fill("..").join("x")) },
});

const FALLING = { piece: "K", name: "x", squares: { rank: -8, start: 58 } } as const;

test.each<readonly [TableRequest, string]>([
  [FALLING, "2...65: a1 = 58, h1 = 65, a8 = 2, h8 = 9, 1 per file, -8 per rank."],
  [{ ...FALLING, layout: "0x88", filler: -1 }, "between two squares: 0...7."],
  [{ ...FALLING, layout: "0x88", filler: -1 }, "15 of the entries are never read and hold -1."],
  [{ ...FALLING, to: "edge", filler: -1 }, "Numbers from 0 to 65 that have no square yield -1."],
  [{ measure: "increment", name: "x", unit: { rank: -8 } }, "as files - 8 x ranks, between"],
  [blocks(2), "0...7: a1 = 0, b1 = 1, d1 = 2, e1 = 3, a2 = 4, b2 = 5, d2 = 6, e2 = 7."],
  [blocks(3), "0...11: a1 = 0, h2 = 11."],
  [{ ...FALLING, layout: "center" }, "# rank 2 2, 3, 3, 3, 3, 3, 3, 3, # rank 1 3, 3, ))"],
  [
    {
      ...{ measure: "increment", name: "x" },
      values: { "1": 0, "-1": 0, "0": 0, "8": 1, "-8": 2, "7": 0, "-7": 0, "9": 0, "-9": 0 },
    },
    "-9...9, as other numbers, 0...2.",
  ],
  [{ ...FALLING, to: ["a1", "b1", "c1", "d1", "e1"] }, "to the nearest of 5 squares: 0...7."],
  [{ ...FALLING, measure: "rings" }, "A set is 128 bits: bit n for square n."],
  [
    { measure: "steps", piece: "Q" },
    "The number of steps of the queen (Q in Betza notation) along its",
  ],
  [
    { board: "2x1", piece: "K", name: "x", values: { "0": 9, "1": 8 } },
    "between two squares: 0...1, as other numbers, 8...9. 4 entries; index: `(sq1 << 1) | sq2`. The numbers written are 9 for 0, 8 for 1.",
  ],
  [{ measure: "number", unit: "a8" }, "def square_number(square: int)"],
  [{ measure: "number", unit: "a8" }, "counted as a1 = 56, h8 = 7: 0...63."],
  [{ board: "hexagon:2", piece: "W", to: "edge" }, "# file a 0, 0, # file b 0, 1, 0,"],
])("the text of %j contains: %s", (request, line) => {
  expect(printed("python", request).text.replaceAll(/\s+/g, " ")).toContain(line);
});
