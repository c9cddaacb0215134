/** The layouts that a request can name, and layouts by the user's own coordinates. */
import { keysOf, onceFor } from "../common.js";
import { absolute, byCoordinates, pairApart } from "../core/layouts/difference.js";
import { superimposed, x88 } from "../core/layouts/difference.js";
import type { Coordinates } from "../core/layouts/difference.js";
import { pair, toCenter, type LayoutOn } from "../core/layouts/layout.js";

/** Coordinates in words, such as `16 per rank` or `2 per file, 20 per rank`. */
export const coordinatesInWords = ({ file = 1, rank }: Coordinates): string =>
  `${file === 1 ? "" : `${file} per file, `}${rank} per rank`;

export const byOwn = (coordinates: Coordinates): LayoutOn =>
  onceFor((board) =>
    byCoordinates(board, coordinates, pairApart(board), {
      coordinates: "own",
      suffix: [],
      about: `indexed by the difference of two squares, ${coordinatesInWords(coordinates)}`,
    }),
  );

/** The name of a layout in a request. `npx chess-distance --help layouts` explains each layout. */
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

/**
 * The name that the Chessprogramming wiki gives to the superimposed array of the 8×8 board. Requests for other boards
 * cannot use this name.
 */
export const PIONEERS_NAME = "15x15";

/** The name of the layout by direction and square, which only measures by direction have. */
export const DIRECTION_FIRST = "direction-first";

/** A layout in a request: a name, `15x15` for the superimposed array of 8×8, or coordinates. */
export type LayoutRequest =
  LayoutName | typeof PIONEERS_NAME | typeof DIRECTION_FIRST | Coordinates;
