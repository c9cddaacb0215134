/** Laws that every distance obeys, whatever its numbers are. */
import { describe, expect, test } from "vitest";
import * as tables from "../src/index.js";
import { SQUARES } from "./support/board.js";
import { TABLES } from "./support/exports.js";

/** The distances between two squares, by pair. */
const PAIR_TABLES = TABLES.filter(({ name }) => name.endsWith("DISTANCE")).filter(
  ({ table }) => table.length === 64 ** 2,
);

/** The distances to regions that are their own mirror images. */
const SQUARE_TABLES = TABLES.filter(({ name }) => /^(?:CENTER|EDGE)_/.test(name));

const MIRRORS: readonly (readonly [string, (x: number, y: number) => readonly [number, number]])[] =
  [
    ["none", (x, y) => [x, y]],
    ["left and right (h1 = 0)", (x, y) => [7 - x, y]],
    ["top and bottom (a8 = 0)", (x, y) => [x, 7 - y]],
    ["half turn", (x, y) => [7 - x, 7 - y]],
    ["the diagonal", (x, y) => [y, x]],
    ["quarter turn right", (x, y) => [y, 7 - x]],
    ["quarter turn left", (x, y) => [7 - y, x]],
    ["the anti-diagonal", (x, y) => [7 - y, 7 - x]],
  ];

/** Names the squares that break a law, so that a failure says where. */
const breaking = (holds: (a: number, b: number) => boolean): string[] =>
  SQUARES.flatMap((a) => SQUARES.filter((b) => !holds(a, b)).map((b) => `${a}, ${b}`));

test("there are tables of both kinds", () => {
  expect(PAIR_TABLES.length).toBeGreaterThan(5);
  expect(SQUARE_TABLES.length).toBeGreaterThan(2);
});

describe.each(PAIR_TABLES)("$name", ({ table }) => {
  const d = (a: number, b: number): number => table[a * 64 + b] ?? NaN;

  test("identity: 0 between equal squares, more between all others", () => {
    expect(breaking((a, b) => (a === b ? d(a, b) === 0 : d(a, b) > 0))).toEqual([]);
  });

  test("symmetry: as far there as back", () => {
    expect(breaking((a, b) => d(a, b) === d(b, a))).toEqual([]);
  });

  test("triangle inequality, on all 64³ triples: no way round is shorter", () => {
    expect(breaking((a, c) => SQUARES.every((b) => d(a, c) <= d(a, b) + d(b, c)))).toEqual([]);
  });

  test.each(MIRRORS)("the same under the mirror: %s", (_, mirror) => {
    const mirrored = (square: number): number => {
      const [x, y] = mirror(square % 8, Math.floor(square / 8));
      return 8 * y + x;
    };
    expect(new Set(SQUARES.map(mirrored)).size).toBe(64);
    expect(breaking((a, b) => d(a, b) === d(mirrored(a), mirrored(b)))).toEqual([]);
  });
});

test.each(SQUARE_TABLES)("$name is the same under all eight mirrors", ({ table }) => {
  for (const [name, mirror] of MIRRORS)
    for (const square of SQUARES) {
      const [x, y] = mirror(square % 8, Math.floor(square / 8));
      expect(table[8 * y + x], name).toBe(table[square]);
    }
});

test("a knight changes the color of its square with each move", () => {
  const color = (square: number): number => (Math.floor(square / 8) + square) % 2;
  const { knightDistance } = tables;
  expect(breaking((a, b) => knightDistance(a, b) % 2 === Math.abs(color(a) - color(b)))).toEqual(
    [],
  );
});

test("king and Manhattan distance are equal on a common file or rank, and only there", () => {
  const { distance, manhattanDistance } = tables;
  const common = (a: number, b: number): boolean =>
    a % 8 === b % 8 || Math.floor(a / 8) === Math.floor(b / 8);
  expect(breaking((a, b) => (distance(a, b) === manhattanDistance(a, b)) === common(a, b))).toEqual(
    [],
  );
});
