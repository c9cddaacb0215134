/** A grid of cells, either a board or an array, as drawn on the page and in the pictures of `docs/`. */
import type { Board, Square } from "../core/boards/board.js";

/** Distances by square or by entry; `undefined` for unreachable squares. */
export type Distances = readonly (number | undefined)[];

export type DrawnCell =
  /** A number in the color of a distance. In tables of other measures, the number is not the distance. */
  | { readonly kind: "distance"; readonly number: number; readonly distance: number }
  /** Another answer, or a mark, which has the color of a distance or none. */
  | { readonly kind: "word"; readonly text: string; readonly distance?: number }
  /** A square without a number. */
  | { readonly kind: "empty" }
  /** A square that the piece cannot reach. */
  | { readonly kind: "never" }
  /** An entry of an array that no call reads, or a number that no square has. */
  | { readonly kind: "unused"; readonly number?: number };

/** How a cell is marked: as the start of a distance, as its end, or as a cell of the same entry or path. */
export type Mark = "origin" | "target" | "twin";

type Marks = readonly { readonly square: Square; readonly mark: Mark }[];

/** Cells in files and ranks, numbered like squares: from the lower left, rank by rank. */
export interface Grid {
  readonly size: Board;
  readonly cells: readonly DrawnCell[];
  readonly marks: Marks;
  /** The board that slides over the array; `corner` is the square of the grid under its a1. */
  readonly overlay?: { readonly corner: Square; readonly size: Board };
  /** Whether the names of files and ranks are drawn at the edges. */
  readonly hasNames: boolean;
}

/**
 * The cell of a number in the color of a distance. For an unreachable square, the number or the distance is
 * `undefined`.
 */
export const shadedCell = (number: number | undefined, distance: number | undefined): DrawnCell =>
  number === undefined || distance === undefined
    ? { kind: "never" }
    : { kind: "distance", number, distance };

/** The distance whose color a cell has; `undefined` if the cell has none. */
export const colorOf = (cell: DrawnCell): number | undefined =>
  "distance" in cell ? cell.distance : undefined;

export const distanceCell = (distance: number | undefined): DrawnCell =>
  shadedCell(distance, distance);

export const marksOf = (
  origins: readonly Square[],
  [target, ...twins]: readonly Square[] = [],
): Marks => [
  ...twins.map((square) => ({ square, mark: "twin" as const })),
  ...origins.map((square) => ({ square, mark: "origin" as const })),
  ...(target === undefined ? [] : [{ square: target, mark: "target" as const }]),
];
