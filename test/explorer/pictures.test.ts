/** The pictures of `docs/`, read back from their text and compared with other sources. */
import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { rectangle } from "../../generator/core/board.js";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { renderToString } from "preact-render-to-string";
import { GridDrawing } from "../../explorer/drawing/grid-drawing.js";
import type { Cell, Grid } from "../../explorer/drawing/grid.js";
import { pictures, symbolsOf } from "../../explorer/drawing/pictures.js";
import { shadeOf } from "../../explorer/drawing/scale.js";
import { DOCS, filesIn, temporaryFolder } from "../support/files.js";
import { PICTURES as DRAWN } from "../support/pictures.js";
import { searchedPairs } from "../support/pieces.js";
import { sampled } from "../support/sampling.js";

const PICTURES = Object.fromEntries(
  Object.entries(filesIn(DOCS)).filter(([name]) => name.endsWith(".svg")),
);

/** The numbers in a picture, by grid, by rank from the top, and by file from the left. */
const gridsIn = (file: string): (number | undefined)[][][] => {
  const text = PICTURES[file] ?? "";
  const looks = new Map(
    [...text.matchAll(/<g id="(\w+)">.*?<\/g>/g)].map(([look, id]) => [
      `${id}`,
      /<text[^>]*>(\d+)<\/text>/.exec(look)?.[1],
    ]),
  );
  const afterDefinitions = text.slice(text.indexOf("</defs>"));
  const ranks = [...afterDefinitions.matchAll(/<g transform="translate\(0 (\d+)\)">\n(.*?)<\/g>/g)];
  const grids: (number | undefined)[][][] = [];
  for (const [, y, cells = ""] of ranks) {
    if (y === "0") grids.push([]);
    const rank = [...cells.matchAll(/<use href="#(\w+)"(?: x="(\d+)")?\/>/g)].map(
      ([, id, x], at) => {
        expect(Number(x ?? 0)).toBe(10 * at);
        const number = looks.get(`${id}`);
        return number === undefined ? undefined : Number(number);
      },
    );
    grids.at(-1)?.push(rank);
  }
  return grids;
};

/** Distances from a square, as a picture shows them: ranks from the top. */
const fromSquare = (
  steps: readonly (readonly [number, number, number])[],
  square: number,
): number[][] => {
  const distances = searchedPairs({ notation: "", steps }, 8, 8)[square] ?? [];
  return [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => distances.slice(8 * rank, 8 * rank + 8));
};

const KING = [
  [1, 0, 1],
  [1, 1, 1],
] as const;
const [A1, D4, F6, H1] = [0, 27, 45, 7];

test.each([
  ["king", KING],
  ["manhattan", [[1, 0, 1]] as const],
  ["knight", [[2, 1, 1]] as const],
])("%s distance from a1 and d4 is what search finds", (name, steps) => {
  expect(gridsIn(`${name}-a1.svg`)).toEqual([fromSquare(steps, A1)]);
  expect(gridsIn(`${name}-d4.svg`)).toEqual([fromSquare(steps, D4)]);
});

test("the array 15×15 holds king distance around its center, and the board lies with c2 on it", () => {
  const apart = [7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7];
  expect(gridsIn("king-15x15-c2.svg")).toEqual([
    apart.map((ranks) => apart.map((files) => Math.max(ranks, files))),
  ]);
  // Five entries left of the board and one above it, as in the picture on the page Distance.
  expect(PICTURES["king-15x15-c2.svg"]).toContain('x="50" y="10" width="80" height="80"');
  const [, origin] =
    /<g id="(\w+)"><g class="origin">/.exec(`${PICTURES["king-15x15-c2.svg"]}`) ?? [];
  expect(PICTURES["king-15x15-c2.svg"]).toContain(`<use href="#${origin}" x="70" y="70"/>`);
});

test("Stilman's king goes from f6 to h1 over the squares on the page Distance", () => {
  const [from, to, sum, paths] = gridsIn("king-paths-f6-h1.svg");
  expect(from).toEqual(fromSquare(KING, F6));
  expect(to).toEqual(fromSquare(KING, H1));
  expect(sum).toEqual(
    fromSquare(KING, F6).map((rank, row) =>
      rank.map((distance, file) => distance + Number(fromSquare(KING, H1)[row]?.[file])),
    ),
  );
  const marked = paths?.map((rank) =>
    rank.map((number) => (number === undefined ? "." : "1")).join(""),
  );
  expect(marked).toEqual([
    "........",
    "........",
    ".....1..",
    "....111.",
    "....1111",
    ".....111",
    "......11",
    ".......1",
  ]);
});

describe.each(Object.keys(PICTURES))("%s", (file) => {
  const text = PICTURES[file] ?? "";

  test("is small, has a title, and takes nothing from elsewhere", () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
    expect(text).toMatch(/<svg [^>]*role="img"[^>]*>\n<title>[^<]{20,}<\/title>\n/);
    const elsewhere = /href="(?!#)|url\(|<script|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)/;
    expect(text).not.toMatch(elsewhere);
  });

  test("is XML, each name in it defined once", () => {
    const open: string[] = [];
    for (const [, end, tag, own] of text
      .replace(/<!--.*?-->/s, "")
      .matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
      if (end === "/") expect(open.pop()).toBe(tag);
      else if (own !== "/") open.push(`${tag}`);
    expect(open).toEqual([]);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });
});

describe("the names at the edges, the marks and the colors", () => {
  test("the first rank is below, the a-file on the left", () => {
    const text = PICTURES["king-a1.svg"] ?? "";
    const names = [...text.matchAll(/<text x="-1.8" y="([\d.]+)">(\d)<\/text>/g)];
    const byHeight = names.sort(([, first], [, second]) => Number(second) - Number(first));
    expect(byHeight.map(([, , name]) => name).join("")).toBe("12345678");
    expect(text).toContain('<text x="5 15 25 35 45 55 65 75" y="82.7">abcdefgh</text>');
  });

  test("Stilman's four boards all have f6 for origin and h1 for target", () => {
    const text = PICTURES["king-paths-f6-h1.svg"] ?? "";
    for (const [mark, x, y] of [
      ["origin", 50, 20],
      ["target", 70, 70],
    ] as const) {
      const [, id = ""] = new RegExp(`<g id="(\\w+)"><g class="${mark}">`).exec(text) ?? [];
      const uses = [
        ...text.matchAll(new RegExp(`<use href="#${id}" x="(\\d+)" y="(\\d+)"/>`, "g")),
      ];
      expect(uses.map(([, left, top]) => [Number(left), Number(top)])).toEqual(
        Array.from({ length: 4 }, () => [x, y]),
      );
    }
  });

  // The ends of viridis, as its authors give them.
  const [YELLOW, VIOLET] = ["#fde725", "#440154"];

  test("the nearest is yellow, the farthest violet; of sums, the smallest is yellow", () => {
    expect([shadeOf(0, 7).fill, shadeOf(7, 7).fill, shadeOf(0, 0).fill]).toEqual([
      YELLOW,
      VIOLET,
      YELLOW,
    ]);
    const text = PICTURES["king-paths-f6-h1.svg"] ?? "";
    const colorsOf = (number: number): readonly string[] =>
      [...text.matchAll(/fill="(#\w+)"\/><text[^>]*>(\d+)</g)]
        .filter(([, , shown]) => shown === `${number}`)
        .map(([, fill]) => `${fill}`);
    expect(colorsOf(5)).toContain(YELLOW); // as a sum; as a distance it has another
    expect(colorsOf(12)).toEqual([VIOLET]);
    expect(colorsOf(0)).toEqual([YELLOW]);
  });

  test("numbers stand out on every color, by 4.5 to 1 or better, and grow darker", () => {
    for (const largest of [0, ...sampled([...Array(63).keys()], 12)])
      for (let distance = 0; distance <= largest; distance++) {
        const { fill, ink } = shadeOf(distance, largest);
        const [dark = NaN, light = NaN] = [luminance(fill), luminance(ink)].sort((a, b) => a - b);
        expect((light + 0.05) / (dark + 0.05), `${fill} ${ink}`).toBeGreaterThanOrEqual(4.5);
        if (distance > 0)
          expect(luminance(shadeOf(distance - 1, largest).fill)).toBeGreaterThan(luminance(fill));
      }
  });
});

/** The luminance of a color, `#rgb` or `#rrggbb`. Source: WCAG 2.2. */
const luminance = (color: string): number => {
  const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, "$&$&") : color.slice(1);
  const [red, green, blue] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
};

describe("drawing", () => {
  const cells = (count: number): Cell[] =>
    Array.from({ length: count }, (_, number) => ({ kind: "distance", number, distance: number }));
  const grid = (files: number, shown: readonly Cell[]): Grid => ({
    size: rectangle(files, 1),
    cells: shown,
    largest: files,
    marks: [],
    hasNames: false,
  });
  const drawn = (one: Grid, { definitions, pen } = symbolsOf([one])): string =>
    renderToString(definitions) + renderToString(GridDrawing({ grid: one, pen }));

  test("shows no number where there is none", () => {
    const text = drawn(grid(3, [{ kind: "never" }, { kind: "unused" }, { kind: "empty" }]));
    expect(text).not.toContain("<text");
    for (const kind of ["never", "unused", "empty"]) expect(text).toContain(`class="${kind}"`);
  });

  test("gives each of many looks a name of its own", () => {
    const text = drawn(grid(30, cells(30)));
    const ids = [...text.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(30);
    expect(ids.slice(25, 28)).toEqual(["z", "aa", "ab"]);
  });

  test("refuses a grid that lacks a cell, and one that the symbols are not of", () => {
    expect(() => drawn(grid(3, cells(2)))).toThrow("no element 2 in a list of 2");
    expect(() => drawn(grid(2, cells(2)), symbolsOf([grid(1, cells(1))]))).toThrow(
      "0: 0 of 2: no grid of these symbols has this look",
    );
  });
});

describe("npm run pictures", () => {
  const command = async (folder: string, ...args: readonly string[]) => {
    const out: string[] = [];
    const errors: string[] = [];
    const status = await pictures(args, {
      folder,
      environment: {},
      print: (line) => out.push(line.replaceAll(folder, "docs")),
      printError: (line) => errors.push(line.replaceAll(folder, "docs")),
    });
    return { status, out, errors };
  };

  const NAMES = Object.keys(DRAWN);
  const [PICTURE = ""] = NAMES;
  const PARTIAL = `${PICTURE}.00000000-0000-4000-8000-000000000000.partial`;
  const LEFT_OVER = "is left over: what made it no longer does";
  const FIX = "Not current. To fix: npm run pictures";

  /** A copy of the committed pictures, and of what else is beside them. */
  const currentFolder = (): string => {
    const folder = join(temporaryFolder(), "docs");
    cpSync(DOCS, folder, { recursive: true });
    return folder;
  };

  /** A folder in which a picture differs and two files are left over. */
  const staleFolder = (): string => {
    const folder = currentFolder();
    const picture = String(PICTURES[PICTURE]);
    // What an earlier run drew under another name, which its header names too.
    writeFileSync(join(folder, "old.svg"), picture.replace(PICTURE, "old.svg"));
    writeFileSync(join(folder, PARTIAL), picture.slice(0, picture.length / 2));
    writeFileSync(join(folder, PICTURE), picture.replace("<svg", "<gvs"));
    return folder;
  };

  test("draws the committed pictures where there is no folder, and says how large they are", async () => {
    const folder = join(temporaryFolder(), "deep", "docs");
    expect(await command(folder, "--check")).toEqual({
      status: 1,
      out: [...NAMES.map((name) => `docs/${name} is missing`), FIX],
      errors: [],
    });
    expect(existsSync(folder)).toBe(false);
    const { status, out, errors } = await command(folder);
    expect({ status, errors }).toEqual({ status: 0, errors: [] });
    expect(filesIn(folder)).toEqual(PICTURES);
    const sizes = Object.values(DRAWN).map((text) => Buffer.byteLength(text));
    expect(out.slice(0, -1).map((line) => line.split(/ +/))).toEqual(
      NAMES.map((name, at) => [`docs/${name}`, `${sizes[at] ?? 0}`, "bytes", "written"]),
    );
    const [count, size] = [NAMES.length, sizes.reduce((sum, one) => sum + one, 0)];
    expect(out.at(-1)).toBe(
      `${count} files, ${size} bytes: ${count} written, 0 unchanged, 0 removed`,
    );
  });

  test("names the line that differs, what is left over, and changes nothing to check", async () => {
    expect(await command(DOCS, "--check")).toEqual({
      status: 0,
      out: [`All ${NAMES.length} files are current.`],
      errors: [],
    });
    const folder = staleFolder();
    const before = filesIn(folder);
    const { status, out } = await command(folder, "--check");
    const line =
      String(PICTURES[PICTURE])
        .split("\n")
        .findIndex((text) => text.includes("<svg")) + 1;
    expect(status).toBe(1);
    expect(out).toEqual([
      expect.stringMatching(
        new RegExp(`^docs/${PICTURE} differs: line ${line}: ".*<gvs.*", should be ".*<svg.*"$`),
      ),
      ...[PARTIAL, "old.svg"].sort().map((name) => `docs/${name} ${LEFT_OVER}`),
      FIX,
    ]);
    expect(filesIn(folder)).toEqual(before);
  });

  test("fixes what differs, and removes what is left over", async () => {
    const folder = staleFolder();
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out).toContainEqual(expect.stringMatching(/^docs\/old\.svg +removed: left over$/));
    expect(out.at(-1)).toContain(`: 1 written, ${NAMES.length - 1} unchanged, 2 removed`);
    expect(filesIn(folder)).toEqual(filesIn(DOCS));
  });

  test("writes over nothing that it did not make", async () => {
    const folder = currentFolder();
    writeFileSync(join(folder, PICTURE), "<svg/>\n");
    rmSync(join(folder, NAMES[1] ?? ""));
    const before = filesIn(folder);
    expect(await command(folder)).toEqual({
      status: 2,
      out: [],
      errors: [
        `Files in the way: docs/${PICTURE} (not generated). Nothing was written. Move them elsewhere, or choose another folder.`,
      ],
    });
    expect(filesIn(folder)).toEqual(before);
  });

  test("has the options of npm run generate", async () => {
    const { status, out } = await command(DOCS, "--help");
    expect(status).toBe(0);
    expect(out.join("\n").split("\n").slice(0, 4)).toEqual([
      "Draws the pictures of docs/.",
      "",
      "  npm run pictures                write what is missing or differs, remove what is left over",
      "  npm run pictures -- --check     write nothing; name what is not current",
    ]);
  });
});
