/** The explorer's tables as CSV, read by row and column, compared with the package's lookups. */
import { expect, test } from "vitest";
import { fromAddress } from "../../explorer/model/address.js";
import { csvOf } from "../../explorer/model/take-away-texts.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import * as main from "../../src/index.js";
import * as pieces from "../../src/pieces.js";
import * as sets from "../../src/sets.js";
import * as vectors from "../../src/vectors.js";
import { sq, SQUARES } from "../support/board.js";

/** The fields of a table, by the names of row and column. */
const fieldsOf = (fragment: string) => {
  const { table } = checkedScene(fromAddress(fragment).state);
  if (table === undefined) throw new Error(`no table: ${fragment}`);
  const text = csvOf(table);
  expect(text).toMatch(/\r\n$/);
  const [head = [], ...rows] = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  for (const row of rows) expect(row).toHaveLength(head.length);
  const fields = rows.flatMap(([row = "", ...values]) =>
    values.map((value, at) => ({ row, column: head[at + 1] ?? "", value })),
  );
  return { name: head[0], fields };
};

const NAMES = SQUARES.map(
  (square) => "abcdefgh".charAt(square % 8) + String(1 + Math.floor(square / 8)),
);

test.each([
  ["metric=knight", "KNIGHT_DISTANCE", main.knightDistance],
  ["metric=bishop", "BISHOP_DISTANCE", pieces.bishopDistance],
  ["view=attacks", "ATTACKS", vectors.attacks],
  ["view=increment", "INCREMENT", vectors.increment],
] as const)("%s: by pair, a row and a column for each square", (fragment, name, lookup) => {
  const csv = fieldsOf(fragment);
  expect(csv.name).toBe(name);
  expect(csv.fields.map(({ row, column }) => row + column)).toEqual(
    NAMES.flatMap((row) => NAMES.map((column) => row + column)),
  );
  expect(csv.fields.map(({ value }) => value)).toEqual(
    csv.fields.map(({ row, column }) => {
      const expected = lookup(sq(row), sq(column));
      return expected === 255 && name.startsWith("B") ? "" : `${expected}`;
    }),
  );
});

test.each([
  ["layout=0x88", 240, 15],
  ["layout=superimposed", 225, 0],
] as const)("%s: by the differences of ranks and files", (layout, length, unused) => {
  const { fields } = fieldsOf(`metric=king&${layout}`);
  expect(fields).toHaveLength(length);
  expect(fields.filter(({ column }) => column === "never read")).toHaveLength(unused);
  const read = fields.filter(({ column }) => column !== "never read");
  expect(read.map(({ value }) => value)).toEqual(
    read.map(({ row, column }) => {
      const [ranks = NaN, files = NaN] = [row, column].map((label) => Number(label.split(" ")[1]));
      return `${Math.max(Math.abs(ranks), Math.abs(files))}`;
    }),
  );
});

test("by absolute difference, by square and by coordinate", () => {
  const folded = fieldsOf("metric=knight&layout=abs-diff").fields;
  expect(
    folded.find(({ row, column }) => row === "|Δrank| 2" && column === "|Δfile| 1")?.value,
  ).toBe("1");
  for (const { row, column, value } of fieldsOf("metric=manhattan&layout=center").fields)
    expect(value).toBe(`${main.centerManhattanDistance(sq(column + row.replace("rank ", "")))}`);
  const coordinates = fieldsOf("view=from-0x88");
  expect(coordinates.name).toBe("SQUARE_FROM_0X88");
  expect(coordinates.fields.map(({ value }) => (value === "" ? 255 : Number(value)))).toEqual([
    ...main.SQUARE_FROM_0X88,
  ]);
});

test("sets are their bits in hexadecimal", () => {
  const between = fieldsOf("view=between").fields;
  expect(between.filter(({ value }) => !/^0x[0-9a-f]{16}$/.test(value))).toEqual([]);
  expect(between.map(({ value }) => BigInt(value))).toEqual(
    between.map(({ row, column }) => {
      const { lo, hi } = sets.between(sq(row), sq(column));
      return (BigInt(hi) << 32n) | BigInt(lo);
    }),
  );
  const rings = fieldsOf("view=rings&metric=king").fields;
  expect(rings).toHaveLength(64 * 8);
  const ring = rings.find(({ row, column }) => row === "a1" && column === "distance 1");
  expect(Number(ring?.value)).toBe(2 ** 1 + 2 ** 8 + 2 ** 9);
});
