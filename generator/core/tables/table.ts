/** Tables. A table is a measure in a layout on a board: the values of its elements, and a lookup that reads them. */
import { onceFor } from "../../common.js";
import type { Board, Square } from "../boards/board.js";
import { evaluated, inCall, operationsIn, read } from "../measures/expression.js";
import type { Column, SquareFunction } from "../measures/expression.js";
import { callsFrom, eachSquare, lengthOf } from "../layouts/layout.js";
import type { Layout, LayoutOn } from "../layouts/layout.js";
import { FILE, RANK } from "../measures/squares.js";
import { narrowest, NUMBER, SET, UNREACHABLE } from "../measures/elements.js";
import { towardOrigins } from "../measures/measure.js";
import type { Measure } from "../measures/measure.js";
import { compact, type Compact } from "../measures/compact.js";
import { lowercaseWords, namesOf, type Named, type Names } from "./names.js";
import type { Answer } from "../measures/elements.js";

export interface Entry<A extends Answer = Answer> {
  readonly measure: Measure<A>;
  readonly layout: LayoutOn;
  /** Names that replace the derived names. */
  readonly names?: Names;
  /** The value of elements that no call reads; 0 by default. */
  readonly filler?: number;
}

export type EntryOn = Entry & { readonly board: Board };

/** A table, before it is printed in a language. If the layout has no rows, the table is only a lookup. */
export interface Table<A extends Answer = Answer> {
  readonly names: Named;
  readonly measure: Measure<A>;
  readonly layout: Layout;
  readonly values: Compact;
  /** The function from squares to an answer. In its tree, the name of the table's own array is `table`. */
  readonly lookup: SquareFunction;
  /** The other tables that the lookup reads, by their names in the lookup's tree. */
  readonly reads: Readonly<Record<string, Table>>;
  /** The value of elements that no call of the lookup reads; the empty set in a table of sets. */
  readonly filler: number | bigint;
  /** The elements that need the corner rule, in ascending order. They are found from wrong calls, not declared. */
  readonly cornerRuleElements: readonly number[];
}

/** The table of an entry, not yet proved and without the corner rule. */
export const plainTable = <A extends Answer>(
  { measure: given, layout: layoutOn, names, filler: wanted = 0 }: Entry<A>,
  board: Board,
): Table<A> => {
  const filler = given.element === SET ? 0n : wanted;
  const layout = layoutOn(board);
  const asked = layout.nearest?.isTo ? { ...given, ways: towardOrigins(given.ways) } : given;
  const values = compact(rowsOfValues(asked, layout, filler), lengthOf(layout));
  const held = [...values.distinct, filler];
  const { element } = asked;
  const isHeld = (value: Answer): boolean => element.holds(value, 0);
  const isNarrowed = element === NUMBER || (element !== SET && !held.every(isHeld));
  const measure = isNarrowed ? { ...asked, element: narrowest(held) } : asked;
  const { parameters, rows, index } = layout;
  const answer = rows.length === 0 ? index : read("table", index);
  // The audit compares arrays with many tables whose names nobody needs.
  let known: Named | undefined;
  const named = (): Named => (known ??= namesOf(measure, layout, names));
  const arrays = operationsIn(index).map((operation) => operation.op === "read" && operation.array);
  return {
    get names() {
      return named();
    },
    measure,
    layout,
    values,
    filler,
    lookup: { parameters, locals: [], answer },
    reads: Object.fromEntries(
      [FILE, RANK]
        .filter(({ noun }) => arrays.includes(noun))
        .map((coordinate) => [coordinate.noun, readTable(coordinate, named(), board)]),
    ),
    cornerRuleElements: [],
  };
};

/**
 * A table that a lookup reads. If the board's name does not determine its squares, the name of the reader precedes the
 * name of the table.
 */
export const readTable = (read: Measure, reader: Names, board: Board): Table => {
  const name = [...lowercaseWords(reader), ...read.name];
  const own = board.name === "" || board.numbering ? { name, namedByUser: "start" as const } : {};
  return plainTable({ measure: { ...read, ...own }, layout: eachSquare }, board);
};

/** The values of the elements, row by row. */
function* rowsOfValues<A extends Answer>(
  { ways: [way] }: Measure<A>,
  layout: Layout,
  filler: number | bigint,
): Generator<readonly Answer[]> {
  const answersFrom = way.on(layout.board);
  let origins: readonly Square[] | undefined;
  let answers: readonly Answer[] = [];
  for (const row of layout.rows.keys()) {
    const [start, end] = [layout.rowStart(row), layout.rowStart(row + 1)];
    const values = Array<Answer>(end - start);
    for (let element = start; element < end; element++) {
      const cell = layout.cell(element);
      if (cell !== undefined && cell.origins !== origins) {
        origins = cell.origins;
        answers = answersFrom(origins);
      }
      values[element - start] = cell === undefined ? filler : answers[cell.target];
    }
    yield values;
  }
}

/**
 * Returns a function that converts the result of a lookup's tree to an answer. Without an array, the result is the
 * answer.
 */
export const answerBy = ({ layout, values, measure }: Table): ((number: number) => Answer) => {
  if (layout.rows.length > 0 && measure.element === SET) return (number) => values.at(number);
  return layout.rows.length > 0 && measure.element.holds(undefined, 0)
    ? (number) => (number === UNREACHABLE ? undefined : number)
    : (number) => number;
};

/** Returns the answers of a lookup to the calls of a layout, given the results of its tree. */
export const answersBy = (table: Table): ((numbers: Column) => readonly Answer[]) => {
  const answerOf = answerBy(table);
  const { length } = table.layout.targets;
  return (numbers) => {
    const answers = Array<Answer>(length);
    for (let call = 0; call < length; call++) answers[call] = answerOf(inCall(numbers, call));
    return answers;
  };
};

/** Returns the answers of a lookup for all calls from the given origins, in the order of the targets. */
export type AnswersFound = (origins: readonly Square[]) => readonly Answer[];

/** The answers that the tree of the lookup gives. The function throws a `RangeError` for an index outside the array. */
const answersByTree = (table: Table): AnswersFound => {
  const arrays = Object.entries({ ...table.reads, table });
  const number = evaluated(
    table.lookup,
    Object.fromEntries(arrays.map(([name, { values }]) => [name, values.numbers])),
  );
  const answers = answersBy(table);
  return (origins) => answers(number(...callsFrom(table.layout, origins)));
};

interface WrongCall {
  readonly squares: readonly number[];
  readonly found: Answer;
  readonly expected: Answer;
}

/** The calls whose answers differ from the measure's answers on the board, in ascending order of squares. */
export function* wrongCalls(
  table: Table,
  foundFrom: AnswersFound = answersByTree(table),
): Generator<WrongCall, undefined> {
  const { measure, layout } = table;
  const answersFrom = measure.ways[0].on(layout.board);
  const { targets } = layout;
  for (const origins of layout.origins) {
    const expected = answersFrom(origins);
    const found = foundFrom(origins);
    for (let place = 0; place < found.length; place++) {
      const target = Number(targets[place]);
      if (found[place] === expected[target]) continue;
      const squares = layout.parameters.length === 2 ? [...origins, target] : [target];
      yield { squares, found: found[place], expected: expected[target] };
    }
  }
  return undefined;
}

const searched = onceFor((table: Table) => wrongCalls(table).next());

/** The first wrong call, if there is one. The search runs once per table. */
export const firstWrongCall = (table: Table): WrongCall | undefined => searched(table).value;
