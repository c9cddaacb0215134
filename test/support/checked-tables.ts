/** Tables for the tests of checks. */
import type { NumberingRequest } from "../../generator/boards/numbering.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";

/** Tables of numbers with each kind of rule, in each kind of layout. */
export const CHECKED_TABLES: Request["tables"] = [
  { board: "6x5", piece: "N", name: "x" },
  "KNIGHT_DISTANCE_BY_0X88_DIFF",
  "ATTACKS_15X15",
  "EDGE_DISTANCE",
  "INCREMENT_BY_0X88_DIFF",
  { piece: "N", squares: "0x88", to: "center", name: "numbered" },
];

/** Numberings of 8×8. In most of them, some numbers belong to no square. */
const NUMBERINGS: readonly NumberingRequest[] = [
  ...(["a1", "a8", "0x88", "mailbox"] as const),
  ...[{ rank: 9 }, { rank: 8, start: 1 }, { rank: 8, length: 65 }],
];

/** Tables with each rule of single squares and of directions, some with other numbers for answers. */
const CELL_TABLES: readonly TableRequest[] = [
  { board: "6x5", measure: "moves", piece: "nN", name: "lamex" },
  { board: "6x5", measure: "moves", piece: "mWcF", captures: true, squares: "a8", name: "takesx" },
  { board: "cylinder:5x4", measure: "moves", piece: "WfF", name: "aroundx" },
  { board: "6x5", measure: "mask", piece: "R", squares: "a8", name: "maskx" },
  { measure: "number", unit: "a8", name: "flipx" },
  {
    ...{ measure: "number", unit: "a8", filler: -1, name: "mailx" },
    squares: { start: 91, rank: -10, length: 120 },
  },
  {
    ...{ measure: "number", unit: "a1", squares: "0x88", name: "countx" },
    board: { size: "5x2", holes: ["a2", "e1"] },
  },
  {
    ...{ board: "hexagon:2", measure: "number", unit: "a1", name: "hexx" },
    values: { 0: 9, 1: -1, 2: 9, 3: 3, 4: 4, 5: 500, 6: 6 },
  },
  { board: "6x5", measure: "step", piece: "N", name: "stepx" },
  { board: "6x5", measure: "step", piece: "K", filler: -1, squares: "0x88", name: "fillx" },
  { board: "6x5", measure: "reach", piece: "R3NN", name: "reachx" },
  { measure: "reach", piece: "R", directions: ["S", "N", "E", "W"], name: "orderx" },
  {
    board: "6x5",
    measure: "ray",
    piece: "Q",
    layout: "direction-first",
    squares: "a8",
    name: "rayx",
  },
  { board: "6x5", measure: "beyond", name: "beyondx" },
  { board: "6x5", measure: "member", of: "edge", values: { 0: -3, 1: 3 }, name: "edgex" },
  { board: "6x5", measure: "color", name: "colorx" },
  { board: "6x5", measure: "coordinate", of: "diagonal", squares: "0x88", name: "slopex" },
  {
    board: "4x4",
    piece: "W",
    values: { 0: 9, 1: -1, 2: 9, 3: 3, 4: 4, 5: 500, 6: 6 },
    name: "ownx",
  },
  {
    ...{ board: "3x3", measure: "direction", layout: "0x88", name: "windx" },
    values: { 0: -1, 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60, 7: 70, 8: 80 },
  },
  {
    board: "4x3",
    piece: "fW",
    to: ["b3"],
    values: { 0: 7, 1: 8, 2: 9, unreachable: -1 },
    name: "nearx",
  },
];

/** By-square tables in all numberings, and tables whose arrays have other elements that no call reads. */
export const NUMBERED_TABLES: readonly TableRequest[] = [
  ...NUMBERINGS.map((squares, place): TableRequest => ({
    piece: "N",
    squares,
    to: "center",
    name: `x${place}x`,
  })),
  { piece: "fK", squares: "0x88", to: ["e8"], name: "tox" },
  { piece: "fK", squares: "mailbox", from: ["d1", "e1"], name: "fromx" },
  { board: "5x4", piece: "K", squares: { rank: 7 }, name: "pairx" },
  { board: "5x4", piece: "K", squares: { rank: 7 }, measure: "rings", name: "ringx" },
  { board: "5x4", squares: { rank: 7, start: 12 }, measure: "between", name: "betweenx" },
  ...CELL_TABLES,
];
