/** The proofs of tables. Nothing is printed before every table has passed all proofs. Then, a language proves its texts. */
import { at, onceFor } from "../../common.js";
import {
  allFrom,
  squareName,
  type Board,
  type Square,
  type Vector,
  minus,
} from "../boards/board.js";
import { ProofError, type Fault } from "../../errors.js";
import { countIn, isCounted, pair, readBy } from "../layouts/layout.js";
import type { Layout } from "../layouts/layout.js";
import { membership } from "../measures/squares.js";
import { UNREACHABLE } from "../measures/elements.js";
import type { Measure } from "../measures/measure.js";
import { mainName } from "./names.js";
import { oneWayPairOf } from "./pairs.js";
import { firstWrongCall, wrongCalls, type AnswersFound, type Table } from "./table.js";
import { movesOf, openTo, type Mover } from "../boards/moves.js";
import type { Answer } from "../measures/elements.js";

/** Throws a `ProofError` unless a table passes all given proofs. `before` is called before each proof. */
export const prove = (
  table: Table,
  proofs: readonly Proof[] = PROOFS,
  before?: (number: number, count: number) => void,
): void => {
  proofs.forEach((proof, place) => {
    before?.(place + 1, proofs.length);
    demand(mainName(table.names), proof(table));
  });
};

const demand = (name: string, finding: Fault | undefined): void => {
  if (finding) throw new ProofError(name, finding);
};

export const answerText = (answer: Answer): string =>
  typeof answer === "bigint" ? `0x${answer.toString(16)}` : `${answer ?? "unreachable"}`;

/** The squares of a call, or the square and the count, such as `a1, b2`. */
const callText = (layout: Layout, call: readonly number[]): string => {
  const { board } = layout;
  return call
    .map((square, place) =>
      place === 1 && isCounted(layout) ? `${countIn(layout)} ${square}` : squareName(board, square),
    )
    .join(", ");
};

/** A proof returns the first fault that it finds in a table, or `undefined`. */
export type Proof = (table: Table) => Fault | undefined;

/** Checks that the type of the elements holds every element. Elements that no call reads may hold {@link UNREACHABLE}. */
export const valuesFit: Proof = ({ measure: { element }, layout, values }) => {
  const squares = layout.board.numbered.length;
  const isHeld = (value: Answer): boolean => element.holds(value, squares);
  if (values.distinct.every(isHeld)) return undefined;
  const wrong = values
    .slice()
    .findIndex(
      (value, nth) =>
        !isHeld(value) &&
        (layout.cell(nth) !== undefined || value !== UNREACHABLE || !isHeld(undefined)),
    );
  const found = `${answerText(values.at(wrong))}, should be ${element.range}`;
  return wrong === -1 ? undefined : { place: layout.elementName(wrong), found };
};

const waysAgree: Proof = ({ measure, layout }) => differenceIn(layout, measure);

/** Throws a `ProofError` unless the two ways of a measure agree for every pair of squares on a board. */
export const demandAgreement = (name: string, measure: Measure, board: Board): void => {
  demand(name, differenceIn(pair(board), measure));
};

/** Finds the first answer on which the two ways of a measure differ, for a layout's origins or for other origins. */
export const differenceIn = (
  layout: Layout,
  { ways: [first, second] }: Pick<Measure, "ways">,
  asked: Layout["origins"] = layout.origins,
): Fault | undefined => {
  const [firstFrom, secondFrom] = [first.on(layout.board), second.on(layout.board)];
  for (const origins of asked) {
    const [found, again] = [firstFrom(origins), secondFrom(origins)];
    const count = Math.max(found.length, again.length);
    for (let target = 0; target < count; target++)
      if (found[target] !== again[target])
        return {
          place: callText(layout, [...origins, target]),
          found: `${answerText(found[target])} by ${first.name}, ${answerText(again[target])} by ${second.name}`,
        };
  }
  return undefined;
};

/** Returns the first number from 0 up to, but not including, `end` for which `isFound` holds. */
const firstUpTo = (end: number, isFound: (number: number) => boolean): number | undefined => {
  for (let number = 0; number < end; number++) if (isFound(number)) return number;
  return undefined;
};

const exactlyTheFilledAreRead: Proof = ({ layout, values, filler }) => {
  const isRead = readBy(layout);
  const isWrong = (element: number): boolean =>
    isRead[element] !== (layout.cell(element) ? 1 : 0) ||
    (isRead[element] === 0 && values.at(element) !== filler);
  const wrong = firstUpTo(values.length, isWrong);
  if (wrong === undefined) return undefined;
  const reason = isRead[wrong]
    ? "a call reads it, but no cell fills it"
    : `no call reads it; it should be ${filler}, and no cell should fill it`;
  return { place: layout.elementName(wrong), found: `${answerText(values.at(wrong))}: ${reason}` };
};

/** Checks that a region's list and its membership test define the same set. */
const regionIsOne: Proof = ({ layout }) =>
  layout.nearest && differenceIn(layout, membership(layout.nearest.region), [[]]);

/** Checks that symmetric measures, such as lines, have the same answers in both directions, for all pairs. */
const answersAreSymmetric: Proof = (table) => {
  const { measure, layout } = table;
  const oneWay = measure.sameUnder === "direction" ? oneWayPairOf(table) : [];
  const found = "the answer in the opposite direction differs";
  return oneWay.length === 0 ? undefined : { place: callText(layout, oneWay), found };
};

type Turn = (vector: Vector) => Vector;

/** All rotations and reflections that `turns` generate. */
const allTurns = onceFor((turns: readonly Turn[]): readonly Turn[] =>
  allFrom<Turn>(
    (vector) => vector,
    turns.map((next) => (turn) => (vector) => next(turn(vector))),
    (turn) => JSON.stringify([turn({ files: 1, ranks: 0 }), turn({ files: 0, ranks: 1 })]),
  ),
);

/** A permutation of a board's squares: the square to which each square goes. */
type Image = readonly Square[];

/** The permutation that turns a board around square 0 and moves this square to `first`; `undefined` if it is none. */
const imageOn = (board: Board, turn: Turn, first: Square): Image | undefined => {
  const image = Array<Square>(board.squares.length);
  // Begins with the last square, which most permutations that are none move off the board.
  for (let square = image.length - 1; square >= 0; square--) {
    const to = board.plus(first, turn(minus(board, square, 0)));
    if (to === undefined) return undefined;
    image[square] = to;
  }
  return new Set(image).size === image.length ? image : undefined;
};

/** Returns the permutations of a board's squares that move square 0 to `first` and preserve the moves of a piece. */
const symmetriesTo = (mover: Mover, board: Board): ((first: Square) => readonly Image[]) => {
  const moves = movesOf(mover, board).map((squares) => new Set(squares));
  const open = new Set(openTo(mover, board, board.squares));
  const isKept = (image: Image): boolean =>
    moves.every((squares, from) => {
      const there = at(moves, at(image, from));
      return (
        open.has(from) === open.has(at(image, from)) &&
        squares.size === there.size &&
        [...squares].every((to) => there.has(at(image, to)))
      );
    });
  return (first) =>
    allTurns(board.lattice.turns)
      .map((turn) => imageOn(board, turn, first))
      .filter((image) => image !== undefined)
      .filter(isKept);
};

/**
 * The permutations of a board's squares that preserve the moves of a piece. The proof requires that these permutations
 * also preserve the numbers of a table: the table must not tell two squares apart if neither the board nor the piece
 * does.
 */
export const symmetriesOf = (mover: Mover, board: Board): readonly Image[] =>
  board.squares.flatMap(symmetriesTo(mover, board));

/**
 * Some of the symmetries, whose products are all of them: those that keep square 0, and as few others as move square 0
 * wherever any of them does. What all of these preserve, all symmetries preserve.
 */
const generatorsOf = (mover: Mover, board: Board): readonly Image[] => {
  const symmetries = symmetriesTo(mover, board);
  const found = symmetries(0).filter((image) => image.some((to, square) => to !== square));
  const reached = new Set<Square>([0]);
  for (const first of board.squares) {
    const [added] = reached.has(first) ? [] : symmetries(first);
    if (added === undefined) continue;
    found.push(added);
    // The loop also visits the squares that it adds.
    for (const square of reached) for (const image of found) reached.add(at(image, square));
  }
  return found;
};

/** Checks that every symmetry of the board that preserves the moves also preserves the answers, such as distances. */
const symmetriesKeepAnswers: Proof = (table) => {
  const { measure, layout } = table;
  const { board } = layout;
  if (measure.mover === undefined || measure.sameUnder !== "turns") return undefined;
  const answersFrom = measure.ways[0].on(board);
  for (const image of generatorsOf(measure.mover, board))
    for (const [from, there] of image.entries()) {
      const [found, others] = [answersFrom([from]), answersFrom([there])];
      const to = image.findIndex((other, target) => found[target] !== others[other]);
      if (to === -1) continue;
      const place = callText(layout, [from, to]);
      const symmetric = [there, at(image, to)] as const;
      return {
        place,
        found: `${answerText(found[to])}, but ${answerText(others[at(image, to)])} at the symmetric ${callText(layout, symmetric)}`,
      };
    }
  return undefined;
};

/** Finds the first wrong answer of a table's lookup, or of a lookup that was read from a text. */
const wrongAnswer = (table: Table, foundFrom?: AnswersFound): Fault | undefined => {
  const wrong = foundFrom ? wrongCalls(table, foundFrom).next().value : firstWrongCall(table);
  const as = foundFrom ? " as emitted" : "";
  return (
    wrong && {
      place: callText(table.layout, wrong.squares),
      found: `${answerText(wrong.found)}${as}, should be ${answerText(wrong.expected)}`,
    }
  );
};

/** Throws a `ProofError` that says what a text contains and what it should contain. */
export const refuseFound = (
  { names }: Table,
  place: string,
  found: string | number | undefined,
  wanted: string | number,
): never => {
  throw new ProofError(mainName(names), {
    place,
    found: `${found ?? "missing"} as emitted, should be ${wanted}`,
  });
};

/**
 * Throws a `ProofError` unless the elements that were read from a text are right, and as many as the elements of the
 * table.
 */
export const demandElements = <Found extends number | string>(
  table: Table,
  lists: Iterable<Iterable<Found>>,
  isRight: (found: Found, wanted: number | bigint) => boolean,
): void => {
  const { layout, values } = table;
  const refuseAt = (element: number, found?: Found): never =>
    refuseFound(table, layout.elementName(element), found, answerText(values.at(element)));
  let count = 0;
  for (const list of lists)
    for (const found of list) {
      const isWanted = count < values.length;
      if (isWanted && !isRight(found, values.at(count) ?? UNREACHABLE)) refuseAt(count, found);
      count++;
    }
  if (count < values.length) refuseAt(count);
  if (count > values.length) refuseFound(table, "length", `${count} elements`, values.length);
};

/** Throws a `ProofError` unless a lookup that was read from a text returns the measure's answer for every call. */
export const demandAnswers = (table: Table, foundFrom: AnswersFound): void => {
  demand(mainName(table.names), wrongAnswer(table, foundFrom));
};

/** The proofs before `valuesFit` and `callsAreRight`. They show that the array is filled and read as it should be. */
export const BEFORE_CALLS: readonly Proof[] = [
  waysAgree,
  exactlyTheFilledAreRead,
  regionIsOne,
  answersAreSymmetric,
  symmetriesKeepAnswers,
];

export const callsAreRight: Proof = (table) => wrongAnswer(table);

/** All proofs. Bundlers would keep an array literal with a spread even in programs that do not use it. */
const PROOFS: readonly Proof[] = /* @__PURE__ */ BEFORE_CALLS.concat(valuesFit, callsAreRight);
