/** What the page shows of a state, as data: grids, names and words. */
import {
  apart,
  squareName,
  squaresOf,
  type Board,
  type Leap,
  type Square,
} from "../../generator/boards/board.js";
import { CENTER, CORNERS } from "../../generator/boards/regions.js";
import type { DifferenceLayout } from "../../generator/layouts/difference.js";
import { entryOf, type Layout } from "../../generator/layouts/layout.js";
import { CORNER_RULE_MOVES } from "../../generator/corner-rule.js";
import type { Answer } from "../../generator/measures/measure.js";
import { entryText, indexText, numberText } from "./entry-texts.js";
import { largestOf, type Grid } from "../drawing/grid.js";
import { arrayCells, boardGrid, marksOf, overlaidGrid, pathGrids } from "../drawing/views.js";
import { isCombined, labelOf, type Measured } from "./metrics.js";
import { distanceWithRoom } from "./room.js";
import { isRelationName } from "./relations.js";
import {
  largestRelation,
  relationArguments,
  relationCell,
  relationReading,
} from "./shown-relations.js";
import { endsText, type State } from "./state.js";
import { distancesFrom, tableOf, type Asked, type ShownTable } from "./table.js";

/** What the pointer is over: a square of the board, or an entry of the array. */
export type Pointed = { readonly square: Square } | { readonly entry: number };

/** What does not change when squares are moved: the table and the largest distance. */
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
  if (isRelationName(asked.view)) return { ...found, largest: largestRelation(asked.view, asked) };
  const largestFrom = (squares: readonly Square[]): number =>
    largestOf(squares.map((square) => largestOf(distancesFrom(measured, board, [square]))));
  if ("refusal" in found) return { ...found, largest: largestFrom(squaresOf(board)) };
  const { layout, values } = found.table;
  // The largest distance is in the array, or is a distance from a corner, with the corner rule added.
  const corners = layout.isByDifference ? CORNERS.squares(board) : [];
  const numbers = values.map(numberOf);
  return { ...found, largest: Math.max(largestOf(numbers), largestFrom(corners)) };
};

/** The board of a state, as the page shows it. */
export interface ShownBoard {
  readonly grid: Grid;
  /** The name of the grid. */
  readonly name: string;
  /** The name of each square: `b2, 4 moves`. */
  readonly squareNames: readonly string[];
}

/** The squares from which distance is counted. */
export const originsOf = ({ layout, board, origin }: State): readonly Square[] =>
  layout === "center" ? CENTER.squares(board) : [origin];

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

/** A step of Stilman's method, with its caption. */
export interface PathStep {
  readonly id: string;
  readonly grid: Grid;
  readonly caption: string;
}

/** The squares on shortest paths, and the steps of Stilman's method. */
export interface ShownPaths {
  readonly board: ShownBoard;
  readonly steps: readonly PathStep[];
  /** The result of the steps, in a sentence. */
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
      { id: "sum", grid: grids.sum, caption: "sum of both, lighter is smaller" },
    ],
    summary:
      shortest === undefined
        ? `There is no path from ${from} to ${to}.`
        : `A square is on a shortest path if its distances from ${from} and from ${to} add up to ${shortest}.`,
  };
};

/** The array of a layout by difference, with the board drawn over it if the differences have a sign. */
export const arrayOf = (
  { board, origin, view }: State,
  { table, largest }: Scene,
  entries: readonly number[],
): Grid | undefined => {
  if (!table?.layout.isByDifference) return undefined;
  const { layout } = table;
  const values = table.values.map(numberOf);
  const marks = marksOf([], entries);
  const cellOf = isRelationName(view) ? relationCell(view) : undefined;
  if (hasZero(layout))
    return overlaidGrid(board, layout, values, { origin, marks, largest, cellOf });
  const cells = arrayCells(layout, values);
  return { size: board, cells, largest, marks, hasNames: false };
};

const numberOf = (value: Answer): number | undefined =>
  typeof value === "bigint" ? undefined : value;

/** Whether the board can be drawn over the array, with the origin on difference zero. */
const hasZero = (layout: Layout): layout is DifferenceLayout => "zero" in layout;

/** The arguments of the lookup that answers for a square: both, or the square alone, or the pawn. */
export const argumentsOf = (
  state: Pick<State, "origin" | "view" | "measured" | "board">,
  { from }: Layout,
  square: Square,
): readonly number[] => {
  if (isRelationName(state.view)) return relationArguments(state.view, state, square);
  return from === "pair" ? [state.origin, square] : [square];
};

/** What the pointer is over, as squares of the board and as entries of the array. */
export interface At {
  readonly squares: readonly Square[];
  readonly entries: readonly number[];
}

/** What the pointer is over; the target if that is nothing or the origin. */
export const pointedAt = (state: State, { table }: Scene, pointed: Pointed | undefined): At => {
  const entryOn = (layout: Layout): ((square: Square) => number) => {
    const entry = entryOf(layout);
    return (square) => {
      const [first = 0, second] = argumentsOf(state, layout, square);
      return entry(first, second);
    };
  };
  if (table && pointed && "entry" in pointed) {
    const entry = entryOn(table.layout);
    return {
      squares: squaresOf(state.board).filter((square) => entry(square) === pointed.entry),
      entries: [pointed.entry],
    };
  }
  const square =
    pointed && "square" in pointed && !isOrigin(state, pointed.square)
      ? pointed.square
      : state.target;
  return { squares: [square], entries: table ? [entryOn(table.layout)(square)] : [] };
};

const isOrigin = ({ layout, origin }: State, square: Square): boolean =>
  layout !== "center" && square === origin;

/** What the page says about the square or the entry under the pointer. */
export interface Reading {
  /** `a1 → b2: 4 moves` */
  readonly title: string;
  /** `KNIGHT_DISTANCE[0 << 6 | 9] = 4` */
  readonly expression?: string;
  /** Where it is in the array. */
  readonly entry?: string;
  /** Why other squares with the same difference have another distance. */
  readonly reason?: string;
}

/** The reading of a square or an entry. */
export const readingOf = (state: State, scene: Scene, { squares, entries }: At): Reading => {
  const [square] = squares;
  const [entry] = entries;
  const { board, measured, layout } = state;
  if (square === undefined)
    return scene.table && entry !== undefined
      ? entryReading(state, scene.table, entry)
      : { title: "" };
  if (isRelationName(state.view)) return relationReading(state.view, state, scene, squares, entry);
  const distance = distancesFrom(measured, board, originsOf(state))[square];
  const from = layout === "center" ? "center" : squareName(board, state.origin);
  const to = squares.map((each) => squareName(board, each)).join(", ");
  const reason = layout === "center" ? undefined : reasonOf(state, square, distance);
  return {
    title: `${from} → ${to}: ${distanceText(measured, distance)}`,
    ...(scene.table && entry !== undefined
      ? {
          expression: expressionOf(scene.table, argumentsOf(state, scene.table.layout, square), {
            held: numberOf(scene.table.values[entry]),
            distance,
          }),
          entry: entryText(scene.table, entry),
        }
      : {}),
    ...(reason === undefined ? {} : { reason }),
  };
};

const entryReading = ({ board, origin }: State, table: ShownTable, entry: number): Reading => ({
  title: table.layout.rows.flatMap(({ cells }) => cells)[entry]
    ? `${table.layout.entryName(entry)}: off the board, seen from ${squareName(board, origin)}`
    : "An entry that no call reads",
  expression: `${table.name}[${entry}] = ${numberText(numberOf(table.values[entry]))}`,
  entry: entryText(table, entry),
});

/** How the lookup finds a distance: the number in the entry, and 2 more if the corner rule applies. */
const expressionOf = (
  { layout, name }: ShownTable,
  squares: readonly Square[],
  { held, distance }: Readonly<Record<"held" | "distance", number | undefined>>,
): string => {
  const read = `${name}[${indexText(layout, squares)}] = ${numberText(held)}`;
  return held === distance
    ? read
    : `${read}, and ${CORNER_RULE_MOVES} by the corner rule: ${numberText(distance)}`;
};

/** Why the distance differs from the distance far from the edges; `undefined` if it does not. */
const reasonOf = (
  { board, measured, origin }: State,
  square: Square,
  distance: number | undefined,
): string | undefined => {
  const difference = apart(board, origin, square);
  const withRoom = distanceWithRoom(measured, board, difference);
  if (withRoom === undefined || withRoom === distance) return undefined;
  const room = `on a larger board the distance is ${distanceText(measured, withRoom)}`;
  if (distance === undefined) return `The board is too small: ${room}.`;
  const corner = [origin, square].find((end) => CORNERS.contains(board, end));
  return corner !== undefined && isCornerRule(measured, board, difference, withRoom)
    ? `${squareName(board, corner)} is a corner: from there it takes ${CORNER_RULE_MOVES} moves more than between squares that lie like ` +
        `these two away from the corners, which are ${distanceText(measured, withRoom)} apart. This is the corner rule.`
    : `The edge is in the way: ${room}.`;
};

/** Whether all squares of a difference are one distance apart, or 2 moves more where exactly one is a corner. */
const isCornerRule = (
  measured: Measured,
  board: Board,
  difference: Leap,
  withRoom: number,
): boolean =>
  squaresOf(board).every((from) => {
    const distances = distancesFrom(measured, board, [from]);
    return squaresOf(board).every((to) => {
      const { files, ranks } = apart(board, from, to);
      if (files !== difference.files || ranks !== difference.ranks) return true;
      const rule = CORNERS.contains(board, from) !== CORNERS.contains(board, to);
      return distances[to] === withRoom + (rule ? CORNER_RULE_MOVES : 0);
    });
  });

/** A distance with its unit: moves, except for the combined distance, which belongs to no piece. */
const distanceText = (measured: Measured, distance: number | undefined): string => {
  if (distance === undefined) return "never reached";
  if (isCombined(measured)) return `combined distance ${distance}`;
  return `${distance} ${distance === 1 ? "move" : "moves"}`;
};
