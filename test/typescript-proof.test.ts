/** The proof of the emitted text, given texts with faults. */
import { describe, expect, test } from "vitest";
import { BOARD, ENTRIES } from "../generator/catalogue.js";
import { proveText } from "../generator/languages/read-files.js";
import { TYPESCRIPT } from "../generator/languages/typescript/style.js";
import { mainName } from "../generator/table-names.js";
import type { Table } from "../generator/table.js";
import { tableOf } from "../generator/table.js";
import { TABLES } from "./support/exports.js";
import { filesIn, GENERATED } from "./support/files.js";

/** Made when the first test asks for them. */
const tables = new Map<string, Table>();

const tableNamed = (name: string): Table => {
  if (tables.size === 0)
    for (const entry of ENTRIES) {
      const table = tableOf(entry, BOARD);
      tables.set(mainName(table.names), table);
    }
  const table = tables.get(name);
  if (!table) throw new Error(`no table: ${name}`);
  return table;
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

test.each([...TABLES.map(({ name }) => name), "x88diff"])(
  "%s as committed is the table",
  (name) => {
    expect(textOf(name)).not.toBe("");
    expect(proving(name)).not.toThrow();
  },
);

describe("the entries are refused where", () => {
  test.each([
    [
      "one is another",
      "3, 2, 1, 2",
      "3, 4, 1, 2",
      "[|Δrank| 1, |Δfile| 1]: 4 as emitted, should be 2",
    ],
    [
      "a row is turned round",
      "0, 3, 2, 3, 2, 3, 4, 5",
      "5, 4, 3, 2, 3, 2, 3, 0",
      "[|Δrank| 0, |Δfile| 0]: 5 as emitted, should be 0",
    ],
    [
      "one is missing",
      "4, 5, 6,\n  ]",
      "4, 5,\n  ]",
      "[|Δrank| 7, |Δfile| 7]: missing as emitted, should be 6",
    ],
    [
      "there are too many",
      "4, 5, 6,\n  ]",
      "4, 5, 6, 7,\n  ]",
      "[length]: 65 elements as emitted, should be 64",
    ],
    [
      "there is no literal",
      "const table: ",
      "const tables: ",
      "[|Δrank| 0, |Δfile| 0]: missing as emitted, should be 0",
    ],
  ])("%s", (_, part, other, message) => {
    expect(proving("NDIS", part, other)).toThrow(
      expect.objectContaining({ message: `NDIS${message}` }),
    );
  });

  test("half of a set is another", () => {
    expect(proving("KING_PATHS", "    1, 0, 3, 0,", "    1, 0, 7, 0,")).toThrow(
      "KING_PATHS[a1, b1, lo]: 7 as emitted, should be 3",
    );
    expect(proving("KING_PATHS", "    1, 0, 3, 0,", "    1, 8, 3, 0,")).toThrow(
      "KING_PATHS[a1, a1, hi]: 8 as emitted, should be 0",
    );
  });
});

describe("the answers are refused where", () => {
  test.each([
    [
      "DISTANCE",
      "table[(sq1 << 6) | sq2]",
      "table[(sq2 << 6) | sq1 | 1]",
      "DISTANCE[a1, a1]: 1 as emitted, should be 0",
    ],
    [
      "DISTANCE",
      "table[(sq1 << 6) | sq2]",
      "table[(sq1 << 5) | sq2]",
      "DISTANCE[b1, a1]: 4 as emitted, should be 1",
    ],
    [
      "CENTER_DISTANCE",
      "table[square]",
      "table[square ^ 1]",
      "CENTER_DISTANCE[a2]: 2 as emitted, should be 3",
    ],
    [
      "BISHOP_DISTANCE",
      "table[(sq1 << 6) | sq2]",
      "table[0]",
      "BISHOP_DISTANCE[a1, b1]: 0 as emitted, should be unreachable",
    ],
    [
      "KING_PATHS",
      "hi: table[index + 1]!",
      "hi: table[index]!",
      "KING_PATHS[a1, a1]: 0x100000001 as emitted, should be 0x1",
    ],
    [
      "KING_PATHS",
      "lo: table[index]!, hi",
      "low: table[index]!, hi",
      "KING_PATHS[kingPaths]: cannot be read as emitted",
    ],
    ["x88diff", "+ 120;", "+ 119;", "x88diff[a1, a1]: 119 as emitted, should be 120"],
    [
      "KING_PATHS",
      "lo: table[index]!",
      "lo: -1",
      "KING_PATHS[a1, a1]: NaN as emitted, should be 0x1",
    ],
    [
      "KING_PATHS",
      "lo: table[index]!",
      "lo: 2 ** 32",
      "KING_PATHS[kingPaths]: cannot be read as emitted",
    ],
    [
      "KING_PATHS",
      "hi: table[index + 1]!",
      "hi: undefined",
      "KING_PATHS[kingPaths]: cannot be read as emitted",
    ],
    [
      "DISTANCE",
      "table[(sq1 << 6) | sq2]!",
      "`0`",
      "DISTANCE[distance]: cannot be read as emitted",
    ],
  ])("%s has %s", (name, part, other, message) => {
    expect(proving(name, part, other)).toThrow(expect.objectContaining({ message: message }));
  });

  test.each([
    ["corner[sq1] !== corner[sq2]", "corner[sq1] === corner[sq2]", "2 as emitted, should be 4"],
    ["? 2 : 0", "? 1 : 0", "3 as emitted, should be 4"],
  ])("the corner rule is another", (part, other, found) => {
    expect(proving("NDIS", part, other)).toThrow(`NDIS[a1, b2]: ${found}`);
  });

  test("the lookup is no function", () => {
    expect(
      proving("DISTANCE", "(sq1: number, sq2: number): number =>\n  table[(sq1 << 6) | sq2]!", "7"),
    ).toThrow("DISTANCE[distance]: cannot be read as emitted");
  });
});
