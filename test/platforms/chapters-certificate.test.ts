/** The certificate as a game, in the chapters of the explorer: each wrong number has a neighbor that objects. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { KNIGHT_MOVES, search, sq } from "../support/board.js";
import { filesIn, temporaryFolder } from "../support/files.js";
import { run } from "../support/tool.js";
import {
  boardIn,
  cellsUnder,
  chapter,
  click,
  drawnIn,
  heardOf,
  leave,
  locate,
  middleOf,
  NAMES,
  Random,
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

/** The squares whose numbers are not one more than the least around them, or not 0 on a1. */
const wrongIn = (numbers: readonly number[]): ReadonlyMap<string, number> => {
  const due = NAMES.map((name, square) =>
    square === 0
      ? 0
      : 1 + Math.min(...numbers.filter((_, other) => isNeighbor(name, NAMES[other] ?? ""))),
  );
  return new Map(
    NAMES.flatMap((name, square) =>
      numbers[square] === due[square] ? [] : [[name, due[square] ?? NaN]],
    ),
  );
};

/** Waits until the chapter shows numbers, and checks what it says and draws of them. */
const shows = async (page: Page, numbers: readonly number[], chosen: string, why: string) => {
  const part = chapter(page, ID);
  const board = boardIn(part);
  await expect
    .poll(
      async () =>
        Object.values(await drawnIn(board))
          .toSorted()
          .join(""),
      { message: why },
    )
    .toBe(numbers.map(String).toSorted().join(""));
  const drawn = await drawnIn(board);
  expect(NAMES.map((name) => drawn[name]).join(""), why).toBe(numbers.join(""));
  expect(await cellsUnder(board, ".target"), why).toEqual([chosen]);
  const wrong = wrongIn(numbers);
  const heard = await heardOf(board);
  for (const [square, name] of NAMES.entries())
    expect(heard[name], `${why}, ${name}`).toBe(
      `${numbers[square]}${wrong.has(name) ? ", objected to" : ""}`,
    );
  expect((await cellsUnder(board, ".twin")).toSorted(), why).toEqual([...wrong.keys()].toSorted());
  const compiled = await locate(within(part, ".assertion")).textContent();
  expect(compiled, why).toMatch(wrong.size === 0 ? /\/\/ compiles$/ : /\/\/ does not compile$/);
  const said = (await locate(within(part, ".answer")).textContent()) ?? "";
  if (wrong.size === 0) {
    expect(said, why).toBe("Nobody objects: all 64 numbers are right.");
    expect(numbers, why).toEqual(RIGHT);
    return;
  }
  const others = wrong.size - 1;
  const more =
    others === 0
      ? ""
      : others === 1
        ? " There is one more objection."
        : ` There are ${others} more objections.`;
  expect(said.endsWith(more), `${why}: ${said}`).toBe(true);
  const first = said.slice(0, said.length - more.length);
  const [, square = ""] = /^([a-h][1-8]) says /.exec(first) ?? [];
  expect(wrong.has(chosen) ? chosen : square, why).toBe(square);
  const number = numbers[sq(square)];
  const due = wrong.get(square);
  if (square === "a1") {
    expect(first, why).toBe(`a1 says ${number}, but the piece starts there: it must say 0.`);
    expect(await routesOn(board), why).toEqual([]);
    return;
  }
  const [, by = ""] = /\. ([a-h][1-8]) objects/.exec(first) ?? [];
  expect(first, why).toBe(
    `${square} says ${number}. ${by} objects: “I say ${Number(due) - 1}, and no square one move from you says less. So you must say ${due}.”`,
  );
  expect([isNeighbor(by, square), numbers[sq(by)]], why).toEqual([true, Number(due) - 1]);
  expect(await routesOn(board), why).toEqual([[by, square]]);
};

test("by pointer: any number, and who objects", async ({ open }) => {
  const page = await open();
  const part = chapter(page, ID);
  const board = boardIn(part);
  const random = new Random(21);
  const numbers = RIGHT.with(sq("b2"), 2);
  await shows(page, numbers, "b2", "at first");
  let [chosen] = ["b2"];
  for (let round = 0; round < 40; round++) {
    const why = `seed ${random.seed}, round ${round}`;
    const name = random.of(["One less", "One more", "square", "square"]);
    if (name === "square") {
      chosen = round % 10 === 0 ? "a1" : random.of(NAMES);
      await click(board, chosen);
      await leave(page);
    } else await locate(part).getByRole("button", { name }).click();
    const by = name === "One less" ? 9 : 1;
    numbers[sq(chosen)] = ((numbers[sq(chosen)] ?? NaN) + by) % 10;
    await shows(page, numbers, chosen, why);
  }
  await locate(part).getByRole("button", { name: "All right again" }).click();
  await shows(page, RIGHT, chosen, "all right");
});

test("by pointer: a press counts only if it ends where it began", async ({ open }) => {
  const page = await open();
  const board = boardIn(chapter(page, ID));
  const numbers = RIGHT.with(sq("b2"), 2);
  const { x, y } = await middleOf(board, "d4");
  await page.mouse.move(x, y);
  await page.mouse.down();
  const end = await middleOf(board, "e5");
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await shows(page, numbers, "b2", "dragged");
});

test("by keys: arrows choose a square, plus and minus change it", async ({ open }) => {
  const page = await open();
  const board = boardIn(chapter(page, ID));
  const numbers = RIGHT.with(sq("b2"), 2);
  await locate(within(board, "[tabindex='0']")).focus();
  for (const key of ["+", "+"]) await page.keyboard.press(key);
  await shows(page, RIGHT, "b2", "right");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("-");
  await shows(page, RIGHT.with(sq("c3"), 3), "c3", "minus");
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe(
    "c3, 3, objected to",
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Space");
  await shows(page, RIGHT.with(0, 1), "a1", "the origin");
  await page.keyboard.press("Control+-"); // is the browser's
  await shows(page, RIGHT.with(0, 1), "a1", "with Control");
  expect(numbers).toHaveLength(64);
});

test("by touch: a tap makes a number one more", async ({ open }) => {
  const page = await open("", { hasTouch: true });
  const board = boardIn(chapter(page, ID));
  const { x, y } = await middleOf(board, "b2");
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await shows(page, RIGHT, "b2", "tapped");
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
