/** Tests boards of all kinds in the browser, in their chapter and in the workbench: by pointer, touch and keys. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  AROUND,
  BESIDE,
  BEYOND,
  hexagonsOf,
  searchOn,
  squaresOf,
  type Land,
  type Step,
} from "../support/graphs.js";
import { CAMEL, movesOf } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";
import { movesText } from "../support/words.js";
import {
  boardIn,
  chapter,
  click,
  drag,
  heardOf,
  leave,
  locate,
  says,
  type Part,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests("#workbench");
const wholePage = explorerTests();

const KING_ON_HEXAGONS: readonly Step[] = [...BESIDE, ...BEYOND];

/** What a screen reader says for each square, without marks: its distance from a square by some steps. */
const distancesOn = ({ names, walk }: Land, steps: readonly Step[], from: string) => {
  const links = names.map((_, square) => steps.flatMap((step) => walk(square, step) ?? []));
  const moves = searchOn(links, [names.indexOf(from)]);
  return Object.fromEntries(names.map((name, square) => [name, movesText(moves[square] ?? NaN)]));
};

const heardDistances = async (board: Part): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(await heardOf(board)).map(([name, words]) => [name, words.split(", ")[0] ?? ""]),
  );

const isInHole = (name: string): boolean => /^[de][2-6]$/.test(name);
const files = { side: "files" } as const;

const SHOWN = [
  ["With a hole", squaresOf([8, 8], isInHole), AROUND, "b3", "g6", 7, 7],
  ["Cylinder", squaresOf([8, 8], undefined, [files]), AROUND, "b3", "g6", 3, 3],
  ["Torus", squaresOf([8, 8], undefined, [files, { side: "ranks" }]), AROUND, "b2", "g7", 3, 3],
  [
    "Möbius strip",
    squaresOf([8, 8], undefined, [{ ...files, mirror: true }]),
    ...[AROUND, "b3", "g5", 3, 3],
  ],
  ["Hexagons", hexagonsOf(6), KING_ON_HEXAGONS, "c2", "h8", 5, 5],
  ["Camel, 10×8", squaresOf([10, 8]), movesOf(CAMEL, 10, 8), "b1", "f3", 2, 2],
] as const;

const workbench = (page: Page): Part => ({ page, css: ".workbench" });

wholePage(
  "the chapter on every board: every distance, there and back, and in the workbench",
  async ({ open }) => {
    const page = await open("#every-board");
    const part = chapter(page, "every-board");
    const lines = (): Promise<number> =>
      page.evaluate(
        "document.querySelector('#every-board .route .shaft').getAttribute('d').split('M').length - 1",
      );
    expect(await lines()).toBe(7);
    await locate(part).getByRole("button", { name: "Cylinder" }).click();
    await expect.poll(lines).toBe(4); // three moves, one of which is drawn twice
    await locate(part).getByRole("button", { name: "Lance" }).click();
    await says(part, "From e2 to e7 it takes 1 move, and no way leads back.");
    await click(boardIn(part), "d4");
    await says(part, "From e2 there is no way to d4, and no way leads back.");
    for (const [name, land, steps, from, to, there, back] of sampled(SHOWN, 2)) {
      await page.evaluate("location.hash = 'every-board'");
      await locate(part).getByRole("button", { name, exact: true }).click();
      await says(
        part,
        `From ${from} to ${to} it takes ${movesText(there)}, and back ${movesText(back)}` +
          (/Cyl|Tor|Möb/.test(name) ? "; without the join, 5." : "."),
      );
      const distances = distancesOn(land, steps, from);
      expect(await heardDistances(boardIn(part))).toEqual(distances);
      await locate(part).getByRole("link", { name: "Make your own" }).click();
      await page.locator(".workbench svg.board").waitFor();
      // The workbench may have loaded before the link was followed.
      await expect.poll(() => heardDistances(boardIn(workbench(page)))).toEqual(distances);
    }
  },
);

const heading = (page: Page, text: string): Promise<void> =>
  page.getByRole("heading", { name: text }).waitFor();

describe("the workbench", () => {
  test("takes a typed board, or refuses it in the tool's words", async ({ open }) => {
    const page = await open("#metric=king&from=a1&to=b2");
    const kind = page.getByRole("combobox", { name: "Board" });
    await kind.selectOption("Another board…");
    const field = page.getByRole("textbox", { name: "Board" });
    expect(await field.inputValue()).toBe("8x8");
    const note = page.locator("#board-note");
    for (const [typed, said, isTaken, cells] of [
      ["glinski", "91 cells.", true, 91],
      ["glinsky", "did you mean glinski?", false, 91],
      ['{"rows":["..xx..","......"]}', "10 squares; the others are holes.", true, 10],
      ['{"rows":["..xx..","....."]}', "row 2 has 5 cells, but row 1 has 6", false, 10],
      ["torus:5x4", "20 squares. A piece that leaves", true, 20],
      ["20x20", "This page draws at most 16 files and 16 ranks.", false, 20],
    ] as const) {
      await field.fill(typed);
      await expect.poll(() => note.textContent()).toContain(said);
      expect(await field.getAttribute("aria-invalid")).toBe(`${!isTaken}`);
      await expect
        .poll(() => page.locator("svg.board [role=gridcell]").count(), { message: typed })
        .toBe(cells);
    }
    await field.fill('{"graph":{"cells":["a","b"],"pieces":{"king":{"a":["b"]}}}}');
    await page.getByRole("grid", { name: "king distance from a" }).waitFor();
    await page.waitForURL((url) => url.hash.includes("graph"));
    await kind.selectOption("8x8");
    await expect.poll(() => field.count()).toBe(0);
    await page.waitForURL((url) => url.hash.includes("board=8x8"));
  });

  test("hexagons are used by pointer, and by keys", async ({ open }) => {
    const page = await open("#board=glinski&metric=king&from=f6&to=a1");
    const board = boardIn(workbench(page));
    await click(board, "g7");
    await leave(page);
    await heading(page, "f6 → g7: ");
    await drag(board, "f6", "c4");
    await heading(page, "c4 → g7: ");
    expect(await heardDistances(board)).toEqual(distancesOn(hexagonsOf(6), KING_ON_HEXAGONS, "c4"));
    await leave(page);
    await page.locator(".board [tabindex='0']").focus();
    for (const [key, to] of [
      ["ArrowUp", "g8"],
      ["ArrowRight", "h7"],
      ["ArrowRight", "i7"],
      ["ArrowLeft", "h7"],
      ["ArrowDown", "h6"],
      ["PageDown", "h1"],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole("heading", { name: `→ ${to}: ` }).waitFor();
    }
    await page.keyboard.press("Shift+ArrowUp");
    await heading(page, "c5 → h1: ");
    await page.keyboard.press("Enter");
    await heading(page, "h1 → c5: ");
  });

  test("on a cylinder, keys continue at the other side, and the pale squares answer like their originals", async ({
    open,
  }) => {
    const page = await open("#board=cylinder:8x4&metric=knight&from=c2&to=h3");
    await page.locator(".board [tabindex='0']").focus();
    await page.keyboard.press("ArrowRight");
    await heading(page, "c2 → a3: ");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await heading(page, "c2 → a3: ");
    const pale = page.locator(".repeated [data-cell='7']");
    await pale.hover();
    await heading(page, "c2 → h1: ");
  });
});
