/** The states that addresses and typed pieces and boards ask for. */
import {
  squareNamed,
  fileOf,
  rankOf,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { NUMBERING_NAMES } from "../../generator/boards/numbering.js";
import { BOARD } from "../../generator/catalogue.js";
import { PIONEERS_NAME } from "../../generator/layouts/layouts.js";
import { SHOWN_LAYOUTS } from "./layouts.js";
import { metricsOn } from "./metrics.js";
import { squareAt } from "./places.js";
import { VIEWS, type Published } from "./published.js";
import { boardTyped, metricOn, sameOn } from "./refusals.js";
import { OPENING, settled, type State } from "./state.js";

/** The same state on another board, with both squares in the same places or the nearest ones. */
export const onBoard = (state: State, board: Board): State => {
  const moved = (square: Square): Square =>
    squareAt(board, fileOf(state.board, square), rankOf(state.board, square));
  return {
    ...{ ...state, board, origin: moved(state.origin), target: moved(state.target) },
    metric: sameOn(board, state.metric),
    other: sameOn(board, state.other),
  };
};

/** The state that shows a table of the package; keeps the metric if the table has none. */
export const showingPublished = (state: State, { asked }: Published): State => {
  const { metric } = asked.view.hasMetric ? asked : state;
  const { numbering } = state;
  return settled({ ...onBoard(state, BOARD), ...asked, metric, numbering });
};

/** A piece or a board as it is typed, and why it is refused, if it is. */
export interface Draft {
  readonly notation: string;
  readonly reason?: string;
}

/** What is refused of a state that is asked for, in whose place another piece or board is shown. */
export interface Addressed {
  readonly state: State;
  readonly refused?: Draft;
  readonly refusedBoard?: Draft;
}

/** The same state with a piece that is typed. */
export const withPiece = (state: State, notation: string): Addressed => {
  const { metric, reason } = metricOn(state.board, notation);
  const refused = reason !== undefined && { refused: { notation, reason } };
  return { state: { ...state, metric }, ...refused };
};

/** The same state with a board that is typed, on which the piece may not be able to move. */
export const withBoard = (state: State, notation: string): Addressed => {
  const found = boardTyped(notation);
  if ("reason" in found) return { state, refusedBoard: { notation, reason: found.reason } };
  const { name, isTyped } = state.metric;
  const moved = onBoard(state, found.board);
  return isTyped ? withPiece(moved, name) : { state: moved };
};

/** Reads the fragment of an address; missing or invalid parts are as in the state at the start. */
export const fromAddress = (fragment: string): Addressed => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const read = (name: string): string => parameters.get(name) ?? "";
  const { state: opened, ...refusedBoard } = withBoard(OPENING, read("board") || BOARD.name);
  const { board } = opened;
  const piece = parameters.get("piece");
  const named = metricsOn(board).get(read("metric"));
  const { state: opening, ...refused } =
    piece === null
      ? { state: { ...opened, metric: named ?? opened.metric } }
      : withPiece(opened, piece);
  const layout = read("layout") === PIONEERS_NAME ? "superimposed" : read("layout");
  return {
    state: settled({
      ...opening,
      layout: SHOWN_LAYOUTS.includes(layout) ? layout : opening.layout,
      view: VIEWS.get(read("view")) ?? opening.view,
      other: metricsOn(board).get(read("with")) ?? opening.other,
      numbering: NUMBERING_NAMES.find((one) => one === read("numbering")) ?? opening.numbering,
      origin: squareNamed(board, read("from")) ?? opening.origin,
      target: squareNamed(board, read("to")) ?? opening.target,
    }),
    ...refused,
    ...refusedBoard,
  };
};
