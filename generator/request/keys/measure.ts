/** The measure of a table: what the table holds. */
import { SQUARES } from "../../core/boards/board.js";
import type { MeasureName } from "../defaults.js";
import { about, oneOf } from "../forms.js";
import { MEASURE_NAMES } from "../measures.js";
import type { TableKey } from "./key.js";
import { mistakesInLinesOfBoard } from "./lines.js";
import { mistakeInDifferences } from "./numbering.js";

/** For each measure, what a table holds. `docs/tool.md` has the same texts. */
export const MEASURE_MEANINGS: Readonly<Record<MeasureName, string>> = {
  distance: "how many moves the piece needs; the default",
  attacks: "which of up to 8 pieces attack, a bit for each; for sets of squares, see moves",
  direction: "the direction along a file, rank or diagonal: 1 is north, then clockwise; 0 for none",
  increment: "the first step along a line, as a difference; with a piece, along its moves",
  steps: "how many steps the piece makes along its line to the square; 0 for none",
  leg: "the square that a lame piece, such as nN, passes first, as a difference; 0 for none",
  step: 'the square of each step, such as a knight\'s moves; off the board, "filler" or 255',
  reach: "how far the piece goes, by square and direction; not for bent or lame pieces",
  between: "the set of squares between two squares; with a piece, the squares it passes",
  line: "the set of squares on the line through two squares; with a piece, on its ride",
  moves: 'the set of squares that the piece moves to or, with "captures", captures on',
  ray: "the sets of squares to which the piece goes, by square and direction, as reach counts them",
  beyond: "the set of squares from one square through another to the edge, without the first",
  mask: "the set of squares whose occupation changes what a slider or lame piece attacks",
  rings: "the sets of squares at each distance, by square",
  zones: "the sets of squares up to each distance, by square",
  paths: "the set of squares on shortest paths between two squares",
  pathCount: "the number of shortest paths",
  member: '1 on the squares that "of" names, as "to" does; else 0',
  number: 'the number of each square in the numbering "unit", as for a flipped board',
  coordinate: 'the file, rank, diagonal or antidiagonal of each square, as "of" says',
  apart: 'how many files, ranks or diagonals two squares are apart, as "of" says',
  color: "0 on squares of the color of a1, else 1",
};

/** The measures that only boards of squares have, with the reason. */
const OF_SQUARES: ReadonlyMap<MeasureName, string> = new Map([
  ["color", "only squares have two colors"],
  ["coordinate", "only boards of squares have files, ranks and diagonals with numbers"],
  ["apart", "only boards of squares have files, ranks and diagonals with numbers"],
]);

export const MEASURE_KEY: TableKey<MeasureName> = {
  ...about("what the table holds, by default distance", oneOf(MEASURE_NAMES)),
  meanings: MEASURE_MEANINGS,
  mistakes: (table) => [
    table.board.lattice === SQUARES ? undefined : OF_SQUARES.get(table.measure),
    ...mistakesInLinesOfBoard(table),
    table.unit === undefined ? mistakeInDifferences(table) : undefined,
  ],
};
