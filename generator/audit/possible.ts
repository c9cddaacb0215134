/** Which tables an array may be, judged by how often each number occurs, before any table is made. */
import { onceFor } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { UNREACHABLE } from "../core/measures/elements.js";
import type { MeasureName } from "../request/defaults.js";
import type { CandidateGroup } from "./every-candidate.js";
import type { Value } from "./finding.js";

/** The answers that tables of a measure on a board may have: the least, the greatest, and how many common pieces have. */
interface AnswerRange {
  readonly least: number;
  readonly greatest: number;
  readonly count: number;
}

const upTo = (greatest: number): AnswerRange => ({ least: 0, greatest, count: greatest + 1 });

const sideOf = ({ files, ranks }: Board): number => Math.max(files, ranks);

/** Differences of the numbers of two squares that are a leap apart. Rows have at most 31 numbers. */
const LEAPS: AnswerRange = { least: -160, greatest: 160, count: 32 };

/** The answers of each measure whose answers are numbers. A test compares them with all candidates. */
const RANGES: Partial<Record<MeasureName, (board: Board) => AnswerRange>> = {
  distance: ({ files, ranks }) => ({ ...upTo(files + ranks + 6), count: files + ranks }),
  attacks: () => ({ ...upTo(127), count: 16 }),
  direction: () => upTo(8),
  increment: () => LEAPS,
  leg: () => LEAPS,
  steps: (board) => upTo(sideOf(board)),
  reach: (board) => upTo(sideOf(board)),
  step: (board) => upTo(board.squares.length),
  apart: ({ files, ranks }) => upTo(files + ranks),
  member: () => upTo(1),
  color: () => upTo(1),
};

/** An array is certainly not a table if fewer of its numbers than this part may be right. */
const FEWEST = 0.7;

const FEWEST_READ = 0.9;

/** In tables of sets on boards with at least this many squares, a third of the numbers that are not 0 are large. */
const MANY_SQUARES = 48;
const LARGE = 2 ** 16;
const FEWEST_LARGE = 0.05;

/** How often the numbers of an array occur, the most frequent first. */
export const countsIn = onceFor(
  (values: readonly Value[]): readonly (readonly [Value, number])[] => {
    const counts = new Map<Value, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].sort(([, count], [, other]) => other - count);
  },
);

const sumOf = (counts: readonly (readonly [Value, number])[]): number =>
  counts.reduce((sum, [, count]) => sum + count, 0);

/** True if enough numbers are answers, and the others, such as those around a board, are nearly all the same. */
const hasAnswers = (values: readonly Value[], { least, greatest }: AnswerRange): boolean => {
  let [ofAnswers, other] = [0, 0];
  for (const [value, count] of countsIn(values))
    if ((value >= least && value <= greatest) || value === UNREACHABLE) ofAnswers += count;
    else other ||= count;
  return ofAnswers + other >= FEWEST * values.length;
};

/**
 * True if few enough numbers are so frequent that each may stand for an answer. In such an array, no entry is wrong, and
 * calls read most entries, or those that they do not read are equal.
 */
const mayStandForAnswers = (values: readonly Value[], { count }: AnswerRange): boolean =>
  sumOf(countsIn(values).slice(0, count + 2)) >= FEWEST_READ * values.length;

/** True if the numbers may be sets of squares of a board. */
const mayBeSets = (values: readonly Value[], { squares: { length } }: Board): boolean => {
  const counts = countsIn(values);
  const most = 2 ** length;
  if (sumOf(counts.filter(([value]) => value >= 0 && value < most)) < FEWEST * values.length)
    return false;
  if (length < MANY_SQUARES) return true;
  const large = sumOf(counts.filter(([value]) => value >= LARGE));
  return large >= FEWEST_LARGE * sumOf(counts.filter(([value]) => value !== 0));
};

/** True unless no candidate of a group can be similar to an array. */
export const mayBe = (
  values: readonly Value[],
  { measure, board, isRare }: NonNullable<CandidateGroup["of"]>,
  ofSets: boolean,
): boolean => {
  if (ofSets) return mayBeSets(values, board);
  const answers = RANGES[measure]?.(board);
  if (answers === undefined) return true;
  // Only in frequent tables, other values may replace the answers.
  return hasAnswers(values, answers) || (!isRare && mayStandForAnswers(values, answers));
};
