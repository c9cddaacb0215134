/** The measure of each square's number in another numbering. */
import { at } from "../common.js";
import { squareName, type NumberingShape, type Vector } from "../core/board.js";
import { byCell } from "../core/coordinates.js";
import { tree, type Expression } from "../core/expression.js";
import { NUMBER, PLAIN, type Measure } from "../core/measure.js";

/** Returns the measure of a square's number. The numbering computes it from the square's file and rank, both from 0. */
export const numberIn = ({ start = 0, file = 1, rank }: NumberingShape): Measure<number> => {
  const added = (sum: Expression, step: number, coordinate: Expression): Expression => {
    const more = Math.abs(step) === 1 ? coordinate : tree("*", Math.abs(step), coordinate);
    return tree(step < 0 ? "-" : "+", sum, more);
  };
  const numberOf = ({ files, ranks }: Vector): number => start + file * files + rank * ranks;
  return {
    ...PLAIN,
    name: ["square"],
    noun: "number",
    element: NUMBER,
    title: (_, range, { cells, squares, ...board }) => {
      const ends = [0, squares.length - 1].map(
        (square) =>
          `${squareName({ cells, squares, ...board }, square)} = ${numberOf(at(cells, square))}`,
      );
      return [`The number of each square, counted as ${ends.join(", ")}`, range];
    },
    ...byCell((files, ranks) => added(added(start, file, files), rank, ranks), numberOf),
  };
};
