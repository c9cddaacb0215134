/** The order of directions in a table with an answer for each direction. */
import { SQUARES } from "../../core/boards/board.js";
import {
  DIRECTION_NAMES,
  directionsOf,
  placesOfDirections,
  stepName,
  type DirectionName,
} from "../by-direction.js";
import type { RequestedTable } from "../defaults.js";
import { piecesOf } from "../entries.js";
import { about, listOf, oneOf } from "../forms.js";
import type { TableKey } from "./key.js";
import { OF_DIRECTIONS } from "./layout.js";
import { mistakesInLinesOfBoard } from "./lines.js";
import { mistakesInPieces } from "./piece.js";

/**
 * Explains why the list is not an order of the piece's directions; `undefined` if it is one, or if another key is
 * wrong.
 */
const mistakeInOrder = (table: RequestedTable): string | undefined => {
  const { directions } = table;
  const others = [...mistakesInLinesOfBoard(table), ...mistakesInPieces(table)];
  const [piece] = others.length === 0 ? piecesOf(table) : [];
  if (piece === undefined) return undefined;
  const all = directionsOf(piece)(SQUARES);
  const known = DIRECTION_NAMES.filter((name) => placesOfDirections(piece, [name]).length === 1);
  const places = placesOfDirections(piece, known);
  const other = all.find((_, place) => !places.includes(place));
  if (other) return `the direction ${stepName(other)} has no name of its own; remove this key`;
  return directions.length === all.length && known.every((name) => directions.includes(name))
    ? undefined
    : `expected a list with each direction of the piece once, such as ${known.join(",")}`;
};

export const DIRECTIONS_KEY: TableKey<readonly DirectionName[]> = {
  ...about(
    "the order of directions in step, reach and ray",
    listOf(oneOf(DIRECTION_NAMES), `a list of ${DIRECTION_NAMES.join(", ")}`),
  ),
  measures: OF_DIRECTIONS,
  mistakes: (table) => {
    if (table.directions.length === 0) return [];
    return table.board.lattice === SQUARES
      ? [mistakeInOrder(table)]
      : ["only boards of squares have these directions; remove this key"];
  },
};
