/** The boards of the page: the boards of the tool, up to a size that can be drawn. */
import { SQUARES, type Board } from "../../generator/core/boards/board.js";

export const LARGEST_SIDE = 16;

/** The boards of the menu, each with its label. */
export const USUAL_BOARDS: ReadonlyMap<string, string> = new Map([
  ...["8x8", "9x9", "9x10", "10x8", "10x10", "12x12"].map((size) => [size, size] as const),
  ["glinski", "Gliński’s hexagons"],
  ["cylinder:8x8", "Cylinder, 8x8"],
  ["torus:8x8", "Torus, 8x8"],
]);

export const boardInWords = (board: Board): string => {
  const { squares, graphs, lattice, joins, isGrid } = board;
  const count = `${squares.length} ${graphs || lattice !== SQUARES ? "cells" : "squares"}`;
  if (graphs) return `${count}, and the moves of each piece: ${[...graphs.keys()].join(", ")}.`;
  const over = joins?.isTurnedOver ? ", and the board is turned over" : "";
  const beyond = joins?.sides.length
    ? ` A piece that leaves across a joined side enters at the other${over}; the pale squares are those beyond it.`
    : "";
  return `${count}${isGrid || lattice !== SQUARES ? "" : "; the others are holes"}.${beyond}`;
};
