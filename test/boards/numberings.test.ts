/** Tests how lookups read named numberings and custom coordinates. `random.test.ts` tests random ones. */
import { expect, test } from "vitest";
import { provedRequests } from "../../generator/request/modules.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { KNIGHT as KNIGHT_STEPS, searchedPairs } from "../support/pieces.js";
import { printed, refusal } from "../support/printed-tables.js";

/** The statements of the lookup in a file of C. */
const bodyIn = (text: string): string =>
  (/CHESS_DISTANCE_LOOKUP \w+ \w+\([^{]*\{([^}]*)\}/.exec(text)?.[1] ?? "")
    .trim()
    .replaceAll(/\n */g, "\n");

test("0x88 by its own difference: one subtraction, one read, and the corner rule", () => {
  const knight: TableRequest = { piece: "N", squares: "0x88", layout: "0x88", name: "x" };
  const { text, answer } = printed("c", knight);
  expect(bodyIn(text)).toBe(`const unsigned index = sq2 - sq1 + 120;
const int corner_rule = (index == 103 || index == 105 || index == 135 || index == 137) && cd_x_distance_by_0x88_diff_corner(sq1) != cd_x_distance_by_0x88_diff_corner(sq2);
if (corner_rule) return CHESS_DISTANCE_READ(8, uint8_t, CD_X_DISTANCE_BY_0X88_DIFF, index) + 2;
return CHESS_DISTANCE_READ(8, uint8_t, CD_X_DISTANCE_BY_0X88_DIFF, index);`);
  const squares = [...Array(64).keys()].map((square) => (square % 8) + 16 * (square >> 3));
  expect(squares.map((one) => squares.map((other) => answer(one, other)))).toEqual(
    searchedPairs(KNIGHT_STEPS, 8, 8),
  );
  const king: TableRequest = { ...knight, piece: "K" };
  expect(bodyIn(printed("c", king).text)).toBe(
    "return CHESS_DISTANCE_READ(8, uint8_t, CD_X_DISTANCE_BY_0X88_DIFF, sq2 - sq1 + 120);",
  );
  const own = { rank: 16, zero: 119, length: 239 };
  const { text: shorter, entries } = printed("c", { ...king, layout: own });
  expect(bodyIn(shorter)).toBe(
    "return CHESS_DISTANCE_READ(8, uint8_t, CD_X_DISTANCE, sq2 - sq1 + 119);",
  );
  expect(entries).toHaveLength(239);
});

test("a set of squares by 0x88 has 128 bits", () => {
  const king: TableRequest = { measure: "moves", piece: "K", squares: "0x88", name: "x" };
  const { text, answer } = printed("rust", king);
  expect(text).toContain("&[u128; 128]");
  expect(answer(0x77, 0)).toBe((1n << 0x66n) | (1n << 0x67n) | (1n << 0x76n));
});

test("coordinates with which two pairs share an element but not the answer", () => {
  const refused =
    (piece: string, layout: { file?: number; rank: number } = { rank: 8 }) =>
    () =>
      provedRequests(parseRequest({ tables: [{ piece, name: "x", layout }] }).entries);
  // From b1 to a1 and from a7 to h6, the coordinate is 1 less.
  expect(refused("K")).toThrow(
    "this layout cannot hold the king's distance on 8x8: b1–a1 and a7–h6 share an element, but are 1 and 7 moves apart; use the layout pair, or at least 15 numbers per rank",
  );
  // No layout by difference holds the zebra's distance.
  expect(refused("Z")).toThrow(/; use the layout pair$/);
  expect(refused("K", { file: 2, rank: 8 })).toThrow(/; use the layout pair$/);
});

test("an increment of 0 is no step, so a layout that counts no ranks has none", () => {
  const layout = { rank: 0, length: 1 };
  const increment = { board: "1x2", measure: "increment", name: "x", layout };
  expect(refusal(increment)).toBe(
    'tables[0].measure: the step (0,1) has the difference 0, which stands for none; use another "unit", such as "0x88"',
  );
});

test("equal coordinates for all squares make an array of one element", () => {
  const alone = { board: "1x1", name: "x", filler: 5 };
  const nothing = { file: 0, rank: 0 };
  const [one, other] = [
    printed("json", { ...alone, piece: "K", layout: nothing }),
    printed("json", { ...alone, measure: "color", squares: { ...nothing, start: 2 } }),
  ];
  expect([one.entries, other.entries]).toEqual([[0], [5, 5, 0]]);
  expect([one.answer(0, 0), other.answer(2, 0)]).toEqual([0, 0]);
});
