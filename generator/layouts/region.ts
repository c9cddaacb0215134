/** By one square: an answer for the square alone, or from the squares of a region. 64 entries on 8×8. */
import { rankName, squareName, type Board, type Square } from "../boards/board.js";
import {
  CENTER,
  DARK_CORNERS,
  EDGE,
  LIGHT_CORNERS,
  squaresInWords,
  type Region,
} from "../boards/regions.js";
import type { Page } from "../measures/measure.js";
import { ranksOf, type Layout, type LayoutOn } from "./layout.js";

const bySquare = (board: Board, from: readonly Square[], about: string): Layout => ({
  board,
  field: board,
  rows: ranksOf(board).map((squares, rank) => ({
    label: `rank ${rankName(rank)}`,
    cells: squares.map((target) => ({ origins: from, target })),
  })),
  from,
  index: "square",
  entryName: (index) => squareName(board, index),
  isByDifference: false,
  suffix: [],
  about,
});

/** An answer for each square, without an origin. */
export const eachSquare: LayoutOn = (board) => bySquare(board, [], "of each square");

/** To the nearest square of a region; a `RangeError` if the board has no square of it. */
export const to =
  (region: Region): LayoutOn =>
  (board) => ({
    ...bySquare(board, region.squares(board), aboutNearest(region, board)),
    region,
    ...(region === CENTER ? { page: centerPage } : {}),
  });

/** To the nearest square of the center: d4, e4, d5 and e5 on 8×8. */
export const toCenter: LayoutOn = to(CENTER);

/** To the nearest square of the edge. */
export const toEdge: LayoutOn = to(EDGE);

/** To the nearest light corner: a8 and h1 on 8×8. */
export const toLightCorners: LayoutOn = to(LIGHT_CORNERS);

/** To the nearest dark corner: a1 and h8 on 8×8. */
export const toDarkCorners: LayoutOn = to(DARK_CORNERS);

/** The wiki has pages of its own for the distances to the center of king and wazir. */
const centerPage = (page: Page): string => (page === "Knight-Distance" ? page : `Center ${page}`);

const aboutNearest = ({ name, squares }: Region, board: Board): string => {
  const found = squares(board);
  if (found.length === 0)
    throw new RangeError(`a board of ${board.files}×${board.ranks} has no ${name}`);
  if (found.length > 4)
    return name === ""
      ? `to the nearest of ${found.length} squares`
      : `to the nearest square of the ${name}`;
  const nearest = ["to", "to the nearer of"][found.length - 1] ?? "to the nearest of";
  return `${nearest} ${squaresInWords(board, found)}`;
};
