/**
 * Finds the candidates that an array may fit. The array and such a candidate must share a hash, so most candidates need
 * no comparison.
 */
import { at } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { BITS } from "../core/measures/elements.js";
import { FEWEST_CLASSES, isSame, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { candidatesOnBoard, everyCandidate } from "./every-candidate.js";
import type { Value } from "./read-arrays.js";
import { allPiecesFor } from "./usual-tables.js";
import { mayBeByRule } from "./wrong-rules.js";

/** True if an array with no equal hash may fit: by a wrong rule, in another order, or with one value for two answers. */
const isLoose = (candidate: Candidate): boolean => {
  const { request, answers, read, values, table } = candidate;
  const { layout, measure } = table;
  const hasClasses = typeof request === "string" || measure.element === BITS;
  const mayShare = hasClasses && answers > FEWEST_CLASSES;
  const isInDirections = layout.parameters[1] === "direction";
  return read < values.length || mayShare || isInDirections || mayBeByRule(candidate);
};

const hashed = (hash: number, number: number) => (Math.imul(hash, 31337) + number) & 0x3fffffff;

/**
 * The hashes of the numbers of an array or a candidate. If an array fits a candidate, the two share at least one hash,
 * unless the candidate is loose.
 */
const hashesOf = (values: Candidate["values"]): readonly number[] => {
  // There is one part more than there may be wrong entries, so at least one part has no wrong entry.
  const parts = 1 + mostWrong(values.length);
  const hashes = Array.from({ length: parts + 1 }, (_, part) => part);
  // If other values replace the answers, the labels stay the same.
  const labels = new Map<unknown, number>();
  for (const [place, value] of values.entries()) {
    const label = labels.get(value) ?? labels.size;
    labels.set(value, label);
    const part = place % parts;
    hashes[part] = hashed(at(hashes, part), Number(value));
    hashes[parts] = hashed(at(hashes, parts), label);
  }
  return hashes;
};

const LOOSE = -1;

/** An index of candidates for arrays of the same length, with the generator of more candidates. */
const indexed = (more: Generator<Candidate>) => {
  const all: Candidate[] = [];
  const places = new Map<number, readonly number[]>();
  const add = (candidate: Candidate): void => {
    for (const hash of isLoose(candidate) ? [LOOSE] : hashesOf(candidate.values))
      places.set(hash, [...(places.get(hash) ?? []), all.length]);
    all.push(candidate);
  };
  const like = (values: Candidate["values"]): readonly Candidate[] => {
    const found = new Set(places.get(LOOSE));
    for (const hash of hashesOf(values))
      for (const place of places.get(hash) ?? []) found.add(place);
    return [...found].sort((place, other) => place - other).map((place) => at(all, place));
  };
  return { all, more, add, like };
};

type Index = ReturnType<typeof indexed>;

const KNOWN = new Map<string, Index>();

/** The index of the candidates of a length, of sets or of other numbers, on all boards or on one board. */
const indexFor = (length: number, ofSets: boolean, board?: Board): Index => {
  const key = `${length} ${ofSets} ${board?.name ?? ""}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const made = indexed(
    board ? candidatesOnBoard(board, allPiecesFor, length, ofSets) : everyCandidate(length, ofSets),
  );
  KNOWN.set(key, made);
  return made;
};

/** Adds the candidates that an index does not have yet, and yields them. No two candidates are equal. */
function* addedTo({ more, add, like }: Index): Generator<Candidate> {
  for (let next = more.next(); next.done !== true; next = more.next()) {
    const { value } = next;
    if (like(value.values).some((other) => isSame(other, value))) continue;
    add(value);
    yield value;
  }
}

const kindsOf = (withSets: boolean): readonly boolean[] => (withSets ? [true, false] : [false]);

/**
 * The candidates that an array may fit, the simplest first. For the first array of a length, these are all candidates
 * of the length. With `board`, only candidates on that board are returned, but for all pieces. Tables of sets are
 * returned only if wanted, because there are many, and all have large numbers. No two candidates are equal.
 */
export function* candidatesFor(
  values: readonly Value[],
  withSets: boolean,
  board?: Board,
): Generator<Candidate> {
  for (const ofSets of kindsOf(withSets)) {
    const index = indexFor(values.length, ofSets, board);
    yield* index.like(values);
    yield* addedTo(index);
  }
}

/** All candidates of a length, whatever numbers an array has. */
export function* allCandidates(length: number, withSets: boolean): Generator<Candidate> {
  for (const ofSets of kindsOf(withSets)) {
    const index = indexFor(length, ofSets);
    yield* index.all;
    yield* addedTo(index);
  }
}
