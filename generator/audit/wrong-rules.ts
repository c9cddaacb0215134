/** Arrays filled by a wrong rule, and half-filled arrays of programs that look up two squares in one order only. */
import { apart } from "../core/boards/board.js";
import { at } from "../common.js";
import { UNREACHABLE } from "../core/measures/elements.js";
import type { Candidate } from "./candidates.js";
import { SHORTEST, type Value } from "./read-arrays.js";

/** The wrong rule that every entry of an array follows in place of the candidate's right rule. */
export const wrongRuleOf = (
  values: readonly Value[],
  { values: expected, table: { layout } }: Candidate,
): string | undefined => {
  // In an array with one entry for each square, the numbers of a wrong rule may be deliberate, such as distances to two
  // sides.
  if (layout.parameters.length < 2 || values.length <= layout.board.squares.length)
    return undefined;
  const isWrong = expected.every((value, index) => {
    const cell = layout.cell(index);
    if (cell === undefined) return true;
    const { files, ranks } = apart(layout.board, at(cell.origins, 0), cell.target);
    return value === Math.max(files, ranks) && values[index] === Math.min(files, ranks);
  });
  // PyChess uses this wrong rule for the king, in `sdistance` in `lib/pychess/Utils/lutils/ldata.py`.
  return isWrong
    ? "with the smaller of the file and rank differences instead of the larger"
    : undefined;
};

const HALVES = [
  [(row: number, column: number) => row > column, "from the lesser square to the greater"],
  [(row: number, column: number) => row < column, "from the greater square to the lesser"],
] as const;

/**
 * Fills an empty half of an array by pair from the other half; `undefined` unless all numbers of one half are equal.
 * `filled` says in words which pairs of squares the original array has.
 */
export const withBothHalves = (
  values: readonly Value[],
): { readonly values: readonly Value[]; readonly filled: string } | undefined => {
  const side = Math.sqrt(values.length);
  if (!Number.isInteger(side) || side < SHORTEST) return undefined;
  for (const [isBelow, filled] of HALVES) {
    const isEmpty = (index: number): boolean => isBelow(Math.floor(index / side), index % side);
    const filler = values.find((_, index) => isEmpty(index));
    // A half whose numbers all mean "unreachable" is not empty, because the piece may move only one way.
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
