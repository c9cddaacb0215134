/** What the page shows of a state, as data: grids, names and words. */
import {
  apart,
  squareName,
  type Board,
  type Vector,
  type Square,
} from "../../generator/boards/board.js";
import { CORNERS } from "../../generator/boards/regions.js";
import type { DifferenceLayout } from "../../generator/layouts/difference.js";
import { at } from "../../generator/common.js";
import { elementOf, indicesOf, type Layout } from "../../generator/layouts/layout.js";
import { CORNER_RULE_MOVES } from "../../generator/corner-rule.js";
import type { Answer } from "../../generator/measures/measure.js";
import { callText, entryText, indexText, numberText } from "./entry-texts.js";
import { distanceCell, largestOf, type Cell, type Grid } from "../drawing/grid.js";
import { arrayCells, boardGrid, marksOf, overlaidGrid, pathGrids } from "../drawing/views.js";
import {
  distancesFrom,
  isCombined,
  labelOf,
  largestDistance,
  movesText,
  type Measured,
} from "./metrics.js";
import type { Conflict } from "./conflict.js";
import { shownLayout } from "./layouts.js";
import { argumentTexts } from "./numbering.js";
import { distanceWithRoom } from "./room.js";
import { isRelationName } from "./relations.js";
import {
  largestRelation,
  relationArguments,
  relationCell,
  relationReading,
} from "./shown-relations.js";
import { endsText, hasRegion, type State } from "./state.js";
import type { At, PathStep, Reading, Scene, ShownBoard, ShownPaths } from "./scene.js";
import { isPathsTable, tableOf, type Asked, type ShownTable } from "./table.js";

/** The scene of a state. */
export const sceneOf = (asked: Asked): Scene => {
  const { board, measured } = asked;
  const found = tableOf(asked);
  if (isRelationName(asked.view)) return { ...found, largest: largestRelation(asked.view, asked) };
  if ("refusal" in found || isPathsTable(asked))
    return { ...found, largest: largestDistance(measured, board, board.squares) };
  const { layout, values } = found.table;
  // The largest distance is in the array, or is a distance from a corner, with the corner rule added.
  const corners = layout.isByDifference ? CORNERS.squares(board) : [];
  const numbers = values.map(numberOf);
  return {
    ...found,
    largest: Math.max(largestOf(numbers), largestDistance(measured, board, corners)),
  };
};

/** The squares from which distance is counted. */
export const originsOf = ({ layout, board, origin }: State): readonly Square[] =>
  shownLayout(layout).region?.squares(board) ?? [origin];

/** `from a1`, or `to the center` */
export const fromText = ({ layout, board, origin }: State): string => {
  const { place } = shownLayout(layout);
  return place === undefined ? `from ${squareName(board, origin)}` : `to ${place}`;
};

/** The board with the distances from the origin. */
export const distanceBoard = (
  state: State,
  { largest }: Scene,
  targets: readonly Square[],
): ShownBoard => {
  const { board, measured } = state;
  const origins = originsOf(state);
  const distances = distancesFrom(measured, board, origins);
  return {
    grid: boardGrid(board, distances, marksOf(origins, targets), largest),
    name: `${labelOf(measured)} distance ${fromText(state)}`,
    squareNames: distances.map((distance, square) =>
      [
        squareName(board, square),
        distanceText(measured, distance),
        ...endsText(state, square, distanceText(measured, distances[state.target])),
      ].join(", "),
    ),
  };
};

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
      ...endsText(state, square, distanceText(measured, shortest)),
    ].join(", ");
  };
  return {
    board: {
      grid: grids.paths,
      name: `${labelOf(measured)}: shortest paths from ${from} to ${to}`,
      squareNames: board.squares.map(nameOf),
    },
    steps: [
      { id: "from", grid: grids.fromOrigin, caption: `from ${from}` },
      { id: "to", grid: grids.fromTarget, caption: `from ${to}` },
      { id: "sum", grid: grids.sum, caption: "sum of both" },
    ],
    summary:
      shortest === undefined
        ? `There is no path from ${from} to ${to}.`
        : `A square is on a shortest path if its distances from ${from} and from ${to} add up to ${shortest}.`,
  };
};

/** Whether the array is not the board itself, so that it is drawn beside it: an array by difference, or by coordinate. */
const hasArray = ({ board }: Pick<State, "board">, layout: Layout): boolean =>
  layout.isByDifference || layout.board.files !== board.files;

/** The array, with the board drawn over it if the differences have a sign, or if it begins with a1. */
export const arrayOf = (
  { board, origin, view }: State,
  { table, largest }: Scene,
  entries: readonly number[],
): Grid | undefined => {
  if (!table || !hasArray({ board }, table.layout)) return undefined;
  const { layout } = table;
  const values = table.values.map(numberOf);
  const marks = marksOf([], entries);
  const cellOf = isRelationName(view) ? relationCell(view) : undefined;
  if (hasZero(layout))
    return overlaidGrid(board, layout, values, { origin, marks, largest, cellOf });
  const size = layout.field;
  const cells = arrayCells(layout, values, cellOf);
  const overlay = layout.isByDifference ? {} : { overlay: { corner: 0, size: board } };
  return { size, cells, largest, marks, hasNames: false, ...overlay };
};

/** What an entry of an array is, for each: its number, and the squares that read it. */
export const entryNames = (state: State, { layout, values }: ShownTable): readonly string[] => {
  const { board } = state;
  const readers = new Map<number, string[]>();
  for (const [square, entry] of entriesBySquare(state, { layout }).entries())
    readers.set(entry, [...(readers.get(entry) ?? []), squareName(board, square)]);
  return values.map((value, entry) => {
    if (layout.cell(entry) === undefined) return `entry ${entry}, read by no call`;
    const squares = readers.get(entry);
    return `entry ${entry}, ${numberText(numberOf(value))}, ${squares ? squares.join(" ") : "off the board"}`;
  });
};

/** Two pairs of squares on a board, with the distance of each, and the lines between them. */
export const pairsGrid = (
  board: Board,
  conflict: Conflict,
): Pick<PathStep, "grid" | "caption"> & { readonly routes: readonly (readonly Square[])[] } => {
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
    grid: { size: board, cells, largest, marks, hasNames: true },
    caption: `${named.join(" and ")}: the same difference`,
    routes: conflict.map(({ from, to }) => [from, to]),
  };
};

/** The number of an answer; none for a set, and for an unreachable square. */
export const numberOf = (value: Answer): number | undefined =>
  typeof value === "bigint" ? undefined : value;

/** Whether the board can be drawn over the array, with the origin on difference zero. */
export const hasZero = (layout: Layout): layout is DifferenceLayout => "zero" in layout;

/** The arguments of the lookup that answers for a square: both, or the square alone, or the pawn. */
const argumentsOf = (
  state: Pick<State, "origin" | "view" | "measured" | "board">,
  { parameters }: Layout,
  square: Square,
): readonly number[] => {
  if (isRelationName(state.view)) return relationArguments(state.view, state, square);
  return parameters.length === 2 ? [state.origin, square] : [square];
};

/** The same arguments as source text, in the numbering of the state. */
export const argumentsText = (
  state: State,
  { layout }: Pick<ShownTable, "layout">,
  square: Square,
): readonly string[] => argumentTexts(state, layout, argumentsOf(state, layout, square));

/** The entry that answers for each square, with the origin of a state. */
const entriesBySquare = (
  state: State,
  { layout }: Pick<ShownTable, "layout">,
): readonly number[] => {
  if (!isRelationName(state.view))
    return [...at(indicesOf(layout), layout.parameters.length === 2 ? state.origin : 0)];
  const entry = elementOf(layout);
  return state.board.squares.map((square) => {
    const [first = 0, second] = argumentsOf(state, layout, square);
    return entry(first, second);
  });
};

/** What is read for the target, or from an entry. */
export const pointedAt = (state: State, { table }: Scene, pointed?: number): At => {
  const { board, target } = state;
  if (!table) return { squares: [target], entries: [] };
  const entries = entriesBySquare(state, table);
  const entry = pointed ?? entries[target] ?? 0;
  // A set by distance is read for all squares at that distance, which are its members, and drawn as such.
  if (!hasArray({ board }, table.layout))
    return { squares: [target], entries: table.layout.rows.length === 0 ? [] : [entry] };
  const readers = board.squares.filter((square) => entries[square] === entry);
  const isTarget = (square: Square): boolean => square === target;
  return {
    squares: [...readers.filter(isTarget), ...readers.filter((square) => !isTarget(square))],
    entries: [entry],
  };
};

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
  const { place } = shownLayout(layout);
  const to = squareName(board, square);
  const ends =
    place === undefined ? `${squareName(board, state.origin)} → ${to}` : `${to} → ${place}`;
  const twins = squares.slice(1).map((each) => squareName(board, each));
  const reason = hasRegion(state) ? undefined : reasonOf(state, square, distance);
  return {
    title: `${ends}: ${distanceText(measured, distance)}`,
    ...(scene.table && entry !== undefined
      ? {
          expression: isPathsTable(state)
            ? callText(
                scene.table,
                argumentsText(state, scene.table, square),
                scene.table.values[entry],
              )
            : expressionOf(scene.table, argumentsText(state, scene.table, square), {
                held: numberOf(scene.table.values[entry]),
                distance,
              }),
          entry: entryText(scene.table, entry, twins),
        }
      : {}),
    ...(reason === undefined ? {} : { reason }),
  };
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

/** How the lookup finds a distance: the number in the entry, and 2 more if the corner rule applies. */
const expressionOf = (
  { layout, name }: ShownTable,
  squares: readonly string[],
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
    ? `Elsewhere, squares that lie like these two are ${distanceText(measured, withRoom)} apart. ` +
        `From the corner ${squareName(board, corner)} it takes ${CORNER_RULE_MOVES} moves more: the corner rule.`
    : `The edge is in the way: ${room}.`;
};

/** Whether all squares of a difference are one distance apart, or 2 moves more where exactly one is a corner. */
const isCornerRule = (
  measured: Measured,
  board: Board,
  difference: Vector,
  withRoom: number,
): boolean =>
  board.squares.every((from) => {
    const distances = distancesFrom(measured, board, [from]);
    return board.squares.every((to) => {
      const { files, ranks } = apart(board, from, to);
      if (files !== difference.files || ranks !== difference.ranks) return true;
      const rule = CORNERS.contains(board, from) !== CORNERS.contains(board, to);
      return distances[to] === withRoom + (rule ? CORNER_RULE_MOVES : 0);
    });
  });

/** A distance with its unit: moves, except for the combined distance, which belongs to no piece. */
export const distanceText = (measured: Measured, distance: number | undefined): string => {
  if (distance === undefined) return "never reached";
  if (isCombined(measured)) return `combined distance ${distance}`;
  return movesText(distance);
};
