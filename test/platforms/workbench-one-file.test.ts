/** Tests that a file of tables collected in the workbench equals the tool's file. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import { follow } from "./support/explorer.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests("?embed");

const collection = (page: Page) =>
  page.getByRole("region", { name: "Several tables as one file", exact: true });

const collect = async (page: Page, name: string): Promise<void> => {
  await collection(page)
    .getByRole("button", { name: `Add ${name}`, exact: true })
    .click();
  await collection(page)
    .getByRole("button", { name: `Remove ${name}`, exact: true })
    .waitFor();
};

const choose = (page: Page, language: string): Promise<unknown> =>
  page.getByRole("combobox", { name: "Code" }).selectOption(language);

const config = (page: Page): Promise<string> => collection(page).locator("pre").first().innerText();

const FILES = [
  ["c", "tables.h"],
  ["rust", "tables.rs"],
  ["python", "tables.py"],
] as const;

test.for(sampled(FILES, 1))(
  "in %s, the file is what the tool writes with the config",
  async ([language, file], { open }) => {
    const page = await open("#metric=knight");
    await choose(page, language);
    await collect(page, "KNIGHT_DISTANCE");
    for (const [fragment, name] of [
      ["metric=king&layout=center", "CENTER_DISTANCE"],
      ["metric=knight&layout=abs-diff&numbering=a8", "KNIGHT_DISTANCE_BY_ABS_DIFF"],
      ["board=cylinder:8x8&metric=king", "KING_DISTANCE_CYLINDER8X8"],
      ["board=10x8&piece=(1,4)", "PIECE_LEAPER1X4_DISTANCE_10X8"],
      [`board=${encodeURIComponent('{"rows":["..xx..","......"]}')}`, "OWN_DISTANCE"],
      ["view=attacks&layout=superimposed", "ATTACKS_15X15"],
    ] as const) {
      await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
      await collect(page, name);
    }
    const shown = collection(page).locator("pre.file");
    await shown.waitFor();
    const folder = temporaryFolder();
    writeFileSync(join(folder, "chess-distance.json"), await config(page));
    const { status, errors } = await run([], [], folder);
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    expect(await shown.textContent()).toBe(readFileSync(join(folder, "src/tables", file), "utf8"));
  },
);

test("a table is there once, and can be removed; what the tool refuses is said in its words", async ({
  open,
}) => {
  const page = await open("#metric=knight");
  await collect(page, "KNIGHT_DISTANCE");
  expect(
    await collection(page).getByRole("button", { name: "Add KNIGHT_DISTANCE" }).isDisabled(),
  ).toBe(true);
  await follow(page, "metric=king&layout=center");
  await collect(page, "CENTER_DISTANCE");
  expect(JSON.parse(await config(page))).toEqual({
    out: "src/tables",
    lang: "ts",
    single: true,
    tables: ["KNIGHT_DISTANCE", "CENTER_DISTANCE"],
  });
  await collection(page).getByRole("button", { name: "Remove KNIGHT_DISTANCE" }).click();
  await expect.poll(() => config(page)).not.toContain("KNIGHT");
  await collection(page).getByRole("button", { name: "Remove CENTER_DISTANCE" }).click();
  await expect.poll(() => collection(page).locator("pre").count()).toBe(0);

  await page.evaluate("location.hash = 'view=x88diff'");
  await choose(page, "json");
  await collect(page, "x88diff");
  await expect.poll(() => collection(page).innerText()).toContain("JSON has a file for each table");
});
