/** The squares that the user moves on a board. */
import type { Board, Square, Vector } from "../../generator/core/boards/board.js";
import { at } from "../../generator/common.js";
import { CELL, placementOf, type Point } from "../../generator/drawing/placement.js";

/** Where the pieces stand, and the square to which distance is measured. */
export interface Places {
  readonly pieces: readonly Square[];
  readonly target: Square;
}

/** What follows the pointer: a piece, by its index in the list, or the target. */
export type Held = number | "target";

export const placed = (places: Places, held: Held, square: Square): Places =>
  held === "target"
    ? { ...places, target: square }
    : { ...places, pieces: places.pieces.with(held, square) };

/** The first square with the least number; `undefined` if no number is finite. */
const leastOf = (squares: readonly Square[], numberOf: (square: Square) => number) => {
  const numbers = squares.map(numberOf);
  const least = Math.min(...numbers);
  return least < Infinity ? squares[numbers.indexOf(least)] : undefined;
};

/** The square on a file (0 = a) and a rank (0 = rank 1), or the nearest square of the board. */
export const squareAt = (board: Board, files: number, ranks: number): Square => {
  const apart = (square: Square): number => {
    const cell = at(board.cells, square);
    return Math.hypot(cell.files - files, cell.ranks - ranks);
  };
  return board.squareAt({ files, ranks }) ?? leastOf(board.squares, apart) ?? 0;
};

/**
 * The square to which a key leads: the next square in the key's direction on the drawn board or, for an infinite step,
 * the last. A single step across a joined side continues on the opposite side. On hexagons, sideways steps alternate
 * between up and down.
 */
export const stepped = (board: Board, square: Square, right: number, up: number): Square => {
  const isOne = Number.isFinite(right + up);
  const across = isOne && board.joins ? board.plus(square, { files: right, ranks: up }) : undefined;
  if (across !== undefined) return across;
  const next = nextOn(board, square, { files: Math.sign(right), ranks: Math.sign(up) });
  return isOne || next === square ? next : stepped(board, next, right, up);
};

const nextOn = (board: Board, from: Square, { files, ranks }: Vector): Square => {
  const { middleOf } = placementOf(board);
  const middleAt = (square: Square): Point => middleOf(at(board.cells, square));
  const start = middleAt(from);
  const level = (y: number): number => CELL * Math.floor(y / CELL);
  const effort = (square: Square): number => {
    const { x, y } = middleAt(square);
    const ahead = files * (x - start.x) - ranks * (y - start.y);
    const aside = Math.abs(ranks * (x - start.x)) + Math.abs(files * (y - start.y));
    if (ahead <= 0 || aside > MOST_ASIDE) return Infinity;
    return ahead + Math.abs(files * (level(y) - level(start.y)));
  };
  return leastOf(board.squares, effort) ?? from;
};

/**
 * The greatest distance of a square from the direction of a key. It is more than the height between two hexagons side
 * by side, and less than the width between two files.
 */
const MOST_ASIDE = 0.6 * CELL;
