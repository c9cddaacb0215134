/** Tables with each kind of rule whose elements are numbers, in each kind of layout. */
import type { Request } from "../../generator/request/defaults.js";

export const CHECKED_TABLES: Request["tables"] = [
  { board: "6x5", piece: "N", name: "x" },
  "KNIGHT_DISTANCE_BY_0X88_DIFF",
  "ATTACKS_15X15",
  "EDGE_DISTANCE",
  "INCREMENT_BY_0X88_DIFF",
];
