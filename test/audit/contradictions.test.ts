/** Tests the warnings about arrays whose names contradict their tables. */
import { expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { bitsOf } from "../support/relations.js";
import { sampled } from "../support/sampling.js";
import { workspace } from "../support/workspace.js";

const SQUARES = [...Array(64).keys()];

type OfDifference<Answer> = (files: number, ranks: number) => Answer;

const byPair = (of: OfDifference<number>): readonly number[] =>
  SQUARES.flatMap((from) =>
    SQUARES.map((to) => of(Math.abs((to & 7) - (from & 7)), Math.abs((to >> 3) - (from >> 3)))),
  );

const setsOf = (isMove: OfDifference<boolean>): readonly bigint[] =>
  SQUARES.map((from) =>
    bitsOf(SQUARES.filter((to) => isMove((to & 7) - (from & 7), (to >> 3) - (from >> 3)))),
  );

const KING = byPair((files, ranks) => Math.max(files, ranks));
const MANHATTAN = byPair((files, ranks) => files + ranks);
const KNIGHTS = setsOf((files, ranks) => Math.abs(files * ranks) === 2);
const WHITE = setsOf((files, ranks) => ranks === 1 && Math.abs(files) === 1);
const BLACK = setsOf((files, ranks) => ranks === -1 && Math.abs(files) === 1);

const arrayOf = (name: string, numbers: readonly (number | bigint)[]): string =>
  `const T ${name}[] = {${numbers.join()}};`;

const warned = (text: string): readonly (string | undefined)[] =>
  audit(text, "t.c").map(({ kind, contradiction }) => {
    expect(kind).toBe("equal");
    return contradiction;
  });

const says = (said: string): string => `The name says ${said}, but the numbers do not`;
const saysPawn = (said: string): string =>
  `${says(said)}, unless squares are numbered from a8, or the sets are of the squares that attack`;

const NAMED: readonly (readonly [string, readonly (number | bigint)[], string | undefined])[] = [
  ["MANHATTAN_DISTANCE", KING, says("manhattan")],
  ["MANHATTAN_DISTANCE", MANHATTAN, undefined],
  ["chebyshevDistance", MANHATTAN, says("chebyshev")],
  ["chebyshevDistance", KING, undefined],
  ["distance", KING, undefined],
  ["WHITE_PAWN_ATTACKS", BLACK, saysPawn("white pawn")],
  ["WHITE_PAWN_ATTACKS", WHITE, undefined],
  ["pawnAttacksBlack", WHITE, saysPawn("pawn attacks black")],
  ["KING_ATTACKS", KNIGHTS, says("king")],
  ["knightAttacks", KNIGHTS, undefined],
  ["king_and_knight", KNIGHTS, undefined],
  ["rookDistance", KING, undefined],
];

test.each(sampled(NAMED, 3, "names"))("%s", (name, numbers, contradiction) => {
  expect(warned(arrayOf(name, numbers))).toEqual([contradiction]);
});

test("a program that counts squares from a8 has the white pawn's sets where others have the black pawn's", () => {
  const array = arrayOf("WHITE_PAWN_ATTACKS", BLACK);
  expect(warned(`enum { A8, B8 }; ${array}`)).toEqual([undefined]);
  expect(warned(`enum { A1, B1 }; ${array}`)).toEqual([saysPawn("white pawn")]);
});

test("both halves of the pawns' sets are equal", () => {
  const same = "Both halves are the sets of the same pawn";
  expect(warned(arrayOf("pawn_attacks", [...WHITE, ...WHITE]))).toEqual([same, same]);
  expect(warned(arrayOf("pawn_attacks", [...WHITE, ...BLACK]))).toEqual([undefined, undefined]);
  expect(warned(arrayOf("attacks", [...KNIGHTS, ...KNIGHTS]))).toEqual([undefined, undefined]);
});

test("the warning has a field in --json and --sarif, and the exit status is 0", async () => {
  const contradiction = says("manhattan");
  const { tool } = workspace({ "t.c": arrayOf("MANHATTAN_DISTANCE", KING) });
  const { status, out } = await tool("audit", "t.c");
  expect(status).toBe(0);
  expect(out).toContain(`  ${contradiction}.`);
  const json: unknown = JSON.parse((await tool("audit", "t.c", "--json")).out.join("\n"));
  expect(json).toMatchObject([{ kind: "equal", contradiction }]);
  const sarif: unknown = JSON.parse((await tool("audit", "t.c", "--sarif")).out.join("\n"));
  const result = { ruleId: "contradicted-name", level: "warning", properties: { contradiction } };
  expect(sarif).toMatchObject({ runs: [{ results: [result] }] });
});
