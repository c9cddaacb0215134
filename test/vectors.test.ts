/** Facts about attacks, directions and steps, typed by hand, and how they agree with distance. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as vectors from "../src/vectors.js";
import { sq } from "./support/board.js";

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

/**
 * chess.js has the same tables of attacks and steps, by attacker minus attacked square, plus 119.
 * One bit stands for the pawns of both colors: p 1, n 2, b 4, r 8, q 16, k 32.
 */
describe("chess.js, every difference of two squares", () => {
  const text = readFileSync(fileURLToPath(import.meta.resolve("chess.js")), "utf8");
  const published = (name: string): readonly number[] =>
    (new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? "")
      .split(",")
      .filter((entry) => entry.trim() !== "")
      .map(Number);
  const differences = Array.from({ length: 239 }, (_, index) => index - 119).filter(
    (difference) => Math.abs(((difference + 128 + 8) % 16) - 8) < 8,
  );

  test("its tables are found, with all their entries", () => {
    expect(published("ATTACKS")).toHaveLength(239);
    expect(published("RAYS")).toHaveLength(239);
    expect(differences).toHaveLength(15 * 15);
  });

  test("steps are the same", () => {
    const rays = published("RAYS");
    for (const difference of differences)
      expect(vectors.INCREMENT_BY_0X88_DIFF[120 + difference], `${difference}`).toBe(
        (rays[119 - difference] ?? NaN) + 0, // no -0
      );
  });

  test("attacks are the same, its bits restated", () => {
    const theirs = published("ATTACKS");
    const restated: readonly (readonly [number, number])[] = [
      [1, WHITE_PAWN | BLACK_PAWN],
      [2, KNIGHT],
      [4, BISHOP],
      [8, ROOK],
      [16, QUEEN],
      [32, KING],
    ];
    for (const difference of differences)
      for (const [their, our] of restated)
        expect(
          ((vectors.ATTACKS_BY_0X88_DIFF[120 + difference] ?? NaN) & our) > 0,
          `${difference}, bit ${their}`,
        ).toBe(((theirs[119 - difference] ?? NaN) & their) > 0);
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
