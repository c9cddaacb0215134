/** Tests the workbench of the explorer in a real browser: by pointer, by touch, by keyboard, by screen reader. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { bishopDistance } from "../../src/pieces.js";
import { SQUARES } from "../support/board.js";
import { addressWith, nameOf } from "./support/chapters.js";
import { follow, until } from "./support/explorer.js";
import { explorerTests } from "./support/pages.js";

const test = explorerTests("?embed");

/** The places of all elements that can be clicked. */
const places = (
  page: Page,
  which = "a, button, select, input, summary, .map, svg.board, svg.array",
): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(which)})]
    .map((element) => element.getBoundingClientRect()).map(({ x, y }) => x + " " + y)`);

/** The width and the height of a PNG. */
const sizeOf = (png: Buffer): readonly [width: number, height: number] => [
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

/** The colors of some pixels of a PNG, as CSS colors. */
const colorsIn = (
  page: Page,
  png: Buffer,
  places: readonly (readonly [x: number, y: number])[],
): Promise<readonly string[]> =>
  page.evaluate<
    string[]
  >(`createImageBitmap(new Blob([new Uint8Array(${JSON.stringify([...png])})])).then((image) => {
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return ${JSON.stringify(places)}.map(([x, y]) => {
      const start = 4 * (Math.floor(y) * image.width + Math.floor(x));
      return "rgb(" + [...data.slice(start, start + 3)].join(", ") + ")";
    });
  })`);

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
  await menu.selectOption("SQUARE_FROM_0X88");
  await page.getByRole("heading", { name: "0x88 coordinate 1: square 1, b1" }).waitFor();
  await menu.selectOption("x88diff");
  await page.getByText("A lookup without an array: the index itself is the answer.").waitFor();
  const groups = await page.evaluate(
    "[...document.querySelectorAll('optgroup')].map(({ label }) => label)",
  );
  expect(groups).toEqual(
    ["", "/pieces", "/vectors", "/sets", "/paths"].map((end) => `chess-distance${end}`),
  );
});

describe("the map of all pairs", () => {
  const map = (page: Page) => page.getByRole("application");

  test("has every entry in the color of the legend, and what is never reached in none", async ({
    open,
  }) => {
    const page = await open("#metric=bishop&from=h8&to=h8");
    await until(page, "document.querySelector('.map').offsetWidth > 400");
    const png = await map(page).screenshot({ scale: "css" });
    const cell = (sizeOf(png)[0] - 28) / 64;
    const at = (place: number): number => 28 + (place + 0.5) * cell;
    const middles = SQUARES.flatMap((origin) =>
      SQUARES.map((target) => [at(target), at(origin)] as const),
    );
    const shades = await colorsIn(page, png, middles);
    const scale = await page.evaluate<string[]>(
      `[...document.querySelectorAll(".legend rect")].map((item) => getComputedStyle(item).fill)`,
    );
    const clear = await page.evaluate(
      "getComputedStyle(document.querySelector('.map')).backgroundColor",
    );
    expect(scale).not.toContain(clear);
    const expected = SQUARES.flatMap((origin) =>
      SQUARES.map((target) => scale[bishopDistance(origin, target)] ?? clear),
    );
    // The last entry is marked, and its frame covers parts of the neighbors.
    const isMarked = (entry: number): boolean => entry % 64 >= 62 && entry >= 62 * 64;
    expect(shades.filter((_, entry) => !isMarked(entry))).toEqual(
      expected.filter((_, entry) => !isMarked(entry)),
    );
  });

  /** The middle of an entry on the screen, at the lowest zoom. */
  const middle = async (page: Page, origin: number, target: number) => {
    await map(page).scrollIntoViewIfNeeded();
    const box = await map(page).boundingBox();
    if (box === null) throw new Error("no map");
    const cell = (box.width - 28) / 64;
    return {
      x: box.x + 28 + (target + 0.5) * cell,
      y: box.y + 28 + (origin + 0.5) * cell,
    };
  };

  test("shows the two squares of an entry that is pointed at, and a click keeps them", async ({
    open,
  }) => {
    const page = await open("#metric=knight&from=a1&to=b2");
    const point = await middle(page, 62, 9);
    const before = await places(page);
    await page.mouse.move(point.x, point.y);
    await page.getByRole("heading", { name: "g8 → b2: 5 moves" }).waitFor();
    await page.getByText("Entry 3977 of 0…4095: g8 → b2: 5 moves").waitFor();
    await page.getByRole("grid", { name: "Knight distance from g8" }).waitFor();
    expect(await places(page)).toEqual(before);
    const other = await middle(page, 0, 0);
    await page.mouse.move(other.x - 15, other.y - 15);
    await page.getByRole("heading", { name: "a1 → b2: 4 moves" }).waitFor();
    await page.mouse.click(point.x, point.y);
    await addressWith(page, "from=g8&to=b2");
    await page.getByRole("grid", { name: "Knight distance from g8" }).waitFor();
    expect(await places(page)).toEqual(before);
  });

  test("is used by keys, and keeps in view what they move to", async ({ open }) => {
    const page = await open("#metric=knight&from=a1&to=b2");
    const larger = page.getByRole("button", { name: "Larger" });
    await larger.click();
    await larger.click();
    await expect.poll(() => larger.isDisabled()).toBe(true);
    await map(page).focus();
    for (const [key, from, to] of [
      ["ArrowRight", "a1", "c2"],
      ["ArrowDown", "b1", "c2"],
      ["PageDown", "b2", "c2"],
      ["PageUp", "b1", "c2"],
      ["ArrowUp", "a1", "c2"],
      ["ArrowUp", "a1", "c2"],
      ["End", "a1", "h8"],
      ["PageDown", "a2", "h8"],
      ["ArrowLeft", "a2", "g8"],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByText(`: ${from} → ${to}: `).first().waitFor();
    }
    await addressWith(page, "from=a2&to=g8");
    const left = (): Promise<number> =>
      page.evaluate("document.querySelector('.map-view').scrollLeft");
    await expect.poll(left).toBeGreaterThan(500);
    await page.keyboard.press("Home");
    await expect.poll(left).toBe(0);
    await page.getByLabel("Files").selectOption("2");
    await expect.poll(() => page.getByRole("button", { name: "Smaller" }).isDisabled()).toBe(true);
  });

  test("on a screen that is touched, a tap keeps both squares", async ({ open }) => {
    const page = await open("#metric=knight&from=a1&to=b2", {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const { x, y } = await middle(page, 33, 12);
    await page.touchscreen.tap(x, y);
    await addressWith(page, `from=${nameOf(33)}&to=${nameOf(12)}`);
  });
});

test("Betza notation is explained or refused while it is typed, has a list of letters, and nothing moves", async ({
  open,
}) => {
  const page = await open("#piece=K");
  const note = page.locator("#piece-note");
  await expect
    .poll(() => note.textContent())
    .toBe("K a step of 1 square along a rank, file or diagonal: the king");
  // Below the board, names differ by piece.
  const above = ".settings :is(a, select, input, summary), .board";
  const before = await places(page, above);
  const field = page.getByLabel("Piece, in Betza notation");
  for (const [typed, said, shown] of [
    ["C", "C a leap of 1 and 3 squares: the camel", "C"],
    ["NC", "N a leap of 1 and 2 squares: the knightC a leap of 1 and 3 squares: the camel", "NC"],
    [
      " NCZHGDA(1,4)W3 ",
      "W3 a step of 1 square along a rank or file, up to 3 times",
      "NCZHGDA(1,4)W3",
    ],
    ["N", "N a leap of 1 and 2 squares: the knight", "N"],
    ["CgN", 'piece "CgN", at character 2, "g": g hops over a piece', "N"],
    ["", "What is shown is still N.", "N"],
    ["NCx", 'piece "NCx", at character 3', "N"],
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => note.textContent()).toContain(said);
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

  await page.getByText("All letters").click();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => field.inputValue()).toBe("");
  await page.getByRole("button", { name: "Z", exact: true }).press("Enter");
  await page.getByRole("grid", { name: "Z distance from a1" }).waitFor();
  await page.getByRole("button", { name: "C", exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe("ZC");
  await addressWith(page, "piece=ZC&");

  for (const piece of ["NN", "NX"]) {
    await follow(page, `piece=${piece}`);
    await expect.poll(() => field.inputValue()).toBe(piece);
  }
  await follow(page, "metric=rook");
  await expect.poll(() => field.count()).toBe(0);
  const metric = page.getByRole("combobox", { name: "Metric", exact: true });
  await expect.poll(() => metric.inputValue()).toBe("rook");
});

test("two metrics are compared by menu and pointer, and nothing moves", async ({ open }) => {
  const page = await open("#metric=knight&from=a1&to=b2");
  await page.getByLabel("Show").selectOption("Distances, compared");
  await page.getByLabel("Compared with").selectOption("Manhattan");
  await addressWith(page, "view=compare&from=a1&to=b2&with=manhattan");
  await page.getByRole("img", { name: "Manhattan from a1" }).waitFor();
  const before = await places(page);
  await page.getByRole("gridcell", { name: "h8," }).hover();
  await page.getByText("Manhattan: 14 moves. Knight minus Manhattan: −8.").first().waitFor();
  expect(await places(page)).toEqual(before);
  await page.getByRole("gridcell", { name: "h8," }).click();
  await addressWith(page, "from=a1&to=h8&with=manhattan");
  expect(await places(page)).toEqual(before);
});

test("the numbers of squares that are chosen for the page hold in the workbench, its address and what is copied", async ({
  open,
}) => {
  const page = await open("#metric=knight&from=a1&to=b2");
  const squares = page.getByRole("combobox", { name: "Squares", exact: true });
  await squares.selectOption("from a8");
  await addressWith(page, "&numbering=a8");
  await page.getByText("a1 is 56, b2 is 49", { exact: true }).waitFor();
  const copied = async (): Promise<unknown> => {
    await page.getByRole("button", { name: "Copy import and lookup" }).click();
    return page.evaluate("navigator.clipboard.readText()");
  };
  await expect.poll(copied).toContain("knightDistance(56, 49); // 4");
  await page.goBack();
  await expect.poll(copied).toContain("knightDistance(0, 9); // 4");
  await page.goForward();
  await expect.poll(copied).toContain("knightDistance(56, 49); // 4");
  await squares.selectOption("mailbox");
  await expect.poll(copied).toContain("knightDistance(21, 32); // 4");
  await page.getByLabel("Ranks").selectOption("10");
  await page.getByText("a1 is 0, b2 is 9; this table counts from a1", { exact: true }).waitFor();
});

describe("what is downloaded", () => {
  /** The contents of the file that a button saves. */
  const saved = async (page: Page, button: string, name: string): Promise<Buffer> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    return readFileSync(await download.path());
  };

  test.for(["light", "dark"] as const)(
    "the board as SVG and PNG, in %s: numbers, colors and size",
    async (colorScheme, { open }) => {
      const page = await open("#metric=bishop&from=a1&to=b2", { colorScheme });
      const svg = (await saved(page, "Board as SVG", "bishop-distance-from-a1.svg")).toString();
      expect(svg).not.toMatch(/class=|var\(|style|aria|tabindex|role=|color\(/);
      // As an image, without the page and its style.
      const seen = await page.evaluate<{
        texts: string[];
        size: number[];
        isSvg: boolean;
      }>(`(() => {
        const read = new DOMParser().parseFromString(${JSON.stringify(svg)}, "image/svg+xml").documentElement;
        return {
          isSvg: read.namespaceURI === "http://www.w3.org/2000/svg" && read.tagName === "svg",
          texts: [...read.querySelectorAll("text")].map((text) => text.textContent),
          size: ["width", "height"].map((name) => Number(read.getAttribute(name))),
        };
      })()`);
      expect(seen.isSvg).toBe(true);
      const ranks = [7, 6, 5, 4, 3, 2, 1, 0];
      const numbers = ranks.flatMap((rank) =>
        Array.from({ length: 8 }, (_, file) => bishopDistance(0, 8 * rank + file)),
      );
      expect(seen.texts.slice(0, 32).map(Number)).toEqual(numbers.filter((moves) => moves < 255));

      const png = await saved(page, "Board as PNG", "bishop-distance-from-a1.png");
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect(sizeOf(png)).toEqual(seen.size.map((side) => 3 * side));
      const expected = await page.evaluate(`[
        getComputedStyle(document.body).backgroundColor,
        ...[...document.querySelectorAll(".legend li:nth-child(-n+2) rect")]
          .map((element) => getComputedStyle(element).fill),
        getComputedStyle(document.querySelector(".board .empty")).fill,
      ]`);
      // Beside the names, and near the edges of a1, h8 and b1, where the colors are those of the scale.
      const unit = sizeOf(png)[0] / 83.6;
      const places = [
        [1, 82],
        [4.1, 79.5],
        [74.6, 9.5],
        [14.6, 71],
      ].map(([x = NaN, y = NaN]) => [unit * x, unit * y] as const);
      expect(await colorsIn(page, png, places)).toEqual(expected);
    },
  );

  test("a picture with its link: shared, or saved with the address below the board", async ({
    open,
  }) => {
    const SHARE = "Share as a picture with its link";
    const page = await open("#metric=bishop&from=a1&to=b2");
    await page.evaluate(`{
      navigator.canShare = ({ files }) => files.length === 1;
      navigator.share = async ({ files: [{ name, type }], title, url }) => {
        window.shared = [name, type, title, url];
      };
    }`);
    await page.getByRole("button", { name: SHARE }).click();
    await expect
      .poll(() => page.evaluate("window.shared"))
      .toEqual([
        "bishop-distance-from-a1.png",
        "image/png",
        "Bishop distance from a1",
        expect.stringMatching(/^http.*#board=8x8&metric=bishop&.*from=a1&to=b2/),
      ]);
    await page.evaluate(
      "{ delete navigator.canShare; delete Navigator.prototype.canShare; undefined }",
    );
    const plain = await saved(page, "Board as PNG", "bishop-distance-from-a1.png");
    const png = await saved(page, SHARE, "bishop-distance-from-a1.png");
    const [[width, height], [plainWidth, above]] = [sizeOf(png), sizeOf(plain)];
    expect(width).toBe(plainWidth);
    expect(height).toBeGreaterThan(above + 20);
    // The part below the board has the page's color and some text, which ends before the edge.
    const isInked = async (left: number): Promise<boolean> => {
      const places = Array.from({ length: (width - left) * (height - above) }, (_, at) => {
        const down = Math.floor(at / (width - left));
        return [left + (at % (width - left)), above + down] as const;
      });
      const colors = (await colorsIn(page, png, places)).join().match(/\d+/g) ?? [];
      return colors.some((part) => Number(part) < 128);
    };
    expect([await isInked(0), await isInked(width - 4)]).toEqual([true, false]);
  });

  test("the table as CSV, and none of a lookup without an array", async ({ open }) => {
    const page = await open("#metric=bishop");
    const csv = await saved(page, "Table as CSV (never: an empty field)", "BISHOP_DISTANCE.csv");
    expect(csv.toString().split("\r\n")[1]).toMatch(/^a1,0,,2,/);
    const { length } = csv.toString().trimEnd().split("\r\n");
    expect(length).toBe(65);
    const other = await open("#view=x88diff");
    await other.getByRole("button", { name: "Board as SVG" }).waitFor();
    expect(await other.getByRole("button", { name: /CSV/ }).count()).toBe(0);
  });
});
