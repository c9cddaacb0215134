/** A table = a measure × a layout, on a board: what its entries hold, and how its lookup reads them. */
import type { Board, Mover } from "./boards/board.js";
import {
  evaluated,
  read,
  tree,
  type Expression,
  type SquareFunction,
} from "./layouts/expression.js";
import {
  callsOf,
  entryOf,
  PAIR,
  parametersOf,
  type Layout,
  type LayoutOn,
  type OfSquares,
} from "./layouts/layout.js";
import { eachSquare } from "./layouts/region.js";
import { byFill } from "./measures/fill.js";
import { CORNER, type Answer, type Distance, type Measure, type Way } from "./measures/measure.js";
import { localName, namesOf, type Names } from "./names.js";

/** An entry of a catalogue. */
export interface Entry {
  readonly measure: Measure;
  readonly layout: LayoutOn;
  /** The names that differ from those by rule. */
  readonly names?: Names;
}

/** A table, in no language yet. One without rows is its lookup alone. */
export interface Table {
  readonly names: Names;
  readonly measure: Measure;
  readonly layout: Layout;
  /** What each entry holds, from the first to the last. */
  readonly values: readonly Answer[];
  /** The function that answers for squares; its tree reads the entries as `table`. */
  readonly lookup: SquareFunction;
  /** The other tables that the lookup reads, by their names in its tree. */
  readonly reads: Readonly<Record<string, Table>>;
  /** The entries to which the lookup adds the corner rule, ascending. */
  readonly cornerRuleEntries: readonly number[];
}

/** Stored in entries that no call of the lookup reads. */
export const NEVER_READ = 0;

/** The byte for a square that the piece cannot reach. */
export const UNREACHABLE = 255;

/**
 * The moves that the corner rule adds where exactly one of two squares is a corner. Diagonal neighbors are
 * otherwise 2 knight moves apart. Source: page Knight-Distance.
 */
export const CORNER_RULE_MOVES = 2;

/** The entry of the table that the corner rule reads. */
export const CORNER_ENTRY: Entry = { measure: CORNER, layout: eachSquare };

/**
 * The table of an entry, not proved yet. If the values answer some calls wrong and the corner rule corrects
 * all of these, the lookup includes that rule.
 */
export const tableOf = ({ measure, layout: layoutOn, names }: Entry, board: Board): Table => {
  const layout = layoutOn(board);
  const plain: Table = {
    names: namesOf(measure, layout, names),
    measure,
    layout,
    values: tabulated(measure.ways[0], layout),
    lookup: { parameters: parametersOf(layout), locals: [], answer: answerOf(layout) },
    reads: {},
    cornerRuleEntries: [],
  };
  if (!layout.isByDifference) return plain;
  const wrong = new Set([...wrongCalls(plain)].map(({ entry }) => entry));
  if (wrong.size === 0) return plain;
  const entries = [...wrong].sort((first, second) => first - second);
  const ruled = withCornerRule(plain, entries);
  return wrongCalls(ruled).next().done ? ruled : plain;
};

const answerOf = ({ rows, index }: Layout): Expression =>
  rows.length === 0 ? index : read("table", index);

/** The array of a layout, filled with the answers of one way; entries that no call reads hold 0. */
const tabulated = <A extends Answer>(
  way: Way<A>,
  { field, rows }: Layout,
): readonly (A | number | undefined)[] => {
  const answersFrom = way.on(field);
  return rows.flatMap(({ cells }) => {
    let [origins, answers] = [cells[0]?.origins, cells[0] && answersFrom(cells[0].origins)];
    return cells.map((cell) => {
      if (cell === undefined) return NEVER_READ;
      if (answers === undefined || cell.origins !== origins)
        [origins, answers] = [cell.origins, answersFrom(cell.origins)];
      return answers[cell.target];
    });
  });
};

/** The array of a layout with the distances of a piece, `undefined` for unreachable squares; not proved. */
export const tabulate = (piece: Mover, layout: Layout): readonly Distance[] =>
  tabulated(byFill(piece), layout);

/** The entries as numbers: bytes, or for sets, which a lookup only reads, their indices in the array. */
const numbersOf = ({ values }: Table): readonly number[] =>
  values.map((value, entry) => (typeof value === "bigint" ? entry : (value ?? UNREACHABLE)));

/** The lookup, evaluated from its tree. Throws a `RangeError` for an index outside the array. */
const lookedUp = (table: Table): OfSquares<Answer> => {
  const { measure, layout, values, lookup, reads } = table;
  const arrays: Record<string, readonly number[]> = {};
  for (const [name, other] of Object.entries({ table, ...reads })) arrays[name] = numbersOf(other);
  const answer = evaluated(lookup, arrays);
  if (layout.rows.length === 0) return answer;
  return (first, second) => {
    const number = answer(first, second);
    if (measure.isSet) return values[number];
    return number === UNREACHABLE ? undefined : number;
  };
};

/** A call that a lookup answers wrong. */
export interface WrongCall {
  readonly squares: readonly number[];
  /** The entry that it reads. */
  readonly entry: number;
  readonly found: Answer;
  readonly expected: Answer;
}

/** The calls whose answers differ from those of the measure on the board, in ascending order of squares. */
export function* wrongCalls(
  table: Table,
  answer: OfSquares<Answer> = lookedUp(table),
): Generator<WrongCall, undefined> {
  const { measure, layout } = table;
  const answersFrom = measure.ways[0].on(layout.board);
  const entry = entryOf(layout);
  for (const calls of callsOf(layout)) {
    const expected = answersFrom(calls.origins);
    const found = calls.answers(answer);
    for (let target = 0; target < found.length; target++)
      if (found[target] !== expected[target]) {
        const squares = calls.squares(target);
        const [first = 0, second] = squares;
        const index = entry(first, second);
        yield { squares, entry: index, found: found[target], expected: expected[target] };
      }
  }
  return undefined;
}

/** The same table with a lookup that applies the corner rule at these entries. */
const withCornerRule = (table: Table, entries: readonly number[]): Table => {
  const { layout, lookup } = table;
  const corners = tableOf(CORNER_ENTRY, layout.board);
  const corner = localName(corners.names);
  const [first, second] = [read(corner, PAIR[0]), read(corner, PAIR[1])];
  const isEntry = entries
    .map((entry) => tree("==", "index", entry))
    .reduce((some, other) => tree("or", some, other));
  return {
    ...table,
    reads: { [corner]: corners },
    cornerRuleEntries: entries,
    lookup: {
      ...lookup,
      locals: [
        ["index", layout.index],
        ["cornerRule", tree("and", isEntry, tree("!=", first, second))],
      ],
      answer: tree("+", read("table", "index"), tree("if", "cornerRule", CORNER_RULE_MOVES, 0)),
    },
  };
};
