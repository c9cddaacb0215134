/** Zones of xiangqi and shogi in `within`: compared with the rules of the games, by a search of the tests' own. */
import { describe, expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { AROUND, linksBySteps, searchOn, squaresOf } from "../support/graphs.js";
import { printed, refusal } from "../support/printed-tables.js";

const DIAGONAL = AROUND.filter(([x = 0, y = 0]) => x * y !== 0);
const STRAIGHT = AROUND.filter(([x = 0, y = 0]) => x * y === 0);

/**
 * Whether a square is in a zone, by its file and its rank, which are counted from 1 and from the side's own edge. Sources:
 * the World Xiangqi Rules of the World Xiangqi Federation, 1 and 2; the Nihon Shogi Renmei's rules of promotion.
 */
const RULES: Readonly<Record<string, (file: number, rank: number) => boolean>> = {
  palace: (file, rank) => [4, 5, 6].includes(file) && [1, 2, 3].includes(rank),
  "own-half": (_, rank) => rank <= 5,
  promotion: (_, rank) => [7, 8, 9].includes(rank),
  board: () => true,
};

/** The moves from each square to each, by pair; 255 for unreachable squares and from outside the zone. */
const searched = (ranks: number, steps: typeof AROUND, isIn: (x: number, y: number) => boolean) => {
  const land = squaresOf([9, ranks]);
  const inside = land.places.map((place) => isIn(...place));
  const links = linksBySteps(land, steps).map((all) => all.filter((to) => inside[to]));
  return inside.flatMap((is, start) => searchOn(links, is ? [start] : []));
};

describe.each(["white", "black"] as const)("of %s,", (color) => {
  test.each([
    ["general", "palace", 10, STRAIGHT],
    ["advisor", "palace", 10, DIAGONAL],
    ["elephant", "own-half", 10, DIAGONAL.map(([x = 0, y = 0]) => [2 * x, 2 * y] as const)],
    ["king", "promotion", 9, AROUND],
    ["advisor", "board", 10, DIAGONAL],
  ] as const)("the %s within %s of 9x%i", (piece, within, ranks, steps) => {
    const isIn = (x: number, y: number): boolean =>
      RULES[within]?.(x + 1, color === "white" ? y + 1 : ranks - y) ?? false;
    const request: TableRequest = { board: `9x${ranks}`, piece, within, color, name: "x" };
    expect(printed("json", request).entries).toEqual(searched(ranks, steps, isIn));
  });
});

const XIANGQI = { board: "9x10" };

test.each<[object, string]>([
  [
    { ...XIANGQI, piece: "Elephant", name: "x", measure: "rings" },
    'missing; the elephant of xiangqi never leaves its own-half: add "within": "own-half", or "within": "board" for the whole board',
  ],
  [
    { ...XIANGQI, piece: ["chariot", "advisor"], name: "x", measure: "attacks" },
    'missing; the advisor of xiangqi never leaves its palace: add "within": "board" for the whole board',
  ],
  [
    { ...XIANGQI, piece: "elephant", measure: "leg" },
    'missing; the elephant of xiangqi never leaves its own-half: add "within": "board" for the whole board',
  ],
  [
    { board: "cylinder:9x10", piece: "K", within: "own-half", name: "x" },
    "the cylinder9x10 board has no own-half; name squares instead",
  ],
  [
    { board: { size: "9x10", joins: { side: "files" } }, piece: "K", within: "palace", name: "x" },
    "the board has no palace; name squares instead",
  ],
  [
    { board: { size: "9x10", lattice: "hexagons" }, piece: "W", within: "palace", name: "x" },
    "the board has no palace; name squares instead",
  ],
  [
    { board: { size: "9x10", holes: ["a1"] }, piece: "general", name: "x" },
    'missing; the general of xiangqi never leaves its palace: add "within": "palace", or "within": "board" for the whole board',
  ],
  [
    { ...XIANGQI, piece: "K", within: "promotion", name: "x" },
    "the 9x10 board has no promotion; expected one of palace, own-half",
  ],
  [
    { ...XIANGQI, piece: "K", within: "ownhalf", name: "x" },
    '"ownhalf" is not on the 9x10 board; did you mean own-half?',
  ],
])("%j is refused", (request, message) => {
  expect(refusal(request)).toBe(`tables[0].within: ${message}`);
});

test("a zone is for within only, and other pieces, boards and the cannon need none", () => {
  expect(refusal({ ...XIANGQI, piece: "K", to: "palace" })).toBe(
    'tables[0].to: "palace" is a zone for "within"; write "d1-f3"',
  );
  for (const piece of ["cannon", "horse", "chariot", "soldier", "W", "nA"])
    expect(refusal({ ...XIANGQI, piece }), piece).toBe("");
  expect(refusal({ board: "9x9", piece: "general" })).toBe("");
  expect(refusal({ ...XIANGQI, piece: "general", within: "board", measure: "step" })).toBe("");
});
