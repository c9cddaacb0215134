/** Walks along the lines of a board, or along the ways of a piece. */
import { at, onceFor } from "../common.js";
import { longestRide, squareName } from "./board.js";
import type { Board, Square } from "./board.js";
import type { Leap, Mover, Route, Routes } from "./mover.js";
import { fromOrigins, type Answer, type Way } from "./measure.js";
import type { Path } from "./rules.js";

/** The files, ranks and diagonals. */
export const linesOn: (board: Board) => readonly Path[] = onceFor(
  (board: Board): readonly Path[] => {
    const factors = Array.from({ length: longestRide(board) - 1 }, (_, place) => place + 1);
    if (factors.length === 0) return [];
    return board.lattice.directions.map((step, place) => ({
      direction: place + 1,
      vectors: factors.map((one) => ({ files: step.files * one, ranks: step.ranks * one })),
      stops: new Set(factors.map((factor) => factor - 1)),
    }));
  },
);

/** The ways of a piece: of its leaps, those that no other passes, with all that they pass. */
export const ridesOf = ({ leaps }: Mover): ((board: Board) => readonly Path[]) =>
  onceFor((board) => {
    const all = new Set(leaps(board));
    const passed = new Set([...all].map(({ over }) => over));
    const chainOf = (leap: Leap): readonly Leap[] =>
      leap.over === undefined ? [leap] : [...chainOf(leap.over), leap];
    return [...all]
      .filter((leap) => !passed.has(leap))
      .map(chainOf)
      .map((vectors) => ({
        direction: 0,
        vectors,
        stops: new Set([...vectors.keys()].filter((place) => all.has(at(vectors, place)))),
      }));
  });

/** The squares of a path from a square, by their vectors: up to the edge of the board, and as far as a piece may stop. */
export const squaresAlong = (
  board: Board,
  from: Square,
  { vectors, stops }: Pick<Path, "vectors" | "stops">,
): readonly Square[] => {
  const squares: Square[] = [];
  for (const vector of vectors) {
    const square = board.plus(from, vector);
    if (square === undefined || square === from) break;
    squares.push(square);
  }
  return squares.slice(0, 1 + squares.findLastIndex((_, place) => stops.has(place)));
};

/** A square where a path from the origin may stop. */
export interface Walk {
  readonly board: Board;
  readonly origin: Square;
  readonly path: Path;
  /** All squares of the path, and the place of this one among them. */
  readonly ahead: readonly Square[];
  readonly place: number;
}

/**
 * For each square where a path from the origin may stop, the answer for it, given that of other paths to it; `elsewhere`
 * for the others.
 */
export const byVectors = <A extends Answer>(
  pathsOn: (board: Board) => readonly Path[],
  elsewhere: A,
  answer: (walk: Walk, known: A) => A,
): Way<A> =>
  fromOrigins("the vectors", (board) => ([origin = 0]) => {
    const answers = board.squares.map(() => elsewhere);
    for (const path of pathsOn(board)) {
      const ahead = squaresAlong(board, origin, path);
      for (const [place, target] of ahead.entries())
        if (path.stops.has(place))
          answers[target] = answer({ board, origin, path, ahead, place }, at(answers, target));
    }
    return answers;
  });

/** A place of a route from the origin where a piece may stop. */
export interface Stop extends Route {
  readonly board: Board;
  readonly origin: Square;
  readonly place: number;
}

/** The same for routes, which are found step by step. */
export const byRoutes = <A extends Answer>(
  routes: Routes,
  elsewhere: A,
  answer: (stop: Stop) => A,
): Way<A> =>
  fromOrigins("the routes", (board) => {
    const routesFrom = routes(board);
    return ([origin = 0]) => {
      const found = new Map(
        routesFrom(origin).flatMap((route) =>
          [...route.squares.entries()]
            .filter(([place]) => route.stops[place])
            .map(([place, to]) => [to, answer({ ...route, board, origin, place })]),
        ),
      );
      return board.squares.map((to) => found.get(to) ?? elsewhere);
    };
  });

export const noDirections = ({ graphs, isTurnedOver }: Board): string | undefined =>
  graphs
    ? "a graph has no lines"
    : isTurnedOver
      ? "a join that turns over has no lines"
      : undefined;

/**
 * Says why a board has no lines, or why those of a piece are not clear; `undefined` if they are. Two ways past the same
 * squares are one, unless it counts where the piece may stop.
 */
export const noLines = (board: Board, mover?: Mover, doStopsCount = false): string | undefined => {
  const reason = noDirections(board);
  if (reason !== undefined) return reason;
  const paths = (mover ? ridesOf(mover) : linesOn)(board);
  for (const from of board.squares) {
    const reached = new Map<Square, string>();
    for (const { direction, vectors, stops } of paths) {
      const ahead = squaresAlong(board, from, { vectors, stops });
      for (const [place, to] of ahead.entries()) {
        if (!stops.has(place)) continue;
        const passed = ahead
          .slice(0, place)
          .map((square, at) => `${square}${doStopsCount && stops.has(at) ? " stops" : ""}`);
        const way = `${direction} ${passed.join()}`;
        if ((reached.get(to) ?? way) !== way)
          return `two ways lead from ${squareName(board, from)} to ${squareName(board, to)}`;
        reached.set(to, way);
      }
    }
  }
  return undefined;
};
