/**
 * The catalogue: every module of `generated/`, one entry each. A distance table is a metric × a layout;
 * a new one is one new entry here and one line in `src/`.
 */
import type { Board } from "./board.js";
import { COMBINED } from "./combined.js";
import { CORNER } from "./corners.js";
import type { Entry } from "./entry.js";
import {
  by0x88Difference,
  byAbsoluteDifference,
  byPair,
  bySuperimposition,
  toCenter,
  toCorner,
  toEdge,
} from "./layouts.js";
import { BISHOP, KING, KNIGHT, QUEEN, ROOK, WAZIR } from "./metrics.js";

/** The board of every table. */
export const BOARD: Board = { files: 8, ranks: 8 };

/** The tables of `chess-distance`. */
export const TABLES: readonly Entry[] = [
  {
    kind: "distance",
    name: "DISTANCE",
    lookup: "distance",
    metric: KING,
    layout: byPair,
    about: "between two squares",
    page: "Distance",
  },
  {
    kind: "distance",
    name: "DISTANCE_BY_0X88_DIFF",
    lookup: "distanceBy0x88Diff",
    metric: KING,
    layout: by0x88Difference,
    about: "by the 0x88 difference of two squares",
    page: "Distance",
  },
  {
    kind: "distance",
    name: "DISTANCE_15X15",
    lookup: "distance15x15",
    metric: KING,
    layout: bySuperimposition,
    about: "by the difference of two squares on Pioneer's array 15×15",
    page: "Distance",
  },
  {
    kind: "distance",
    name: "CENTER_DISTANCE",
    lookup: "centerDistance",
    metric: KING,
    layout: toCenter,
    about: "to the nearest of d4, e4, d5 and e5",
    page: "Center Distance",
  },
  {
    kind: "distance",
    name: "MANHATTAN_DISTANCE",
    lookup: "manhattanDistance",
    metric: WAZIR,
    layout: byPair,
    about: "between two squares",
    page: "Manhattan-Distance",
  },
  {
    kind: "distance",
    name: "MANHATTAN_DISTANCE_BY_0X88_DIFF",
    lookup: "manhattanDistanceBy0x88Diff",
    metric: WAZIR,
    layout: by0x88Difference,
    about: "by the 0x88 difference of two squares",
    page: "Manhattan-Distance",
  },
  {
    kind: "distance",
    name: "MANHATTAN_DISTANCE_15X15",
    lookup: "manhattanDistance15x15",
    metric: WAZIR,
    layout: bySuperimposition,
    about: "by the difference of two squares on Pioneer's array 15×15",
    page: "Distance",
  },
  {
    kind: "distance",
    name: "CENTER_MANHATTAN_DISTANCE",
    lookup: "centerManhattanDistance",
    metric: WAZIR,
    layout: toCenter,
    about: "to the nearest of d4, e4, d5 and e5",
    page: "Center Manhattan-Distance",
  },
  {
    kind: "distance",
    name: "KNIGHT_DISTANCE",
    lookup: "knightDistance",
    metric: KNIGHT,
    layout: byPair,
    about: "between two squares",
    page: "Knight-Distance",
  },
  {
    kind: "distance",
    name: "KNIGHT_DISTANCE_BY_0X88_DIFF",
    lookup: "knightDistanceBy0x88Diff",
    metric: KNIGHT,
    layout: by0x88Difference,
    about: "by the 0x88 difference of two squares",
    page: "Knight-Distance",
    cornerRule: CORNER.name,
  },
  {
    kind: "distance",
    name: "KNIGHT_DISTANCE_15X15",
    lookup: "knightDistance15x15",
    metric: KNIGHT,
    layout: bySuperimposition,
    about: "by the difference of two squares on Pioneer's array 15×15",
    page: "Distance",
    cornerRule: CORNER.name,
  },
  {
    kind: "distance",
    name: "NDIS",
    lookup: "knightDistanceByAbsDiff",
    metric: KNIGHT,
    layout: byAbsoluteDifference,
    about: "by the absolute rank and file differences of two squares",
    page: "Knight-Distance",
    cornerRule: CORNER.name,
  },
  {
    ...CORNER,
    about: "The corners: 1 on a1, h1, a8 and h8, 0 elsewhere",
    page: "Knight-Distance",
  },
  {
    kind: "coordinates",
    name: "SQUARE_TO_0X88",
    layout: by0x88Difference,
    about: "The 0x88 coordinate of each square",
    page: "Distance",
  },
  {
    kind: "coordinates",
    name: "SQUARE_TO_15X15",
    layout: bySuperimposition,
    about:
      "The coordinate of each square on Pioneer's array 15×15, the board laid on its lower left",
    page: "Distance",
  },
  {
    kind: "index",
    name: "x88diff",
    layout: by0x88Difference,
    about: "The 0x88 difference of two squares",
    page: "Distance",
  },
];

/** The tables of `chess-distance/pieces`. */
export const PIECES: readonly Entry[] = [
  ...[
    { metric: QUEEN, name: "QUEEN", lookup: "queen" },
    { metric: ROOK, name: "ROOK", lookup: "rook" },
    { metric: BISHOP, name: "BISHOP", lookup: "bishop" },
  ].flatMap(({ metric, name, lookup }): Entry[] => [
    {
      kind: "distance",
      name: `${name}_DISTANCE`,
      lookup: `${lookup}Distance`,
      metric,
      layout: byPair,
      about: "between two squares",
      page: "Distance",
    },
    {
      kind: "distance",
      name: `${name}_DISTANCE_15X15`,
      lookup: `${lookup}Distance15x15`,
      metric,
      layout: bySuperimposition,
      about: "by the difference of two squares on Pioneer's array 15×15",
      page: "Distance",
    },
  ]),
  COMBINED,
  {
    kind: "distance",
    name: "CORNER_DISTANCE_LIGHT",
    lookup: "cornerDistanceLight",
    metric: WAZIR,
    layout: toCorner("light"),
    about: "to the nearer of the light corners, a8 and h1",
    page: "Manhattan-Distance",
  },
  {
    kind: "distance",
    name: "CORNER_DISTANCE_DARK",
    lookup: "cornerDistanceDark",
    metric: WAZIR,
    layout: toCorner("dark"),
    about: "to the nearer of the dark corners, a1 and h8",
    page: "Manhattan-Distance",
  },
  {
    kind: "distance",
    name: "EDGE_DISTANCE",
    lookup: "edgeDistance",
    metric: KING,
    layout: toEdge,
    about: "to the nearest square of the edge",
    page: "Distance",
  },
];

/** The tables of `chess-distance/paths`. */
export const PATHS: readonly Entry[] = [
  {
    kind: "paths",
    name: "KING_PATHS",
    lookup: "kingPaths",
    metric: KING,
    about: "The squares on the shortest king paths between two squares, both ends among them",
    page: "Distance",
  },
];

/** Every entry, in the order in which `npm run generate` reports them. */
export const CATALOGUE: readonly Entry[] = [...TABLES, ...PIECES, ...PATHS];
