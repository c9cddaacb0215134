/** Every entry of every table, and every call of every lookup, against plain breadth-first search. */
import { describe, expect, test } from "vitest";
import * as paths from "../src/paths.js";
import * as pieces from "../src/pieces.js";
import * as tables from "../src/index.js";
import { KING_MOVES, KNIGHT_MOVES, SQUARES, WAZIR_MOVES } from "./support/board.js";
import { EXPECTED, searchPairs, wrongEntries } from "./support/expected.js";
import { TABLES } from "./support/exports.js";
import { movesOf } from "./support/pieces.js";

test("every table is searched for", () => {
  expect(TABLES.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
});

test.each(TABLES)("$name, every entry", ({ name, table }) => {
  expect(wrongEntries(name, table)).toEqual([]);
});

describe.each([
  {
    piece: "king",
    moves: KING_MOVES,
    lookups: [tables.distance, tables.distanceBy0x88Diff, tables.distance15x15],
  },
  {
    piece: "wazir",
    moves: WAZIR_MOVES,
    lookups: [
      tables.manhattanDistance,
      tables.manhattanDistanceBy0x88Diff,
      tables.manhattanDistance15x15,
    ],
  },
  {
    piece: "knight",
    moves: KNIGHT_MOVES,
    lookups: [
      tables.knightDistance,
      tables.knightDistanceBy0x88Diff,
      tables.knightDistance15x15,
      tables.knightDistanceByAbsDiff,
    ],
  },
  {
    piece: "queen",
    moves: movesOf(
      {
        notation: "Q",
        steps: [
          [1, 0, 99],
          [1, 1, 99],
        ],
      },
      8,
      8,
    ),
    lookups: [pieces.queenDistance, pieces.queenDistance15x15],
  },
  {
    piece: "rook",
    moves: movesOf({ notation: "R", steps: [[1, 0, 99]] }, 8, 8),
    lookups: [pieces.rookDistance, pieces.rookDistance15x15],
  },
  {
    piece: "bishop",
    moves: movesOf({ notation: "B", steps: [[1, 1, 99]] }, 8, 8),
    lookups: [pieces.bishopDistance, pieces.bishopDistance15x15],
  },
])("$piece", ({ moves, lookups }) => {
  const distances = searchPairs(moves).map((row) =>
    row.map((distance) => (Number.isNaN(distance) ? pieces.UNREACHABLE : distance)),
  );

  test.each(lookups.map((lookup) => [lookup.name, lookup] as const))(
    "%s answers all 4096 pairs",
    (_, lookup) => {
      expect(SQUARES.map((from) => SQUARES.map((to) => lookup(from, to)))).toEqual(distances);
    },
  );
});

test("the lookups to the center answer all 64 squares", () => {
  expect(SQUARES.map(tables.centerDistance)).toEqual(EXPECTED["CENTER_DISTANCE"]);
  expect(SQUARES.map(tables.centerManhattanDistance)).toEqual(
    EXPECTED["CENTER_MANHATTAN_DISTANCE"],
  );
});

test("the other lookups answer every call", () => {
  for (const [lookup, name] of [
    [pieces.cornerDistanceLight, "CORNER_DISTANCE_LIGHT"],
    [pieces.cornerDistanceDark, "CORNER_DISTANCE_DARK"],
    [pieces.edgeDistance, "EDGE_DISTANCE"],
  ] as const)
    expect(SQUARES.map(lookup)).toEqual(EXPECTED[name]);
  const pairs = SQUARES.flatMap((from) => SQUARES.map((to) => [from, to] as const));
  expect(pairs.map(([from, to]) => pieces.combinedDistance(from, to))).toEqual(
    EXPECTED["COMBINED_DISTANCE"],
  );
  const sets = pairs.map(([from, to]) => paths.kingPaths(from, to));
  expect(sets.flatMap(({ lo, hi }) => [lo, hi])).toEqual(EXPECTED["KING_PATHS"]);
});

test("with the two maps, a difference lookup is one subtraction", () => {
  const kings = searchPairs(KING_MOVES);
  const at = (map: tables.FrozenUint8Array, square: number): number => map[square] ?? NaN;
  const { SQUARE_TO_0X88, SQUARE_TO_15X15, DISTANCE_BY_0X88_DIFF, DISTANCE_15X15 } = tables;
  for (const a of SQUARES)
    for (const b of SQUARES) {
      const x88 = at(SQUARE_TO_0X88, b) - at(SQUARE_TO_0X88, a) + 120;
      const pioneer = at(SQUARE_TO_15X15, b) - at(SQUARE_TO_15X15, a) + 112;
      expect(DISTANCE_BY_0X88_DIFF[x88]).toBe(kings[a]?.[b]);
      expect(DISTANCE_15X15[pioneer]).toBe(kings[a]?.[b]);
      expect(x88).toBe(tables.x88diff(a, b));
    }
});
