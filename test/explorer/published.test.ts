/** Tests every table that the explorer shows, without a browser, against the package's exports. */
import { describe, expect, test } from "vitest";
import { changed, fromAddress, wantedFor } from "../../explorer/model/address.js";
import { bytesOf, layoutText } from "../../explorer/model/layout-texts.js";
import { metricNamed, metricTyped } from "../../explorer/model/metrics.js";
import { pointedAt } from "../../explorer/model/pointed.js";
import { PUBLISHED } from "../../explorer/model/published.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { arrayOf } from "../../explorer/model/shown.js";
import { addressOf, OPENING, type State } from "../../explorer/model/state.js";
import type { ShownTable } from "../../explorer/model/table.js";
import { ofTable } from "../../explorer/model/views.js";
import type { Cell, Grid } from "../../explorer/drawing/grid.js";
import * as main from "../../src/index.js";
import { SQUARES } from "../support/board.js";
import { ENTRIES, isTable } from "../support/exports.js";
import { sampled } from "../support/sampling.js";
import { boardFor, readingFor, sceneFor, stateAt } from "../support/shown.js";

/** The numbers of a table as its array stores them: a set is two numbers. */
const numbersIn = ({ values }: ShownTable): readonly number[] =>
  values.flatMap((value) =>
    typeof value === "bigint"
      ? [Number(value & 0xffff_ffffn), Number(value >> 32n)]
      : (value ?? 255),
  );

/** The arrays of the package, and the one lookup without an array. */
const EXPORTED = Object.entries(ENTRIES).flatMap(([module, exports]) =>
  Object.entries<unknown>(exports).flatMap(([name, exported]) =>
    isTable(exported) || name === "x88diff" ? [{ name, module, exported }] : [],
  ),
);

/** A state that shows something else, from which a table is chosen. */
const ELSEWHERE = fromAddress("board=10x9&piece=C&from=j9&to=b1").state;

const chosen = (name: string): State => {
  const found = PUBLISHED.find((table) => table.name === name);
  if (found === undefined) throw new Error(`not in the menu: ${name}`);
  return changed({ state: ELSEWHERE }, wantedFor(found)).state;
};

/** The number of a cell in the table: 255 if unreachable, 0 for a cell without a number. */
const numberOf = (cell: Cell): number =>
  cell.kind === "distance" ? cell.number : cell.kind === "never" ? 255 : 0;

const drawnIn = ({ cells }: Pick<Grid, "cells">): readonly number[] => cells.map(numberOf);

test("the menu has every table that the package exports, by module, and nothing else", () => {
  const named = ({ name, module }: { name: string; module: string }) => `${module} ${name}`;
  expect(PUBLISHED.map(named).toSorted()).toEqual(EXPORTED.map(named).toSorted());
});

describe.each(sampled(EXPORTED, 16))("$name", ({ name, module, exported }) => {
  const state = chosen(name);
  const scene = sceneFor(state);
  const isOfNumbers = name.endsWith("_COUNT") || !/\/(?:sets|paths)$/.test(module);

  test("is shown when it is chosen, and by the address", () => {
    expect(scene.table).toMatchObject({ name, module, isPublished: true });
    expect(fromAddress(addressOf(state)).state).toEqual(state);
  });

  if (!isTable(exported)) return;

  test("holds what the package exports, also without a view that knows it", () => {
    const { table } = checkedScene({ ...OPENING, view: ofTable(name) });
    expect(table).toMatchObject({ name, isPublished: true });
    for (const shown of [scene.table, table])
      expect(shown && numbersIn(shown)).toEqual([...exported]);
    expect(bytesOf(state)).toBe(exported.byteLength);
    expect(layoutText(state)).toMatch(new RegExp(`[a-z8159], ${exported.byteLength} bytes$`));
  });

  if (!isOfNumbers) return;

  test("is drawn with its numbers", () => {
    const array = arrayOf(state, scene, []);
    const expected = [...exported];
    // The board writes 0, except in vectors, where 0 means no answer.
    const isWritten = boardFor(state).grid.cells.every(({ kind }) => kind !== "empty");
    expect(isWritten).toBe(!module.endsWith("/vectors"));
    if (array) expect(drawnIn(array)).toEqual(expected);
    else if (expected.length === 64) expect(drawnIn(boardFor(state).grid)).toEqual(expected);
    else
      for (const origin of sampled(SQUARES, 6, name))
        expect(drawnIn(boardFor({ ...state, origin }).grid)).toEqual(
          expected.slice(64 * origin, 64 * origin + 64),
        );
  });
});

test.each([
  ["board=8x8&layout=0x88", "0x88 difference, 240 bytes"],
  ["board=8x8&layout=superimposed", "Superimposed, 15×15, 225 bytes"],
  ["board=10x8&layout=0x88", "0x88 difference, 300 bytes"], // 2 × 10 × (2 × 8 − 1)
  ["board=10x8&layout=superimposed", "Superimposed, 19×15, 285 bytes"],
  ["board=10x8&layout=abs-diff", "Absolute difference, 80 bytes"],
  ["board=16x16&layout=pair", "Pair of squares, 65536 bytes"],
  ["board=1x1&layout=pair", "Pair of squares, 1 byte"],
  ["board=5x3&layout=center", "To the center, 15 bytes"],
  ["board=5x4&view=between", "Pair of squares, 3200 bytes"], // 20 × 20 sets
  ["board=9x8&view=between", "Pair of squares, 62208 bytes"],
  ["board=8x8&metric=king&view=rings", "Square and distance, 4096 bytes"], // 64 × 8 sets
  ["board=8x8&view=white-pawn", "One square, 512 bytes"],
  ["board=8x8&view=from-0x88", "0x88 coordinate, 128 bytes"],
  ["view=x88diff", "No array, 0 bytes"],
])("%s is told as %s", (fragment, expected) => {
  expect(layoutText(stateAt(fragment))).toBe(expected);
});

test.each(["ATTACKS", "DIRECTION", "INCREMENT", "KNIGHT_DISTANCE"])(
  "each square of %s says the number that it shows",
  (name) => {
    const { grid, squareNames } = boardFor(chosen(name));
    const shown = grid.cells.flatMap((cell, square) =>
      cell.kind === "distance" ? [[squareNames[square], cell.number] as const] : [],
    );
    expect(shown.length).toBeGreaterThan(10);
    for (const [words, number] of shown)
      expect(words).toMatch(new RegExp(`(?<![-\\d])${number}(?!\\d)`));
  },
);

test("x88diff has no array, and says so", () => {
  const state = { ...chosen("x88diff"), origin: 0, target: 9 };
  expect(readingFor(state)).toEqual({
    title: "a1 → b2: 0x88 difference 137",
    expression: "x88diff(0, 9) = 137",
    entry: "A lookup without an array: the index itself is the answer.",
  });
  for (const origin of sampled(SQUARES, 6))
    expect(drawnIn(boardFor({ ...state, origin }).grid)).toEqual(
      SQUARES.map((target) => main.x88diff(origin, target)),
    );
});

test("SQUARE_FROM_0X88 is drawn in 8 rows of 16, of which those beside the board are no squares", () => {
  const state = { ...chosen("SQUARE_FROM_0X88"), target: 9 };
  const scene = sceneFor(state);
  const array = arrayOf(state, scene, [17]);
  expect(array).toMatchObject({
    size: { files: 16, ranks: 8 },
    overlay: { corner: 0, size: { files: 8, ranks: 8 } },
    marks: [{ square: 17, mark: "target" }],
  });
  expect(array?.cells.filter(({ kind }) => kind === "never")).toHaveLength(64);
  expect(pointedAt(state, scene, 119)).toEqual({ squares: [63], entries: [119] });
  expect(readingFor(state, 8)).toEqual({
    title: "0x88 coordinate 8: no square",
    expression: "SQUARE_FROM_0X88[8] = 255",
    entry: "Entry 8 of 0…127",
  });
});

test("what a table does not depend on stays as it was", () => {
  expect(chosen("ATTACKS").metric).toBe(ELSEWHERE.metric);
  expect(chosen("KING_RINGS").metric).toBe(metricNamed("king"));
  expect(chosen("NDIS")).toMatchObject({ origin: 63, target: 1 });
  expect(checkedScene({ ...OPENING, metric: metricTyped("C") }).table?.isPublished).toBe(false);
});

test("numbers that do not fit into a byte have no table", () => {
  for (const view of ["to-0x88", "from-0x88", "to-superimposed"])
    expect(sceneFor(stateAt(`board=16x16&view=${view}`)).refusal).toBe(
      "An entry is a byte, 0…254; the numbers of this board do not fit.",
    );
  expect(sceneFor(stateAt("board=16x16&view=corner")).table?.name).toBe("CORNER_16X16");
});
