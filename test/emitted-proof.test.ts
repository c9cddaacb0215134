/** The proof of the emitted text, shown a text that is not what it should be. */
import { describe, expect, test } from "vitest";
import { BOARD, CATALOGUE } from "../generator/catalogue.js";
import { proveEntries, proveFunction } from "../generator/emit/proof.js";
import { finish, type Table } from "../generator/tables.js";
import { filesIn, GENERATED } from "./support/files.js";

const finished = finish(CATALOGUE, BOARD);

const tableNamed = (name: string): Table => {
  const table = finished.find((made) => made.name === name);
  if (table?.kind !== "table") throw new Error(`no table: ${name}`);
  return table;
};

const textOf = (file: string): string => filesIn(GENERATED)[file] ?? "";

/** The text with something else in the place of a part of it. */
const changed = (file: string, part: string, other: string): string => {
  const text = textOf(file);
  expect(text.split(part)).toHaveLength(2);
  return text.replace(part, other);
};

describe("the entries", () => {
  const prove = (text: string) => () => {
    proveEntries(text, tableNamed("NDIS"));
  };

  test("as committed are the table's", () => {
    expect(prove(textOf("ndis.ts"))).not.toThrow();
  });

  test("are refused where one is another, a row is turned round, one is missing, too many, or all are", () => {
    expect(prove(changed("ndis.ts", "3, 2, 1, 2", "3, 4, 1, 2"))).toThrow(
      "NDIS[|Δrank| 1, |Δfile| 1]: 4 as emitted, should be 2",
    );
    expect(prove(changed("ndis.ts", "0, 3, 2, 3, 2, 3, 4, 5", "5, 4, 3, 2, 3, 2, 3, 0"))).toThrow(
      "NDIS[|Δrank| 0, |Δfile| 0]: 5 as emitted, should be 0",
    );
    expect(prove(changed("ndis.ts", "5, 6,\n", "5,\n"))).toThrow(
      "NDIS[|Δrank| 7, |Δfile| 7]: missing as emitted, should be 6",
    );
    expect(prove(changed("ndis.ts", "5, 6,\n", "5, 6, 7,\n"))).toThrow(
      "NDIS[length]: 65 entries as emitted, should be 64",
    );
    expect(prove("")).toThrow("NDIS[|Δrank| 0, |Δfile| 0]: missing as emitted, should be 0");
  });
});

describe("the functions", () => {
  const prove = (text: string, name: string) => () => {
    const { lookup, values } = tableNamed(name);
    const corner = tableNamed("CORNER").values;
    if (lookup) proveFunction(text, lookup, BOARD, { table: values, corner });
  };

  test("as committed answer every call with the distance", () => {
    for (const [file, name] of [
      ["distance.ts", "DISTANCE"],
      ["knight-distance-15x15.ts", "KNIGHT_DISTANCE_15X15"],
      ["center-distance.ts", "CENTER_DISTANCE"],
    ] as const)
      expect(prove(textOf(file), name)).not.toThrow();
  });

  test("are refused where the index is another", () => {
    expect(
      prove(
        changed("distance.ts", "table[(sq1 << 6) | sq2]", "table[(sq1 << 6) | (sq2 & 62)]"),
        "DISTANCE",
      ),
    ).toThrow("distance[a1, b1]: 0 as emitted, should be 1");
    expect(
      prove(
        changed("center-distance.ts", "table[square]", "table[63 - square]"),
        "CENTER_DISTANCE",
      ),
    ).not.toThrow();
    expect(
      prove(changed("center-distance.ts", "table[square]", "table[square + 1]"), "CENTER_DISTANCE"),
    ).toThrow("centerDistance[a2]: 2 as emitted, should be 3");
  });

  test("are refused where they answer nothing", () => {
    expect(
      prove(changed("center-distance.ts", "table[square]", "table[-1]"), "CENTER_DISTANCE"),
    ).toThrow("centerDistance[a1]: nothing as emitted, should be 3");
  });

  const SET = "{ lo: table[index]!, hi: table[index + 1]! }";

  test.each([
    ["{ lo: table[index]!, hi: table[index]! }", '{"lo":1,"hi":1}'],
    ["{ lo: table[index + 1]!, hi: table[index + 1]! }", '{"lo":0,"hi":0}'],
    ["{ lo: table[index]! }", '{"lo":1}'],
    ["{ hi: table[index + 1]! }", '{"hi":0}'],
    ["null", "null"],
    ["table[index]!", "1"],
    ["undefined", "nothing"],
  ])("are refused where a set is another: %s", (other, found) => {
    const { lookup, values } = tableNamed("KING_PATHS");
    const proved = (text: string) => (): void => {
      if (lookup) proveFunction(text, lookup, BOARD, { table: values });
    };
    expect(proved(textOf("king-paths.ts"))).not.toThrow();
    expect(proved(changed("king-paths.ts", SET, other))).toThrow(
      `kingPaths[a1, a1]: ${found} as emitted, should be {"lo":1,"hi":0}`,
    );
  });

  test("are refused where the corner rule is another", () => {
    expect(
      prove(
        changed("ndis.ts", "corner[sq1] !== corner[sq2]", "corner[sq1] === corner[sq2]"),
        "NDIS",
      ),
    ).toThrow("knightDistanceByAbsDiff[a1, b2]: 2 as emitted, should be 4");
    expect(prove(changed("ndis.ts", "? 2 : 0", "? 1 : 0"), "NDIS")).toThrow(
      "knightDistanceByAbsDiff[a1, b2]: 3 as emitted, should be 4",
    );
  });

  test("are refused where x88diff is another", () => {
    const made = finished.find(({ name }) => name === "x88diff");
    if (made?.kind !== "index") throw new Error("no x88diff");
    expect(() => {
      proveFunction(textOf("x88diff.ts"), made, BOARD);
    }).not.toThrow();
    expect(() => {
      proveFunction(changed("x88diff.ts", "+ 120;", "+ 119;"), made, BOARD);
    }).toThrow("x88diff[a1, a1]: 119 as emitted, should be 120");
  });
});
