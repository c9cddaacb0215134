/** Measures of single squares: corners and other regions, colors, files, ranks and diagonals. */
import { at, keysOf } from "../../common.js";
import { fileName, MOST_NAMED, squaresInWords, minus } from "../boards/board.js";
import type { Board, Vector } from "../boards/board.js";
import { CORNERS, type Region } from "../boards/regions.js";
import { evaluated, tree } from "./expression.js";
import { BITS, COORDINATE, NUMBER } from "./elements.js";
import { fromOrigins, pairwise, PLAIN, type Measure } from "./measure.js";
import type { Rule } from "./rules.js";

/** Returns the measure that is 1 for the squares of a region, and 0 for all other squares. */
export const membership = (region: Region, noun = ""): Measure<number> => ({
  ...PLAIN,
  name: [region.name],
  noun,
  element: BITS,
  ...(region === CORNERS && { page: "Knight-Distance" }),
  title: (_, __, board) => {
    const found = region.squares(board);
    const members =
      found.length > MOST_NAMED ? `${found.length} squares` : squaresInWords(board, found);
    const words = noun === "" ? `${region.name}s` : `squares of the ${region.name}`;
    const beginning = region.name === "" ? "" : `The ${words}: `;
    return `${beginning}1 on ${members}, 0 elsewhere`;
  },
  rule: { fold: "member", moves: () => [], members: region.squares },
  ways: [
    pairwise("the list", (board) => {
      const members = new Set(region.squares(board));
      return (_, square) => Number(members.has(square));
    }),
    pairwise(
      "the test of each square",
      (board) => (_, square) => Number(region.contains(board, square)),
    ),
  ],
});

/** The rule and ways of a measure whose answer follows from file and rank. `numberOf` computes the answer independently. */
export const byCell = /* @__NO_SIDE_EFFECTS__ */ (
  ofCell: NonNullable<Rule["ofCell"]>,
  numberOf: (cell: Vector, board: Board) => number,
): Pick<Measure<number>, "rule" | "ways"> => ({
  rule: { fold: "cell", moves: () => [], ofCell },
  ways: [
    pairwise("the differences", (board) => {
      const parameters = ["file", "rank"];
      const answerOf = evaluated({ parameters, locals: [], answer: ofCell("file", "rank", board) });
      const first = at(board.cells, 0);
      return (_, square) => {
        const { files, ranks } = minus(board, square, 0);
        return answerOf(first.files + files, first.ranks + ranks);
      };
    }),
    fromOrigins("file and rank", (board) => () => board.cells.map((cell) => numberOf(cell, board))),
  ],
});

export const COLOR: Measure<number> = {
  ...PLAIN,
  name: ["square"],
  noun: "color",
  element: BITS,
  title: () => "The color of each square: 0 for that of a1, 1 for the other",
  ...byCell(
    (file, rank) => tree("mod", tree("+", file, rank), 2),
    ({ files, ranks }) => (files + ranks) % 2,
  ),
};

/** The corners. Source: the Knight-Distance page, array `corner`. */
export const CORNER: Measure<number> = membership(CORNERS);

/** The name of a number that the squares of a line share. */
export type LineName = "file" | "rank" | "diagonal" | "antidiagonal";

/** The lines of one kind, numbered from 0. */
interface NumberedLines {
  readonly ofCell: NonNullable<Rule["ofCell"]>;
  /** The number of the line of a cell, computed independently of `ofCell`. */
  readonly numberOf: (cell: Vector, board: Board) => number;
  /** How many lines a step to another square goes on. */
  readonly passedBy: (step: Vector) => number;
  /** The corner from which lines are counted, in words. */
  readonly from?: (board: Board) => string;
}

const LINES_BY_NAME: Readonly<Record<LineName, NumberedLines>> = {
  file: {
    ofCell: (file) => file,
    numberOf: ({ files }) => files,
    passedBy: ({ files }) => files,
  },
  rank: {
    ofCell: (_, rank) => rank,
    numberOf: ({ ranks }) => ranks,
    passedBy: ({ ranks }) => ranks,
  },
  diagonal: {
    ofCell: (file, rank, { files }) => tree("-", tree("+", rank, files - 1), file),
    numberOf: ({ files, ranks }, board) => ranks - files + board.files - 1,
    passedBy: ({ files, ranks }) => ranks - files,
    from: ({ files }) => `, counted from ${fileName(files - 1)}1`,
  },
  antidiagonal: {
    ofCell: (file, rank) => tree("+", file, rank),
    numberOf: ({ files, ranks }) => files + ranks,
    passedBy: ({ files, ranks }) => files + ranks,
  },
};

/** The number of each square's file, rank, diagonal or antidiagonal, from 0. */
export const lineNumber = /* @__NO_SIDE_EFFECTS__ */ (noun: LineName): Measure<number> => {
  const { ofCell, numberOf, from } = LINES_BY_NAME[noun];
  return {
    ...PLAIN,
    name: ["square"],
    noun,
    element: NUMBER,
    title: (_, range, board) => [`The ${noun} of each square${from?.(board) ?? ""}`, range],
    ...byCell(ofCell, numberOf),
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

/** The file or rank of each square, from 0, for boards where the square's number does not determine either. */
const readCoordinate = /* @__NO_SIDE_EFFECTS__ */ (noun: "file" | "rank"): Measure<number> => ({
  ...lineNumber(noun),
  name: [],
  element: COORDINATE,
  title: (_, range) => [`The ${noun} of each square, from 0`, range],
});

export const FILE: Measure<number> = readCoordinate("file");

export const RANK: Measure<number> = readCoordinate("rank");

/** The names of lines whose squares have numbers, in the order of help. */
export const LINE_NAMES: readonly LineName[] = keysOf(LINES_BY_NAME);
