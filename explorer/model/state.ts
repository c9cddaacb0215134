/** The state: everything that determines what the page shows. The address stores the state, except for the page's numbering. */
import { BOARD, squareName, type Board, type Square } from "../../generator/core/boards/board.js";
import { placeOf } from "./layouts.js";
import { metricNamed } from "./metrics.js";
import type { Places } from "./places.js";
import { layoutOf, type Asked } from "./table.js";
import { DISTANCES, PATHS, type View } from "./views.js";

export interface State extends Asked {
  /** The square from which distance is measured. */
  readonly origin: Square;
  /** The square to which distance is measured. */
  readonly target: Square;
}

/** The state at the start: two squares with a surprising knight distance. */
export const OPENING: State = {
  board: BOARD,
  metric: metricNamed("knight"),
  layout: "pair",
  view: DISTANCES,
  origin: 0,
  target: 9,
  numbering: "a1",
};

/** Stilman's example of shortest paths: the king from f6 to h1. Source: page Distance. */
export const STILMAN: State = {
  ...OPENING,
  metric: metricNamed("king"),
  view: PATHS,
  origin: 45,
  target: 7,
};

/** The same state in a view, with a layout and a metric that fit the view. Paths need the metric of a piece. */
export const showing = (state: State, view: View): State => {
  const { layout, metric } = state;
  const isToRegion = placeOf(layout) !== undefined;
  const hasLayout = view.layouts.includes(layout) && !(view === PATHS && isToRegion);
  const isOfPiece = view.hasMetric && (view === PATHS || !view.isOfDistances);
  return {
    ...state,
    view,
    layout: hasLayout ? layout : "pair",
    metric: isOfPiece && metric.piece === undefined ? metricNamed("king") : metric,
  };
};

/** A consistent state: the layout fits the view, and a state without paths shows distances. */
export const settled = (state: State): State => {
  const { view } = state;
  const shown = showing(state, view);
  const hasPaths = shown.layout === state.layout && shown.metric === state.metric;
  return view === PATHS && !hasPaths ? { ...state, view: DISTANCES } : shown;
};

/** Reports whether there is an origin to move: the first of the lookup's two arguments. */
export const hasOrigin = (asked: Asked): boolean => layoutOf(asked).parameters.length === 2;

/** The squares that a reader can drag. Without an origin, only the target. */
export const placesOf = (state: State): Places => ({
  pieces: hasOrigin(state) ? [state.origin] : [],
  target: state.target,
});

export const withPlaces = (state: State, { pieces: [origin], target }: Places): State => ({
  ...state,
  origin: origin ?? state.origin,
  target,
});

/** A board as typed: the value of `--board`. */
export const boardText = ({ naming, name }: Board): string => naming.request ?? name;

/** The fragment of the address that holds a state. */
export const addressOf = (state: State): string => {
  const { board, metric, layout, view, origin, target } = state;
  const parameters = new URLSearchParams({
    board: boardText(board),
    [metric.isTyped ? "piece" : "metric"]: metric.name,
    layout,
    view: view.name,
    from: squareName(board, origin),
    to: squareName(board, target),
  });
  return `#${parameters.toString()}`;
};
