/** By pair of squares: all squares × all squares, 4096 entries on 8×8, a row for each first square. */
import { squareCount, squareName, squaresOf } from "../boards/board.js";
import { joinedTree, PAIR, type LayoutOn } from "./layout.js";

/** The layout by pair of squares. */
export const pair: LayoutOn = (board) => {
  const count = squareCount(board);
  const squares = squaresOf(board);
  return {
    board,
    field: board,
    rows: squares.map((origin) => {
      const origins = [origin];
      return {
        label: squareName(board, origin),
        cells: squares.map((target) => ({ origins, target })),
      };
    }),
    from: "pair",
    index: joinedTree(count, ...PAIR),
    entryName: (index) =>
      `${squareName(board, Math.floor(index / count))}, ${squareName(board, index % count)}`,
    isByDifference: false,
    suffix: [],
    about: "between two squares",
  };
};
