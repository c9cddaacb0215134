/** All exports of the package's entry points for tables. */
import * as main from "../../src/index.js";
import * as paths from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import { SQUARES } from "./board.js";

/** The exports by the name of the entry point. */
export const ENTRIES = {
  "chess-distance": main,
  "chess-distance/pieces": pieces,
  "chess-distance/paths": paths,
};

/** The names of the entry points. */
export const ENTRY_NAMES = [
  "chess-distance",
  "chess-distance/pieces",
  "chess-distance/paths",
] as const satisfies readonly (keyof typeof ENTRIES)[];

/** All exports together. */
export const EXPORTS = { ...main, ...pieces, ...paths };

/** Whether an export is a table. */
export const isTable = (value: unknown): value is Uint8Array | Uint32Array =>
  value instanceof Uint8Array || value instanceof Uint32Array;

/** All tables, by their name. */
export const TABLES: readonly { name: string; table: Uint8Array | Uint32Array }[] = Object.entries(
  EXPORTS,
).flatMap(([name, table]) => (isTable(table) ? [{ name, table }] : []));

/** The answers of a lookup to every call: by both squares in order, or by one square. */
export const answersOf = (name: string): readonly unknown[] => {
  const lookup = new Map<string, unknown>(Object.entries(EXPORTS)).get(name);
  if (typeof lookup !== "function") throw new Error(`no lookup: ${name}`);
  const call = (...squares: readonly number[]): unknown =>
    Reflect.apply(lookup, undefined, squares);
  return lookup.length === 1
    ? SQUARES.map((square) => call(square))
    : SQUARES.flatMap((sq1) => SQUARES.map((sq2) => call(sq1, sq2)));
};
