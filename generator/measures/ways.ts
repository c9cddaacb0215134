/** Measures of the ways of a piece: its first step, the number of its steps, and what makes it lame. */
import { at } from "../common.js";
import type { Board, Mover, Square, Vector } from "../boards/board.js";
import { coordinateOf, type Coordinates } from "../layouts/difference.js";
import { byDirection } from "../layouts/layouts.js";
import type { Entry } from "../table.js";
import { differenceIn, firstSteps, inUnit } from "./lines.js";
import { BYTE, fromOrigins, NUMBER, UNREACHABLE } from "./measure.js";
import type { Constant, Distance, Measure } from "./measure.js";
import type { Path, Rule } from "./rules.js";
import { ridesOf, ridingOn, type Walk } from "./walks.js";

type OfMover = (mover: Mover, name: string, words: string, unit: Coordinates) => Measure<number>;

/** A number for each square that a piece reaches in one move, by its way there; 0 for all others. */
const ofWays =
  (
    noun: string,
    title: (words: string, unit: Coordinates) => string,
    answer: (walk: Walk, unit: Coordinates) => number,
  ): OfMover =>
  (mover, name, words, unit) => ({
    name: [name],
    noun,
    notes: [],
    element: NUMBER,
    mover,
    title: (about, range) => `${title(words, unit)} ${about}: ${range}`,
    ways: ridingOn(mover, 0, (walk) => answer(walk, unit)),
  });

/** The first step of a piece toward a square, as a difference of coordinates; 0 if it does not go there. */
export const incrementOf: OfMover = (mover, name, words, unit) => ({
  ...ofWays(
    "increment",
    () => `The first step of the ${words}, ${inUnit(unit)},`,
    ({ board, origin, ahead }) => differenceIn(unit)(board, origin, at(ahead, 0)),
  )(mover, name, words, unit),
  rule: firstSteps(ridesOf(mover), unit),
});

/** The rule of a measure of the ways of a piece: a value for each square where it may stop, by its number, from 0. */
const ofStops = (mover: Mover, valueOf: (path: Path, stop: number) => number): Rule => ({
  fold: "one",
  moves: (board) =>
    ridesOf(mover)(board).flatMap((path) =>
      [...path.stops].map((place, stop) => {
        const vectors = [at(path.vectors, place)];
        return [{ ...path, vectors, stops: new Set([0]) }, valueOf(path, stop)] as const;
      }),
    ),
});

/** How many of a piece's own steps lead to a square along its line; 0 if it does not go there. */
export const stepsOf: OfMover = (mover, ...more) => ({
  ...ofWays(
    "steps",
    (words) => `The number of steps of the ${words} along its line`,
    ({ target, ahead, stops }) =>
      ahead.filter((_, place) => stops.has(place) && place <= ahead.indexOf(target)).length,
  )(mover, ...more),
  rule: ofStops(mover, (_, stop) => stop + 1),
});

/** The first square of a move that passes squares where it cannot stop, as a difference; 0 if there is none. */
export const legOf: OfMover = (mover, name, words, unit) => ({
  ...ofWays(
    "leg",
    () => `The leg of the lame ${words}, ${inUnit(unit)},`,
    ({ board, origin, ahead, stops }) =>
      stops.has(0) ? 0 : differenceIn(unit)(board, origin, at(ahead, 0)),
  )(mover, name, words, unit),
  rule: ofStops(mover, ({ vectors, stops }) =>
    stops.has(0) ? 0 : coordinateOf(unit, at(vectors, 0)),
  ),
});

/** The first steps of a piece, clockwise from north. */
const directionsOf = (mover: Mover, board: Board): readonly Vector[] => {
  const { directions } = board.lattice;
  const east = at(directions, directions.length / 4);
  const angleOf = ({ files, ranks }: Vector): number => {
    const right = files / east.files;
    // A diagonal of hexagons is longer than a side.
    const angle = Math.atan2(
      right * (directions.length === 12 ? Math.sqrt(3) : 1),
      ranks - right * east.ranks,
    );
    return angle < 0 ? angle + 2 * Math.PI : angle;
  };
  const first = ridesOf(mover)(board).map(({ vectors }) => at(vectors, 0));
  const distinct = new Map(first.map((vector) => [`${vector.files},${vector.ranks}`, vector]));
  return [...distinct.values()].sort(
    (one, other) =>
      angleOf(one) - angleOf(other) ||
      Math.hypot(one.files, one.ranks) - Math.hypot(other.files, other.ranks),
  );
};

const isSame = (one: Vector, other: Vector): boolean =>
  one.files === other.files && one.ranks === other.ranks;

/** One for all tables, which share its file. */
const NO_STEP: Constant = {
  name: "NO_STEP",
  value: UNREACHABLE,
  of: "steps that leave the board",
};

/** The number of the square one step away in each direction of a piece. */
export const stepOf = (mover: Mover, name: string, words: string): Entry<Distance> => {
  const steps = (
    way: string,
    to: (board: Board, from: Square, step: Vector) => Square | undefined,
  ) =>
    fromOrigins(way, (board) => {
      const directions = directionsOf(mover, board);
      return ([origin = 0]) =>
        directions.map((step) => {
          const square = to(board, origin, step);
          return square === undefined ? undefined : at(board.numbers, square);
        });
    });
  return {
    measure: {
      name: [name],
      noun: "step",
      element: BYTE,
      title: (_, range) => `The square one step of the ${words} away, in each direction: ${range}`,
      notes: (board) => {
        const all = directionsOf(mover, board).map(({ files, ranks }) => `(${files},${ranks})`);
        return [`The directions, files to the right and ranks up: ${all.join(", ")}.`];
      },
      absence: NO_STEP,
      ways: [
        steps("the steps", (board, from, step) => board.plus(from, step)),
        steps("the cells", (board, from, step) => {
          const { joined = (cell: Vector) => cell, cells } = board;
          const { files, ranks } = at(cells, from);
          const to = joined({ files: files + step.files, ranks: ranks + step.ranks });
          return board.squares.find((square) => isSame(at(cells, square), to));
        }),
      ],
    },
    layout: byDirection((board) => directionsOf(mover, board).length),
  };
};
