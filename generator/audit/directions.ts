/** Tables with a column for each direction, in any order of the directions. */
import { at, onceFor, present } from "../common.js";
import { BOARD } from "../core/boards/board.js";
import { DIRECTION_NAMES, placesOfDirections } from "../request/by-direction.js";
import { candidatesOf, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import type { Value } from "./finding.js";

/**
 * The directions of a candidate's piece, and the indices where the rows begin; two empty lists if the columns are not
 * directions.
 */
const directionColumns = onceFor(({ request, values, table }: Candidate) => {
  const { columns, parameters } = table.layout;
  if (typeof request === "string" || parameters[1] !== "direction") return { names: [], rows: [] };
  const piece = at(request.piece, 0);
  const names = DIRECTION_NAMES.filter((name) => placesOfDirections(piece, [name]).length === 1);
  const isRow = (index: number): boolean =>
    index % columns.length === 0 && values[index] !== undefined;
  return { names, rows: [...values.keys()].filter(isRow) };
});

/**
 * Yields a candidate, then the candidate's table in the array's order of directions. For each column of the array, this
 * order has the direction whose column is the most similar.
 */
export function* inOrderOf(values: readonly Value[], candidate: Candidate): Generator<Candidate> {
  yield candidate;
  const { request, values: expected, read } = candidate;
  const { names, rows } = directionColumns(candidate);
  // Boards smaller than 5×5 are left out: programs have no tables for such boards, and other arrays might fit in some order.
  if (typeof request === "string" || rows.length < 25) return;
  let left = mostWrong(read);
  const order = names.map((_, column) => {
    if (left < 0) return undefined;
    const wrongBy = names.map(
      (_, way) => rows.filter((row) => values[row + column] !== expected[row + way]).length,
    );
    const least = Math.min(...wrongBy);
    left -= least;
    return at(names, wrongBy.indexOf(least));
  });
  const directions = [...new Set(present(...order))];
  if (directions.length < names.length || left < 0) return;
  // Almost all programs put north before south, so a table with south first counts its squares from a8.
  const isFromA8 = directions.find((name) => /[NS]/.test(name))?.startsWith("S") === true;
  if (isFromA8 && request.board === BOARD && request.squares === "a1") return;
  yield* candidatesOf({ ...request, directions }, values.length);
}
