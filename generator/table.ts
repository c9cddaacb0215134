/** Tables. A table is a measure in a layout on a board: the contents of its elements, and a lookup that reads them. */
import { onceFor } from "./common.js";
import type { Board } from "./boards/board.js";
import { evaluated, read, type SquareFunction } from "./layouts/expression.js";
import {
  answersTo,
  lengthOf,
  type Layout,
  type LayoutOn,
  type OfSquares,
} from "./layouts/layout.js";
import { BYTE, SET, UNREACHABLE, type Answer, type Distance } from "./measures/element.js";
import type { Measure } from "./measures/measure.js";
import { namesOf, type Named, type Names } from "./table-names.js";

export interface Entry<A extends Answer = Answer> {
  readonly measure: Measure<A>;
  readonly layout: LayoutOn;
  /** Names that replace the derived ones. */
  readonly names?: Names;
}

export type EntryOn = Entry & { readonly board: Board };

/** A table, before it is printed in a language. If its layout has no rows, it is only a lookup. */
export interface Table<A extends Answer = Answer> {
  readonly names: Named;
  readonly measure: Measure<A>;
  readonly layout: Layout;
  readonly values: readonly (A | Distance)[];
  /** The function from squares to an answer. Its tree reads the array under the name `table`. */
  readonly lookup: SquareFunction;
  /** The other tables that the lookup reads, by their names in its tree. */
  readonly reads: Readonly<Record<string, Table>>;
  /** The elements that need the corner rule, in ascending order. */
  readonly cornerRuleElements: readonly number[];
}

/** The value of elements that no call of the lookup reads. */
export const NEVER_READ = 0;

/** The table of an entry without the corner rule, not proved yet. */
export const plainTable = <A extends Answer>(
  { measure, layout: layoutOn, names }: Entry<A>,
  board: Board,
): Table<A> => {
  const layout = layoutOn(board);
  const { parameters, rows, index } = layout;
  return {
    names: namesOf(measure, layout, names),
    measure,
    layout,
    values: valuesOf(measure, layout),
    lookup: { parameters, locals: [], answer: rows.length === 0 ? index : read("table", index) },
    reads: {},
    cornerRuleElements: [],
  };
};

const valuesOf = <A extends Answer>(
  { ways: [way] }: Measure<A>,
  layout: Layout,
): readonly (A | Distance)[] => {
  const answersFrom = onceFor(way.on(layout.field));
  return Array.from({ length: lengthOf(layout) }, (_, element) => {
    const cell = layout.cell(element);
    return cell === undefined ? NEVER_READ : answersFrom(cell.origins)[cell.target];
  });
};

/** The elements as numbers. A set becomes its index, because lookups only pass sets on. */
export const numbersOf = (values: Table["values"]): readonly number[] =>
  values.map((value, element) => (typeof value === "bigint" ? element : (value ?? UNREACHABLE)));

/** Converts the result of a lookup's tree to an answer; without an array, it already is one. */
export const answerBy = ({ layout, values, measure }: Table, number: number): Answer => {
  if (layout.rows.length === 0) return number;
  if (measure.element === SET) return values[number];
  return measure.element === BYTE && number === UNREACHABLE ? undefined : number;
};

/** The lookup as a function that evaluates its tree. It throws a `RangeError` for an index outside the array. */
const lookupOf = (table: Table): OfSquares<Answer> => {
  const arrays = Object.entries({ ...table.reads, table });
  const number = evaluated(
    table.lookup,
    Object.fromEntries(arrays.map(([name, { values }]) => [name, numbersOf(values)])),
  );
  return (first, second) => answerBy(table, number(first, second));
};

export interface WrongCall {
  readonly squares: readonly number[];
  readonly found: Answer;
  readonly expected: Answer;
}

/** The calls whose answers differ from the measure's answers on the board, in ascending order of squares. */
export function* wrongCalls(
  table: Table,
  lookup: OfSquares<Answer> = lookupOf(table),
): Generator<WrongCall, undefined> {
  const { measure, layout } = table;
  const answersFrom = measure.ways[0].on(layout.board);
  for (const origins of layout.origins) {
    const expected = answersFrom(origins);
    const found = answersTo(layout, origins, lookup);
    for (const [place, target] of layout.targets.entries())
      if (found[place] !== expected[target])
        yield {
          squares: layout.parameters.length === 2 ? [...origins, target] : [target],
          found: found[place],
          expected: expected[target],
        };
  }
  return undefined;
}
