/** The catalogue: every published table, as a measure in a layout. */
import { onceFor } from "../common.js";
import { BOARD } from "./boards/board.js";
import { inLayouts, MOVE_CATALOGUE, renamed, type EntryPoints } from "./move-catalogue.js";
import { indexOnly, superimposed, x88 } from "./layouts/difference.js";
import { each, eachSquare, pair } from "./layouts/layout.js";
import { coordinate, index, SQUARE_OF_0X88, x88Coordinates } from "./layouts/indices.js";
import { COLOR, CORNER } from "./measures/squares.js";
import { ATTACKS, MOVE_SETS } from "./measures/attacks.js";
import { BETWEEN, DIRECTION, increment, LINE } from "./measures/lines.js";
import { BLACK_PAWN_SQUARES, WHITE_PAWN_SQUARES } from "./measures/sets.js";
import type { EntryOn } from "./tables/table.js";
import { mainName, namesOf } from "./tables/names.js";

/** The entries by entry point. */
export const CATALOGUE = {
  "chess-distance": [
    ...MOVE_CATALOGUE["chess-distance"],
    ...inLayouts(CORNER, [eachSquare]),
    renamed("SQUARE_TO_0X88", coordinate(x88), eachSquare),
    renamed("SQUARE_FROM_0X88", SQUARE_OF_0X88, x88Coordinates),
    renamed("SQUARE_TO_15X15", coordinate(superimposed), eachSquare),
    { measure: index(x88), layout: indexOnly(x88), board: BOARD, names: { lookup: "x88diff" } },
  ],
  "chess-distance/pieces": [
    ...MOVE_CATALOGUE["chess-distance/pieces"],
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
    ...MOVE_CATALOGUE["chess-distance/sets"],
    renamed("WHITE_PAWN_SQUARES", WHITE_PAWN_SQUARES, each("pawn"), "whitePawnSquare"),
    renamed("BLACK_PAWN_SQUARES", BLACK_PAWN_SQUARES, each("pawn"), "blackPawnSquare"),
  ],
  "chess-distance/paths": MOVE_CATALOGUE["chess-distance/paths"],
} as const satisfies Record<string, readonly EntryOn[]>;

/** The entries of each entry point of the package. */
export const ENTRY_POINTS: EntryPoints = new Map(Object.entries(CATALOGUE));

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
