/** The symmetries of boards. */
import { onceFor } from "../common.js";
import type { Board, Square } from "../core/boards/board.js";
import type { Mover } from "../core/boards/moves.js";
import { symmetriesOf } from "../core/tables/prove.js";

/** The symmetries of a piece without moves are those of the board. */
const WITHOUT_MOVES: Mover = { leaps: () => [] };

/** The symmetries of a board, each as the image of each square. They are found once for each board. */
export const symmetriesOfBoard: (board: Board) => readonly (readonly Square[])[] = onceFor(
  (board: Board) => symmetriesOf(WITHOUT_MOVES, board),
);
