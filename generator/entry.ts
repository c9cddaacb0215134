/** What an entry of a catalogue says: each becomes one module. */
import type { Board } from "./board.js";
import type { DifferenceLayout, Layout } from "./layouts.js";
import type { FormulaMetric, Metric } from "./metrics.js";

/** The pages of the Chessprogramming wiki that define the tables. */
export type Page =
  | "Distance"
  | "Manhattan-Distance"
  | "Knight-Distance"
  | "Center Distance"
  | "Center Manhattan-Distance";

/** A table of distances and its lookup. */
export interface DistanceEntry {
  readonly kind: "distance";
  /** The export name of the table. */
  readonly name: string;
  /** The export name of the lookup. */
  readonly lookup: string;
  readonly metric: Metric;
  readonly layout: (board: Board) => Layout;
  /** How the doc comment goes on after the metric's title; range, index and source follow by themselves. */
  readonly about: string;
  /** The page that defines it; none for what is made to order. */
  readonly page?: Page;
  /**
   * The table of the corners, where the lookup adds the corner rule: at some difference the array holds 2
   * moves too few if just one of the squares is a corner, as the knight's does for neighbors on a diagonal.
   * The proofs find the pairs that deviate, and accept them only if this rule, with that table, mends them all.
   */
  readonly cornerRule?: string;
}

/** A table that says something of each single square. */
export interface SquaresEntry {
  readonly kind: "squares";
  readonly name: string;
  /** The entries, by square, each 0…255. */
  readonly values: (board: Board) => readonly number[];
  /** The same entries found in a second way, which shares nothing with the first. */
  readonly again: (board: Board) => readonly number[];
  readonly about: string;
  readonly page?: Page;
}

/** A table of each square's coordinate, for the tables of a layout by difference. */
export interface CoordinatesEntry {
  readonly kind: "coordinates";
  readonly name: string;
  readonly layout: (board: Board) => DifferenceLayout;
  readonly about: string;
  readonly page?: Page;
}

/** A function that computes the index of a layout by difference; no table. */
export interface IndexEntry {
  readonly kind: "index";
  readonly name: string;
  readonly layout: (board: Board) => DifferenceLayout;
  readonly about: string;
  readonly page?: Page;
}

/** A table that says something of each pair of squares, and its lookup. */
export interface PairsEntry {
  readonly kind: "pairs";
  readonly name: string;
  readonly lookup: string;
  /** The entries, by the first square and then by the second, each 0…255. */
  readonly values: (board: Board) => readonly (readonly number[])[];
  /** The same entries found in a second way. */
  readonly again: (board: Board) => readonly (readonly number[])[];
  readonly about: string;
  /** More lines of the doc comment. */
  readonly notes: readonly string[];
  readonly page?: Page;
}

/** A table of the sets of squares on shortest paths, and its lookup; for boards of 64 squares. */
export interface PathsEntry {
  readonly kind: "paths";
  readonly name: string;
  readonly lookup: string;
  readonly metric: FormulaMetric;
  readonly about: string;
  readonly page?: Page;
}

/** One module. */
export type Entry =
  DistanceEntry | SquaresEntry | CoordinatesEntry | PairsEntry | PathsEntry | IndexEntry;
