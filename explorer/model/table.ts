/** The table that a state asks for: one of the package, or one that the tool makes. */
import type { Board } from "../../generator/core/boards/board.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { BOARD } from "../../generator/core/boards/board.js";
import type { EntryPoints } from "../../generator/core/move-catalogue.js";
import { at, onceFor } from "../../generator/common.js";
import { tableOf as madeTableOf, withCornerRule } from "../../generator/core/tables/corner-rule.js";
import { coordinateOf } from "../../generator/core/boards/coordinates.js";
import { plainTable, type EntryOn, type Table } from "../../generator/core/tables/table.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../../generator/request/defaults.js";
import type { Layout } from "../../generator/core/layouts/layout.js";
import { pieceNamed } from "../../generator/request/pieces.js";
import { PAWN_NAMES } from "../../generator/core/boards/moves.js";
import { lowercaseWords, mainName, namesOf } from "../../generator/core/tables/names.js";
import { entriesOf } from "../../generator/request/entries.js";
import { homeOf, WHOLE } from "../../generator/request/regions.js";
import { hasZero, layoutNamed, layoutRequest } from "./layouts.js";
import { isDistance, OWN_NAME, type Metric } from "./metrics.js";
import { numberingOf } from "./numbering.js";
import { DISTANCES, PATHS, type View } from "./views.js";

export interface Asked {
  readonly board: Board;
  readonly metric: Metric;
  readonly layout: string;
  readonly view: View;
  /** The numbering of squares in the table, if the board allows the numbering. */
  readonly numbering: NumberingName;
}

export interface ShownTable extends Table {
  readonly name: string;
  /** The module that exports the table: a module of the package, or a module that the tool writes. */
  readonly module: string;
  readonly isPublished: boolean;
  readonly entry: EntryOn;
  /** What the tool is asked for: the name of a table of the package, or a request. */
  readonly request: string | RequestedTable;
}

export interface Found {
  readonly table?: ShownTable;
  /** Why there is no table. */
  readonly refusal?: string;
}

const CHESS_PIECES = [...PAWN_NAMES, "N", "B", "R", "Q", "K"].map(pieceNamed);

/**
 * The measure of a table. Paths have tables only by pair; in other layouts, the table holds distances, from which the
 * view works out the paths.
 */
const madeBy = ({ layout, view }: Asked): Pick<View, "measure" | "kind"> =>
  view === PATHS && layout !== "pair" ? DISTANCES : view;

/** The request to the tool; `undefined` for tables, such as the combined distance, that only the package has. */
export const requestOf = (asked: Asked): RequestedTable | undefined => {
  const { board, metric, layout } = asked;
  const { piece, name, isTyped } = metric;
  const { measure, kind } = madeBy(asked);
  const { along, pieces: most } = kind;
  const pieces = along === "lines" ? 0 : most;
  if (pieces === 1 && piece === undefined) return undefined;
  const hasName = measure === "distance" && !isTyped && name !== piece?.name;
  const own = board.name === "" ? OWN_NAME : "";
  return {
    ...TABLE_BY_DEFAULT,
    board,
    measure,
    piece: pieces > 1 ? CHESS_PIECES : pieces === 1 && piece ? [piece] : [],
    ...layoutRequest(layout),
    // The page has no zones, such as the palace of xiangqi, so each piece may go anywhere.
    within: pieces === 1 && piece && homeOf(board, piece.name) ? [WHOLE] : [],
    name: hasName ? name : own,
    squares: numberingOf(asked),
  };
};

/** The name of the table of an entry. */
export const nameOf = ({ measure, layout, board, names }: EntryOn): string =>
  mainName(namesOf(measure, layout(board), names));

const madeEntry = (asked: Asked): EntryOn => {
  const { board, metric, layout, view } = asked;
  const request = requestOf(asked);
  const [made = { measure: metric.measure, layout: layoutNamed(layout), board }] =
    request === undefined ? [] : entriesOf(request, madeBy(asked).kind);
  if (made.board !== BOARD) return made;
  const name = nameOf(made);
  const isMade = isDistance(made.measure)
    ? (one: EntryOn) => one.measure === metric.ofPackage && one.layout === made.layout
    : (one: EntryOn) => nameOf(one) === name;
  return [...view.published.values()].flat().find(isMade) ?? made;
};

/** The entries of a metric on a board, released with the metric or the board. */
const entriesOn = onceFor<Metric, (board: Board) => Map<string, EntryOn>>(() =>
  onceFor(() => new Map<string, EntryOn>()),
);

/** The entry of a table, always the same object, because much is cached by measure and layout. */
export const entryOf = (asked: Asked): EntryOn => {
  const entries = entriesOn(asked.metric)(asked.board);
  const key = `${asked.layout} ${asked.view.name} ${asked.numbering}`;
  const entry = entries.get(key) ?? madeEntry(asked);
  entries.set(key, entry);
  return entry;
};

export const layoutOf = (asked: Asked): Layout => {
  const { layout, board } = entryOf(asked);
  return layout(board);
};

const NO_COMBINED =
  "The package holds the combined distance by pair of squares on 8×8; elsewhere, add Manhattan distance to king distance.";

/** The entry point that exports the table of an entry, if one does. */
const moduleOf = (entry: EntryOn, published: EntryPoints): string | undefined =>
  [...published].find(([, entries]) => entries.includes(entry))?.[0];

export const shownTable = (
  entry: EntryOn,
  request: string | RequestedTable,
  published: EntryPoints,
  table = madeTableOf(entry, entry.board),
): ShownTable => {
  const module = moduleOf(entry, published);
  const file = lowercaseWords(table.names).join("-");
  return {
    ...{ ...table, name: nameOf(entry), entry, request, isPublished: module !== undefined },
    module: module ?? `./tables/${file}.js`,
  };
};

/**
 * Whether all squares with the same difference have the same answer. This test takes much less time than an evaluation
 * of every call.
 */
const isByDifference = ({ layout, values, measure }: Table): boolean => {
  if (!hasZero(layout)) return false;
  const { board, zero } = layout;
  const places = board.cells.map((cell) => coordinateOf(layout.unit, cell));
  const answersFrom = measure.ways[0].on(board);
  return places.every((from, origin) =>
    answersFrom([origin]).every((answer, to) => answer === values.at(zero + at(places, to) - from)),
  );
};

/** Finds the table that is asked for. `cannotHold` gives the reason if the array of the layout cannot hold the table. */
export const tableOf = (asked: Asked, cannotHold?: (table: Table) => string | undefined): Found => {
  const entry = entryOf(asked);
  const { board } = entry;
  const { published } = asked.view;
  const request = moduleOf(entry, published) === undefined ? requestOf(asked) : nameOf(entry);
  if (request === undefined) return { refusal: NO_COMBINED };
  const plain = plainTable(entry, board);
  const isPlain = isByDifference(plain);
  const table = isPlain ? plain : withCornerRule(plain);
  const { element } = table.measure;
  if (!table.values.distinct.every((value) => element.holds(value, board.numbered.length)))
    return {
      refusal: `An entry is a byte, ${element.range}; the numbers of this board do not fit.`,
    };
  const refusal = isPlain ? undefined : cannotHold?.(table);
  return refusal === undefined
    ? { table: shownTable(entry, request, published, table) }
    : { refusal };
};
