/** What requests name: boards, layouts and regions. */
import { squareName, squareNamed, type Board } from "../boards/board.js";
import { LARGEST_SIDE, rectangle } from "../boards/rectangle.js";
import {
  CENTER,
  CORNERS,
  DARK_CORNERS,
  EDGE,
  LIGHT_CORNERS,
  type Region,
} from "../boards/regions.js";
import { ENTRIES } from "../catalogue.js";
import { mainName, namesOf } from "../names.js";
import type { EntryOn } from "../table.js";
import { absolute, superimposed, x88 } from "../layouts/difference.js";
import type { LayoutOn } from "../layouts/layout.js";
import { pair } from "../layouts/pair.js";
import { toCenter } from "../layouts/square.js";

/** The name of a layout. */
export type LayoutName = "pair" | "0x88" | "superimposed" | "abs-diff" | "center";

/** The layouts, by name. */
export const LAYOUTS: Readonly<Record<LayoutName, LayoutOn>> = {
  pair,
  "0x88": x88,
  superimposed,
  "abs-diff": absolute,
  center: toCenter,
};

/** Whether a layout has this name. */
export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(LAYOUTS, name);

/** The names of all layouts. */
export const LAYOUT_NAMES: readonly LayoutName[] = Object.keys(LAYOUTS).filter(isLayoutName);

/** Stands for all tables of the package. */
export const ALL = "all";

/** The tables of the package by their names; a lookup without a table by that of the lookup. */
export const TABLES: ReadonlyMap<string, EntryOn> = new Map(
  ENTRIES.map((entry) => {
    const { measure, layout, board, names } = entry;
    return [mainName(namesOf(measure, layout(board), names)), entry];
  }),
);

/** The names of the tables of the package. */
export const TABLE_NAMES: readonly string[] = [...TABLES.keys()];

/** Those of them that are lookups without an array. */
export const LOOKUPS_ALONE: readonly string[] = [...TABLES].flatMap(([name, { layout, board }]) =>
  layout(board).rows.length === 0 ? [name] : [],
);

/** The board of a request that names none. */
export const DEFAULT_BOARD = "8x8";

/** The name that the wiki gives to the superimposed array of 8×8, which no other board has. */
export const PIONEERS_NAME = "15x15";

/** The regions, by name. */
export const REGIONS: Readonly<Record<string, Region>> = {
  center: CENTER,
  edge: EDGE,
  corners: CORNERS,
  "light-corners": LIGHT_CORNERS,
  "dark-corners": DARK_CORNERS,
};

/** The region of some squares by name, such as `e1`. */
export const regionOf = (names: readonly string[]): Region => ({
  name: "",
  squares: (on) => {
    const found = new Set(names.map((name) => squareNamed(on, name)));
    return on.squares.filter((square) => found.has(square));
  },
  contains: (on, square) => names.includes(squareName(on, square)),
});

/** What the text of a board is. */
// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- declarations are made of one file at a time
export const A_BOARD: string = `files × ranks, 1 to ${LARGEST_SIDE} each, such as "10x8"`;

/** The board of a text such as `10x8`, `10X8` or `10×8`; throws a `RangeError` for any other text. */
export const boardNamed = (text: string): Board => {
  const [, files, ranks] = /^(\d+)[xX×](\d+)$/.exec(text)?.map(Number) ?? [];
  const isSide = (count: number | undefined): count is number =>
    count !== undefined && count >= 1 && count <= LARGEST_SIDE;
  if (!isSide(files) || !isSide(ranks))
    throw new RangeError(`${JSON.stringify(text)}: expected ${A_BOARD}`);
  return rectangle(files, ranks);
};
