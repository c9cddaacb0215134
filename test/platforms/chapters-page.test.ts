/** The opening and the chapters as parts of a page: addresses, words, motion, print, and what axe finds. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { contrast } from "../support/colors.js";
import { sampled } from "../support/sampling.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  click,
  drag,
  IDS,
  locate,
  opening,
  point,
  says,
  within,
} from "./support/chapters.js";
import { axeFaults, clipboard, explorerTests } from "./support/pages.js";

const test = explorerTests();

/** The references of a page to ids that no element has, and the ids that several elements have. */
const DANGLING = `{
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const named = ["aria-describedby", "aria-labelledby", "aria-controls", "for"].flatMap((attribute) =>
    [...document.querySelectorAll("[" + attribute + "]")].flatMap((element) => element.getAttribute(attribute).split(" ")));
  [...named.filter((id) => !ids.includes(id)), ...ids.filter((id, at) => ids.indexOf(id) !== at)];
}`;

describe("an address", () => {
  /** How far the top of a part is below the top of the window. */
  const topOf = (page: Page, id: string): Promise<number> =>
    page.evaluate<number>(
      `document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top`,
    );

  test("the contents list the chapters, of 120 words at most, and the workbench, and lead to them", async ({
    open,
  }) => {
    const page = await open();
    for (const id of IDS) {
      const paragraphs = await page.locator(`#${id} .words p`).allTextContents();
      const words = paragraphs.join(" ").split(/\s+/);
      const count = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(count, id).toBeGreaterThan(50);
      expect(count, id).toBeLessThanOrEqual(120);
    }
    expect(await page.evaluate(DANGLING)).toEqual([]);
    const notes = await page.evaluate<string[]>(
      `[...document.querySelectorAll("[role=grid]")].map((grid) =>
        document.getElementById(grid.getAttribute("aria-describedby")).textContent)`,
    );
    for (const note of notes) expect(note).toMatch(/arrow/);
    const links = page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
    const ids = await page.evaluate<string[]>(
      "[...document.querySelectorAll('nav[aria-label=Chapters] a')].map((link) => link.getAttribute('href'))",
    );
    expect(ids).toEqual([...IDS, "workbench"].map((id) => `#${id}`));
    const titles = await links.allTextContents();
    expect(titles).toEqual(await page.locator("main h2").allTextContents());
    const decoration = "getComputedStyle(document.querySelector('h2 a:hover')).textDecorationLine";
    for (const [at, id] of [...IDS, "workbench"].entries()) {
      await links.nth(at).click();
      await expect.poll(() => topOf(page, id), { message: id }).toBeLessThan(100);
      expect(await topOf(page, id), id).toBeGreaterThan(-1);
      const here = `${at + 1} ${titles[at]}`;
      await page.locator(`[aria-label="Contents: ${here}"]`, { hasText: `☰ ${here}` }).waitFor();
      await page.hover(`#${id} h2 a`);
      expect(await page.evaluate(decoration)).toBe("underline");
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
  });

  test.for([
    ...sampled(IDS, 2).map((id) => [id, id] as const),
    ["board=8x8&metric=king&from=c2&to=e5", "workbench"],
  ] as const)("#%s shows %s", async ([fragment, id], { open }) => {
    const page = await open(`#${fragment}`);
    await expect.poll(() => topOf(page, id)).toBeLessThan(100);
    expect(await topOf(page, id)).toBeGreaterThan(-1);
    if (id === "workbench")
      await page.getByRole("grid", { name: "King distance from c2" }).last().waitFor();
  });

  test("Back and Forward lead from link to link, and restore the scroll position and the diagrams", async ({
    open,
  }) => {
    const page = await open();
    const part = chapter(page, "shortest-paths");
    const links = page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
    const at = (hash: string) => page.waitForURL((url) => url.hash === hash);
    const scrolled = () => page.evaluate<number>("Math.round(scrollY)");
    const isStill = async (): Promise<number> => {
      const before = await scrolled();
      await page.waitForTimeout(300);
      return (await scrolled()) === before ? before : isStill();
    };
    await links.nth(7).click();
    await click(boardIn(part), "e8");
    await at("#shortest-paths/f6/e8/king/ts/a1");
    const length = await page.evaluate<number>("history.length");
    await click(boardIn(part), "e1");
    await page.keyboard.press("ArrowUp");
    await at("#shortest-paths/f6/e2/king/ts/a1");
    expect(await page.evaluate("history.length")).toBe(length);
    const read = await isStill();
    await page.evaluate("location.hash = 'every-board'");
    const other = await isStill();
    expect(other).not.toBe(read);
    await page.getByRole("button", { name: "Torus" }).click();
    await at("#every-board/b2/g7/torus/ts/a1");
    await page.evaluate("document.querySelector('#every-board a[href*=layout]').click()");
    const [bench, settings] = [await isStill(), new URL(page.url()).hash];
    for (const [go, hash, place] of [
      ["goBack", "#every-board/b2/g7/torus/ts/a1", other],
      ["goForward", settings, bench],
      ["goBack", "#every-board/b2/g7/torus/ts/a1", other],
      ["goBack", "#shortest-paths/f6/e2/king/ts/a1", read],
      ["goBack", "", 0],
    ] as const) {
      await page[go]();
      await at(hash);
      await expect.poll(scrolled, { message: `${go} ${hash}` }).toBe(place);
    }
    await says(part, /^From f6 to e2 /);
  });

  test.for([
    [360, "", 7000],
    [1280, "#audit", 0],
    [1280, "#shortest-paths/e1/e8/king/ts/a1", 700],
  ] as const)(
    "a reload stays where one reads: at %i pixels, %s and %i farther",
    async ([width, place, by], { open }) => {
      const page = await open(place, { viewport: { width, height: 900 } });
      await page.evaluate(`scrollBy({ top: ${by}, behavior: "instant" })`);
      const section = `(() => {
        const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest("section");
        return read.id + " " + Math.round(read.getBoundingClientRect().top);
      })()`;
      const before = await page.evaluate<string>(section);
      await page.reload();
      await expect.poll(() => page.evaluate<string>(section)).toBe(before);
    },
  );

  test("a link that is copied shows the diagram again, in its language and numbering", async ({
    open,
  }) => {
    const page = await open();
    const part = chapter(page, "shortest-paths");
    await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("Rust 2021");
    await page.getByRole("combobox", { name: "Squares", exact: true }).selectOption("mailbox");
    await locate(part).getByRole("button", { name: "Knight" }).click();
    await drag(boardIn(part), "f6", "e1");
    await click(boardIn(part), "e8");
    await locate(part).getByRole("button", { name: "Copy link" }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe(`${page.url().replace(/#.*/, "")}#shortest-paths/e1/e8/knight/rust/mailbox`);
    const other = await open("#shortest-paths/e1/e8/knight/rust/mailbox");
    const answer = locate(within(chapter(other, "shortest-paths"), ".answer"));
    await expect.poll(() => answer.textContent()).toMatch(/^From e1 to e8 it takes 5 moves/);
    expect((await answer.boundingBox())?.y).toBeLessThan(400);
    const code = locate(within(chapter(other, "shortest-paths"), ".code pre"));
    await expect.poll(() => code.textContent()).toMatch(/fn [^]*route_count\(25, 95\); /);
    await other.evaluate("location.hash = '#shortest-paths/a1/a2/king'");
    await expect.poll(() => answer.textContent()).toMatch(/^From a1 to a2 it takes 1 move,/);
  });

  test("missing and invalid parts of an address keep their initial values", async ({ open }) => {
    const page = await open();
    const part = chapter(page, "when-a-difference-is-not-enough");
    for (const rest of [
      "/",
      "/z9",
      "/%/%E0%A4%A/x",
      "/e1/e8/__proto__/constructor",
      "/E1/<b>/kings//",
    ]) {
      await page.evaluate(`location.hash = "when-a-difference-is-not-enough/d1/d8/knight"`);
      await says(part, /^From d1 to d8/);
      await page.evaluate(
        `location.hash = ${JSON.stringify(`when-a-difference-is-not-enough${rest}`)}`,
      );
      await says(part, rest.startsWith("/e1") ? /^From e1 to e8/ : /^From b1 to c2/, rest);
      const zebra = page.getByRole("button", { name: "Zebra" });
      expect(await zebra.getAttribute("aria-pressed"), rest).toBe("true");
    }
  });
});

test("axe finds nothing amiss in the opening and the chapters, light and dark", async ({
  open,
}) => {
  const page = await open();
  // axe reads the whole page for seconds.
  const read = sampled(["at first", "once it was used"], 1);
  const finds = async (how: string): Promise<void> => {
    if (!read.includes(how)) return;
    expect(await axeFaults(page, [".opening", ".chapter"]), how).toEqual([]);
  };
  await finds("at first");
  await page.locator("#audit textarea").scrollIntoViewIfNeeded();
  await page.locator("#audit fieldset:enabled").waitFor();
  await click(boardIn(opening(page)), "f6"); // picks up the piece
  for (const [id, name] of [
    ["when-a-difference-is-not-enough", "King"],
    ["from-4096-entries-to-225-and-240", "0x88"],
    ["audit", "Pumpkin’s edge"],
    ["every-board", "Nightrider"],
    ["center-edge-corners", "Edge"],
  ] as const)
    await locate(chapter(page, id)).getByRole("button", { name }).click();
  const certificate = chapter(page, "why-you-can-believe-it");
  await click(boardIn(certificate), "a1");
  await locate(certificate).locator(".try summary").click();
  await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("Python 3.9");
  await point(boardIn(opening(page)), "a8");
  await finds("once it was used");
});

test("text under the pointer does not interrupt a screen reader; the slider announces its state once", async ({
  open,
}) => {
  const page = await open();
  expect(await page.locator(":is(.opening, .chapter) [aria-live]").count()).toBe(0);
  const slider = page.getByRole("slider", { name: "Ring", exact: true });
  expect(await slider.getAttribute("aria-valuetext")).toBe("2 of 4");
});

test("the focus, a held piece, and squares in between are visible on any color, in light and dark", async ({
  open,
}) => {
  const page = await open();
  const board = boardIn(opening(page));
  const stroke = (): Promise<unknown> =>
    page.evaluate("getComputedStyle(document.querySelector('.opening .focus')).stroke");
  await click(board, "b2");
  await expect.poll(() => page.locator(".opening .token.held").count()).toBe(1);
  expect(await stroke()).toBe("none"); // which only keyboard users need
  await page.keyboard.press("ArrowUp"); // shows the focus, and lets go
  await expect.poll(stroke).not.toBe("none");
  expect(await cellsUnder(board, ".focus")).toEqual(["d5"]);
  await click(board, "b2");
  await page.keyboard.press("Shift"); // the focus is shown as for keyboard users
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const lines = await page.evaluate<[string, string, string, number][]>(`[
      [".opening .focus", ".opening .focus-casing"],
      ["#knight-and-corners .ghost rect:not(.casing)", "#knight-and-corners .ghost rect.casing"],
      ["#knight-and-corners .ghost path:not(.casing)", "#knight-and-corners .ghost path.casing"],
      [".opening .route .shaft", ".opening .route .casing"],
    ].map(([line, casing]) => {
      const [inner, outer] = [line, casing].map((css) => getComputedStyle(document.querySelector(css)));
      return [line, inner.stroke, outer.stroke, Number.parseFloat(outer.strokeWidth) - Number.parseFloat(inner.strokeWidth)];
    }).concat([[".token.held", getComputedStyle(document.querySelector(".token.held circle")).stroke,
      getComputedStyle(document.querySelector(".token.held circle")).fill, 1]])`);
    for (const [line, inner, outer, wider] of lines) {
      expect(contrast(inner, outer), `${line}: ${inner} on ${outer}`).toBeGreaterThanOrEqual(3);
      expect(wider, line).toBeGreaterThan(0.5);
    }
  }
});

test("each copy is announced, even of the same text again", async ({ open }) => {
  const page = await open();
  const toast = page.locator(".toast");
  // Screen readers do not announce a part's first words if the part was not displayed before.
  expect(await toast.evaluate("(toast) => getComputedStyle(toast).display")).not.toBe("none");
  const empty = await toast.boundingBox();
  expect((empty?.width ?? 0) * (empty?.height ?? 0)).toBe(0);
  await page.evaluate(`{
    window.said = [];
    const toast = document.querySelector(".toast");
    new MutationObserver(() => said.push(toast.textContent)).observe(toast, { childList: true, characterData: true, subtree: true });
  }`);
  const part = chapter(page, "shortest-paths");
  await locate(within(part, ".code > summary")).click();
  const copy = locate(part).getByRole("button", { name: "Copy program" });
  await copy.click();
  await expect.poll(() => page.evaluate("said")).toEqual(["Copied: program."]);
  await copy.click();
  await expect
    .poll(() => page.evaluate("said"))
    .toEqual(["Copied: program.", "", "Copied: program."]);
  // It is in the window, in its place.
  expect(
    await page.evaluate(`{
      const { x, y, width, height } = document.querySelector(".toast").getBoundingClientRect();
      [
        x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 1000,
        document.elementFromPoint(x + width / 2, y + height / 2)?.textContent,
      ];
    }`),
  ).toEqual([true, "Copied: program."]);
});

test("nothing moves for users who prefer reduced motion", async ({ open }) => {
  const page = await open();
  await locate(chapter(page, "from-4096-entries-to-225-and-240"))
    .getByRole("button", { name: "0x88" })
    .click();
  await drag(boardIn(opening(page)), "f6", "b3");
  await says(opening(page), /^To reach d4, the king on b3 needs 2 moves/);
  // The elements that move for any length of time.
  const moving = await page.evaluate(`["", "::before", "::after"].flatMap((part) =>
    [...document.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part || null);
      const isLong = (times) => times.split(",").some((time) => Number.parseFloat(time) > 0);
      return isLong(transitionDuration) || (animationName !== "none" && isLong(animationDuration));
    }).map((element) => element.getAttribute("class") + part))`);
  expect(moving).toEqual([]);
  expect(await page.evaluate("document.getAnimations().length")).toBe(0);
  expect(await page.evaluate("getComputedStyle(document.documentElement).scrollBehavior")).toBe(
    "auto",
  );
});

describe("print", () => {
  /** A4 with margins of 1.5 cm, in pixels. */
  const PAPER = { width: 680, height: 1009 };

  const toPaper = async (page: Page): Promise<void> => {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
  };

  /** Whether each of some elements takes up space and is not hidden. */
  const visible = async (page: Page, css: string): Promise<readonly boolean[]> =>
    page.evaluate<
      boolean[]
    >(`[...document.querySelectorAll(${JSON.stringify(css)})].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    })`);

  test("texts and boards are printed in color, at most as wide as the paper; controls are not", async ({
    open,
  }) => {
    const page = await open();
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(14);
    await toPaper(page);
    for (const id of IDS) {
      const css = ":is(h2, .words p, .answer, .code > .text pre, .try details p)";
      const texts = await visible(page, `#${id} ${css}`);
      expect(texts.length, id).toBeGreaterThan(3);
      expect(texts, id).not.toContain(false);
      const boxes = await page.evaluate<
        { left: number; right: number; width: number; height: number }[]
      >(
        `[...document.querySelectorAll("#${id} svg[role]")].map((grid) => {
          const boxes = [grid, ...grid.querySelectorAll("[role=gridcell], text")].map((each) => each.getBoundingClientRect());
          const [{ width, height }] = boxes;
          return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)), width, height };
        })`,
      );
      expect(boxes.length, id).toBeGreaterThan(0);
      for (const { left, right, width, height } of boxes) {
        expect(left, id).toBeGreaterThanOrEqual(0);
        expect(right, id).toBeLessThanOrEqual(PAPER.width);
        expect(Math.min(width, height), id).toBeGreaterThan(80);
        expect(height, id).toBeLessThan(PAPER.height);
      }
    }
    const used = await visible(page, "button, input, select, nav, .toast, .code > .note");
    expect(used.length).toBeGreaterThan(50);
    expect(used).not.toContain(true);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(PAPER.width);
    const styles = (css: string, style: string, part = ""): Promise<string> =>
      page.evaluate(
        `[...new Set([...document.querySelectorAll("${css}")].map((one) => getComputedStyle(one, "${part}").${style}))].join()`,
      );
    expect(await styles(".diagram svg", "breakInside")).toBe("avoid");
    expect(await styles(".diagram svg, .diagram svg *", "printColorAdjust")).toBe("exact");
    expect(await styles("a[href^=http]", "content", "::after")).toMatch(/^(?!.*none).*https:/);
  });

  test("a dark page is printed as the light one", async ({ open }) => {
    const colors = async (colorScheme: "light" | "dark"): Promise<readonly string[]> => {
      const page = await open("", { colorScheme });
      await toPaper(page);
      return page.evaluate<string[]>(
        `[document.documentElement, ...document.querySelectorAll("body, body *:not(style)")].map((element) => {
          const { color, backgroundColor, fill, stroke, borderLeftColor, boxShadow, colorScheme } = getComputedStyle(element);
          return [element.tagName, color, backgroundColor, fill, stroke, borderLeftColor, boxShadow, colorScheme].join(" ");
        })`,
      );
    };
    const [light, dark] = [await colors("light"), await colors("dark")];
    expect(light.length).toBeGreaterThan(1000);
    expect(dark.filter((color, at) => color !== light[at]).slice(0, 5)).toEqual([]);
    expect(dark).toHaveLength(light.length);
    expect(light[1]).toMatch(/^BODY rgb\(28, 27, 25\) rgb\(255, 255, 255\) /);
  });
});
