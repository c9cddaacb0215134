/**
 * Layouts: how an array is filled and how it is read. `cell` defines what each element holds: the answer for a target
 * from some origins, on the layout's field. `index` defines which element a call reads. The proofs compare the two for
 * every call.
 */
import { at, onceFor } from "../common.js";
import { squareName, type Board, type Square } from "../boards/board.js";
import type { Region } from "../boards/regions.js";
import type { Page } from "../measures/measure.js";
import { evaluated, tree, type Expression } from "./expression.js";

/** The contents of an element: the answer for the target from the origins on the layout's field. */
export interface Cell {
  /** One square, the squares of a region, or none. */
  readonly origins: readonly Square[];
  /** The square that the answer is for; the distance in a layout by square and distance. */
  readonly target: Square;
}

/** How an array is filled and read, on one board. */
export interface Layout {
  /** The board whose squares the lookup takes. */
  readonly board: Board;
  /** The board that contains the cells: `board` itself or a larger one. */
  readonly field: Board;
  /** The labels of the rows, such as `a1` or `rank 1`; empty if the index itself is the answer. */
  readonly rows: readonly string[];
  /** The labels of the columns, such as `b2` or `Δfile +1`. */
  readonly columns: readonly string[];
  /** The number of elements in a row. */
  readonly rowLength: number;
  /** Returns what an element holds, or `undefined` if no call reads it. */
  readonly cell: (element: number) => Cell | undefined;
  /** The origins of the lookup's calls: each square in turn for pairs, else the squares of a region, or none. */
  readonly origins: readonly (readonly Square[])[];
  /** The values of the lookup's last argument. */
  readonly targets: readonly number[];
  /** The names of the lookup's parameters. */
  readonly parameters: readonly string[];
  /** The difference between the coordinates of two squares one rank apart; defaults to the board's number of files. */
  readonly width?: number;
  /** The index of the element that a call reads, as an expression over the parameters. */
  readonly index: Expression;
  /** The name of an element in messages, such as `a1, b2`. */
  readonly elementName: (element: number) => string;
  /** Whether all pairs of squares with the same difference share an element, so that not every measure fits. */
  readonly isByDifference: boolean;
  /** The region of the origins, if any; its name is part of the names of tables. */
  readonly region?: Region;
  /** The last words in the names of tables, such as `by 0x88 diff`. */
  readonly suffix: readonly string[];
  /** The words that follow the measure in doc comments, such as `between two squares`. */
  readonly about: string;
  /** Returns the page that defines its tables, given the page of the measure, which is the default. */
  readonly page?: (ofMeasure: Page) => string;
}

/** Returns the layout for a board, ideally always the same object: results are cached by layout. */
export type LayoutOn<L extends Layout = Layout> = (board: Board) => L;

/** The parameter names for a pair of squares. */
export const PAIR = ["sq1", "sq2"] as const;

/** The layout by pair of squares, with a row for each first square. `given` overrides its properties. */
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

/** The results of a function for the calls of a layout from some origins, in the order of the targets. */
export const answersTo = <Answer>(
  { targets, parameters }: Layout,
  [origin = 0]: readonly Square[],
  of: OfSquares<Answer>,
): readonly Answer[] =>
  targets.map((target) => (parameters.length === 2 ? of(origin, target) : of(target)));

/** Returns the function from the squares of a call to the index of its element. */
export const elementOf: (layout: Layout) => OfSquares<number> = onceFor(
  ({ parameters, index }: Layout) => evaluated({ parameters, locals: [], answer: index }),
);

/** The indices that calls read, by target, for each of the layout's origins. Computed once per layout. */
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
 * Files × rank plus a constant that cancels in differences: `sq1 | 7`, the last square of the rank, if the number of
 * files is a power of two, else the first square of the rank.
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
