/** Tables in the form that they have in a config, as plain data for messages from the worker to the page. */
import { TABLE_BY_DEFAULT, type RequestedTable } from "../../generator/request/defaults.js";
import { shownByPath, type Mistake } from "../../generator/request/forms.js";
import { TABLE } from "../../generator/request/table-keys.js";
import { boardValue } from "./boards.js";

/** The name of a table of the package, or the keys of another table. */
export type InConfig = string | Readonly<Record<string, unknown>>;

const DEFAULTS: Readonly<Record<string, unknown>> = { ...TABLE_BY_DEFAULT };

/** A table as in a config: its board, measure and numbering, and every other key that differs from the default. */
export const inConfig = (table: string | RequestedTable): InConfig => {
  if (typeof table === "string") return table;
  const { board, piece, values } = table;
  const keys = {
    ...table,
    board: boardValue(board.naming.request ?? board.name),
    piece: piece.map(({ text }) => text),
    values: Object.fromEntries(values),
  };
  return Object.fromEntries(
    Object.entries(keys).filter(
      ([key, value]) =>
        ["board", "measure", "squares"].includes(key) ||
        JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]),
    ),
  );
};

/** The inverse of {@link inConfig}. */
export const fromConfig = (table: InConfig): string | RequestedTable => {
  if (typeof table === "string") return table;
  const mistakes: Mistake[] = [];
  const [found] = TABLE.parse(table, { path: [], mistakes });
  if (found === undefined) throw new RangeError(mistakes.map(shownByPath).join("; "));
  return found;
};
