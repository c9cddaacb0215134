/** The tool on a temporary folder: its options, its refusals, its files. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvironmentError } from "../../generator/errors.js";
import type { Request } from "../../generator/request/defaults.js";
import { commandLineOf, parseRequest } from "../../generator/request/request.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { importFolder, run, tool } from "../support/tool.js";
import { workspace } from "../support/workspace.js";

const answer = (exports: Record<string, unknown>, name: string, ...squares: number[]): unknown => {
  const lookup = exports[name];
  if (typeof lookup !== "function") throw new Error(`no lookup: ${name}`);
  return Reflect.apply(lookup, undefined, squares);
};

describe("refuses in one line, with exit status 2", () => {
  const advice = "For the options: npx chess-distance --help";
  const piece =
    'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces';
  const layouts = "pair, 0x88, superimposed, abs-diff, center";
  const name = 'a lower-case letter followed by up to 59 letters and digits, such as "camel"';
  test.each([
    [["--out", "t"], `--piece: missing; expected ${piece}`],
    [
      ["--piece", "N"],
      '--out: missing; expected the folder of the tables, without control characters, such as "src/tables"',
    ],
    [
      ["--piece", "N", "--out", ""],
      '--out: "": expected the folder of the tables, without control characters, such as "src/tables"',
    ],
    ...["8", "8x8x8", "-8x8", "8 x 8", "1000x1", "1x1000", ""].map((size): [string[], string] => [
      ["--piece", "N", "--out", "t", `--board=${size}`],
      `--board: "${size}": expected files × ranks, 1 to 64 each, such as "10x8", or "glinski", "hexagon:5", "cylinder:10x8", "torus:8x14", or an object with size or rows, holes and joins, or with a graph`,
    ]),
    [["--piece", "knigt", "--out", "t"], '--piece knigt: piece "knigt": did you mean knight?'],
    ...["a".repeat(61), "my-piece", "4x", "a b", "a$b", "$a", "My-piece", ""].map(
      (given): [string[], string] => [
        ["--piece", `${given}=N`, "--out", "t"],
        `--piece ${given}=N: "${given}": expected ${name}`,
      ],
    ),
    [
      ["--piece", "C", "--piece", "camel=N", "--out", "t"],
      "--piece camel=N: C on 8x8 and camel=N on 8x8 would both export CAMEL_DISTANCE; " +
        "remove or rename one of them",
    ],
    ...["pioneer", "toString", ""].map((layout): [string[], string] => [
      ["--piece", "N", "--layout", `pair,${layout}`, "--out", "t"],
      `--layout: "${layout}": expected one of ${layouts}, or a list of them`,
    ]),
    [
      ["--piece", "N", "--format", "commonjs", "--out", "t"],
      '--format: "commonjs": expected one of ts, ts-extensions, js',
    ],
    [
      ["--piece", "N", "--board", "8x8", "--board", "9x9", "--out", "t"],
      '--board: ["8x8","9x9"]: expected files × ranks, 1 to 64 each, such as "10x8", or "glinski", "hexagon:5", "cylinder:10x8", "torus:8x14", or an object with size or rows, holes and joins, or with a graph',
    ],
    [
      ["--piece", "N", "--out", "a\nexport const b = 1;"],
      '--out: "a\\nexport const b = 1;": expected the folder of the tables, without control characters, such as "src/tables"',
    ],
    [["--peace", "N"], "Unknown option '--peace'"],
    [["N"], "Unexpected argument 'N'"],
    [["N".repeat(70)], `Unexpected argument '${"N".repeat(43)}…`],
    [["--piece"], "Option '--piece <value>' argument missing"],
    [
      ["init", "--board", "8x8"],
      "init has no options: on a terminal, it asks for what the config needs",
    ],
  ])("%j", async (args, reason) => {
    const end = reason.endsWith("?") ? "" : ".";
    const errors = [`${reason}${end} ${advice}`];
    expect(await tool(...args)).toEqual({ status: 2, out: [], errors });
  });
});

test("what prevents the work is told, a fault is not swallowed", async () => {
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
  const fault = new Error("gone");
  await expect(run(args, failing(fault), "/")).rejects.toThrow(fault);
});

test("--help and --version", async () => {
  const { status, out } = await tool("--help");
  expect(status).toBe(0);
  await expect(`${out.join("\n")}\n`).toMatchFileSnapshot("snapshots/help.txt");
  expect((await tool("-h")).out).toEqual(out);
  expect(await tool("--version")).toEqual({ status: 0, out: ["1.2.3"], errors: [] });
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
    const folder = temporaryFolder();
    await tool(
      ...["--board", "6x5", "--piece", "NN", "--piece", "(1,4)2", "--piece", "myPiece=W3F"],
      ...["--layout", "pair,center", "--out", folder],
    );
    expect(Object.keys(filesIn(folder))).toEqual([
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

  test("name the command that makes them, which makes the same bytes again", async () => {
    const folder = join(temporaryFolder(), "it's here");
    const args = ["--board", "6x5", "--piece", "(1,2)", "--piece", "far=G", "--out", folder];
    expect((await tool(...args, "--layout", "pair,center")).status).toBe(0);
    const [, , line = ""] = readFileSync(join(folder, "far-distance.ts"), "utf8").split("\n");
    expect(line).toBe(
      `// far-distance.ts; to regenerate: npx chess-distance --board 6x5 --piece '(1,2)' --piece far=G --layout pair,center ` +
        `--out '${relative("", folder).replace("'", `'"'"'`)}'`,
    );
    const again = await tool(...args, "--layout", "pair,center");
    expect(again.out.at(-1)).toContain(": 0 written, ");
    expect(await tool(...args, "--layout", "pair,center", "--check")).toEqual({
      status: 0,
      out: ["All 6 files are current."],
      errors: [],
    });
  });

  test("are complete for any name of the folder, and the command can be run as written", async () => {
    const folder = join(temporaryFolder(), "$LITERAL");
    await tool("--piece", "N", "--out", folder);
    expect(filesIn(folder)["knight-distance.ts"]).not.toContain("= $LITERAL;");
    expect(answer(await importFolder(folder), "knightDistance", 0, 9)).toBe(4);

    const scripts = temporaryFolder();
    await tool("--piece", "literal=W", "--board", "3x3", "--format", "js", "--out", scripts);
    expect(filesIn(scripts)["literal-distance.d.ts"]).toContain(
      "export declare const LITERAL_DISTANCE: FrozenUint8Array;",
    );

    // A check writes nothing, so that the folder may be in the working directory.
    const { status, out } = await tool("--piece", "W", "--board", "2x2", "--out=-none", "--check");
    expect(status).toBe(1);
    expect(out.at(-1)).toBe(
      "Not current. To fix: npx chess-distance --piece W --board 2x2 --out=-none",
    );
  });

  test("that differ or are missing are named by --check, with the command that fixes it", async () => {
    const folder = temporaryFolder();
    const args = ["--board", "30x2", "--piece", "W", "--out", folder];
    await tool(...args);
    const file = join(folder, "wazir-distance-30x2.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("0, 1, 2", "0, 1, 3"));
    rmSync(join(folder, "frozen.ts"));
    const { status, out } = await tool(...args, "--check");
    expect(status).toBe(1);
    const shown = out.map((line) => line.replaceAll(relative("", folder), "tables"));
    expect(shown).toEqual([
      "tables/frozen.ts is missing",
      "tables/wazir-distance-30x2.ts (WAZIR_DISTANCE_30X2) differs: WAZIR_DISTANCE_30X2[a1, c1]: 3, should be 2",
      `Not current. To fix: npx chess-distance --board 30x2 --piece W --out ${folder}`,
    ]);
  });
});

describe("nothing is removed or overwritten that this command did not make", () => {
  test("two commands share a folder, and so do their helpers", async () => {
    const folder = temporaryFolder();
    const knights = ["--board", "10x8", "--piece", "N", "--layout", "superimposed"];
    const camels = ["--board", "8x8", "--piece", "C", "--layout", "pair,superimposed"];
    for (const args of [knights, camels]) await tool(...args, "--out", folder);
    expect(Object.keys(filesIn(folder))).toEqual([
      "camel-distance-15x15.ts",
      "camel-distance.ts",
      "corner-10x8.ts",
      "corner.ts",
      "frozen.ts",
      "knight-distance-19x15.ts",
      "unreachable.ts",
    ]);
    for (const args of [knights, camels])
      expect((await tool(...args, "--out", folder, "--check")).status).toBe(0);
    for (const [name, text] of Object.entries(filesIn(folder)))
      expect(text.includes(`\n// ${name}; to regenerate: `), name).toBe(name.includes("distance"));
  });

  const ADVICE = "Nothing was written. Move them elsewhere, or choose another folder.";

  test("a table of another command line is in the way, unless nothing but the command differs", async () => {
    const folder = temporaryFolder();
    const made = (...args: readonly string[]) => run([...args, "--out", "t"], [], folder);
    await made("--piece", "x=W", "--board", "3x3");
    const before = filesIn(join(folder, "t"));
    expect(await made("--piece", "x=W", "--board", "4x4")).toMatchObject({
      status: 2,
      errors: [
        `Files in the way: ${relative("", folder)}/t/x-distance.ts (made by npx chess-distance --board 3x3 --piece x=W ` +
          `--layout pair --out t). ${ADVICE} To take over generated ones: ` +
          "npx chess-distance --piece x=W --board 4x4 --out t --adopt",
      ],
    });
    expect(filesIn(join(folder, "t"))).toEqual(before);
    const more = ["--piece", "x=W", "--piece", "F", "--board", "3x3"];
    expect(await made(...more)).toMatchObject({ status: 0 });
    expect(filesIn(join(folder, "t"))["x-distance.ts"]).toBe(before["x-distance.ts"]);
    for (const args of [more, ["--piece", "x=W", "--board", "3x3"]])
      expect(await made(...args, "--check")).toMatchObject({ status: 0 });
  });

  test.each(["a file", "in a file", "a link to nothing", "where no folder can be"])(
    "a folder that is %s is refused in one line",
    async (kind) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "file"), "");
      symlinkSync("nowhere", join(folder, "link"));
      const [out = "", reason] = {
        "a file": [join(folder, "file"), "cannot read OUT: not a directory (ENOTDIR). "],
        "in a file": [join(folder, "file", "t"), "cannot read OUT: not a directory (ENOTDIR). "],
        "a link to nothing": [
          join(folder, "link"),
          "OUT is a link to something that does not exist. Remove it, or choose another folder.",
        ],
        "where no folder can be": ["/proc/t/u", ""],
      }[kind] ?? [""];
      const { status, errors } = await tool("--board", "1x1", "--piece", "W", "--out", out);
      expect(status).toBe(2);
      expect(errors).toHaveLength(1);
      expect(errors[0]?.replace(relative("", out), "OUT")).toContain(reason);
    },
  );
});

test("the working directory itself may be the folder, for options and for a config", async () => {
  const folder = temporaryFolder();
  const args = ["--board", "2x2", "--piece", "W", "--out", "."];
  expect((await run(args, [], folder)).status).toBe(0);
  const { "wazir-distance-2x2.ts": text = "" } = filesIn(folder);
  expect(text.split("\n")[2]).toMatch(/ --out \.$/);
  writeFileSync(
    join(folder, "chess-distance.json"),
    '{ "out": ".", "tables": [{ "piece": "ferz" }] }',
  );
  expect((await run([], [], folder)).status).toBe(0);
  expect(Object.keys(filesIn(folder))).toContain("ferz-distance.ts");
});

test("a dry run in the folder of this project names its paths without the folder", async () => {
  const folder = temporaryFolder();
  const config = {
    out: relative(folder, process.cwd()),
    tables: [{ piece: "wazir", board: "2x2" }],
  };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  for (const said of [
    await tool("--board", "2x2", "--piece", "W", "--out", ".", "--check"),
    await run(["--check"], [], folder),
  ])
    expect(said.out[0]).toBe("frozen.ts is missing");
});

test("an option for tables alone asks for the rest of them", async () => {
  const { status, errors } = await run(["--index"], [], temporaryFolder());
  expect(status).toBe(2);
  expect(errors.join("\n").split("\n")).toEqual([
    '--piece: missing; expected the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces',
    '--out: missing; expected the folder of the tables, without control characters, such as "src/tables". ' +
      "For the options: npx chess-distance --help",
  ]);
});

test("long work is announced, short work is not", async () => {
  const announcedOn = async (board: string): Promise<readonly string[]> => {
    const announced: string[] = [];
    const out = temporaryFolder();
    await run(
      [
        ...["--board", board, "--piece", "N", "--layout", "center"],
        ...["--lang", "json", "--out", out],
      ],
      announced,
    );
    return announced;
  };
  expect(await announcedOn("16x16")).toEqual([]);
  expect(await announcedOn("18x18")).toEqual([
    "computing and proving KNIGHT_CENTER_DISTANCE_18X18",
  ]);
});

test("a negative number may follow its option", async () => {
  const { tool: inFolder } = workspace({});
  const args = ["--measure", "step", "--piece", "W", "--lang", "c", "--out", "t"];
  expect((await inFolder(...args, "--filler", "-1")).status).toBe(0);
  expect((await inFolder(...args, "--filler=-1", "--check")).status).toBe(0);
  expect((await inFolder(...args, "--filler", "-x")).status).toBe(2);
});
