/** The explorer, built as it is published and used in a real browser: by pointer, by keyboard, by screen reader. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, type TestContext } from "vitest";
import * as tables from "../../src/index.js";
import { bishopDistance } from "../../src/pieces.js";
import { PROJECT, temporaryFolder } from "../support/files.js";
import { importFolder, run, tool } from "../support/tool.js";
import { startChromium } from "./support/browser.js";
import {
  ADDRESS,
  buildExplorer,
  follow,
  openExplorer,
  type Opened,
  type Site,
} from "./support/explorer.js";
import { platform } from "./support/platform.js";

/** The folder for screenshots, if they are wanted. */
const SCREENSHOTS = process.env["SCREENSHOTS"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let site: Site;
let browser: Promise<Browser> | undefined;

beforeAll(async () => {
  site = await buildExplorer(PROJECT);
});

afterAll(async () => {
  await (await browser)?.close();
  site.remove();
});

/** The explorer in a new page, as a link opens it. An error in the page fails the test. */
const open = async (
  context: TestContext,
  fragment = "",
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const program = platform(context, "Chromium");
  browser ??= startChromium(program);
  const opened = await openExplorer(await browser, site, fragment, options);
  context.onTestFinished(async () => {
    await opened.page.close();
    expect(opened.faults).toEqual([]);
  });
  return opened;
};

/** What a screen reader gets for the squares, by their names: `4 moves, origin` for a1. */
const heard = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  if (!sessions.has(page)) await session.send("Accessibility.enable"); // keeps the tree at hand
  sessions.set(page, session);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = nodes
    .filter(({ role }) => role?.value === "gridcell")
    .map(({ name }) => String(name?.value));
  return Object.fromEntries(
    names.map((name) => [name.split(", ")[0] ?? "", name.split(", ").slice(1).join()]),
  );
};

const sessions = new WeakMap<Page, CDPSession>();

/** The names of the squares whose labels say that they are on a shortest path. */
const heardOnPath = async (page: Page): Promise<readonly string[]> =>
  Object.entries(await heard(page))
    .filter(([, name]) => name.includes("on a shortest path"))
    .map(([square]) => square)
    .sort();

/** Waits until the address contains a text, because the browser reports changes late. */
const addressWith = (page: Page, text: string): Promise<void> =>
  page.waitForURL((url) => url.href.includes(text));

const SQUARES = Array.from(
  { length: 64 },
  (_, square) => "abcdefgh".charAt(square % 8) + String(1 + Math.floor(square / 8)),
);

const movesText = (distance: number): string => `${distance} move${distance === 1 ? "" : "s"}`;

describe("the board", () => {
  test.for([
    ["king", tables.distance],
    ["manhattan", tables.manhattanDistance],
    ["knight", tables.knightDistance],
  ] as const)(
    "tells the %s's distance of every square from every origin",
    async ([metric, lookup], context) => {
      const { page } = await open(context);
      for (const [sq1, origin] of SQUARES.entries()) {
        await follow(page, `board=8x8&metric=${metric}&from=${origin}&to=a1`);
        const expected = SQUARES.map((square, sq2) => [
          square,
          movesText(lookup(sq1, sq2)) +
            (sq1 === sq2 ? ",origin" : "") +
            (square === "a1" ? ",target" : ""),
        ]);
        await expect
          .poll(() => heard(page), { message: origin })
          .toEqual(Object.fromEntries(expected));
      }
    },
  );

  test("is a grid with a name; a click moves the origin, with Shift the target", async (context) => {
    const { page } = await open(context);
    await page.getByRole("gridcell", { name: "d4," }).click();
    await page.getByRole("grid", { name: "Knight distance from d4" }).waitFor();
    await expect.poll(() => heard(page)).toHaveProperty("d4", "0 moves,origin");
    await page.getByRole("gridcell", { name: "e5," }).click({ modifiers: ["Shift"] });
    await page.mouse.move(0, 0);
    await page.getByRole("heading", { name: "d4 → e5: 2 moves" }).waitFor();
    await page.waitForURL(
      `${ADDRESS}#board=8x8&metric=knight&layout=pair&view=distances&from=d4&to=e5`,
    );
  });

  test("on a screen that is touched, a tap moves what one chooses", async (context) => {
    const { page } = await open(context, "", {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    await page.getByRole("gridcell", { name: "g1," }).tap();
    await page.getByRole("grid", { name: "Knight distance from g1" }).waitFor();
    await page.getByLabel("A click moves").selectOption("the target");
    await page.getByRole("gridcell", { name: "h1," }).tap();
    await page.getByRole("heading", { name: "g1 → h1: 3 moves" }).waitFor();
    await page.getByRole("grid", { name: "Knight distance from g1" }).waitFor();
  });

  test("shows the expression of what is hovered, and why the corner rule is at work", async (context) => {
    const { page } = await open(context);
    const reading = page.getByRole("region", { name: "Distance" });
    await page.getByRole("gridcell", { name: "b2," }).hover();
    await expect
      .poll(() => reading.locator("code").textContent())
      .toBe("KNIGHT_DISTANCE[0 << 6 | 9] = 4");
    await expect
      .poll(() => reading.textContent())
      .toContain("a1 is a corner: from there it takes 2 moves more");
    await page.getByRole("gridcell", { name: "h8," }).hover();
    await expect
      .poll(() => reading.textContent())
      .toBe("a1 → h8: 6 movesKNIGHT_DISTANCE[0 << 6 | 63] = 6Entry 63 of 0…4095");
    await page.mouse.move(0, 0);
    await expect.poll(() => reading.textContent()).toContain("a1 → b2: 4 moves");
  });

  test("takes a click anywhere on a square, also where a mark lies over it", async (context) => {
    const { page } = await open(context, "#metric=king&from=d4&to=e5");
    const box = await page.getByRole("gridcell", { name: "e5," }).boundingBox();
    if (box === null) throw new Error("no square");
    for (const share of [0.02, 0.1, 0.5, 0.9, 0.98]) {
      await follow(page, "metric=king&from=d4&to=e5");
      await page.mouse.click(box.x + share * box.width, box.y + 0.1 * box.height);
      await page.getByRole("grid", { name: "King distance from e5" }).waitFor();
    }
  });

  test("is used with the keyboard alone", async (context) => {
    const { page } = await open(context, "#metric=king&from=d4&to=h8");
    const focused = (): Promise<unknown> =>
      page.evaluate("document.activeElement.getAttribute('aria-label')");
    const press = async (keys: string, label?: string): Promise<void> => {
      for (const key of keys.split(" ")) await page.keyboard.press(key);
      if (label !== undefined) await expect.poll(focused).toBe(label);
    };
    await press("Tab Tab End"); // past the link, to the last metric: the Betza piece
    await press("ArrowUp");
    await addressWith(page, "metric=combined");
    await press("Home");
    await addressWith(page, "metric=king");
    await press("Tab Tab Tab Tab Tab Tab", "d4, 0 moves, origin");
    await press("ArrowRight ArrowUp", "e5, 0 moves, origin");
    await press("Shift+ArrowLeft", "g8, 3 moves, target");
    await press("Shift+ArrowUp", "g8, 3 moves, target"); // the board ends there
    await press("Shift+ArrowDown", "g7, 2 moves, target");
    await page.getByRole("heading", { name: "e5 → g7: 2 moves" }).waitFor();
    await press("Enter", "e5, 2 moves, target");
    await addressWith(page, "from=g7&to=e5");
    await press("Space", "g7, 2 moves, target");
    await press("Home", "a5, 0 moves, origin");
    await press("PageUp End", "h8, 0 moves, origin");
    await press("PageDown", "h1, 0 moves, origin");
    // The browser still handles these itself.
    await press("Control+ArrowUp Meta+ArrowUp", "h1, 0 moves, origin");
    await page.evaluate("scrollTo(0, 0)");
    await press("ArrowDown ArrowDown Space");
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
    await press("Space", "h1, 0 moves, origin");
    await press("Tab Tab Enter");
    await expect
      .poll(() => page.evaluate("navigator.clipboard.readText()"))
      .toContain("distance(7, 54); // 6");
    await page.getByText("Copied: import and lookup.").waitFor();
    await press("Shift+Tab Shift+Tab ArrowUp");
    await expect.poll(() => page.getByText("Copied: import and lookup.").count()).toBe(0);
  });

  test("shows where the focus is, over all squares, and only for those who use keys", async (context) => {
    const { page } = await open(context);
    const stroke = (): Promise<unknown> =>
      page.evaluate("getComputedStyle(document.querySelector('.focus')).stroke");
    await page.getByRole("gridcell", { name: "d4," }).click();
    await expect.poll(() => stroke()).toBe("none");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => stroke()).not.toBe("none");
    await expect.poll(() => page.locator(".focus").getAttribute("y")).toBe("30"); // d5, three ranks below the top
  });

  test("from the center, all that can be moved is the target", async (context) => {
    const { page } = await open(context, "#metric=king&layout=center&from=a1&to=h8");
    await page.getByRole("gridcell", { name: "c1," }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("heading", { name: "center → c1: 3 moves" }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.getByRole("heading", { name: "center → c2: 2 moves" }).waitFor();
    await addressWith(page, "from=a1&to=c2");
    await page.getByText("A click, a tap or an arrow key moves the target.").waitFor();
    await expect.poll(() => page.getByLabel("A click moves").count()).toBe(0);
  });

  test.for(["metric=knight", "metric=king&view=paths&from=f6&to=h1", "board=16x16&metric=king"])(
    "has a legend in the colors of its squares: %s",
    async (fragment, context) => {
      const { page } = await open(context, `#${fragment}`);
      const [legend, squares] = await page.evaluate<[string[], string[]]>(`[
        [...document.querySelectorAll(".legend li")].map((item) =>
          item.textContent + getComputedStyle(item).backgroundColor),
        [...document.querySelectorAll(".board [role=gridcell] text")].map((text) =>
          text.textContent + getComputedStyle(text.previousElementSibling).fill),
      ]`);
      expect(new Set(legend).size).toBe(legend.length);
      expect(legend.map((item) => Number.parseInt(item))).toEqual([...legend.keys()]);
      expect(squares.length).toBeGreaterThan(10);
      for (const square of squares) expect(legend).toContain(square);
    },
  );
});

describe("the metric and the board", () => {
  test("a piece is typed in Betza notation; one that is refused says the core's words", async (context) => {
    const { page } = await open(context);
    await page.getByLabel("Metric").selectOption("Betza piece…");
    const piece = page.getByLabel("Piece, in Betza notation");
    await piece.fill("C");
    await page.getByRole("grid", { name: "C distance from a1" }).waitFor();
    await expect.poll(() => heard(page)).toHaveProperty("d2", "1 move");
    await expect.poll(() => heard(page)).toHaveProperty("b1", "never reached");
    await piece.fill("CfN");
    await page
      .getByText(
        'piece "CfN", at character 2, "f": lower-case letters limit a piece to some directions, or to captures or quiet moves',
      )
      .waitFor();
    await expect.poll(() => piece.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("every direction. What is shown is still C.").waitFor();
    await page.getByRole("grid", { name: "C distance from a1" }).waitFor();
    await addressWith(page, "piece=C&");
    await page.getByRole("gridcell", { name: "c3," }).click();
    await expect.poll(() => piece.inputValue()).toBe("CfN");
    await piece.fill(" N ");
    await page.getByRole("grid", { name: "N distance from c3" }).waitFor();
  });

  test("a link with a piece that is refused says why, and shows the opening", async (context) => {
    const { page } = await open(context, "#board=6x6&piece=N0&from=z9");
    await page.getByText('piece "N0", at character 2').waitFor();
    await page.getByText("What is shown is still Knight.").waitFor();
    await page.getByRole("grid", { name: "Knight distance from a1" }).waitFor();
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(36);
  });

  test("a link sets the field of the piece, or takes it away", async (context) => {
    const { page } = await open(context);
    const piece = page.getByLabel("Piece, in Betza notation");
    await follow(page, "piece=NN");
    await expect.poll(() => piece.inputValue()).toBe("NN");
    await follow(page, "piece=N0");
    await expect.poll(() => piece.inputValue()).toBe("N0");
    await follow(page, "metric=rook");
    await expect.poll(() => piece.count()).toBe(0);
    await expect.poll(() => page.getByLabel("Metric").inputValue()).toBe("rook");
  });

  test("every metric in every layout on boards of every shape", async (context) => {
    const { page } = await open(context);
    const fragments = ["1x1", "1x16", "16x1", "5x3", "16x16"].flatMap((board) =>
      ["metric=combined", "metric=bishop", "piece=Z", "piece=NN"].flatMap((measured) =>
        ["pair", "0x88", "superimposed", "abs-diff", "center"].flatMap((layout) =>
          ["distances", "paths"].map(
            (view) => `board=${board}&${measured}&layout=${layout}&view=${view}`,
          ),
        ),
      ),
    );
    for (const fragment of fragments) await follow(page, fragment);
    expect(await page.getByRole("gridcell").count()).toBe(16 * 16);
  });

  test("the board is chosen, and both squares stay on it", async (context) => {
    const { page } = await open(context, "#from=h8&to=g2");
    await page.getByLabel("Files").selectOption("5");
    await page.getByLabel("Ranks").selectOption("12");
    await page.getByRole("grid", { name: "Knight distance from e8" }).waitFor();
    await addressWith(page, "board=5x12&");
    await page.getByLabel("Layout").selectOption("9×23"); // 2 × 5 − 1 and 2 × 12 − 1
    await addressWith(page, "layout=superimposed&");
    await addressWith(page, "from=e8&to=e2");
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(60);
  });
});

describe("the array", () => {
  const array = (page: Page) => page.getByRole("region", { name: "Array" });

  /** The upper left corner of the frame of the board, in cells of the array. */
  const frame = async (page: Page): Promise<readonly number[]> => {
    const rectangle = array(page).locator("rect.line[width='80']").first();
    return [
      Number(await rectangle.getAttribute("x")) / 10,
      Number(await rectangle.getAttribute("y")) / 10,
    ];
  };

  test("15×15 lies under the board, and moves with the origin", async (context) => {
    const { page } = await open(context, "#metric=king&layout=superimposed&from=c2&to=h8");
    await expect.poll(() => array(page).locator("[data-cell]").count()).toBe(225);
    await array(page).getByRole("img", { name: "DISTANCE_15X15, the complete array" }).waitFor();
    await expect.poll(() => frame(page)).toEqual([5, 1]); // as on the page Distance, in its picture
    await page.getByRole("gridcell", { name: "c2," }).press("ArrowRight");
    await expect.poll(() => frame(page)).toEqual([4, 1]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => frame(page)).toEqual([4, 0]);
  });

  test("0x88 has a column that no call reads", async (context) => {
    const { page } = await open(context, "#metric=king&layout=0x88&from=c2&to=h8");
    await expect.poll(() => array(page).locator("[data-cell]").count()).toBe(240);
    await expect.poll(() => frame(page)).toEqual([6, 1]);
    await array(page).locator("[data-cell='16']").hover({ force: true });
    await page.getByRole("heading", { name: "An entry that no call reads" }).waitFor();
  });

  test("a cell that is hovered lights the square of the board, and the reverse", async (context) => {
    const { page } = await open(context, "#metric=knight&layout=superimposed&from=c2&to=h8");
    const marked = (place: "board" | "array"): Promise<unknown> =>
      page.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(
          place === "board" ? ".board" : "#array svg",
        )} + " .target")]
          .map((mark) => mark.parentElement.getAttribute("transform").match(/\\d+/g).map((at) => at / 10))`,
      );
    await page.getByRole("gridcell", { name: "d4," }).hover();
    // d4 is a file right of c2 and two ranks up: from 7, 7, the center, to 8, 5.
    await expect.poll(() => marked("array")).toEqual([[8, 5]]);
    // 15 × −1 + 1 + 112: a file right, a rank down, d1.
    await array(page).locator("[data-cell='98']").hover();
    await expect.poll(() => marked("board")).toEqual([[3, 7]]);
    await page.getByRole("heading", { name: "c2 → d1: 2 moves" }).waitFor();
    await array(page).locator("[data-cell='0']").hover();
    await expect.poll(() => marked("board")).toEqual([]);
    await page
      .getByRole("heading", { name: "Δrank -7, Δfile -7: off the board, seen from c2" })
      .waitFor();
  });

  test("a cell that is clicked makes its square the target", async (context) => {
    const { page } = await open(context, "#metric=knight&layout=superimposed&from=c2&to=h8");
    await array(page).locator("[data-cell='98']").click();
    await addressWith(page, "from=c2&to=d1");
  });

  test("by absolute difference, a cell lights all squares that read it", async (context) => {
    const { page } = await open(context, "#metric=knight&layout=abs-diff&from=d4&to=a1");
    await array(page).locator("[data-cell='17']").hover(); // two ranks and a file apart
    await expect.poll(() => page.locator(".board .target").count()).toBe(4);
    await expect.poll(() => page.locator("code").textContent()).toMatch(/^NDIS\[.*\] = 1$/);
  });

  test("by difference, the corner rule is explained; a layout that cannot hold the piece says so", async (context) => {
    const { page } = await open(context, "#metric=knight&layout=abs-diff&from=h8&to=g7");
    await expect
      .poll(() => page.locator("code").textContent())
      .toMatch(/^NDIS\[.*\] = 2, and 2 by the corner rule: 4$/);
    await follow(page, "piece=Z&layout=superimposed");
    await page
      .getByText(
        /^ZEBRA_DISTANCE_15X15\[.*; the distance on the superimposed board is not that on the board; the layout pair can hold it$/,
      )
      .waitFor();
    await expect.poll(() => array(page).count()).toBe(0);
  });
});

describe("the shortest paths", () => {
  test("keep the piece and its squares, and link to Stilman's king from f6 to h1", async (context) => {
    const { page } = await open(context);
    await page.getByLabel("Show").selectOption("Shortest paths");
    await page.getByRole("grid", { name: "Knight: shortest paths from a1 to b2" }).waitFor();
    await page.getByRole("link", { name: "Stilman's example: the king, f6 to h1" }).click();
    await page.getByRole("grid", { name: "King: shortest paths from f6 to h1" }).waitFor();
    // The squares of the last column of the picture on the page Distance.
    const expected = "f6 e5 f5 g5 e4 f4 g4 h4 f3 g3 h3 g2 h2 h1".split(" ");
    await expect.poll(() => heardOnPath(page)).toEqual(expected.sort());
    expect(await heard(page)).toMatchObject({
      g3: "3 + 2 = 5 moves,on a shortest path",
      a8: "5 + 7 = 12 moves",
    });
    for (const caption of ["from f6", "from h1", "sum of both, lighter is smaller"])
      await page.getByRole("img", { name: caption }).waitFor();
  });

  test("keep the knight for whom it was chosen", async (context) => {
    const { page } = await open(context);
    await page.getByLabel("Metric").selectOption("King");
    await page.getByLabel("Metric").selectOption("Knight");
    await page.getByLabel("Show").selectOption("Shortest paths");
    await page.getByRole("grid", { name: "Knight: shortest paths from a1 to b2" }).waitFor();
  });

  test("follow the target that is chosen, for the knight as well", async (context) => {
    const { page } = await open(context, "#metric=knight&view=paths&from=a1&to=h8");
    await page.getByRole("gridcell", { name: "b2," }).click({ modifiers: ["Shift"] });
    await page.mouse.move(0, 0);
    const expected = SQUARES.filter(
      (_, at) => tables.knightDistance(0, at) + tables.knightDistance(at, 9) === 4,
    );
    await expect.poll(() => heardOnPath(page)).toEqual(expected.sort());
  });
});

test("what was pointed at on another board is forgotten when a link is followed", async (context) => {
  const { page } = await open(context, "#board=8x8&metric=king&layout=superimposed");
  await page.getByRole("gridcell", { name: "h8," }).hover();
  await follow(page, "board=3x3&metric=king&layout=superimposed&from=a1&to=c1");
  await page.getByRole("heading", { name: /^a1 → [abc][123]: \d moves?$/ }).waitFor();
});

describe("what is taken away", () => {
  const clipboard = (page: Page): Promise<string> =>
    page.evaluate("navigator.clipboard.readText()").then(String);

  /** The text that a button copies to an empty clipboard. */
  const copied = async (page: Page, button: string | RegExp): Promise<string> => {
    await page.evaluate("navigator.clipboard.writeText('')");
    await page.getByRole("button", { name: button }).click();
    await page.getByText(/^Copied: /).waitFor();
    await expect.poll(() => clipboard(page)).not.toBe("");
    return clipboard(page);
  };

  test("of the package: import and lookup, and the table", async (context) => {
    const { page } = await open(context, "#metric=manhattan&layout=center&to=c1");
    expect(await copied(page, "Copy import and lookup")).toBe(
      'import { centerManhattanDistance } from "chess-distance";\n\ncenterManhattanDistance(2); // 4',
    );
    await follow(page, "metric=bishop&from=a1&to=b1");
    expect(await copied(page, "Copy import and lookup")).toBe(
      'import { bishopDistance } from "chess-distance/pieces";\n\nbishopDistance(0, 1); // 255, UNREACHABLE',
    );
    await follow(page, "metric=combined");
    await page.getByText("No command makes this table").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Copy command" }).count()).toBe(0);
    await follow(page, "metric=bishop&from=a1&to=b1");
    const numbers = (await copied(page, /Copy table: BISHOP_DISTANCE, 4096 entries/))
      .split("\n")
      .filter((line) => !line.startsWith("//"))
      .flatMap((line) => line.split(",").slice(0, -1).map(Number));
    expect(numbers).toEqual(
      SQUARES.flatMap((_, sq1) => SQUARES.map((__, sq2) => bishopDistance(sq1, sq2))),
    );
  });

  test("in another language, which is remembered: the file, its copy and its download", async (context) => {
    const { page } = await open(context, "#metric=knight&layout=superimposed&from=a1&to=b2");
    await page.getByRole("tab", { name: "TypeScript" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByText("knight_distance_15x15.hpp, as the command writes it:").waitFor();
    const folder = temporaryFolder();
    const command = await copied(page, "Copy command");
    expect(command).toBe(
      "npx chess-distance --table KNIGHT_DISTANCE_15X15 --out src/tables --lang cpp",
    );
    expect(await run(command.split(" ").slice(2), [], folder)).toMatchObject({ status: 0 });
    const written = readFileSync(
      join(folder, "src", "tables", "knight_distance_15x15.hpp"),
      "utf8",
    );
    expect(await copied(page, "Copy knight_distance_15x15.hpp")).toBe(written);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download knight_distance_15x15.hpp" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("knight_distance_15x15.hpp");
    expect(readFileSync(await download.path(), "utf8")).toBe(written);
    await page.reload();
    await page.getByRole("tab", { name: "C++17", selected: true }).waitFor();
    await page.getByRole("link", { name: "Download corner.hpp" }).waitFor();
  });

  test("says so where the browser does not let it copy", async (context) => {
    const { page } = await open(context);
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
    await page.getByRole("button", { name: "Copy command" }).click();
    await page
      .getByText("The browser does not let this page copy. Select the text instead.")
      .waitFor();
    await expect.poll(() => page.getByText(/^Copied/).count()).toBe(0);
  });

  test("the command makes the table that is shown, under the name of the import", async (context) => {
    const { page } = await open(context);
    for (const fragment of [
      "board=10x8&piece=(1,4)&layout=pair&from=b1&to=c1",
      "board=8x8&metric=manhattan&layout=abs-diff&from=b1&to=d4",
      "board=9x3&metric=queen&layout=superimposed&from=b1&to=c3",
    ]) {
      await follow(page, fragment);
      const command = await copied(page, "Copy command");
      const imported = await copied(page, "Copy import and lookup");
      const [, lookup = "", module = "", first, second, answer] =
        /^import \{ (\w+) \} from "\.\/tables\/(.*)\.js";\n\n\w+\((\d+), (\d+)\); \/\/ (\d+)$/.exec(
          imported,
        ) ?? [];
      const folder = temporaryFolder();
      const words = command.replaceAll("'", "").split(" ");
      expect(words.slice(0, 2)).toEqual(["npx", "chess-distance"]);
      expect(words.slice(-2)).toEqual(["--out", "src/tables"]);
      expect(await tool(...words.slice(2, -2), "--out", folder)).toMatchObject({ status: 0 });
      expect(readFileSync(join(folder, `${module}.ts`), "utf8")).toContain(
        `export const ${lookup} =`,
      );
      const made = (await importFolder(folder))[lookup];
      if (typeof made !== "function") throw new Error(`no lookup: ${lookup}`);
      expect(Reflect.apply(made, undefined, [Number(first), Number(second)])).toBe(Number(answer));
    }
  });
});

test("a link shows the same picture", async (context) => {
  const { page } = await open(context);
  await page.getByLabel("Metric").selectOption("Betza piece…");
  await page.getByLabel("Piece, in Betza notation").fill("(1,4)N2");
  await page.getByLabel("Files").selectOption("9");
  await page.getByLabel("Layout").selectOption("0x88");
  await page.getByLabel("Show").selectOption("Shortest paths");
  await page.getByRole("gridcell", { name: "d4," }).click();
  await page.getByRole("gridcell", { name: "i7," }).click({ modifiers: ["Shift"] });
  await page.mouse.move(0, 0);
  const seen = async (one: Page): Promise<unknown> => ({
    // The square that gets the focus next is not part of the picture.
    main: (await one.locator("main").innerHTML()).replaceAll(
      / (?:selected|tabindex)="[^"]*"|<rect class="focus"[^>]*>/g,
      "",
    ),
    controls: await one
      .locator("select, input")
      .evaluateAll("(controls) => controls.map(({ value }) => value)"),
  });
  const { page: other } = await open(context, new URL(page.url()).hash);
  expect(await seen(other)).toEqual(await seen(page));
});

/** Saves a screenshot of the page, light and dark, in the folder for them. */
const takePictures = async (page: Page, width: string, state: string): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(SCREENSHOTS ?? "", `${width}-${colorScheme}-${state}.png`);
    await page.screenshot({ path, fullPage: true });
  }
};

describe("everybody", () => {
  const STATES = [
    "",
    "metric=bishop&layout=superimposed&from=c2",
    "metric=king&view=paths&from=f6&to=h1&layout=0x88",
    "board=16x16&piece=NN&layout=abs-diff",
    "piece=fN",
  ];

  test.for(["light", "dark"] as const)(
    "axe finds nothing amiss, in %s",
    async (colorScheme, context) => {
      const { page } = await open(context, "", { colorScheme });
      await page.evaluate(AXE);
      for (const state of STATES) {
        await follow(page, state);
        const violations = await page.evaluate(
          `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
          .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html)))`,
        );
        expect(violations, state).toEqual([]);
      }
    },
  );

  test.for([360, 768, 1280])(
    "on a screen %i pixels wide nothing is scrolled sideways",
    async (width, context) => {
      const { page } = await open(context, "", { viewport: { width, height: 800 } });
      for (const [at, state] of STATES.entries()) {
        await follow(page, state);
        expect(await page.evaluate("document.documentElement.scrollWidth"), state).toBe(width);
        if (SCREENSHOTS !== undefined) await takePictures(page, `${width}`, `${at}`);
      }
    },
  );

  test("nothing moves by itself", async (context) => {
    const { page } = await open(context, "", { reducedMotion: "reduce" });
    await page.getByRole("gridcell", { name: "d4," }).click();
    await expect.poll(() => page.evaluate("document.getAnimations().length")).toBe(0);
    const css = await page.evaluate(
      "[...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionDuration !== '0s').length",
    );
    expect(css).toBe(0);
  });

  test("the first view takes 60 kB at most, compressed, and no other host", async (context) => {
    const { served } = await open(context);
    expect(served.filter((url) => !url.startsWith(ADDRESS) && !url.startsWith("data:"))).toEqual(
      [],
    );
    const files = served.map((url) => url.slice(ADDRESS.length) || "index.html");
    const bytes = files.map((file) => gzipSync(readFileSync(join(site.folder, file))).length);
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(bytes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(60_000);
  });
});
