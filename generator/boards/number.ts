/** The measure of each square's number in another numbering. */
import { at } from "../common.js";
import { squareName } from "../core/board.js";
import { tree, type Expression } from "../core/expression.js";
import { NUMBER, pairwise, PLAIN, type Measure } from "../core/measure.js";
import type { NumberingShape } from "./numbering.js";

/** Returns the measure of a square's number, which the numbering computes from its file and rank, both from 0. */
export const numberIn = ({ start = 0, file = 1, rank }: NumberingShape): Measure<number> => {
  const added = (sum: Expression, step: number, coordinate: Expression): Expression => {
    const more = Math.abs(step) === 1 ? coordinate : tree("*", Math.abs(step), coordinate);
    return tree(step < 0 ? "-" : "+", sum, more);
  };
  const numberOf = (files: number, ranks: number): number => start + file * files + rank * ranks;
  return {
    ...PLAIN,
    name: ["square"],
    noun: "number",
    element: NUMBER,
    title: (_, range, { cells, squares, ...board }) => {
      const ends = [0, squares.length - 1].map((square) => {
        const { files, ranks } = at(cells, square);
        return `${squareName({ cells, squares, ...board }, square)} = ${numberOf(files, ranks)}`;
      });
      return [`The number of each square, counted as ${ends.join(", ")}`, range];
    },
    rule: {
      fold: "cell",
      moves: () => [],
      ofCell: (files, ranks) => added(added(start, file, files), rank, ranks),
    },
    ways: [
      pairwise("file and rank", ({ cells }) => (_, square) => {
        const { files, ranks } = at(cells, square);
        return numberOf(files, ranks);
      }),
      pairwise("the differences", ({ cells, minus }) => (_, square) => {
        const [first, by] = [at(cells, 0), minus(square, 0)];
        return start + file * (first.files + by.files) + rank * (first.ranks + by.ranks);
      }),
    ],
  };
};
