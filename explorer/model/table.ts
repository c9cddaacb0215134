/** The table that a state asks for: the package's own where it has one, else one that the core makes. */
import * as main from "chess-distance";
import * as pieces from "chess-distance/pieces";
import { type Board } from "../../generator/boards/board.js";
import { BOARD, CATALOGUE } from "../../generator/catalogue.js";
import { lowercaseWords, mainName, namesOf } from "../../generator/names.js";
import { ProofError } from "../../generator/errors.js";
import { demandAnswers } from "../../generator/prove.js";
import { pair } from "../../generator/layouts/pair.js";
import { MEASURES, pieceNamed } from "../../generator/measures/measures.js";
import {
  type Answer,
  MOST_SQUARES_IN_SET,
  SET,
  UNREACHABLE,
} from "../../generator/measures/measure.js";
import type { Entry, EntryOn, Table } from "../../generator/table.js";
import { tableOf as madeTableOf } from "../../generator/corner-rule.js";
import { isRelationName, relationEntry } from "./relations.js";
import type { View } from "./state.js";
import { arrayNotesOf } from "../../generator/docs.js";
import { conflictOf, conflictText, roomText, type Conflict } from "./conflict.js";
import { shownLayout, type ShownLayoutName } from "./layouts.js";
import { isCombined, measureOf, namedMetric, notationOf, type Measured } from "./metrics.js";

/** A table, its lookup, and where they are. */
export interface ShownTable extends Pick<Table, "measure" | "layout"> {
  /** The name of the table, or of the lookup if there is no array. */
  readonly name: string;
  /** The name of the lookup; none if the array is read at the square itself. */
  readonly lookup: string | undefined;
  /** The module that exports both: a module of the package, or one that the tool writes. */
  readonly module: string;
  /** Whether that is a module of the package. */
  readonly isPublished: boolean;
  /** What code that reads the array itself must know, such as the corner rule. */
  readonly arrayNotes: () => readonly string[];
  /** The entry of which it is made, for languages that write it. */
  readonly entry: EntryOn;
  /** The values of the array; `undefined` for unreachable squares. */
  readonly values: readonly Answer[];
}

/** What determines the table that is shown. */
export interface Asked {
  readonly board: Board;
  readonly measured: Measured;
  readonly layout: ShownLayoutName;
  readonly view: View;
}

/** Why there is no table, and the pairs of squares that are in the way, if such are. */
export interface Refusal {
  readonly reason: string;
  readonly conflict?: Conflict;
}

/** The table, or why there is none. */
export type Found = { readonly table: ShownTable } | { readonly refusal: Refusal };

/** The table for a board, a view, a metric and a layout. */
export const tableOf = (asked: Asked): Found => {
  if (isRelationName(asked.view) || isPathsTable(asked)) return answersTable(asked);
  const table = publishedTable(asked);
  if (table) return { table };
  const { board, measured, layout } = asked;
  if (isCombined(measured)) return { refusal: { reason: NO_COMBINED } };
  try {
    return { table: requestedTable(asked) };
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    const conflict = conflictOf(measured, board, layout);
    if (conflict) return { refusal: { reason: conflictText(measured, board, conflict), conflict } };
    const { values } = madeTableOf(entryOn(asked), board);
    return { refusal: { reason: roomText(measured, board, layout, values) } };
  }
};

/**
 * Whether the table of a view of paths is that of the sets on them: by pair of squares, where a set has a bit for each square.
 * By difference, and on larger boards, it is that of the distances, whose sums give the sets.
 */
export const isPathsTable = ({ board, measured, layout, view }: Asked): boolean =>
  view === "paths" &&
  layout === "pair" &&
  !isCombined(measured) &&
  board.squares.length <= MOST_SQUARES_IN_SET;

/** The entry of a table: that of a relation, of the paths, of the package, or of the tool. */
export const entryFor = (asked: Asked): Entry => {
  const { board, measured, layout, view } = asked;
  if (isRelationName(view)) return relationEntry(view, board, measured, layout);
  if (!isPathsTable(asked)) return publishedEntry(asked)?.entry ?? entryOn(asked);
  const notation = notationOf(measured) ?? "";
  const entry =
    pathsEntries.get(notation) ?? MEASURES.paths.of([pieceNamed(notation)], "")(pair, board);
  pathsEntries.set(notation, entry);
  return entry;
};

/** One entry for each piece, because measures cache their answers. */
const pathsEntries = new Map<string, Entry>();

/** The name of an entry of the package's board: that of its table, or of its lookup if there is no table. */
export const nameOf = (entry: Entry): string => {
  const name = names.get(entry) ?? nameByRule(entry);
  names.set(entry, name);
  return name;
};

const nameByRule = ({ measure, layout, names: others }: Entry): string =>
  mainName(namesOf(measure, layout(BOARD), others));

/** The names of entries, each made once. */
const names = new WeakMap<Entry, string>();

const answersTable = (asked: Asked): Found => {
  const { board } = asked;
  const entry = entryFor(asked);
  const count = board.squares.length;
  if (entry.measure.element === SET && count > MOST_SQUARES_IN_SET)
    return {
      refusal: {
        reason: `A set has a bit for each of up to ${MOST_SQUARES_IN_SET} squares; this board has ${count}.`,
      },
    };
  const table = madeTableOf(entry, board);
  const { element } = table.measure;
  if (!table.values.every((value) => element.holds(value)))
    return {
      refusal: {
        reason: `An entry is a byte, ${element.range}; the numbers of this board do not fit.`,
      },
    };
  const modules = board === BOARD ? Object.entries<readonly Entry[]>(CATALOGUE) : [];
  for (const [module, entries] of modules) {
    const published = entries.find((each) => nameOf(each) === mainName(table.names));
    if (published) return { table: shown(table, { ...published, board }, table.values, module) };
  }
  return { table: shown(table, { ...entry, board }, table.values) };
};

const NO_COMBINED =
  "The package holds the combined distance by pair of squares on 8×8; elsewhere, add Manhattan distance to king distance.";

/** The modules of the package, by the names under which they are imported. */
const MODULES = [
  ["chess-distance", main],
  ["chess-distance/pieces", pieces],
] as const;

/** The entry of the package, and the module that exports it; `undefined` if it has none. */
const publishedEntry = ({ board, measured, layout }: Asked) => {
  const measure = namedMetric(measured)?.measure;
  if (board !== BOARD || measure === undefined) return undefined;
  for (const [module, exports] of MODULES) {
    const entries: readonly Entry[] = CATALOGUE[module];
    const entry = entries.find(
      (each) => each.measure === measure && each.layout === shownLayout(layout).on,
    );
    if (entry) return { entry, module, exports };
  }
  return undefined;
};

/** The table of the package, with the numbers that it exports; `undefined` if it has none. */
const publishedTable = (asked: Asked): ShownTable | undefined => {
  const published = publishedEntry(asked);
  if (published === undefined) return undefined;
  const { entry, module, exports } = published;
  const { board } = asked;
  const { measure } = entry;
  const layout = entry.layout(board);
  const named = namesOf(measure, layout, entry.names);
  const array = Object.entries(exports).find(([exported]) => exported === named.table)?.[1];
  if (typeof array !== "object") return undefined;
  return shown(
    { measure, layout, names: named },
    { ...entry, board },
    Array.from(array, reached),
    module,
  );
};

const reached = (value: number): number | undefined => (value === UNREACHABLE ? undefined : value);

/** The table that the tool would make. Throws a `ProofError` if a table by difference would answer calls wrong. */
const requestedTable = (asked: Asked): ShownTable => {
  const entry = entryOn(asked);
  const table = madeTableOf(entry, entry.board);
  if (table.layout.isByDifference) demandAnswers(table);
  return shown(table, entry, table.values);
};

const entryOn = ({ board, measured, layout }: Asked): EntryOn => ({
  measure: measureOf(measured),
  layout: shownLayout(layout).on,
  board,
});

const shown = (
  { measure, layout, names: own }: Pick<Table, "measure" | "layout" | "names">,
  entry: EntryOn,
  values: readonly Answer[],
  published?: string,
): ShownTable => {
  const { lookup } = own;
  const name = mainName(own);
  const file = lowercaseWords(own).join("-");
  return {
    ...{ measure, layout, name, lookup, entry, values },
    // Made when it is asked for, because the corner rule takes a while to be found.
    arrayNotes: () => (layout.isByDifference ? arrayNotesOf(madeTableOf(entry, entry.board)) : []),
    module: published ?? `./tables/${file}.js`,
    isPublished: published !== undefined,
  };
};
