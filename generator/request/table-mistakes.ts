/** Finds mistakes in the coordinates, the ways and the directions of a table. */
import { at } from "../common.js";
import { LARGEST_SIDE, rectangle, squareName, SQUARES, type Board } from "../core/board.js";
import { byCoordinates, coordinateOf, pairApart, type Coordinates } from "../core/difference.js";
import { lengthOf } from "../core/layout.js";
import type { Path } from "../core/rules.js";
import { ridesOf } from "../core/walks.js";
import { DIRECTION_NAMES, directionsOf, nameOf, placesOf } from "./by-direction.js";
import type { DirectionName } from "./by-direction.js";
import type { RequestedTable } from "./defaults.js";
import { MEASURES } from "./measures.js";
import type { NamedPiece } from "./pieces.js";

export const LARGEST: Board = rectangle(LARGEST_SIDE, LARGEST_SIDE);

/** Reports the first pair of squares whose index is outside the array; `undefined` if every index is inside. */
export const mistakeInCoordinates = (board: Board, given: Coordinates): string | undefined => {
  const layout = byCoordinates(board, "", given, pairApart(board), {});
  const length = lengthOf(layout);
  for (const from of board.squares)
    for (const to of board.squares) {
      const index = layout.zero + coordinateOf(layout, board.minus(to, from));
      if (index < 0 || index >= length)
        return `${squareName(board, from)}, ${squareName(board, to)} has the index ${index}; expected 0 to ${length - 1}`;
    }
  return undefined;
};

/** Explains why a measure of ways does not fit a piece; `undefined` if it fits. */
export const mistakeInWays = (
  piece: NamedPiece,
  { measure, board }: RequestedTable,
): string | undefined => {
  const ways = ridesOf(piece)(LARGEST);
  const { isSet, along } = MEASURES[measure];
  if (isSet && ways.every(({ vectors }) => vectors.length === 1))
    return "the piece passes no squares; name a rider, or remove the piece for all lines";
  if (measure === "line" && !ways.every(isStraight))
    return 'a line is straight, but the piece bends, or passes squares where it cannot stop; use "between" for the squares that it passes';
  if (measure === "leg" && ways.every(({ stops }) => stops.has(0)))
    return 'the piece is not lame; name one that is, such as "nN"';
  if (measure === "reach" && !ways.every(isStraight))
    return 'the piece bends or is lame; "reach" counts the squares of straight rides';
  return along === "steps" && piece.leaps(board).length === 0
    ? "the piece has no moves on this board"
    : undefined;
};

/** Explains what is wrong with an order of a piece's directions; `undefined` if the order is right. */
export const mistakeInDirections = (
  rider: NamedPiece,
  order: readonly DirectionName[],
): string | undefined => {
  if (order.length === 0) return undefined;
  const all = directionsOf(rider)(SQUARES);
  const known = DIRECTION_NAMES.filter((name) => placesOf(rider, [name]).length === 1);
  const places = placesOf(rider, known);
  const other = all.find((_, place) => !places.includes(place));
  if (other) return `no name distinguishes the direction ${nameOf(other)}; remove this key`;
  return order.length === all.length && known.every((name) => order.includes(name))
    ? undefined
    : `expected each direction of the piece once, such as ${known.join(",")}`;
};

/** True if a path keeps its direction, and the piece may stop on every square of the path. */
const isStraight = ({ vectors, stops }: Path): boolean =>
  stops.size === vectors.length &&
  vectors.every((one) => one.files * at(vectors, 0).ranks === one.ranks * at(vectors, 0).files);
