/** The moves of a piece on a board, from its leaps. */
import { at, onceFor } from "../common.js";
import type { Board, Square } from "./board.js";
import type { Leap, Mover } from "./mover.js";

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
