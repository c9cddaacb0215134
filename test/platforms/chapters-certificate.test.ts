/** The certificate as a game, in the chapters of the explorer: each wrong number has a neighbor that objects. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { KNIGHT_MOVES, search, sq } from "../support/board.js";
import { filesIn, temporaryFolder } from "../support/files.js";
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
  middleOf,
  NAMES,
  routesOn,
  waysBetween,
  within,
} from "./support/chapters.js";
import { axeFaults, explorerTests } from "./support/pages.js";

const test = explorerTests();

const ID = "why-you-can-believe-it";

const RIGHT: readonly number[] = search(KNIGHT_MOVES, 8, 8, [[0, 0]]).map((moves = NaN) => moves);

const isNeighbor = (one: string, other: string): boolean => {
  const [files, ranks] = waysBetween(one, other).map(Math.abs);
  return files !== undefined && ranks !== undefined && files * ranks === 2;
};

/** The squares whose numbers are not one more than the least around them, or not 0 on a1, with the number that is due. */
const wrongIn = (numbers: readonly number[]): ReadonlyMap<string, number> =>
  new Map(
    NAMES.flatMap((name, square) => {
      const around = numbers.filter((_, other) => isNeighbor(name, NAMES[other] ?? ""));
      const due = square === 0 ? 0 : 1 + Math.min(...around);
      return numbers[square] === due ? [] : [[name, due]];
    }),
  );

/** Waits until the chapter shows numbers, and checks that what it says and draws of them agrees. */
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

test("by pointer: any number, and who objects", async ({ open }) => {
  const page = await open();
  const part = chapter(page, ID);
  const board = boardIn(part);
  const numbers = RIGHT.with(sq("b2"), 2);
  await shows(page, numbers, "b2");
  let chosen = "b2";
  for (const [square] of [["a1"], ...drawnPairs(NAMES, runs(3, 20), "certificate")] as const) {
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
  }
  await locate(part).getByRole("button", { name: "All right again" }).click();
  await shows(page, RIGHT, chosen);
});

test("by keys: arrows choose a square, plus and minus change it", async ({ open }) => {
  const page = await open();
  const board = boardIn(chapter(page, ID));
  await locate(within(board, "[tabindex='0']")).focus();
  for (const key of ["+", "+"]) await page.keyboard.press(key);
  await shows(page, RIGHT, "b2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("-");
  await shows(page, RIGHT.with(sq("c3"), 3), "c3");
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe(
    "c3, 3, objected to",
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Space");
  await shows(page, RIGHT.with(0, 1), "a1");
  await page.keyboard.press("Control+-"); // is the browser's
  await shows(page, RIGHT.with(0, 1), "a1");
});

test("by touch: a tap makes a number one more", async ({ open }) => {
  const page = await open("", { hasTouch: true });
  const board = boardIn(chapter(page, ID));
  const { x, y } = await middleOf(board, "b2");
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await shows(page, RIGHT, "b2");
});

test("the line below the board is one that the tool writes", async ({ open }) => {
  const page = await open();
  const shown = await locate(within(chapter(page, ID), ".assertion")).textContent();
  const folder = temporaryFolder();
  const command = ["--table", "KNIGHT_DISTANCE", "--lang", "cpp", "--proof", "--out", "."];
  expect(await run(command, [], folder)).toMatchObject({ status: 0 });
  const { "knight_distance_proof.cpp": proof = "" } = filesIn(folder);
  expect(proof.split("\n")).toContain(shown?.split("\n")[1]);
});

test.for(["light", "dark"] as const)(
  "axe finds nothing amiss, in %s",
  async (colorScheme, { open }) => {
    const page = await open("", { colorScheme });
    const part = chapter(page, ID);
    await click(boardIn(part), "a1");
    await locate(part).locator(".try summary").click();
    expect(await axeFaults(page, [`#${ID}`])).toEqual([]);
  },
);
