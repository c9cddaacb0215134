/** A table = a measure × a layout, on a board: what its entries hold, and how its lookup reads them. */
import type { Board, Square } from "./boards/board.js";
import { cornerEntryOn, withCornerRule } from "./corner-rule.js";
import { read, type Expression, type SquareFunction } from "./layouts/expression.js";
import { parametersOf, type Layout, type LayoutOn } from "./layouts/layout.js";
import type { Answer, Distance, Measure, Way } from "./measures/measure.js";
import { namesOf, type Named, type Names } from "./names.js";

/** An entry of a catalogue. */
export interface Entry<A extends Answer = Answer> {
  readonly measure: Measure<A>;
  readonly layout: LayoutOn;
  /** The names that differ from those by rule. */
  readonly names?: Names;
}

/** An entry on a board. */
export interface EntryOn extends Entry {
  readonly board: Board;
}

/** A table, in no language yet. One without rows is its lookup alone. */
export interface Table<A extends Answer = Answer> {
  readonly names: Named;
  readonly measure: Measure<A>;
  readonly layout: Layout;
  /** What each entry holds, from the first to the last. */
  readonly values: readonly (A | Distance)[];
  /** The function that answers for squares; its tree reads the entries as `table`. */
  readonly lookup: SquareFunction;
  /** The other tables that the lookup reads, by their names in its tree. */
  readonly reads: Readonly<Record<string, Table>>;
  /** The entries to which the lookup adds the corner rule, ascending. */
  readonly cornerRuleEntries: readonly number[];
}

/** Stored in entries that no call of the lookup reads. */
export const NEVER_READ = 0;

/**
 * The table of an entry, not proved yet. If the values answer some calls wrong and the corner rule corrects
 * all of these, the lookup includes that rule.
 */
export const tableOf = <A extends Answer>(
  { measure, layout: layoutOn, names }: Entry<A>,
  board: Board,
): Table<A> => {
  const layout = layoutOn(board);
  const table: Table<A> = {
    names: namesOf(measure, layout, names),
    measure,
    layout,
    values: tabulated(measure.ways[0], layout),
    lookup: { parameters: parametersOf(layout), locals: [], answer: answerOf(layout) },
    reads: {},
    cornerRuleEntries: [],
  };
  return layout.isByDifference
    ? withCornerRule(table, () => tableOf(cornerEntryOn(board), board))
    : table;
};

const answerOf = ({ rows, index }: Layout): Expression =>
  rows.length === 0 ? index : read("table", index);

/** The array of a layout, filled with the answers of one way; entries that no call reads hold 0. */
const tabulated = <A extends Answer>(
  way: Way<A>,
  { field, rows }: Layout,
): readonly (A | Distance)[] => {
  const answersFrom = way.on(field);
  let origins: readonly Square[] | undefined;
  let answers: readonly A[] = [];
  return rows.flatMap(({ cells }) =>
    cells.map((cell) => {
      if (cell === undefined) return NEVER_READ;
      if (cell.origins !== origins) [origins, answers] = [cell.origins, answersFrom(cell.origins)];
      return answers[cell.target];
    }),
  );
};
