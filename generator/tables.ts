/** From an entry of the catalogue to a finished table: proved numbers, and the words that go with them. */
import { squareName, type Board } from "./board.js";
import type { DistanceEntry, Entry, IndexEntry, Page, SquaresEntry } from "./catalogue.js";
import { rankRows, type Layout } from "./layouts.js";
import { isCornerRulePair } from "./metrics.js";
import { proveDistances, proveSquares } from "./proofs.js";

/** A finished table: all that its module is made of. */
export interface Table {
  /** The export name. */
  readonly name: string;
  readonly values: readonly number[];
  /** How the values stand in lines. */
  readonly rows: readonly { readonly label: string; readonly length: number }[];
  /** An entry as a reader of the table knows it, such as `a1, b2`. */
  readonly entryName: (index: number) => string;
  /** The lines of its doc comment. */
  readonly doc: readonly string[];
  readonly lookup?: Lookup;
}

/** A function over squares that computes an index. */
export interface IndexFunction {
  /** The export name. */
  readonly name: string;
  readonly parameters: readonly string[];
  /** The index as source text over the parameters. */
  readonly indexSource: string;
  /** The lines of its doc comment. */
  readonly doc: readonly string[];
}

/** The function that reads a table at the index. */
export interface Lookup extends IndexFunction {
  /** The entries at which it adds the corner rule, ascending; none where the table is exact. */
  readonly cornerRuleEntries: readonly number[];
}

/** Proves an entry of the catalogue and makes of it what it describes. */
export const tableOrIndex = (entry: Entry, board: Board): Table | IndexFunction => {
  switch (entry.kind) {
    case "distance":
      return distanceTable(entry, board);
    case "squares":
      return squaresTable(entry, board);
    case "index":
      return indexFunction(entry, board);
  }
};

const distanceTable = (entry: DistanceEntry, board: Board): Table => {
  const { name, metric, about, cornerRule } = entry;
  const layout = entry.layout(board);
  const values = proveDistances(entry, layout, board);
  const range = `0…${Math.max(...values)}`;
  const between = layout.parameters.length === 1 ? about : "between two squares";
  return {
    name,
    values,
    rows: layout.rows.map(({ label, targets }) => ({ label, length: targets.length })),
    entryName: layout.entryName,
    doc: [
      `${metric.title} ${about}: ${range}.`,
      "",
      `${values.length} entries; index: \`${layout.indexSource}\`.`,
      ...fillerNote(layout),
      ...(cornerRule ? CORNER_RULE_NOTE : []),
      source(entry.page),
    ],
    lookup: {
      name: entry.lookup,
      parameters: layout.parameters,
      indexSource: layout.indexSource,
      cornerRuleEntries: cornerRule ? cornerRuleEntries(layout, board) : [],
      doc: [
        `${metric.title} ${between}: ${range}.`,
        "",
        `Read from {@link ${name}}${cornerRule ? ", with the corner rule added" : ""}.`,
        ...UNCHECKED,
        source(entry.page),
      ],
    },
  };
};

const fillerNote = ({ rows }: Layout): string[] => {
  const fillers = rows.flatMap(({ targets }) => targets).filter((target) => target === undefined);
  return fillers.length === 0 ? [] : [`${fillers.length} of them are never read and hold 0.`];
};

const CORNER_RULE_NOTE = [
  "Neighbors on a diagonal hold 2, but between a corner and its one such neighbor the distance is 4.",
  "The lookup adds the missing 2, the corner rule; a program that reads the table itself must, too.",
];

const squaresTable = (entry: SquaresEntry, board: Board): Table => {
  const values = proveSquares(entry, board);
  return {
    name: entry.name,
    values,
    rows: rankRows(board, []).map(({ label, targets }) => ({ label, length: targets.length })),
    entryName: (square) => squareName(board, square),
    doc: [
      `${entry.about}.`,
      "",
      `${values.length} entries; index: the square.`,
      source(entry.page),
    ],
  };
};

const indexFunction = (entry: IndexEntry, board: Board): IndexFunction => {
  const { parameters, indexSource, readings } = entry.layout(board);
  const indices = readings.flatMap((reading) => reading.indices);
  return {
    name: entry.name,
    parameters,
    indexSource,
    doc: [
      `${entry.about}: ${Math.min(...indices)}…${Math.max(...indices)}.`,
      "",
      ...UNCHECKED,
      source(entry.page),
    ],
  };
};

const cornerRuleEntries = ({ readings }: Layout, board: Board): readonly number[] => {
  const entries = readings.flatMap(({ origins, indices }) =>
    indices.filter((_, sq2) => origins.some((sq1) => isCornerRulePair(board, sq1, sq2))),
  );
  return [...new Set(entries)].sort((first, second) => first - second);
};

const UNCHECKED = [
  "Squares are 0…63: a1 = 0, h1 = 7, a8 = 56, h8 = 63. Nothing is checked: for any other number the",
  "answer is meaningless or `undefined`.",
];

const source = (page: Page): string =>
  `Source: Chessprogramming wiki, https://www.chessprogramming.org/${page.replaceAll(" ", "_")}`;
