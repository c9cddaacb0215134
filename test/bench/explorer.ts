/** Measures how long the explorer's page works on an action, in Chromium. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../platforms/support/browser.js";
import { buildExplorer } from "../platforms/support/build.js";
import { openTab, show } from "../platforms/support/explorer.js";
import { platformFile } from "../platforms/support/platforms.js";
import { serve } from "../platforms/support/server.js";

/** Milliseconds that the page's thread worked on each action, on a board in a layout. */
export interface ActionTimes {
  readonly board: string;
  readonly layout: string;
  /** The most milliseconds that an action should take. */
  readonly bar: number;
  /** The times for moving a square with a key. */
  readonly moved: readonly number[];
  /** The times for choosing a metric. */
  readonly chosen: readonly number[];
}

const SHOWN = [
  { board: "8x8", bar: 16 },
  { board: "16x16", bar: 50 },
].flatMap((one) => ["pair", "superimposed"].map((layout) => ({ ...one, layout })));

/** Times the explorer; without Chromium, prints that and returns `undefined`. */
export const timeExplorer = async (): Promise<readonly ActionTimes[] | undefined> => {
  const program = platformFile(process.cwd(), "Chromium");
  if (program === undefined) {
    console.error("SKIPPED: the explorer, because Chromium is not installed");
    return undefined;
  }
  const site = mkdtempSync(join(tmpdir(), "chess-distance-"));
  await buildExplorer(process.cwd(), site);
  const host = await serve(site, "no-store");
  const browser = await startChromium(program);
  try {
    const times: ActionTimes[] = [];
    for (const shown of SHOWN)
      times.push({ ...shown, ...(await timeActions(browser, host.address, shown)) });
    return times;
  } finally {
    await browser.close();
    await host.stop();
    rmSync(site, { recursive: true });
  }
};

const timeActions = async (
  browser: Browser,
  address: string,
  { board, layout }: (typeof SHOWN)[number],
): Promise<Pick<ActionTimes, "moved" | "chosen">> => {
  const { page } = await openTab(browser, { hasTouch: false });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await show(page, `${address}#board=${board}&metric=knight&layout=${layout}`);
  await page.locator("#workbench svg.board").waitFor();
  const worked = await clockOf(page);
  const timed = async (actions: readonly string[]): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const action of actions) {
      const start = await worked();
      await page.evaluate(action);
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
      times.push((await worked()) - start);
    }
    return times;
  };
  const moved = await timed(KEYS.map(pressing));
  const chosen = await timed(METRICS.map(choosing));
  await page.close();
  return { moved, chosen };
};

/** Milliseconds of work of the page's thread, which do not include other work of the machine. */
const clockOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = (name: string): number =>
      Number(metrics.find((metric) => metric.name === name)?.value);
    return 1000 * (seconds("TaskDuration") - seconds("DevToolsCommandDuration"));
  };
};

const KEYS = ["ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft"];

const METRICS = ["king", "queen", "manhattan", "rook", "bishop"];

const pressing = (key: string): string =>
  `document.querySelector("#workbench .board").dispatchEvent(
    new KeyboardEvent("keydown", { key: "${key}", bubbles: true }))`;

const choosing = (metric: string): string =>
  `const select = [...document.querySelectorAll("select")]
    .find((one) => one.closest("label").textContent.startsWith("Metric"));
  select.value = "${metric}";
  select.dispatchEvent(new Event("change", { bubbles: true }));`;
