/** Tests the index of each layout on many boards, as a tree and as TypeScript, against coordinates. */
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { rectangle, type Board } from "../../generator/core/boards/board.js";
import { CENTER, EDGE, LIGHT_CORNERS, type Region } from "../../generator/core/boards/regions.js";
import { absolute, superimposed, x88 } from "../../generator/core/layouts/difference.js";
import {
  evaluated,
  inCall,
  read,
  tree,
  type Column,
  type Expression,
  type Operator,
} from "../../generator/core/measures/expression.js";
import { answersTo, elementOf, type Layout } from "../../generator/core/layouts/layout.js";
import { bySquareAnd, pair, to, toCenter } from "../../generator/core/layouts/layout.js";
import { expressionText } from "../../generator/core/tables/expression-text.js";

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
});

const CHESS = rectangle(8, 8);

test("on narrow boards, no index calculates with 0", () => {
  const text = (layout: (board: Board) => Layout, files: number, ranks: number): string =>
    expressionText(layout(rectangle(files, ranks)).index);
  expect(text(pair, 1, 1)).toBe("sq1 | sq2");
  expect(text(pair, 1, 6)).toBe("sq1 * 6 + sq2");
  expect(text(absolute, 1, 6)).toBe("Math.abs(sq2 - sq1)");
  expect(text(superimposed, 1, 1)).toBe("sq2 - sq1");
  expect(text(superimposed, 1, 6)).toBe("sq2 - sq1 + 5");
});

test("the names of entries are those of rows and columns", () => {
  expect(pair(CHESS).elementName(9)).toBe("a1, b2");
  expect(x88(CHESS).elementName(137)).toBe("Δrank +1, Δfile +1");
  expect(x88(CHESS).elementName(16)).toBe("Δrank -6, never read");
  expect(superimposed(CHESS).elementName(96)).toBe("Δrank -1, Δfile -1");
  expect(absolute(CHESS).elementName(10)).toBe("|Δrank| 1, |Δfile| 2");
  expect(toCenter(CHESS).elementName(63)).toBe("h8");
  expect(bySquareAnd("distance", () => 3)(CHESS).elementName(5)).toBe("b1, distance 2");
});

test("a region is named in words", () => {
  const about = (region: Region, board = CHESS): string => to(region)(board).naming.about;
  expect(about(CENTER)).toBe("to the nearest of d4, e4, d5 and e5");
  expect(about(EDGE)).toBe("to the nearest square of the edge");
  expect(about(LIGHT_CORNERS)).toBe("to the nearer of h1 and a8");
  expect(about(LIGHT_CORNERS, rectangle(1, 4))).toBe("to a4");
  expect(() => about(LIGHT_CORNERS, rectangle(3, 3))).toThrow(
    new RangeError("the 3x3 board has no light corner"),
  );
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

  test.each(OPERATORS)("%s gives the right result, evaluated and as text", (op, expected) => {
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
        .filter((inner) => !isLogic(outer) || !isLogic(inner)) // JavaScript distinguishes true from 1
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
    expect(() => run(2)).toThrow(new RangeError("index 3 out of range for a list of length 3"));
    const withoutArray = evaluated({
      parameters: ["square"],
      locals: [],
      answer: read("x", "square"),
    });
    expect(() => withoutArray(0)).toThrow(RangeError);
  });

  test.each(["+", "-", "*", "div", "|"] as const)("%s of columns is that of each call", (op) => {
    const [first, second] = [Float64Array.of(0, 3, 40, 7), Float64Array.of(5, 1, 2, 9)];
    const parameters = ["sq1", "sq2"];
    for (const answer of [tree(op, "sq1", "sq2"), tree(op, "sq1", 6), tree(op, 6, "sq2")]) {
      const run = evaluated({ parameters, locals: [], answer });
      const found = (one: Column, other: Column) =>
        [0, 1, 2, 3].map((call) => inCall(run(one, other), call));
      const each = [0, 1, 2, 3].map((call) => run(Number(first[call]), Number(second[call])));
      expect(found(first, second)).toEqual(each);
      expect(found(3, second)).toEqual([...second].map((other) => run(3, other)));
      expect(found(first, 2)).toEqual([...first].map((one) => run(one, 2)));
    }
  });
});
