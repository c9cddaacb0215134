/**
 * Measures of the ways between two squares: along the file, rank or diagonal through both, or along the ways of a piece.
 * Source: page Distance, which lists these uses of the 15×15 array.
 */
import { at } from "../common.js";
import { SQUARES, type Board } from "./board.js";
import type { Mover } from "./mover.js";
import type { Square, Vector } from "./board.js";
import type { Routes } from "./mover.js";
import { LINES } from "./routes.js";
import { coordinateOf, type Coordinates } from "./difference.js";
import { KING } from "./distance-formulas.js";
import { BYTE, COMMON, fromOrigins, NUMBER, pairwise, PLAIN, SET, setOf } from "./measure.js";
import type { Answer, Measure, Way } from "./measure.js";
import { ruleOf, type Path, type Rule } from "./rules.js";
import { byRoutes, byVectors, linesOn, ridesOf, squaresAlong } from "./walks.js";
import type { Stop, Walk } from "./walks.js";

export interface Rider extends Mover {
  readonly name: string;
  readonly words: string;
}

type Ways = (board: Board) => readonly Path[];

/** The ways of a piece; without one, the lines of the board. */
const waysOf = (rider: Rider | undefined): Ways => (rider ? ridesOf(rider) : linesOn);

/** A piece of a graph has no routes, and none of these measures. */
const routesOf = (rider: Rider | undefined): Routes =>
  rider ? (rider.routes ?? (() => () => [])) : LINES;

/** What the measures of ways have in common. `byRule` is for lines on a rectangle. */
const along = <A extends Answer>(
  rider: Rider | undefined,
  elsewhere: A,
  answer: (walk: Walk, known: A) => A,
  second: Way<A>,
  byRule?: Way<A>,
): Pick<Measure<A>, "name" | "notes" | "element" | "mover" | "page" | "ways"> => {
  const rule = rider ? undefined : byRule;
  const on: Way<A>["on"] = (board) => (rule && board.isRectangle ? rule : second).on(board);
  return {
    ...(rider ? { ...PLAIN, name: [rider.name], mover: rider } : COMMON),
    element: typeof elsewhere === "bigint" ? SET : NUMBER,
    ways: [byVectors(waysOf(rider), elsewhere, answer), { ...(rule ?? second), on }],
  };
};

/** The answer for the step given by the signs of the file and rank differences; 0 if the squares share no line. */
const bySigns = (answer: (step: Vector) => number): Way<number> =>
  pairwise("the signs of the differences", (board) => (from, to) => {
    const { files, ranks } = board.minus(to, from);
    const isLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
    return isLine && from !== to ? answer({ files: Math.sign(files), ranks: Math.sign(ranks) }) : 0;
  });

/** The direction from one square to another: 1 north, then clockwise; 0 if none. */
export const DIRECTION: Measure<number> = {
  ...along(
    undefined,
    0,
    ({ path }) => path.direction,
    byRoutes(LINES, 0, ({ way }) => way + 1),
    // The angle from north, in eighths of a turn.
    bySigns(
      ({ files, ranks }) => 1 + (Math.round((4 * Math.atan2(files, ranks)) / Math.PI + 8) % 8),
    ),
  ),
  noun: "direction",
  element: BYTE,
  title: (about, range) => `The direction ${about}: ${range}`,
  notes: ({ lattice }) => [
    lattice === SQUARES
      ? "0 is no common line, 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west."
      : `0 is no common line, 1 up a file, the others follow clockwise up to ${lattice.directions.length}.`,
  ],
  rule: ruleOf("one", linesOn, ({ direction }) => direction),
};

const inUnit = ({ file = 1, rank }: Coordinates): string =>
  `${file === 1 ? "" : `${file} a file and `}${rank} a rank`;

const firstStep =
  ({ file = 1, rank }: Coordinates) =>
  ({ board, origin, ahead }: Walk): number => {
    const { files, ranks } = board.minus(at(ahead, 0), origin);
    return file * files + rank * ranks;
  };

/** The same for a route: by how much the coordinate of its first square is greater than that of the origin. */
const firstMore =
  (unit: Coordinates) =>
  ({ board: { cells }, origin, squares }: Stop): number =>
    coordinateOf(unit, at(cells, at(squares, 0))) - coordinateOf(unit, at(cells, origin));

/** The first step toward another square, as a difference of coordinates; 0 if none leads there. */
export const increment = (unit: Coordinates, rider?: Rider): Measure<number> => ({
  ...along(
    rider,
    0,
    firstStep(unit),
    byRoutes(routesOf(rider), 0, firstMore(unit)),
    bySigns((step) => coordinateOf(unit, step)),
  ),
  noun: "increment",
  title: (about, range) => {
    const step = rider ? `first step of the ${rider.words}` : "step towards the second square";
    return `The ${step}, ${inUnit(unit)}, ${about}: ${range}`;
  },
  notes: rider
    ? []
    : [
        "0 is no common line. Added to the coordinate of a square, a step gives that of the next square.",
      ],
  rule: ruleOf("one", waysOf(rider), ({ vectors }) => coordinateOf(unit, at(vectors, 0))),
});

/** The rule of a measure of the ways of a piece: a value for each square where it may stop, by its number, from 0. */
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

/** How many of a piece's own steps lead to a square along its line; 0 if it does not go there. */
export const steps = (rider: Rider): Measure<number> => ({
  ...along(
    rider,
    0,
    ({ path, place }) => [...path.stops].filter((stop) => stop <= place).length,
    byRoutes(
      routesOf(rider),
      0,
      ({ stops, place }) => stops.slice(0, place + 1).filter((isStop) => isStop).length,
    ),
  ),
  noun: "steps",
  title: (about, range) =>
    `The number of steps of the ${rider.words} along its line ${about}: ${range}`,
  rule: ofStops(rider, (_, stop) => stop + 1),
});

/** The first square of a move that passes squares where it cannot stop, as a difference; 0 if there is none. */
export const leg = (rider: Rider, unit: Coordinates): Measure<number> => ({
  ...along(
    rider,
    0,
    (walk) => (walk.path.stops.has(0) ? 0 : firstStep(unit)(walk)),
    byRoutes(routesOf(rider), 0, (stop) => (stop.stops[0] ? 0 : firstMore(unit)(stop))),
  ),
  noun: "leg",
  title: (about, range) =>
    `The leg of the lame ${rider.words}, ${inUnit(unit)}, ${about}: ${range}`,
  rule: ofStops(rider, ({ vectors, stops }) =>
    stops.has(0) ? 0 : coordinateOf(unit, at(vectors, 0)),
  ),
});

/** For each kind of line, a number that is the same for all squares of the line. */
const KINDS: readonly ((cell: Vector) => number)[] = [
  ({ files }) => files,
  ({ ranks }) => ranks,
  ({ files, ranks }) => files - ranks,
  ({ files, ranks }) => files + ranks,
];

/** The squares of the line through two squares, found with {@link KINDS}; empty if they are equal or share no line. */
const inCommon = ({ cells, squares }: Board, from: Square, to: Square): readonly Square[] => {
  const [start, end] = [at(cells, from), at(cells, to)];
  const kind = KINDS.find((one) => one(start) === one(end));
  return kind === undefined || from === to
    ? []
    : squares.filter((square) => kind(at(cells, square)) === kind(start));
};

const opposite = ({ vectors, stops }: Path): Pick<Path, "vectors" | "stops"> => ({
  vectors: vectors.map(({ files, ranks }) => ({ files: -files, ranks: -ranks })),
  stops,
});

/** By routes: what one passes or reaches, and from where the same way leads to its origin. */
const lineByRoutes = (routes: Routes): Way<bigint> =>
  fromOrigins("the routes", (board) => {
    const routesFrom = routes(board);
    const all = board.squares.map(routesFrom);
    return ([origin = 0]) => {
      const lines = board.squares.map(() => 0n);
      for (const { way, squares } of at(all, origin)) {
        const behind = board.squares.filter((one) =>
          at(at(all, one), way).squares.includes(origin),
        );
        const line = setOf([...behind, origin, ...squares]);
        for (const to of squares) lines[to] = at(lines, to) | line;
      }
      return lines;
    };
  });

/**
 * The whole line through two squares, both included; empty if they are equal or share no line. Of a piece, all squares
 * of its rides through both, from edge to edge.
 */
export const line = (rider?: Rider): Measure<bigint> => ({
  ...along(
    rider,
    0n,
    ({ board, origin, path, ahead }, known) =>
      known | setOf([...squaresAlong(board, origin, opposite(path)), origin, ...ahead]),
    lineByRoutes(routesOf(rider)),
    pairwise(
      "what its squares have in common",
      (board) => (from, to) => setOf(inCommon(board, from, to)),
    ),
  ),
  noun: "line",
  ...(rider ? {} : { isSymmetric: true }),
  title: (about) =>
    rider
      ? `All squares of the move of the ${rider.words} ${about}, to its end, both among them`
      : `The rank, file or diagonal ${about}, from edge to edge, both among its squares`,
  rule: ruleOf("line", waysOf(rider)),
});

export const LINE: Measure<bigint> = line();

/**
 * The squares strictly between two squares on the same rank, file or diagonal, or of one move of a piece, which it passes;
 * empty for all other pairs.
 */
export const between = (rider?: Rider): Measure<bigint> => ({
  ...along(
    rider,
    0n,
    ({ ahead, place }) => setOf(ahead.slice(0, place)),
    byRoutes(routesOf(rider), 0n, ({ squares, place }) => setOf(squares.slice(0, place))),
    pairwise("the shortest king paths on the line", (board) => {
      const kingFrom = KING.ways[1].on(board);
      return (from, to) => {
        const [there, back] = [kingFrom([from]), kingFrom([to])];
        const isOnPath = (one: Square): boolean => at(there, one) + at(back, one) === there[to];
        const others = inCommon(board, from, to).filter((one) => one !== from && one !== to);
        return setOf(others.filter(isOnPath));
      };
    }),
  ),
  noun: "between",
  ...(rider ? {} : { isSymmetric: true }),
  title: (about) =>
    rider
      ? `The squares that the ${rider.words} passes on a move ${about}`
      : `The squares strictly ${about} of a common rank, file or diagonal`,
  rule: ruleOf("between", waysOf(rider)),
});

export const BETWEEN: Measure<bigint> = between();
