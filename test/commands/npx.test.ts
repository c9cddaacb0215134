/** Tests the tool in a temporary folder: its options, its refusals, its files. */
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { progressOn } from "../../generator/commands/progress.js";
import { denialIn, EnvironmentError } from "../../generator/environment.js";
import type { Request } from "../../generator/request/defaults.js";
import { commandLineOf, parseRequest } from "../../generator/request/request.js";
import { temporaryFolder } from "../support/files.js";
import { importFolder, run, tool } from "../support/tool.js";
import { FERZ, WAZIR, workspace } from "../support/workspace.js";

test("obstacles are reported, and faults are not swallowed", async () => {
  const args = ["--board", "18x18", "--piece", "N", "--out", temporaryFolder()];
  const failing = (error: Error) => ({
    push: () => {
      throw error;
    },
  });
  expect(await run(args, failing(new EnvironmentError("gone")), "/")).toEqual({
    status: 2,
    out: [],
    errors: ["gone"],
  });
  const denied = Object.assign(new Error("no access."), { code: "ERR_ACCESS_DENIED" });
  expect(await run(args, failing(denied), "/")).toEqual({
    status: 2,
    out: [],
    errors: ["no access (ERR_ACCESS_DENIED)."],
  });
  expect(denialIn("no access")).toBeUndefined();
  const fault = new Error("gone");
  await expect(run(args, failing(fault), "/")).rejects.toThrow(fault);
});

const TOPICS = ["config", "boards", "pieces", "measures", "layouts", "languages", "audit", "init"];

test("--help fits a terminal, and has topics; --version", async () => {
  const { status, out } = await tool("--help");
  const all = await Promise.all(TOPICS.map((topic) => tool("--help", topic)));
  const text = [out, ...all.map((one) => one.out)].flat().join("\n");
  expect(out.join("\n").split("\n").length).toBeLessThanOrEqual(24);
  expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
  await expect(`${text}\n`).toMatchFileSnapshot("snapshots/help.txt");
  for (const topic of TOPICS) expect(out.join("\n")).toContain(`\n  ${topic} `);
  expect([status, ...all.map((one) => one.status)].join("")).toBe("0".repeat(9));
  expect((await tool("-h")).out).toEqual(out);
  expect((await tool("--help=boards")).out).toEqual(all[1]?.out);
  for (const command of ["init", "audit"])
    expect(await tool(command, "--help")).toEqual(await tool("--help", command));
  expect(await tool("--version")).toEqual({ status: 0, out: ["1.2.3"], errors: [] });
});

describe("an option that npm consumed is missed, and nothing is written", () => {
  const EXEC = { npm_command: "exec", npm_lifecycle_event: "npx", npm_config_prefix: "/usr" };
  const CONFIG = { "chess-distance.json": { out: "tables", tables: [WAZIR] } };

  const underNpm = async (environment: Record<string, string>, ...args: readonly string[]) => {
    const { root, tables } = workspace(CONFIG);
    const { status, errors } = await run(args, [], root, undefined, environment);
    return { status, errors, written: Object.keys(tables()).length };
  };

  test.each([
    ...["check", "dry-run", "prune", "adopt", "all", "config", "index", "single", "proof"],
    ...["captures", "out", "lang", "piece", "table", "name"],
  ])("--%s", async (option) => {
    const set = { ...EXEC, [`npm_config_${option.replace("-", "_")}`]: "true" };
    expect(await underNpm(set)).toEqual({
      status: 2,
      errors: [
        `npm consumed --${option}; write two dashes before it: ` +
          `npm exec chess-distance -- --${option}. To list the options: npx chess-distance --help config`,
      ],
      written: 0,
    });
  });

  test("several, also by the name of a script, or before what npm left over", async () => {
    const set = { npm_config_check: "true", npm_config_out: "src/tables" };
    const script = { npm_command: "run", npm_lifecycle_event: "tables" };
    for (const left of [[], ["src/tables"]])
      expect((await underNpm({ ...script, ...set }, ...left)).errors).toEqual([
        "npm consumed --check --out; write two dashes before them: " +
          "npm run tables -- --check --out. To list the options: npx chess-distance --help config",
      ]);
  });

  test("of the other commands", async () => {
    const set = { ...EXEC, npm_config_json: "true", npm_config_lang: "cpp" };
    for (const [command, option] of [
      ["audit", "json"],
      ["init", "lang"],
    ] as const)
      expect((await underNpm(set, command, "tables")).errors.join()).toContain(
        `npm consumed --${option}; write two dashes before it: npm exec chess-distance -- --${option}.`,
      );
  });

  test("but not what npm means itself, what is given too, or what another npm command consumed", async () => {
    const own = { npm_config_prefix: "p_", npm_config_package: "p", npm_config_color: "always" };
    const dry = { npm_config_dry_run: "true" };
    const written = { status: 0, errors: [], written: 2 };
    expect(await underNpm({ ...EXEC, ...own, npm_config_check: "" })).toEqual(written);
    expect(await underNpm({ ...dry, npm_command: "pack", npm_lifecycle_event: "prepack" })).toEqual(
      written,
    );
    expect(await underNpm({ ...EXEC, ...dry }, "--check")).toMatchObject({ status: 1, errors: [] });
    const given = { ...EXEC, npm_config_piece: "N" };
    expect(await underNpm(given, "--piece=W", "--out", "tables")).toMatchObject({ status: 0 });
  });
});

const commandLine = (config: Request): string => commandLineOf(parseRequest(config));

test.each(Array.from(' ;$&|<>()`"\\*?[]#~!{}^'))(
  "a folder with %j in its name is quoted in the command, so that a shell takes it as it is",
  (character) => {
    expect(commandLine({ out: `a${character}b`, tables: [{ piece: "N" }] })).toBe(
      `npx chess-distance --board 8x8 --piece N --layout pair --out 'a${character}b'`,
    );
  },
);

test("a quote in the command is quoted, and what needs no quotes has none", () => {
  const tables = [{ piece: "(1,2)" }, { piece: "W", name: "x" }];
  expect(commandLine({ out: "it's", tables })).toBe(
    `npx chess-distance --board 8x8 --piece '(1,2)' --piece x=W --layout pair --out 'it'"'"'s'`,
  );
  const layout = ["pair", "0x88"] as const;
  expect(commandLine({ out: "./a_b/c-d.e@1:+%", tables: [{ piece: "N", layout }] })).toBe(
    "npx chess-distance --board 8x8 --piece N --layout pair,0x88 --out ./a_b/c-d.e@1:+%",
  );
});

test("the command holds every option in one way, however it was written", () => {
  expect(
    commandLine({
      out: "-t",
      tables: [{ board: "8×8", piece: "N", layout: "15x15", to: ["d4", "e4"] }],
      index: true,
      format: "js",
    }),
  ).toBe(
    "npx chess-distance --board 8x8 --piece N --layout superimposed --to d4,e4 --out ./-t --index --format js",
  );
  expect(commandLine({ out: "t", tables: [{ piece: "K", to: "edge" }] })).toBe(
    "npx chess-distance --board 8x8 --piece K --to edge --out t",
  );
});

describe("the modules", () => {
  test("have the names of the pieces, or their notations for pieces without a name", async () => {
    const { tool, tables } = workspace({});
    await tool(
      ...["--board", "6x5", "--piece", "NN", "--piece", "(1,4)2", "--piece", "myPiece=W3F"],
      ...["--layout", "pair,center", "--out", "tables"],
    );
    expect(Object.keys(tables())).toEqual([
      "frozen.ts",
      "my-piece-center-distance.ts",
      "my-piece-distance.ts",
      "nightrider-center-distance-6x5.ts",
      "nightrider-distance-6x5.ts",
      "piece-leaper1x4-times2-center-distance-6x5.ts",
      "piece-leaper1x4-times2-distance-6x5.ts",
      "unreachable.ts",
    ]);
  });

  test("are complete for any name of the folder, and the command can be run as written", async () => {
    const { root, tool, tables } = workspace({});
    await tool("--piece", "N", "--out", "$LITERAL");
    expect(tables("$LITERAL")["knight-distance.ts"]).not.toContain("= $LITERAL;");
    const { knightDistance } = await importFolder(join(root, "$LITERAL"));
    if (typeof knightDistance !== "function") throw new Error("no lookup");
    expect(Reflect.apply(knightDistance, undefined, [0, 9])).toBe(4);

    await tool("--piece", "literal=W", "--board", "3x3", "--format", "js", "--out", "scripts");
    expect(tables("scripts")["literal-distance.d.ts"]).toContain(
      "export declare const LITERAL_DISTANCE: FrozenUint8Array;",
    );

    const { status, out } = await tool("--piece", "W", "--board", "2x2", "--out=-none", "--check");
    expect(status).toBe(1);
    expect(out.at(-1)).toBe(
      "Not current. To fix: npx chess-distance --piece W --board 2x2 --out=-none",
    );
  });

  test("that differ or are missing are named by --check, with the command that fixes it", async () => {
    const { root, write, tool, tables } = workspace({});
    const args = ["--board", "30x2", "--piece", "W", "--out", "tables"];
    await tool(...args);
    const file = "wazir-distance-30x2.ts";
    write(`tables/${file}`, tables()[file]?.replace("0, 1, 2", "0, 1, 3"));
    rmSync(join(root, "tables", "frozen.ts"));
    const { status, out } = await tool(...args, "--check");
    expect(status).toBe(1);
    expect(out).toEqual([
      "tables/frozen.ts is missing",
      "tables/wazir-distance-30x2.ts (WAZIR_DISTANCE_30X2) differs: WAZIR_DISTANCE_30X2[a1, c1]: 3, should be 2",
      `Not current. To fix: npx chess-distance --board 30x2 --piece W --out tables`,
    ]);
  });

  test("with a number more or less are told as such", async () => {
    const { write, tool, tables } = workspace({});
    const args = ["--board", "2x1", "--piece", "W", "--lang", "c", "--out", "tables"];
    await tool(...args);
    const file = "wazir_distance_2x1.h";
    const right = tables()[file] ?? "";
    for (const [row, said] of [
      ["1, 0, 0,", " has 5 elements, should have 4"],
      ["1,", "[b1, b1]: missing, should be 0"],
    ] as const) {
      write(`tables/${file}`, right.replace("1, 0,\n};", `${row}\n};`));
      const { out } = await tool(...args, "--check");
      expect(out[0]).toMatch(/ differs: \w+/);
      expect(out[0]?.endsWith(`WAZIR_DISTANCE_2X1${said}`)).toBe(true);
    }
  });
});

describe("nothing is removed or overwritten that this command did not make", () => {
  test("two commands share a folder, and so do their helpers", async () => {
    const { tool, tables } = workspace({});
    const knights = ["--board", "10x8", "--piece", "N", "--layout", "superimposed"];
    const camels = ["--board", "8x8", "--piece", "C", "--layout", "pair,superimposed"];
    for (const args of [knights, camels]) await tool(...args, "--out", "tables");
    expect(Object.keys(tables())).toEqual([
      "camel-distance-15x15.ts",
      "camel-distance.ts",
      "corner-10x8.ts",
      "corner.ts",
      "frozen.ts",
      "knight-distance-19x15.ts",
      "unreachable.ts",
    ]);
    for (const args of [knights, camels])
      expect((await tool(...args, "--out", "tables", "--check")).status).toBe(0);
    for (const [name, text] of Object.entries(tables()))
      expect(text.includes(`\n// ${name}; to regenerate: `), name).toBe(name.includes("distance"));
  });

  test("a table of another command line is in the way, unless nothing but the command differs", async () => {
    const { tool, tables } = workspace({});
    const made = (...args: readonly string[]) => tool(...args, "--out", "t");
    await made("--piece", "x=W", "--board", "3x3");
    const before = tables("t");
    expect(await made("--piece", "x=W", "--board", "4x4")).toMatchObject({
      status: 2,
      errors: [
        "Files in the way: t/x-distance.ts (made by npx chess-distance --board 3x3 --piece x=W --layout pair --out t). " +
          "Nothing was written. Move them elsewhere, or choose another folder. To take over generated files: " +
          "npx chess-distance --piece x=W --board 4x4 --out t --adopt",
      ],
    });
    expect(tables("t")).toEqual(before);
    const more = ["--piece", "x=W", "--piece", "F", "--board", "3x3"];
    expect(await made(...more)).toMatchObject({ status: 0 });
    expect(tables("t")["x-distance.ts"]).toBe(before["x-distance.ts"]);
    for (const args of [more, ["--piece", "x=W", "--board", "3x3"]])
      expect(await made(...args, "--check")).toMatchObject({ status: 0 });
  });

  const BROKEN_LINK = "link is a broken link. Remove the link, or choose another folder.";

  test.each([
    ["file", "file is a file. Choose another folder."],
    ["file/t", "file is a file. Choose another folder."],
    ["link", BROKEN_LINK],
    ["link/t", BROKEN_LINK],
    ["/proc/t/u", ""],
  ])("a folder that cannot be there is refused in one line: %s", async (out, reason) => {
    const { root, tool } = workspace({ file: "" });
    symlinkSync("nowhere", join(root, "link"));
    const { status, errors } = await tool("--board", "1x1", "--piece", "W", "--out", out);
    expect({ status, errors }).toEqual({ status: 2, errors: [expect.stringContaining(reason)] });
  });
});

test("the working directory itself may be the folder, for options and for a config", async () => {
  const { write, tool, tables } = workspace({});
  expect((await tool("--board", "2x2", "--piece", "W", "--out", ".")).status).toBe(0);
  expect(tables("")["wazir-distance-2x2.ts"]?.split("\n")[2]).toMatch(/ --out \.$/);
  write("chess-distance.json", { out: ".", tables: [FERZ] });
  expect((await tool()).status).toBe(0);
  expect(Object.keys(tables(""))).toContain("ferz-distance-2x2.ts");
});

test("a dry run in the folder of this project names its paths without the folder", async () => {
  const folder = temporaryFolder();
  const config = { out: relative(folder, process.cwd()), tables: [WAZIR] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  for (const said of [
    await tool("--board", "2x2", "--piece", "W", "--out", ".", "--check"),
    await run(["--check"], [], folder),
  ])
    expect(said.out[0]).toBe("frozen.ts is missing");
});

describe("the line that says what a run is doing", () => {
  const shownOn = (isTTY: boolean, times: readonly number[], columns = 12): string => {
    let [text, time] = ["", 0];
    const write = (more: string): void => {
      text += more;
    };
    const { announce, clear } = progressOn({ isTTY, columns, write }, () => time);
    for (time of times) announce(`work\x07 at ${time}`);
    clear();
    clear();
    return text;
  };

  test("is replaced at most once a second, is not wider than the terminal, and is removed", () => {
    const line = (text: string) => `\r\x1b[K${text}`;
    expect(shownOn(true, [0, 999])).toBe("");
    expect(shownOn(true, [999, 1000, 1999, 2000])).toBe(
      `${line("work\\u{7} …")}${line("work\\u{7} …")}${line("")}`,
    );
  });

  test("is whole on a terminal of unknown width", () => {
    expect(shownOn(true, [1000], 0)).toContain("work\\u{7} at 1000 …");
  });

  test("is not there without a terminal", () => {
    expect(shownOn(false, [1000, 2000])).toBe("");
  });
});

test("--quiet prints nothing, unless something is wrong", async () => {
  const { tool, write } = workspace({});
  const args = ["--board", "2x2", "--piece", "W", "--lang", "c", "--out", "tables", "--quiet"];
  const silent = { status: 0, out: [], errors: [] };
  expect(await tool(...args)).toEqual(silent);
  expect(await tool(...args, "--check")).toEqual(silent);
  write("tables/wazir_distance_2x2.h", "changed");
  const { status, errors } = await tool(...args, "--check");
  expect([status, errors.length > 0]).toEqual([2, true]);
});

test("a negative number may follow its option, and is in the command of the header", async () => {
  const { tool, tables } = workspace({});
  const args = [
    ...["--measure", "step", "--piece", "W", "--squares", "0x88"],
    ...["--lang", "c", "--out", "tables"],
  ];
  expect((await tool(...args, "--filler", "-1")).status).toBe(0);
  expect(Object.values(tables()).join()).toContain("--squares 0x88 --filler=-1");
  expect((await tool(...args, "--filler=-1", "--check")).status).toBe(0);
  expect((await tool(...args, "--filler", "-x")).status).toBe(2);
});
