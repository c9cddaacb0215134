/**
 * Layouts. `cell` says how an array is filled, and `index` how it is read; the proofs compare the two for every call.
 * This file has the layouts by pair of squares, by square and count, and by one square; `difference.ts` has the layouts
 * by difference, and `indices.ts` has the layout by 0x88 coordinate.
 */
import { at, onceFor } from "../../common.js";
import {
  boardInWords,
  fileName,
  nameOfNumber,
  NO_SQUARE,
  squaresInWords,
} from "../boards/board.js";
import type { Board, Square, Vector } from "../boards/board.js";
import type { Unit } from "../boards/coordinates.js";
import { CENTER, type Region } from "../boards/regions.js";
import type { DistanceMeasure, Page } from "../measures/measure.js";
import { countOf } from "../measures/sets.js";
import { evaluated, inCall, tree } from "../measures/expression.js";
import type { Column, Evaluated, Expression } from "../measures/expression.js";

/** The contents of an element: the answer for the target from the origins. A cell of a board is a position instead. */
export interface Cell {
  /** The origins: one square, the squares of a region, or no square. */
  readonly origins: readonly Square[];
  /** The square of the answer or, in a layout by square and count, the count, such as a distance. */
  readonly target: Square;
}

/** How an array is filled and read, on one board. */
export interface Layout {
  /** The board whose squares the lookup takes. */
  readonly board: Board;
  /** The labels of the rows, such as `a1` or `rank 1`; empty if the index itself is the answer. */
  readonly rows: readonly string[];
  /** The labels of the columns, such as `b2` or `Δfile +1`. */
  readonly columns: readonly string[];
  /** Returns the index of the first element of a row. For the number of rows, returns the number of elements. */
  readonly rowStart: (row: number) => number;
  /** Returns the contents of an element; `undefined` if no call reads the element. */
  readonly cell: (element: number) => Cell | undefined;
  /** The origins of the lookup's calls: each square in turn for pairs, otherwise the squares of a region, or none. */
  readonly origins: readonly (readonly Square[])[];
  /** What the answers of a row are for: squares, or counts such as distances. */
  readonly targets: readonly number[];
  /** The names of the lookup's parameters. */
  readonly parameters: readonly string[];
  /** The amounts that the index adds for each file and rank, if the index is the difference of two coordinates. */
  readonly unit?: Unit;
  /** The index of the element that a call reads, as an expression over the parameters. */
  readonly index: Expression;
  /** The name of an element, such as `a1, b2`, in messages. */
  readonly elementName: (element: number) => string;
  /** Whether all pairs of squares with the same difference share an element. If so, not every measure fits. */
  readonly isByDifference: boolean;
  /** Bit n of a set represents the square with the number n xor this number; 0 by default. */
  readonly flip?: number;
  /** Set if the answers are for the nearest square of a region. */
  readonly nearest?: Nearest;
  /** What the layout adds to the names and doc comments of tables. */
  readonly naming: LayoutNaming;
}

/** The region of a layout's origins; its name is part of the names of tables. */
export interface Nearest {
  /** The region. Only its nearest square counts. */
  readonly region: Region;
  /** Whether the answers are for moves to the region, not from it. */
  readonly isTo: boolean;
}

/** What a layout adds to the names and doc comments of tables. */
export interface LayoutNaming {
  /** The last words, such as `by 0x88 diff`, in the names of tables. */
  readonly suffix: readonly string[];
  /** Whether the suffix implies the size of the board. */
  readonly isBoardTold?: boolean;
  /** The words, such as `between two squares`, that follow the measure in doc comments. */
  readonly about: string;
  /** Whether the bits of sets run opposite to the numbers of squares. */
  readonly hasOppositeBits?: true;
  /** Returns the wiki page of the layout's tables, given the page of the measure. The default is the given page. */
  readonly page?: (ofMeasure: Page) => string;
}

/** Returns the layout for a board. It should return the same object each time, because results are cached by layout. */
export type LayoutOn<L extends Layout = Layout> = (board: Board) => L;

export const PAIR = ["sq1", "sq2"] as const;

/** The names of parameters that are counts, and not squares. A color is the place of a color in a list. */
const COUNT_NAMES: ReadonlySet<string> = new Set(["distance", "direction", "color"]);

/** The name of the parameter that is a count, such as `distance`; `undefined` if all parameters are squares. */
export const countIn = ({ parameters }: Pick<Layout, "parameters">): string | undefined =>
  parameters.find((name) => COUNT_NAMES.has(name));

/** The name of the first parameter that is a square or, in a table of coordinates, a coordinate. */
export const squareIn = ({ parameters }: Pick<Layout, "parameters">): string =>
  parameters.find((name) => !COUNT_NAMES.has(name)) ?? "";

/** Reports whether a parameter is a count, and not a square. */
export const isCounted = (layout: Pick<Layout, "parameters">): boolean =>
  countIn(layout) !== undefined;

/** Reports whether the count comes before the square. */
const isCountFirst = ({ parameters: [first = ""] }: Pick<Layout, "parameters">): boolean =>
  COUNT_NAMES.has(first);

const namesOfNumbers = onceFor((board: Board): readonly string[] =>
  [...board.numbered.keys()].map((number) => nameOfNumber(board, number)),
);

/** For each square, the origins of the calls from it. */
export const eachOrigin: (board: Board) => Layout["origins"] = onceFor(({ squares }: Board) =>
  squares.map((square) => [square]),
);

/** The layout by pair of squares, with a row for each first square. The properties in `given` replace those derived here. */
export const layoutOf = (board: Board, given: Partial<Layout>): Layout => {
  const { squares, numbers, numbered } = board;
  const names = namesOfNumbers(board);
  const origins = eachOrigin(board);
  const { rows = names, columns = names, targets = squares, parameters = PAIR } = given;
  const rowLength = columns.length;
  const rowOf = (element: number): number => Math.floor(element / rowLength);
  const last = isCounted({ parameters }) ? targets : numbers;
  const targetAt: number[] = [];
  for (const [place, argument] of last.entries()) targetAt[argument] = at(targets, place);
  return {
    board,
    rows,
    columns,
    rowStart: (row) => row * rowLength,
    cell: (element) => {
      const [origin, target] = [numbered[rowOf(element)], targetAt[element % rowLength]];
      return origin === undefined || target === undefined
        ? undefined
        : { origins: at(origins, origin), target };
    },
    origins,
    targets,
    parameters,
    index: joinedTree(rowLength, ...parameters),
    elementName: (element) => `${at(rows, rowOf(element))}, ${at(columns, element % rowLength)}`,
    isByDifference: false,
    naming: { suffix: [], about: "between two squares" },
    ...given,
  };
};

/** The results of a function for the calls of a layout from the given origins, in the order of the targets. */
export const answersTo = <Answer>(
  layout: Layout,
  origins: readonly Square[],
  of: (first: Square, second?: Square) => Answer,
): readonly Answer[] => {
  const { board, targets, parameters } = layout;
  const last = isCounted(layout) ? targets : board.numbers;
  if (parameters.length === 1) return last.map((argument) => of(argument));
  const first = at(board.numbers, at(origins, 0));
  return last.map((argument) => (isCountFirst(layout) ? of(argument, first) : of(first, argument)));
};

/** For each target, the last argument of the calls for it: the number of a square, or a count. */
const lastArguments = onceFor((layout: Layout) =>
  Float64Array.from(isCounted(layout) ? layout.targets : layout.board.numbers),
);

/** The arguments of all calls of a layout from the given origins, in the order of the targets. */
export const callsFrom = (
  layout: Layout,
  origins: readonly Square[],
): readonly [first: Column, second?: Column] => {
  const last = lastArguments(layout);
  if (layout.parameters.length === 1) return [last];
  const first = at(layout.board.numbers, at(origins, 0));
  return isCountFirst(layout) ? [last, first] : [first, last];
};

/** Returns a function from the arguments of a call to the index of the element that the call reads. */
export const elementOf: (layout: Layout) => Evaluated = onceFor(
  ({ board, parameters, index }: Layout) =>
    evaluated({ parameters, locals: [], answer: index }, coordinatesOn(board)),
);

/** For each number, the file and rank of its square, which trees may read; 0 if no square has the number. */
const coordinatesOn = onceFor(({ cells, numbered }: Board) => {
  const along = (axis: keyof Vector): readonly number[] =>
    numbered.map((square) => (square === undefined ? 0 : at(cells, square)[axis]));
  return { file: along("files"), rank: along("ranks") };
});

/** For each element, 1 if a call reads it, and 0 if no call does. */
export const readBy: (layout: Layout) => Uint8Array = onceFor((layout: Layout) => {
  const isRead = new Uint8Array(lengthOf(layout));
  for (const origins of layout.origins) {
    const elements = elementOf(layout)(...callsFrom(layout, origins));
    for (let call = 0; call < layout.targets.length; call++) isRead[inCall(elements, call)] = 1;
  }
  return isRead;
});

export const lengthOf = ({ rows, rowStart }: Layout): number => rowStart(rows.length);

export const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

/** The tree of first × count + second, such as `sq1 << 6 | sq2` on 8×8. */
export const joinedTree = (
  count: number,
  first: Expression = 0,
  second: Expression = 0,
): Expression =>
  isPowerOfTwo(count)
    ? tree("|", tree("<<", first, Math.log2(count)), second)
    : tree("+", tree("*", first, count), second);

/** The layout by pair of squares, with a row for each first square: 4096 elements on 8×8. */
export const pair: LayoutOn = onceFor((board) => layoutOf(board, {}));

/**
 * Returns the layout by square and count. The counts are 0 to `countOn(board) - 1`, with the given names if there are
 * any.
 */
export const bySquareAnd = (
  noun: "distance" | "direction",
  countOn: (board: Board) => number,
  names: readonly string[] = [],
): LayoutOn =>
  onceFor((board) => {
    const targets = [...Array(countOn(board)).keys()];
    return layoutOf(board, {
      columns: targets.map((count) => names[count] ?? `${noun} ${count}`),
      targets,
      parameters: ["square", noun],
      naming: { suffix: [], about: "from a square" },
    });
  });

/** Returns the layout by square and distance, for each distance that a table of the piece holds. */
export const byDistance = ({ ways: [way] }: DistanceMeasure): LayoutOn =>
  bySquareAnd("distance", (board) => countOf(way, board));

/**
 * Returns the layout by one square: 64 elements on 8×8. An answer is for the square alone, or from the squares of a
 * region to the square.
 */
const bySquare = (board: Board, origins: readonly Square[], argument = "square"): Layout =>
  layoutOf(board, {
    ...rowsOfSquares(board),
    cell: (number) => {
      const target = board.numbered[number];
      return target === undefined ? undefined : { origins, target };
    },
    origins: [origins],
    parameters: [argument],
    index: argument,
    naming: { suffix: [], about: "of each square" },
    elementName: (number) => nameOfNumber(board, number),
  });

/** The rows and columns of the layouts by one square. */
export const rowsOfSquares: (board: Board) => Pick<Layout, "rows" | "columns" | "rowStart"> =
  onceFor((board: Board) => {
    const { numbered, cells, numbering } = board;
    const names = numbered.map((square) =>
      square === undefined ? NO_SQUARE : board.naming.row(at(cells, square)),
    );
    const width = numbering && Math.max(Math.abs(numbering.file), Math.abs(numbering.rank), 1);
    const starts = [...names.keys()].filter((number) =>
      width === undefined ? names[number] !== names[number - 1] : number % width === 0,
    );
    return {
      rows: starts.map((start, row) => {
        const some = names.slice(start, starts[row + 1]);
        return some.find((name) => name !== NO_SQUARE) ?? NO_SQUARE;
      }),
      columns: Array.from({ length: board.files }, (_, file) => fileName(file)),
      rowStart: (row) => starts[row] ?? numbered.length,
    };
  });

/** Returns the layout by one square, without origins. `argument` is the name of the lookup's parameter. */
export const each = (argument: string): LayoutOn =>
  onceFor((board) => bySquare(board, [], argument));

export const eachSquare: LayoutOn = each("square");

const ofRegion = (isFrom: boolean) =>
  onceFor((region: Region) =>
    onceFor((board: Board): Layout => ({
      ...bySquare(board, region.squares(board)),
      nearest: { region, isTo: !isFrom },
      naming: {
        suffix: [],
        about: aboutNearest(region, board, isFrom ? "from" : "to"),
        ...(region === CENTER ? { page: centerPage } : {}),
      },
    })),
  );

/**
 * Returns the layout by one square, to the nearest square of a region. The layout throws a `RangeError` for a board
 * that has no square of the region.
 */
export const to: (region: Region) => LayoutOn = ofRegion(false);

/**
 * Returns the layout by one square, from the nearest square of a region. Its tables differ from those of {@link to} if
 * some move cannot be reversed.
 */
export const from: (region: Region) => LayoutOn = ofRegion(true);

/** The layout by one square, to the nearest square of the center: d4, e4, d5 and e5 on 8×8. */
export const toCenter: LayoutOn = to(CENTER);

/** The wiki has separate pages for the center distances of the king and the wazir. */
const centerPage = (page: Page): string => (page === "Knight-Distance" ? page : `Center ${page}`);

const aboutNearest = ({ name, squares }: Region, board: Board, to: string): string => {
  const found = squares(board);
  if (found.length === 0) throw new RangeError(`${boardInWords(board)} has no ${name}`);
  if (found.length > 4)
    return name === ""
      ? `${to} the nearest of ${found.length} squares`
      : `${to} the nearest square of the ${name}`;
  const nearest = ["", " the nearer of"][found.length - 1] ?? " the nearest of";
  return `${to}${nearest} ${squaresInWords(board, found)}`;
};
