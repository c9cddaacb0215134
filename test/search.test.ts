/** Every entry of every table, and every call of every lookup, against plain breadth-first search. */
import { describe, expect, test } from "vitest";
import * as tables from "../src/index.js";
import {
  KING_MOVES,
  KNIGHT_MOVES,
  search,
  searchPairs,
  SQUARES,
  WAZIR_MOVES,
} from "./support/board.js";

const CENTER = [
  [3, 3],
  [4, 3],
  [3, 4],
  [4, 4],
] as const;

const PIECES = [
  {
    piece: "king",
    moves: KING_MOVES,
    pair: tables.DISTANCE,
    by0x88: tables.DISTANCE_BY_0X88_DIFF,
    by15x15: tables.DISTANCE_15X15,
    lookups: [tables.distance, tables.distanceBy0x88Diff, tables.distance15x15],
  },
  {
    piece: "wazir",
    moves: WAZIR_MOVES,
    pair: tables.MANHATTAN_DISTANCE,
    by0x88: tables.MANHATTAN_DISTANCE_BY_0X88_DIFF,
    by15x15: tables.MANHATTAN_DISTANCE_15X15,
    lookups: [
      tables.manhattanDistance,
      tables.manhattanDistanceBy0x88Diff,
      tables.manhattanDistance15x15,
    ],
  },
  {
    piece: "knight",
    moves: KNIGHT_MOVES,
    pair: tables.KNIGHT_DISTANCE,
    by0x88: tables.KNIGHT_DISTANCE_BY_0X88_DIFF,
    by15x15: tables.KNIGHT_DISTANCE_15X15,
    lookups: [
      tables.knightDistance,
      tables.knightDistanceBy0x88Diff,
      tables.knightDistance15x15,
      tables.knightDistanceByAbsDiff,
    ],
  },
];

describe.each(PIECES)("$piece", ({ moves, pair, by0x88, by15x15, lookups }) => {
  const distances = searchPairs(moves);

  test("the 4096 entries by pair", () => {
    expect([...pair]).toEqual(distances.flat());
  });

  test.each(lookups.map((lookup) => [lookup.name, lookup] as const))(
    "%s answers all 4096 pairs",
    (_, lookup) => {
      const answers = SQUARES.map((from) => SQUARES.map((to) => lookup(from, to)));
      expect(answers).toEqual(distances);
    },
  );

  // On 15×15 the center is 7 from every edge, and no shortest path to a cell needs more room than that.
  const around = search(moves, 15, 15, [[7, 7]]);

  test("the 225 entries by difference on the array 15×15", () => {
    const cells = [...Array(225).keys()];
    const expected = cells.map((cell) => around.get(`${cell % 15},${(cell - (cell % 15)) / 15}`));
    expect([...by15x15]).toEqual(expected);
  });

  test("the 240 entries by 0x88 difference, 0 where no pair falls", () => {
    const expected = Array<number>(240).fill(0);
    for (const [cell, moved] of around) {
      const [x, y] = cell.split(",").map(Number);
      expected[16 * ((y ?? NaN) - 7) + ((x ?? NaN) - 7) + 120] = moved;
    }
    expect([...by0x88]).toEqual(expected);
  });
});

test("the 64 entries of NDIS, the knight from the lower left of its quarter of 15×15", () => {
  const around = search(KNIGHT_MOVES, 15, 15, [[7, 7]]);
  const expected = SQUARES.map((cell) =>
    around.get(`${7 + (cell % 8)},${7 + Math.floor(cell / 8)}`),
  );
  expect([...tables.NDIS]).toEqual(expected);
});

test.each([
  {
    piece: "king",
    moves: KING_MOVES,
    table: tables.CENTER_DISTANCE,
    lookup: tables.centerDistance,
  },
  {
    piece: "wazir",
    moves: WAZIR_MOVES,
    table: tables.CENTER_MANHATTAN_DISTANCE,
    lookup: tables.centerManhattanDistance,
  },
])("the 64 entries of the $piece's distance to the center", ({ moves, table, lookup }) => {
  const toCenter = search(moves, 8, 8, CENTER);
  const expected = SQUARES.map((square) => toCenter.get(`${square % 8},${Math.floor(square / 8)}`));
  expect([...table]).toEqual(expected);
  expect(SQUARES.map((square) => lookup(square))).toEqual(expected);
});

test("CORNER marks the squares from which a knight has only two moves", () => {
  const expected = SQUARES.map((square) => {
    const once = search(KNIGHT_MOVES, 8, 8, [[square % 8, Math.floor(square / 8)]]);
    return [...once.values()].filter((moved) => moved === 1).length === 2 ? 1 : 0;
  });
  expect([...tables.CORNER]).toEqual(expected);
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
