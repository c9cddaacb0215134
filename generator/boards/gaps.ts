/** Boards with gaps or hexagons in place of the holes or squares of another board. */
import { boardKnownAs, fileName } from "../core/boards/board.js";
import type { Board, Vector } from "../core/boards/board.js";
import { HEXAGONS } from "./hexagon.js";

/**
 * Returns the board of hexagons in the places of squares. They keep their names, so that the cells of a rank lie in a
 * line from the upper left to the lower right, and are numbered file by file. The same `request` gives the same object.
 */
export const withHexagons = ({ cells, naming }: Board, request: string): Board =>
  boardKnownAs(`${request} of hexagons`, () => ({
    name: "",
    naming: { ...naming, row: (cell) => `file ${fileName(cell.files)}` },
    cells: cells.toSorted((one, other) => one.files - other.files),
    lattice: HEXAGONS,
  }));

/** Returns the board with gaps in place of some holes. The same `request` gives the same object. */
export const withGaps = (board: Board, gaps: readonly Vector[], request: string): Board =>
  boardKnownAs(`${request} with gaps`, () => ({
    ...board,
    joins: {
      sides: [],
      size: { files: board.files, ranks: board.ranks },
      joined: (cell) => cell,
      isTurnedOver: false,
      gaps,
    },
  }));
