/** The symmetries of a board that keep the moves of a piece. */
import { at, onceFor } from "../common.js";
import { allFrom, type Board, type Square, type Vector } from "./board.js";
import type { Mover } from "./mover.js";
import { movesOf, openTo } from "./moves.js";

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
 * of a table: the table must not tell two squares apart if neither the board nor the piece does.
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
