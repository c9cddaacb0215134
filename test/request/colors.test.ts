/** Tests tables with a first index for the color, against the tests' own moves and search. */
import { expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { linksBySteps, reversedLinks, searchOn, squaresOf, type Step } from "../support/graphs.js";
import { OTHERS, printed } from "../support/printed-tables.js";
import { bitsOf } from "../support/relations.js";
import { sampled } from "../support/sampling.js";

const { names } = squaresOf([8, 8]);
const sets = (size: readonly [number, number], steps: readonly Step[]): readonly bigint[] =>
  linksBySteps(squaresOf(size), steps).map(bitsOf);

const [UP, DOWN] = [1, -1].map((rank) => [-1, 1].map((file): Step => [file, rank]));
const PAWNS: TableRequest = { measure: "moves", captures: true, piece: "fF", name: "pawn" };

test.each(sampled(OTHERS, 3, "colors"))(
  "pawn attacks as in python-chess, where white is 1, in %s",
  (lang) => {
    const expected = [sets([8, 8], DOWN ?? []), sets([8, 8], UP ?? [])];
    const { answer } = printed(lang, { ...PAWNS, color: ["black", "white"] });
    for (const color of [0, 1])
      expect(names.map((_, square) => BigInt(answer(color, square)))).toEqual(expected[color]);
  },
);

test("the array has the squares of the first color, then those of the second", () => {
  const { entries, text } = printed("c", { ...PAWNS, color: ["white", "black"] });
  expect(entries).toEqual([...sets([8, 8], UP ?? []), ...sets([8, 8], DOWN ?? [])]);
  expect(text).toContain("CD_PAWN_ATTACKS, [128]");
  expect(text).toContain("cd_pawn_attacks(unsigned color, unsigned square)");
  expect(text).toContain("The colors: 0 is white, 1 is black.");
  expect(text).toContain("// black, rank 8");
});

/** The gold general's steps for white. */
const GOLD: readonly Step[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

test("one-sided pieces have moves and distances to squares, in any numbering", () => {
  const black = GOLD.map(([x = 0, y = 0]) => [x, -y]);
  const request: TableRequest = { board: "9x9", piece: "gold", color: ["white", "black"] };
  const moves = printed("json", { ...request, measure: "moves" });
  expect(moves.entries.map(BigInt)).toEqual([...sets([9, 9], GOLD), ...sets([9, 9], black)]);
  const land = squaresOf([9, 9]);
  const target = land.names.indexOf("e9");
  const expected = [GOLD, black].map((steps) =>
    searchOn(reversedLinks(linksBySteps(land, steps)), [target]),
  );
  const squares = { start: 21, rank: 11, length: 132 };
  const { answer, entries } = printed("c", { ...request, to: ["e9"], squares, filler: 99 });
  expect(entries).toHaveLength(264);
  expect(entries.filter((entry) => entry === 99)).toHaveLength(264 - 2 * 81);
  for (const color of [0, 1])
    expect(land.places.map(([file, rank]) => answer(color, 21 + file + 11 * rank))).toEqual(
      expected[color],
    );
});

test("zones and other numbers are those of each color", () => {
  const general = printed("json", {
    ...{ board: "9x10", piece: "advisor", within: "palace", measure: "moves", name: "x" },
    color: ["black", "white"],
  });
  const at = (name: string): number => squaresOf([9, 10]).names.indexOf(name);
  expect(general.answer(1, at("e2"))).toBe(bitsOf(["d1", "f1", "d3", "f3"].map(at)));
  expect([general.answer(1, at("e9")), general.answer(0, at("e2"))].map(Number)).toEqual([0, 0]);
  expect(general.answer(0, at("e9"))).toBe(bitsOf(["d8", "f8", "d10", "f10"].map(at)));
});

test("a mask has a color, too", () => {
  const request = { measure: "mask", piece: "fR", color: ["white", "black"], name: "x" } as const;
  const { answer } = printed("json", request);
  expect([answer(0, 27), answer(1, 27)].map(BigInt)).toEqual([
    bitsOf([35, 43, 51]),
    bitsOf([19, 11]),
  ]);
});
