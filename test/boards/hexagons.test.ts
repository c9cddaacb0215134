/**
 * Boards of hexagons whose shape a request draws: I. G. Shafran's, of nine files with 6 to 10 cells, whose ranks go down
 * to the right. Sources: Shafran's Hexagonal Chess, chessvariants.org; Hexagonal Chess by I G Shafran, math.bas.bg/~iad.
 */
import { expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { emittedTable, type JsonTable } from "../support/json.js";
import { bitsOf } from "../support/relations.js";

const HOLES = ["a7-a10", "b8-b10", "c9-c10", "d10", "f1", "g1-g2", "h1-h3", "i1-i4"];
const BOARD = { size: "9x10", lattice: "hexagons", holes: HOLES } as const;

/** The cells of each file, from the first rank to the last. White's king is on e1, and the rooks on a1 and i5. */
const NAMES = Object.entries({
  ...{ a: [1, 6], b: [1, 7], c: [1, 8], d: [1, 9], e: [1, 10] },
  ...{ f: [2, 10], g: [3, 10], h: [4, 10], i: [5, 10] },
}).flatMap(([file, [first = 0, last = 0]]) =>
  Array.from({ length: last - first + 1 }, (_, more) => `${file}${first + more}`),
);

const tableOf = (request: TableRequest): Promise<JsonTable> =>
  emittedTable({ board: BOARD, ...request });

test("Shafran's board has 70 cells, numbered file by file, and six corners", async () => {
  const corners = await tableOf({ measure: "member", of: "corners" });
  expect(corners.values).toHaveLength(70);
  const found = NAMES.filter((_, square) => corners.values[square] === 1);
  expect(found).toEqual(["a1", "a6", "e1", "e10", "i5", "i10"]);
});

test.each([
  ["K", "a1", "a2 b1 b2 b3 c2"],
  ["K", "e1", "e2 d1 d2 f2 f3"],
  ["N", "e1", "c2 d3 f4 g4"],
  ["N", "a6", "b4 c5 d7 d8"],
  ["R", "e1", "e2 e3 e4 e5 e6 e7 e8 e9 e10 d1 c1 b1 a1 f2 g3 h4 i5"],
  ["R", "i10", "i9 i8 i7 i6 i5 h10 g10 f10 e10 h9 g8 f7 e6 d5 c4 b3 a2"],
  ["B", "a1", "b3 c5 d7 e9 c2 e3 g4 i5"],
])("on Shafran's board, %s goes from %s to %s", async (piece, from, to) => {
  const moves = await tableOf({ measure: "moves", piece });
  const squares = to.split(" ").map((name) => NAMES.indexOf(name));
  expect(squares).not.toContain(-1);
  expect(moves.values[NAMES.indexOf(from)]).toBe(bitsOf(squares));
});

test("bishops of Shafran's board are on 23, 23 or 24 cells of one color, two of them corners", async () => {
  const distance = await tableOf({ piece: "B" });
  const reached = NAMES.map((_, from) =>
    NAMES.filter((_name, to) => distance.answer(from, to) !== 255).join(" "),
  );
  const colors = [...new Set(reached)].map((names) => names.split(" "));
  expect(colors.map(({ length }) => length).sort()).toEqual([23, 23, 24]);
  const isCorner = (name: string): boolean => ["a1", "a6", "e1", "e10", "i5", "i10"].includes(name);
  expect(colors.map((names) => names.filter(isCorner).length)).toEqual([2, 2, 2]);
});
