/** The answers of a table for all pairs of squares, and the pairs that have another answer in the opposite direction. */
import { onceFor } from "../../common.js";
import type { Square } from "../boards/board.js";
import type { Answer } from "../measures/measure.js";
import type { Table } from "./table.js";

/** The answers of a table's measure for all pairs of squares on its board. */
export const answersOf = ({ measure, layout }: Table): readonly (readonly Answer[])[] => {
  const answersFrom = measure.ways[0].on(layout.board);
  return layout.board.squares.map((square) => answersFrom([square]));
};

/** The first pair of squares whose answer differs in the opposite direction; empty if there is none. */
export const oneWayPairOf: (table: Table) => readonly Square[] = onceFor((table: Table) => {
  const rows = answersOf(table);
  for (const [from, row] of rows.entries()) {
    const to = row.findIndex((there, square) => rows[square]?.[from] !== there);
    if (to !== -1) return [from, to];
  }
  return [];
});
