/** The layouts of the explorer: those of the tool, and one for each region to which distance is measured. */
import type { Board } from "../../generator/boards/board.js";
import {
  CENTER,
  DARK_CORNERS,
  EDGE,
  LIGHT_CORNERS,
  type Region,
} from "../../generator/boards/regions.js";
import { LAYOUTS } from "../../generator/layouts/layouts.js";
import { superimposed } from "../../generator/layouts/difference.js";
import type { LayoutOn } from "../../generator/layouts/layout.js";
import { toDarkCorners, toEdge, toLightCorners } from "../../generator/layouts/square.js";

interface ShownLayout {
  /** In a menu; that of an array is its size. */
  readonly label: (board: Board) => string;
  readonly on: LayoutOn;
  /** The squares to which distance is measured, if it is not one of two squares. */
  readonly region?: Region;
  /** The region in a sentence. */
  readonly place?: string;
}

/** The layouts, by their names in an address; regions have the names that the tool gives them. */
const SHOWN_LAYOUTS = {
  pair: { label: () => "Pair of squares", on: LAYOUTS.pair },
  "0x88": { label: () => "0x88 difference", on: LAYOUTS["0x88"] },
  superimposed: {
    label: (board) => `Superimposed, ${superimposed(board).name}`,
    on: LAYOUTS.superimposed,
  },
  "abs-diff": { label: () => "Absolute difference", on: LAYOUTS["abs-diff"] },
  center: { label: () => "To the center", on: LAYOUTS.center, region: CENTER, place: "the center" },
  edge: { label: () => "To the edge", on: toEdge, region: EDGE, place: "the edge" },
  "light-corners": {
    label: () => "To the light corners",
    on: toLightCorners,
    region: LIGHT_CORNERS,
    place: "the light corners",
  },
  "dark-corners": {
    label: () => "To the dark corners",
    on: toDarkCorners,
    region: DARK_CORNERS,
    place: "the dark corners",
  },
} satisfies Record<string, ShownLayout>;

/** The name of a layout of the explorer. */
export type ShownLayoutName = keyof typeof SHOWN_LAYOUTS;

const isShownLayout = (name: string): name is ShownLayoutName => Object.hasOwn(SHOWN_LAYOUTS, name);

/** The names of all layouts, in the order of the menu. */
export const SHOWN_LAYOUT_NAMES = Object.keys(SHOWN_LAYOUTS).filter(isShownLayout);

/** The layout of a name. */
export const shownLayout = (name: ShownLayoutName): ShownLayout => SHOWN_LAYOUTS[name];

/** Whether a board has the region of a layout, or the layout is about two squares. */
export const isOnBoard = (name: ShownLayoutName, board: Board): boolean =>
  shownLayout(name).region?.squares(board).length !== 0;

/** The layout of an address; `undefined` if it names none. */
export const layoutNamed = (name: string): ShownLayoutName | undefined =>
  isShownLayout(name) ? name : undefined;
