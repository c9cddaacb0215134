/** Finds tables inside an array that has other elements between or around the elements of the table. */
import { at, onceFor } from "../common.js";
import { rectangle, type Board, type Numbering } from "../core/boards/board.js";
import type { RequestedTable } from "../request/defaults.js";
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

/** The numbers in an array of the elements of a table, in the usual order. */
const innerNumbers = ({ elements, numbering }: InnerTable): readonly number[] => {
  const { start, file, rank } = numbering;
  return elements.cells.map(({ files, ranks }) => start + file * files + rank * ranks);
};

/** The request for an array that contains the table of a candidate; `undefined` if the candidate is of no request. */
const requestInside = (candidate: Candidate, inner: InnerTable): RequestedTable | undefined => {
  const { request } = requestedLike(candidate);
  if (typeof request === "string") return undefined;
  const { board, elements, numbering } = inner;
  if (elements !== board) {
    const { file, rank, length } = numbering;
    const numbers = innerNumbers(inner);
    const zero = at(numbers, Math.floor(numbers.length / 2));
    return { ...request, layout: [{ file, rank, zero, length }], name: "own" };
  }
  const numbered = { ...request, squares: numbering };
  return request.measure === "number" ? fromA1(numbered) : numbered;
};

/** The candidates that contain the table of another candidate, by the numbering of its elements. Many arrays share them. */
const knownAround = onceFor<Candidate, Map<string, readonly Candidate[]>>(() => new Map());

const candidatesAround = (candidate: Candidate, inner: InnerTable): readonly Candidate[] => {
  const { start, file, rank, length } = inner.numbering;
  const key = [start, file, rank, length].join();
  const known = knownAround(candidate).get(key);
  if (known) return known;
  const request = requestInside(candidate, inner);
  const found = request ? [...candidatesOf(request, length)] : [];
  knownAround(candidate).set(key, found);
  return found;
};

/**
 * The candidates for an array that contains a smaller table, by square or by difference of squares, in coordinates of
 * its own. `isLike` takes the elements of the smaller table, in the usual order.
 */
export function* candidatesWithin(
  values: readonly Value[],
  isLike: Likeness,
): Generator<Candidate> {
  for (const inner of innerTables(values)) {
    if (isWhole(inner)) continue;
    const { board, elements } = inner;
    const elementsFound = innerNumbers(inner).map((number) => at(values, number));
    for (const candidate of candidatesOn(board, elementsFound)) {
      const { layout } = candidate.table;
      const isInner = layout.board === board && layout.isByDifference === (elements !== board);
      if (isInner && isLike(elementsFound, candidate)) yield* candidatesAround(candidate, inner);
    }
  }
}
