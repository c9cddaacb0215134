/** Tests one config with several outputs, and several configs in one run. */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failing } from "../support/faulty-files.js";
import { FERZ, mistakesIn, WAZIR, workspace } from "../support/workspace.js";

const NAME = "chess-distance.json";

/** Three outputs, one of them with its own tables. */
const OUTPUTS = {
  index: true,
  namespace: "engine::tables",
  format: "js",
  tables: [WAZIR],
  outputs: [
    { out: "web/tables" },
    { out: "engine/cpp", lang: "cpp" },
    { out: "engine/json", lang: "json", tables: [FERZ, "CORNER"] },
  ],
};

/** The paths that a run names, in its order. */
const pathsIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^\S+\/\S+(?=[ ])/.exec(line) ?? []);

describe("JavaScript in a folder that Node reads as CommonJS", () => {
  const request = { out: "src/tables", format: "js", tables: [WAZIR] };
  const said = async (files: Readonly<Record<string, unknown>>, ...args: readonly string[]) => {
    const { tool } = workspace({ [NAME]: request, ...files });
    const { status, errors } = await tool(...args);
    expect(status).toBe(args.includes("--check") ? 1 : 0);
    return errors;
  };
  const COMMON_JS = { "package.json": { type: "commonjs" } };
  const IN_ROOT = `Node reads the files in src/tables as CommonJS, by the "type" in package.json: write { "type": "module" } to src/tables/package.json.`;

  test.each([
    // Without a type, Node finds out from the files.
    [{}, []],
    [{ "package.json": {} }, []],
    [COMMON_JS, [IN_ROOT]],
    [{ "package.json": "{" }, []],
    [{ "package.json": "null" }, []],
    [{ "package.json": { type: "module" } }, []],
    [{ "src/tables/package.json/inside.txt": "" }, []],
    [{ "src/tables/package.json": { type: "module" } }, []],
    [
      { "src/tables/package.json": { type: "commonjs" }, "package.json": { type: "module" } },
      [
        'Node reads the files in src/tables as CommonJS, by the "type" in src/tables/package.json: write them to a folder of their own, with { "type": "module" } in its package.json.',
      ],
    ],
    [{ ...COMMON_JS, "src/tables/package.json": { type: "module" } }, []],
    [{ ...COMMON_JS, [NAME]: { ...request, format: "ts" } }, []],
    [{ ...COMMON_JS, [NAME]: { out: "src/tables", lang: "c", tables: [WAZIR] } }, []],
  ])("%j: %j", async (files, errors) => {
    expect(await said(files)).toEqual(errors);
  });

  test("is told when a file is written, unless less is to be said", async () => {
    for (const option of ["--dry-run", "--check", "--quiet"])
      expect(await said(COMMON_JS, option)).toEqual([]);
    const { tool } = workspace({ [NAME]: request, ...COMMON_JS });
    expect((await tool()).errors).toEqual([IN_ROOT]);
    expect((await tool()).errors).toEqual([]);
  });

  test("is not told if package.json cannot be read", async () => {
    const { root, tool } = workspace({ [NAME]: request, ...COMMON_JS });
    failing("readFileSync", "EACCES", (path) => path === join(root, "package.json"));
    expect((await tool()).errors).toEqual([]);
  });
});

describe("several outputs", () => {
  test("are written, checked, planned and pruned together, with shared keys where they apply", async () => {
    const { root, write, tool, tables } = workspace({ [NAME]: OUTPUTS });
    const expected = [
      ...["web/tables/frozen.js", "web/tables/frozen.d.ts"],
      ...["web/tables/wazir-distance-2x2.js", "web/tables/wazir-distance-2x2.d.ts"],
      ...["web/tables/index.js", "web/tables/index.d.ts"],
      ...[
        "engine/cpp/chess_distance_target.hpp",
        "engine/cpp/wazir_distance_2x2.hpp",
        "engine/cpp/tables.hpp",
      ],
      ...["engine/json/table.schema.json", "engine/json/ferz-distance-2x2.json"],
      "engine/json/corner.json",
    ];
    const missing = await tool("--check");
    expect([missing.status, pathsIn(missing.out)]).toEqual([1, expected]);
    const planned = await tool("--dry-run");
    expect([planned.status, pathsIn(planned.out)]).toEqual([0, expected]);
    expect(Object.keys(tables(""))).toEqual([NAME, "package.json"]);

    const { status, out } = await tool();
    expect([status, pathsIn(out)]).toEqual([0, expected]);
    expect(out.at(-1)).toMatch(/^12 files, \d+ elements, \d+ bytes: 12 written, 0 unchanged$/);
    for (const path of expected)
      expect(tables(join(path, ".."))).toHaveProperty([join(path).split("/").at(-1) ?? ""]);
    const { "wazir_distance_2x2.hpp": cpp = "" } = tables("engine/cpp");
    expect(cpp).toContain("namespace engine::tables {");
    expect(cpp.split("\n")[2]).toBe(
      `// wazir_distance_2x2.hpp, by ../../${NAME}; to regenerate: npx chess-distance`,
    );
    expect(await tool("--check")).toMatchObject({ status: 0, out: ["All 12 files are current."] });

    write(NAME, { ...OUTPUTS, tables: [{ ...WAZIR, layout: "center" }], index: false });
    rmSync(join(root, "engine/json/corner.json"));
    const leftOver = [
      ...["web/tables/index.d.ts", "web/tables/index.js"],
      ...["web/tables/wazir-distance-2x2.d.ts", "web/tables/wazir-distance-2x2.js"],
      ...["engine/cpp/tables.hpp", "engine/cpp/wazir_distance_2x2.hpp"],
    ];
    const stale = await tool("--check");
    expect([stale.status, stale.out.at(-1)]).toEqual([
      1,
      "Not current. To fix: npx chess-distance --prune",
    ]);
    expect(pathsIn(stale.out.slice(0, -2))).toEqual([
      ...["web/tables/wazir-center-distance-2x2.js", "web/tables/wazir-center-distance-2x2.d.ts"],
      ...["engine/cpp/wazir_center_distance_2x2.hpp", "engine/json/corner.json"],
    ]);
    expect(stale.out.at(-2)).toBe(
      `${leftOver.slice(0, 5).join(", ")} and 1 more are left over: their config or command no longer makes them`,
    );
    const pruned = await tool("--prune");
    expect(pruned.out.at(-1)).toContain(": 4 written, 5 unchanged, 6 removed");
    expect(pathsIn(pruned.out.filter((line) => line.includes("removed: ")))).toEqual(leftOver);
    expect(Object.keys(tables("engine/cpp"))).toEqual([
      "chess_distance_target.hpp",
      "wazir_center_distance_2x2.hpp",
    ]);
    expect((await tool("--check")).status).toBe(0);
  });

  test("write nothing at all if a file is in the way of one", async () => {
    const { write, tool, tables } = workspace({ [NAME]: OUTPUTS });
    write("engine/json/corner.json", "mine");
    const { status, errors } = await tool("--adopt");
    expect([status, errors]).toEqual([
      2,
      [
        "Files in the way: engine/json/corner.json (not generated). Nothing was written. " +
          "Move them elsewhere, or choose another folder.",
      ],
    ]);
    expect(tables("web/tables")).toEqual({});
    write("engine/json/ferz-distance-2x2.json", "{}");
    expect((await tool()).errors.join()).toContain(
      "engine/json/ferz-distance-2x2.json, engine/json/corner.json (all not generated). ",
    );
  });

  test("of other configs are taken over together", async () => {
    const { root, write, tool } = workspace({ [NAME]: OUTPUTS });
    await tool();
    rmSync(join(root, NAME));
    write("other.json", OUTPUTS);
    const { errors } = await tool("--config", "other.json");
    expect(errors.join()).toMatch(
      /^Files in the way: (?:[^ ]+\.\w+,? ){5}and 3 more \(all made by chess-distance\.json, which does not exist\)\. /,
    );
    expect((await tool("--config", "other.json", "--adopt")).status).toBe(0);
    expect((await tool("--config", "other.json", "--check")).status).toBe(0);
  });

  test("may share a folder, in eleven languages, and leave each other's files alone", async () => {
    const langs = [
      "c",
      "cpp",
      "rust",
      "go",
      "java",
      "csharp",
      "python",
      "zig",
      "coq",
      "json",
      "ts",
    ];
    const outputs = langs.map((lang) => ({ out: "tables", lang }));
    const { write, tool, tables } = workspace({ [NAME]: { tables: [WAZIR], outputs } });
    expect((await tool()).status).toBe(0);
    const before = Object.keys(tables());
    expect(before.filter((name) => /wazir/i.test(name))).toHaveLength(11);
    expect((await tool("--prune")).out.at(-1)).toContain(" 0 written, ");
    write(NAME, { tables: [WAZIR], outputs: outputs.slice(1) });
    await tool("--prune");
    expect(Object.keys(tables())).toEqual(before.filter((name) => !name.endsWith(".h")));
  });

  test("prove and announce each table once, whatever the number of languages", async () => {
    const tables = ["edge", "center"].map((to) => ({ board: "8x5", piece: "K", to }));
    const outputs = ["json", "c", "python"].map((lang) => ({ out: lang, lang }));
    const { toolIn } = workspace({ [NAME]: { tables, outputs } });
    const announced: string[] = [];
    expect((await toolIn("", [], announced)).status).toBe(0);
    expect(announced.filter((work) => work.endsWith(": computing"))).toEqual([
      "KING_EDGE_DISTANCE_8X5: computing",
      "KING_CENTER_DISTANCE_8X5: computing",
    ]);
    const [first, ...others] = announced.filter((work) => work.includes(": proof "));
    expect(first).toMatch(/^KING_EDGE_DISTANCE_8X5: proof 1 of \d+$/);
    expect(others).not.toContain(first);
  });
});

test.each<[string, object, string]>([
  ["a table", [{ lang: "cpp" }, { lang: "cpp", namespace: "b" }], "wazir_distance_2x2.hpp"],
  ["an index", [{ lang: "zig" }, { lang: "zig", tables: [FERZ] }], "tables.zig"],
  ["Rust's module", [{ lang: "rust" }, { lang: "rust", tables: [FERZ] }], "mod.rs"],
])("two outputs that would write %s twice are refused", async (_, outputs, file) => {
  const index = { index: true };
  const twice = Object.values(outputs).map((output: object, at) => ({
    ...output,
    out: at === 0 ? "t" : "./x/../t/",
  }));
  expect(await mistakesIn({ ...index, tables: [WAZIR], outputs: twice })).toEqual([
    `t/${file} would be written twice; choose another folder for one of the two`,
  ]);
});

test("an output whose folder is a file of another, or in one, is refused before anything is written", async () => {
  const file = { out: "t", lang: "c", tables: ["CORNER"] };
  for (const out of ["t/corner.h", "t/corner.h/deep"]) {
    const folder = { ...file, out, lang: "json" };
    for (const outputs of [
      [file, folder],
      [folder, file],
    ])
      expect(await mistakesIn({ outputs })).toEqual([
        `t/corner.h would be both a file and a folder; choose another folder for one of the two`,
      ]);
  }
});

test("the refused layouts of all configs are reported at once, each with its config", async () => {
  const refusing = (...pieces: readonly string[]): object => ({
    out: "t",
    lang: "c",
    tables: pieces.map((piece) => ({ board: "6x6", piece, layout: "superimposed" })),
  });
  const configs = { [`a/${NAME}`]: refusing("Z", "(1,4)"), [`b/${NAME}`]: refusing("Z") };
  const { status, errors: lines } = await workspace(configs).tool("--all");
  expect(status).toBe(2);
  const found = lines.map((line) =>
    line.replace(/(?<= on 6x6): .* by the same step, but .*; use the layout pair$/, ""),
  );
  expect(found).toEqual([
    "a/chess-distance.json: tables[0].layout: superimposed cannot hold the zebra's distance on 6x6",
    "a/chess-distance.json: tables[1].layout: superimposed cannot hold the (1,4)'s distance on 6x6",
    "b/chess-distance.json: tables[0].layout: superimposed cannot hold the zebra's distance on 6x6",
  ]);
});

test("two outputs of the same table in one folder write it once", async () => {
  const outputs = [
    { out: "t", lang: "json" },
    { out: "t", lang: "json" },
  ];
  const { tool } = workspace({ [NAME]: { tables: [WAZIR], outputs } });
  expect((await tool()).out.at(-1)).toMatch(/^2 files, /);
});

test.each([
  ["c", "prefix", "b_"],
  ["cpp", "namespace", "b"],
])("two outputs for %s with one name for two tables need another %s", async (lang, key, value) => {
  const tables = [{ ...WAZIR, name: "own" }];
  const others = [{ ...FERZ, name: "own" }, WAZIR];
  const outputs = (more: object): object => ({
    outputs: [
      { out: "a", lang, tables: [...tables, WAZIR] },
      { out: "b", lang, tables: others, ...more },
      { out: "c", lang: "json", tables },
    ],
  });
  expect(await mistakesIn(outputs({}))).toEqual([
    `two outputs have different tables named OWN_DISTANCE; give one of them another name or ${key}`,
  ]);
  const { tool } = workspace({ [NAME]: outputs({ [key]: value }) });
  expect((await tool()).status).toBe(0);
});

test("two outputs for c with one name for two numberings need another prefix, or different names", async () => {
  const knight = { piece: "N", layout: "0x88" };
  const outputs = (...tables: readonly object[]): object => ({
    outputs: tables.map((one, at) => ({ out: `t${at}`, lang: "c", tables: [one] })),
  });
  expect(await mistakesIn(outputs(knight, { ...knight, squares: "0x88" }))).toEqual([
    "two outputs have different tables named KNIGHT_DISTANCE_BY_0X88_DIFF; give one of them another name or prefix",
  ]);
  const mailbox = { ...knight, squares: "mailbox" };
  const { tool, tables } = workspace({
    [NAME]: outputs(mailbox, { ...knight, squares: "0x88", layout: "superimposed" }),
  });
  expect((await tool()).status).toBe(0);
  // Tables that lookups read are named after the lookups. Otherwise, both corner tables would have the same guard.
  expect([...Object.keys(tables("t0")), ...Object.keys(tables("t1"))]).toEqual([
    "chess_distance_target.h",
    "knight_distance_by_0x88_diff.h",
    "knight_distance_by_0x88_diff_corner.h",
    "chess_distance_target.h",
    "knight_distance_15x15.h",
    "knight_distance_15x15_corner.h",
  ]);
});

describe("several configs", () => {
  const one = (piece: object, out = "tables") => ({ out, lang: "json", tables: [piece] });

  test("are those of --config, which may name folders, each once", async () => {
    const { write, tool, tables } = workspace({
      [`a/${NAME}`]: one(WAZIR),
      [`b/${NAME}`]: one(FERZ),
      "c/small.json": one(WAZIR),
    });
    const args = ["--config", "a", "--config", `b/${NAME}`, "--config", `a/../a/${NAME}`];
    const { status, out } = await tool(...args);
    expect([status, pathsIn(out)]).toEqual([
      0,
      [
        ...["a/tables/table.schema.json", "a/tables/wazir-distance-2x2.json"],
        ...["b/tables/table.schema.json", "b/tables/ferz-distance-2x2.json"],
      ],
    ]);
    expect(tables("c")).toEqual({ "small.json": JSON.stringify(one(WAZIR)) });
    expect(await tool(...args, "--check")).toMatchObject({ out: ["All 4 files are current."] });
    write(`a/${NAME}`, "");
    expect((await tool(...args)).errors).toEqual([
      `a/${NAME} is empty. Remove it, then run in its folder: npx chess-distance init`,
    ]);
    expect((await tool("--config", "c")).errors).toEqual([`c/${NAME}: no such file`]);
  });

  test("report all their mistakes in one run, and write nothing", async () => {
    const { tool, tables } = workspace({
      [`a/${NAME}`]: one({ piece: "knigt" }),
      [`b/${NAME}`]: "{",
      [`c/${NAME}`]: one(WAZIR),
      [`d/${NAME}`]: { ...one(WAZIR), indx: true, lang: "cc" },
    });
    expect(await tool("--all")).toEqual({
      status: 2,
      out: [],
      errors: [
        `a/${NAME}: tables[0].piece: piece "knigt": did you mean knight?`,
        `b/${NAME}: line 1, column 2: not valid JSON: close brace expected`,
        `d/${NAME}: lang: "cc": did you mean cpp?`,
        `d/${NAME}: indx: unknown key; did you mean index?`,
      ],
    });
    expect(Object.keys(tables("c"))).toEqual([NAME]);
  });

  const EVERYWHERE = {
    [NAME]: one(WAZIR),
    [`a/b/${NAME}`]: one(WAZIR),
    [`a/node_modules/x/${NAME}`]: "{",
    [`ignored/c/${NAME}`]: one(WAZIR),
    "node_modules/y/chess-distance.json": "{",
    "other/x-chess-distance.json": "{",
    ".gitignore": "ignored/\n",
  };

  /** The folders whose configs `--all` finds, from a folder. */
  const foundIn = async (
    { toolIn }: Pick<ReturnType<typeof workspace>, "toolIn">,
    folder: string,
  ): Promise<readonly string[]> => {
    const { status, out, errors } = await toolIn(folder, ["--all", "--dry-run"]);
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    return out.flatMap((line) => /^(\S*?)tables\/wazir/.exec(line)?.[1] ?? []);
  };

  test("are all below the working directory with --all, but not those in node_modules", async () => {
    const made = workspace(EVERYWHERE);
    expect(await foundIn(made, "")).toEqual(["a/b/", "", "ignored/c/"]);
    expect(await foundIn(made, "a")).toEqual(["a/b/"]);
    mkdirSync(join(made.root, "empty"));
    expect(await made.toolIn("empty", ["--all"])).toEqual({
      status: 2,
      out: [],
      errors: [
        `There is no readable ${NAME} here or in a folder below. To make one: npx chess-distance init`,
      ],
    });
  });

  test("are not those that git ignores, where there is a repository", async () => {
    const made = workspace(EVERYWHERE);
    mkdirSync(join(made.root, ".git"));
    expect(await foundIn(made, "")).toEqual(["a/b/", ""]);
    expect(await foundIn(made, "a")).toEqual(["a/b/"]);
  });

  test("are refused where one is a link to nothing", async () => {
    const made = workspace(EVERYWHERE);
    mkdirSync(join(made.root, "linked"));
    symlinkSync("gone", join(made.root, "linked", NAME));
    expect(await made.tool("--all", "--check")).toMatchObject({
      status: 2,
      errors: [`linked/${NAME} is not a file`],
    });
  });

  test("are not those of repositories below a folder that is in none", async () => {
    const made = workspace(EVERYWHERE);
    mkdirSync(join(made.root, "a", "b", ".git"));
    expect(await foundIn(made, "")).toEqual(["", "ignored/c/"]);
    expect(await foundIn(made, "a/b")).toEqual(["a/b/"]);
  });

  test.skipIf(process.platform !== "linux")("have paths in UTF-8", async () => {
    const { root, tool } = workspace({});
    const folder = Buffer.concat([Buffer.from(`${root}/pkg`), Buffer.of(0xff)]);
    mkdirSync(folder);
    writeFileSync(Buffer.concat([folder, Buffer.from(`/${NAME}`)]), JSON.stringify(one(WAZIR)));
    const errors: unknown = expect.arrayContaining([
      expect.stringMatching(
        /pkg\uFFFD does not exist; \uFFFD stands for bytes that are not UTF-8\. /,
      ),
    ]);
    for (const args of [["--all"], ["--piece", "W", "--lang", "json", "--out", "pkg\uFFFD/t"]])
      expect(await tool(...args)).toMatchObject({ status: 2, errors });
    expect(readdirSync(root)).toHaveLength(2);
    mkdirSync(join(root, "pkg\uFFFD"));
    expect(await tool("--table", "CORNER", "--lang", "c", "--out", "pkg\uFFFD/t")).toMatchObject({
      status: 0,
    });
  });

  test.each([
    ["", "--all --config b.json", "--all finds the configs; remove --config"],
    ...["--all --piece", "--config a --piece"].map((args) => [
      "",
      `${args} N`,
      `--piece is for tables without a config; remove it, or change a/${NAME}`,
    ]),
    [
      "a",
      "--format js",
      `--format is for tables without a config; remove it, or change a/${NAME}. For a table without the config, name one, as with --piece knight`,
    ],
  ])("do not go together with all options: in %j, %s", async (folder, args, error) => {
    const { toolIn } = workspace({ [`a/${NAME}`]: one(WAZIR), "b.json": one(FERZ) });
    expect(await toolIn(folder, args.split(" "))).toMatchObject({ status: 2, errors: [error] });
  });
});
