/** Tests the measures and numbers that engines use, against the tests' own code or facts typed by hand. */
import { describe, expect, test } from "vitest";
import type { TableRequest } from "../../generator/request/defaults.js";
import { KNIGHT_MOVES, sq } from "../support/board.js";
import { AROUND as TOUCHING, linksBySteps, searchOn, squaresOf } from "../support/graphs.js";
import { movesOf } from "../support/pieces.js";
import { OTHERS, printed } from "../support/printed-tables.js";
import { isThorough, sampled } from "../support/sampling.js";

type Pair = readonly [x: number, y: number];

/** All vectors with these two lengths, in both orders and all directions. */
const octants = (x: number, y: number): readonly Pair[] =>
  movesOf({ notation: "", steps: [[x, y, 1]] }, 1, 1);

const [STRAIGHT, SLANTED, KNIGHT] = [octants(1, 0), octants(1, 1), octants(2, 1)];
const AROUND = [...STRAIGHT, ...SLANTED];

/** A number for each pair of squares of a rectangle. */
const pairs = (
  [files, ranks]: Pair,
  of: (x: number, y: number, from: Pair, to: Pair) => number,
): readonly number[] => {
  const squares = Array.from({ length: files * ranks }, (_, square): Pair => [
    square % files,
    Math.floor(square / files),
  ]);
  return squares.flatMap((from) =>
    squares.map((to) => of(to[0] - from[0], to[1] - from[1], from, to)),
  );
};

/** How many times a step must be repeated to go that far; 0 if it never does. */
const times = ([stepX, stepY]: Pair, x: number, y: number): number => {
  const count = Math.max(Math.abs(x), Math.abs(y)) / Math.max(Math.abs(stepX), Math.abs(stepY));
  return Number.isInteger(count) && stepX * count === x && stepY * count === y ? count : 0;
};

/** The answer of a rider or leaper where one of its steps leads; 0 elsewhere. */
const along =
  (steps: readonly Pair[], most: number, answer: (step: Pair, count: number) => number) =>
  (x: number, y: number): number => {
    const step = steps.find((one) => times(one, x, y) > 0);
    const count = step ? times(step, x, y) : 0;
    return step && count <= most ? answer(step, count) : 0;
  };

const json = (request: TableRequest) => printed("json", request).entries;

describe("steps", () => {
  const RIDES = {
    Q: [AROUND, 99],
    R: [STRAIGHT, 99],
    B: [SLANTED, 99],
    K: [AROUND, 1],
    N: [KNIGHT, 1],
    NN: [KNIGHT, 99],
    W3: [STRAIGHT, 3],
    DD: [octants(2, 0), 99],
  } as const;

  test.each(sampled(Object.entries(RIDES), 4, "rides"))("of %s", (piece, [steps, most]) => {
    const sizes: readonly Pair[] = [
      [8, 8],
      [5, 7],
    ];
    for (const size of sampled(sizes, 1, piece))
      expect(json({ measure: "steps", piece, board: `${size[0]}x${size[1]}` })).toEqual(
        pairs(
          size,
          along(steps, most, (_, count) => count),
        ),
      );
  });

  test("of a bent rider, and of a lame one that passes squares without stopping", () => {
    const griffon = printed("c", { measure: "steps", piece: "[F?R]", name: "x" });
    expect(
      ["b2", "b3", "b8", "c2", "h2", "c3", "a2"].map((to) => griffon.answer(0, sq(to))),
    ).toEqual([1, 2, 7, 2, 7, 0, 0]);
    const lame = printed("c", { measure: "steps", piece: "nDD", name: "x" });
    expect(["a2", "a3", "a5", "a7", "a8"].map((to) => lame.answer(0, sq(to)))).toEqual([
      ...[0, 1, 2, 3, 0],
    ]);
  });

  // The first part stops where the second only passes.
  const PASSED = [
    ["WnN", "b3", "a2"],
    ["RnN", "b3", "a2"],
    ["KnN", "c2", "b1"],
    ["FnA", "c3", "b2"],
    ["WnD", "a3", "a2"],
    ["F[F-R]", "b3", "b2"],
  ] as const;
  test.each(sampled(PASSED, 2))(
    "of %s: a1 to %s is one step, past %s, as is a1 to there",
    (piece, to, past) => {
      const request: TableRequest = { piece, name: "x" };
      const numbers = printed("c", { ...request, measure: "steps" });
      expect([to, past].map((one) => numbers.answer(0, sq(one)))).toEqual([1, 1]);
      const legs = printed("c", { ...request, measure: "leg" });
      expect([to, past].map((one) => legs.answer(0, sq(one)))).toEqual([sq(past), 0]);
    },
  );

  test("between two squares of a piece with two ways past the same squares", () => {
    const { answer } = printed("c", { measure: "between", piece: "RnD", name: "x" });
    expect(answer(0, sq("a3"))).toBe(1n << 8n);
  });
});

describe("increments of pieces", () => {
  const UNITS = [
    ["a1 without a unit", {}, 1, 8],
    ["0x88", { unit: "0x88" }, 1, 16],
    ["file by file", { unit: { file: 10, rank: -1 } }, 10, -1],
    ["the mailbox", { unit: "mailbox" }, 1, 10],
    ["squares from a8", { squares: { start: 56, rank: -8 }, unit: "a1" }, 1, 8],
    ["a layout's own", { layout: { rank: 16, zero: 119, length: 239 }, name: "x" }, 1, 16],
  ] as const;
  test.each(sampled(UNITS, 3, "units"))("in %s", (_, more, file, rank) => {
    const request: TableRequest = { measure: "increment", piece: "QN", name: "x", ...more };
    const { answer } = printed("go", request);
    const squares = [...Array(64).keys()];
    const numbers = squares.map((square) =>
      "squares" in more ? (square % 8) + 8 * (7 - (square >> 3)) : square,
    );
    const expected = pairs(
      [8, 8],
      (x, y) =>
        along(AROUND, 99, ([right, up]) => file * right + rank * up)(x, y) ||
        along(KNIGHT, 1, ([right, up]) => file * right + rank * up)(x, y),
    );
    expect(numbers.flatMap((one) => numbers.map((other) => Number(answer(one, other))))).toEqual(
      expected,
    );
  });

  test("are in the given numbering of squares if no unit is given", () => {
    const { answer } = printed("c", { measure: "increment", squares: "a8", name: "x" });
    // From e1, 60, to e8, h1 and h4: north, east and north-east.
    expect([4, 63, 39].map((to) => answer(60, to))).toEqual([-8, 1, -7]);
    const wide = printed("c", { measure: "increment", squares: "0x88", name: "x", piece: "N" });
    expect([18, 33, 16].map((to) => wide.answer(0, to))).toEqual([18, 33, 0]);
  });
});

describe("legs", () => {
  /** The square that a horse passes, along the longer side of its move. */
  const horse = (file: number, rank: number) =>
    along(KNIGHT, 1, ([x, y]) => (Math.abs(x) > 1 ? (file * x) / 2 : (rank * y) / 2));

  test("of the horse and the elephant of xiangqi", () => {
    const [files, ranks] = isThorough ? [9, 10] : [7, 6];
    const request: TableRequest = { measure: "leg", piece: "nN", board: `${files}x${ranks}` };
    expect(json(request)).toEqual(pairs([files, ranks], horse(1, files)));
    expect(json({ ...request, unit: { rank: 16 } })).toEqual(pairs([files, ranks], horse(1, 16)));
    expect(json({ ...request, piece: "nA", unit: "0x88" })).toEqual(
      pairs(
        [files, ranks],
        along(octants(2, 2), 1, ([x, y]) => x / 2 + files * y),
      ),
    );
  });

  test("of the elephant of janggi: the first of the two squares that it passes", () => {
    const { answer } = printed("c", { measure: "leg", piece: "nZ", name: "x" });
    expect(["f7", "g6", "e7", "h4"].map((to) => answer(sq("d4"), sq(to)))).toEqual([8, 1, 0, 0]);
  });
});

describe("step", () => {
  const STEPS = [
    ["K", TOUCHING],
    ["Q", TOUCHING],
    ["R", TOUCHING.filter(([x = 0, y = 0]) => x * y === 0)],
    ["B", TOUCHING.filter(([x = 0, y = 0]) => x * y !== 0)],
    ["N", KNIGHT_MOVES],
    ["NN", KNIGHT_MOVES],
    ["fNW", [[0, 1], ...KNIGHT_MOVES.slice(0, 1), [1, 0], [0, -1], [-1, 0], [-1, 2]] as const],
    [
      "WD",
      [
        [0, 1],
        [0, 2],
        [1, 0],
        [2, 0],
        [0, -1],
        [0, -2],
        [-1, 0],
        [-2, 0],
      ] as const,
    ],
  ] as const;
  test.each(sampled(STEPS, 3))("of %s, clockwise from north", (piece, steps) => {
    const { names, walk } = squaresOf([8, 8]);
    const expected = (none: number): readonly number[] =>
      names.flatMap((_, square) => steps.map((step) => walk(square, step) ?? none));
    expect(json({ measure: "step", piece, name: "x" })).toEqual(expected(255));
    expect(json({ measure: "step", piece, name: "x", filler: -1 })).toEqual(expected(-1));
  });

  const TURNED = [
    [[4, 3], [{ side: "files", mirror: true }]],
    [[4, 3], [{ side: "ranks", mirror: true, shift: 1 }]],
    [
      [5, 4],
      [{ side: "files" }, { side: "ranks", mirror: true }],
    ],
    [
      [3, 3],
      [
        { side: "files", mirror: true },
        { side: "ranks", mirror: true },
      ],
    ],
    [[1, 4], [{ side: "files", mirror: true }]],
  ] as const;
  test.each(sampled(TURNED, 3))(
    "on %j with %j, a step is well defined, though a line is not",
    (size, joins) => {
      const land = squaresOf(size, (name) => name === "a2", joins);
      const { board, names, walk } = land;
      for (const [piece, steps] of STEPS) {
        const expected = names.flatMap((_, square) =>
          steps.map((step) => {
            const to = walk(square, step);
            return to === undefined || to === square ? 255 : to;
          }),
        );
        expect(json({ measure: "step", piece, board, name: "x" }), piece).toEqual(expected);
      }
    },
  );

  test("is none where it leads around to the square itself", () => {
    expect(json({ measure: "step", piece: "W", board: "cylinder:1x2" })).toEqual([
      ...[1, 255, 255, 255],
      ...[255, 255, 0, 255],
    ]);
  });

  test("in one direction, the shorter comes first; that of a lame piece is to the square that it passes", () => {
    const of = (piece: string) => json({ measure: "step", piece, board: "3x3", name: "x" });
    const [short, long] = [of("F"), of("A")];
    expect(of("FA")).toEqual(short.flatMap((to, at) => [to, long[at]]));
    expect(of("nN")).toEqual(of("W"));
  });

  test("squares off the board have a name, unless their number is given", () => {
    const king: TableRequest = { measure: "step", piece: "K" };
    expect(printed("c", king).text).toContain("CD_NO_STEP");
    expect(printed("c", { ...king, filler: 65 }).text).not.toContain("NO_STEP");
  });

  test("is over a joined side, and in the six directions of hexagons", () => {
    const { answer } = printed("c", { measure: "step", piece: "R", board: "cylinder" });
    expect([0, 1, 2, 3].map((way) => answer(sq("h1"), way))).toEqual([15, 0, 255, 6]);
    const cells = printed("c", { measure: "step", piece: "W", board: "hexagon:2" });
    // The middle of seven cells, file by file: a1 a2, b1 b2 b3, c1 c2.
    expect([0, 1, 2, 3, 4, 5].map((way) => cells.answer(3, way))).toEqual([4, 6, 5, 2, 0, 1]);
  });

  test("255 squares have room for steps that leave the board, 256 with a filler", () => {
    expect(json({ measure: "step", piece: "K", board: "15x17" })).toContain(254);
    const wide = printed("c", { measure: "step", piece: "K", board: "16x16", filler: -1 });
    expect([wide.answer(255, 0), wide.answer(255, 4), wide.answer(0, 1)]).toEqual([-1, 239, 17]);
    expect(wide.text).toContain("int16_t");
  });
});

/** The numbers of shortest paths between all squares, counted along the moves from each. */
const pathsOn = (size: Pair, steps: readonly Pair[]): readonly number[] => {
  const links = linksBySteps(squaresOf(size), steps);
  return links.flatMap((_, start) => {
    const moves = searchOn(links, [start]);
    const paths = links.map((_, square) => Number(square === start));
    for (let count = 0; count < Math.max(...moves); count++)
      for (const [from, all] of links.entries())
        for (const to of moves[from] === count ? all : [])
          if (moves[to] === count + 1) paths[to] = (paths[to] ?? NaN) + (paths[from] ?? NaN);
    return paths;
  });
};

describe("numbers of shortest paths", () => {
  const COUNTED = [
    ["N", KNIGHT, [8, 8], 108],
    ["K", AROUND, [8, 8], 393],
    ["W", STRAIGHT, [5, 9], 495],
    ["F", SLANTED, [6, 6], 10],
    ["NW", [...KNIGHT, ...STRAIGHT], [7, 5], undefined],
  ] as const;
  test.each(sampled(COUNTED, 2))("%s as counted along the moves", (piece, steps, size, most) => {
    const found = json({ measure: "pathCount", piece, board: size.join("x"), name: "x" }).map(
      Number,
    );
    expect(found).toEqual(pathsOn(size, steps));
    if (most !== undefined) expect(Math.max(...found)).toBe(most);
  });

  test("a leap that is lame or not is one move, not two", () => {
    const request: TableRequest = { measure: "pathCount", piece: "fDfnD", board: "1x3" };
    expect(json(request).map(Number)).toEqual([1, 0, 1, 0, 1, 0, 0, 0, 1]);
  });

  test("a king on two files has 2 to any power, which ends with 32 bits", () => {
    const king = (ranks: number): TableRequest => ({
      ...{ measure: "pathCount", piece: "K", board: `2x${ranks}`, name: "x" },
    });
    for (const [ranks, type] of [
      [32, "i32"],
      [33, "u32"],
    ] as const) {
      const { answer, text } = printed("rust", king(ranks));
      expect(text).toContain(`&[${type}; ${4 * ranks ** 2}]`);
      expect(answer(0, 2 * ranks - 1)).toBe(2 ** (ranks - 2));
      expect(answer(1, 5)).toBe(2);
    }
  });
});

describe("other numbers for answers", () => {
  const king: TableRequest = { piece: "K", name: "x", board: "3x2" };
  const distances = pairs([3, 2], (x, y) => Math.max(Math.abs(x), Math.abs(y)));

  /** For each type of elements, its name in C, C++, Rust, Go, Java, C#, Python and Zig. */
  const TYPES = {
    u8: ["uint8_t", "std::uint8_t", "u8", "uint8", "byte", "byte", "bytes", "u8"],
    i8: ["int8_t", "std::int8_t", "i8", "int8", "byte", "sbyte", "tuple", "i8"],
    u16: ["uint16_t", "std::uint16_t", "u16", "uint16", "char", "ushort", "tuple", "u16"],
    i16: ["int16_t", "std::int16_t", "i16", "int16", "short", "short", "tuple", "i16"],
    i32: ["int32_t", "std::int32_t", "i32", "int32", "int", "int", "tuple", "i32"],
    u32: ["uint32_t", "std::uint32_t", "u32", "uint32", "long", "uint", "tuple", "u32"],
  } as const;

  const DECLARED = [
    ["c", (type: string) => `CHESS_DISTANCE_TABLE(${type}, CD_X_DISTANCE, [36])`],
    ["cpp", (type: string) => `std::array<${type}, 36> X_DISTANCE`],
    ["rust", (type: string) => `X_DISTANCE: &[${type}; 36]`],
    ["go", (type: string) => `XDistanceTable = [36]${type}{`],
    ["java", (type: string) => `static final ${type}[] X_DISTANCE = {`],
    ["csharp", (type: string) => `new ${type}[36] {`],
    ["python", (type: string) => `X_DISTANCE: Final[${type}`],
    ["zig", (type: string) => `X_DISTANCE = [36]${type}{`],
  ] as const;

  const RANGES = [
    ["u8", 0, 255],
    ["i8", -128, 127],
    ["u16", 0, 65_535],
    ["i16", -32_768, 32_767],
    ["i32", -(2 ** 31), 2 ** 31 - 1],
    ["u32", 0, 2 ** 32 - 1],
    // More than a signed number of the same size can hold, and one outside the range of the next smaller type.
    ["u32", 2 ** 31 - 1, 2 ** 31],
    ["u16", 0, 256],
    ["i16", -1, 128],
    ["i32", 0, 65_536],
  ] as const;
  // Java casts bytes above 127, so this range is not drawn.
  test.each([["u8", 127, 128] as const, ...sampled(RANGES, 3)])(
    "%s for %d and %d: declared, held and answered in every language",
    (name, least, most) => {
      const types = TYPES[name];
      const request: TableRequest = { ...king, values: { "0": least, "1": most, "2": 1 } };
      const expected = distances.map((moves) => [least, most, 1][moves] ?? NaN);
      for (const lang of OTHERS) {
        const { answer, entries, text } = printed(lang, request);
        const place = DECLARED.findIndex(([one]) => one === lang);
        const [, declaration] = DECLARED[place] ?? [];
        const type = types[place];
        if (declaration && type) expect(text, lang).toContain(declaration(type));
        const found = expected.map((_, call) => Number(answer(Math.floor(call / 6), call % 6)));
        expect(found, lang).toEqual(expected);
        // Java's bytes are signed.
        const held = entries.map((entry) => Number(entry) + (least >= 0 && entry < 0 ? 256 : 0));
        expect(held, lang).toEqual(expected);
      }
    },
  );

  test("where there is no way, and for attacks by their bits", () => {
    const bishop: TableRequest = { piece: "B", name: "x", board: "2x2", filler: 9 };
    expect(json({ ...bishop, values: { "0": 5, "1": -3, unreachable: 300 } })).toEqual(
      pairs([2, 2], (x, y) => (x === 0 && y === 0 ? 5 : x * y === 0 ? 300 : -3)),
    );
    const attacks: TableRequest = { measure: "attacks", piece: ["K", "N"], name: "x" };
    const codes = json({
      ...attacks,
      layout: "0x88",
      values: { "0": -1, "1": 7, "2": 260 },
      filler: 4,
    });
    expect([0, 16, 119, 120, 121, 134, 138, 122].map((at) => codes[at])).toEqual([
      ...[4, 4, 7, -1, 7, 260, 260, -1],
    ]);
  });

  test("a corner rule whose answers need more bits than the array", () => {
    const land = { rows: ["...", "x..", "x..", "...", "..."] };
    const values = { "0": 0, "1": 1, "2": 254, "3": 3, "4": 256, unreachable: 7 };
    const request: TableRequest = { board: land, piece: "D", name: "x", values };
    const plain = printed("json", request);
    const squares = [...Array(13).keys()];
    for (const lang of sampled(OTHERS, 3, "corner rule")) {
      const { answer } = printed(lang, { ...request, layout: "0x88" });
      for (const from of squares)
        expect(
          squares.map((to) => answer(from, to)),
          lang,
        ).toEqual(squares.map((to) => plain.answer(from, to)));
    }
  });
});

describe("fillers", () => {
  test("are not for steps that leave the board if these have a value", () => {
    const keys = ["unreachable", ...Array(64).keys()];
    const values = Object.fromEntries(keys.map((key, at) => [key, at + 100]));
    const request: TableRequest = { measure: "step", piece: "K", name: "x", filler: 9, values };
    expect(printed("c", request).entries.slice(0, 4)).toEqual([109, 110, 102, 100]);
  });

  test("take part in the choice of the type", () => {
    const bishop: TableRequest = { piece: "B", name: "x", filler: -1 };
    expect(printed("c", bishop).text).toContain(
      "CHESS_DISTANCE_TABLE(int16_t, CD_X_DISTANCE, [4096])",
    );
  });
});

const GIVEN: readonly TableRequest[] = [
  { board: "6x5" },
  { board: "6x5", color: "black" },
  { board: "6x5", within: "b1-e5" },
  { board: "cylinder:6x5" },
  {},
  { color: "black" },
  { within: "b1-g8" },
  { board: "cylinder:8x8" },
];

test.each(sampled(GIVEN, 1))(
  "parts that only capture have attacks alone, parts that only move all other measures: %j",
  (given) => {
    const [own, other] = [
      ["mNcB", "fmWfcF"],
      ["B", "fF"],
    ] as const;
    const ask = (request: TableRequest) => json({ name: "x", ...given, ...request });
    expect(ask({ measure: "attacks", piece: own })).toEqual(
      ask({ measure: "attacks", piece: other }),
    );
    for (const measure of ["distance", "rings", "pathCount"] as const) {
      expect(ask({ measure, piece: "mNcB" })).toEqual(ask({ measure, piece: "N" }));
      expect(ask({ measure, piece: "fmWfcF" })).toEqual(ask({ measure, piece: "fW" }));
    }
  },
);

test("increments and lines are those of the moves", () => {
  const board = isThorough ? "8x8" : "6x5";
  for (const measure of ["increment", "between", "line", "steps"] as const)
    expect(json({ measure, piece: "mRcB", board })).toEqual(json({ measure, piece: "R", board }));
});

describe("squares that a piece never leaves", () => {
  test("a bishop does not pass squares between two, and no set has one of them", () => {
    const request = { piece: "B", within: ["a1", "h8"], name: "x" };
    expect(json(request).filter((moves) => moves !== 255)).toEqual([0, 0]);
    const { answer } = printed("json", { ...request, measure: "zones", within: ["a1-b2", "h8"] });
    expect(answer(sq("a1"), 1)).toBe(1n + (1n << 9n));
    expect(answer(sq("c3"), 0)).toBe(0n);
  });
});
