/** Tests that the proofs of TypeScript modules refuse texts with faults. */
import { expect, onTestFinished, test, vi } from "vitest";
import { BOARD } from "../../generator/core/boards/board.js";
import { ENTRIES } from "../../generator/core/catalogue.js";
import { mainName } from "../../generator/core/tables/names.js";
import { COLOR } from "../../generator/core/measures/squares.js";
import { proveModules, type ModuleOfTables } from "../../generator/core/tables/run-modules.js";
import {
  draftOf,
  indexModule,
  moduleOf,
  sharedBy,
} from "../../generator/core/tables/typescript.js";
import { typescriptLanguage } from "../../generator/core/tables/typescript.js";
import { EnvironmentError } from "../../generator/environment.js";
import { ProofError } from "../../generator/errors.js";
import { modulesOf } from "../../generator/core/tables/modules.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Table } from "../../generator/core/tables/table.js";

const TABLE = new Map<string, Table>(
  ENTRIES.map((entry) => {
    const table = tableOf(entry, BOARD);
    return [mainName(table.names), table];
  }),
);

const tableNamed = (name: string): Table => {
  const table = TABLE.get(name);
  if (!table) throw new Error(`no table: ${name}`);
  return table;
};

const fileOf = (name: string): string => `${name.toLowerCase().replaceAll("_", "-")}.ts`;

/** The modules of some tables and those that they import, each with its tables. */
const made = (...tables: readonly Table[]): readonly ModuleOfTables[] => {
  const reads = tables.flatMap((one) => Object.values(one.reads));
  const all = [...reads, ...tables];
  return [
    ...sharedBy(all).map((draft) => ({ module: moduleOf(draft), tables: [] })),
    ...all.map((table) => ({ module: moduleOf(draftOf(table)), tables: [table] })),
  ];
};

/** The same modules with a part of one replaced. The part must occur exactly once. */
const changed = (
  modules: readonly ModuleOfTables[],
  file: string,
  part: string,
  other: string,
): readonly ModuleOfTables[] =>
  modules.map((one) => {
    if (one.module.file !== file) return one;
    const { text, code = "" } = one.module;
    expect(code.split(part)).toHaveLength(2);
    return { ...one, module: { file, text, code: code.replace(part, () => other) } };
  });

const proving = (modules: readonly ModuleOfTables[]) => () => {
  proveModules(modules);
};

const ROW = "    1, 0, 3, 0,";

test.each([
  ["NDIS", "3, 2, 1, 2", "3, 4, 1, 2", "[|Δrank| 1, |Δfile| 1]: 4", "2"],
  ["NDIS", "4, 5, 6,\n  ]", "4, 5,\n  ]", "[|Δrank| 7, |Δfile| 7]: missing", "6"],
  ["NDIS", "4, 5, 6,\n  ]", "4, 5, 6, 7,\n  ]", "[length]: 65 elements", "64"],
  ["NDIS", "new Uint8Array", "new Uint16Array", "[type]: [object Uint16Array]", "Uint8Array"],
  ["NDIS", "NDIS = table", "NDIS = [...table]", "[type]: [object Array]", "Uint8Array"],
  ["KING_PATHS", ROW, "    1, 0, 7, 0,", "[a1, b1, lo]: 7", "3"],
  ["KING_PATHS", ROW, "    1, 8, 3, 0,", "[a1, a1, hi]: 8", "0"],
  ["DISTANCE", "[(sq1 << 6) | sq2]", "[(sq2 << 6) | sq1 | 1]", "[a1, a1]: 1", "0"],
  ["DISTANCE", "[(sq1 << 6) | sq2]", "[(sq1 << 5) | sq2]", "[b1, a1]: 4", "1"],
  ["CENTER_DISTANCE", "table[square]", "table[square ^ 1]", "[a2]: 2", "3"],
  ["BISHOP_DISTANCE", "[(sq1 << 6) | sq2]", "[0]", "[a1, b1]: 0", "unreachable"],
  ["KING_PATHS", "<< 1)) + 1]", "<< 1)) + 0]", "[a1, a1]: 0x100000001", "0x1"],
  ["KING_PATHS", "lo: table[(sq1 << 7) | (sq2 << 1)]", "lo: -1", "[a1, a1]: NaN", "0x1"],
  ["KING_PATHS", "lo: table[(sq1 << 7) | (sq2 << 1)]", "lo: 2 ** 32", "[a1, a1]: NaN", "0x1"],
  ["KING_PATHS", "lo: table", "low: table", "[a1, a1]: NaN", "0x1"],
  ["x88diff", "+ 120;", "+ 119;", "[a1, a1]: 119", "120"],
  ["DISTANCE", "table[(sq1 << 6) | sq2]", '"0"', "[a1, a1]: NaN", "0"],
  ["NDIS", "corner[sq1] !== corner[sq2]", "corner[sq1] === corner[sq2]", "[a1, b2]: 2", "4"],
  ["NDIS", "? 2 : 0", "? 1 : 0", "[a1, b2]: 3", "4"],
  ["NDIS", "corner = CORNER", "corner = table", "[b1, c2]: 4", "2"],
  ["ATTACKS", "KNIGHT = 4;", "KNIGHT = 7;", "[KNIGHT]: 7", "4"],
])("in %s, %j as %j is refused: %s", (name, part, other, found, wanted) => {
  const message = `${name}${found} as emitted, should be ${wanted}`;
  const modules = changed(made(tableNamed(name)), fileOf(name), part, other);
  expect(proving(modules)).toThrow(expect.objectContaining({ message }));
});

test.each([
  ["NDIS", "./corner.js", "./corners.js", /^ndis\.ts\[module\]: .*there is no module corners$/],
  ["NDIS", "import { CORNER }", "import { EDGE }", /^ndis\.ts\[.*corner does not export EDGE$/],
  ["NDIS", "=> {", "=> {{", /^ndis\.ts\[module\]: cannot be run as emitted: SyntaxError/],
  [
    "DISTANCE",
    "const distance ",
    "const far ",
    /^DISTANCE\[module\]: .*distance is not a function$/,
  ],
  ["DISTANCE", "table[(sq1", "tables[(sq1", /^DISTANCE\[module\]: .*tables is not defined$/],
  ["BISHOP_DISTANCE", "export { UNREACHABLE }", "export { FAR }", /does not export FAR$/],
])("in %s, %j as %j cannot be run", (name, part, other, message) => {
  const modules = changed(made(tableNamed(name)), fileOf(name), part, other);
  expect(proving(modules)).toThrow(ProofError);
  expect(proving(modules)).toThrow(message);
});

test("a fault in a helper is found in the tables that import it", () => {
  const modules = changed(
    made(tableNamed("NDIS")),
    "frozen.ts",
    "sliceToImmutable) return entries;",
    "sliceToImmutable) return entries.map((one) => one + 1);",
  );
  expect(proving(modules)).toThrow("CORNER[a1]: 2 as emitted, should be 1");
});

test("a missing table is found in the module that imports it", () => {
  const index = { module: moduleOf(indexModule([tableNamed("NDIS")], "index")), tables: [] };
  expect(proving([...made(tableNamed("CORNER")), index])).toThrow(
    "index.ts[module]: cannot be run as emitted: ReferenceError: there is no module ndis",
  );
});

test("a table that a lookup reads is refused if its two ways differ, though the lookup is right", () => {
  const table = tableNamed("NDIS");
  const corner = tableNamed("CORNER");
  const ways = [corner.measure.ways[0], COLOR.ways[1]] as const;
  const reads = { corner: { ...corner, measure: { ...corner.measure, ways } } };
  expect(() => modulesOf([{ ...table, reads }], typescriptLanguage(), { command: "" })).toThrow(
    "CORNER[a1]: 1 by the list, 0 by file and rank",
  );
});

test("if code from strings is forbidden, nothing is called wrong", () => {
  // As V8 does under --disallow-code-generation-from-strings, and browsers under a content security policy.
  const reason = "Code generation from strings disallowed for this context";
  vi.stubGlobal("Function", function forbidden() {
    throw new EvalError(reason);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(proving(made(tableNamed("NDIS")))).toThrow(
    new EnvironmentError(
      `TypeScript is proved by running it, which this process forbids: ${reason}. ` +
        "Run the command without --disallow-code-generation-from-strings, or write another language.",
    ),
  );
});
