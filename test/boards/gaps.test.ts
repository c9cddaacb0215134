/**
 * Gaps, which moves pass, but on which nothing can be: moves typed by hand. The random tables of `random.test.ts` are on
 * boards with gaps, too.
 */
import { describe, expect, test } from "vitest";
import { withGaps } from "../../generator/boards/gaps.js";
import { boardOf, rectangle, squareNamed, type Vector } from "../../generator/core/boards/board.js";
import { movesOf } from "../../generator/core/boards/moves.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { routesOf } from "../../generator/pieces/routes.js";
import type { BoardRequest } from "../../generator/request/defaults.js";
import { emittedTable } from "../support/json.js";
import { refusal } from "../support/printed-tables.js";
import { bitsOf } from "../support/relations.js";

/** The squares that a piece moves to from the first square, by their numbers. */
const movesOn = async (board: BoardRequest, piece: string): Promise<unknown> =>
  (await emittedTable({ board, measure: "moves", piece })).values[0];

// a1, a gap, c1, d1, a hole, f1: the squares have the numbers 0 to 3.
const ROW = { rows: [".o..x."] };

describe(`on ${ROW.rows.join()}`, () => {
  test.each([
    ["R", [1, 2]],
    ["W", []],
    ["W2", [1]],
    ["W3", [1, 2]],
    ["D", [1]],
    ["nD", [1]],
    ["H", [2]],
    ["nH", [2]],
    ["DD", [1]],
    ["(0,5)", [3]],
  ])("%s goes from a1 to %j", async (piece, squares) => {
    expect(await movesOn(ROW, piece)).toBe(bitsOf(squares));
  });

  test("a ride passes squares only, and counts their steps only", async () => {
    const between = await emittedTable({ board: ROW, measure: "between", piece: "R" });
    expect([between.answer(0, 1), between.answer(0, 2), between.answer(0, 3)]).toEqual([
      0n,
      bitsOf([1]),
      0n,
    ]);
    const line = await emittedTable({ board: ROW, measure: "line" });
    expect([line.answer(0, 2), line.answer(2, 3)]).toEqual([bitsOf([0, 1, 2]), 0n]);
    const steps = await emittedTable({ board: ROW, measure: "steps", piece: "R" });
    expect([steps.answer(0, 1), steps.answer(2, 0)]).toEqual([1, 2]);
    const direction = await emittedTable({ board: ROW, measure: "direction" });
    expect([direction.answer(0, 1), direction.answer(1, 0), direction.answer(1, 3)]).toEqual([
      3, 7, 0,
    ]);
    const mask = await emittedTable({ board: ROW, measure: "mask", piece: "R" });
    expect(mask.values).toEqual([bitsOf([1]), 0n, bitsOf([1]), 0n]);
    const reach = await emittedTable({ board: ROW, measure: "reach", piece: "R" });
    expect([1, 3].map((direction) => reach.answer(1, direction))).toEqual([1, 1]);
  });

  test.each([
    ["step", "R", '"direction", "between" or "ray"'],
    ["increment", "R", '"direction", "between" or "ray"'],
    ["leg", "nN", '"between"'],
  ] as const)("%s of %s is refused: use %s", async (measure, piece, others) => {
    expect(refusal({ board: ROW, measure, piece, unit: undefined, name: "x" })).toBe(
      `tables[0].measure: a step may lead where there is no square; use ${others}`,
    );
    if (measure === "leg") await emittedTable({ board: ROW, measure: "between", piece });
  });
});

test("a lame piece passes a gap, but not a hole", async () => {
  // Of a1 to c3 without b1 and a2: a1, c1, b2, c2, a3, b3, c3. The horse leaps over b1 to c2, and over a2 to b3.
  expect(await movesOn({ rows: ["...", "o..", ".o."] }, "nN")).toBe(bitsOf([3, 5]));
  expect(await movesOn({ rows: ["...", "x..", ".o."] }, "nN")).toBe(bitsOf([3]));
});

test("on hexagons, riders cross gaps", async () => {
  // Cells file by file: a1, a3, b1, b3, c1, c3.
  const board = { size: "3x3", lattice: "hexagons", gaps: ["a2-c2"] } as const;
  expect(await movesOn(board, "R")).toBe(bitsOf([1, 2, 4, 5]));
});

test("no link leads over a gap, and no cut begins on one", async () => {
  // a1 and a3 are the only squares of file a; b1, b2 and b3 follow by ranks: a1, b1, b2, a3, b3.
  const board = { size: "2x3", gaps: ["a2"], links: [["a1", "b2"]], cuts: [["a3", "b3"]] };
  expect(await movesOn(board, "R")).toBe(bitsOf([1, 2, 3]));
  const moves = await emittedTable({ board, measure: "moves", piece: "R" });
  expect(moves.values[3]).toBe(bitsOf([0]));
  expect(moves.values[2]).toBe(bitsOf([0, 1, 4]));
});

test("neither way reads the list of gaps again for each square", () => {
  const whole = rectangle(16, 16);
  const isGap = ({ files, ranks }: Vector): boolean => files % 4 === 2 && ranks % 4 === 2;
  let reads = 0;
  const gaps = new Proxy(whole.cells.filter(isGap), {
    get: (list, key, proxy): unknown => {
      if (/^\d+$/.test(String(key))) reads += 1;
      return Reflect.get(list, key, proxy);
    },
  });
  const cells = whole.cells.filter((cell) => !isGap(cell));
  const board = withGaps({ ...boardOf({ ...whole, cells }) }, gaps, "with counted gaps");
  const rook = pieceCalled("R");
  movesOf(rook, board);
  const first = reads;
  const routesFrom = routesOf(rook)?.(board);
  for (const from of board.squares) routesFrom?.(from);
  // b3 is beside the gap c3, beyond which d3 is.
  expect(movesOf(rook, board)[squareNamed(board, "b3") ?? -1]).toContain(squareNamed(board, "d3"));
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(gaps.length);
  expect(reads - first).toBeGreaterThan(0);
  expect(reads - first).toBeLessThanOrEqual(gaps.length);
});
