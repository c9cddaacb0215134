/** The tool on a temporary folder: its options, its refusals, its files. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { check } from "prettier";
import { describe, expect, test } from "vitest";
import { commandLineOf } from "../generator/commands/request.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { importFolder, run, tool } from "./support/tool.js";

test("the pieces whose distance on 8×8 does not depend on the difference alone", async () => {
  const status = async (piece: string): Promise<number> =>
    (await tool("--piece", piece, "--layout", "15x15", "--out", temporaryFolder())).status;
  expect(await status("N")).toBe(0); // by the corner rule
  expect(await status("C")).toBe(0); // by the corner rule
  expect(await status("Z")).toBe(1);
  expect(await status("(1,4)")).toBe(1);
  expect(await status("K")).toBe(0);
});

const answer = (exports: Record<string, unknown>, name: string, ...squares: number[]): unknown => {
  const lookup = exports[name];
  if (typeof lookup !== "function") throw new Error(`no lookup: ${name}`);
  return Reflect.apply(lookup, undefined, squares);
};

describe("refuses in one line, with exit status 2", () => {
  const advice = "For the options: npx chess-distance --help";
  test.each([
    [["--out", "t"], "a piece is missing, in Betza notation, such as --piece N"],
    [["--piece", "N"], "the folder for the tables is missing, such as --out src/tables"],
    [
      ["--piece", "N", "--out", ""],
      "the folder for the tables is missing, such as --out src/tables",
    ],
    [
      ["--piece", "N", "--out", "t", "--board", "8"],
      "--board 8: a board is files × ranks, 1 to 32 each, such as --board 10x8",
    ],
    ...["8x8x8", "-8x8", "8 x 8", "1000x1", "1x1000"].map((size): [string[], string] => [
      ["--piece", "N", "--out", "t", `--board=${size}`],
      `--board ${size}: a board is files × ranks, 1 to 32 each, such as --board 10x8`,
    ]),
    [
      ["--piece", "N", "--out", "t", "--board", "33x8"],
      "a board of 33×8: files and ranks must be 1 to 32 each",
    ],
    [
      ["--piece", "N", "--out", "t", "--board", "8x0"],
      "a board of 8×0: files and ranks must be 1 to 32 each",
    ],
    [
      ["--piece", "fN", "--out", "t"],
      'piece "fN", at character 1, "f": lower-case letters limit a piece to some directions, or to captures or ' +
        "quiet moves; a distance needs a piece that moves the same way in every direction",
    ],
    ...["my-piece", "4x", "a b", "a$b", "$a"].map((name): [string[], string] => [
      ["--piece", `${name}=N`, "--out", "t"],
      `the name "${name}": a name is a lower-case letter followed by letters and digits, such as camel`,
    ]),
    [
      ["--piece", "My-piece=N", "--out", "t"],
      'the name "My-piece": a name is a lower-case letter followed by letters and digits, such as camel',
    ],
    [
      ["--piece", "=N", "--out", "t"],
      'the name "": a name is a lower-case letter followed by letters and digits, such as camel',
    ],
    [["--piece", "C", "--piece", "camel=N", "--out", "t"], "the piece camel is given twice"],
    [
      ["--piece", "N", "--layout", "pair,pioneer", "--out", "t"],
      "--layout pioneer: layouts are pair, 0x88, 15x15, abs-diff, center",
    ],
    [["--piece", "N", "--layout", "pair,pair", "--out", "t"], "the layout pair is given twice"],
    [["--piece", "N", "--board", "8x8", "--board", "9x9", "--out", "t"], "--board is given twice"],
    [["--piece", "N", "--out", "t", "--out", "u"], "--out is given twice"],
    [
      ["--piece", "N", "--layout", "toString", "--out", "t"],
      "--layout toString: layouts are pair, 0x88, 15x15, abs-diff, center",
    ],
    [
      ["--piece", "N", "--out", "a\nexport const b = 1;"],
      'the command "npx chess-distance --board 8x8 --piece N --layout pair --out ' +
        "'a\\nexport const b = 1;'\" contains a line break",
    ],
    [["--peace", "N"], "Unknown option '--peace'"],
    [["N"], "Unexpected argument 'N'"],
    [["--piece"], "Option '--piece <value>' argument missing"],
  ])("%j", async (args, reason) => {
    expect(await tool(...args)).toEqual({ status: 2, out: [], errors: [`${reason}. ${advice}`] });
  });
});

test("where ts-morph and prettier are missing, it says what to install", async () => {
  const args = ["--piece", "N", "--out", temporaryFolder()];
  const missing = Object.assign(new Error("gone"), { code: "ERR_MODULE_NOT_FOUND" });
  expect(await run(args, [], () => Promise.reject(missing))).toEqual({
    status: 2,
    out: [],
    errors: [
      "Writing modules requires ts-morph and prettier, which are not both installed. " +
        "To install them: npm install --save-dev ts-morph prettier",
    ],
  });
  for (const fault of [new Error("gone"), Object.assign(new Error("gone"), { code: "EIO" })])
    await expect(run(args, [], () => Promise.reject(fault))).rejects.toThrow(fault);
});

test("--help and --version", async () => {
  const { status, out } = await tool("--help");
  expect(status).toBe(0);
  expect(out.join("\n")).toBe(
    `Writes distance tables for any board and any piece as TypeScript modules of literal numbers,
and checks that those in a folder are current.

  npx chess-distance --piece N --out src/tables
  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables
  npx chess-distance --board 10x8 --piece N --piece camel=C --layout pair,15x15 --out src/tables --check

  --board FxR            files × ranks, 1 to 32 each; the default is 8x8
  --piece [name=]BETZA   a piece in Betza notation; may be repeated:
                         W F D N A H C L Z J G K R B Q, NN a rider, W3 a range, NC a union,
                         '(1,4)' any leaper
  --layout LIST          separated by commas: pair, 0x88, 15x15, abs-diff, center (default: pair)
  --out DIR              the folder, which is for the tables of this one command alone
  --check                write nothing; name what is not current
  --help, -h             print this
  --version              print the version

Exit status: 0 all current; 1 not current (--check), or there is no such table; 2 it could not be done;
3 a fault of the tool itself.`,
  );
  expect((await tool("-h")).out).toEqual(out);
  expect(await tool("--version")).toEqual({ status: 0, out: ["1.2.3"], errors: [] });
});

test.each(Array.from(' ;$&|<>()`"\\*?[]#~!{}^'))(
  "a folder with %j in its name is quoted in the command, so that a shell takes it as it is",
  (character) => {
    const options = { size: "8x8", pieces: ["N"], layouts: ["pair"], out: `a${character}b` };
    expect(commandLineOf(options)).toBe(
      `npx chess-distance --board 8x8 --piece N --layout pair --out 'a${character}b'`,
    );
  },
);

test("a quote in the command is quoted, and what needs no quotes has none", () => {
  const options = { size: "8x8", pieces: ["(1,2)", "x=W"], layouts: ["pair"], out: "it's" };
  expect(commandLineOf(options)).toBe(
    "npx chess-distance --board 8x8 --piece '(1,2)' --piece x=W --layout pair --out 'it'\\''s'",
  );
  const plain = { size: "8x8", pieces: ["N"], layouts: ["pair", "0x88"], out: "./a_b/c-d.e@1:+%" };
  expect(commandLineOf(plain)).toBe(
    "npx chess-distance --board 8x8 --piece N --layout pair,0x88 --out ./a_b/c-d.e@1:+%",
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
      "nightrider-center-distance.ts",
      "nightrider-distance.ts",
      "piece-leaper1x4-times2-center-distance.ts",
      "piece-leaper1x4-times2-distance.ts",
      "unreachable.ts",
    ]);
    expect(Object.keys(await importFolder(folder)).sort()).toEqual([
      "MY_PIECE_CENTER_DISTANCE",
      "MY_PIECE_DISTANCE",
      "NIGHTRIDER_CENTER_DISTANCE",
      "NIGHTRIDER_DISTANCE",
      "PIECE_LEAPER1X4_TIMES2_CENTER_DISTANCE",
      "PIECE_LEAPER1X4_TIMES2_DISTANCE",
      "UNREACHABLE",
      "myPieceCenterDistance",
      "myPieceDistance",
      "nightriderCenterDistance",
      "nightriderDistance",
      "pieceLeaper1x4Times2CenterDistance",
      "pieceLeaper1x4Times2Distance",
    ]);
  });

  test("of leapers without a name have that of their notation, of one digit or two", async () => {
    const folder = temporaryFolder();
    const leapers = ["(10,11)12", "(0,12)", "(1,4)3"];
    await tool(
      ...leapers.flatMap((leaper) => ["--piece", leaper]),
      "--board=2x1",
      `--out=${folder}`,
    );
    expect(Object.keys(filesIn(folder)).filter((name) => name.startsWith("piece"))).toEqual([
      "piece-leaper0x12-distance.ts",
      "piece-leaper10x11-times12-distance.ts",
      "piece-leaper1x4-times3-distance.ts",
    ]);
  });

  test("name the command that makes them, which makes the same bytes again", async () => {
    const folder = join(temporaryFolder(), "it's here");
    const args = ["--board", "6x5", "--piece", "(1,2)", "--piece", "far=G", "--out", folder];
    expect((await tool(...args, "--layout", "pair,center")).status).toBe(0);
    const [, line = ""] = readFileSync(join(folder, "far-distance.ts"), "utf8").split("\n");
    expect(line).toBe(
      `// To regenerate: npx chess-distance --board 6x5 --piece '(1,2)' --piece far=G --layout pair,center ` +
        `--out '${relative("", folder).replace("'", "'\\''")}'`,
    );
    const again = await tool(...args, "--layout", "pair,center");
    expect(again.out.at(-1)).toContain(": 0 written, ");
    expect(await tool(...args, "--layout", "pair,center", "--check")).toEqual({
      status: 0,
      out: ["All 6 modules are current."],
      errors: [],
    });
  });

  test("are complete for any name of the folder, and the command can be run as written", async () => {
    const folder = join(temporaryFolder(), "LITERAL");
    await tool("--piece", "N", "--out", folder);
    expect(filesIn(folder)["knight-distance.ts"]).not.toContain("= LITERAL;");
    expect(answer(await importFolder(folder), "knightDistance", 0, 9)).toBe(4);

    // A check writes nothing, so that the folder may be one of the working directory.
    const { status, out } = await tool("--piece", "W", "--board", "2x2", "--out=-none", "--check");
    expect(status).toBe(1);
    expect(out.at(-1)).toMatch(/ --out \.\/-none$/);
  });

  test("have names and words for each layout", async () => {
    const folder = temporaryFolder();
    const layouts = "pair,0x88,15x15,abs-diff,center";
    await tool("--board", "6x5", "--piece", "N", "--layout", layouts, "--out", folder);
    const found = Object.values(filesIn(folder)).flatMap((text) => {
      const [, doc = ""] = /\n\/\*\*\n \* (Distance of .*)\n/.exec(text) ?? [];
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return doc === "" ? [] : [[...names, doc]];
    });
    const knight = "Distance of the knight (N in Betza notation), in moves,";
    expect(found).toEqual([
      [
        "KNIGHT_CENTER_DISTANCE",
        "knightCenterDistance",
        `${knight} to the nearer of c3 and d3: 0…3.`,
      ],
      [
        "KNIGHT_DISTANCE_11X9",
        "knightDistance11x9",
        `${knight} by the difference of two squares on the superimposed array 11×9: 0…4.`,
      ],
      [
        "KNIGHT_DISTANCE_BY_0X88_DIFF",
        "knightDistanceBy0x88Diff",
        `${knight} by the 0x88 difference of two squares, 12 a rank: 0…4.`,
      ],
      [
        "KNIGHT_DISTANCE_BY_ABS_DIFF",
        "knightDistanceByAbsDiff",
        `${knight} by the absolute rank and file differences of two squares: 0…4.`,
      ],
      ["KNIGHT_DISTANCE", "knightDistance", `${knight} between two squares: 0…4.`],
    ]);
  });

  test("have the names that the atoms have", async () => {
    const folder = temporaryFolder();
    const atoms = ["W", "F", "D", "N", "A", "H", "L", "J", "G", "K", "R", "B", "Q"];
    await tool(...atoms.flatMap((atom) => ["--piece", atom]), "--board", "4x1", "--out", folder);
    const names = [
      "alfil",
      "bishop",
      "camel",
      "dabbaba",
      "ferz",
      "king",
      "knight",
      "queen",
      "rook",
      "threeleaper",
      "tripper",
      "wazir",
      "zebra",
    ];
    expect(Object.keys(filesIn(folder))).toEqual(
      [...names.map((name) => `${name}-distance.ts`), "frozen.ts", "unreachable.ts"].sort(),
    );
  });

  test("cannot be two of one name", async () => {
    const args = ["--piece", "N", "--piece", "knightCenter=C", "--layout", "pair,center"];
    expect(await tool(...args, "--out", temporaryFolder())).toEqual({
      status: 1,
      out: [],
      errors: [
        "KNIGHT_CENTER_DISTANCE[name]: another table or helper already has the file knight-center-distance.ts. " +
          "Nothing is written.",
      ],
    });
  });

  test("are the same however the folder and the layouts are written", async () => {
    const folder = join(temporaryFolder(), "tables");
    await tool("--board", "6x5", "--piece", "N", "--layout", "pair,center", "--out", folder);
    for (const args of [
      ["--layout", "pair, center", "--out", `${folder}/`],
      ["--layout", "pair", "--layout", "center", "--out", `./${relative("", folder)}`],
    ])
      expect((await tool("--board", "6x5", "--piece", "N", ...args, "--check")).status).toBe(0);
  });

  test("are formatted like prettier's output, whatever its width", async () => {
    const folder = temporaryFolder();
    await tool(
      ...[
        "--board",
        "9x10",
        "--piece",
        "N",
        "--layout",
        "pair,15x15,0x88,abs-diff,center",
        "--out",
        folder,
      ],
    );
    for (const [file, text] of Object.entries(filesIn(folder)))
      expect(await check(text, { filepath: file }), file).toBe(true);
  });

  test("that differ, are missing or left over are named by --check, with the command that fixes it", async () => {
    const folder = temporaryFolder();
    const args = ["--board", "30x2", "--piece", "W", "--out", folder];
    await tool(...args);
    const file = join(folder, "wazir-distance.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("0, 1, 2", "0, 1, 3"));
    rmSync(join(folder, "frozen.ts"));
    writeFileSync(join(folder, "old.ts"), text);
    const { status, out } = await tool(...args, "--check");
    expect(status).toBe(1);
    expect(out.map((line) => line.replaceAll(relative("", folder), "tables"))).toEqual([
      "tables/frozen.ts is missing",
      "tables/wazir-distance.ts (WAZIR_DISTANCE) differs: WAZIR_DISTANCE[a1, c1]: 3, should be 2",
      "tables/old.ts is left over: there is no table of this name",
      "Not current. To fix: npx chess-distance --board 30x2 --piece W --layout pair --out tables",
    ]);
  });
});

test("long work is announced, short work is not", async () => {
  const announcedOn = async (board: string): Promise<readonly string[]> => {
    const announced: string[] = [];
    const out = temporaryFolder();
    await run(
      ["--board", board, "--piece", "N", "--layout", "pair,15x15", "--out", out],
      announced,
    );
    return announced;
  };
  expect(await announcedOn("16x16")).toEqual([]);
  expect(await announcedOn("18x18")).toEqual([
    "computing and proving KNIGHT_DISTANCE",
    "computing and proving KNIGHT_DISTANCE_35X35",
  ]);
});

test("squares after the file z are named aa, ab and so on", async () => {
  const folder = temporaryFolder();
  await tool("--board", "28x1", "--piece", "W", "--out", folder);
  const labels = [...String(filesIn(folder)["wazir-distance.ts"]).matchAll(/^ +\/\/ (\w+)$/gm)];
  expect(labels.map(([, label]) => label).slice(-4)).toEqual(["y1", "z1", "aa1", "ab1"]);
});
