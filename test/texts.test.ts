/** The complete files of small tables in each language, as a person has read them. */
import { expect, test } from "vitest";
import { emit } from "../generator/index.js";
import { LANGUAGE_NAMES, LANGUAGES } from "../generator/languages/languages.js";
import type { Request } from "../generator/request/defaults.js";

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
  await expect(text).toMatchFileSnapshot(`snapshots/languages/${lang}.txt`);
});
