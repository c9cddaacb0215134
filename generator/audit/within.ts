/** Finds tables inside an array that has other elements between or around the elements of the table. */
import { at } from "../common.js";
import { rectangle, type Board, type Numbering } from "../core/boards/board.js";
import { candidatesOf, type Candidate } from "./candidates.js";
import { requestedLike } from "./every-candidate.js";
import { GAME_BOARDS, numberingsIn } from "./numberings.js";
import type { Value } from "./finding.js";
import { candidatesOn } from "./similar.js";
import { fromA1 } from "./tried-requests.js";

/** A table that may be inside an array. */
interface InnerTable {
  readonly board: Board;
  /** The rectangle with a square for each element: the board itself or, by difference, a rectangle of all differences. */
  readonly elements: Board;
  /** The numbering that gives the index of each element in the array. */
  readonly numbering: Numbering;
}

/** Reports whether the elements of a table in its own array, in the usual order, resemble a candidate. */
type Likeness = (values: readonly Value[], candidate: Candidate) => boolean;

/**
 * The rectangles with a square for each element of a table on the board: for a table by square, then for a table by
 * difference.
 */
const elementsOn = (board: Board): readonly Board[] => [
  board,
  rectangle(2 * board.files - 1, 2 * board.ranks - 1),
];

/** The tables that may be inside an array. In almost all programs, the rows are ranks, so ranks are tried first. */
function* innerTables(values: readonly Value[]): Generator<InnerTable> {
  for (const isFileMajor of [false, true])
    for (const board of GAME_BOARDS)
      for (const elements of elementsOn(board))
        for (const numbering of numberingsIn(values, elements, isFileMajor))
          yield { board, elements, numbering };
}

/** Reports whether the table is the whole array, in the usual order. Such an array is tried as a whole. */
const isWhole = ({ elements: { files, squares }, numbering }: InnerTable): boolean =>
  numbering.file === 1 && numbering.rank === files && numbering.length === squares.length;

/** The requests for an array that contains a table like a candidate. */
function* requestsInside(
  values: readonly Value[],
  { board, elements, numbering }: InnerTable,
  isLike: Likeness,
): Generator<Candidate["request"]> {
  const { start, file, rank, length } = numbering;
  const numbers = elements.cells.map(({ files, ranks }) => start + file * files + rank * ranks);
  const inner = numbers.map((number) => at(values, number));
  const isByDifference = elements !== board;
  const zero = at(numbers, Math.floor(numbers.length / 2));
  const own = isByDifference
    ? { layout: [{ file, rank, zero, length }], name: "own" }
    : { squares: numbering };
  for (const candidate of candidatesOn(board, inner)) {
    const { layout } = candidate.table;
    if (layout.board !== board || layout.isByDifference !== isByDifference) continue;
    if (!isLike(inner, candidate)) continue;
    const { request } = requestedLike(candidate);
    if (typeof request === "object")
      yield request.measure === "number" ? fromA1({ ...request, ...own }) : { ...request, ...own };
  }
}

/**
 * The candidates for an array that contains a smaller table, by square or by difference of squares, in coordinates of
 * its own. `isLike` takes the elements of the smaller table, in the usual order.
 */
export function* candidatesWithin(
  values: readonly Value[],
  isLike: Likeness,
): Generator<Candidate> {
  for (const table of innerTables(values)) {
    if (isWhole(table)) continue;
    for (const request of requestsInside(values, table, isLike))
      yield* candidatesOf(request, values.length);
  }
}
