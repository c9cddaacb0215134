/** What measures along lines, rides or steps require of the board and of the piece. */
import { gapsOf, LARGEST_SIDE, rectangle, type Board } from "../../core/boards/board.js";
import type { Mover } from "../../core/boards/moves.js";
import type { Path } from "../../core/measures/rules.js";
import { ridesOf } from "../../core/measures/walks.js";
import { at, onceFor, present } from "../../common.js";
import { noDirections, noLines } from "../../pieces/ways.js";
import type { RequestedTable } from "../defaults.js";
import { namedLayoutsOf, unitIn } from "../entries.js";
import { MEASURES } from "../measures.js";
import type { NamedPiece } from "../pieces.js";

/** Returns a board on which pieces have all their moves. */
export const largestBoard = (): Board => rectangle(LARGEST_SIDE, LARGEST_SIDE);

/** The unit of a table's differences in each of its layouts, except the layout to the center, which has no differences. */
export const unitsOf = (table: RequestedTable): readonly ReturnType<typeof unitIn>[] =>
  namedLayoutsOf({ ...table, layout: table.layout.filter((name) => name !== "center") }).map(
    (layout) => unitIn(table, layout),
  );

/** Explains why steps have no directions or squares on the board; `undefined` if they have, or if the measure needs none. */
const mistakeInDirections = ({ board, measure }: RequestedTable): string | undefined => {
  const { along, hasUnit } = MEASURES[measure];
  if (gapsOf(board).length > 0 && (measure === "step" || hasUnit))
    return `a step may lead where there is no square; use ${measure === "leg" ? '"between"' : '"direction", "between" or "ray"'}`;
  return along === "steps" && board.joins?.passages?.links.some(({ size }) => size > 0) === true
    ? "the directions of links differ from square to square"
    : undefined;
};

/** Explains why a measure of lines, rides or steps has no meaning on the board, whatever the piece is. */
export const mistakesInLinesOfBoard = onceFor((table: RequestedTable): readonly string[] => {
  const { board, measure, piece, unit } = table;
  const { along, hasUnit } = MEASURES[measure];
  if (along === undefined) return [];
  // A single step needs no line, and a route may turn, so they may cross a mirrored join.
  const mayTurnOver = (measure === "step" || along === "routes") && !board.graphs;
  const isWithoutUnit = (): boolean => unit === undefined && unitsOf(table).includes(undefined);
  const reason =
    mistakeInDirections(table) ??
    (mayTurnOver ? undefined : noDirections(board)) ??
    (hasUnit && isWithoutUnit()
      ? 'on this board, a step has no fixed difference in numbers; use another layout, or a "unit"'
      : undefined) ??
    (along === "lines" && piece.length === 0 ? noLines(board) : undefined);
  return present(reason);
});

/** The mover of a table's piece: the piece itself or, if the table is about captures, what captures. */
export const moverIn = (piece: NamedPiece, { measure, captures }: RequestedTable): Mover =>
  measure === "attacks" || measure === "mask" || (measure === "moves" && captures)
    ? piece.attacker
    : piece;

/** Explains why a measure along lines, rides or steps does not fit a piece; `undefined` if it fits. */
export const mistakeInRides = (piece: NamedPiece, table: RequestedTable): string | undefined => {
  const { measure, board } = table;
  const rides = ridesOf(moverIn(piece, table))(largestBoard());
  const { isSet, along } = MEASURES[measure];
  if (isSet && rides.every(({ vectors }) => vectors.length === 1))
    return `the piece passes no squares; name a rider${along === "lines" ? " or, for all lines, remove the piece" : ""}`;
  if ((measure === "line" || measure === "beyond") && !rides.every(isStraight))
    return 'a line is straight, but the piece bends, or passes squares where it cannot stop; use "between" for the squares that it passes';
  if (measure === "leg" && rides.every(({ stops }) => stops.has(0)))
    return 'the piece is not lame; name one that is, such as "nN"';
  if ((measure === "reach" || measure === "ray") && !rides.every(isStraight))
    return `the piece bends or is lame; "${measure}" is about the squares of straight rides`;
  if (along === "routes") return undefined;
  if (along !== "steps") return noLines(board, piece.distance.piece, along === "rides");
  return piece.leaps(board).length === 0 ? "the piece has no moves on this board" : undefined;
};

/** Reports whether a path keeps its direction, and the piece may stop on every square of the path. */
const isStraight = ({ vectors, stops }: Path): boolean => {
  const first = at(vectors, 0);
  return (
    stops.size === vectors.length &&
    vectors.every(({ files, ranks }) => files * first.ranks === ranks * first.files)
  );
};
