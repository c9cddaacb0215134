/** How squares are numbered, and the unit of the differences or numbers that a table holds. */
import { mistakeInNumbers, NUMBERING_NAMES, numberingOn } from "../../boards/numbering.js";
import type { NumberingRequest } from "../../boards/numbering.js";
import type { Board, NumberingShape, Vector } from "../../core/boards/board.js";
import { coordinateOf, type Unit } from "../../core/boards/coordinates.js";
import { linesOn, ridesOf, squaresAlong } from "../../core/measures/walks.js";
import { at, present } from "../../common.js";
import { stepName } from "../by-direction.js";
import type { RequestedTable } from "../defaults.js";
import { piecesOf } from "../entries.js";
import {
  about,
  DIFFERENCE,
  LARGEST_AREA,
  objectOf,
  oneOf,
  orObject,
  whole,
  type Form,
} from "../forms.js";
import { MEASURE_NAMES, MEASURES } from "../measures.js";
import type { TableKey } from "./key.js";
import { mistakesInLinesOfBoard, unitsOf } from "./lines.js";
import { mistakesInPieces } from "./piece.js";

export const NUMBERING: Form<NumberingRequest> = orObject(
  oneOf(
    NUMBERING_NAMES,
    `one of ${NUMBERING_NAMES.join(", ")}, or an object like { "start": 91, "rank": -10, "length": 120 }`,
  ),
  objectOf<NumberingShape>(
    'a numbering, such as { "start": 195, "rank": -16, "length": 256 }',
    { start: DIFFERENCE, file: DIFFERENCE, rank: DIFFERENCE, length: whole(1, LARGEST_AREA) },
    { rank: 0 },
    () => ["rank"],
  ),
);

export const SQUARES_KEY: TableKey<NumberingRequest> = {
  ...about("how squares are numbered, by default a1", NUMBERING),
  mistakes: ({ board, squares }) => [mistakeInNumbers(board, squares)],
};

/**
 * Like `mistakeInNumbers`, but for a unit of differences. If the unit has no `start`, its least number is taken to be
 * 0.
 */
const mistakeInUnit = (board: Board, unit: NumberingRequest): string | undefined => {
  if (typeof unit === "object") {
    const least = Math.min(...board.cells.map((cell) => coordinateOf(unit, cell)));
    return mistakeInNumbers(board, { start: 0 - least, ...unit });
  }
  return numberingOn(board, unit) === undefined
    ? 'on this board, a step has no fixed difference in numbers from a1; use another numbering, such as "0x88"'
    : mistakeInNumbers(board, unit);
};

/** The first steps of a piece's rides or, without a piece, of the lines of the board. For `leg`, only lame rides count. */
const firstStepsOf = (table: RequestedTable): readonly Vector[] => {
  const { board, measure } = table;
  const [piece] = piecesOf(table);
  return (piece ? ridesOf(piece) : linesOn)(board)
    .filter((path) => board.squares.some((from) => squaresAlong(board, from, path).length > 0))
    .filter(({ stops }) => measure !== "leg" || !stops.has(0))
    .map(({ vectors }) => at(vectors, 0));
};

/**
 * Explains which steps have the same difference in the coordinates, or which step has the difference 0; `undefined` if
 * there are none.
 */
const mistakeInSteps = (steps: readonly Vector[], coordinates: Unit): string | undefined => {
  const advice = 'use another "unit", such as "0x88"';
  const known = new Map<number, string>();
  for (const step of steps) {
    const [name, difference] = [stepName(step), coordinateOf(coordinates, step)];
    const other = known.get(difference) ?? name;
    if (difference === 0)
      return `the step ${name} has the difference 0, which stands for none; ${advice}`;
    if (other !== name)
      return `the steps ${other} and ${name} have the same difference, ${difference}; ${advice}`;
    known.set(difference, name);
  }
  return undefined;
};

/**
 * Explains why two steps of a table have the same difference, or why a step has the difference 0. Returns `undefined`
 * if there are no such steps, if the table has no steps, or if another key is wrong.
 */
export const mistakeInDifferences = (table: RequestedTable): string | undefined => {
  const { board, measure, unit } = table;
  const { along, hasUnit } = MEASURES[measure];
  if (along === undefined || !hasUnit) return undefined;
  const isUnitWrong = unit !== undefined && mistakeInUnit(board, unit) !== undefined;
  const others = [...mistakesInLinesOfBoard(table), ...mistakesInPieces(table)];
  if (isUnitWrong || others.length > 0) return undefined;
  const steps = firstStepsOf(table);
  const units = present(...unitsOf(table));
  return present(...units.map((coordinates) => mistakeInSteps(steps, coordinates)))[0];
};

export const UNIT_KEY: TableKey<NumberingRequest> = {
  ...about("the numbering of increments and legs, or of the numbers to write", NUMBERING),
  measures: MEASURE_NAMES.filter((name) => MEASURES[name].hasUnit),
  mistakes: (table) => {
    const { board, measure, unit } = table;
    const isOfNumbers = measure === "number";
    if (unit === undefined)
      return isOfNumbers ? ['missing; expected the numbering to write, such as "a8"'] : [];
    return [
      (isOfNumbers ? mistakeInNumbers : mistakeInUnit)(board, unit),
      mistakeInDifferences(table),
    ];
  },
};
