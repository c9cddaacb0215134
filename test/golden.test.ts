/** Facts typed by hand from the pages of the Chessprogramming wiki, without a search. */
import { describe, expect, test } from "vitest";
import * as tables from "../src/index.js";
import { kingPaths } from "../src/paths.js";
import * as pieces from "../src/pieces.js";
import { sq, SQUARES } from "./support/board.js";

const numbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

describe("page Distance", () => {
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

  test("14 squares are on shortest paths from f6 to h1", () => {
    const marked = "f6 e5 f5 g5 e4 f4 g4 h4 f3 g3 h3 g2 h2 h1".split(" ").map(sq);
    const through = (square: number): number =>
      tables.distance(sq("f6"), square) + tables.distance(square, sq("h1"));
    const onPaths = SQUARES.filter((square) => through(square) === 5);
    expect(onPaths).toEqual([...marked].sort((one, other) => one - other));
    // The same set, as bits: squares 0…31 are ranks 1 to 4.
    const bits = (squares: readonly number[]): number =>
      squares.reduce((set, square) => set + 2 ** square, 0);
    const [low, high] = [marked.filter((one) => one < 32), marked.filter((one) => one >= 32)];
    const picture = { lo: bits(low), hi: bits(high.map((square) => square - 32)) };
    expect(kingPaths(sq("f6"), sq("h1"))).toEqual(picture);
    expect(kingPaths(sq("h1"), sq("f6"))).toEqual(picture);
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
});
