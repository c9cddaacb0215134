/** Weighs the candidates for an array, and keeps the candidates that explain the array best. */
import { BOARD } from "../core/boards/board.js";
import { SET, UNREACHABLE } from "../core/measures/elements.js";
import { isSame, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { inOrderOf } from "./directions.js";
import {
  differing,
  FEWEST_MARKED,
  frameOf,
  hasSets,
  isCertain,
  isWritten,
  mappingButFew,
  mappingOf,
  mostFrequent,
  wrongIn,
  type Fit,
} from "./fits.js";
import { maskFitOf } from "./masks.js";
import { SHORTEST } from "./read-arrays.js";
import type { Value } from "./finding.js";
import { candidatesFor } from "./similar.js";
import { isFrequent } from "./usual-tables.js";
import { candidatesWithin } from "./within.js";
import { wrongRuleOf } from "./wrong-rules.js";

/** The best fits of an array among the candidates weighed so far. */
interface Weighed {
  /** The fits with the fewest wrong entries. If no entry is wrong, there is only one fit. */
  readonly near: readonly Fit[];
  /** The first fit whose array has other values in place of the answers. */
  readonly mapped?: Fit | undefined;
  /** The first fit whose array has other values in place of the answers, and one wrong entry. */
  readonly slipped?: Fit | undefined;
  /** The first fit whose array follows a wrong rule. */
  readonly byRule?: Fit | undefined;
}

/** Reports whether the entries that no call of the candidate reads are few, or are all equal, as fillers are. */
const isFilled = (values: readonly Value[], { values: expected, read }: Candidate): boolean => {
  if (expected.length - read <= expected.length / 10) return true;
  const filler = values[expected.indexOf(undefined)];
  return expected.every((value, index) => value !== undefined || values[index] === filler);
};

/** Reports whether the array differs only in its number for "unreachable". */
const isOfAbsent = ({ mapping = new Map<Value, Value>() }: Fit): boolean =>
  [...mapping].every(([value, own]) => value === own || value === UNREACHABLE);

/** Reports whether the array fits a candidate: with few wrong entries, with other values, or by a wrong rule. */
const isLike = (values: readonly Value[], candidate: Candidate): boolean =>
  wrongIn(values, candidate) !== undefined ||
  mappingOf(values, candidate) !== undefined ||
  slippedFitOf(values, candidate) !== undefined ||
  wrongRuleOf(values, candidate) !== undefined;

/**
 * Returns a positive number if `fit` is better than `other`: fewer entries are wrong, or as many are wrong but calls
 * read more.
 */
const betterBy = (fit: Fit, other: Fit): number =>
  other.wrong.length - fit.wrong.length || fit.candidate.read - other.candidate.read;

/** Reports whether each number is one more than the number before it or, everywhere, one less, with a few exceptions. */
const isInOrder = (values: readonly Value[]): boolean =>
  [1, -1].some((step) => {
    const start = mostFrequent(values.map((value, index) => Number(value) - step * index));
    const isOther = (value: Value, index: number): boolean =>
      value !== Number(start) + step * index;
    return values.filter(isOther).length <= mostWrong(values.length);
  });

/** Reports whether the entries that no call reads allow the candidate, and the array is no mere list of indices. */
const isPossible = (values: readonly Value[], candidate: Candidate, frame?: Value): boolean => {
  if (frame === undefined && !isFilled(values, candidate)) return false;
  // Consecutive numbers, even with a few exceptions, would fit any numbering of the squares.
  return candidate.table.measure.noun !== "number" || !isInOrder(values);
};

/** The fit of a candidate with few wrong entries; `undefined` if the known fits are better. */
const nearFitOf = (
  values: readonly Value[],
  candidate: Candidate,
  [nearest]: readonly Fit[],
  frame?: Value,
): Fit | undefined => {
  const wrong = wrongIn(values, candidate, frame);
  if (wrong === undefined) return undefined;
  const fit = { candidate, wrong, frame };
  return nearest === undefined || betterBy(fit, nearest) >= 0 ? fit : undefined;
};

/**
 * True if other values may replace the answers of the candidate: it must be frequent, and its answers must be numbers.
 */
const mayBeMapped = ({ request, table, answers }: Candidate): boolean => {
  const hasMany = typeof request === "string" || answers >= 5;
  return table.measure.element !== SET && hasMany && isFrequent(request);
};

/** The fit of an array that has other values in place of the candidate's answers. */
export const mappedFitOf = (values: readonly Value[], candidate: Candidate): Fit | undefined => {
  const mapping = mayBeMapped(candidate) ? mappingOf(values, candidate) : undefined;
  return mapping && { candidate, wrong: [], mapping };
};

/**
 * The fit of an array that has other values in place of the candidate's answers, and one wrong entry. On other boards than
 * 8×8, too many tables are alike.
 */
const slippedFitOf = (values: readonly Value[], candidate: Candidate): Fit | undefined => {
  const { files, ranks } = candidate.table.layout.board;
  const isChess = files === BOARD.files && ranks === BOARD.ranks;
  const isVaried = mayBeMapped(candidate) && candidate.others >= SHORTEST;
  const found = isChess && isVaried ? mappingButFew(values, candidate) : undefined;
  return found && { candidate, ...found };
};

const ruleFitOf = (values: readonly Value[], candidate: Candidate): Fit | undefined => {
  const rule = wrongRuleOf(values, candidate);
  return rule === undefined ? undefined : { candidate, wrong: differing(values, candidate), rule };
};

/**
 * The best fits after `fit`, which is as good as the known fits or better. Of the fits to equal tables, only the first
 * is kept.
 */
const withNearFit = (near: readonly Fit[], fit: Fit): readonly Fit[] => {
  if (fit.wrong.length === 0) return [fit];
  if (near.some((other) => isSame(other.candidate, fit.candidate))) return near;
  return [...near.filter((other) => betterBy(fit, other) === 0), fit];
};

/** The best fits of an array among the candidates weighed so far and one more candidate. */
const weighed = (values: readonly Value[], known: Weighed, candidate: Candidate): Weighed => {
  const frame = frameOf(values, candidate);
  if (!isPossible(values, candidate, frame)) return known;
  const byRule = known.byRule ?? ruleFitOf(values, candidate);
  const fit = nearFitOf(values, candidate, known.near, frame);
  const mapped = known.mapped ?? mappedFitOf(values, candidate);
  const slipped = known.slipped ?? slippedFitOf(values, candidate);
  const near = fit ? withNearFit(known.near, fit) : known.near;
  // It takes long to find whether a table is written, and many candidates equal an earlier one.
  const isBetter = near !== known.near || mapped !== known.mapped || slipped !== known.slipped;
  return isBetter && isWritten(candidate)
    ? { byRule, mapped, slipped, near }
    : { ...known, byRule };
};

const isFound = ({ near: [nearest] }: Weighed): boolean => nearest?.wrong.length === 0;

/**
 * Weighs candidates until a fit has no wrong entries. Each candidate is also weighed in the array's order of
 * directions.
 */
const weighedAll = (
  values: readonly Value[],
  candidates: Iterable<Candidate>,
  before: Weighed,
): Weighed => {
  let known = before;
  for (const candidate of candidates)
    for (const ordered of inOrderOf(values, candidate)) {
      known = weighed(values, known, ordered);
      if (isFound(known)) return known;
    }
  return known;
};

/**
 * True if one wrong entry among other values explains an array better than the nearest fits. By square, several numbers
 * may be changed on purpose; by pair or by difference, they are mistakes.
 */
const isBetterSlipped = ([nearest]: readonly Fit[]): boolean =>
  nearest === undefined ||
  (nearest.wrong.length > FEWEST_MARKED && nearest.candidate.table.layout.parameters.length === 1);

/** The best of the weighed fits. */
const bestOf = (known: Weighed): readonly Fit[] => {
  const { near, mapped, slipped, byRule } = known;
  if (isFound(known)) return near;
  if (byRule) return [byRule];
  // If the same table also fits with few wrong entries, those entries are mistakes, not other values.
  const isMapped = mapped && (near[0]?.candidate !== mapped.candidate || isOfAbsent(mapped));
  if (isMapped) return [mapped];
  return slipped && isBetterSlipped(near) ? [slipped] : near;
};

/**
 * The fit that explains an array best, or several fits that explain the array equally well. Returns an empty list if
 * nothing fits.
 */
export const fitsOf = (values: readonly Value[]): readonly Fit[] => {
  const withSets = hasSets(values);
  const asWhole = weighedAll(values, candidatesFor(values, withSets), { near: [] });
  const [whole] = bestOf(asWhole);
  if (whole?.wrong.length === 0) return [whole];
  const mask = maskFitOf(values);
  if (mask) return [mask];
  const all = weighedAll(values, candidatesWithin(values, isLike), asWhole);
  const fits = bestOf(all);
  const [fit] = fits;
  if (fit === undefined || fit.wrong.length === 0) return fits;
  if (!isCertain(fit)) return [];
  const { request } = fit.candidate;
  const board = typeof request === "string" ? BOARD : request.board;
  if (board === BOARD) return fits;
  // On other boards, only the usual pieces were candidates. Another piece may explain the wrong entries, so try all
  // pieces.
  return bestOf(weighedAll(values, candidatesFor(values, withSets, board), all));
};
