/** Tests the opening of the explorer with mouse, touch and keys. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { distance, knightDistance } from "../../src/index.js";
import { sq } from "../support/board.js";
import { KING, KNIGHT } from "../support/pieces.js";
import { runs } from "../support/sampling.js";
import {
  boardIn,
  cellsUnder,
  click,
  drag,
  drawnPairs,
  expectDistances,
  heardOf,
  leave,
  locate,
  middleOf,
  movesSaid,
  NAMES,
  opening,
  type Part,
  point,
  routesOn,
  says,
  searched,
  slide,
  within,
} from "./support/chapters.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests();

const PIECES = {
  king: { label: "King", distances: searched(KING) },
  knight: { label: "Knight", distances: searched(KNIGHT) },
} as const;

type PieceName = keyof typeof PIECES;

/** The squares of the pieces and of the target. */
interface Placement {
  readonly king: string;
  readonly knight: string;
  readonly target: string;
}

const FIRST: Placement = { king: "f6", knight: "b2", target: "d4" };

const boardOf = (page: Page): Part => boardIn(opening(page));

const sentenceOf = ({ king, knight, target }: Placement): string =>
  `To reach ${target}, the king on ${king} needs ${movesSaid(distance(sq(king), sq(target)))}` +
  ` and the knight on ${knight} needs ${movesSaid(knightDistance(sq(knight), sq(target)))}.`;

/** Waits until the opening shows a placement: in its sentence, and as pieces on their squares. */
const shows = async (page: Page, placement: Placement, why = ""): Promise<void> => {
  await says(opening(page), sentenceOf(placement), why);
  await expect
    .poll(() => cellsUnder(boardOf(page), ".token"), { message: why })
    .toEqual([placement.king, placement.knight]);
};

/** Waits until the board shows the distances of a piece, and one of its shortest routes to the target. */
const showsDistancesOf = (page: Page, piece: PieceName, placement: Placement): Promise<void> => {
  const { label, distances } = PIECES[piece];
  return expectDistances(boardOf(page), label, distances, placement[piece], placement.target);
};

/** What the opening shows, except which piece is picked up. */
const picture = async (page: Page): Promise<unknown> => {
  const board = boardOf(page);
  return {
    said: await locate(opening(page)).locator(".answer").textContent(),
    name: await locate(board).getAttribute("aria-label"),
    heard: await heardOf(board),
    pieces: await cellsUnder(board, ".token"),
    targets: await cellsUnder(board, ".target"),
    routes: await routesOn(board),
    pressed: await locate(opening(page)).locator("[aria-pressed=true]").allTextContents(),
  };
};

describe("by mouse", () => {
  test("pieces are dragged, and the sentence is right wherever everything stands", async ({
    open,
  }) => {
    const page = await open("", { reducedMotion: "no-preference" });
    const board = boardOf(page);
    await shows(page, FIRST);
    await showsDistancesOf(page, "knight", FIRST);
    let kept = FIRST;
    for (const [at, [to, target]] of drawnPairs(NAMES, runs(4, 40), "drag").entries()) {
      const piece = at % 2 === 0 ? "king" : "knight";
      if ([kept.king, kept.knight].some((square) => [to, target].includes(square))) continue;
      await drag(board, kept[piece], to);
      kept = { ...kept, [piece]: to };
      const pointed = { ...kept, target };
      await point(board, target);
      await shows(page, pointed);
      await showsDistancesOf(page, piece, pointed);
      if (at % 3 === 0) {
        await click(board, target);
        kept = pointed;
      }
      await leave(page);
      await shows(page, kept);
      await showsDistancesOf(page, piece, kept);
    }
  });

  test("a piece is clicked, and then its new square; a button shows the other's distances", async ({
    open,
  }) => {
    const page = await open();
    const board = boardOf(page);
    await locate(opening(page)).getByRole("button", { name: "King" }).click();
    await showsDistancesOf(page, "king", FIRST);
    await shows(page, FIRST);
    await locate(opening(page)).getByRole("button", { name: "Knight" }).click();
    await showsDistancesOf(page, "knight", FIRST);
    await click(board, "f6");
    await expect.poll(() => cellsUnder(board, ".token.held")).toEqual(["f6"]);
    await point(board, "c3");
    await shows(page, { ...FIRST, king: "c3" });
    await showsDistancesOf(page, "king", { ...FIRST, king: "c3" });
    await click(board, "h1");
    await leave(page);
    await shows(page, { ...FIRST, king: "h1" });
    await showsDistancesOf(page, "king", { ...FIRST, king: "h1" });
    expect(await cellsUnder(board, ".token.held")).toEqual([]);
    await click(board, "b2"); // picked up and put back
    await click(board, "b2");
    await click(board, "a8");
    await leave(page);
    await shows(page, { king: "h1", knight: "b2", target: "a8" });
    await showsDistancesOf(page, "king", { king: "h1", knight: "b2", target: "a8" });

    // A click keeps exactly what is shown while the pointer is over the square.
    for (const [at, [to]] of drawnPairs(NAMES, runs(4, 12), "click").entries()) {
      const [king = "", knight = ""] = await cellsUnder(board, ".token");
      if ([king, knight].includes(to)) continue;
      const why = `king ${king}, knight ${knight}`;
      if (at % 2 === 1) await click(board, at % 4 === 1 ? king : knight);
      await point(board, to);
      await expect
        .poll(async () => (await cellsUnder(board, ".target, .token.held")).includes(to), {
          message: why,
        })
        .toBe(true);
      const pointed = await picture(page);
      await click(board, to);
      await expect.poll(() => cellsUnder(board, ".token.held"), { message: why }).toEqual([]);
      expect(await picture(page), why).toEqual(pointed);
      await leave(page);
      expect(await picture(page), why).toEqual(pointed);
    }
  });
});

test("a second pointer neither moves what the first one drags, nor puts it down", async ({
  open,
}) => {
  const page = await open();
  const board = boardOf(page);
  /** Dispatches an event over a8 from a pointer that was not pressed on the board. */
  const other = async (type: string): Promise<void> => {
    const { x, y } = await middleOf(board, "a8");
    await page.evaluate(
      `document.elementFromPoint(${x}, ${y}).dispatchEvent(new PointerEvent(${JSON.stringify(type)}, {
        pointerId: 77, pointerType: "touch", isPrimary: false, buttons: 1, button: 0,
        clientX: ${x}, clientY: ${y}, bubbles: true }))`,
    );
  };
  await point(board, "f6");
  await page.mouse.down();
  await point(board, "e2");
  await shows(page, { ...FIRST, king: "e2" });
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
    await other(type);
    await shows(page, { ...FIRST, king: "e2" }, type);
    expect(await cellsUnder(board, ".token.held"), type).toEqual(["e2"]);
  }
  await point(board, "g2");
  await page.mouse.up();
  await leave(page);
  await shows(page, { ...FIRST, king: "g2" });
  for (const type of ["pointermove", "pointerup"]) {
    await other(type);
    await shows(page, { ...FIRST, king: "g2" }, type);
  }
});

describe("by keys", () => {
  test("arrows move the target, with Shift the piece; Enter swaps them", async ({ open }) => {
    const page = await open("", { viewport: { width: 1280, height: 640 } });
    const board = boardOf(page);
    const press = async (keys: string, placement: Placement): Promise<void> => {
      for (const key of keys.split(" ")) await page.keyboard.press(key);
      await shows(page, placement, keys);
    };
    await locate(within(board, "[tabindex='0']")).focus();
    const scrolled = await page.evaluate("scrollY");
    await press("ArrowRight ArrowUp ArrowUp", { ...FIRST, target: "e6" });
    await press("ArrowLeft ArrowDown", { ...FIRST, target: "d5" });
    await press("Shift+ArrowUp Shift+ArrowLeft", { ...FIRST, knight: "a3", target: "d5" });
    await press("Enter", { ...FIRST, knight: "d5", target: "a3" });
    await showsDistancesOf(page, "knight", { ...FIRST, knight: "d5", target: "a3" });
    await press("Space", { ...FIRST, knight: "a3", target: "d5" });
    await press("Home PageUp", { ...FIRST, knight: "a3", target: "a8" });
    await press("End PageDown ArrowDown", { ...FIRST, knight: "a3", target: "h1" });
    await press("Control+ArrowUp", { ...FIRST, knight: "a3", target: "h1" });
    await locate(opening(page)).getByRole("button", { name: "King" }).click();
    await locate(within(board, "[tabindex='0']")).focus();
    await press("Shift+ArrowRight Shift+PageDown", { king: "g1", knight: "a3", target: "h1" });
    await press("Enter", { king: "h1", knight: "a3", target: "g1" });
    await press("Shift+Home Shift+PageUp", { king: "a8", knight: "a3", target: "g1" });
    await press("Home PageUp", { king: "a8", knight: "a3", target: "a8" }); // the king stands there
    await showsDistancesOf(page, "king", { king: "a8", knight: "a3", target: "a8" });
    expect(await page.evaluate("scrollY")).toBe(scrolled);
  });

  test("Escape returns what is picked up or dragged to its place; Enter lets go of it", async ({
    open,
  }) => {
    const page = await open();
    const board = boardOf(page);
    await click(board, "f6");
    await point(board, "a1");
    await shows(page, { ...FIRST, king: "a1" });
    await page.keyboard.press("Escape");
    await shows(page, FIRST);
    await showsDistancesOf(page, "knight", FIRST);
    expect(await cellsUnder(board, ".token.held")).toEqual([]);
    await point(board, "b2");
    await page.mouse.down();
    await point(board, "h8");
    await shows(page, { ...FIRST, knight: "h8" });
    await page.keyboard.press("Escape");
    await shows(page, FIRST);
    await page.mouse.up();
    await leave(page);
    await shows(page, FIRST);

    await click(board, "b2");
    await leave(page);
    await page.keyboard.press("Enter");
    await shows(page, { ...FIRST, knight: "d4", target: "b2" });
    expect(await cellsUnder(board, ".token.held")).toEqual([]);
    await click(board, "a8");
    await shows(page, { ...FIRST, knight: "d4", target: "a8" });
  });
});

describe("by touch", () => {
  test("a drag from a piece or the target moves it, one from elsewhere scrolls, a tap picks up and puts down", async ({
    open,
  }) => {
    const page = await open("", { hasTouch: true, viewport: { width: 360, height: 740 } });
    const board = boardOf(page);
    // With space to scroll the board both ways.
    await page.evaluate("scrollTo(0, 100)");
    const scrolled = await page.evaluate<number>("scrollY");
    expect(scrolled).toBeGreaterThan(50);
    await slide(board, "f6", "f2");
    await shows(page, { ...FIRST, king: "f2" });
    await slide(board, "b2", "b8");
    await shows(page, { king: "f2", knight: "b8", target: "d4" });
    await slide(board, "d4", "d8");
    const placed: Placement = { king: "f2", knight: "b8", target: "d8" };
    await shows(page, placed);
    expect(await page.evaluate("scrollY")).toBe(scrolled);
    await slide(board, "e7", "e2");
    await expect.poll(() => page.evaluate("scrollY")).not.toBe(scrolled);
    await shows(page, placed);
    expect(await cellsUnder(board, ".token.held")).toEqual([]);

    const tap = async (square: string): Promise<void> => {
      const { x, y } = await middleOf(board, square);
      await page.touchscreen.tap(x, y);
    };
    await tap("b7");
    await shows(page, { ...placed, target: "b7" });
    await tap("f2");
    await expect.poll(() => cellsUnder(board, ".token.held")).toEqual(["f2"]);
    await tap("g1");
    await shows(page, { king: "g1", knight: "b8", target: "b7" });
    expect(await cellsUnder(board, ".token.held")).toEqual([]);
    await showsDistancesOf(page, "king", { king: "g1", knight: "b8", target: "b7" });
  });
});
