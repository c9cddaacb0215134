/** The grids that the explorer and the pictures of `docs/` share. */
import { at } from "../../generator/at.js";
import type { Board, Square } from "../../generator/boards/board.js";
import { rectangle } from "../../generator/boards/rectangle.js";
import { coordinateOf, type DifferenceLayout } from "../../generator/layouts/difference.js";
import { lengthOf, type Layout } from "../../generator/layouts/layout.js";
import {
  distanceCell,
  largestOf,
  type Cell,
  type Distances,
  type Grid,
  type Marks,
} from "./grid.js";

export const marksOf = (
  origins: readonly Square[],
  [target, ...twins]: readonly Square[] = [],
): Marks => [
  ...origins.map((square) => ({ square, mark: "origin" as const })),
  ...twins.map((square) => ({ square, mark: "twin" as const })),
  ...(target === undefined ? [] : [{ square: target, mark: "target" as const }]),
];

/** A board with a distance on each square. `largest` is the largest distance of the scale. */
export const boardGrid = (
  board: Board,
  distances: Distances,
  marks: Marks,
  largest = largestOf(distances),
): Grid => ({ size: board, cells: distances.map(distanceCell), largest, marks, hasNames: true });

/** The cells of an array: its numbers, and the entries that no call reads. */
export const arrayCells = (
  layout: Layout,
  values: Distances,
  cellOf: (value: number | undefined) => Cell = distanceCell,
): readonly Cell[] =>
  Array.from({ length: lengthOf(layout) }, (_, entry) =>
    layout.cell(entry) ? cellOf(values[entry]) : { kind: "unused" },
  );

/**
 * An array by difference with the board drawn over it: the origin on the entry of difference zero, every other
 * square on the entry that holds its distance. Source: page Distance, "Lookup of Array 15*15".
 */
export const overlaidGrid = (
  board: Board,
  layout: DifferenceLayout,
  values: Distances,
  {
    origin,
    marks = [],
    largest = largestOf(values),
    cellOf,
  }: {
    readonly origin: Square;
    /** What is drawn for a value; a distance if it is absent. */
    readonly cellOf?: ((value: number | undefined) => Cell) | undefined;
    readonly marks?: Marks;
    readonly largest?: number;
  },
): Grid => ({
  size: rectangle(layout.width, layout.rows.length),
  cells: arrayCells(layout, values, cellOf),
  largest,
  marks: [{ square: layout.zero, mark: "origin" }, ...marks],
  overlay: { corner: layout.zero - coordinateOf(layout, at(board.cells, origin)), size: board },
  hasNames: false,
});

/** The steps of Stilman's method for the squares on the shortest paths of a piece, one grid each. */
export interface PathGrids {
  /** The distances from the origin and from the target, and their sums; lighter is smaller. */
  readonly fromOrigin: Grid;
  readonly fromTarget: Grid;
  readonly sum: Grid;
  /** The squares on shortest paths, which have the smallest sum, each with its distance from the origin. */
  readonly paths: Grid;
}

/** The grids of the shortest paths between two squares, from the distances of all squares from each. */
export const pathGrids = (
  board: Board,
  fromOrigin: Distances,
  fromTarget: Distances,
  {
    origin,
    target,
    largest = largestOf([...fromOrigin, ...fromTarget]),
  }: {
    readonly origin: Square;
    readonly target: Square;
    readonly largest?: number;
  },
): PathGrids => {
  const marks = marksOf([origin], [target]);
  const shortest = fromOrigin[target];
  const sums = fromOrigin.map((distance, square) => added(distance, fromTarget[square]));
  const excess = sums.map((sum) => added(sum, shortest === undefined ? undefined : -shortest));
  const grid = (cells: readonly Cell[], largest: number): Grid => ({
    ...{ size: board, cells, largest, marks, hasNames: true },
  });
  return {
    fromOrigin: grid(fromOrigin.map(distanceCell), largest),
    fromTarget: grid(fromTarget.map(distanceCell), largest),
    sum: grid(
      sums.map((number, square) => shadedCell(number, excess[square])),
      largestOf(excess),
    ),
    paths: grid(
      fromOrigin.map((distance, square) =>
        excess[square] === 0 ? distanceCell(distance) : { kind: "empty" },
      ),
      largest,
    ),
  };
};

const added = (first: number | undefined, second: number | undefined): number | undefined =>
  first === undefined || second === undefined ? undefined : first + second;

const shadedCell = (number: number | undefined, distance: number | undefined): Cell =>
  number === undefined || distance === undefined
    ? { kind: "never" }
    : { kind: "distance", number, distance };
