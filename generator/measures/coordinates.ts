/** Measures of a difference layout itself: the coordinates that it subtracts, and the index of a pair. */
import { at } from "../at.js";
import { fileOf, rankOf, squareAt, squaresOf, type Board, type Square } from "../boards/board.js";
import { coordinateOf, x88, type DifferenceLayout } from "../layouts/difference.js";
import { entryOf, type LayoutOn } from "../layouts/layout.js";
import { eachSquare } from "../layouts/region.js";
import { BYTE, UNREACHABLE } from "./element.js";
import { remembered, type Distance, type Measure, type Way } from "./measure.js";

type Difference = LayoutOn<DifferenceLayout>;

/** A question about two squares; the first is a1 if only the second matters. */
const ofSquares = (
  name: string,
  answer: (board: Board) => (first: Square, second: Square) => Distance,
): Way<Distance> =>
  remembered({
    name,
    on: (board) => {
      const answerOf = answer(board);
      return ([first = 0]) => squaresOf(board).map((second) => answerOf(first, second));
    },
  });

const COMMON = {
  name: [],
  noun: "",
  notes: [],
  page: "Distance",
  element: BYTE,
  isSymmetric: false,
} as const;

/**
 * The coordinate of each square. The first way computes it from the tree of the index, as the difference from a1,
 * and checks that the difference of every pair is that of its coordinates. Source: page Distance.
 */
export const coordinate = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { name, width } = difference(board);
    return `The ${name} coordinate of each square: ${width} × rank + file, ${range}`;
  },
  ways: [
    ofSquares("the tree of the index", (board) => {
      const layout = difference(board);
      const index = entryOf(layout);
      const squares = squaresOf(board);
      const fromFirst = squares.map((square) => index(0, square) - layout.zero);
      return (_, square) => {
        const found = at(fromFirst, square);
        return squares.every((o) => index(o, square) - layout.zero === found - at(fromFirst, o))
          ? found
          : undefined;
      };
    }),
    ofSquares("ranks and files", (board) => {
      const layout = difference(board);
      return (_, square) => coordinateOf(layout, square);
    }),
  ],
});

/** By 0x88 coordinate: a board of twice as many files, the right half beside the board. 128 entries on 8×8. */
export const x88Coordinates: LayoutOn = ({ files, ranks }) => ({
  ...eachSquare({ files: 2 * files, ranks }),
  index: "coordinate",
});

const halfOf = ({ files, ranks }: Board): Board => ({ files: files / 2, ranks });

/** The square of each 0x88 coordinate, on the board of these coordinates. Source: page Distance. */
export const SQUARE_OF_0X88: Measure<Distance> = {
  ...COMMON,
  title: (_, range) => `The square of each 0x88 coordinate: ${range}`,
  absence: {
    name: "OFF_BOARD",
    value: UNREACHABLE,
    of: "coordinates that are not a square, for which `coordinate & 0x88` is not 0",
  },
  ways: [
    ofSquares("rank and file", (wide) => {
      const half = halfOf(wide);
      return (_, coordinate) => {
        const file = fileOf(wide, coordinate);
        return file < half.files ? squareAt(half, file, rankOf(wide, coordinate)) : undefined;
      };
    }),
    ofSquares("the coordinates of all squares", (wide) => {
      const half = halfOf(wide);
      const layout = x88(half);
      const squares = new Map(
        squaresOf(half).map((square) => [coordinateOf(layout, square), square]),
      );
      return (_, coordinate) => squares.get(coordinate);
    }),
  ],
};

/** The index of a pair of squares. Source: page Distance. */
export const index = (difference: Difference): Measure<Distance> => ({
  ...COMMON,
  title: (_, range, board) => {
    const { name, zero } = difference(board);
    return `The ${name} difference of two squares: ${range}, ${zero} for equal squares`;
  },
  ways: [
    ofSquares("the tree", (board) => entryOf(difference(board))),
    ofSquares("the coordinates", (board) => {
      const layout = difference(board);
      return (sq1, sq2) => coordinateOf(layout, sq2) - coordinateOf(layout, sq1) + layout.zero;
    }),
  ],
});
