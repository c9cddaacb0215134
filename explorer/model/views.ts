/** The views: what the page can show of a board, a metric and a layout. Each is a record. */
import { squareName, type Board, type Square } from "../../generator/core/board.js";
import { TABLES } from "../../generator/core/catalogue.js";
import type { Entry } from "../../generator/core/table.js";
import type { Measure } from "../../generator/core/measure.js";
import { MEASURES, type MeasureName } from "../../generator/request/measures.js";
import { SHOWN_LAYOUTS } from "./layouts.js";
import { counted, distanceText, type Metric } from "./metrics.js";

/** What is asked of the squares of a board, and how the answers are shown. */
export interface View {
  /** In an address. */
  readonly name: string;
  /** In the menu. */
  readonly label: string;
  /** Where its table comes from: a measure of the tool, or an entry that the explorer makes. */
  readonly measure?: MeasureName;
  readonly table?: (board: Board) => Entry;
  readonly layouts: readonly string[];
  /** Whether the answers are distances of the metric, whatever the table holds. */
  readonly isOfDistances: boolean;
  /** Whether the answers depend on the piece of the metric. */
  readonly hasMetric: boolean;
  /** How strong the color of a number is, from 0; none for a number without a color. */
  readonly strengthOf: (value: number, measure: Measure) => number | undefined;
  readonly inWords: (value: number | undefined, told: Told) => string;
  /** What comes before the distance argument in words, such as `up to `. */
  readonly before?: string;
}

interface Told {
  readonly board: Board;
  readonly metric: Metric;
  readonly measure: Measure;
}

const PLAIN = {
  isOfDistances: false,
  strengthOf: (value: number) => value,
  inWords: (value: number | undefined) => `${value ?? "no answer"}`,
};

const OF_DISTANCES: Partial<View> = {
  layouts: SHOWN_LAYOUTS,
  isOfDistances: true,
  inWords: (value, { metric }) => distanceText(metric, value),
};

const OF_MEASURES: Readonly<Record<string, Partial<View>>> = {
  between: { label: "Squares between" },
  line: { label: "Whole line" },
  rings: { label: "Ring" },
  zones: { label: "Zone", before: "up to " },
};

export const ofMeasure = (measure: MeasureName, particulars: Partial<View> = {}): View => ({
  ...PLAIN,
  name: measure,
  label: labelFrom(measure),
  measure,
  layouts: MEASURES[measure].layouts,
  // Lines here are those of the board, not the rides of a piece.
  hasMetric: MEASURES[measure].pieces === 1 && MEASURES[measure].along !== "lines",
  ...OF_MEASURES[measure],
  ...particulars,
});

/** The view of a table that exists only for the board of the package. */
export const ofTable = (table: string, particulars: Partial<View> = {}): View => {
  const entry = TABLES.get(table);
  if (entry === undefined) throw new Error(`the package has no ${table}`);
  return {
    ...PLAIN,
    name: table.toLowerCase().replaceAll("_", "-"),
    label: labelFrom(table),
    table: () => entry,
    ...{ layouts: ["pair"], hasMetric: false },
    ...particulars,
  };
};

const labelFrom = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase().replaceAll("_", " ");

export const coordinateText = (value = 0): string => `coordinate ${value}`;

export const DISTANCES: View = ofMeasure("distance", {
  ...OF_DISTANCES,
  ...{ name: "distances", label: "Distances" },
});

export const PATHS: View = ofMeasure("paths", {
  ...OF_DISTANCES,
  ...{ name: "paths", label: "Shortest paths" },
});

export const TO_0X88: View = ofTable("SQUARE_TO_0X88", {
  ...{ name: "to-0x88", label: "0x88 coordinates" },
  inWords: coordinateText,
});

export const setText = (board: Board, set: bigint): string => {
  const squares = squaresIn(board, set);
  if (squares.length === 0) return "no square";
  const count = counted(squares.length, "square");
  return squares.length > MOST_NAMED
    ? count
    : `${count}: ${squares.map((square) => squareName(board, square)).join(", ")}`;
};

/** A sentence with more names cannot be read. */
const MOST_NAMED = 8;

export const squaresIn = (board: Board, set: bigint): readonly Square[] =>
  board.squares.filter((square) => ((set >> BigInt(square)) & 1n) === 1n);
