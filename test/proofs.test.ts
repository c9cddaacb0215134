/** Each proof, shown a table that breaks it, refuses, and names the table, the place and both values. */
import { describe, expect, test } from "vitest";
import { BOARD, CATALOGUE } from "../generator/catalogue.js";
import type { DistanceEntry } from "../generator/entry.js";
import type { Layout } from "../generator/layouts.js";
import { ProofError } from "../generator/finding.js";
import {
  proveCoordinates,
  provePairs,
  provePaths,
  proveSquares,
} from "../generator/other-proofs.js";
import { proveDistances } from "../generator/proofs.js";
import { searchOf } from "../generator/search.js";
import { KING_MOVES, SQUARES } from "./support/board.js";
import { KNIGHT, type FormulaMetric } from "../generator/metrics.js";
import { LARGEST_DISTANCE } from "../generator/tabulate.js";
import { distanceEntry } from "./support/catalogue.js";
import { searchPairs } from "./support/expected.js";

/** 1 on a1, h1, a8 and h8. */
const CORNERS = SQUARES.map((square) => Number([0, 7, 56, 63].includes(square)));

const prove = (
  entry: DistanceEntry,
  change: (layout: Layout) => Partial<Layout> = () => ({}),
  corners = CORNERS,
) => {
  const layout = entry.layout(BOARD);
  return proveDistances(entry, { ...layout, ...change(layout) }, BOARD, corners);
};

const withFormula = (entry: DistanceEntry, formula: FormulaMetric["formula"]): DistanceEntry => ({
  ...entry,
  metric: { ...entry.metric, formula },
});

test("every entry of the catalogue passes", () => {
  for (const entry of CATALOGUE)
    if (entry.kind === "distance")
      expect(prove(entry).values).toHaveLength(entry.layout(BOARD).length);
});

test("the entries of the corner rule are found: those of neighbors on a diagonal, where it is needed", () => {
  expect(prove(distanceEntry("DISTANCE")).cornerRuleEntries).toEqual([]);
  expect(prove(distanceEntry("KNIGHT_DISTANCE_15X15")).cornerRuleEntries).toEqual([
    96, 98, 126, 128,
  ]);
  expect(prove(distanceEntry("KNIGHT_DISTANCE_BY_0X88_DIFF")).cornerRuleEntries).toEqual([
    103, 105, 135, 137,
  ]);
  expect(prove(distanceEntry("NDIS")).cornerRuleEntries).toEqual([9]);
});

describe("formula = fill", () => {
  test("min for max in the king's formula is refused", () => {
    const wrong = withFormula(distanceEntry("DISTANCE"), (_board, from, to) =>
      Math.min(Math.abs((from % 8) - (to % 8)), Math.abs((from >> 3) - (to >> 3))),
    );
    expect(() => prove(wrong)).toThrow(
      new ProofError("DISTANCE", {
        place: "a1, b1",
        found: "0 by the king's formula, 1 by the fill",
      }),
    );
  });

  test("a knight's formula without the corner rule is refused at a1, b2", () => {
    const knight = distanceEntry("KNIGHT_DISTANCE");
    const wrong = withFormula(knight, (board, from, to) => {
      const moves = KNIGHT.formula(board, from, to);
      return moves === 4 && Math.abs(from - to) === 9 ? 2 : moves;
    });
    expect(() => prove(wrong)).toThrow(
      "KNIGHT_DISTANCE[a1, b2]: 2 by the knight's formula, 4 by the fill",
    );
  });

  test("the wrong moves are refused as well, by difference and to the center", () => {
    const lame = (name: string): DistanceEntry => {
      const entry = distanceEntry(name);
      const orthogonal = distanceEntry("MANHATTAN_DISTANCE").metric.leaps;
      return { ...entry, metric: { ...entry.metric, leaps: orthogonal } };
    };
    expect(() => prove(lame("DISTANCE_15X15"))).toThrow(
      "DISTANCE_15X15[Δrank -7, Δfile -7]: 7 by the king's formula, 14 by the fill",
    );
    expect(() => prove(lame("DISTANCE_BY_0X88_DIFF"))).toThrow(
      "DISTANCE_BY_0X88_DIFF[Δrank -7, Δfile -7]: 7 by the king's formula, 14 by the fill",
    );
    expect(() => prove(lame("CENTER_DISTANCE"))).toThrow(
      "CENTER_DISTANCE[a1]: 3 by the king's formula, 6 by the fill",
    );
  });
});

describe("every answer is the distance", () => {
  test("without its corner rule, a knight table by difference is refused at a1, b2", () => {
    for (const name of ["KNIGHT_DISTANCE_BY_0X88_DIFF", "KNIGHT_DISTANCE_15X15", "NDIS"]) {
      const { cornerRule, ...exact } = distanceEntry(name);
      expect(cornerRule).toBe("CORNER");
      expect(() => prove(exact)).toThrow(
        new ProofError(name, {
          place: "a1, b2",
          found: "2, should be 4; the difference alone does not tell, the layout pair does",
        }),
      );
    }
  });

  test("a corner rule where none is needed is refused, by difference and to the center", () => {
    for (const name of ["DISTANCE_15X15", "CENTER_DISTANCE"])
      expect(() => prove({ ...distanceEntry(name), cornerRule: "CORNER" })).toThrow(
        `${name}[corner rule]: every entry is the distance without it`,
      );
  });

  test("a corner rule that mends too little or too much, for its corners are wrong, is refused", () => {
    const knight = distanceEntry("NDIS");
    const without = (square: number): number[] => CORNERS.with(square, 0);
    expect(() => prove(knight, undefined, without(63))).toThrow("NDIS[g7, h8]: 2, should be 4");
    expect(() => prove(knight, undefined, CORNERS.with(27, 1))).toThrow(
      "NDIS[c3, d4]: 4, should be 2",
    );
  });

  test("a lookup that reads a neighboring entry is refused", () => {
    const swapped = new Map([
      [66, 67],
      [67, 66],
    ]);
    const shifted = (layout: Layout): Partial<Layout> => ({
      readings: layout.readings.map(({ origins, indices }) => ({
        origins,
        indices: indices.map((index) => swapped.get(index) ?? index),
      })),
    });
    expect(() => prove(distanceEntry("DISTANCE"), shifted)).toThrow(
      new ProofError("DISTANCE", { place: "b1, c1", found: "2, should be 1" }),
    );
  });
});

test("a lookup to the center that reads a neighboring entry is refused", () => {
  const mirrored = ({ readings }: Layout): Partial<Layout> => ({
    readings: readings.map(({ origins, indices }) => ({
      origins,
      indices: indices.map((index) => (index % 8 < 2 ? index ^ 1 : index)),
    })),
  });
  expect(() => prove(distanceEntry("CENTER_DISTANCE"), mirrored)).toThrow(
    "CENTER_DISTANCE[a2]: 2, should be 3",
  );
});

describe("length, range, fillers, symmetry", () => {
  test("a length other than the layout's is refused", () => {
    expect(() => prove(distanceEntry("DISTANCE_15X15"), () => ({ length: 240 }))).toThrow(
      "DISTANCE_15X15[length]: 225 entries, should be 240",
    );
  });

  test("a square that no move reaches is refused", () => {
    const entry = distanceEntry("DISTANCE");
    const stuck = { ...entry, metric: { ...entry.metric, leaps: () => [] } };
    expect(() => prove(stuck)).toThrow(
      "DISTANCE[a1, b1]: 1 by the king's formula, unreachable by the fill",
    );
  });

  test(`a distance over ${LARGEST_DISTANCE} is refused`, () => {
    const row = { files: 300, ranks: 1 };
    const entry = distanceEntry("DISTANCE");
    const layout = entry.layout(row);
    expect(() => proveDistances(entry, layout, row, [])).toThrow(
      "DISTANCE[a1, iv1]: 255, should be 0…254",
    );
  });

  test("a filler that holds anything is refused", () => {
    const filled = ({ rows }: Layout): Partial<Layout> => ({
      rows: rows.map((row) => ({ ...row, targets: row.targets.map((target) => target ?? 0) })),
    });
    expect(() => prove(distanceEntry("DISTANCE_BY_0X88_DIFF"), filled)).toThrow(
      "DISTANCE_BY_0X88_DIFF[0, never read]: 7, should be 0, for no call reads it",
    );
  });

  test("a piece that takes longer one way than back is refused", () => {
    const entry = distanceEntry("DISTANCE");
    const neverLeft = KING_MOVES.filter(([right, up]) => right !== -1 || up !== 0);
    const distances = searchPairs(neverLeft);
    const oneWay: DistanceEntry = {
      ...entry,
      metric: {
        ...entry.metric,
        leaps: () => neverLeft.map(([files, ranks]) => ({ files, ranks })),
        formula: (_, from, to) => distances[from]?.[to] ?? NaN,
      },
    };
    expect(() => prove(oneWay)).toThrow("DISTANCE[a1, b1]: 1, but 2 the other way round");
  });
});

describe("tables of single squares", () => {
  const corners = CATALOGUE.find(({ name }) => name === "CORNER");
  if (corners?.kind !== "squares") throw new Error("no CORNER");

  test("a missing square is refused", () => {
    const short = { ...corners, values: () => [1, 0] };
    expect(() => proveSquares(short, BOARD)).toThrow("CORNER[length]: 2 entries, should be 64");
  });

  test("a square that the second way finds otherwise is refused", () => {
    const wrong = { ...corners, values: () => CORNERS.with(9, 1) };
    expect(() => proveSquares(wrong, BOARD)).toThrow("CORNER[b2]: 1, but 0 in the second way");
    const wrongAgain = { ...corners, again: () => CORNERS.with(63, 0) };
    expect(() => proveSquares(wrongAgain, BOARD)).toThrow("CORNER[h8]: 1, but 0 in the second way");
  });

  test("what is no byte is refused, above and below", () => {
    const negative = { ...corners, values: () => Array<number>(64).fill(0).with(9, -1) };
    expect(() => proveSquares(negative, BOARD)).toThrow("CORNER[b2]: -1, should be 0…255");
    const large = { ...corners, values: () => Array<number>(64).fill(0).with(9, 256) };
    expect(() => proveSquares(large, BOARD)).toThrow("CORNER[b2]: 256, should be 0…255");
  });
});

describe("tables of pairs", () => {
  const combined = CATALOGUE.find(({ name }) => name === "COMBINED_DISTANCE");
  if (combined?.kind !== "pairs") throw new Error("no COMBINED_DISTANCE");
  const right = combined.values(BOARD);
  const withEntry = (entry: number): number[][] =>
    right.map((row, sq1) => row.with(1, sq1 === 8 ? entry : Number(row[1])));

  test("are refused where a pair is missing", () => {
    const short = { ...combined, values: () => right.slice(1) };
    expect(() => provePairs(short, BOARD)).toThrow(
      "COMBINED_DISTANCE[length]: 4032 entries, should be 4096",
    );
  });

  test("are refused where an entry is no byte", () => {
    for (const entry of [-1, 256]) {
      const wrong = { ...combined, values: () => withEntry(entry), again: () => withEntry(entry) };
      expect(() => provePairs(wrong, BOARD)).toThrow(
        `COMBINED_DISTANCE[a2, b1]: ${entry}, should be 0…255`,
      );
    }
  });

  test("are refused where the second way finds another number", () => {
    expect(() => provePairs({ ...combined, values: () => withEntry(5) }, BOARD)).toThrow(
      "COMBINED_DISTANCE[a2, b1]: 5, but 3 in the second way",
    );
    expect(() => provePairs({ ...combined, again: () => withEntry(5) }, BOARD)).toThrow(
      "COMBINED_DISTANCE[a2, b1]: 3, but 5 in the second way",
    );
  });
});

describe("sets of squares on shortest paths", () => {
  const paths = CATALOGUE.find(({ name }) => name === "KING_PATHS");
  if (paths?.kind !== "paths") throw new Error("no KING_PATHS");

  test("are refused where walking finds others", () => {
    const { metric } = paths;
    const orthogonal = { ...metric, leaps: distanceEntry("MANHATTAN_DISTANCE").metric.leaps };
    // From a1 to c1 the king moves by b1 or b2, squares 1 and 9; orthogonal steps lead by b1 alone.
    const [straight, round] = [2 ** 0 + 2 ** 1 + 2 ** 2, 2 ** 9];
    expect(() => provePaths({ ...paths, metric: orthogonal }, BOARD)).toThrow(
      `KING_PATHS[a1, c1]: ${straight + round} and 0, but ${straight} and 0 in the second way`,
    );
  });

  test("are of boards of 64 squares only", () => {
    expect(() => provePaths(paths, { files: 9, ranks: 8 })).toThrow(
      "KING_PATHS[board]: sets are of 64 squares",
    );
  });
});

test("the search of a piece moves it as its leaps say, and to no other side", () => {
  const board = { files: 3, ranks: 2 };
  const never = undefined;
  expect(searchOf(board, [{ files: 1, ranks: 0 }])([1])).toEqual([
    never,
    0,
    1,
    never,
    never,
    never,
  ]);
  expect(searchOf(board, [{ files: -1, ranks: 1 }])([2])).toEqual([
    never,
    never,
    0,
    never,
    1,
    never,
  ]);
});

describe("coordinates", () => {
  const map = CATALOGUE.find(({ name }) => name === "SQUARE_TO_15X15");
  if (map?.kind !== "coordinates") throw new Error("no SQUARE_TO_15X15");

  test("that are not width × rank + file are refused", () => {
    const wrong = {
      ...map,
      layout: (board: typeof BOARD) => ({
        ...map.layout(board),
        coordinate: (square: number) => 16 * (square >> 3) + (square & 7),
      }),
    };
    expect(() => proveCoordinates(wrong, BOARD)).toThrow(
      "SQUARE_TO_15X15[a2]: 16, but 15 in the second way",
    );
  });

  test("that are moved as a whole are refused", () => {
    const moved = {
      ...map,
      layout: (board: typeof BOARD) => ({
        ...map.layout(board),
        coordinate: (square: number) => 15 * (square >> 3) + (square & 7) + 1,
      }),
    };
    expect(() => proveCoordinates(moved, BOARD)).toThrow(
      "SQUARE_TO_15X15[a1]: 1, but 0 in the second way",
    );
  });

  test("of which a difference is not the index are refused", () => {
    const wrong = {
      ...map,
      layout: (board: typeof BOARD) => ({ ...map.layout(board), zero: 113 }),
    };
    expect(() => proveCoordinates(wrong, BOARD)).toThrow(
      "SQUARE_TO_15X15[a1, a1]: index 113 by the coordinates, should be 112",
    );
  });

  test("that are no bytes are refused", () => {
    expect(() => proveCoordinates(map, { files: 16, ranks: 16 })).toThrow(
      "SQUARE_TO_15X15[i9]: 256, should be 0…255",
    );
  });
});
