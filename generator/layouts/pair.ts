/** By two arguments, of which the first is a square: all squares × all squares, or all squares × distances. */
import { at, onceFor } from "../common.js";
import { squareName, type Board } from "../boards/board.js";
import { joinedTree, PAIR, type Layout, type LayoutOn } from "./layout.js";

const byPair = (
  board: Board,
  targets: readonly number[],
  [first, second]: readonly [string, string],
  targetName: (target: number) => string,
  about: string,
): Layout => {
  const count = targets.length;
  const origins = board.squares.map((square) => [square]);
  const rows = board.squares.map((square) => squareName(board, square));
  const rowOf = (element: number): number => Math.floor(element / count);
  return {
    board,
    field: board,
    rows,
    rowLength: count,
    cell: (element) => ({ origins: at(origins, rowOf(element)), target: element % count }),
    origins,
    targets,
    parameters: [first, second],
    index: joinedTree(count, first, second),
    elementName: (element) => `${at(rows, rowOf(element))}, ${targetName(element % count)}`,
    isByDifference: false,
    suffix: [],
    about,
  };
};

/** By pair of squares: 4096 elements on 8×8, a row for each first square. */
export const pair: LayoutOn = onceFor((board) =>
  byPair(board, board.squares, PAIR, (square) => squareName(board, square), "between two squares"),
);

/** By square and distance: an answer for each distance from 0, as many as `countOn` says. */
export const byDistance = (countOn: (board: Board) => number): LayoutOn =>
  onceFor((board) =>
    byPair(
      board,
      Array.from({ length: countOn(board) }, (_, distance) => distance),
      ["square", "distance"],
      (distance) => `distance ${distance}`,
      "from a square",
    ),
  );
