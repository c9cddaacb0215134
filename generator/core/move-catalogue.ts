/** The entries of the catalogue that count a piece's moves: distances, and their rings, zones and shortest paths. */
import { BOARD } from "./boards/board.js";
import { DARK_CORNERS, EDGE, LIGHT_CORNERS } from "./boards/regions.js";
import { absolute, superimposed, x88 } from "./layouts/difference.js";
import { byDistance, pair, to, toCenter, type LayoutOn } from "./layouts/layout.js";
import { BISHOP, COMBINED, KING, KNIGHT, QUEEN, ROOK, WAZIR } from "./measures/distances.js";
import type { Measure } from "./measures/measure.js";
import { pathCount, rings, shortestPaths, zones } from "./measures/sets.js";
import type { EntryOn } from "./tables/table.js";

/** Entries by the entry point of the package that exports their tables. */
export type EntryPoints = ReadonlyMap<string, readonly EntryOn[]>;

/** Returns one entry per layout. */
export const inLayouts = (measure: Measure, layouts: readonly LayoutOn[]): readonly EntryOn[] =>
  layouts.map((layout) => ({ measure, layout, board: BOARD }));

/** An entry whose names differ from the derived ones. */
export const renamed = (
  table: string,
  measure: Measure,
  layout: LayoutOn,
  lookup?: string,
): EntryOn => ({
  measure,
  layout,
  board: BOARD,
  names: { table, ...(lookup === undefined ? {} : { lookup }) },
});

/** KNIGHT in the layout `superimposed` has the names `KNIGHT_DISTANCE_15X15` and `knightDistance15x15`. */
export const MOVE_CATALOGUE = {
  "chess-distance": [
    ...inLayouts(KING, [pair, x88, superimposed, toCenter]),
    ...inLayouts(WAZIR, [pair, x88, superimposed]),
    renamed("CENTER_MANHATTAN_DISTANCE", WAZIR, toCenter, "centerManhattanDistance"),
    ...inLayouts(KNIGHT, [pair, x88, superimposed]),
    renamed("NDIS", KNIGHT, absolute),
  ],
  "chess-distance/pieces": [
    ...[QUEEN, ROOK, BISHOP].flatMap((piece) => inLayouts(piece, [pair, superimposed])),
    ...inLayouts(COMBINED, [pair]),
    renamed("CORNER_DISTANCE_LIGHT", WAZIR, to(LIGHT_CORNERS), "cornerDistanceLight"),
    renamed("CORNER_DISTANCE_DARK", WAZIR, to(DARK_CORNERS), "cornerDistanceDark"),
    ...inLayouts(KING, [to(EDGE)]),
  ],
  "chess-distance/sets": [
    ...inLayouts(rings(KING, "king moves"), [byDistance(KING)]),
    ...inLayouts(rings(KNIGHT, "knight moves"), [byDistance(KNIGHT)]),
    ...inLayouts(zones(KING, "king moves"), [byDistance(KING)]),
  ],
  "chess-distance/paths": [
    ...inLayouts(shortestPaths(KING, "king moves"), [pair]),
    ...inLayouts(shortestPaths(KNIGHT, "knight moves"), [pair]),
    ...inLayouts(pathCount(KNIGHT, "knight moves"), [pair]),
  ],
} as const satisfies Record<string, readonly EntryOn[]>;

export const MOVE_ENTRY_POINTS: EntryPoints = new Map(Object.entries(MOVE_CATALOGUE));
