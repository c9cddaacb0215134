/** The table of the corners, which the corner rule of knight distance reads. */
import { isCorner, squaresOf, type Board, type Square } from "./board.js";
import type { SquaresEntry } from "./entry.js";
import { fillFor } from "./fill.js";
import { WAZIR } from "./metrics.js";

/** The entry of the table: 1 on each corner, 0 elsewhere. Source: page Knight-Distance, array `corner`. */
export const CORNER: SquaresEntry = {
  kind: "squares",
  name: "CORNER",
  values: (board) => squaresOf(board).map((square) => Number(isCorner(board, square))),
  again: (board) => squaresOf(board).map((square) => Number(hasTwoNeighbors(board, square))),
  about: "The corners: 1 on each, 0 elsewhere",
};

/**
 * Whether a square has just two neighbors on its file and rank, which the wazir's fill finds: on boards of
 * two files and ranks or more, the corners.
 */
const hasTwoNeighbors = (board: Board, square: Square): boolean =>
  fillFor(board, WAZIR)([square]).filter((moves) => moves === 1).length === 2;
