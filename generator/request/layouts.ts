/** The layouts that a request can name, and layouts by the user's own coordinates. */
import { keysOf, onceFor } from "../common.js";
import { absolute, byCoordinates, coordinateOf, pairApart } from "../core/difference.js";
import { superimposed, x88 } from "../core/difference.js";
import type { Coordinates } from "../core/difference.js";
import { squareName, type Board } from "../core/board.js";
import { lengthOf, pair, toCenter, type LayoutOn } from "../core/layout.js";

/** Coordinates in words: `16 per rank`, or `2 per file, 20 per rank`. */
export const coordinatesInWords = ({ file = 1, rank }: Coordinates): string =>
  `${file === 1 ? "" : `${file} per file, `}${rank} per rank`;

export const byOwn = (coordinates: Coordinates): LayoutOn =>
  onceFor((board) =>
    byCoordinates(board, "own", coordinates, pairApart(board), {
      about: `indexed by the difference of two squares, ${coordinatesInWords(coordinates)}`,
    }),
  );

/** Reports the first pair of squares whose index is outside the array; `undefined` if every index is inside. */
export const mistakeInCoordinates = (board: Board, given: Coordinates): string | undefined => {
  const layout = byCoordinates(board, "", given, pairApart(board), {});
  const length = lengthOf(layout);
  const numbers = board.cells.map((cell) => coordinateOf(layout, cell));
  const most = Math.max(...numbers) - Math.min(...numbers);
  if (layout.zero >= most && layout.zero + most < length) return undefined;
  for (const from of board.squares)
    for (const to of board.squares) {
      const index = layout.zero + coordinateOf(layout, board.minus(to, from));
      if (index < 0 || index >= length)
        return `${squareName(board, from)}, ${squareName(board, to)} has the index ${index}; expected 0 to ${length - 1}`;
    }
  return undefined;
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

export const LAYOUT_NAMES: readonly LayoutName[] = keysOf(LAYOUTS);

/** The wiki's name for the superimposed array on the 8×8 board. Requests for other boards cannot use this name. */
export const PIONEERS_NAME = "15x15";

/** A layout in a request: a name, `15x15` for the superimposed array of 8×8, or coordinates. */
export type LayoutRequest = LayoutName | typeof PIONEERS_NAME | Coordinates;
