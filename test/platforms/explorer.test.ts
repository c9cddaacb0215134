/** The explorer, built as it is published and used in a real browser: by pointer, by keyboard, by screen reader. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { temporaryFolder } from "../support/files.js";
import { sampled } from "../support/sampling.js";
import { run } from "../support/tool.js";
import { addressWith } from "./support/chapters.js";
import { follow, tintOf } from "./support/explorer.js";
import { axeFaults, explorerTests } from "./support/pages.js";

/** The folder for screenshots, if they are wanted. */
const SCREENSHOTS = process.env["SCREENSHOTS"];

const test = explorerTests("?embed");

/** What a screen reader gets for the squares, by their names: `4 moves, origin` for a1. */
const heard = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const expression = "document.querySelector('svg.board')";
  const { result } = await session.send("Runtime.evaluate", { expression });
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    objectId: result.objectId ?? "",
    role: "gridcell",
  });
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
  return Object.fromEntries(
    names.map((name) => [name.split(", ")[0] ?? "", name.split(", ").slice(1).join()]),
  );
};

const sessions = new WeakMap<Page, CDPSession>();

/** A menu of the workbench; by its role, because the text of its label contains all its options. */
const menu = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

describe("the board", () => {
  test("is a grid with a name; a click keeps what hovering showed: the target", async ({
    open,
  }) => {
    const page = await open();
    const reading = page.getByRole("region", { name: "Answer" });
    for (const [square, moves] of [
      ["d4", 2],
      ["h8", 6],
      ["c3", 4],
    ] as const) {
      await page.getByRole("gridcell", { name: `${square},` }).hover();
      await page.getByRole("heading", { name: `a1 → ${square}: ${moves} moves` }).waitFor();
      const shown = await reading.innerText();
      await page.mouse.down();
      await page.mouse.up();
      await page.mouse.move(0, 0);
      await addressWith(page, `from=a1&to=${square}`);
      expect(await reading.innerText()).toBe(shown);
    }
    await page.getByRole("grid", { name: "Knight distance from a1" }).waitFor();
  });

  test.for([360, 768, 1280])(
    "at %i pixels the answer and the board are in view together",
    async (width, { open }) => {
      const height = width < 500 ? 740 : 900;
      const page = await open("#metric=knight&from=a1&to=b2", {
        hasTouch: width < 500,
        viewport: { width, height },
      });
      await page.evaluate("document.querySelector('.reading').scrollIntoView()"); // smoothly
      const isInView = async (selector: string): Promise<boolean> => {
        const box = await page.locator(selector).boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= height;
      };
      await expect.poll(() => isInView(".board")).toBe(true);
      await expect.poll(() => isInView(".reading")).toBe(true);
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

  test("is used with the keyboard alone", async ({ open }) => {
    const page = await open("#metric=king&from=d4&to=g8");
    const focused = (): Promise<unknown> =>
      page.evaluate("document.activeElement.getAttribute('aria-label')");
    const press = async (keys: string, label?: string): Promise<void> => {
      for (const key of keys.split(" ")) await page.keyboard.press(key);
      if (label !== undefined) await expect.poll(focused).toBe(label);
    };
    await menu(page, "Metric").focus();
    await press("End"); // the last metric: the Betza piece
    await press("ArrowUp");
    await addressWith(page, "metric=combined");
    await press("Home");
    await addressWith(page, "metric=king");
    await menu(page, "Show").focus();
    await press("Tab", "g8, 4 moves, target");
    await press("ArrowDown ArrowRight", "h7, 4 moves, target");
    await press("ArrowRight", "h7, 4 moves, target"); // the board ends there
    await press("Shift+ArrowLeft", "c4, 0 moves, origin, 5 moves to h7");
    await press("Shift+ArrowUp Shift+ArrowUp", "c6, 0 moves, origin, 5 moves to h7");
    await page.getByRole("heading", { name: "c6 → h7: 5 moves" }).waitFor();
    await press("Enter", "h7, 0 moves, origin, 5 moves to c6");
    await addressWith(page, "from=h7&to=c6");
    await press("Space Home", "a7, 2 moves, target"); // swapped again, then the target moves
    await press("ArrowRight", "b7, 1 move, target");
    await press("PageUp End", "h8, 5 moves, target");
    await press("PageDown", "h1, 5 moves, target");
    // The browser still handles these itself.
    await press("Control+ArrowUp Meta+ArrowUp", "h1, 5 moves, target");
    await page.evaluate("scrollTo(0, 0)");
    await press("ArrowDown ArrowDown Space Space");
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
    const copy = page.getByRole("button", { name: "Copy import and lookup" });
    await copy.focus();
    await press("Enter");
    await expect
      .poll(() => page.evaluate("navigator.clipboard.readText()"))
      .toContain("distance(42, 7); // 5");
    await page.getByText("Copied: import and lookup.").waitFor();
  });

  test.for([
    [1280, 800],
    [1920, 1000],
  ] as const)("by keys, the answer stays in view: %i×%i", async ([width, height], { open }) => {
    const page = await open("#metric=knight&from=a1&to=b2", {
      viewport: { width, height },
    });
    const seen = (): Promise<unknown> =>
      page.evaluate(`[".reading h3", "svg.board"].map((part) => {
        const { top, bottom } = document.querySelector(part).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })`);
    await menu(page, "Show").focus();
    for (const key of ["Tab", "ArrowDown", "Shift+ArrowRight", "PageUp", "PageDown"]) {
      await page.keyboard.press(key);
      await expect.poll(seen, { message: key }).toEqual([true, true]);
    }
  });

  test("shows where the focus is, over all squares, and only for those who use keys", async ({
    open,
  }) => {
    const page = await open();
    const stroke = (): Promise<unknown> =>
      page.evaluate("getComputedStyle(document.querySelector('.board .focus')).stroke");
    await page.getByRole("gridcell", { name: "d4," }).click();
    await expect.poll(() => stroke()).toBe("none");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => stroke()).not.toBe("none");
    await expect.poll(() => page.locator(".board .focus").getAttribute("y")).toBe("30"); // d5, three ranks below the top
  });

  test("to the center, all that can be moved is the target", async ({ open }) => {
    const page = await open("#metric=king&layout=center&from=a1&to=h8");
    await page.getByRole("gridcell", { name: "c1," }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("heading", { name: "c1 → the center: 3 moves" }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.getByRole("heading", { name: "c2 → the center: 2 moves" }).waitFor();
    await page.keyboard.press("Shift+ArrowUp");
    await page.getByRole("heading", { name: "c3 → the center: 1 move" }).waitFor();
    await addressWith(page, "from=a1&to=c3");
    await page
      .getByText("Point at a square to read its answer; a click or an arrow key keeps it.", {
        exact: true,
      })
      .waitFor();
  });

  test("has the figure of what stands on it, and says what can be moved", async ({ open }) => {
    const page = await open("#metric=knight&from=a1&to=b2");
    const [hint, figure] = [page.locator("#hint"), page.locator(".token path")];
    await expect.poll(() => figure.count()).toBe(1);
    const knight = await figure.getAttribute("d");
    await follow(page, "view=white-pawn&from=e4");
    await expect.poll(() => figure.getAttribute("d")).not.toBe(knight);
    expect(await hint.textContent()).toMatch(/^Drag the piece, .* Shift with an arrow key\.$/);
    await follow(page, "view=attacks&from=e4&to=f5");
    await expect.poll(() => page.locator(".token").count()).toBe(0);
    expect(await page.locator(".board .origin").count()).toBeGreaterThan(0);
    expect(await hint.textContent()).toMatch(/^Point at a square .* Enter swaps both ends\.$/);
  });

  const LEGENDS = [
    "metric=knight",
    "metric=king&view=paths&from=f6&to=h1",
    "board=16x16&metric=king",
    "metric=knight&view=compare&with=king",
  ];

  test.for(sampled(LEGENDS, 2))(
    "has a legend in the colors of its squares, but for their tints: %s",
    async (fragment, { open }) => {
      const page = await open(`#${fragment}`);
      const [legend, squares] = await page.evaluate<[string[], string[]]>(`[
        [...document.querySelectorAll(".legend li")].map((item) =>
          item.textContent + getComputedStyle(item.querySelector("rect")).fill),
        [...document.querySelectorAll(".board [role=gridcell] text, .steps figure:first-of-type text:not(.edge text)")].map((text) =>
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

describe("the metric and the board", () => {
  test("a piece is typed in Betza notation; one that is refused says the core's words", async ({
    open,
  }) => {
    const page = await open();
    await menu(page, "Metric").selectOption("A piece of your own…");
    const piece = page.getByLabel("Piece, in Betza notation");
    await piece.fill("C");
    await page.getByRole("grid", { name: "C distance from a1" }).waitFor();
    await expect.poll(() => heard(page)).toHaveProperty("d2", "1 move");
    await expect.poll(() => heard(page)).toHaveProperty("b1", "never reached");
    await piece.fill("CgN");
    await page
      .getByText(
        'piece "CgN", at character 2, "g": g hops over a piece, and an empty board has none',
      )
      .waitFor();
    await expect.poll(() => piece.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("What is shown is still C.").waitFor();
    await page.getByRole("grid", { name: "C distance from a1" }).waitFor();
    await addressWith(page, "piece=C&");
    await page.getByRole("gridcell", { name: "c3," }).click();
    await expect.poll(() => piece.inputValue()).toBe("CgN");
    await piece.fill(" N ");
    await page.getByRole("grid", { name: "N distance from a1" }).waitFor();
  });

  test("a link sets the field of the piece, or takes it away", async ({ open }) => {
    const page = await open();
    const piece = page.getByLabel("Piece, in Betza notation");
    await follow(page, "piece=NN");
    await expect.poll(() => piece.inputValue()).toBe("NN");
    await follow(page, "piece=NX");
    await expect.poll(() => piece.inputValue()).toBe("NX");
    await follow(page, "metric=rook");
    await expect.poll(() => piece.count()).toBe(0);
    await expect.poll(() => menu(page, "Metric").inputValue()).toBe("rook");
  });

  test("the board is chosen, and both squares stay on it", async ({ open }) => {
    const page = await open("#from=h8&to=g2");
    await menu(page, "Files").selectOption("5");
    await menu(page, "Ranks").selectOption("12");
    await page.getByRole("grid", { name: "Knight distance from e8" }).waitFor();
    await addressWith(page, "board=5x12&");
    await menu(page, "Layout").selectOption("superimposed"); // 2 × 5 − 1 and 2 × 12 − 1
    await addressWith(page, "layout=superimposed&");
    await addressWith(page, "from=e8&to=e2");
    await expect.poll(() => page.locator(".board [role=gridcell]").count()).toBe(60);
  });
});

describe("the array", () => {
  const array = (page: Page) => page.getByRole("region", { name: "Array" });

  /** The upper left corner of the frame of the board, in cells of the array. */
  const frame = (page: Page): Promise<unknown> =>
    page.evaluate(
      `document.querySelector(".array .slide").getAttribute("transform").match(/\\d+/g).map((at) => at / 10)`,
    );

  test("15×15 lies under the board, and moves with the origin", async ({ open }) => {
    const page = await open("#metric=king&layout=superimposed&from=c2&to=h8");
    await expect.poll(() => array(page).getByRole("gridcell").count()).toBe(225);
    await page.getByRole("grid", { name: "DISTANCE_15X15, array" }).waitFor();
    await expect.poll(() => frame(page)).toEqual([5, 1]); // as on the page Distance, in its picture
    await page.getByRole("gridcell", { name: "h8," }).press("Shift+ArrowRight");
    await expect.poll(() => frame(page)).toEqual([4, 1]);
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(() => frame(page)).toEqual([4, 0]);
  });

  test("a cell that is hovered lights the square of the board, and the reverse", async ({
    open,
  }) => {
    const page = await open("#metric=knight&layout=superimposed&from=c2&to=h8");
    const marked = (place: "board" | "array"): Promise<unknown> =>
      page.evaluate(
        `[...document.querySelectorAll(".${place} .target")]
          .map((mark) => mark.parentElement.getAttribute("transform").match(/\\d+/g).map((at) => at / 10))`,
      );
    await page.getByRole("gridcell", { name: "d4," }).hover();
    // d4 is a file right of c2 and two ranks up: from 7, 7, the center, to 8, 5.
    await expect.poll(() => marked("array")).toEqual([[8, 5]]);
    // 15 × −1 + 1 + 112: a file right, a rank down, d1.
    await array(page).locator("[aria-label^='entry 98,']").hover();
    await expect.poll(() => marked("board")).toEqual([[3, 7]]);
    await page.getByRole("heading", { name: "c2 → d1: 2 moves" }).waitFor();
    await array(page).locator("[aria-label^='entry 0,']").hover();
    await expect.poll(() => marked("board")).toEqual([]);
    await page
      .getByRole("heading", { name: "Δrank -7, Δfile -7: off the board, seen from c2" })
      .waitFor();
  });

  test("a cell that is clicked, tapped or reached by keys makes its square the target", async ({
    open,
  }) => {
    const fragment = "#metric=knight&layout=superimposed&from=c2&to=h8";
    const page = await open(fragment, { hasTouch: true });
    await array(page).locator("[aria-label^='entry 98,']").click();
    await addressWith(page, "from=c2&to=d1");
    await array(page).locator("[aria-label^='entry 113,']").tap();
    await addressWith(page, "from=c2&to=d2");
    await array(page).locator("[aria-label^='entry 113,']").press("ArrowUp");
    await addressWith(page, "from=c2&to=d3");
    const focused = (): Promise<unknown> =>
      page.evaluate("document.activeElement.getAttribute('aria-label')");
    await expect.poll(focused).toBe("entry 128, 2, d3");
    await page.keyboard.press("Home");
    await expect.poll(focused).toBe("entry 120, 4, off the board");
    await page
      .getByRole("heading", { name: "Δrank +1, Δfile -7: off the board, seen from c2" })
      .waitFor();
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("entry 134, 4, off the board");
    await page.keyboard.press("ArrowLeft ArrowLeft".split(" ")[0] ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(focused).toBe("entry 132, 4, h3");
    await addressWith(page, "from=c2&to=h3");
  });

  test("on a phone the largest array is panned to what is read, and zoomed", async ({ open }) => {
    const page = await open("#board=16x16&metric=king&layout=superimposed&from=a1&to=p16", {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const cell = (entry: number) =>
      array(page).locator(`[aria-label^='entry ${entry},'] rect`).first();
    const visible = async (entry: number): Promise<boolean> => {
      const [view, box] = await Promise.all([
        page.locator(".view").boundingBox(),
        cell(entry).boundingBox(),
      ]);
      if (view === null || box === null) throw new Error("no array");
      return (
        box.x >= view.x - 1 &&
        box.x + box.width <= view.x + view.width + 1 &&
        box.y >= view.y - 1 &&
        box.y + box.height <= view.y + view.height + 1
      );
    };
    await expect.poll(() => visible(960)).toBe(true); // 31 × 31 − 1: the way from a1 to p16
    expect((await cell(960).boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await page.getByRole("gridcell", { name: "a2," }).tap();
    await expect.poll(() => visible(480 + 31)).toBe(true);
    const before = (await cell(480).boundingBox())?.width ?? Infinity;
    await page.getByRole("button", { name: "Larger" }).click();
    await expect.poll(async () => (await cell(480).boundingBox())?.width).toBeGreaterThan(before);
    await expect.poll(() => visible(480 + 31)).toBe(true);
  });

  test("a layout that cannot hold the piece shows two pairs of squares, and leads to the one that can", async ({
    open,
  }) => {
    const page = await open("#piece=Z&layout=superimposed&from=a1&to=b2");
    const refused = page.getByRole("region", { name: "No table" });
    await refused.getByText("b1 → c2 and c1 → d2 lie alike,").waitFor();
    await refused.getByRole("img", { name: "b1 → c2 and c1 → d2: one entry for both" }).waitFor();
    await expect.poll(() => refused.locator(".route").count()).toBe(2);
    await expect.poll(() => array(page).count()).toBe(0);
    await refused.getByRole("button", { name: "Show it by pair of squares" }).click();
    await addressWith(page, "layout=pair&");
    await page.getByText("ZEBRA_DISTANCE[0 << 6 | 9] = 4").waitFor();
    await expect.poll(() => refused.count()).toBe(0);
    await follow(page, "board=10x8&metric=combined&layout=0x88");
    await refused.getByText("The package holds the combined distance by pair").waitFor();
    expect(await refused.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("status").allTextContents()).toContainEqual(
      expect.stringMatching(/The package holds the combined distance by pair/),
    );
    await expect
      .poll(() => menu(page, "Table").locator("option:checked").textContent())
      .toBe("(no table)");
  });
});

describe("the history", () => {
  test("Back undoes steps, and a key that is held is one step", async ({ open }) => {
    const page = await open("#metric=king&from=a1&to=b2");
    await page.getByRole("gridcell", { name: "d4," }).click();
    await menu(page, "Metric").selectOption("Knight");
    const length = await page.evaluate<number>("history.length");
    await page.getByRole("gridcell", { name: "d4," }).press("ArrowRight");
    for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowRight");
    await addressWith(page, "to=h4");
    expect(await page.evaluate("history.length")).toBe(length + 1);
    await page.goBack();
    await page.getByRole("heading", { name: "a1 → d4: 2 moves" }).waitFor();
    await expect.poll(() => menu(page, "Metric").inputValue()).toBe("knight");
    await page.goBack();
    await page.getByRole("grid", { name: "King distance from a1" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "a1 → b2: 1 move" }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "a1 → d4: 3 moves" }).waitFor();
  });

  test("the link that is copied shows the same", async ({ open }) => {
    const page = await open("#metric=king&from=a1&to=b2");
    await page.getByRole("gridcell", { name: "d4," }).click();
    await page.getByRole("button", { name: "Copy link to this" }).click();
    await page.getByText("Copied: link.").waitFor();
    await expect
      .poll(() => page.evaluate("navigator.clipboard.readText()"))
      .toMatch(/#board=8x8&metric=king&layout=pair&view=distances&from=a1&to=d4$/);
  });
});

test("what was pointed at on another board is forgotten when a link is followed", async ({
  open,
}) => {
  const page = await open("#board=8x8&metric=king&layout=superimposed");
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

  test("of the package: import and lookup, and the table", async ({ open }) => {
    const page = await open("#metric=manhattan&layout=center&to=c1");
    expect(await copied(page, "Copy import and lookup")).toBe(
      'import { centerManhattanDistance } from "chess-distance";\n\ncenterManhattanDistance(2); // 4',
    );
    await follow(page, "metric=bishop&from=a1&to=b1");
    expect(await copied(page, "Copy import and lookup")).toBe(
      'import { bishopDistance } from "chess-distance/pieces";\n\nbishopDistance(0, 1); // 255, UNREACHABLE',
    );
    const buttons = (name: string | RegExp): Promise<number> =>
      page.getByRole("button", { name }).count();
    await page.evaluate("location.hash = 'view=x88diff'");
    expect(await copied(page, "Copy command")).toBe(
      "npx chess-distance --table x88diff --out src/tables",
    );
    await expect.poll(() => buttons("Copy import and lookup")).toBe(1);
    await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("C99");
    await page.getByRole("button", { name: "Copy x88diff.h" }).waitFor();
    await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("JSON");
    await page.getByText("JSON holds the numbers of arrays; this lookup has no array.").waitFor();
    await expect.poll(() => buttons("Copy command")).toBe(0);
    await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("TypeScript");
    await page.evaluate("location.hash = 'board=8x7&view=white-pawn'");
    await page.getByText("Neither the package nor the command has this for this board").waitFor();
    await expect.poll(() => buttons(/^Copy (command|import and lookup)$/)).toBe(0);
    await expect.poll(() => buttons(/^Copy table: WHITE_PAWN_SQUARES, 56 sets/)).toBe(1);
    await follow(page, "metric=bishop&from=a1&to=b1");
    await page
      .getByRole("button", { name: /^Copy table: BISHOP_DISTANCE, 4096 entries/ })
      .waitFor();
  });

  test("in another language, which is remembered: the file, its copy and its download", async ({
    open,
  }) => {
    const page = await open("#metric=knight&layout=superimposed&from=a1&to=b2");
    await page.getByRole("combobox", { name: "Code", exact: true }).selectOption("C++17");
    await page.getByText("knight_distance_15x15.hpp, as the tool writes it:").waitFor();
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
      page.getByRole("button", { name: "Download knight_distance_15x15.hpp" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("knight_distance_15x15.hpp");
    expect(readFileSync(await download.path(), "utf8")).toBe(written);
    await page.reload();
    await page.getByRole("button", { name: "Download corner.hpp" }).waitFor();
  });

  test("says so where the browser does not let it copy", async ({ open }) => {
    const page = await open();
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
    await page.getByRole("button", { name: "Copy command" }).click();
    await page
      .getByText("The browser does not let this page copy. Select the text instead.")
      .waitFor();
    await expect.poll(() => page.getByText(/^Copied/).count()).toBe(0);
  });
});

test("a link shows the same picture", async ({ open }) => {
  const page = await open();
  await menu(page, "Metric").selectOption("A piece of your own…");
  await page.getByLabel("Piece, in Betza notation").fill("(1,4)N2");
  await menu(page, "Files").selectOption("9");
  await menu(page, "Layout").selectOption("0x88");
  await menu(page, "Show").selectOption("Shortest paths");
  await page.getByRole("gridcell", { name: "i7," }).click();
  await page.mouse.move(0, 0);
  await addressWith(page, "to=i7");
  // Attributes in their order, and without the square that gets the focus next, which is not part of the picture.
  const seen = (one: Page): Promise<string[]> =>
    one.evaluate<string[]>(`[...document.querySelectorAll("main *")]
      .filter((element) => !element.matches(".focus, .focus-casing, p.note a"))
      .map((element) => [
        element.tagName,
        ...[...element.attributes].map(({ name, value }) => name + "=" + value)
          .filter((text) => !/^(selected|tabindex|id|aria-labelledby|aria-controls)=/.test(text)).sort(),
        element.value ?? "",
        element.children.length === 0 ? element.textContent : "",
      ].join(" "))`);
  expect((await seen(page)).length).toBeGreaterThan(300);
  const other = await open(new URL(page.url()).hash);
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
    "view=from-0x88",
    "view=corner",
    "view=x88diff",
    "view=attacks&layout=0x88",
    "view=increment",
    "piece=NCW3&layout=superimposed",
    "view=compare&with=manhattan&numbering=a8",
  ];

  test.for(["light", "dark"] as const)(
    "axe finds nothing amiss, in %s",
    async (colorScheme, { open }) => {
      const page = await open("", { colorScheme });
      for (const state of sampled(STATES, 4, colorScheme)) {
        await follow(page, state);
        expect(await axeFaults(page), state).toEqual([]);
      }
    },
  );

  test.for(sampled([360, 768, 1280, 1920], SCREENSHOTS === undefined ? 2 : 4))(
    "on a screen %i pixels wide nothing is scrolled sideways",
    async (width, { open }) => {
      const page = await open("", { viewport: { width, height: 800 } });
      const states = [...STATES.entries()];
      for (const [at, state] of sampled(states, SCREENSHOTS === undefined ? 5 : 99, `${width}`)) {
        await follow(page, state);
        expect(await page.evaluate("document.documentElement.scrollWidth"), state).toBe(width);
        if (SCREENSHOTS !== undefined) await takePictures(page, `${width}`, `${at}`);
      }
    },
  );
});
