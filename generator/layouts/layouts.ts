/** The layouts by pair and by one square, and all layouts by their names in requests. */
import { onceFor } from "../common.js";
import {
  squareName,
  squaresInWords,
  fileName,
  rankName,
  type Board,
  type Square,
} from "../boards/board.js";
import { CENTER, DARK_CORNERS, EDGE, LIGHT_CORNERS, type Region } from "../boards/regions.js";
import type { Page } from "../measures/measure.js";
import { absolute, superimposed, x88 } from "./difference.js";
import { layoutOf, type Layout, type LayoutOn } from "./layout.js";

/** By pair of squares: 4096 elements on 8×8, a row for each first square. */
export const pair: LayoutOn = onceFor((board) => layoutOf(board, {}));

/** By square and distance, with distances from 0 to `countOn(board) - 1`. */
export const byDistance = (countOn: (board: Board) => number): LayoutOn =>
  onceFor((board) => {
    const targets = [...Array(countOn(board)).keys()];
    return layoutOf(board, {
      columns: targets.map((distance) => `distance ${distance}`),
      targets,
      parameters: ["square", "distance"],
      about: "from a square",
    });
  });

/** By one square: the answer for the square alone, or from the squares of a region. 64 elements on 8×8. */
const bySquare = (board: Board, origins: readonly Square[], argument = "square"): Layout =>
  layoutOf(board, {
    rows: Array.from({ length: board.ranks }, (_, rank) => `rank ${rankName(rank)}`),
    columns: Array.from({ length: board.files }, (_, file) => fileName(file)),
    cell: (target) => ({ origins, target }),
    origins: [origins],
    parameters: [argument],
    index: argument,
    about: "of each square",
    elementName: (square) => squareName(board, square),
  });

/** By one square, without origins. `argument` is the name of the lookup's parameter. */
export const each = (argument: string): LayoutOn =>
  onceFor((board) => bySquare(board, [], argument));

export const eachSquare: LayoutOn = each("square");

/** By one square, to the nearest of a region. Throws a `RangeError` on boards where it is empty. */
export const to: (region: Region) => LayoutOn = onceFor((region: Region) =>
  onceFor((board) => ({
    ...bySquare(board, region.squares(board)),
    about: aboutNearest(region, board),
    region,
    ...(region === CENTER ? { page: centerPage } : {}),
  })),
);

/** By one square, to the nearest square of the center: d4, e4, d5 and e5 on 8×8. */
export const toCenter: LayoutOn = to(CENTER);

export const toEdge: LayoutOn = to(EDGE);

export const toLightCorners: LayoutOn = to(LIGHT_CORNERS);

export const toDarkCorners: LayoutOn = to(DARK_CORNERS);

/** The wiki has separate pages for the center distances of the king and the wazir. */
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

/** The name of a layout in a request. */
export type LayoutName = "pair" | "0x88" | "superimposed" | "abs-diff" | "center";

export const LAYOUTS: Readonly<Record<LayoutName, LayoutOn>> = {
  pair,
  "0x88": x88,
  superimposed,
  "abs-diff": absolute,
  center: toCenter,
};

export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(LAYOUTS, name);

export const LAYOUT_NAMES: readonly LayoutName[] = Object.keys(LAYOUTS).filter(isLayoutName);

/** The wiki's name for the superimposed array of 8×8; requests for other boards cannot use it. */
export const PIONEERS_NAME = "15x15";

/** The name of a layout in a request, or the wiki's name for the superimposed array of 8×8. */
export type LayoutRequest = LayoutName | typeof PIONEERS_NAME;
