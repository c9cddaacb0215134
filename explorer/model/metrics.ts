/** The metrics that the explorer offers by name; any other piece is typed in Betza notation. */
import { piece, type Piece } from "../../generator/betza.js";
import {
  BISHOP,
  COMBINED,
  distance,
  KING,
  KNIGHT,
  QUEEN,
  ROOK,
  WAZIR,
} from "../../generator/measures/distance.js";
import type { Board, Square } from "../../generator/boards/board.js";
import type { DistanceMeasure } from "../../generator/measures/measure.js";
import { largestOf, type Distances } from "../drawing/grid.js";

/** A metric that has a name: the distance of a piece, or the combined distance. */
export interface NamedMetric {
  readonly label: string;
  /** The piece in Betza notation; none for the combined distance. */
  readonly notation?: string;
  /** The measure of the package's tables. */
  readonly measure: DistanceMeasure;
}

/** Every metric that has a name, in the order of the menu. */
export const METRICS = {
  king: { label: "King", notation: "K", measure: KING },
  manhattan: { label: "Manhattan", notation: "W", measure: WAZIR },
  knight: { label: "Knight", notation: "N", measure: KNIGHT },
  queen: { label: "Queen", notation: "Q", measure: QUEEN },
  rook: { label: "Rook", notation: "R", measure: ROOK },
  bishop: { label: "Bishop", notation: "B", measure: BISHOP },
  combined: { label: "Combined", measure: COMBINED },
} satisfies Record<string, NamedMetric>;

/** The name of a metric. */
export type MetricName = keyof typeof METRICS;

/** Whether a metric has this name. */
export const isMetricName = (name: string): name is MetricName => Object.hasOwn(METRICS, name);

/** What is measured: a metric by its name, or a piece in Betza notation that the core accepts. */
export type Measured = { readonly metric: MetricName } | { readonly notation: string };

/** Whether what is measured is the combined distance, which is not a number of moves. */
export const isCombined = (measured: Measured): boolean => notationOf(measured) === undefined;

/** The metric with that name, or of that piece by its letter or its usual name; none for a piece without a name here. */
export const namedMetric = (measured: Measured): NamedMetric | undefined => {
  if ("metric" in measured) return METRICS[measured.metric];
  const moves = piece(measured.notation).notation;
  return Object.values<NamedMetric>(METRICS).find(({ notation }) => notation === moves);
};

/** The piece that is measured, in Betza notation; none for the combined distance. */
export const notationOf = (measured: Measured): string | undefined =>
  "notation" in measured ? measured.notation : namedMetric(measured)?.notation;

/** A piece and the name for its tables. */
interface NamedPiece {
  /** In camelCase, such as `camel`. */
  readonly name: string;
  readonly piece: Piece;
}

/** The piece that is measured, with the name of its tables in the tool; none for the combined distance. */
export const pieceOf = (measured: Measured): NamedPiece | undefined => {
  const notation = notationOf(measured);
  if (notation === undefined) return undefined;
  const moves = piece(notation);
  return { name: "metric" in measured ? measured.metric : moves.name, piece: moves };
};

/**
 * The measure, the same object each time, because measures cache their answers. For a piece it is the measure of the
 * tool's tables, which is right on every board.
 */
export const measureOf = (measured: Measured): DistanceMeasure => {
  const key = "metric" in measured ? measured.metric : `piece ${measured.notation}`;
  const known = measures.get(key) ?? madeMeasure(measured);
  measures.set(key, known);
  return known;
};

const madeMeasure = (measured: Measured): DistanceMeasure => {
  const named = pieceOf(measured);
  return named === undefined ? COMBINED : distance({ ...named.piece, name: named.name });
};

const measures = new Map<string, DistanceMeasure>();

/** The distance of every square from the nearest of some origins. */
export const distancesFrom = (
  measured: Measured,
  board: Board,
  origins: readonly Square[],
): Distances => measureOf(measured).ways[0].on(board)(origins);

/** The largest distance from any of some squares. */
export const largestDistance = (
  measured: Measured,
  board: Board,
  origins: readonly Square[],
): number =>
  largestOf(origins.map((origin) => largestOf(distancesFrom(measured, board, [origin]))));

/** `1 move`, `2 moves` */
export const movesText = (count: number): string => `${count} ${count === 1 ? "move" : "moves"}`;

/** The letters of the piece that is measured, for its figure on a board; none for the combined distance. */
export const tokenOf = (measured: Measured): string => notationOf(measured) ?? "+";

/** The name of what is measured, for labels. */
export const labelOf = (measured: Measured): string =>
  "notation" in measured ? measured.notation : METRICS[measured.metric].label;
