/** The squares that the user moves on a board. */
import { fileOf, rankOf, type Board, type Square } from "../../generator/boards/board.js";

/** Where the pieces stand, and the square to which distance is measured. */
export interface Places {
  readonly pieces: readonly Square[];
  readonly target: Square;
}

/** What follows the pointer: a piece, by its index in the list, or the target. */
export type Held = number | "target";

export const placed = (places: Places, held: Held, square: Square): Places =>
  held === "target"
    ? { ...places, target: square }
    : { ...places, pieces: places.pieces.with(held, square) };

/** The square on a file (0 = a) and a rank (0 = rank 1), or the nearest square of the board. */
export const squareAt = (
  { files, ranks }: Pick<Board, "files" | "ranks">,
  file: number,
  rank: number,
): Square => {
  const within = (coordinate: number, count: number): number =>
    Math.max(0, Math.min(coordinate, count - 1));
  return within(rank, ranks) * files + within(file, files);
};

/** The square some files and ranks away, or the nearest square of the board. */
export const stepped = (board: Board, square: Square, files: number, ranks: number): Square =>
  squareAt(board, fileOf(board, square) + files, rankOf(board, square) + ranks);
