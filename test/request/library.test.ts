/** `chess-distance/generator`, in process: results and errors of its functions. */
import { describe, expect, test } from "vitest";
import { rectangle } from "../../generator/core/boards/board.js";
import {
  BetzaError,
  board,
  boardNamed,
  by0x88Difference,
  byAbsoluteDifference,
  byPair,
  bySuperimposition,
  distances,
  emit,
  piece,
  ProofError,
  RequestError,
  tabulate,
  toCenter,
  UNREACHABLE,
} from "../../generator/index.js";
import * as tables from "../../src/index.js";
import { search, type Moves } from "../support/board.js";
import { PIECES, searchedPairs } from "../support/pieces.js";

const CHESS = rectangle(8, 8);

test("a board has 1 to 64 files and ranks", () => {
  expect(board(1, 64)).toMatchObject({ files: 1, ranks: 64 });
  for (const [files, ranks] of [
    [0, 8],
    [8, 65],
    [2.5, 8],
    [NaN, 8],
  ] as const)
    expect(() => board(files, ranks)).toThrow(
      new RangeError(
        `${files}×${ranks} is not a board: files and ranks must be whole numbers from 1 to 64`,
      ),
    );
});

test.each(PIECES)("distances of $notation on 7×6 are those of search", (one) => {
  const found = distances(board(7, 6), piece(one.notation)).map((row) =>
    row.map((distance) => distance ?? UNREACHABLE),
  );
  expect(found).toEqual(searchedPairs(one, 7, 6));
});

/** The moves of shogi's gold general, some of which cannot be reversed. */
const GOLD_MOVES: Moves = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
];
const leapsOf = (moves: Moves) => moves.map(([files, ranks]) => ({ files, ranks }));
const GOLD = { name: "gold", leaps: () => leapsOf(GOLD_MOVES) };

test("distances may be larger than the entries of an array", () => {
  const snake = {
    leaps: () =>
      leapsOf([
        [1, 0],
        [-31, 1],
      ]),
  };
  const large = board(32, 8);
  expect(distances(large, snake)[0]).toEqual([...Array(256).keys()]);
  expect(() => tabulate(snake, byPair(large))).toThrow(
    /^a1, af8 has the answer 255, which also stands for squares that the piece cannot reach; /,
  );
});

test("a piece may be an object whose leaps need it", () => {
  class Wazir {
    readonly moves = piece("W").leaps(CHESS);
    leaps(): Wazir["moves"] {
      return this.moves;
    }
  }
  expect(tabulate(new Wazir(), byPair(CHESS))).toEqual([...tables.MANHATTAN_DISTANCE]);
});

test("what distances gives is the caller's own", () => {
  const knight = piece("N");
  const found = distances(CHESS, knight);
  Object.assign(found[0] ?? [], { 9: 99 });
  expect(found[0]?.[9]).toBe(99);
  expect(distances(CHESS, knight)[0]?.[9]).toBe(4);
  expect(tabulate(knight, byPair(CHESS))[9]).toBe(4);
});

test("tabulate gives the arrays of the package, on each layout", () => {
  expect(tabulate(piece("K"), byPair(CHESS))).toEqual([...tables.DISTANCE]);
  expect(tabulate(piece("N"), by0x88Difference(CHESS))).toEqual([
    ...tables.KNIGHT_DISTANCE_BY_0X88_DIFF,
  ]);
  expect(tabulate(piece("W"), bySuperimposition(CHESS))).toEqual([
    ...tables.MANHATTAN_DISTANCE_15X15,
  ]);
  expect(tabulate(piece("N"), bySuperimposition(CHESS))).toEqual([...tables.KNIGHT_DISTANCE_15X15]);
  expect(tabulate(piece("N"), byAbsoluteDifference(CHESS))).toEqual([...tables.NDIS]);
  expect(tabulate(piece("W"), toCenter(CHESS))).toEqual([...tables.CENTER_MANHATTAN_DISTANCE]);
  expect(tabulate(piece("B"), byPair(CHESS)).slice(0, 3)).toEqual([0, undefined, 2]);
});

test("a board has the same name as in a request", () => {
  const glinski = boardNamed("glinski");
  expect(glinski?.squares).toHaveLength(91);
  expect(boardNamed("cylinder:8x8")).toBe(boardNamed("cylinder"));
  expect(boardNamed("10x8")).toBe(board(10, 8));
  expect(boardNamed("0x8")).toBeUndefined();
});

test("tabulate distinguishes the directions of a piece that moves one way", () => {
  const rows = CHESS.squares.map((from) => search(GOLD_MOVES, 8, 8, [[from % 8, from >> 3]]));
  expect(tabulate(GOLD, byPair(CHESS))).toEqual(rows.flat());
  const center = [27, 28, 35, 36];
  expect(tabulate(GOLD, toCenter(CHESS))).toEqual(
    rows.map((row) => Math.min(...center.map((to) => row[to] ?? NaN))),
  );
  const bySuperimposed = tabulate(GOLD, bySuperimposition(CHESS));
  for (const [from, row] of rows.entries())
    expect(
      row.map((_, to) => bySuperimposed[to - from + 7 * ((to >> 3) - (from >> 3)) + 112]),
    ).toEqual(row);
});

describe("tabulate refuses", () => {
  const found = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      if (error instanceof RequestError) return error.message;
      throw error;
    }
  };

  test.each([by0x88Difference, byAbsoluteDifference, bySuperimposition])(
    "a layout that cannot hold the distance, with the pair: %#",
    (layout) => {
      expect(found(() => tabulate(piece("zebra"), layout(CHESS)))).toMatch(
        /^[\w-]+ cannot hold the zebra's distance on 8x8: a1–f1 and b1–g1 (?:differ by the same step|are the same number of files and ranks apart), but are 5 and 7 moves apart; use the layout pair$/,
      );
    },
  );

  test("a piece that moves one way, by absolute difference", () => {
    expect(found(() => tabulate(GOLD, byAbsoluteDifference(CHESS)))).toBe(
      "abs-diff cannot hold the gold's distance on 8x8: a2–b1 and b1–c2 are the same number of files and ranks apart, but are 2 and 1 moves apart; use the layout pair",
    );
  });

  test("a layout that is read elsewhere than it is filled", () => {
    const layout = { ...byPair(CHESS), index: 7 };
    expect(() => tabulate(piece("N"), layout)).toThrow(ProofError);
  });
});

describe("emit", () => {
  test("returns modules as text, with the given command in the header of the tables", async () => {
    const request = { tables: [{ piece: "camel", layout: "pair" }], index: true } as const;
    const modules = await emit(request, "node make-tables.js");
    expect(modules.map(({ file }) => file)).toEqual([
      "frozen.ts",
      "unreachable.ts",
      "camel-distance.ts",
      "index.ts",
    ]);
    expect(modules.map(({ text }) => text.split("\n")[2])).toEqual([
      "// frozen.ts; shared by the tables of this folder",
      "// unreachable.ts; shared by the tables of this folder",
      "// camel-distance.ts; to regenerate: node make-tables.js",
      "// index.ts; to regenerate: node make-tables.js",
    ]);
  });

  test("refuses a request from which no table can be made, or that cannot be told from another", async () => {
    const message: unknown = expect.stringMatching(
      /^tables\[0\]\.board: "65x8": expected sides of at most 64\ntables\[1\]\.piece: piece "", at its end:/,
    );
    await expect(
      emit({ tables: [{ board: "65x8", piece: "C" }, { piece: "" }] }, "x"),
    ).rejects.toThrow(
      expect.objectContaining({
        name: "RequestError",
        code: "ERR_REQUEST",
        message,
      }),
    );
    await expect(emit({ tables: [] }, "x")).rejects.toThrow(
      "tables: []: expected a list of tables",
    );
    await expect(emit({ tables: [{ piece: "C" }, { piece: "camel" }] }, "x")).rejects.toThrow(
      "C on 8x8 and camel on 8x8 would both export CAMEL_DISTANCE",
    );
  });
});

describe("a call from plain JavaScript with a wrong type says which argument", () => {
  const calling =
    (work: unknown, ...args: readonly unknown[]) =>
    (): unknown =>
      typeof work === "function" ? Reflect.apply(work, undefined, args) : work;
  test.each([
    [calling(board, "8", 8), "board: files must be of type number, not string"],
    [calling(board, 8), "board: ranks must be of type number, not undefined"],
    [calling(piece, 5), "piece: the name or notation must be of type string, not number"],
    [calling(piece, null), "piece: the name or notation must be of type string, not null"],
    [
      calling(distances, "8x8", piece("N")),
      "distances: the board must be of type object, not string",
    ],
    [calling(distances, null, piece("N")), "distances: the board must be of type object, not null"],
    [calling(distances, CHESS, "N"), "distances: the piece must be of type object, not string"],
    [
      calling(tabulate, "N", byPair(CHESS)),
      "tabulate: the piece must be of type object, not string",
    ],
    [
      calling(tabulate, piece("N"), byPair),
      "tabulate: the layout must be of type object, not function",
    ],
    [
      calling(tabulate, piece("N"), CHESS),
      "tabulate: the layout has no `cell` function; pass a layout such as byPair(board(8, 8))",
    ],
    [
      calling(tabulate, {}, byPair(CHESS)),
      "tabulate: the piece's leaps must be of type function, not undefined",
    ],
    [
      calling(distances, CHESS, { leaps: [] }),
      "distances: the piece's leaps must be of type function, not object",
    ],
  ])("%#: %s", (call, message) => {
    expect(call).toThrow(new TypeError(message));
  });

  test.each([
    [undefined],
    [[null]],
    [[[1, 0]]],
    [[{ files: 1, ranks: "0" }]],
    [[{ files: 1, ranks: 0.5 }]],
    [[{ files: 1, ranks: 0 }, { files: 1 }]],
  ])("also of leaps: %j", (leaps) => {
    const message = "the piece's leaps must return a list of { files, ranks }, both whole numbers";
    const mover = { leaps: () => leaps };
    expect(calling(tabulate, mover, byPair(CHESS))).toThrow(new TypeError(`tabulate: ${message}`));
    expect(calling(distances, CHESS, mover)).toThrow(new TypeError(`distances: ${message}`));
  });

  test("also of emit, whose request says where it is wrong", async () => {
    const emitting = calling(emit, { tables: [{ piece: 5 }] }, "x");
    await expect(emitting()).rejects.toThrow("tables[0].piece: 5: expected the name of a piece");
    for (const [given, shown] of [
      [8n, "8"],
      [() => "N", '() => "N"'],
    ] as const)
      await expect(calling(emit, { tables: [{ piece: given }] }, "x")()).rejects.toThrow(
        `tables[0].piece: ${shown}: expected the name of a piece`,
      );
    await expect(calling(emit, 5, "x")()).rejects.toThrow(/^5: expected an object, such as/);
    await expect(calling(emit, { tables: [{ piece: "N" }] })()).rejects.toThrow(
      new TypeError("emit: the command must be of type string, not undefined"),
    );
  });
});

test("the error for a notation says where it cannot be understood", () => {
  expect(() => piece("NxC")).toThrow(BetzaError);
  expect(() => piece("NxC")).toThrow(expect.objectContaining({ position: 1 }));
});
