/**
 * Measures: questions about squares. Every measure has two independent ways to compute its answers. No table is emitted
 * if the two disagree.
 */
import { at, onceFor } from "../../common.js";
import { compact, type Compact } from "./compact.js";
import type { Mover, Piece } from "../boards/moves.js";
import { BYTE, setOf, squaresIn, UNREACHABLE, type Element } from "./elements.js";
import type { Rule } from "./rules.js";
import type { Board, Square } from "../boards/board.js";
import type { Answer, Distance } from "./elements.js";

/** A number that is an answer, or a bit of answers, with its name in code. */
export interface Constant {
  readonly name: string;
  readonly value: number;
  /** What the value represents, such as `squares that the piece cannot reach`. */
  readonly of: string;
  /** Whether the value is one bit of an answer. */
  readonly isBit?: true;
}

/** The usual meaning of a missing answer. */
export const NO_PATH: Constant = {
  name: "UNREACHABLE",
  value: UNREACHABLE,
  of: "squares that the piece cannot reach",
};

/** The answers from given origins (one square, the squares of a region, or none), indexed by target. */
export type Answers<A extends Answer = Answer> = (origins: readonly Square[]) => readonly A[];

/**
 * Returns a measure whose answers `answerOf` computes, one by one, from the answers of the given measure on the same
 * board. Do not define a new measure with this function, because both of its ways would share `answerOf`.
 */
export const mapped = (
  measure: Measure,
  answerOf: (answer: Answer, board: Board, target: Square) => Answer,
): Measure => {
  const written =
    (on: Way["on"]) =>
    (board: Board): Answers => {
      const answersFrom = on(board);
      return (origins) =>
        answersFrom(origins).map((answer, target) => answerOf(answer, board, target));
    };
  const other = ({ name, on, toward }: Way): Way => ({
    ...fromOrigins(name, written(on)),
    ...(toward && { toward: fromOrigins(name, written(toward)).on }),
  });
  const both = ([first, second]: Measure["ways"]): Measure["ways"] => [other(first), other(second)];
  return {
    ...measure,
    ways: both(measure.ways),
  };
};

/** Returns a measure of sets in which bit n is the square with the number n xor `flip` in lookups and arrays. */
export const byNumbers = (measure: Measure, flip = 0): Measure =>
  mapped(measure, (set, { numbers }) =>
    typeof set !== "bigint"
      ? set
      : setOf(squaresIn(set).map((square) => at(numbers, square) ^ flip)),
  );

/** One of the two ways to compute the answers of a measure, on any board. */
export interface Way<A extends Answer = Answer> {
  /** The name, such as `the fill`, in messages. */
  readonly name: string;
  readonly on: (board: Board) => Answers<A>;
  /** The answers in the opposite direction, from the targets to the origins, for pieces that cannot move back. */
  readonly toward?: Way<A>["on"];
}

/**
 * Returns the two ways in the opposite direction, from the targets to the origins. Throws a `RangeError` if only one of
 * the two ways has answers in this direction.
 */
export const towardOrigins = <A extends Answer>([
  first,
  second,
]: Measure<A>["ways"]): Measure<A>["ways"] => {
  if (Boolean(first.toward) !== Boolean(second.toward))
    throw new RangeError(
      `only one of the ways ${first.name} and ${second.name} has answers in the opposite direction`,
    );
  const turned = (way: Way<A>): Way<A> => ({ name: way.name, on: way.toward ?? way.on });
  return [turned(first), turned(second)];
};

/** Returns a way that computes the answers for all targets at once, each time again: for a way that is asked once. */
export const unkept = <A extends Answer>(
  name: string,
  answers: (board: Board) => Answers<A>,
): Way<A> => ({ name, on: onceFor(answers) });

/** Fewer answers are kept as they are. */
const MANY = 256;

/** Returns a way that computes the answers for all targets at once, and keeps them, because many elements share origins. */
export const fromOrigins = <A extends Answer>(
  name: string,
  answers: (board: Board) => Answers<A>,
): Way<A> =>
  unkept(name, (board) => {
    const answersFrom = answers(board);
    const found = new Map<string, Pick<Compact<A>, "slice">>();
    let last: { readonly key: string; readonly answers: readonly A[] } | undefined;
    return (origins) => {
      const key = origins.join();
      if (last?.key === key) return last.answers;
      const known = found.get(key);
      const answers = known?.slice() ?? answersFrom(origins);
      if (!known)
        found.set(key, answers.length < MANY ? answers : compact([answers], answers.length));
      last = { key, answers };
      return answers;
    };
  });

/** Returns a way that computes each answer from one origin (square 0 by default) and one target. */
export const pairwise = <A extends Answer>(
  name: string,
  answer: (board: Board) => (origin: Square, target: Square) => A,
): Way<A> =>
  fromOrigins(name, (board) => {
    const answerOf = answer(board);
    return ([origin = 0]) => board.squares.map((target) => answerOf(origin, target));
  });

/** The pages of the Chessprogramming wiki that define the measures. */
export type Page = "Distance" | "Manhattan-Distance" | "Knight-Distance";

/** What is measured, and the range of the numbers, if there is one. */
export type Title = string | readonly [what: string, range: string];

/** A question about squares, such as the distance of the knight: its answers, and the words for them. */
export interface Measure<A extends Answer = Answer> {
  /** The first words, such as `knight`, in the names of tables. The name of the region follows, then the noun. */
  readonly name: readonly string[];
  /**
   * Whether the user chose `name`: the `start` of the names of tables, which then do not contain the board, or the
   * `whole` name of one table.
   */
  readonly namedByUser?: "start" | "whole";
  /** The noun, such as `distance`, in the names of tables; may be empty. */
  readonly noun: string;
  /** The noun in the names of lookups, if it differs, such as `ring` for `rings`. */
  readonly singular?: string;
  /** The first sentence of doc comments: the measure, its squares (`between two squares`), and its range. */
  readonly title: (about: string, range: string, board: Board) => Title;
  /** Further lines of doc comments. */
  readonly notes: (board: Board) => readonly string[];
  /** The wiki page that defines the measure, if there is one. */
  readonly page?: Page;
  /** The meaning of a missing answer; {@link NO_PATH} by default. */
  readonly absence?: Constant;
  readonly constants?: readonly Constant[];
  readonly element: Element;
  /**
   * What must not change the answers: `direction`, the opposite direction; `turns`, the symmetries of the board that
   * preserve the moves of `mover`.
   */
  readonly sameUnder?: "direction" | "turns";
  /** The piece that moves, in a measure whose answers may differ between the two directions. */
  readonly mover?: Mover;
  /** The pieces whose moves the proof `movesAgree` compares; `mover` alone by default. */
  readonly movers?: readonly Mover[];
  /** How answers follow from moves on some boards. `checks/` uses the rule for a proof and for the checks beside tables. */
  readonly rule?: Rule | undefined;
  /** The answers of the first way are written. The second way only checks them. */
  readonly ways: readonly [Way<A>, Way<A>];
}

export const PLAIN: Pick<Measure, "name" | "noun" | "notes" | "element"> = {
  name: [],
  noun: "",
  notes: () => [],
  element: BYTE,
};

/** The common part of the measures on the Distance page. */
export const COMMON: typeof PLAIN & Pick<Measure, "page"> = { ...PLAIN, page: "Distance" };

interface OfPiece {
  readonly piece: Piece;
  readonly mover: Piece;
}

/** The distance of a piece. */
export type DistanceMeasure = Measure<Distance> & OfPiece;

const countsMoves = (measure: Measure): measure is DistanceMeasure => "piece" in measure;

/** The piece whose moves the answers of a measure count; `undefined` if they count no moves. */
export const countedPiece = (measure: Measure): Piece | undefined =>
  countsMoves(measure) ? measure.piece : undefined;
