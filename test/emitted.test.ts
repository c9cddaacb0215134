/** The emitted text: equal to the committed files, laid out as prettier would, and drawn for review. */
import { join } from "node:path";
import { check, resolveConfig } from "prettier";
import { describe, expect, test } from "vitest";
import { BOARD, CATALOGUE } from "../generator/catalogue.js";
import { emitModules } from "../generator/emit/modules.js";
import * as tables from "../src/index.js";
import { filesIn, GENERATED } from "./support/files.js";
import { sq, SQUARES } from "./support/board.js";

const modules = await emitModules(CATALOGUE, BOARD);

test("the committed modules are exactly those that the catalogue emits", () => {
  const emitted = Object.fromEntries(modules.map(({ file, text }) => [file, text]));
  expect(filesIn(GENERATED)).toEqual(emitted);
});

test.each(modules)(
  "$file is laid out as prettier would, ends in LF, and has no CR",
  async (module) => {
    const path = join(GENERATED, module.file);
    const config = await resolveConfig(path, { editorconfig: true });
    expect(await check(module.text, { ...config, filepath: path })).toBe(true);
    expect(module.text).toMatch(/[^\n]\n$/);
    expect(module.text).not.toContain("\r");
  },
);

test("the entry point exports what the catalogue names, and nothing that computes a table", () => {
  const named = CATALOGUE.flatMap((entry) =>
    entry.kind === "distance" ? [entry.name, entry.lookup] : [entry.name],
  );
  expect(Object.keys(tables).sort()).toEqual(named.sort());
});

describe("drawn for review", () => {
  const grid = (entries: readonly (number | undefined)[], width: number): string => {
    const columns = Math.max(...entries.map((entry) => `${entry ?? ""}`.length));
    const line = (row: number): string =>
      entries
        .slice(row * width, (row + 1) * width)
        .map((entry) => `${entry ?? ""}`.padStart(columns))
        .join(" ");
    // Rank 8, or the highest difference of ranks, on top.
    return [...Array(entries.length / width).keys()].reverse().map(line).join("\n");
  };

  const pairs = [
    ["distance", tables.distance],
    ["manhattanDistance", tables.manhattanDistance],
    ["knightDistance", tables.knightDistance],
  ] as const;

  const differences = [
    ["DISTANCE_BY_0X88_DIFF", tables.DISTANCE_BY_0X88_DIFF, 16],
    ["DISTANCE_15X15", tables.DISTANCE_15X15, 15],
    ["MANHATTAN_DISTANCE_BY_0X88_DIFF", tables.MANHATTAN_DISTANCE_BY_0X88_DIFF, 16],
    ["MANHATTAN_DISTANCE_15X15", tables.MANHATTAN_DISTANCE_15X15, 15],
    ["KNIGHT_DISTANCE_BY_0X88_DIFF", tables.KNIGHT_DISTANCE_BY_0X88_DIFF, 16],
    ["KNIGHT_DISTANCE_15X15", tables.KNIGHT_DISTANCE_15X15, 15],
  ] as const;

  test("boards from a1, d4 and h1, and the tables by difference as grids", async () => {
    const boards = pairs.flatMap(([name, lookup]) =>
      ["a1", "d4", "h1"].map((from) => {
        const distances = SQUARES.map((to) => lookup(sq(from), to));
        return `${name} from ${from}\n\n${grid(distances, 8)}`;
      }),
    );
    const grids = differences.map(
      ([name, table, width]) => `${name}\n\n${grid([...table], width)}`,
    );
    await expect(`${[...boards, ...grids].join("\n\n")}\n`).toMatchFileSnapshot(
      "snapshots/tables.txt",
    );
  });
});
