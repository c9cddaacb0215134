/** Tests what the explorer offers for copying: calls, commands, configs, files, tables as code and as CSV. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inConfig } from "../../explorer/model/in-config.js";
import type { ShownTable } from "../../explorer/model/table.js";
import {
  commandFor,
  csvOf,
  filesIn as languageFiles,
  importText,
  tableText,
} from "../../explorer/model/take-away-texts.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { tableOf } from "../../generator/core/table.js";
import { LANGUAGE_NAMES, type LanguageName } from "../../generator/languages/languages.js";
import { parseRequest } from "../../generator/request/request.js";
import * as main from "../../src/index.js";
import * as pieces from "../../src/pieces.js";
import * as sets from "../../src/sets.js";
import * as vectors from "../../src/vectors.js";
import { sq, SQUARES } from "../support/board.js";
import { ENTRIES } from "../support/exports.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { KNIGHT, searchedPairs } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";
import { tableAt } from "../support/shown.js";
import { importFolder, run } from "../support/tool.js";

/** The views whose answers are not distances. */
const RELATIONS = ["attacks", "between", "line", "rings", "zones"];

const LARGE = [
  "board=10x8&piece=(1,4)&layout=pair",
  "metric=knight&layout=superimposed",
  "metric=combined",
  "view=rings&metric=knight",
];

const TAKEN = [
  ...LARGE,
  ...RELATIONS.map((view) => `board=5x4&view=${view}&metric=knight`),
  "board=5x4&view=attacks&layout=0x88",
  "board=10x8&piece=giraffe",
  "board=5x4&piece=C&view=paths",
  "board=5x4&piece=giraffe&view=paths",
  "piece=archbishop",
  "piece=king",
  "metric=manhattan&layout=abs-diff",
  "metric=manhattan&layout=light-corners",
  "piece=NN&layout=center",
];

/** A table and the files that its command writes. The page must show the same files. */
const made = async (lang: LanguageName, fragment: string) => {
  const { state, table } = tableAt(fragment);
  const command = commandFor(lang, table.request);
  const folder = temporaryFolder();
  const args = command.replace("npx chess-distance ", "").replaceAll("'", "").split(" ");
  expect(await run(args, [], folder)).toMatchObject({ status: 0, errors: [] });
  const files = filesIn(join(folder, "src", "tables"));
  const shown = languageFiles(lang, table, command).map(({ file, text }) => [file, text] as const);
  expect(Object.fromEntries(shown)).toEqual(files);
  return { state, table, files };
};

test.each(sampled(TAKEN, 12))(
  "%s: the command makes what is imported, with the rows of the table that is copied",
  async (fragment) => {
    const { state, table, files } = await made("ts", fragment);
    const [, name = "", module = ""] =
      /^import \{ (\w+) \} from "(.*)";/.exec(importText(state, table)) ?? [];
    const exporting = Object.entries(files).flatMap(([file, text]) =>
      text.includes(`export const ${name}`) ? [`./tables/${file.replace(/ts$/, "js")}`] : [],
    );
    expect(exporting).toEqual([table.isPublished ? expect.any(String) : module]);
    const rows = tableText(table)
      .split("\n")
      .filter((line) => /^(-?\d|\/\/ [a-p]\d+$)/.test(line));
    const arrays = [table, ...Object.values(table.reads)];
    expect(rows.filter((line) => !line.startsWith("//"))).toHaveLength(
      arrays.reduce((sum, { layout }) => sum + layout.rows.length, 0),
    );
    const text = Object.values(files).join("");
    for (const row of rows) expect(text).toContain(row);
  },
);

const IN_LANGUAGES = LANGUAGE_NAMES.flatMap((lang) =>
  [...LARGE, "board=5x4&view=attacks&layout=0x88"].map((fragment) => [lang, fragment] as const),
);

test.each(sampled(IN_LANGUAGES, 6))(
  "in %s, %s: the files are those that the command writes",
  async (lang, fragment) => {
    await made(lang, fragment);
  },
);

test.each([
  ["board=10x8&piece=(1,4)", "--board 10x8 --piece '(1,4)' --layout pair"],
  ["board=10x8&metric=manhattan", "--board 10x8 --piece manhattan=W --layout pair"],
  ["metric=combined", "--table COMBINED_DISTANCE"],
  ["metric=king&view=paths", "--table KING_PATHS"],
])("the command of %s", (fragment, expected) => {
  const { table } = tableAt(fragment);
  expect(commandFor("ts", table.request)).toBe(`npx chess-distance ${expected} --out src/tables`);
});

test.each<[string, NumberingName?]>([
  ["board=10x8&metric=king&layout=center"],
  ["board=10x8&piece=C&layout=light-corners"],
  ["board=10x8&metric=manhattan&layout=light-corners"],
  ["board=10x8&metric=manhattan&layout=0x88"],
  ["board=glinski&metric=knight"],
  ["board=6x6&view=between", "a8"],
  ["piece=camel&layout=edge", "0x88"],
  ["metric=knight&layout=abs-diff", "a8"],
  ["board=5x4&view=attacks"],
  ["board=cylinder:10x8&metric=manhattan"],
  ['board={"rows":["..xx..","......"]}&piece=giraffe'],
])("stands in a config that makes it: %s", (fragment, numbering) => {
  const { table } = tableAt(fragment, numbering);
  const { entries } = parseRequest({ tables: [inConfig(table.request)] });
  const tables = entries.map((entry) => tableOf(entry, entry.board));
  expect(tables.map(({ names, values }) => ({ names, values }))).toEqual([
    { names: table.names, values: table.values },
  ]);
});

test.each(sampled(RELATIONS, 6))("the import of %s, and how its table begins", (view) => {
  const { state, table } = tableAt(`view=${view}&metric=knight&from=a2&to=c3`);
  const name = table.names.lookup ?? table.name;
  const [module] = Object.entries(ENTRIES).find(([, exported]) => name in exported) ?? [];
  const imported = importText(state, table);
  expect(imported).toContain(`import { ${name} } from "${module ?? "./tables/knight-zones.js"}";`);
  expect(imported).toMatch(/^\w+[([]\d+(?:, \d+)?[)\]]; \/\/ /m);
  expect(tableText(table)).toMatch(new RegExp(`^// ${table.name}: \\d+ (?:sets|entries), index `));
});

test.each([
  [
    "metric=bishop&from=a1&to=b1",
    "bishopDistance",
    "chess-distance/pieces",
    "(0, 1); // 255, UNREACHABLE",
  ],
  [
    "board=10x8&piece=(1,4)&from=b1&to=c1",
    "pieceLeaper1x4Distance10x8",
    "./tables/piece-leaper1x4-distance-10x8.js",
    "(1, 2); // 5",
  ],
])("the import of %s", (fragment, name, module, call) => {
  const { state, table } = tableAt(fragment);
  expect(importText(state, table)).toBe(`import { ${name} } from "${module}";\n\n${name}${call}`);
});

test("a table as code says its index, and has labels for its rows", () => {
  const linesOf = (fragment: string) => tableText(tableAt(fragment).table).split("\n");
  const lines = linesOf("metric=king&layout=center");
  expect(lines[0]).toBe("// CENTER_DISTANCE: 64 entries, index square");
  expect(lines.join("\n")).toContain("\n// rank 1\n3, 3, 3, 3, 3, 3, 3, 3,\n");
  const [one] = linesOf("board=1x1&metric=king");
  expect(one).toBe("// KING_DISTANCE_1X1: 1 entry, index sq1 | sq2");
});

/** The export of a table's code, loaded from its text alone. */
const exportedBy = async (table: ShownTable): Promise<unknown> => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "table.ts"), tableText(table));
  return Object.values(await importFolder(folder))[0];
};

/** The answers of the copied lookup for all pairs of squares. */
const answersBy = async (table: ShownTable): Promise<readonly unknown[]> => {
  const lookup = await exportedBy(table);
  if (typeof lookup !== "function") throw new Error(`no lookup: ${table.name}`);
  return SQUARES.flatMap((from) =>
    SQUARES.map((to): unknown => Reflect.apply(lookup, undefined, [from, to])),
  );
};

test.each(["0x88", "superimposed", "abs-diff", "pair"])(
  "a table is copied with the lookup that adds the corner rule: the knight's, %s",
  async (layout) => {
    const { table } = tableAt(`metric=knight&layout=${layout}`);
    if (layout !== "pair") expect(tableText(table)).toMatch(/^\/\/ .*corner/m);
    expect(await answersBy(table)).toEqual(searchedPairs(KNIGHT, 8, 8).flat());
  },
);

test("sets are copied as numbers of 32 bits", async () => {
  expect(await answersBy(tableAt("view=between").table)).toEqual(
    SQUARES.flatMap((from) => SQUARES.map((to) => sets.between(from, to))),
  );
});

/** The bits of a set, in hexadecimal. */
const bitsOf = ({ lo, hi }: ReturnType<typeof sets.between>): string =>
  `0x${[hi, lo].map((half) => half.toString(16).padStart(8, "0")).join("")}`;

/** The number in a label, such as `Δrank -7`; `NaN` for `never read`. */
const numberIn = (label: string): number => Number(/-?\d+$/.exec(label)?.[0]);

const byDifference = (rank: string, file: string): number =>
  file === "never read" ? 0 : Math.max(...[rank, file].map(numberIn).map(Math.abs));

/** The field of a row and a column, by their labels. */
type FieldOf = (row: string, column: string) => string | number | undefined;

const bySquares =
  (of: (from: number, to: number) => string | number): FieldOf =>
  (from, to) =>
    of(sq(from), sq(to));

const bySquare =
  (of: (square: number) => number): FieldOf =>
  (rank, file) =>
    file > "h" ? "" : of(sq(file + rank.replace("rank ", "")));

const orEmpty = (moves: number): string => (moves === 255 ? "" : `${moves}`);

test.each<[string, rows: number, columns: number, FieldOf]>([
  ["metric=knight", 64, 64, bySquares(main.knightDistance)],
  ["metric=bishop", 64, 64, bySquares((from, to) => orEmpty(pieces.bishopDistance(from, to)))],
  ["view=attacks", 64, 64, bySquares(vectors.attacks)],
  ["view=between", 64, 64, bySquares((from, to) => bitsOf(sets.between(from, to)))],
  ["view=rings", 64, 8, (square, far) => bitsOf(sets.knightRing(sq(square), numberIn(far)))],
  ["metric=king&layout=0x88", 15, 16, byDifference],
  ["metric=king&layout=superimposed", 15, 15, byDifference],
  ["layout=abs-diff", 8, 8, (rank, file) => main.NDIS[8 * numberIn(rank) + numberIn(file)]],
  ["metric=manhattan&layout=center", 8, 8, bySquare(main.centerManhattanDistance)],
])("%s as CSV: each field is that of its row and column", (fragment, high, wide, fieldOf) => {
  const { table } = tableAt(fragment);
  const text = csvOf(table);
  expect(text).toMatch(/\r\n$/);
  const [[name, ...columns] = [], ...rows] = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  expect([name, rows.length, columns.length]).toEqual([table.name, high, wide]);
  expect(new Set(rows.map(([row]) => row)).size).toBe(high);
  expect(new Set(columns).size).toBe(wide);
  expect(rows).toEqual(
    rows.map(([row = ""]) => [row, ...columns.map((column) => `${fieldOf(row, column)}`)]),
  );
});
