/**
 * What every table must hold, found without the generator: by plain breadth-first search on coordinates,
 * and from the definitions of the maps.
 */
import { KING_MOVES, KNIGHT_MOVES, search, SQUARES, WAZIR_MOVES, type Moves } from "./board.js";
import { movesOf, searchedPairs, type TestPiece } from "./pieces.js";

/** Distances between all squares of 8×8, by [from][to]. */
export const searchPairs = (moves: Moves): readonly (readonly number[])[] =>
  SQUARES.map((from) => {
    const reached = search(moves, 8, 8, [[from % 8, Math.floor(from / 8)]]);
    return SQUARES.map((to) => reached.get(`${to % 8},${Math.floor(to / 8)}`) ?? NaN);
  });

// On 15×15 the center is 7 from every edge, and no shortest path to a cell needs more room than that.
const around = (moves: Moves): ReadonlyMap<string, number> => search(moves, 15, 15, [[7, 7]]);

const byDifference = (moves: Moves): number[] => {
  const reached = around(moves);
  return [...Array(225).keys()].map(
    (cell) => reached.get(`${cell % 15},${Math.floor(cell / 15)}`) ?? NaN,
  );
};

const by0x88Difference = (moves: Moves): number[] => {
  const entries = Array<number>(240).fill(0);
  for (const [cell, moved] of around(moves)) {
    const [x = NaN, y = NaN] = cell.split(",").map(Number);
    entries[16 * (y - 7) + (x - 7) + 120] = moved;
  }
  return entries;
};

const byAbsoluteDifference = (moves: Moves): number[] => {
  const reached = around(moves);
  return SQUARES.map((cell) => reached.get(`${7 + (cell % 8)},${7 + Math.floor(cell / 8)}`) ?? NaN);
};

const toNearest = (moves: Moves, starts: readonly (readonly [number, number])[]): number[] => {
  const reached = search(moves, 8, 8, starts);
  return SQUARES.map((square) => reached.get(`${square % 8},${Math.floor(square / 8)}`) ?? NaN);
};

const CENTER = [
  [3, 3],
  [4, 3],
  [3, 4],
  [4, 4],
] as const;

const EDGE = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(
  (at) =>
    [
      [at, 0],
      [at, 7],
      [0, at],
      [7, at],
    ] as const,
);

const QUEEN = {
  notation: "Q",
  steps: [
    [1, 0, 99],
    [1, 1, 99],
  ],
} as const;
const ROOK = { notation: "R", steps: [[1, 0, 99]] } as const;
const BISHOP = { notation: "B", steps: [[1, 1, 99]] } as const;

/** The distances of a slider on 15×15 from the center; 255 where it never gets. */
const slides = (piece: TestPiece): number[] => {
  const reached = search(movesOf(piece, 15, 15), 15, 15, [[7, 7]]);
  return [...Array(225).keys()].map(
    (cell) => reached.get(`${cell % 15},${Math.floor(cell / 15)}`) ?? 255,
  );
};

/** The squares on shortest king paths, as two halves of bits, for each pair of squares. */
const kingPaths = (): number[] => {
  const kings = searchPairs(KING_MOVES);
  const distance = (a: number, b: number): number => kings[a]?.[b] ?? NaN;
  return SQUARES.flatMap((a) =>
    SQUARES.flatMap((b) => {
      let bits = 0n;
      for (const c of SQUARES)
        if (distance(a, c) + distance(c, b) === distance(a, b)) bits |= 1n << BigInt(c);
      return [Number(bits & 0xffffffffn), Number(bits >> 32n)];
    }),
  );
};

const combined = (): number[] => {
  const [kings, wazirs] = [searchPairs(KING_MOVES), searchPairs(WAZIR_MOVES)];
  return kings.flatMap((row, from) => row.map((moves, to) => moves + (wazirs[from]?.[to] ?? NaN)));
};

/** A corner is a square from which a knight has only two moves. */
const corners = (): number[] =>
  SQUARES.map((square) => {
    const reached = search(KNIGHT_MOVES, 8, 8, [[square % 8, Math.floor(square / 8)]]);
    return [...reached.values()].filter((moved) => moved === 1).length === 2 ? 1 : 0;
  });

/** The entries of every table, by its export name. */
export const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  DISTANCE: searchPairs(KING_MOVES).flat(),
  MANHATTAN_DISTANCE: searchPairs(WAZIR_MOVES).flat(),
  KNIGHT_DISTANCE: searchPairs(KNIGHT_MOVES).flat(),
  DISTANCE_BY_0X88_DIFF: by0x88Difference(KING_MOVES),
  MANHATTAN_DISTANCE_BY_0X88_DIFF: by0x88Difference(WAZIR_MOVES),
  KNIGHT_DISTANCE_BY_0X88_DIFF: by0x88Difference(KNIGHT_MOVES),
  DISTANCE_15X15: byDifference(KING_MOVES),
  MANHATTAN_DISTANCE_15X15: byDifference(WAZIR_MOVES),
  KNIGHT_DISTANCE_15X15: byDifference(KNIGHT_MOVES),
  CENTER_DISTANCE: toNearest(KING_MOVES, CENTER),
  CENTER_MANHATTAN_DISTANCE: toNearest(WAZIR_MOVES, CENTER),
  NDIS: byAbsoluteDifference(KNIGHT_MOVES),
  CORNER: corners(),
  SQUARE_TO_0X88: SQUARES.map((square) => 16 * Math.floor(square / 8) + (square % 8)),
  SQUARE_TO_15X15: SQUARES.map((square) => 15 * Math.floor(square / 8) + (square % 8)),
  QUEEN_DISTANCE: searchedPairs(QUEEN, 8, 8).flat(),
  ROOK_DISTANCE: searchedPairs(ROOK, 8, 8).flat(),
  BISHOP_DISTANCE: searchedPairs(BISHOP, 8, 8).flat(),
  QUEEN_DISTANCE_15X15: slides(QUEEN),
  ROOK_DISTANCE_15X15: slides(ROOK),
  BISHOP_DISTANCE_15X15: slides(BISHOP),
  COMBINED_DISTANCE: combined(),
  CORNER_DISTANCE_LIGHT: toNearest(WAZIR_MOVES, [
    [7, 0],
    [0, 7],
  ]),
  CORNER_DISTANCE_DARK: toNearest(WAZIR_MOVES, [
    [0, 0],
    [7, 7],
  ]),
  EDGE_DISTANCE: toNearest(KING_MOVES, EDGE),
  KING_PATHS: kingPaths(),
};

/** The places at which a table's entries are not what they must be. */
export const wrongEntries = (name: string, entries: ArrayLike<number>): number[] => {
  const expected = EXPECTED[name] ?? [];
  const length = Math.max(expected.length, entries.length);
  const wrong: number[] = [];
  for (let index = 0; index < length; index++)
    if (entries[index] !== expected[index]) wrong.push(index);
  return wrong;
};
