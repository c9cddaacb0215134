/**
 * The layouts: how an array is filled, and how it is read. `rows` says what each entry holds: the answer for
 * a target from some origins, on the layout's field. `index` says which entry answers a call. The proofs
 * compare the two for every call.
 */
import { squareAt, squaresOf, type Board, type Square } from "../boards/board.js";
import type { Region } from "../boards/regions.js";
import type { Page } from "../measures/measure.js";
import { evaluated, tree, type Expression } from "./expression.js";

/** What an entry holds: the answer for the target from the origins, squares of the layout's field. */
export interface Cell {
  /** The squares from which the answer counts. */
  readonly origins: readonly Square[];
  /** The square that is answered for. */
  readonly target: Square;
}

/** Consecutive entries, on one line of the emitted table. */
export interface Row {
  /** What the entries have in common, such as `a1` or `rank 1`. */
  readonly label: string;
  /** The entries; `undefined` for one that no call reads. */
  readonly cells: readonly (Cell | undefined)[];
}

/** How an array is filled and read, on one board. */
export interface Layout {
  /** The board of the lookup's squares. */
  readonly board: Board;
  /** The board on which the cells lie: the board itself, or the superimposed one. */
  readonly field: Board;
  /** The array, from the first entry to the last; no rows if the index itself is the answer. */
  readonly rows: readonly Row[];
  /** The origins of the answers: the first argument of a pair, or the squares of a region. */
  readonly from: "pair" | readonly Square[];
  /** What the second argument of a pair ranges over: all squares if it is absent. */
  readonly targets?: readonly number[];
  /** The names of the arguments, if they are not two squares or the one that is the index. */
  readonly parameters?: readonly string[];
  /** The difference between the coordinates of two squares one rank apart; the files of the board if it is absent. */
  readonly width?: number;
  /** The entry that answers a call, as an expression over the layout's parameters. */
  readonly index: Expression;
  /** The name of an entry in messages, such as `a1, b2`. */
  readonly entryName: (index: number) => string;
  /** Whether all pairs with the same difference share an entry, so that not every measure fits. */
  readonly isByDifference: boolean;
  /** The region of `from`, whose word is in the names of tables, if it is one. */
  readonly region?: Region;
  /** The last words in names of tables, such as `by 0x88 diff`. */
  readonly suffix: readonly string[];
  /** How doc comments continue after the measure, such as `between two squares`. */
  readonly about: string;
  /** The page that defines its tables, if it is not the page of the measure. */
  readonly page?: (ofMeasure: Page) => string;
}

/** A layout for any board. */
export type LayoutOn<L extends Layout = Layout> = (board: Board) => L;

/** The two squares of a pair, as parameters and in trees. */
export const PAIR = ["sq1", "sq2"] as const;

/** The parameters of a layout's lookup; the index of a layout by one square is that parameter. */
export const parametersOf = ({
  index,
  parameters,
}: Pick<Layout, "index" | "parameters">): readonly string[] =>
  parameters ?? (typeof index === "string" ? [index] : PAIR);

/** A function of one square or two, such as a lookup. */
export type OfSquares<Answer> = (first: Square, second?: Square) => Answer;

/** The calls of a lookup that have the same origins, one for each target square. */
export interface Calls {
  readonly origins: readonly Square[];
  /** The arguments of the call for a target. */
  readonly squares: (target: Square) => readonly Square[];
  /** What a function answers to these calls, by target. */
  readonly answers: <Answer>(of: OfSquares<Answer>) => readonly Answer[];
}

/** Every call of a layout's lookup. */
export const callsOf = ({
  board,
  from,
  targets,
}: Pick<Layout, "board" | "from" | "targets">): readonly Calls[] => {
  const squares = squaresOf(board);
  const seconds = targets ?? squares;
  return from === "pair"
    ? squares.map((sq1) => ({
        origins: [sq1],
        squares: (sq2) => [sq1, sq2],
        answers: (of) => seconds.map((sq2) => of(sq1, sq2)),
      }))
    : [
        {
          origins: from,
          squares: (square) => [square],
          answers: (of) => squares.map((square) => of(square)),
        },
      ];
};

/** The entry that answers a call, by the tree of the index. */
export const entryOf = (layout: Layout): OfSquares<number> =>
  evaluated({ parameters: parametersOf(layout), locals: [], answer: layout.index });

const indices = new WeakMap<Layout, readonly (readonly number[])[]>();

/** The entries that answer all calls, a list for each of {@link callsOf}. They are made once for each layout. */
export const indicesOf = (layout: Layout): readonly (readonly number[])[] => {
  const entry = entryOf(layout);
  const found = indices.get(layout) ?? callsOf(layout).map(({ answers }) => answers(entry));
  indices.set(layout, found);
  return found;
};

/** How many entries the array has. */
export const lengthOf = ({ rows }: Pick<Layout, "rows">): number =>
  rows.reduce((count, { cells }) => count + cells.length, 0);

/** Every square, a list for each rank from the first up. */
export const ranksOf = (board: Board): Square[][] =>
  Array.from({ length: board.ranks }, (_, rank) =>
    Array.from({ length: board.files }, (_, file) => squareAt(board, file, rank)),
  );

/** Whether a count of files or ranks is a power of two, for which there are shifts and masks. */
export const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

/** The file of a square: `sq1 & 7` on 8×8. */
export const fileTree = ({ files }: Board, square: Expression): Expression =>
  isPowerOfTwo(files) ? tree("&", square, files - 1) : tree("mod", square, files);

/** The rank of a square: `sq1 >> 3` on 8×8. */
export const rankTree = ({ files }: Board, square: Expression): Expression =>
  isPowerOfTwo(files) ? tree(">>", square, Math.log2(files)) : tree("div", square, files);

/**
 * Files × rank plus a constant, which cancels in differences: `sq1 | 7`, the last square of the rank, if the
 * number of files is a power of two, else the first square of the rank.
 */
export const rankEdgeTree = (board: Board, square: Expression): Expression =>
  isPowerOfTwo(board.files)
    ? tree("|", square, board.files - 1)
    : tree("*", board.files, rankTree(board, square));

/** First × count + second: `sq1 << 6 | sq2` on 8×8. */
export const joinedTree = (count: number, first: Expression, second: Expression): Expression =>
  isPowerOfTwo(count)
    ? tree("|", tree("<<", first, Math.log2(count)), second)
    : tree("+", tree("*", first, count), second);
