/** Distances between all squares of a board. */
import { squaresOf, type Board } from "./board.js";
import { fillFor, type Mover } from "./fill.js";

/**
 * How many moves a piece needs on the empty board, by the first square and then by the second; `undefined`
 * where it never gets. Not checked against a second way: tables that are emitted are.
 */
export const distances = (
  board: Board,
  piece: Mover,
): readonly (readonly (number | undefined)[])[] => {
  const fill = fillFor(board, piece);
  return squaresOf(board).map((square) => [...fill([square])]);
};
