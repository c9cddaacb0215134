/** The explorer in a page of the browser. */
import type { Browser, Page } from "playwright-core";

/** Sets `window.listens` once the page handles touch and links, some time after it is drawn. */
const TELL_WHEN_IT_LISTENS = `{
  const awaited = new Set(["touchstart", "hashchange"]);
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...others) {
    addEventListener.call(this ?? window, type, ...others);
    awaited.delete(type);
    window.listens = awaited.size === 0;
  };
}`;

/** A page for the explorer, in a profile of its own. */
export interface Tab {
  readonly page: Page;
  /** Whether the page has touch input. */
  readonly hasTouch: boolean;
  /** The errors and console messages of the page. */
  readonly faults: string[];
}

/** Opens an empty page. */
export const openTab = async (
  browser: Browser,
  { hasTouch }: Pick<Tab, "hasTouch">,
): Promise<Tab> => {
  const page = await browser.newPage({
    hasTouch,
    permissions: ["clipboard-read", "clipboard-write"],
    locale: "en-US",
    timezoneId: "UTC",
  });
  // Ends only waits that hang. It is shorter than a test's limit, which would not name the missing element.
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => faults.push(message.text()));
  await page.addInitScript(TELL_WHEN_IT_LISTENS);
  return { page, hasTouch, faults };
};

/**
 * Waits until an expression is true in a page. It uses a timer, because a browser that draws nothing has no frames.
 * Playwright's own function uses `eval`, which the page's policy forbids.
 */
export const until = (page: Page, expression: string): Promise<void> =>
  page.evaluate(`(async () => {
    while (!(${expression})) await new Promise((next) => setTimeout(next, 20));
  })()`);

/** Opens an address of the explorer in a page, and waits until it can be used. */
export const show = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await until(page, "window.listens && document.querySelector('[role=gridcell]') !== null");
};

/** Follows a link within the page, and waits until its squares, marks, menus and fields match the link. */
export const follow = async (page: Page, fragment: string): Promise<void> => {
  const { board = "8x8", from, to, ...chosen } = Object.fromEntries(new URLSearchParams(fragment));
  const [files, ranks] = board.split("x");
  const marks = Object.entries({ origin: from, target: to }).flatMap(([mark, square]) =>
    square === undefined ? [] : [`[role=gridcell][aria-label^='${square}, '][aria-label*=${mark}]`],
  );
  await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
  const controls = "[...document.querySelectorAll('select, input')]";
  await until(
    page,
    `document.querySelectorAll(".board [role=gridcell]").length === ${files} * ${ranks} &&
      ${JSON.stringify(marks)}.every((mark) => document.querySelector(".board " + mark) !== null) &&
      ${JSON.stringify(Object.values(chosen))}.every((value) => ${controls}.some((one) => one.value === value))`,
  );
};

/**
 * How much black or white the color of a square contains, given the colors of the numbers, all as `4 rgb(49, 104,
 * 142)`: none, or the share that separates dark squares from light ones. `undefined` if the square has any other color.
 */
export const tintOf = (square: string, legend: readonly string[]): 0 | 0.1 | 0.13 | undefined => {
  const numbersIn = (item: string): number[] => (item.match(/\d+/g) ?? []).map(Number);
  const [number = NaN, ...shown] = numbersIn(square);
  const [, ...plain] = numbersIn(legend[number] ?? "");
  return ([0, 0.1, 0.13] as const).find((share) =>
    [0, 1, 2].every((at) => {
      const [part = NaN, end] = [plain[at], share === 0.1 ? 0 : 255];
      return Math.abs(part + share * (end - part) - (shown[at] ?? NaN)) <= 1;
    }),
  );
};
