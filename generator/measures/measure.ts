/**
 * The measures: questions about squares. Every measure answers in two independent ways, and no table is made
 * where they disagree.
 */
import { onceFor } from "../common.js";
import type { Piece } from "../pieces.js";
import type { Board, Square } from "../boards/board.js";
import { BYTE, type Answer, type Constant, type Distance, type Element } from "./element.js";

/** Answers by target square, for some origins: one square, the squares of a region, or none. */
export type Answers<A extends Answer = Answer> = (origins: readonly Square[]) => readonly A[];

export interface Way<A extends Answer = Answer> {
  /** Its name in messages, such as `the fill`. */
  readonly name: string;
  readonly on: (board: Board) => Answers<A>;
}

/** A way by the answers for all targets from some origins. They are kept, because many elements need the same. */
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

/** A way by the answer for one origin, the first square if there is none, and one target. */
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
  /** The words of its tables' names, such as `knight`; the word of a region comes between them and the noun. */
  readonly name: readonly string[];
  /** The last word of its tables' names, such as `distance`; empty if there is none. */
  readonly noun: string;
  /** The last word of its lookups' names if they answer one of the noun, such as `ring` of `rings`. */
  readonly singular?: string;
  /** The first sentence of doc comments: the measure, its squares (`between two squares`), and its range. */
  readonly title: (about: string, range: string, board: Board) => string;
  readonly notes: readonly string[];
  /** The page that defines it; none if the wiki does not define it. */
  readonly page?: Page;
  /** What it means that there is no answer; {@link NO_PATH} if it is not given. */
  readonly absence?: Constant;
  readonly constants?: readonly Constant[];
  readonly element: Element;
  /** Whether the answer must be the same with origin and target swapped. */
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

/** A measure whose answers are distances, of the piece that moves; none for a sum of two distances. */
export interface DistanceMeasure<
  Of extends Piece | undefined = Piece | undefined,
> extends Measure<Distance> {
  readonly piece: Of;
}
