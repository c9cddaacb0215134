/** Tests the certificate game in the explorer's chapters: each wrong number has a neighbor that objects. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sq } from "../support/board.js";
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
  searched,
  within,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const ID = "why-you-can-believe-it";

const { moves } = searched(KNIGHT);

const RIGHT: readonly number[] = NAMES.map((name) => moves("a1", name));

const isNeighbor = (one: string, other: string): boolean => moves(one, other) === 1;

/** The squares with a wrong number, each with the right one: 0 on a1, elsewhere 1 more than the least number around. */
const wrongIn = (numbers: readonly number[]): ReadonlyMap<string, number> =>
  new Map(
    NAMES.flatMap((name, square) => {
      const around = numbers.filter((_, other) => isNeighbor(name, NAMES[other] ?? ""));
      const due = square === 0 ? 0 : 1 + Math.min(...around);
      return numbers[square] === due ? [] : [[name, due]];
    }),
  );

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
  const wrong = wrongIn(numbers);
  const heard = Object.entries(await heardOf(board)).flatMap(([name, words]) =>
    words.endsWith(", objected to") ? [name] : [],
  );
  for (const objected of [heard, await cellsUnder(board, ".twin")])
    expect(objected.toSorted()).toEqual([...wrong.keys()].toSorted());
  const isRight = wrong.size === 0;
  const compiled = await locate(within(part, ".assertion")).textContent();
  expect(compiled).toMatch(isRight ? /\/\/ compiles$/ : /\/\/ does not compile$/);
  const said = (await locate(within(part, ".answer")).textContent()) ?? "";
  if (isRight) {
    expect(said).toBe("Nobody objects: all 64 numbers are right.");
    return;
  }
  const [, square = "", by] = /^([a-h][1-8]) says \d(?:\. ([a-h][1-8]) objects)?/.exec(said) ?? [];
  const due = wrong.get(square);
  if (wrong.has(chosen)) expect(square).toBe(chosen);
  expect(said).toContain(by === undefined ? "it must say 0." : `So you must say ${due}.”`);
  if (by !== undefined)
    expect([isNeighbor(by, square), numbers[sq(by)]]).toEqual([true, Number(due) - 1]);
  expect(await routesOn(board)).toEqual(by === undefined ? [] : [[by, square]]);
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
