/** `chess-distance/generator`, in process: results and errors of its functions. */
import { describe, expect, test } from "vitest";
import {
  BetzaError,
  board,
  by0x88Difference,
  byAbsoluteDifference,
  byPair,
  bySuperimposition,
  distances,
  emit,
  piece,
  ProofError,
  tabulate,
  toCenter,
  UNREACHABLE,
} from "../generator/index.js";
import * as tables from "../src/index.js";
import { PIECES, searchedPairs } from "./support/pieces.js";

const CHESS = board(8, 8);

test("a board has 1 to 32 files and ranks", () => {
  expect(board(1, 32)).toEqual({ files: 1, ranks: 32 });
  for (const [files, ranks] of [
    [0, 8],
    [8, 33],
    [2.5, 8],
    [NaN, 8],
  ] as const)
    expect(() => board(files, ranks)).toThrow(
      new RangeError(`a board of ${files}×${ranks}: files and ranks must be 1 to 32 each`),
    );
});

test.each(PIECES)("distances of $notation on 7×6 are those of search", (one) => {
  const found = distances(board(7, 6), piece(one.notation)).map((row) =>
    row.map((distance) => distance ?? UNREACHABLE),
  );
  expect(found).toEqual(searchedPairs(one, 7, 6));
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
  expect(tabulate(piece("N"), byAbsoluteDifference(CHESS))).toEqual([...tables.NDIS]);
  expect(tabulate(piece("W"), toCenter(CHESS))).toEqual([...tables.CENTER_MANHATTAN_DISTANCE]);
  expect(tabulate(piece("B"), byPair(CHESS)).slice(0, 3)).toEqual([0, undefined, 2]);
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
    expect(modules.map(({ text }) => text.split("\n")[1])).toEqual([
      "",
      "",
      "// To regenerate: node make-tables.js",
      "// To regenerate: node make-tables.js",
    ]);
  });

  test("refuses a request of which no table can be made, or not told from another", async () => {
    await expect(
      emit({ tables: [{ board: "40x8", piece: "C" }, { piece: "" }] }, "x"),
    ).rejects.toThrow(
      expect.objectContaining({
        name: "RequestError",
        code: "ERR_REQUEST",
        message:
          'tables[0].board: "40x8": expected files × ranks, 1 to 32 each, such as "10x8"\n' +
          'tables[1].piece: piece "", at its end: expected an atom: W F D N A H C L Z J G K R B Q or (m,n)',
      }),
    );
    await expect(emit({ tables: [] }, "x")).rejects.toThrow(
      "tables: []: expected a list of tables",
    );
    await expect(emit({ tables: [{ piece: "C" }, { piece: "camel" }] }, "x")).rejects.toThrow(
      "CAMEL_DISTANCE would be made twice",
    );
  });

  test("refuses what a layout cannot hold", async () => {
    const request = { tables: [{ piece: "Z", layout: "superimposed" }] } as const;
    await expect(emit(request, "x")).rejects.toThrow(ProofError);
    await expect(emit(request, "x")).rejects.toThrow(
      "ZEBRA_DISTANCE_15X15[a1, b2]: 2, should be 4",
    );
    await expect(emit(request, "x")).rejects.toHaveProperty("code", "ERR_PROOF");
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
    [calling(distances, CHESS, "N"), "distances: the piece must be of type object, not string"],
    [
      calling(tabulate, "N", byPair(CHESS)),
      "tabulate: the piece must be of type object, not string",
    ],
    [
      calling(tabulate, piece("N"), byPair),
      "tabulate: the layout must be of type object, not function",
    ],
  ])("%#: %s", (call, message) => {
    expect(call).toThrow(new TypeError(message));
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

test("a notation that cannot be understood tells where", () => {
  try {
    piece("NxC");
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(BetzaError);
    expect(error).toHaveProperty("position", 1);
  }
});
