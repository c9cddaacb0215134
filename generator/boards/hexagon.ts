/**
 * Hexagonal boards. The coordinates of a cell are axial: one rank up leads to the neighbor above, on the same file;
 * one file to the right leads to the neighbor at the lower right. Source: https://www.redblobgames.com/grids/hexagons/
 */
import {
  boardKnownAs,
  fileName,
  inAllDirections,
  rankName,
  turnedAround,
} from "../core/boards/board.js";
import type { Board, Lattice, Vector } from "../core/boards/board.js";

/**
 * The leapers on hexagons. 1,0 leaps to the neighbors of a cell, and 1,1 to the nearest cells on its diagonals; 2,1 is
 * Glinski's knight.
 */
const LEAPERS: readonly string[] = ["1,0", "1,1", "2,1", "2,0", "2,2", "3,0"];

/** Rotates a vector clockwise by 60°. */
const clockwise = ({ files, ranks }: Vector): Vector => ({ files: ranks, ranks: ranks - files });

/** A rotation and a reflection, which generate the 12 symmetries of the lattice. */
const HEXAGON_TURNS: Lattice["turns"] = [
  clockwise,
  ({ files, ranks }) => ({ files: ranks, ranks: files }),
];

const HEXAGON_SIDES = inAllDirections(HEXAGON_TURNS, { files: 0, ranks: 1 });

export const HEXAGONS: Lattice = {
  turns: HEXAGON_TURNS,
  // On squares, (m,n) is m steps of the wazir, then n to the side. Here, the n steps are at 60° to the m steps.
  vectorOf: ({ files, ranks }) => {
    const [long, short] = [Math.max(files, ranks), Math.min(files, ranks)];
    return LEAPERS.includes(`${long},${short}`) ? { files: short, ranks: long + short } : undefined;
  },
  sides: HEXAGON_SIDES,
  neighbors: HEXAGON_SIDES,
  neighborsAtEdge: 4,
  directions: turnedAround(clockwise, 6, [
    { files: 0, ranks: 1 },
    { files: 1, ranks: 2 },
  ]),
  row: "files",
};

const GLINSKIS_SIDE = 6;

/**
 * Returns a regular hexagon with `side` cells on each side. Squares are numbered file by file from a1. They are
 * named as on Glinski's board: files from a, without j, and ranks from the lower edge.
 */
export const hexagon = (side: number): Board => {
  const radius = side - 1;
  const lines = Array.from({ length: 2 * side - 1 }, (_, line) => line);
  const cells = lines.flatMap((files) =>
    lines.filter((ranks) => Math.abs(files - ranks) <= radius).map((ranks) => ({ files, ranks })),
  );
  const request = side === GLINSKIS_SIDE ? "glinski" : `hexagon:${side}`;
  return boardKnownAs(request, () => ({
    name: request.replace(":", ""),
    naming: {
      request,
      cell: (cell) => `${lineName(cell)}${rankName(cell.ranks - Math.max(0, cell.files - radius))}`,
      row: (cell) => `file ${lineName(cell)}`,
    },
    cells,
    lattice: HEXAGONS,
  }));
};

const LETTER_J = "abcdefghij".length - 1;

const lineName = ({ files }: Vector): string => fileName(files < LETTER_J ? files : files + 1);
