/** What is to be seen of a state: grids, names and words, without a page to put them on. */
import type { DifferenceLayout, Layout } from "../generator/layouts.js";
import {
  type Board,
  type Square,
  centerSquares,
  fileOf,
  isCorner,
  rankOf,
  squareAt,
  squareName,
  squaresOf,
  superimposed,
  superimposedCenter,
} from "../generator/board.js";
import { CORNER_RULE_MOVES } from "../generator/metrics.js";
import { largestOf, type Grid } from "../generator/pictures/grid.js";
import {
  arrayCells,
  boardGrid,
  marksOf,
  overlaidGrid,
  pathGrids,
  type PathGrids,
} from "../generator/pictures/views.js";
import { METRICS, type Measured } from "./metrics.js";
import type { State } from "./state.js";
import { distancesFrom, tableOf, type Asked, type ShownTable } from "./table.js";

/** What somebody points at: a square of the board, or an entry of the array. */
export type Pointed = { readonly square: Square } | { readonly entry: number };

/** What does not change while squares do: the table and its largest distance. */
export interface Scene {
  readonly asked: Asked;
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
  if ("table" in found) return { asked, table: found.table, largest: found.table.largest };
  const fromEach = squaresOf(board).map((square) => distancesFrom(measured, board, [square]));
  return { asked, refusal: found.refusal, largest: Math.max(...fromEach.map(largestOf)) };
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
  scene: Scene,
  targets: readonly Square[],
): ShownBoard => {
  const { board, measured, layout } = state;
  const origins = originsOf(state);
  const distances = distancesFrom(measured, board, origins);
  const from = layout === "center" ? "the center" : squareName(board, state.origin);
  return {
    grid: boardGrid(board, distances, marksOf(origins, targets), scene.largest),
    name: `${labelOf(measured)} distance from ${from}`,
    squareNames: distances.map((distance, square) =>
      [
        squareName(board, square),
        movesText(distance),
        ...(layout !== "center" && square === state.origin ? ["origin"] : []),
      ].join(", "),
    ),
  };
};

/** The squares on shortest paths, and Stilman's way to them. */
export const pathBoards = (
  state: State,
  target: Square,
): { readonly board: ShownBoard; readonly steps: Omit<PathGrids, "paths"> } => {
  const { board, measured, origin } = state;
  const fromOrigin = distancesFrom(measured, board, [origin]);
  const fromTarget = distancesFrom(measured, board, [target]);
  const { paths, ...steps } = pathGrids(board, fromOrigin, fromTarget, { origin, target });
  const [from, to] = [squareName(board, origin), squareName(board, target)];
  return {
    steps,
    board: {
      grid: paths,
      name: `${labelOf(measured)}: shortest paths from ${from} to ${to}`,
      squareNames: squaresOf(board).map((square) => {
        const [there, back] = [fromOrigin[square], fromTarget[square]];
        const isOnPath = paths.cells[square]?.kind === "distance";
        return [
          squareName(board, square),
          there === undefined || back === undefined
            ? "never reached"
            : `${there} + ${back} = ${movesText(there + back)}`,
          ...(isOnPath ? ["on a shortest path"] : []),
          ...(square === origin ? ["origin"] : []),
        ].join(", ");
      }),
    },
  };
};

/** The array of a layout, laid under the board where it is one by difference; none where it is the board. */
export const arrayOf = (
  { layout: name, board, origin }: State,
  { table }: Scene,
  entries: readonly number[],
): Grid | undefined => {
  if (table === undefined || name === "pair" || name === "center") return undefined;
  const { layout, values } = table;
  const marks = marksOf([], entries);
  if (isByDifference(layout)) return overlaidGrid(board, layout, values, origin, marks);
  const cells = arrayCells(layout, values);
  return { size: board, cells, largest: largestOf(values), marks, hasNames: false };
};

const isByDifference = (layout: Layout): layout is DifferenceLayout => "coordinate" in layout;

/** The entry that answers for a square of the board. */
export const entryOf = ({ origin }: State, layout: Layout, square: Square): number => {
  const reading = layout.readings.length === 1 ? layout.readings[0] : layout.readings[origin];
  return reading?.indices[square] ?? NaN;
};

/** What is pointed at, in squares of the board and in entries of the array; the target, if at nothing. */
export const pointedAt = (
  state: State,
  { table }: Scene,
  pointed: Pointed | undefined,
): { readonly squares: readonly Square[]; readonly entries: readonly number[] } => {
  if (table === undefined)
    return {
      squares: [pointed && "square" in pointed ? pointed.square : state.target],
      entries: [],
    };
  if (pointed && "entry" in pointed)
    return {
      squares: squaresOf(state.board).filter(
        (square) => entryOf(state, table.layout, square) === pointed.entry,
      ),
      entries: [pointed.entry],
    };
  const square = pointed?.square ?? state.target;
  return { squares: [square], entries: [entryOf(state, table.layout, square)] };
};

/** What is said of the square or the entry that is pointed at. */
export interface Reading {
  /** `a1 → b2: 4 moves` */
  readonly title: string;
  /** `KNIGHT_DISTANCE[0 << 6 | 9] = 4` */
  readonly expression?: string;
  /** Why it is another number than elsewhere on the board. */
  readonly reason?: string;
}

/** What is said of what is pointed at. */
export const readingOf = (
  state: State,
  scene: Scene,
  { squares, entries }: ReturnType<typeof pointedAt>,
): Reading => {
  const [square] = squares;
  const { board, measured, layout } = state;
  if (square === undefined) return entryReading(state, scene, entries[0] ?? NaN);
  const distance = distancesFrom(measured, board, originsOf(state))[square];
  const from = layout === "center" ? "center" : squareName(board, state.origin);
  const reason = layout === "center" ? undefined : reasonOf(state, square, distance);
  return {
    title: `${from} → ${squareName(board, square)}: ${movesText(distance)}`,
    ...(scene.table ? { expression: expressionOf(state, scene.table, square) } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
};

const entryReading = ({ board, origin }: State, { table }: Scene, entry: number): Reading => {
  if (table === undefined) return { title: "" };
  const isUnused = table.layout.entryName(entry).endsWith("never read");
  return {
    title: isUnused
      ? "An entry that no call reads"
      : `${table.layout.entryName(entry)}: off the board, seen from ${squareName(board, origin)}`,
    expression: `${table.name}[${entry}] = ${numberText(table.values[entry])}`,
  };
};

const expressionOf = (state: State, table: ShownTable, square: Square): string => {
  const { layout, name, values, cornerRuleEntries } = table;
  const entry = entryOf(state, layout, square);
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

/** Why the distance is not what the difference of the squares alone says; `undefined` if it is. */
const reasonOf = (
  { board, measured, origin }: State,
  square: Square,
  distance: number | undefined,
): string | undefined => {
  const byDifference = distanceByDifference(measured, board, origin, square);
  if (byDifference === undefined || byDifference === distance) return undefined;
  if (distance === undefined)
    return `The board is too small: with room around it would take ${movesText(byDifference)}.`;
  const corners = [origin, square].filter((end) => isCorner(board, end));
  const [corner] = corners;
  const isKnight = "metric" in measured ? measured.metric === "knight" : measured.notation === "N";
  return corner !== undefined &&
    corners.length === 1 &&
    distance === byDifference + CORNER_RULE_MOVES
    ? `${squareName(board, corner)} is a corner: from there it takes ${CORNER_RULE_MOVES} moves more than between other ` +
        `squares that lie like these two, which are ${movesText(byDifference)} apart.${isKnight ? " This is the corner rule." : ""}`
    : `The edge is in the way: with room around it would take ${movesText(byDifference)}.`;
};

const distanceByDifference = (
  measured: Measured,
  board: Board,
  origin: Square,
  square: Square,
): number | undefined => {
  const field = superimposed(board);
  const center = superimposedCenter(board);
  const files = fileOf(board, square) - fileOf(board, origin);
  const ranks = rankOf(board, square) - rankOf(board, origin);
  return distancesFrom(measured, field, [center])[center + squareAt(field, files, ranks)];
};

/** What is measured, in a word. */
export const labelOf = (measured: Measured): string =>
  "notation" in measured ? measured.notation : METRICS[measured.metric].label;

const movesText = (distance: number | undefined): string =>
  distance === undefined ? "never reached" : `${distance} ${distance === 1 ? "move" : "moves"}`;

const numberText = (value: number | undefined): string => `${value ?? 255}`;
