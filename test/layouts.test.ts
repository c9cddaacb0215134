/** The layouts on boards of many sizes: the index as a function and as source text, against coordinates. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import type { Board } from "../generator/board.js";
import {
  by0x88Difference,
  byAbsoluteDifference,
  byPair,
  bySuperimposition,
  toCenter,
  type Layout,
} from "../generator/layouts.js";

const BOARDS: readonly Board[] = [
  { files: 8, ranks: 8 },
  { files: 10, ranks: 8 },
  { files: 9, ranks: 10 },
  { files: 5, ranks: 7 },
  { files: 16, ranks: 3 },
  { files: 4, ranks: 1 },
  { files: 1, ranks: 6 },
  { files: 1, ranks: 1 },
];

/** The index of a pair by coordinates, each layout's own definition. */
const PAIR_LAYOUTS: readonly {
  name: string;
  layout: (board: Board) => Layout;
  index: (board: Board, files: number, ranks: number, sq1: number, sq2: number) => number;
}[] = [
  {
    name: "by pair",
    layout: byPair,
    index: ({ files, ranks }, _f, _r, sq1, sq2) => sq1 * files * ranks + sq2,
  },
  {
    name: "by 0x88 difference",
    layout: by0x88Difference,
    index: (board, files, ranks) =>
      2 * board.files * (ranks + board.ranks - 1) + files + board.files,
  },
  {
    name: "by superimposition",
    layout: bySuperimposition,
    index: (board, files, ranks) =>
      (2 * board.files - 1) * (ranks + board.ranks - 1) + files + board.files - 1,
  },
  {
    name: "by absolute difference",
    layout: byAbsoluteDifference,
    index: (board, files, ranks) => board.files * Math.abs(ranks) + Math.abs(files),
  },
];

/** What the source text gives for every pair of squares, by [sq1][sq2]. */
const evaluate = ({ parameters, indexSource }: Layout, squares: readonly number[]): unknown => {
  const [sq1 = "", sq2 = ""] = parameters;
  const row = `squares.map((${sq2}) => ${indexSource})`;
  return runInNewContext(`squares.map((${sq1}) => ${row})`, { squares });
};

describe.each(BOARDS)("on $files×$ranks", (board) => {
  const squares = [...Array(board.files * board.ranks).keys()];

  test.each(PAIR_LAYOUTS)("$name, index and source text say the same", ({ layout, index }) => {
    const made = layout(board);
    const expected = squares.map((sq1) =>
      squares.map((sq2) => {
        const files = (sq2 % board.files) - (sq1 % board.files);
        const ranks = Math.floor(sq2 / board.files) - Math.floor(sq1 / board.files);
        return index(board, files, ranks, sq1, sq2);
      }),
    );
    expect(made.readings.map(({ origins }) => origins)).toEqual(squares.map((sq1) => [sq1]));
    expect(made.readings.map(({ indices }) => indices)).toEqual(expected);
    expect(evaluate(made, squares)).toEqual(expected);
  });

  test.each([...PAIR_LAYOUTS, { name: "to center", layout: toCenter }])(
    "$name, the rows hold as many entries as the layout says",
    ({ layout }) => {
      const { rows, length } = layout(board);
      expect(rows.flatMap(({ targets }) => targets)).toHaveLength(length);
    },
  );

  test("to center, the index is the square, and the origins are in the middle", () => {
    const { readings, indexSource } = toCenter(board);
    expect(readings).toHaveLength(1);
    expect(readings[0]?.indices).toEqual(squares);
    expect(indexSource).toBe("square");
    const { files, ranks } = board;
    const middle = squares.filter((square) => {
      const [x, y] = [square % files, Math.floor(square / files)];
      const columns = [Math.ceil(files / 2) - 1, Math.floor(files / 2)];
      const lines = [Math.ceil(ranks / 2) - 1, Math.floor(ranks / 2)];
      return columns.includes(x) && lines.includes(y);
    });
    expect(readings[0]?.origins).toEqual(middle);
  });
});

test("on 8×8 the index is written as on the wiki's pages", () => {
  const board = { files: 8, ranks: 8 };
  expect(byPair(board).indexSource).toBe("(sq1 << 6) | sq2");
  expect(by0x88Difference(board).indexSource).toBe("sq2 - sq1 + (sq2 | 7) - (sq1 | 7) + 120");
});

test("entries are named as a reader of the table knows them", () => {
  const board = { files: 8, ranks: 8 };
  expect(byPair(board).entryName(9)).toBe("a1, b2");
  expect(by0x88Difference(board).entryName(137)).toBe("Δrank +1, Δfile +1");
  expect(by0x88Difference(board).entryName(16)).toBe("16, never read");
  expect(bySuperimposition(board).entryName(96)).toBe("Δrank -1, Δfile -1");
  expect(byAbsoluteDifference(board).entryName(10)).toBe("|Δrank| 1, |Δfile| 2");
  expect(toCenter(board).entryName(63)).toBe("h8");
});
