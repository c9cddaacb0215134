/** Symmetries of boards, for a proof: no table may tell two squares apart that the board and the piece do not. */
import { at, onceFor } from "../common.js";
import type { Board, Mover, Square, Vector } from "./board.js";
import { movesOf } from "./moves.js";

type Turn = (vector: Vector) => Vector;

/** All rotations and reflections that some of them generate. */
const allTurns = (turns: readonly Turn[]): readonly Turn[] => {
  const keyOf = (turn: Turn): string =>
    JSON.stringify([turn({ files: 1, ranks: 0 }), turn({ files: 0, ranks: 1 })]);
  const known = new Map<string, Turn>();
  const add = (turn: Turn): void => {
    if (known.has(keyOf(turn))) return;
    known.set(keyOf(turn), turn);
    for (const next of turns) add((vector) => next(turn(vector)));
  };
  add((vector) => vector);
  return [...known.values()];
};

/** The permutations of squares that follow from a turn and the square to which the first one goes. */
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

/** The permutations of a board's squares that keep the moves of a piece. */
export const symmetriesOf = (mover: Mover, board: Board): readonly (readonly Square[])[] => {
  const moves = movesOf(mover, board).map((squares) => new Set(squares));
  return permutationsOn(board).filter((image) =>
    moves.every((squares, from) => {
      const there = at(moves, at(image, from));
      return squares.size === there.size && [...squares].every((to) => there.has(at(image, to)));
    }),
  );
};
