/** What is to be seen of a state: grids, names and words, without a page to put them on. */
import { isRead, type DifferenceLayout, type Layout } from "../generator/layouts.js";
import {
  type Board,
  type Square,
  apart,
  centerSquares,
  isCorner,
  squareAt,
  squareName,
  squaresOf,
} from "../generator/board.js";
import { CORNER_RULE_MOVES } from "../generator/metrics.js";
import { largestOf, type Grid } from "../generator/pictures/grid.js";
import { UNREACHABLE } from "../generator/tabulate.js";
import {
  arrayCells,
  boardGrid,
  marksOf,
  overlaidGrid,
  pathGrids,
} from "../generator/pictures/views.js";
import { isCombined, labelOf, type Measured } from "./metrics.js";
import type { State } from "./state.js";
import { distancesFrom, tableOf, type Asked, type ShownTable } from "./table.js";

/** What somebody points at: a square of the board, or an entry of the array. */
export type Pointed = { readonly square: Square } | { readonly entry: number };

/** What does not change while squares do: the table and its largest distance. */
export interface Scene {
  readonly table?: ShownTable;
  /** Why there is no such table. */
  readonly refusal?: string;
  /** The largest distance between any two squares, or of any square from the center. */
  readonly largest: number;
}

/** The scene of a state. */
export const sceneOf = (asked: Asked): Scene => {
  const { board, measured } = asked;
  const found = tableOf(asked);
  if ("table" in found) return { table: found.table, largest: found.table.largest };
  const fromEach = squaresOf(board).map((square) => distancesFrom(measured, board, [square]));
  return { refusal: found.refusal, largest: Math.max(...fromEach.map(largestOf)) };
};

/** The board of a state, as it is to be seen. */
export interface ShownBoard {
  readonly grid: Grid;
  /** What the grid is called. */
  readonly name: string;
  /** What each square is called: `b2, 4 moves`. */
  readonly squareNames: readonly string[];
}

/** The squares from which distance is counted. */
export const originsOf = ({ layout, board, origin }: State): readonly Square[] =>
  layout === "center" ? centerSquares(board) : [origin];

/** The board with the distances from the origin. */
export const distanceBoard = (
  state: State,
  { largest }: Scene,
  targets: readonly Square[],
): ShownBoard => {
  const { board, measured, layout } = state;
  const origins = originsOf(state);
  const distances = distancesFrom(measured, board, origins);
  const from = layout === "center" ? "the center" : squareName(board, state.origin);
  return {
    grid: boardGrid(board, distances, marksOf(origins, targets), largest),
    name: `${labelOf(measured)} distance from ${from}`,
    squareNames: distances.map((distance, square) =>
      [
        squareName(board, square),
        distanceText(measured, distance),
        ...endsText(state, square),
      ].join(", "),
    ),
  };
};

/** Which of the two squares that can be moved a square is, if it is one. */
const endsText = ({ layout, origin, target }: State, square: Square): readonly string[] => [
  ...(square === origin && layout !== "center" ? ["origin"] : []),
  ...(square === target ? ["target"] : []),
];

/** A step on Stilman's way to the shortest paths, and what it is called. */
export interface PathStep {
  readonly id: string;
  readonly grid: Grid;
  readonly caption: string;
}

/** The squares on shortest paths, and Stilman's way to them. */
export interface ShownPaths {
  readonly board: ShownBoard;
  readonly steps: readonly PathStep[];
  /** What the steps come to, in a sentence. */
  readonly summary: string;
}

/** The shortest paths from the origin to a target. */
export const pathsOf = (state: State, { largest }: Scene, target: Square): ShownPaths => {
  const { board, measured, origin } = state;
  const fromOrigin = distancesFrom(measured, board, [origin]);
  const fromTarget = distancesFrom(measured, board, [target]);
  const grids = pathGrids(board, fromOrigin, fromTarget, { origin, target, largest });
  const [from, to] = [squareName(board, origin), squareName(board, target)];
  const shortest = fromOrigin[target];
  const nameOf = (square: Square): string => {
    const [there, back] = [fromOrigin[square], fromTarget[square]];
    return [
      squareName(board, square),
      there === undefined || back === undefined
        ? "on no path"
        : `${there} + ${back} = ${distanceText(measured, there + back)}`,
      ...(grids.paths.cells[square]?.kind === "distance" ? ["on a shortest path"] : []),
      ...endsText(state, square),
    ].join(", ");
  };
  return {
    board: {
      grid: grids.paths,
      name: `${labelOf(measured)}: shortest paths from ${from} to ${to}`,
      squareNames: squaresOf(board).map(nameOf),
    },
    steps: [
      { id: "from", grid: grids.fromOrigin, caption: `from ${from}` },
      { id: "to", grid: grids.fromTarget, caption: `from ${to}` },
      { id: "sum", grid: grids.sum, caption: "sum of both, the lighter the smaller" },
    ],
    summary:
      shortest === undefined
        ? `There is no path from ${from} to ${to}.`
        : `A square is on a shortest path if its distances from ${from} and from ${to} add up to ${shortest}.`,
  };
};

/** The array of a layout, laid under the board where it is one by difference; none where it is the board. */
export const arrayOf = (
  { layout: name, board, origin }: State,
  { table, largest }: Scene,
  entries: readonly number[],
): Grid | undefined => {
  if (table === undefined || name === "pair" || name === "center") return undefined;
  const { layout, values } = table;
  const marks = marksOf([], entries);
  if (isByDifference(layout))
    return overlaidGrid(board, layout, values, { origin, marks, largest });
  const cells = arrayCells(layout, values);
  return { size: board, cells, largest, marks, hasNames: false };
};

const isByDifference = (layout: Layout): layout is DifferenceLayout => "coordinate" in layout;

/** The entry that answers for a square of the board. */
const entryOf = ({ origin }: State, { readings }: Layout, square: Square): number => {
  const reading = readings.length === 1 ? readings[0] : readings[origin];
  const entry = reading?.indices[square];
  if (entry === undefined) throw new RangeError(`the layout answers nothing for square ${square}`);
  return entry;
};

/** What is pointed at, in squares of the board and in entries of the array. */
export interface At {
  readonly squares: readonly Square[];
  readonly entries: readonly number[];
}

/** What is pointed at; the target, if that is nothing or the origin itself. */
export const pointedAt = (state: State, { table }: Scene, pointed: Pointed | undefined): At => {
  if (table && pointed && "entry" in pointed)
    return {
      squares: squaresOf(state.board).filter(
        (square) => entryOf(state, table.layout, square) === pointed.entry,
      ),
      entries: [pointed.entry],
    };
  const square =
    pointed && "square" in pointed && !isOrigin(state, pointed.square)
      ? pointed.square
      : state.target;
  return { squares: [square], entries: table ? [entryOf(state, table.layout, square)] : [] };
};

const isOrigin = ({ layout, origin }: State, square: Square): boolean =>
  layout !== "center" && square === origin;

/** What is said of the square or the entry that is pointed at. */
export interface Reading {
  /** `a1 → b2: 4 moves` */
  readonly title: string;
  /** `KNIGHT_DISTANCE[0 << 6 | 9] = 4` */
  readonly expression?: string;
  /** Where in the array it stands. */
  readonly entry?: string;
  /** Why it is another number than elsewhere on the board. */
  readonly reason?: string;
}

/** What is said of what is pointed at. */
export const readingOf = (state: State, scene: Scene, { squares, entries }: At): Reading => {
  const [square] = squares;
  const [entry] = entries;
  const { board, measured, layout } = state;
  if (square === undefined)
    return scene.table && entry !== undefined
      ? entryReading(state, scene.table, entry)
      : { title: "" };
  const distance = distancesFrom(measured, board, originsOf(state))[square];
  const from = layout === "center" ? "center" : squareName(board, state.origin);
  const to = squares.map((each) => squareName(board, each)).join(", ");
  const reason = layout === "center" ? undefined : reasonOf(state, square, distance);
  return {
    title: `${from} → ${to}: ${distanceText(measured, distance)}`,
    ...(scene.table && entry !== undefined
      ? {
          expression: expressionOf(state, scene.table, square, entry),
          entry: entryText(scene.table, entry),
        }
      : {}),
    ...(reason === undefined ? {} : { reason }),
  };
};

const entryText = ({ layout }: ShownTable, entry: number): string =>
  `Entry ${entry} of 0…${layout.length - 1}`;

const entryReading = ({ board, origin }: State, table: ShownTable, entry: number): Reading => ({
  title: isRead(table.layout, entry)
    ? `${table.layout.entryName(entry)}: off the board, seen from ${squareName(board, origin)}`
    : "An entry that no call reads",
  expression: `${table.name}[${entry}] = ${numberText(table.values[entry])}`,
  entry: entryText(table, entry),
});

const expressionOf = (state: State, table: ShownTable, square: Square, entry: number): string => {
  const { layout, name, values, cornerRuleEntries } = table;
  const held = values[entry];
  const rule =
    cornerRuleEntries.includes(entry) &&
    isCorner(state.board, state.origin) !== isCorner(state.board, square);
  const read = `${name}[${indexText(layout, state.origin, square)}] = ${numberText(held)}`;
  return rule && held !== undefined
    ? `${read}, and ${CORNER_RULE_MOVES} by the corner rule: ${held + CORNER_RULE_MOVES}`
    : read;
};

/** The index of a pair of squares, as source text with their numbers. */
const indexText = ({ indexSource, parameters }: Layout, origin: Square, square: Square): string =>
  parameters.length === 1
    ? `${square}`
    : indexSource
        .replaceAll("sq1", `${origin}`)
        .replaceAll("sq2", `${square}`)
        .replace(/^\((\d+ << \d+)\) \|/, "$1 |");

/** Why the distance is not what it would be far from the edges; `undefined` if it is. */
const reasonOf = (
  { board, measured, origin }: State,
  square: Square,
  distance: number | undefined,
): string | undefined => {
  const { files, ranks } = apart(board, origin, square);
  const withRoom = distanceWithRoom(measured, board, files, ranks);
  if (withRoom === undefined || withRoom === distance) return undefined;
  const room = `with room around it would take ${distanceText(measured, withRoom)}`;
  if (distance === undefined) return `The board is too small: ${room}.`;
  const corner = [origin, square].find((end) => isCorner(board, end));
  return corner !== undefined && isCornerRule(measured, board, { files, ranks }, withRoom)
    ? `${squareName(board, corner)} is a corner: from there it takes ${CORNER_RULE_MOVES} moves more than between squares that lie like ` +
        `these two away from the corners, which are ${distanceText(measured, withRoom)} apart. This is the corner rule.`
    : `The edge is in the way: ${room}.`;
};

/** The distance by the difference of two squares on a board so large that no edge is in the way. */
const distanceWithRoom = (
  measured: Measured,
  board: Board,
  files: number,
  ranks: number,
): number | undefined => {
  const middle = 2 * Math.max(board.files, board.ranks) - 1;
  const field = { files: 2 * middle + 1, ranks: 2 * middle + 1 };
  const center = squareAt(field, middle, middle);
  return distancesFrom(measured, field, [center])[center + squareAt(field, files, ranks)];
};

/** Whether all squares of a difference are one distance apart, but for 2 moves more where just one is a corner. */
const isCornerRule = (
  measured: Measured,
  board: Board,
  difference: { readonly files: number; readonly ranks: number },
  withRoom: number,
): boolean =>
  squaresOf(board).every((from) => {
    const distances = distancesFrom(measured, board, [from]);
    return squaresOf(board).every((to) => {
      const { files, ranks } = apart(board, from, to);
      if (files !== difference.files || ranks !== difference.ranks) return true;
      const rule = isCorner(board, from) !== isCorner(board, to);
      return distances[to] === withRoom + (rule ? CORNER_RULE_MOVES : 0);
    });
  });

/** A distance with its unit: moves, but for the combined distance, which no piece goes. */
const distanceText = (measured: Measured, distance: number | undefined): string => {
  if (distance === undefined) return "never reached";
  if (isCombined(measured)) return `combined distance ${distance}`;
  return `${distance} ${distance === 1 ? "move" : "moves"}`;
};

const numberText = (value: number | undefined): string => `${value ?? UNREACHABLE}`;
