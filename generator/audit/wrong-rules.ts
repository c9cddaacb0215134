/** Arrays filled by a wrong rule, and half-filled arrays of programs that look up two squares in one order only. */
import { apart, minus, type Vector } from "../core/boards/board.js";
import { at, onceFor } from "../common.js";
import { absolute } from "../core/layouts/difference.js";
import { isCounted, lengthOf, type Layout } from "../core/layouts/layout.js";
import { SET, setOf, squaresIn, UNREACHABLE } from "../core/measures/elements.js";
import type { Begun } from "./beginnings.js";
import type { Candidate } from "./candidates.js";
import { SHORTEST } from "./read-arrays.js";
import type { Value } from "./finding.js";

/** A mistake in the rule of a table, which makes many entries wrong. */
interface WrongRule {
  /** False if the beginning of a table shows that no array follows the rule in its place. */
  readonly isFor: (begun: Begun) => boolean;
  /** The rule in words, if every entry of the array follows it in place of the candidate's rule. */
  readonly inWords: (values: readonly Value[], candidate: Candidate) => string | undefined;
}

/** The vector between the squares of an entry; `undefined` if no call reads the entry. */
const vectorAt = ({ board, cell }: Layout, index: number): Vector | undefined => {
  const found = cell(index);
  return found && minus(board, found.target, at(found.origins, 0));
};

/** The file and rank differences of the squares of an entry; `undefined` if no call reads the entry. */
const apartAt = (
  { board, cell }: Layout,
  index: number,
): Readonly<Record<"larger" | "smaller", number>> | undefined => {
  const found = cell(index);
  if (found === undefined) return undefined;
  const { files, ranks } = apart(board, at(found.origins, 0), found.target);
  return { larger: Math.max(files, ranks), smaller: Math.min(files, ranks) };
};

/** PyChess uses this wrong rule for the king, in `sdistance` in `lib/pychess/Utils/lutils/ldata.py`. */
const SMALLER_DIFFERENCE: WrongRule = {
  // In an array with one entry for each square, the numbers of a wrong rule may be deliberate, such as distances to two
  // sides.
  isFor: ({ values, table: { layout } }) =>
    layout.parameters.length > 1 &&
    !isCounted(layout) &&
    lengthOf(layout) > layout.board.squares.length &&
    values
      .slice(0, layout.rowStart(1))
      .every((value, index) => value === apartAt(layout, index)?.larger),
  inWords: (values, { values: expected, table: { layout } }) =>
    expected.every((value, index) => {
      const differences = apartAt(layout, index);
      if (differences === undefined) return true;
      return value === differences.larger && values[index] === differences.smaller;
    })
      ? "with the smaller of the file and rank differences instead of the larger"
      : undefined,
};

/** The most shifts of a piece that moves by leaps. */
const MOST_SHIFTS = 9;

/** The numbers that the moves of a piece add to the number of a square, in a table with a set of 64 bits for each square. */
const shiftsIn = onceFor(({ values }: Candidate): ReadonlySet<number> => {
  const shifts = new Set<number>();
  for (const [from, set = 0] of values.entries()) {
    for (const to of squaresIn(BigInt(set))) shifts.add(to - from);
    if (shifts.size > MOST_SHIFTS) break;
  }
  return shifts;
});

const SHIFTS_WITHOUT_MASKS: WrongRule = {
  isFor: ({ table: { measure, layout } }) =>
    measure.element === SET && layout.parameters.length === 1 && lengthOf(layout) === 64,
  inWords: (values, candidate) => {
    if (values.length > 64) return undefined;
    const shifts = [...shiftsIn(candidate)];
    if (shifts.length > MOST_SHIFTS) return undefined;
    const isShifted = values.every((value, from) => {
      const shifted = shifts.map((by) => from + by).filter((to) => to >= 0 && to < 64);
      return BigInt(value) === setOf(shifted);
    });
    return isShifted
      ? "with moves over the edge of the board, as by shifts without file masks"
      : undefined;
  },
};

/** The words for the entries that hold one number, and the sign of the product of the two differences in the others. */
const SIGNS_OF_DIFFERENCES = [
  ["differ", 1],
  ["agree", -1],
] as const;

/**
 * The number that an array has wherever the signs of the two differences differ or, if `sign` is −1, agree; `undefined` if
 * there are several such numbers, or if another entry is wrong.
 */
const constantBeyond = (
  values: readonly Value[],
  { values: expected, table: { layout } }: Candidate,
  sign: number,
): Value | undefined => {
  let constant: Value | undefined;
  for (const [index, value] of expected.entries()) {
    const own = values[index];
    const { files = 0, ranks = 0 } = vectorAt(layout, index) ?? {};
    if (sign * files * ranks >= 0) {
      if (value !== undefined && value !== own) return undefined;
    } else if ((constant ??= own) !== own) return undefined;
  }
  return constant;
};

/** SrsBusiness/Party has this wrong rule, in three tables in `include/board88.h`. */
const ONE_PAIR_OF_SIGNS: WrongRule = {
  isFor: ({ table: { layout } }) => layout.isByDifference && layout !== absolute(layout.board),
  inWords: (values, candidate) => {
    const isOfMoves = candidate.table.measure.noun === "distance";
    for (const [words, sign] of SIGNS_OF_DIFFERENCES) {
      const constant = constantBeyond(values, candidate, sign);
      // Without an answer elsewhere, the array may be of another piece, such as half a bishop.
      if (constant !== undefined && (isOfMoves || constant !== candidate.none))
        return `with ${constant} wherever the signs of the file and rank differences ${words}`;
    }
    return undefined;
  },
};

/** The least distance at which the distances to the edge stop short. With 1, the array has the members of a region. */
const LEAST_STOP = 2;

const STOPPED_SHORT: WrongRule = {
  isFor: ({ request }) => request === "EDGE_DISTANCE",
  inWords: (values, { values: expected }) => {
    const most = Math.max(...values.map(Number));
    const isShort = most >= LEAST_STOP && expected.some((moves) => Number(moves) > most);
    const isStopped = expected.every(
      (moves, index) => values[index] === Math.min(Number(moves), most),
    );
    return isShort && isStopped ? `stopped at ${most}` : undefined;
  },
};

const WRONG_RULES: readonly WrongRule[] = [
  SMALLER_DIFFERENCE,
  SHIFTS_WITHOUT_MASKS,
  ONE_PAIR_OF_SIGNS,
  STOPPED_SHORT,
];

/** False if the beginning of a table shows that no array follows a wrong rule in its place. */
export const mayBeByRule = (begun: Begun): boolean => WRONG_RULES.some(({ isFor }) => isFor(begun));

/** The wrong rule that every entry of an array follows in place of the candidate's right rule. */
export const wrongRuleOf = (values: readonly Value[], candidate: Candidate): string | undefined => {
  for (const { isFor, inWords } of WRONG_RULES) {
    const rule = isFor(candidate) ? inWords(values, candidate) : undefined;
    if (rule !== undefined) return rule;
  }
  return undefined;
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
    const both = values.map((value, index) => (isEmpty(index) ? at(values, other(index)) : value));
    return { values: both, filled };
  }
  return undefined;
};
