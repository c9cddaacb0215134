/** The measures that requests name: what each is about, and its entry in a layout. */
import { at } from "../common.js";
import { BETWEEN, DIRECTION, increment, LINE } from "./lines.js";
import { piece } from "../betza.js";
import type { Board } from "../boards/board.js";
import type { LayoutOn } from "../layouts/layout.js";
import { byDistance, LAYOUT_NAMES, type LayoutName } from "../layouts/layouts.js";
import type { Entry } from "../table.js";
import { distance } from "./distance.js";
import type { DistanceMeasure, Measure } from "./measure.js";
import { attackerOf, attacks, MOST_ATTACKERS, PAWNS, type Attacker } from "./attacks.js";
import { distanceCount, rings, shortestPaths, zones } from "./sets.js";

/** A piece of a request. */
export interface NamedPiece extends Attacker {
  /** Its name or notation as it was given. */
  readonly text: string;
  readonly distance: DistanceMeasure;
  /** Whether it is for attacks only, because no table holds the distance of a pawn, which differs by direction. */
  readonly isPawn: boolean;
}

/** The pawn or piece of a name or notation; throws a `BetzaError` if it is neither. */
export const pieceNamed = (text: string): NamedPiece => {
  const pawn = PAWNS.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const mover = pawn ? { ...pawn, notation: pawn.name } : piece(text);
  const moves = distance(mover);
  return {
    ...(pawn ?? attackerOf(piece(text), moves)),
    ...{ text, distance: moves, isPawn: pawn !== undefined },
  };
};

interface NamedMeasure {
  /** The most pieces that it is about; 0 if it is the same for all pieces. */
  readonly pieces: number;
  readonly layouts: readonly LayoutName[];
  /** Whether the answers are sets of squares, which only boards of up to 64 squares have. */
  readonly isSet: boolean;
  /** The entries of some pieces; `own` is the name that the user gives to the tables, or empty. */
  readonly of: (
    pieces: readonly NamedPiece[],
    own: string,
  ) => (on: LayoutOn, board: Board) => Entry;
}

/** The name of a measure. */
export type MeasureName =
  | "distance"
  | "attacks"
  | "direction"
  | "increment"
  | "between"
  | "line"
  | "rings"
  | "zones"
  | "paths";

const ofVectors = (pieces: number, of: NamedMeasure["of"]): NamedMeasure => ({
  ...{ pieces, layouts: ["pair", "0x88", "superimposed"], isSet: false, of },
});

const ofSets = (pieces: 0 | 1, of: NamedMeasure["of"]): NamedMeasure => ({
  ...{ pieces, layouts: ["pair"], isSet: true, of },
});

type OfPiece = (distance: DistanceMeasure, name: string, moves: string) => Measure;

const ofPiece = (of: OfPiece, pieces: readonly NamedPiece[]): Measure => {
  const { distance, name, words } = at(pieces, 0);
  return of(distance, name, `moves of the ${words}`);
};

const setsByDistance = (of: OfPiece): NamedMeasure =>
  ofSets(1, (pieces) => {
    const measure = ofPiece(of, pieces);
    const layout = byDistance(distanceCount(at(pieces, 0).distance));
    return () => ({ measure, layout });
  });

const inAnyLayout =
  (measure: Measure) =>
  (layout: LayoutOn): Entry => ({ measure, layout });

export const MEASURES: Readonly<Record<MeasureName, NamedMeasure>> = {
  distance: {
    ...{ pieces: 1, layouts: LAYOUT_NAMES, isSet: false },
    of: (pieces) => inAnyLayout(at(pieces, 0).distance),
  },
  attacks: ofVectors(MOST_ATTACKERS, (pieces, own) => inAnyLayout(attacks(pieces, own))),
  direction: ofVectors(0, () => inAnyLayout(DIRECTION)),
  increment: ofVectors(0, () => (layout, board) => ({
    measure: increment(layout(board).width ?? board.files),
    layout,
  })),
  between: ofSets(0, () => inAnyLayout(BETWEEN)),
  line: ofSets(0, () => inAnyLayout(LINE)),
  rings: setsByDistance(rings),
  zones: setsByDistance(zones),
  paths: ofSets(1, (pieces) => inAnyLayout(ofPiece(shortestPaths, pieces))),
};

const isMeasureName = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);

export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasureName);
