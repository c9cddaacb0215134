/** Formula and fill on boards of many sizes, against plain search. */
import { describe, expect, test } from "vitest";
import { fillOf } from "../generator/fill.js";
import { BISHOP, KING, KNIGHT, QUEEN, ROOK, WAZIR } from "../generator/metrics.js";
import { searchOf } from "../generator/search.js";
import { movesOf } from "./support/pieces.js";
import { KING_MOVES, KNIGHT_MOVES, search, WAZIR_MOVES } from "./support/board.js";

const BOARDS = [
  { files: 1, ranks: 1 },
  { files: 1, ranks: 7 },
  { files: 3, ranks: 3 },
  { files: 4, ranks: 6 },
  { files: 5, ranks: 5 },
  { files: 8, ranks: 8 },
  { files: 10, ranks: 8 },
  { files: 5, ranks: 11 },
  { files: 15, ranks: 15 },
];

const PIECES = [
  { metric: WAZIR, moves: WAZIR_MOVES, least: 1 },
  { metric: KING, moves: KING_MOVES, least: 1 },
  { metric: KNIGHT, moves: KNIGHT_MOVES, least: 5 },
];

describe.each(BOARDS)("on $files×$ranks", (board) => {
  const { files, ranks } = board;
  const squares = [...Array(files * ranks).keys()];
  const cell = (square: number): [number, number] => [square % files, Math.floor(square / files)];

  test.each(PIECES)("$metric.piece", ({ metric, moves, least }) => {
    const fill = fillOf(board, metric.leaps(board));
    const searched = searchOf(board, metric.leaps(board));
    for (const from of squares) {
      const reached = search(moves, files, ranks, [cell(from)]);
      const expected = squares.map((to) => reached.get(cell(to).join()));
      expect(fill([from])).toEqual(expected);
      expect(searched([from])).toEqual(expected);
      if (files < least || ranks < least) continue;
      expect(squares.map((to) => metric.formula(board, from, to))).toEqual(expected);
    }
  });
});

test.each([
  {
    metric: QUEEN,
    steps: [
      [1, 0, 99],
      [1, 1, 99],
    ],
  },
  { metric: ROOK, steps: [[1, 0, 99]] },
  { metric: BISHOP, steps: [[1, 1, 99]] },
] as const)("$metric.piece, on 8×8 and 15×15", ({ metric, steps }) => {
  for (const side of [8, 15]) {
    const board = { files: side, ranks: side };
    const moves = movesOf({ notation: metric.piece, steps }, side, side);
    const fill = fillOf(board, metric.leaps(board));
    const squares = [...Array(side ** 2).keys()];
    for (const from of squares) {
      const reached = search(moves, side, side, [[from % side, Math.floor(from / side)]]);
      const expected = squares.map((to) => reached.get(`${to % side},${Math.floor(to / side)}`));
      expect(fill([from])).toEqual(expected);
      expect(squares.map((to) => metric.formula(board, from, to))).toEqual(expected);
    }
  }
});

test("a fill from several squares counts from the nearest", () => {
  const corners = [0, 7, 56, 63];
  const reached = search(KNIGHT_MOVES, 8, 8, [
    [0, 0],
    [7, 0],
    [0, 7],
    [7, 7],
  ]);
  const expected = [...Array(64).keys()].map((to) =>
    reached.get(`${to % 8},${Math.floor(to / 8)}`),
  );
  const board = { files: 8, ranks: 8 };
  for (const found of [fillOf, searchOf])
    expect(found(board, KNIGHT.leaps(board))(corners)).toEqual(expected);
});

test("a fill leaves out what is never reached: the knight on 3×3 and its center", () => {
  const fromCenter = fillOf({ files: 3, ranks: 3 }, KNIGHT.leaps({ files: 3, ranks: 3 }))([4]);
  expect(fromCenter.filter((moves) => moves !== undefined)).toEqual([0]);
});
