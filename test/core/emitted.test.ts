/** Tests the comments of emitted files: notes, examples and sources. Snapshots draw the tables for review. */
import { describe, expect, test } from "vitest";
import { BOARD } from "../../generator/core/boards/board.js";
import { inLayouts as catalogued } from "../../generator/core/move-catalogue.js";
import { pair, toCenter } from "../../generator/core/layouts/layout.js";
import { distance, KNIGHT } from "../../generator/core/measures/distances.js";
import { atom } from "../../generator/core/boards/moves.js";
import type { Entry } from "../../generator/core/tables/table.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { sourceNotes } from "../../generator/core/tables/docs.js";
import { answersOf, callOf, EXPORTS, TABLES } from "../support/exports.js";
import { sq, SQUARES } from "../support/board.js";
import { expectedOf } from "../support/expected.js";
import { filesIn, GENERATED } from "../support/files.js";

test("the doc comment of each lookup contains a call with its answer", () => {
  const text = Object.values(filesIn(GENERATED)).join("\n");
  const examples = [...text.matchAll(/^ \* (\w+)\(([\d, ]+)\); \/\/ (.*)$/gm)];
  const functions = Object.entries(EXPORTS).filter(([, one]) => typeof one === "function");
  expect([...examples.map(([, name]) => name), "kingDistance"].sort()).toEqual(
    functions.map(([name]) => name).sort(),
  );
  for (const [, name = "", squares = "", said] of examples) {
    const found = callOf(name, ...squares.split(", ").map(Number));
    expect(said, name).toBe(typeof found === "number" ? `${found}` : squaresText(found));
  }
});

/** The first eight squares of a set. */
const squaresText = (set: unknown): string => {
  const { lo, hi } = { lo: 0, hi: 0, ...(typeof set === "object" ? set : {}) };
  const squares = SQUARES.filter((one) => ((one < 32 ? lo >>> one : hi >>> (one - 32)) & 1) === 1);
  const names = squares.map((one) => "abcdefgh".charAt(one % 8) + `${Math.floor(one / 8) + 1}`);
  return `squares ${[...names.slice(0, 8), ...(names.length > 8 ? ["…"] : [])].join(", ")}`;
};

test("the distance to the center has its wiki page; a piece without a page of its own has none", () => {
  const pageOf = (entry: Entry | undefined): readonly string[] =>
    entry ? sourceNotes(tableOf(entry, BOARD)) : ["no entry"];
  const wiki = "Source: Chessprogramming wiki, https://www.chessprogramming.org";
  expect(pageOf({ measure: KNIGHT, layout: toCenter })).toEqual([`${wiki}/Knight-Distance`]);
  const [ferz] = catalogued(distance(atom("F")), [pair]);
  expect(ferz && tableOf(ferz, BOARD).names).toEqual({
    table: "FERZ_DISTANCE",
    lookup: "ferzDistance",
    lookupWords: ["ferz", "distance"],
  });
  expect(pageOf(ferz)).toEqual([]);
});

describe("drawn for review", () => {
  /** The entries in rows of the given width. The last row, rank 8 or the highest difference of ranks, is on top. */
  const grid = (entries: readonly unknown[], width: number): string => {
    const columns = Math.max(...entries.map((entry) => String(entry).length));
    const line = (row: number): string =>
      entries
        .slice(row * width, (row + 1) * width)
        .map((entry) => String(entry).padStart(columns))
        .join(" ");
    return [...Array(entries.length / width).keys()].reverse().map(line).join("\n");
  };

  const setText = (set: unknown): string => {
    const { lo, hi } = { lo: 0, hi: 0, ...(typeof set === "object" ? set : {}) };
    return grid(
      SQUARES.map((square) => ((square < 32 ? lo >>> square : hi >>> (square - 32)) & 1 ? 1 : ".")),
      8,
    );
  };

  /** Draws a table: its array or, for a table by pair, the answers of its lookup from three squares. */
  const drawing = (name: string, table: ArrayLike<number>): string => {
    if (table.length < 4096) return grid([...Array.from(table)], WIDTHS[table.length] ?? 8);
    const answers = answersOf(expectedOf(name).lookup ?? "");
    return ["a1", "d4", "h1"]
      .map((from) => {
        const row = answers.slice(64 * sq(from), 64 * sq(from) + 64);
        const drawn = table.length > 4096 ? setText(row[sq("h8")]) : grid(row, 8);
        return `from ${from}${table.length > 4096 ? " to h8" : ""}\n\n${drawn}`;
      })
      .join("\n\n");
  };

  const WIDTHS: Readonly<Record<number, number>> = { 64: 8, 128: 16, 225: 15, 240: 16 };

  test.each(TABLES)("$name", async ({ name, table }) => {
    const file = `snapshots/${name.toLowerCase().replaceAll("_", "-")}.txt`;
    await expect(`${name}\n\n${drawing(name, table)}\n`).toMatchFileSnapshot(file);
  });
});
