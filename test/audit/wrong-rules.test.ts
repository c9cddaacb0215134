/** Tests arrays in which every entry follows a wrong rule. */
import { expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { linesOf } from "../../generator/audit/report.js";
import { bitsOf } from "../support/relations.js";
import { sampled } from "../support/sampling.js";

const SQUARES = [...Array(64).keys()];

type Numbers = readonly (number | bigint)[];

const found = (numbers: Numbers) => {
  const [finding] = audit(`T t[] = {${numbers.join()}};`, "t.c");
  return finding;
};

/** What a C program gets if it shifts the bit of each square, and forgets that a shift may leave the rank. */
const shifted = (...shifts: readonly number[]): readonly bigint[] =>
  SQUARES.map((from) => bitsOf(shifts.map((by) => from + by).filter((to) => to >= 0 && to < 64)));

const KING_SHIFTS = [-9, -8, -7, -1, 1, 7, 8, 9];

/** For each mover, the first wrong entry: its index, the set that the shifts give, and the right set. */
const WRAPPED: readonly (readonly [
  mover: string,
  first: Readonly<Record<"index" | "found" | "expected", number>>,
  numbers: Numbers,
])[] = [
  // From a1, the shift by 7 leads to h1.
  ["king attacks", { index: 0, found: 0x382, expected: 0x302 }, shifted(...KING_SHIFTS)],
  [
    "king attacks, and its own",
    { index: 0, found: 0x383, expected: 0x303 },
    shifted(0, ...KING_SHIFTS),
  ],
  // From a1, the shifts by 6 and 15 lead to g1 and h2.
  [
    "knight attacks",
    { index: 0, found: 0x28440, expected: 0x20400 },
    shifted(-17, -15, -10, -6, 6, 10, 15, 17),
  ],
  ["white pawn attacks", { index: 0, found: 0x280, expected: 0x200 }, shifted(7, 9)],
  // From h1, the shift by −7 leads to a1.
  ["black pawn attacks", { index: 7, found: 1, expected: 0 }, shifted(-7, -9)],
];

const RULE_OF_SHIFTS = "with moves over the edge of the board, as by shifts without file masks";

test.each(sampled(WRAPPED, 2, "wrapped"))(
  "attacks shifted without file masks: a %s",
  (mover, first, numbers) => {
    const finding = found(numbers);
    expect(finding).toMatchObject({
      kind: "wrong",
      text: `the squares that a ${mover}, as a set for each square, but ${RULE_OF_SHIFTS}`,
      rule: RULE_OF_SHIFTS,
    });
    const [entry] = finding?.wrong ?? [];
    expect({ ...entry, found: Number(entry?.found), expected: Number(entry?.expected) }).toEqual(
      expect.objectContaining(first),
    );
    const [, shown, more] = finding ? linesOf({ ...finding, file: "t.c" }) : [];
    expect(shown).toMatch(/^ {2}\[\d\] [ah]1: 0x[\da-f]+, should be 0x[\da-f]+$/);
    expect(more).toBe(`  and ${(finding?.wrong.length ?? NaN) - 1} more; --json lists all`);
    expect(found(numbers.with(20, 5n))?.rule).toBeUndefined();
  },
);

/** An answer for each difference of files and ranks, in rows of `width` entries, with 0 in the column that no call reads. */
const byDifference = (width: number, of: (files: number, ranks: number) => number): Numbers =>
  Array.from({ length: 15 * width }, (_, index) => {
    const [files, ranks] = [(index % width) - (width - 8), Math.floor(index / width) - 7];
    return Math.abs(files) > 7 ? 0 : of(files, ranks);
  });

const larger = (files: number, ranks: number): number => Math.max(Math.abs(files), Math.abs(ranks));
const sum = (files: number, ranks: number): number => Math.abs(files) + Math.abs(ranks);

test.each(
  sampled(
    [
      ["the king's distance, 15×15", "differ", 15, 255, larger],
      ["the king's distance, by 0x88 difference of squares", "differ", 16, 255, larger],
      ["the Manhattan distance, 15×15", "agree", 15, 99, sum],
    ] as const,
    2,
    "signs",
  ),
)("%s, with one number where the signs %s", (text, signs, width, constant, of) => {
  const isConstant = (files: number, ranks: number): boolean =>
    signs === "differ" ? files * ranks < 0 : files * ranks > 0;
  const numbers = byDifference(width, (files, ranks) =>
    isConstant(files, ranks) ? constant : of(files, ranks),
  );
  const right = byDifference(width, of);
  const rule = `with ${constant} wherever the signs of the file and rank differences ${signs}`;
  const finding = found(numbers);
  expect(finding).toMatchObject({ kind: "wrong", text: `${text}, but ${rule}`, rule });
  // Seven differences of files of one sign, seven of ranks, and the same for the opposite signs.
  expect(finding?.wrong).toHaveLength(98);
  for (const { index, expected } of finding?.wrong ?? []) expect(expected).toBe(right[index]);
  const place = numbers.indexOf(constant);
  expect(found(numbers.with(place, 5))?.rule).toBeUndefined();
});

test("half a bishop is another piece, not a bishop by a wrong rule", () => {
  const numbers = byDifference(15, (files, ranks) => Number(files !== 0 && files === ranks));
  expect(found(numbers)?.kind).toMatch(/none|unclear/);
});

test("the distance to the edge, stopped at 2, but not at 1", () => {
  const stoppedAt = (most: number): Numbers =>
    SQUARES.map((square) =>
      Math.min(square % 8, 7 - (square % 8), square >> 3, 7 - (square >> 3), most),
    );
  expect(found(stoppedAt(2))).toMatchObject({
    kind: "wrong",
    text: "the king's distance to the nearest square of the edge, but stopped at 2",
    wrong: [27, 28, 35, 36].map((index) => ({ index, found: 2, expected: 3 })),
  });
  // These are also the distances of a queen.
  expect(found(stoppedAt(1))).toMatchObject({ kind: "equal" });
});
