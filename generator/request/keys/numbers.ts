/** The numbers that a table holds in place of answers, and in elements that no call reads. */
import { numberedAs } from "../../boards/numbering.js";
import { nameOfNumber } from "../../core/boards/board.js";
import { UNREACHABLE } from "../../core/measures/elements.js";
import { towardOrigins } from "../../core/measures/measure.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../defaults.js";
import { about, recordOf, whole } from "../forms.js";
import { madeOf, MEASURES } from "../measures.js";
import { mistakeInRange } from "../too-large.js";
import type { TableKey } from "./key.js";

/** The range of the numbers that a user may choose. */
export const [LEAST_NUMBER, GREATEST_NUMBER] = [-(2 ** 31), 2 ** 32 - 1];

/** Explains why a number cannot stand for steps that leave the board; `undefined` if it can. */
const mistakeOffBoard = ({ board, squares, filler }: RequestedTable): string | undefined => {
  const numbered = numberedAs(board, squares);
  if (filler === undefined)
    return numbered.numbered.length > UNREACHABLE
      ? "missing; expected a number for steps that leave the board, such as -1"
      : undefined;
  return numbered.numbered[filler] === undefined
    ? undefined
    : `${filler} is the number of ${nameOfNumber(numbered, filler)}; expected a number that no square has, such as -1, for steps that leave the board`;
};

export const FILLER_KEY: TableKey<number> = {
  ...about("the value of unread elements, by default 0", whole(LEAST_NUMBER, GREATEST_NUMBER)),
  mistakes: (table) => {
    const { measure, filler, values } = table;
    if (MEASURES[measure].isSet)
      return filler === undefined ? [] : [`the elements of "${measure}" are sets; remove this key`];
    const given = [...values.values()];
    return [
      mistakeInRange(given) === undefined ? mistakeInRange([...given, filler ?? 0]) : undefined,
      measure === "step" && given.length === 0 ? mistakeOffBoard(table) : undefined,
    ];
  },
};

export const VALUES_KEY: TableKey<ReadonlyMap<string, number>> = {
  ...recordOf(
    whole(LEAST_NUMBER, GREATEST_NUMBER),
    'a number for each answer, such as { "0": 140, "unreachable": -1 }',
    { keys: /^(?:-?\d+|unreachable)$/ },
  ),
  mistakes: ({ measure, values }) => [
    MEASURES[measure].isSet && values.size > 0
      ? `the answers of "${measure}" are sets; remove this key`
      : mistakeInRange([...values.values()]),
  ],
  needsName: ({ measure, values }) =>
    values.size > 0 && !MEASURES[measure].isSet ? 'a table with "values"' : undefined,
};

const sortedText = (keys: readonly string[]): string =>
  keys.toSorted((key, other) => Number(key) - Number(other)).join(", ");

/** Reports wrong keys of `values`; `undefined` if there are none. The keys must be exactly the answers of the table. */
export const mistakeInAnswers = ({ filler, ...table }: RequestedTable): string | undefined => {
  if (table.values.size === 0) return undefined;
  const plain = madeOf({ ...table, values: TABLE_BY_DEFAULT.values });
  const found = plain.flatMap(({ measure, layout, board }) => {
    const { origins, nearest } = layout(board);
    const [way] = nearest?.isTo ? towardOrigins(measure.ways) : measure.ways;
    const answersFrom = way.on(board);
    return origins.flatMap((squares) => answersFrom(squares));
  });
  const answers = new Set(found.map((answer) => `${answer ?? "unreachable"}`));
  const missing = [...answers].filter((answer) => !table.values.has(answer));
  if (missing.length > 0)
    return `answers without a value: ${sortedText(missing)}; add their values`;
  const others = [...table.values.keys()].filter((key) => !answers.has(key));
  return others.length > 0 ? `not answers: ${sortedText(others)}; remove them` : undefined;
};
