/** The layouts on many boards: index and cells against coordinates, as a tree and as TypeScript. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { rectangle, type Board } from "../../generator/core/board.js";
import {
  CENTER,
  CORNERS,
  DARK_CORNERS,
  EDGE,
  LIGHT_CORNERS,
  type Region,
} from "../../generator/core/regions.js";
import { absolute, superimposed, x88 } from "../../generator/core/difference.js";
import {
  evaluated,
  read,
  tree,
  type Expression,
  type Operator,
} from "../../generator/core/expression.js";
import {
  answersTo,
  elementOf,
  lengthOf,
  type Cell,
  type Layout,
} from "../../generator/core/layout.js";
import { bySquareAnd, eachSquare, pair, to, toCenter } from "../../generator/core/layouts.js";
import { expressionText } from "../../generator/core/expression-text.js";

const BOARDS: readonly Board[] = [
  rectangle(8, 8),
  rectangle(10, 8),
  rectangle(9, 10),
  rectangle(5, 7),
  rectangle(16, 3),
  rectangle(4, 1),
  rectangle(1, 6),
  rectangle(1, 1),
];

/** What each element of a layout holds. */
const cellsOf = (layout: Layout): readonly (Cell | undefined)[] =>
  Array.from({ length: lengthOf(layout) }, (_, element) => layout.cell(element));

/** The index of a pair by coordinates, defined for each layout. */
const PAIR_LAYOUTS: readonly {
  name: string;
  layout: (board: Board) => Layout;
  index: (board: Board, files: number, ranks: number, sq1: number, sq2: number) => number;
}[] = [
  {
    name: "by pair",
    layout: pair,
    index: ({ files, ranks }, _f, _r, sq1, sq2) => sq1 * files * ranks + sq2,
  },
  {
    name: "by 0x88 difference",
    layout: x88,
    index: (board, files, ranks) =>
      2 * board.files * (ranks + board.ranks - 1) + files + board.files,
  },
  {
    name: "by superimposition",
    layout: superimposed,
    index: (board, files, ranks) =>
      (2 * board.files - 1) * (ranks + board.ranks - 1) + files + board.files - 1,
  },
  {
    name: "by absolute difference",
    layout: absolute,
    index: (board, files, ranks) => board.files * Math.abs(ranks) + Math.abs(files),
  },
];

describe.each(BOARDS)("on $files×$ranks", (board) => {
  const { files } = board;
  const squares = [...Array(board.squares.length).keys()];
  const [file, rank] = [
    (square: number): number => square % files,
    (square: number): number => Math.floor(square / files),
  ];

  test.each(PAIR_LAYOUTS)("$name, the index of every pair", ({ layout, index }) => {
    const made = layout(board);
    // Rows are compared as texts, which is faster than number by number.
    const expected = squares.map((sq1) =>
      squares
        .map((sq2) => index(board, file(sq2) - file(sq1), rank(sq2) - rank(sq1), sq1, sq2))
        .join(),
    );
    const entry = elementOf(made);
    expect(squares.map((sq1) => squares.map((sq2) => entry(sq1, sq2)).join())).toEqual(expected);
    const row = `squares.map((sq2) => ${expressionText(made.index)}).join()`;
    expect(runInNewContext(`squares.map((sq1) => ${row})`, { squares })).toEqual(expected);
    expect(made.parameters).toEqual(["sq1", "sq2"]);
    expect(made.origins).toEqual(squares.map((sq1) => [sq1]));
    expect(made.targets).toEqual(squares);
    const calls = squares.map((sq1) => squares.map((sq2) => `${sq1} ${sq2}`).join());
    expect(
      made.origins.map((one) => answersTo(made, one, (...args) => args.join(" ")).join()),
    ).toEqual(calls);
  });

  test.each(PAIR_LAYOUTS)(
    "$name, what each cell holds lies as far apart as its index says",
    ({ layout, index }) => {
      const cells = cellsOf(layout(board));
      const indices = cells.map((cell, entry) => {
        if (cell === undefined) return entry;
        const [origin = NaN] = cell.origins;
        const apart = [file(cell.target) - file(origin), rank(cell.target) - rank(origin)] as const;
        return index(board, ...apart, origin, cell.target);
      });
      expect(indices.join()).toBe([...cells.keys()].join());
      const read = new Set(
        squares.flatMap((sq1) =>
          squares.map((sq2) =>
            index(board, file(sq2) - file(sq1), rank(sq2) - rank(sq1), sq1, sq2),
          ),
        ),
      );
      const filled = [...cells.keys()].filter((entry) => cells[entry] !== undefined);
      expect(filled.join()).toBe([...read].sort((a, b) => a - b).join());
    },
  );

  test.each([
    {
      region: CENTER,
      isIn: (x: number, y: number) =>
        [Math.ceil(files / 2) - 1, Math.floor(files / 2)].includes(x) &&
        [Math.ceil(board.ranks / 2) - 1, Math.floor(board.ranks / 2)].includes(y),
    },
    {
      region: EDGE,
      isIn: (x: number, y: number) =>
        x === 0 || y === 0 || x === files - 1 || y === board.ranks - 1,
    },
    { region: CORNERS, isIn: (x: number, y: number) => isCorner(x, y) },
    {
      region: LIGHT_CORNERS,
      isIn: (x: number, y: number) => isCorner(x, y) && (x + y) % 2 === 1,
    },
    {
      region: DARK_CORNERS,
      isIn: (x: number, y: number) => isCorner(x, y) && (x + y) % 2 === 0,
    },
  ])("to the $region.name: its squares, and each square as a call", ({ region, isIn }) => {
    const expected = squares.filter((square) => isIn(file(square), rank(square)));
    expect(region.squares(board)).toEqual(expected);
    expect(squares.filter((square) => region.contains(board, square))).toEqual(expected);
    if (expected.length === 0) {
      const size = `${board.files}x${board.ranks}`;
      expect(() => to(region)(board)).toThrow(
        new RangeError(`the ${size} board has no ${region.name}`),
      );
      return;
    }
    const made = to(region)(board);
    expect(made.origins).toEqual([expected]);
    expect(answersTo(made, expected, (...args) => args)).toEqual(squares.map((square) => [square]));
    expect(cellsOf(made)).toEqual(squares.map((target) => ({ origins: expected, target })));
    expect(squares.map((square) => elementOf(made)(square))).toEqual(squares);
  });

  const isCorner = (x: number, y: number): boolean =>
    (x === 0 || x === files - 1) && (y === 0 || y === board.ranks - 1);
});

const CHESS = rectangle(8, 8);

test("on 8×8 the index is written as on the wiki's pages", () => {
  const text = (layout: (board: Board) => Layout): string => expressionText(layout(CHESS).index);
  expect(text(pair)).toBe("(sq1 << 6) | sq2");
  expect(text(x88)).toBe("sq2 - sq1 + (sq2 | 7) - (sq1 | 7) + 120");
  expect(text(superimposed)).toBe("sq2 - sq1 + 7 * ((sq2 >> 3) - (sq1 >> 3)) + 112");
  expect(text(absolute)).toBe("Math.abs((sq2 | 7) - (sq1 | 7)) + Math.abs((sq2 & 7) - (sq1 & 7))");
  expect(text(eachSquare)).toBe("square");
});

test("on narrow boards nothing is calculated with 0", () => {
  const text = (layout: (board: Board) => Layout, files: number, ranks: number): string =>
    expressionText(layout(rectangle(files, ranks)).index);
  expect(text(pair, 1, 1)).toBe("sq1 | sq2");
  expect(text(pair, 1, 6)).toBe("sq1 * 6 + sq2");
  expect(text(absolute, 1, 6)).toBe("Math.abs(sq2 - sq1)");
  expect(text(superimposed, 1, 1)).toBe("sq2 - sq1");
  expect(text(superimposed, 1, 6)).toBe("sq2 - sq1 + 5");
});

test("entries are named as a reader of the table knows them", () => {
  expect(pair(CHESS).elementName(9)).toBe("a1, b2");
  expect(x88(CHESS).elementName(137)).toBe("Δrank +1, Δfile +1");
  expect(x88(CHESS).elementName(16)).toBe("Δrank -6, never read");
  expect(superimposed(CHESS).elementName(96)).toBe("Δrank -1, Δfile -1");
  expect(absolute(CHESS).elementName(10)).toBe("|Δrank| 1, |Δfile| 2");
  expect(toCenter(CHESS).elementName(63)).toBe("h8");
  expect(bySquareAnd("distance", () => 3)(CHESS).elementName(5)).toBe("b1, distance 2");
});

test("a region is named in words", () => {
  const about = (region: Region, board = CHESS): string => to(region)(board).about;
  expect(about(CENTER)).toBe("to the nearest of d4, e4, d5 and e5");
  expect(about(EDGE)).toBe("to the nearest square of the edge");
  expect(about(LIGHT_CORNERS)).toBe("to the nearer of h1 and a8");
  expect(about(LIGHT_CORNERS, rectangle(1, 4))).toBe("to a4");
  expect(() => about(LIGHT_CORNERS, rectangle(3, 3))).toThrow(
    new RangeError("the 3x3 board has no light corner"),
  );
});

test("a cell by difference is a pair to which the corner rule does not apply, if there is one", () => {
  const corners = [0, 7, 56, 63];
  const ruled = (sq1: number, sq2: number): boolean =>
    corners.includes(sq1) !== corners.includes(sq2);
  for (const layout of [x88, superimposed, absolute]) {
    const made = layout(CHESS);
    const [entry, cells] = [elementOf(made), cellsOf(made)];
    const pairs = [...Array(4096).keys()].map((at) => [at >> 6, at & 63] as const);
    const free = new Set(pairs.filter(([a, b]) => !ruled(a, b)).map(([a, b]) => entry(a, b)));
    expect(free.size).toBeGreaterThan(50);
    for (const [at, cell] of cells.entries())
      if (cell) expect(ruled(cell.origins[0] ?? NaN, cell.target), `${at}`).toBe(!free.has(at));
  }
});

describe("expressions", () => {
  const OPERATORS: readonly (readonly [Operator, (a: number, b: number) => number])[] = [
    ["+", (a, b) => a + b],
    ["-", (a, b) => a - b],
    ["*", (a, b) => a * b],
    ["div", (a, b) => Math.trunc(a / b)],
    ["mod", (a, b) => a - b * Math.trunc(a / b)],
    ["<<", (a, b) => a * 2 ** b],
    [">>", (a, b) => Math.trunc(a / 2 ** b)],
    ["|", (a, b) => Number(BigInt(a) | BigInt(b))],
    ["&", (a, b) => Number(BigInt(a) & BigInt(b))],
    ["==", (a, b) => Number(a === b)],
    ["!=", (a, b) => (a === b ? 0 : 1)],
    ["and", (a, b) => (a === 0 ? a : b)],
    ["or", (a, b) => (a === 0 ? b : a)],
  ];
  /** The values of trees over `a` and `b`, evaluated and as text. */
  const both = (expressions: readonly Expression[], a: number, b: number) => {
    const source = `[${expressions.map(expressionText).join(", ")}].map(Number)`;
    const asText: unknown = runInNewContext(source, { a, b });
    const parameters = ["a", "b"];
    return {
      evaluated: expressions.map((answer) => evaluated({ parameters, locals: [], answer })(a, b)),
      asText,
    };
  };

  test.each(OPERATORS)("%s is what it should be, evaluated and as text", (op, expected) => {
    for (const a of [0, 1, 5, 12])
      for (const b of [1, 2, 5])
        expect(both([tree(op, "a", "b")], a, b)).toEqual({
          evaluated: [expected(a, b)],
          asText: [expected(a, b)],
        });
  });

  test("nested operators keep their order in the text", () => {
    const isLogic = (op: Operator): boolean => ["==", "!=", "and", "or"].includes(op);
    const operators = OPERATORS.map(([op]) => op);
    const expressions = operators.flatMap((outer) =>
      operators
        .filter((inner) => !isLogic(outer) || !isLogic(inner)) // JavaScript tells true from 1
        .flatMap((inner) => [
          tree(outer, tree(inner, "a", 3), 2),
          tree(outer, 9, tree(inner, "a", "b")),
          tree("abs", tree(outer, tree(inner, "a", "b"), 1)),
          tree("if", tree(outer, "a", tree(inner, "b", 1)), tree(inner, "a", 2), 7),
        ]),
    );
    for (const [a, b] of [
      [6, 2],
      [1, 3],
    ] as const) {
      const found = both(expressions, a, b);
      expect(found.asText).toEqual(found.evaluated);
    }
  });

  test("locals are named in order, and an array is read by its name", () => {
    const run = evaluated(
      {
        parameters: ["square"],
        locals: [
          ["index", tree("+", "square", 1)],
          ["entry", read("table", "index")],
        ],
        answer: tree("*", "entry", "index"),
      },
      { table: [5, 6, 7] },
    );
    expect(run(1)).toBe(14);
    expect(() => run(2)).toThrow(new RangeError("no element 3 in a list of 3"));
  });
});
