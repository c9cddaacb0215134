/** Measures of single squares (corners, coordinates and others), and the index of a pair of squares. */
import { at } from "../common.js";
import { MOST_NAMED, squaresInWords, rectangle } from "./board.js";
import type { Board, Square, Vector } from "./board.js";
import { CORNERS, type Region } from "./regions.js";
import { coordinateOf, x88, type DifferenceLayout } from "./difference.js";
import { each, elementOf, type LayoutOn } from "./layout.js";
import { evaluated, tree } from "./expression.js";
import { BITS, COMMON, COORDINATE, fromOrigins, pairwise, PLAIN, UNREACHABLE } from "./measure.js";
import type { Distance, Measure } from "./measure.js";
import type { Rule } from "./rules.js";

type Difference = LayoutOn<DifferenceLayout>;

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
  numberOf: (cell: Vector) => number,
): Pick<Measure<number>, "rule" | "ways"> => ({
  rule: { fold: "cell", moves: () => [], ofCell },
  ways: [
    pairwise("the differences", ({ cells, minus }) => {
      const parameters = ["file", "rank"];
      const answerOf = evaluated({ parameters, locals: [], answer: ofCell("file", "rank") });
      const first = at(cells, 0);
      return (_, square) => {
        const { files, ranks } = minus(square, 0);
        return answerOf(first.files + files, first.ranks + ranks);
      };
    }),
    fromOrigins(
      "file and rank",
      ({ cells }) =>
        () =>
          cells.map(numberOf),
    ),
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

/** The file or rank of each square, from 0, for boards where the square's number does not determine either. */
const along = (noun: "file" | "rank"): Measure<number> => ({
  ...PLAIN,
  noun,
  element: COORDINATE,
  title: (_, range) => [`The ${noun} of each square, from 0`, range],
  ...byCell(
    (file, rank) => (noun === "file" ? file : rank),
    ({ files, ranks }) => (noun === "file" ? files : ranks),
  ),
});

export const FILE: Measure<number> = along("file");

export const RANK: Measure<number> = along("rank");

/**
 * The coordinate of each square. The first way evaluates the index for a1 and the square, and checks that the
 * index of any two squares is the difference of their coordinates. Source: the Distance page.
 */
export const coordinate = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { name, rank } = difference(board);
    return [`The ${name} coordinate of each square`, `${rank} × rank + file, ${range}`];
  },
  ways: [
    pairwise("the tree of the index", (board) => {
      const layout = difference(board);
      const element = elementOf(layout);
      const between = (one: Square, other: Square): number => element(one, other) - layout.zero;
      return (_, square) =>
        board.squares.every((one) => between(one, square) === between(0, square) - between(0, one))
          ? between(0, square)
          : undefined;
    }),
    fromOrigins("ranks and files", (board) => () => {
      const layout = difference(board);
      return board.cells.map((cell) => coordinateOf(layout, cell));
    }),
  ],
});

/** By 0x88 coordinate: by square on a board twice as wide, whose left half is the given board; 128 elements on 8×8. */
export const x88Coordinates: LayoutOn = ({ files, ranks }) =>
  each("coordinate")(rectangle(2 * files, ranks));

const leftHalf = ({ files, ranks }: Board): Board => rectangle(files / 2, ranks);

/** The square of each 0x88 coordinate, for the wide board of {@link x88Coordinates}. Source: the Distance page. */
export const SQUARE_OF_0X88: Measure<Distance> = {
  ...COMMON,
  title: (_, range) => [`The square of each 0x88 coordinate`, range],
  absence: {
    name: "OFF_BOARD",
    value: UNREACHABLE,
    of: "coordinates that belong to no square, for which `coordinate & 0x88` is not 0",
  },
  ways: [
    fromOrigins("rank and file", (wide) => () => wide.cells.map(leftHalf(wide).squareAt)),
    pairwise("the coordinates of all squares", (wide) => {
      const half = leftHalf(wide);
      const coordinates = half.cells.map((cell) => coordinateOf(x88(half), cell));
      return (_, one) => (coordinates.includes(one) ? coordinates.indexOf(one) : undefined);
    }),
  ],
};

/** The index of a pair of squares in a layout by difference. Source: the Distance page. */
export const index = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { name, zero } = difference(board);
    return [`The ${name} difference of two squares`, `${range}, ${zero} for equal squares`];
  },
  ways: [
    pairwise("the tree", (board) => elementOf(difference(board))),
    pairwise("the coordinates", (board) => {
      const layout = difference(board);
      return (from, to) => coordinateOf(layout, board.minus(to, from)) + layout.zero;
    }),
  ],
});
