/** Regions by their names in requests, and regions of squares that are named. */
import { at } from "../common.js";
import { rectangle, squareName, squareNamed, SQUARES } from "../core/board.js";
import type { Board, Square, Vector } from "../core/board.js";
import {
  CENTER,
  CORNERS,
  DARK_CORNERS,
  EDGE,
  LIGHT_CORNERS,
  type Region,
} from "../core/regions.js";

export const REGIONS: ReadonlyMap<string, Region> = new Map([
  ["center", CENTER],
  ["edge", EDGE],
  ["corners", CORNERS],
  ["light-corners", LIGHT_CORNERS],
  ["dark-corners", DARK_CORNERS],
]);

/** The rectangle that a board of squares fills but for its holes; any other board itself. */
export const filled = (board: Board): Board =>
  board.lattice === SQUARES ? rectangle(board.files, board.ranks) : board;

/**
 * The squares with a name such as `e4`, or of a rectangle such as `a1-i5` without its holes; none if a corner is beyond
 * the board, or if the board does not consist of squares.
 */
export const squaresNamed = (board: Board, name: string): readonly Square[] => {
  const field = filled(board);
  const ends = name.split("-").map((one) => squareNamed(field, one));
  const [first, last = first] = ends;
  if (first === undefined || last === undefined || ends.includes(undefined)) return [];
  if (ends.length > 1 && (ends.length > 2 || board.lattice !== SQUARES)) return [];
  const [one, other] = [at(field.cells, first), at(field.cells, last)];
  const isWithin = (axis: keyof Vector) => (square: Square) =>
    Math.abs(2 * at(board.cells, square)[axis] - one[axis] - other[axis]) <=
    Math.abs(one[axis] - other[axis]);
  return board.squares.filter(isWithin("files")).filter(isWithin("ranks"));
};

/** The file and the rank of a square's name, which compare as texts. */
const coordinatesIn = (name: string): readonly string[] =>
  name.split(/(?<=[a-z])(?=\d)/).map((text) => text.padStart(2));

/** The region with the given name, or an unnamed region of the squares with the given names, such as `e1` or `a1-i5`. */
export const regionNamed = (names: readonly string[]): Region =>
  REGIONS.get(names.join()) ?? {
    name: "",
    squares: (on) => {
      const found = new Set(names.flatMap((name) => squaresNamed(on, name)));
      return on.squares.filter((square) => found.has(square));
    },
    contains: (on, square) =>
      names.some((name) => {
        const own = squareName(on, square);
        if (!name.includes("-")) return name === own;
        const ends = name.split("-").map(coordinatesIn);
        return coordinatesIn(own).every(
          (place, axis) => [...ends.map((end) => end[axis]), place].sort()[1] === place,
        );
      }),
  };
