/**
 * Measures: questions about squares. Every measure has two independent ways to compute its answers, and no table is
 * emitted if they disagree.
 */
import { onceFor } from "../common.js";
import type { Piece } from "../pieces.js";
import type { Board, Square } from "../boards/board.js";
import { BYTE, type Answer, type Constant, type Distance, type Element } from "./element.js";

/** The answers from given origins (one square, the squares of a region, or none), indexed by target. */
export type Answers<A extends Answer = Answer> = (origins: readonly Square[]) => readonly A[];

export interface Way<A extends Answer = Answer> {
  /** Its name in messages, such as `the fill`. */
  readonly name: string;
  readonly on: (board: Board) => Answers<A>;
}

/** A way that computes the answers for all targets at once, cached because many elements have the same origins. */
export const fromOrigins = <A extends Answer>(
  name: string,
  answers: (board: Board) => Answers<A>,
): Way<A> => ({
  name,
  on: onceFor((board) => {
    const answersFrom = answers(board);
    const found = new Map<string, readonly A[]>();
    return (origins) => {
      const key = origins.join();
      const known = found.get(key) ?? answersFrom(origins);
      found.set(key, known);
      return known;
    };
  }),
});

/** A way that computes each answer from one origin, by default square 0, and one target. */
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

export interface Measure<A extends Answer = Answer> {
  /** The first words of its tables' names, such as `knight`. The word of a region follows them, then the noun. */
  readonly name: readonly string[];
  /** True if `name` is the user's; then names of tables do not tell the board. */
  readonly isNamedByUser?: true;
  /** The noun in its tables' names, such as `distance`; may be empty. */
  readonly noun: string;
  /** The noun in its lookups' names if it differs, such as `ring` for `rings`. */
  readonly singular?: string;
  /** The first sentence of doc comments: the measure, its squares (`between two squares`), and its range. */
  readonly title: (about: string, range: string, board: Board) => string;
  readonly notes: readonly string[];
  /** The page that defines it, if the wiki does. */
  readonly page?: Page;
  /** The meaning of a missing answer; {@link NO_PATH} by default. */
  readonly absence?: Constant;
  readonly constants?: readonly Constant[];
  readonly element: Element;
  /** True if the answer must be the same in both directions. */
  readonly isSymmetric?: true;
  readonly ways: readonly [Way<A>, Way<A>];
}

export const COMMON: Omit<Measure, "title" | "ways"> = {
  name: [],
  noun: "",
  notes: [],
  page: "Distance",
  element: BYTE,
};

/** A measure of distance. `piece` is the piece that moves, or `undefined` for a sum of two distances. */
export interface DistanceMeasure<
  Of extends Piece | undefined = Piece | undefined,
> extends Measure<Distance> {
  readonly piece: Of;
}
