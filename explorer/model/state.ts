/** The state: everything that determines what the page shows. The address holds all of it. */
import { piece } from "../../generator/betza.js";
import {
  fileOf,
  rankOf,
  squareAt,
  squareName,
  squareNamed,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { BOARD } from "../../generator/catalogue.js";
import { isLayoutName, PIONEERS_NAME, type LayoutName } from "../../generator/commands/named.js";
import { BetzaError } from "../../generator/errors.js";
import { boardOf, sizeOf } from "./boards.js";
import { isCombined, isMetricName, type Measured } from "./metrics.js";
import { isRelationName, relationNamed, type RelationName } from "./relations.js";

/** What is shown: the distances of one table, the squares on shortest paths, or a relation between squares. */
export type View = "distances" | "paths" | RelationName;

/** Whether a view has this name. */
export const isView = (name: string): name is View =>
  name === "distances" || name === "paths" || isRelationName(name);

/** The state of the explorer. */
export interface State {
  readonly board: Board;
  readonly measured: Measured;
  readonly layout: LayoutName;
  readonly view: View;
  /** The square from which distance is counted. */
  readonly origin: Square;
  /** The square to which it is counted. */
  readonly target: Square;
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
export const showingDistances = (state: State): State => ({ ...state, view: "distances" });

/** The same state in the view of paths, which are paths of a piece from a square. */
export const showingPaths = (state: State): State => ({
  ...state,
  view: "paths",
  measured: isCombined(state.measured) ? { metric: "king" } : state.measured,
  layout: state.layout === "center" ? "pair" : state.layout,
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
    layout: layouts.includes(state.layout) ? state.layout : "pair",
    measured: to === "distance" && isCombined(state.measured) ? { metric: "king" } : state.measured,
  };
};

/** A consistent state: neither the center nor the combined distance has paths, and not every layout a relation. */
export const settled = (state: State): State => {
  if (isRelationName(state.view)) return showingRelation(state, state.view);
  return state.layout === "center" || isCombined(state.measured) ? showingDistances(state) : state;
};

/** Whether a square is the origin or the target, in words. */
export const endsText = ({ layout, origin, target }: State, square: Square): readonly string[] => [
  ...(square === origin && layout !== "center" ? ["origin"] : []),
  ...(square === target ? ["target"] : []),
];

/** The square some files and ranks away, but not outside the board. */
export const stepped = (board: Board, square: Square, files: number, ranks: number): Square => {
  const within = (coordinate: number, count: number): number =>
    Math.max(0, Math.min(coordinate, count - 1));
  return squareAt(
    board,
    within(fileOf(board, square) + files, board.files),
    within(rankOf(board, square) + ranks, board.ranks),
  );
};

/** The fragment of the address that holds a state. */
export const addressOf = ({ board, measured, layout, view, origin, target }: State): string => {
  const parameters = new URLSearchParams({
    board: sizeOf(board),
    ...("metric" in measured ? { metric: measured.metric } : { piece: measured.notation }),
    layout,
    view,
    from: squareName(board, origin),
    to: squareName(board, target),
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
  const layout = named === PIONEERS_NAME ? "superimposed" : named;
  return {
    state: settled({
      board,
      measured,
      layout: isLayoutName(layout) ? layout : opening.layout,
      view: isView(view) ? view : "distances",
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
