/**
 * The search: distances by visiting square after square, in the order in which they are reached. It holds
 * the fill to account where a piece has no formula, and shares nothing with it but the moves.
 */
import { fileOf, isOnBoard, rankOf, squareAt, squareCount, type Board } from "./board.js";
import type { Fill, Leap } from "./fill.js";

/** The same as `fillOf`, found by breadth-first search. */
export const searchOf =
  (board: Board, leaps: readonly Leap[]): Fill =>
  (origins) => {
    const distances = Array.from<number | undefined>({ length: squareCount(board) });
    for (const origin of origins) distances[origin] = 0;
    const queue = [...origins];
    for (const from of queue) {
      const moves = Number(distances[from]) + 1;
      for (const { files, ranks } of leaps) {
        const [file, rank] = [fileOf(board, from) + files, rankOf(board, from) + ranks];
        if (!isOnBoard(board, file, rank)) continue;
        const to = squareAt(board, file, rank);
        if (distances[to] !== undefined) continue;
        distances[to] = moves;
        queue.push(to);
      }
    }
    return distances;
  };
