/** The measures that requests name: what each needs, and how it becomes an entry in a layout. */
import { inWords, piece, type Piece } from "../betza.js";
import type { Board } from "../boards/board.js";
import type { LayoutOn } from "../layouts/layout.js";
import { byDistance } from "../layouts/pair.js";
import { distance } from "../measures/distance.js";
import type { DistanceMeasure, Measure } from "../measures/measure.js";
import { distanceCount, rings, shortestPaths, zones } from "../measures/sets.js";
import { BETWEEN, DIRECTION, increment, LINE } from "../measures/lines.js";
import { attackerOf, attacks, MOST_ATTACKERS, PAWNS, type Attacker } from "../measures/attacks.js";
import type { EntryOn } from "../table.js";
import { LAYOUT_NAMES, type LayoutName } from "./named.js";

/** The measure of a table in a layout on a board, and the layout if the measure has its own. */
type Tabulated = (layout: LayoutOn, board: Board) => Pick<EntryOn, "measure" | "layout">;

/** A measure that requests name. */
interface NamedMeasure {
  /** The most pieces that it is about; 0 if it is the same for all pieces. */
  readonly pieces: number;
  readonly layouts: readonly LayoutName[];
  /** Whether the answers are sets of squares, which only boards of up to 64 squares have. */
  readonly isSet: boolean;
  /** The measure of some pieces; `own` is the name that the user gives to the tables, or empty. */
  readonly of: (pieces: readonly string[], own: string) => Tabulated;
}

const BY_TWO_SQUARES: readonly LayoutName[] = ["pair", "0x88", "superimposed"];

const inAnyLayout =
  (measure: Measure): Tabulated =>
  (layout) => ({ measure, layout });

const movesOf = (mover: Piece): string => `moves of the ${inWords(mover)}`;

/** Sets of squares for one piece or none. */
const sets = (pieces: 0 | 1, of: NamedMeasure["of"]): NamedMeasure => ({
  pieces,
  layouts: ["pair"],
  isSet: true,
  of,
});

const setsByDistance = (
  of: (measure: DistanceMeasure, name: string, moves: string) => Measure,
): NamedMeasure =>
  sets(1, ([notation = ""]) => {
    const mover = piece(notation);
    const moves = distance(mover);
    const measure = of(moves, mover.name, movesOf(mover));
    const entry = { measure, layout: byDistance(distanceCount(moves)) };
    return () => entry;
  });

const pawnNamed = (text: string): Attacker | undefined =>
  PAWNS.find(({ name }) => name.toLowerCase() === text.toLowerCase());

/** Whether a text names a pawn, which has attacks but no distance. */
export const isPawn = (text: string): boolean => pawnNamed(text) !== undefined;

/** The attacker of a text: a pawn, or a piece by its name or notation. */
export const attackerNamed = (text: string): Attacker =>
  pawnNamed(text) ?? attackerOf(piece(text), distance(piece(text)));

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

/** The measures, by name. */
const MEASURES: Readonly<Record<MeasureName, NamedMeasure>> = {
  distance: {
    pieces: 1,
    layouts: LAYOUT_NAMES,
    isSet: false,
    of: ([notation = ""]) => inAnyLayout(distance(piece(notation))),
  },
  attacks: {
    pieces: MOST_ATTACKERS,
    layouts: BY_TWO_SQUARES,
    isSet: false,
    of: (pieces, own) => inAnyLayout(attacks(pieces.map(attackerNamed), own)),
  },
  direction: {
    pieces: 0,
    layouts: BY_TWO_SQUARES,
    isSet: false,
    of: () => inAnyLayout(DIRECTION),
  },
  increment: {
    pieces: 0,
    layouts: BY_TWO_SQUARES,
    isSet: false,
    of: () => (layout, board) => ({
      measure: increment(layout(board).width ?? board.files),
      layout,
    }),
  },
  between: sets(0, () => inAnyLayout(BETWEEN)),
  line: sets(0, () => inAnyLayout(LINE)),
  rings: setsByDistance(rings),
  zones: setsByDistance(zones),
  paths: sets(1, ([notation = ""]) => {
    const mover = piece(notation);
    return inAnyLayout(shortestPaths(distance(mover), mover.name, movesOf(mover)));
  }),
};

/** Whether a measure has this name. */
const isMeasureName = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);

/** The names of all measures. */
export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasureName);

/** The measure of a request, which is the distance if it names none. */
export const measureNamed = (name: MeasureName = "distance"): NamedMeasure => MEASURES[name];
