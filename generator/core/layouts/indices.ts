/**
 * Measures of the numbers by which arrays are indexed: coordinates of squares, and the index of a pair of squares. This
 * file also has the layout by 0x88 coordinate, which only the table of the squares of these coordinates needs.
 */
import { rectangle, type Board, type Square, minus } from "../boards/board.js";
import { coordinateOf } from "../boards/coordinates.js";
import { UNREACHABLE } from "../measures/elements.js";
import { COMMON, fromOrigins, pairwise } from "../measures/measure.js";
import type { Measure } from "../measures/measure.js";
import { x88, type DifferenceLayout } from "./difference.js";
import { each, elementOf, type LayoutOn } from "./layout.js";
import type { Distance } from "../measures/elements.js";

type Difference = LayoutOn<DifferenceLayout>;

/**
 * The coordinate of each square. The first way evaluates the index for a1 and the square, and checks that the
 * index of any two squares is the difference of their coordinates. Source: the Distance page.
 */
export const coordinate = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { naming, unit } = difference(board);
    return [
      `The ${naming.coordinates} coordinate of each square`,
      `${unit.rank} × rank + file, ${range}`,
    ];
  },
  ways: [
    pairwise("the tree of the index", (board) => {
      const layout = difference(board);
      const element = elementOf(layout);
      const between = (from: Square, other: Square): number => element(from, other) - layout.zero;
      return (_, square) =>
        board.squares.every(
          (from) => between(from, square) === between(0, square) - between(0, from),
        )
          ? between(0, square)
          : undefined;
    }),
    fromOrigins("ranks and files", (board) => () => {
      const layout = difference(board);
      return board.cells.map((cell) => coordinateOf(layout.unit, cell));
    }),
  ],
});

/**
 * The layout by 0x88 coordinate. It is the layout by square on a board twice as wide, whose left half is the given
 * board: 128 elements on 8×8.
 */
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
      const coordinates = half.cells.map((cell) => coordinateOf(x88(half).unit, cell));
      return (_, number) =>
        coordinates.includes(number) ? coordinates.indexOf(number) : undefined;
    }),
  ],
};

/** The index of a pair of squares in a layout by difference. Source: the Distance page. */
export const index = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { naming, zero } = difference(board);
    return [
      `The ${naming.coordinates} difference of two squares`,
      `${range}, ${zero} for equal squares`,
    ];
  },
  ways: [
    pairwise("the tree", (board) => {
      const element = elementOf(difference(board));
      return (from, to) => element(from, to);
    }),
    pairwise("the coordinates", (board) => {
      const layout = difference(board);
      return (from, to) => coordinateOf(layout.unit, minus(board, to, from)) + layout.zero;
    }),
  ],
});
