/** The answers of a table for all pairs of squares, and the pairs that have another answer in the opposite direction. */
import { onceFor } from "../../common.js";
import type { Board, Square } from "../boards/board.js";
import { movesOf, type Mover } from "../boards/moves.js";
import { countedPiece } from "../measures/measure.js";
import type { Table } from "./table.js";
import { compact, type Compact } from "../measures/compact.js";

/** The answers of a table's measure for all pairs of squares on its board, in the order of the first squares. */
export const answersOf: (table: Table) => Compact = onceFor(({ measure, layout }: Table) => {
  const { squares } = layout.board;
  const answersFrom = measure.ways[0].on(layout.board);
  function* rows() {
    for (const square of squares) yield answersFrom([square]);
  }
  return compact(rows(), squares.length ** 2);
});

/** Reports whether every move of a piece can be made back, in one move. */
const isReversible = (mover: Mover, board: Board): boolean => {
  const moves = movesOf(mover, board).map((squares) => new Set(squares));
  return moves.every((squares, from) => [...squares].every((to) => moves[to]?.has(from)));
};

/** The first pair of squares whose answer differs in the opposite direction; empty if there is none. */
export const oneWayPairOf: (table: Table) => readonly Square[] = onceFor((table: Table) => {
  const piece = countedPiece(table.measure);
  // A path is as long as the same path back.
  if (piece && isReversible(piece, table.layout.board)) return [];
  const answers = answersOf(table);
  const count = table.layout.board.squares.length;
  for (let from = 0; from < count; from++)
    for (let to = from + 1; to < count; to++)
      if (answers.at(from * count + to) !== answers.at(to * count + from)) return [from, to];
  return [];
});
