/** The square one step of a piece away, in each of its directions. */
import { at, onceFor } from "../common.js";
import { LARGEST_SIDE, rectangle, SQUARES, type Board } from "../core/board.js";
import type { Lattice, Vector } from "../core/board.js";
import type { Routes } from "../core/mover.js";
import { hexagon } from "../boards/hexagon.js";
import { bySquareAnd } from "../core/layouts.js";
import type { Entry } from "../core/table.js";
import type { Rider } from "../pieces/ways.js";
import { fromOrigins, PLAIN, UNREACHABLE, type Constant, type Distance } from "../core/measure.js";
import { ridesOf } from "../core/walks.js";

const nameOf = ({ files, ranks }: Vector): string => `(${files},${ranks})`;

/** The first steps of a piece, clockwise from north, also those for which a board has no room. */
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

/** A board on which any leap of a notation has room, from the square in its middle. */
const fieldOf = (lattice: Lattice): Board =>
  lattice === SQUARES
    ? rectangle(2 * LARGEST_SIDE - 1, 2 * LARGEST_SIDE - 1)
    : hexagon(LARGEST_SIDE / 2);

/** The directions again: for each way of the routes, how many first steps come before its own. */
const columnsOf = (routes: Routes, lattice: Lattice): readonly number[] => {
  const field = fieldOf(lattice);
  const middle = (field.squares.length - 1) / 2;
  const first = routes(field)(middle).map(({ squares: [to = middle] }) => field.minus(to, middle));
  const distinct = first.filter(
    (one, place) => first.findIndex((other) => turn(one, other) === 0) === place,
  );
  return first.map((one) => distinct.filter((other) => turn(other, one) < 0).length);
};

/** Negative if one vector comes before another, clockwise from north; of the same direction, if it is shorter. */
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

/** One for all tables, which share its file. */
const NO_STEP: Constant = {
  name: "NO_STEP",
  value: UNREACHABLE,
  of: "steps that leave the board",
};

/** The number of the square one step away in each direction of a piece. */
export const step = (rider: Rider): Entry<Distance> => ({
  measure: {
    ...PLAIN,
    name: [rider.name],
    noun: "step",
    title: (_, range) => [
      `The square one step of the ${rider.words} away, in each direction`,
      range,
    ],
    notes: ({ lattice }) => {
      const all = directionsOf(rider)(lattice).map(nameOf);
      return [`The directions, files to the right and ranks up: ${all.join(", ")}.`];
    },
    absence: NO_STEP,
    movers: [rider],
    ways: [
      fromOrigins("the vectors", (board) => {
        const directions = directionsOf(rider)(board.lattice);
        return ([origin = 0]) =>
          directions.map((step) => {
            const to = board.plus(origin, step);
            return to === undefined || to === origin ? undefined : at(board.numbers, to);
          });
      }),
      fromOrigins("the routes", (board) => {
        const { routes = () => () => [] } = rider;
        const [routesFrom, columns] = [routes(board), columnsOf(routes, board.lattice)];
        return ([origin = 0]) => {
          const numbers = Array<Distance>(1 + Math.max(...columns)).fill(undefined);
          for (const { way, squares } of routesFrom(origin))
            if (squares[0] !== undefined) numbers[at(columns, way)] = at(board.numbers, squares[0]);
          return numbers;
        };
      }),
    ],
  },
  layout: bySquareAnd("direction", ({ lattice }) => directionsOf(rider)(lattice).length),
});
