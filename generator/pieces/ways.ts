/**
 * Measures of a piece's ways between two squares, and measures of lines on boards of any shape. `noDirections` and
 * `noLines` explain why a board has no lines, or why the lines of a piece are ambiguous.
 */
import { at } from "../common.js";
import { squareName, SQUARES, type Board, type Square, isRectangle } from "../core/boards/board.js";
import { coordinateOf, type Unit } from "../core/boards/coordinates.js";
import {
  BETWEEN,
  DIRECTION,
  firstStep,
  increment,
  unitInWords,
  LINE,
  opposite,
} from "../core/measures/lines.js";
import { NUMBER, SET, setOf } from "../core/measures/elements.js";
import { fromOrigins, PLAIN } from "../core/measures/measure.js";
import type { Measure, Way } from "../core/measures/measure.js";
import type { Mover, Route, Routes } from "../core/boards/moves.js";
import { ruleOf } from "../core/measures/rules.js";
import { byVectors, linesOn, ridesOf, squaresAlong, trailOf } from "../core/measures/walks.js";
import type { Path, Rule } from "../core/measures/rules.js";
import type { Walk } from "../core/measures/walks.js";
import { around, aroundOn, routesBy, routesOf } from "./routes.js";
import type { Answer } from "../core/measures/elements.js";

/** The files, ranks and diagonals of a board. A diagonal of hexagons leads between two neighbors of a cell. */
const LINE_ROUTES: Routes = routesBy(({ lattice }) => {
  const all = aroundOn(lattice);
  const lines = all.flatMap((step, side) =>
    lattice === SQUARES ? [[step]] : [[step], [step, around(all, side + 1)]],
  );
  return lines.map((steps) => [{ steps, times: Infinity, isLame: false, mayStop: true }]);
});

export interface Rider extends Mover {
  readonly name: string;
  readonly words: string;
}

/** A place where a piece may stop on a route from the origin. */
interface Stop extends Route {
  readonly board: Board;
  readonly origin: Square;
  readonly place: number;
}

/** Like {@link byVectors}, but for routes, which are found step by step. */
const byRoutes = <A extends Answer>(
  routes: Routes,
  elsewhere: A,
  answer: (stop: Stop, known: A) => A,
): Way<A> =>
  fromOrigins("the routes", (board) => {
    const routesFrom = routes(board);
    return ([origin = 0]) => {
      const found = new Map<Square, A>();
      for (const route of routesFrom(origin))
        for (const [place, to] of route.squares.entries())
          if (route.stops[place]) {
            const known = found.get(to) ?? elsewhere;
            found.set(to, answer({ ...route, board, origin, place }, known));
          }
      return board.squares.map((to) => found.get(to) ?? elsewhere);
    };
  });

/** Returns the routes of a piece. A piece of a graph has no routes; requests refuse these measures for such pieces. */
export const routesOfMover = (mover: Mover): Routes => routesOf(mover) ?? (() => () => []);

/** Returns the measure with `other` as its second way on boards that are not rectangles. */
const onAnyBoard = <A extends Answer>(measure: Measure<A>, other: Way<A>): Measure<A> => {
  const [first, second] = measure.ways;
  const on: Way<A>["on"] = (board) => (isRectangle(board) ? second : other).on(board);
  return { ...measure, ways: [first, { ...second, on }] };
};

/** Returns the properties that all measures of a piece's ways share. */
const alongRoutes = <A extends Answer>(
  rider: Rider,
  elsewhere: A,
  answer: (walk: Walk, known: A) => A,
  second: Way<A>,
): typeof PLAIN & Pick<Measure<A>, "element" | "mover" | "ways"> => ({
  ...PLAIN,
  name: [rider.name],
  mover: rider,
  element: typeof elsewhere === "bigint" ? SET : NUMBER,
  ways: [byVectors(ridesOf(rider), elsewhere, answer), second],
});

/** {@link DIRECTION} on any board. */
export const direction: Measure<number> = onAnyBoard(
  DIRECTION,
  byRoutes(LINE_ROUTES, 0, ({ direction }) => direction + 1),
);

/** Like {@link firstStep}, but for a route: the coordinate of its first square minus the coordinate of the origin. */
const firstMore =
  (unit: Unit) =>
  ({ board: { cells }, origin, squares }: Stop): number =>
    coordinateOf(unit, at(cells, at(squares, 0))) - coordinateOf(unit, at(cells, origin));

/**
 * The first step toward another square, along the lines of the board or along a piece's own ways, as a difference of
 * coordinates; 0 if no line or way leads there.
 */
export const incrementOf = (unit: Unit, rider?: Rider): Measure<number> =>
  rider
    ? {
        ...alongRoutes(
          rider,
          0,
          firstStep(unit),
          byRoutes(routesOfMover(rider), 0, firstMore(unit)),
        ),
        noun: "increment",
        title: (about, range) => [
          `The first step of the ${rider.words}, ${unitInWords(unit)}, ${about}`,
          range,
        ],
        rule: ruleOf("one", ridesOf(rider), ({ vectors }) => coordinateOf(unit, at(vectors, 0))),
      }
    : onAnyBoard(increment(unit), byRoutes(LINE_ROUTES, 0, firstMore(unit)));

/** Returns the rule that gives a value for each stop of a piece's ways. The stops of a way are numbered from 0. */
const ofStops = (rider: Rider, valueOf: (path: Path, stop: number) => number): Rule => ({
  fold: "one",
  moves: (board) =>
    ridesOf(rider)(board).flatMap((path) =>
      [...path.stops].map((place, stop) => {
        const vectors = path.vectors.slice(0, place + 1);
        return [{ ...path, vectors, stops: new Set([place]) }, valueOf(path, stop)] as const;
      }),
    ),
});

/** The number of squares, up to a place, where a piece may stop. */
const stopsUpTo = ({ stops, place }: Pick<Stop, "stops" | "place">): number =>
  stops.slice(0, place + 1).filter((isStop) => isStop).length;

/** The number of steps that a piece makes along its line to a square; 0 if the piece does not move to the square. */
export const steps = (rider: Rider): Measure<number> => ({
  ...alongRoutes(
    rider,
    0,
    stopsUpTo,
    byRoutes(routesOfMover(rider), 0, ({ stops, place }) =>
      stops.reduce((count, isStop, at) => count + Number(isStop && at <= place), 0),
    ),
  ),
  noun: "steps",
  title: (about, range) => [
    `The number of steps of the ${rider.words} along its line ${about}`,
    range,
  ],
  rule: ofStops(rider, (_, stop) => stop + 1),
});

/**
 * The step to the first square that a move passes, as a difference of coordinates; 0 if the piece may stop on that
 * square, or has no move to the target.
 */
export const leg = (rider: Rider, unit: Unit): Measure<number> => ({
  ...alongRoutes(
    rider,
    0,
    (walk) => (walk.stops[0] ? 0 : firstStep(unit)(walk)),
    byRoutes(routesOfMover(rider), 0, (stop) => (stop.stops[0] ? 0 : firstMore(unit)(stop))),
  ),
  noun: "leg",
  title: (about, range) => [
    `The leg of the lame ${rider.words}, ${unitInWords(unit)}, ${about}`,
    range,
  ],
  rule: ofStops(rider, ({ vectors, stops }) =>
    stops.has(0) ? 0 : coordinateOf(unit, at(vectors, 0)),
  ),
});

/** Finds lines by routes: a route's squares, the origin, and the squares from which the same way leads to the origin. */
const lineByRoutes = (routes: Routes): Way<bigint> =>
  fromOrigins("the routes", (board) => {
    const routesFrom = routes(board);
    const all = board.squares.map(routesFrom);
    return ([origin = 0]) => {
      const lines = board.squares.map(() => 0n);
      for (const { direction, squares } of at(all, origin)) {
        const behind = board.squares.filter((square) =>
          at(at(all, square), direction).squares.includes(origin),
        );
        const line = setOf([...behind, origin, ...squares]);
        for (const to of squares) lines[to] = at(lines, to) | line;
      }
      return lines;
    };
  });

/** {@link LINE} on any board. For a piece: all squares of its rides through the two squares, from end to end. */
export const line = (rider?: Rider): Measure<bigint> =>
  rider
    ? {
        ...alongRoutes(
          rider,
          0n,
          ({ board, origin, path, ahead }, known) =>
            known | setOf([...squaresAlong(board, origin, opposite(path)), origin, ...ahead]),
          lineByRoutes(routesOfMover(rider)),
        ),
        noun: "line",
        title: (about) =>
          `All squares of the ride of the ${rider.words} ${about}, from end to end, including both squares`,
        rule: ruleOf("line", ridesOf(rider)),
      }
    : onAnyBoard(LINE, lineByRoutes(LINE_ROUTES));

/** {@link BETWEEN} on any board. For a piece: the squares that its move between the two squares passes. */
export const between = (rider?: Rider): Measure<bigint> => {
  const passed = (routes: Routes): Way<bigint> =>
    byRoutes(routes, 0n, ({ squares, place }) => setOf(squares.slice(0, place)));
  return rider
    ? {
        ...alongRoutes(
          rider,
          0n,
          ({ ahead, place }) => setOf(ahead.slice(0, place)),
          passed(routesOfMover(rider)),
        ),
        noun: "between",
        title: (about) => `The squares that the ${rider.words} passes on a move ${about}`,
        rule: ruleOf("between", ridesOf(rider)),
      }
    : onAnyBoard(BETWEEN, passed(LINE_ROUTES));
};

/**
 * The squares from one square through another to the edge, without the first square: those between the two, the second
 * square, and those beyond it. For a piece, the squares of its ride. Empty if the two squares share no line or ride.
 */
export const beyond = (rider?: Rider): Measure<bigint> => {
  const passing = (routes: Routes): Way<bigint> =>
    byRoutes<bigint>(routes, 0n, ({ squares }, known) => known | setOf(squares));
  const through = ({ ahead }: Walk, known: bigint): bigint => known | setOf(ahead);
  const noun = "beyond";
  return rider
    ? {
        ...alongRoutes(rider, 0n, through, passing(routesOfMover(rider))),
        noun,
        title: () =>
          `The squares of the ride of the ${rider.words} from the first square through the second to its end, without the first`,
        rule: ruleOf("beyond", ridesOf(rider)),
      }
    : {
        ...PLAIN,
        noun,
        element: SET,
        title: () =>
          "The squares of the rank, file or diagonal from the first square through the second to the edge, without the first",
        rule: ruleOf("beyond", linesOn),
        ways: [byVectors(linesOn, 0n, through), passing(LINE_ROUTES)],
      };
};

export const noDirections = ({ graphs, joins }: Board): string | undefined =>
  graphs
    ? "a graph has no lines"
    : joins?.isTurnedOver
      ? "a board with a mirrored join has no lines"
      : undefined;

/** Returns a route to a square as a text: the direction of its path, and the squares that it passes before this one. */
type RouteText = () => string;

/** The squares where a piece may stop on a path, each with the text of its route, which is made only if it is asked for. */
const routesAlong = (
  board: Board,
  from: Square,
  path: Path,
  doStopsCount: boolean,
): readonly (readonly [to: Square, route: RouteText])[] => {
  const { squares: ahead, stops } = trailOf(board, from, path);
  const passedText = (square: Square, place: number): string =>
    `${square}${doStopsCount && stops[place] ? " stops" : ""}`;
  return [...ahead.entries()]
    .filter(([place]) => stops[place])
    .map(([place, to]) => [
      to,
      () => `${path.direction} ${ahead.slice(0, place).map(passedText).join()}`,
    ]);
};

/**
 * Explains why the lines of a board with directions, or of a piece, are ambiguous; `undefined` if they are clear. Two
 * ways that pass the same squares count as one way, unless `doStopsCount` is set and their stops differ.
 */
export const noLines = (board: Board, mover?: Mover, doStopsCount = false): string | undefined => {
  const [kind] = /^(?:cylinder|torus)/.exec(board.name) ?? [];
  const ways = kind === undefined ? "two ways lead" : `a ${kind} has two ways`;
  const paths = (mover ? ridesOf(mover) : linesOn)(board);
  for (const from of board.squares) {
    const reached = new Map<Square, RouteText>();
    for (const path of paths)
      for (const [to, route] of routesAlong(board, from, path, doStopsCount)) {
        const before = reached.get(to);
        if (before && before() !== route())
          return `${ways} from ${squareName(board, from)} to ${squareName(board, to)}`;
        reached.set(to, route);
      }
  }
  return undefined;
};
