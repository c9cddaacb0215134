/** Tables for the tests of checks. */
import type { NumberingRequest } from "../../generator/boards/numbering.js";
import type { Request, TableRequest } from "../../generator/request/defaults.js";

/** Tables with each kind of rule whose elements are numbers, in each kind of layout. */
export const CHECKED_TABLES: Request["tables"] = [
  { board: "6x5", piece: "N", name: "x" },
  "KNIGHT_DISTANCE_BY_0X88_DIFF",
  "ATTACKS_15X15",
  "EDGE_DISTANCE",
  "INCREMENT_BY_0X88_DIFF",
  { piece: "N", squares: "0x88", to: "center", name: "numbered" },
];

/** Numberings of 8×8, in most of which numbers are left over that are no squares. */
const NUMBERINGS: readonly NumberingRequest[] = [
  ...(["a1", "a8", "0x88", "mailbox"] as const),
  ...[{ rank: 9 }, { rank: 8, start: 1 }, { rank: 8, length: 65 }],
];

/** By-square tables in all numberings, and others whose arrays have elements that no call reads. */
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
];
