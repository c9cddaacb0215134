/**
 * Finds the candidates that an array may fit. The array and such a candidate must share a hash, so most candidates need
 * no comparison.
 */
import { at, onceFor } from "../common.js";
import type { Board } from "../core/boards/board.js";
import { BITS } from "../core/measures/elements.js";
import { FEWEST_CLASSES, isSame, type Candidate } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { groupsOfCandidates, groupsOnBoard, type CandidateGroup } from "./every-candidate.js";
import { mayBe } from "./possible.js";
import type { Value } from "./read-arrays.js";
import { allPiecesFor } from "./usual-tables.js";
import { mayBeByRule } from "./wrong-rules.js";

/**
 * Reports whether an array with no equal hash may fit: by a wrong rule, in another order, or with one value for two
 * answers.
 */
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
  const hashes = Array.from({ length: parts + 2 }, (_, part) => part);
  // If other values replace the answers, the labels stay the same. One wrong entry changes only one half of them.
  const labels = [new Map<unknown, number>(), new Map<unknown, number>()];
  for (const [place, value] of values.entries()) {
    const half = place % 2;
    const known = at(labels, half);
    const label = known.get(value) ?? known.size;
    known.set(value, label);
    const part = place % parts;
    hashes[part] = hashed(at(hashes, part), Number(value));
    hashes[parts + half] = hashed(at(hashes, parts + half), label);
  }
  return hashes;
};

const LOOSE = -1;

/** Adds an item to the list that a map has for a key. */
const addTo = <Item>(map: Map<number, Item[]>, key: number, item: Item): void => {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
};

/** The hash of all numbers of a candidate. Equal candidates have equal hashes. */
const wholeHashOf = ({ values }: Candidate): number => {
  let hash = 0;
  for (const value of values) hash = hashed(hash, Number(value ?? -1));
  return hash;
};

/** An index of the candidates of a group. The candidates are made when an array may first be one of them. */
const indexFor = onceFor(({ candidates }: CandidateGroup) => {
  const all: Candidate[] = [];
  const places = new Map<number, number[]>();
  const whole = new Map<number, Candidate[]>();
  for (const candidate of candidates()) {
    const hash = wholeHashOf(candidate);
    if (whole.get(hash)?.some((other) => isSame(other, candidate)) === true) continue;
    addTo(whole, hash, candidate);
    for (const part of isLoose(candidate) ? [LOOSE] : hashesOf(candidate.values))
      addTo(places, part, all.length);
    all.push(candidate);
  }
  const like = (hashes: readonly number[]): readonly Candidate[] => {
    const found = new Set(places.get(LOOSE));
    for (const hash of hashes) for (const place of places.get(hash) ?? []) found.add(place);
    return [...found].sort((place, other) => place - other).map((place) => at(all, place));
  };
  return { all, like };
});

const KNOWN = new Map<string, readonly CandidateGroup[]>();

/** The groups of the candidates of a length, of sets or of other numbers, on all boards or on one board. */
const groupsFor = (length: number, ofSets: boolean, board?: Board): readonly CandidateGroup[] => {
  const key = `${length} ${ofSets} ${board?.name ?? ""}`;
  const known = KNOWN.get(key) ?? [
    ...(board
      ? groupsOnBoard(board, allPiecesFor, length, ofSets)
      : groupsOfCandidates(length, ofSets)),
  ];
  KNOWN.set(key, known);
  return known;
};

const kindsOf = (withSets: boolean): readonly boolean[] => (withSets ? [true, false] : [false]);

/**
 * The candidates that an array may fit, the simplest first. With `board`, only candidates on that board are returned,
 * but for all pieces. Tables of sets are returned only if wanted, because there are many, and all have large numbers. No
 * two candidates with the same board and measure are equal.
 */
export function* candidatesFor(
  values: readonly Value[],
  withSets: boolean,
  board?: Board,
): Generator<Candidate> {
  const hashes = hashesOf(values);
  for (const ofSets of kindsOf(withSets))
    for (const group of groupsFor(values.length, ofSets, board)) {
      const { of } = group;
      if (of && !mayBe(values, of.measure, of.board, ofSets)) continue;
      yield* indexFor(group).like(hashes);
    }
}

/** All candidates of a length, whatever numbers an array has. */
export function* allCandidates(length: number, withSets: boolean): Generator<Candidate> {
  for (const ofSets of kindsOf(withSets))
    for (const group of groupsFor(length, ofSets)) yield* indexFor(group).all;
}
