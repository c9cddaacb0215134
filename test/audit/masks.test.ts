/** Tests arrays that have one number on the squares of a board, and another around the board. */
import { describe, expect, test } from "vitest";
import { audit } from "../../generator/audit/audit.js";
import { nameOf } from "../support/board.js";
import { jsonTable } from "../support/json.js";
import { draw, runs, sampled } from "../support/sampling.js";
import { argumentsIn, workspace } from "../support/workspace.js";

/** A board in a larger array: its length, the index of the first square, and how much each rank adds. */
interface Shape {
  readonly files: number;
  readonly ranks: number;
  readonly length: number;
  readonly first: number;
  readonly up: number;
  /** The numbering in words. */
  readonly numbering: string;
}

const SHAPES: readonly Shape[] = [
  { files: 8, ranks: 8, length: 120, first: 21, up: 10, numbering: "squares in a mailbox" },
  { files: 8, ranks: 8, length: 128, first: 0, up: 16, numbering: "squares in 0x88" },
  {
    ...{ files: 8, ranks: 8, length: 144, first: 26, up: 12 },
    numbering: "squares numbered from 26, 12 per rank, 144 entries",
  },
  {
    // In ElephantEye, a10 is the first square of the array.
    ...{ files: 9, ranks: 10, length: 256, first: 195, up: -16 },
    numbering: "on 9x10, squares numbered from 195, -16 per rank, 256 entries",
  },
  {
    ...{ files: 10, ranks: 8, length: 192, first: 37, up: 16 },
    numbering: "on 10x8, squares numbered from 37, 16 per rank, 192 entries",
  },
];

/** The number of each square, by the square. */
const numbersIn = ({ files, ranks, first, up }: Shape): readonly number[] =>
  Array.from(
    { length: files * ranks },
    (_, square) => first + up * Math.floor(square / files) + (square % files),
  );

const maskOf = (shape: Shape, on: number, off: number): readonly number[] => {
  const numbers = new Set(numbersIn(shape));
  return Array.from({ length: shape.length }, (_, index) => (numbers.has(index) ? on : off));
};

const found = (numbers: readonly number[]) => {
  const [finding] = audit(`int t[] = {${numbers.join()}};`, "t.c");
  return finding;
};

const textOf = ({ files, ranks, numbering }: Shape, on: number, off: number): string =>
  `the squares of the board: ${on} on ${files * ranks} squares, ${off} elsewhere, ${numbering}`;

describe.each([
  [1, 0],
  [0, 1],
  [0, -1],
  [7, 3],
])("%i on the board, %i elsewhere", (on, off) => {
  test.each(sampled(SHAPES, 1, `masks ${on}`))("$numbering", async (shape) => {
    const mask = maskOf(shape, on, off);
    const finding = found(mask);
    expect(finding).toMatchObject({ kind: "equal", text: textOf(shape, on, off), wrong: [] });
    const { tool, tables } = workspace({});
    const args = argumentsIn(finding?.command ?? "").map((word) => (word === "c" ? "json" : word));
    expect(await tool(...args, "--out", "tables")).toMatchObject({ status: 0 });
    const { "own-members.json": text = "" } = tables();
    expect(jsonTable(text).values).toEqual(mask);

    const numbers = numbersIn(shape);
    for (const [square, index] of draw([...numbers.entries()], runs(2, 6), "squares"))
      expect(found(mask.with(index, off))).toMatchObject({
        ...{ kind: "wrong", text: textOf(shape, on, off) },
        wrong: [{ index, place: nameOf(square, shape.files), found: off, expected: on }],
      });
    const others = [...mask.keys()].filter((index) => !numbers.includes(index));
    for (const index of draw(others, runs(1, 6), "others"))
      expect(found(mask.with(index, on))).toMatchObject({
        ...{ kind: "wrong", text: textOf(shape, on, off) },
        wrong: [{ index, place: `${index} (no square)`, found: on, expected: off }],
      });
  });
});

test("three entries are mistakes, and four make another board", () => {
  const [mailbox = { files: 0, ranks: 0, length: 0, first: 0, up: 0, numbering: "" }] = SHAPES;
  const places = [21, 34, 55, 98];
  const holes = (count: number) =>
    places.slice(0, count).reduce((all, place) => all.with(place, 0), maskOf(mailbox, 1, 0));
  expect(found(holes(3))?.wrong.map(({ place }) => place)).toEqual(["a1", "d2", "e4"]);
  expect(found(holes(4))?.kind).not.toBe("wrong");
});

test("two squares that a piece reaches are no mistakes among those that it does not reach", () => {
  const [mailbox = { files: 0, ranks: 0, length: 0, first: 0, up: 0, numbering: "" }] = SHAPES;
  expect(found(maskOf(mailbox, 255, 0))?.kind).toBe("equal");
  expect(found(maskOf(mailbox, 255, 0).with(64, 0).with(65, 0))?.kind).not.toBe("wrong");
});

test("another number is a mistake among 0 and 1, and a piece among others", () => {
  const [mailbox = { files: 0, ranks: 0, length: 0, first: 0, up: 0, numbering: "" }] = SHAPES;
  expect(found(maskOf(mailbox, 1, 0).with(34, 11))).toMatchObject({
    kind: "wrong",
    wrong: [{ place: "d2", found: 11, expected: 1 }],
  });
  expect(found(maskOf(mailbox, 0, 7).with(25, 6).with(95, -6))?.kind).toBe("none");
});

test("the members of a zone, or of rectangles, name them", () => {
  // ElephantEye, which numbers a10 as 51, marks both palaces, and the first and last rank.
  const marked = (isMarked: (file: number, rank: number) => boolean) =>
    Array.from({ length: 256 }, (_, index) => {
      const [file, rank] = [(index % 16) - 3, 9 - (Math.floor(index / 16) - 3)];
      const isOn = file >= 0 && file < 9 && rank >= 0 && rank < 10;
      return Number(isOn && isMarked(file, rank));
    });
  const palaces = marked((file, rank) => file > 2 && file < 6 && (rank < 3 || rank > 6));
  expect(found(palaces)?.text).toMatch(
    /^the squares of the palace: 1 on 18 squares, 0 elsewhere, /,
  );
  const ends = marked((_, rank) => rank === 0 || rank === 9);
  expect(found(ends)?.text).toMatch(/^the squares of a1-i1 and a10-i10: 1 on 18 squares, /);
});
