/** Explains why no type of elements holds the numbers of a table. The mistake is then in the request, not in the table. */
import { UNREACHABLE } from "../core/measures/elements.js";
import { NO_PATH } from "../core/measures/measure.js";
import type { Table } from "../core/tables/table.js";
import type { RequestedTable } from "./defaults.js";

/** The greatest numbers of the widest signed and unsigned types. */
const [MOST_SIGNED, MOST_UNSIGNED] = [2 ** 31 - 1, 2 ** 32 - 1];

/** The least and the greatest of the numbers and 0. */
const rangeIn = (numbers: readonly number[]): readonly [least: number, most: number] => [
  numbers.reduce((least, number) => Math.min(least, number), 0),
  numbers.reduce((most, number) => Math.max(most, number), 0),
];

/** Explains why no type holds all given numbers; `undefined` if a type holds them. */
export const mistakeInRange = (numbers: readonly number[]): string | undefined => {
  const [least, most] = rangeIn(numbers);
  if (least === 0 || most <= MOST_SIGNED) return undefined;
  return `no type holds both ${least} and ${most}; expected numbers from ${-MOST_SIGNED - 1} to ${MOST_SIGNED}, or from 0 to ${MOST_UNSIGNED}`;
};

/** Returns the key to change, and the reason why no type holds the numbers of a table; `undefined` if a type holds them. */
export const tooLarge = ({
  measure: { absence = NO_PATH },
  layout,
  values,
  filler,
}: Table): readonly [key: keyof RequestedTable, reason: string] | undefined => {
  const callOf = (answer: number): string => {
    const element = values
      .slice()
      .findIndex((value, place) => value === answer && layout.cell(place) !== undefined);
    return element === -1 ? "" : `${layout.elementName(element)} has the answer ${answer}`;
  };
  const numbers = [...values.distinct, filler].filter((value) => typeof value === "number");
  const [, most] = rangeIn(numbers);
  if (most > MOST_UNSIGNED)
    return [
      "board",
      `${callOf(most)}; expected at most ${MOST_UNSIGNED}, the greatest number of any type; use a smaller board`,
    ];
  const reason = mistakeInRange(numbers);
  if (reason !== undefined) return ["filler", reason];
  const known = values.distinct.includes(undefined) ? callOf(UNREACHABLE) : "";
  return known === ""
    ? undefined
    : [
        "values",
        `${known}, which also stands for ${absence.of}; write other numbers for all answers, such as { "0": 0, "1": 1, …, "unreachable": -1 }`,
      ];
};
