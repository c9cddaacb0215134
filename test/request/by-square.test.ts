/** Tests engines' tables by square, against the tests' own loops or published numbers. */
import { describe, expect, test } from "vitest";
import { HEXAGONS } from "../../generator/boards/hexagon.js";
import { numberIn } from "../../generator/boards/number.js";
import { boardOf, rectangle } from "../../generator/core/boards/board.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { KNIGHT_MOVES, SQUARES } from "../support/board.js";
import { AROUND, squaresOf, type Step } from "../support/graphs.js";
import { OTHERS, printed } from "../support/printed-tables.js";
import { bitsOf } from "../support/relations.js";

const { walk } = squaresOf([8, 8]);

const on = <Value>(of: (square: number) => Value): readonly Value[] => SQUARES.map(of);

const setBy =
  (...steps: readonly Step[]) =>
  (from: number): bigint =>
    bitsOf(steps.flatMap((step) => walk(from, step) ?? []));

const entries = (request: TableRequest) => printed("c", { name: "x", ...request }).entries;

describe("moves", () => {
  const FORWARD: Step = [0, 1];

  test.each<[string, TableRequest, (from: number) => bigint]>([
    ["a pawn's captures", { piece: "whitePawn", captures: true }, setBy([-1, 1], [1, 1])],
    ["what moves and captures otherwise", { piece: "mfWcfF" }, setBy(FORWARD)],
    ["its captures", { piece: "mfWcfF", captures: true }, setBy([-1, 1], [1, 1])],
    ["black's", { piece: "mfWcfF", captures: true, color: "black" }, setBy([-1, -1], [1, -1])],
    ["one side's", { piece: "fWlF" }, setBy(FORWARD, [-1, 1], [-1, -1])],
    [
      "a rook's, on the empty board",
      { piece: "R" },
      (from) =>
        bitsOf(
          SQUARES.filter((to) => to !== from && (to % 8 === from % 8 || to >> 3 === from >> 3)),
        ),
    ],
    [
      "within some squares",
      { piece: "K", within: "a1-b2" },
      (from) =>
        [0, 1, 8, 9].includes(from) ? 0x303n & ~(1n << BigInt(from)) & setBy(...AROUND)(from) : 0n,
    ],
  ])("%s", (_, request, set) => {
    expect(entries({ measure: "moves", ...request })).toEqual(on(set));
  });

  test("a lame knight is stopped by holes, and a griffon goes on from its first leap", () => {
    const lame = printed("c", {
      ...{ measure: "moves", piece: "nN", name: "x" },
      board: { size: "4x4", holes: ["a2"] },
    });
    expect(lame.answer(0, 0)).toBe(1n << 5n);
    const griffon = printed("c", { measure: "moves", piece: "[F?R]", name: "x", board: "4x4" });
    // From a1: b2, then b3 and b4, or c2 and d2.
    expect(griffon.answer(0, 0)).toBe(bitsOf([5, 9, 13, 6, 7]));
  });

  test("squares and bits are numbered as asked, on boards of up to 256 squares", () => {
    const { answer } = printed("c", { measure: "moves", piece: "N", squares: "a8", name: "x" });
    expect(answer(56, 0)).toBe((1n << 41n) | (1n << 50n));
    const wide = printed("rust", { measure: "moves", piece: "W", board: "16x16", name: "x" });
    expect(wide.answer(255, 0)).toBe((1n << 254n) | (1n << 239n));
  });
});

describe("reach", () => {
  const isOn = (from: number, step: Step, times: number): boolean =>
    walk(
      from,
      step.map((one) => times * one),
    ) !== undefined;
  const room =
    (step: Step, most = 7) =>
    (from: number): number => {
      let times = 0;
      while (times < most && isOn(from, step, times + 1)) times++;
      return times;
    };

  test.each<[string, TableRequest, readonly ((from: number) => number)[]]>([
    ["a queen", { piece: "Q" }, AROUND.map((step) => room(step))],
    [
      "in another order, as numSquaresToEdge",
      { piece: "Q", directions: ["N", "S", "W", "E", "NW", "SE", "NE", "SW"] },
      [0, 4, 6, 2, 7, 3, 1, 5].map((at) => room(AROUND[at] ?? [])),
    ],
    ["at most its range", { piece: "W3" }, [0, 2, 4, 6].map((at) => room(AROUND[at] ?? [], 3))],
    ...["KfR", "fRK", "fW3fRKfW2"].map(
      (piece): [string, TableRequest, ((from: number) => number)[]] => [
        `the longest of several terms, ${piece}`,
        { piece },
        AROUND.map((step, at) => room(step, at === 0 ? 7 : 1)),
      ],
    ),
    ["a nightrider", { piece: "NN" }, KNIGHT_MOVES.map((step) => room(step))],
  ])("of %s", (_, request, columns) => {
    expect(entries({ measure: "reach", ...request })).toEqual(
      on((from) => columns.map((of) => of(from))).flat(),
    );
  });

  test("ends before its origin on joined boards, and at a hole", () => {
    const around = printed("c", { measure: "reach", piece: "R", board: "cylinder:5x3", name: "x" });
    expect([0, 1, 2, 3].map((way) => around.answer(5, way))).toEqual([1, 4, 1, 4]);
    const holes = printed("c", {
      ...{ measure: "reach", piece: "R", name: "x" },
      board: { size: "5x1", holes: ["d1"] },
    });
    expect(holes.answer(0, 1)).toBe(2);
  });

  test.each([
    ["step", [9, 18, 11, 2]],
    ["reach", [2, 6, 5, 1]],
  ] as const)("%s has named directions in the order of the request", (measure, fromC2) => {
    const { answer } = printed("c", {
      ...{ measure, piece: "R", name: "x", directions: ["W", "N", "E", "S"] },
    });
    expect([0, 1, 2, 3].map((way) => answer(10, way))).toEqual(fromC2);
  });
});

describe("bits that run opposite to the numbers of squares", () => {
  // As in notnil/chess, where square s is bit 63 - s.
  const opposite = (squares: readonly number[], last = 63): bigint =>
    bitsOf(squares.map((square) => last - square));

  test("in tables by square and by pair", () => {
    const request: TableRequest = { measure: "moves", piece: "N", bits: "opposite" };
    const moves = on((from) => KNIGHT_MOVES.flatMap((step) => walk(from, step) ?? []));
    expect(entries(request)).toEqual(moves.map((squares) => opposite(squares)));
    const between: TableRequest = { measure: "between", bits: "opposite", squares: "a8" };
    const { answer } = printed("go", { ...between, name: "x" });
    // From a8, 0, to d5, 27: b7 is 9, and c6 is 18.
    expect(BigInt(answer(0, 27))).toBe(opposite([9, 18]));
  });

  test("on larger boards, and the comments say which bit a square is", () => {
    const wide: TableRequest = { measure: "moves", piece: "W", board: "9x10", bits: "opposite" };
    const { answer, text } = printed("rust", wide);
    expect(BigInt(answer(0, 0))).toBe(opposite([1, 9], 89));
    expect(text).toContain("bit n for square 89 - n");
    const { text: plain } = printed("c", { measure: "moves", piece: "W", bits: "opposite" });
    expect(plain).toContain("bit n for square 63 - n");
    expect(plain).not.toContain("bit n for square n");
  });
});

describe("ray", () => {
  const raysOf = (from: number): readonly (readonly number[])[] =>
    AROUND.map((step) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap(
        (times) =>
          walk(
            from,
            step.map((one) => times * one),
          ) ?? [],
      ),
    );

  test("of a queen, by square and by direction, in the order of reach", () => {
    const request: TableRequest = { measure: "ray", piece: "Q" };
    const expected = on((from) => raysOf(from).map(bitsOf));
    expect(entries(request)).toEqual(expected.flat());
    expect(entries({ measure: "reach", piece: "Q" })).toEqual(
      on((from) => raysOf(from).map(({ length }) => length)).flat(),
    );
    const byDirection: TableRequest = { ...request, layout: "direction-first" };
    const transposed = AROUND.flatMap((_, way) => expected.map((rays) => rays[way]));
    expect(entries(byDirection)).toEqual(transposed);
    const { answer, text } = printed("c", byDirection);
    expect(AROUND.map((_, way) => BigInt(answer(way, 27)))).toEqual(expected[27]);
    expect(text).toContain("cd_queen_ray_by_direction(unsigned direction, unsigned square)");
  });

  test("in named directions, and by direction in other numberings", () => {
    const request: TableRequest = {
      ...{ measure: "ray", piece: "R", name: "x", squares: "0x88", layout: "direction-first" },
      directions: ["S", "W", "N", "E"],
      board: "3x2",
    };
    const { answer, entries: all, text } = printed("go", request);
    // Squares are 0, 1, 2, then 6, 7, 8: b1 has a1 to the west, b2 to the north, c1 to the east.
    expect([0, 1, 2, 3].map((way) => BigInt(answer(way, 1)))).toEqual(
      [[], [0], [7], [2]].map(bitsOf),
    );
    expect(all).toHaveLength(4 * 12);
    expect(text).toContain("W, rank 2");
  });

  test("step and reach have the direction first, too", () => {
    for (const measure of ["step", "reach"] as const) {
      const [plain, first] = [undefined, "direction-first" as const].map((layout) =>
        entries({ measure, piece: "N", ...(layout && { layout }) }),
      );
      expect(first).toEqual(
        KNIGHT_MOVES.flatMap((_, way) => SQUARES.map((square) => plain?.[8 * square + way])),
      );
    }
  });
});

describe("beyond", () => {
  /** The attacks of a rook or bishop, as far as the first occupied square. */
  const attacks = (diagonals: boolean, from: number, occupied: readonly number[]): bigint =>
    AROUND.filter(([x = 0, y = 0]) => (x * y !== 0) === diagonals).reduce((all, [x = 0, y = 0]) => {
      const squares: number[] = [];
      for (let times = 1; times < 8; times++) {
        const to = walk(from, [times * x, times * y]);
        if (to === undefined) break;
        squares.push(to);
        if (occupied.includes(to)) break;
      }
      return all | bitsOf(squares);
    }, 0n);

  test("is RayPassBB of Stockfish, by its formula", () => {
    const pseudoAttacks = [false, true].map((diagonals) =>
      on((square) => attacks(diagonals, square, [])),
    );
    const rayPass = (s1: number, s2: number): bigint =>
      pseudoAttacks.reduce((all, { [s1]: from = 0n }, place) => {
        const to = bitsOf([s2]);
        return from & to ? from & (attacks(place === 1, s2, [s1]) | to) : all;
      }, 0n);
    expect(entries({ measure: "beyond" })).toEqual(on((s1) => on((s2) => rayPass(s1, s2))).flat());
  });

  test("follows the rides of a piece to their end", () => {
    const { answer } = printed("json", { measure: "beyond", piece: "W3", name: "x" });
    expect([answer(0, 1), answer(0, 3), answer(0, 4)].map(BigInt)).toEqual(
      [[1, 2, 3], [1, 2, 3], []].map(bitsOf),
    );
    const riders = printed("json", { measure: "beyond", piece: "NN", name: "x" });
    expect(BigInt(riders.answer(0, 17))).toBe(bitsOf([17, 34, 51]));
  });
});

describe("coordinate", () => {
  const file = (square: number): number => square & 7;
  const rank = (square: number): number => square >> 3;
  // The diagonals of the Chessprogramming wiki, page "Diagonals": 7 + rank - file is 0 on h1, and 14 on a8.
  const LINES = [
    ["file", file],
    ["rank", rank],
    ["diagonal", (square: number) => 7 + rank(square) - file(square)],
    ["antidiagonal", (square: number) => rank(square) + file(square)],
  ] as const;

  test.each(LINES)(
    "the %s of each square, and how many of them two squares are apart",
    (of, line) => {
      const request: TableRequest = { measure: "coordinate", of };
      expect(entries(request)).toEqual(on(line));
      const byPair = on((from) => on((to) => Math.abs(line(from) - line(to)))).flat();
      expect(entries({ measure: "apart", of })).toEqual(byPair);
      const { answer } = printed("c", { measure: "apart", of, layout: "0x88" });
      expect(on((from) => on((to) => answer(from, to))).flat()).toEqual(byPair);
    },
  );

  test("has the names of arrays in engines, and the numbering of the request", () => {
    const { text } = printed("c", { measure: "coordinate", of: "rank", squares: "a8" });
    expect(text).toContain("CD_SQUARE_RANK, [64]");
    expect(entries({ measure: "coordinate", of: "rank", squares: "a8" })).toEqual(
      on((square) => 7 - rank(square)),
    );
    const apart = printed("c", { measure: "apart", of: "file" });
    expect(apart.text).toContain("cd_file_distance(unsigned sq1, unsigned sq2)");
  });

  test("diagonals are counted from the last file, whatever the board", () => {
    const request: TableRequest = { measure: "coordinate", of: "diagonal", board: "3x2" };
    expect(entries(request)).toEqual([2, 1, 0, 3, 2, 1]);
    const holes = { rows: ["..x", "x.."] };
    expect(entries({ ...request, board: holes, name: "x" })).toEqual([1, 0, 3, 2]);
  });
});

describe("number", () => {
  const MAILBOX = { start: 91, rank: -10, length: 120 };

  test("the usual mailbox, from the Chessprogramming wiki", () => {
    const numbers = entries({ measure: "number", squares: MAILBOX, unit: "a8", filler: -1 });
    expect(numbers).toEqual(
      [...Array(120).keys()].map((at) =>
        at >= 20 && at < 100 && at % 10 > 0 && at % 10 < 9
          ? 8 * Math.floor((at - 20) / 10) + (at % 10) - 1
          : -1,
      ),
    );
    expect([numbers[21], numbers[98], numbers[20]]).toEqual([0, 63, -1]);
    expect(entries({ measure: "number", squares: "a8", unit: MAILBOX })).toEqual(
      on((square) => 21 + 10 * (square >> 3) + (square % 8)),
    );
  });

  test("turns and 0x88", () => {
    expect(entries({ measure: "number", unit: "a8" })).toEqual(on((square) => square ^ 56));
    expect(entries({ measure: "number", unit: { start: 63, file: -1, rank: -8 } })).toEqual(
      on((square) => 63 - square),
    );
    expect(entries({ measure: "number", unit: "0x88" })).toEqual(
      on((square) => square + (square & ~7)),
    );
    const back = entries({ measure: "number", squares: "0x88", unit: "a1", filler: 99 });
    expect(back).toEqual(
      [...Array(128).keys()].map((at) => ((at & 0x88) === 0 ? (at + (at & 7)) >> 1 : 99)),
    );
  });

  // docs/tool.md: a rectangle without some squares is numbered without gaps, and a hexagon file by file.
  test.each<[NonNullable<TableRequest["board"]>, number]>([
    [{ size: "5x2", holes: ["a2", "e1"] }, 8],
    [{ rows: ["x..", ".x.", "..x"], joins: [{ side: "files", shift: 1 }] }, 6],
    [{ graph: { cells: ["a", "b", "c"], pieces: {} } }, 3],
    ["hexagon:2", 7],
    ["glinski", 91],
    ["10x8", 80],
  ])("from a1 counts the squares of %j without gaps", (board, count) => {
    expect(entries({ measure: "number", unit: "a1", board })).toEqual([...Array(count).keys()]);
  });

  test("from a1, in an array of the 0x88 numbers of a board with holes", () => {
    const board = { size: "5x2", holes: ["a2", "e1"] };
    const request: TableRequest = { measure: "number", unit: "a1", squares: "0x88", board };
    const none = (count: number) => Array<number>(count).fill(99);
    // The squares are a1 to d1, and b2 to e2.
    expect(entries({ ...request, filler: 99 })).toEqual(
      [[0, 1, 2, 3], none(7), [4, 5, 6, 7], none(5)].flat(),
    );
  });

  test("from a1 is counted again in the order of the squares, whatever number a square has", () => {
    const { cells, ...whole } = rectangle(3, 2);
    const board = boardOf({ ...whole, cells: cells.toReversed(), lattice: HEXAGONS });
    const [first, second] = numberIn(undefined).ways.map((way) => way.on(board)([0]));
    expect(first).toEqual([0, 1, 2, 3, 4, 5]);
    // File by file, from the lower left: c2, b2, a2, c1, b1, a1.
    expect(second).toEqual([5, 3, 1, 4, 2, 0]);
  });

  test.each(OTHERS)("is right in %s", (lang) => {
    const { answer } = printed(lang, { measure: "number", unit: "a8", name: "flip" });
    expect(on((square) => answer(square, 0))).toEqual(on((square) => square ^ 56));
  });
});
