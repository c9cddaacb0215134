/** The measures by their names in requests: the pieces and layouts that each accepts, and how its entries are made. */
import { at } from "../common.js";
import { piece, type Piece } from "../pieces.js";
import type { Board } from "../boards/board.js";
import type { LayoutOn } from "../layouts/layout.js";
import { LAYOUT_NAMES, type LayoutName } from "../layouts/layouts.js";
import type { Entry } from "../table.js";
import { attackerOf, attacks, MOST_ATTACKERS, PAWNS, type Attacker } from "./attacks.js";
import { distance } from "./distance-formulas.js";
import { BETWEEN, DIRECTION, increment, LINE } from "./lines.js";
import type { DistanceMeasure, Measure } from "./measure.js";
import { rings, shortestPaths, zones } from "./sets.js";

export interface NamedPiece extends Attacker {
  /** The name or notation as given. */
  readonly text: string;
  readonly distance: DistanceMeasure<Piece>;
  /** Whether it is a pawn. Pawns have attacks, but no table can hold their distance, which differs by direction. */
  readonly isPawn: boolean;
}

/** The pawn or piece with a name or notation. Throws a `BetzaError` if the text is neither. */
export const pieceNamed = (text: string): NamedPiece => {
  const pawn = PAWNS.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const moves = distance(pawn ? { ...pawn, notation: pawn.name } : piece(text));
  return { ...(pawn ?? attackerOf(moves)), text, distance: moves, isPawn: pawn !== undefined };
};

/** Makes the entry for some pieces. `own` is the user's name for the tables, or empty. */
type EntryOf = (
  pieces: readonly NamedPiece[],
  own: string,
  layout: LayoutOn,
  board: Board,
) => Entry;

interface NamedMeasure {
  /** The maximum number of pieces; 0 if the measure does not depend on a piece. */
  readonly pieces: number;
  readonly layouts: readonly LayoutName[];
  /** Whether the answers are sets of squares, which require a board of at most 64 squares. */
  readonly isSet: boolean;
  readonly of: EntryOf;
}

/** The name of a measure in a request. */
export type MeasureName =
  | ("distance" | "attacks" | "direction" | "increment" | "between" | "line")
  | ("rings" | "zones" | "paths");

const ofAnyPiece =
  (measure: Measure): EntryOf =>
  (_pieces, _own, layout) => ({ measure, layout });

const ofPiece =
  (entryOf: (distance: DistanceMeasure, moves: string, layout: LayoutOn) => Entry): EntryOf =>
  (pieces, _own, layout) => {
    const { distance, words } = at(pieces, 0);
    return entryOf(distance, `moves of the ${words}`, layout);
  };

const distances = ofPiece((measure, _moves, layout) => ({ measure, layout }));

const paths = ofPiece((distance, moves, layout) => ({
  measure: shortestPaths(distance, moves),
  layout,
}));

const ofVectors = (pieces: number, of: EntryOf): NamedMeasure => ({
  pieces,
  layouts: ["pair", "0x88", "superimposed"],
  isSet: false,
  of,
});

const ofSets = (pieces: 0 | 1, of: EntryOf): NamedMeasure => ({
  pieces,
  layouts: ["pair"],
  isSet: true,
  of,
});

export const MEASURES: Readonly<Record<MeasureName, NamedMeasure>> = {
  distance: { pieces: 1, layouts: LAYOUT_NAMES, isSet: false, of: distances },
  attacks: ofVectors(MOST_ATTACKERS, (pieces, own, layout) => ({
    measure: attacks(pieces, own),
    layout,
  })),
  direction: ofVectors(0, ofAnyPiece(DIRECTION)),
  increment: ofVectors(0, (_pieces, _own, layout, board) => ({
    measure: increment(layout(board).width ?? board.files),
    layout,
  })),
  between: ofSets(0, ofAnyPiece(BETWEEN)),
  line: ofSets(0, ofAnyPiece(LINE)),
  rings: ofSets(1, ofPiece(rings)),
  zones: ofSets(1, ofPiece(zones)),
  paths: ofSets(1, paths),
};

const isMeasureName = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);

export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasureName);
