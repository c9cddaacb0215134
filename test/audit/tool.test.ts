/** Tests `npx chess-distance audit`: what it reads, what it prints, and its exit status. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filesBelow } from "../../generator/files/below.js";
import { LANGUAGE_NAMES, LANGUAGES } from "../../generator/languages/languages.js";
import { KNIGHT_DISTANCE_15X15 } from "../../src/index.js";
import { KNIGHT_MOVES } from "../../src/sets.js";
import { failing } from "../support/faulty-files.js";
import { temporaryFolder } from "../support/files.js";
import { jsonTable } from "../support/json.js";
import { KNIGHT, searchedFrom } from "../support/pieces.js";
import { runs, sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import { argumentsIn, workspace } from "../support/workspace.js";

/** The distance of a king to the nearest side. */
const EDGES = [...Array(64).keys()].map((square) =>
  Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3)),
);

const RIGHT = `const D: [i32; 64] = [${EDGES.join(", ")}];`;
const WRONG = `#include <x>

static const int KNIGHT_DIST[225] = {
${KNIGHT_DISTANCE_15X15.map((moves, index) => (index === 96 ? 5 : moves)).join(", ")}};
static const int OTHER[20] = {${"1, 2, ".repeat(10)}};`;

const FILES = { "src/tables.cpp": WRONG, "src/deep/a.rs": RIGHT, "src/read.me": "[1, 2]" };
const SAID = [
  "src/tables.cpp:3 KNIGHT_DIST[225] is the knight's distance, 15×15; 1 entry is wrong:",
  "  [96] Δrank -1, Δfile -1: 5, should be 2 (line 4)",
  "To write the right table: npx chess-distance --table KNIGHT_DISTANCE_15X15 --lang cpp --out src/tables",
];
/** The last line: how many files were read, and what was found. */
const total = (files: string, tables: string, wrong: number): string =>
  `${files} read: ${tables} found, ${wrong} with wrong entries.`;

const UNKNOWN_KIND = " 1 file of an unknown kind was not read (.me 1).";

const NOTHING = "1 file read: no table found. Only arrays of literal numbers are found.";

const EQUAL =
  "src/deep/a.rs:1 D[64] is the king's distance to the nearest square of the edge. To write it: npx chess-distance --table EDGE_DISTANCE --lang rust --out src/deep/tables/edge_distance";

test.each([
  [["src"], [EQUAL, ...SAID, total("2 files", "2 tables", 1) + UNKNOWN_KIND]],
  [
    ["src/tables.cpp", "src"],
    [...SAID, EQUAL, total("2 files", "2 tables", 1) + UNKNOWN_KIND],
  ],
  [["src/**/*.cpp"], [...SAID, total("1 file", "1 table", 1)]],
  [["s*/tables.???"], [...SAID, total("1 file", "1 table", 1)]],
])("%s", async (args, out) => {
  expect(await workspace(FILES).tool("audit", ...args)).toEqual({ status: 1, out, errors: [] });
});

test("right tables and other arrays have status 0; --verbose lists the other arrays", async () => {
  const { tool } = workspace({
    "a.rs": RIGHT,
    "b.c": `int t[] = {${EDGES.join()}, A};`,
  });
  expect(await tool("audit", "b.c")).toEqual({ status: 0, out: [NOTHING], errors: [] });
  expect(await tool("audit", "b.c", "--verbose")).toMatchObject({
    status: 0,
    out: ["b.c:1 t[65] is unknown: A is not a number", NOTHING],
  });
  expect(await tool("audit", ".")).toMatchObject({
    status: 0,
    out: [EQUAL.replaceAll("src/deep/", ""), total("3 files", "1 table", 0)],
  });
});

test.each(
  sampled(
    LANGUAGE_NAMES.filter((lang) => !LANGUAGES[lang].hasNoChecks),
    3,
    "checks",
  ),
)("the boards of checks in %s are no tables", async (lang) => {
  const { tool } = workspace({});
  const tables = ["KNIGHT_MOVES", "CORNER"];
  await tool("--lang", lang, "--table", tables.join(), "--proof", "--out", "t");
  expect((await tool("audit", "t")).out).toEqual([
    expect.stringMatching(/^\d files read: 2 tables found, 0 with wrong entries\.$/),
  ]);
});

test("--json, and --sarif with a result for each wrong array", async () => {
  const { tool } = workspace(FILES);
  const { out, status } = await tool("audit", "src/tables.cpp", "--json");
  expect(status).toBe(1);
  // "static const int " has 17 characters, and "5" stands behind 96 numbers, each with a comma and a blank.
  const name = { line: 3, column: 18, endColumn: 29 };
  const column = 1 + KNIGHT_DISTANCE_15X15.slice(0, 96).join(", ").length + 2;
  const entry = { line: 4, column, endColumn: column + 1 };
  expect(JSON.parse(out.join("\n"))).toEqual([
    {
      file: "src/tables.cpp",
      ...name,
      name: "KNIGHT_DIST",
      length: 225,
      sizes: [225],
      kind: "wrong",
      text: "the knight's distance, 15×15",
      table: "KNIGHT_DISTANCE_15X15",
      command: "npx chess-distance --table KNIGHT_DISTANCE_15X15 --lang cpp --out src/tables",
      wrong: [
        {
          ...{ index: 96, indices: [96], ...entry, place: "Δrank -1, Δfile -1" },
          ...{ found: 5, expected: 2 },
        },
      ],
      values: [],
    },
  ]);
  const place = {
    artifactLocation: { uri: "src/tables.cpp" },
    region: { startLine: 3, startColumn: name.column, endColumn: name.endColumn },
  };
  const rules: unknown = expect.arrayContaining([
    expect.objectContaining({
      id: "wrong-distance-table",
      defaultConfiguration: { level: "error" },
    }),
  ]);
  const driver = { name: "chess-distance", version: "1.2.3", rules };
  const properties = { text: "the knight's distance, 15×15", table: "KNIGHT_DISTANCE_15X15" };
  const relatedLocations = [
    {
      physicalLocation: {
        ...place,
        region: { startLine: 4, startColumn: column, endColumn: column + 1 },
      },
      message: { text: "[96] Δrank -1, Δfile -1: 5, should be 2 (line 4)" },
    },
  ];
  const results = [
    { level: "error", locations: [{ physicalLocation: place }], relatedLocations, properties },
  ];
  expect(JSON.parse((await tool("audit", "src", "--sarif")).out.join("\n"))).toMatchObject({
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  });
});

describe("beside a config", () => {
  const CONFIG = { out: "tables", lang: "rust", tables: ["CORNER"] };
  /** The rank of each square, for squares that are counted from a8. */
  const FROM_A8 = [...Array(64).keys()].map((square) => 7 - (square >> 3));
  const RANKS = `const R: [i32; 64] = [${FROM_A8.join()}];`;
  const TABLE = `{"measure":"coordinate","squares":"a8","of":"rank"}`;

  test.each([
    ["the nearest", "src", " --config src/chess-distance.json"],
    ["one above", ".", ""],
  ])("%s, the audit names the item to add, which writes the array", async (_, folder, options) => {
    const path = join(folder, "chess-distance.json");
    const { tool, tables, write } = workspace({ "src/deep/r.rs": RANKS, [path]: CONFIG });
    const { out } = await tool("audit", "src");
    expect(out[0]).toBe(
      "src/deep/r.rs:1 R[64] is the rank of each square, squares from a8. " +
        `To write it, add ${TABLE} to "tables" in ${path}, and run: npx chess-distance${options}`,
    );
    const table: unknown = JSON.parse(TABLE);
    const found: unknown = JSON.parse((await tool("audit", "src", "--json")).out.join("\n"));
    const command: unknown = expect.stringContaining(" --of rank --lang rust --out ");
    expect(found).toMatchObject([{ command, config: { file: path, table } }]);
    write(path, { ...CONFIG, lang: "json", tables: [table] });
    expect(await tool(...options.split(" ").slice(1))).toMatchObject({ status: 0 });
    const [text = ""] = Object.entries(tables(join(folder, "tables"))).flatMap(([file, text]) =>
      file === "table.schema.json" ? [] : [text],
    );
    expect(jsonTable(text).values).toEqual(FROM_A8);
  });

  test.each([
    ["by name", RIGHT, ["EDGE_DISTANCE"]],
    ["as one of all tables", RIGHT, ["all"]],
    [
      "by its keys, and with a name",
      RANKS,
      [{ measure: "coordinate", of: "rank", squares: "a8", name: "row" }],
    ],
  ])("that asks for a table %s, the audit says so", async (_, text, tables) => {
    const config = {
      outputs: [
        { out: "a", lang: "go" },
        { out: "b", lang: "rust" },
      ],
      tables,
    };
    const { tool } = workspace({ "a.rs": text, "chess-distance.json": config });
    const { out } = await tool("audit", "a.rs");
    expect(out[0]).toMatch(
      /\. chess-distance\.json asks for it\. To write it: npx chess-distance$/,
    );
  });

  test("a wrong entry, and the standard input", async () => {
    const config = { "chess-distance.json": { ...CONFIG, lang: "json" } };
    const { root } = workspace(config);
    const { out } = await run(["audit", "-"], [], root, undefined, {}, EDGES.with(9, 5).join());
    expect(out).toContainEqual(
      expect.stringMatching(
        /^To write the right table, add "EDGE_DISTANCE" to "tables" in .*chess-distance\.json, and run: npx chess-distance$/,
      ),
    );
  });

  test.each([
    ["in another language", { ...CONFIG, lang: "zig" }],
    ["with a mistake", { ...CONFIG, lang: "rusty" }],
    ["that is no JSON", "{"],
  ])("%s, the audit prints the command", async (_, config) => {
    const { tool } = workspace({ "a.rs": RIGHT, "chess-distance.json": config });
    const { out } = await tool("audit", "a.rs");
    expect(out).toEqual([EQUAL.replaceAll("src/deep/", ""), total("1 file", "1 table", 0)]);
  });

  test("that cannot be read, the audit prints the command", async () => {
    const { tool } = workspace({ "a.rs": RIGHT, "chess-distance.json": CONFIG });
    failing("readFileSync", "EACCES", (path) => path.endsWith(".json"));
    expect((await tool("audit", "a.rs")).out[0]).toBe(EQUAL.replaceAll("src/deep/", ""));
  });
});

test("a missing number has its place in SARIF", async () => {
  const text = `int t[] = {\n${EDGES.toSpliced(17, 1).join(", ")}};`;
  const { out } = await workspace({ "t.c": text }).tool("audit", "t.c", "--sarif");
  // The number of b3 is missing. That of c3 stands in its place, behind 17 digits, each with a comma and a blank.
  const startColumn = 1 + 3 * 17;
  expect(JSON.parse(out.join("\n"))).toMatchObject({
    runs: [
      {
        results: [
          {
            relatedLocations: [
              {
                physicalLocation: {
                  region: { startLine: 2, startColumn, endColumn: startColumn + 1 },
                },
                message: { text: "a number is missing at [17]" },
              },
            ],
          },
        ],
      },
    ],
  });
});

test("--json and --sarif exclude each other", async () => {
  const { status, out, errors } = await workspace({}).tool("audit", "src", "--json", "--sarif");
  expect({ status, out, errors }).toEqual({
    status: 2,
    out: [],
    errors: [
      "--json and --sarif: choose one. To list the options: npx chess-distance audit --help",
    ],
  });
});

test("with --verbose, --json and --sarif list the arrays that are no tables, too", async () => {
  // On a board of 8×7, files plus ranks may be Manhattan distances.
  const sums = EDGES.slice(0, 56).map((_, square) => (square % 8) + (square >> 3));
  const { tool } = workspace({ ...FILES, "src/unclear.c": `int SUM[] = {${sums.join()}};` });
  const listed = async (...options: readonly string[]): Promise<unknown> =>
    JSON.parse((await tool("audit", "src", ...options)).out.join("\n"));
  const tables = [{ name: "D" }, { name: "KNIGHT_DIST" }];
  const perhaps: unknown = expect.stringMatching(/^perhaps /);
  const others = [
    { name: "OTHER", kind: "none", text: "no known table", wrong: [] },
    { name: "SUM", kind: "unclear", text: perhaps, wrong: [] },
  ];
  expect(await listed("--json")).toMatchObject(tables);
  expect(await listed("--json", "--verbose")).toMatchObject([...tables, ...others]);
  const wrong = { ruleId: "wrong-distance-table" };
  expect(await listed("--sarif")).toMatchObject({ runs: [{ results: [wrong] }] });
  const notes = [
    { ruleId: "unknown-array", level: "note", message: { text: "OTHER[20] is no known table" } },
    { ruleId: "unclear-distance-table", level: "note" },
  ];
  expect(await listed("--sarif", "--verbose")).toMatchObject({
    runs: [{ results: [wrong, ...notes] }],
  });
});

test("tables of the same name stand beside their files, with a number only where two would be in one folder", async () => {
  const times = { "a/t.go": 7, "b/t.go": 7, "b/t.py": 9, "b/u.go": 9 };
  const { tool } = workspace(
    Object.fromEntries(
      Object.entries(times).map(([file, by]) => [
        file,
        `t = [${EDGES.map((one) => by * (3 - one)).join()}]`,
      ]),
    ),
  );
  const { out } = await tool("audit", ".");
  const folders = out.flatMap((line) => [...line.matchAll(/--out (\S+)/g)].map(([, path]) => path));
  expect(folders).toEqual(["a/tables", "b/tables", "b/tables", "b/tables_2"]);
});

test.each(sampled(["rs", "c", "cpp", "go", "java", "py", "ts"], 1, "together"))(
  "all commands for .%s files, one after another in one folder, succeed and stay current",
  async (ending) => {
    const other = (by: number) => EDGES.map((one) => by * (3 - one));
    const arrays = [EDGES, other(7), KNIGHT_DISTANCE_15X15, other(9), EDGES];
    const { tool, write } = workspace({});
    for (const [place, one] of arrays.entries()) write(`${place}.${ending}`, `t = [${one.join()}]`);
    const { out } = await tool("audit", ".");
    const commands = out.flatMap((line) => /npx .*/.exec(line) ?? []).map(argumentsIn);
    expect(commands).toHaveLength(arrays.length);
    expect(commands.flat().includes("cd2_")).toBe(ending === "c");
    expect(commands.flat().includes("chess_distance_2")).toBe(ending === "cpp");
    for (const more of [[], ["--check"]])
      for (const words of commands)
        expect(await tool(...words, ...more)).toMatchObject({ status: 0, errors: [] });
  },
);

test("an array without a name is called array, and its brackets give its sizes", async () => {
  const numbers = EDGES.map((moves) => [moves]);
  const rows = [0, 8, 16, 24, 32, 40, 48, 56].map((from) => numbers.slice(from, from + 8));
  const { tool } = workspace({ "t.json": JSON.stringify([rows.slice(0, 4), rows.slice(4)]) });
  expect((await tool("audit", "t.json")).out[0]).toMatch(/^t\.json:1 array\[2\]\[4\]\[8\] is /);
});

test.each([
  ["c", "int t[64][64] = {\nROWS};", "t[64][64]"],
  ["rs", "const T: [[u8; 64]; 64] = [\nROWS];", "T[64][64]"],
  ["go", "var t = [64][64]int{\nROWS}", "t[64][64]"],
])(
  "an entry is named by the dimensions of the array, and by its line, in .%s",
  async (ending, array, name) => {
    // 27 is d4, 45 is f6: a king needs 2 moves.
    const distance = (from: number, to: number): number =>
      Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)));
    const squares = [...Array(64).keys()];
    const rows = squares.map((from) =>
      squares.map((to) => (from === 27 && to === 45 ? 3 : distance(from, to))).join(),
    );
    const nested = rows.map((row) => (ending === "rs" ? `[${row}]` : row)).join(",\n");
    const { tool } = workspace({ [`t.${ending}`]: array.replace("ROWS", nested) });
    const { out } = await tool("audit", `t.${ending}`);
    expect(out[0]).toContain(`t.${ending}:1 ${name} is the king's distance`);
    expect(out[1]).toBe("  [27][45] d4, f6: 3, should be 2 (line 29)");
    const json: unknown = JSON.parse((await tool("audit", `t.${ending}`, "--json")).out.join("\n"));
    expect(json).toMatchObject([{ wrong: [{ index: 1773, indices: [27, 45], line: 29 }] }]);
    expect((await tool("audit", `t.${ending}`, "--sarif")).out.join("\n")).toContain(
      "[27][45] d4, f6: 3, should be 2 (line 29)",
    );
  },
);

test("in Rust, sizes are declared from the innermost to the outermost", async () => {
  const rows = EDGES.map((edge, square) => (square === 40 ? 9 : edge));
  const { tool } = workspace({
    "a.rs": `const T: [[u8; 32]; 2] = [${rows.join()}];`,
    "b.c": `int t[N][8] = {${rows.join()}};`,
  });
  const { out } = await tool("audit", "a.rs", "b.c");
  expect(out).toEqual(
    expect.arrayContaining([
      expect.stringContaining("T[2][32] is"),
      "  [1][8] a6: 9, should be 0",
      expect.stringContaining("t[64] is"),
      "  [40] a6: 9, should be 0",
    ]),
  );
});

test("the entries of two tables in one array have their own lines", async () => {
  const moves = searchedFrom(KNIGHT, 8, 8, [[0, 0]]);
  const both = EDGES.map((edge, square) => `${moves[square]}, ${square === 40 ? 9 : edge}`);
  const { tool } = workspace({ "t.c": `int t[64][2] = {\n${both.join(",\n")}};` });
  const { out } = await tool("audit", "t.c", "--json");
  expect(JSON.parse(out.join("\n"))).toMatchObject([
    { otherwise: { wrong: [{ index: 9, line: 11 }] } },
    { wrong: [{ index: 40, line: 42 }] },
  ]);
});

test("of many wrong entries, only some are shown; if they follow a rule, one", async () => {
  // Every 67th pair of squares has 10 moves too many.
  const text = Array.from({ length: 4096 }, (_, pair) => {
    const [from, to] = [pair >> 6, pair & 63];
    const moves = Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)));
    return moves + (pair % 67 === 1 ? 10 : 0);
  });
  const smaller = Array.from({ length: 225 }, (_, index) =>
    Math.min(Math.abs((index % 15) - 7), Math.abs(Math.floor(index / 15) - 7)),
  );
  const { tool } = workspace({
    "t.go": `var t = []uint8{${text.join(", ")}}`,
    "u.go": `var u = []uint8{${smaller.join(", ")}}`,
  });
  const { out } = await tool("audit", "t.go");
  expect(out).toHaveLength(54);
  expect(out.slice(0, 2)).toEqual([
    "t.go:1 t[4096] is the king's distance between two squares; 62 entries are wrong:",
    "  [1] a1, b1: 11, should be 1",
  ]);
  expect(out[51]).toBe("  and 12 more; --json lists all");
  expect(JSON.parse((await tool("audit", "t.go", "--json")).out.join(""))).toMatchObject([
    { wrong: { length: 62 } },
  ]);
  const byRule = (await tool("audit", "u.go")).out;
  expect(byRule).toHaveLength(5);
  // 196 of the 225 entries are wrong: all except the 29 on the diagonals.
  expect(byRule.slice(0, 3)).toEqual([
    expect.stringMatching(
      /^u\.go:1 u\[225\] is the king's distance, 15×15, .*; 196 entries are wrong:$/,
    ),
    "  [1] Δrank -7, Δfile -6: 6, should be 7",
    "  and 195 more; --json lists all",
  ]);
});

test("sets are shown as large numbers", async () => {
  const sets = Array.from({ length: 64 }, (_, at) => {
    const [low = 0, high = 0] = KNIGHT_MOVES.slice(2 * at);
    return ((BigInt(high) << 32n) | BigInt(low)) ^ BigInt(at === 56);
  });
  const halves = Array.from(KNIGHT_MOVES, (half, at) => half + Number(at === 112));
  const { tool } = workspace({
    "t.go": `var t = []uint64{${sets.join(", ")}}; var u = []uint32{${halves.join(", ")}}`,
  });
  const { out } = await tool("audit", "t.go", "--json");
  const set = (at: number): string => `0x${(sets[at] ?? 0n).toString(16)}`;
  expect(JSON.parse(out.join("\n"))).toMatchObject([
    { wrong: [{ index: 56, found: set(56), expected: set(56).replace(/.$/, "0") }] },
    { wrong: [{ index: 112, place: "a8" }] },
  ]);
  const fromH8 = sets.map((set) =>
    Array.from(set.toString(2).padStart(64, "0")).toReversed().join(""),
  );
  const { tool: other } = workspace({ "t.go": `var t = []uint64{0b${fromH8.join(", 0b")}}` });
  expect((await other("audit", "t.go")).out.slice(-2)[0]).toMatch(
    /^To write the right table: .* --measure moves --piece knight --layout pair --bits opposite /,
  );
});

test("paths that are not files are skipped", async () => {
  const { root, tool } = workspace({ "src/a.rs": RIGHT });
  symlinkSync("nowhere", join(root, "src", ".#edge.c"));
  mkdirSync(join(root, "src", "folder.c"));
  expect(await tool("audit", "src")).toEqual({
    status: 0,
    out: [EQUAL.replaceAll("deep/", ""), total("1 file", "1 table", 0)],
    errors: [],
  });
});

test("file names with special characters take one line, and are URIs in SARIF", async () => {
  const { tool } = workspace({ "src/a#1?\n.cpp": WRONG });
  expect((await tool("audit", "src")).out[0]).toMatch(/^src\/a#1\?\\u\{a\}\.cpp:3 KNIGHT_DIST/);
  expect((await tool("audit", "src", "--sarif")).out.join("\n")).toContain(
    '"uri": "src/a%231%3F%0A.cpp"',
  );
});

test("unreadable files are named and skipped, and the rest is audited", async () => {
  const { root, tool, write } = workspace({
    ...FILES,
    "src/secret.c": "",
    "configs/x": "",
    "src/huge.c": "",
    "src/endless.c": "\n/*",
    "src/wide.c": "i\0n\0t\0",
    "src/zeros.c": "",
  });
  const config = { out: "t", lang: "json", tables: [{ board: "2x2", piece: "W" }] };
  write("chess-distance.json", config);
  write("secret/chess-distance.json", config);
  symlinkSync("loop.c", join(root, "src", "loop.c"));
  symlinkSync("chess-distance.json", join(root, "configs", "chess-distance.json"));
  truncateSync(join(root, "src", "huge.c"), 128_000_001);
  truncateSync(join(root, "src", "zeros.c"), 2 ** 20);
  failing("readFileSync", "EACCES", (path) => /secret\b/.test(path));
  const [endless, huge, loop, secret, wide, zeros] = [
    /^Skipped: src\/endless\.c:2 a comment begins here and does not end$/,
    /^Skipped: .*src\/huge\.c is too large to read\.$/,
    /^Skipped: cannot read .*src\/loop\.c: too many symbolic links encountered \(ELOOP\)\. Fix the problem,/,
    /^Skipped: cannot read .*src\/secret\.c: permission denied \(EACCES\)\. Fix the problem,/,
    /^Skipped: .*src\/wide\.c is not UTF-8 text; convert it to UTF-8$/,
    /^Skipped: .*src\/zeros\.c is not UTF-8 text; convert it to UTF-8$/,
  ].map((one): unknown => expect.stringMatching(one));
  const all = [loop, endless, huge, secret, wide, zeros];
  for (const [args, status, out, errors] of [
    [["src"], 1, [EQUAL, ...SAID, total("3 files", "2 tables", 1) + UNKNOWN_KIND], all],
    [["src/*/*", "src/*.c"], 2, [EQUAL, total("2 files", "1 table", 0)], all],
    [["src/deep", "src/endless.c"], 2, [EQUAL, total("2 files", "1 table", 0)], [endless]],
    [["src/deep", "src/loop.c"], 2, [EQUAL, total("1 file", "1 table", 0)], [loop]],
    [["src/deep", "src/*.cpp"], 1, [EQUAL, ...SAID, total("2 files", "2 tables", 1)], []],
  ] as const)
    expect(await tool("audit", ...args)).toEqual({ status, out, errors });
  const unread = [/configs\/chess-distance\.json: too many/, /secret\/chess-distance\.json: perm/];
  const errors = unread.map((one): unknown => expect.stringMatching(one));
  expect(await tool("--all", "--check")).toMatchObject({ status: 1, errors });
  expect(await tool("--all")).toMatchObject({ status: 2, errors });
  expect(await tool("--all", "--check")).toMatchObject({
    status: 2,
    out: ["All 2 files are current."],
    errors,
  });
});

const withGit = describe.skipIf(spawnSync("git", ["--version"]).status !== 0);

withGit("where there is git", () => {
  const git = (folder: string, ...args: readonly string[]): string =>
    // Without the user's settings.
    spawnSync("git", args, { cwd: folder, encoding: "utf8", env: { ...process.env, HOME: folder } })
      .stdout;

  test.each([
    ["an ordinary repository", ".git", ""],
    ["a bare repository among the sources", ".", "\tworktree = .\n"],
  ])("no program runs in a folder that is only read: %s", async (_, name, more) => {
    const { root, toolIn, write } = workspace({
      "src/a.rs": RIGHT,
      "src/chess-distance.json": { out: "t", lang: "c", tables: ["CORNER"] },
    });
    const [folder, ran] = [join(root, "src"), join(root, "ran")];
    const trap = `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = "touch ${ran} #"\n`;
    write(join("src", name, "config"), trap + more);
    write(join("src", name, "HEAD"), "ref: refs/heads/main\n");
    for (const part of ["objects", "refs"]) mkdirSync(join(folder, name, part));
    git(folder, "ls-files", "--others", "--exclude-standard");
    expect(existsSync(ran)).toBe(true);
    rmSync(ran);
    expect(await toolIn("src", ["audit", "."])).toMatchObject({ status: 0, errors: [] });
    expect(await toolIn("src", ["--all", "--dry-run"])).toMatchObject({ status: 0, errors: [] });
    expect(existsSync(ran)).toBe(false);
  });

  test("ignored files are skipped", () => {
    const root = temporaryFolder();
    git(root, "init", "--quiet");
    const name = fc.constantFrom("a", "b", "[a]", "a*", "!a b");
    const path = fc.array(name, { minLength: 1, maxLength: 4 });
    const sign = fc.constantFrom("a", "b", "/", "*", "**", "?", "[ab]", "!", "#", " ", "\\", "[a");
    const signs = fc.array(sign, { minLength: 1, maxLength: 5 }).map((some) => some.join(""));
    const pattern = fc.oneof(
      // Git says nowhere what nothing between two slashes means, and it depends on what stands before them.
      signs.filter((text) => !text.includes("//")),
      fc
        .tuple(fc.constantFrom("", "!", "/", "!/", "**/"), path, fc.constantFrom("", "/", "/**"))
        .map(([before, names, after]) => `${before}${names.slice(0, 2).join("/")}${after}`),
    );
    const patterns = fc.array(pattern, { maxLength: 4 });
    const tree = fc.record({
      paths: fc.array(path, { minLength: 4, maxLength: 12 }),
      patterns: fc.array(fc.tuple(fc.nat(), patterns), { minLength: 1, maxLength: 3 }),
      excluded: patterns,
      end: fc.constantFrom("\n", "\r\n"),
      from: fc.nat(),
    });
    const property = fc.property(tree, ({ paths, patterns, excluded, end, from }) => {
      try {
        writeFileSync(join(root, ".git", "info", "exclude"), excluded.join(end));
        const folders = [root, ...paths.map((names) => join(root, ...names.slice(0, -1)))];
        for (const folder of folders) mkdirSync(folder, { recursive: true });
        for (const names of paths)
          if (!existsSync(join(root, ...names))) writeFileSync(join(root, ...names), "");
        for (const [at, lines] of patterns)
          writeFileSync(join(folders[at % folders.length] ?? root, ".gitignore"), lines.join(end));
        const folder = folders[from % folders.length] ?? root;
        const listed = git(folder, "ls-files", "-z", "--others", "--exclude-standard");
        expect(filesBelow(folder, () => true, expect.unreachable)).toEqual(
          listed
            .split("\0")
            .filter((one) => one !== "")
            .map((one) => join(folder, one))
            .sort(),
        );
      } finally {
        for (const one of readdirSync(root).filter((each) => each !== ".git"))
          rmSync(join(root, one), { recursive: true });
      }
    });
    fc.assert(property, { numRuns: runs(5, 40) });
  });
});

describe("files of unknown kinds", () => {
  test("are counted by their extensions, unless `.gitignore` names them", async () => {
    const { tool } = workspace({
      ...{ "src/a.rs": RIGHT, "src/b.xyz": "", "src/deep/c.xyz": "", "src/LICENSE": "" },
      ...{ "src/d.abc": "", "src/.e": "", "src/old.zzz": "", "src/.gitignore": "*.zzz" },
      "src/.git/HEAD": "",
    });
    const passed =
      " 6 files of unknown kinds were not read (.xyz 2, .abc 1, .e 1, .gitignore 1, LICENSE 1).";
    expect((await tool("audit", "src")).out.at(-1)).toBe(total("1 file", "1 table", 0) + passed);
    expect((await tool("audit", "src/a.rs")).out.at(-1)).toBe(total("1 file", "1 table", 0));
  });

  test("only the most frequent are named", async () => {
    const { tool, write } = workspace({ "src/a.rs": RIGHT });
    for (let kind = 1; kind <= 8; kind++) write(`src/a.x${kind}`, "");
    expect((await tool("audit", "src")).out.at(-1)).toContain(
      "8 files of unknown kinds were not read (.x1 1, .x2 1, .x3 1, .x4 1, .x5 1, .x6 1, …).",
    );
  });

  test("a folder without a known file has status 2", async () => {
    const { tool } = workspace({ "src/a.xyz": "", "lib/a.rs": RIGHT });
    expect(await tool("audit", "src")).toEqual({
      status: 2,
      out: [
        "0 files read: no table found. Only arrays of literal numbers are found. 1 file of an unknown kind was not read (.xyz 1).",
      ],
      errors: ["Skipped: src: no file of a known kind is in this folder"],
    });
    expect(await tool("audit", "lib", "src")).toMatchObject({ status: 2 });
  });
});

test("names of squares have the numbers that the nearest folder defines", async () => {
  const names = EDGES.map((_, square) => `${"ABCDEFGH".charAt(square % 8)}${1 + (square >> 3)}`);
  const fromA8 = names.map((_, square) => names[square ^ 56]);
  const definition = (order: readonly unknown[]): string => `enum { ${order.join()} };`;
  const array = `int t[64] = {${fromA8.join()}};`;
  const { tool } = workspace({
    ...{ "one/include/types.h": definition(names), "one/src/a.c": array },
    ...{ "two/types.h": definition(fromA8), "two/a.c": array, "other/a.c": array },
  });
  const { out } = await tool("audit", "one", "two", "other", "--verbose");
  const said = (file: string): unknown => expect.stringContaining(`${file}:1 t[64] is`);
  expect(out).toEqual([
    expect.stringMatching(/^one\/src\/a\.c:1 t\[64\] is .*number/),
    said("two/a.c"),
    "other/a.c:1 t[64] is unknown: A8 is not a number",
    expect.stringContaining("5 files read"),
  ]);
  expect(out[1]).not.toBe(out[0]);
});

test.each([
  [EDGES.join(" "), 0, "-:1 array[64] is the king's distance"],
  [`{${EDGES.with(27, 9).join(", ")}}`, 1, "-:1 array[64] is the king's distance"],
])("- is the standard input", async (input, status, said) => {
  const { root } = workspace({});
  const done = await run(["audit", "-"], [], root, undefined, {}, input);
  expect(done).toMatchObject({ status, errors: [] });
  expect(done.out[0]).toContain(said);
  expect(done.out.at(-1)).toBe(total("1 file", "1 table", status));
});

test("mistakes have status 2, and the messages say what to do", async () => {
  const { tool } = workspace({ ...FILES, [`src/${"long".repeat(20)}.me`]: "" });
  for (const [args, error] of [
    [[], /^audit needs files or folders\. Example: npx chess-distance audit src/],
    [["none.c"], /^none\.c: no such file; expected files, folders, or patterns/],
    [[`${"long/".repeat(20)}none.c`], /^(?:long\/){20}none\.c: no such file/],
    [[`src/${"long".repeat(20)}.me`], /^src\/(?:long){20}\.me is not a known kind of source/],
    [["src/*.go"], /^src\/\*\.go: no such file/],
    [
      ["src/read.me"],
      /^src\/read\.me is not a known kind of source; expected a name that ends in one of c, h/,
    ],
    [["src", "--quick"], /^Unknown option '--quick'/],
  ] as const) {
    const { status, errors } = await tool("audit", ...args);
    expect(status).toBe(2);
    expect(errors[0]).toMatch(error);
  }
  expect((await tool("audit", "--help")).out.join()).toContain("npx chess-distance audit src");
});

describe("the tool's output for correct arrays", () => {
  test("other values in two columns", async () => {
    const { tool } = workspace({
      "t.c": `int t[64] = {${EDGES.map((one) => 30 - 10 * one).join()}};`,
    });
    const { out, status } = await tool("audit", "t.c");
    expect(status).toBe(0);
    expect(out.slice(1, -1)).toEqual([
      "  answer      value",
      ...[0, 1, 2, 3].map((answer) => `       ${answer} ${String(10 * answer).padStart(10)}`),
    ]);
  });

  test("a warning if the array may be read as another table, also as a field in JSON and in SARIF", async () => {
    const moves = searchedFrom(KNIGHT, 8, 8, [[0, 0]]);
    const [right, wrong] = [moves, moves.with(9, 3)].map((one) => `int t[64] = {${one.join()}};`);
    const { tool } = workspace({ "t.c": right, "wrong.c": wrong });
    const { out, status } = await tool("audit", "t.c");
    expect(status).toBe(0);
    expect(out[1]).toBe(
      "  Read as the knight's distance, by absolute difference of squares, it would be wrong: [9] |Δrank| 1, |Δfile| 1: 4, should be 2.",
    );
    expect((await tool("audit", "wrong.c")).out.slice(1, -1)).toEqual([
      "  [9] |Δrank| 1, |Δfile| 1: 3, should be 2",
      "To write the right table: npx chess-distance --table NDIS --lang c --out tables",
      "  Read as the knight's distance, to a1, it would be wrong too: [9] b2: 3, should be 4.",
    ]);
    const json: unknown = JSON.parse((await tool("audit", "t.c", "--json")).out.join("\n"));
    expect(json).toMatchObject([
      {
        ...{ kind: "equal", table: "KNIGHT_DISTANCE_TO_A1", wrong: [] },
        otherwise: {
          text: "the knight's distance, by absolute difference of squares",
          wrong: [{ index: 9 }],
        },
      },
    ]);
    const sarif: unknown = JSON.parse((await tool("audit", "t.c", "--sarif")).out.join("\n"));
    expect(sarif).toMatchObject({
      runs: [{ results: [{ level: "warning", ruleId: "ambiguous-distance-table" }] }],
    });
  });

  test("only wrong entries in a file of the tool, with the command of its header", async () => {
    const { tool, tables, write } = workspace({});
    await tool("--table", "EDGE_DISTANCE", "--lang", "c", "--out", "own");
    expect(await tool("audit", "own")).toMatchObject({
      status: 0,
      out: [total("2 files", "1 table", 0)],
    });
    const { "edge_distance.h": text = "" } = tables("own");
    write("own/edge_distance.h", text.replace("0, 1, 2,", "0, 1, 3,"));
    const { out, status } = await tool("audit", "own");
    expect(status).toBe(1);
    expect(out.slice(-2)).toEqual([
      "To write the right table: npx chess-distance --table EDGE_DISTANCE --out own --lang c",
      total("2 files", "1 table", 1),
    ]);
  });

  test("arrays of the tool that the audit does not know are counted", async () => {
    const { tool } = workspace({});
    await tool("--board", "hexagon:3", "--piece", "N", "--lang", "c", "--out", "own");
    expect((await tool("audit", "own/knight_distance_hexagon3.h")).out).toEqual([
      `${NOTHING} npx chess-distance --check compares 1 more array that it wrote.`,
    ]);
  });

  test("a table without its last entries is wrong", async () => {
    const { tool } = workspace({ "t.c": `int t[60] = {${EDGES.slice(0, 60).join()}};` });
    for (const more of [[], ["--sarif"]]) {
      const { out, status } = await tool("audit", "t.c", ...more);
      expect(status).toBe(1);
      expect(out.join("\n")).toContain("the last 4 entries are missing.");
    }
  });
});
