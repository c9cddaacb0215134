/** The layouts of the explorer, by their names in an address: the layouts of the tool, and one layout for each region. */
import type { Board } from "../../generator/core/boards/board.js";
import { REGIONS } from "../../generator/request/regions.js";
import { to, type Layout, type LayoutOn } from "../../generator/core/layouts/layout.js";
import { isLayoutName, LAYOUT_NAMES, LAYOUTS } from "../../generator/request/layouts.js";
import { superimposed, type DifferenceLayout } from "../../generator/core/layouts/difference.js";
import type { RequestedTable } from "../../generator/request/defaults.js";

export const SHOWN_LAYOUTS: readonly string[] = [...new Set([...LAYOUT_NAMES, ...REGIONS.keys()])];

/** The layout with a name; by pair of squares if no layout has the name. */
export const layoutNamed = (name: string): LayoutOn => {
  if (isLayoutName(name)) return LAYOUTS[name];
  const region = REGIONS.get(name);
  return region ? to(region) : LAYOUTS.pair;
};

export const layoutRequest = (name: string): Pick<RequestedTable, "layout" | "to"> =>
  isLayoutName(name)
    ? { layout: [name], to: [] }
    : { layout: [], to: REGIONS.has(name) ? [name] : [] };

/** False if the layout is to a region that the board does not have. */
export const isOnBoard = (name: string, board: Board): boolean =>
  REGIONS.get(name)?.squares(board).length !== 0;

/** The region of a layout in words, such as `the light corners`; `undefined` if the layout has no region. */
export const placeOf = (name: string): string | undefined =>
  REGIONS.has(name) ? `the ${name.replaceAll("-", " ")}` : undefined;

const LABELS: Readonly<Record<string, (board: Board) => string>> = {
  pair: () => "Pair of squares",
  "0x88": () => "0x88 difference",
  superimposed: (board) => `Superimposed, ${superimposed(board).naming.coordinates}`,
  "abs-diff": () => "Absolute difference",
};

export const layoutLabel = (name: string, board: Board): string => {
  const place = placeOf(name);
  return place === undefined ? (LABELS[name]?.(board) ?? name) : `To ${place}`;
};

/** Whether a layout has an entry of difference zero, on which the board can be drawn over the array. */
export const hasZero = (layout: Layout): layout is DifferenceLayout =>
  layout.isByDifference && "zero" in layout;
