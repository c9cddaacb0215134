/** Tests the explorer's workbench, built as for publication, in a browser: by pointer, by keyboard, by screen reader. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sampled } from "../support/sampling.js";
import { addressWith } from "./support/chapters.js";
import { follow, tintOf } from "./support/explorer.js";
import { axeFaults, clipboard, explorerTests } from "./support/pages.js";

const test = explorerTests("#workbench");

/** A menu of the workbench; by its role, because the text of its label contains all its options. */
const menu = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

describe("the board", () => {
  test.for(sampled([360, 768, 1280, 1920], 2, "board"))(
    "at %i pixels the answer and the board are in view together, also by keys",
    async (width, { open }) => {
      const height = { 360: 740, 768: 900, 1280: 800, 1920: 1000 }[width] ?? NaN;
      const hasTouch = width < 500;
      const page = await open("#metric=knight&from=a1&to=b2", {
        hasTouch,
        viewport: { width, height },
      });
      const seen = (reading: string): Promise<unknown> =>
        page.evaluate(`[${JSON.stringify(reading)}, ".workbench svg.board"].map((part) => {
          const { top, bottom } = document.querySelector(part).getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        })`);
      // On a phone, the board is above the answer. The page scrolls smoothly.
      const first = width < 500 ? ".workbench svg.board" : ".reading";
      await page.evaluate(`document.querySelector("${first}").scrollIntoView()`);
      await expect.poll(() => seen(".reading")).toEqual([true, true]);
      if (width < 1000) return;
      await page.locator(".settings summary").focus();
      for (const [key, label] of [
        ["Tab", "b2, 4 moves, target"],
        ["ArrowDown", "b1, 3 moves, target"],
        ["Shift+ArrowRight", "b1, 0 moves, origin, target"],
        ["PageUp", "b8, 5 moves, target"],
        ["PageUp", "b8, 5 moves, target"], // the board ends there
        ["Enter", "b1, 5 moves, target"],
      ] as const) {
        await page.keyboard.press(key);
        await expect
          .poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')"))
          .toBe(label);
        await expect.poll(() => seen(".reading h3"), { message: key }).toEqual([true, true]);
      }
    },
  );

  test("takes a click anywhere on a square, also where a mark lies over it", async ({ open }) => {
    const page = await open("#metric=king&from=d4&to=e5");
    const box = await page.getByRole("gridcell", { name: "e5," }).boundingBox();
    if (box === null) throw new Error("no square");
    for (const share of [0.02, 0.1, 0.5, 0.9, 0.98]) {
      await follow(page, "metric=king&from=d4&to=a8");
      await page.mouse.click(box.x + share * box.width, box.y + 0.1 * box.height);
      await addressWith(page, "from=d4&to=e5");
    }
  });

  test("to a region, only the target can be moved; a hint and a figure say what can be moved", async ({
    open,
  }) => {
    const page = await open("#metric=king&layout=center&from=a1&to=h8");
    await page.getByRole("gridcell", { name: "c1," }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("heading", { name: "c1 → the center: 3 moves" }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowUp");
    await page.getByRole("heading", { name: "c3 → the center: 1 move" }).waitFor();
    await addressWith(page, "from=a1&to=c3");
    const [hint, figure] = [page.locator("#hint"), page.locator(".token path")];
    expect(await hint.textContent()).toMatch(/^Point at a square .* an arrow key keeps it\.$/);
    await follow(page, "metric=knight&from=a1&to=b2");
    await expect.poll(() => figure.count()).toBe(1);
    const knight = await figure.getAttribute("d");
    await follow(page, "metric=rook&from=e4&to=f5");
    await expect.poll(() => figure.getAttribute("d")).not.toBe(knight);
    await follow(page, "view=attacks&from=e4&to=f5");
    await expect.poll(() => page.locator(".token").count()).toBe(0);
    expect(await page.locator(".board .origin").count()).toBeGreaterThan(0);
    expect(await hint.textContent()).toMatch(/^Point at a square .* Enter swaps the two ends\.$/);
  });

  const LEGENDS = [
    "metric=knight",
    "metric=king&view=paths&from=f6&to=h1",
    "board=16x16&metric=king",
  ];

  test.for(sampled(LEGENDS, 2))(
    "has a legend in the colors of its squares, but for their tints: %s",
    async (fragment, { open }) => {
      const page = await open(`#${fragment}`);
      const [legend, squares] = await page.evaluate<[string[], string[]]>(`[
        [...document.querySelectorAll(".legend li")].map((item) =>
          item.textContent + getComputedStyle(item.querySelector("rect")).fill),
        [...document.querySelectorAll(".board [role=gridcell] text")].map((text) =>
          text.textContent + getComputedStyle(text.parentElement.firstElementChild).fill),
      ]`);
      expect(new Set(legend).size).toBe(legend.length);
      expect(legend.map((item) => Number.parseInt(item))).toEqual([...legend.keys()]);
      expect(squares.length).toBeGreaterThan(10);
      const tints = squares.map((square) => tintOf(square, legend));
      expect(tints).not.toContain(undefined);
      expect(new Set(tints).size).toBeGreaterThan(1);
    },
  );
});

/** Shows the menus on demand. */
const more = (page: Page): Promise<void> => page.getByText("More: what is shown").click();

test("three menus at first; the other menus that a choice changes are named", async ({ open }) => {
  const page = await open("#metric=combined&layout=pair");
  const seen = page.locator(".settings select:visible");
  await expect.poll(() => seen.count()).toBe(3);
  const told = page.locator(".settings > form > [role=status]");
  await menu(page, "Array").selectOption("pair");
  await menu(page, "Board").selectOption("12x12");
  expect(await told.textContent()).toBe("\u00a0");
  await menu(page, "Board").selectOption("Torus, 8x8");
  await expect.poll(() => told.textContent()).toBe("Piece is now Knight.");
  expect(await menu(page, "Board").inputValue()).toBe("torus:8x8");
  await menu(page, "Array").selectOption("center");
  await expect.poll(() => told.textContent()).toBe("\u00a0");
  await more(page);
  await expect.poll(() => seen.count()).toBe(5);
  await menu(page, "Show").selectOption("Attacks");
  await expect.poll(() => told.textContent()).toBe("Array is now Pair of squares.");
  await menu(page, "Show").selectOption("Shortest paths");
  await menu(page, "Array").selectOption("center");
  await expect.poll(() => told.textContent()).toBe("Show is now Distances.");
});

describe("the array", () => {
  const array = (page: Page) => page.getByRole("region", { name: "Array" });

  test("a hovered cell is read, and a clicked one is kept in the address", async ({ open }) => {
    const page = await open("#metric=knight&layout=superimposed&from=c2&to=h8");
    await page.getByRole("grid", { name: "KNIGHT_DISTANCE_15X15, array" }).waitFor();
    // 15 × −1 + 1 + 112: a file right, a rank down, d1.
    await array(page).locator("[aria-label^='entry 98,']").hover();
    await page.getByRole("heading", { name: "c2 → d1: 2 moves" }).waitFor();
    await array(page).locator("[aria-label^='entry 0,']").hover();
    await page
      .getByRole("heading", { name: "Δrank -7, Δfile -7: off the board, seen from c2" })
      .waitFor();
    await expect.poll(() => page.locator(".board .target").count()).toBe(0);
    await array(page).locator("[aria-label^='entry 98,']").click();
    await addressWith(page, "from=c2&to=d1");
  });

  test("a layout that cannot hold the piece says why, and leads to the one that can", async ({
    open,
  }) => {
    const page = await open("#piece=Z&layout=superimposed&from=a1&to=b2");
    const refused = page.getByRole("region", { name: "No table" });
    await refused.getByText(/^superimposed cannot hold the zebra's distance on 8x8: /).waitFor();
    await page.getByRole("heading", { name: "There is no such table" }).waitFor();
    await page.getByRole("heading", { name: "a1 → b2: " }).waitFor();
    expect(await page.getByRole("heading", { name: "Use it" }).count()).toBe(0);
    await expect.poll(() => array(page).count()).toBe(0);
    await menu(page, "Array").selectOption("pair");
    await addressWith(page, "layout=pair&");
    await page.getByText("ZEBRA_DISTANCE[0 << 6 | 9] = 4").waitFor();
    await page.getByRole("heading", { name: "Use it" }).waitFor();
    await expect.poll(() => refused.count()).toBe(0);
    await follow(page, "board=10x8&metric=combined&layout=0x88");
    await refused.getByText("The package holds the combined distance by pair").waitFor();
    expect(await page.getByRole("status").allTextContents()).toContainEqual(
      expect.stringMatching(/The package holds the combined distance by pair/),
    );
  });
});

test("changes replace the entry of the history, and Back leads to the link before", async ({
  open,
}) => {
  const page = await open("#metric=king&from=a1&to=b2");
  await page.evaluate("location.hash = 'metric=king&from=a1&to=c3'");
  await page.getByRole("heading", { name: "a1 → c3: 2 moves" }).waitFor();
  const length = await page.evaluate<number>("history.length");
  await page.getByRole("gridcell", { name: "d4," }).click();
  await menu(page, "Piece").selectOption("Knight");
  await addressWith(page, "metric=knight");
  expect(await page.evaluate("history.length")).toBe(length);
  await page.goBack();
  await page.getByRole("heading", { name: "a1 → b2: 1 move" }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "a1 → d4: 2 moves" }).waitFor();
});

test("a square pointed at on another board is forgotten when a link is followed", async ({
  open,
}) => {
  const page = await open("#board=8x8&metric=king&layout=superimposed");
  await page.getByRole("gridcell", { name: "h8," }).hover();
  await follow(page, "board=3x3&metric=king&layout=superimposed&from=a1&to=c1");
  await page.getByRole("heading", { name: /^a1 → [abc][123]: \d moves?$/ }).waitFor();
});

/** The text that a button copies to an empty clipboard. */
const copied = async (page: Page, button: string): Promise<string> => {
  await page.evaluate("navigator.clipboard.writeText('')");
  await page.locator("#workbench").getByRole("button", { name: button }).click();
  await page.getByText(/^Copied: /).waitFor();
  await expect.poll(() => clipboard(page)).not.toBe("");
  return clipboard(page);
};

describe("copies and downloads", () => {
  test("of the package: import and lookup, and the command", async ({ open }) => {
    const page = await open("#metric=manhattan&layout=center&to=c1");
    expect(await copied(page, "Copy import and lookup")).toBe(
      'import { centerManhattanDistance } from "chess-distance";\n\ncenterManhattanDistance(2); // 4',
    );
    expect(await copied(page, "Copy command")).toBe(
      "npx chess-distance --table CENTER_MANHATTAN_DISTANCE --out src/tables",
    );
    expect(await copied(page, "Copy link")).toBe(page.url());
  });

  test("in another language, which is remembered: the file, its copy and its download", async ({
    open,
  }) => {
    const page = await open("#metric=knight&layout=superimposed&from=a1&to=b2");
    await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("C++17");
    const files = page.getByText("The file, as the tool writes it");
    await files.click();
    await page.getByText("knight_distance_15x15.hpp:").waitFor();
    const command = await copied(page, "Copy command");
    expect(command).toBe(
      "npx chess-distance --table KNIGHT_DISTANCE_15X15 --out src/tables --lang cpp",
    );
    const file = await copied(page, "Copy knight_distance_15x15.hpp");
    expect(file).toMatch(/^\/\/[^]* KNIGHT_DISTANCE_15X15/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download knight_distance_15x15.hpp" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("knight_distance_15x15.hpp");
    expect(readFileSync(await download.path(), "utf8")).toBe(file);
    await page.reload();
    await files.click();
    await page.getByRole("button", { name: "Download corner.hpp" }).waitFor();
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
    await page.locator("#workbench").getByRole("button", { name: "Copy command" }).click();
    await page
      .getByText("The browser does not let this page copy. Select the text instead.")
      .waitFor();
    await page.locator("#workbench").getByRole("button", { name: "Copy link" }).click();
    await page
      .getByText("The browser does not let this page copy. Copy its address instead.")
      .waitFor();
    expect(page.url()).toContain("from=a1&to=b2&code=cpp");
    await expect.poll(() => page.getByText(/^Copied/).count()).toBe(0);
  });
});

/** Where the settings and the board begin. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll(".settings :is(select, input), .board")]
    .map((element) => element.getBoundingClientRect()).map(({ x, y }) => x + " " + y)`);

test("the menu of tables shows the table that is chosen, and names the one that is shown", async ({
  open,
}) => {
  const page = await open("#board=10x9&piece=C&from=j9&to=b1");
  await more(page);
  const table = menu(page, "Table");
  const shown = (): Promise<unknown> => table.locator("option:checked").textContent();
  await expect.poll(shown).toBe("(none of these)");
  await table.selectOption("NDIS");
  await page.getByRole("heading", { name: "NDIS, the complete array" }).waitFor();
  await addressWith(page, "board=8x8&metric=knight&layout=abs-diff&view=distances&from=h8");
  await page.getByRole("combobox", { name: "Piece", exact: true }).selectOption("Rook");
  await expect.poll(shown).toBe("(none of these)");
  await table.selectOption("KNIGHT_PATHS");
  await page.getByRole("grid", { name: "Knight: shortest paths from h8 to b1" }).waitFor();
  await expect.poll(shown).toBe("KNIGHT_PATHS");
  const groups = await page.evaluate(
    "[...document.querySelectorAll('optgroup')].map(({ label }) => label)",
  );
  expect(groups).toEqual(
    ["", "/pieces", "/vectors", "/sets", "/paths"].map((end) => `chess-distance${end}`),
  );
});

test("a piece is shown or refused while it is typed, its text stays, and nothing moves", async ({
  open,
}) => {
  const page = await open("#piece=K");
  const note = page.locator("#piece-note");
  const before = await places(page);
  const field = page.getByLabel("Piece, in Betza notation");
  for (const [typed, said, shown] of [
    ["C", "", "C"],
    [" NCZHGDA(1,4)W3 ", "", "NCZHGDA(1,4)W3"],
    ["N", "", "N"],
    ["CiN", 'piece "CiN", at character 2, "i": i changes only the first move', "N"],
    ["", "The board still shows N.", "N"],
    ["NCx", 'piece "NCx", at character 3', "N"],
  ] as const) {
    await field.fill(typed);
    if (said === "") await expect.poll(() => note.textContent()).toBe("");
    else await expect.poll(() => note.textContent()).toContain(said);
    await page.getByRole("grid", { name: `${shown} distance from a1` }).waitFor();
    expect(await places(page), typed).toEqual(before);
  }
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await addressWith(page, "piece=N&");
  await page.getByRole("gridcell", { name: "c3," }).click();
  await expect.poll(() => field.inputValue()).toBe("NCx");
  await field.fill("");
  await field.pressSequentially("N or W");
  expect(await field.inputValue()).toBe("N or W");

  for (const piece of ["NN", "NX"]) {
    await follow(page, `piece=${piece}`);
    await expect.poll(() => field.inputValue()).toBe(piece);
  }
  await follow(page, "metric=rook");
  await expect.poll(() => field.count()).toBe(0);
  const metric = page.getByRole("combobox", { name: "Piece", exact: true });
  await expect.poll(() => metric.inputValue()).toBe("rook");
});

test("the page's numbering of squares applies in the workbench, also after Back, and in copied texts", async ({
  open,
}) => {
  const page = await open("#metric=knight&from=a1&to=b2");
  const squares = page.getByRole("combobox", { name: "Squares", exact: true });
  await squares.selectOption("from a8");
  const call = () => copied(page, "Copy import and lookup");
  await expect.poll(call).toContain("knightDistance(56, 49); // 4");
  await follow(page, "metric=knight&from=a1&to=c3");
  await expect.poll(call).toContain("knightDistance(56, 42); // 4");
  await page.goBack();
  await expect.poll(call).toContain("knightDistance(56, 49); // 4");
  await squares.selectOption("mailbox");
  await expect.poll(call).toContain("knightDistance(21, 32); // 4");
  await menu(page, "Board").selectOption("10x10");
  await expect.poll(call).toContain("(0, 11); // 4");
});

describe("everybody", () => {
  const STATES = [
    "metric=knight",
    "metric=bishop&layout=superimposed&from=c2",
    "metric=king&view=paths&from=f6&to=h1&layout=0x88",
    "board=16x16&piece=NN&layout=abs-diff",
    "piece=fN",
    "view=attacks&layout=0x88",
    "view=line",
    "piece=NCW3&layout=superimposed",
    "board=glinski",
    "board=torus:4x4",
    'board={"graph":{"cells":["a","b"],"pieces":{"king":{"a":["b"]}}}}',
    "board=nonsense",
  ];

  test.for(sampled([360, 768, 1280, 1920], 2))(
    "on a screen %i pixels wide axe finds nothing amiss, light and dark, and nothing is scrolled sideways",
    async (width, { open }) => {
      for (const state of sampled(STATES, 3, `${width}`)) {
        const page = await open(`#${state}`, { viewport: { width, height: 800 } });
        expect(await page.evaluate("document.documentElement.scrollWidth"), state).toBe(width);
        expect(await axeFaults(page, ["#workbench"]), state).toEqual([]);
      }
    },
  );
});
