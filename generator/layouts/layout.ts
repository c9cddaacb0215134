/**
 * The layouts: how an array is filled, and how it is read. `cell` says what each element holds: the answer for
 * a target from some origins, on the layout's field. `index` says which element answers a call. The proofs
 * compare the two for every call.
 */
import { at, onceFor } from "../common.js";
import { squareName, type Board, type Square } from "../boards/board.js";
import type { Region } from "../boards/regions.js";
import type { Page } from "../measures/measure.js";
import { evaluated, tree, type Expression } from "./expression.js";

/** What an element holds: the answer for the target from the origins, squares of the layout's field. */
export interface Cell {
  /** The squares from which the answer counts. */
  readonly origins: readonly Square[];
  /** The square that is answered for. */
  readonly target: Square;
}

/** How an array is filled and read, on one board. */
export interface Layout {
  /** The board of the lookup's squares. */
  readonly board: Board;
  /** The board on which the cells lie: the board itself, or a larger one. */
  readonly field: Board;
  /** What the elements of each row have in common, such as `a1` or `rank 1`; no rows if the index itself is the answer. */
  readonly rows: readonly string[];
  /** What the elements of each column have in common, such as `b2` or `Δfile +1`. */
  readonly columns: readonly string[];
  /** How many elements a row has. */
  readonly rowLength: number;
  /** What an element holds; `undefined` for one that no call reads. */
  readonly cell: (element: number) => Cell | undefined;
  /** The origins of all calls of the lookup: each square for a pair, else the squares of a region, or none. */
  readonly origins: readonly (readonly Square[])[];
  /** What the last argument of the lookup ranges over. */
  readonly targets: readonly number[];
  /** The names of the lookup's arguments. */
  readonly parameters: readonly string[];
  /** The difference between the coordinates of two squares one rank apart; the files of the board if it is absent. */
  readonly width?: number;
  /** The element that answers a call, as an expression over the parameters. */
  readonly index: Expression;
  /** The name of an element in messages, such as `a1, b2`. */
  readonly elementName: (element: number) => string;
  /** Whether all pairs with the same difference share an element, so that not every measure fits. */
  readonly isByDifference: boolean;
  /** The region of the origins, whose word is in the names of tables, if there is one. */
  readonly region?: Region;
  /** The last words in names of tables, such as `by 0x88 diff`. */
  readonly suffix: readonly string[];
  /** How doc comments continue after the measure, such as `between two squares`. */
  readonly about: string;
  /** The page that defines its tables, if it is not the page of the measure. */
  readonly page?: (ofMeasure: Page) => string;
}

/** A layout for any board; for the same board always the same object. */
export type LayoutOn<L extends Layout = Layout> = (board: Board) => L;

/** The two squares of a pair, as parameters and in trees. */
export const PAIR = ["sq1", "sq2"] as const;

/** By pair of squares, a row for each first square, except for what is given. */
export const layoutOf = (board: Board, given: Partial<Layout>): Layout => {
  const names = board.squares.map((square) => squareName(board, square));
  const origins = board.squares.map((square) => [square]);
  const { rows = names, columns = names, parameters = PAIR } = given;
  const rowLength = columns.length;
  const rowOf = (element: number): number => Math.floor(element / rowLength);
  return {
    board,
    field: board,
    rows,
    columns,
    rowLength,
    cell: (element) => ({ origins: at(origins, rowOf(element)), target: element % rowLength }),
    origins,
    targets: board.squares,
    parameters,
    index: joinedTree(rowLength, ...parameters),
    elementName: (element) => `${at(rows, rowOf(element))}, ${at(columns, element % rowLength)}`,
    isByDifference: false,
    suffix: [],
    about: "between two squares",
    ...given,
  };
};

export type OfSquares<Answer> = (first: Square, second?: Square) => Answer;

/** What a function of squares answers to the calls of a layout from some origins, by target. */
export const answersTo = <Answer>(
  { targets, parameters }: Layout,
  [origin = 0]: readonly Square[],
  of: OfSquares<Answer>,
): readonly Answer[] =>
  targets.map((target) => (parameters.length === 2 ? of(origin, target) : of(target)));

/** The element that answers a call, by the tree of the index. */
export const elementOf: (layout: Layout) => OfSquares<number> = onceFor(
  ({ parameters, index }: Layout) => evaluated({ parameters, locals: [], answer: index }),
);

/** The elements that answer the calls, by target, for each of the layout's origins; found once for each layout. */
export const indicesOf: (layout: Layout) => readonly Int32Array[] = onceFor((layout: Layout) => {
  const element = elementOf(layout);
  return layout.origins.map((origins) => Int32Array.from(answersTo(layout, origins, element)));
});

export const lengthOf = ({ rows, rowLength }: Layout): number => rows.length * rowLength;

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

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
const joinedTree = (count: number, first: Expression = 0, second: Expression = 0): Expression =>
  isPowerOfTwo(count)
    ? tree("|", tree("<<", first, Math.log2(count)), second)
    : tree("+", tree("*", first, count), second);
