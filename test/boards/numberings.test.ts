/** Numberings with a name and coordinates of one's own, by facts typed by hand; random ones are in boards-random.test.ts. */
import { describe, expect, test } from "vitest";
import { provedRequests } from "../../generator/request/proved.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import { KNIGHT as KNIGHT_STEPS, searchedPairs } from "../support/pieces.js";
import { OTHERS, printed } from "../support/printed-tables.js";
import { sampled } from "../support/sampling.js";

/** The statements of the lookup in a file of C. */
const bodyIn = (text: string): string =>
  (/static inline [^{]*\{([^}]*)\}/.exec(text)?.[1] ?? "").trim().replaceAll(/\n */g, "\n");

const places = [...Array(64).keys()].map((square) => [square % 8, square >> 3] as const);
const x88 = places.map(([x, y]) => x + 16 * y);
const a8 = places.map(([x, y]) => x + 8 * (7 - y));

describe("numberings with a name", () => {
  const KNIGHTS = searchedPairs(KNIGHT_STEPS, 8, 8);

  test("0x88 by its own difference: one subtraction, one read, and the corner rule", () => {
    const knight: TableRequest = { piece: "N", squares: "0x88", layout: "0x88", name: "x" };
    const { text, answer } = printed("c", knight);
    expect(bodyIn(text)).toBe(`const unsigned index = sq2 - sq1 + 120;
const int corner_rule = (index == 103 || index == 105 || index == 135 || index == 137) && CD_X_DISTANCE_BY_0X88_DIFF_CORNER[sq1] != CD_X_DISTANCE_BY_0X88_DIFF_CORNER[sq2];
if (corner_rule) return CD_X_DISTANCE_BY_0X88_DIFF[index] + 2;
return CD_X_DISTANCE_BY_0X88_DIFF[index];`);
    expect(x88.map((one) => x88.map((other) => answer(one, other)))).toEqual(KNIGHTS);
    const king: TableRequest = { ...knight, piece: "K" };
    expect(bodyIn(printed("c", king).text)).toBe(
      "return CD_X_DISTANCE_BY_0X88_DIFF[sq2 - sq1 + 120];",
    );
    const own = { rank: 16, zero: 119, length: 239 };
    const { text: shorter, entries } = printed("c", { ...king, layout: own });
    expect(bodyIn(shorter)).toBe("return CD_X_DISTANCE[sq2 - sq1 + 119];");
    expect(entries).toHaveLength(239);
  });

  test("a8 counts from the other end, also in reverse differences", () => {
    const table: TableRequest = { piece: "N", squares: "a8", name: "x" };
    const { answer, entries } = printed("rust", table);
    expect(a8.map((one) => a8.map((other) => answer(one, other)))).toEqual(KNIGHTS);
    expect([entries[0], entries[1], entries[9], entries[4095], entries[63]]).toEqual([
      0, 3, 4, 0, 6,
    ]);
    const pawn: TableRequest = { measure: "attacks", piece: "whitePawn", squares: "a8", name: "x" };
    const attacks = printed("c", { ...pawn, layout: { rank: -16, zero: 119, length: 239 } });
    // From e4, 36, up to d5, 27, and f5, 29; not down.
    expect([27, 29, 28, 43, 45].map((to) => attacks.answer(36, to))).toEqual([1, 1, 0, 0, 0]);
    expect([102, 104, 103, 134, 136].map((at) => attacks.entries[at])).toEqual([1, 1, 0, 0, 0]);
    // The lookup goes from e4 to d5 by -9, and the table of a1 = 0 by +7.
    const plain = printed("c", { ...pawn, squares: "a1", layout: { rank: 16, zero: 119 } });
    expect([plain.answer(28, 35), plain.answer(28, 21)]).toEqual([1, 0]);
  });

  test("mailbox: 120 numbers, and the filler where there is no square", () => {
    const { answer, entries } = printed("go", {
      ...{ piece: "K", squares: "mailbox", layout: "center", name: "x", filler: -1 },
    });
    expect(entries).toHaveLength(120);
    expect(entries.filter((entry) => entry === -1)).toHaveLength(56);
    expect([21, 28, 54, 55, 91, 98].map((at) => answer(at, 0))).toEqual([3, 3, 0, 0, 3, 3]);
    expect([0, 20, 29, 30, 99, 119].map((at) => entries[at])).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  test("a set has bit n for the square with the number n", () => {
    const request: TableRequest = { measure: "rings", piece: "K", squares: "a8", name: "x" };
    for (const lang of sampled(OTHERS, 3, "sets 1")) {
      const { answer } = printed(lang, request);
      // One move from a8, 0: b8, a7 and b7; from h1, 63: g1, g2 and h2.
      expect(BigInt(answer(0, 1)), lang).toBe((1n << 1n) | (1n << 8n) | (1n << 9n));
      expect(BigInt(answer(63, 1)), lang).toBe((1n << 62n) | (1n << 54n) | (1n << 55n));
    }
    const wide: TableRequest = { ...request, squares: "0x88" };
    for (const lang of sampled(OTHERS, 3, "sets 2")) {
      const { answer } = printed(lang, wide);
      expect(BigInt(answer(0x77, 1)), lang).toBe((1n << 0x76n) | (1n << 0x66n) | (1n << 0x67n));
    }
  });
});

describe("coordinates of one's own", () => {
  test("coordinates in which two pairs share an element, but not the answer", () => {
    const table = { piece: "K", name: "x", layout: { rank: 8 } };
    const { entries } = parseRequest({ tables: [table] });
    // From b1 to a1 and from a3 to h2, the coordinate is 1 less.
    expect(() => provedRequests(entries)).toThrow(
      "X_DISTANCE[b1, a1]: 7, should be 1; a3, h2 shares the element, but not the answer; the layout pair can hold it",
    );
  });

  test("an increment counts no ranks where the layout does not", () => {
    const { entries } = printed("json", {
      ...{ board: "1x2", measure: "increment", name: "x" },
      layout: { rank: 0, length: 1 },
    });
    expect(entries).toEqual([0]);
  });

  test("coordinates that are all the same have an array of one element", () => {
    const alone = { board: "1x1", name: "x", filler: 5 };
    const nothing = { file: 0, rank: 0 };
    const [one, other] = [
      printed("json", { ...alone, piece: "K", layout: nothing }),
      printed("json", { ...alone, measure: "color", squares: { ...nothing, start: 2 } }),
    ];
    expect([one.entries, other.entries]).toEqual([[0], [5, 5, 0]]);
    expect([one.answer(0, 0), other.answer(2, 0)]).toEqual([0, 0]);
  });
});
