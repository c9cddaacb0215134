/**
 * The proofs of distance tables: nothing is emitted before it has passed them all. Each number is found in
 * two ways. Then the array is read as its lookup will read it, in every call, and every answer is held
 * against the metric on the board itself. That the emitted text says the same, `emit/proof.ts` proves.
 */
import { apart, squareName, squaresOf, type Board, type Square } from "./board.js";
import { CORNER } from "./corners.js";
import type { DistanceEntry } from "./entry.js";
import { demand, foundLength, foundOutside, type Finding } from "./finding.js";
import { fillFor, remembering, type Fill } from "./fill.js";
import type { Layout } from "./layouts.js";
import { CORNER_RULE_MOVES, type Metric } from "./metrics.js";
import { searchOf } from "./search.js";
import { LARGEST_DISTANCE, NEVER_READ, tabulate, UNREACHABLE } from "./tabulate.js";

/** The numbers of a distance table, proved. */
export interface ProvedDistances {
  readonly values: readonly number[];
  /** What the lookup answers, by reading and by target. */
  readonly answers: readonly (readonly number[])[];
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
  corners: readonly number[],
): ProvedDistances => {
  const subject = subjectOf(entry, layout, board, corners);
  const { tabulated, distances, cornerRuleEntries } = subject;
  demand(entry.name, ...PROOFS.map((proof) => () => proof(subject)));
  const emitted = (distance: number | undefined): number => distance ?? UNREACHABLE;
  return {
    values: tabulated.map(emitted),
    answers: distances.map((answers) => answers.map(emitted)),
    cornerRuleEntries,
  };
};

/**
 * Whether the array of an entry holds other numbers than the distance at one difference of squares, in all
 * its directions, and the corner rule mends them all.
 */
export const cornerRuleMends = (entry: DistanceEntry, layout: Layout, board: Board): boolean => {
  const subject = subjectOf(
    { ...entry, cornerRule: CORNER.name },
    layout,
    board,
    CORNER.values(board),
  );
  return deviatingClasses(subject).size === 1 && everyAnswerIsTheDistance(subject) === undefined;
};

interface Subject {
  readonly entry: DistanceEntry;
  readonly board: Board;
  readonly layout: Layout;
  readonly corners: readonly number[];
  readonly tabulated: readonly (number | undefined)[];
  /** By reading, the distance to each square of the board, by the fill. */
  readonly distances: readonly (readonly (number | undefined)[])[];
  readonly cornerRuleEntries: readonly number[];
}

const subjectOf = (
  entry: DistanceEntry,
  layout: Layout,
  board: Board,
  corners: readonly number[],
): Subject => {
  const tabulated = tabulate(entry.metric, layout);
  const fill = fillFor(board, entry.metric);
  const distances = layout.readings.map(({ origins }) => fill(origins));
  const cornerRuleEntries =
    entry.cornerRule === undefined ? [] : deviatingEntries(layout, tabulated, distances);
  return { entry, board, layout, corners, tabulated, distances, cornerRuleEntries };
};

type Proof = (subject: Subject) => Finding | undefined;

const lengthAsStated: Proof = ({ layout, tabulated }) =>
  foundLength(tabulated.length, layout.length);

const distancesInRange: Proof = ({ layout, tabulated }) =>
  foundOutside(
    tabulated.map((distance) => distance ?? 0),
    LARGEST_DISTANCE,
    layout.entryName,
  );

const bothWaysAgree: Proof = ({ entry: { metric }, layout, tabulated }) => {
  const second = remembering(secondWay(metric, layout.field));
  const way = metric.formula ? `the ${metric.piece}'s formula` : "search";
  let index = 0;
  for (const { origins, targets } of layout.rows) {
    const distances = second(origins);
    for (const target of targets) {
      const byFill = tabulated[index];
      if (target !== undefined && distances[target] !== byFill)
        return {
          place: layout.entryName(index),
          found: `${moves(distances[target])} by ${way}, ${moves(byFill)} by the fill`,
        };
      index++;
    }
  }
  return undefined;
};

/** The distances of a piece by its formula, or by search if it has none. */
const secondWay = ({ formula, leaps }: Metric, field: Board): Fill => {
  if (!formula) return searchOf(field, leaps(field));
  const targets = squaresOf(field);
  return (origins) =>
    targets.map((target) =>
      origins.reduce<number | undefined>(
        (least, from) => nearer(least, formula(field, from, target)),
        undefined,
      ),
    );
};

const nearer = (first: number | undefined, second: number | undefined): number | undefined =>
  first === undefined || (second !== undefined && second < first) ? second : first;

const moves = (distance: number | undefined): string =>
  distance === undefined ? "unreachable" : `${distance}`;

const onlyFillersAreNeverRead: Proof = ({ layout, tabulated }) => {
  const isRead = tabulated.map(() => false);
  for (const { indices } of layout.readings) for (const index of indices) isRead[index] = true;
  const index = tabulated.findIndex((value, at) => !isRead[at] && value !== NEVER_READ);
  if (index === -1) return undefined;
  return {
    place: layout.entryName(index),
    found: `${String(tabulated[index])}, should be ${NEVER_READ}, for no call reads it`,
  };
};

const cornerRuleMendsSomething: Proof = ({ entry, cornerRuleEntries }) =>
  entry.cornerRule === undefined || cornerRuleEntries.length > 0
    ? undefined
    : { place: "corner rule", found: "every entry is the distance without it" };

const everyAnswerIsTheDistance: Proof = (subject) => {
  const { board, layout, corners, tabulated, distances, cornerRuleEntries } = subject;
  const ruled = new Set(cornerRuleEntries);
  const answer = (origins: readonly Square[], target: Square, index = NaN): number | undefined => {
    const held = tabulated[index];
    const rule = ruled.has(index) && origins.some((origin) => corners[origin] !== corners[target]);
    return rule && held !== undefined ? held + CORNER_RULE_MOVES : held;
  };
  for (const [reading, { origins, indices }] of layout.readings.entries()) {
    const found = distances[reading];
    const target = indices.findIndex((index, at) => answer(origins, at, index) !== found?.[at]);
    if (target !== -1)
      return {
        place: callOf(board, layout, origins, target),
        found:
          `${moves(answer(origins, target, indices[target]))}, should be ${moves(found?.[target])}` +
          (layout.field === board ? "" : PAIR_HINT),
      };
  }
  return undefined;
};

const PAIR_HINT = "; the difference alone does not tell, the layout pair does";

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
  bothWaysAgree,
  onlyFillersAreNeverRead,
  cornerRuleMendsSomething,
  everyAnswerIsTheDistance,
  answersAreSymmetric,
];

/** The differences at which some pair of squares deviates, each once for all its directions: `1,2`. */
const deviatingClasses = ({
  board,
  layout,
  tabulated,
  distances,
}: Subject): ReadonlySet<string> => {
  const classes = layout.readings.flatMap(({ origins, indices }, reading) =>
    indices.flatMap((index, target) => {
      if (tabulated[index] === distances[reading]?.[target]) return [];
      return origins.map((origin) => {
        const { files, ranks } = apart(board, origin, target);
        return `${Math.min(files, ranks)},${Math.max(files, ranks)}`;
      });
    }),
  );
  return new Set(classes);
};

/** Found, not assumed: the entries that answer some call with another number than the distance, ascending. */
const deviatingEntries = (
  { readings }: Layout,
  tabulated: readonly (number | undefined)[],
  distances: Subject["distances"],
): readonly number[] => {
  const deviating = readings.flatMap(({ indices }, reading) =>
    indices.filter((index, target) => tabulated[index] !== distances[reading]?.[target]),
  );
  return [...new Set(deviating)].sort((first, second) => first - second);
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
