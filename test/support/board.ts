/**
 * The tests' own board: coordinates and plain breadth-first search. It uses no code of the generator, so that it does
 * not share the generator's mistakes.
 */

import type { NumberingName } from "../../generator/boards/numbering.js";

/** Every square of 8×8. */
export const SQUARES: readonly number[] = [...Array(64).keys()];

/** The number of a square by its name. */
export const sq = (name: string): number => {
  const file = "abcdefgh".indexOf(name.charAt(0));
  const rank = "12345678".indexOf(name.charAt(1));
  if (name.length !== 2 || file < 0 || rank < 0) throw new Error(`no square: ${name}`);
  return rank * 8 + file;
};

/** The name of a square on a board with `files` files. */
export const nameOf = (square: number, files = 8): string =>
  "abcdefghijklmnop".charAt(square % files) + String(1 + Math.floor(square / files));

/** The numbers of squares in each numbering, by their files and ranks, from 0. */
export const NUMBERS: Readonly<Record<NumberingName, (file: number, rank: number) => number>> = {
  a1: (file, rank) => 8 * rank + file,
  a8: (file, rank) => 63 - 8 * rank - (7 - file),
  "0x88": (file, rank) => parseInt(`${rank}${file}`, 16),
  mailbox: (file, rank) => Number(`${rank + 2}${file + 1}`),
};

/** The distance of a king from each square to the edge. */
export const TO_EDGE: readonly number[] = SQUARES.map((square) => {
  const [file, rank] = [square % 8, square >> 3];
  return Math.min(file, rank, 7 - file, 7 - rank);
});

/** The number of shortest ways from a square to another, by trying each move, where `far` counts moves. */
export const shortestWays = <Square>(
  squares: readonly Square[],
  far: (from: Square, to: Square) => number,
  from: Square,
  to: Square,
): number =>
  from === to
    ? 1
    : squares
        .filter((next) => far(from, next) === 1 && far(next, to) === far(from, to) - 1)
        .reduce((sum, next) => sum + shortestWays(squares, far, next, to), 0);

/** The moves of a piece, each as [right, up]. */
export type Moves = readonly (readonly [number, number])[];

const ORTHOGONAL: Moves = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Moves of the king, all eight neighbors. */
export const KING_MOVES: Moves = [...ORTHOGONAL, [1, 1], [1, -1], [-1, 1], [-1, -1]];

/** Moves of the wazir, a king that moves only orthogonally. */
export const WAZIR_MOVES: Moves = ORTHOGONAL;

export const KNIGHT_MOVES: Moves = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** The moves from the nearest start to each cell, by x + width × y; `undefined` if unreachable. */
export const search = (
  moves: Moves,
  width: number,
  height: number,
  starts: readonly (readonly [number, number])[],
): readonly (number | undefined)[] => {
  const [rights, ups] = [Int32Array.from(moves, ([x]) => x), Int32Array.from(moves, ([, y]) => y)];
  const reached = Array<number | undefined>(width * height).fill(undefined);
  const queue = starts.map(([x, y]) => x + width * y);
  for (const cell of queue) reached[cell] = 0;
  for (const cell of queue) {
    const x = cell % width;
    const y = (cell - x) / width;
    const moved = (reached[cell] ?? NaN) + 1;
    for (let move = 0; move < rights.length; move++) {
      const toX = x + (rights[move] ?? NaN);
      const toY = y + (ups[move] ?? NaN);
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const to = toX + width * toY;
      if (reached[to] !== undefined) continue;
      reached[to] = moved;
      queue.push(to);
    }
  }
  return reached;
};

/** The number of squares to the edge from each square, in each of some directions, such as `N` and `NE`. */
export const squaresToEdge = (directions: string, files = 8, ranks = 8): readonly number[] =>
  Array.from({ length: files * ranks }, (_, square) => {
    const [west, south] = [square % files, Math.floor(square / files)];
    const [N, E] = [ranks - 1 - south, files - 1 - west];
    const free = new Map(Object.entries({ N, S: south, W: west, E }));
    return directions
      .split(" ")
      .map((sides) => Math.min(...Array.from(sides, (side) => free.get(side) ?? NaN)));
  }).flat();
