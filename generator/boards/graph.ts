/** Boards without coordinates: cells by name, and for each piece the cells to which it moves. */
import { at } from "../common.js";
import { boardOf, type Board, type Lattice } from "./board.js";

export interface GraphShape {
  /** The names of the cells, in the order of their numbers. */
  readonly cells: readonly string[];
  /** By the name of a piece: by the name of a cell, the names of those to which it moves. */
  readonly pieces: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

export const NO_LATTICE: Lattice = {
  turns: [],
  vectorOf: () => undefined,
  sides: [],
  neighbors: [],
  neighborsAtEdge: 0,
  directions: [],
};

/** The board of a graph whose moves all lead to its cells. One from a cell to itself is no move. */
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
