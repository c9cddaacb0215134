/** The boards of a request whose squares have names of their own. */
import { onceFor } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { TABLE_BY_DEFAULT, type RequestValues } from "./defaults.js";

/** The names of a board's squares and rows. A board with a name has its own; others may have the same, as on one graph. */
const squareNamesOf = onceFor((board: Board): { readonly text: string } => {
  const names = board.cells.map((cell) => `${board.naming.cell(cell)} ${board.naming.row(cell)}`);
  return { text: board.name === "" ? names.join() : board.name };
});

/** The boards of a request whose squares have different names, each with the first of its tables' names by the alphabet. */
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
