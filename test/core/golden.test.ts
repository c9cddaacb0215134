/** Facts typed by hand, without a search; from the Chessprogramming wiki, unless a fact names another source. */
import { expect, test } from "vitest";
import * as tables from "../../src/index.js";
import { kingPaths } from "../../src/paths.js";
import { sq } from "../support/board.js";
import { bitsOf, halvesOf } from "../support/relations.js";

test.each([
  [
    "Distance, by differences, 15×15",
    tables.DISTANCE_15X15,
    `
      7 7 7 7 7 7 7 7 7 7 7 7 7 7 7
      7 6 6 6 6 6 6 6 6 6 6 6 6 6 7
      7 6 5 5 5 5 5 5 5 5 5 5 5 6 7
      7 6 5 4 4 4 4 4 4 4 4 4 5 6 7
      7 6 5 4 3 3 3 3 3 3 3 4 5 6 7
      7 6 5 4 3 2 2 2 2 2 3 4 5 6 7
      7 6 5 4 3 2 1 1 1 2 3 4 5 6 7
      7 6 5 4 3 2 1 0 1 2 3 4 5 6 7
      7 6 5 4 3 2 1 1 1 2 3 4 5 6 7
      7 6 5 4 3 2 2 2 2 2 3 4 5 6 7
      7 6 5 4 3 3 3 3 3 3 3 4 5 6 7
      7 6 5 4 4 4 4 4 4 4 4 4 5 6 7
      7 6 5 5 5 5 5 5 5 5 5 5 5 6 7
      7 6 6 6 6 6 6 6 6 6 6 6 6 6 7
      7 7 7 7 7 7 7 7 7 7 7 7 7 7 7`,
  ],
  [
    "Center Distance",
    tables.CENTER_DISTANCE,
    `
      3 3 3 3 3 3 3 3
      3 2 2 2 2 2 2 3
      3 2 1 1 1 1 2 3
      3 2 1 0 0 1 2 3
      3 2 1 0 0 1 2 3
      3 2 1 1 1 1 2 3
      3 2 2 2 2 2 2 3
      3 3 3 3 3 3 3 3`,
  ],
  [
    "Center Manhattan-Distance",
    tables.CENTER_MANHATTAN_DISTANCE,
    `
      6 5 4 3 3 4 5 6
      5 4 3 2 2 3 4 5
      4 3 2 1 1 2 3 4
      3 2 1 0 0 1 2 3
      3 2 1 0 0 1 2 3
      4 3 2 1 1 2 3 4
      5 4 3 2 2 3 4 5
      6 5 4 3 3 4 5 6`,
  ],
  [
    "Knight-Distance, ndis",
    tables.NDIS,
    `
      0 3 2 3 2 3 4 5
      3 2 1 2 3 4 3 4
      2 1 4 3 2 3 4 5
      3 2 3 2 3 4 3 4
      2 3 2 3 4 3 4 5
      3 4 3 4 3 4 5 4
      4 3 4 3 4 5 4 5
      5 4 5 4 5 4 5 6`,
  ],
] as const)("the array of the page %s", (_, table, page) => {
  expect([...table]).toEqual(page.trim().split(/\s+/).map(Number));
});

test("the picture of the page Distance: the 14 squares on shortest paths between f6 and h1", () => {
  const marked = "h1 g2 h2 f3 g3 h3 e4 f4 g4 h4 e5 f5 g5 f6".split(" ").map(sq);
  expect(kingPaths(sq("f6"), sq("h1"))).toEqual(halvesOf(bitsOf(marked)));
  expect(kingPaths(sq("h1"), sq("f6"))).toEqual(halvesOf(bitsOf(marked)));
});
