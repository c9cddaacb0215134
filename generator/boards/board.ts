/**
 * Boards. A board is a finite set of cells in a lattice, and a square is the number of a cell. Neighbors, differences
 * and regions are derived from the cells.
 */

import { at } from "../common.js";
import { demandType } from "../errors.js";

/** The position of a cell, or the difference between two cells: files to the right and ranks up. */
export interface Vector {
  /** The number of files to the right; negative to the left. */
  readonly files: number;
  /** The number of ranks up; negative down. */
  readonly ranks: number;
}

/** The number of a square, from 0. */
export type Square = number;

/** The definition of a board. */
export interface Geometry {
  /** The name of the board in the names of tables, such as `10x8`. */
  readonly name: string;
  /** The cells in the order of their square numbers, with coordinates from 0. A hole has no cell. */
  readonly cells: readonly Vector[];
  /** Rotations and reflections that generate all symmetries of the lattice. */
  readonly turns: readonly ((vector: Vector) => Vector)[];
  /** The name of a cell, such as `e4`. */
  readonly cellName: (cell: Vector) => string;
}

/** A geometry and the properties derived from it. Results are cached by object, not by contents. */
export interface Board extends Geometry {
  /** The number of files (columns) that the cells span. */
  readonly files: number;
  /** The number of ranks (rows) that the cells span. */
  readonly ranks: number;
  /** Every square, in ascending order. */
  readonly squares: readonly Square[];
  /** Returns the square at a cell, or `undefined` if the board has no such cell. */
  readonly squareAt: (cell: Vector) => Square | undefined;
  /** Returns the square that a vector leads to from a square, or `undefined` if it is off the board. */
  readonly plus: (square: Square, by: Vector) => Square | undefined;
  /** Returns the first square minus the second: the vector that leads from `from` to `to`. */
  readonly minus: (to: Square, from: Square) => Vector;
}

/** Something that moves, such as a piece. */
export interface Mover {
  /** The moves on a board, the same from every square. Moves that leave the board are ignored. */
  readonly leaps: (board: Board) => readonly Vector[];
}

export const boardOf = (geometry: Geometry): Board => {
  const { cells } = geometry;
  const extent = (axis: keyof Vector): number =>
    cells.reduce((most, cell) => Math.max(most, cell[axis] + 1), 0);
  const [files, ranks] = [extent("files"), extent("ranks")];
  const squares = cells.map((_, square) => square);
  const grid: Square[] = [];
  for (const [square, cell] of cells.entries()) grid[files * cell.ranks + cell.files] = square;
  const onGrid = (file: number, rank: number): Square | undefined =>
    file >= 0 && file < files ? grid[files * rank + file] : undefined;
  return {
    ...geometry,
    files,
    ranks,
    squares,
    squareAt: (cell) => onGrid(cell.files, cell.ranks),
    plus: (square, by) => {
      const cell = at(cells, square);
      return onGrid(cell.files + by.files, cell.ranks + by.ranks);
    },
    minus: (to, from) => {
      const [there, here] = [at(cells, to), at(cells, from)];
      return { files: there.files - here.files, ranks: there.ranks - here.ranks };
    },
  };
};

export const fileOf = ({ cells }: Board, square: Square): number => at(cells, square).files;

export const rankOf = ({ cells }: Board, square: Square): number => at(cells, square).ranks;

/** The absolute file and rank differences of two squares. */
export const apart = ({ minus }: Board, from: Square, to: Square): Vector => {
  const { files, ranks } = minus(to, from);
  return { files: Math.abs(files), ranks: Math.abs(ranks) };
};

export const squareName = ({ cells, cellName }: Board, square: Square): string =>
  cellName(at(cells, square));

/** The square with a name such as `e4`, or `undefined` if the board has no such square. */
export const squareNamed = (board: Board, name: string): Square | undefined =>
  board.squares.find((square) => squareName(board, square) === name);

/** The names of squares as a list in prose: `d4, e4, d5 and e5`. */
export const squaresInWords = (board: Board, squares: readonly Square[]): string =>
  squares
    .map((square) => squareName(board, square))
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");

/** The maximum number of files and of ranks that {@link board} accepts. */
export const LARGEST_SIDE = 64;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The name of a file, counted from 0: `a` to `z`, then `aa`, `ab` and so on. Nothing is at place −1. */
export const fileName = (file: number): string =>
  LETTERS.charAt(Math.floor(file / LETTERS.length) - 1) + LETTERS.charAt(file % LETTERS.length);

/** The name of a rank, counted from 0: `1` for the first. */
export const rankName = (rank: number): string => `${rank + 1}`;

const made = new Map<string, Board>();

/** Like {@link board} without its limit, for larger fields. The same object for the same size. */
export const rectangle = (files: number, ranks: number): Board => {
  const name = `${files}x${ranks}`;
  const board =
    made.get(name) ??
    boardOf({
      name,
      cells: Array.from({ length: files * ranks }, (_, square) => ({
        files: square % files,
        ranks: Math.floor(square / files),
      })),
      turns: [
        (vector) => ({ files: -vector.ranks, ranks: vector.files }),
        (vector) => ({ files: -vector.files, ranks: vector.ranks }),
      ],
      cellName: (cell) => `${fileName(cell.files)}${rankName(cell.ranks)}`,
    });
  made.set(name, board);
  return board;
};

/**
 * Returns a rectangular board of 1 to 64 files and ranks. Squares are numbered rank by rank from
 * a1: on 8×8, a1 = 0, h1 = 7, a8 = 56 and h8 = 63. Throws a `RangeError` for other sizes.
 */
export const board = (files: number, ranks: number): Board => {
  demandType("board: files", files, "number");
  demandType("board: ranks", ranks, "number");
  const isSide = (count: number): boolean =>
    Number.isInteger(count) && count >= 1 && count <= LARGEST_SIDE;
  if (!isSide(files) || !isSide(ranks))
    throw new RangeError(
      `${files}×${ranks} is not a board: files and ranks must be whole numbers from 1 to ${LARGEST_SIDE}`,
    );
  return rectangle(files, ranks);
};
