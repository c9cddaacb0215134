/** The table that a state asks for: the package's own where it has it, else one that the core makes. */
import * as main from "chess-distance";
import { ProofError } from "../generator/finding.js";
import { tabulate, UNREACHABLE } from "../generator/tabulate.js";
import { type Board, type Square } from "../generator/board.js";
import * as pieces from "chess-distance/pieces";
import { CATALOGUE, PIECES } from "../generator/catalogue.js";
import { COMBINED } from "../generator/combined.js";
import { CORNER } from "../generator/corners.js";
import type { DistanceEntry, Entry } from "../generator/entry.js";
import { fillFor } from "../generator/fill.js";
import { type Layout, byPair } from "../generator/layouts.js";
import { moduleName, pieceName } from "../generator/names.js";
import { largestOf, type Distances } from "../generator/pictures/grid.js";
import { proveDistances } from "../generator/proofs.js";
import { catalogueOf, layoutNamed, type LayoutName } from "../generator/request.js";
import { METRICS, moversOf, remembered, type Measured, type NamedMetric } from "./metrics.js";
import { OPENING } from "./state.js";

/** A table, its lookup, and what is known of it. */
export interface ShownTable {
  /** The name of the table, and of the lookup that reads it. */
  readonly name: string;
  readonly lookup: string;
  /** The module that exports both. */
  readonly module: string;
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

/** The table, or why there is none, in the core's own words. */
export type Found = { readonly table: ShownTable } | { readonly refusal: string };

/** The table that is asked for. */
export const tableOf = ({ board, measured, layout }: Asked): Found => {
  if ("metric" in measured && measured.metric === "combined")
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
  if ("notation" in measured || !isChess(board)) return undefined;
  const metric: NamedMetric = METRICS[measured.metric];
  return CATALOGUE.filter((entry) => entry.kind === "distance").find(
    (entry) => entry.metric === metric.catalogued && entry.layout === layoutNamed(layout),
  );
};

const isChess = ({ files, ranks }: Board): boolean =>
  files === OPENING.board.files && ranks === OPENING.board.ranks;

/** The entry of a table that the tool makes on request. */
const requested = (measured: Measured, board: Board, layout: LayoutName): DistanceEntry => {
  const request = { board, pieces: [requestedPiece(measured)], layouts: [layout] };
  const [entry] = catalogueOf(request);
  if (entry?.kind !== "distance") throw new Error("a request makes distance tables first");
  return entry;
};

/** A piece, and what the tables are called that the tool makes of it. */
export const requestedPiece = (measured: Measured) => {
  if ("notation" in measured)
    return { name: pieceName(measured.notation), piece: remembered(measured.notation) };
  const { notation = "" }: NamedMetric = METRICS[measured.metric];
  return { name: measured.metric, piece: remembered(notation) };
};

const moduleOf = (entry: Entry): string => {
  if (PIECES.includes(entry)) return "chess-distance/pieces";
  return CATALOGUE.includes(entry) ? "chess-distance" : `./tables/${moduleName(entry.name)}.js`;
};

const distanceTable = (entry: DistanceEntry, board: Board): ShownTable => {
  const layout = entry.layout(board);
  const table = { name: entry.name, lookup: entry.lookup, module: moduleOf(entry), layout };
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
  if (!CATALOGUE.includes(entry)) return undefined;
  const table = Object.entries({ ...main, ...pieces }).find(([name]) => name === entry.name)?.[1];
  return typeof table === "object" ? Array.from(table, reached) : undefined;
};

const reached = (value: number): number | undefined => (value === UNREACHABLE ? undefined : value);

const combinedTable = (): ShownTable => {
  const { name, lookup } = COMBINED;
  const values = exported(COMBINED) ?? [];
  const layout = byPair(OPENING.board);
  return {
    ...{ name, lookup, layout, values },
    module: moduleOf(COMBINED),
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
