/** Measures how long the explorer's page works on its start and on actions, in Chromium. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../platforms/support/browser.js";
import { buildExplorer } from "../platforms/support/build.js";
import { openTab, show } from "../platforms/support/explorer.js";
import { platformFile } from "../platforms/support/platforms.js";
import { serve } from "../platforms/support/server.js";

/** Milliseconds that the page's thread worked on an action, each time that it was measured. */
export interface ActionTimes {
  readonly action: string;
  /** The most milliseconds that the action should take. */
  readonly bar: number;
  readonly times: readonly number[];
}

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
    const rows = [await timeStart(browser, host.address)];
    for (const { address, ...timed } of ACTIONS)
      rows.push(await timeActions(browser, host.address + address, timed));
    return rows;
  } finally {
    await browser.close();
    await host.stop();
    rmSync(site, { recursive: true });
  }
};

const newPage = async (browser: Browser): Promise<Page> => {
  const { page } = await openTab(browser, { hasTouch: false });
  await page.setViewportSize({ width: 1280, height: 1000 });
  return page;
};

/** Times the start by its total blocking time: what each task takes beyond 50 ms, on a machine of a quarter of the speed. */
const timeStart = async (browser: Browser, address: string): Promise<ActionTimes> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const page = await newPage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(`window.blocked = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.blocked += duration - 50;
      }).observe({ type: "longtask", buffered: true });`);
    await show(page, address);
    // The page also works after it can be used.
    await page.evaluate("new Promise((done) => setTimeout(done, 3000))");
    times.push(Number(await page.evaluate("window.blocked")));
    await page.close();
  }
  return { action: "the start at a quarter of the speed, beyond 50 ms a task", bar: 600, times };
};

const timeActions = async (
  browser: Browser,
  address: string,
  { action, bar, steps }: Omit<(typeof ACTIONS)[number], "address">,
): Promise<ActionTimes> => {
  const page = await newPage(browser);
  await show(page, address);
  await page.locator("#workbench svg.board").waitFor();
  const worked = await clockOf(page);
  const times: number[] = [];
  for (const step of steps) {
    const before = [await worked(), await page.evaluate("location.hash")] as const;
    await page.evaluate(step);
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    times.push((await worked()) - before[0]);
    await page.evaluate("new Promise((done) => setTimeout(done, 500))");
    if ((await page.evaluate("location.hash")) === before[1]) throw new Error(`${action}: ${step}`);
  }
  await page.close();
  return { action, bar, times };
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

const choosing =
  (menu: string) =>
  (value: string): string =>
    `const select = [...document.querySelectorAll("#workbench select")]
      .find((one) => one.closest("label").textContent.startsWith("${menu}"));
    select.value = "${value}";
    select.dispatchEvent(new Event("change", { bubbles: true }));`;

const KEYS = ["ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft"].map(
  (key) => `document.querySelector("#workbench .board").dispatchEvent(
    new KeyboardEvent("keydown", { key: "${key}", bubbles: true }))`,
);

const PIECES = ["king", "queen", "manhattan", "rook", "bishop"].map(choosing("Piece"));

const TABLES = ["NDIS", "KING_RINGS", "ATTACKS", "KNIGHT_PATHS", "LINE"].map(choosing("Table"));

/** The actions that are timed, each with the address where it starts. */
const ACTIONS = [
  ...["8x8", "16x16"].flatMap((board) =>
    ["pair", "superimposed"].flatMap((layout) => {
      const address = `#board=${board}&metric=knight&layout=${layout}`;
      const bar = board === "8x8" ? 16 : 50;
      return [
        { address, bar, action: `a square is moved, ${board}, ${layout}`, steps: KEYS },
        { address, bar, action: `a piece is chosen, ${board}, ${layout}`, steps: PIECES },
      ];
    }),
  ),
  { address: "#board=8x8", bar: 100, action: "a table of the package is chosen", steps: TABLES },
];
