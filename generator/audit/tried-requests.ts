/** The requests that the audit tries: for tables of each measure, and for some pieces, that may have a given length. */
import { mistakeInNumbers, numberedAs, NUMBERING_NAMES, upsideDown } from "../boards/numbering.js";
import type { NumberingName } from "../boards/numbering.js";
import { onceFor } from "../common.js";
import { BOARD, squareName, type Board, type Vector } from "../core/boards/board.js";
import { LINE_NAMES } from "../core/measures/numbered-lines.js";
import { isPowerOfTwo } from "../core/layouts/layout.js";
import { turned } from "../pieces/turned.js";
import { TABLE_BY_DEFAULT, type MeasureName, type RequestedTable } from "../request/defaults.js";
import { DIRECTION_FIRST, type LayoutName } from "../request/layouts.js";
import { MEASURES } from "../request/measures.js";
import type { NamedPiece } from "../request/pieces.js";
import { REGIONS } from "../request/regions.js";
import { limbCountsOn } from "./candidates.js";
import { ATTACKING_PIECES, CATALOGUE_PIECES } from "./usual-tables.js";

type Requests = readonly RequestedTable[];

/**
 * The lists of pieces. A measure has one table for each list. There is one empty list if the measure depends on no
 * piece.
 */
const pieceListsFor = (
  measure: MeasureName,
  pieces: readonly NamedPiece[],
): readonly (readonly NamedPiece[])[] => {
  const { pieces: most, along, hasUnit } = MEASURES[measure];
  if (most === 0 || (along === "lines" && !hasUnit)) return [[]];
  const lists = pieces.map((piece) => [piece]);
  if (along === "lines") return [[], ...lists];
  return measure === "attacks" ? [...lists, ATTACKING_PIECES] : lists;
};

/** The numbers of directions of the pieces that are tried: 4 of a rook, 16 of an amazon. */
const [FEWEST_DIRECTIONS, MOST_DIRECTIONS] = [3, 16];

/** The number of elements of each layout on a board. */
export const LAYOUT_LENGTHS = {
  pair: ({ numbered }: Board) => numbered.length ** 2,
  "0x88": ({ files, ranks }: Vector) => 2 * files * (2 * ranks - 1),
  superimposed: ({ files, ranks }: Vector) => (2 * files - 1) * (2 * ranks - 1),
  "abs-diff": ({ files, ranks }: Vector) => files * ranks,
  center: ({ numbered }: Board) => numbered.length,
} satisfies Record<LayoutName, (board: Board) => number>;

/** Reports whether a table may have so many elements for each square, one for each direction. */
const hasDirections = (columns: number): boolean =>
  columns >= FEWEST_DIRECTIONS && columns <= MOST_DIRECTIONS;

const isCountOfDistances = (columns: number): boolean => columns > 1 && isPowerOfTwo(columns);

/** For the measures whose tables have a row for each square, whether a row may have so many elements. */
const ROWS: Partial<Record<MeasureName, (columns: number) => boolean>> = {
  step: hasDirections,
  reach: hasDirections,
  rings: isCountOfDistances,
  zones: isCountOfDistances,
  moves: (columns) => columns === 1,
  mask: (columns) => columns === 1,
  ray: hasDirections,
};

/** Reports whether a table of a measure, in its layout on a numbered board, may have the given length. */
const mayHave = (
  measure: MeasureName,
  layout: LayoutName,
  board: Board,
  length: number,
): boolean => {
  const { length: squares } = board.numbered;
  const isOfColumns = ROWS[measure];
  const isLength = (elements: number): boolean =>
    isOfColumns
      ? elements % squares === 0 && isOfColumns(elements / squares)
      : elements === LAYOUT_LENGTHS[layout](board);
  return MEASURES[measure].isSet
    ? limbCountsOn(board).some((count) => isLength(length / count))
    : isLength(length);
};

/** The measures that engines hold on 8×8 only. On small boards, their few numbers may be something else. */
export const ON_8X8_ONLY: ReadonlySet<MeasureName> = new Set(["mask", "ray", "apart"]);

/** The layouts in which a table of a measure may have the given length. */
const layoutsFor = (
  measure: MeasureName,
  board: Board,
  squares: NumberingName,
  length: number,
): RequestedTable["layout"] => {
  const { pieces: most, layouts } = MEASURES[measure];
  // A measure of single squares has only one layout.
  if (most === 0 && layouts.length === 1) return [];
  if (ON_8X8_ONLY.has(measure) && board !== BOARD) return [];
  const numbered = numberedAs(board, squares);
  return layouts.filter(
    (layout) =>
      layout !== "center" &&
      (squares === "a1" || layout === "pair") &&
      mayHave(measure, layout, numbered, length),
  );
};

/** The requests for a table in a layout. If the measure has a unit, there is a request for each unit that programs use. */
const requestsInUnits = (table: RequestedTable): Requests => {
  if (!MEASURES[table.measure].hasUnit || table.layout.includes("pair")) return [table];
  // The differences are in the coordinates of the table itself, or in one of these numberings.
  return [table, { ...table, unit: "a1" }, { ...table, unit: "0x88" }];
};

/** The names of the regions that have squares on a board, each as a list. */
const regionsOn = onceFor((board: Board): readonly (readonly string[])[] =>
  [...REGIONS].flatMap(([name, { squares }]) => (squares(board).length > 0 ? [[name]] : [])),
);

/** The requests for distances to and from regions and, on the usual board, to each square. */
const requestsByRegion = (table: RequestedTable): Requests => {
  const { board, squares, piece } = table;
  // Without one-way moves, distances from a region are the same as distances to the region.
  const isOneWay = piece.some(
    ({ distance: { piece: moves } }) => turned(moves).notation !== moves.notation,
  );
  const ofRegions = regionsOn(board).flatMap((names) => [
    { ...table, to: names },
    ...(isOneWay ? [{ ...table, from: names }] : []),
  ]);
  const isUsual = board === BOARD && squares === "a1";
  if (!isUsual || !piece.every((named) => CATALOGUE_PIECES.includes(named))) return ofRegions;
  return [
    ...ofRegions,
    ...board.squares.map((square) => ({ ...table, to: [squareName(board, square)] })),
  ];
};

/** The numberings that a board may have. */
const numberingNamesOn = onceFor((board: Board) =>
  NUMBERING_NAMES.filter((unit) => mistakeInNumbers(board, unit) === undefined),
);

/**
 * The request for the same numbers of squares in which squares are counted from a1, if they are counted from a8 in one of
 * two numberings, of which the other is that of a larger array. The larger array then has its ranks in the other order.
 */
export const fromA1 = (table: RequestedTable): RequestedTable => {
  const { board, squares, unit = "a1" } = table;
  if (squares === "a8") return { ...table, squares: "a1", unit: upsideDown(board, unit) };
  if (squares === "a1" || unit !== "a8") return table;
  return { ...table, squares: upsideDown(board, squares), unit: "a1" };
};

/** The mailbox of 12×12 squares, as in Lozza. */
const LARGE_MAILBOX = { start: 26, rank: 12, length: 144 };

/** The requests for the number of each square in the other numberings. */
const requestsByUnit = (table: RequestedTable): Requests => {
  const names = numberingNamesOn(table.board).filter((unit) => unit !== table.squares);
  const larger = table.board === BOARD ? [LARGE_MAILBOX] : [];
  return [...names, ...larger].map((unit) => fromA1({ ...table, unit }));
};

/** The requests for each kind of line. */
const requestsByLine = (table: RequestedTable): Requests =>
  LINE_NAMES.map((name) => ({ ...table, of: [name] }));

/** For each measure that has tables with one entry for each square, the requests for such tables. */
const REQUESTS_BY_SQUARE: Partial<Record<MeasureName, (table: RequestedTable) => Requests>> = {
  color: (table) => [table],
  member: (table) => regionsOn(table.board).map((of) => ({ ...table, of })),
  number: requestsByUnit,
  distance: requestsByRegion,
};

const bySquareFor = (
  measure: MeasureName,
  board: Board,
  squares: NumberingName,
  length: number,
): ((table: RequestedTable) => Requests) | undefined =>
  length === numberedAs(board, squares).numbered.length ? REQUESTS_BY_SQUARE[measure] : undefined;

/** The layouts, and for rays, of which programs have an array for each direction, also that by direction. */
const inBothOrders = (
  measure: MeasureName,
  layouts: RequestedTable["layout"],
): RequestedTable["layout"] =>
  measure === "ray" && layouts.length > 0 ? [...layouts, DIRECTION_FIRST] : layouts;

/** Reports whether there may be requests for tables of a measure that have the given length. */
export const hasRequestsFor = (...of: Parameters<typeof layoutsFor>): boolean =>
  layoutsFor(...of).length > 0 || bySquareFor(...of) !== undefined;

/** The requests for tables of a measure that may have the given length. Some of the tables have another length. */
export function* requestsFor(
  measure: MeasureName,
  pieces: readonly NamedPiece[],
  board: Board,
  squares: NumberingName,
  length: number,
): Generator<RequestedTable> {
  const layouts = layoutsFor(measure, board, squares, length);
  const bySquare = bySquareFor(measure, board, squares, length);
  for (const piece of pieceListsFor(measure, pieces)) {
    const captures = measure === "moves" && piece.some(({ isPawn }) => isPawn);
    const plain = { ...TABLE_BY_DEFAULT, board, measure, piece, squares, captures };
    for (const table of measure === "apart" ? requestsByLine(plain) : [plain]) {
      for (const layout of inBothOrders(measure, layouts))
        yield* requestsInUnits({ ...table, layout: [layout] });
      if (bySquare) yield* bySquare(table);
    }
  }
}
