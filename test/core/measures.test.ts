/** Fill, formulas and certificate on boards of many sizes, compared with a search. */
import { describe, expect, test } from "vitest";
import { rectangle, type Board } from "../../generator/core/boards/board.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import {
  BISHOP,
  byFill,
  certificateOf,
  distance,
  KING,
  KNIGHT,
  QUEEN,
  ROOK,
  WAZIR,
} from "../../generator/core/measures/distances.js";
import { towardOrigins, type Measure, type Way } from "../../generator/core/measures/measure.js";
import { coordinate } from "../../generator/core/layouts/indices.js";
import { absolute, superimposed, x88 } from "../../generator/core/layouts/difference.js";
import { tableTitle } from "../../generator/core/tables/docs.js";
import { pair } from "../../generator/core/layouts/layout.js";
import { tree } from "../../generator/core/measures/expression.js";
import { prove } from "../../generator/core/tables/prove.js";
import { tableOf } from "../../generator/core/tables/corner-rule.js";
import type { Entry } from "../../generator/core/tables/table.js";
import { pathCount, shortestPaths } from "../../generator/core/measures/sets.js";
import { NAMED, PIECES, searchedFrom } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";
import { bitsOf } from "../support/relations.js";
import type { Distance } from "../../generator/core/measures/elements.js";

const BOARDS = [
  rectangle(1, 1),
  rectangle(1, 7),
  rectangle(3, 3),
  rectangle(4, 6),
  rectangle(5, 5),
  rectangle(8, 8),
  rectangle(10, 8),
  rectangle(5, 11),
  rectangle(15, 15),
];

/** Distances by search from some squares; `undefined` for unreachable squares. */
const searched = (
  name: string,
  { files, ranks }: Board,
  origins: readonly number[],
): readonly Distance[] => {
  const known = NAMED[name];
  if (known === undefined) throw new Error(`no piece: ${name}`);
  const starts = origins.map((square) => [square % files, Math.floor(square / files)] as const);
  return searchedFrom(known, files, ranks, starts).map((moves) =>
    moves === 255 ? undefined : moves,
  );
};

const MEASURES = [
  { name: "MANHATTAN", measure: WAZIR, formula: () => true },
  { name: "", measure: KING, formula: () => true },
  {
    name: "KNIGHT",
    measure: KNIGHT,
    formula: ({ files, ranks }: Board) => files >= 5 && ranks >= 5,
  },
  { name: "QUEEN", measure: QUEEN, formula: () => true },
  { name: "ROOK", measure: ROOK, formula: () => true },
  {
    name: "BISHOP",
    measure: BISHOP,
    formula: ({ files, ranks }: Board) => Math.abs(files - ranks) <= 1,
  },
];

describe.each(BOARDS)("on $files×$ranks", (board) => {
  const squares = [...Array(board.files * board.ranks).keys()];

  test.each(sampled(MEASURES, 3, `${board.files}×${board.ranks}`))(
    "$measure.name: fill, formula and certificate",
    ({ name, measure, formula }) => {
      const [fill, second] = measure.ways;
      expect([fill.name, second.name]).toEqual(["the fill", expect.stringMatching(/formula$/)]);
      const moves = pieceCalled(NAMED[name]?.notation ?? "");
      const certificate = certificateOf(moves, fill).on(board);
      // Rows are compared as texts, which is faster than number by number.
      const expected = squares.map((from) => searched(name, board, [from]).join());
      expect(squares.map((from) => fill.on(board)([from]).join())).toEqual(expected);
      expect(squares.map((from) => certificate([from]).join())).toEqual(expected);
      if (formula(board))
        expect(squares.map((from) => second.on(board)([from]).join())).toEqual(expected);
    },
  );
});

const CHESS = rectangle(8, 8);

describe("the certificate", () => {
  test.each(PIECES)("of $notation notices every change of one entry, on 6×5", ({ notation }) => {
    const board = rectangle(6, 5);
    const moves = pieceCalled(notation);
    const right = byFill(moves).on(board)([7]);
    for (const [square, moved] of right.entries())
      for (const wrong of [undefined, 0, (moved ?? 5) + 1, (moved ?? 5) - 1]) {
        if (wrong === moved) continue;
        const changed: Way<Distance> = { name: "", on: () => () => right.with(square, wrong) };
        expect(certificateOf(moves, changed).on(board)([7])).not.toEqual(right.with(square, wrong));
      }
  });

  test("is the second way of a piece that has no formula", () => {
    expect(distance(pieceCalled("C")).ways.map(({ name }) => name)).toEqual([
      "the fill",
      "the certificate",
    ]);
  });
});

test("paths of a color-bound piece contain the squares that it can pass, and are empty to squares that it cannot reach", () => {
  const [walking, sums] = shortestPaths(BISHOP, "bishop moves").ways;
  expect([sums.name, walking.name]).toEqual([
    "the sums of the bishop's formula",
    "the moves of the fill",
  ]);
  const [fromC1, again] = [sums.on(CHESS)([2]), walking.on(CHESS)([2])];
  expect(fromC1[2]).toBe(bitsOf([2]));
  expect(fromC1[20]).toBe(bitsOf([2, 20])); // e3, in one move, which passes no square
  expect(fromC1[3]).toBe(0n); // d1 is light
  expect(fromC1[4]).toBe(bitsOf([2, 4, 11])); // e1, only through d2
  expect(again.filter((paths, square) => paths !== fromC1[square])).toEqual([]);
});

/** The measure, with another answer from a1 to h8, but not from h8 to a1, in both of its ways. */
const bentFromA1 = (measure: Measure, answer: number): Measure => {
  const bent = ({ name, on }: Way): Way => ({
    name,
    on: (board) => {
      const answersFrom = on(board);
      return (origins) =>
        origins.join() === "0" ? answersFrom(origins).with(63, answer) : answersFrom(origins);
    },
  });
  const [first, second] = measure.ways;
  return { ...measure, ways: [bent(first), bent(second)] };
};

test.each<[what: string, entry: Entry, message: string]>([
  [
    "a distance",
    { measure: bentFromA1(KNIGHT, 7), layout: x88 },
    "KNIGHT_DISTANCE_BY_0X88_DIFF[a1, h8]: 7, but 6 at the symmetric h1, a8",
  ],
  [
    "a distance in a table with another number where no call reads",
    { measure: bentFromA1(KNIGHT, 7), layout: x88, filler: 9 },
    "KNIGHT_DISTANCE_BY_0X88_DIFF[a1, h8]: 7, but 6 at the symmetric h1, a8",
  ],
  [
    "a number of paths",
    { measure: bentFromA1(pathCount(KNIGHT, "knight moves"), 7), layout: pair },
    "KNIGHT_PATH_COUNT[a1, h8]: 7, but 108 at the symmetric h1, a8",
  ],
])(
  "%s that a symmetry of the board does not keep is refused, though both ways agree",
  (_, entry, message) => {
    expect(() => {
      prove(tableOf(entry, { ...CHESS }));
    }).toThrow(message);
  },
);

test.each([absolute, superimposed, x88])(
  "the range in a title contains the answers to which the corner rule adds, %#",
  (layout) => {
    const table = tableOf({ measure: distance(pieceCalled("NG")), layout }, rectangle(5, 6));
    expect(table.cornerRuleElements).not.toEqual([]);
    expect(tableTitle(table)).toMatch(/: 0…4\.$/);
  },
);

test("a coordinate is missing if the index does not give the differences of coordinates", () => {
  const bent = (board: Board) => {
    const layout = x88(board);
    return { ...layout, index: tree("+", layout.index, tree("&", "sq1", 1)) };
  };
  const [differences, places] = coordinate(bent).ways;
  expect(places.on(CHESS)([])[8]).toBe(16);
  expect(differences.on(CHESS)([])[8]).toBeUndefined();
});

test("answers in the opposite direction need both ways", () => {
  const way: Way<Distance> = { name: "a way", on: () => () => [] };
  const turned: Way<Distance> = { name: "another", on: way.on, toward: () => () => [1] };
  expect(towardOrigins([way, way])).toEqual([way, way]);
  const [first] = towardOrigins([turned, turned]);
  expect(first.on(rectangle(1, 1))([0])).toEqual([1]);
  for (const ways of [[way, turned] as const, [turned, way] as const])
    expect(() => towardOrigins(ways)).toThrow("has answers in the opposite direction");
});
