/** From an entry of the catalogue to a finished table: proved numbers, and the words that go with them. */
import { ranksOf, squareCount, squareName, squaresOf, type Board } from "./board.js";
import {
  cornerRuleNote,
  entriesNote,
  fillerNote,
  functionDoc,
  indexNote,
  rangeOf,
  readFrom,
  SET_NOTE,
  tableDoc,
  UNREACHABLE_NOTE,
} from "./doc.js";
import type {
  CoordinatesEntry,
  DistanceEntry,
  Entry,
  IndexEntry,
  PairsEntry,
  PathsEntry,
  SquaresEntry,
} from "./entry.js";
import { byPair, rankLabel } from "./layouts.js";
import type { SquareSet } from "./paths.js";
import type { Announce } from "./progress.js";
import { ProofError } from "./finding.js";
import { proveCoordinates, provePairs, provePaths, proveSquares } from "./other-proofs.js";
import { proveDistances } from "./proofs.js";
import { UNREACHABLE } from "./tabulate.js";

/** The typed arrays that tables are made of. */
export type ArrayName = "Uint8Array" | "Uint32Array";

/** A finished table: all that its module is made of. */
export interface Table {
  readonly kind: "table";
  /** The export name. */
  readonly name: string;
  readonly array: ArrayName;
  readonly values: readonly number[];
  /** How the values stand in lines. */
  readonly rows: readonly { readonly label: string; readonly length: number }[];
  /** An entry as a reader of the table knows it, such as `a1, b2`. */
  readonly entryName: (index: number) => string;
  /** The lines of its doc comment. */
  readonly doc: readonly string[];
  readonly lookup?: Lookup;
  /** Whether the piece never gets to some squares, where the table holds `UNREACHABLE`. */
  readonly hasUnreachable?: true;
}

/** What an emitted function is made of. */
export interface SquareFunction {
  /** The export name. */
  readonly name: string;
  readonly parameters: readonly string[];
  /** The index as source text over the parameters. */
  readonly indexSource: string;
  /** What it answers: by the first square, then by the second; all in one list if it takes one square. */
  readonly answers: readonly (readonly (number | SquareSet)[])[];
  /** The lines of its doc comment. */
  readonly doc: readonly string[];
}

/** A function over squares that computes an index. */
export interface IndexFunction extends SquareFunction {
  readonly kind: "index";
}

/** The function that reads a table at the index. */
export interface Lookup extends SquareFunction {
  /** Where it adds the corner rule: at these entries, ascending, by the marks of this table. */
  readonly cornerRule?: { readonly entries: readonly number[]; readonly corners: string };
  /** Whether it answers with a set of squares: the two numbers from the index on. */
  readonly isSet?: true;
}

/** Proves every entry of a catalogue and makes of each what it describes. */
export const finish = (
  catalogue: readonly Entry[],
  board: Board,
  announce: Announce = () => undefined,
): readonly (Table | IndexFunction)[] =>
  catalogue.map((entry) => {
    announce(`computing and proving ${entry.name}`);
    switch (entry.kind) {
      case "distance":
        return distanceTable(entry, board, cornersFor(entry, catalogue, board));
      case "squares":
        return squaresTable(entry, board);
      case "coordinates":
        return coordinatesTable(entry, board);
      case "pairs":
        return pairsTable(entry, board);
      case "paths":
        return pathsTable(entry, board);
      case "index":
        return indexFunction(entry, board);
    }
  });

/** The corners as the table marks them that the entry's corner rule reads; none without the rule. */
const cornersFor = (
  { name, cornerRule }: DistanceEntry,
  catalogue: readonly Entry[],
  board: Board,
): readonly number[] => {
  if (cornerRule === undefined) return [];
  const corners = catalogue.find((entry) => entry.name === cornerRule);
  if (corners?.kind !== "squares")
    throw new ProofError(name, {
      place: "corner rule",
      found: `the catalogue has no table ${cornerRule} of the corners`,
    });
  return proveSquares(corners, board);
};

const distanceTable = (entry: DistanceEntry, board: Board, corners: readonly number[]): Table => {
  const { name, metric, about, cornerRule } = entry;
  const layout = entry.layout(board);
  const { values, answers, cornerRuleEntries } = proveDistances(entry, layout, board, corners);
  const unreachable = values.includes(UNREACHABLE);
  const unreachableNote = unreachable ? [UNREACHABLE_NOTE] : [];
  const range = rangeOf(values.filter((value) => value !== UNREACHABLE));
  const between = layout.parameters.length === 1 ? about : "between two squares";
  return {
    kind: "table",
    name,
    array: "Uint8Array",
    values,
    rows: layout.rows.map(({ label, targets }) => ({ label, length: targets.length })),
    entryName: layout.entryName,
    ...(unreachable ? { hasUnreachable: true } : {}),
    doc: tableDoc(
      `${metric.title} ${about}: ${range}`,
      indexNote(layout),
      [...fillerNote(layout), ...unreachableNote, ...cornerRuleNote(cornerRuleEntries)],
      entry.page,
    ),
    lookup: {
      name: entry.lookup,
      parameters: layout.parameters,
      indexSource: layout.indexSource,
      answers,
      ...(cornerRule === undefined
        ? {}
        : { cornerRule: { entries: cornerRuleEntries, corners: cornerRule } }),
      doc: functionDoc(
        `${metric.title} ${between}: ${range}`,
        [
          readFrom(name, cornerRule === undefined ? "" : ", with the corner rule added"),
          ...unreachableNote,
        ],
        board,
        entry.page,
      ),
    },
  };
};

const squaresTable = (entry: SquaresEntry, board: Board): Table => ({
  ...bySquare(board, proveSquares(entry, board)),
  name: entry.name,
  doc: tableDoc(entry.about, entriesNote(board), [], entry.page),
});

const coordinatesTable = (entry: CoordinatesEntry, board: Board): Table => {
  const { width, zero } = entry.layout(board);
  const values = proveCoordinates(entry, board);
  return {
    ...bySquare(board, values),
    name: entry.name,
    doc: tableDoc(
      `${entry.about}: ${width} × rank + file, ${rangeOf(values)}`,
      entriesNote(board),
      [
        `The second square's coordinate minus the first's plus ${zero} is the index of the tables by difference.`,
      ],
      entry.page,
    ),
  };
};

/** What all tables of single squares have in common. */
const bySquare = (board: Board, values: readonly number[]) => ({
  kind: "table" as const,
  array: "Uint8Array" as const,
  values,
  rows: ranksOf(board).map(({ length }, rank) => ({ label: rankLabel(rank), length })),
  entryName: (square: number): string => squareName(board, square),
});

const pairsTable = (entry: PairsEntry, board: Board): Table => {
  const values = provePairs(entry, board);
  const layout = byPair(board);
  const title = `${entry.about}: ${rangeOf(values.flat())}`;
  return {
    ...byBothSquares(board, "Uint8Array", values.flat(), layout.entryName),
    name: entry.name,
    doc: tableDoc(title, indexNote(layout), entry.notes, entry.page),
    lookup: {
      name: entry.lookup,
      parameters: layout.parameters,
      indexSource: layout.indexSource,
      answers: values,
      doc: functionDoc(title, [readFrom(entry.name), ...entry.notes], board, entry.page),
    },
  };
};

const pathsTable = (entry: PathsEntry, board: Board): Table => {
  const sets = provePaths(entry, board);
  const { parameters, entryName } = byPair(board);
  const [sq1 = "", sq2 = ""] = parameters;
  const indexSource = `(${sq1} << 7) | (${sq2} << 1)`;
  const half = (index: number): string => (index % 2 === 0 ? "lo" : "hi");
  return {
    ...byBothSquares(
      board,
      "Uint32Array",
      sets.flat().flatMap(({ lo, hi }) => [lo, hi]),
      (index) => `${entryName(Math.floor(index / 2))}, ${half(index)}`,
    ),
    name: entry.name,
    doc: tableDoc(
      entry.about,
      `Two entries for each pair, \`lo\` and \`hi\`; index of \`lo\`: \`${indexSource}\`.`,
      SET_NOTE,
      entry.page,
    ),
    lookup: {
      name: entry.lookup,
      parameters,
      indexSource,
      answers: sets,
      isSet: true,
      doc: functionDoc(entry.about, [readFrom(entry.name), ...SET_NOTE], board, entry.page),
    },
  };
};

/** What all tables of pairs of squares have in common: a row for each first square. */
const byBothSquares = (
  board: Board,
  array: ArrayName,
  values: readonly number[],
  entryName: (index: number) => string,
) => ({
  kind: "table" as const,
  array,
  values,
  rows: squaresOf(board).map((square) => ({
    label: squareName(board, square),
    length: values.length / squareCount(board),
  })),
  entryName,
});

const indexFunction = (entry: IndexEntry, board: Board): IndexFunction => {
  const layout = entry.layout(board);
  const answers = layout.readings.map(({ indices }) => indices);
  return {
    kind: "index",
    name: entry.name,
    parameters: layout.parameters,
    indexSource: layout.indexSource,
    answers,
    doc: functionDoc(
      `${entry.about}: ${rangeOf(answers.flat())}, ${layout.zero} for equal squares`,
      [],
      board,
      entry.page,
    ),
  };
};
