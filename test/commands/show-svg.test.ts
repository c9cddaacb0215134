/** Tests `npx chess-distance show --svg`: what is drawn where, read from the XML with the tests' own geometry and search. */
import { describe, expect, test } from "vitest";
import { contrast } from "../support/colors.js";
import { temporaryFolder } from "../support/files.js";
import { CAMEL, KNIGHT, searchedFrom } from "../support/pieces.js";
import { rectangle } from "../../generator/core/boards/board.js";
import { svgOf } from "../../generator/drawing/svg.js";
import { run } from "../support/tool.js";
import { readXml, type XmlElement } from "../support/xml.js";

/** What the tests' search returns for a square that a piece never reaches. */
const NEVER = 255;

const svg = async (...args: readonly string[]): Promise<XmlElement> => {
  const { status, out, errors } = await run(["show", ...args, "--svg"], [], temporaryFolder());
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  return readXml(out.join("\n"));
};

/** A text or a shape, where it stands, the attributes that it has or inherits, and its classes and those around it. */
interface Drawn extends XmlElement {
  readonly x: number;
  readonly y: number;
  readonly all: XmlElement["attributes"];
  readonly classes: readonly string[];
  readonly siblings: readonly XmlElement[];
}

const OUTSIDE: Pick<Drawn, "x" | "y" | "all" | "classes"> = { x: 0, y: 0, all: {}, classes: [] };

const leavesOf = (
  element: XmlElement,
  around = OUTSIDE,
  siblings: readonly XmlElement[] = [],
): readonly Drawn[] => {
  const { attributes, children } = element;
  const { transform = "translate(0 0)", class: names = "", x = "0", y = "0" } = attributes;
  const [, right, down] = /^translate\((\S+) (\S+)\)$/.exec(transform) ?? [];
  const here = {
    x: around.x + Number(right),
    y: around.y + Number(down),
    all: { ...around.all, ...attributes },
    classes: [...around.classes, ...names.split(" ")],
  };
  if (children.length > 0) return children.flatMap((child) => leavesOf(child, here, children));
  const [first] = x.split(" ");
  return [{ ...element, ...here, siblings, x: here.x + Number(first), y: here.y + Number(y) }];
};

const isIn = (name: string) => (one: Drawn) => one.classes.includes(name);

/** The texts in cells, without the names at the edges and without the cells beyond joined sides. */
const textsIn = (picture: XmlElement): readonly Drawn[] =>
  leavesOf(picture).filter(
    (one) => one.tag === "text" && !isIn("repeated")(one) && one.all["font-size"] !== "3.3",
  );

/** The names at the edges, each with its places. */
const namesIn = (picture: XmlElement): readonly Drawn[] =>
  leavesOf(picture).filter((one) => one.tag === "text" && one.all["font-size"] === "3.3");

/** The texts of a rectangle of squares, from a1, by the places where they are drawn. */
const byPlace = (texts: readonly Drawn[], files: number, ranks: number): readonly string[] =>
  Array.from({ length: files * ranks }, (_, square) => {
    const x = 3.6 + 10 * (square % files) + 5;
    const y = 10 * (ranks - 1 - Math.floor(square / files)) + 6.8;
    const near = texts.filter((one) => Math.hypot(one.x - x, one.y - y) < 0.01);
    expect(near.length).toBeLessThanOrEqual(1);
    return near[0]?.text ?? "";
  });

describe("numbers", () => {
  test.each([
    [KNIGHT, "10x8", 10, 8],
    [CAMEL, "12x5", 12, 5],
  ] as const)("of %o on %s are those of the search, at the places of squares", async (...row) => {
    const [piece, board, files, ranks] = row;
    const picture = await svg("--piece", piece.notation, "--board", board, "--from", "c2");
    const searched = searchedFrom(piece, files, ranks, [[2, 1]]);
    const expected = searched.map((distance) => (distance === NEVER ? "" : `${distance}`));
    expect(byPlace(textsIn(picture), files, ranks)).toEqual(expected);
    const crosses = leavesOf(picture).filter(isIn("never"));
    expect(crosses).toHaveLength(searched.filter((distance) => distance === NEVER).length);
    const [title] = picture.children;
    expect(title?.tag).toBe("title");
    expect(title?.text).toContain("from c2");
    expect(picture.attributes).toMatchObject({
      xmlns: "http://www.w3.org/2000/svg",
      role: "img",
      viewBox: `0 0 ${10 * files + 3.6} ${10 * ranks + 3.6}`,
    });
  });

  test("on hexagons are as far as the middles of the cells are, in steps of a wazir", async () => {
    const picture = await svg("--piece", "W", "--board", "glinski", "--from", "f6");
    const texts = textsIn(picture);
    expect(texts).toHaveLength(91);
    const [middle] = texts.filter(({ text }) => text === "0");
    const step = 10;
    for (const { x, y, text } of texts) {
      const [across, down] = [x - (middle?.x ?? NaN), y - (middle?.y ?? NaN)];
      // The files of flat-topped hexagons are √3 / 2 of their height apart; each file is half a cell lower or higher.
      const files = Math.abs(across) / ((step * Math.sqrt(3)) / 2);
      const ranks = Math.abs(down) / step;
      const far = files + Math.max(0, ranks - files / 2);
      expect(far).toBeCloseTo(Number(text), 2);
    }
    const outlines = leavesOf(picture).filter(
      ({ tag, all }) => tag === "path" && all["fill"] !== "none",
    );
    expect(outlines).toHaveLength(91);
    for (const { attributes } of outlines) expect(attributes["d"]?.match(/[ML]/g)).toHaveLength(6);
  });

  test("of other measures have no color, and too many signs are as narrow as a cell", async () => {
    const picture = await svg(
      "--measure",
      "pathCount",
      "--piece",
      "W",
      "--board",
      "9x9",
      "--from",
      "a1",
    );
    const ways = (files: number, ranks: number): number =>
      files === 0 || ranks === 0 ? 1 : ways(files - 1, ranks) + ways(files, ranks - 1);
    const texts = textsIn(picture);
    const expected = Array.from({ length: 81 }, (_, at) => ways(at % 9, Math.floor(at / 9)));
    expect(byPlace(texts, 9, 9)).toEqual(expected.map(String));
    for (const { text, attributes } of texts)
      expect(attributes["textLength"]).toBe(text.length > 3 ? "9" : undefined);
    const fills = leavesOf(picture)
      .filter(isIn("empty"))
      .map(({ all }) => all["fill"]);
    expect(new Set(fills).size).toBe(1);
    expect(fills).toHaveLength(81);
  });
});

test("the squares of a set are marked by a sign and a color, and the square of --from by a line", async () => {
  const picture = await svg("--measure", "moves", "--piece", "N", "--board", "4x3", "--from", "a1");
  const signs = ["", "", "", "", "", "", "x", "", "", "x", "", ""];
  expect(byPlace(textsIn(picture), 4, 3)).toEqual(signs);
  expect(leavesOf(picture).filter(isIn("empty"))).toHaveLength(10);
  const lines = leavesOf(picture).filter(isIn("origin"));
  expect(lines.map(({ x, y }) => [x, y])).toEqual([
    [4.5, 20.9],
    [4.5, 20.9],
  ]);
});

test("the squares of a region are marked", async () => {
  const picture = await svg("--piece", "K", "--to", "center");
  const marked = leavesOf(picture)
    .filter(isIn("origin"))
    .map(({ x, y }) => `${x} ${y}`);
  expect(new Set(marked)).toEqual(new Set(["34.5 30.9", "44.5 30.9", "34.5 40.9", "44.5 40.9"]));
});

test("each name of a file with two letters has a text of its own, at the middle of the file", async () => {
  const picture = await svg("--piece", "K", "--board", "30x2", "--from", "a1");
  const files = namesIn(picture).filter(({ text }) => /[a-z]/.test(text));
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  expect(files.map(({ text }) => text)).toEqual([...letters, "aa", "ab", "ac", "ad"]);
  for (const [file, { x, attributes }] of files.entries()) {
    expect(x).toBeCloseTo(3.6 + 10 * file + 5, 2);
    expect(attributes["x"]).toMatch(/^[\d.]+$/);
  }
});

describe("a gap is an o in the place of its cell, inside the picture, and no name covers it:", () => {
  /** The middles of the gaps. The baseline of a text is below its middle. */
  const gapsIn = (picture: XmlElement) =>
    namesIn(picture)
      .filter(({ text }) => text === "o")
      .map(({ x, y }) => ({ x, y: y - 1.2 }));

  const expectRoom = (picture: XmlElement): void => {
    const [, , width = NaN, height = NaN] = (picture.attributes["viewBox"] ?? "")
      .split(" ")
      .map(Number);
    const gaps = gapsIn(picture);
    for (const { x, y } of gaps) {
      // The names of ranks and files are in margins that are 3.6 wide.
      expect(x).toBeGreaterThan(3.6);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height - 3.6);
      const near = namesIn(picture).filter((one) => Math.hypot(one.x - x, one.y - 1.2 - y) < 3.3);
      expect(near.map(({ text }) => text)).toEqual(["o"]);
    }
  };

  test.each([
    [["d1-d4"], [3, 7, 11, 15]],
    [["a1-a4"], [0, 4, 8, 12]],
    [["a1-d1"], [0, 1, 2, 3]],
    [
      ["b4", "c2"],
      [6, 13],
    ],
  ])("%j on squares", async (gaps, squares) => {
    const board = JSON.stringify({ size: "4x4", gaps });
    const picture = await svg("--board", board, "--piece", "R", "--to", "edge");
    expect(picture.attributes["viewBox"]).toBe("0 0 43.6 43.6");
    const places = squares.map((square) => {
      const x = 3.6 + 10 * (square % 4) + 5;
      return { x, y: 10 * (3 - Math.floor(square / 4)) + 5 };
    });
    const drawn = gapsIn(picture).toSorted((one, other) => other.y - one.y || one.x - other.x);
    expect(drawn).toHaveLength(places.length);
    for (const [index, { x, y }] of places.entries()) {
      expect(drawn[index]?.x).toBeCloseTo(x, 2);
      expect(drawn[index]?.y).toBeCloseTo(y, 2);
    }
    expectRoom(picture);
    const names = namesIn(picture).map(({ text }) => text);
    expect(names).toEqual(["abcd", "1", "2", "3", "4", ...squares.map(() => "o")]);
  });

  // The neighbors of a gap by its name: a cell touches the two next on its file, and two on each file beside it.
  test.each([
    ["a1", ["a2", "b1", "b2"]],
    ["c3", ["c2", "b2", "b3"]],
    ["b2", ["a1", "a2", "b1", "b3", "c2", "c3"]],
  ])("%s on hexagons", async (gap, beside) => {
    const board = JSON.stringify({ size: "3x3", lattice: "hexagons", gaps: [gap] });
    const picture = await svg("--board", board, "--piece", "W", "--to", beside.join());
    const [{ x, y } = { x: NaN, y: NaN }, ...others] = gapsIn(picture);
    expect(others).toEqual([]);
    const touching = textsIn(picture).filter(
      (one) => Math.abs(Math.hypot(one.x - x, one.y - 1.8 - y) - 10) < 0.02,
    );
    expect(touching.map(({ text }) => text)).toEqual(beside.map(() => "0"));
    expect(textsIn(picture).filter(({ text }) => text === "0")).toHaveLength(beside.length);
    expectRoom(picture);
  });
});

test("squares beyond joined sides are drawn again, faintly, and not read aloud", async () => {
  const picture = await svg("--piece", "W", "--board", "cylinder:4x2", "--from", "a1");
  const again = leavesOf(picture).filter(isIn("repeated"));
  expect(again.filter(({ tag }) => tag === "text").map(({ text }) => text)).toEqual([
    "1",
    "2",
    "0",
    "1",
  ]);
  for (const { all } of again) expect(all).toMatchObject({ opacity: "0.5", "aria-hidden": "true" });
});

test("a graph has its names below the cells, as narrow as these", async () => {
  const graph = { cells: ["a", "b_long_name"], pieces: { ant: { a: ["b_long_name"] } } };
  const picture = await svg("--board", JSON.stringify({ graph }), "--piece", "ant", "--from", "a");
  expect(textsIn(picture).map(({ text }) => text)).toEqual(["0", "1"]);
  expect(namesIn(picture).map(({ text, attributes }) => [text, attributes["textLength"]])).toEqual([
    ["a", undefined],
    ["b_long_name", "9"],
  ]);
});

test.each([
  [["--piece", "K", "--from", "d4"]],
  [["--piece", "C", "--from", "d4"]],
  [["--measure", "moves", "--piece", "R", "--from", "d4"]],
  [["--measure", "increment", "--from", "d4"]],
  [["--board", "glinski", "--piece", "N", "--from", "a1"]],
])("without its style, %j is legible, on white and on black", async (args) => {
  const picture = await svg(...args);
  for (const { all, siblings } of textsIn(picture)) {
    expect(all).toMatchObject({ "text-anchor": "middle" });
    const [outline] = siblings;
    const [paper = "", ink = "#000"] = [outline?.attributes["fill"], all["fill"]];
    expect(contrast(paper, ink)).toBeGreaterThanOrEqual(4.5);
  }
  for (const { all } of namesIn(picture))
    for (const paper of ["#fff", "#000"])
      expect(contrast(paper, all["fill"] ?? "")).toBeGreaterThanOrEqual(4.5);
  for (const { all } of leavesOf(picture).filter(isIn("line"))) {
    expect(all).toMatchObject({ fill: "none", stroke: "#000" });
    expect(Number(all["stroke-width"])).toBeGreaterThan(0);
  }
});

test("a title and a text may contain the signs of XML", () => {
  const cells = [{ kind: "word", text: "<&" }] as const;
  const grid = { size: rectangle(1, 1), cells, marks: [], hasNames: false };
  const picture = readXml(svgOf(grid, '1 < 2 & "3"'));
  expect(picture.children[0]?.text).toBe('1 < 2 & "3"');
  expect(textsIn(picture).map(({ text }) => text)).toEqual(["<&"]);
});
