/** The measure of each square's number in another numbering. */
import { at } from "../common.js";
import { squareName, type NumberingShape, type Vector } from "../core/boards/board.js";
import { cellsByRow } from "../core/boards/cells-by-row.js";
import { byCell } from "../core/measures/squares.js";
import { tree, type Expression } from "../core/measures/expression.js";
import { NUMBER } from "../core/measures/elements.js";
import { fromOrigins, pairwise, PLAIN, type Measure } from "../core/measures/measure.js";

type Numbers = Pick<Measure<number>, "rule" | "ways">;

/** The numbers that a numbering computes from the file and the rank of a square, both counted from 0. */
const byNumbering = ({ start = 0, file = 1, rank }: NumberingShape): Numbers => {
  const added = (sum: Expression, step: number, coordinate: Expression): Expression => {
    const more = Math.abs(step) === 1 ? coordinate : tree("*", Math.abs(step), coordinate);
    return tree(step < 0 ? "-" : "+", sum, more);
  };
  return byCell(
    (files, ranks) => added(added(start, file, files), rank, ranks),
    ({ files, ranks }: Vector) => start + file * files + rank * ranks,
  );
};

/** The board's own numbers, without gaps. The second way counts the squares row by row. */
const BY_COUNT: Numbers = {
  rule: { fold: "count", moves: () => [] },
  ways: [
    pairwise("the squares", () => (_, square) => square),
    fromOrigins("the count of squares", (board) => () => {
      const numbers: number[] = [];
      const inOrder = cellsByRow(board).flatMap((cell) => board.squareAt(cell) ?? []);
      for (const [number, square] of inOrder.entries()) numbers[square] = number;
      return numbers;
    }),
  ],
};

/** Returns the measure of a square's number in the given numbering or, if there is none, in the board's own numbering. */
export const numberIn = (numbering: NumberingShape | undefined): Measure<number> => {
  const numbers = numbering ? byNumbering(numbering) : BY_COUNT;
  return {
    ...PLAIN,
    name: ["square"],
    noun: "number",
    element: NUMBER,
    title: (_, range, board) => {
      const numberOf = numbers.ways[0].on(board)([]);
      const ends = [0, board.squares.length - 1].map(
        (square) => `${squareName(board, square)} = ${at(numberOf, square)}`,
      );
      return [`The number of each square, counted as ${ends.join(", ")}`, range];
    },
    ...numbers,
  };
};
