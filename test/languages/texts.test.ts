/** Snapshots of the complete files of small tables in each language, which a person has read. */
import { expect, test } from "vitest";
import { emit } from "../../generator/index.js";
import { LANGUAGE_NAMES, LANGUAGES } from "../../generator/languages/languages.js";
import type { Request } from "../../generator/request/defaults.js";

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
