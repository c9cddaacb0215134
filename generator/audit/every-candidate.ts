/** All candidates for arrays of a given length, in the order in which the audit tries them. */
import { mistakeInNumbers, numberedAs, NUMBERING_NAMES } from "../boards/numbering.js";
import type { NumberingName } from "../boards/numbering.js";
import { onceFor } from "../common.js";
import { BOARD, rectangle, type Board } from "../core/boards/board.js";
import { ENTRY_NAMES, entryNamed } from "../core/catalogue.js";
import { SET } from "../core/measures/elements.js";
import type { MeasureName, RequestedTable } from "../request/defaults.js";
import { MEASURE_NAMES, MEASURES } from "../request/measures.js";
import { candidatesOf, isSame, type Candidate } from "./candidates.js";
import { requestsOfEngines } from "./engines.js";
import { LINE_REQUESTS } from "./line-numbers.js";
import { isUnwritten, SET_REQUESTS, UNWRITTEN } from "./sets.js";
import { hasRequestsFor, LAYOUT_LENGTHS, requestsFor } from "./tried-requests.js";
import { allPiecesFor, isFrequent, piecesFor } from "./usual-tables.js";

const LONGEST_SIDE = 16;

const BOARD_SIZES = Array.from({ length: LONGEST_SIDE ** 2 }, (_, place) => [
  1 + (place % LONGEST_SIDE),
  1 + Math.floor(place / LONGEST_SIDE),
]).sort(([a = 1, b = 1], [c = 1, d = 1]) => a * b - c * d);

/** Reports whether a table of the given length may be on a board: with equally many entries by square, or by difference. */
const mayHaveTables = (files: number, ranks: number, length: number): boolean =>
  length % (files * ranks) === 0 ||
  length === LAYOUT_LENGTHS["0x88"]({ files, ranks }) ||
  length === LAYOUT_LENGTHS.superimposed({ files, ranks });

/** The numberings of a board's squares in which a table may have the given length. */
const numberingsFor = (board: Board, length: number): readonly NumberingName[] =>
  NUMBERING_NAMES.filter((squares) => {
    const isUsual = squares === "a1";
    if (!isUsual && (board !== BOARD || mistakeInNumbers(board, squares) !== undefined))
      return false;
    const mayBeByDifference = isUsual && length < 6 * board.squares.length;
    return mayBeByDifference || length % numberedAs(board, squares).numbered.length === 0;
  });

/**
 * Requests that have a board, a numbering and a measure in common, and are all rare or all frequent; or the names of tables. Some of
 * the tables have another length.
 */
export interface CandidateGroup {
  readonly of?: {
    readonly board: Board;
    readonly squares: NumberingName;
    readonly measure: MeasureName;
    /** Whether the group has the tables that are rare in programs, or the others. */
    readonly isRare: boolean;
  };
  readonly length: number;
  readonly requests: () => Iterable<Candidate["request"]>;
}

export function* candidatesIn({ requests, length }: CandidateGroup): Generator<Candidate> {
  for (const request of requests()) yield* candidatesOf(request, length);
}

/** The groups of candidates on a board, for the pieces that `piecesOf` gives for each measure. */
export function* groupsOnBoard(
  board: Board,
  piecesOf: typeof piecesFor,
  length: number,
  ofSets: boolean,
): Generator<CandidateGroup> {
  if (board.squares.length > length) return;
  const measures = MEASURE_NAMES.filter((measure) => MEASURES[measure].isSet === ofSets);
  for (const squares of numberingsFor(board, length))
    for (const measure of measures) {
      if (!hasRequestsFor(measure, board, squares, length)) continue;
      // With squares from a8, the distances to a region are the same numbers as the distances of the mirrored piece to
      // the mirrored region with squares from a1, which are tried anyway.
      if (squares === "a8" && measure === "distance" && length === BOARD.squares.length) continue;
      for (const isRare of [false, true]) {
        const requests = function* (): Generator<RequestedTable> {
          for (const request of requestsFor(measure, piecesOf(measure), board, squares, length))
            if (isFrequent(request) !== isRare) yield request;
        };
        yield { of: { board, squares, measure, isRare }, length, requests };
      }
    }
}

/**
 * The groups of candidates on all boards: first the tables with names, and those that no group on a board includes; then
 * other tables on 8×8, then tables on other boards.
 */
export function* groupsOfCandidates(length: number, ofSets: boolean): Generator<CandidateGroup> {
  const named = [...ENTRY_NAMES].filter(
    (name) => (entryNamed(name)?.measure.element === SET) === ofSets,
  );
  const requests = () => [
    ...named,
    ...(ofSets ? [] : [...LINE_REQUESTS.a1, ...LINE_REQUESTS.a8, ...requestsOfEngines(length)]),
    // From a8, the sets are those of mirrored pieces from a1.
    ...(ofSets ? [...SET_REQUESTS.a1, ...UNWRITTEN.a1.keys()] : []),
  ];
  yield { length, requests };
  yield* groupsOnBoard(BOARD, allPiecesFor, length, ofSets);
  for (const [files = 1, ranks = 1] of BOARD_SIZES)
    if (mayHaveTables(files, ranks, length) && rectangle(files, ranks) !== BOARD)
      yield* groupsOnBoard(rectangle(files, ranks), piecesFor, length, ofSets);
}

/**
 * Returns the candidate with a request for the table of a candidate with a name. If no request makes the table, returns
 * the given candidate.
 */
export const requestedLike = onceFor((candidate: Candidate): Candidate => {
  const { request, values, table } = candidate;
  if (typeof request !== "string" || isUnwritten(request)) return candidate;
  const ofSets = table.measure.element === SET;
  for (const group of groupsOnBoard(BOARD, piecesFor, values.length, ofSets))
    for (const other of candidatesIn(group)) if (isSame(other, candidate)) return other;
  return candidate;
});
