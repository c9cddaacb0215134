/** Tests the code of the chapters: shown in every language, and copied; and the way from it to the table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { NUMBERS, sq } from "../support/board.js";
import { PROJECT } from "../support/files.js";
import { KNIGHT } from "../support/pieces.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  IDS,
  leave,
  locate,
  NAMES,
  opening,
  point,
  searched,
  waysBetween,
  within,
  workbench,
  type Part,
} from "./support/chapters.js";
import { clipboard, explorerTests } from "./support/pages.js";

const test = explorerTests();

const TITLES = [
  ...["TypeScript", "C99", "C++17", "Rust 2021", "Go 1.13"],
  ...["Java 17", "C# 7.2", "Python 3.9", "Zig 0.12", "Coq 8.16", "JSON"],
];

/** The chapters that show the lines that compute their table. */
const CODED = IDS.filter((id) => id !== "audit" && id !== "when-a-difference-is-not-enough");

const languages = (page: Page): Locator =>
  page.getByRole("combobox", { name: "Code", exact: true });

/** The lines of code that a chapter shows. */
const sampleOf = async (page: Page, id: (typeof IDS)[number]): Promise<string> =>
  (await locate(within(chapter(page, id), ".code > .text pre")).textContent()) ?? "";

test("one menu sets the language of the workbench and of all chapters, which show lines of the files that tests run", async ({
  open,
}) => {
  const page = await open();
  expect(await languages(page).locator("option").allTextContents()).toEqual(TITLES);
  // Coq and JSON show the lines of TypeScript.
  const endings = ["ts", "c", "cpp", "rs", "go", "java", "cs", "py", "zig", "ts", "ts"];
  for (const [at, title] of TITLES.entries()) {
    const file = readFileSync(
      join(PROJECT, "explorer", "chapters", "code", `samples.${endings[at] ?? ""}`),
      "utf8",
    );
    const parts = file.split(/^(?:\/\/|#) -- .+\n/m).map((part) => part.trim());
    await languages(page).selectOption(title);
    const found = new Set<number>();
    for (const id of CODED) {
      const part = async (): Promise<number> => {
        const shown = await sampleOf(page, id);
        return parts.findIndex((part) => part !== "" && shown.startsWith(part));
      };
      await expect.poll(part, { message: `${title}, ${id}` }).toBeGreaterThan(0);
      found.add(await part());
    }
    expect(found.size, title).toBe(CODED.length);
    const isOther = title === "JSON" || title.startsWith("Coq");
    expect(await page.getByText("These lines are in TypeScript:").count()).toBe(
      isOther ? CODED.length : 0,
    );
  }
  await languages(page).selectOption("C99");
  const king = locate(chapter(page, "king-and-rook-like-steps"));
  await expect.poll(() => sampleOf(page, "king-and-rook-like-steps")).toContain("#include");
  await king.locator(".code > summary").click();
  await king.getByRole("button", { name: "Copy program" }).click();
  const program =
    /int square\([^]*int king_distance\([^]*int main\(void\)[^]*\n {2}printf\("%d\\n", manhattan_distance\(18, 37\)\); {2}\/\/ c3 to f5: 5\n/;
  await expect.poll(() => clipboard(page)).toMatch(program);
  await languages(page).selectOption("C++17");
  await languages(page).press("ArrowDown");
  const isRust = (): Promise<void> =>
    expect.poll(() => sampleOf(page, "knight-and-corners")).toMatch(/^fn [^]*\bi32\b/);
  await isRust();
  await workbench(page);
  await page.getByText("The file, as the tool writes it").click();
  await page.getByText("knight_distance.rs:").waitFor();
  await page.reload();
  await isRust();
});

test.for([
  ["knight-and-corners", "NDIS, 64 entries", "2 by the corner rule: 4"],
  [
    "when-a-difference-is-not-enough",
    "ZEBRA_DISTANCE, 4096 entries",
    "ZEBRA_DISTANCE[1 << 6 | 10]",
  ],
] as const)(
  "below the code of %s, a link leads to the table",
  async ([id, table, read], { open }) => {
    const page = await open();
    const fold = locate(within(chapter(page, id), ".code > summary"));
    if (await fold.isVisible()) await fold.click();
    const note = locate(within(chapter(page, id), ".code > .note"));
    expect(await note.textContent()).toBe(`The table in the workbench: ${table}`);
    await note.getByRole("link").click();
    await expect.poll(() => page.locator("#workbench .reading code").textContent()).toContain(read);
  },
);

test("the chosen numbering of squares applies to the calls of all chapters, and is remembered", async ({
  open,
}) => {
  const page = await open();
  for (const numbering of ["0x88", "a8", "a1", "mailbox"] as const) {
    const of = (square: string) => NUMBERS[numbering](sq(square) % 8, sq(square) >> 3);
    const bar = page.getByRole("combobox", { name: "Squares", exact: true });
    await bar.selectOption(numbering);
    const calls = {
      "king-and-rook-like-steps": `kingDistance(${of("c3")}, ${of("f5")}); // c3 to f5: 3\nmanhattanDistance(${of("c3")}, ${of("f5")}); // c3 to f5: 5`,
      "knight-and-corners": `knightDistance(${of("a1")}, ${of("b2")}); // a1 to b2: 4`,
      "from-4096-entries-to-225-and-240": `index15x15(${of("c2")}, ${of("e4")}); // c2 to e4: ${112 + 2 * 15 + 2}`,
      "shortest-paths": `routeCount(${of("f6")}, ${of("h1")}); // f6 to h1: `,
      "center-edge-corners": `centerManhattanDistance(${of("f2")}); // f2: 3`,
    } as const;
    for (const id of IDS)
      if (id in calls)
        await expect
          .poll(() => sampleOf(page, id), { message: id })
          .toContain(Object.entries(calls).find(([one]) => one === id)?.[1]);
  }
  await page.reload();
  // The page is drawn before its code runs, which then applies the remembered numbering.
  await expect
    .poll(() => sampleOf(page, "knight-and-corners"))
    .toContain("knightDistance(21, 32); // a1 to b2: 4");
});

test("the bar of menus stays in reach, and covers no place that a link leads to", async ({
  open,
}) => {
  for (const width of [320, 1280]) {
    const page = await open("", { viewport: { width, height: 700 } });
    const bar = page.getByRole("form", { name: "For the whole page" });
    for (const id of IDS) {
      await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
      const title = page.locator(`#${id} h2`);
      await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(700);
      const { y = NaN, height = NaN } = (await bar.boundingBox()) ?? {};
      expect(y, id).toBeGreaterThanOrEqual(0);
      expect((await title.boundingBox())?.y, id).toBeGreaterThanOrEqual(y + height);
    }
    const { x = NaN, width: wide = NaN } = (await languages(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});

/** Waits until some squares are lit on the board of a part. */
const lights = (part: Part, isLit: (square: string) => boolean): Promise<void> =>
  expect
    .poll(async () => (await cellsUnder(boardIn(part), "[role=gridcell]:not(.dim)")).toSorted())
    .toEqual(NAMES.filter(isLit).toSorted());

test("colors of the legend and words of text and code light their squares, by pointer, touch and keys; a square marks its words", async ({
  open,
}) => {
  const page = await open("", { hasTouch: true });
  const legend = locate(within(opening(page), ".legend"));
  const isFour = (square: string): boolean => searched(KNIGHT).moves("b2", square) === 4;
  await legend.getByText("4", { exact: true }).tap();
  await lights(opening(page), isFour);
  await page.locator("h1").tap();
  await lights(opening(page), () => true);
  await legend.focus();
  for (const key of ["Right", "Down", "Right", "Right", "Right", "Right", "Left"])
    await page.keyboard.press(`Arrow${key}`);
  await lights(opening(page), isFour);
  const king = chapter(page, "king-and-rook-like-steps");
  await locate(within(king, ".answer .files")).hover();
  await lights(king, (square) => /[def]/.test(square));
  await locate(within(king, ".code .ranks")).hover(); // of the two counts, the larger
  await lights(king, (square) => {
    const [files, ranks] = waysBetween("c3", square);
    return Math.abs(ranks) >= Math.abs(files);
  });
  const knight = chapter(page, "knight-and-corners");
  await point(boardIn(knight), "c3");
  const marked = locate(within(knight, ".code .marked"));
  await expect.poll(() => marked.textContent()).toMatch(/two on a diagonal$/);
  await marked.hover();
  await lights(knight, (square) => square === "c3");
  await leave(page);
  await lights(knight, () => true);
});
