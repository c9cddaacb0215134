/** Refusals in the tool's words. The states of chapters are never refused, so the page starts without this module. */
import type { Board } from "../../generator/core/boards/board.js";
import { present } from "../../generator/common.js";
import { BetzaError } from "../../generator/errors.js";
import { cannotHold } from "../../generator/request/cannot-hold.js";
import { BOARD_KEY, boardValue } from "../../generator/request/keys/board.js";
import { TABLE_BY_DEFAULT, type RequestedTable } from "../../generator/request/defaults.js";
import { messageText, shownByPath, type Mistake } from "../../generator/request/forms.js";
import { withSuggestion } from "../../generator/pieces/suggestions.js";
import { WHOLE } from "../../generator/request/regions.js";
import { checkTable } from "../../generator/request/table-keys.js";
import { LARGEST_SIDE } from "./boards.js";
import {
  firstMetricOn,
  metricsOn,
  metricTyped,
  ofGraph,
  OWN_NAME,
  type Metric,
} from "./metrics.js";
import { sceneOf, type Scene } from "./scene.js";
import { requestOf, tableOf, type Asked, type Found } from "./table.js";
import { DISTANCES } from "./views.js";

/** The tool's messages about mistakes in a request. */
const mistakesIn = (request: Partial<RequestedTable>): readonly string[] =>
  [...checkTable({ ...TABLE_BY_DEFAULT, ...request })].flatMap(([, message]) =>
    message === undefined ? [] : messageText(message),
  );

/** The metric of a piece on a board; if the tool refuses the piece, another metric and the tool's reason. */
export const metricOn = (
  board: Board,
  name: string,
  instead = firstMetricOn(board),
): { readonly metric: Metric; readonly reason?: string } => {
  const refused = (reason: string) => ({ metric: instead, reason });
  try {
    const metric = board.graphs
      ? (metricsOn(board).get(name) ?? ofGraph(name))
      : withSuggestion(name, metricTyped);
    const request = { board, piece: present(metric.piece), within: [WHOLE], name: OWN_NAME };
    const [mistake] = mistakesIn(request);
    return mistake === undefined ? { metric } : refused(mistake);
  } catch (error) {
    if (!(error instanceof BetzaError)) throw error;
    return refused(error.message);
  }
};

/** The metric on another board or, if it has no meaning there, a different metric. */
export const sameOn = (board: Board, { name, isTyped }: Metric): ReturnType<typeof metricOn> =>
  isTyped ? metricOn(board, name) : { metric: metricsOn(board).get(name) ?? firstMetricOn(board) };

/** The board that a text describes, or the reason why the text describes no board. */
export const boardTyped = (text: string): { readonly board?: Board; readonly reason?: string } => {
  const mistakes: Mistake[] = [];
  try {
    const [board] = BOARD_KEY.parse(boardValue(text), { path: [], mistakes });
    if (board === undefined) return { reason: mistakes.map(shownByPath).join("; ") };
    const { files, ranks, graphs, squares } = board;
    const isLarge = graphs
      ? squares.length > LARGEST_SIDE ** 2
      : Math.max(files, ranks) > LARGEST_SIDE;
    return isLarge ? { reason: TOO_LARGE } : { board };
  } catch (error) {
    if (error instanceof SyntaxError) return { reason: `not valid JSON: ${error.message}` };
    if (error instanceof RangeError) return { reason: "nested too deeply" };
    throw error;
  }
};

const TOO_LARGE =
  `This page draws at most ${LARGEST_SIDE} files and ${LARGEST_SIDE} ranks. ` +
  "The command npx chess-distance makes tables for boards of up to 64 × 64.";

/** The tool's reason if it refuses the table. */
const refusedBy = (asked: Asked): string | undefined => {
  const request = requestOf(asked);
  return request && mistakesIn(request)[0];
};

/**
 * The table asked for, or the reason why there is no table: the tool refuses it, or differences do not determine its
 * answers.
 */
const checkedTable = (asked: Asked): Found => {
  const reason = refusedBy(asked);
  return reason === undefined ? tableOf(asked, cannotHold) : { refusal: reason };
};

const BY_DEFAULT: Scene["shown"] = { view: DISTANCES, layout: "pair" };

/** The scene of a state, with distances by pair if the tool refuses its table. */
export const checkedScene = (asked: Asked): Scene => {
  const reason = refusedBy(asked);
  if (reason === undefined) return sceneOf(asked, checkedTable);
  const { layout, measure } = sceneOf({ ...asked, ...BY_DEFAULT });
  return { shown: BY_DEFAULT, layout, measure, refusal: reason };
};
