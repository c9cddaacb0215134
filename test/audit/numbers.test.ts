/** Tests arrays with the number of each square in another numbering, and lists of consecutive numbers. */
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { NUMBERS, SQUARES } from "../support/board.js";
import { jsonTable } from "../support/json.js";
import { argumentsIn, workspace } from "../support/workspace.js";

const found = (numbers: readonly number[]) => {
  const [finding] = audit(`int t[] = {${numbers.join()}};`, "t.c");
  return finding;
};

const numbersOf = (of: (file: number, rank: number) => number): readonly number[] =>
  SQUARES.map((square) => of(square & 7, square >> 3));

/** An array of a length that has the number of each square at the square's number in a larger array. */
const inArray = (length: number, indexOf: (file: number, rank: number) => number, by = 0) =>
  SQUARES.reduce(
    (all, square) => all.with(indexOf(square & 7, square >> 3), square + by),
    Array<number>(length).fill(-1),
  );

/** The numbers of a mailbox in which a8, not a1, has the number 21. */
const fromTop = (file: number, rank: number): number => NUMBERS.mailbox(file, 7 - rank);

describe("lists of consecutive numbers are no numberings:", () => {
  test.each([
    ["1 to 64", SQUARES.map((square) => square + 1)],
    ["2 to 65", SQUARES.map((square) => square + 2)],
    ["64 to 1", SQUARES.map((square) => 64 - square)],
    ["63 to 0", SQUARES.map((square) => 63 - square)],
    ["-1 to 62, one of them wrong", SQUARES.map((square) => square - 1).with(20, 3)],
    ["1 to 80", Array.from({ length: 80 }, (_, index) => index + 1)],
    ["100 to 1", Array.from({ length: 100 }, (_, index) => 100 - index)],
  ])("%s", (_, numbers) => {
    expect(found(numbers)?.kind).toBe("none");
  });
});

const COUNTED = "the number of each square, counted as";
const FROM_A1 = `${COUNTED} a1 = 0, h8 = 63, numbers from a1, squares`;

describe("the numbering is named, and the command writes the same numbers:", () => {
  test.each([
    [`${COUNTED} a1 = 56, h8 = 7, numbers from a8`, numbersOf(NUMBERS.a8)],
    [`${COUNTED} a1 = 21, h8 = 98, numbers in a mailbox`, numbersOf(NUMBERS.mailbox)],
    [
      `${COUNTED} a1 = 21, h8 = 98, numbers in a mailbox, each plus 5`,
      numbersOf(NUMBERS.mailbox).map((number) => number + 5),
    ],
    [
      `${COUNTED} a1 = 56, h8 = 7, numbers from a8, each plus 1`,
      numbersOf(NUMBERS.a8).map((number) => number + 1),
    ],
    [
      "the 0x88 coordinate of each square, each plus 4",
      numbersOf(NUMBERS["0x88"]).map((number) => number + 4),
    ],
    [`${COUNTED} a1 = 91, h8 = 28`, numbersOf(fromTop)],
    [`${COUNTED} a1 = 26, h8 = 117`, numbersOf((file, rank) => 26 + file + 12 * rank)],
    [`${COUNTED} a1 = 110, h8 = 33`, numbersOf((file, rank) => 110 + file - 12 * rank)],
    [`${FROM_A1} in a mailbox`, inArray(120, NUMBERS.mailbox)],
    [`${FROM_A1} in a mailbox, each plus 1`, inArray(120, NUMBERS.mailbox, 1)],
    [`${FROM_A1} numbered from 91, -10 per rank, 120 entries`, inArray(120, fromTop)],
    [
      `${FROM_A1} numbered from 26, 12 per rank, 144 entries`,
      inArray(144, (file, rank) => 26 + file + 12 * rank),
    ],
    [
      `${FROM_A1} numbered from 110, -12 per rank, 144 entries`,
      inArray(144, (file, rank) => 110 + file - 12 * rank),
    ],
  ])("%s", async (text, numbers) => {
    const finding = found(numbers);
    expect(finding).toMatchObject({ kind: "equal", text });
    const { tool, tables } = workspace({});
    const args = argumentsIn(finding?.command ?? "").map((word) => (word === "c" ? "json" : word));
    expect(await tool(...args, "--out", "tables")).toMatchObject({ status: 0 });
    const [written = ""] = Object.entries(tables()).flatMap(([name, json]) =>
      name === "table.schema.json" ? [] : [json],
    );
    expect(jsonTable(written).values).toEqual(numbers);
  });
});

test("in a mailbox from a8, a wrong entry has its own square", () => {
  const right = inArray(120, fromTop);
  // The mailbox begins with a8 = 21, and a8 is the square 56.
  expect(right[21]).toBe(56);
  expect(found(right.with(21, 3))).toMatchObject({
    kind: "wrong",
    wrong: [{ index: 21, place: "a8", found: 3, expected: 56 }],
  });
});

test("numbers below 0 number no squares, so there is no command", () => {
  expect(found(numbersOf(NUMBERS.mailbox).map((number) => number - 30))).toMatchObject({
    ...{ kind: "equal", command: "" },
    text: `${COUNTED} a1 = 21, h8 = 98, numbers in a mailbox, each plus -30`,
  });
});
