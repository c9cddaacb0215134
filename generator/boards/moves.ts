/** The moves of a piece on a board, from its leaps. */
import { at, onceFor } from "../common.js";
import type { Board, Leap, Mover, Square } from "./board.js";

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

const reachedBy = (leaps: readonly Leap[], board: Board, from: Square): readonly Square[] => {
  const known = new Map<Leap, Square | undefined>();
  const reached = (leap: Leap): Square | undefined => {
    if (known.has(leap)) return known.get(leap);
    // On a rectangle, everything between two squares is on the board.
    const isOpen = board.isRectangle || leap.over === undefined || reached(leap.over) !== undefined;
    const to = isOpen ? board.plus(from, leap) : undefined;
    // A way that leads back to the square itself ends before it.
    const end = to === from ? undefined : to;
    known.set(leap, end);
    return end;
  };
  return leaps.map(reached).filter((to) => to !== undefined);
};

/** What moves in the opposite direction: from each square to those from which the other moves there. */
export const reversed: (mover: Mover) => Mover = onceFor((mover: Mover) => ({
  leaps: () => [],
  graph: onceFor((board) => {
    const before = board.squares.map((): Square[] => []);
    for (const [from, squares] of movesOf(mover, board).entries())
      for (const to of squares) at(before, to).push(from);
    return before;
  }),
}));
