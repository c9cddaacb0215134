/** Wrong rules by which programs have filled whole arrays, or only half of them, because they ask for the lesser square first. */
import { apart } from "../core/board.js";
import { at } from "../common.js";
import { UNREACHABLE } from "../core/measure.js";
import type { Candidate } from "./candidates.js";
import { SHORTEST, type Value } from "./read-arrays.js";

interface Rule {
  /** How it differs from the right one, after `the king's distance, but`. */
  readonly text: string;
  readonly right: (files: number, ranks: number) => number;
  readonly wrong: (files: number, ranks: number) => number;
}

const RULES: readonly Rule[] = [
  // PyChess has it in lib/pychess/Utils/lutils/ldata.py, as sdistance.
  {
    text: "with the smaller of files and ranks apart instead of the larger",
    right: Math.max,
    wrong: Math.min,
  },
];

/** The rule that an array follows in every entry instead of the right one of a candidate. */
export const wrongRuleOf = (
  values: readonly Value[],
  { values: expected, table: { layout } }: Candidate,
): string | undefined => {
  // With one entry for each square, the same numbers may be meant, such as distances to two sides.
  if (layout.parameters.length < 2 || values.length <= layout.board.squares.length)
    return undefined;
  return RULES.find(({ right, wrong }) =>
    expected.every((value, index) => {
      const cell = layout.cell(index);
      if (cell === undefined) return true;
      const { files, ranks } = apart(layout.board, at(cell.origins, 0), cell.target);
      return value === right(files, ranks) && values[index] === wrong(files, ranks);
    }),
  )?.text;
};

/** An array with its empty half filled from the other. */
export interface Filled {
  readonly values: readonly Value[];
  /** Which pairs are filled in the array as it is. */
  readonly filled: string;
}

const HALVES = [
  [(row: number, column: number) => row > column, "from the lesser square to the greater"],
  [(row: number, column: number) => row < column, "from the greater square to the lesser"],
] as const;

/** The array by pair with both halves, if one half has one number throughout. */
export const withBothHalves = (values: readonly Value[]): Filled | undefined => {
  const side = Math.sqrt(values.length);
  if (!Number.isInteger(side) || side < SHORTEST) return undefined;
  for (const [isBelow, filled] of HALVES) {
    const isEmpty = (index: number): boolean => isBelow(Math.floor(index / side), index % side);
    const filler = values.find((_, index) => isEmpty(index));
    // A piece that moves one way never comes back.
    const isFilled = (value: Value, index: number): boolean =>
      isEmpty(index) && (value !== filler || value === UNREACHABLE);
    if (values.some(isFilled)) continue;
    const other = (index: number): number => (index % side) * side + Math.floor(index / side);
    const both = values.map((value, index) =>
      isEmpty(index) ? (values[other(index)] ?? value) : value,
    );
    return { values: both, filled };
  }
  return undefined;
};
