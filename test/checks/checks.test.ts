/** Tests the checks beside tables: they accept correct tables, and notice any change. */
import { runInThisContext } from "node:vm";
import { transformSync } from "esbuild";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provedRequests } from "../../generator/request/modules.js";
import { checksOf } from "../../generator/checks/checks.js";
import { RequestError } from "../../generator/errors.js";
import { emit } from "../../generator/index.js";
import { LANGUAGE_NAMES, LANGUAGES, languageNamed } from "../../generator/languages/languages.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { mainName } from "../../generator/core/tables/names.js";
import type { Table } from "../../generator/core/tables/table.js";
import { CHECKED_TABLES, NUMBERED_TABLES } from "../support/checked-tables.js";
import { temporaryFolder, filesIn } from "../support/files.js";
import { numberings, questions, requestOf } from "../support/random-boards.js";
import { runs, sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";

const TYPESCRIPT = languageNamed("ts");

const checkOf = checksOf(parseRequest({ tables: ["CORNER"], lang: "ts", proof: true }));

/** The tables of some requests, without the proofs of the tool: the checks prove them again. */
const tablesOf = (...tables: Request["tables"]): readonly Table[] =>
  parseRequest({ tables, lang: "ts" }).entries.map((entry) => tableOf(entry, entry.board));

/** The text of a table's emitted lookup, to run on any array. */
const lookupText = (table: Table): string =>
  /export const \w+ = \(\w+: number.*=>(?: \(?\{\n[^]*?\n\}\)?;|\s+[^{]*?;)\n/.exec(
    TYPESCRIPT.table(table).text,
  )?.[0] ?? "";

/** What the emitted check of a table says about other elements; `undefined` if it finds no fault. */
const checkerOf = (
  table: Table,
  change: (text: string) => string = (text) => text,
  valueOf: (constant: number) => number = (constant) => constant,
): ((elements: readonly number[]) => string | undefined) => {
  const text = checkOf?.(table)?.text;
  if (text === undefined) throw new Error(`no check of ${mainName(table.names)}`);
  const [, imported = "", lookup = ""] =
    /^import \{ ((\w+)[^}]*) \} from ".*";\n/m.exec(text) ?? [];
  const constants = new Map(
    (table.measure.constants ?? []).map(({ name, value }) => [name, valueOf(value)]),
  );
  const body = lookupText(table);
  const names = imported
    .trim()
    .split(", ")
    .slice(body === "" ? 0 : 1);
  const array = names.find((name) => !constants.has(name)) ?? "ARRAY";
  const declared = [...constants].map(([name, value]) => `const ${name} = ${value};`).join(" ");
  const reads = Object.entries(table.reads).map(
    ([read, { values }]) => `const ${read} = ${JSON.stringify(values.slice())};`,
  );
  const program = change(text.replace(/^import .*\n/m, ""));
  const { code } = transformSync(`${body.replace("export ", "")}\n${program}`, { loader: "ts" });
  if (body !== "") expect(code).toContain(`const ${lookup} =`);
  const made: unknown = runInThisContext(
    `(table) => { const ${array} = table; ${reads.join(" ")} ${declared}\n${code}\n}`,
  );
  if (typeof made !== "function") throw new Error("no check");
  return (elements) => {
    try {
      Reflect.apply(made, undefined, [elements]);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
};

const isOfSets = ({ measure }: Table): boolean => measure.element.type === "u64";

/** The elements of an array; a set is two numbers. */
const elementsOf = (table: Table): readonly number[] =>
  table.values.slice().flatMap((value) => {
    if (!isOfSets(table)) return Number(value ?? 255);
    const set = BigInt(value ?? 0);
    return [Number(BigInt.asUintN(32, set)), Number(set >> 32n)];
  });

const SETS = [
  ...["KING_MOVES", "WHITE_PAWN_ATTACKS"],
  ...["KING_RINGS", "KNIGHT_RINGS", "KING_ZONES"],
  ...["BETWEEN", "LINE", "KING_PATHS", "KNIGHT_PATHS"],
];

/** Other numbers for an element; in a set, one square too many or too few. */
const othersFor = (table: Table, value: number, at: number): readonly number[] =>
  isOfSets(table)
    ? [(value ^ (1 << ((at * 7) % 32))) >>> 0]
    : [value + 1, value === 0 ? 9 : value - 1, 255 - value].filter((other) => other !== value);

test.each(
  tablesOf(...sampled(CHECKED_TABLES, 4, "checked"), ...sampled(SETS, 3, "sets")).map(
    (table) => [mainName(table.names), table] as const,
  ),
)("%s: any change of an element is found", (name, table) => {
  const check = checkerOf(table);
  const right = elementsOf(table);
  expect(check(right)).toBeUndefined();
  const isLarge = isOfSets(table) && right.length >= 4096;
  const changes = right.flatMap((value, at) =>
    isLarge && at % 31 !== 3
      ? []
      : othersFor(table, value, at).map((other) => [at, other] as const),
  );
  const unnoticed = sampled(changes, isLarge ? 4 : 12, name).filter(
    ([at, other]) => check(right.with(at, other)) === undefined,
  );
  expect(unnoticed).toEqual([]);
});

test("the message for a fault names the table and the origin", () => {
  const fromA8: TableRequest = { piece: "N", squares: "a8", name: "knight" };
  const [knight, byDifference, moves] = tablesOf(
    ...[fromA8, "KNIGHT_DISTANCE_BY_0X88_DIFF", "KNIGHT_MOVES"],
  );
  if (!knight || !byDifference || !moves) throw new Error("no tables");
  expect(checkerOf(knight)(elementsOf(knight).with(64 * 9 + 3, 5))).toBe(
    "KNIGHT_DISTANCE is wrong from b7",
  );
  expect(checkerOf(moves)(elementsOf(moves).with(2 * 9, 1))).toBe("KNIGHT_MOVES is wrong from b2");
  expect(checkerOf(byDifference)(elementsOf(byDifference).with(0, 1))).toBe(
    "KNIGHT_DISTANCE_BY_0X88_DIFF is wrong where no call reads",
  );
});

const HAVE_VALUES = ["KNIGHT_DISTANCE", "ATTACKS", "DIRECTION", "CENTER_MANHATTAN_DISTANCE"];

test.each([
  ...HAVE_VALUES,
  ...sampled(
    ["ROOK_DISTANCE", "BETWEEN", "LINE", "KING_PATHS", "KNIGHT_PATH_COUNT", "KNIGHT_RINGS"],
    3,
    "changed",
  ),
])("%s: a changed move, a missing move and a changed value are found", (name) => {
  const [table] = tablesOf(name);
  if (!table) throw new Error("no table");
  const right = elementsOf(table);
  const moves = checkOf?.(table)?.text.match(/\[-?\d \* north [+-] \d, \d+\],/g) ?? [];
  expect(moves.length).toBeGreaterThan(3);
  for (const move of sampled(moves, 1, name))
    for (const other of [
      "",
      move.replace(/[+-] (\d)/, "+ 5"),
      ...(HAVE_VALUES.includes(name) ? [move.replace(/, \d+/, ", 0")] : []),
    ]) {
      const check = checkerOf(table, (text) => text.replace(move, other));
      expect(check(right), `${move} → ${other}`).toContain(`${name} is wrong`);
    }
});

test("a board with many pairs of squares has a check", () => {
  const [table] = tablesOf({ board: "17x17", piece: "K" });
  if (!table) throw new Error("no table");
  expect(checkOf?.(table)?.text).toContain("is wrong from q17");
});

test("the check of distances over 254 holds, and finds a change", () => {
  const cells = Array.from({ length: 258 }, (_, cell) => `c${cell}`);
  const ahead = Object.fromEntries(cells.map((cell, at) => [cell, [cells[(at + 1) % 258] ?? ""]]));
  const board = { graph: { cells, pieces: { ant: ahead } } };
  const [table] = tablesOf({ board, piece: "ant", name: "x" });
  if (!table) throw new Error("no table");
  const right = cells.flatMap((_, from) => cells.map((__, to) => (to - from + 258) % 258));
  const check = checkerOf(table);
  expect(check(right)).toBeUndefined();
  for (const at of sampled([0, 254, 255, 256, 257, 258], 2, "places"))
    expect(check(right.with(at, 255 - (right[at] ?? 0))), `${at}`).toMatch(/^X_DISTANCE is wrong/);
});

test("an extra or a missing square in a list of moves is found", () => {
  const [table] = tablesOf({ board: "cylinder:5x4", piece: "N" });
  if (!table) throw new Error("no table");
  const rows =
    checkOf?.(table)
      ?.text.match(/(?<=^  )\[[\d, ]+\],$/gm)
      ?.slice(4) ?? [];
  expect(rows).toHaveLength(20);
  for (const [to, row] of sampled([...rows.entries()], 2))
    for (const other of [row.replace(/\[\d+(?:, )?/, "["), row.replace("[", `[${(to + 1) % 20}, `)])
      expect(
        checkerOf(table, (text) => text.replace(row, other))(elementsOf(table)),
        `${row} → ${other}`,
      ).toContain("is wrong");
});

// The wazir's second step and the dabbaba's leap lead to the same square: from a1, to c1.
test("a square to which two moves lead is on one path, not on two", () => {
  const [table] = tablesOf({ board: "3x1", measure: "pathCount", piece: "W2D", name: "x" });
  if (!table) throw new Error("no table");
  const right = elementsOf(table);
  expect(right).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(checkerOf(table)(right)).toBeUndefined();
});

// Bit n of a set is square n, and each set is two numbers.
test("a square where the piece may not be is on no path, not even on its own", () => {
  const [table] = tablesOf({
    board: "3x1",
    measure: "paths",
    piece: "W",
    within: "a1-b1",
    name: "x",
  });
  if (!table) throw new Error("no table");
  const right = elementsOf(table);
  expect(right).toEqual([0b01, 0b11, 0, 0b11, 0b10, 0, 0, 0, 0].flatMap((set) => [set, 0]));
  expect(checkerOf(table)(right)).toBeUndefined();
});

test("a changed value of a constant is found", () => {
  const [table] = tablesOf("ATTACKS_15X15");
  if (!table) throw new Error("no table");
  expect(checkerOf(table, undefined, (value) => (value === 4 ? 8 : value))(elementsOf(table))).toBe(
    "ATTACKS_15X15: the constant KNIGHT is wrong",
  );
});

const MOEBIUS: TableRequest = {
  board: { size: "6x4", joins: [{ side: "files", mirror: true }] },
  name: "x",
};

const hasCheck = (request: TableRequest | string): boolean =>
  tablesOf(request).every((table) => checkOf?.(table) !== undefined);

describe("which tables have a check", () => {
  const CHECKED: readonly [string, TableRequest][] = [
    ["a large board", { board: "20x3", piece: "(1,4)" }],
    ["one rank, where pieces go along it", { board: "9x1", piece: "R" }],
    ["holes", { board: { rows: ["..x..", "....."] }, piece: "Q", name: "x" }],
    ["hexagons", { board: "glinski", piece: "N" }],
    ["a range", { piece: "W3" }],
    ["a lame leaper on a whole board", { piece: "nN" }],
    ["a bent rider", { piece: "[F?R]" }],
    ["moves one way", { piece: "fN" }],
    ["moves one way to a region", { piece: "fK", to: "e8", name: "x" }],
    ["moves one way from a region", { piece: "fK", from: ["e1", "d1"], name: "x" }],
    ["another numbering of squares", { piece: "N", squares: "0x88", name: "x" }],
    ["a mailbox", { piece: "K", squares: "mailbox", name: "x" }],
    ["own coordinates", { piece: "K", layout: { rank: 20 }, name: "x" }],
    ["attacks of pawns", { measure: "attacks", piece: ["whitePawn", "N", "Q"], name: "x" }],
    ["steps", { measure: "steps", piece: "QN", layout: "superimposed" }],
    ["legs", { measure: "leg", piece: "nN", name: "x" }],
    ["increments of a piece", { measure: "increment", piece: "QN" }],
    ["numbers of paths", { measure: "pathCount", piece: "N" }],
    ["numbers of paths on a narrow board", { measure: "pathCount", piece: "WB", board: "9x2" }],
    ["squares that a piece passes", { measure: "between", piece: "R" }],
    [
      "squares that a piece passes, and its leaps",
      { measure: "between", piece: "RN", board: "5x4" },
    ],
    ["lines of hexagons", { measure: "line", board: "hexagon:4" }],
    ["rings in another numbering", { measure: "rings", piece: "N", squares: "a8", name: "x" }],
    ["squares between others, from a8", { measure: "between", squares: "a8", name: "x" }],
    ["joined sides", { board: "cylinder", piece: "N" }],
    ["a ride around", { board: "torus:5x4", piece: "R" }],
    ["a board that turns over", { ...MOEBIUS, piece: "K" }],
    ["paths on a board that turns over", { ...MOEBIUS, measure: "pathCount", piece: "fN" }],
    ["rings on joined sides", { board: "cylinder:5x4", measure: "rings", piece: "W" }],
    ["moves one way on joined sides", { board: "cylinder", piece: "fN", to: "e8", name: "x" }],
    ["a lame leaper beside holes", { board: { rows: ["..x..", "....."] }, piece: "nN", name: "x" }],
    ["a piece that never leaves some squares", { piece: "N", within: "a1-e5", name: "x" }],
    ["its paths", { measure: "paths", piece: "N", within: "a1-e5", name: "x" }],
    ...NUMBERED_TABLES.map((one): [string, TableRequest] => [JSON.stringify(one), one]),
  ];
  test.each(sampled(CHECKED, 6))("%s", (_, request) => {
    for (const table of tablesOf(request)) {
      const check = checkerOf(table);
      const right = elementsOf(table);
      expect(check(right)).toBeUndefined();
      const places = [...right.keys()].filter((at) => at % 37 === 5 % right.length);
      for (const at of sampled(places, 2, mainName(table.names)))
        expect(check(right.with(at, (right[at] ?? 0) ^ 1)), `${at}`).toContain("is wrong");
    }
  });

  test("numbers from a1 with gaps are wrong beside holes", () => {
    const board = { size: "5x2", holes: ["a2", "e1"] };
    const [table] = tablesOf({ measure: "number", unit: "a1", name: "own", board });
    const check = table && checkerOf(table);
    expect(check?.([0, 1, 2, 3, 4, 5, 6, 7])).toBeUndefined();
    expect(check?.([0, 1, 2, 3, 6, 7, 8, 9])).toContain("is wrong");
  });

  test.each<[string, TableRequest | string]>([
    ["squares of pawns", "WHITE_PAWN_SQUARES"],
    [
      "directions on joined sides",
      { board: "cylinder", measure: "attacks", piece: "N", name: "x" },
    ],
    ["sets on more than 64 squares", { board: "10x8", measure: "rings", piece: "K" }],
    ["a sum of distances", "COMBINED_DISTANCE"],
    ["coordinates", "SQUARE_TO_0X88"],
    ["directions on one square", { board: "1x1", measure: "direction", name: "x" }],
    ["increments on one hexagon", { board: "hexagon:1", measure: "increment", layout: "0x88" }],
    ["squares between others on one square", { board: "1x1", measure: "between", name: "x" }],
    ["lines on one square", { board: "torus:1x1", measure: "line", piece: "Q", name: "x" }],
    [
      "other numbers for numbers of paths",
      { measure: "pathCount", piece: "K", board: "2x1", values: { 1: 3 }, name: "x" },
    ],
    ["sets of moves on more than 64 squares", { board: "10x8", measure: "moves", piece: "K" }],
    ["steps on joined sides", { board: "cylinder", measure: "step", piece: "N" }],
  ])("none for %s", (_, request) => {
    expect(hasCheck(request)).toBe(false);
  });
});

const RANDOM = runs(15, 400);

test(`the checks of ${RANDOM} random tables in random numberings hold, if they have one`, () => {
  let count = 0;
  fc.assert(
    fc.property(questions, numberings, (question, squares = "a1") => {
      try {
        // The proof refuses some requests.
        const { entries } = parseRequest({ tables: [{ ...requestOf(question, "x"), squares }] });
        const [table] = provedRequests(entries);
        if (!table || !checkOf?.(table)) return;
        expect(checkerOf(table)(elementsOf(table))).toBeUndefined();
        count++;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
      }
    }),
    { numRuns: RANDOM },
  );
  expect(count).toBeGreaterThan(0);
});

test.each<TableRequest>([
  { measure: "pathCount", piece: "K", board: "2x33" }, // 2 to the power of 31 has no place in 32 bits with a sign
  { measure: "rings", piece: "K", board: "9x9" },
])("%j has no check", (request) => {
  const [table] = tablesOf(request);
  expect(table && checkOf?.(table)).toBeUndefined();
});

test("the tool writes checks, keeps them current, and names the tables without one", async () => {
  const folder = temporaryFolder();
  const tables = ["EDGE_DISTANCE", "SQUARE_TO_0X88", "SQUARE_FROM_0X88"];
  const args = ["--table", tables.join(), "--lang", "c", "--out", "t"];
  const { status, out } = await run([...args, "--proof"], [], folder);
  expect(status).toBe(0);
  expect(out.join("\n")).toContain(
    "no check of SQUARE_TO_0X88, SQUARE_FROM_0X88: sets of more than 64 bits, and a few other tables, have none",
  );
  expect(Object.keys(filesIn(`${folder}/t`)).sort()).toEqual(
    [
      "square_to_0x88.h",
      "square_from_0x88.h",
      "off_board.h",
      "edge_distance.h",
      "edge_distance_proof.c",
      "chess_distance_target.h",
    ].sort(),
  );
  const checked = await run([...args, "--proof", "--check"], [], folder);
  expect(checked.status).toBe(0);
  expect(checked.out.join("\n")).not.toContain("no check");
});

// The compiler takes seconds to evaluate the check of a larger board.
test.each([
  ["8x8", "static_assert(holds(", "int main() {"],
  ["9x8", "int main() {", "static_assert("],
])("in C++, the check on %s has %s", async (board, has, hasNot) => {
  const tables = [{ board, piece: "N" }];
  const files = await emit({ lang: "cpp", proof: true, tables }, "npm test");
  const text = files.find(({ file }) => file.endsWith("_proof.cpp"))?.text ?? "";
  expect(text).toContain(has);
  expect(text).not.toContain(hasNot);
});

test("Coq has no checks, because it has theorems", async () => {
  await expect(emit({ lang: "coq", proof: true, tables: ["CORNER"] }, "npm test")).rejects.toThrow(
    "proof: this key does not apply to Coq 8.16; remove it",
  );
});

test.each([
  ["c", '#include "tables.h"'],
  ["cpp", '#include "tables.hpp"'],
  ["rust", "use super::tables as table;"],
  ["java", "Tables.Corner.corner("],
  ["csharp", "ChessTables.Corner("],
  ["python", '.tables")'],
  ["zig", '@import("tables.zig")'],
  ["ts", 'import { CORNER } from "./tables.js";'],
] as const)("a check in %s reads a single file", async (lang, line) => {
  const request = { lang, single: true, proof: true, tables: ["CORNER"] };
  const files = await emit(request, "npm test");
  expect(files.some(({ text }) => text.includes(line))).toBe(true);
  expect(files).toHaveLength(lang === "rust" || lang === "python" ? 3 : 2);
});

// In a single file, the names of lookups end in "_".
test.each<TableRequest | string>([
  ...["SQUARE_COLOR", "CORNER", "KNIGHT_DISTANCE_BY_0X88_DIFF"],
  { piece: "N", within: "a1-e5", name: "x" },
])("a check in Zig uses only names that it declares: %j", async (one) => {
  const files = await emit({ lang: "zig", single: true, proof: true, tables: [one] }, "npm test");
  const text = files.find(({ file }) => file.endsWith("_proof.zig"))?.text ?? "no check_";
  const declared = text.match(/(?<=(?:const|fn) )\w+_\b/g);
  expect(new Set(text.match(/\b\w+_\b/g))).toEqual(new Set(declared));
});

/** The number of lines in the function that checks an origin. */
const lengthOfCheck = (text: string): number => {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /\bholds\b.*[{:)]$/.test(line));
  const indent = /^\s*/.exec(lines[start] ?? "")?.[0] ?? "";
  // In C#, the brace stands below.
  const body = lines.slice(start + 1).filter((line, place) => place > 0 || line !== `${indent}{`);
  return (
    1 +
    body.findIndex(
      (line) => line !== "" && !line.startsWith(`${indent} `) && !line.startsWith(`${indent}\t`),
    )
  );
};

/** How long a check may be: gofmt puts each block on three lines, and loops over places take two lines more in Rust. */
const LONGER: ReadonlyMap<string, number> = new Map([
  ["go", 33],
  ["rust", 29],
  ["csharp", 35],
]);

// For compiled languages, `npm test` only compares these files with snapshots, and `-u` would accept a wrong one.
// `platforms/checks.test.ts` would notice it: it compiles or runs the checks of many tables in each language, and tries
// every change of an element.
test.each(LANGUAGE_NAMES.filter((lang) => !LANGUAGES[lang].hasNoChecks))(
  "checks in %s are short and match the reviewed text",
  async (lang) => {
    const request: Request = {
      ...{ lang, proof: true },
      tables: [
        { board: "3x2", piece: "W" },
        { board: "2x2", measure: "attacks", piece: ["F", "R"], layout: "0x88", name: "x" },
        { board: "2x1", measure: "zones", piece: "K" },
        { board: "1x4", piece: "fR", to: ["a3", "a4"], name: "y" },
        { board: "3x1", measure: "between" },
        { board: "3x1", measure: "line" },
        { board: "3x1", measure: "pathCount", piece: "W" },
        { board: "cylinder:3x2", measure: "paths", piece: "W" },
      ],
    };
    const files = (await emit(request, "npm test")).filter(({ text }) =>
      text.includes("Proves the answers"),
    );
    expect(files).toHaveLength(8);
    const text = files.map((one) => `==> ${one.file} <==\n${one.text}`).join("\n");
    await expect(text).toMatchFileSnapshot(`snapshots/${lang}.txt`);
    const length = lengthOfCheck(files[0]?.text ?? "");
    expect(length).toBeGreaterThan(10);
    expect(length).toBeLessThanOrEqual(LONGER.get(lang) ?? 25);
  },
);
