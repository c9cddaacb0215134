/** What the page shows of a state, as data: boards, arrays and figures. */
import { rectangle, squareName, type Board, type Square } from "../../generator/boards/board.js";
import type { DifferenceLayout } from "../../generator/layouts/difference.js";
import type { Layout } from "../../generator/layouts/layout.js";
import { SET, type Answer } from "../../generator/measures/measure.js";
import { distanceCell, largestOf, type Cell, type Grid } from "../drawing/grid.js";
import { arrayCells, boardGrid, marksOf, overlaidGrid, pathGrids } from "../drawing/views.js";
import { pairText, type Conflict } from "./conflict.js";
import { placeOf } from "./layouts.js";
import { distancesFrom, distancesTo, distanceText } from "./metrics.js";
import {
  answerOf,
  cellIn,
  drawnWith,
  isReached,
  numberOf,
  originsOf,
  type Scene,
} from "./scene.js";
import { hasOrigin, hasTarget, type State } from "./state.js";
import { setText, squaresIn } from "./views.js";

export interface ShownBoard {
  readonly grid: Grid;
  readonly name: string;
  /** The name of each square: `b2, 4 moves`. */
  readonly squareNames: readonly string[];
}

export interface ShownFigure {
  readonly grid: Grid;
  readonly caption: string;
  /** Lines over the grid, each through some squares. */
  readonly routes?: readonly (readonly Square[])[];
}

/** A board with figures beside it, and what they say. */
export interface ShownView {
  readonly board: ShownBoard;
  readonly figures: readonly ShownFigure[];
  readonly sentence?: string | undefined;
}

/** `from a1`, or `to the center`; empty if it is neither. */
export const whereText = (state: State): string => {
  const place = placeOf(state.layout);
  if (place !== undefined) return `to ${place}`;
  return hasOrigin(state) ? `from ${squareName(state.board, state.origin)}` : "";
};

/** The names of squares, such as `a1, 0 moves, origin, 4 moves to b2` and `b2, 4 moves, target`. */
const squareNames = (
  state: State,
  says: (square: Square) => readonly string[],
  answer: string | undefined,
): readonly string[] => {
  const { board, target } = state;
  const origin = hasOrigin(state) ? state.origin : undefined;
  const told = answer === undefined ? [] : [`${answer} to ${squareName(board, target)}`];
  return board.squares.map((square) =>
    [
      squareName(board, square),
      ...says(square),
      ...(square === origin ? ["origin", ...(square === target ? [] : told)] : []),
      ...(square === target ? ["target"] : []),
    ].join(", "),
  );
};

/** An answer in words: `4 moves`, or the names of the squares of a set. */
export const answerInWords = (
  { board, metric, view }: State,
  { measure }: Scene,
  answer: Answer,
): string =>
  typeof answer === "bigint"
    ? setText(board, answer)
    : view.inWords(answer, { board, metric, measure });

export const boardOf = (state: State, scene: Scene, targets: readonly Square[]): ShownBoard => {
  const { board, metric, view, origin, target } = state;
  const { largest, measure } = scene;
  const answer = answerOf(state, scene, target);
  const marks = marksOf(originsOf(state, scene), hasTarget(state) ? targets : []);
  const shown = (cells: readonly Cell[], names: readonly string[]): ShownBoard => ({
    grid: boardGrid(board, cells, marks, largest),
    name: `${view.isOfDistances ? `${metric.label} distance` : view.label} ${whereText(state)}`.trim(),
    squareNames: names,
  });
  if (measure.element === SET) {
    const isSome = typeof answer === "bigint" && isReached(state, scene, target);
    const members = new Set(isSome ? squaresIn(board, answer) : []);
    const cells = distancesFrom(drawnWith(state), board, [origin]).map((distance, square): Cell =>
      members.has(square) && distance !== undefined ? distanceCell(distance) : { kind: "empty" },
    );
    const says = (square: Square) => [members.has(square) ? "in the set" : "not in the set"];
    return shown(cells, squareNames(state, says, undefined));
  }
  const answers = board.squares.map((square) => answerOf(state, scene, square));
  const cells = answers.map(numberOf).map(cellIn(state, scene));
  // The answer in words, after the number that the square shows unless they contain it.
  const says = (square: Square): readonly string[] => {
    const cell = cells[square];
    const words = answerInWords(state, scene, answers[square]);
    const isTold = cell?.kind !== "distance" || words.includes(`${cell.number}`);
    return isTold ? [words] : [`${cell.number}`, words];
  };
  return shown(cells, squareNames(state, says, answerInWords(state, scene, answer)));
};

export const pathsOf = (state: State, { largest }: Scene): ShownView => {
  const { board, metric, origin, target } = state;
  const fromOrigin = distancesFrom(metric, board, [origin]);
  const toTarget = distancesTo(metric, board, [target]);
  const both = [fromOrigin, toTarget] as const;
  const { figures, paths } = pathGrids(board, [origin, target], both, largest);
  const ends = [origin, target].map((square) => squareName(board, square));
  const shortest = fromOrigin[target];
  const says = (square: Square): readonly string[] => {
    const [there, on] = [fromOrigin[square], toTarget[square]];
    return [
      there === undefined || on === undefined
        ? "on no path"
        : `${there} + ${on} = ${distanceText(metric, there + on)}`,
      ...(paths.cells[square]?.kind === "distance" ? ["on a shortest path"] : []),
    ];
  };
  return {
    board: {
      grid: paths,
      name: `${metric.label}: shortest paths from ${ends.join(" to ")}`,
      squareNames: squareNames(state, says, distanceText(metric, shortest)),
    },
    figures,
    sentence:
      shortest === undefined
        ? `There is no path from ${ends.join(" to ")}.`
        : `A square is on a shortest path if its distances from ${ends.join(" and to ")} add up to ${shortest}.`,
  };
};

/** Whether the array is drawn beside the board: one by difference, or by 0x88 coordinate. */
export const hasArray = ({ board }: State, layout: Layout): boolean =>
  layout.isByDifference || layout.board.files !== board.files;

/** The array, with the board over it if differences have a sign, or if it is by coordinate. */
export const arrayOf = (
  state: State,
  scene: Scene,
  entries: readonly number[],
): Grid | undefined => {
  const { board, origin } = state;
  const { table, largest, layout } = scene;
  if (!table || !hasArray(state, layout)) return undefined;
  const cells = arrayCells(layout, table.values.map(numberOf), cellIn(state, scene));
  const marks = marksOf([], entries);
  if (hasZero(layout)) return overlaidGrid(layout, origin, cells, largest, marks);
  const overlay = layout.isByDifference ? {} : { overlay: { corner: 0, size: board } };
  const size = rectangle(layout.columns.length, layout.rows.length);
  return { size, cells, largest, marks, hasNames: false, ...overlay };
};

/** Two pairs of squares on a board, with the distance of each, and the lines between them. */
export const pairsGrid = (board: Board, conflict: Conflict): ShownFigure => {
  const cells = board.squares.map((square): Cell => {
    const found = conflict.find(({ to }) => to === square);
    return found ? distanceCell(found.distance) : { kind: "empty" };
  });
  const largest = largestOf(conflict.map(({ distance }) => distance));
  const marks = marksOf(conflict.map(({ from }) => from));
  const named = conflict.map((pair) => pairText(board, pair));
  return {
    grid: boardGrid(board, cells, marks, largest),
    caption: `${named.join(" and ")}: one entry for both`,
    routes: conflict.map(({ from, to }) => [from, to]),
  };
};

/** Whether the board can be drawn over the array, with the origin on difference zero. */
const hasZero = (layout: Layout): layout is DifferenceLayout => "zero" in layout;
