/** Wrong rules by which programs have filled whole arrays. */
import { apart } from "../boards/board.js";
import { at } from "../common.js";
import type { Candidate } from "./candidates.js";
import type { Value } from "./read-arrays.js";

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
      const { files, ranks } = apart(layout.field, at(cell.origins, 0), cell.target);
      return value === right(files, ranks) && values[index] === wrong(files, ranks);
    }),
  )?.text;
};
