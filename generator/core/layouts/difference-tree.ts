/** Trees that calculate the differences between two squares, in files and in ranks, from the numbers of the squares. */
import type { Board, Vector } from "../boards/board.js";
import { read, tree, type Expression } from "../measures/expression.js";
import { isPowerOfTwo, PAIR } from "./layout.js";

type Axis = keyof Vector;

/**
 * The amounts by which the numbers of squares grow along each axis. `major` is the axis with the larger amount. Returns
 * `undefined` if the numbers do not grow steadily.
 */
const stepsOf = ({ numbering, isGrid, files }: Board) => {
  if (!numbering && !isGrid) return undefined;
  const { start, file, rank } = numbering ?? { start: 0, file: 1, rank: files };
  return Math.abs(rank) >= Math.abs(file)
    ? ({ start, major: "ranks", minor: "files", long: rank, short: file } as const)
    : ({ start, major: "files", minor: "ranks", long: file, short: rank } as const);
};

/** The file or rank of a square. It is `sign` × `tree` plus a constant, which cancels in differences. */
interface Coordinate {
  readonly tree: Expression;
  readonly sign: number;
  /** Whether `tree` reads an array, because the coordinate does not follow from the number of the square. */
  readonly isInArray?: true;
  /** A tree of `factor` × `tree` plus a constant, such as `sq1 | 7` for 8 × (`sq1 >> 3`). */
  readonly multiple?: { readonly factor: number; readonly tree: Expression };
}

/** Returns the tree of the file or rank of a square, such as `sq1 & 7` or `sq1 >> 3` on 8×8. */
const coordinateTree = (board: Board, axis: Axis, square: Expression): Coordinate => {
  const own = read(axis === "files" ? "file" : "rank", square);
  const inArray: Coordinate = { tree: own, sign: 1, isInArray: true };
  const steps = stepsOf(board);
  if (steps === undefined) return inArray;
  const { start, minor, long, short } = steps;
  const unit = Math.abs(long);
  const first = ((start % unit) + unit) % unit;
  const last = first + short * (board[minor] - 1);
  if (Math.abs(short) !== 1 || last < 0 || last >= unit) return inArray;
  const isShift = isPowerOfTwo(unit);
  if (axis === minor)
    return { tree: isShift ? tree("&", square, unit - 1) : tree("mod", square, unit), sign: short };
  const row = isShift ? tree(">>", square, Math.log2(unit)) : tree("div", square, unit);
  const multiple = isShift ? tree("|", square, unit - 1) : tree("*", unit, row);
  return { tree: row, sign: Math.sign(long), multiple: { factor: unit, tree: multiple } };
};

const [SQ1, SQ2] = PAIR;

/**
 * Returns the tree of the coordinate of the second square minus the coordinate of the first, times a factor. The
 * factor of a `multiple` needs no multiplication: on 8×8, 8 × the difference in ranks is `(sq2 | 7) - (sq1 | 7)`.
 */
const timesDifference = (board: Board, axis: Axis, factor: number): Expression => {
  const [one, two] = [coordinateTree(board, axis, SQ1), coordinateTree(board, axis, SQ2)];
  const times = factor * one.sign;
  const [from, to] = times > 0 ? [one, two] : [two, one];
  if (from.multiple && to.multiple && Math.abs(times) === from.multiple.factor)
    return tree("-", to.multiple.tree, from.multiple.tree);
  const difference = tree("-", to.tree, from.tree);
  return Math.abs(times) === 1 ? difference : tree("*", Math.abs(times), difference);
};

/**
 * The index of a layout by difference, less its constant: `by.files` for each file plus `by.ranks` for each rank. On
 * 8×8, the numbers of two squares differ by 1 for each file and by 8 for each rank. In the 15×15 array, a rank counts
 * 15 = 8 + 7, so 7 more for each rank are added: `sq2 - sq1 + 7 * ((sq2 >> 3) - (sq1 >> 3))`.
 */
export const differenceTree = (board: Board, by: Vector): Expression => {
  const steps = stepsOf(board);
  if (steps) {
    const { major, minor, long, short } = steps;
    const times = by[minor] / short;
    if (Math.abs(times) === 1) {
      const numbers = times === 1 ? tree("-", SQ2, SQ1) : tree("-", SQ1, SQ2);
      const rest = by[major] - times * long;
      if (rest === 0) return numbers;
      // Some languages have different types for square numbers and array elements, so the two are not mixed.
      if (!coordinateTree(board, major, SQ1).isInArray)
        return plus(numbers, timesDifference(board, major, rest));
    }
  }
  return tree(
    "+",
    timesDifference(board, "files", by.files),
    timesDifference(board, "ranks", by.ranks),
  );
};

/** Returns the sum of two expressions, with `a + (b - c)` written as `a + b - c`. */
const plus = (sum: Expression, more: Expression): Expression => {
  if (typeof more !== "object" || more.op !== "-") return tree("+", sum, more);
  const [first = 0, second = 0] = more.of;
  return tree("-", tree("+", sum, first), second);
};

/** Returns the tree of the distance between two squares in files or in ranks, times a factor. */
export const timesDistance = (board: Board, axis: Axis, factor: number): Expression => {
  const [one, two] = [coordinateTree(board, axis, SQ1), coordinateTree(board, axis, SQ2)];
  if (one.multiple && two.multiple && factor === one.multiple.factor)
    return tree("abs", tree("-", two.multiple.tree, one.multiple.tree));
  const distance = tree("abs", tree("-", two.tree, one.tree));
  return factor === 1 ? distance : tree("*", factor, distance);
};
