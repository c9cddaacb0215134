/** The views of chapters: what they show of a board, a metric and a layout. */
import { squareName, type Board, type Square } from "../../generator/core/boards/board.js";
import { MOVE_ENTRY_POINTS, type EntryPoints } from "../../generator/core/move-catalogue.js";
import type { Measure } from "../../generator/core/measures/measure.js";
import type { MeasureName } from "../../generator/request/defaults.js";
import { OF_MOVES, type NamedMeasure } from "../../generator/request/pieces.js";
import { SHOWN_LAYOUTS } from "./layouts.js";
import { counted, distanceText, type Metric } from "./metrics.js";

/** A question about the squares of a board, and how its answers are shown. */
export interface View {
  /** The name in an address. */
  readonly name: string;
  /** The label in the menu. */
  readonly label: string;
  /** The tool's measure that makes the table: the name, and the measure itself. */
  readonly measure: MeasureName;
  readonly kind: NamedMeasure;
  /** The entry points of the package that may export the table. */
  readonly published: EntryPoints;
  readonly layouts: readonly string[];
  /** Whether the answers are distances of the metric, whatever the table holds. */
  readonly isOfDistances: boolean;
  /** Whether the answers depend on the piece of the metric. */
  readonly hasMetric: boolean;
  /** The strength of a number's color, from 0; `undefined` for a number without a color. */
  readonly strengthOf: (value: number, measure: Measure) => number | undefined;
  /** A number in words; a set lists its squares instead. */
  readonly inWords: (value: number | undefined, metric: Metric, measure: Measure) => string;
}

const OF_DISTANCES = {
  published: MOVE_ENTRY_POINTS,
  layouts: SHOWN_LAYOUTS,
  isOfDistances: true,
  hasMetric: true,
  strengthOf: (value: number) => value,
  inWords: (value: number | undefined, metric: Metric) => distanceText(metric, value),
};

export const DISTANCES: View = {
  ...OF_DISTANCES,
  ...{ name: "distances", label: "Distances", measure: "distance", kind: OF_MOVES.distance },
};

export const PATHS: View = {
  ...OF_DISTANCES,
  ...{ name: "paths", label: "Shortest paths", measure: "paths", kind: OF_MOVES.paths },
};

/** A view of sets; lines are those of the board, not the rides of a piece. */
export const ofSets = (
  measure: "between" | "line" | "rings" | "zones",
  label: string,
  kind: NamedMeasure,
  published: EntryPoints = MOVE_ENTRY_POINTS,
): View => ({
  ...OF_DISTANCES,
  ...{ name: measure, label, measure, kind, published, layouts: kind.layouts },
  ...{ isOfDistances: false, hasMetric: kind.along !== "lines" },
});

export const RINGS = ofSets("rings", "Ring", OF_MOVES.rings);

export const setText = (board: Board, set: bigint): string => {
  const squares = squaresIn(board, set);
  if (squares.length === 0) return "no squares";
  const count = counted(squares.length, "square");
  return squares.length > MOST_NAMED
    ? count
    : `${count}: ${squares.map((square) => squareName(board, square)).join(", ")}`;
};

/** The most names in a sentence. More names would make the sentence hard to read. */
const MOST_NAMED = 8;

export const squaresIn = (board: Board, set: bigint): readonly Square[] =>
  board.squares.filter((square) => ((set >> BigInt(square)) & 1n) > 0n);
