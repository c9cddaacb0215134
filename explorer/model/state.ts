/** The state: everything that determines what the page shows. The address holds all of it. */
import { piece } from "../../generator/betza.js";
import {
  fileOf,
  rankOf,
  squareName,
  squareNamed,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { BOARD } from "../../generator/catalogue.js";
import { PIONEERS_NAME } from "../../generator/layouts/layouts.js";
import { BetzaError } from "../../generator/errors.js";
import { boardOf, sizeOf, squareAt } from "./boards.js";
import { isOnBoard, layoutNamed, shownLayout, type ShownLayoutName } from "./layouts.js";
import { isCombined, isMetricName, tokenOf, type Measured, type MetricName } from "./metrics.js";
import { isNumbering, type Numbering } from "./numbering.js";
import type { Places } from "./places.js";
import { isRelationName, relationNamed, type RelationName } from "./relations.js";

/**
 * What is shown: the distances of one table, the squares on shortest paths, two metrics side by side, or a relation between
 * squares.
 */
export type View = "distances" | "paths" | "compare" | RelationName;

/** Whether a view has this name. */
export const isView = (name: string): name is View =>
  ["distances", "paths", "compare"].includes(name) || isRelationName(name);

/** The state of the explorer. */
export interface State {
  readonly board: Board;
  readonly measured: Measured;
  readonly layout: ShownLayoutName;
  readonly view: View;
  /** The square from which distance is counted. */
  readonly origin: Square;
  /** The square to which it is counted. */
  readonly target: Square;
  /** The metric with which the first one is compared. */
  readonly other: MetricName;
  /** The square that is 0 where squares are written as numbers. */
  readonly numbering: Numbering;
}

/** The most files, and the most ranks, of a board in the explorer. */
export const LARGEST_SIDE = 16;

/** The state at the start: two squares with a surprising knight distance. */
export const OPENING: State = {
  board: BOARD,
  measured: { metric: "knight" },
  layout: "pair",
  view: "distances",
  origin: 0,
  target: 9,
  other: "king",
  numbering: "a1",
};

/** The same state on another board: both squares keep their places, or move to the nearest squares of that board. */
export const onBoard = (state: State, board: Board): State => {
  const moved = (square: Square): Square =>
    squareAt(
      board,
      Math.min(fileOf(state.board, square), board.files - 1),
      Math.min(rankOf(state.board, square), board.ranks - 1),
    );
  return { ...state, board, origin: moved(state.origin), target: moved(state.target) };
};

/** The same state in the view of distances. */
const showingDistances = (state: State): State => ({ ...state, view: "distances" });

/** The same state in the view of paths, which are paths of a piece from a square. */
export const showingPaths = (state: State): State => ({
  ...state,
  view: "paths",
  measured: isCombined(state.measured) ? { metric: "king" } : state.measured,
  layout: hasRegion(state) ? "pair" : state.layout,
});

/** Stilman's example of shortest paths: the king from f6 to h1. Source: page Distance. */
export const STILMAN: State = {
  ...OPENING,
  measured: { metric: "king" },
  view: "paths",
  origin: 45,
  target: 7,
};

/** The same state in the view of a relation, in one of its layouts. */
export const showingRelation = (state: State, view: RelationName): State => {
  const { layouts, to } = relationNamed(view);
  return {
    ...state,
    view,
    layout: layouts.find((layout) => layout === state.layout) ?? "pair",
    measured: to === "distance" && isCombined(state.measured) ? { metric: "king" } : state.measured,
  };
};

/** Whether distance is measured to a region, and not from an origin. */
export const hasRegion = ({ layout }: Pick<State, "layout">): boolean =>
  shownLayout(layout).region !== undefined;

/** Whether there is a square from which is measured, or on which a pawn stands; else, all that is moved is the target. */
export const hasOrigin = ({ layout, view }: Pick<State, "layout" | "view">): boolean =>
  !hasRegion({ layout }) && (!isRelationName(view) || relationNamed(view).from === "origin");

/** Whether the answer depends on a target. */
export const hasTarget = ({ view }: Pick<State, "view">): boolean =>
  !isRelationName(view) || relationNamed(view).to !== "nothing";

/** The letters of the piece on the origin, for its figure: `P` for a pawn, and `""` if it may be any piece. */
export const figureOf = ({ measured, view }: Pick<State, "measured" | "view">): string => {
  if (!hasTarget({ view })) return "P";
  return hasMetric(view) ? tokenOf(measured) : "";
};

/** Whether a view depends on the metric. */
export const hasMetric = (view: View): boolean =>
  !isRelationName(view) || relationNamed(view).to === "distance";

/** A consistent state: neither a region nor the combined distance has paths, and not every layout a relation. */
export const settled = (wanted: State): State => {
  const state: State = isOnBoard(wanted.layout, wanted.board)
    ? wanted
    : { ...wanted, layout: "pair" };
  if (isRelationName(state.view)) return showingRelation(state, state.view);
  const hasPaths = !hasRegion(state) && !isCombined(state.measured);
  return state.view === "paths" && !hasPaths ? showingDistances(state) : state;
};

/** Whether a square is the origin or the target, in words; the origin with the answer for the target. */
export const endsText = (
  { board, layout, view, origin, target }: State,
  square: Square,
  answer: string | undefined,
): readonly string[] => {
  const isOrigin = square === origin && hasOrigin({ layout, view });
  const hasAnswer = isOrigin && square !== target && answer !== undefined;
  return [
    ...(isOrigin ? ["origin"] : []),
    ...(hasAnswer ? [`${answer} to ${squareName(board, target)}`] : []),
    ...(square === target ? ["target"] : []),
  ];
};

/** The squares of which a view tells: both, or the one that matters. */
export const squaresRead = ({ layout, view, origin, target }: State): readonly Square[] => {
  if (!hasOrigin({ layout, view })) return [target];
  return hasTarget({ view }) ? [origin, target] : [origin];
};

/** The squares that are moved: without an origin, the target alone. */
export const placesOf = ({ layout, view, origin, target }: State): Places => ({
  pieces: hasOrigin({ layout, view }) ? [origin] : [],
  target,
});

/** The same state with its squares elsewhere. */
export const withPlaces = (state: State, { pieces: [origin], target }: Places): State => ({
  ...state,
  origin: origin ?? state.origin,
  target,
});

/** The fragment of the address that holds a state. */
export const addressOf = (state: State): string => {
  const { board, measured, layout, view, origin, target, other, numbering } = state;
  const parameters = new URLSearchParams({
    board: sizeOf(board),
    ...("metric" in measured ? { metric: measured.metric } : { piece: measured.notation }),
    layout,
    view,
    from: squareName(board, origin),
    to: squareName(board, target),
    ...(view === "compare" ? { with: other } : {}),
    ...(numbering === OPENING.numbering ? {} : { numbering }),
  });
  return `#${parameters.toString()}`;
};

/** The contents of an address: a state, and the reason if its piece is refused. */
export interface Addressed {
  readonly state: State;
  readonly refused?: { readonly notation: string; readonly reason: string };
}

/** Reads the fragment of an address; missing or invalid parts are as in the state at the start. */
export const fromAddress = (fragment: string): Addressed => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const read = (name: string): string => parameters.get(name) ?? "";
  const [, files, ranks] = /^(\d{1,2})x(\d{1,2})$/.exec(read("board")) ?? [];
  const board =
    isSide(Number(files)) && isSide(Number(ranks))
      ? boardOf(Number(files), Number(ranks))
      : OPENING.board;
  const opening = onBoard(OPENING, board);
  const { measured, refused } = measuredBy(read("metric"), parameters.get("piece"));
  const [named, view] = [read("layout"), read("view")];
  const [other, numbering] = [read("with"), read("numbering")];
  const layout = named === PIONEERS_NAME ? "superimposed" : named;
  return {
    state: settled({
      board,
      measured,
      layout: layoutNamed(layout) ?? opening.layout,
      view: isView(view) ? view : opening.view,
      other: isMetricName(other) ? other : opening.other,
      numbering: isNumbering(numbering) ? numbering : opening.numbering,
      origin: squareNamed(board, read("from")) ?? opening.origin,
      target: squareNamed(board, read("to")) ?? opening.target,
    }),
    ...(refused ? { refused } : {}),
  };
};

const isSide = (count: number): boolean => count >= 1 && count <= LARGEST_SIDE;

const measuredBy = (
  metric: string,
  notation: string | null,
): Pick<State, "measured"> & Pick<Addressed, "refused"> => {
  if (notation === null) return { measured: isMetricName(metric) ? { metric } : OPENING.measured };
  const reason = reasonAgainst(notation);
  return reason === undefined
    ? { measured: { notation } }
    : { measured: OPENING.measured, refused: { notation, reason } };
};

/** Why a notation is not a piece, as the core's message; `undefined` if it is one. */
export const reasonAgainst = (notation: string): string | undefined => {
  try {
    piece(notation);
    return undefined;
  } catch (error) {
    if (error instanceof BetzaError) return error.message;
    throw error;
  }
};
