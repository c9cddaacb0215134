/**
 * Finds the candidates that an array may fit: with few wrong entries or with other values, which the first numbers of most
 * tables soon refute.
 */
import { onceFor, present } from "../common.js";
import { BOARD, type Board } from "../core/boards/board.js";
import { BITS } from "../core/measures/elements.js";
import { beginningFor, hasNumbers, beginsLike, labelsOf, sketchedAs } from "./beginnings.js";
import type { Beginning, Begun } from "./beginnings.js";
import { FEWEST_CLASSES, isReadIn, sketchOf, type Candidate } from "./candidates.js";
import { groupsOfCandidates, groupsOnBoard, type CandidateGroup } from "./every-candidate.js";
import { isOfLines } from "./line-numbers.js";
import { mayBe } from "./possible.js";
import type { Value } from "./finding.js";
import { allPiecesFor } from "./usual-tables.js";
import { mayBeByRule } from "./wrong-rules.js";

/**
 * Reports whether an array that is not like a table may fit it: by a wrong rule, in another order, with one value for two
 * answers, or with several wrong entries among other values.
 */
const isLoose = (begun: Begun): boolean => {
  const { request, table } = begun;
  const { layout, measure } = table;
  if (typeof request === "string") return true;
  // Each piece has a bit of its own.
  const mayShare = measure.element === BITS && 2 ** request.piece.length > FEWEST_CLASSES;
  const isInDirections = layout.parameters.includes("direction");
  const isOther = mayShare || isInDirections || isOfLines(request);
  return isOther || isReadIn(layout).includes(0) || mayBeByRule(begun);
};

/** The beginnings of the tables in a group. The tables of rare regions are many, so they are only sketched. */
const beginningsIn = ({ of, length, requests }: CandidateGroup): readonly Beginning[] =>
  Array.from(requests()).flatMap((request) => {
    const sketch = of?.isRare === true ? sketchOf(request) : undefined;
    return present(sketch ? sketchedAs(sketch) : beginningFor(request, length));
  });

/** An index of the candidates of a group. The candidates are made when an array may first be one of them. */
const indexFor = onceFor((group: CandidateGroup) => {
  const all = beginningsIn(group);
  const loose = all.map(({ begun }) => begun !== undefined && isLoose(begun));
  /** The candidate with a beginning, unless it equals an earlier one. */
  const candidateOf = onceFor((beginning: Beginning) => {
    const made = beginning.made();
    const isKnown =
      made && all.slice(0, all.indexOf(beginning)).some((other) => hasNumbers(other, made.values));
    return { candidate: isKnown === true ? undefined : made };
  });
  const madeFrom = (beginnings: readonly Beginning[]): readonly Candidate[] =>
    present(...beginnings.map((beginning) => candidateOf(beginning).candidate));
  return {
    all: () => madeFrom(all),
    like: (values: readonly Value[], labels: readonly number[]) =>
      madeFrom(
        all.filter(
          (beginning, place) => loose[place] === true || beginsLike(values, labels, beginning),
        ),
      ),
  };
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
  const labels = labelsOf(values);
  for (const group of groups) {
    const { of } = group;
    if (of && !mayBe(values, of, ofSets)) continue;
    yield* indexFor(group).like(values, labels);
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
      if (group.of?.isRare !== true) yield* indexFor(group).all();
}
