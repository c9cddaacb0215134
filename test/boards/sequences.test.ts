/** Numbers that others published: sequences of the OEIS, theorems on the graphs of leapers, and counts of paths. */
import { expect, test } from "vitest";
import { squareName, type Board } from "../../generator/core/boards/board.js";
import { byFill } from "../../generator/core/measures/distances.js";
import { BISHOP_DISTANCE } from "../../generated/bishop-distance.js";
import { DISTANCE } from "../../generated/distance.js";
import { KNIGHT_DISTANCE } from "../../generated/knight-distance.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import { parseRequest } from "../../generator/request/request.js";
import type { TableRequest } from "../../generator/request/defaults.js";
import { sampled } from "../support/sampling.js";

type BoardKey = NonNullable<TableRequest["board"]>;

const entryOf = (table: TableRequest) => {
  const [entry] = parseRequest({ tables: [{ name: "x", ...table }] }).entries;
  if (entry === undefined) throw new Error("no table");
  return entry;
};

const boardOf = (board: BoardKey): Board => entryOf({ board, piece: "K" }).board;

/** A square board with the squares for which `isOn` is true. */
const boardOn = (side: number, isOn: (file: number, rank: number) => boolean): Board => {
  const whole = boardOf(`${side}x${side}`);
  const holes = whole.squares.filter((square) => !isOn(square % side, Math.floor(square / side)));
  return boardOf({ size: `${side}x${side}`, holes: holes.map((hole) => squareName(whole, hole)) });
};

/** The distances from the square on a file and rank to all squares. */
const distancesFrom = (board: Board, piece: string, file = 0, rank = 0) => {
  const from = board.cells.findIndex(({ files, ranks }) => files === file && ranks === rank);
  return byFill(pieceCalled(piece)).on(board)([from]);
};

/** The middle of 64×64. From there, the edges cut off no shortest path of up to 15 knight moves. */
const MIDDLE = 31;
const BIG = boardOf("64x64");
const fromMiddle = distancesFrom(BIG, "N", MIDDLE, MIDDLE);

const knightsMoves = (file: number, rank: number): number =>
  fromMiddle[(MIDDLE + rank) * 64 + MIDDLE + file] ?? NaN;

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, n) => n);

const between = (least: number, most: number): readonly number[] =>
  upTo(most - least).map((n) => least + n);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all + number, 0);

// The first is A018836. The others are A098498: on half a board, from its edge; A098499: on half a board along the diagonal,
// from the diagonal; A098500: on a quarter of a board, from the corner; A098501: on an eighth, with the diagonal, from the corner.
test.each<readonly [string, Board, readonly [file: number, rank: number], readonly number[]]>([
  ["A018836", BIG, [MIDDLE, MIDDLE], [1, 9, 41, 109, 205, 325, 473, 649, 853, 1085, 1345, 1633]],
  ["A098498", BIG, [MIDDLE, 0], [1, 5, 23, 60, 110, 172, 248, 338, 442, 560, 692, 838, 998]],
  [
    ...(["A098499", boardOn(64, (file, rank) => rank <= file)] as const),
    ...([
      [MIDDLE, MIDDLE],
      [1, 5, 23, 57, 109, 169, 246, 334, 439, 555, 688, 832, 993],
    ] as const),
  ],
  ["A098500", BIG, [0, 0], [1, 3, 12, 32, 59, 91, 130, 176, 229, 289, 356, 430, 511, 599, 694]],
  [
    ...(["A098501", boardOn(64, (file, rank) => rank <= file)] as const),
    ...([
      [0, 0],
      [1, 2, 5, 13, 31, 49, 70, 93, 121, 151, 186, 223, 265, 309, 358, 409],
    ] as const),
  ],
])("%s: the squares at most n knight moves away", (_id, board, from, terms) => {
  const row = distancesFrom(board, "N", ...from);
  const counts = terms.map(
    (_, n) => row.filter((moves) => moves !== undefined && moves <= n).length,
  );
  expect(counts).toEqual(terms);
});

test("A118312: the squares that a knight can be on after exactly n moves", () => {
  const terms = [1, 8, 33, 76, 129, 196, 277, 372, 481, 604, 741, 892, 1057, 1236, 1429];
  const counts = terms.map(
    (_, n) =>
      fromMiddle.filter((moves) => Number(moves) <= n && (n - Number(moves)) % 2 === 0).length,
  );
  expect(counts).toEqual(terms);
});

test("A183047 and A183048: the sums of the knight's moves to a square and to its boundary", () => {
  const inSquare = [0, 20, 52, 112, 200, 340, 524, 784, 1096, 1508, 1988, 2584, 3264, 4084, 4996];
  const onBoundary = [0, 20, 32, 60, 88, 140, 184, 260, 312, 412, 480, 596, 680, 820, 912, 1076];
  const sumIn = (side: number): number =>
    sum(
      between(-side, side).flatMap((rank) =>
        between(-side, side).map((file) => knightsMoves(file, rank)),
      ),
    );
  expect(inSquare.map((_, n) => sumIn(n))).toEqual(inSquare);
  expect(onBoundary.map((_, n) => sumIn(n) - (n > 0 ? sumIn(n - 1) : 0))).toEqual(onBoundary);
});

test("A183049: the knight's moves to (n, 0), (n − 1, 1) … (1, n − 1)", () => {
  const rows = [[3], [2, 2], [3, 1, 1], [2, 2, 4, 2], [3, 3, 3, 3, 3], [4, 4, 2, 2, 2, 4]];
  const more = [
    [5, 3, 3, 3, 3, 3, 3],
    [4, 4, 4, 4, 4, 4, 4, 4],
    [5, 5, 5, 3, 3, 3, 3, 5, 5],
  ];
  const terms = [...rows, ...more];
  expect(terms.map((row, at) => row.map((_, n) => knightsMoves(at + 1 - n, n)))).toEqual(terms);
});

test("A279605: the knight's moves to the middle of (2n + 1)×(2n + 1), from the middle of a side to the corner", () => {
  const terms = [
    [4, 1, 2],
    [2, 3, 2, 3],
    [4, 3, 2, 3, 2],
    [4, 3, 4, 3, 4, 3],
    [4, 5, 4, 3, 4, 3, 4],
    [6, 5, 4, 5, 4, 5, 4, 5],
    [6, 5, 6, 5, 4, 5, 4, 5, 4],
    [6, 7, 6, 5, 6, 5, 6, 5, 6, 5],
  ];
  const found = terms.map((row, at) => {
    const middle = at + 2;
    const board = boardOf(`${2 * middle + 1}x${2 * middle + 1}`);
    const moves = distancesFrom(board, "N", middle, middle);
    return row.map((_, k) => moves[k]).toReversed();
  });
  expect(found).toEqual(terms.map((row) => row.toReversed()));
});

/** The distances of all pairs. Those of a pair are there twice. */
const allDistances = (board: Board, piece: string): readonly (readonly number[])[] => {
  const from = byFill(pieceCalled(piece)).on(board);
  return board.squares.map((square) => from([square]).map((moves) => moves ?? NaN));
};

test("A302298: the sums of the wazir's moves on the squares with |file| + |rank| ≤ n", () => {
  const terms = [16, 192, 1008, 3504, 9504, 21_840];
  const found = terms.map((_, at) => {
    const n = at + 1;
    const board = boardOn(2 * n + 1, (file, rank) => Math.abs(file - n) + Math.abs(rank - n) <= n);
    return sum(allDistances(board, "W").flat()) / 2;
  });
  expect(found).toEqual(terms);
});

test("A228316: the hyper-Wiener index of the torus: half the sum of d + d², for each pair once", () => {
  const terms = [72, 448, 1450, 4482, 10_388, 23_552, 45_360];
  const found = terms.map((_, at) => {
    const apart = allDistances(boardOf(`torus:${at + 3}x${at + 3}`), "W").flat();
    return sum(apart.map((moves) => moves + moves ** 2)) / 4;
  });
  expect(found).toEqual(terms);
});

test("A302341: the triameter of the knight's graph, the greatest sum of the distances between three squares", () => {
  const terms = [12, 12, 12, 12, 16, 16, 18];
  const found = terms.map((_, at) => {
    const rows = allDistances(boardOf(`${at + 4}x${at + 4}`), "N");
    let most = 0;
    for (const [first, row] of rows.entries())
      for (const [second, apart] of row.entries())
        if (second > first)
          for (const [third, toSecond] of (rows[second] ?? []).entries())
            most = Math.max(most, apart + toSecond + (row[third] ?? NaN));
    return most;
  });
  expect(found).toEqual(terms);
});

/** The numbers of shortest paths between two squares, by both ways of the measure. */
const pathsBetween = (board: BoardKey, piece: string, from: number, to: number) => {
  const { measure, board: own } = entryOf({ board, measure: "pathCount", piece });
  return measure.ways.map((way) => way.on(own)([from])[to]);
};

test("A120399: the shortest knight paths between opposite corners of n×n", () => {
  const terms = [2, 2, 8, 4, 6, 108, 40, 20, 858, 252, 70];
  const found = terms.map((_, at) => {
    const side = at + 3;
    return pathsBetween(`${side}x${side}`, "N", 0, side * side - 1);
  });
  expect(found).toEqual(terms.map((paths) => [paths, paths]));
});

test("A242512: the shortest knight paths to the squares beside the diagonal that n moves reach", () => {
  const terms = [2, 9, 32, 85, 240, 588, 1512];
  const drawn = sampled([...terms.entries()], 3, "A242512");
  const found = drawn.map(([at]) => {
    const n = at + 2;
    const [file, rank] = [Math.floor((3 * n - 3) / 2), Math.floor((3 * n - 4) / 2)];
    return pathsBetween("16x16", "N", 3 * 16 + 3, (3 + rank) * 16 + 3 + file)[0];
  });
  expect(found).toEqual(drawn.map(([, term]) => term));
});

test("A002426: the king's shortest ways from e1 up its file, of which 393 lead to e8", () => {
  const terms = [1, 3, 7, 19, 51, 141, 393];
  const found = terms.map((_, at) => pathsBetween("8x8", "K", 4, 4 + 8 * (at + 1)));
  expect(found).toEqual(terms.map((paths) => [paths, paths]));
});

test.each([
  ["A278824", KNIGHT_DISTANCE, [-17, -15, -10, -6, 6, 10, 15, 17]],
  [
    ...(["A278825", BISHOP_DISTANCE] as const),
    [-63, -54, -49, -45, -42, -36, -35, -28, -27, -21, -18, -14, -9, -7].flatMap((n) => [n, -n]),
  ],
  ["A278828", DISTANCE, [-9, -8, -7, -1, 1, 7, 8, 9]],
] as const)("%s: the differences between the squares of a move", (_id, table, terms) => {
  const differences = new Set<number>();
  for (const [pair, moves] of [...table].entries())
    if (moves === 1) differences.add((pair & 63) - (pair >> 6));
  expect([...differences].sort((a, b) => a - b)).toEqual([...terms].sort((a, b) => a - b));
});

test("the knight's moves on the torus of 4×4 are the edges of the tesseract", () => {
  const rows = allDistances(boardOf("torus:4x4"), "N");
  const neighbors = rows.map((row) =>
    row.flatMap((moves, square) => (moves === 1 ? [square] : [])),
  );
  // The four squares next to the first have one coordinate each. Every other square has those of its neighbors nearer to the first.
  const labels = new Map<number, number>([[0, 0]]);
  for (const [bit, square] of (neighbors[0] ?? []).entries()) labels.set(square, 1 << bit);
  for (const moves of [2, 3, 4])
    for (const [square, row] of neighbors.entries())
      if (rows[0]?.[square] === moves)
        labels.set(
          square,
          row
            .filter((near) => rows[0]?.[near] === moves - 1)
            .reduce((all, near) => all | (labels.get(near) ?? NaN), 0),
        );
  expect(new Set(labels.values())).toEqual(new Set(upTo(15)));
  for (const [square, row] of neighbors.entries()) {
    const label = labels.get(square) ?? NaN;
    const flipped = [1, 2, 4, 8].map((bit) => label ^ bit).sort((a, b) => a - b);
    expect(row.map((near) => labels.get(near) ?? NaN).sort((a, b) => a - b)).toEqual(flipped);
  }
});

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The leapers (r,s) with r ≤ s, on boards m×n with m ≤ n. */
const LEAPERS = between(1, 5).flatMap((r) => between(r, 5).map((s) => [r, s] as const));

const LEAPER_BOARDS = LEAPERS.flatMap(([r, s]) =>
  between(2, 16).flatMap((m) => between(m, 16).map((n) => [r, s, m, n] as const)),
);

// Knuth, Leaper Graphs (1994), theorem 1.
test(`on ${LEAPER_BOARDS.length} boards, a leaper reaches every square exactly if Knuth's theorem says so`, () => {
  for (const [r, s, m, n] of sampled(LEAPER_BOARDS, 60, "Knuth")) {
    const isConnected = greatestDivisor(r + s, s - r) === 1 && n >= 2 * s && m >= r + s;
    const row = distancesFrom(boardOf(`${m}x${n}`), `(${r},${s})`);
    const isReached = row.every((moves) => moves !== undefined);
    expect(isReached, `(${r},${s}) on ${m}x${n}`).toBe(isConnected);
  }
});
