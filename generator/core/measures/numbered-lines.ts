/** Measures of numbered lines: the file, rank, diagonal or antidiagonal of each square, and how far apart they are. */
import { at, keysOf } from "../../common.js";
import { fileName, minus, type Board, type Vector } from "../boards/board.js";
import { NUMBER } from "./elements.js";
import { tree } from "./expression.js";
import { pairwise, PLAIN, type Measure } from "./measure.js";
import { byCell, COORDINATE_WAYS } from "./squares.js";

/** The name of a number that the squares of a line share. */
export type LineName = "file" | "rank" | "diagonal" | "antidiagonal";

/** The lines of one kind, numbered from 0. */
interface NumberedLines {
  /** The number of the line of a cell, as an expression, and computed independently. */
  readonly ways: Parameters<typeof byCell>;
  /** How many lines a step to another square goes on. */
  readonly passedBy: (step: Vector) => number;
  /** The corner from which lines are counted, in words. */
  readonly from?: (board: Board) => string;
}

const LINES_BY_NAME: Readonly<Record<LineName, NumberedLines>> = {
  file: {
    ways: COORDINATE_WAYS.file,
    passedBy: ({ files }) => files,
  },
  rank: {
    ways: COORDINATE_WAYS.rank,
    passedBy: ({ ranks }) => ranks,
  },
  diagonal: {
    ways: [
      (file, rank, { files }) => tree("-", tree("+", rank, files - 1), file),
      ({ files, ranks }, board) => ranks - files + board.files - 1,
    ],
    passedBy: ({ files, ranks }) => ranks - files,
    from: ({ files }) => `, counted from ${fileName(files - 1)}1`,
  },
  antidiagonal: {
    ways: [(file, rank) => tree("+", file, rank), ({ files, ranks }) => files + ranks],
    passedBy: ({ files, ranks }) => files + ranks,
  },
};

/** The number of each square's file, rank, diagonal or antidiagonal, from 0. */
export const lineNumber = (noun: LineName): Measure<number> => {
  const { ways, from } = LINES_BY_NAME[noun];
  return {
    ...PLAIN,
    name: ["square"],
    noun,
    element: NUMBER,
    title: (_, range, board) => [`The ${noun} of each square${from?.(board) ?? ""}`, range],
    ...byCell(...ways),
  };
};

/** How many files, ranks, diagonals or antidiagonals two squares are apart: the absolute difference of their numbers. */
export const linesApart = (noun: LineName): Measure<number> => ({
  ...PLAIN,
  name: [noun],
  noun: "distance",
  element: NUMBER,
  sameUnder: "direction",
  title: (about, range) => [`How many ${noun}s apart, ${about}`, range],
  ways: [
    pairwise("the numbers of the lines", (board) => {
      const numbers = lineNumber(noun).ways[0].on(board)([]);
      return (from, to) => Math.abs(at(numbers, to) - at(numbers, from));
    }),
    pairwise(
      "the step between the squares",
      (board) => (from, to) => Math.abs(LINES_BY_NAME[noun].passedBy(minus(board, to, from))),
    ),
  ],
});

/** The names of lines whose squares have numbers, in the order of help. */
export const LINE_NAMES: readonly LineName[] = keysOf(LINES_BY_NAME);
