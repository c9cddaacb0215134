/** Every table as the explorer shows it, without a browser, compared with the package's exports. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { changed, fromAddress, wantedFor } from "../../explorer/model/address.js";
import { importText, pointedAt } from "../../explorer/model/pointed.js";
import { heatMapOf } from "../../explorer/model/heat-map.js";
import { bytesOf, layoutText } from "../../explorer/model/layout-texts.js";
import { metricNamed, metricTyped } from "../../explorer/model/metrics.js";
import { PUBLISHED, type Published } from "../../explorer/model/published.js";
import { readingOf } from "../../explorer/model/reading.js";
import { checkedScene } from "../../explorer/model/refusals.js";
import { type Scene } from "../../explorer/model/scene.js";
import { arrayOf, boardOf as shownBoard } from "../../explorer/model/shown.js";
import { addressOf, OPENING, type State } from "../../explorer/model/state.js";
import type { ShownTable } from "../../explorer/model/table.js";
import { ofTable } from "../../explorer/model/views.js";
import { tableText } from "../../explorer/model/take-away-texts.js";
import type { Cell } from "../../explorer/drawing/grid.js";
import * as main from "../../src/index.js";
import * as paths from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import * as sets from "../../src/sets.js";
import * as vectors from "../../src/vectors.js";
import { SQUARES } from "../support/board.js";
import { temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { importFolder } from "../support/tool.js";

const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "chess-distance": main,
  "chess-distance/pieces": pieces,
  "chess-distance/vectors": vectors,
  "chess-distance/sets": sets,
  "chess-distance/paths": paths,
};

/** The numbers of a typed array. */
const numbersOf = (array: unknown): readonly number[] => {
  if (typeof array !== "object" || array === null) throw new Error("no array");
  return Object.values(array).map(Number);
};

/** The numbers of a table as an array holds them: a set as two. */
const numbersIn = ({ values }: ShownTable): readonly number[] =>
  values.flatMap((value) =>
    typeof value === "bigint"
      ? [Number(value & 0xffff_ffffn), Number(value >> 32n)]
      : (value ?? 255),
  );

/** The arrays that a module exports, and the one lookup without an array. */
const namesIn = (exports: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(exports)
    .filter(([name, value]) => typeof value === "object" || name === "x88diff")
    .map(([name]) => name);

const find = (name: string): Published => {
  const found = PUBLISHED.find((table) => table.name === name);
  if (found === undefined) throw new Error(`not in the menu: ${name}`);
  return found;
};

/** A page that shows something else, from which a table is chosen. */
const ELSEWHERE = fromAddress("board=10x9&piece=C&from=j9&to=b1").state;

const chosen = (name: string): State => changed({ state: ELSEWHERE }, wantedFor(find(name))).state;

/** The number of a cell, as in the table: 255 if never reached, 0 for a cell without a number. */
const numberOf = (cell: Cell): number =>
  cell.kind === "distance" ? cell.number : cell.kind === "never" ? 255 : 0;

/** The cells of the board of a state. */
const cellsOf = (state: State, scene: Scene): readonly Cell[] => {
  const { squares } = pointedAt(state, scene);
  return shownBoard(state, scene, squares).grid.cells;
};

/** The numbers on the board of a state. */
const boardOf = (state: State, scene: Scene): readonly number[] =>
  cellsOf(state, scene).map(numberOf);

test("the menu has every table that the package exports, by module, and nothing else", () => {
  const listed = Object.keys(MODULES).map((module) => [
    module,
    PUBLISHED.filter((table) => table.module === module)
      .map(({ name }) => name)
      .sort(),
  ]);
  expect(listed).toEqual(
    Object.entries(MODULES).map(([module, exports]) => [module, [...namesIn(exports)].sort()]),
  );
});

const EXPORTED = Object.entries(MODULES).flatMap(([module, exports]) =>
  namesIn(exports).map((name) => ({ name, module, exported: exports[name] })),
);

describe.each(sampled(EXPORTED, 16))("$name", ({ name, module, exported }) => {
  const state = chosen(name);
  const scene = checkedScene(state);
  const isOfNumbers = name.endsWith("_COUNT") || !/\/(?:sets|paths)$/.test(module);

  test("is shown when it is chosen, and by the address", () => {
    expect(scene.table).toMatchObject({ name, module, isPublished: true });
    expect(fromAddress(addressOf(state)).state).toEqual(state);
  });

  test("has a map of all pairs if it is by pair, of numbers", () => {
    const isByPair = exported instanceof Object && "length" in exported && exported.length === 4096;
    expect(heatMapOf(state, scene) !== undefined).toBe(isByPair && isOfNumbers);
  });

  if (!(exported instanceof Object) || typeof exported === "function") return;

  test("holds what the package exports, also without a view that knows it", () => {
    expect(scene.table && numbersIn(scene.table)).toEqual(numbersOf(exported));
    const plain: State = { ...OPENING, view: ofTable(name) };
    const { table } = checkedScene(plain);
    expect(table).toMatchObject({ name, isPublished: true });
    expect(table && numbersIn(table)).toEqual(numbersOf(exported));
    const bytes: unknown = Reflect.get(exported, "byteLength");
    expect(bytesOf(state)).toBe(bytes);
    expect(layoutText(state)).toMatch(new RegExp(`[a-z8159], ${String(bytes)} bytes$`));
  });

  if (!isOfNumbers) return;

  test("is drawn with its numbers", () => {
    const array = arrayOf(state, scene, []);
    const expected = numbersOf(exported);
    // 0 is written, unless it stands for nothing, as it does in vectors.
    const isWritten = cellsOf(state, scene).every(({ kind }) => kind !== "empty");
    expect(isWritten).toBe(!module.endsWith("/vectors"));
    if (array) expect(array.cells.map(numberOf)).toEqual(expected);
    else if (expected.length === 64) expect(boardOf(state, scene)).toEqual(expected);
    else {
      expect(heatMapOf(state, scene)?.cells.map(numberOf)).toEqual(expected);
      for (const origin of sampled(SQUARES, 6, name))
        expect(boardOf({ ...state, origin }, scene)).toEqual(
          expected.slice(64 * origin, 64 * origin + 64),
        );
    }
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
  expect(layoutText(fromAddress(fragment).state)).toBe(expected);
});

test.each(["ATTACKS", "DIRECTION", "INCREMENT", "KNIGHT_DISTANCE"])(
  "each square of %s says the number that it shows",
  (name) => {
    const state = chosen(name);
    const { grid, squareNames } = shownBoard(state, checkedScene(state), []);
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
  const scene = checkedScene(state);
  expect(readingOf(state, scene, pointedAt(state, scene))).toEqual({
    title: "a1 → b2: 0x88 difference 137",
    expression: "x88diff(0, 9) = 137",
    entry: "A lookup without an array: the index itself is the answer.",
  });
  expect(scene.table && tableText(scene.table)).toMatch(
    /^\/\/ x88diff: a lookup without an array, index .*\nexport const x88diff = \(sq1: number, sq2: number\): number =>\s.*;\n$/,
  );
  for (const origin of sampled(SQUARES, 6))
    expect(boardOf({ ...state, origin }, scene)).toEqual(
      SQUARES.map((target) => main.x88diff(origin, target)),
    );
});

test("a table without a lookup is taken away as an array that is read at the square", async () => {
  const state = { ...chosen("SQUARE_TO_0X88"), target: 9 };
  const { table } = checkedScene(state);
  if (table === undefined) throw new Error("no table");
  expect(importText(state, table)).toBe(
    'import { SQUARE_TO_0X88 } from "chess-distance";\n\nSQUARE_TO_0X88[9]; // 17',
  );
  const folder = temporaryFolder();
  writeFileSync(join(folder, "table.ts"), tableText(table));
  expect(numbersOf((await importFolder(folder))["SQUARE_TO_0X88"])).toEqual(
    numbersOf(main.SQUARE_TO_0X88),
  );
});

test("SQUARE_FROM_0X88 is drawn in 8 rows of 16, of which those beside the board are no squares", () => {
  const state = { ...chosen("SQUARE_FROM_0X88"), target: 9 };
  const scene = checkedScene(state);
  const array = arrayOf(state, scene, [17]);
  expect(array).toMatchObject({
    size: { files: 16, ranks: 8 },
    overlay: { corner: 0, size: { files: 8, ranks: 8 } },
    marks: [{ square: 17, mark: "target" }],
  });
  expect(array?.cells.filter(({ kind }) => kind === "never")).toHaveLength(64);
  expect(pointedAt(state, scene, 119)).toEqual({ squares: [63], entries: [119] });
  expect(readingOf(state, scene, pointedAt(state, scene, 8))).toEqual({
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
    expect(checkedScene(fromAddress(`board=16x16&view=${view}`).state).refusal).toEqual({
      reason: "An entry is a byte, 0…254; the numbers of this board do not fit.",
    });
  expect(checkedScene(fromAddress("board=16x16&view=corner").state).table?.name).toBe(
    "CORNER_16X16",
  );
});
