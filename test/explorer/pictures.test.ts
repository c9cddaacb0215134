/** Tests the pictures of `docs/`: reads them back and compares them with other sources. */
import { describe, expect, test } from "vitest";
import { renderToString } from "preact-render-to-string";
import { drawnSize, gridDrawing, NAMES_MARGIN } from "../../generator/drawing/grid-drawing.js";
import type { DrawnCell, Grid } from "../../generator/drawing/grid.js";
import { made } from "../../explorer/components/made.js";
import { pictures } from "../../explorer/draw-pictures.js";
import { shadeOf } from "../../generator/drawing/shades.js";
import { boardNamed } from "../../generator/boards/shaped.js";
import { rectangle, type Board } from "../../generator/core/boards/board.js";
import { sq } from "../support/board.js";
import { stateAt } from "../support/shown.js";
import { contrast, luminance } from "../support/colors.js";
import { DOCS, filesIn } from "../support/files.js";
import { KING, KNIGHT, searchedFrom, type TestPiece } from "../support/pieces.js";

const PICTURES = Object.fromEntries(
  Object.entries(filesIn(DOCS)).filter(([name]) => name.endsWith(".svg")),
);

/** The numbers in a picture: its ranks from the top, each from the left. */
const ranksIn = (file: string): readonly (readonly number[])[] => {
  const ranks = (PICTURES[file] ?? "").matchAll(/<g transform="translate\(0 \d+\)">\n(.*)<\/g>/g);
  return [...ranks].map(([, cells = ""]) =>
    [...cells.matchAll(/translate\((\d+) 0\)"><rect [^>]*><text[^>]*>(\d+)</g)].map(
      ([, x, number], at) => {
        expect(Number(x)).toBe(10 * at);
        return Number(number);
      },
    ),
  );
};

/** Distances from a square, as a picture shows them: ranks from the top. */
const fromSquare = (piece: TestPiece, name: string): readonly (readonly number[])[] => {
  const square = sq(name);
  const distances = searchedFrom(piece, 8, 8, [[square % 8, square >> 3]]);
  return [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => distances.slice(8 * rank, 8 * rank + 8));
};

test.each([
  ["king-d4", KING],
  ["manhattan-d4", { notation: "W", steps: [[1, 0, 1]] } as const],
  ["knight-a1", KNIGHT],
])("%s shows the distances that search finds", (name, piece) => {
  expect(ranksIn(`${name}.svg`)).toEqual(fromSquare(piece, name.slice(-2)));
});

test.each(Object.entries(PICTURES))(
  "%s is small, has a title, and takes nothing from elsewhere",
  (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
    expect(text).toMatch(/<svg [^>]*role="img"[^>]*>\n<title>[^<]{20,}<\/title>\n/);
    const elsewhere = /href="(?!#)|url\(|<script|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)/;
    expect(text).not.toMatch(elsewhere);
  },
);

describe("the names at the edges and the colors", () => {
  test("the first rank is below, the a-file on the left", () => {
    const text = PICTURES["king-d4.svg"] ?? "";
    const names = [...text.matchAll(/<text x="-1.8" y="([\d.]+)">(\d)<\/text>/g)];
    const byHeight = names.sort(([, first], [, second]) => Number(second) - Number(first));
    expect(byHeight.map(([, , name]) => name).join("")).toBe("12345678");
    expect(text).toContain('<text x="5 15 25 35 45 55 65 75" y="82.7">abcdefgh</text>');
  });

  // The first and last colors of viridis, as its authors define them.
  const [YELLOW, VIOLET] = ["#fde725", "#440154"];

  test("0 is yellow, 15 and more are violet", () => {
    expect([0, 15, 16, 255].map((distance) => shadeOf(distance).fill)).toEqual([
      YELLOW,
      ...[VIOLET, VIOLET, VIOLET],
    ]);
  });

  test("numbers stand out on every color, by 4.5 to 1 or better, and grow darker", () => {
    for (let distance = 0; distance <= 15; distance++) {
      const { fill, ink = "#000" } = shadeOf(distance);
      expect(contrast(fill, ink), `${fill} ${ink}`).toBeGreaterThanOrEqual(4.5);
      if (distance > 0)
        expect(luminance(shadeOf(distance - 1).fill)).toBeGreaterThan(luminance(fill));
    }
  });
});

describe("drawing", () => {
  const cells = (count: number): DrawnCell[] =>
    Array.from({ length: count }, (_, number) => ({ kind: "distance", number, distance: number }));
  const grid = (files: number, shown: readonly DrawnCell[]): Grid => ({
    size: rectangle(files, 1),
    cells: shown,
    marks: [],
    hasNames: false,
  });
  const named = (name: string): Board => boardNamed(name) ?? rectangle(1, 1);
  const drawn = (grid: Grid): string => renderToString(gridDrawing(made, grid));

  test("shows no number where there is none", () => {
    const text = drawn(grid(3, [{ kind: "never" }, { kind: "unused" }, { kind: "empty" }]));
    expect(text).not.toContain("<text");
    for (const kind of ["never", "unused", "empty"]) expect(text).toContain(`class="${kind}"`);
  });

  test("makes numbers of three digits narrow, and shows the number of a cell that no call reads", () => {
    const text = drawn(grid(101, [...cells(100), { kind: "unused", number: 7 }]));
    expect(text).not.toContain('class="long"');
    expect(text).toContain('<text class="edge" x="5" y="6.8">7</text>');
    expect(drawn(grid(101, cells(101))).match(/<text class="long"[^>]*>\d+/g)).toEqual([
      expect.stringContaining(">100"),
    ]);
  });

  test("draws hexagons as paths with six corners, one for each of the 19 cells", () => {
    const whole: Grid = { size: named("hexagon:3"), cells: cells(19), marks: [], hasNames: true };
    expect(drawn(whole).match(/d="M[^L]+(L[^L]+){5}Z"/g)).toHaveLength(19);
  });

  test("repeats squares beyond joined sides, for the eye alone", () => {
    const whole: Grid = { size: named("cylinder:4x2"), cells: cells(8), marks: [], hasNames: true };
    const [before = "", repeated = ""] = drawn(whole).split(
      '<g class="repeated" aria-hidden="true">',
    );
    expect(before.match(/<rect/g)).toHaveLength(8);
    expect(repeated.match(/data-cell="\d"/g)).toHaveLength(4);
  });

  test("draws an o in the place of a gap at the edge", () => {
    const { board } = stateAt(`board=${encodeURIComponent('{"size":"3x1","gaps":["c1"]}')}`);
    const whole: Grid = { size: board, cells: cells(2), marks: [], hasNames: true };
    const [, x, y] = /<text x="(\S+)" y="(\S+)">o</.exec(drawn(whole)) ?? [];
    expect(Number(x)).toBe(25);
    // The baseline is below the middle by a bit more than a third of the letter's size.
    expect(Number(y)).toBeCloseTo(5 + 3.3 * 0.36, 1);
    expect(drawnSize(whole).width).toBeCloseTo(NAMES_MARGIN + 30, 2);
  });

  test("takes no room for names that it does not have", () => {
    const shown = grid(4, cells(4));
    const [wide, narrow] = [
      drawnSize({ ...shown, hasNames: true }),
      drawnSize({ ...shown, hasNames: false }),
    ];
    expect(wide.width - narrow.width).toBeCloseTo(NAMES_MARGIN);
    expect(wide.height - narrow.height).toBeCloseTo(NAMES_MARGIN);
    expect(narrow.width).toBe(4 * narrow.height);
  });

  test("refuses a grid that lacks a cell", () => {
    expect(() => drawn(grid(3, cells(2)))).toThrow("index 2 out of range for a list of length 2");
  });
});

describe("npm run pictures", () => {
  const command = async (...args: readonly string[]) => {
    const said: string[] = [];
    const print = (line: string) => said.push(line);
    const place = { folder: DOCS, environment: {}, print, printError: print };
    return { status: await pictures(args, place), said };
  };

  test("finds the committed pictures current", async () => {
    expect(await command("--check")).toEqual({
      status: 0,
      said: [`All ${Object.keys(PICTURES).length} files are current.`],
    });
  });
});
