/**
 * Boards. A board is a finite set of cells in a lattice; its neighbors, differences and regions follow from that.
 * A square is the number of a cell.
 */

import { at } from "../common.js";
import { demandType } from "../errors.js";

/** A cell, or the difference of two: files to the right and ranks up. */
export interface Vector {
  /** How many files to the right; to the left if it is negative. */
  readonly files: number;
  /** How many ranks up; down if it is negative. */
  readonly ranks: number;
}

/** A square's number, from 0. */
export type Square = number;

/** What a board is given by. */
export interface Geometry {
  /** In names of tables, such as `10x8`. */
  readonly name: string;
  /** The cells in the order of their numbers, with coordinates from 0. A hole is a cell that is not there. */
  readonly cells: readonly Vector[];
  /** The turns and reflections that generate all those of the lattice. */
  readonly turns: readonly ((vector: Vector) => Vector)[];
  /** The name of a cell, such as `e4`. */
  readonly cellName: (cell: Vector) => string;
}

/** A geometry with what follows from it. Answers are cached by board object. */
export interface Board extends Geometry {
  /** How many files the cells lie on, the columns. */
  readonly files: number;
  /** How many ranks the cells lie on, the rows. */
  readonly ranks: number;
  /** Every square, in ascending order. */
  readonly squares: readonly Square[];
  /** The square of a cell; `undefined` if the board has no such cell. */
  readonly squareAt: (cell: Vector) => Square | undefined;
  /** The square a vector away; `undefined` off the board. */
  readonly plus: (square: Square, by: Vector) => Square | undefined;
  /** The vector from one square to another. */
  readonly minus: (to: Square, from: Square) => Vector;
}

/** Something that moves, such as a piece. */
export interface Mover {
  /** The moves from any square of a board; from each square, those that leave the board are ignored. */
  readonly leaps: (board: Board) => readonly Vector[];
}

export const boardOf = (geometry: Geometry): Board => {
  const { cells } = geometry;
  const extent = (axis: keyof Vector): number =>
    cells.reduce((most, cell) => Math.max(most, cell[axis] + 1), 0);
  const [files, ranks] = [extent("files"), extent("ranks")];
  const squares = cells.map((_, square) => square);
  const grid = Array.from<Square | undefined>({ length: files * ranks });
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

/** How far two squares lie apart in files and in ranks, each 0 or more. */
export const apart = ({ minus }: Board, from: Square, to: Square): Vector => {
  const { files, ranks } = minus(to, from);
  return { files: Math.abs(files), ranks: Math.abs(ranks) };
};

export const squareName = ({ cells, cellName }: Board, square: Square): string =>
  cellName(at(cells, square));

/** The square of a name, such as `e4`; `undefined` if the board has no such square. */
export const squareNamed = (board: Board, name: string): Square | undefined =>
  board.squares.find((square) => squareName(board, square) === name);

/** Squares in words: `d4, e4, d5 and e5`. */
export const squaresInWords = (board: Board, squares: readonly Square[]): string =>
  squares
    .map((square) => squareName(board, square))
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");

/** The most files, and the most ranks, of a rectangle. */
export const LARGEST_SIDE = 64;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The name of a file, 0 for a: a letter, or two after z. */
export const fileName = (file: number): string =>
  (file < LETTERS.length ? "" : LETTERS.charAt(Math.floor(file / LETTERS.length) - 1)) +
  LETTERS.charAt(file % LETTERS.length);

/** The name of a rank, 0 for the first: its number from 1. */
export const rankName = (rank: number): string => `${rank + 1}`;

const made = new Map<string, Board>();

/**
 * The rectangle of a size, always the same object. Squares are numbered rank by rank from a1: on 8×8 a1 = 0, h1 = 7,
 * a8 = 56 and h8 = 63.
 */
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

/** A board of 1…64 files and 1…64 ranks; throws a `RangeError` for other counts. */
export const board = (files: number, ranks: number): Board => {
  demandType("board: files", files, "number");
  demandType("board: ranks", ranks, "number");
  const isSide = (count: number): boolean =>
    Number.isInteger(count) && count >= 1 && count <= LARGEST_SIDE;
  if (!isSide(files) || !isSide(ranks))
    throw new RangeError(
      `a board of ${files}×${ranks}: files and ranks must be 1 to ${LARGEST_SIDE} each`,
    );
  return rectangle(files, ranks);
};
