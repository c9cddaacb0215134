/** Tests the layout of the explorer's page: nothing moves under the pointer, and nothing scrolls sideways. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { runs, sampled } from "../support/sampling.js";
import {
  cellsUnder,
  chapter,
  click,
  IDS,
  leave,
  locate,
  opening,
  point,
  within,
  type Part,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const WIDTHS = [320, 360, 768, 1280, 1920] as const;

/**
 * Remembers the place of everything that can be clicked, in pixels of the page. The workbench may scroll its array
 * inside its view, to show the entry that is read.
 */
const REMEMBER = `{
  window.places = () => {
    const [right, down] = [scrollX, scrollY]; // which are slow to read
    return new Map([...document.querySelectorAll(":is(a, button, select, input, [role=gridcell]):not(.page-choices *)")].filter((element) => element.checkVisibility()).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { scrollLeft, scrollTop } = element.closest(".view") ?? { scrollLeft: 0, scrollTop: 0 };
      return [element, [x + right + scrollLeft, y + down + scrollTop, width, height]];
    }));
  };
  window.before = places();
  undefined; // is the answer
}`;

/** The elements that have moved by more than two pixels after the page is drawn again. */
const MOVED = `new Promise((resolve) => {
  requestAnimationFrame(() => {
    const now = places();
    const nameOf = (element) =>
      (element.closest("section[id], header")?.id ?? "") + " " +
      (element.getAttribute("aria-label") ?? element.textContent ?? element.tagName).split(", ")[0];
    const moved = [...before].filter(([element, at]) =>
      at.some((pixels, side) => !(Math.abs(pixels - now.get(element)?.[side]) <= 2)));
    const more = now.size === before.size ? [] : [before.size + " elements became " + now.size];
    resolve([...more, ...moved.slice(0, 3).map(([element, at]) => nameOf(element) + ": " + at + " → " + now.get(element))]);
  });
})`;

/** Clicks in the middle of each choice. Returns its name, whether it is then chosen, and the width of the page. */
const CHOOSE = `(async () => {
  const all = document.querySelectorAll(":is(.opening, .chapter) [aria-pressed=false]");
  const chosen = [];
  for (const choice of [...all]) {
    choice.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = choice.getBoundingClientRect();
    document.elementFromPoint(x + width / 2, y + height / 2)?.click();
    await new Promise(requestAnimationFrame);
    const isChosen = choice.ariaPressed;
    chosen.push([choice.closest("section, header").id + ": " + choice.textContent, isChosen, document.documentElement.scrollWidth]);
  }
  return chosen;
})()`;

/**
 * The widths of all 8×8 boards and of their narrowest squares; elements that are wider than the window or hidden at its
 * sides; how unevenly the columns of each chapter end; code and commands that are cut off; and the number of labels in
 * the bar.
 */
const MEASURE = `(() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".opening, .chapter")];
  const boards = parts.flatMap((part) => [...part.querySelectorAll("svg.board")])
    .filter((board) => board.querySelectorAll("[role=gridcell]").length === 64);
  const cells = boards.flatMap((board) => [...board.querySelectorAll("[role=gridcell]")]);
  const outside = parts.flatMap((part) => [...part.querySelectorAll("h1, h2, p, pre, svg[role], button, a, summary, figure, select, input, .ghost.off")])
    .filter((element) => boxOf(element).left < -0.5 || boxOf(element).right > document.documentElement.clientWidth + 0.5);
  const columnsOf = (part) => {
    const { left, right } = boxOf(part);
    const boxes = [...part.querySelectorAll(".words, .asked, .diagram > *, .code, .try")].map(boxOf).filter(({ width }) => width > 0);
    const isLeft = (box) => box.left < (left + right) / 2;
    return [boxes.filter(isLeft), boxes.filter((box) => !isLeft(box))];
  };
  return {
    boards: boards.map((board) => boxOf(board).width),
    square: Math.min(...cells.map((cell) => boxOf(cell).width)),
    outside: outside.map((element) => element.closest("section, header").id + " " + element.outerHTML.slice(0, 60)),
    apart: parts.filter((part) => part.matches(".chapter:not(:has(.pair))")).map((part) => {
      const [one, other] = columnsOf(part).map((boxes) => Math.max(...boxes.map(({ bottom }) => bottom)));
      return Math.abs(one - other);
    }),
    cut: [...document.querySelectorAll(".code > .text pre, .assertion, .command")].filter((pre) => pre.scrollWidth > pre.clientWidth)
      .map((pre) => pre.textContent.slice(0, 60)),
    labels: [...document.querySelectorAll(".page-choices span")].map(boxOf)
      .filter(({ left, right, height }) => left >= 0 && right - left > 20 && height > 10).length,
  };
})()`;

/** The names of the cells of a grid, from the upper left corner, and how many are in a row. */
const cellsOf = async ({ page, css }: Part): Promise<readonly [readonly string[], number]> =>
  page.evaluate<[string[], number]>(`{
    const grid = document.querySelector(${JSON.stringify(css)});
    const cells = [...grid.querySelectorAll("[role=gridcell]")];
    const names = cells.map((cell) => cell.getAttribute("aria-label").split(", ")[0]);
    [names, grid.querySelector("[role=row]").children.length];
  }`);

/** Waits for the parts that load when they come near the view. */
const loadAll = async (page: Page): Promise<void> => {
  for (const css of ["#audit textarea:enabled", "#workbench svg.board"]) {
    const part = css.replace(/ .*/, "");
    await page.evaluate(
      `document.querySelector("${part}").scrollIntoView({ behavior: "instant" })`,
    );
    await page.locator(css).waitFor();
  }
};

/** The grids of a part, in their order on the page. */
const gridsIn = async (part: Part): Promise<readonly Part[]> => {
  const count = await part.page.evaluate<number>(
    `[...document.querySelectorAll(${JSON.stringify(`${part.css} svg[role=grid]`)})]
      .map((grid, at) => grid.dataset.grid = at).length`,
  );
  return Array.from({ length: count }, (_, at) => within(part, `svg[data-grid="${at}"]`));
};

/** Hovers over cells of each grid of a part, also with its piece picked up, and expects that nothing moves. */
const hover = async (part: Part, what: string): Promise<void> => {
  const { page } = part;
  for (const [at, grid] of (await gridsIn(part)).entries()) {
    const [names, files] = await cellsOf(grid);
    const corners = [0, files - 1, names.length - files, names.length - 1].flatMap(
      (corner) => names[corner] ?? [],
    );
    const over = async (cells: readonly string[], count: number, how: string): Promise<void> => {
      await page.evaluate(REMEMBER);
      for (const cell of sampled(cells, runs(count, 6), what)) {
        await point(grid, cell);
        expect(await page.evaluate<string[]>(MOVED), `${what}, ${how} ${cell}`).toEqual([]);
      }
    };
    await leave(page);
    await over(corners, 1, "over");
    await over(names, 1, "over");
    const [piece] = at === 0 ? await cellsUnder(grid, ".token") : [];
    if (piece !== undefined) {
      await click(grid, piece);
      await over(names, 1, "with the piece over");
      await page.keyboard.press("Escape");
    }
    await leave(page);
  }
};

test("whichever board is chosen, the buttons for the others stay in place", async ({ open }) => {
  const page = await open("", { viewport: { width: 1280, height: 800 } });
  const buttons = locate(chapter(page, "every-board")).locator(".diagram .buttons button");
  const tops: unknown[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    tops.push(await page.evaluate("document.querySelector('#every-board .buttons').offsetTop"));
  }
  expect(tops).toEqual(tops.map(() => tops[0]));
});

/**
 * The height of the page, the least sizes of digits and code, how far boards are below their headings, what scrolls inside the page, and
 * whether the command that installs stands above the first board. Beside the workbench's board, the controls are above it.
 */
const SIZES = `(() => {
  const shown = (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const sizeOf = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const digits = shown("svg[role] text").filter(({ textContent }) => /\\d/.test(textContent));
  return {
    unseen: digits.filter((text) => getComputedStyle(text).fill === "none").map(({ textContent }) => textContent),
    height: document.documentElement.scrollHeight,
    digits: Math.min(...digits.map((text) => sizeOf(text) * text.getScreenCTM().a)),
    code: Math.min(...shown("pre, code, textarea").map(sizeOf)),
    isInstalledFirst: document.querySelector(".opening .command").getBoundingClientRect().bottom <=
      document.querySelector(".opening svg.board").getBoundingClientRect().top,
    below: Math.max(...shown(innerWidth < 704 ? ".chapter, #workbench" : ".chapter").map((part) =>
      part.querySelector("svg.board").getBoundingClientRect().top - part.querySelector("h2").getBoundingClientRect().bottom)),
    scrolled: shown("body *").filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow) &&
      (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)).map(({ outerHTML }) => outerHTML.slice(0, 60)),
  };
})()`;

test.for([
  [360, 740, 13_000, 11],
  [768, 1024, 12_000, 11],
  [1280, 800, 11_000, 11],
] as const)(
  "on a screen %i × %i, the page is %i pixels high at most, boards are next to their headings, and all is read without scrolling in it",
  async ([width, height, most, digits], { open }) => {
    const page = await open("", { viewport: { width, height } });
    await loadAll(page);
    const sizes =
      await page.evaluate<Record<"height" | "digits" | "code" | "below", number>>(SIZES);
    if (width < 700) expect(sizes).toMatchObject({ isInstalledFirst: true });
    expect(sizes).toMatchObject({ scrolled: [], unseen: [] });
    expect(sizes.height).toBeLessThanOrEqual(most);
    expect(sizes.digits).toBeGreaterThanOrEqual(digits);
    expect(sizes.code).toBeGreaterThanOrEqual(14);
    expect(sizes.below).toBeLessThanOrEqual(200);
  },
);

test.for(sampled(WIDTHS, 2))(
  "on a screen %i pixels wide, nothing is cut off, and nothing moves or is scrolled sideways, whatever is chosen",
  async (width, { open }) => {
    const page = await open("", { viewport: { width, height: 800 } });
    await loadAll(page);
    const { boards, square, outside, apart, cut, labels } = await page.evaluate<{
      readonly boards: readonly number[];
      readonly square: number;
      readonly outside: readonly string[];
      readonly apart: readonly number[];
      readonly cut: readonly string[];
      readonly labels: number;
    }>(MEASURE);
    expect(boards.length).toBeGreaterThan(IDS.length - 2);
    for (const one of boards) expect(one).toBeCloseTo(boards[0] ?? NaN, 0);
    expect(square).toBeGreaterThanOrEqual(width < 360 ? 36 : 40);
    expect(outside).toEqual([]);
    expect(cut).toEqual([]);
    expect(labels).toBe(2);
    if (width >= 1088) for (const gap of apart) expect(gap).toBeLessThan(80);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);

    const parts = [opening(page), ...IDS.map((id) => chapter(page, id))];
    for (const part of sampled(parts, 6, `${width}`)) {
      await hover(part, part.css);
      const choices = locate(part).locator(".buttons button[aria-pressed=false]");
      for (const choice of sampled(await choices.allTextContents(), 1, part.css)) {
        await locate(part).getByRole("button", { name: choice, exact: true }).click();
        await hover(part, `${part.css}, ${choice}`);
      }
    }
    const chosen = await page.evaluate<[string, string, number][]>(CHOOSE);
    expect(chosen.length).toBeGreaterThan(15);
    for (const [name, isChosen, scrollWidth] of chosen)
      expect({ isChosen, scrollWidth }, name).toEqual({ isChosen: "true", scrollWidth: width });
  },
);
