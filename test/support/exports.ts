/** Everything that the package exports, of all its entries for tables. */
import * as main from "../../src/index.js";
import * as paths from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";

/** By the entry's name, as users import it. */
export const ENTRIES = {
  "chess-distance": main,
  "chess-distance/pieces": pieces,
  "chess-distance/paths": paths,
};

/** All exports together. */
export const EXPORTS = { ...main, ...pieces, ...paths };

/** Whether an export is a table. */
export const isTable = (value: unknown): value is Uint8Array | Uint32Array =>
  value instanceof Uint8Array || value instanceof Uint32Array;

/** All tables, by their name. */
export const TABLES: readonly { name: string; table: Uint8Array | Uint32Array }[] = Object.entries(
  EXPORTS,
).flatMap(([name, table]) => (isTable(table) ? [{ name, table }] : []));
