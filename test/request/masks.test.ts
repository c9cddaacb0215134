/** Tests masks of sliders against a search over all occupations of small boards, and against published sums. */
import { describe, expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { hexagonsOf, squaresOf, type Land } from "../support/graphs.js";
import { printed } from "../support/printed-tables.js";
import { bitsOf } from "../support/relations.js";
import { along, movesBy, RIDERS, ridesOn, union, type Rider } from "../support/riders.js";
import { sampled } from "../support/sampling.js";

const masks = (request: TableRequest): readonly (number | bigint)[] =>
  printed("json", { ...request, measure: "mask", name: "x" }).entries;

/** The masks by the definition: whether there is an occupation that one more piece changes, tried for all of them. */
const searched = (rider: Rider, land: Land): readonly bigint[] => {
  const rides = ridesOn(rider, land) ?? [];
  return land.names.map((_, from) => {
    const ways = movesBy(land, rides, from).map(({ to, passed }) => ({
      to: Number(bitsOf([to])),
      passed: Number(bitsOf(passed)),
    }));
    const attacked = Array.from({ length: 2 ** land.names.length }, (_, occupied) =>
      ways.reduce((all, { to, passed }) => ((passed & occupied) === 0 ? all | to : all), 0),
    );
    return bitsOf(
      [...land.names.keys()].filter((square) =>
        attacked.some((before, occupied) => attacked[occupied | (1 << square)] !== before),
      ),
    );
  });
};

const rider = (notation: string): Rider => {
  const found = RIDERS.find((one) => one.notation === notation);
  if (found === undefined) throw new Error(notation);
  return found;
};

const SLIDERS = ["R", "B", "Q", "NN", "[F?R]", "nN", "nDD", "W2"].map(rider);

const RING = { side: "files" } as const;
const LANDS: readonly Land[] = [
  squaresOf([4, 1], undefined, [RING]),
  squaresOf([3, 3], undefined, [RING, { side: "ranks" }]),
  squaresOf([3, 3], undefined, [{ side: "files", mirror: true }]),
  squaresOf([3, 3], undefined, [{ side: "ranks", shift: 1 }]),
  squaresOf([5, 2], (name) => name === "c1"),
  squaresOf([3, 4]),
  squaresOf([5, 1]),
  hexagonsOf(2),
];

const CASES = LANDS.flatMap((land) =>
  [...SLIDERS, union(rider("R"), rider("DD")), union(rider("R"), rider("D"), rider("N"))]
    .filter((one) => ridesOn(one, land) !== undefined)
    .map((one) => [one.notation, land] as const),
);

const riderOf = (notation: string): Rider =>
  notation === "RDD"
    ? union(rider("R"), rider("DD"))
    : notation === "RDN"
      ? union(rider("R"), rider("D"), rider("N"))
      : rider(notation);

test.each(sampled(CASES, 8, "masks"))(
  "%s on %o: as found by trying every occupation",
  (piece, land) => {
    expect(masks({ piece, board: land.board }).map(BigInt)).toEqual(searched(riderOf(piece), land));
  },
);

describe("where routes share squares", () => {
  test.each([
    [4, [0b1010, 0b0101, 0b1010, 0b0101]],
    [3, [0, 0, 0]],
  ])("on a ring of %i", (length, expected) => {
    expect(masks({ piece: "R", board: `cylinder:${length}x1` }).map(Number)).toEqual(expected);
  });

  test("a leap over a square makes the square free, unless a longer ride needs it", () => {
    expect(masks({ piece: "RDD", board: "3x1" }).map(Number)).toEqual([0, 0, 0]);
    expect(masks({ piece: "RDD", board: "4x1" }).map(Number)).toEqual([0b110, 0, 0, 0b110]);
  });
});

test("the occupations of a rook's masks are 102,400 in number, and those of a bishop's 5,248", () => {
  const sumOf = (piece: string): number =>
    masks({ piece }).reduce<number>(
      (sum, set) => sum + 2 ** set.toString(2).replaceAll("0", "").length,
      0,
    );
  // The sizes of the attack tables of plain magic bitboards, on the Chessprogramming wiki.
  expect([sumOf("R"), sumOf("B")]).toEqual([102_400, 5248]);
});

test("a horse has its legs", () => {
  const { names, walk } = squaresOf([9, 10]);
  const steps = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  // The leg matters if one of the two squares beyond it is on the board.
  const legs = names.map((_, from) =>
    bitsOf(
      steps.flatMap(([x, y]) => {
        const beyond = [1, -1].map((side) => walk(from, [2 * x + side * y, 2 * y + side * x]));
        const leg = along({ ...squaresOf([9, 10]) }, from, [[x, y]]);
        return beyond.some((to) => to !== undefined) ? leg : [];
      }),
    ),
  );
  expect(masks({ piece: "nN", board: "9x10" }).map(BigInt)).toEqual(legs);
});

test("parts that only move do not matter, and a black piece is turned", () => {
  expect(masks({ piece: "mRcB" })).toEqual(masks({ piece: "B" }));
  expect(masks({ piece: "fR", color: "black" })).toEqual(masks({ piece: "bR" }));
});
