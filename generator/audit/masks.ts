/** Arrays that have one number on the squares of a board, and another number around the board, as in a mailbox. */
import { formulaOf, mistakeInNumbers, NUMBERING_NAMES } from "../boards/numbering.js";
import { at } from "../common.js";
import { squareName, type Board, type Numbering } from "../core/boards/board.js";
import { UNREACHABLE } from "../core/measures/elements.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../request/defaults.js";
import { madeOf } from "../request/measures.js";
import { candidateFor } from "./candidates.js";
import { FEWEST_MARKED, type Fit } from "./fits.js";
import { GAME_BOARDS, rowsIn } from "./numberings.js";
import { countsIn } from "./possible.js";
import type { Value } from "./finding.js";

/** The number on the board, and the number around it, each with how often the array has it. */
interface Mask extends Readonly<Record<"on" | "off", Value>> {
  readonly countOn: number;
  readonly countOff: number;
}

/** A number of an array, and how often the array has it. */
type Counted = readonly [value: Value, count: number];

const ZERO_AND_ONE: readonly unknown[] = [0, 1];

const maskOf = ([on, countOn]: Counted, [off, countOff]: Counted): Mask => ({
  ...{ on, off, countOn, countOff },
});

/**
 * The masks that an array may be. An array with a third number is a mask only if the others are 0 and 1, because
 * otherwise the third may be a piece.
 */
const masksIn = (values: readonly Value[]): readonly Mask[] => {
  const counts = countsIn(values);
  const [one, other] = counts;
  if (one === undefined || other === undefined) return [];
  const areUsual = [one, other].every(([value]) => ZERO_AND_ONE.includes(value));
  if (counts.length > 2 && !areUsual) return [];
  return [maskOf(one, other), maskOf(other, one)];
};

/** Programs of xiangqi number the squares from the top, as ElephantEye does. */
const isFromTop = ({ name }: Board): boolean => name === "9x10";

/** The numberings with which an array of a length has other numbers beside each rank of a board. */
function* numberingsAround(board: Board, length: number): Generator<Numbering> {
  const { files, ranks } = board;
  for (const { first, step } of rowsIn(length, ranks, files)) {
    const [start, rank] = isFromTop(board) ? [first + step * (ranks - 1), -step] : [first, step];
    if (step > files) yield { start, file: 1, rank, length };
  }
}

/** The request for the mask of a board. A numbering that has a name is called by its name. */
const maskRequest = (board: Board, numbering: Numbering): RequestedTable => {
  const written = JSON.stringify(numbering);
  const name = NUMBERING_NAMES.filter((named) => mistakeInNumbers(board, named) === undefined).find(
    (named) => JSON.stringify(formulaOf(board, named)) === written,
  );
  const corners = [0, board.squares.length - 1].map((square) => squareName(board, square));
  return {
    ...{ ...TABLE_BY_DEFAULT, board, measure: "member", name: "own" },
    ...{ of: [corners.join("-")], squares: name ?? numbering },
  };
};

/** The fewest entries that differ from a mask, whatever the numbering is. */
const leastWrong = (
  { length }: readonly Value[],
  { squares }: Board,
  { countOn, countOff }: Mask,
): number => Math.max(squares.length - countOn, length - squares.length - countOff);

/** The number of entries that differ from a mask; one more than may be wrong if there are more. */
const countWrong = (
  values: readonly Value[],
  board: Board,
  { start, file, rank }: Numbering,
  { on, off, countOff }: Mask,
): number => {
  let [wrong, onBoard] = [0, 0];
  for (const { files, ranks } of board.cells) {
    const value = at(values, start + file * files + rank * ranks);
    if (value !== on && ++wrong >= FEWEST_MARKED) return wrong;
    if (value === off) onBoard++;
  }
  return wrong + values.length - board.squares.length - (countOff - onBoard);
};

/** The fit of an array to a mask, with all entries that differ as wrong entries. */
const fitToMask = (
  values: readonly Value[],
  board: Board,
  numbering: Numbering,
  { on, off: frame }: Mask,
): Fit | undefined => {
  const request = maskRequest(board, numbering);
  const [entry] = madeOf(request);
  const candidate = entry && candidateFor(request, entry, values.length);
  if (!candidate) return undefined;
  const isWrong = (index: number): boolean =>
    values[index] !== (candidate.values[index] === undefined ? frame : on);
  const wrong = [...values.keys()].filter(isWrong);
  return { candidate, wrong, frame, ...(on !== 1 && { mapping: new Map([[1, on]]) }) };
};

/**
 * The number of wrong entries from which an array is no mask. If the number on the board means "unreachable",
 * squares with another number may be reached.
 */
const fewestMarked = ({ on }: Mask): number => (on === UNREACHABLE ? 1 : FEWEST_MARKED);

/** The fit of an array that is the mask of a board, with a few wrong entries. */
export const maskFitOf = (values: readonly Value[]): Fit | undefined => {
  const all = masksIn(values);
  for (const board of all.length > 0 ? GAME_BOARDS : []) {
    const masks = all.filter((mask) => leastWrong(values, board, mask) < fewestMarked(mask));
    for (const numbering of masks.length > 0 ? numberingsAround(board, values.length) : [])
      for (const mask of masks)
        if (countWrong(values, board, numbering, mask) < fewestMarked(mask))
          return fitToMask(values, board, numbering, mask);
  }
  return undefined;
};
