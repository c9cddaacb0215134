/** The boards that the page shows: those of the tool, in its own words, as far as they can be drawn. */
import { SQUARES, type Board } from "../../generator/core/board.js";
import { HEXAGONS } from "../../generator/boards/hexagon.js";
import type { BoardRequest } from "../../generator/request/board-key.js";

export const LARGEST_SIDE = 16;

const json = (board: BoardRequest): string => JSON.stringify(board);

/** One board of each kind. */
export const BOARD_EXAMPLES = [
  { text: "10x8", meaning: "10 files and 8 ranks" },
  { text: "glinski", meaning: "Gliński's hexagons, 6 cells a side" },
  { text: "hexagon:4", meaning: "hexagons, 4 cells a side" },
  { text: "cylinder:10x8", meaning: "the last file is beside the first" },
  { text: "torus:8x8", meaning: "also the last rank is below the first" },
  {
    text: json({ size: "8x8", joins: { side: "files", mirror: true } }),
    meaning: "a Möbius strip: across the side, ranks are counted from the other end",
  },
  { text: json({ size: "10x10", holes: ["a1", "e5-f6"] }), meaning: "without some squares" },
  {
    text: json({ rows: ["..xx..", "......", "......"] }),
    meaning: "the same, drawn: x is a hole",
  },
  {
    text: json({
      graph: {
        cells: ["a", "b", "c", "d"],
        pieces: { king: { a: ["b"], b: ["c", "d"], c: ["a"], d: ["a", "b"] } },
      },
    }),
    meaning: "a graph: for each piece, where it goes from each cell",
  },
];

/** How keys move on a board, if not as on a rectangle. */
export const keysInWords = ({ joined, lattice }: Board): string => {
  if (joined) return " Over a joined side, arrow keys go on at the other.";
  return lattice === HEXAGONS ? " On hexagons, left and right go up and down by turns." : "";
};

export const boardInWords = (board: Board): string => {
  const { squares, graphs, lattice, joined, isTurnedOver, isGrid } = board;
  const count = `${squares.length} ${graphs || lattice !== SQUARES ? "cells" : "squares"}`;
  if (graphs) return `${count}, and where each piece goes: ${[...graphs.keys()].join(", ")}.`;
  const over = isTurnedOver === true ? ", and the board is turned over" : "";
  const beyond = joined
    ? ` Whoever leaves at a joined side enters at the other${over}; the pale squares are those beyond it.`
    : "";
  return `${count}${isGrid || lattice !== SQUARES ? "" : "; the others are holes"}.${beyond}`;
};

/** A board that is typed, as it stands in a config: an object is typed as its JSON. */
export const boardValue = (text: string): unknown =>
  text.startsWith("{") ? JSON.parse(text) : text;
