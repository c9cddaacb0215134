/** A proof that the leaps of a piece and the letters of its notation give the same moves. */
import { at, present, onceFor } from "../common.js";
import { squareName, type Board } from "../core/boards/board.js";
import type { Square } from "../core/boards/board.js";
import { movesOf, type Mover, type Route } from "../core/boards/moves.js";
import type { Proof } from "../core/tables/prove.js";
import { ridesOf, trailOf } from "../core/measures/walks.js";
import type { Fault } from "../errors.js";
import { routesOf } from "./routes.js";

/** Compares the moves by leaps and by letters, for each mover and from every square of the board. */
export const movesAgree: Proof = ({ measure: { mover, movers = present(mover) }, layout }) =>
  movers.flatMap((mover) => otherMoves(mover)(layout.board))[0];

/**
 * Finds the first route or move that only the leaps or only the letters give. Returns an empty list if both give the
 * same.
 */
const otherMovesOn = (mover: Mover, board: Board): readonly Fault[] => {
  const routesOn = routesOf(mover);
  if (!routesOn) return [];
  const [routesFrom, moves] = [routesOn(board), movesOf(mover, board)];
  const rides = mover.graph ? [] : ridesOf(mover)(board);
  for (const from of board.squares) {
    const routes = routesFrom(from);
    const ridden = rides.map((ride) => trailOf(board, from, ride));
    const ends = routes.flatMap((route) => route.squares.filter((_, place) => route.stops[place]));
    const otherMove = otherOf(at(moves, from), ends);
    const other =
      (otherMove && { ...otherMove, item: squareName(board, otherMove.item) }) ??
      (mover.graph ? undefined : otherOf(textsOf(board, ridden), textsOf(board, routes)));
    if (other === undefined) continue;
    const [by, not] = other.isFirst ? ["leaps", "letters"] : ["letters", "leaps"];
    const found = `${other.item} by the ${by} of the piece, but not by its ${not}`;
    return [{ place: squareName(board, from), found }];
  }
  return [];
};

const otherMoves = onceFor((mover: Mover) => onceFor((board: Board) => otherMovesOn(mover, board)));

/** Returns an item that only one of two lists contains, and whether that list is the first; `undefined` if there is none. */
const otherOf = <Item>(first: readonly Item[], second: readonly Item[]) => {
  const [one, other] = [new Set(first), new Set(second)];
  for (const item of one) if (!other.has(item)) return { item, isFirst: true };
  for (const item of other) if (!one.has(item)) return { item, isFirst: false };
  return undefined;
};

/** Ends a ride before the first step that it repeats. Across joined sides, a ride may go around in a circle. */
const once = (squares: readonly Square[]): readonly Square[] => {
  const steps = new Set<string>();
  const end = squares.findIndex((square, place) => {
    const before = steps.size;
    return steps.add(`${squares[place - 1]} ${square}`).size === before;
  });
  return end === -1 ? squares : squares.slice(0, end);
};

const namesOfSquares = onceFor((board: Board) =>
  board.squares.map((square) => squareName(board, square)),
);

/**
 * Returns the texts of routes, except those that another route continues. Squares where the piece cannot stop are in
 * parentheses.
 */
const textsOf = (
  board: Board,
  routes: readonly Pick<Route, "squares" | "stops">[],
): readonly string[] => {
  const names = namesOfSquares(board);
  const texts = routes.map(({ squares, stops }) => {
    const own = board.joins ? once(squares) : squares;
    return own
      .slice(0, 1 + own.findLastIndex((_, place) => stops[place]))
      .map((square, place) => (stops[place] ? at(names, square) : `(${at(names, square)})`))
      .join(" ");
  });
  // A space sorts before all other characters, so the routes that continue a route come right after it.
  const sorted = [...new Set(texts)].sort();
  const continued = sorted.filter((text, place) => sorted[place + 1]?.startsWith(`${text} `));
  const left = new Set(["", ...continued]);
  return texts.filter((text) => !left.has(text));
};
