/** Tests that the audit finds tables in any coordinates, on the boards of chess, shogi and xiangqi. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { jsonTable } from "../support/json.js";
import { runs } from "../support/sampling.js";
import { argumentsIn, workspace } from "../support/workspace.js";

/** An array, and its elements that belong to a square or to a difference of two. */
interface Made {
  readonly values: readonly number[];
  readonly read: readonly number[];
}

/** The values of some tables for a square or a difference. `edge` depends on the files and ranks of the board. */
const TABLES = {
  edge: (file: number, rank: number, files: number, ranks: number) =>
    Math.min(file, rank, files - 1 - file, ranks - 1 - rank),
  king: (file: number, rank: number) => Math.max(Math.abs(file), Math.abs(rank)),
  wazir: (file: number, rank: number) => Math.abs(file) + Math.abs(rank),
};

const side = fc.integer({ min: 8, max: 10 });
const few = fc.integer({ min: 0, max: 4 });
const sign = fc.constantFrom(1, -1);

/** The first file or rank of an array and how many it has: those of squares, or of the differences between two. */
const extentOf = (
  size: number,
  isSquare: boolean,
): { readonly first: number; readonly count: number } =>
  isSquare ? { first: 0, count: size } : { first: 1 - size, count: 2 * size - 1 };

/** Arrays with rows of files or ranks, in either direction, and with other elements between, before and after. */
const arrays = fc
  .record({
    table: fc.constantFrom<keyof typeof TABLES>("edge", "king", "wazir"),
    ...{ files: side, ranks: side, between: few, before: few, after: few, up: sign, right: sign },
    isFileMajor: fc.boolean(),
    filler: fc.constantFrom(0, 99, -1),
  })
  .map((asked): Made => {
    const { table, files, ranks, between, up, right, isFileMajor, filler } = asked;
    const isSquare = table === "edge";
    const { first: firstFile, count: columns } = extentOf(files, isSquare);
    const { first: firstRank, count: rows } = extentOf(ranks, isSquare);
    const [short, long] = isFileMajor ? [rows, columns] : [columns, rows];
    const row = short + between;
    const around = between === 0 ? row : 1;
    const [before, after] = [around * asked.before, around * asked.after];
    const values = Array<number>(before + row * (long - 1) + short + after).fill(filler);
    const read: number[] = [];
    for (let column = 0; column < columns; column++)
      for (let line = 0; line < rows; line++) {
        const across = right === 1 ? column : columns - 1 - column;
        const along = up === 1 ? line : rows - 1 - line;
        const index = before + (isFileMajor ? row * across + along : row * along + across);
        values[index] = TABLES[table](firstFile + column, firstRank + line, files, ranks);
        read.push(index);
      }
    return { values, read };
  });

const found = (values: readonly number[]) => {
  const [finding] = audit(`int t[] = {${values.join(", ")}};`, "t.c");
  return finding;
};

test("random coordinates: the command makes the same array, and one wrong entry is reported", async () => {
  await fc.assert(
    fc.asyncProperty(arrays, fc.nat(), async ({ values, read }, chosen) => {
      const equal = found(values);
      expect(equal).toMatchObject({ kind: "equal" });
      const { tool, tables } = workspace({});
      const args = argumentsIn(equal?.command ?? "").map((word) => (word === "c" ? "json" : word));
      expect(await tool(...args, "--out", "tables")).toMatchObject({ status: 0 });
      const [, text = ""] =
        Object.entries(tables()).find(([name]) => name !== "table.schema.json") ?? [];
      const { values: written } = jsonTable(text);
      expect(written).toEqual(values);

      const index = read[chosen % read.length] ?? NaN;
      const expected = values[index] ?? NaN;
      const wrong = values.with(index, expected + 1);
      expect(found(wrong)).toMatchObject({
        kind: "wrong",
        wrong: [{ index, found: expected + 1, expected }],
      });
    }),
    { numRuns: runs(1, 30) },
  );
});
