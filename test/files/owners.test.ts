/** Tests which config or command owns a file if several have tables in one folder. */
import { readFileSync, renameSync, symlinkSync, truncateSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGE_NAMES } from "../../generator/languages/languages.js";
import { failing } from "../support/faulty-files.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import { FERZ, WAZIR, workspace } from "../support/workspace.js";

const ADVICE = "Nothing was written. Move them elsewhere, or choose another folder.";
const ADOPT = "To take over generated files:";

/** A config with some tables in a language. All configs of a test write to the folder `tables`. */
const config = (lang: string, ...tables: readonly (string | object)[]) => ({
  out: "../tables",
  lang,
  tables,
});

const A = "a/chess-distance.json";
const B = "b/chess-distance.json";

/** The arguments that make the tool read a config. */
const of = (path: string) => ["--config", path] as const;

describe("two configs with one folder", () => {
  test("keep their tables, whose headers name them, even with --prune", async () => {
    const { tool, tables } = workspace({ [A]: config("json", WAZIR), [B]: config("json", FERZ) });
    for (const path of [A, B]) expect((await tool(...of(path), "--prune")).status).toBe(0);
    for (const path of [A, B])
      expect(await tool(...of(path), "--check", "--prune")).toMatchObject({ status: 0 });
    expect(Object.keys(tables())).toEqual([
      "ferz-distance-2x2.json",
      "table.schema.json",
      "wazir-distance-2x2.json",
    ]);
    const makers = Object.values(tables()).map((text) => /"regenerate": "(.*)"/.exec(text)?.[1]);
    expect(makers).toEqual([
      `ferz-distance-2x2.json, by ../${B}; to regenerate: npx chess-distance --config ${B}`,
      "table.schema.json; shared by the tables of this folder",
      `wazir-distance-2x2.json, by ../${A}; to regenerate: npx chess-distance --config ${A}`,
    ]);
  });

  test("refuse a table that both request and name its maker, and take it over on request", async () => {
    const { tool, tables } = workspace({
      [A]: config("json", WAZIR, FERZ),
      [B]: config("json", WAZIR),
    });
    expect((await tool(...of(A))).status).toBe(0);
    const before = tables();
    const refused = {
      status: 2,
      out: [],
      errors: [
        `Files in the way: tables/wazir-distance-2x2.json (made by ${A}). ${ADVICE} ` +
          `${ADOPT} npx chess-distance --config ${B} --adopt`,
      ],
    };
    for (const mode of ["--check", "--dry-run", "--prune"])
      expect(await tool(...of(B), mode)).toMatchObject({ status: 2 });
    expect(await tool(...of(B))).toEqual(refused);
    expect(tables()).toEqual(before);
    expect((await tool(...of(B), "--adopt")).out[1]).toMatch(
      new RegExp(`^tables/wazir-distance-2x2\\.json .* {2}written, no longer made by ${A}$`),
    );
    expect(await tool(...of(B), "--check")).toMatchObject({ status: 0 });
    expect((await tool(...of(A))).errors.join()).toContain(`json (made by ${B}). ${ADVICE}`);
  });

  test("are told which number is wrong in a table of another command, which no longer makes the same", async () => {
    const { tool, tables, write } = workspace({});
    const asked = ["--lang", "cpp", "--table", "KNIGHT_DISTANCE", "--out", "tables"] as const;
    expect(await tool(...asked)).toMatchObject({ status: 0 });
    expect(await tool(...asked, "--proof")).toMatchObject({ status: 0 });
    const text = tables()["knight_distance.hpp"] ?? "";
    write("tables/knight_distance.hpp", text.replace(" 0, 3, 2,", " 1, 3, 2,"));
    const { status, out, errors } = await tool("--check", ...asked, "--proof");
    expect(status).toBe(2);
    expect(out).toEqual([
      "tables/knight_distance.hpp (KNIGHT_DISTANCE) differs: KNIGHT_DISTANCE[a1, a1]: 1, should be 0",
    ]);
    expect(errors.join()).toMatch(/^Files in the way: tables\/knight_distance\.hpp \(made by /);
  });

  test("in Rust, name the modules that an index which is taken over no longer has", async () => {
    const { tool } = workspace({ [A]: config("rust", WAZIR), [B]: config("rust", FERZ) });
    await tool(...of(A));
    expect((await tool(...of(B), "--adopt")).out.join("\n")).toMatch(
      new RegExp(`made by ${A}; it no longer has: pub mod wazir_distance_2x2;$`, "m"),
    );
  });

  test.each(sampled(LANGUAGE_NAMES, 3, "readers"))(
    "keep a table that the other's files read, in %s",
    async (lang) => {
      const { tool, write, tables } = workspace({
        [A]: config(lang, "CORNER"),
        [B]: config(lang, "NDIS"),
      });
      // In Rust, both make the index.
      for (const path of [A, B]) await tool(...of(path), "--adopt");
      write(A, config(lang, "CENTER_DISTANCE"));
      expect(await tool(...of(A), "--adopt", "--prune")).toMatchObject({ status: 0 });
      expect(Object.keys(tables()).join(" ")).toMatch(/\bcorner\./i);
    },
  );

  test.each([
    [
      "links",
      (path: string): void => {
        renameSync(path, `${path}.real`);
        symlinkSync(`${path}.real`, path);
      },
    ],
    [
      "files that cannot be read",
      (path: string): void => {
        failing("openSync", "EACCES", (one) => one === path);
      },
    ],
  ])("keep the files that the other's files may read if those are %s", async (_, hide) => {
    const { root, tool, write, tables } = workspace({
      [A]: config("c", "CORNER", "EDGE_DISTANCE"),
      [B]: config("c", "NDIS"),
    });
    await tool("--all");
    hide(join(root, "tables", "ndis.h"));
    write(A, config("c", "CENTER_DISTANCE"));
    expect(await tool(...of(A), "--prune")).toMatchObject({ status: 0 });
    expect(Object.keys(tables())).toContain("corner.h");
  });

  test("keep a table that a large file of the other config reads at its end", async () => {
    const large = { piece: "N", name: "big", layout: { rank: 16, zero: 33_000, length: 66_000 } };
    const { tool, write, tables } = workspace({
      [A]: config("go", "CORNER", "DISTANCE"),
      [B]: config("go", large),
    });
    await tool("--all");
    expect(tables()["big_distance.go"]?.length).toBeGreaterThan(200_000);
    write(A, config("go", "DISTANCE"));
    expect(await tool(...of(A), "--prune")).toMatchObject({ status: 0 });
    expect(Object.keys(tables())).toContain("corner.go");
  });

  test.each([
    [A, { out: "../tables", tables: ["CORNER"] }],
    ["a/graph.json", { cells: ["a", "b"], pieces: { ant: { a: [] } } }],
  ])("%s is read again first if it changes while tables are proved", async (path, content) => {
    const graph = { board: { graph: "graph.json" }, piece: "ant", name: "x" };
    // Large enough to be announced.
    const large = { board: "18x18", piece: "K" };
    const { root, write, tables } = workspace({
      "a/graph.json": { cells: ["a", "b"], pieces: { ant: { a: ["b"] } } },
      [A]: { out: "../tables", tables: [graph, large] },
    });
    const change = {
      push: () => {
        write(path, content);
      },
    };
    const { status, errors } = await run(of(A), change, root);
    expect(status).toBe(2);
    expect(errors.join()).toContain(
      `${path} has changed since it was read. Run the command again.`,
    );
    expect(tables()).toEqual({});
  });

  const settings = [
    ["c", "h", "prefix", "own_", "#ifndef CHESS_DISTANCE_CD_8X8", "#ifndef CHESS_DISTANCE_OWN_8X8"],
    ["cpp", "hpp", "namespace", "own", "namespace chess_distance", "namespace own"],
    ["go", "go", "package", "own", "package chessdistance", "package own"],
  ] as const;
  test.each(sampled(settings, 1, "settings"))(
    "refuse helpers of other settings in %s, even with --adopt: the other's files would break",
    async (lang, ending, key, setting, there, here) => {
      const { tool, write, tables } = workspace({});
      const guard = lang === "c" ? "_CORNER_H" : "";
      const reason = `corner.${ending} (made by ${A}; its readers have ${there}${guard}, the new file has ${here}${guard}). ${ADVICE}`;
      const errors = [`Files in the way: tables/${reason}`];
      for (const own of ["EDGE_DISTANCE", "CORNER"])
        for (const table of ["KNIGHT_DISTANCE_15X15", "CORNER"]) {
          write(A, config(lang, "CENTER_DISTANCE", "NDIS", own));
          expect(await tool(...of(A))).toMatchObject({ status: 0 });
          write(B, { ...config(lang, table), [key]: setting });
          const before = tables();
          for (const options of [[], ["--adopt"]])
            expect(await tool(...of(B), ...options)).toEqual({ status: 2, out: [], errors });
          expect(tables()).toEqual(before);
        }
    },
  );

  test("may change their setting if one takes over all files of the other", async () => {
    const ndis = config("cpp", "NDIS");
    const { tool, tables } = workspace({ [A]: ndis, [B]: { ...ndis, namespace: "own" } });
    await tool(...of(A));
    expect(await tool(...of(B), "--adopt")).toMatchObject({ status: 0 });
    expect(tables()["corner.hpp"]).toContain("namespace own");
  });

  test("for commands, the one whose file reads a helper is named", async () => {
    const { tool } = workspace({});
    const made = (...args: readonly string[]) => tool("--lang", "c", "--out", "tables", ...args);
    await made("--table", "CENTER_DISTANCE");
    await made("--table", "NDIS");
    expect((await made("--table", "KNIGHT_DISTANCE_15X15", "--prefix", "own_")).errors).toEqual([
      expect.stringContaining("corner.h (made by npx chess-distance --table NDIS --out tables"),
    ]);
  });

  test("are distinguished wherever they are, even if their commands are the same", async () => {
    const { tool, write, tables } = workspace({});
    for (const name of ["a", "b"]) {
      write(`${name}/package.json`, "{}");
      write(`${name}/chess-distance.json`, config("json", WAZIR));
    }
    await tool(...of(A));
    const { status, errors } = await tool(...of(B));
    expect({ status, errors }).toMatchObject({
      status: 2,
      errors: [expect.stringContaining(`(made by ${A}). ${ADVICE}`)],
    });
    expect(Object.values(tables())[1]).toContain(
      `, by ../${A}; to regenerate: npx chess-distance"`,
    );
  });

  test("are distinguished if the path of one contains words of a header", async () => {
    const odd = "a; to regenerate: npx/chess-distance.json";
    const { tool, write } = workspace({ [odd]: config("json", WAZIR) });
    await tool(...of(odd));
    expect(await tool(...of(odd), "--check")).toMatchObject({ status: 0 });
    write("a", { ...config("json", WAZIR), out: "tables" });
    expect((await tool(...of("a"))).errors.join()).toContain(`(made by ${odd}). ${ADVICE}`);
    write(odd, config("json", FERZ));
    expect((await tool(...of(odd), "--prune")).out.at(-1)).toContain(", 1 removed");
  });
});

describe("through links", () => {
  test("two configs with one folder are distinguished", async () => {
    const { root, write, tool, tables } = workspace({});
    write("tables/own.txt", "mine");
    for (const name of ["a", "b"]) {
      write(`${name}/chess-distance.json`, { ...config("c", "NDIS"), out: "tables" });
      symlinkSync("../tables", join(root, name, "tables"));
    }
    expect(await tool(...of(A))).toMatchObject({ status: 0 });
    const before = tables();
    expect((await tool(...of(B), "--prune")).errors.join()).toContain(`(made by ${A}). ${ADVICE}`);
    expect(tables()).toEqual(before);
  });

  test("two outputs with one folder are one", async () => {
    const outputs = [
      { ...config("c", "KNIGHT_DISTANCE"), out: "tables" },
      { ...config("c", "NDIS"), out: "link" },
    ];
    const { root, write, tool, tables } = workspace({ "chess-distance.json": { outputs } });
    write("tables/own.txt", "mine");
    symlinkSync("tables", join(root, "link"));
    expect(await tool("--prune")).toMatchObject({ status: 0 });
    expect(Object.keys(tables())).toEqual([
      "chess_distance_target.h",
      "corner.h",
      "knight_distance.h",
      "ndis.h",
      "own.txt",
    ]);
    expect(await tool("--check")).toMatchObject({ status: 0 });
  });

  test("a config and its folder are the same", async () => {
    const { root, write, tool, tables } = workspace({});
    write("real/deep/own/chess-distance.json", { ...config("c", "NDIS"), out: "../../../tables" });
    symlinkSync("real/deep/own", join(root, "link"));
    expect(await tool(...of("link"))).toMatchObject({ status: 0 });
    expect(Object.keys(tables())).toEqual(["chess_distance_target.h", "corner.h", "ndis.h"]);
    expect(await tool(...of("real/deep/own"), "--check")).toMatchObject({ status: 0 });
  });

  test("--all without git does not follow them", async () => {
    const { root, write, tool } = workspace({ [A]: { ...config("c", "NDIS"), out: "t" } });
    write("a/node_modules/x/chess-distance.json", "{}");
    symlinkSync(".", join(root, "a", "one"));
    symlinkSync("..", join(root, "a", "two"));
    expect((await tool("--all")).out.at(-1)).toMatch(/^3 files, .* 3 written/);
  });
});

describe("the config itself", () => {
  test.each([
    ["--prune", { lang: "c", out: ".", tables: ["NDIS"] }],
    ["--adopt", { lang: "json", out: ".", tables: [{ ...WAZIR, name: "own" }] }],
  ])("stays with %s, even if it starts with a header", async (option, request) => {
    const name = "own-distance.json";
    const text =
      "// Code generated by chess-distance; DO NOT EDIT.\n" +
      `// ${name}, by ${name}; to regenerate: npx chess-distance --config ${name}\n${JSON.stringify(request)}`;
    const { tool, tables } = workspace({ [name]: text });
    await tool(...of(name), option);
    expect(tables(".")[name]).toBe(text);
  });

  test("has a name that no table takes", async () => {
    const tables = [{ ...WAZIR, name: "chess" }];
    const { tool } = workspace({ "chess-distance.json": { lang: "json", out: "t", tables } });
    expect(await tool()).toMatchObject({
      status: 2,
      errors: [
        "chess-distance.json: chess-distance.json is the name of a config; rename the table",
      ],
    });
  });

  test("may have a name that looks like an option", async () => {
    const { tool, tables } = workspace({ "-rf": { lang: "c", out: "tables", tables: ["CORNER"] } });
    expect(await tool("--config=-rf")).toMatchObject({ status: 0 });
    expect(tables()["corner.h"]).toContain("to regenerate: npx chess-distance --config ./-rf");
  });
});

test("two commands share the tables of a folder with quotation marks in its name", async () => {
  const { tool, tables } = workspace({});
  const made = (names: string) =>
    tool("--lang", "json", "--table", names, "--out", "it's/tables", "--prune");
  expect(await made("CORNER")).toMatchObject({ status: 0 });
  expect(await made("CORNER,NDIS")).toMatchObject({ status: 0 });
  expect(tables("it's/tables")["corner.json"]).toContain(
    "--table CORNER --out 'it'\\\"'\\\"'s/tables",
  );
});

test("a renamed config is refused, names the missing one, and takes its tables over on request", async () => {
  const { root, tool, tables } = workspace({ [A]: config("json", WAZIR, FERZ) });
  expect((await tool(...of(A))).status).toBe(0);
  renameSync(join(root, "a"), join(root, "c"));
  const C = "c/chess-distance.json";
  const before = tables();
  const gone = `made by ${A}, which does not exist`;
  expect(await tool(...of(C))).toEqual({
    status: 2,
    out: [],
    errors: [
      `Files in the way: tables/wazir-distance-2x2.json, tables/ferz-distance-2x2.json (all ${gone}). ` +
        `${ADVICE} ${ADOPT} npx chess-distance --config ${C} --adopt`,
    ],
  });
  expect(tables()).toEqual(before);
  expect((await tool(...of(C), "--adopt", "--check")).status).toBe(1);
  expect(tables()).toEqual(before);
  const { status, out } = await tool(...of(C), "--adopt");
  expect(status).toBe(0);
  expect(out.filter((line) => line.endsWith(`  written, no longer ${gone}`))).toHaveLength(2);
  expect(await tool(...of(C), "--check")).toMatchObject({ status: 0 });
});

const COPY = "a copy of another table";

describe("--adopt takes over no file that was not generated", () => {
  test.each([
    ["a user's", () => "mine\n"],
    ["an empty one", () => ""],
    [COPY, (own: string) => own.replaceAll("wazir", "camel")],
    [
      `${COPY}, by another config`,
      (own: string) => own.replaceAll("wazir", "camel").replace(/, by [^;]+/, ", by ../other.json"),
    ],
    ["a table with a line before it", (own: string) => `// mine\n${own}`],
    ["a user's of 600 MB", () => undefined],
  ])("%s", async (what, textOf) => {
    const { root, write, tool, tables } = workspace({ [A]: config("c", WAZIR) });
    await tool(...of(A));
    const path = "tables/wazir_distance_2x2.h";
    const text = textOf(tables()["wazir_distance_2x2.h"] ?? "");
    write(path, text ?? "");
    if (text === undefined) truncateSync(join(root, path), 600 * 2 ** 20);
    for (const options of [[], ["--adopt"], ["--adopt", "--prune"]])
      expect(await tool(...of(A), ...options)).toEqual({
        status: 2,
        out: [],
        errors: [
          `Files in the way: ${path} (${what.startsWith(COPY) ? "a copy of camel_distance_2x2.h" : "not generated"}). ${ADVICE}`,
        ],
      });
    unlinkSync(join(root, path));
    expect(Object.keys(tables())).toEqual(["chess_distance_target.h"]);
  });
});

describe("after a command,", () => {
  const COMMAND = [
    "--lang",
    "cpp",
    "--table",
    "KNIGHT_DISTANCE,KNIGHT_MOVES",
    "--out",
    "src/tables",
  ];
  const TAKEN = /\.hpp .* written, no longer made by npx chess-distance --table /;

  const configIn = (root: string): unknown =>
    JSON.parse(readFileSync(join(root, "chess-distance.json"), "utf8"));

  test("a config takes over the tables that it makes alike, and the command accepts this", async () => {
    const { write, tool, tables } = workspace({});
    const name = "knight_distance.hpp";
    await tool(...COMMAND);
    const before = tables("src/tables");
    write("chess-distance.json", {
      ...{ out: "src/tables", lang: "cpp", tables: ["KNIGHT_DISTANCE", "KNIGHT_MOVES"] },
    });
    const kept = `${before[name] ?? ""}// mine\n`;
    write(`src/tables/${name}`, kept);
    expect((await tool()).errors.join()).toContain(`Files in the way: src/tables/${name} `);
    expect(tables("src/tables")[name]).toBe(kept);
    write(`src/tables/${name}`, before[name] ?? "");
    const { status, out, errors } = await tool();
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    expect(out.filter((line) => TAKEN.test(line))).toHaveLength(2);
    const after = tables("src/tables");
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after[name]).not.toBe(before[name]);
    for (const args of [[], COMMAND])
      expect(await tool(...args, "--check")).toMatchObject({ status: 0 });
    const wrong = (after[name] ?? "").replace(" 0, 3, 2,", " 1, 3, 2,");
    write(`src/tables/${name}`, wrong.replace(/(?<=\.hpp), by [^;]*/, ""));
    expect((await tool()).errors.join()).toContain(
      `Files in the way: src/tables/${name} (made by `,
    );
  });

  test.each([
    [COMMAND, ["--lang", "cpp"], { lang: "cpp", tables: ["KNIGHT_DISTANCE", "KNIGHT_MOVES"] }],
    [COMMAND, [], { lang: "cpp", tables: ["KNIGHT_DISTANCE", "KNIGHT_MOVES"] }],
    [
      ["--piece", "camel=C", "--board", "10x8", "--lang", "rust", "--proof", "--out", "src/tables"],
      [],
      { lang: "rust", proof: true, tables: [{ board: "10x8", name: "camel", piece: "C" }] },
    ],
    [
      ["--piece", "N", "--layout", "pair", "--index", "--names", "a8", "--out", "src/tables"],
      [],
      { lang: "ts", index: true, names: "a8", tables: [{ piece: "N" }] },
    ],
  ])("%j, init %j writes %j, which makes the same files", async (command, given, config) => {
    const { root, tool, tables } = workspace({});
    await tool(...command);
    const before = tables("src/tables");
    const { out } = await tool("init", ...given);
    expect(out[0]).toBe(
      "Wrote chess-distance.json, with the tables in src/tables. To write its tables: npx chess-distance",
    );
    const $schema: unknown = expect.any(String);
    expect(configIn(root)).toEqual({ $schema, out: "src/tables", ...config });
    expect(await tool()).toMatchObject({ status: 0, errors: [] });
    const plain = (files: Readonly<Record<string, string>>) =>
      Object.entries(files).map(([name, text]) => [
        name,
        text.replace(/(, by [^;]*)?; to regenerate: .*/, ""),
      ]);
    expect(plain(tables("src/tables"))).toEqual(plain(before));
  });

  test.each([
    [[COMMAND], ["--piece", "camel", "--lang", "cpp"], "camel"],
    [[COMMAND], ["--lang", "c"], "knight"],
    [
      [COMMAND, ["--table", "CORNER", "--lang", "cpp", "--out", "src/tables"]],
      ["--lang", "cpp"],
      "knight",
    ],
    [[], [], "knight"],
  ])("%j, init %j writes its own table, of a %s", async (commands, given, piece) => {
    const { root, tool } = workspace({});
    for (const command of commands) await tool(...command);
    await tool("init", ...given);
    expect(configIn(root)).toMatchObject({ tables: [{ board: "8x8", piece, layout: "pair" }] });
  });
});

test("the text of a foreign header is escaped", async () => {
  const { write, tool, tables } = workspace({ [A]: config("c", WAZIR) });
  await tool(...of(A));
  const name = "wazir_distance_2x2.h";
  const made = tables()[name] ?? "";
  for (const [path, shown] of [
    ["%0A%1B[31m/x", "\\u{a}\\u{1b}[31m/x, which does not exist"],
    ["%00", "\\u{0}, which does not exist"],
    [`${name}/x`, `${name}/x, which does not exist`],
    ["x".repeat(4000), `${"x".repeat(4000)}, which does not exist`],
  ] as const) {
    write(`tables/${name}`, made.replace(`by ../${A}`, `by ${path}`));
    const { status, errors } = await tool(...of(A));
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        `Files in the way: tables/${name} (made by tables/${shown}). ${ADVICE} ` +
          `${ADOPT} npx chess-distance --config ${A} --adopt`,
      ],
    });
  }
  write(`tables/${name}`, `${made.replace(/, by .*$/m, "; to regenerate: npx %0A")}more`);
  expect((await tool(...of(A))).errors.join()).toContain("(made by another command). ");
});

describe("a package", () => {
  test.each([
    ["rust", "mod.rs", ["ndis", "corner"].map((one) => `pub mod ${one};`)],
    ["python", "__init__.py", ["ndis", "corner"].map((one) => `from . import ${one} as ${one}`)],
  ] as const)("that the user made in %s stays unchanged", async (lang, file, [has, other]) => {
    const { root, write, tool, tables } = workspace({
      [A]: { ...config(lang, "NDIS"), index: true },
    });
    const path = `tables/${file}`;
    const left = (needs: string): unknown =>
      expect.stringMatching(`^${path} .* yours, unchanged${needs.replaceAll(".", "\\.")}$`);
    const own = `mine()\n${has}\n`;
    write(path, own);
    for (const args of [[], ["--adopt", "--prune"]]) {
      const { status, out, errors } = await tool(...of(A), ...args);
      expect({ status, errors }).toEqual({ status: 0, errors: [] });
      expect(out[2]).toEqual(left(`; it lacks: ${other}`));
      expect(tables()[file]).toBe(own);
    }
    expect(await tool(...of(A), "--check")).toMatchObject({ status: 0 });
    write(path, `${own}${other}\n`);
    expect((await tool(...of(A), "--dry-run")).out[2]).toEqual(left(""));
    unlinkSync(join(root, path));
    symlinkSync("elsewhere", join(root, path));
    expect(await tool(...of(A))).toMatchObject({ status: 0 });
    unlinkSync(join(root, path));
    expect((await tool(...of(A), "--check")).out[0]).toBe(`${path} is missing`);
  });

  test("always exists in Python, and is an index if one of the folder's makers wants an index", async () => {
    for (const order of [
      [A, B],
      [B, A],
    ] as const) {
      const { write, tool, tables } = workspace({
        [A]: { ...config("python", "CENTER_DISTANCE"), index: true },
        [B]: config("python", "EDGE_DISTANCE"),
      });
      const made = (): string => tables()["__init__.py"] ?? "";
      for (const path of order) expect(await tool(...of(path))).toMatchObject({ status: 0 });
      expect(made()).toMatch(/^from \. import center_distance as center_distance\n$/m);
      for (const path of order)
        expect(await tool(...of(path), "--check")).toMatchObject({ status: 0 });
      expect(await tool("--all", "--check")).toMatchObject({ status: 0 });
      write(A, config("python", "CENTER_DISTANCE"));
      expect(await tool(...of(A))).toMatchObject({ status: 0 });
      expect(made()).toMatch(
        /\n# __init__\.py; shared by the tables of this folder\n\n"""A package of tables\."""\n$/,
      );
      expect(await tool("--all", "--check")).toMatchObject({ status: 0 });
    }
  });

  test("always exists in Python, also beside a single file, so that setuptools finds the folder", async () => {
    const { tool, tables } = workspace({ [A]: { ...config("python", "CORNER"), single: true } });
    expect(await tool(...of(A))).toMatchObject({ status: 0 });
    expect(Object.keys(tables()).toSorted()).toEqual(["__init__.py", "tables.py"]);
    expect(await tool(...of(A), "--check")).toMatchObject({ status: 0 });
  });
});
