/** Tests `chess-distance.json`: where the tool looks for it, what it may contain, and what it makes. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { join, sep } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { CONFIG_NAME } from "../../generator/commands/config.js";
import { shown } from "../../generator/errors.js";
import { temporaryFolder } from "../support/files.js";
import { run } from "../support/tool.js";
import { mistakesIn, WAZIR, workspace } from "../support/workspace.js";

const EXAMPLE = {
  $schema: "./node_modules/chess-distance/schema.json",
  out: "src/tables",
  index: true,
  tables: [
    { board: "6x5", piece: "N", layout: ["pair", "superimposed"] },
    { board: "6x5", piece: "C", name: "camel", layout: "pair" },
    { board: "9x10", piece: "K", to: ["e1", "e10"], name: "palaceHeart" },
  ],
};

/** A folder with a config, and the tool in it. */
const project = (config: unknown) => workspace({ [CONFIG_NAME]: config });

test("a user may have no home folder", async () => {
  const { homedir } = os;
  const set = (value: typeof homedir): void => {
    os.homedir = value;
    syncBuiltinESMExports();
  };
  onTestFinished(() => {
    set(homedir);
  });
  // What Node throws for a user without an entry in /etc/passwd if HOME is not set.
  set(() => {
    throw Object.assign(new Error("uv_os_homedir returned ENOENT"), { code: "ERR_SYSTEM_ERROR" });
  });
  const { tool, tables } = workspace({ [CONFIG_NAME]: { out: "tables", tables: [WAZIR] } });
  expect(await tool()).toMatchObject({ status: 0, errors: [] });
  expect(Object.keys(tables())).toHaveLength(2);
});

test.each([
  ["UTF-16", "utf16le", "\uFEFF"],
  ["UTF-16 without a mark", "utf16le", ""],
  ["UTF-16 with the high byte first", "swapped", "\uFEFF"],
])("a config or a graph in %s is refused: the tool reads UTF-8", async (_, encoding, mark) => {
  const bytesOf = (value: unknown): Buffer => {
    const bytes = Buffer.from(mark + JSON.stringify(value), "utf16le");
    return encoding === "swapped" ? bytes.swap16() : bytes;
  };
  const { root, tool } = workspace({});
  writeFileSync(join(root, "g.json"), bytesOf({ cells: ["a"], pieces: {} }));
  writeFileSync(join(root, CONFIG_NAME), bytesOf({ out: "t", tables: [WAZIR] }));
  const refused = (file: string) => ({
    ...{ status: 2, out: [] },
    errors: [`${file} is not UTF-8 text; convert it to UTF-8`],
  });
  expect(await tool()).toEqual(refused(CONFIG_NAME));
  const args = ["--board", '{ "graph": "g.json" }', "--piece", "x=ant", "--out", "t"];
  expect(await tool(...args)).toEqual(refused("g.json"));
});

describe("the tables that it names", () => {
  test("are made and checked from any folder below it, with the same files", async () => {
    const { root, toolIn, tables } = project(EXAMPLE);
    mkdirSync(join(root, "deep", "deeper"), { recursive: true });
    expect((await toolIn("deep/deeper", [])).status).toBe(0);
    const made = tables("src/tables");
    expect(Object.keys(made)).toEqual([
      "camel-distance.ts",
      "corner-6x5.ts",
      "frozen.ts",
      "index.ts",
      "knight-distance-11x9.ts",
      "knight-distance-6x5.ts",
      "palace-heart-distance.ts",
      "unreachable.ts",
    ]);
    for (const within of ["", "deep", "src/tables"])
      expect(await toolIn(within, ["--check"])).toEqual({
        status: 0,
        out: ["All 8 files are current."],
        errors: [],
      });
    expect((await toolIn("", [])).out.at(-1)).toContain(": 0 written, 8 unchanged");
    for (const [name, text] of Object.entries(made))
      if (/distance|index/.test(name))
        expect(text.split("\n")[2], name).toBe(
          `// ${name}, by ../../chess-distance.json; to regenerate: npx chess-distance`,
        );
  });

  test("are the same where a list is one text with commas, as on a command line", async () => {
    const lists = {
      out: "t",
      lang: "json",
      tables: [
        { measure: "attacks", piece: ["N", "(1,4)"], layout: ["pair", "0x88"] },
        { board: "5x5", piece: "K", to: ["a1", "b2"] },
        "CORNER",
        "NDIS",
      ],
    };
    const texts = {
      ...lists,
      tables: [
        { measure: "attacks", piece: "N, (1,4)", layout: "pair,0x88" },
        { board: "5x5", piece: "K", to: "a1,b2" },
        "CORNER,NDIS",
      ],
    };
    const [first, second] = [project(lists), project(texts)];
    for (const { tool } of [first, second]) expect((await tool()).status).toBe(0);
    const made = first.tables("t");
    expect(Object.keys(made)).toEqual([
      "attacks-by-0x88-diff.json",
      "attacks.json",
      "corner.json",
      "king-distance-5x5-to-a1-b2.json",
      "ndis.json",
      "table.schema.json",
    ]);
    expect(second.tables("t")).toEqual(made);
  });

  test("may have comments, trailing commas and a byte order mark around them", async () => {
    const { tool } = project(
      `\uFEFF{ // for the trainer\n"out": "t", "tables": [{ "piece": "knight", },] }`,
    );
    expect((await tool()).status).toBe(0);
  });

  test("of two configs are those of --config, whose name the headers hold", async () => {
    const { toolIn, tables } = workspace({
      [CONFIG_NAME]: EXAMPLE,
      "small.json": { out: "other", tables: [WAZIR] },
      "deep/own.txt": "",
    });
    expect((await toolIn("deep", ["--config", "../small.json"])).status).toBe(0);
    const { "wazir-distance-2x2.ts": text = "" } = tables("other");
    expect(text.split("\n")[2]).toBe(
      "// wazir-distance-2x2.ts, by ../small.json; to regenerate: npx chess-distance --config small.json",
    );
    const { out } = await toolIn("deep", ["--config", "../small.json", "--check"]);
    expect(out).toEqual(["All 2 files are current."]);
  });

  test("are listed with their elements and bytes, and what a dry run would not remove", async () => {
    const { write, tool } = project({ out: "t", tables: ["NDIS", "EDGE_DISTANCE"] });
    await tool();
    write(CONFIG_NAME, { out: "t", tables: ["NDIS", "CENTER_DISTANCE"] });
    const { out } = await tool("--dry-run");
    expect(
      out.map((line) => line.replace(/\d+ bytes/, "N bytes").replaceAll(/ {2,}/g, "  ")),
    ).toEqual([
      "t/frozen.ts  N bytes  unchanged",
      "t/corner.ts  64 elements, N bytes  unchanged",
      "t/ndis.ts  64 elements, N bytes  unchanged",
      "t/center-distance.ts  64 elements, N bytes  would be written",
      "t/edge-distance.ts is left over: its config or command no longer makes it; to remove: npx chess-distance --prune",
      "4 files, 192 elements, N bytes: 1 would be written, 3 unchanged",
      "Nothing was written: this is a dry run.",
    ]);
  });
});

describe("every mistake is one line", () => {
  test.each<[string, unknown, readonly string[]]>([
    [
      "an empty file",
      " \n",
      [`${CONFIG_NAME} is empty. Remove it, then run in its folder: npx chess-distance init`],
    ],
    ["a list", [], [`[]: expected an object, such as { "tables": [{ "piece": "knight" }] }`]],
    ...["[", '{"a":'].map((start): [string, string, readonly string[]] => [
      `a hundred thousand of ${start}`,
      start.repeat(100_000),
      ["nested too deeply, or too large"],
    ]),
  ])("%s", async (_, config, lines) => {
    expect(await mistakesIn(config)).toEqual(lines);
  });

  test("control characters, which are escaped", async () => {
    const lines = await mistakesIn({
      ...{ out: "\0", "\u001b[31m\n\u2028": 1 },
      tables: [{ piece: "K\u009b2J", board: "\u202e", name: "a\r", "\u007f": 1 }],
    });
    expect(lines.map((line) => line.replace(/ expected (?!one of board).*/, ""))).toEqual([
      `tables[0].board: "\\u{202e}":`,
      `tables[0].piece: piece "K\\u{9b}2J", at character 2, "\\u{9b}":`,
      `tables[0].name: "a\\r":`,
      `tables[0].\\u{7f}: unknown key; expected one of board, measure, piece, dialect, name, exactName, layout, to, from, within, color, squares, unit, bits, of, directions, captures, filler, values`,
      `out: "\\u0000":`,
      `\\u{1b}[31m\\u{a}\\u{2028}: unknown key;`,
    ]);
  });

  test.each(["/src/tables", "/", "C:\\tables", "c:tables", "\\\\server\\tables"])(
    "a folder that is the same from everywhere, %s",
    async (out) => {
      const tables = ["CORNER"];
      const reason = `${shown(JSON.stringify(out))}: expected the folder of the tables, relative to the config, `;
      for (const [config, path] of [
        [{ out, tables }, "out"],
        [{ outputs: [{ out, tables }] }, "outputs[0].out"],
      ] as const)
        expect(await mistakesIn(config)).toEqual([expect.stringContaining(`${path}: ${reason}`)]);
    },
  );

  test("a root or the home folder, however it is written", async () => {
    const { root: folder, write, tool } = workspace({});
    const home = process.env["HOME"];
    process.env["HOME"] = folder;
    onTestFinished(() => {
      process.env["HOME"] = home;
    });
    mkdirSync(join(folder, "deep"));
    symlinkSync(folder, join(folder, "deep", "link"));
    const up = "../".repeat(folder.split(sep).length);
    const dry = ["--dry-run", "--table", "CORNER", "--lang", "c"];
    for (const [out, is] of [
      [up, "/"],
      ["./", folder],
      ["deep/..", folder],
      ["deep/link", folder],
    ] as const) {
      const reason = `"${out}" is ${is}, not a folder for tables; expected a path such as "src/tables"`;
      write(CONFIG_NAME, { out, tables: ["CORNER"], lang: "c" });
      const { status, errors } = await tool("--dry-run");
      expect({ status, errors: errors.map((line) => line.replace(/^.*?: /, "")) }).toEqual({
        status: 2,
        errors: [`out: ${reason}`],
      });
      expect(await tool(...dry, "--out", out)).toMatchObject({
        status: 2,
        errors: [`--out: ${reason}`],
      });
    }
    expect(await tool(...dry, "--out", join(folder, "deep"))).toMatchObject({ status: 0 });
  });

  test("texts that are too long are cut, wherever they are", async () => {
    const long = "x".repeat(5000);
    const table = { piece: "N" };
    const lines = [
      ...(await mistakesIn({
        ...{ out: "t", lang: long, format: long, index: long, [long]: long },
        tables: [
          ...[{ piece: "N".repeat(100_000) }, { piece: "NC".repeat(50_000) }, { piece: long }],
          ...["board", "measure", "name", "layout", long].map((key) => ({ ...table, [key]: long })),
          ...[long, [long]],
        ],
      })),
      ...(await mistakesIn({ out: "t", tables: [{ ...table, to: long }] })),
      ...(await mistakesIn({ out: "t", tables: [table], lang: "cpp", namespace: `${long} ` })),
      ...(await mistakesIn({ outputs: [{ out: "t", lang: long }, { [long]: 1 }, long] })),
    ];
    expect(lines.filter((line) => !/(?:x|N|NC){31,66}"?…/.test(line))).toEqual([
      expect.stringMatching(/^outputs\[1\]\.out: missing; /),
    ]);
    expect(lines.filter((line) => /[xNC]{67}/.test(line))).toEqual([]);
    expect(lines).toHaveLength(20);
  });

  test("a config that is too large for memory is not read", async () => {
    const { root, tool } = project("");
    truncateSync(join(root, CONFIG_NAME), 600 * 2 ** 20);
    expect(await tool()).toEqual({
      status: 2,
      out: [],
      errors: [`${join(root, CONFIG_NAME)} is too large to read.`],
    });
  });

  test("a config whose path would take two lines is refused", async () => {
    const { tool } = workspace({ [`a\nb/${CONFIG_NAME}`]: EXAMPLE });
    for (const [path, escaped] of [
      ["a\nb", `a\\u{a}b/${CONFIG_NAME}`],
      ["\u001b[31m.json", "\\u{1b}[31m.json"],
    ] as const)
      expect(await tool("--config", path)).toEqual({
        status: 2,
        out: [],
        errors: [
          `${escaped}: the path of a config must not contain control characters or invisible characters`,
        ],
      });
  });

  test("no config at all says how to make one", async () => {
    const { status, errors } = await run([], [], temporaryFolder());
    expect(status).toBe(2);
    expect(errors).toEqual([
      "There is no chess-distance.json here or in a folder above. To make one: npx chess-distance init. " +
        "For configs in folders below: npx chess-distance --all. " +
        "For a table without a config: npx chess-distance --piece knight --out src/tables",
    ]);
  });

  test.each(["", "below"])(
    "a folder with the name of a config is no config, in %j",
    async (folder) => {
      const root = temporaryFolder();
      mkdirSync(join(root, "chess-distance.json"));
      mkdirSync(join(root, "below"));
      expect(await run([], [], join(root, folder))).toMatchObject({
        status: 2,
        errors: [
          expect.stringMatching(
            /chess-distance\.json is a folder, not a config; rename it\. To make a config: npx chess-distance init$/,
          ),
        ],
      });
    },
  );

  test.each([
    ["--piece", "wazir"],
    ["--measure", "directions"],
    ["--to", "a1"],
    ["--table", "NDIS"],
  ])("a command line that names tables with %s ignores a config above it", async (...named) => {
    const { errors } = await project(EXAMPLE).tool(...named, "--out", "t", "--lang", "json");
    expect(errors.join()).not.toContain(CONFIG_NAME);
  });

  test.each(["a broken link", "a folder in one"])("%s is not passed over", async (kind) => {
    const { root, tool } = workspace({});
    if (kind === "a broken link") symlinkSync("nowhere", join(root, CONFIG_NAME));
    else mkdirSync(join(root, CONFIG_NAME, CONFIG_NAME), { recursive: true });
    const { status, errors } = await tool("--config", root);
    expect(status).toBe(2);
    expect(errors.join()).toContain(`${CONFIG_NAME} is not a file`);
  });

  test.each(["lang", "namespace", "out"])(
    "%s that is nested as deeply as can be parsed",
    async (key) => {
      for (const depth of [2000, 3500, 4000, 4500, 5000])
        expect(await mistakesIn(`{"${key}":${"[".repeat(depth)}${"]".repeat(depth)}}`)).not.toEqual(
          [],
        );
    },
  );
});

/** A substitute for a terminal: records the questions and answers them in turn. An empty answer means the default. */
const answering = (...answers: readonly string[]) => {
  const asked: string[] = [];
  const ask = (question: string, byDefault: string): Promise<string> => {
    asked.push(`${question} (${byDefault})`);
    return Promise.resolve((answers[asked.length - 1] ?? "") || byDefault);
  };
  return { asked, ask };
};

describe("init", () => {
  test("writes a first config from which tables can be made", async () => {
    const { root, toolIn, tables } = workspace({ "deep/own.txt": "" });
    expect(await toolIn("deep", ["init"])).toEqual({
      status: 0,
      out: [`Wrote ${CONFIG_NAME}. To write its tables: npx chess-distance`],
      errors: [],
    });
    expect(JSON.parse(readFileSync(join(root, CONFIG_NAME), "utf8"))).toEqual({
      $schema: "https://unpkg.com/chess-distance@1.2.3/schema.json",
      out: "src/tables",
      lang: "ts",
      tables: [{ board: "8x8", piece: "knight", layout: "pair" }],
    });
    expect((await toolIn("", [])).status).toBe(0);
    expect(Object.keys(tables("src/tables"))).toEqual(["frozen.ts", "knight-distance.ts"]);
  });

  test.each([
    ["", "./node_modules/chess-distance/schema.json"],
    ["packages/web", "../../node_modules/chess-distance/schema.json"],
  ])("names the schema that npm installed, from the folder %j of a workspace", async (of, path) => {
    const { root, toolIn } = workspace({
      "node_modules/chess-distance/schema.json": {},
      [join(of, "package.json")]: {},
    });
    expect(await toolIn(of, ["init"])).toMatchObject({ status: 0 });
    const config = readFileSync(join(root, of, CONFIG_NAME), "utf8");
    expect(JSON.parse(config)).toHaveProperty("$schema", path);
  });

  test("asks on a terminal, and takes the answers", async () => {
    const { root } = workspace({});
    const { asked, ask } = answering("lib/tables", "rust", "10x8", "archbishop  C");
    await run(["init"], [], root, ask);
    expect(asked).toEqual([
      "Folder of the tables (src/tables)",
      "Language (ts, c, cpp, rust, go, java, csharp, python, zig, coq, json) (ts)",
      "Board, files × ranks (8x8)",
      "Pieces, by name or in Betza notation, separated by spaces (knight)",
    ]);
    expect(JSON.parse(readFileSync(join(root, CONFIG_NAME), "utf8"))).toEqual({
      $schema: "https://unpkg.com/chess-distance@1.2.3/schema.json",
      out: "lib/tables",
      lang: "rust",
      tables: [
        { board: "10x8", piece: "archbishop", layout: "pair" },
        { board: "10x8", piece: "C", layout: "pair" },
      ],
    });
  });

  test.each(["a file", "a folder", "a link"])(
    "never writes over %s that appears while it asks",
    async (kind) => {
      const { root } = workspace({});
      const path = join(root, CONFIG_NAME);
      let asked = 0;
      const ask = (_: string, byDefault: string): Promise<string> => {
        if (++asked === 4) {
          if (kind === "a file") writeFileSync(path, "mine");
          else if (kind === "a folder") mkdirSync(path);
          else symlinkSync("target.json", path);
        }
        return Promise.resolve(byDefault);
      };
      const { status, out, errors } = await run(["init"], [], root, ask);
      expect({ status, out }).toEqual({ status: 2, out: [] });
      expect(errors).toEqual([
        `${path} changed, appeared or disappeared while the command ran; the command did not touch it. Run the command again.`,
      ]);
      if (kind === "a file") expect(readFileSync(path, "utf8")).toBe("mine");
      expect(readdirSync(root).sort()).toEqual([CONFIG_NAME, "package.json"]);
    },
  );

  test("asks again at once if an answer makes no sense, and does not offer it", async () => {
    const { root } = workspace({});
    const { asked, ask } = answering("lib", "c++", "cpp", "100x8", "", "N knigt", "N");
    expect(await run(["init"], [], root, ask)).toMatchObject({ status: 0 });
    const [languages, board] = ["Language (ts, c, cpp", "Board, files × ranks (8x8)"];
    expect(asked[2]).toContain(`did you mean cpp?\n${languages}`);
    expect(asked[4]).toBe(`"100x8": expected sides of at most 64\n${board}`);
    expect(asked[6]).toMatch(/^piece "knigt": did you mean knight\?\nPieces, .* \(knight\)$/);
    expect(JSON.parse(readFileSync(join(root, CONFIG_NAME), "utf8"))).toMatchObject({
      out: "lib",
      lang: "cpp",
      tables: [{ board: "8x8", piece: "N", layout: "pair" }],
    });
  });

  test("takes options instead of answers, and refuses wrong ones", async () => {
    const { root, tool } = workspace({});
    const given = ["--out=lib", "--lang=cpp", "--board=10x8", "--piece=archbishop C"];
    expect(await tool("init", ...given, "--lang=cp")).toMatchObject({ status: 2, out: [] });
    expect(await tool("init", ...given)).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(join(root, CONFIG_NAME), "utf8"))).toMatchObject({
      ...{ out: "lib", lang: "cpp" },
      tables: [{ board: "10x8", piece: "archbishop" }, { piece: "C" }],
    });
  });

  test("never writes over a config", async () => {
    const { tool, tables } = project("mine");
    expect(await tool("init")).toEqual({
      status: 2,
      out: [],
      errors: [`${CONFIG_NAME} already exists. To write its tables: npx chess-distance`],
    });
    expect(tables("")).toMatchObject({ [CONFIG_NAME]: "mine" });
  });
});
