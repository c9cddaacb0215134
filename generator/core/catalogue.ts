/** The catalogue: every published table, as a measure in a layout. */
import { onceFor } from "../common.js";
import { rectangle, type Board } from "./boards/board.js";
import { DARK_CORNERS, EDGE, LIGHT_CORNERS } from "./boards/regions.js";
import { byDistance } from "./layouts/layout.js";
import { absolute, indexOnly, superimposed, x88 } from "./layouts/difference.js";
import { each, eachSquare, pair, to, toCenter, type LayoutOn } from "./layouts/layout.js";
import { coordinate, index, SQUARE_OF_0X88, x88Coordinates } from "./layouts/indices.js";
import { COLOR, CORNER } from "./measures/squares.js";
import { BISHOP, COMBINED, KING, KNIGHT, QUEEN, ROOK, WAZIR } from "./measures/distances.js";
import { ATTACKS, MOVE_SETS } from "./measures/attacks.js";
import { BETWEEN, DIRECTION, increment, LINE } from "./measures/lines.js";
import type { Measure } from "./measures/measure.js";
import { pathCount, rings, shortestPaths, zones } from "./measures/sets.js";
import { BLACK_PAWN_SQUARES, WHITE_PAWN_SQUARES } from "./measures/sets.js";
import type { Entry, EntryOn } from "./tables/table.js";
import { mainName, namesOf } from "./tables/names.js";

export const BOARD: Board = rectangle(8, 8);

/** Returns one entry per layout. */
export const inLayouts = (measure: Measure, layouts: readonly LayoutOn[]): readonly Entry[] =>
  layouts.map((layout) => ({ measure, layout }));

/** An entry whose names differ from the derived ones. */
const renamed = (table: string, measure: Measure, layout: LayoutOn, lookup?: string): Entry => ({
  measure,
  layout,
  names: { table, ...(lookup === undefined ? {} : { lookup }) },
});

/**
 * The entries by entry point. KNIGHT in the layout `superimposed` has the names `KNIGHT_DISTANCE_15X15` and
 * `knightDistance15x15`.
 */
export const CATALOGUE = {
  "chess-distance": [
    ...inLayouts(KING, [pair, x88, superimposed, toCenter]),
    ...inLayouts(WAZIR, [pair, x88, superimposed]),
    renamed("CENTER_MANHATTAN_DISTANCE", WAZIR, toCenter, "centerManhattanDistance"),
    ...inLayouts(KNIGHT, [pair, x88, superimposed]),
    renamed("NDIS", KNIGHT, absolute),
    ...inLayouts(CORNER, [eachSquare]),
    renamed("SQUARE_TO_0X88", coordinate(x88), eachSquare),
    renamed("SQUARE_FROM_0X88", SQUARE_OF_0X88, x88Coordinates),
    renamed("SQUARE_TO_15X15", coordinate(superimposed), eachSquare),
    { measure: index(x88), layout: indexOnly(x88), names: { lookup: "x88diff" } },
  ],
  "chess-distance/pieces": [
    ...[QUEEN, ROOK, BISHOP].flatMap((piece) => inLayouts(piece, [pair, superimposed])),
    ...inLayouts(COMBINED, [pair]),
    renamed("CORNER_DISTANCE_LIGHT", WAZIR, to(LIGHT_CORNERS), "cornerDistanceLight"),
    renamed("CORNER_DISTANCE_DARK", WAZIR, to(DARK_CORNERS), "cornerDistanceDark"),
    ...inLayouts(KING, [to(EDGE)]),
    ...inLayouts(COLOR, [eachSquare]),
  ],
  "chess-distance/vectors": [
    ...inLayouts(ATTACKS, [pair, superimposed, x88]),
    ...inLayouts(DIRECTION, [pair, superimposed, x88]),
    ...inLayouts(increment({ rank: 8 }), [pair]),
    ...inLayouts(increment({ rank: 15 }), [superimposed]),
    ...inLayouts(increment({ rank: 16 }), [x88]),
  ],
  "chess-distance/sets": [
    ...inLayouts(BETWEEN, [pair]),
    ...inLayouts(LINE, [pair]),
    ...MOVE_SETS.flatMap((measure) => inLayouts(measure, [eachSquare])),
    ...inLayouts(rings(KING, "king moves"), [byDistance(KING)]),
    ...inLayouts(rings(KNIGHT, "knight moves"), [byDistance(KNIGHT)]),
    ...inLayouts(zones(KING, "king moves"), [byDistance(KING)]),
    renamed("WHITE_PAWN_SQUARES", WHITE_PAWN_SQUARES, each("pawn"), "whitePawnSquare"),
    renamed("BLACK_PAWN_SQUARES", BLACK_PAWN_SQUARES, each("pawn"), "blackPawnSquare"),
  ],
  "chess-distance/paths": [
    ...inLayouts(shortestPaths(KING, "king moves"), [pair]),
    ...inLayouts(shortestPaths(KNIGHT, "knight moves"), [pair]),
    ...inLayouts(pathCount(KNIGHT, "knight moves"), [pair]),
  ],
} as const satisfies Record<string, readonly Entry[]>;

/** The entries of each entry point of the package, each with its board. */
export const ENTRY_POINTS: ReadonlyMap<string, readonly EntryOn[]> = new Map(
  Object.entries<readonly Entry[]>(CATALOGUE).map(([name, entries]) => [
    name,
    entries.map((entry) => ({ ...entry, board: BOARD })),
  ]),
);

/** All entries, in the order in which `npm run generate` reports them. */
export const ENTRIES: readonly EntryOn[] = [...ENTRY_POINTS.values()].flat();

const namesOfEntry = onceFor(({ measure, layout, board, names }: EntryOn) =>
  namesOf(measure, layout(board), names),
);

/** The name of the table of an entry, or of the lookup if there is no table. */
const nameOfEntry = (entry: EntryOn): string => mainName(namesOfEntry(entry));

/** The names of all entries. Each is derived when it is asked for, because some need a search of the board. */
export const ENTRY_NAMES: Iterable<string> = {
  *[Symbol.iterator]() {
    for (const entry of ENTRIES) yield nameOfEntry(entry);
  },
};

export const entryNamed = (name: string): EntryOn | undefined =>
  ENTRIES.find((entry) => nameOfEntry(entry) === name);
