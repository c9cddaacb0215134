/** For the page: the table that has the same numbers as an audited array, for squares numbered from a8. */
import { numberedAs } from "../boards/numbering.js";
import { BOARD } from "../core/boards/board.js";
import { candidatesOf, isSame } from "./candidates.js";
import type { Candidate } from "./candidates.js";
import { requestedLike } from "./every-candidate.js";
import type { Examined } from "./examine.js";
import { isUnwritten, unwrittenNamed, unwrittenNames } from "./kinds.js";
import { requestsFor } from "./tried-requests.js";
import { piecesFor } from "./usual-tables.js";
import { fitInWords } from "./words.js";

const FROM_A8 = "a8";

/** The requests for tables with squares from a8 that may have the same numbers as a candidate. */
function* requestsLike({ request, table, values }: Candidate): Generator<Candidate["request"]> {
  if (table.layout.isByDifference) return;
  if (typeof request === "string") {
    const board = numberedAs(BOARD, FROM_A8);
    if (isUnwritten(request))
      for (const name of unwrittenNames()) if (unwrittenNamed(name)?.board === board) yield name;
  } else if (request.board === BOARD && request.squares !== FROM_A8) {
    const { measure } = request;
    yield { ...request, squares: FROM_A8 };
    yield* requestsFor(measure, piecesFor(measure), BOARD, FROM_A8, values.length);
  }
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
