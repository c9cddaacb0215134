/** Measures of single squares, such as corners and coordinates, and the index of a pair of squares. */
import { at } from "../common.js";
import { squaresInWords, rectangle, type Board, type Square } from "../boards/board.js";
import { CORNERS, type Region } from "../boards/regions.js";
import { coordinateOf, x88, type DifferenceLayout } from "../layouts/difference.js";
import { elementOf, type LayoutOn } from "../layouts/layout.js";
import { each } from "../layouts/layouts.js";
import { COMMON, pairwise, type Measure } from "./measure.js";
import { UNREACHABLE, type Distance } from "./element.js";

type Difference = LayoutOn<DifferenceLayout>;

/** 1 for the squares of a region, 0 for all others. */
export const membership = (region: Region): Measure<number> => ({
  ...COMMON,
  name: [region.name],
  page: "Knight-Distance",
  title: (_, __, board) =>
    `The ${region.name}s: 1 on ${squaresInWords(board, region.squares(board))}, 0 elsewhere`,
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

/** Source: page Knight-Distance, array `corner`. */
export const CORNER: Measure<number> = membership(CORNERS);

/**
 * The coordinate of each square. The first way evaluates the index expression for a1 and the square, and checks that
 * the difference of any two squares is the difference of their coordinates. Source: page Distance.
 */
export const coordinate = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { name, width } = difference(board);
    return `The ${name} coordinate of each square: ${width} × rank + file, ${range}`;
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
    pairwise("ranks and files", (board) => {
      const layout = difference(board);
      return (_, square) => coordinateOf(layout, at(board.cells, square));
    }),
  ],
});

/** By 0x88 coordinate: the squares of a board twice as wide, whose left half is the board. 128 elements on 8×8. */
export const x88Coordinates: LayoutOn = ({ files, ranks }) =>
  each("coordinate")(rectangle(2 * files, ranks));

const leftHalf = ({ files, ranks }: Board): Board => rectangle(files / 2, ranks);

/** The square of each 0x88 coordinate, for the wide board of {@link x88Coordinates}. Source: page Distance. */
export const SQUARE_OF_0X88: Measure<Distance> = {
  ...COMMON,
  title: (_, range) => `The square of each 0x88 coordinate: ${range}`,
  absence: {
    name: "OFF_BOARD",
    value: UNREACHABLE,
    of: "coordinates that are not a square, for which `coordinate & 0x88` is not 0",
  },
  ways: [
    pairwise("rank and file", (wide) => {
      const { squareAt } = leftHalf(wide);
      return (_, one) => squareAt(at(wide.cells, one));
    }),
    pairwise("the coordinates of all squares", (wide) => {
      const half = leftHalf(wide);
      const coordinates = half.cells.map((cell) => coordinateOf(x88(half), cell));
      const squares = new Map(coordinates.map((coordinate, square) => [coordinate, square]));
      return (_, one) => squares.get(one);
    }),
  ],
};

/** The index of a pair of squares in a layout by difference. Source: page Distance. */
export const index = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { name, zero } = difference(board);
    return `The ${name} difference of two squares: ${range}, ${zero} for equal squares`;
  },
  ways: [
    pairwise("the tree", (board) => elementOf(difference(board))),
    pairwise("the coordinates", (board) => {
      const layout = difference(board);
      return (from, to) => coordinateOf(layout, board.minus(to, from)) + layout.zero;
    }),
  ],
});
