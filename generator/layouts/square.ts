/** By one square: an answer for the square alone, or from the squares of a region. 64 elements on 8×8. */
import { onceFor } from "../common.js";
import { squareName, squaresInWords, type Board, type Square } from "../boards/board.js";
import { rankName } from "../boards/rectangle.js";
import { CENTER, DARK_CORNERS, EDGE, LIGHT_CORNERS, type Region } from "../boards/regions.js";
import type { Page } from "../measures/measure.js";
import type { Layout, LayoutOn } from "./layout.js";

const bySquare = (board: Board, from: readonly Square[], about: string): Layout => ({
  board,
  field: board,
  rows: Array.from({ length: board.ranks }, (_, rank) => `rank ${rankName(rank)}`),
  rowLength: board.files,
  cell: (target) => ({ origins: from, target }),
  origins: [from],
  targets: board.squares,
  parameters: ["square"],
  index: "square",
  elementName: (square) => squareName(board, square),
  isByDifference: false,
  suffix: [],
  about,
});

/** An answer for each square, without an origin; the argument has a name. */
export const each = (argument: string): LayoutOn =>
  onceFor((board) => ({
    ...bySquare(board, [], "of each square"),
    parameters: [argument],
    index: argument,
  }));

export const eachSquare: LayoutOn = each("square");

/** To the nearest square of a region; a `RangeError` if the board has no square of it. */
export const to: (region: Region) => LayoutOn = onceFor((region: Region) =>
  onceFor((board) => ({
    ...bySquare(board, region.squares(board), aboutNearest(region, board)),
    region,
    ...(region === CENTER ? { page: centerPage } : {}),
  })),
);

/** To the nearest square of the center: d4, e4, d5 and e5 on 8×8. */
export const toCenter: LayoutOn = to(CENTER);

export const toEdge: LayoutOn = to(EDGE);

export const toLightCorners: LayoutOn = to(LIGHT_CORNERS);

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
