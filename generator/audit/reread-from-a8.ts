/** For the page: the table that has the same numbers as an audited array, for squares numbered from a8. */
import { BOARD } from "../core/boards/board.js";
import { candidatesOf, isSame } from "./candidates.js";
import type { Candidate } from "./candidates.js";
import { requestedLike } from "./every-candidate.js";
import type { Examined } from "./examine.js";
import { LINE_REQUESTS } from "./line-numbers.js";
import { isUnwritten, SET_REQUESTS, UNWRITTEN } from "./sets.js";
import { requestsFor } from "./tried-requests.js";
import { piecesFor } from "./usual-tables.js";
import { fitInWords } from "./words.js";

const FROM_A8 = "a8";

const LINES_AND_SETS = [...LINE_REQUESTS[FROM_A8], ...SET_REQUESTS[FROM_A8]];

/** The requests for tables with squares from a8 that may have the same numbers as a candidate. */
function* requestsLike({ request, table, values }: Candidate): Generator<Candidate["request"]> {
  if (table.layout.isByDifference) return;
  if (isUnwritten(request)) yield* UNWRITTEN[FROM_A8].keys();
  if (typeof request === "string" || request.board !== BOARD || request.squares === FROM_A8) return;
  const { measure } = request;
  yield { ...request, squares: FROM_A8 };
  yield* requestsFor(measure, piecesFor(measure), BOARD, FROM_A8, values.length);
  yield* LINES_AND_SETS.filter((other) => other.measure === measure);
}

/** A candidate with the same numbers for squares from a8, if there is one. Its piece may be another piece. */
const candidateLike = (candidate: Candidate): Candidate | undefined => {
  const { length } = candidate.values;
  for (const request of requestsLike(requestedLike(candidate)))
    for (const other of candidatesOf(request, length)) if (isSame(other, candidate)) return other;
  return undefined;
};

/** An examined array, read as the table with the same numbers for squares from a8, if there is such a table. */
export const fromA8 = ({ array, finding, fit }: Examined): Examined | undefined => {
  const candidate = fit && candidateLike(fit.candidate);
  if (!fit || !candidate) return undefined;
  const other = { ...fit, candidate };
  const text = finding.text.replace(fitInWords(fit), fitInWords(other));
  return { array, finding: { ...finding, text }, fit: other };
};
