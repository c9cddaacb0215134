/** Facts typed by hand from the pages of the Chessprogramming wiki, without a search. */
import { describe, expect, test } from "vitest";
import * as tables from "../../src/index.js";
import { KING_PATHS, kingPaths } from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import { sq, SQUARES } from "../support/board.js";

const numbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

describe("page Distance", () => {
  test("the maximum is 7, and equal squares are 0 apart", () => {
    expect(Math.max(...tables.DISTANCE)).toBe(7);
    expect(tables.distance(sq("a1"), sq("h8"))).toBe(7);
    expect(tables.distance(sq("e4"), sq("e4"))).toBe(0);
  });

  test("the array 15×15 is the page's, in every cell, index 0 at the lower left", () => {
    const page = [
      "7 7 7 7 7 7 7 7 7 7 7 7 7 7 7",
      "7 6 6 6 6 6 6 6 6 6 6 6 6 6 7",
      "7 6 5 5 5 5 5 5 5 5 5 5 5 6 7",
      "7 6 5 4 4 4 4 4 4 4 4 4 5 6 7",
      "7 6 5 4 3 3 3 3 3 3 3 4 5 6 7",
      "7 6 5 4 3 2 2 2 2 2 3 4 5 6 7",
      "7 6 5 4 3 2 1 1 1 2 3 4 5 6 7",
      "7 6 5 4 3 2 1 0 1 2 3 4 5 6 7",
      "7 6 5 4 3 2 1 1 1 2 3 4 5 6 7",
      "7 6 5 4 3 2 2 2 2 2 3 4 5 6 7",
      "7 6 5 4 3 3 3 3 3 3 3 4 5 6 7",
      "7 6 5 4 4 4 4 4 4 4 4 4 5 6 7",
      "7 6 5 5 5 5 5 5 5 5 5 5 5 6 7",
      "7 6 6 6 6 6 6 6 6 6 6 6 6 6 7",
      "7 7 7 7 7 7 7 7 7 7 7 7 7 7 7",
    ];
    expect([...tables.DISTANCE_15X15]).toEqual(page.reverse().flatMap(numbers));
    expect(tables.DISTANCE_15X15[112]).toBe(0);
  });

  test("the array 15×15 over c2 gives the page's board of distances from c2", () => {
    const page = [
      "6 6 6 6 6 6 6 6",
      "5 5 5 5 5 5 5 5",
      "4 4 4 4 4 4 4 5",
      "3 3 3 3 3 3 4 5",
      "2 2 2 2 2 3 4 5",
      "2 1 1 1 2 3 4 5",
      "2 1 0 1 2 3 4 5",
      "2 1 1 1 2 3 4 5",
    ];
    const fromC2 = SQUARES.map((square) => tables.distance15x15(sq("c2"), square));
    expect(fromC2).toEqual(page.reverse().flatMap(numbers));
  });

  test("0x88 differences are 1…239; the 15 entries of column 0 are never read and hold 0", () => {
    const unused = [0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224];
    const read = new Set(SQUARES.flatMap((a) => SQUARES.map((b) => tables.x88diff(a, b))));
    expect(Math.min(...read)).toBe(1);
    expect(Math.max(...read)).toBe(239);
    expect(read.size).toBe(225);
    for (const index of unused) {
      expect(read.has(index)).toBe(false);
      expect(tables.DISTANCE_BY_0X88_DIFF[index]).toBe(0);
      expect(tables.MANHATTAN_DISTANCE_BY_0X88_DIFF[index]).toBe(0);
      expect(tables.KNIGHT_DISTANCE_BY_0X88_DIFF[index]).toBe(0);
    }
  });

  test("x88diff is 120 for equal squares, and the page's for a1 to h8 and back", () => {
    expect(tables.x88diff(sq("e4"), sq("e4"))).toBe(120);
    expect(tables.x88diff(sq("a1"), sq("h8"))).toBe(239);
    expect(tables.x88diff(sq("h8"), sq("a1"))).toBe(1);
    expect(tables.x88diff(sq("a1"), sq("b1"))).toBe(121);
    expect(tables.x88diff(sq("a1"), sq("a2"))).toBe(136);
  });

  test("from f6 and to h1, both distances, their sums and the 14 squares on shortest paths", () => {
    const fromF6 = `
      5 4 3 2 2 2 2 2
      5 4 3 2 1 1 1 2
      5 4 3 2 1 0 1 2
      5 4 3 2 1 1 1 2
      5 4 3 2 2 2 2 2
      5 4 3 3 3 3 3 3
      5 4 4 4 4 4 4 4
      5 5 5 5 5 5 5 5`;
    const fromH1 = `
      7 7 7 7 7 7 7 7
      7 6 6 6 6 6 6 6
      7 6 5 5 5 5 5 5
      7 6 5 4 4 4 4 4
      7 6 5 4 3 3 3 3
      7 6 5 4 3 2 2 2
      7 6 5 4 3 2 1 1
      7 6 5 4 3 2 1 0`;
    const sums = `
      12 11 10  9  9  9  9  9
      12 10  9  8  7  7  7  8
      12 10  8  7  6  5  6  7
      12 10  8  6  5  5  5  6
      12 10  8  6  5  5  5  5
      12 10  8  7  6  5  5  5
      12 10  9  8  7  6  5  5
      12 11 10  9  8  7  6  5`;
    const marked = [
      "f6",
      "e5",
      "f5",
      "g5",
      "e4",
      "f4",
      "g4",
      "h4",
      "f3",
      "g3",
      "h3",
      "g2",
      "h2",
      "h1",
    ];
    // The page draws rank 8 on top.
    const drawn = SQUARES.map((cell) =>
      sq("abcdefgh".charAt(cell % 8) + `${8 - Math.floor(cell / 8)}`),
    );
    const f6 = drawn.map((square) => tables.distance(sq("f6"), square));
    const h1 = drawn.map((square) => tables.distance(sq("h1"), square));
    expect(f6).toEqual(numbers(fromF6));
    expect(h1).toEqual(numbers(fromH1));
    const sum = drawn.map((_, cell) => (f6[cell] ?? NaN) + (h1[cell] ?? NaN));
    expect(sum).toEqual(numbers(sums));
    expect(tables.distance(sq("f6"), sq("h1"))).toBe(5);
    expect(drawn.filter((_, cell) => sum[cell] === 5)).toEqual(marked.map(sq));

    // The same set, as bits: squares 0…31 are ranks 1 to 4.
    const bits = (squares: readonly number[]): number =>
      squares.reduce((set, square) => set + 2 ** square, 0);
    const low = marked.map(sq).filter((square) => square < 32);
    const high = marked.map(sq).filter((square) => square >= 32);
    expect(low.length + high.length).toBe(14);
    const picture = { lo: bits(low), hi: bits(high.map((square) => square - 32)) };
    expect(kingPaths(sq("f6"), sq("h1"))).toEqual(picture);
    expect(kingPaths(sq("h1"), sq("f6"))).toEqual(picture);
    expect(KING_PATHS).toHaveLength(8192);
  });

  test("combined distance below six tells one relation each; six does not", () => {
    const { combinedDistance } = pieces;
    const from = sq("e4");
    const at = (value: number): string[] =>
      SQUARES.filter((square) => combinedDistance(from, square) === value).map(
        (square) => "abcdefgh".charAt(square % 8) + `${Math.floor(square / 8) + 1}`,
      );
    expect(at(0)).toEqual(["e4"]);
    expect(at(1)).toEqual([]);
    expect(at(2)).toEqual(["e3", "d4", "f4", "e5"]);
    expect(at(3)).toEqual(["d3", "f3", "d5", "f5"]);
    expect(at(4)).toEqual(["e2", "c4", "g4", "e6"]);
    expect(at(5)).toEqual(["d2", "f2", "c3", "g3", "c5", "g5", "d6", "f6"]);
    expect(at(6)).toEqual(["e1", "c2", "g2", "b4", "h4", "c6", "g6", "e7"]);
    expect(Math.max(...pieces.COMBINED_DISTANCE)).toBe(21);
  });

  test("the maps of squares to coordinates: rank × 16 + file, and rank × 15 + file", () => {
    const x88 = numbers(`
        0   1   2   3   4   5   6   7
       16  17  18  19  20  21  22  23
       32  33  34  35  36  37  38  39
       48  49  50  51  52  53  54  55
       64  65  66  67  68  69  70  71
       80  81  82  83  84  85  86  87
       96  97  98  99 100 101 102 103
      112 113 114 115 116 117 118 119`);
    const pioneer = numbers(`
        0   1   2   3   4   5   6   7
       15  16  17  18  19  20  21  22
       30  31  32  33  34  35  36  37
       45  46  47  48  49  50  51  52
       60  61  62  63  64  65  66  67
       75  76  77  78  79  80  81  82
       90  91  92  93  94  95  96  97
      105 106 107 108 109 110 111 112`);
    expect([...tables.SQUARE_TO_0X88]).toEqual(x88);
    expect([...tables.SQUARE_TO_15X15]).toEqual(pioneer);
  });
});

describe("page Manhattan-Distance", () => {
  test("the maximum is 14, between the ends of the main diagonals", () => {
    expect(Math.max(...tables.MANHATTAN_DISTANCE)).toBe(14);
    expect(tables.manhattanDistance(sq("a1"), sq("h8"))).toBe(14);
    expect(tables.manhattanDistance(sq("h1"), sq("a8"))).toBe(14);
    expect(tables.manhattanDistance(sq("e4"), sq("e4"))).toBe(0);
  });
});

describe("pages Center Distance and Center Manhattan-Distance", () => {
  test("the array of center distances", () => {
    expect([...tables.CENTER_DISTANCE]).toEqual(
      numbers(`
        3 3 3 3 3 3 3 3
        3 2 2 2 2 2 2 3
        3 2 1 1 1 1 2 3
        3 2 1 0 0 1 2 3
        3 2 1 0 0 1 2 3
        3 2 1 1 1 1 2 3
        3 2 2 2 2 2 2 3
        3 3 3 3 3 3 3 3`),
    );
  });

  test("the array of center Manhattan distances", () => {
    expect([...tables.CENTER_MANHATTAN_DISTANCE]).toEqual(
      numbers(`
        6, 5, 4, 3, 3, 4, 5, 6,
        5, 4, 3, 2, 2, 3, 4, 5,
        4, 3, 2, 1, 1, 2, 3, 4,
        3, 2, 1, 0, 0, 1, 2, 3,
        3, 2, 1, 0, 0, 1, 2, 3,
        4, 3, 2, 1, 1, 2, 3, 4,
        5, 4, 3, 2, 2, 3, 4, 5,
        6, 5, 4, 3, 3, 4, 5, 6`),
    );
  });
});

describe("page Knight-Distance", () => {
  test("the maximum is 6, from corner to opposite corner", () => {
    expect(Math.max(...tables.KNIGHT_DISTANCE)).toBe(6);
    expect(tables.knightDistance(sq("a1"), sq("h8"))).toBe(6);
  });

  test("the array ndis", () => {
    expect([...tables.NDIS]).toEqual(
      numbers(`
        0, 3, 2, 3, 2, 3, 4, 5,
        3, 2, 1, 2, 3, 4, 3, 4,
        2, 1, 4, 3, 2, 3, 4, 5,
        3, 2, 3, 2, 3, 4, 3, 4,
        2, 3, 2, 3, 4, 3, 4, 5,
        3, 4, 3, 4, 3, 4, 5, 4,
        4, 3, 4, 3, 4, 5, 4, 5,
        5, 4, 5, 4, 5, 4, 5, 6`),
    );
  });

  test("the array corner", () => {
    expect([...tables.CORNER]).toEqual(
      numbers(`
        1, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
        1, 0, 0, 0, 0, 0, 0, 1`),
    );
  });

  test.each([
    ["a1", "b2"],
    ["h1", "g2"],
    ["a8", "b7"],
    ["h8", "g7"],
  ])(
    "a corner and its diagonal neighbor, %s and %s, are 4 apart, both ways, by every lookup",
    (a, b) => {
      const { knightDistance, knightDistanceBy0x88Diff, knightDistance15x15 } = tables;
      const lookups = [
        knightDistance,
        knightDistanceBy0x88Diff,
        knightDistance15x15,
        tables.knightDistanceByAbsDiff,
      ];
      for (const lookup of lookups) {
        expect(lookup(sq(a), sq(b))).toBe(4);
        expect(lookup(sq(b), sq(a))).toBe(4);
      }
    },
  );

  test("other diagonal neighbors are 2 apart: the arrays hold 2, at difference 9 in ndis", () => {
    expect(tables.knightDistance(sq("b2"), sq("c3"))).toBe(2);
    expect(tables.knightDistance(sq("a2"), sq("b1"))).toBe(2);
    expect(tables.NDIS[9]).toBe(2);
    for (const index of [96, 98, 126, 128]) expect(tables.KNIGHT_DISTANCE_15X15[index]).toBe(2);
    for (const index of [103, 105, 135, 137])
      expect(tables.KNIGHT_DISTANCE_BY_0X88_DIFF[index]).toBe(2);
  });
});

describe("queen, rook and bishop, on the empty board", () => {
  test("queen: a1 to a8, h1 and h8 in one move, to b3 in two", () => {
    const from = (to: string): number => pieces.queenDistance(sq("a1"), sq(to));
    expect(["a1", "a8", "h1", "h8", "b3", "g8"].map(from)).toEqual([0, 1, 1, 1, 2, 2]);
  });

  test("rook: along file and rank in one move, everywhere else in two", () => {
    const from = (to: string): number => pieces.rookDistance(sq("d4"), sq(to));
    expect(["d4", "d8", "a4", "e5", "h1"].map(from)).toEqual([0, 1, 1, 2, 2]);
  });

  test("bishop: never to the other color, which is UNREACHABLE", () => {
    const from = (to: string): number => pieces.bishopDistance(sq("c1"), sq(to));
    expect(pieces.UNREACHABLE).toBe(255);
    expect(["c1", "h6", "a3", "f8", "h8", "c8", "d1"].map(from)).toEqual([0, 1, 1, 2, 2, 255, 255]);
    expect(pieces.BISHOP_DISTANCE.filter((moves) => moves === pieces.UNREACHABLE)).toHaveLength(
      2048,
    );
  });
});

describe("corners and edge", () => {
  test("the light corners are a8 and h1, the dark ones a1 and h8", () => {
    expect([...pieces.CORNER_DISTANCE_LIGHT]).toEqual(
      numbers(`
        7 6 5 4 3 2 1 0
        6 7 6 5 4 3 2 1
        5 6 7 6 5 4 3 2
        4 5 6 7 6 5 4 3
        3 4 5 6 7 6 5 4
        2 3 4 5 6 7 6 5
        1 2 3 4 5 6 7 6
        0 1 2 3 4 5 6 7`),
    );
    expect([...pieces.CORNER_DISTANCE_DARK]).toEqual(
      numbers(`
        0 1 2 3 4 5 6 7
        1 2 3 4 5 6 7 6
        2 3 4 5 6 7 6 5
        3 4 5 6 7 6 5 4
        4 5 6 7 6 5 4 3
        5 6 7 6 5 4 3 2
        6 7 6 5 4 3 2 1
        7 6 5 4 3 2 1 0`),
    );
  });

  test("the edge is 0 away all round, and 3 from the center", () => {
    expect([...pieces.EDGE_DISTANCE]).toEqual(
      numbers(`
        0 0 0 0 0 0 0 0
        0 1 1 1 1 1 1 0
        0 1 2 2 2 2 1 0
        0 1 2 3 3 2 1 0
        0 1 2 3 3 2 1 0
        0 1 2 2 2 2 1 0
        0 1 1 1 1 1 1 0
        0 0 0 0 0 0 0 0`),
    );
  });
});
