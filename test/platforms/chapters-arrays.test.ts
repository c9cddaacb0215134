/** Tests the explorer's chapter about arrays by difference. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as tables from "../../src/index.js";
import { sq } from "../support/board.js";
import { runs, sampled } from "../support/sampling.js";
import { counted } from "../support/words.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  click,
  drag,
  drawnIn,
  drawnPairs,
  leave,
  locate,
  middleOf,
  NAMES,
  place,
  point,
  says,
  slide,
  waysBetween,
  within,
  type Part,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const ARRAYS = [
  {
    name: "15×15: 225 entries",
    ...{ width: 15, zero: 112, length: 225, published: tables.DISTANCE_15X15 },
    indexOf: (from: number, to: number): number => {
      const [start = NaN, end = NaN] = [from, to].map((square) => tables.SQUARE_TO_15X15[square]);
      return end - start + 112;
    },
  },
  {
    name: "0x88: 240 entries",
    ...{ width: 16, zero: 120, length: 240, published: tables.DISTANCE_BY_0X88_DIFF },
    indexOf: tables.x88diff,
  },
] as const;

type Shown = (typeof ARRAYS)[number];

const parts = (page: Page): Readonly<Record<"part" | "board" | "array", Part>> => {
  const part = chapter(page, "from-4096-entries-to-225-and-240");
  return { part, board: boardIn(part), array: within(part, "svg.array") };
};

const sentenceOf = (
  { width, zero, indexOf, published }: Shown,
  from: string,
  to: string,
): string => {
  const [files, ranks] = waysBetween(from, to);
  const index = indexOf(sq(from), sq(to));
  const steps = [
    ...(ranks === 0 ? [] : [`${counted(Math.abs(ranks), "rank")} ${ranks < 0 ? "down" : "up"}`]),
    ...(files === 0
      ? []
      : [`${counted(Math.abs(files), "file")} to the ${files < 0 ? "left" : "right"}`]),
  ];
  const way = steps.length === 0 ? "no step" : steps.join(" and ");
  const sign = (count: number): string => (count < 0 ? `− ${-count}` : `+ ${count}`);
  return (
    `From ${from} to ${to} it is ${way}. The middle is ${zero}, and a rank counts ${width}: ${zero} ${sign(width * ranks)} ${sign(files)} = ${index}. ` +
    `That entry holds ${published[index]}.`
  );
};

/** Waits until the chapter shows a pair of squares: in words, on the board and on the array. */
const shows = async (
  page: Page,
  shown: Shown,
  from: string,
  to: string,
  why = "",
): Promise<void> => {
  const { part, board, array } = parts(page);
  await says(part, sentenceOf(shown, from, to), why);
  const index = shown.indexOf(sq(from), sq(to));
  expect(await cellsUnder(array, ".target"), why).toEqual([`entry ${index}`]);
  expect(await cellsUnder(board, ".target"), why).toEqual([to]);
};

/** The entry under the lower left square of the board's frame over the array. */
const frameOf = async (array: Part): Promise<string | undefined> =>
  array.page.evaluate<string | undefined>(`{
    const array = document.querySelector(${JSON.stringify(array.css)});
    const { left, bottom, width } = array.querySelector(".slide").getBoundingClientRect();
    const cell = [...array.querySelectorAll("[role=gridcell]")].find((each) => {
      const box = each.getBoundingClientRect();
      const [x, y] = [left + width / 16, bottom - width / 16]; // the middle of a1
      return box.left < x && x < box.right && box.top < y && y < box.bottom;
    });
    cell?.getAttribute("aria-label").split(", ")[0];
  }`);

const choose = async (page: Page, { name }: Shown): Promise<void> => {
  await locate(parts(page).part).getByRole("button", { name }).click();
};

test.for(ARRAYS)(
  "$name: keys and the pointer, on the array or the board, show a square and its entry, and where the board lies",
  async (shown, { open }) => {
    const page = await open();
    const { part, board, array } = parts(page);
    await choose(page, shown);
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await locate(within(array, "[tabindex='0']")).focus();
    await press("ArrowRight", "ArrowUp"); // from c2 to e4
    await shows(page, shown, "c2", "f5");
    await press("ArrowLeft", "ArrowDown", "ArrowDown");
    await shows(page, shown, "c2", "e3");
    const below = shown.zero - 7 * shown.width + 2;
    for (const key of ["PageDown", "ArrowDown"]) {
      await press(key); // the array ends there
      await says(part, `From c2, no square reads entry ${below}: it is off the board.`);
      expect(await cellsUnder(array, ".target")).toEqual([`entry ${below}`]);
    }
    await point(board, "a1"); // pointing at the board still works
    await shows(page, shown, "c2", "a1");
    await leave(page);
    await shows(page, shown, "c2", "e3");
    await press("PageDown", "Escape");
    await shows(page, shown, "c2", "e3");

    await point(array, "entry 0");
    const where = shown.width === 16 ? "in the unused column" : "off the board";
    await says(part, `From c2, no square reads entry 0: it is ${where}.`);
    for (const [from, to] of drawnPairs(NAMES, runs(2, 16), shown.name)) {
      await place(board, from, to);
      await shows(page, shown, from, to);
      expect(await frameOf(array)).toBe(`entry ${shown.indexOf(sq(from), 0)}`);
      await leave(page);
      await point(array, `entry ${shown.indexOf(sq(from), sq(to))}`);
      await shows(page, shown, from, to);
    }
  },
);

/** The files and ranks of each numbering in memory, the number of e4, and the place of a cell, from the lower left. */
const MEMORY = [
  { files: 8, ranks: 8, e4: "28", cell: "e4", number: "28", file: 4, rank: 3 },
  { files: 8, ranks: 8, e4: "36", cell: "e4", number: "36", file: 4, rank: 3 },
  { files: 16, ranks: 8, e4: "52", cell: "number 12", number: "12", file: 12, rank: 0 },
  { files: 10, ranks: 12, e4: "55", cell: "number 12", number: "12", file: 2, rank: 1 },
] as const;

test("squares lie as in memory, and moves there show on the board and in the array; the same holds for the boards of a sum", async ({
  open,
}) => {
  const page = await open();
  const [shown] = ARRAYS;
  const { part, board } = parts(page);
  await locate(part).getByText("The squares in memory, in the colors of distances").click();
  const grids = MEMORY.map((_, at) => within(part, `.numbers figure:nth-child(${at + 1}) svg`));
  for (const [at, { files, ranks, e4, cell, number, file, rank }] of MEMORY.entries()) {
    const grid = grids[at] ?? board;
    await locate(grid).waitFor();
    const numbers = await drawnIn(grid);
    expect(Object.keys(numbers)).toHaveLength(files * ranks);
    expect(numbers["e4"]).toBe(e4);
    await point(grid, "f6");
    await shows(page, shown, "c2", "f6");
    for (const other of grids) expect(await cellsUnder(other, ".target")).toEqual(["f6"]);
    expect(numbers[cell]).toBe(number);
    const middle = await middleOf(grid, cell);
    const { x = NaN, y = NaN, width = NaN } = (await locate(grid).boundingBox()) ?? {};
    expect(middle.x).toBeCloseTo(x + ((file + 0.5) * width) / files, 0);
    expect(middle.y).toBeCloseTo(y + ((ranks - rank - 0.5) * width) / files, 0);
    await click(grid, cell); // a number without a square does nothing
    await leave(page);
    await shows(page, shown, "c2", "e4");
  }
  const [first = board, , , mailbox = board] = grids;
  await drag(first, "c2", "b1");
  await click(mailbox, "h8");
  await page.keyboard.press("ArrowLeft");
  await leave(page);
  await shows(page, shown, "b1", "g8");

  const paths = chapter(page, "shortest-paths");
  const [from, , sum] = [1, 2, 3].map((at) => within(paths, `.sum figure:nth-of-type(${at}) svg`));
  await point(sum ?? board, "g2");
  await says(paths, /^From f6 to g2 it takes 4 moves/);
  expect(await cellsUnder(boardIn(paths), ".target")).toEqual(["g2"]);
  await drag(from ?? board, "f6", "e1");
  await click(sum ?? board, "e8");
  await page.keyboard.press("Shift+ArrowRight");
  await says(paths, /^From f1 to e8 it takes 7 moves/);
});

test("the focus stays where a click or a key has put it, wherever the pointer is", async ({
  open,
}) => {
  const page = await open("", { viewport: { width: 700, height: 500 } });
  const [shown] = ARRAYS;
  const { array, board } = parts(page);
  const focus = (): Promise<unknown> =>
    page.evaluate("[document.activeElement.getAttribute('aria-label'), scrollX, scrollY]");
  const clicked = `entry ${shown.zero + 2 * shown.width + 1}`;
  await click(array, clicked);
  await leave(page);
  await expect.poll(focus).toContain(`${clicked}, 2, d4`);
  for (const [grid, cell] of [
    [array, `entry ${shown.zero}`],
    [array, `entry ${shown.zero + 4 * shown.width}`],
    [board, "h4"],
    [board, "a5"],
  ] as const) {
    const { x, y } = await middleOf(grid, cell); // scrolls to it
    const before = await focus();
    await page.mouse.move(x, y);
    await expect.poll(() => cellsUnder(grid, ".target")).toEqual([cell]);
    await page.evaluate("new Promise(requestAnimationFrame)");
    expect(await focus(), cell).toEqual(before);
    expect(before).toContain(`${clicked}, 2, d4`);
  }
  await page.keyboard.press("ArrowRight");
  await leave(page);
  await shows(page, shown, "c2", "e4");
});

test.for(sampled(ARRAYS, 1, "touch"))("$name: by touch", async (shown, { open }) => {
  const page = await open("", { hasTouch: true, viewport: { width: 360, height: 740 } });
  const { part, array, board } = parts(page);
  await choose(page, shown);
  const tap = async (grid: Part, cell: string): Promise<void> => {
    const { x, y } = await middleOf(grid, cell);
    await page.touchscreen.tap(x, y);
  };
  await tap(array, `entry ${shown.zero + 2 * shown.width - 1}`);
  await shows(page, shown, "c2", "b4");
  await tap(array, "entry 1");
  await says(part, "From c2, no square reads entry 1: it is off the board.");
  expect(await cellsUnder(array, ".target")).toEqual(["entry 1"]);
  expect(await cellsUnder(board, ".target")).toEqual([]);
  await tap(board, "h8");
  await shows(page, shown, "c2", "h8");
  await tap(board, "c2");
  await tap(board, "d5");
  await shows(page, shown, "d5", "h8");

  await middleOf(array, `entry ${shown.zero}`); // scrolls to it
  const scrolled = await page.evaluate("scrollY");
  await slide(array, `entry ${shown.zero}`, `entry ${shown.zero + 4 * shown.width}`);
  await expect.poll(() => page.evaluate("scrollY")).not.toBe(scrolled);
  await shows(page, shown, "d5", "h8");
});
