/** The layout of rings and zones. */
import { countOf } from "../measures/sets.js";
import type { DistanceMeasure } from "../measures/measure.js";
import { bySquareAnd, type LayoutOn } from "./layout.js";

/** By square and distance, for each distance that a table of the piece holds. */
export const byDistance = ({ ways: [way] }: DistanceMeasure): LayoutOn =>
  bySquareAnd("distance", (board) => countOf(way, board));
