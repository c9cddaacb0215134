/** Tests every table that the explorer shows, without a browser, against the package's exports. */
import { describe, expect, test } from "vitest";
import { changed, fromAddress, wantedFor } from "../../explorer/model/address.js";
import { bytesOf, layoutText } from "../../explorer/model/layout-texts.js";
import { metricNamed, metricTyped } from "../../explorer/model/metrics.js";
import { PUBLISHED } from "../../explorer/model/published.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { arrayOf } from "../../explorer/model/shown.js";
import { addressOf, OPENING, type State } from "../../explorer/model/state.js";
import type { ShownTable } from "../../explorer/model/table.js";
import type { DrawnCell, Grid } from "../../generator/drawing/grid.js";
import { SQUARES } from "../support/board.js";
import { ENTRIES, isTable } from "../support/exports.js";
import { sampled } from "../support/sampling.js";
import { boardFor, sceneFor, stateAt } from "../support/shown.js";

/** The numbers of a table as its array stores them: a set is two numbers. */
const numbersIn = ({ values }: ShownTable): readonly number[] =>
  values
    .slice()
    .flatMap((value) =>
      typeof value === "bigint"
        ? [Number(value & 0xffff_ffffn), Number(value >> 32n)]
        : (value ?? 255),
    );

/** The arrays that no view shows: sets of one square, directions, and helpers of lookups. */
const UNSHOWN =
  /^(?:(?:WHITE|BLACK)_PAWN_|(?:KNIGHT|KING)_MOVES$|DIRECTION|INCREMENT|CORNER$|SQUARE_|KNIGHT_PATH_COUNT$)/;

/** The other arrays of the package. */
const EXPORTED = Object.entries(ENTRIES).flatMap(([module, exports]) =>
  Object.entries<unknown>(exports).flatMap(([name, exported]) =>
    isTable(exported) && !UNSHOWN.test(name) ? [{ name, module, exported }] : [],
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
const numberOf = (cell: DrawnCell): number =>
  cell.kind === "distance" ? cell.number : cell.kind === "never" ? 255 : 0;

const drawnIn = ({ cells }: Pick<Grid, "cells">): readonly number[] => cells.map(numberOf);

test("the menu has every table of the package that a view shows, by module, and nothing else", () => {
  const named = ({ name, module }: { name: string; module: string }) => `${module} ${name}`;
  expect(PUBLISHED.map(named).toSorted()).toEqual(EXPORTED.map(named).toSorted());
});

describe.each(sampled(EXPORTED, 16))("$name", ({ name, module, exported }) => {
  const state = chosen(name);
  const scene = sceneFor(state);
  const isOfNumbers = !/\/(?:sets|paths)$/.test(module);

  test("is shown when it is chosen, and by the address", () => {
    expect(scene.table).toMatchObject({ name, module, isPublished: true });
    expect(fromAddress(addressOf(state)).state).toEqual(state);
  });

  test("holds what the package exports", () => {
    expect(scene.table && numbersIn(scene.table)).toEqual([...exported]);
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
])("%s is told as %s", (fragment, expected) => {
  expect(layoutText(stateAt(fragment))).toBe(expected);
});

test("each square of the attacks says the number that it shows", () => {
  const { grid, squareNames } = boardFor(chosen("ATTACKS"));
  const shown = grid.cells.flatMap((cell, square) =>
    cell.kind === "distance" ? [[squareNames[square], cell.number] as const] : [],
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const [words, number] of shown)
    expect(words).toMatch(new RegExp(`(?<![-\\d])${number}(?!\\d)`));
});

test("settings that a table does not depend on stay as they were", () => {
  expect(chosen("ATTACKS").metric).toBe(ELSEWHERE.metric);
  expect(chosen("KING_RINGS").metric).toBe(metricNamed("king"));
  expect(chosen("NDIS")).toMatchObject({ origin: 63, target: 1 });
  expect(checkedScene({ ...OPENING, metric: metricTyped("C") }).table?.isPublished).toBe(false);
});

test("numbers that do not fit into a byte have no table", () => {
  // Each cell leads to the next, and the last one is 255 moves away.
  const cells = Array.from({ length: 256 }, (_, cell) => `${cell}`);
  const king = Object.fromEntries(cells.slice(1).map((next, cell) => [`${cell}`, [next]]));
  const board = JSON.stringify({ graph: { cells, pieces: { king } } });
  const { refusal } = sceneFor(stateAt(new URLSearchParams({ board, metric: "king" }).toString()));
  expect(refusal).toBe("An entry is a byte, 0…254; the numbers of this board do not fit.");
});
