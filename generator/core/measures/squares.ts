/** Measures of single squares: corners and other regions, colors, files and ranks. */
import { at } from "../../common.js";
import { MOST_NAMED, squaresInWords, minus } from "../boards/board.js";
import type { Board, Vector } from "../boards/board.js";
import { CORNERS, type Region } from "../boards/regions.js";
import { evaluated, tree } from "./expression.js";
import { BITS, COORDINATE } from "./elements.js";
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

/** The number of a square's file or rank, as an expression, and computed independently. */
export const COORDINATE_WAYS: Readonly<Record<"file" | "rank", Parameters<typeof byCell>>> = {
  file: [(file) => file, ({ files }) => files],
  rank: [(_, rank) => rank, ({ ranks }) => ranks],
};

/** The file or rank of each square, from 0, for boards where the square's number does not determine either. */
const readCoordinate = /* @__NO_SIDE_EFFECTS__ */ (noun: "file" | "rank"): Measure<number> => ({
  ...PLAIN,
  name: [],
  noun,
  element: COORDINATE,
  title: (_, range) => [`The ${noun} of each square, from 0`, range],
  ...byCell(...COORDINATE_WAYS[noun]),
});

export const FILE: Measure<number> = readCoordinate("file");

export const RANK: Measure<number> = readCoordinate("rank");
