/** Trees that compute the file and rank of a square, and the differences between two squares, from square numbers. */
import type { Board, Numbering, Vector } from "./board.js";
import { read, tree, type Expression } from "./expression.js";
import { isPowerOfTwo, PAIR } from "./layout.js";

/** The numbering of a board's squares; `undefined` if their numbers do not follow from files and ranks. */
const numberingOf = ({ numbering, isGrid, files, squares }: Board): Numbering | undefined =>
  numbering ?? (isGrid ? { start: 0, file: 1, rank: files, length: squares.length } : undefined);

const stepsOf = ({ file, rank }: Numbering): Vector => ({ files: file, ranks: rank });

type Axis = keyof Vector;

/** The two axes of a numbering. The axis with the longer steps comes first. */
const axesOf = ({ file, rank }: Numbering): readonly [Axis, Axis] =>
  Math.abs(rank) >= Math.abs(file) ? ["ranks", "files"] : ["files", "ranks"];

/** The coordinate of a square is `sign` × `tree` plus a constant. The constant cancels in differences. */
interface Coordinate {
  readonly tree: Expression;
  readonly sign: number;
  /** The tree of `unit` × `tree` plus a constant, such as the number of the last square of the rank. */
  readonly edge?: Expression;
  readonly unit?: number;
}

/** The file or rank of a square: `sq1 & 7` or `sq1 >> 3` on 8×8; read from a table if the number does not give it. */
const coordinateTree = (board: Board, axis: Axis, square: Expression): Coordinate => {
  const inTable = { tree: read(axis === "files" ? "file" : "rank", square), sign: 1 };
  const numbering = numberingOf(board);
  if (numbering === undefined) return inTable;
  const [major, minor] = axesOf(numbering);
  const { [major]: long, [minor]: step } = stepsOf(numbering);
  const unit = Math.abs(long);
  const first = ((numbering.start % unit) + unit) % unit;
  const last = first + step * (board[minor] - 1);
  if (Math.abs(step) !== 1 || last < 0 || last >= unit) return inTable;
  const isShift = isPowerOfTwo(unit);
  if (axis === minor)
    return { tree: isShift ? tree("&", square, unit - 1) : tree("mod", square, unit), sign: step };
  const row = isShift ? tree(">>", square, Math.log2(unit)) : tree("div", square, unit);
  const edge = isShift ? tree("|", square, unit - 1) : tree("*", unit, row);
  return { tree: row, sign: Math.sign(long), edge, unit };
};

const [SQ1, SQ2] = PAIR;

/** The coordinate of the second square minus that of the first, times a factor. */
const timesDifference = (board: Board, axis: Axis, factor: number): Expression => {
  const [one, two] = [coordinateTree(board, axis, SQ1), coordinateTree(board, axis, SQ2)];
  const times = factor * one.sign;
  const [from, to] = times > 0 ? [one, two] : [two, one];
  if (Math.abs(times) === one.unit && one.edge !== undefined && two.edge !== undefined)
    return times > 0 ? tree("-", two.edge, one.edge) : tree("-", one.edge, two.edge);
  const difference = tree("-", to.tree, from.tree);
  return Math.abs(times) === 1 ? difference : tree("*", Math.abs(times), difference);
};

/** The difference from the first square to the second: `by.files` for each file plus `by.ranks` for each rank. */
export const differenceTree = (board: Board, by: Vector): Expression => {
  const numbering = numberingOf(board);
  if (numbering) {
    const [major, minor] = axesOf(numbering);
    const steps = stepsOf(numbering);
    const sign = by[minor] / steps[minor];
    if (Math.abs(sign) === 1) {
      const numbers = sign === 1 ? tree("-", SQ2, SQ1) : tree("-", SQ1, SQ2);
      const rest = by[major] - sign * steps[major];
      if (rest === 0) return numbers;
      // Some languages have different types for square numbers and table elements, so the two are not mixed.
      if (coordinateTree(board, major, SQ1).edge !== undefined)
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

/** The distance between two squares in files or in ranks, times a factor. */
export const timesDistance = (board: Board, axis: Axis, factor: number): Expression => {
  const [one, two] = [coordinateTree(board, axis, SQ1), coordinateTree(board, axis, SQ2)];
  if (factor === one.unit && one.edge !== undefined && two.edge !== undefined)
    return tree("abs", tree("-", two.edge, one.edge));
  const distance = tree("abs", tree("-", two.tree, one.tree));
  return factor === 1 ? distance : tree("*", factor, distance);
};
