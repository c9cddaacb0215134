/** The regions that a request can name, and regions made from names of squares. */
import { at, present } from "../common.js";
import { rectangle, squareName, squareNamed, SQUARES } from "../core/boards/board.js";
import type { Board, Square, Vector } from "../core/boards/board.js";
import { CENTER, CORNERS, DARK_CORNERS, EDGE, LIGHT_CORNERS } from "../core/boards/regions.js";
import type { Region } from "../core/boards/regions.js";

export const REGIONS: ReadonlyMap<string, Region> = new Map([
  ["center", CENTER],
  ["edge", EDGE],
  ["corners", CORNERS],
  ["light-corners", LIGHT_CORNERS],
  ["dark-corners", DARK_CORNERS],
]);

/** The zones of a game by name. A zone is a rectangle for white, then a rectangle for black. */
type Zones = Readonly<Record<string, readonly [string, string]>>;

/** The zones of games, by the size of the board. */
export const ZONES: Readonly<Record<string, Zones>> = {
  "9x10": { palace: ["d1-f3", "d8-f10"], "own-half": ["a1-i5", "a6-i10"] }, // xiangqi
  "9x9": { promotion: ["a7-i9", "a1-i3"] }, // shogi
};

/** The zones of a board of squares by its size, which may have holes, links and cuts, but no joined sides. */
export const zonesOn = ({ files, ranks, lattice, joins }: Board): Zones =>
  lattice === SQUARES && (joins?.sides ?? []).length === 0
    ? (ZONES[`${files}x${ranks}`] ?? {})
    : {};

/** The word in `within` for all squares of a board. */
export const WHOLE = "board";

/** For each piece of xiangqi that never leaves a zone, the name of the zone. */
const HOMES: ReadonlyMap<string, string> = new Map([
  ["general", "palace"],
  ["advisor", "palace"],
  ["elephant", "own-half"],
]);

/** The zone of a board that a piece with this name never leaves; `undefined` if there is none. */
export const homeOf = (board: Board, piece: string): string | undefined => {
  const home = HOMES.get(piece) ?? "";
  return zonesOn(board)[home] && home;
};

interface Within {
  readonly board: Board;
  readonly within: readonly string[];
  /** The colors of a table, of which the first counts. */
  readonly color: readonly string[];
}

/** The names in `within`, with each zone replaced by the rectangle for the color; empty for the whole board. */
export const namesWithin = ({ board, within, color }: Within): readonly string[] =>
  within.join() === WHOLE
    ? []
    : within.map((name) => zonesOn(board)[name]?.[color[0] === "black" ? 1 : 0] ?? name);

/** For a board of squares, the whole rectangle, without holes; any other board is returned unchanged. */
const filled = (board: Board): Board =>
  board.lattice === SQUARES ? rectangle(board.files, board.ranks) : board;

/**
 * The squares that a name means: one square, such as `e4`, or a rectangle, such as `a1-i5`, without its holes. The list
 * is empty if a corner is off the board, or if the name is a rectangle and the board is not made of squares.
 */
export const squaresNamed = (board: Board, name: string): readonly Square[] => {
  const field = filled(board);
  const ends = name.split("-").map((end) => squareNamed(field, end));
  const [first, last = first] = ends;
  if (first === undefined || last === undefined || ends.includes(undefined)) return [];
  if (ends.length > 1 && (ends.length > 2 || board.lattice !== SQUARES)) return [];
  const [one, other] = [at(field.cells, first), at(field.cells, last)];
  if (ends.length === 1) return present(board.squareAt(one));
  const isWithin = (axis: keyof Vector) => (square: Square) =>
    Math.abs(2 * at(board.cells, square)[axis] - one[axis] - other[axis]) <=
    Math.abs(one[axis] - other[axis]);
  return board.squares.filter(isWithin("files")).filter(isWithin("ranks"));
};

/** The squares that the names mean, together with `others`. */
export const squaresOfNames = (
  board: Board,
  names: readonly string[],
  others: readonly Square[] = [],
): ReadonlySet<Square> => {
  const found = new Set(others);
  for (const name of names) for (const square of squaresNamed(board, name)) found.add(square);
  return found;
};

/** The file and the rank in the name of a square, padded so that they compare as strings. */
const coordinatesIn = (name: string): readonly string[] =>
  name.split(/(?<=[a-z])(?=\d)/).map((text) => text.padStart(2));

/** The region with the given name, or an unnamed region of the given squares, such as `e1` or `a1-i5`. */
export const regionNamed = (names: readonly string[]): Region =>
  REGIONS.get(names.join()) ?? regionOf(names);

const regionOf = (names: readonly string[]): Region => {
  const single = new Set(names.filter((name) => !name.includes("-")));
  const rectangles = names
    .filter((name) => !single.has(name))
    .map((name) => name.split("-").map(coordinatesIn));
  return {
    name: "",
    squares: (on) => {
      const found = squaresOfNames(on, names);
      return on.squares.filter((square) => found.has(square));
    },
    contains: (on, square) => {
      const own = squareName(on, square);
      if (single.has(own)) return true;
      const places = coordinatesIn(own);
      return rectangles.some((corners) =>
        places.every(
          (place, axis) =>
            corners.some((corner) => at(corner, axis) <= place) &&
            corners.some((corner) => at(corner, axis) >= place),
        ),
      );
    },
  };
};
