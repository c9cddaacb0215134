/** Facts about sets of squares, typed by hand, and how they agree with each other and distance. */
import * as chessops from "chessops/attacks";
import { SquareSet } from "chessops/squareSet";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rectangle } from "../../generator/core/board.js";
import { BLACK_PAWN_SQUARES, WHITE_PAWN_SQUARES } from "../../generator/core/sets.js";
import * as sets from "../../src/sets.js";
import {
  difference,
  has,
  intersection,
  setSize,
  squareName,
  squaresIn,
  union,
  type SquareBits,
  type SquareWords,
} from "../../src/squares.js";
import * as tables from "../../src/index.js";
import * as vectors from "../../src/vectors.js";
import { sq, SQUARES } from "../support/board.js";

const names = (set: SquareBits): string => squaresIn(set).map(squareName).join(" ");

type AnySet = SquareBits | SquareWords;

/** Any set, as its lookups return it or with signed numbers, which bitwise operators return: of 64 squares, or of more. */
const word = fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 });
const twoSets = fc.integer({ min: 2, max: 8 }).chain((length) => {
  const words = fc.array(word, { minLength: length, maxLength: length });
  const set = words.map((all): AnySet => {
    const [lo = NaN, hi = NaN] = all;
    return length === 2 ? { lo, hi } : all;
  });
  return fc.tuple(set, set);
});

const wordsOf = (set: AnySet): readonly number[] => ("lo" in set ? [set.lo, set.hi] : set);

/** The squares of a set by its bits as one number. */
const squaresOf = (set: AnySet): readonly number[] => {
  const bits = wordsOf(set).map((word) => (word >>> 0).toString(2).padStart(32, "0"));
  const last = bits.toReversed().join("");
  return Array.from(last)
    .reverse()
    .flatMap((bit, at) => (bit === "1" ? [at] : []));
};

/** Union, intersection and difference. */
const combined = (one: AnySet, other: AnySet): readonly AnySet[] => {
  if ("lo" in one)
    return "lo" in other
      ? [union(one, other), intersection(one, other), difference(one, other)]
      : [];
  return "lo" in other ? [] : [union(one, other), intersection(one, other), difference(one, other)];
};

test("a set has what is in it; union, intersection and difference are those of sets of JavaScript", () => {
  fc.assert(
    fc.property(twoSets, ([one, other]) => {
      const [first, second] = [new Set(squaresOf(one)), new Set(squaresOf(other))];
      const squares = [...Array(32 * wordsOf(one).length).keys()];
      expect(squaresIn(one)).toEqual([...first]);
      expect(setSize(one)).toBe(first.size);
      expect(squares.filter((square) => has(one, square))).toEqual([...first]);
      const expected = [
        squares.filter((square) => first.has(square) || second.has(square)),
        [...first].filter((square) => second.has(square)),
        [...first].filter((square) => !second.has(square)),
      ];
      expect(combined(one, other).map(squaresOf)).toEqual(expected);
      for (const found of combined(one, other)) {
        expect(wordsOf(found)).toHaveLength(wordsOf(one).length);
        for (const half of wordsOf(found)) expect(half).toBe(half >>> 0);
      }
    }),
  );
});

test.each([-1, 64, 65, 95, 2 ** 32, 2 ** 32 + 1, 0.5, NaN, Infinity])(
  "no set of 64 squares has %d",
  (number) => {
    expect(has({ lo: 0xffff_ffff, hi: 0xffff_ffff }, number)).toBe(false);
  },
);

test.each([-1, 96, 97, 128, 2 ** 32, 2 ** 32 + 1, 0.5, NaN, Infinity])(
  "no set of 96 squares has %d",
  (number) => {
    expect(has([0xffff_ffff, 0xffff_ffff, 0xffff_ffff], number)).toBe(false);
  },
);

const pairs = SQUARES.flatMap((from) => SQUARES.map((to) => [from, to] as const));

const breaking = (holds: (from: number, to: number) => boolean): string[] =>
  pairs.filter(([from, to]) => !holds(from, to)).map(([from, to]) => `${from}, ${to}`);

describe("between and line", () => {
  test.each([
    ["a1", "h8", "b2 c3 d4 e5 f6 g7", "a1 b2 c3 d4 e5 f6 g7 h8"],
    ["e1", "e8", "e2 e3 e4 e5 e6 e7", "e1 e2 e3 e4 e5 e6 e7 e8"],
    ["c2", "f2", "d2 e2", "a2 b2 c2 d2 e2 f2 g2 h2"],
    ["b4", "e1", "d2 c3", "e1 d2 c3 b4 a5"],
    ["e4", "e5", "", "e1 e2 e3 e4 e5 e6 e7 e8"],
    ["e4", "f6", "", ""],
    ["e4", "e4", "", ""],
    ["h1", "a2", "", ""],
  ])("%s, %s", (from, to, between, line) => {
    expect(names(sets.between(sq(from), sq(to)))).toBe(between);
    expect(names(sets.line(sq(from), sq(to)))).toBe(line);
  });
});

test("between and line are those of chessops", () => {
  const wrong = pairs.filter(([one, other]) => {
    const [between, line] = [sets.between(one, other), sets.line(one, other)];
    return !(
      chessops.between(one, other).equals(new SquareSet(between.lo, between.hi)) &&
      chessops.ray(one, other).equals(new SquareSet(line.lo, line.hi))
    );
  });
  expect(wrong).toEqual([]);
});

describe("rings and zones", () => {
  test.each([
    [sets.kingRing, "e4", 0, "e4"],
    [sets.kingRing, "a1", 1, "b1 a2 b2"],
    [sets.kingRing, "a1", 7, "h1 h2 h3 h4 h5 h6 h7 a8 b8 c8 d8 e8 f8 g8 h8"],
    [sets.kingRing, "d4", 5, ""],
    [sets.knightRing, "a1", 1, "c2 b3"],
    [sets.knightRing, "a1", 6, "h8"],
    [sets.knightRing, "e4", 1, "d2 f2 c3 g3 c5 g5 d6 f6"],
    [sets.kingZone, "a1", 1, "a1 b1 a2 b2"],
    [sets.kingZone, "h8", 0, "h8"],
  ] as const)("%o of %s at %d", (lookup, square, distance, squares) => {
    expect(names(lookup(sq(square), distance))).toBe(squares);
  });
});

describe("the square of the pawn", () => {
  test("of pawns on e2, e5 and a7, and where there is none", () => {
    const rows = (files: string, ranks: string): string =>
      Array.from(ranks)
        .flatMap((rank) => Array.from(files).map((file) => file + rank))
        .join(" ");
    expect(names(sets.whitePawnSquare(sq("e2")))).toBe(rows("abcdefgh", "345678"));
    expect(names(sets.whitePawnSquare(sq("e5")))).toBe(rows("bcdefgh", "5678"));
    expect(names(sets.whitePawnSquare(sq("a7")))).toBe("a7 b7 a8 b8");
    expect(names(sets.blackPawnSquare(sq("a2")))).toBe("a1 b1 a2 b2");
    expect(names(sets.blackPawnSquare(sq("e7")))).toBe(rows("abcdefgh", "123456"));
    for (const square of SQUARES.filter((one) => one < 8 || one > 55))
      for (const lookup of [sets.whitePawnSquare, sets.blackPawnSquare])
        expect(lookup(square)).toEqual({ lo: 0, hi: 0 });
  });
});

test.each([
  [8, 3],
  [3, 3],
  [4, 2],
  [5, 4],
  [1, 8],
  [9, 5],
])("on %i×%i, the rule of the square is what a race shows", (files, ranks) => {
  const board = rectangle(files, ranks);
  for (const { ways } of [WHITE_PAWN_SQUARES, BLACK_PAWN_SQUARES])
    expect(ways[0].on(board)([])).toEqual(ways[1].on(board)([]));
});

test("the recipe for a king that moves first is what a search shows, in which it steps on no attacked square", () => {
  const steps = (king: number): readonly number[] =>
    SQUARES.filter((to) => tables.distance(king, to) === 1);
  const isAttacked = (pawn: number, square: number): boolean =>
    (vectors.attacks(pawn, square) & vectors.WHITE_PAWN) > 0;
  const pawnMoves = (pawn: number, king: number): readonly number[] => {
    if (pawn + 8 === king) return [];
    const isDouble = pawn < 16 && pawn + 16 !== king;
    return isDouble ? [pawn + 8, pawn + 16] : [pawn + 8];
  };
  const known = new Map<number, boolean>();
  const catches = (king: number, pawn: number): boolean => {
    const found =
      known.get(64 * king + pawn) ??
      (steps(king).includes(pawn) ||
        (pawn < 56 &&
          steps(king).some(
            (to) => !isAttacked(pawn, to) && pawnMoves(pawn, to).every((next) => catches(to, next)),
          )));
    known.set(64 * king + pawn, found);
    return found;
  };
  const byRecipe = (king: number, pawn: number): boolean =>
    tables.distance(king, pawn) === 1 ||
    setSize(intersection(sets.kingZone(king, 1), sets.whitePawnSquare(pawn))) > 0;
  const ofPawns = breaking(
    (king, pawn) =>
      pawn < 8 || pawn >= 56 || king === pawn || byRecipe(king, pawn) === catches(king, pawn),
  );
  expect(ofPawns).toEqual([]);
});

test("the king's distance has the name of the other pieces', too", () => {
  expect(tables.kingDistance).toBe(tables.distance);
});
