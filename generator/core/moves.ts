/** The moves of a piece on a board, and the symmetries of the board that keep these moves. */
import { at, onceFor } from "../common.js";
import { allFrom, type Board, type Square, type Vector } from "./board.js";
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
    // A ride that leads back to its own first square ends before it.
    const end = to === from ? undefined : to;
    known.set(leap, end);
    return end;
  };
  return leaps.map(reached).filter((to) => to !== undefined);
};

/** Returns a mover that moves in the opposite direction: from each target of a move to the square where it begins. */
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

type Turn = (vector: Vector) => Vector;

/** All rotations and reflections that `turns` generate. */
const allTurns = (turns: readonly Turn[]): readonly Turn[] =>
  allFrom<Turn>(
    (vector) => vector,
    turns.map((next) => (turn) => (vector) => next(turn(vector))),
    (turn) => JSON.stringify([turn({ files: 1, ranks: 0 }), turn({ files: 0, ranks: 1 })]),
  );

/** The permutations of squares, each given by a turn and by the square to which the first square goes. */
const permutationsOn = onceFor((board: Board): readonly (readonly Square[])[] =>
  allTurns(board.lattice.turns).flatMap((turn) =>
    board.squares.flatMap((first) => {
      const image: Square[] = [];
      for (const square of board.squares) {
        const to = board.plus(first, turn(board.minus(square, 0)));
        if (to === undefined) return [];
        image.push(to);
      }
      return new Set(image).size === image.length ? [image] : [];
    }),
  ),
);

/**
 * The permutations of a board's squares that keep the moves of a piece. In a proof, they must also keep the numbers
 * of a table: it must not tell two squares apart if neither the board nor the piece does.
 */
export const symmetriesOf = (mover: Mover, board: Board): readonly (readonly Square[])[] => {
  const moves = movesOf(mover, board).map((squares) => new Set(squares));
  const open = new Set(openTo(mover, board, board.squares));
  return permutationsOn(board).filter((image) =>
    moves.every((squares, from) => {
      const there = at(moves, at(image, from));
      return (
        open.has(from) === open.has(at(image, from)) &&
        squares.size === there.size &&
        [...squares].every((to) => there.has(at(image, to)))
      );
    }),
  );
};
