/** Distances far from all edges: on a board so large that a larger one would change nothing. */
import { squareAt, type Board, type Leap } from "../generator/boards/board.js";
import { boardOf } from "./boards.js";
import { pieceOf, type Measured } from "./metrics.js";
import { distancesFrom } from "./table.js";

/** The most squares from the middle to the edge of a board that is tried. */
const LARGEST_RADIUS = 256;

/**
 * The distance for a difference of two squares without edges; `undefined` if there is none, or none that is certain.
 * Every square of a path is within half of its moves from one of the ends. If the board that was tried reaches that far
 * for one move less than was found, there is no shorter path beyond its edges. A rider has leaps of any length, for which
 * this says nothing; but the two moves of a path of a rider meet near, so that up to 3 moves are certain.
 */
export const distanceWithRoom = (
  measured: Measured,
  board: Board,
  { files, ranks }: Leap,
): number | undefined => {
  const apart = Math.max(files, ranks);
  let radius = 2 * Math.max(board.files, board.ranks) - 1;
  while (radius <= LARGEST_RADIUS) {
    const field = boardOf(2 * radius + 1, 2 * radius + 1);
    const center = squareAt(field, radius, radius);
    const moves = distancesFrom(measured, field, [center])[center + squareAt(field, files, ranks)];
    const longest = longestLeap(measured, field);
    if (moves !== undefined && (longest === 0 || moves <= 3)) return moves;
    if (moves !== undefined && longest > radius) return undefined;
    // A leaper that has not arrived with so much room never does.
    if (moves === undefined && radius >= apart + 2 * longest) return undefined;
    const needed = apart + Math.floor(((moves ?? 0) - 1) / 2) * longest;
    if (moves !== undefined && needed <= radius) return moves;
    radius = Math.max(needed, 2 * radius);
  }
  return undefined;
};

/** The longest leap of a piece, along a file or rank; 0 for the combined distance, which has a formula without edges. */
const longestLeap = (measured: Measured, board: Board): number =>
  (pieceOf(measured)?.piece.leaps(board) ?? []).reduce(
    (longest, { files, ranks }) => Math.max(longest, files, ranks),
    0,
  );
