/** Measures of a layout by difference itself: the coordinates that it subtracts, and the index of a pair. */
import { at } from "../at.js";
import { squaresOf, type Board, type Square } from "../boards/board.js";
import { coordinateOf, type DifferenceLayout } from "../layouts/difference.js";
import { evaluated } from "../layouts/expression.js";
import { PAIR, type LayoutOn } from "../layouts/layout.js";
import { remembered, type Measure, type Way } from "./measure.js";

type Difference = LayoutOn<DifferenceLayout>;

/** The index of a pair, by the tree that the lookups are printed from. */
const indexOn = (layout: DifferenceLayout): ((sq1: Square, sq2: Square) => number) =>
  evaluated({ parameters: PAIR, locals: [], answer: layout.index }, {});

/** The answers to a question about single squares, the same whatever the origins are. */
const ofEach = (
  name: string,
  answer: (board: Board) => (square: Square) => number | undefined,
): Way<number | undefined> =>
  remembered({
    name,
    on: (board) => () => squaresOf(board).map(answer(board)),
  });

/**
 * The coordinate of each square. The second square's coordinate minus the first's, plus the entry of difference
 * zero, is the index of a pair: that is the second way. Source: page Distance.
 */
export const coordinate = (difference: Difference): Measure => ({
  name: [],
  noun: "",
  title: (_, range, board) => {
    const { name, width } = difference(board);
    return `The ${name} coordinate of each square: ${width} × rank + file, ${range}`;
  },
  notes: [],
  page: "Distance",
  isSet: false,
  isSymmetric: false,
  ways: [
    ofEach("ranks and files", (board) => {
      const layout = difference(board);
      return (square) => coordinateOf(layout, square);
    }),
    ofEach("the tree of the index", (board) => {
      const layout = difference(board);
      const index = indexOn(layout);
      const squares = squaresOf(board);
      const fromFirst = squares.map((square) => index(0, square) - layout.zero);
      return (square) => {
        const coordinate = at(fromFirst, square);
        const agree = squares.every(
          (other) => index(other, square) - layout.zero === coordinate - at(fromFirst, other),
        );
        return agree ? coordinate : undefined;
      };
    }),
  ],
});

/** The index of a pair of squares. Source: page Distance. */
export const index = (difference: Difference): Measure<number> => ({
  name: [],
  noun: "",
  title: (_, range, board) => {
    const { name, zero } = difference(board);
    return `The ${name} difference of two squares: ${range}, ${zero} for equal squares`;
  },
  notes: [],
  page: "Distance",
  isSet: false,
  isSymmetric: false,
  ways: [
    ofPairs("the tree", (board) => indexOn(difference(board))),
    ofPairs("the coordinates", (board) => {
      const layout = difference(board);
      return (sq1, sq2) => coordinateOf(layout, sq2) - coordinateOf(layout, sq1) + layout.zero;
    }),
  ],
});

const ofPairs = (
  name: string,
  answer: (board: Board) => (sq1: Square, sq2: Square) => number,
): Way<number> =>
  remembered({
    name,
    on: (board) => {
      const answerOf = answer(board);
      return (origins) => squaresOf(board).map((target) => answerOf(at(origins, 0), target));
    },
  });
