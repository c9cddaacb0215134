/** The boards, arrays and figures of a state, as data. */
import { rectangle, squareName, type Square } from "../../generator/core/boards/board.js";
import { at } from "../../generator/common.js";
import { coordinateOf } from "../../generator/core/boards/coordinates.js";
import { SET } from "../../generator/core/measures/elements.js";
import {
  distanceCell,
  marksOf,
  shadedCell,
  type DrawnCell,
  type Distances,
  type Grid,
} from "../../generator/drawing/grid.js";
import type { NumberingName } from "../../generator/boards/numbering.js";
import { hasZero, placeOf } from "./layouts.js";
import { numbered, NUMBERING_LABELS } from "./numbering.js";
import { distancesFrom, distancesTo, distanceText } from "./metrics.js";
import {
  answerOf,
  arrayCells,
  cellIn,
  drawnWith,
  isReached,
  numberOf,
  originsOf,
  type Scene,
} from "./scene.js";
import { hasOrigin, type State } from "./state.js";
import { setText, squaresIn } from "./views.js";
import type { Answer } from "../../generator/core/measures/elements.js";

export interface ShownBoard {
  readonly grid: Grid;
  readonly name: string;
  /** The name of each square, such as `b2, 4 moves`. */
  readonly squareNames: readonly string[];
}

export interface ShownFigure {
  readonly grid: Grid;
  readonly caption: string;
  /** The name of each cell, such as `b2, 4`. */
  readonly names: readonly string[];
  /** The cell of each square, if it does not have the square's number. */
  readonly cells?: readonly Square[];
}

/** The origin or the region of a state in words, such as `from a1` or `to the center`; empty if the state has neither. */
const whereText = (state: State): string => {
  const place = placeOf(state.layout);
  if (place !== undefined) return `to ${place}`;
  return hasOrigin(state) ? `from ${squareName(state.board, state.origin)}` : "";
};

/** A board whose squares have names in words. The name says what the square shows, and which end of the distance it is. */
export const namedBoard = (
  name: string,
  grid: Omit<Grid, "hasNames">,
  says: (square: Square) => readonly (string | number)[],
  { origin, target, told = [] }: NamedEnds = {},
): ShownBoard => ({
  grid: { ...grid, hasNames: true },
  name,
  squareNames: grid.size.squares.map((square) =>
    [
      squareName(grid.size, square),
      ...says(square),
      ...(square === origin ? ["origin", ...(square === target ? [] : told)] : []),
      ...(square === target ? ["target"] : []),
    ].join(", "),
  ),
});

interface NamedEnds {
  readonly origin?: Square | undefined;
  readonly target?: Square;
  /** More words for the origin, such as `4 moves to b2`. */
  readonly told?: readonly string[];
}

const endsOf = (state: State, answer?: string): NamedEnds => ({
  origin: hasOrigin(state) ? state.origin : undefined,
  target: state.target,
  ...(answer !== undefined && { told: [`${answer} to ${squareName(state.board, state.target)}`] }),
});

/** An answer in words, such as `4 moves`, or the names of the squares of a set. */
export const answerInWords = (
  { board, metric, view }: State,
  { measure }: Scene,
  answer: Answer,
): string =>
  typeof answer === "bigint" ? setText(board, answer) : view.inWords(answer, metric, measure);

export const boardOf = (state: State, scene: Scene, targets: readonly Square[]): ShownBoard => {
  const { board, metric, view, origin, target } = state;
  const { measure } = scene;
  const answer = answerOf(state, scene, target);
  const marks = marksOf(originsOf(state, scene), targets);
  const what = view.isOfDistances ? `${metric.label} distance` : view.label;
  const name = `${what} ${whereText(state)}`.trim();
  if (measure.element === SET) {
    const isSome = typeof answer === "bigint" && isReached(state, scene, target);
    const members = new Set(isSome ? squaresIn(board, answer) : []);
    const cells = distancesFrom(drawnWith(state), board, [origin]).map(
      (distance, square): DrawnCell =>
        members.has(square) && distance !== undefined ? distanceCell(distance) : { kind: "empty" },
    );
    const says = (square: Square) => {
      const cell = cells[square];
      return cell?.kind === "distance" ? [cell.number, "in the set"] : ["not in the set"];
    };
    return namedBoard(name, { size: board, cells, marks }, says, endsOf(state));
  }
  const answers = board.squares.map((square) => answerOf(state, scene, square));
  const cells = answers.map(numberOf).map(cellIn(state, scene));
  // The answer in words, after the square's number unless the words contain that number.
  const says = (square: Square): readonly string[] => {
    const cell = cells[square];
    const words = answerInWords(state, scene, answers[square]);
    const isTold = cell?.kind !== "distance" || words.includes(`${cell.number}`);
    return isTold ? [words] : [`${cell.number}`, words];
  };
  const ends = endsOf(state, answerInWords(state, scene, answer));
  return namedBoard(name, { size: board, cells, marks }, says, ends);
};

/**
 * Stilman's method for the squares on shortest paths: the distances from the origin and to the
 * target, and their sums. The squares on shortest paths have the smallest sum.
 */
export const pathsOf = (state: State) => {
  const { board, metric, origin, target } = state;
  const [start, end] = [origin, target].map((square) => squareName(board, square));
  const fromOrigin = distancesFrom(metric, board, [origin]);
  const toTarget = distancesTo(metric, board, [target]);
  const sums = fromOrigin.map((there, square) => {
    const on = toTarget[square];
    return there === undefined || on === undefined ? undefined : there + on;
  });
  const shortest = fromOrigin[target];
  const isOnPath = (square: Square): boolean =>
    sums[square] !== undefined && sums[square] === shortest;
  const grid = { size: board, marks: marksOf([origin], [target]), hasNames: true };
  const cells = fromOrigin.map((distance, square): DrawnCell =>
    isOnPath(square) ? distanceCell(distance) : { kind: "empty" },
  );
  const says = (square: Square): readonly string[] => [
    sums[square] === undefined
      ? "on no path"
      : `${fromOrigin[square]} + ${toTarget[square]} = ${distanceText(metric, sums[square])}`,
    ...(isOnPath(square) ? ["on a shortest path"] : []),
  ];
  const ends = endsOf(state, distanceText(metric, shortest));
  const figure = (
    caption: string,
    distances: Distances,
    on: readonly Square[] = [],
  ): ShownFigure => ({
    caption,
    grid: {
      ...grid,
      cells: distances.map(distanceCell),
      marks: marksOf([origin], [target, ...on]),
    },
    names: distances.map(
      (distance, square) => `${squareName(board, square)}, ${distance ?? "never"}`,
    ),
  });
  return {
    board: namedBoard(
      `${metric.label}: shortest paths from ${start} to ${end}`,
      { ...grid, cells },
      says,
      ends,
    ),
    figures: [
      figure(`from ${start}`, fromOrigin),
      figure(`to ${end}`, toTarget),
      figure("the sum", sums, board.squares.filter(isOnPath)),
    ],
  };
};

/** The files and ranks that each numbering has in memory. */
const MEMORY = { a1: [8, 8], a8: [8, 8], "0x88": [16, 8], mailbox: [10, 12] } as const;

/** The squares of 8×8 in the memory of a numbering, rank by rank, with the unused numbers between or around them. */
export const memoryOf = (state: State, numbering: NumberingName): ShownFigure => {
  const { board, metric, origin, target } = state;
  const [files, ranks] = MEMORY[numbering];
  const size = rectangle(files, ranks);
  // From a8, the numbers begin in the top rank.
  const numberOf = (cell: number): number => (numbering === "a8" ? cell ^ 56 : cell);
  const cells = numbered({ board, numbering }).numbers.map(numberOf);
  const distances = distancesFrom(metric, board, [origin]);
  const shown = size.squares.map((cell): readonly [string, DrawnCell] => {
    const [square, number] = [cells.indexOf(cell), numberOf(cell)];
    return square === -1
      ? [`number ${number}, no square`, { kind: "unused", number }]
      : [`${squareName(board, square)}, number ${number}`, shadedCell(number, distances[square])];
  });
  return {
    ...{ cells, caption: NUMBERING_LABELS[numbering], names: shown.map(([name]) => name) },
    grid: {
      ...{ size, hasNames: false, cells: shown.map(([, cell]) => cell) },
      marks: marksOf([at(cells, origin)], [at(cells, target)]),
    },
  };
};

/**
 * The array. If differences have a sign, the board is drawn over the array, with the origin on difference zero and every
 * other square on the entry of its distance. Source: page Distance, "Lookup of Array 15*15".
 */
export const arrayOf = (
  state: State,
  scene: Scene,
  entries: readonly number[],
): Grid | undefined => {
  const { board, origin } = state;
  const { table, layout } = scene;
  if (!table || !layout.isByDifference) return undefined;
  const isOver = hasZero(layout);
  const corner = isOver ? layout.zero - coordinateOf(layout.unit, at(board.cells, origin)) : 0;
  return {
    size: rectangle(layout.columns.length, layout.rows.length),
    cells: arrayCells(state, scene, table),
    marks: marksOf(isOver ? [layout.zero] : [], entries),
    hasNames: false,
    ...(isOver && { overlay: { corner, size: board } }),
  };
};
