/** Tests the tool's measures: the names of bits, and the commands that headers repeat. */
import { expect, test } from "vitest";
import { filesIn, temporaryFolder } from "../support/files.js";
import { jsonTablesIn } from "../support/json.js";
import { importFolder, tool } from "../support/tool.js";

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
  if (typeof attacks !== "function") throw new Error("no lookup");
  expect(Reflect.apply(attacks, undefined, [0, 17])).toBe(KNIGHT);
});
