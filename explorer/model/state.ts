/** The state: everything that determines what the page shows. The address holds all of it. */
import {
  fileOf,
  rankOf,
  squareName,
  squareNamed,
  rectangle,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { BOARD } from "../../generator/catalogue.js";
import { BetzaError } from "../../generator/errors.js";
import { PIONEERS_NAME } from "../../generator/layouts/layouts.js";
import { isOnBoard, placeOf, SHOWN_LAYOUTS } from "./layouts.js";
import { metricNamed, METRICS, metricTyped, tokenOf, type Metric } from "./metrics.js";
import { numberingNamed, type Numbering } from "./numbering.js";
import { squareAt, type Places } from "./places.js";
import { VIEWS, type Published } from "./published.js";
import { layoutOf, type Asked } from "./table.js";
import { COMPARE, DISTANCES, PATHS, type View } from "./views.js";

export interface State extends Asked {
  /** The square from which distance is measured. */
  readonly origin: Square;
  /** The square to which distance is measured. */
  readonly target: Square;
  /** The metric with which `metric` is compared. */
  readonly other: Metric;
  /** The square that is 0 where squares are written as numbers. */
  readonly numbering: Numbering;
}

/** The most files or ranks of a board in the explorer. */
export const LARGEST_SIDE = 16;

/** The state at the start: two squares with a surprising knight distance. */
export const OPENING: State = {
  board: BOARD,
  metric: metricNamed("knight"),
  layout: "pair",
  view: DISTANCES,
  origin: 0,
  target: 9,
  other: metricNamed("king"),
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

/** The same state on another board, with both squares in the same places or the nearest ones. */
export const onBoard = (state: State, board: Board): State => {
  const moved = (square: Square): Square =>
    squareAt(board, fileOf(state.board, square), rankOf(state.board, square));
  return { ...state, board, origin: moved(state.origin), target: moved(state.target) };
};

/** The same state in a view, with a layout and a metric that fit it; paths need a piece. */
export const showing = (state: State, view: View): State => {
  const { layout, metric } = state;
  const hasLayout = view.layouts.includes(layout) && !(view === PATHS && hasRegion(state));
  const isOfPiece = view.hasMetric && (view === PATHS || !view.isOfDistances);
  return {
    ...state,
    view,
    layout: hasLayout ? layout : "pair",
    metric: isOfPiece && metric.piece === undefined ? metricNamed("king") : metric,
  };
};

/** A consistent state: its layout fits board and view; what has no paths shows distances. */
export const settled = (wanted: State): State => {
  const { view, board } = wanted;
  const state = isOnBoard(wanted.layout, board) ? wanted : { ...wanted, layout: "pair" };
  const shown = showing(state, view);
  const hasPaths = shown.layout === state.layout && shown.metric === state.metric;
  return view === PATHS && !hasPaths ? { ...state, view: DISTANCES } : shown;
};

/** The state that shows a table of the package; keeps the metric if the table has none. */
export const showingPublished = (state: State, { asked }: Published): State => {
  const { metric } = asked.view.hasMetric ? asked : state;
  return settled({ ...onBoard(state, BOARD), ...asked, metric });
};

export const hasRegion = ({ layout }: Pick<State, "layout">): boolean =>
  placeOf(layout) !== undefined;

const isOfPawn = (asked: Asked): boolean => layoutOf(asked).parameters.includes("pawn");

/** Whether there is an origin to move: the first of two arguments, or the square of a pawn. */
export const hasOrigin = (asked: Asked): boolean =>
  layoutOf(asked).parameters.length === 2 || isOfPawn(asked);

/** Whether the answer depends on a target. */
export const hasTarget = (asked: Asked): boolean => !isOfPawn(asked);

/** The letters of the piece on the origin: `P` for a pawn, and `""` if it may be any piece. */
export const figureOf = (asked: Asked): string => {
  if (isOfPawn(asked)) return "P";
  return asked.view.hasMetric ? tokenOf(asked.metric) : "";
};

/** The squares that the answer depends on: the origin, the target, or both. */
export const squaresRead = (state: State): readonly Square[] => [
  ...(hasOrigin(state) ? [state.origin] : []),
  ...(hasTarget(state) ? [state.target] : []),
];

/** The squares that can be moved: without an origin, the target alone. */
export const placesOf = (state: State): Places => ({
  pieces: hasOrigin(state) ? [state.origin] : [],
  target: state.target,
});

export const withPlaces = (state: State, { pieces: [origin], target }: Places): State => ({
  ...state,
  origin: origin ?? state.origin,
  target,
});

/** The fragment of the address that holds a state. */
export const addressOf = (state: State): string => {
  const { board, metric, layout, view, origin, target, other, numbering } = state;
  const parameters = new URLSearchParams({
    board: board.name,
    [metric.isTyped ? "piece" : "metric"]: metric.name,
    layout,
    view: view.name,
    from: squareName(board, origin),
    to: squareName(board, target),
    ...(view === COMPARE ? { with: other.name } : {}),
    ...(numbering === OPENING.numbering ? {} : { numbering }),
  });
  return `#${parameters.toString()}`;
};

/** The metric of a piece; if there is no such piece, the opening's metric and the error message. */
export const typedMetric = (notation: string) => {
  try {
    return { metric: metricTyped(notation) };
  } catch (error) {
    if (!(error instanceof BetzaError)) throw error;
    return { metric: OPENING.metric, refused: { notation, reason: error.message } };
  }
};

export interface Addressed extends Pick<ReturnType<typeof typedMetric>, "refused"> {
  readonly state: State;
}

/** Reads the fragment of an address; missing or invalid parts are as in the state at the start. */
export const fromAddress = (fragment: string): Addressed => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const read = (name: string): string => parameters.get(name) ?? "";
  const [, files, ranks] = /^(\d{1,2})x(\d{1,2})$/.exec(read("board")) ?? [];
  const board =
    isSide(Number(files)) && isSide(Number(ranks))
      ? rectangle(Number(files), Number(ranks))
      : OPENING.board;
  const opening = onBoard(OPENING, board);
  const [piece, named] = [parameters.get("piece"), METRICS.get(read("metric"))];
  const { metric, ...refused } =
    piece === null ? { metric: named ?? OPENING.metric } : typedMetric(piece);
  const layout = read("layout") === PIONEERS_NAME ? "superimposed" : read("layout");
  return {
    state: settled({
      board,
      metric,
      layout: SHOWN_LAYOUTS.includes(layout) ? layout : opening.layout,
      view: VIEWS.get(read("view")) ?? opening.view,
      other: METRICS.get(read("with")) ?? opening.other,
      numbering: numberingNamed(read("numbering")) ?? opening.numbering,
      origin: squareNamed(board, read("from")) ?? opening.origin,
      target: squareNamed(board, read("to")) ?? opening.target,
    }),
    ...refused,
  };
};

const isSide = (count: number): boolean => count >= 1 && count <= LARGEST_SIDE;
