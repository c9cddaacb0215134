/** The tool's measures: what each refuses, the names of bits, and the commands that headers repeat. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RequestError } from "../generator/errors.js";
import { parseRequest } from "../generator/request/request.js";
import { filesIn, temporaryFolder } from "./support/files.js";
import { jsonTablesIn } from "./support/json.js";
import { importFolder, run, tool } from "./support/tool.js";

/** What a lookup answers in every call. */
const answersOf = (lookup: unknown, firsts: number, seconds: number): readonly unknown[] => {
  if (typeof lookup !== "function") throw new Error("no lookup");
  return [...Array(firsts).keys()].flatMap((first) =>
    [...Array(seconds).keys()].map((second) => {
      const answer: unknown = Reflect.apply(lookup, undefined, [first, second]);
      return answer;
    }),
  );
};

test("attacks of a list of pieces have a named bit for each", async () => {
  const folder = temporaryFolder();
  const pieces = "fairy=blackPawn,(1,4),rook,C,whitePawn";
  const args = ["--measure", "attacks", "--piece", pieces, "--lang", "json", "--out", folder];
  expect(await tool(...args)).toMatchObject({ status: 0, errors: [] });
  const [table] = jsonTablesIn(folder).values();
  expect(table?.name).toBe("FAIRY_ATTACKS");
  expect(table?.constants).toEqual({
    FAIRY_BLACK_PAWN: 1,
    FAIRY_PIECE_LEAPER1X4: 2,
    FAIRY_ROOK: 4,
    FAIRY_CAMEL: 8,
    FAIRY_WHITE_PAWN: 16,
  });
});

test.each(["between", "line", "rings", "zones", "paths"])(
  "no sets of more than 256 squares: %s",
  async (measure) => {
    const piece = ["between", "line"].includes(measure) ? [] : ["--piece", "K"];
    const folder = temporaryFolder();
    const { status, errors } = await tool(
      ...["--board", "16x17", "--measure", measure, ...piece, "--out", folder],
    );
    expect({ status, errors }).toEqual({
      status: 2,
      errors: [
        `--board: "${measure}" requires at most 256 squares, one for each bit of a set; the 16x17 board has 272. For the options: npx chess-distance --help`,
      ],
    });
    expect(filesIn(folder)).toEqual({});
  },
);

describe("what a measure does not have", () => {
  const refused = async (...args: readonly string[]): Promise<readonly string[]> => {
    const folder = temporaryFolder();
    const { status, errors } = await tool(...args, "--out", folder);
    expect({ status, made: filesIn(folder) }).toEqual({ status: 2, made: {} });
    return errors.join("\n").replace(" For the options: npx chess-distance --help", "").split("\n");
  };

  test.each(["direction", "color"])("%s: a piece", async (measure) => {
    expect(await refused("--measure", measure, "--piece", "N")).toEqual([
      `--piece N: "${measure}" is the same for all pieces; remove the piece.`,
    ]);
  });

  test.each(["distance", "attacks", "rings", "zones", "paths"])("%s: no piece", async (measure) => {
    expect(await refused("--measure", measure)).toEqual([
      '--piece: missing; expected the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces.',
    ]);
  });

  test.each(["distance", "rings", "zones", "paths"])("%s: pawns", async (measure) => {
    expect(await refused("--measure", measure, "--piece", "whitepawn")).toEqual([
      '--piece whitepawn: whitepawn captures otherwise than it moves; use it with "attacks".',
    ]);
  });

  test.each([
    ["pawn,K", 'piece "pawn": a pawn has no distance; attacks may name whitePawn and blackPawn.'],
    ["whitePwan,K", 'piece "whitePwan": did you mean whitePawn?'],
    [
      "white-pawn",
      'piece "white-pawn": a pawn has no distance; attacks may name whitePawn and blackPawn.',
    ],
    [
      "P,K",
      'piece "P", at character 1, "P": expected an atom, W F D N A H C L Z J G K R B Q, or a leaper such as (1,4); ' +
        "after it a range up to 63, such as W3, or for a rider 0 or the same letter again, such as N0 or NN.",
    ],
  ])("pawns that are not named right: %s", async (pieces, reason) => {
    expect(await refused("--measure", "attacks", "--piece", pieces)).toEqual([
      `--piece ${pieces}: ${reason}`,
    ]);
  });

  test.each(["distance", "rings", "zones", "paths"])("%s: a list of pieces", async (measure) => {
    expect(await refused("--measure", measure, "--piece", "N, (1,4)")).toEqual([
      `--piece N, (1,4): 2 pieces are given; a table of "${measure}" takes at most 1.`,
    ]);
  });

  test.each([
    ["direction", "abs-diff", "pair, 0x88, superimposed"],
    ["attacks", "center", "pair, 0x88, superimposed"],
    ["line", "superimposed", "pair"],
    ["between", "0x88", "pair"],
    ["rings", "superimposed", "pair"],
  ])("%s by %s", async (measure, layout, others) => {
    const piece = ["attacks", "rings"].includes(measure) ? ["--piece", "N"] : [];
    expect(await refused("--measure", measure, ...piece, "--layout", layout)).toEqual([
      `--layout: "${measure}" has no layout "${layout}"; expected one of ${others}.`,
    ]);
  });

  test("the nearest square of some", async () => {
    expect(await refused("--measure", "between", "--to", "center")).toEqual([
      '--to: only "distance" has tables to the nearest square; "between" has none.',
    ]);
  });

  test("more pieces than bits, and a piece twice", async () => {
    expect(await refused("--measure", "attacks", "--piece", "N,B,R,Q,K,C,Z,A,D")).toEqual([
      '--piece N,B,R,Q,K,C,Z,A,D: 9 pieces are given; a table of "attacks" takes at most 8.',
    ]);
    expect(await refused("--measure", "attacks", "--piece", "N,R,Knight")).toEqual([
      "--piece N,R,Knight: Knight attacks like an earlier piece; remove one of the two.",
    ]);
    expect(await refused("--measure", "attacks", "--piece", "N, (1,2)")).toEqual([
      "--piece N, (1,2): (1,2) attacks like an earlier piece; remove one of the two.",
    ]);
  });

  test.each([
    ["distance", "cN", 'piece "cN": it only captures; the only table for it is "attacks"'],
    ["between", "cR", 'piece "cR": it only captures; the only table for it is "attacks"'],
    ["attacks", "mNcR,mW", 'piece "mW": it has no part that captures: with m, it only moves'],
    [
      "attacks",
      "cannon",
      'cannon is piece "mR": it has no part that captures: with m, it only moves',
    ],
    ["attacks", "mNcR,R", "R attacks like an earlier piece; remove one of the two"],
  ])("a piece without such moves: %s of %s", async (measure, pieces, reason) => {
    expect(await refused("--measure", measure, "--piece", pieces)).toEqual([
      `--piece ${pieces}: ${reason}.`,
    ]);
  });

  test("boards whose tables would have the same name", () => {
    const attacks = { measure: "attacks", piece: ["N", "K"], name: "own" };
    const tables = [attacks, { ...attacks, board: "10x8" }];
    expect(() => parseRequest({ tables })).toThrow(
      new RequestError(
        "tables[1].name: own=N,K on 8x8 and own=N,K on 10x8 would both export OWN_ATTACKS; remove or rename one of them",
      ),
    );
  });

  test("constants of one name and two values", () => {
    const tables = [
      { measure: "attacks", piece: ["N", "dragonKing"] },
      { measure: "attacks", piece: ["king", "N"], name: "dragon" },
    ];
    expect(() => parseRequest({ tables })).toThrow(
      new RequestError(
        "tables[1].name: N,dragonKing on 8x8 and dragon=king,N on 8x8 would both export DRAGON_KING; " +
          "remove or rename one of them",
      ),
    );
  });

  test("two lists of pieces with the same bits", async () => {
    expect(await refused("--measure", "attacks", "--piece", "knight", "--piece", "camel")).toEqual([
      "--piece camel: knight on 8x8 and camel on 8x8 would both export ATTACKS; remove or rename one of them.",
    ]);
  });
});

test("the config takes lists of pieces, and says where one is wrong", () => {
  const tables = [{ measure: "attacks", piece: ["camel", "knigt"] }];
  expect(() => parseRequest({ tables })).toThrow(
    new RequestError('tables[0].piece[1]: piece "knigt": did you mean knight?'),
  );
});

test("the header names a command that makes the same again", async () => {
  const folder = temporaryFolder();
  const args = ["--measure", "attacks", "--piece", "fairy=N,(1,4)", "--layout", "15x15"];
  expect((await run([...args, "--out", "t"], [], folder)).status).toBe(0);
  const made = filesIn(join(folder, "t"));
  const [, line = ""] = (made["fairy-attacks-15x15.ts"] ?? "").split("\n");
  const command = "npx chess-distance --board 8x8 --measure attacks --piece";
  expect(line).toBe(
    `// fairy-attacks-15x15.ts; to regenerate: ${command} 'fairy=N,(1,4)' --layout superimposed --out t`,
  );
  const words = line.replaceAll("'", "").split(" ").slice(6);
  expect(await run([...words, "--check"], [], folder)).toMatchObject({ status: 0 });
});

test("commands for attacks of other pieces do not change each other's tables", async () => {
  const folder = temporaryFolder();
  const make = (...args: readonly string[]) =>
    tool("--measure", "attacks", ...args, "--out", folder);
  await make("--piece", "N,K");
  const before = filesIn(folder)["attacks.ts"];
  expect((await make("--piece", "K,N", "--layout", "0x88")).status).toBe(0);
  expect(filesIn(folder)["attacks.ts"]).toBe(before);
  expect((await make("--piece", "N,K", "--check")).status).toBe(0);
  const { KNIGHT, attacks } = await importFolder(folder, ["attacks.ts"]);
  expect(answersOf(attacks, 1, 18).at(17)).toBe(KNIGHT);
});

test("a measure without a piece needs no config, even where there is one", async () => {
  const folder = temporaryFolder();
  const config = { out: "t", tables: [{ piece: "N" }] };
  writeFileSync(join(folder, "chess-distance.json"), JSON.stringify(config));
  const { status, errors } = await run(["--measure", "between", "--out", "u"], [], folder);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  expect(filesIn(join(folder, "u"))).toHaveProperty("between.ts");
});
