/** The pairs of squares that have another answer in the opposite direction. */
import { onceFor } from "../../common.js";
import type { Board, Square } from "../boards/board.js";
import { movesOf, type Mover } from "../boards/moves.js";
import { compact } from "../measures/compact.js";
import { countedPiece } from "../measures/measure.js";
import type { Table } from "./table.js";

/** Reports whether every move of a piece can be made back, in one move. */
const isReversible = (mover: Mover, board: Board): boolean => {
  const moves = movesOf(mover, board).map((squares) => new Set(squares));
  return moves.every((squares, from) => [...squares].every((to) => moves[to]?.has(from)));
};

/** The first pair of squares whose answer differs in the opposite direction; empty if there is none. */
export const oneWayPairOf: (table: Table) => readonly Square[] = onceFor(
  ({ measure, layout: { board } }: Table) => {
    const piece = countedPiece(measure);
    // A path is as long as the same path back.
    if (piece && isReversible(piece, board)) return [];
    const answersFrom = measure.ways[0].on(board);
    const count = board.squares.length;
    function* rows() {
      for (const square of board.squares) yield answersFrom([square]);
    }
    const answers = compact(rows(), count ** 2);
    for (let from = 0; from < count; from++)
      for (let to = from + 1; to < count; to++)
        if (answers.at(from * count + to) !== answers.at(to * count + from)) return [from, to];
    return [];
  },
);
