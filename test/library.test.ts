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
  test("returns modules as text, with the given command in the header", async () => {
    const request = {
      board: CHESS,
      pieces: [{ name: "camel", piece: piece("C") }],
      layouts: ["pair"],
    } as const;
    const modules = await emit(request, "node make-tables.js");
    expect(modules.map(({ file }) => file)).toEqual([
      "frozen.ts",
      "unreachable.ts",
      "camel-distance.ts",
    ]);
    for (const { text } of modules)
      expect(text.split("\n")[1]).toBe("// To regenerate: node make-tables.js");
  });

  test("refuses a request of which no table can be made, or not told from another", async () => {
    const camel = { name: "camel", piece: piece("C") };
    const request = { board: CHESS, pieces: [camel], layouts: ["pair"] } as const;
    const refused = [
      [{ board: { files: 40, ranks: 8 } }, "a board of 40×8: files and ranks must be 1 to 32 each"],
      [{ pieces: [] }, "a request without a piece"],
      [{ layouts: [] }, "a request without a layout"],
      [{ pieces: [camel, camel] }, "the piece camel is given twice"],
      [
        { pieces: [{ ...camel, name: "Bad Name" }] },
        'the name "Bad Name": a name is a lower-case letter followed by letters and digits, such as camel',
      ],
      [{ layouts: ["pair", "pair"] }, "the layout pair is given twice"],
    ] as const;
    for (const [change, message] of refused)
      await expect(emit({ ...request, ...change }, "x")).rejects.toThrow(new RangeError(message));
    const unknown = { ...request };
    Object.assign(unknown, { layouts: ["pioneer"] });
    await expect(emit(unknown, "x")).rejects.toThrow(
      'the layout "pioneer": layouts are pair, 0x88, 15x15, abs-diff, center',
    );
  });

  test("refuses what a layout cannot hold", async () => {
    const request = {
      board: CHESS,
      pieces: [{ name: "zebra", piece: piece("Z") }],
      layouts: ["15x15"],
    } as const;
    await expect(emit(request, "x")).rejects.toThrow(ProofError);
    await expect(emit(request, "x")).rejects.toThrow(
      "ZEBRA_DISTANCE_15X15[a1, b2]: 2, should be 4",
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
