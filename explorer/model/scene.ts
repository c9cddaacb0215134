/** What is shown of a state: the parts of a page, as data. */
import type { Square } from "../../generator/boards/board.js";
import type { Grid } from "../drawing/grid.js";
import type { Refusal, ShownTable } from "./table.js";

/** What does not change when squares are moved: the table and the largest distance. */
export interface Scene {
  readonly table?: ShownTable;
  /** Why there is no such table. */
  readonly refusal?: Refusal;
  /** The largest distance between any two squares, or of any square from the center. */
  readonly largest: number;
}

/** The board of a state, as the page shows it. */
export interface ShownBoard {
  readonly grid: Grid;
  /** The name of the grid. */
  readonly name: string;
  /** The name of each square: `b2, 4 moves`. */
  readonly squareNames: readonly string[];
}

/** A step of Stilman's method, with its caption. */
export interface PathStep {
  readonly id: string;
  readonly grid: Grid;
  readonly caption: string;
}

/** The squares on shortest paths, and the steps of Stilman's method. */
export interface ShownPaths {
  readonly board: ShownBoard;
  readonly steps: readonly PathStep[];
  /** The result of the steps, in a sentence. */
  readonly summary: string;
}

/** What is read, as squares of the board and as entries of the array. */
export interface At {
  /** The target first, then all other squares that are read from the same entry; none if no square is. */
  readonly squares: readonly Square[];
  readonly entries: readonly number[];
}

/** What the page says about the square or the entry under the pointer. */
export interface Reading {
  /** `a1 → b2: 4 moves` */
  readonly title: string;
  /** `KNIGHT_DISTANCE[0 << 6 | 9] = 4` */
  readonly expression?: string;
  /** Where it is in the array. */
  readonly entry?: string;
  /** Why other squares with the same difference have another distance. */
  readonly reason?: string;
}
