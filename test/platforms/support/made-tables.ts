/** The tables with which formatters and linters are tested. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { LanguageName } from "../../../generator/languages/languages.js";
import { filesIn, temporaryFolder } from "../../support/files.js";
import { run } from "../../support/tool.js";

const OTHERS = [
  { board: "10x8", piece: "C", layout: ["pair", "0x88", "superimposed"], name: "camel" },
  { board: "10x8", piece: "N", layout: ["abs-diff", "0x88"], name: "wide" },
  { board: "7x9", piece: "B", name: "bishops", to: "edge" },
  { board: "glinski", measure: "direction", layout: ["0x88", "superimposed"], name: "hexes" },
  { board: { size: "5x4", holes: "c2" }, piece: "N", name: "hole" },
  { board: "4x4", piece: "K", values: { 0: 0, 1: -300, 2: 2, 3: 3 }, name: "negative" },
  { board: "4x4", piece: "K", values: { 0: 0, 1: 3_000_000_000, 2: 2, 3: 3 }, name: "unsigned" },
];

/** The texts of the tables by language and by the names of their files. Each worker makes them once, for several tests. */
const MADE = new Map<LanguageName, Promise<Readonly<Record<string, string>>>>();

const make = async (lang: LanguageName): Promise<Readonly<Record<string, string>>> => {
  const folder = temporaryFolder();
  const config = { out: "tables", lang, names: "a1", proof: true, tables: ["all", ...OTHERS] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  expect(await run([], [], folder)).toMatchObject({ status: 0, errors: [] });
  return filesIn(join(folder, "tables"));
};

/** A folder with all tables of the package and some of other boards in a language, with checks and names of squares. */
export const madeTables = async (lang: LanguageName): Promise<string> => {
  const making = MADE.get(lang) ?? make(lang);
  MADE.set(lang, making);
  const folder = join(temporaryFolder(), "tables");
  mkdirSync(folder);
  for (const [file, text] of Object.entries(await making)) writeFileSync(join(folder, file), text);
  return folder;
};
