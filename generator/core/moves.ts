/** What moves on a board, and its moves from each square. */
import { at, onceFor } from "../common.js";
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

/** The squares to which something moves from each square, without duplicates. */
export const movesOf = (mover: Mover, board: Board): readonly (readonly Square[])[] =>
  movesOn(mover)(board);

const movesOn = onceFor((mover: Mover) =>
  onceFor((board: Board) => {
    if (mover.graph) return mover.graph(board);
    const leaps = mover.leaps(board);
    return board.squares.map((from) => [...new Set(reachedBy(leaps, board, from))]);
  }),
);

/** Returns those of the given squares where the mover may be. */
export const openTo = (
  mover: Mover | undefined,
  board: Board,
  squares: readonly Square[],
): readonly Square[] => {
  const inside = mover?.within?.(board);
  return inside ? squares.filter((square) => inside.has(square)) : squares;
};

const reachedBy = (leaps: readonly Leap[], board: Board, from: Square): readonly Square[] => {
  const known = new Map<Leap, Square | undefined>();
  const reached = (leap: Leap): Square | undefined => {
    if (known.has(leap)) return known.get(leap);
    const isOpen = leap.over === undefined || reached(leap.over) !== undefined;
    const to = isOpen ? board.plus(from, leap) : undefined;
    // A ride stops before it returns to its origin.
    const end = to === from ? undefined : to;
    known.set(leap, end);
    return end;
  };
  return leaps.map(reached).filter((to) => to !== undefined);
};

/** Returns a mover that makes each move in reverse, from the target to the origin. */
export const reversed: (mover: Mover) => Mover = onceFor((mover: Mover) => ({
  leaps: () => [],
  ...(mover.within && { within: mover.within }),
  graph: onceFor((board) => {
    const before = board.squares.map((): Square[] => []);
    for (const [from, squares] of movesOf(mover, board).entries())
      for (const to of squares) at(before, to).push(from);
    return before;
  }),
}));
