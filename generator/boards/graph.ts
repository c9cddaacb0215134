/** Boards that are graphs. */
import { at } from "../common.js";
import { boardOf, type Board, type Lattice } from "../core/board.js";

/** A board without coordinates: the names of its cells and, for each piece, the cells to which it moves. */
export interface GraphShape {
  /** The names of the cells, in the order of their numbers. */
  readonly cells: readonly string[];
  /** For each piece, by name, and for each cell, by name: the names of the cells to which the piece moves. */
  readonly pieces: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

const NO_LATTICE: Lattice = {
  turns: [],
  vectorOf: () => undefined,
  sides: [],
  neighbors: [],
  neighborsAtEdge: 0,
  directions: [],
};

/** Returns the board of a graph whose moves all lead to its cells. A move from a cell to itself is ignored. */
export const graphBoard = ({ cells, pieces }: GraphShape, request: string): Board => {
  const squares = new Map(cells.map((cell, square) => [cell, square]));
  return boardOf({
    name: "",
    request,
    cells: cells.map((_, files) => ({ files, ranks: 0 })),
    lattice: NO_LATTICE,
    cellName: ({ files }) => at(cells, files),
    rowName: ({ files }) => at(cells, files),
    graphs: new Map(
      [...pieces].map(([piece, moves]) => [
        piece,
        cells.map((cell) => {
          const found = (moves.get(cell) ?? []).filter((to) => to !== cell);
          return [...new Set(found.flatMap((to) => squares.get(to) ?? []))];
        }),
      ]),
    ),
  });
};
