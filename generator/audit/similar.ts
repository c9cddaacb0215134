/**
 * Finds the candidates that an array may fit: with few wrong entries, which is soon refuted number by number, or with
 * other values, for which the two must share a hash.
 */
import { at, onceFor, present } from "../common.js";
import { BOARD, type Board } from "../core/boards/board.js";
import { BITS } from "../core/measures/elements.js";
import { candidatesOf, FEWEST_CLASSES, isSame, sketchOf } from "./candidates.js";
import type { Candidate, Sketch } from "./candidates.js";
import { mostWrong } from "./counts.js";
import { groupsOfCandidates, groupsOnBoard, type CandidateGroup } from "./every-candidate.js";
import { isOfLines } from "./line-numbers.js";
import { mayBe } from "./possible.js";
import type { Value } from "./finding.js";
import { allPiecesFor } from "./usual-tables.js";
import { mayBeByRule } from "./wrong-rules.js";

/**
 * Reports whether an array with no equal hash may fit: by a wrong rule, in another order, with one value for two
 * answers, or with several wrong entries among other values.
 */
const isLoose = (candidate: Candidate): boolean => {
  const { request, answers, read, values, table } = candidate;
  const { layout, measure } = table;
  const hasClasses = typeof request === "string" || measure.element === BITS;
  const mayShare = hasClasses && answers > FEWEST_CLASSES;
  const isInDirections = layout.parameters.includes("direction");
  const isOther = isInDirections || isOfLines(request) || mayBeByRule(candidate);
  return read < values.length || mayShare || isOther;
};

const hashed = (hash: number, number: number) => (Math.imul(hash, 31337) + number) & 0x3fffffff;

/**
 * The hashes of the order in which numbers recur in an array or a candidate, at its even and at its odd places. If other
 * values replace the answers of a candidate, and at most one entry is wrong, one of the hashes is the same.
 */
const hashesOf = (values: Candidate["values"]): readonly number[] => {
  const hashes = [1, 2];
  const labels = [new Map<unknown, number>(), new Map<unknown, number>()];
  for (let place = 0; place < values.length; place++) {
    const half = place % 2;
    const known = at(labels, half);
    const value = values[place];
    const label = known.get(value) ?? known.size;
    known.set(value, label);
    hashes[half] = hashed(at(hashes, half), label);
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
const wholeHashOf = ({ values }: Sketch): number => {
  let hash = 0;
  for (const value of values) hash = hashed(hash, Number(value ?? -1));
  return hash;
};

/** Reports whether an array may be a table with few wrong entries, and with no other values. */
const isNear = (values: readonly Value[], { values: expected }: Sketch): boolean => {
  let left = mostWrong(values.length);
  for (let index = 0; index < values.length && left >= 0; index++)
    if (expected[index] !== undefined && expected[index] !== values[index]) left--;
  return left >= 0;
};

/** The candidates of a group. The tables of rare regions are many, so they are only sketched. */
function* madeIn({ of, length, requests }: CandidateGroup): Generator<Candidate | Sketch> {
  for (const request of requests()) {
    const sketch = of?.isRare === true ? sketchOf(request) : undefined;
    if (sketch) yield sketch;
    else yield* candidatesOf(request, length);
  }
}

/** The candidates and sketches without those that equal an earlier one. */
function* withoutEqual(all: Iterable<Candidate | Sketch>): Generator<Candidate | Sketch> {
  const known = new Map<number, Sketch[]>();
  for (const made of all) {
    const hash = wholeHashOf(made);
    if (known.get(hash)?.some((other) => isSame(other, made)) === true) continue;
    addTo(known, hash, made);
    yield made;
  }
}

const completed = (made: Candidate | Sketch): Candidate | undefined =>
  "table" in made ? made : [...candidatesOf(made.request, made.values.length)][0];

/** The hashes under which a candidate is found. A sketch has none. */
const hashesToFind = (made: Candidate | Sketch): readonly number[] => {
  if (!("table" in made)) return [];
  return isLoose(made) ? [LOOSE] : hashesOf(made.values);
};

/** An index of the candidates of a group. The candidates are made when an array may first be one of them. */
const indexFor = onceFor((group: CandidateGroup) => {
  const all = [...withoutEqual(madeIn(group))];
  const places = new Map<number, number[]>();
  for (const [place, made] of all.entries())
    for (const part of hashesToFind(made)) addTo(places, part, place);
  const like = (values: readonly Value[], hashes: readonly number[]): readonly Candidate[] => {
    const found = new Set(places.get(LOOSE));
    for (const hash of hashes) for (const place of places.get(hash) ?? []) found.add(place);
    const similar = all.filter((made, place) => found.has(place) || isNear(values, made));
    return present(...similar.map(completed));
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

/** The candidates of some groups that an array may fit. */
function* likeIn(
  groups: readonly CandidateGroup[],
  values: readonly Value[],
  ofSets: boolean,
): Generator<Candidate> {
  const hashes = hashesOf(values);
  for (const group of groups) {
    const { of } = group;
    if (of && !mayBe(values, of, ofSets)) continue;
    yield* indexFor(group).like(values, hashes);
  }
}

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
  for (const ofSets of kindsOf(withSets))
    yield* likeIn(groupsFor(values.length, ofSets, board), values, ofSets);
}

/** The candidates on a board, for the usual pieces and without sets, that an array may fit. Squares count from a1. */
export const candidatesOn = (board: Board, values: readonly Value[]): Generator<Candidate> => {
  const isOnBoard = ({ of }: CandidateGroup): boolean =>
    of ? of.board === board && of.squares === "a1" : board === BOARD;
  return likeIn(groupsFor(values.length, false).filter(isOnBoard), values, false);
};

/** The candidates of a length that are frequent in programs, whatever numbers an array has. */
export function* frequentCandidates(length: number, withSets: boolean): Generator<Candidate> {
  for (const ofSets of kindsOf(withSets))
    for (const group of groupsFor(length, ofSets))
      if (group.of?.isRare !== true) yield* present(...indexFor(group).all.map(completed));
}
