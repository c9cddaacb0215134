/** Every entry of every table, and every answer of every lookup, compared with a search. */
import { expect, test } from "vitest";
import { BOARD } from "../../generator/core/boards/board.js";
import { CATALOGUE } from "../../generator/core/catalogue.js";
import { namesOf } from "../../generator/core/tables/names.js";
import type { Entry } from "../../generator/core/tables/table.js";
import * as tables from "../../src/index.js";
import { KING_MOVES, search, SQUARES } from "../support/board.js";
import { expectedOf, wrongEntries } from "../support/expected.js";
import { answersOf, ENTRIES, ENTRY_NAMES, EXPORTS, TABLES } from "../support/exports.js";

test.each(TABLES)("$name, every entry", ({ name, table }) => {
  expect(wrongEntries(name, table)).toEqual([]);
});

test.each(TABLES.filter(({ name }) => expectedOf(name).answers))(
  "the lookup of $name, every call",
  ({ name }) => {
    const { lookup = "", answers } = expectedOf(name);
    expect(answersOf(lookup)).toEqual(answers);
  },
);

/** The exports of entry points that are neither tables nor their lookups. */
const OTHERS: Readonly<Record<(typeof ENTRY_NAMES)[number], object>> = {
  "chess-distance": { OFF_BOARD: 255, kingDistance: tables.distance },
  "chess-distance/pieces": { UNREACHABLE: 255 },
  "chess-distance/vectors": {
    ...{ WHITE_PAWN: 1, BLACK_PAWN: 2, KNIGHT: 4, BISHOP: 8, ROOK: 16, QUEEN: 32, KING: 64 },
  },
  "chess-distance/sets": {},
  "chess-distance/paths": {},
};

test.each(ENTRY_NAMES)(
  "%s exports the names of its catalogue, and nothing that computes a table",
  (entry) => {
    const entries: readonly Entry[] = CATALOGUE[entry];
    const names = entries.flatMap(({ measure, layout, names }) => {
      const { table, lookup } = namesOf(measure, layout(BOARD), names);
      return [table, lookup].filter((name) => name !== undefined);
    });
    expect(Object.keys(ENTRIES[entry]).sort()).toEqual(
      [...names, ...Object.keys(OTHERS[entry])].sort(),
    );
    expect(ENTRIES[entry]).toMatchObject(OTHERS[entry]);
  },
);

test("these tests know every lookup", () => {
  const known = TABLES.map(({ name }) => expectedOf(name)).filter(({ answers }) => answers);
  const lookups = Object.entries(EXPORTS).filter(([, value]) => typeof value === "function");
  expect(lookups.map(([name]) => name).sort()).toEqual(
    [...known.map(({ lookup }) => lookup), "x88diff", "kingDistance"].sort(),
  );
});

test("with the two maps, a lookup by difference is one subtraction, the same as x88diff", () => {
  const kings = SQUARES.map((from) => search(KING_MOVES, 8, 8, [[from % 8, Math.floor(from / 8)]]));
  const at = (map: tables.FrozenUint8Array, square: number): number => map[square] ?? NaN;
  const { SQUARE_TO_0X88, SQUARE_TO_15X15, DISTANCE_BY_0X88_DIFF, DISTANCE_15X15 } = tables;
  for (const a of SQUARES) {
    const x88 = SQUARES.map((b) => at(SQUARE_TO_0X88, b) - at(SQUARE_TO_0X88, a) + 120);
    const pioneer = SQUARES.map((b) => at(SQUARE_TO_15X15, b) - at(SQUARE_TO_15X15, a) + 112);
    expect(x88.map((difference) => DISTANCE_BY_0X88_DIFF[difference])).toEqual(kings[a]);
    expect(pioneer.map((difference) => DISTANCE_15X15[difference])).toEqual(kings[a]);
    expect(x88).toEqual(SQUARES.map((b) => tables.x88diff(a, b)));
  }
});
