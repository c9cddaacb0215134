/** Tests the certificate game in the explorer's chapters: each wrong number has a neighbor that objects. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { objectionsTo, objectionText } from "../../explorer/model/certificate.js";
import { OPENING } from "../../explorer/model/state.js";
import { nameOf, sq } from "../support/board.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { KNIGHT } from "../support/pieces.js";
import { runs } from "../support/sampling.js";
import { run } from "../support/tool.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  click,
  drawnIn,
  drawnPairs,
  heardOf,
  leave,
  locate,
  NAMES,
  routesOn,
  says,
  searched,
  within,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const ID = "why-you-can-believe-it";

const RIGHT: readonly number[] = NAMES.map((name) => searched(KNIGHT).moves("a1", name));

/** Waits until the chapter shows numbers, and checks that its words and drawings agree. */
const shows = async (page: Page, numbers: readonly number[], chosen: string) => {
  const part = chapter(page, ID);
  const board = boardIn(part);
  const drawn = async (): Promise<string> => {
    const found = await drawnIn(board);
    return NAMES.map((name) => found[name]).join("");
  };
  await expect.poll(drawn).toBe(numbers.join(""));
  expect(await cellsUnder(board, ".target")).toEqual([chosen]);
  const objections = objectionsTo(numbers, OPENING.metric, OPENING.board, 0);
  const heard = Object.entries(await heardOf(board)).flatMap(([name, words]) =>
    words.endsWith(", objected to") ? [name] : [],
  );
  for (const objected of [heard, await cellsUnder(board, ".twin")])
    expect(objected.map(sq).toSorted((one, other) => one - other)).toEqual(
      objections.map(({ square }) => square),
    );
  const objection = objections.find(({ square }) => square === sq(chosen)) ?? objections[0];
  const compiled = await locate(within(part, ".assertion")).textContent();
  expect(compiled).toMatch(objection ? /\/\/ does not compile$/ : /\/\/ compiles$/);
  await says(
    part,
    objection
      ? objectionText(numbers, OPENING.board, objection, objections.length - 1)
      : "Nobody objects: all 64 numbers are right.",
  );
  const { by, square = NaN } = objection ?? {};
  expect(await routesOn(board)).toEqual(
    by === undefined ? [] : [[by, square].map((one) => nameOf(one))],
  );
};

test("numbers are changed by keys, pointer and buttons, and neighbors object; the line below is one that the tool writes", async ({
  open,
}) => {
  const page = await open();
  const part = chapter(page, ID);
  const board = boardIn(part);
  const line = await locate(within(part, ".assertion")).textContent();
  const folder = temporaryFolder();
  const command = ["--table", "KNIGHT_DISTANCE", "--lang", "cpp", "--proof", "--out", "."];
  expect(await run(command, [], folder)).toMatchObject({ status: 0 });
  const { "knight_distance_proof.cpp": proof = "" } = filesIn(folder);
  expect(proof.split("\n")).toContain(line?.split("\n")[1]);

  await shows(page, RIGHT.with(sq("b2"), 2), "b2");
  await locate(within(board, "[tabindex='0']")).focus();
  for (const key of ["Enter", "Space"]) await page.keyboard.press(key);
  await shows(page, RIGHT, "b2");
  for (const key of ["ArrowRight", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await shows(page, RIGHT.with(sq("c3"), 5), "c3");
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe(
    "c3, 5, objected to",
  );
  for (const key of ["Home", "PageDown", "Space"]) await page.keyboard.press(key);
  const numbers = RIGHT.with(sq("c3"), 5).with(0, 1);
  await shows(page, numbers, "a1");

  let chosen = "a1";
  for (const [square] of [["a1"], ...drawnPairs(NAMES, runs(3, 20), "certificate")] as const)
    for (const [how, by] of [
      [square, 1],
      ["One less", 9],
      ["One less", 9],
      ["One more", 1],
    ] as const) {
      if (how === square) {
        await click(board, square);
        await leave(page);
        chosen = square;
      } else await locate(part).getByRole("button", { name: how }).click();
      numbers[sq(chosen)] = ((numbers[sq(chosen)] ?? NaN) + by) % 10;
      await shows(page, numbers, chosen);
    }
  await locate(part).getByRole("button", { name: "Correct all" }).click();
  await shows(page, RIGHT, chosen);
});
