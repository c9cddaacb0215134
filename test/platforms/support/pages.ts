/** The pages of the explorer that tests open, and axe's findings in them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { startChromium } from "./browser.js";
import { openTab, show, type Tab } from "./explorer.js";
import { platform } from "./platform.js";

/** The browser of a worker and its idle pages, which are reused because opening them is slow. */
export class Pages {
  #browser: Promise<Browser> | undefined;
  readonly #free: Tab[] = [];

  /** The browser, which is started when it is first needed. */
  browser(program: string): Promise<Browser> {
    return (this.#browser ??= startChromium(program));
  }

  /** Returns an empty page without storage and history. */
  async take(program: string, hasTouch: boolean): Promise<Tab> {
    const at = this.#free.findIndex((tab) => tab.hasTouch === hasTouch);
    const [free] = at === -1 ? [] : this.#free.splice(at, 1);
    return free ?? openTab(await this.browser(program), { hasTouch });
  }

  /** Resets a page after a test, and keeps it for another one. */
  async give(tab: Tab): Promise<void> {
    const { page } = tab;
    await page.goto("about:blank");
    await page.mouse.up();
    await page.mouse.move(0, 0);
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(inject("explorer"));
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    this.#free.push(tab);
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

/** Tests with the browser of their worker. */
export const test = base.extend("pages", { scope: "worker" }, ({}, { onCleanup }) => {
  const pages = new Pages();
  onCleanup(() => pages.close());
  return pages;
});

/** How a page is shown and used. */
interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly hasTouch?: boolean;
}

/** Opens a place of the explorer, such as `#shortest-paths`, in a page. */
export type Open = (place?: string, options?: PageOptions) => Promise<Page>;

const WITHOUT_OTHERS =
  'for (const other of document.querySelectorAll(".opening, .chapter, .sources, footer")) other.remove()';

/**
 * Tests that open places of the explorer; of `"#workbench"`, without the other parts of the page, so that names and roles
 * are those of the workbench. Motion is reduced by default, so that nothing moves when measured. A page error or message
 * fails a test.
 */
export const explorerTests = (part: "" | "#workbench" = "") =>
  test.extend(
    "open",
    ({ pages, skip, onTestFinished }): Open =>
      async (place = "", options = {}) => {
        const { hasTouch = false } = options;
        const tab = await pages.take(platform({ skip }, "Chromium"), hasTouch);
        const { page, faults } = tab;
        onTestFinished(async ({ task }) => {
          if (task.result?.state !== "pass") await page.context().close();
          else await pages.give(tab);
          expect(faults.splice(0)).toEqual([]);
        });
        const { viewport = { width: 1280, height: 1000 } } = options;
        const { colorScheme = "light", reducedMotion = "reduce" } = options;
        await page.setViewportSize(viewport);
        await page.emulateMedia({ media: null, colorScheme, reducedMotion });
        await show(page, inject("explorer") + place);
        if (part === "#workbench") {
          await page.evaluate(WITHOUT_OTHERS);
          await page.locator("#workbench svg.board").waitFor();
        }
        return page;
      },
  );

/** The text in the clipboard. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate<string>("navigator.clipboard.readText()");

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of the Web Content Accessibility Guidelines up to 2.2 AA, and axe's own. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on colors, which are all that differs on a dark page. */
const COLORS = ["color-contrast", "link-in-text-block"];

/** The rules that elements break according to axe, each with those elements, on a light page and a dark one. */
export const axeFaults = async (
  page: Page,
  parts: readonly string[] = ["html"],
): Promise<readonly unknown[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const faults: unknown[] = [];
  for (const [colorScheme, type, values] of [
    ["light", "tag", RULES],
    ["dark", "rule", COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Violations only, with the elements themselves instead of selectors.
    const settings = { runOnly: { type, values }, resultTypes: ["violations"], selectors: false };
    const found = await page.evaluate<
      unknown[]
    >(`axe.run(${JSON.stringify({ include: parts.map((part) => [part]) })}, ${JSON.stringify(settings)})
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html)))`);
    faults.push(...found.map((fault) => `${colorScheme}: ${String(fault)}`));
  }
  return faults;
};
