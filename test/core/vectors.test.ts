/** Facts about attacks, directions and steps, typed by hand, and how they agree with distance. */
import { describe, expect, test } from "vitest";
import * as vectors from "../../src/vectors.js";
import { sq } from "../support/board.js";

const { WHITE_PAWN, BLACK_PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING } = vectors;

test("the bits", () => {
  expect({ WHITE_PAWN, BLACK_PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING }).toEqual({
    ...{ WHITE_PAWN: 1, BLACK_PAWN: 2, KNIGHT: 4, BISHOP: 8, ROOK: 16, QUEEN: 32, KING: 64 },
  });
});

describe("attacks", () => {
  test.each([
    ["e4", "e4", 0],
    ["a1", "h8", BISHOP | QUEEN],
    ["e1", "e8", ROOK | QUEEN],
    ["e4", "d5", WHITE_PAWN | BISHOP | QUEEN | KING],
    ["e4", "f5", WHITE_PAWN | BISHOP | QUEEN | KING],
    ["e4", "e5", ROOK | QUEEN | KING],
    ["e4", "d3", BLACK_PAWN | BISHOP | QUEEN | KING],
    ["e4", "f6", KNIGHT],
    ["a1", "b3", KNIGHT],
    ["a1", "b4", 0],
    ["h4", "a5", 0],
    ["h1", "a2", 0],
    ["a1", "b2", WHITE_PAWN | BISHOP | QUEEN | KING],
    ["h8", "g7", BLACK_PAWN | BISHOP | QUEEN | KING],
  ])("%s, %s", (from, to, bits) => {
    for (const lookup of [vectors.attacks, vectors.attacks15x15, vectors.attacksBy0x88Diff])
      expect(lookup(sq(from), sq(to))).toBe(bits);
  });
});

describe("directions and steps", () => {
  test.each([
    ["e4", "e4", 0, 0, 0, 0],
    ["e4", "e8", 1, 8, 15, 16],
    ["e4", "h7", 2, 9, 16, 17],
    ["e4", "h4", 3, 1, 1, 1],
    ["e4", "h1", 4, -7, -14, -15],
    ["e4", "e1", 5, -8, -15, -16],
    ["e4", "b1", 6, -9, -16, -17],
    ["e4", "a4", 7, -1, -1, -1],
    ["e4", "a8", 8, 7, 14, 15],
    ["e4", "f6", 0, 0, 0, 0],
    ["h1", "a2", 0, 0, 0, 0],
    ["a1", "h8", 2, 9, 16, 17],
  ])("%s, %s: direction %d, steps %d, %d, %d", (from, to, direction, ...steps) => {
    const [a, b] = [sq(from), sq(to)];
    for (const lookup of [vectors.direction, vectors.direction15x15, vectors.directionBy0x88Diff])
      expect(lookup(a, b)).toBe(direction);
    expect([
      vectors.increment(a, b),
      vectors.increment15x15(a, b),
      vectors.incrementBy0x88Diff(a, b),
    ]).toEqual(steps);
  });
});
