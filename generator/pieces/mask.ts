/** The squares whose occupation changes which squares a piece attacks: the masks of sliders, without the last squares. */
import { at } from "../common.js";
import type { Board, Square } from "../core/boards/board.js";
import type { Route } from "../core/boards/moves.js";
import { bitOf, SET, setOf } from "../core/measures/elements.js";
import { fromOrigins, PLAIN } from "../core/measures/measure.js";
import type { Measure, Way } from "../core/measures/measure.js";
import { ruleOf, type Path } from "../core/measures/rules.js";
import { ridesOf, trailOf } from "../core/measures/walks.js";
import { routesOfMover, type Rider } from "./ways.js";

/** For each square where a path may stop, the sets of squares that paths to it pass. */
const passedOn = (
  board: Board,
  origin: Square,
  paths: readonly Path[],
): readonly (readonly bigint[])[] => {
  const passed = board.squares.map((): bigint[] => []);
  for (const path of paths) {
    let before = 0n;
    const { squares, stops } = trailOf(board, origin, path);
    for (const [place, to] of squares.entries()) {
      if (stops[place]) at(passed, to).push(before);
      before |= bitOf(to);
    }
  }
  return passed;
};

/** Returns the sets that contain no other of the sets. */
const leastOfSets = (sets: readonly bigint[]): readonly bigint[] =>
  sets.filter((set) => !sets.some((other) => other !== set && (other & set) === other));

/**
 * The way that collects the squares which paths pass. A path that passes the squares of another path to the same target,
 * and more, does not count: if it is free, so is the other.
 */
const byLeastPaths = (rider: Rider): Way<bigint> =>
  fromOrigins("the least paths", (board) => {
    const paths = ridesOf(rider)(board);
    return () =>
      board.squares.map((origin) =>
        passedOn(board, origin, paths)
          .flatMap(leastOfSets)
          .reduce((mask, set) => mask | set, 0n),
      );
  });

/** A target of a route, `squares[place]`, and the squares before it. */
interface Aim {
  readonly squares: readonly Square[];
  readonly place: number;
}

/** The targets of routes, each with every route to it. */
const aimsOf = (routes: readonly Route[]): ReadonlyMap<Square, readonly Aim[]> => {
  const aims = new Map<Square, Aim[]>();
  for (const { squares, stops } of routes)
    for (const [place, target] of squares.entries())
      if (stops[place]) aims.set(target, [...(aims.get(target) ?? []), { squares, place }]);
  return aims;
};

/** Returns the squares that block every one of some routes to a target, if all squares but `free` are occupied. */
const blockersIn = (aims: readonly Aim[], free: ReadonlySet<Square>): readonly Square[] => {
  const isAttacked = (isOccupied: (square: Square) => boolean): boolean =>
    aims.some(({ squares, place }) => {
      const first = squares.findIndex(isOccupied);
      return first === -1 || first >= place;
    });
  return [...free].filter(
    (blocker) => !isAttacked((square) => square === blocker || !free.has(square)),
  );
};

/**
 * The way that occupies squares: for each route to a target, all squares except those that the route passes. The target
 * is attacked. A square belongs to the mask if the target is no longer attacked when that square is occupied, too.
 */
const byOccupation = (rider: Rider): Way<bigint> =>
  fromOrigins("the occupied squares", (board) => {
    const routesFrom = routesOfMover(rider)(board);
    const maskFrom = (origin: Square): bigint =>
      setOf(
        [...aimsOf(routesFrom(origin)).values()].flatMap((aims) =>
          aims.flatMap(({ squares, place }) => blockersIn(aims, new Set(squares.slice(0, place)))),
        ),
      );
    return () => board.squares.map(maskFrom);
  });

/**
 * For each square, the squares whose occupation changes which squares a piece attacks from there, whatever stands
 * elsewhere. The last square of a ride never belongs to them.
 */
export const mask = (rider: Rider): Measure<bigint> => ({
  ...PLAIN,
  name: [rider.name],
  noun: "mask",
  element: SET,
  mover: rider,
  title: () =>
    `The squares whose occupation changes what the ${rider.words} attacks, from each square`,
  rule: ruleOf("mask", ridesOf(rider)),
  ways: [byLeastPaths(rider), byOccupation(rider)],
});
