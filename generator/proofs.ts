/**
 * The proofs: no distance table is emitted before it has passed them all. The formula is held against
 * the fill, entry by entry; then the array is read as its lookup will read it, in every call, and held
 * against the metric on the board itself.
 */
import { squareCount, squareName, type Board, type Square } from "./board.js";
import type { DistanceEntry, SquaresEntry } from "./catalogue.js";
import { fillOf } from "./fill.js";
import type { Layout } from "./layouts.js";
import { CORNER_RULE_MOVES, isCornerRulePair } from "./metrics.js";
import { NEVER_READ, tabulate } from "./tabulate.js";

/** The largest distance that an entry may hold. */
export const LARGEST_DISTANCE = 254;

/** A proof failed. The message names the table and the entry or pair, and what was found there. */
export class ProofError extends Error {
  constructor(table: string, { place, found }: Finding) {
    super(`${table}[${place}]: ${found}`);
  }
}

/** Tabulates a catalogue entry on its layout and proves it; throws a `ProofError` at the first proof that fails. */
export const proveDistances = (
  entry: DistanceEntry,
  layout: Layout,
  board: Board,
): readonly number[] => {
  const tabulated = tabulate(entry.metric, layout);
  for (const proof of PROOFS) {
    const finding = proof({ entry, board, layout, tabulated });
    if (finding) throw new ProofError(entry.name, finding);
  }
  return tabulated.filter((value) => value !== undefined);
};

/** The entries of a table of single squares; throws a `ProofError` unless each square has a byte. */
export const proveSquares = (entry: SquaresEntry, board: Board): readonly number[] => {
  const values = entry.values(board);
  const finding =
    foundLength(values.length, squareCount(board)) ??
    foundOutside(values, 255, (square) => squareName(board, square));
  if (finding) throw new ProofError(entry.name, finding);
  return values;
};

/** What a proof found wrong, and where. */
interface Finding {
  readonly place: string;
  readonly found: string;
}

interface Subject {
  readonly entry: DistanceEntry;
  readonly board: Board;
  readonly layout: Layout;
  readonly tabulated: readonly (number | undefined)[];
}

type Proof = (subject: Subject) => Finding | undefined;

const lengthAsStated: Proof = ({ layout, tabulated }) =>
  foundLength(tabulated.length, layout.length);

const distancesInRange: Proof = ({ layout, tabulated }) =>
  foundOutside(tabulated, LARGEST_DISTANCE, layout.entryName);

const foundLength = (length: number, stated: number): Finding | undefined =>
  length === stated
    ? undefined
    : { place: "length", found: `${length} entries, should be ${stated}` };

const foundOutside = (
  values: readonly (number | undefined)[],
  largest: number,
  entryName: (index: number) => string,
): Finding | undefined => {
  const index = values.findIndex(
    (value) => value === undefined || !(value >= 0 && value <= largest),
  );
  return index === -1
    ? undefined
    : {
        place: entryName(index),
        found: `${values[index] ?? "no distance"}, should be 0…${largest}`,
      };
};

const formulaEqualsFill: Proof = ({ entry: { metric }, layout, tabulated }) => {
  const entries = layout.rows.flatMap(({ origins, targets }) =>
    targets.map((target) => ({ origins, target })),
  );
  for (const [index, { origins, target }] of entries.entries()) {
    if (target === undefined) continue;
    const formula = Math.min(
      ...origins.map((origin) => metric.formula(layout.field, origin, target)),
    );
    const byFill = tabulated[index];
    if (formula !== byFill)
      return {
        place: layout.entryName(index),
        found: `${formula} by the ${metric.piece}'s formula, ${String(byFill)} by the fill`,
      };
  }
  return undefined;
};

const onlyFillersAreNeverRead: Proof = ({ layout, tabulated }) => {
  const read = new Set(layout.readings.flatMap(({ indices }) => indices));
  const index = tabulated.findIndex((value, at) => !read.has(at) && value !== NEVER_READ);
  if (index === -1) return undefined;
  return {
    place: layout.entryName(index),
    found: `${String(tabulated[index])}, should be ${NEVER_READ}, for no call reads it`,
  };
};

const everyAnswerIsTheDistance: Proof = ({ entry, board, layout, tabulated }) => {
  const fill = fillOf(board, entry.metric.leaps);
  for (const { origins, indices } of layout.readings) {
    const distances = fill(origins);
    for (const [target, index] of indices.entries()) {
      const corrected =
        entry.cornerRule && origins.some((origin) => isCornerRulePair(board, origin, target));
      const answer = Number(tabulated[index]) + (corrected ? CORNER_RULE_MOVES : 0);
      const distance = distances[target];
      if (answer !== distance)
        return {
          place: callOf(board, layout, origins, target),
          found: `${answer}, should be ${String(distance)}`,
        };
    }
  }
  return undefined;
};

const answersAreSymmetric: Proof = ({ board, layout, tabulated }) => {
  if (layout.parameters.length === 1) return undefined;
  for (const [sq1, { origins, indices }] of layout.readings.entries())
    for (const [sq2, index] of indices.entries()) {
      const there = tabulated[index];
      const back = tabulated[Number(layout.readings[sq2]?.indices[sq1])];
      if (there !== back)
        return {
          place: callOf(board, layout, origins, sq2),
          found: `${String(there)}, but ${String(back)} the other way round`,
        };
    }
  return undefined;
};

/** The arguments of a call, as squares are named: both squares, or the one that is looked up. */
const callOf = (
  board: Board,
  { parameters }: Layout,
  origins: readonly Square[],
  target: Square,
): string =>
  [...(parameters.length === 1 ? [] : origins), target]
    .map((square) => squareName(board, square))
    .join(", ");

const PROOFS: readonly Proof[] = [
  lengthAsStated,
  distancesInRange,
  formulaEqualsFill,
  onlyFillersAreNeverRead,
  everyAnswerIsTheDistance,
  answersAreSymmetric,
];
