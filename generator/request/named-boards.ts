/** The boards of a request for which names of squares are written: one board for each set of names. */
import { onceFor } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { TABLE_BY_DEFAULT, type RequestValues } from "./defaults.js";

/**
 * A text that two boards share if their squares have the same names: the name of the board or, if it has none, the
 * names of all its squares and rows.
 */
const squareNamesOf = onceFor((board: Board): { readonly text: string } => {
  const names = board.cells.map((cell) => `${board.naming.cell(cell)} ${board.naming.row(cell)}`);
  return { text: board.name === "" ? names.join() : board.name };
});

/**
 * The boards of a request whose squares have different names. Each board has the name that is alphabetically first
 * among the names of its tables.
 */
export const boardsOf = ({ tables }: RequestValues): ReadonlyMap<Board, string> => {
  const all = tables.map((table) => (typeof table === "string" ? TABLE_BY_DEFAULT : table));
  const byNames = new Map<string, { readonly board: Board; readonly names: string[] }>();
  for (const { board, name } of all) {
    const { text } = squareNamesOf(board);
    const known = byNames.get(text) ?? { board, names: [] };
    known.names.push(name);
    byNames.set(text, known);
  }
  return new Map(
    Array.from(byNames.values(), ({ board, names }) => [board, names.sort()[0] ?? ""]),
  );
};
