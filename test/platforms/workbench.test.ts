/** Tests the workbench of the explorer in a real browser: by pointer, by touch, by keyboard, by screen reader. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addressWith } from "./support/chapters.js";
import { follow } from "./support/explorer.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests("#workbench");

/** The places of all elements that can be clicked. */
const places = (
  page: Page,
  which = "a, button, select, input, summary, svg.board, svg.array",
): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(which)})]
    .map((element) => element.getBoundingClientRect()).map(({ x, y }) => x + " " + y)`);

test("the menu of tables shows the table that is chosen, and names the one that is shown", async ({
  open,
}) => {
  const page = await open("#board=10x9&piece=C&from=j9&to=b1");
  const menu = page.getByRole("combobox", { name: "Table" });
  const shown = (): Promise<unknown> =>
    page.evaluate("document.querySelector('.settings select').selectedOptions[0].textContent");
  await expect.poll(shown).toBe("(a table of your own)");
  await menu.selectOption("NDIS");
  await page.getByRole("heading", { name: "NDIS, the complete array" }).waitFor();
  await addressWith(page, "board=8x8&metric=knight&layout=abs-diff&view=distances&from=h8");
  await page.getByRole("combobox", { name: "Metric", exact: true }).selectOption("Rook");
  await expect.poll(shown).toBe("(a table of your own)");
  await menu.selectOption("KNIGHT_PATHS");
  await page.getByRole("grid", { name: "Knight: shortest paths from h8 to b1" }).waitFor();
  await expect.poll(shown).toBe("KNIGHT_PATHS");
  const groups = await page.evaluate(
    "[...document.querySelectorAll('optgroup')].map(({ label }) => label)",
  );
  expect(groups).toEqual(
    ["", "/pieces", "/vectors", "/sets", "/paths"].map((end) => `chess-distance${end}`),
  );
});

test("a piece is shown or refused while it is typed, what is typed stays, and nothing moves", async ({
  open,
}) => {
  const page = await open("#piece=K");
  const note = page.locator("#piece-note");
  // What follows the board has other names for other pieces.
  const above = ".settings :is(a, select, input, summary), .board";
  const before = await places(page, above);
  const field = page.getByLabel("Piece, in Betza notation");
  for (const [typed, said, shown] of [
    ["C", "", "C"],
    [" NCZHGDA(1,4)W3 ", "", "NCZHGDA(1,4)W3"],
    ["N", "", "N"],
    ["CgN", 'piece "CgN", at character 2, "g": g hops over a piece', "N"],
    ["", "What is shown is still N.", "N"],
    ["NCx", 'piece "NCx", at character 3', "N"],
  ] as const) {
    await field.fill(typed);
    if (said === "") await expect.poll(() => note.textContent()).toBe("");
    else await expect.poll(() => note.textContent()).toContain(said);
    await page.getByRole("grid", { name: `${shown} distance from a1` }).waitFor();
    expect(await places(page, above), typed).toEqual(before);
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
  const metric = page.getByRole("combobox", { name: "Metric", exact: true });
  await expect.poll(() => metric.inputValue()).toBe("rook");
});

test("the numbers of squares that are chosen for the page hold in the workbench, also after Back, and in what is copied", async ({
  open,
}) => {
  const page = await open("#metric=knight&from=a1&to=b2");
  const squares = page.getByRole("combobox", { name: "Squares", exact: true });
  await squares.selectOption("from a8");
  const copied = async (): Promise<unknown> => {
    await page.getByRole("button", { name: "Copy import and lookup" }).click();
    return page.evaluate("navigator.clipboard.readText()");
  };
  await expect.poll(copied).toContain("knightDistance(56, 49); // 4");
  await follow(page, "metric=knight&from=a1&to=c3");
  await expect.poll(copied).toContain("knightDistance(56, 42); // 4");
  await page.goBack();
  await expect.poll(copied).toContain("knightDistance(56, 49); // 4");
  await squares.selectOption("mailbox");
  await expect.poll(copied).toContain("knightDistance(21, 32); // 4");
  await page.getByLabel("Ranks").selectOption("10");
  await expect.poll(copied).toContain("(0, 9); // 4");
});

test("the table is saved as CSV", async ({ open }) => {
  const page = await open("#metric=bishop");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Table as CSV (never: an empty field)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("BISHOP_DISTANCE.csv");
  const rows = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(rows[1]).toMatch(/^a1,0,,2,/);
  expect(rows.length).toBe(65);
});
