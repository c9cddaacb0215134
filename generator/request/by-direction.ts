/** Tables with an answer for each direction of a piece: the next square, the squares of the ray, or their number. */
import { at, onceFor } from "../common.js";
import { LARGEST_SIDE, rectangle, SQUARES, type Board, minus } from "../core/boards/board.js";
import type { Lattice, Square, Vector } from "../core/boards/board.js";
import type { Routes } from "../core/boards/moves.js";
import { hexagon } from "../boards/hexagon.js";
import { byCountAndSquare } from "../core/layouts/by-count.js";
import { bySquareAnd, type LayoutOn } from "../core/layouts/layout.js";
import type { Entry } from "../core/tables/table.js";
import { termsOf } from "../pieces/notation.js";
import { routesOfMover, type Rider } from "../pieces/ways.js";
import { BYTE, SET, setOf, UNREACHABLE } from "../core/measures/elements.js";
import { fromOrigins, PLAIN } from "../core/measures/measure.js";
import type { Constant, Way } from "../core/measures/measure.js";
import type { Path } from "../core/measures/rules.js";
import { ridesOf, squaresAlong } from "../core/measures/walks.js";
import type { Answer } from "../core/measures/elements.js";

/** The name of a step: `(1,2)` for one file to the right and two ranks up. */
export const stepName = ({ files, ranks }: Vector): string => `(${files},${ranks})`;

/**
 * The first steps of a piece, clockwise from north. They depend only on the lattice, so some may be too long for a
 * board.
 */
export const directionsOf: (rider: Rider) => (lattice: Lattice) => readonly Vector[] = onceFor(
  (rider: Rider) =>
    onceFor((lattice: Lattice) => {
      const { directions } = lattice;
      const east = at(directions, directions.length / 4);
      const angleOf = ({ files, ranks }: Vector): number => {
        const right = files / east.files;
        return (Math.atan2(right, ranks - right * east.ranks) + 2 * Math.PI) % (2 * Math.PI);
      };
      const field = fieldOf(lattice, longestLeapOf(rider));
      const first = ridesOf(rider)(field).map(({ vectors }) => at(vectors, 0));
      return [...new Map(first.map((vector) => [stepName(vector), vector])).values()].sort(
        (step, other) =>
          angleOf(step) - angleOf(other) ||
          Math.hypot(step.files, step.ranks) - Math.hypot(other.files, other.ranks),
      );
    }),
);

const LONGEST_LEAP = LARGEST_SIDE - 1;

/** The most files or ranks that a leap of a piece, or both leaps of a bent rider, may pass. */
const longestLeapOf = ({ spelling }: Rider): number => {
  if (spelling === undefined) return LONGEST_LEAP;
  const longest = (movements: readonly Vector[]): number =>
    Math.max(0, ...movements.flatMap(({ files, ranks }) => [files, ranks]));
  return Math.max(
    0,
    ...termsOf(spelling.notation).map(
      ({ movements, bend }) => longest(movements) + longest(bend?.movements ?? []),
    ),
  );
};

/** A board of the lattice, so large that every leap of a notation from the middle square stays on the board. */
const fieldOf = (lattice: Lattice, longest = LONGEST_LEAP): Board =>
  lattice === SQUARES ? rectangle(2 * longest + 1, 2 * longest + 1) : hexagon(LARGEST_SIDE / 2);

/**
 * Finds the column of each route: the number of different first steps that precede the route's own, clockwise from
 * north.
 */
const columnsOfRoutes = (routes: Routes, lattice: Lattice): readonly number[] => {
  const field = fieldOf(lattice);
  const middle = (field.squares.length - 1) / 2;
  const first = routes(field)(middle).map(({ squares: [to = middle] }) => minus(field, to, middle));
  return first.map((step) => {
    const before = first.filter((other) => turn(other, step) < 0);
    return new Set(before.map(({ files, ranks }) => `${files} ${ranks}`)).size;
  });
};

/**
 * Returns a negative number if `step` precedes `other`, clockwise from north. In the same direction, the shorter step
 * precedes the longer one.
 */
const turn = (step: Vector, other: Vector): number => {
  const half = ({ files, ranks }: Vector): number =>
    Number(files < 0 || (files === 0 && ranks < 0));
  const length = ({ files, ranks }: Vector): number => Math.abs(files) + Math.abs(ranks);
  return (
    half(step) - half(other) ||
    step.files * other.ranks - step.ranks * other.files ||
    length(step) - length(other)
  );
};

/** The names of the compass directions in a request, clockwise from north. */
export const DIRECTION_NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

export type DirectionName = (typeof DIRECTION_NAMES)[number];

/**
 * The places, among the first steps of a piece on squares, of the steps in the named directions. A direction may have
 * no step, or several.
 */
export const placesOfDirections = (
  rider: Rider,
  order: readonly DirectionName[],
): readonly number[] => {
  const all = [...directionsOf(rider)(SQUARES).entries()];
  return order.flatMap((name) => {
    const toward = at(SQUARES.directions, DIRECTION_NAMES.indexOf(name));
    return all.flatMap(([place, { files, ranks }]) => {
      const steps = Math.max(Math.abs(files), Math.abs(ranks));
      return files === steps * toward.files && ranks === steps * toward.ranks ? [place] : [];
    });
  });
};

/** All tables share this object, because they share the file of the constant. */
const NO_STEP: Constant = {
  name: "NO_STEP",
  value: UNREACHABLE,
  of: "steps that leave the board",
};

/** What a table holds for each direction: the next square, the set of all squares, or their number. */
type DirectionFold = "step" | "ray" | "reach";

/** What a table by direction holds. */
interface Compass {
  readonly fold: DirectionFold;
  readonly rider: Rider;
  /** The places of the given directions among the piece's first steps. An empty list is the order clockwise from north. */
  readonly places: readonly number[];
}

/**
 * The paths along which a piece steps or reaches. Rides are sorted by length, because checks list the
 * shortest first.
 */
const compassPaths =
  ({ fold, rider }: Compass) =>
  (board: Board): readonly Path[] =>
    fold === "step"
      ? directionsOf(rider)(board.lattice).map((vector) => ({
          direction: 0,
          vectors: [vector],
          stops: new Set([0]),
        }))
      : ridesOf(rider)(board).toSorted((path, other) => path.vectors.length - other.vectors.length);

/** The first steps of a piece in the order of the table. */
const orderedSteps = ({ rider, places }: Compass, { lattice }: Board): readonly Vector[] => {
  const all = directionsOf(rider)(lattice);
  return places.length === 0 ? all : places.map((place) => at(all, place));
};

const firstStepName = ({ vectors }: Path): string => stepName(at(vectors, 0));

const stepsByVectors = (compass: Compass): Way =>
  fromOrigins("the vectors", (board) => {
    const named = new Map(compassPaths(compass)(board).map((path) => [firstStepName(path), path]));
    const found = orderedSteps(compass, board).map((step) => named.get(stepName(step)));
    return ([origin = 0]) =>
      found.map((path) => {
        const ahead = path ? squaresAlong(board, origin, path) : [];
        if (compass.fold === "ray") return setOf(ahead);
        return compass.fold === "reach"
          ? ahead.length
          : ahead.map((to) => at(board.numbers, to))[0];
      });
  });

const stepsByRoutes = ({ fold, rider, places }: Compass): Way =>
  fromOrigins("the routes", (board) => {
    const routes = routesOfMover(rider);
    const [routesFrom, columns] = [routes(board), columnsOfRoutes(routes, board.lattice)];
    return ([origin = 0]) => {
      // The squares of the longest route in each column. The columns are numbered from 0.
      const longest = Array.from(new Set(columns), (): readonly Square[] => []);
      for (const { direction, squares } of routesFrom(origin)) {
        const column = at(columns, direction);
        if (squares.length > at(longest, column).length) longest[column] = squares;
      }
      const answers = longest.map((squares): Answer => {
        const { length, 0: to } = squares;
        if (fold === "ray") return setOf(squares);
        return fold === "reach" ? length : to === undefined ? undefined : at(board.numbers, to);
      });
      return places.length === 0 ? answers : places.map((place) => answers[place]);
    };
  });

/** How the directions of a table are ordered, and whether the array has the direction or the square first. */
interface DirectionOrder {
  readonly directions: readonly DirectionName[];
  readonly isDirectionFirst: boolean;
}

/** What tables by direction hold, in words. */
const TITLES: Readonly<Record<DirectionFold, (words: string) => string>> = {
  step: (words) => `The square one step of the ${words} away, in each direction`,
  ray: (words) => `The squares to which the ${words} goes, in each direction`,
  reach: (words) => `How far the ${words} goes, in squares, in each direction`,
};

/**
 * Returns the entry of a table by square and direction, in the given order of directions. The table holds the number of
 * squares that the piece reaches in the direction or, for `ray`, the set of these squares or, for `step`, the number of
 * the square one step away.
 */
export const byDirection = (
  fold: DirectionFold,
  rider: Rider,
  { directions: order, isDirectionFirst }: DirectionOrder,
): Entry => {
  const compass: Compass = { fold, rider, places: placesOfDirections(rider, order) };
  const what = TITLES[fold](rider.words);
  const countOn = (board: Board): number => orderedSteps(compass, board).length;
  const layout: LayoutOn = isDirectionFirst
    ? byCountAndSquare("direction", countOn, order)
    : bySquareAnd("direction", countOn, order);
  const namesOn = (board: Board): readonly string[] => orderedSteps(compass, board).map(stepName);
  return {
    measure: {
      ...PLAIN,
      ...(fold === "step" && { absence: NO_STEP }),
      name: [rider.name],
      ...(fold === "ray" ? { noun: "rays", singular: "ray" } : { noun: fold }),
      element: fold === "ray" ? SET : BYTE,
      title: (_, range) => (fold === "ray" ? what : [what, range]),
      notes: (board) => {
        const named = order.length === 0 ? "" : `${order.join(", ")}; as `;
        const vectors = namesOn(board).join(", ");
        return [`The directions: ${named}files to the right and ranks up, ${vectors}.`];
      },
      movers: [rider],
      rule: {
        fold,
        moves: (board) => {
          const names = namesOn(board);
          return compassPaths(compass)(board).map((path) => [
            path,
            names.indexOf(firstStepName(path)),
          ]);
        },
      },
      ways: [stepsByVectors(compass), stepsByRoutes(compass)],
    },
    layout,
  };
};
