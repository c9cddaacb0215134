/** The distances of the page: the distances of the package, by name, and the distance of any other piece. */
import { countedPiece, towardOrigins } from "../../generator/core/measures/measure.js";
import { isRectangle } from "../../generator/core/boards/board.js";
import { pieceCalled } from "../../generator/pieces/named-pieces.js";
import type { Board, Square } from "../../generator/core/boards/board.js";
import { at, counted, onceFor } from "../../generator/common.js";
import { MOVE_ENTRY_POINTS } from "../../generator/core/move-catalogue.js";
import type { Measure } from "../../generator/core/measures/measure.js";
import { pieceNamed, pieceOfGraph, type NamedPiece } from "../../generator/request/pieces.js";
import type { Distances } from "../../generator/drawing/grid.js";
import type { Distance } from "../../generator/core/measures/elements.js";

/** A distance of the package, or the distance of a piece in Betza notation. */
export interface Metric {
  /** The name, or the notation as typed, in an address. */
  readonly name: string;
  readonly isTyped: boolean;
  readonly label: string;
  /** The piece that moves; `undefined` for the combined distance, which is not a number of moves. */
  readonly piece?: NamedPiece;
  /** The measure of the distance, which is right on every board. */
  readonly measure: Measure<Distance>;
  /** The measure of the package's tables; `undefined` for other pieces. */
  readonly ofPackage: Measure<Distance> | undefined;
}

export const isDistance = (measure: Measure): measure is Measure<Distance> =>
  measure.noun === "distance";

const metricOf = (ofPackage: Measure<Distance>): Metric => {
  const piece = countedPiece(ofPackage);
  const name = ofPackage.name.join("") || (piece?.name ?? "");
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const common = { name, label, isTyped: false, measure: ofPackage, ofPackage };
  if (piece === undefined) return common;
  const named = pieceNamed(piece.notation);
  return { ...common, piece: named, measure: named.distance };
};

/** Every distance of the package by its name, in the order of the catalogue. */
export const METRICS: ReadonlyMap<string, Metric> = new Map(
  [...new Set([...MOVE_ENTRY_POINTS.values()].flat().map(({ measure }) => measure))]
    .filter(isDistance)
    .map(metricOf)
    .map((metric) => [metric.name, metric]),
);

export const metricNamed = (name: string): Metric => {
  const metric = METRICS.get(name);
  if (metric === undefined) throw new Error(`the package has no distance of ${name}`);
  return metric;
};

export const ofGraph = (text: string): Metric => {
  const piece = pieceOfGraph(text);
  const { distance: measure } = piece;
  return { name: text, label: text, isTyped: false, piece, measure, ofPackage: undefined };
};

/** The named metrics of a board: those of the pieces of its graph, or those of the package. */
export const metricsOn: (board: Board) => ReadonlyMap<string, Metric> = onceFor((board: Board) =>
  board.graphs
    ? new Map([...board.graphs.keys()].map((text) => [text, ofGraph(text)]))
    : new Map(
        // The combined distance needs files and ranks, so only rectangles have it.
        [...METRICS].filter(([, { piece }]) => isRectangle(board) || piece !== undefined),
      ),
);

/** The metric that a board shows if none is chosen. */
export const firstMetricOn = (board: Board): Metric =>
  metricsOn(board).get("knight") ?? at([...metricsOn(board).values()], 0);

/** The name of tables that need a name, as on an unnamed board. */
export const OWN_NAME = "own";

const typed = new Map<string, WeakRef<Metric>>();

/**
 * The metric of a piece. The same notation gives the same object while the object is in use. Throws a `BetzaError` for
 * an unknown piece.
 */
export const metricTyped = (name: string): Metric => {
  const { notation } = pieceCalled(name);
  const moving = pieceNamed(name);
  const named = [...METRICS.values()].find(
    ({ measure }) => countedPiece(measure)?.notation === notation,
  );
  const metric = typed.get(name)?.deref() ?? {
    ...{ name, label: name, isTyped: true, piece: moving },
    ...{ measure: moving.distance, ofPackage: named?.ofPackage },
  };
  typed.set(name, new WeakRef(metric));
  return metric;
};

/** The distance of every square from the nearest of some origins. */
export const distancesFrom = (
  { measure }: Metric,
  board: Board,
  origins: readonly Square[],
): Distances => measure.ways[0].on(board)(origins);

/** The distance of every square to the nearest of some targets. */
export const distancesTo: typeof distancesFrom = ({ measure }, board, targets) =>
  towardOrigins(measure.ways)[0].on(board)(targets);

/** A distance in words, with the unit `moves` unless it is the combined distance. */
export const distanceText = ({ piece }: Metric, distance: number | undefined): string => {
  if (distance === undefined) return "never reached";
  return piece === undefined ? `combined distance ${distance}` : movesText(distance);
};

export const movesText = (count: number): string => counted(count, "move");

/** A number of moves in a sentence: `no moves`, `1 move` or `2 moves`. */
export const movesSaid = (count: number): string => (count === 0 ? "no moves" : movesText(count));

export { counted };

/** The letters of a piece, which choose its figure on a board. */
export const tokenOf = ({ piece }: Metric): string => piece?.text ?? "+";
