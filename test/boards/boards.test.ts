/** Facts from other sources about boards of all kinds: sums of distances, joined sides, names of hexagons. */
import { describe, expect, test } from "vitest";
import { squareName, type Board, type Join } from "../../generator/core/boards/board.js";
import { boardNamed, joinedBy } from "../../generator/boards/shaped.js";
import { REGIONS } from "../../generator/request/regions.js";
import { byPair, distances, tabulate } from "../../generator/index.js";
import { byFill } from "../../generator/core/measures/distances.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import type { BoardRequest } from "../../generator/request/defaults.js";
import { parseRequest } from "../../generator/request/request.js";
import {
  agree,
  cubesOf,
  hexagonsApart,
  hexagonsOf,
  regionOn,
  squaresOf,
  type Land,
} from "../support/graphs.js";
import { runs, sampled } from "../support/sampling.js";

const FILES = { side: "files" } as const;
const RANKS = { side: "ranks" } as const;

const named = (name: string): Board => {
  const board = boardNamed(name);
  if (board === undefined) throw new Error(`no board: ${name}`);
  return board;
};

/** The board of a request. */
const shaped = (board: string | BoardRequest): Board => {
  const [entry] = parseRequest({ tables: [{ board, piece: "K", name: "x" }] }).entries;
  if (entry === undefined) throw new Error("no table");
  return entry.board;
};

/** The distances of a piece from each square, without the proofs, which are slow on large boards. */
const rowsOf = (board: Board, text: string): readonly (readonly (number | undefined)[])[] => {
  const from = byFill(pieceCalled(text)).on(board);
  return board.squares.map((square) => from([square]));
};

const sumOf = (board: Board, text: string): number =>
  rowsOf(board, text).reduce(
    (sum, row) => row.reduce((more: number, moves) => more + (moves ?? 0), sum),
    0,
  );

/**
 * Wiener indices of n×n boards from the OEIS: the sums of the distances of all pairs of squares, each pair once. Each
 * row has the first n and the terms from there on; the largest n is 32.
 */
const WIENER = [
  // A292053: Wiener index of the n X n king graph.
  ["K", "A292053", 1, [0, 6, 52, 228, 708, 1778, 3864, 7560, 13656, 23166, 37356, 57772]],
  ["K", "A292053", 32, [7823904]],
  // A292054: Wiener index of the n X n knight graph, which is connected from n = 4.
  ["N", "A292054", 4, [288, 708, 1580, 3144, 5804, 9996, 16388, 25660, 38808, 56808]],
  ["N", "A292054", 32, [4524356]],
  // A292057: Wiener index of the n X n queen graph.
  ["Q", "A292057", 1, [0, 6, 44, 164, 440, 970, 1876, 3304, 5424, 8430, 12540, 17996]],
  ["Q", "A292057", 32, [994976]],
  // A085537: n^4 − n^3, the Wiener index of the product of two complete graphs, which is the rook graph.
  ["R", "A085537", 2, [8, 54, 192, 500]],
  ["R", "A085537", 8, [8 ** 4 - 8 ** 3]],
  ["R", "A085537", 32, [32 ** 4 - 32 ** 3]],
  // A143945: Wiener index of the grid P_n x P_n.
  ["W", "A143945", 1, [0, 8, 72, 320, 1000, 2520, 5488, 10752, 19440, 33000, 53240, 82368]],
  ["W", "A143945", 32, [11173888]],
] as const;

/** Wiener indices of joined boards, by the first part of their names. The first term is for one rank. */
const JOINED = [
  // A171437: Wiener indices of prism graphs.
  ["cylinder:3x", [3, 21, 63, 138, 255]],
  ["cylinder:4x", [8, 48, 136, 288, 520]],
  ["cylinder:5x", [15, 85, 235, 490, 875]],
  ["cylinder:6x", [27, 144, 387, 792, 1395]],
  // A228313: Wiener indices of torus grid graphs.
  ["torus:3x", [3, 21, 54]],
  ["torus:4x", [8, 48, 120, 256]],
  ["torus:5x", [15, 85, 210, 440, 750]],
  ["torus:6x", [27, 144, 351, 720, 1215, 1944]],
  ["torus:8x", [64, 320, 768, 1536, 2560, 4032, 5824, 8192]],
] as const;

const SUMS = WIENER.flatMap(([text, , first, terms]) =>
  terms.map((sum, at) => [text, `${first + at}x${first + at}`, sum] as const),
);

const JOINED_SUMS = JOINED.flatMap(([board, terms]) =>
  terms.map((sum, at) => ["W", `${board}${at + 1}`, sum] as const),
);

test.each([...sampled(SUMS, 5, "Wiener"), ...JOINED_SUMS])(
  "%s on %s: %i is the sum of the distances, each pair once",
  (text, board, sum) => {
    expect(sumOf(named(board), text) / 2).toBe(sum);
  },
);

test("A292051 and A292059: the Wiener indices of the bishop graphs on black and on white squares", () => {
  const black = [0, 1, 14, 42, 124, 251, 506, 852, 1432, 2165, 3270, 4606];
  const white = [0, 1, 8, 42, 104, 251, 464, 852, 1360, 2165, 3160, 4606];
  const found = black.map((_, at) => {
    const side = at + 1;
    const sums = [0, 0];
    for (const [square, row] of rowsOf(named(`${side}x${side}`), "B").entries()) {
      // a1 is dark.
      const color = (Math.floor(square / side) + (square % side)) % 2;
      for (const moves of row) sums[color] = (sums[color] ?? 0) + (moves ?? 0) / 2;
    }
    return sums;
  });
  expect(found).toEqual(black.map((sum, at) => [sum, white[at]]));
});

test("A232007: the moves that a knight needs to reach every square, from a corner of n×n", () => {
  const terms = [0, NaN, NaN, 5, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14, 15, 16];
  const found = terms.map((_, at) => {
    const row = byFill(pieceCalled("N")).on(named(`${at + 1}x${at + 1}`))([0]);
    return row.reduce((most: number, moves) => Math.max(most, moves ?? NaN), 0);
  });
  expect(found).toEqual(terms);
});

/** Sequences of the OEIS for an infinite board. From the middle of 64×64, the edges cut off no shortest path. */
test.each([
  // A018837: Number of steps for knight to reach (n,0) on infinite chessboard.
  ["N", "A018837", 0, [0, 3, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10, 11, 10, 11, 12]],
  // A018838: Minimum number of steps for a knight to reach (n,n) on an infinite chessboard.
  ["N", "A018838", 1, [0, 2, 4, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10, 12, 12, 12, 14, 14, 14]],
  // A018840: Number of steps for {2,3} fairy knight to reach (n,0) on infinite chessboard.
  ["Z", "A018840", 0, [0, 5, 4, 5, 2, 5, 2, 5, 4, 5, 4, 7, 4, 5, 6, 7, 6, 7, 6, 7, 8, 9, 8]],
  // A018841: Number of steps for {2,3} fairy knight to reach (n,n) on infinite chessboard.
  ["Z", "A018841", 1, [0, 2, 4, 6, 4, 2, 4, 6, 6, 6, 4, 6, 6, 6, 8, 6, 8, 8, 8, 10, 8, 10]],
] as const)("%s: %s", (text, _id, up, terms) => {
  const row = byFill(pieceCalled(text)).on(named("64x64"))([31 * 64 + 31]);
  expect(terms.map((_, n) => row[(31 + up * n) * 64 + 31 + n])).toEqual(terms);
});

test("A018842: the squares n knight moves away on an infinite board", () => {
  const row = byFill(pieceCalled("N")).on(named("64x64"))([31 * 64 + 31]);
  const counts = [1, 8, 32, 68, 96, 120, 148, 176, 204, 232, 260, 288, 316, 344];
  expect(counts.map((_, n) => row.filter((moves) => moves === n).length)).toEqual(counts);
});

describe("joined sides", () => {
  // The sums of the distances of all pairs, in both directions.
  const OTHERS_FOUND: readonly (readonly [string, string | BoardRequest, object])[] = [
    ["a cylinder", { size: "8x8", joins: [FILES] }, { K: 13_248, W: 18_944 }],
    ["ranks joined", { size: "8x14", joins: [RANKS] }, { K: 53_312, W: 76_832 }],
    [
      "a Möbius strip",
      { size: "8x14", joins: [{ ...RANKS, mirror: true }] },
      { K: 53_312, W: 74_144 },
    ],
    ["a torus", { size: "8x14", joins: [FILES, RANKS] }, { K: 48_832, W: 68_992 }],
    [
      "shifted by 1",
      { size: "8x14", joins: [FILES, { ...RANKS, shift: 1 }] },
      { K: 48_832, W: 68_544 },
    ],
    [
      "shifted by 3",
      { size: "8x14", joins: [FILES, { ...RANKS, shift: 3 }] },
      { K: 48_832, W: 67_648 },
    ],
    [
      "a Klein bottle",
      { size: "8x14", joins: [FILES, { ...RANKS, mirror: true }] },
      { K: 48_832, W: 68_096 },
    ],
  ];

  const GLINSKI = ["Gliński's board", "glinski", { W: 41_184, K: 26_460, N: 21_078 }] as const;

  test.each([...sampled(OTHERS_FOUND, 2, "joined"), GLINSKI])(
    "%s has the published sums",
    (_, request, sums) => {
      const board = shaped(request);
      for (const [text, sum] of Object.entries(sums)) expect(sumOf(board, text), text).toBe(sum);
    },
  );

  const CROSSINGS = [0, 1, -1, 2].flatMap((shift) =>
    [false, true].map((mirror) => ({ shift, mirror })),
  );

  const JOINS = CROSSINGS.flatMap((one): readonly Join[] => [
    { ...FILES, ...one },
    { ...RANKS, ...one },
  ]);

  /** A place, given from the sides that are joined. */
  const placeFrom = (side: Join["side"], along: number, across: number) =>
    side === "files" ? { files: along, ranks: across } : { files: across, ranks: along };

  /** The places of 4×3 to which steps one way lead, in turn, until they have crossed the joined sides once or twice. */
  const crossed = ({ side, shift = 0, mirror = false }: Join, start: number, way: 1 | -1) => {
    const [length, width] = side === "files" ? [4, 3] : [3, 4];
    let [along, across] = [0, start];
    return Array.from({ length: 2 * length - 1 }, () => {
      along += way;
      if (along < 0 || along === length) {
        along -= way * length;
        across = mirror ? width - 1 - across + shift : across + way * shift;
      }
      return placeFrom(side, along, across);
    });
  };

  test.each(JOINS)("lead, square by square, where the join says: %j", (join) => {
    const { side } = join;
    const joined = joinedBy([join], { files: 4, ranks: 3 });
    for (const start of side === "files" ? [0, 1, 2] : [0, 1, 2, 3])
      for (const way of [1, -1] as const)
        for (const [step, place] of crossed(join, start, way).entries())
          expect(joined?.(placeFrom(side, way * (step + 1), start))).toEqual(place);
  });

  test("are refused exactly if a place beyond a corner would be two squares", () => {
    const found = { agree: 0, disagree: 0 };
    const sizes = Array.of<readonly [number, number]>([2, 3], [3, 3], [4, 2]);
    for (const size of sampled(sizes, 1, "joins"))
      for (const one of sampled(CROSSINGS, 4, "crossings"))
        for (const other of CROSSINGS) {
          const joins: readonly Join[] = [
            { ...FILES, ...one },
            { ...RANKS, ...other },
          ];
          const isWhole = joinedBy(joins, { files: size[0], ranks: size[1] }) !== undefined;
          const expected = agree(joins, size);
          expect(isWhole, JSON.stringify([size, joins])).toBe(expected);
          found[expected ? "agree" : "disagree"]++;
        }
    expect(Math.min(found.agree, found.disagree)).toBeGreaterThan(runs(1, 30));
  });
});

describe("hexagons", () => {
  const glinski = named("glinski");

  test.each([1, 2, 5, 6])("on side %i, cube coordinates give the steps to neighbors", (side) => {
    const cubes = cubesOf(side);
    const rows = distances(named(`hexagon:${side}`), pieceCalled("W"));
    expect(rows).toEqual(cubes.map((one) => cubes.map((other) => hexagonsApart(one, other))));
  });

  test("cells are named as on Gliński's board, and numbered file by file", () => {
    const names = glinski.squares.map((square) => squareName(glinski, square));
    const lengths = { a: 6, b: 7, c: 8, d: 9, e: 10, f: 11, g: 10, h: 9, i: 8, k: 7, l: 6 };
    expect(names).toEqual(
      Object.entries(lengths).flatMap(([file, length]) =>
        Array.from({ length }, (_, rank) => `${file}${rank + 1}`),
      ),
    );
    expect(names).toEqual(hexagonsOf(6).names);
  });
});

/** Rectangles, hexagons, a cylinder, a torus, an L, a ring, and two parts. */
const LANDS: readonly Land[] = [
  ...[8, 10, 16].map((files) => squaresOf([files, 8])),
  ...[1, 4, 5].flatMap((files) => [1, 6, 7].map((ranks) => squaresOf([files, ranks]))),
  ...[2, 6].map(hexagonsOf),
  squaresOf([3, 4], undefined, [FILES]),
  squaresOf([2, 2], undefined, [FILES, RANKS]),
  squaresOf([3, 3], (name) => ["b2", "c2", "b3", "c3"].includes(name)),
  squaresOf([3, 3], (name) => name === "b2"),
  squaresOf([3, 1], (name) => name === "b1"),
];

test.each(LANDS)("regions of $board match their definitions", (land) => {
  const board = shaped(land.board);
  for (const name of ["center", "edge", "corners", "light-corners", "dark-corners"] as const) {
    const region = REGIONS.get(name);
    const expected = regionOn(land, name);
    expect(region?.squares(board), name).toEqual(expected);
    const contained = board.squares.filter((square) => region?.contains(board, square));
    expect(contained, name).toEqual(expected);
  }
});

test("the library tabulates on named boards with the same numbers as tables of requests", () => {
  const torus = named("torus:5x4");
  expect(tabulate(pieceCalled("gold"), byPair(torus))).toEqual(rowsOf(torus, "WfF").flat());
  // From a1 of a torus, one rank down is the last rank.
  expect(tabulate(pieceCalled("fW"), byPair(torus)).slice(0, 20)).toEqual(
    [0, 1, 2, 3].flatMap((up) => [up, undefined, undefined, undefined, undefined]),
  );
});
