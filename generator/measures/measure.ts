/**
 * The measures: questions about squares. Every measure answers in two independent ways, and no table is made
 * where they disagree.
 */
import { at } from "../at.js";
import { squaresOf, type Board, type Square } from "../boards/board.js";
import { BYTE, UNREACHABLE, type Element } from "./element.js";
import { CORNERS, squaresInWords, type Region } from "../boards/regions.js";

/** A number of moves, or `undefined` if the piece cannot arrive. */
export type Distance = number | undefined;

/** An answer for one target: a number, a set of squares (bit n for square n), or `undefined` for unreachable. */
export type Answer = Distance | bigint;

/** Answers by target square, for some origins: one square, the squares of a region, or none. */
export type Answers<A extends Answer = Answer> = (origins: readonly Square[]) => readonly A[];

/** One way to find the answers. */
export interface Way<A extends Answer = Answer> {
  /** Its name in messages, such as `the fill`. */
  readonly name: string;
  readonly on: (board: Board) => Answers<A>;
}

/** The pages of the Chessprogramming wiki that define the measures. */
export type Page = "Distance" | "Manhattan-Distance" | "Knight-Distance";

/** A number with a name, which modules export. */
export interface Constant {
  /** Its name, such as `UNREACHABLE`. */
  readonly name: string;
  readonly value: number;
  /** What it stands for, such as `squares that the piece cannot reach`. */
  readonly of: string;
}

/** The absence of a distance. */
export const NO_PATH: Constant = {
  name: "UNREACHABLE",
  value: UNREACHABLE,
  of: "squares that the piece cannot reach",
};

/** A question about squares. */
export interface Measure<A extends Answer = Answer> {
  /** The words of its tables' names, such as `knight`; the word of a region comes between them and the noun. */
  readonly name: readonly string[];
  /** The last word of its tables' names, such as `distance`; empty if there is none. */
  readonly noun: string;
  /** The last word of its lookups' names if they answer one of the noun, such as `ring` of `rings`. */
  readonly oneOf?: string;
  /** The first sentence of doc comments: the measure, its squares (`between two squares`), and its range. */
  readonly title: (about: string, range: string, board: Board) => string;
  /** More lines of the doc comments. */
  readonly notes: readonly string[];
  /** The page that defines it; none if the wiki does not define it. */
  readonly page?: Page;
  /** What it means that there is no answer; {@link NO_PATH} if it is not given. */
  readonly absence?: Constant;
  /** The names of the numbers that its values consist of. */
  readonly constants?: readonly Constant[];
  /** What its entries can hold. */
  readonly element: Element;
  /** Whether the answer is the same with origin and target swapped. */
  readonly isSymmetric: boolean;
  readonly ways: readonly [Way<A>, Way<A>];
}

/** A way by answers for each target from one origin. */
export const fromOrigin = <A extends Answer>(
  name: string,
  answers: (board: Board) => (origin: Square) => readonly A[],
): Way<A> =>
  remembered({
    name,
    on: (board) => {
      const answersFrom = answers(board);
      return (origins) => answersFrom(at(origins, 0));
    },
  });

/** A measure whose answers are distances. */
export type DistanceMeasure = Measure<Distance>;

/**
 * The same way with a cache, because many entries need the same answers. Boards are distinguished by
 * object, not by size, because two boards of the same size may differ.
 */
export const remembered = <A extends Answer>({ name, on }: Way<A>): Way<A> => {
  const boards = new WeakMap<Board, Answers<A>>();
  return {
    name,
    on: (board) => {
      const known = boards.get(board) ?? rememberedByOrigins(on(board));
      boards.set(board, known);
      return known;
    },
  };
};

const rememberedByOrigins = <A extends Answer>(answers: Answers<A>): Answers<A> => {
  const found = new Map<string, readonly A[]>();
  return (origins) => {
    const key = origins.join();
    const known = found.get(key) ?? answers(origins);
    found.set(key, known);
    return known;
  };
};

/** The sum of the distances that two ways find; unreachable where either is. */
export const sumOf = (first: Way<Distance>, second: Way<Distance>): Way<Distance> => ({
  name: `the sum of ${first.name} and ${second.name}`,
  on: (board) => {
    const [firstOn, secondOn] = [first.on(board), second.on(board)];
    return (origins) => {
      const others = secondOn(origins);
      return firstOn(origins).map((one, square) => {
        const other = others[square];
        return one === undefined || other === undefined ? undefined : one + other;
      });
    };
  },
});

/** Whether a square belongs to a region: 1 if it does, else 0. There is no origin. */
const membership = (region: Region): Measure<number> => ({
  name: [region.name],
  noun: "",
  title: (_, __, board) =>
    `The ${region.name}s: 1 on ${squaresInWords(board, region.squares(board))}, 0 elsewhere`,
  notes: [],
  element: BYTE,
  isSymmetric: false,
  ways: [
    {
      name: "the list",
      on: (board) => () => {
        const members = new Set(region.squares(board));
        return squaresOf(board).map((square) => Number(members.has(square)));
      },
    },
    {
      name: "the test of each square",
      on: (board) => () => squaresOf(board).map((square) => Number(region.contains(board, square))),
    },
  ],
});

/** Whether a square is a corner. Source: page Knight-Distance, array `corner`. */
export const CORNER: Measure<number> = { ...membership(CORNERS), page: "Knight-Distance" };
