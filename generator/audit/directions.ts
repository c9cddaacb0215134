/** Tables with a column for each direction, in any order of the directions. */
import { at } from "../common.js";
import { BOARD } from "../core/catalogue.js";
import { DIRECTION_NAMES, placesOf } from "../request/by-direction.js";
import { formOf, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import type { Value } from "./read-arrays.js";

/** Yields a candidate, also with its directions in the order of an array's columns: each is most like one of them. */
export function* inOrderOf(values: readonly Value[], candidate: Candidate): Generator<Candidate> {
  yield candidate;
  const { request, values: expected, read, table } = candidate;
  const { columns, parameters } = table.layout;
  if (typeof request === "string" || parameters[1] !== "direction") return;
  const piece = at(request.piece, 0);
  const names = DIRECTION_NAMES.filter((name) => placesOf(piece, [name]).length === 1);
  const isRow = (index: number): boolean =>
    index % columns.length === 0 && expected[index] !== undefined;
  const rows = [...expected.keys()].filter(isRow);
  let wrong = 0;
  const order = names.map((_, column) => {
    const wrongBy = names.map(
      (_, direction) =>
        rows.filter((row) => values[row + column] !== expected[row + direction]).length,
    );
    const least = Math.min(...wrongBy);
    wrong += least;
    return at(names, wrongBy.indexOf(least));
  });
  if (new Set(order).size < columns.length || wrong > mostWrong(read)) return;
  // Almost all programs have north first. What is south from a1 is north from a8.
  const isFromA8 = order.find((name) => /[NS]/.test(name))?.startsWith("S") === true;
  if (isFromA8 && request.board === BOARD && request.squares === "a1") return;
  yield* formOf({ ...request, directions: order }, values.length);
}
