/** Operations on sets of squares, compared with those of JavaScript, and sets compared with those of chessops. */
import * as chessops from "chessops/attacks";
import { runs, sampled } from "../support/sampling.js";
import { SquareSet } from "chessops/squareSet";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import { limbsOf, setOfLimbs, stored } from "../../generator/core/tables/limbs.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import { parseRequest } from "../../generator/request/request.js";
import { BLACK_PAWN_SQUARES, WHITE_PAWN_SQUARES } from "../../generator/core/measures/sets.js";
import { distance } from "../../src/index.js";
import * as sets from "../../src/sets.js";
import {
  difference,
  has,
  intersection,
  setSize,
  squaresIn,
  union,
  type SquareBits,
  type SquareWords,
} from "../../src/squares.js";
import { attacks, WHITE_PAWN } from "../../src/vectors.js";
import { SQUARES } from "../support/board.js";
import { OTHERS, printed } from "../support/printed-tables.js";
import { bitsOf } from "../support/relations.js";

type AnySet = SquareBits | SquareWords;

/** Two sets of 64 squares or more, stored alike. Their numbers may be signed, as bitwise operators return them. */
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

/** The squares of a set, read from its bits. */
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

test("a set has its members; union, intersection and difference are those of JavaScript's sets", () => {
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

const ALL = 0xffff_ffff;

test.each([
  [{ lo: ALL, hi: ALL }, [64, 65, 95]],
  [
    [ALL, ALL, ALL],
    [96, 97, 128],
  ],
] as const)("the set %j has no other squares", (set, beyond) => {
  for (const number of [...beyond, -1, 2 ** 32, 2 ** 32 + 1, 0.5, NaN, Infinity])
    expect(has(set, number), `${number}`).toBe(false);
});

const pairs = SQUARES.flatMap((from) => SQUARES.map((to) => [from, to] as const));

test("between and line are the same as in chessops", () => {
  const wrong = pairs.filter(([one, other]) => {
    const [between, line] = [sets.between(one, other), sets.line(one, other)];
    return !(
      chessops.between(one, other).equals(new SquareSet(between.lo, between.hi)) &&
      chessops.ray(one, other).equals(new SquareSet(line.lo, line.hi))
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  [8, 3],
  [3, 3],
  [4, 2],
  [5, 4],
  [1, 8],
  [9, 5],
])("on %i×%i, the rule of the square agrees with a race", (files, ranks) => {
  const board = rectangle(files, ranks);
  for (const { ways } of [WHITE_PAWN_SQUARES, BLACK_PAWN_SQUARES])
    expect(ways[1].on(board)([])).toEqual(ways[0].on(board)([]));
});

test("the recipe for a king that moves first agrees with a search in which it avoids attacked squares", () => {
  const pawnMoves = (pawn: number, king: number): readonly number[] =>
    [pawn + 8, ...(pawn < 16 ? [pawn + 16] : [])].filter((to) => ![to, pawn + 8].includes(king));
  const caught: boolean[][] = [];
  for (const pawn of SQUARES.toReversed())
    caught[pawn] = SQUARES.map((king) =>
      SQUARES.filter((to) => distance(king, to) === 1).some(
        (to) =>
          to === pawn ||
          (pawn < 56 &&
            (attacks(pawn, to) & WHITE_PAWN) === 0 &&
            pawnMoves(pawn, to).every((next) => caught[next]?.[to])),
      ),
    );
  const byRecipe = (king: number, pawn: number): boolean =>
    distance(king, pawn) === 1 ||
    setSize(intersection(sets.kingZone(king, 1), sets.whitePawnSquare(pawn))) > 0;
  const wrong = pairs.filter(
    ([king, pawn]) =>
      king !== pawn && pawn > 7 && pawn < 56 && byRecipe(king, pawn) !== caught[pawn]?.[king],
  );
  expect(wrong).toEqual([]);
});

test.each([
  { bits: 32, count: 2 },
  { bits: 32, count: 5 },
  { bits: 64, count: 1 },
  { bits: 64, count: 4 },
])("a set is split into $count limbs of $bits bits, and joined again", (limbs) => {
  const all = (1n << BigInt(limbs.bits * limbs.count)) - 1n;
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(0n, all), fc.bigInt(0n, all)), (set) => {
      const parts = limbsOf(limbs, set);
      expect(parts).toHaveLength(limbs.count);
      expect(setOfLimbs(limbs, parts)).toBe(set);
      const [first = 0] = parts;
      const other = typeof first === "bigint" ? Number(first) : BigInt(first);
      for (const wrong of [undefined, -1, -1n, 0.5, NaN, "1", other, 1n << BigInt(limbs.bits)])
        expect(setOfLimbs(limbs, [wrong, ...parts.slice(1)])).toBeNaN();
      expect(setOfLimbs(limbs, parts.slice(1))).toBeNaN();
      expect(setOfLimbs(limbs, [...parts, first])).toBeNaN();
    }),
    { numRuns: runs(20, 100) },
  );
});

test("a set has a bit for each number of a numbering, although some numbers belong to no square", () => {
  // In 0x88, a king on h8, 0x77, moves to g7, h7 and g8. The largest number is 127.
  const request = { measure: "moves", piece: "K", squares: "0x88", name: "x" } as const;
  const moves = [0x66, 0x67, 0x76];
  for (const lang of sampled(OTHERS, 2, "limbs"))
    expect(printed(lang, request).answer(0x77, 0)).toBe(bitsOf(moves));
  const [entry] = parseRequest({ tables: [request] }).entries;
  if (!entry) throw new Error("no table");
  const { values } = stored(tableOf(entry, entry.board));
  const last = moves.reduce((all, move) => all + 2 ** (move - 96), 0);
  expect(values.slice(4 * 0x77, 4 * 0x78)).toEqual([0, 0, 0, last]);
});
