/** A table = a measure × a layout, on a board: what its elements hold, and how its lookup reads them. */
import { at } from "./at.js";
import type { Board, Square } from "./boards/board.js";
import { evaluated, read, type SquareFunction } from "./layouts/expression.js";
import {
  answersTo,
  elementOf,
  indicesOf,
  lengthOf,
  type Layout,
  type LayoutOn,
} from "./layouts/layout.js";
import {
  BYTE,
  SET,
  UNREACHABLE,
  type Answer,
  type Distance,
  type Measure,
} from "./measures/measure.js";
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
  /** What each element holds, from the first to the last. */
  readonly values: readonly (A | Distance)[];
  /** The function that answers for squares; its tree reads the elements as `table`. */
  readonly lookup: SquareFunction;
  /** The other tables that the lookup reads, by their names in its tree. */
  readonly reads: Readonly<Record<string, Table>>;
  /** The elements to which the lookup adds the corner rule, ascending. */
  readonly cornerRuleElements: readonly number[];
}

/** Stored in elements that no call of the lookup reads. */
export const NEVER_READ = 0;

/** The table of an entry, not proved yet: its lookup is the layout's index. */
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

/** The array of a layout, filled with the answers of a measure's first way. */
const valuesOf = <A extends Answer>(
  { ways: [way] }: Measure<A>,
  layout: Layout,
): readonly (A | Distance)[] => {
  const answersFrom = way.on(layout.field);
  let origins: readonly Square[] | undefined;
  let answers: readonly A[] = [];
  return Array.from({ length: lengthOf(layout) }, (_, element) => {
    const cell = layout.cell(element);
    if (cell === undefined) return NEVER_READ;
    if (cell.origins !== origins) [origins, answers] = [cell.origins, answersFrom(cell.origins)];
    return answers[cell.target];
  });
};

/** The elements as numbers: bytes, or for sets, which a lookup only reads, their places in the array. */
const numbersOf = ({ values }: Table): readonly number[] =>
  values.map((value, element) => (typeof value === "bigint" ? element : (value ?? UNREACHABLE)));

/** What a lookup answers to all calls, by its tree. Throws a `RangeError` for an index outside the array. */
const lookupAnswers = (table: Table): readonly (readonly Answer[])[] => {
  const { layout, lookup, values, measure, reads } = table;
  const { parameters, locals, answer } = lookup;
  // The index of a layout is evaluated once for all its tables.
  const isIndex =
    typeof answer === "object" &&
    answer.op === "read" &&
    answer.array === "table" &&
    answer.index === layout.index &&
    parameters === layout.parameters &&
    locals.length === 0;
  if (isIndex)
    return indicesOf(layout).map((row) =>
      row.map((element) => {
        if (element in values) return values[element];
        throw new RangeError(`no element ${element} in a list of ${values.length}`);
      }),
    );
  const arrays = Object.entries({ table, ...reads }).map(
    ([name, one]) => [name, numbersOf(one)] as const,
  );
  const numbers = answersTo(layout, evaluated(lookup, Object.fromEntries(arrays)));
  if (layout.rows.length === 0) return numbers;
  const { element } = measure;
  return numbers.map((row) =>
    row.map((number) => {
      if (element === SET) return values[number];
      return element === BYTE && number === UNREACHABLE ? undefined : number;
    }),
  );
};

/** A call that a lookup answers wrong. */
export interface WrongCall {
  readonly squares: readonly number[];
  /** The element that it reads. */
  readonly element: number;
  readonly found: Answer;
  readonly expected: Answer;
}

/** The calls whose answers differ from those of the measure on the board, in ascending order of squares. */
export function* wrongCalls(
  table: Table,
  answers: readonly (readonly Answer[])[] = lookupAnswers(table),
): Generator<WrongCall, undefined> {
  const { measure, layout } = table;
  const answersFrom = measure.ways[0].on(layout.board);
  for (const [row, origins] of layout.origins.entries()) {
    const expected = answersFrom(origins);
    const found = at(answers, row);
    for (const [place, target] of layout.targets.entries())
      if (found[place] !== expected[target]) {
        const squares = layout.parameters.length === 2 ? [at(origins, 0), target] : [target];
        const [first = 0, second] = squares;
        const element = elementOf(layout)(first, second);
        yield { squares, element, found: found[place], expected: expected[target] };
      }
  }
  return undefined;
}
