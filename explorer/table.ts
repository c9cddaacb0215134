/** The table that a state asks for: the package's own where it has it, else one that the core makes. */
import * as main from "chess-distance";
import { ProofError } from "../generator/finding.js";
import { tabulate, UNREACHABLE } from "../generator/tabulate.js";
import { type Board, type Square } from "../generator/board.js";
import * as pieces from "chess-distance/pieces";
import { BOARD, CATALOGUE, PIECES } from "../generator/catalogue.js";
import { COMBINED } from "../generator/combined.js";
import { CORNER } from "../generator/corners.js";
import type { DistanceEntry, Entry, PairsEntry } from "../generator/entry.js";
import { fillFor } from "../generator/fill.js";
import { type Layout, byPair } from "../generator/layouts.js";
import { moduleName, pieceName } from "../generator/names.js";
import { largestOf, type Distances } from "../generator/pictures/grid.js";
import { proveDistances } from "../generator/proofs.js";
import { catalogueOf, layoutNamed, type LayoutName } from "../generator/request.js";
import {
  isCombined,
  moversOf,
  namedMetric,
  notationOf,
  remembered,
  type Measured,
} from "./metrics.js";

/** A table, its lookup, and what is known of it. */
export interface ShownTable {
  /** The name of the table, and of the lookup that reads it. */
  readonly name: string;
  readonly lookup: string;
  /** The module that exports both: of the package, or one that the tool makes. */
  readonly module: string;
  /** Whether that is a module of the package. */
  readonly isPublished: boolean;
  /** The folder into which the tool is told to put the table: of its own, for a folder belongs to one command. */
  readonly folder: string;
  readonly layout: Layout;
  /** The numbers of the array; `undefined` where the piece never gets. */
  readonly values: Distances;
  /** The largest distance that the lookup answers. */
  readonly largest: number;
  /** The entries to which the lookup adds the corner rule. */
  readonly cornerRuleEntries: readonly number[];
}

/** What tells which table is shown. */
export interface Asked {
  readonly board: Board;
  readonly measured: Measured;
  readonly layout: LayoutName;
}

/** The table, or why there is none: the core's own words, if it is the core that refuses. */
export type Found = { readonly table: ShownTable } | { readonly refusal: string };

/** The table that is asked for. */
export const tableOf = ({ board, measured, layout }: Asked): Found => {
  if (isCombined(measured))
    return layout === "pair" && isChess(board)
      ? { table: combinedTable() }
      : { refusal: NO_COMBINED };
  try {
    const entry = catalogued(measured, board, layout) ?? requested(measured, board, layout);
    return { table: distanceTable(entry, board) };
  } catch (error) {
    if (error instanceof ProofError) return { refusal: error.message };
    throw error;
  }
};

const NO_COMBINED =
  "The package holds the combined distance by pair of squares on 8×8; elsewhere, add Manhattan distance to king distance.";

/** The entry of a table that the package holds; `undefined` if it does not. */
const catalogued = (
  measured: Measured,
  board: Board,
  layout: LayoutName,
): DistanceEntry | undefined => {
  const metric = namedMetric(measured)?.catalogued;
  if (metric === undefined || !isChess(board)) return undefined;
  return CATALOGUE.filter((entry) => entry.kind === "distance").find(
    (entry) => entry.metric === metric && entry.layout === layoutNamed(layout),
  );
};

/** Whether a board is that of the package, 8×8. */
export const isChess = ({ files, ranks }: Board): boolean =>
  files === BOARD.files && ranks === BOARD.ranks;

/** The entry of a table that the tool makes on request, under the name that it gives it. */
const requested = (measured: Measured, board: Board, layout: LayoutName): DistanceEntry => {
  const notation = notationOf(measured);
  if (notation === undefined) throw new RangeError("no piece goes the combined distance");
  const name = "metric" in measured ? measured.metric : pieceName(notation);
  const pieces = [{ name, piece: remembered(notation) }];
  const [entry] = catalogueOf({ board, pieces, layouts: [layout] });
  if (entry?.kind !== "distance") throw new Error("a request makes distance tables first");
  return entry;
};

/** What goes by the name of a table: its lookup, its module, its folder. */
const namesOf = (entry: DistanceEntry | PairsEntry) => {
  const { name, lookup } = entry;
  const file = moduleName(name);
  const published = packageOf(entry);
  return {
    ...{ name, lookup },
    folder: `tables/${file}`,
    module: published ?? `./tables/${file}/${file}.js`,
    isPublished: published !== undefined,
  };
};

/** The entry of the package that holds a table; `undefined` if it does not. */
const packageOf = (entry: Entry): string | undefined => {
  if (PIECES.includes(entry)) return "chess-distance/pieces";
  return CATALOGUE.includes(entry) ? "chess-distance" : undefined;
};

const distanceTable = (entry: DistanceEntry, board: Board): ShownTable => {
  const layout = entry.layout(board);
  const table = { ...namesOf(entry), layout };
  const own = exported(entry);
  // The package's numbers are proved, and by pair or from a set of squares an array is the distances themselves.
  // What tells squares apart by their difference needs the proof that it does, or where the corner rule mends it.
  if (layout.field === board || (own && entry.cornerRule === undefined)) {
    const values = own ?? tabulate(entry.metric, layout);
    return { ...table, values, largest: largestOf(values), cornerRuleEntries: [] };
  }
  const proved = proveDistances(entry, layout, board, CORNER.values(board));
  return {
    ...table,
    values: own ?? proved.values.map(reached),
    largest: largestOf(proved.answers.flat().map(reached)),
    cornerRuleEntries: proved.cornerRuleEntries,
  };
};

/** The numbers of a table that the package exports; `undefined` if it does not. */
const exported = (entry: Entry): Distances | undefined => {
  if (packageOf(entry) === undefined) return undefined;
  const table = Object.entries({ ...main, ...pieces }).find(([name]) => name === entry.name)?.[1];
  return typeof table === "object" ? Array.from(table, reached) : undefined;
};

const reached = (value: number): number | undefined => (value === UNREACHABLE ? undefined : value);

const combinedTable = (): ShownTable => {
  const values = exported(COMBINED) ?? COMBINED.values(BOARD).flat();
  const layout = byPair(BOARD);
  return {
    ...namesOf(COMBINED),
    ...{ layout, values },
    largest: largestOf(values),
    cornerRuleEntries: [],
  };
};

/** The distance of every square from the origins of the layout: one square, or the center. */
export const distancesFrom = (
  measured: Measured,
  board: Board,
  origins: readonly Square[],
): Distances => {
  const [first = [], second] = moversOf(measured).map((mover) => fillFor(board, mover)(origins));
  return second === undefined
    ? first
    : first.map((distance, square) => Number(distance) + Number(second[square]));
};
