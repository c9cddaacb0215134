/** Finds a smaller array inside a larger array, such as a board in a mailbox. */
import { rectangle, type Board, type Numbering } from "../core/boards/board.js";
import type { Value } from "./finding.js";

/** The lengths of the sides of the chess, shogi and xiangqi boards, which programs keep in larger arrays. */
const GAME_SIDES = [8, 9, 10];

export const GAME_BOARDS: readonly Board[] = GAME_SIDES.flatMap((ranks) =>
  GAME_SIDES.map((files) => rectangle(files, ranks)),
);

/** Rows of equally many elements, one after another, in an array of other elements. */
interface Rows {
  /** The index of the first element of the first row. */
  readonly first: number;
  /** The step from the beginning of a row to the beginning of the next row. */
  readonly step: number;
  readonly count: number;
  readonly width: number;
}

/** The ways in which rows fit into an array of the given length, which has at most four times as many elements. */
export function* rowsIn(length: number, count: number, width: number): Generator<Rows> {
  if (4 * count * width < length) return;
  for (let step = width; step * (count - 1) + width <= length; step++)
    for (let first = 0; first + step * (count - 1) + width <= length; first++) {
      // If there are no gaps between the rows, only whole rows may stand before and after them. An extra number is a
      // mistake.
      const isWhole = first % step === 0 && length % step === 0;
      if (step > width || isWhole) yield { first, step, count, width };
    }
}

/** Reports whether all elements outside the rows are equal. */
const isFilledAround = (values: readonly Value[], { first, step, count, width }: Rows): boolean => {
  const isOther = (_: unknown, index: number): boolean =>
    index < first || index >= first + step * count || (index - first) % step >= width;
  const filler = values.find(isOther);
  return !values.some((value, index) => value !== filler && isOther(value, index));
};

/** The directions in which numbers of squares may increase: 1 is to the right or upward, and −1 is the opposite. */
const ORIENTATIONS = [1, -1].flatMap((right) => [1, -1].map((up) => ({ right, up })));

/** The greatest number of possible numberings of an array. With more possible numberings, the array is nearly empty. */
const MOST_NUMBERINGS = 200;

/**
 * The numberings with which an array has an element for each square of a rectangle, and equal elements everywhere else.
 * The list is empty if too many numberings are possible.
 */
export const numberingsIn = (
  values: readonly Value[],
  { files, ranks }: Board,
  isFileMajor: boolean,
): readonly Numbering[] => {
  const { length } = values;
  const [count, width] = isFileMajor ? [files, ranks] : [ranks, files];
  const numberingsOf = ({ first, step }: Rows): readonly Numbering[] =>
    ORIENTATIONS.map(({ right, up }) => {
      const [file, rank] = isFileMajor ? [step * right, up] : [right, step * up];
      const start = first - Math.min(0, file * (files - 1)) - Math.min(0, rank * (ranks - 1));
      return { start, file, rank, length };
    });
  const found: Numbering[] = [];
  for (const rows of rowsIn(length, count, width)) {
    if (isFilledAround(values, rows)) found.push(...numberingsOf(rows));
    if (found.length > MOST_NUMBERINGS) return [];
  }
  return found;
};
