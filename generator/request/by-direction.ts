/** Tables with an answer for each direction of a piece: the next square, or the number of squares in reach. */
import { at, onceFor } from "../common.js";
import { LARGEST_SIDE, rectangle, SQUARES, type Board } from "../core/board.js";
import type { Lattice, Square, Vector } from "../core/board.js";
import type { Routes } from "../core/mover.js";
import { hexagon } from "../boards/hexagon.js";
import { bySquareAnd } from "../core/layouts.js";
import type { Entry } from "../core/table.js";
import type { Rider } from "../pieces/ways.js";
import { fromOrigins, PLAIN, UNREACHABLE } from "../core/measure.js";
import type { Constant, Distance, Measure } from "../core/measure.js";
import type { LayoutOn } from "../core/layout.js";
import type { Path, Rule } from "../core/rules.js";
import { ridesOf, squaresAlong } from "../core/walks.js";

const nameOf = ({ files, ranks }: Vector): string => `(${files},${ranks})`;

/** The first steps of a piece, clockwise from north, including steps that are too long for a given board. */
const directionsOf = onceFor((rider: Rider) =>
  onceFor((lattice: Lattice): readonly Vector[] => {
    const { directions } = lattice;
    const east = at(directions, directions.length / 4);
    const angleOf = ({ files, ranks }: Vector): number => {
      const right = files / east.files;
      const angle = Math.atan2(right, ranks - right * east.ranks);
      return angle < 0 ? angle + 2 * Math.PI : angle;
    };
    const first = ridesOf(rider)(fieldOf(lattice)).map(({ vectors }) => at(vectors, 0));
    return [...new Map(first.map((vector) => [nameOf(vector), vector])).values()].sort(
      (one, other) =>
        angleOf(one) - angleOf(other) ||
        Math.hypot(one.files, one.ranks) - Math.hypot(other.files, other.ranks),
    );
  }),
);

/** A board so large that every leap of a notation, made from the middle square, stays on the board. */
const fieldOf = (lattice: Lattice): Board =>
  lattice === SQUARES
    ? rectangle(2 * LARGEST_SIDE - 1, 2 * LARGEST_SIDE - 1)
    : hexagon(LARGEST_SIDE / 2);

/** Finds the column of each way again, from the routes: the number of first steps that come before its own. */
const columnsOf = (routes: Routes, lattice: Lattice): readonly number[] => {
  const field = fieldOf(lattice);
  const middle = (field.squares.length - 1) / 2;
  const first = routes(field)(middle).map(({ squares: [to = middle] }) => field.minus(to, middle));
  const distinct = first.filter(
    (one, place) => first.findIndex((other) => turn(one, other) === 0) === place,
  );
  return first.map((one) => distinct.filter((other) => turn(other, one) < 0).length);
};

/** Negative if `one` is before `other`, clockwise from north. In the same direction, the shorter one is first. */
const turn = (one: Vector, other: Vector): number => {
  const half = ({ files, ranks }: Vector): number =>
    Number(files < 0 || (files === 0 && ranks < 0));
  const length = ({ files, ranks }: Vector): number => Math.abs(files) + Math.abs(ranks);
  return (
    half(one) - half(other) ||
    one.files * other.ranks - one.ranks * other.files ||
    length(one) - length(other)
  );
};

/** The names of the compass directions in a request, clockwise. */
export const DIRECTION_NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

export type DirectionName = (typeof DIRECTION_NAMES)[number];

/** The first steps of a piece in the given order of directions; clockwise from north if the order is empty. */
const vectorsIn =
  (rider: Rider, order: readonly DirectionName[]) =>
  (lattice: Lattice): readonly Vector[] => {
    const vectors = directionsOf(rider)(lattice);
    const isToward = ({ files, ranks }: Vector, name: DirectionName): boolean => {
      const toward = at(SQUARES.directions, DIRECTION_NAMES.indexOf(name));
      const steps = Math.max(Math.abs(files), Math.abs(ranks));
      return files === steps * toward.files && ranks === steps * toward.ranks;
    };
    return order.length === 0
      ? vectors
      : order.flatMap((name) => vectors.filter((vector) => isToward(vector, name)));
  };

/** Says what is wrong with an order of the directions of a piece; `undefined` if nothing is. */
export const mistakeInDirections = (
  rider: Rider,
  order: readonly DirectionName[],
): string | undefined => {
  if (order.length === 0) return undefined;
  const all = directionsOf(rider)(SQUARES);
  const known = DIRECTION_NAMES.filter((name) => vectorsIn(rider, [name])(SQUARES).length > 0);
  const named = new Set(vectorsIn(rider, known)(SQUARES));
  const other = all.find((vector) => !named.has(vector)) ?? (known.length < all.length && all[0]);
  if (other) return `no such name tells ${nameOf(other)} of the piece from others; remove it`;
  return order.length === all.length && known.every((name) => order.includes(name))
    ? undefined
    : `expected each direction of the piece once, such as ${known.join(",")}`;
};

/** For each column in the order of a request, the number of the same direction in clockwise order. */
const placesIn = (order: readonly DirectionName[], count: number): readonly number[] => {
  const clockwise = DIRECTION_NAMES.filter((name) => order.includes(name));
  return order.length === 0
    ? [...Array(count).keys()]
    : order.map((name) => clockwise.indexOf(name));
};

/**
 * A measure with an answer for each direction of a piece. `answerOf` computes the answer from the first step.
 * `answerFor` computes it again, from the squares of the route in that direction.
 */
const byDirection = (
  rider: Rider,
  order: readonly DirectionName[],
  answerOf: (board: Board) => (origin: Square, step: Vector) => Distance,
  answerFor: (board: Board, squares: readonly Square[]) => Distance,
): Pick<Measure<Distance>, "name" | "noun" | "element" | "notes" | "movers" | "ways"> => ({
  ...PLAIN,
  name: [rider.name],
  notes: ({ lattice }) => {
    const all = vectorsIn(rider, order)(lattice).map(nameOf);
    const named = order.length === 0 ? "" : `${order.join(", ")}; as `;
    return [`The directions: ${named}files to the right and ranks up, ${all.join(", ")}.`];
  },
  movers: [rider],
  ways: [
    fromOrigins("the vectors", (board) => {
      const [answer, directions] = [answerOf(board), vectorsIn(rider, order)(board.lattice)];
      return ([origin = 0]) => directions.map((step) => answer(origin, step));
    }),
    fromOrigins("the routes", (board) => {
      const { routes = () => () => [] } = rider;
      const [routesFrom, columns] = [routes(board), columnsOf(routes, board.lattice)];
      const count = 1 + Math.max(...columns);
      return ([origin = 0]) => {
        const ahead = Array.from({ length: count }, (): readonly Square[] => []);
        for (const { way, squares } of routesFrom(origin)) {
          const column = at(columns, way);
          ahead[column] = longestOf([at(ahead, column), squares]);
        }
        return placesIn(order, count).map((place) => answerFor(board, at(ahead, place)));
      };
    }),
  ],
});

const longestOf = (lists: readonly (readonly Square[])[]): readonly Square[] =>
  lists.reduce((one, other) => (other.length > one.length ? other : one), []);

/** The rule of a measure by direction: the value of each path is the number of its direction. */
const ruleByDirection = (
  rider: Rider,
  order: readonly DirectionName[],
  fold: "step" | "reach",
  pathsOn: (board: Board) => readonly Path[],
): Rule => ({
  fold,
  moves: (board) => {
    const names = vectorsIn(rider, order)(board.lattice).map(nameOf);
    return pathsOn(board).map((path) => [path, names.indexOf(nameOf(at(path.vectors, 0)))]);
  },
});

const layoutIn = (rider: Rider, order: readonly DirectionName[]): LayoutOn =>
  bySquareAnd("direction", ({ lattice }) => vectorsIn(rider, order)(lattice).length);

/** One object for all tables, because the tables share the file of this constant. */
const NO_STEP: Constant = {
  name: "NO_STEP",
  value: UNREACHABLE,
  of: "steps that leave the board",
};

/** For each square and each direction of a piece, the number of the square one step away. */
export const step = (rider: Rider, order: readonly DirectionName[]): Entry<Distance> => ({
  measure: {
    ...byDirection(
      rider,
      order,
      (board) => (origin, step) => {
        const to = board.plus(origin, step);
        return to === undefined || to === origin ? undefined : at(board.numbers, to);
      },
      ({ numbers }, [to]) => (to === undefined ? undefined : at(numbers, to)),
    ),
    noun: "step",
    title: (_, range) => [
      `The square one step of the ${rider.words} away, in each direction`,
      range,
    ],
    absence: NO_STEP,
    rule: ruleByDirection(rider, order, "step", ({ lattice }) =>
      vectorsIn(
        rider,
        order,
      )(lattice).map((vector) => ({
        direction: 0,
        vectors: [vector],
        stops: new Set([0]),
      })),
    ),
  },
  layout: layoutIn(rider, order),
});

/** For each direction of a piece, the longest ride in that direction. */
const longestRides = (rider: Rider): ((board: Board) => readonly Path[]) =>
  onceFor((board) => {
    const longest = new Map<string, Path>();
    for (const ride of ridesOf(rider)(board)) {
      const name = nameOf(at(ride.vectors, 0));
      if (ride.vectors.length > (longest.get(name)?.vectors.length ?? 0)) longest.set(name, ride);
    }
    return [...longest.values()];
  });

/** For each square and each direction of a piece, the number of squares that the piece reaches. */
export const reach = (rider: Rider, order: readonly DirectionName[]): Entry<Distance> => ({
  measure: {
    ...byDirection(
      rider,
      order,
      (board) => {
        const rides = new Map(
          longestRides(rider)(board).map((ride) => [nameOf(at(ride.vectors, 0)), ride]),
        );
        return (origin, step) => {
          const ride = rides.get(nameOf(step));
          return ride ? squaresAlong(board, origin, ride).length : 0;
        };
      },
      (_, squares) => squares.length,
    ),
    noun: "reach",
    title: (_, range) => [`How far the ${rider.words} goes, in squares, in each direction`, range],
    rule: ruleByDirection(rider, order, "reach", longestRides(rider)),
  },
  layout: layoutIn(rider, order),
});
