/**
 * The proofs: nothing is emitted before it has passed them all. Each number is found in two ways. Then the
 * array is read as its lookup will read it, in every call, by the very text of the index that is emitted,
 * and every answer is held against the metric on the board itself.
 */
import { squareCount, squareName, squaresOf, type Board, type Square } from "./board.js";
import type { CoordinatesEntry, DistanceEntry, IndexEntry, SquaresEntry } from "./catalogue.js";
import { fillOf } from "./fill.js";
import type { DifferenceLayout, Layout } from "./layouts.js";
import { CORNER_RULE_MOVES } from "./metrics.js";
import { NEVER_READ, tabulate } from "./tabulate.js";

/** The largest distance that an entry may hold. */
export const LARGEST_DISTANCE = 254;

/** The largest number that an entry of any table may hold. */
const LARGEST_BYTE = 255;

/** A proof failed. The message names the table and the entry or pair, and what was found there. */
export class ProofError extends Error {
  constructor(table: string, { place, found }: Finding) {
    super(`${table}[${place}]: ${found}`);
  }
}

/** What a proof found wrong, and where. */
interface Finding {
  readonly place: string;
  readonly found: string;
}

/** The numbers of a distance table, proved. */
export interface ProvedDistances {
  readonly values: readonly number[];
  /** The entries at which the lookup adds the corner rule, ascending; none where the array is exact. */
  readonly cornerRuleEntries: readonly number[];
}

/**
 * Tabulates a catalogue entry on its layout and proves it; throws a `ProofError` at the first proof that
 * fails. `corners` holds 1 for each square that is a corner, for entries with the corner rule.
 */
export const proveDistances = (
  entry: DistanceEntry,
  layout: Layout,
  board: Board,
  corners: readonly number[] = [],
): ProvedDistances => {
  const tabulated = tabulate(entry.metric, layout);
  const fill = fillOf(board, entry.metric.leaps);
  const distances = layout.readings.map(({ origins }) => fill(origins));
  const subject = { entry, board, layout, corners, tabulated, distances };
  demand(entry.name, ...PROOFS.map((proof) => () => proof(subject)));
  return {
    values: tabulated.filter((value) => value !== undefined),
    cornerRuleEntries: cornerRuleEntries(subject),
  };
};

/** The entries of a table of single squares; throws a `ProofError` unless both ways find the same bytes. */
export const proveSquares = (entry: SquaresEntry, board: Board): readonly number[] => {
  const values = entry.values(board);
  demand(
    entry.name,
    () => foundNoByte(values, board),
    () => foundOtherwise(values, entry.again(board), board),
  );
  return values;
};

/** The coordinates of the squares; throws a `ProofError` unless each difference is the layout's index. */
export const proveCoordinates = (entry: CoordinatesEntry, board: Board): readonly number[] => {
  const layout = entry.layout(board);
  const values = squaresOf(board).map(layout.coordinate);
  demand(
    entry.name,
    () => foundNoByte(values, board),
    () => foundOtherDifference(values, layout, board),
  );
  return values;
};

/** Throws a `ProofError` unless the emitted text of an index gives the layout's index in every call. */
export const proveIndex = (entry: IndexEntry, layout: Layout, board: Board): void => {
  demand(entry.name, () => foundOtherIndex(layout, board));
};

const demand = (table: string, ...proofs: readonly (() => Finding | undefined)[]): void => {
  for (const proof of proofs) {
    const finding = proof();
    if (finding) throw new ProofError(table, finding);
  }
};

interface Subject {
  readonly entry: DistanceEntry;
  readonly board: Board;
  readonly layout: Layout;
  readonly corners: readonly number[];
  readonly tabulated: readonly (number | undefined)[];
  /** By reading, the distance to each square of the board, by the fill. */
  readonly distances: readonly (readonly (number | undefined)[])[];
}

type Proof = (subject: Subject) => Finding | undefined;

const lengthAsStated: Proof = ({ layout, tabulated }) =>
  foundLength(tabulated.length, layout.length);

const distancesInRange: Proof = ({ layout, tabulated }) =>
  foundOutside(tabulated, LARGEST_DISTANCE, layout.entryName);

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

const emittedIndexIsTheLayouts: Proof = ({ layout, board }) => foundOtherIndex(layout, board);

const onlyFillersAreNeverRead: Proof = ({ layout, tabulated }) => {
  const read = new Set(layout.readings.flatMap(({ indices }) => indices));
  const index = tabulated.findIndex((value, at) => !read.has(at) && value !== NEVER_READ);
  if (index === -1) return undefined;
  return {
    place: layout.entryName(index),
    found: `${String(tabulated[index])}, should be ${NEVER_READ}, for no call reads it`,
  };
};

const cornerRuleMendsSomething: Proof = (subject) =>
  subject.entry.cornerRule === undefined || cornerRuleEntries(subject).length > 0
    ? undefined
    : { place: "corner rule", found: "every entry is the distance without it" };

const everyAnswerIsTheDistance: Proof = (subject) => {
  const { board, layout, corners, tabulated, distances } = subject;
  const ruled = new Set(cornerRuleEntries(subject));
  for (const [reading, { origins, indices }] of layout.readings.entries())
    for (const [target, index] of indices.entries()) {
      const rule =
        ruled.has(index) && origins.some((origin) => corners[origin] !== corners[target]);
      const answer = Number(tabulated[index]) + (rule ? CORNER_RULE_MOVES : 0);
      const distance = distances[reading]?.[target];
      if (answer !== distance)
        return {
          place: callOf(board, layout, origins, target),
          found: `${answer}, should be ${String(distance)}`,
        };
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

const PROOFS: readonly Proof[] = [
  lengthAsStated,
  distancesInRange,
  formulaEqualsFill,
  emittedIndexIsTheLayouts,
  onlyFillersAreNeverRead,
  cornerRuleMendsSomething,
  everyAnswerIsTheDistance,
  answersAreSymmetric,
];

/** Found, not assumed: the entries that answer some call with another number than the distance. */
const cornerRuleEntries = ({ entry, layout, tabulated, distances }: Subject): readonly number[] => {
  if (entry.cornerRule === undefined) return [];
  const deviating = layout.readings.flatMap(({ indices }, reading) =>
    indices.filter((index, target) => tabulated[index] !== distances[reading]?.[target]),
  );
  return [...new Set(deviating)].sort((first, second) => first - second);
};

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

const foundNoByte = (values: readonly number[], board: Board): Finding | undefined =>
  foundLength(values.length, squareCount(board)) ??
  foundOutside(values, LARGEST_BYTE, (square) => squareName(board, square));

const foundOtherwise = (
  values: readonly number[],
  again: readonly number[],
  board: Board,
): Finding | undefined => {
  const square = values.findIndex((value, at) => value !== again[at]);
  return square === -1
    ? undefined
    : {
        place: squareName(board, square),
        found: `${String(values[square])}, but ${String(again[square])} in the second way`,
      };
};

const foundOtherDifference = (
  coordinates: readonly number[],
  { readings, zero }: DifferenceLayout,
  board: Board,
): Finding | undefined => {
  for (const [sq1, { indices }] of readings.entries())
    for (const [sq2, index] of indices.entries()) {
      const difference = Number(coordinates[sq2]) - Number(coordinates[sq1]) + zero;
      if (difference !== index)
        return {
          place: `${squareName(board, sq1)}, ${squareName(board, sq2)}`,
          found: `index ${difference} by the coordinates, should be ${index}`,
        };
    }
  return undefined;
};

const foundOtherIndex = (layout: Layout, board: Board): Finding | undefined => {
  const calls = layout.readings.flatMap(({ origins, indices }) =>
    indices.map((index, target) => ({ origins, target, index })),
  );
  const found = evaluate(
    layout,
    calls.map(({ origins, target }) => argumentsOf(layout, origins, target)),
  );
  const at = calls.findIndex(({ index }, call) => found[call] !== index);
  const call = calls[at];
  return (
    call && {
      place: callOf(board, layout, call.origins, call.target),
      found: `index ${String(found[at])} as emitted, should be ${call.index}`,
    }
  );
};

/** What the emitted text of the index gives, for each list of arguments. */
const evaluate = (
  { parameters, indexSource }: Layout,
  calls: readonly (readonly Square[])[],
): readonly unknown[] => {
  const source = `return calls.map(([${parameters.join(", ")}]) => ${indexSource});`;
  // Only by running the text that is emitted can it be proved.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const indices: unknown = new Function("calls", source)(calls);
  return Array.isArray(indices) ? indices : [];
};

/** The arguments of a call: both squares, or the one that is looked up. */
const argumentsOf = (
  { parameters }: Layout,
  origins: readonly Square[],
  target: Square,
): readonly Square[] => [...(parameters.length === 1 ? [] : origins), target];

const callOf = (board: Board, layout: Layout, origins: readonly Square[], target: Square): string =>
  argumentsOf(layout, origins, target)
    .map((square) => squareName(board, square))
    .join(", ");
