/** What moves on a board. */
import type { Board, Square, Vector } from "./board.js";

/** A move from any square, by a vector. */
export interface Leap extends Vector {
  /** The last square that it passes, which must be on the board, as must those that this one passes. */
  readonly over?: Leap;
}

/** A way on which something goes from a square. */
export interface Route {
  /** The number of its direction, from 0: the same from every square. */
  readonly way: number;
  /** The squares that it comes to, one after another. */
  readonly squares: readonly Square[];
  /** For each of them, whether it may stop there. */
  readonly stops: readonly boolean[];
}

/** The routes from each square of a board. */
export type Routes = (board: Board) => (from: Square) => readonly Route[];

/** Something that moves, such as a piece. */
export interface Mover {
  /** The moves on a board, the same from every square. Moves that leave the board are ignored. */
  readonly leaps: (board: Board) => readonly Leap[];
  /** The squares to which it moves from each square, if that does not follow from its leaps. */
  readonly graph?: (board: Board) => readonly (readonly Square[])[];
  /** The same moves a second time, found in another way, with which a proof compares them. */
  readonly routes?: Routes;
  /** The squares where it may be, if not all. */
  readonly within?: (board: Board) => ReadonlySet<Square>;
}
