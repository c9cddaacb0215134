/** Tables in the form that they have in a config. */
import { TABLE_BY_DEFAULT, type RequestedTable } from "./defaults.js";
import { boardValue } from "./keys/board.js";

/** An item of `tables` in a config: the name of a table of the package, or the keys of another table. */
export type InConfig = string | Readonly<Record<string, unknown>>;

const DEFAULTS: Readonly<Record<string, unknown>> = {
  ...TABLE_BY_DEFAULT,
  board: TABLE_BY_DEFAULT.board.name,
  values: {},
};

/** A table as in a config, with each key that differs from the default. A list of one item is written as the item. */
export const inConfig = (table: string | RequestedTable): InConfig => {
  if (typeof table === "string") return table;
  const { board, piece, values, layout, to, from } = table;
  const isPair = to.length + from.length === 0 && JSON.stringify(layout) === '["pair"]';
  const keys = {
    ...table,
    board: boardValue(board.naming.request ?? board.name),
    piece: piece.map(({ text }) => text),
    values: Object.fromEntries(values),
    layout: isPair ? [] : layout,
  };
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, value]) => {
      const text = JSON.stringify(value);
      if (text === JSON.stringify(DEFAULTS[key])) return [];
      const [item, ...others] = [value].flat();
      return [[key, others.length > 0 ? value : item] as const];
    }),
  );
};
