/** The pages of the explorer that a file of tests opens, and what axe says of them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, type TestContext } from "vitest";
import { PROJECT } from "../../support/files.js";
import { startChromium } from "./browser.js";
import { buildExplorer, openExplorer, type PageOptions, type Site } from "./explorer.js";
import { platform } from "./platform.js";

/** Opens a place of the explorer in a new page. */
type Open = (context: TestContext, place?: string, options?: PageOptions) => Promise<Page>;

/**
 * Builds the explorer for a file of tests, and returns what opens it; `"?embed"` for the workbench alone. An error or a
 * message of the page fails the test.
 */
export const useExplorer = (query: "" | "?embed" = ""): Open => {
  let site: Site;
  let browser: Promise<Browser> | undefined;
  beforeAll(async () => {
    site = await buildExplorer(PROJECT);
  });
  afterAll(async () => {
    await (await browser)?.close();
    site.remove();
  });
  return async (context, place = "", options = {}) => {
    const program = platform(context, "Chromium");
    browser ??= startChromium(program);
    const { page, faults } = await openExplorer(await browser, site, query + place, options);
    context.onTestFinished(async () => {
      await page.close();
      expect(faults).toEqual([]);
    });
    return page;
  };
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of the Web Content Accessibility Guidelines up to 2.2 AA, and axe's own. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds amiss in the elements of some CSS selectors: each rule, with the elements that break it. */
export const axeFaults = async (
  page: Page,
  parts: readonly string[] = ["html"],
): Promise<unknown> => {
  await page.evaluate(AXE);
  return page.evaluate(`axe.run(${JSON.stringify({ include: parts.map((part) => [part]) })}, { runOnly: ${JSON.stringify(RULES)} })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html)))`);
};
