/** By pair of squares: all squares × all squares, 4096 entries on 8×8, a row for each first square. */
import { perBoard, squareCount, squareName, squaresOf, type Board } from "../boards/board.js";
import { joinedTree, PAIR, type LayoutOn } from "./layout.js";

/** By square and distance: an answer for each distance from 0, as many as `countOn` says, a row for each square. */
export const byDistance =
  (countOn: (board: Board) => number): LayoutOn =>
  (board) => {
    const count = countOn(board);
    const targets = Array.from({ length: count }, (_, distance) => distance);
    return {
      ...pair(board),
      rows: squaresOf(board).map((square) => {
        const origins = [square];
        return {
          label: squareName(board, square),
          cells: targets.map((target) => ({ origins, target })),
        };
      }),
      targets,
      parameters: ["square", "distance"],
      index: joinedTree(count, "square", "distance"),
      entryName: (index) =>
        `${squareName(board, Math.floor(index / count))}, distance ${index % count}`,
      about: "from a square",
    };
  };

/** The layout by pair of squares. */
export const pair: LayoutOn = perBoard((board) => {
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
});
