/** What the page shows of a state, as data: boards, arrays, and what is read from them. */
import {
  apart,
  squareName,
  type Board,
  type Square,
  type Vector,
} from "../../generator/boards/board.js";
import { CORNERS } from "../../generator/boards/regions.js";
import { CORNER_RULE_MOVES } from "../../generator/corner-rule.js";
import type { DifferenceLayout } from "../../generator/layouts/difference.js";
import { elementOf, type Layout } from "../../generator/layouts/layout.js";
import { SET, type Answer } from "../../generator/measures/measure.js";
import { distanceCell, largestOf, type Cell, type Distances, type Grid } from "../drawing/grid.js";
import { arrayCells, boardGrid, marksOf, overlaidGrid, pathGrids } from "../drawing/views.js";
import type { Conflict } from "./conflict.js";
import { callText, entryText, indexText, numberText } from "./entry-texts.js";
import { placeOf } from "./layouts.js";
import { counted, distancesFrom, distanceText, type Metric } from "./metrics.js";
import { argumentTexts } from "./numbering.js";
import { distanceWithRoom } from "./room.js";
import {
  answerOf,
  argumentsOf,
  cellIn,
  drawnWith,
  isReached,
  numberOf,
  originsOf,
  type Scene,
} from "./scene.js";
import { hasOrigin, hasRegion, hasTarget, type State } from "./state.js";
import type { ShownTable } from "./table.js";
import { COMPARE, setText, squaresIn } from "./views.js";

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

/** What is read, as squares of the board and as entries of the array. */
export interface At {
  /** The target first, then all other squares that are read from the same entry; none if no square is. */
  readonly squares: readonly Square[];
  readonly entries: readonly number[];
}

/** What the page says about the square or the entry under the pointer. */
export interface Reading {
  /** `a1 → b2: 4 moves` */
  readonly title: string;
  /** `KNIGHT_DISTANCE[0 << 6 | 9] = 4` */
  readonly expression?: string;
  /** Where it is in the array. */
  readonly entry?: string;
  /** Why other squares with the same difference have another distance. */
  readonly reason?: string | undefined;
}

/** `from a1`, or `to the center`; empty if it is neither. */
export const whereText = (state: State): string => {
  const place = placeOf(state.layout);
  if (place !== undefined) return `to ${place}`;
  return hasOrigin(state) ? `from ${squareName(state.board, state.origin)}` : "";
};

/** The names of squares: what is said of each, and whether it is the origin, with the answer for the target, or the target. */
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

const answerText = ({ board, metric, view }: State, { measure }: Scene, answer: Answer): string =>
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
  // In words, with the number that the square shows.
  const says = (square: Square): readonly string[] => {
    const cell = cells[square];
    const words = answerText(state, scene, answers[square]);
    const isTold = cell?.kind !== "distance" || words.includes(`${cell.number}`);
    return isTold ? [words] : [`${cell.number}`, words];
  };
  return shown(cells, squareNames(state, says, answerText(state, scene, answer)));
};

export const pathsOf = (state: State, { largest }: Scene): ShownView => {
  const { board, metric, origin, target } = state;
  const from = (square: Square): Distances => distancesFrom(metric, board, [square]);
  const { figures, paths } = pathGrids(board, [origin, target], from, largest);
  const ends = [origin, target].map((square) => squareName(board, square));
  const shortest = from(origin)[target];
  const says = (square: Square): readonly string[] => {
    const [there, back] = [from(origin)[square], from(target)[square]];
    return [
      there === undefined || back === undefined
        ? "on no path"
        : `${there} + ${back} = ${distanceText(metric, there + back)}`,
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
        : `A square is on a shortest path if its distances from ${ends.join(" and from ")} add up to ${shortest}.`,
  };
};

/** Whether the array is not the board itself, so that it is drawn beside it: an array by difference, or by coordinate. */
const hasArray = ({ board }: State, layout: Layout): boolean =>
  layout.isByDifference || layout.board.files !== board.files;

/** The array, with the board drawn over it if the differences have a sign, or if it begins with a1. */
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
  return { size: layout.field, cells, largest, marks, hasNames: false, ...overlay };
};

/** What an entry of an array is, for each: its number, and the squares that read it. */
export const entryNames = (state: State, { layout, values }: ShownTable): readonly string[] => {
  const readers = new Map<number, string[]>();
  for (const [square, entry] of entriesBySquare(state, layout).entries())
    readers.set(entry, [...(readers.get(entry) ?? []), squareName(state.board, square)]);
  return values.map((value, entry) => {
    if (layout.cell(entry) === undefined) return `entry ${entry}, read by no call`;
    const squares = readers.get(entry)?.join(" ") ?? "off the board";
    return `entry ${entry}, ${numberText(numberOf(value))}, ${squares}`;
  });
};

/** Two pairs of squares on a board, with the distance of each, and the lines between them. */
export const pairsGrid = (board: Board, conflict: Conflict): ShownFigure => {
  const cells = board.squares.map((square): Cell => {
    const found = conflict.find(({ to }) => to === square);
    return found ? distanceCell(found.distance) : { kind: "empty" };
  });
  const largest = largestOf(conflict.map(({ distance }) => distance));
  const marks = marksOf(conflict.map(({ from }) => from));
  const named = conflict.map(
    ({ from, to }) => `${squareName(board, from)} → ${squareName(board, to)}`,
  );
  return {
    grid: boardGrid(board, cells, marks, largest),
    caption: `${named.join(" and ")}: the same difference`,
    routes: conflict.map(({ from, to }) => [from, to]),
  };
};

/** Whether the board can be drawn over the array, with the origin on difference zero. */
const hasZero = (layout: Layout): layout is DifferenceLayout => "zero" in layout;

/** The arguments of a lookup as source text, in the numbering of the state. */
export const argumentsText = (state: State, layout: Layout, square: Square): readonly string[] =>
  argumentTexts(state, layout, argumentsOf(state, layout, square));

/** The entry that answers for each square, with the origin of a state. */
const entriesBySquare = (state: State, layout: Layout): readonly number[] => {
  const entry = elementOf(layout);
  return state.board.squares.map((square) => {
    const [first = 0, second] = argumentsOf(state, layout, square);
    return entry(first, second);
  });
};

/** What is read for the target, or from an entry. */
export const pointedAt = (state: State, { table, layout }: Scene, pointed?: number): At => {
  const { board, target } = state;
  if (!table) return { squares: [target], entries: [] };
  const entries = entriesBySquare(state, layout);
  const entry = pointed ?? entries[target] ?? 0;
  // A set by distance is read for all squares at that distance, which are its members, and drawn as such.
  if (!hasArray(state, layout))
    return { squares: [target], entries: layout.rows.length === 0 ? [] : [entry] };
  const readers = board.squares.filter((square) => entries[square] === entry);
  const isTarget = (square: Square): boolean => square === target;
  return {
    squares: [...readers.filter(isTarget), ...readers.filter((square) => !isTarget(square))],
    entries: [entry],
  };
};

/** The reading of a square or an entry. */
export const readingOf = (state: State, scene: Scene, { squares, entries }: At): Reading => {
  const [square, ...twins] = squares;
  const [entry] = entries;
  const { board, origin, view } = state;
  const { table, layout } = scene;
  if (square === undefined)
    return table && entry !== undefined ? entryReading(state, table, entry) : { title: "" };
  if (!isReached(state, scene, square))
    return { title: `${squareName(board, origin)} → ${squareName(board, square)}: never reached` };
  const answer = answerOf(state, scene, square);
  const names = twins.map((each) => squareName(board, each));
  const told = { title: `${subjectOf(state, scene, square)}: ${answerText(state, scene, answer)}` };
  const read = table && {
    expression: expressionOf(
      table,
      argumentsText(state, layout, square),
      answerOf(state, table, square),
      entry,
    ),
    entry: entry === undefined ? NO_ARRAY : entryText(table, entry, hasTarget(state) ? names : []),
  };
  const reason = hasTarget(state)
    ? view.isOfDistances && view !== COMPARE && !hasRegion(state)
      ? reasonOf(state, square, numberOf(answer))
      : undefined
    : PAWN_REASON(squareName(board, origin));
  return { ...told, ...read, ...(reason === undefined ? {} : { reason }) };
};

const NO_ARRAY = "A lookup without an array: the index itself is the answer.";

const PAWN_REASON = (pawn: string): string =>
  `Where the other king must stand in time to catch the pawn on ${pawn}, the pawn moving first.`;

/** What is asked: the squares, or what else the lookup takes. */
const subjectOf = (state: State, { layout }: Scene, square: Square): string => {
  const { board, origin, view } = state;
  const [from, to] = [squareName(board, origin), squareName(board, square)];
  const place = placeOf(state.layout);
  if (place !== undefined) return `${to} → ${place}`;
  const value = argumentsOf(state, layout, square).at(-1) ?? 0;
  switch (layout.parameters.at(-1)) {
    case "pawn":
      return from;
    case "coordinate":
      return `0x88 coordinate ${value}`;
    case "distance": {
      const { isTyped, label, piece } = drawnWith(state);
      const moves = counted(value, `${isTyped ? label : (piece?.name ?? "")} move`);
      return `${from}, ${view.before ?? ""}${moves}`;
    }
    default:
      return hasOrigin(state) ? `${from} → ${to}` : to;
  }
};

const entryReading = ({ board, origin }: State, table: ShownTable, entry: number): Reading => ({
  title: !table.layout.isByDifference
    ? `0x88 coordinate ${entry}: no square`
    : table.layout.cell(entry)
      ? `${table.layout.elementName(entry)}: off the board, seen from ${squareName(board, origin)}`
      : "An entry that no call reads",
  expression: `${table.name}[${entry}] = ${numberText(numberOf(table.values[entry]))}`,
  entry: entryText(table, entry),
});

/** How the lookup finds an answer: the number in the entry, and 2 more if the corner rule applies; or a call. */
const expressionOf = (
  table: ShownTable,
  values: readonly string[],
  answer: Answer,
  entry = 0,
): string => {
  if (typeof answer === "bigint" || table.layout.rows.length === 0)
    return callText(table, values, answer);
  const held = numberOf(table.values[entry]);
  const read = `${table.name}[${indexText(table.layout, values)}] = ${numberText(held)}`;
  return held === answer
    ? read
    : `${read}, and ${CORNER_RULE_MOVES} by the corner rule: ${numberText(answer)}`;
};

/** Why the distance differs from the distance far from the edges; `undefined` if it does not. */
const reasonOf = (
  { board, metric, origin }: State,
  square: Square,
  distance: number | undefined,
): string | undefined => {
  const difference = apart(board, origin, square);
  const withRoom = distanceWithRoom(metric, board, difference);
  if (withRoom === undefined || withRoom === distance) return undefined;
  const room = `on a larger board the distance is ${distanceText(metric, withRoom)}`;
  if (distance === undefined) return `The board is too small: ${room}.`;
  const corner = [origin, square].find((end) => CORNERS.contains(board, end));
  return corner !== undefined && isCornerRule(metric, board, difference, withRoom)
    ? `Elsewhere, squares that lie like these two are ${distanceText(metric, withRoom)} apart. ` +
        `From the corner ${squareName(board, corner)} it takes ${CORNER_RULE_MOVES} moves more: the corner rule.`
    : `The edge is in the way: ${room}.`;
};

/** Whether all squares of a difference are one distance apart, or 2 moves more where exactly one is a corner. */
const isCornerRule = (
  metric: Metric,
  board: Board,
  difference: Vector,
  withRoom: number,
): boolean =>
  board.squares.every((from) => {
    const distances = distancesFrom(metric, board, [from]);
    return board.squares.every((to) => {
      const { files, ranks } = apart(board, from, to);
      if (files !== difference.files || ranks !== difference.ranks) return true;
      const rule = CORNERS.contains(board, from) !== CORNERS.contains(board, to);
      return distances[to] === withRoom + (rule ? CORNER_RULE_MOVES : 0);
    });
  });
