/** Boards without coordinates: graphs, whose cells and moves a request lists. */
import { at } from "../common.js";
import { boardOf } from "../core/boards/board.js";
import type { Board, Lattice } from "../core/boards/board.js";

/** A board without coordinates: the names of its cells and, for each piece, the cells to which it moves. */
export interface GraphShape {
  /** The names of the cells, in the order of their numbers. */
  readonly cells: readonly string[];
  /** For each piece, the names of the cells to which it moves, by the name of the cell from which it moves. */
  readonly pieces: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

const NO_LATTICE: Lattice = {
  turns: [],
  vectorOf: () => undefined,
  sides: [],
  neighbors: [],
  neighborsAtEdge: 0,
  directions: [],
  row: "ranks",
};

/** Returns the board of a graph whose moves all lead to its cells. A move from a cell to itself is ignored. */
export const graphBoard = ({ cells, pieces }: GraphShape, request: string): Board => {
  const squares = new Map(cells.map((cell, square) => [cell, square]));
  return boardOf({
    name: "",
    naming: {
      request,
      cell: ({ files }) => at(cells, files),
      row: ({ files }) => at(cells, files),
    },
    cells: cells.map((_, files) => ({ files, ranks: 0 })),
    lattice: NO_LATTICE,
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
