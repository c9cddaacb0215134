/** Coordinates of cells: numbers to which each file and each rank add a fixed amount, as in 0x88. */
import type { Vector } from "./board.js";

/** The amounts that files and ranks add to a coordinate. */
export interface Unit {
  /** The amount that each file adds; 1 by default. */
  readonly file?: number;
  /** The amount that each rank adds. */
  readonly rank: number;
}

/** Returns the coordinate of a cell. For the vector between two cells, returns the difference of their coordinates. */
export const coordinateOf = ({ file = 1, rank }: Unit, { files, ranks }: Vector): number =>
  file * files + rank * ranks;
