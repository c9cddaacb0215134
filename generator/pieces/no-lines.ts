/** Finds why a board has no lines, or why the lines of a piece are ambiguous. */
import { squareName, type Board, type Square } from "../core/board.js";
import type { Mover } from "../core/mover.js";
import { linesOn, ridesOf, squaresAlong } from "../core/walks.js";

export const noDirections = ({ graphs, isTurnedOver }: Board): string | undefined =>
  graphs
    ? "a graph has no lines"
    : isTurnedOver
      ? "a board with a mirrored join has no lines"
      : undefined;

/**
 * Returns why the lines of a board with directions, or of a piece, are ambiguous; `undefined` if they are clear. Two
 * ways that pass the same squares count as one, unless `doStopsCount` is set and their stops differ.
 */
export const noLines = (board: Board, mover?: Mover, doStopsCount = false): string | undefined => {
  const [kind] = /^(?:cylinder|torus)/.exec(board.name) ?? [];
  const ways = kind === undefined ? "two ways lead" : `a ${kind} has two ways`;
  const paths = (mover ? ridesOf(mover) : linesOn)(board);
  for (const from of board.squares) {
    const reached = new Map<Square, string>();
    for (const { direction, vectors, stops } of paths) {
      const ahead = squaresAlong(board, from, { vectors, stops });
      for (const [place, to] of ahead.entries()) {
        if (!stops.has(place)) continue;
        const passed = ahead
          .slice(0, place)
          .map((square, at) => `${square}${doStopsCount && stops.has(at) ? " stops" : ""}`);
        const way = `${direction} ${passed.join()}`;
        if ((reached.get(to) ?? way) !== way)
          return `${ways} from ${squareName(board, from)} to ${squareName(board, to)}`;
        reached.set(to, way);
      }
    }
  }
  return undefined;
};
