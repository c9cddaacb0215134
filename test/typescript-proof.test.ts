/** The proof of the emitted text, given texts with faults. */
import { expect, test } from "vitest";
import { BOARD, TABLES } from "../generator/catalogue.js";
import { proveText } from "../generator/languages/read-files.js";
import { TYPESCRIPT } from "../generator/languages/typescript/style.js";
import type { Table } from "../generator/table.js";
import { tableOf } from "../generator/table.js";
import { filesIn, GENERATED } from "./support/files.js";

const tableNamed = (name: string): Table => {
  const entry = TABLES.get(name);
  if (!entry) throw new Error(`no table: ${name}`);
  return tableOf(entry, BOARD);
};

const textOf = (name: string): string =>
  filesIn(GENERATED)[`${name.toLowerCase().replaceAll("_", "-")}.ts`] ?? "";

/** Proves the committed text of a table with `part` replaced by `other`. */
const proving = (name: string, part = "", other = "") => {
  const text = textOf(name);
  if (part !== "") expect(text.split(part)).toHaveLength(2);
  return () => {
    proveText(
      TYPESCRIPT,
      text.replace(part, () => other),
      tableNamed(name),
    );
  };
};

test.each([
  ["NDIS", "3, 2, 1, 2", "3, 4, 1, 2", "[|Δrank| 1, |Δfile| 1]: 4", "2"],
  [
    ...["NDIS", "0, 3, 2, 3, 2, 3, 4, 5", "5, 4, 3, 2, 3, 2, 3, 0"],
    ...["[|Δrank| 0, |Δfile| 0]: 5", "0"],
  ],
  ["NDIS", "4, 5, 6,\n  ]", "4, 5,\n  ]", "[|Δrank| 7, |Δfile| 7]: missing", "6"],
  ["NDIS", "4, 5, 6,\n  ]", "4, 5, 6, 7,\n  ]", "[length]: 65 elements", "64"],
  ["NDIS", "const table: ", "const tables: ", "[|Δrank| 0, |Δfile| 0]: missing", "0"],
  ["KING_PATHS", "    1, 0, 3, 0,", "    1, 0, 7, 0,", "[a1, b1, lo]: 7", "3"],
  ["KING_PATHS", "    1, 0, 3, 0,", "    1, 8, 3, 0,", "[a1, a1, hi]: 8", "0"],
  ["DISTANCE", "[(sq1 << 6) | sq2]", "[(sq2 << 6) | sq1 | 1]", "[a1, a1]: 1", "0"],
  ["DISTANCE", "[(sq1 << 6) | sq2]", "[(sq1 << 5) | sq2]", "[b1, a1]: 4", "1"],
  ["CENTER_DISTANCE", "table[square]", "table[square ^ 1]", "[a2]: 2", "3"],
  ["BISHOP_DISTANCE", "[(sq1 << 6) | sq2]", "[0]", "[a1, b1]: 0", "unreachable"],
  ["KING_PATHS", "hi: table[index + 1]!", "hi: table[index]!", "[a1, a1]: 0x100000001", "0x1"],
  ["x88diff", "+ 120;", "+ 119;", "[a1, a1]: 119", "120"],
  ["KING_PATHS", "lo: table[index]!", "lo: -1", "[a1, a1]: NaN", "0x1"],
  ["NDIS", "corner[sq1] !== corner[sq2]", "corner[sq1] === corner[sq2]", "[a1, b2]: 2", "4"],
  ["NDIS", "? 2 : 0", "? 1 : 0", "[a1, b2]: 3", "4"],
])("in %s, %j as %j is refused: %s", (name, part, other, found, wanted) => {
  const message = `${name}${found} as emitted, should be ${wanted}`;
  expect(proving(name, part, other)).toThrow(expect.objectContaining({ message }));
});

test.each([
  ["KING_PATHS", "lo: table[index]!, hi", "low: table[index]!, hi"],
  ["KING_PATHS", "lo: table[index]!", "lo: 2 ** 32"],
  ["KING_PATHS", "hi: table[index + 1]!", "hi: undefined"],
  ["DISTANCE", "table[(sq1 << 6) | sq2]!", "`0`"],
  ["DISTANCE", "(sq1: number, sq2: number): number =>\n  table[(sq1 << 6) | sq2]!", "7"],
])("in %s, %j as %j is no lookup", (name, part, other) => {
  const lookup = name === "DISTANCE" ? "distance" : "kingPaths";
  const message = `${name}[${lookup}]: cannot be read as emitted`;
  expect(proving(name, part, other)).toThrow(expect.objectContaining({ message }));
});
