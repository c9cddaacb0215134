/** What moves on a board. */
import type { Board, Square, Vector } from "./board.js";

/** A move from any square, by a vector. */
export interface Leap extends Vector {
  /** The leap to the last square that this leap passes. Every square that it passes must be on the board. */
  readonly over?: Leap;
}

/** A route of a mover: the squares that it passes or reaches from one square. */
export interface Route {
  /** The number of the route's direction, from 0. It is the same from every square. */
  readonly way: number;
  /** The squares of the route, in order. */
  readonly squares: readonly Square[];
  /** For each square of the route, whether the mover may stop there. */
  readonly stops: readonly boolean[];
}

/** Returns the routes from each square of a board. */
export type Routes = (board: Board) => (from: Square) => readonly Route[];

/** Something that moves, such as a piece. */
export interface Mover {
  /** The moves on a board, the same from every square. Moves that leave the board are ignored. */
  readonly leaps: (board: Board) => readonly Leap[];
  /** The squares to which the mover moves from each square, if they do not follow from its leaps. */
  readonly graph?: (board: Board) => readonly (readonly Square[])[];
  /** The same moves, found in another way. `pieces/` and `request/` read them, to compare them with the leaps. */
  readonly routes?: Routes;
  /** The squares where the mover may be; omitted if it may be on any square. */
  readonly within?: (board: Board) => ReadonlySet<Square>;
}
