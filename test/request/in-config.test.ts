/** Tests that a table in the form of a config has only the keys that a user would write. */
import { expect, test } from "vitest";
import { inConfig } from "../../generator/request/in-config.js";
import { parseRequest } from "../../generator/request/request.js";

test.each<string | object>([
  "KNIGHT_DISTANCE",
  { piece: "knight" },
  { measure: "attacks", piece: ["N", "K"], layout: "0x88", board: "10x8" },
  { piece: "king", to: "edge" },
  { piece: "king", to: ["d4", "e4"], layout: "pair" },
  { piece: "king", layout: ["pair", "abs-diff"] },
  { piece: "knight", board: { size: "8x8", holes: ["d4"] }, name: "x", filler: 7 },
  { measure: "coordinate", of: "file", squares: { rank: 16 }, name: "x" },
  { piece: "W", board: "2x2", values: { 0: 5, 1: 6, 2: 7 }, name: "x" },
  { measure: "moves", piece: "fF", captures: true, color: ["white", "black"], name: "x" },
  { measure: "moves", piece: "fR", color: "black", bits: "opposite" },
])("%j", (table) => {
  const { tables } = parseRequest({ tables: [table] });
  expect(tables.map(inConfig)).toEqual([table]);
});
