/** The measures that a request can name: the pieces and layouts that each accepts, and how to make its entries. */
import { at, keysOf, onceFor } from "../common.js";
import { numberIn } from "../boards/number.js";
import { eachSquare } from "../core/layouts/layout.js";
import { attackerOf, attacks, MOST_ATTACKERS, moveSets } from "../core/measures/attacks.js";
import { LINE_NAMES, lineNumber, linesApart } from "../core/measures/numbered-lines.js";
import type { LineName } from "../core/measures/numbered-lines.js";
import { COLOR, membership } from "../core/measures/squares.js";
import { mask } from "../pieces/mask.js";
import { between, beyond, direction, incrementOf, leg, line, steps } from "../pieces/ways.js";
import type { EntryOn } from "../core/tables/table.js";
import { byDirection } from "./by-direction.js";
import type { MeasureName, RequestedTable } from "./defaults.js";
import { entriesByColor } from "./by-color.js";
import { withRequestedBits } from "./opposite-bits.js";
import { writtenAs } from "./written-numbers.js";
import { regionNamed } from "./regions.js";
import { NUMBERS, OF_MOVES, ofPiece, SETS_OF_SQUARES } from "./pieces.js";
import type { Asked, NamedMeasure, NamedPiece } from "./pieces.js";
import type { Unit } from "../core/boards/coordinates.js";
import type { Measure } from "../core/measures/measure.js";

const VECTORS = { ...NUMBERS, layouts: ["pair", "0x88", "superimposed"] } as const;

const LINES = { along: "lines" } as const;

const STEPS = { ...NUMBERS, along: "steps" } as const;

/**
 * Makes a measure of differences in a unit. The unit is never missing, because a request that needs a unit and has none
 * is refused.
 */
const inUnit =
  (of: (unit: Unit, piece?: NamedPiece) => Measure) =>
  ({ unit, piece: [piece] }: Asked): Measure =>
    of(at([unit], 0), piece);

/** Makes a measure of the lines that a request names. A request that names no such lines is refused. */
const ofNamedLines =
  (of: (line: LineName) => ReturnType<NamedMeasure["of"]>) =>
  ({ of: [name] }: Asked) =>
    of(
      at(
        LINE_NAMES.filter((line) => line === name),
        0,
      ),
    );

export const MEASURES: Readonly<Record<MeasureName, NamedMeasure>> = {
  distance: OF_MOVES.distance,
  attacks: {
    ...VECTORS,
    pieces: MOST_ATTACKERS,
    of: ({ piece, name }) =>
      attacks(
        piece.map(({ attacker }) => attacker),
        name,
      ),
  },
  direction: { ...VECTORS, ...LINES, pieces: 0, of: () => direction },
  increment: {
    ...VECTORS,
    ...LINES,
    hasUnit: true,
    of: inUnit((unit, piece) => incrementOf(unit, piece)),
  },
  steps: { ...VECTORS, along: "rides", of: ofPiece(steps) },
  leg: {
    ...VECTORS,
    along: "rides",
    hasUnit: true,
    of: inUnit((unit, piece) => leg(at([piece], 0), unit)),
  },
  step: { ...STEPS, of: ofPiece((piece, asked) => byDirection("step", piece, asked)) },
  reach: { ...STEPS, of: ofPiece((piece, asked) => byDirection("reach", piece, asked)) },
  ray: {
    ...SETS_OF_SQUARES,
    along: "steps",
    of: ofPiece((piece, asked) => byDirection("ray", piece, asked)),
  },
  beyond: { ...SETS_OF_SQUARES, ...LINES, of: ({ piece: [piece] }) => beyond(piece) },
  between: { ...SETS_OF_SQUARES, ...LINES, of: ({ piece: [piece] }) => between(piece) },
  line: { ...SETS_OF_SQUARES, ...LINES, of: ({ piece: [piece] }) => line(piece) },
  moves: {
    ...SETS_OF_SQUARES,
    of: ofPiece(({ distance, attacker }, { captures }) => ({
      measure: captures ? moveSets(attacker, "attacks") : moveSets(attackerOf(distance), "moves"),
      layout: eachSquare,
    })),
  },
  mask: {
    ...SETS_OF_SQUARES,
    along: "routes",
    of: ofPiece(({ attacker }) => ({ measure: mask(attacker), layout: eachSquare })),
  },
  rings: OF_MOVES.rings,
  zones: OF_MOVES.zones,
  paths: OF_MOVES.paths,
  pathCount: OF_MOVES.pathCount,
  member: {
    ...NUMBERS,
    pieces: 0,
    of: ({ of }) => ({ measure: membership(regionNamed(of), "members"), layout: eachSquare }),
  },
  number: {
    ...NUMBERS,
    pieces: 0,
    hasUnit: true,
    of: ({ unit }) => ({ measure: numberIn(unit), layout: eachSquare }),
  },
  coordinate: {
    ...NUMBERS,
    pieces: 0,
    of: ofNamedLines((line) => ({ measure: lineNumber(line), layout: eachSquare })),
  },
  apart: {
    ...NUMBERS,
    layouts: ["pair", "0x88", "superimposed", "abs-diff"],
    pieces: 0,
    of: ofNamedLines(linesApart),
  },
  color: { ...NUMBERS, pieces: 0, of: () => ({ measure: COLOR, layout: eachSquare }) },
};

export const MEASURE_NAMES: readonly MeasureName[] = keysOf(MEASURES);

/** The entries of a table, one for each layout. The same table always gives the same objects, which are proved only once. */
export const madeOf: (table: RequestedTable) => readonly EntryOn[] = onceFor(
  (table: RequestedTable) =>
    entriesByColor(table, MEASURES[table.measure])
      .map((entry) => withRequestedBits(entry, table))
      .map((entry) => ({ ...entry, measure: writtenAs(entry.measure, table) })),
);
