/** All exports of the package's entry points for tables. */
import * as main from "../../src/index.js";
import * as paths from "../../src/paths.js";
import * as pieces from "../../src/pieces.js";
import * as sets from "../../src/sets.js";
import * as vectors from "../../src/vectors.js";
import { SQUARES } from "./board.js";

/** The exports by the name of the entry point. */
export const ENTRIES = {
  "chess-distance": main,
  "chess-distance/pieces": pieces,
  "chess-distance/vectors": vectors,
  "chess-distance/sets": sets,
  "chess-distance/paths": paths,
};

export const ENTRY_NAMES = [
  "chess-distance",
  "chess-distance/pieces",
  "chess-distance/vectors",
  "chess-distance/sets",
  "chess-distance/paths",
] as const satisfies readonly (keyof typeof ENTRIES)[];

export const EXPORTS = { ...main, ...pieces, ...vectors, ...sets, ...paths };

/** The typed arrays of tables. */
export type AnyArray = Uint8Array | Int8Array | Uint32Array;

export const isTable = (value: unknown): value is AnyArray =>
  value instanceof Uint8Array || value instanceof Int8Array || value instanceof Uint32Array;

/** All tables with their names. */
export const TABLES: readonly { name: string; table: AnyArray }[] = Object.entries(EXPORTS).flatMap(
  ([name, table]) => (isTable(table) ? [{ name, table }] : []),
);

/** The number of distances that a lookup of rings or zones accepts, from 0. */
const DISTANCES = 8;

const lookupNamed = (name: string) => {
  const lookup = new Map<string, unknown>(Object.entries(EXPORTS)).get(name);
  if (typeof lookup !== "function") throw new Error(`no lookup: ${name}`);
  return lookup;
};

/** The answer of a lookup to a call. */
export const callOf = (name: string, ...squares: readonly number[]): unknown =>
  Reflect.apply(lookupNamed(name), undefined, squares);

/** All answers of a lookup: by two squares, by square and distance, or by one square. */
export const answersOf = (name: string): readonly unknown[] => {
  const lookup = lookupNamed(name);
  const call = (...squares: readonly number[]): unknown =>
    Reflect.apply(lookup, undefined, squares);
  if (lookup.length === 1) return SQUARES.map((square) => call(square));
  const seconds = /Ring|Zone/.test(name) ? [...Array(DISTANCES).keys()] : SQUARES;
  return SQUARES.flatMap((first) => seconds.map((second) => call(first, second)));
};
