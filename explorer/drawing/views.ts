/** The grids that the explorer and the pictures of `docs/` share. */
import { at } from "../../generator/common.js";
import { squareName, rectangle, type Board, type Square } from "../../generator/boards/board.js";
import { coordinateOf, type DifferenceLayout } from "../../generator/layouts/difference.js";
import { lengthOf, type Layout } from "../../generator/layouts/layout.js";
import {
  distanceCell,
  largestOf,
  shadedCell,
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

/** A board with a cell on each square, and the largest distance of its scale. */
export const boardGrid = (
  board: Board,
  cells: readonly Cell[],
  marks: Marks,
  largest: number,
): Grid => ({ size: board, cells, largest, marks, hasNames: true });

/** The cells of an array: its numbers, and the entries that no call reads. */
export const arrayCells = (
  layout: Layout,
  values: Distances,
  cellOf: (value: number | undefined) => Cell,
): readonly Cell[] =>
  Array.from({ length: lengthOf(layout) }, (_, entry) =>
    layout.cell(entry) ? cellOf(values[entry]) : { kind: "unused" },
  );

/**
 * An array by difference with the board over it: the origin on the entry of difference zero, every
 * other square on the entry of its distance. Source: page Distance, "Lookup of Array 15*15".
 */
export const overlaidGrid = (
  layout: DifferenceLayout,
  origin: Square,
  cells: readonly Cell[],
  largest: number,
  marks: Marks = [],
): Grid => {
  const { board, rank, zero } = layout;
  return {
    ...{ size: rectangle(rank, layout.rows.length), cells, largest, hasNames: false },
    marks: [{ square: zero, mark: "origin" }, ...marks],
    overlay: { corner: zero - coordinateOf(layout, at(board.cells, origin)), size: board },
  };
};

/**
 * Stilman's method for the squares on shortest paths: the distances from the origin and to the
 * target, and their sums, lighter where they are smaller. The squares on shortest paths have the
 * smallest sum.
 */
export const pathGrids = (
  board: Board,
  [origin, target]: readonly [Square, Square],
  [fromOrigin, toTarget]: readonly [Distances, Distances],
  largest = largestOf([...fromOrigin, ...toTarget]),
) => {
  const shortest = fromOrigin[target];
  const sums = fromOrigin.map((there, square) => {
    const on = toTarget[square];
    return there === undefined || on === undefined ? undefined : there + on;
  });
  const excess = sums.map((sum) =>
    sum === undefined || shortest === undefined ? undefined : sum - shortest,
  );
  const marks = marksOf([origin], [target]);
  const grid = (cells: readonly Cell[], most = largest): Grid =>
    boardGrid(board, cells, marks, most);
  const shaded = sums.map((sum, square) => shadedCell(sum, excess[square]));
  return {
    figures: [
      { grid: grid(fromOrigin.map(distanceCell)), caption: `from ${squareName(board, origin)}` },
      { grid: grid(toTarget.map(distanceCell)), caption: `to ${squareName(board, target)}` },
      { grid: grid(shaded, largestOf(excess)), caption: "sum of both" },
    ],
    /** The squares on shortest paths, each with its distance from the origin. */
    paths: grid(
      fromOrigin.map((distance, square) =>
        excess[square] === 0 ? distanceCell(distance) : { kind: "empty" },
      ),
    ),
  };
};
