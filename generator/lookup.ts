/** How a table's lookup answers: its tree is evaluated, and compared with the measure in every call. */
import { at } from "./at.js";
import { evaluated } from "./layouts/expression.js";
import { callsOf, entryOf, indicesOf, type OfSquares } from "./layouts/layout.js";
import { BYTE, SET, UNREACHABLE } from "./measures/element.js";
import type { Answer } from "./measures/measure.js";
import type { Table } from "./table.js";

/** The entries as numbers: bytes, or for sets, which a lookup only reads, their indices in the array. */
const numbersOf = ({ values }: Pick<Table, "values">): readonly number[] =>
  values.map((value, entry) => (typeof value === "bigint" ? entry : (value ?? UNREACHABLE)));

/** The number that the lookup's tree gives; for a tree that only reads the entry of the layout, by its index of all calls. */
const numberOf = ({ layout, lookup, reads, ...table }: Table): OfSquares<number> => {
  const arrays: Record<string, readonly number[]> = { table: numbersOf(table) };
  const { answer } = lookup;
  if (
    typeof answer === "object" &&
    answer.op === "read" &&
    answer.array === "table" &&
    answer.index === layout.index
  ) {
    const { table: numbers = [] } = arrays;
    const rows = indicesOf(layout);
    return layout.from === "pair"
      ? (first, second = 0) => at(numbers, at(at(rows, first), second))
      : (square) => at(numbers, at(at(rows, 0), square));
  }
  for (const [name, other] of Object.entries(reads)) arrays[name] = numbersOf(other);
  return evaluated(lookup, arrays);
};

/** The lookup, evaluated from its tree. Throws a `RangeError` for an index outside the array. */
const lookedUp = (table: Table): OfSquares<Answer> => {
  const { measure, layout, values } = table;
  const answer = numberOf(table);
  if (layout.rows.length === 0) return answer;
  return (first, second) => {
    const number = answer(first, second);
    if (measure.element === SET) return values[number];
    return measure.element === BYTE && number === UNREACHABLE ? undefined : number;
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
