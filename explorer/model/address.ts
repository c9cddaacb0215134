/** The states that addresses ask for. Choices and typed texts come in the same form. */
import {
  squareNamed,
  fileOf,
  rankOf,
  type Board,
  type Square,
} from "../../generator/core/boards/board.js";
import { PIONEERS_NAME } from "../../generator/request/layouts.js";
import { USUAL_BOARDS } from "./boards.js";
import { layoutLabel, SHOWN_LAYOUTS } from "./layouts.js";
import { metricsOn } from "./metrics.js";
import { squareAt } from "./places.js";
import type { Published } from "./published.js";
import { boardTyped, metricOn, sameOn } from "./refusals.js";
import { boardText, OPENING, settled, showing, type State } from "./state.js";
import { VIEWS } from "./all-views.js";

type Parameter = "board" | "piece" | "metric" | "layout" | "view" | "from" | "to";

export type Wanted = Readonly<Partial<Record<Parameter, string>>>;

/** A piece or a board as typed, and the reason if it is refused. */
export interface Draft {
  readonly notation: string;
  readonly reason?: string | undefined;
}

/**
 * A state, and the piece and the board if they are typed. In place of a refused piece or board, the state has a valid
 * piece or board.
 */
export interface Addressed {
  readonly state: State;
  readonly piece?: Draft | undefined;
  readonly board?: Draft | undefined;
  /** Sentences about the other menus that the last choice changed. */
  readonly also?: readonly string[];
}

/** The sentences about the menus, by the parameters that the menus set. */
const saidOf = ({ metric, layout, view }: State) => ({
  metric: `Piece is now ${metric.label}.`,
  layout: `Array is now ${layoutLabel(layout, OPENING.board)}.`,
  view: `Show is now ${view.label}.`,
});

/** The notation of the piece to try: the wanted notation or, on another board, the notation that was refused before. */
const pieceTried = (before: Addressed, wanted: Wanted): string | undefined => {
  const isRefused = before.piece?.reason !== undefined && wanted.metric === undefined;
  return (
    wanted.piece ?? (isRefused && wanted.board !== undefined ? before.piece.notation : undefined)
  );
};

/** The typed board of a new state; `undefined` if the board is chosen from the menu. */
const boardDraft = (
  before: Addressed,
  wanted: Wanted,
  board: Board,
  reason: string | undefined,
): Draft | undefined => {
  if (wanted.board === undefined) return before.board;
  if (reason !== undefined) return { notation: wanted.board, reason };
  const text = boardText(board);
  return USUAL_BOARDS.has(text) ? undefined : { notation: text };
};

/**
 * The sentences that are true of the new state but were not true of the old one, without those about menus that
 * `wanted` sets.
 */
const newsOf = (before: State, state: State, wanted: Wanted): readonly string[] =>
  Object.entries(saidOf(state)).flatMap(([menu, said]) => {
    const isChosen = menu in wanted || (menu === "metric" && wanted.piece !== undefined);
    return isChosen || Object.values(saidOf(before)).includes(said) ? [] : said;
  });

const layoutShown = ({ layout = "" }: Wanted): string | undefined => {
  const name = layout === PIONEERS_NAME ? "superimposed" : layout;
  return SHOWN_LAYOUTS.includes(name) ? name : undefined;
};

/**
 * The square of a board with the given name. If there is none, the square that is nearest to a square of the board
 * before.
 */
const squareFor = (name: string | undefined, square: Square, before: Board, board: Board): Square =>
  squareNamed(board, name ?? "") ?? squareAt(board, fileOf(before, square), rankOf(before, square));

/**
 * Changes the wanted parts of a state. Parts that are missing or invalid stay as they are. Each of the two squares
 * stays or, if it is off the new board, moves to the nearest square.
 */
export const changed = (before: Addressed, wanted: Wanted): Addressed => {
  const view = VIEWS.get(wanted.view ?? "");
  const piece = pieceTried(before, wanted);
  const old = view ? showing(before.state, view) : before.state;
  const typed = wanted.board === undefined ? {} : boardTyped(wanted.board);
  const { board = old.board, reason: noBoard } = typed;
  const same = sameOn(board, metricsOn(board).get(wanted.metric ?? "") ?? old.metric);
  const { metric, reason } = piece === undefined ? same : metricOn(board, piece, same.metric);
  const state = settled({
    ...{ ...old, board, metric },
    layout: layoutShown(wanted) ?? old.layout,
    origin: squareFor(wanted.from, old.origin, old.board, board),
    target: squareFor(wanted.to, old.target, old.board, board),
  });
  const isChosen =
    piece !== undefined || wanted.metric !== undefined || metric !== before.state.metric;
  const isTyped = reason !== undefined || metric.isTyped;
  const draft = isTyped ? { notation: piece ?? old.metric.name, reason } : undefined;
  return {
    state,
    also: newsOf(before.state, state, wanted),
    piece: isChosen ? draft : before.piece,
    board: boardDraft(before, wanted, board, noBoard),
  };
};

/** Reads the fragment of an address; missing or invalid parts keep their initial values. */
export const fromAddress = (fragment: string): Addressed =>
  changed({ state: OPENING }, Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, ""))));

/** The parameters that show a table of the package, without a metric if the table has none. */
export const wantedFor = ({ asked: { board, view, layout, metric } }: Published): Wanted => ({
  ...{ board: board.name, view: view.name, layout },
  ...(view.hasMetric && { metric: metric.name }),
});
