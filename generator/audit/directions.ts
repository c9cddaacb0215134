/** Tables with an answer for each square and direction, in any order of the directions. */
import { at, onceFor, present } from "../common.js";
import { BOARD } from "../core/boards/board.js";
import { elementOf, type Layout } from "../core/layouts/layout.js";
import { DIRECTION_NAMES, placesOfDirections } from "../request/by-direction.js";
import { candidatesOf, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import type { Value } from "./finding.js";

/** The element of a table by direction, from the number of a square and the number of a direction. */
export const elementByDirection = (
  layout: Layout,
): ((square: number, direction: number) => number) => {
  const element = elementOf(layout);
  return layout.parameters[0] === "direction"
    ? (square, direction) => element(direction, square)
    : element;
};

/**
 * The directions of a candidate's piece, with the indices of each direction's numbers; an empty list if the table is not
 * by direction.
 */
const directionsIn = onceFor((candidate: Candidate) => {
  const { request, table, limbs } = candidate;
  const { board, parameters } = table.layout;
  if (typeof request === "string" || !parameters.includes("direction")) return [];
  const piece = at(request.piece, 0);
  const elementAt = elementByDirection(table.layout);
  const places = [...Array(limbs.count).keys()];
  return DIRECTION_NAMES.filter((name) => placesOfDirections(piece, [name]).length === 1).map(
    (name, direction) => ({
      name,
      indices: board.numbers.flatMap((number) => {
        const first = limbs.count * elementAt(number, direction);
        return places.map((place) => first + place);
      }),
    }),
  );
});

/**
 * Yields a candidate, then the candidate's table in the array's order of directions. For each direction of the array, this
 * order has the direction whose numbers are the most similar.
 */
export function* inOrderOf(values: readonly Value[], candidate: Candidate): Generator<Candidate> {
  yield candidate;
  const { request, values: expected, read, table, limbs } = candidate;
  const all = directionsIn(candidate);
  if (typeof request === "string" || all.length === 0) return;
  // Boards smaller than 5×5 are left out: programs have no tables for such boards, and other arrays might fit in some order.
  if (table.layout.board.squares.length < 25) return;
  let left = limbs.count * mostWrong(read);
  const order = all.map(({ indices: places }) => {
    if (left < 0) return undefined;
    const wrongBy = all.map(
      ({ indices }) =>
        indices.filter((index, nth) => values[at(places, nth)] !== expected[index]).length,
    );
    const least = Math.min(...wrongBy);
    left -= least;
    return at(all, wrongBy.indexOf(least)).name;
  });
  const directions = [...new Set(present(...order))];
  if (directions.length < all.length || left < 0) return;
  // Almost all programs put north before south, so a table with south first counts its squares from a8.
  const isFromA8 = directions.find((name) => /[NS]/.test(name))?.startsWith("S") === true;
  if (isFromA8 && request.board === BOARD && request.squares === "a1") return;
  yield* candidatesOf({ ...request, directions }, values.length);
}
