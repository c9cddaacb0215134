/** Boards: cells in a lattice, and the properties that follow from the cells. */
import { at, onceFor } from "../../common.js";
import { demandType } from "../../errors.js";

/** The position of a cell, or the difference between two cells: files to the right and ranks up. */
export interface Vector {
  /** The number of files to the right; negative to the left. */
  readonly files: number;
  /** The number of ranks up; negative down. */
  readonly ranks: number;
}

/** The number of a square, from 0. */
export type Square = number;

/** The lattice of a board's cells. */
export interface Lattice {
  /** Rotations and reflections that generate all symmetries of the lattice. */
  readonly turns: readonly ((vector: Vector) => Vector)[];
  /** Returns a vector for a leaper, such as (1,2) for the knight; `undefined` if the lattice has no such vector. */
  readonly vectorOf: (leaper: Vector) => Vector | undefined;
  /** The vectors to the cells that share a side with a cell. */
  readonly sides: readonly Vector[];
  /** The vectors to the cells that share a side or a corner with a cell. */
  readonly neighbors: readonly Vector[];
  /** The number of neighbors of a cell at a straight edge. */
  readonly neighborsAtEdge: number;
  /** The directions of files, ranks and diagonals, clockwise from north. */
  readonly directions: readonly Vector[];
  /** What the cells of a row share: their rank or their file. Squares are numbered row by row. */
  readonly row: keyof Vector;
}

/** A numbering of squares, as in a request. */
export interface NumberingShape {
  /** The number of the square on the first file and rank; 0 by default. */
  readonly start?: number;
  /** The amount that each file adds to the number; 1 by default. */
  readonly file?: number;
  /** The amount that each rank adds to the number. */
  readonly rank: number;
  /**
   * The count of numbers, which begin at 0. Some of these numbers may belong to no square. By default, the last number
   * is the greatest number of a square.
   */
  readonly length?: number;
}

/** How a program numbers squares: a {@link NumberingShape} with its defaults filled in. */
export type Numbering = Required<NumberingShape>;

/** How two opposite sides are joined. */
export interface Join {
  /** `files`: the first file is to the right of the last; `ranks`: the first rank is above the last. */
  readonly side: "files" | "ranks";
  /**
   * The number of squares by which a step across the side also shifts along the side: ranks up, or files to the right;
   * 0 by default.
   */
  readonly shift?: number;
  /** Whether a step across the side mirrors the coordinate along the side, before the shift; `false` by default. */
  readonly mirror?: boolean;
}

/** A vector from a square, and how its last part leads there. */
export interface Stride extends Vector {
  /** The stride to the square where the last part begins; omitted if that is the first square. */
  readonly over?: Stride;
  /** Whether the last part goes along a link. */
  readonly isLinked?: true;
}

/** A leap of a term, and how often one move repeats it. */
export interface Repeated extends Vector {
  /** 1 for a leaper, `Infinity` for a rider. */
  readonly range: number;
}

/** What links need to know of a term of a notation. */
export interface TermMoves {
  /** The leaps of the term. */
  readonly movements: readonly Repeated[];
  /** The letters of each direction; empty if all are allowed. */
  readonly directions: readonly string[];
  /** Whether the squares that a leap passes must be on the board. */
  readonly isLame: boolean;
  /** Set if the moves bend. */
  readonly bend?: object;
}

/** Links and cuts, which a board with joined sides does not have. */
export interface Passages {
  /** For each square, the squares that links join to it. */
  readonly links: readonly ReadonlySet<Square>[];
  /** For each square, the squares that cuts part from it. */
  readonly cuts: readonly ReadonlySet<Square>[];
  /** The leaps of some terms of a notation along links. */
  readonly leaps: (terms: readonly TermMoves[]) => readonly Stride[];
}

/** The joined sides of a rectangle, or its gaps, links and cuts. */
export interface Joins {
  /** How each pair of opposite sides is joined. */
  readonly sides: readonly Join[];
  /** The files and ranks of the rectangle, including its holes. */
  readonly size: Vector;
  /**
   * Returns the cell on the board that is the same as the given cell beyond a joined side. If a cut bars the way of a
   * stride from a square to the cell, returns a cell that is not on the board.
   */
  readonly joined: (cell: Vector, from?: Square, by?: Stride) => Vector;
  /** Whether a step across a joined side turns the board over. */
  readonly isTurnedOver: boolean;
  /** The links and cuts, if there are any. */
  readonly passages?: Passages;
  /** The holes that moves pass, but on which nothing can be, if there are any. */
  readonly gaps?: readonly Vector[];
}

/** The names of a board's parts, and of the board in a request. */
export interface Naming {
  /** The text of the board in a request, if it differs from the board's name. */
  readonly request?: string;
  /** Returns the name of a cell, such as `e4`. */
  readonly cell: (cell: Vector) => string;
  /** Returns the name of the row that contains a cell. Squares are numbered row by row. */
  readonly row: (cell: Vector) => string;
}

/** The definition of a board. */
export interface Geometry {
  /** The name of the board, such as `10x8`, in the names of tables. */
  readonly name: string;
  /** The names of cells and rows, and the text of the board in a request. */
  readonly naming: Naming;
  /** The cells in the order of their square numbers, with coordinates from 0. A hole has no cell. */
  readonly cells: readonly Vector[];
  /** The lattice of the cells: squares, hexagons, or none. */
  readonly lattice: Lattice;
  /** The joined sides, or gaps, links and cuts, if there are any. */
  readonly joins?: Joins;
  /** For a graph, the squares to which each piece moves from each square, by the name of the piece. */
  readonly graphs?: ReadonlyMap<string, readonly (readonly Square[])[]>;
  /** The numbering in lookups and arrays, if it differs from the board's own numbering. */
  readonly numbering?: Numbering;
}

/** A geometry and the properties derived from it. Results are cached by the board object, not by its contents. */
export interface Board extends Geometry {
  /** The number of files (columns) that the cells span. */
  readonly files: number;
  /** The number of ranks (rows) that the cells span. */
  readonly ranks: number;
  /** Whether the board is a rectangle of squares without holes. If so, a square's number is files × rank + file. */
  readonly isGrid: boolean;
  /** Every square, in ascending order. */
  readonly squares: readonly Square[];
  /** The number of each square in lookups and arrays. */
  readonly numbers: readonly number[];
  /** For each number in lookups and arrays, its square; `undefined` if no square has the number. */
  readonly numbered: readonly (Square | undefined)[];
  /** Returns the square at a cell, or `undefined` if the board has no such cell. */
  readonly squareAt: (cell: Vector) => Square | undefined;
  /** Returns the square to which a stride leads from a square; `undefined` if it leads off the board, or a cut bars it. */
  readonly plus: (square: Square, by: Stride) => Square | undefined;
}

/** Returns a new board: the geometry, and what follows from it. Nothing is cached for a new board. */
export const boardOf = (geometry: Geometry): Board => {
  const { cells, lattice, joins, numbering } = geometry;
  const joined = joins?.joined ?? ((cell: Vector) => cell);
  const extent = (axis: keyof Vector): number =>
    cells.reduce((most, cell) => Math.max(most, cell[axis] + 1), 0);
  const [files, ranks] = [extent("files"), extent("ranks")];
  const isGrid = lattice === SQUARES && cells.length === files * ranks;
  const squares = cells.map((_, square) => square);
  const grid: Square[] = [];
  for (const [square, cell] of cells.entries()) grid[files * cell.ranks + cell.files] = square;
  const numbers = numbering
    ? cells.map(
        ({ files, ranks }) => numbering.start + numbering.file * files + numbering.rank * ranks,
      )
    : squares;
  const numbered = Array<Square | undefined>(numbering?.length ?? squares.length).fill(undefined);
  for (const [square, number] of numbers.entries()) numbered[number] = square;
  const squareAt = ({ files: file, ranks: rank }: Vector): Square | undefined =>
    file >= 0 && file < files && rank >= 0 ? grid[files * rank + file] : undefined;
  return {
    ...geometry,
    files,
    ranks,
    isGrid,
    squares,
    numbers,
    numbered,
    squareAt,
    plus: (square, by) => {
      const cell = at(cells, square);
      return squareAt(
        joined({ files: cell.files + by.files, ranks: cell.ranks + by.ranks }, square, by),
      );
    },
  };
};

/** Returns a board with holes in place of all other squares than the given ones. All squares keep their numbers. */
export const boardWithin = (board: Board, squares: ReadonlySet<Square>): Board => {
  const kept = (square: Square | undefined): Square | undefined =>
    square !== undefined && squares.has(square) ? square : undefined;
  return {
    ...board,
    isGrid: false,
    squareAt: (cell) => kept(board.squareAt(cell)),
    plus: (square, by) => kept(board.plus(square, by)),
  };
};

/** The holes of a board that moves pass. */
export const gapsOf = ({ joins }: Board): readonly Vector[] => joins?.gaps ?? [];

const gapKeys = onceFor(
  (gaps: readonly Vector[]) => new Set(gaps.map(({ files, ranks }) => `${files},${ranks}`)),
);

/** Reports whether a stride leads from a square to a gap. No link leads there. */
export const isToGap = ({ cells, joins }: Board, square: Square, by: Stride): boolean => {
  if (!joins?.gaps || by.isLinked) return false;
  const { files, ranks } = at(cells, square);
  return gapKeys(joins.gaps).has(`${files + by.files},${ranks + by.ranks}`);
};

/** Reports whether a board is a grid without joined sides, gaps, links and cuts. */
export const isRectangle = ({ isGrid, joins }: Board): boolean => isGrid && joins === undefined;

/** Returns the vector from one square to another that crosses no joined side. */
export const minus = ({ cells }: Board, to: Square, from: Square): Vector => {
  const [there, here] = [at(cells, to), at(cells, from)];
  return { files: there.files - here.files, ranks: there.ranks - here.ranks };
};

export const fileOf = ({ cells }: Board, square: Square): number => at(cells, square).files;

export const rankOf = ({ cells }: Board, square: Square): number => at(cells, square).ranks;

/** The absolute differences between two squares, in files and in ranks. */
export const apart = (board: Board, from: Square, to: Square): Vector => {
  const { files, ranks } = minus(board, to, from);
  return { files: Math.abs(files), ranks: Math.abs(ranks) };
};

export const squareName = ({ cells, naming }: Board, square: Square): string =>
  naming.cell(at(cells, square));

/** The label of a number that belongs to no square. */
export const NO_SQUARE = "no square";

/**
 * Returns the name of the square with the given number in lookups and arrays, or {@link NO_SQUARE} if no square has the
 * number.
 */
export const nameOfNumber = (board: Board, number: number): string => {
  const square = board.numbered[number];
  return square === undefined ? `${number} (${NO_SQUARE})` : squareName(board, square);
};

const squaresByName = onceFor(
  (board: Board) => new Map(board.squares.map((square) => [squareName(board, square), square])),
);

export const squareNamed = (board: Board, name: string): Square | undefined =>
  squaresByName(board).get(name);

export const boardInWords = ({ name }: Board): string =>
  name === "" ? "the board" : `the ${name} board`;

/** The name of a board in a message: its text in a request; `this board` for a board without a name. */
export const boardInMessage = ({ name, naming }: Board): string =>
  name === "" ? "this board" : (naming.request ?? name);

/** The names of squares as a list in prose, such as `d4, e4, d5 and e5`. */
export const squaresInWords = (board: Board, squares: readonly Square[]): string =>
  squares
    .map((square) => squareName(board, square))
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");

/** The maximum number of squares that a text names one by one. */
export const MOST_NAMED = 8;

/** The maximum number of files and of ranks that {@link board} accepts. */
export const LARGEST_SIDE = 64;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The name of a file, counted from 0: `a` to `z`, then `aa`, `ab` and so on. `charAt(-1)` is empty. */
export const fileName = (file: number): string =>
  LETTERS.charAt(Math.floor(file / LETTERS.length) - 1) + LETTERS.charAt(file % LETTERS.length);

export const rankName = (rank: number): string => `${rank + 1}`;

/**
 * Returns `first` and every item to which `steps` lead from `first`, directly or through other items. Of items with the
 * same key, only the first is kept.
 */
export const allFrom = <Of>(
  first: Of,
  steps: readonly ((of: Of) => Of)[],
  keyOf: (of: Of) => string,
): readonly Of[] => {
  const found = new Map<string, Of>();
  const add = (item: Of): void => {
    if (found.has(keyOf(item))) return;
    found.set(keyOf(item), item);
    for (const step of steps) add(step(item));
  };
  add(first);
  return [...found.values()];
};

/** The images of a vector under all rotations and reflections that `turns` generate, without duplicates. */
export const inAllDirections = (turns: Lattice["turns"], vector: Vector): readonly Vector[] =>
  allFrom(vector, turns, ({ files, ranks }) => `${files},${ranks}`);

/** The given vectors, then their images under one turn, under two turns, and so on: `times` lists, concatenated. */
export const turnedAround = (
  turn: Lattice["turns"][number],
  times: number,
  vectors: readonly Vector[],
): readonly Vector[] =>
  times === 0 ? [] : [...vectors, ...turnedAround(turn, times - 1, vectors.map(turn))];

const TURNS: Lattice["turns"] = [
  (vector) => ({ files: -vector.ranks, ranks: vector.files }),
  (vector) => ({ files: -vector.files, ranks: vector.ranks }),
];

const SIDES = inAllDirections(TURNS, { files: 1, ranks: 0 });

export const SQUARES: Lattice = {
  turns: TURNS,
  vectorOf: (leaper) => leaper,
  sides: SIDES,
  neighbors: [...SIDES, ...inAllDirections(TURNS, { files: 1, ranks: 1 })],
  neighborsAtEdge: 5,
  directions: turnedAround(({ files, ranks }) => ({ files: ranks, ranks: -files }), 4, [
    { files: 0, ranks: 1 },
    { files: 1, ranks: 1 },
  ]),
  row: "ranks",
};

/**
 * Returns an upper bound on the number of squares and gaps in a ride, including the first square. If a join turns the
 * board over, a ride can reach the same square up to four times, each time in a different direction.
 */
export const longestRide = (board: Board): number =>
  isRectangle(board)
    ? Math.max(board.files, board.ranks)
    : (board.squares.length + gapsOf(board).length) * (board.joins?.isTurnedOver ? 4 : 1);

const boardsByText = new Map<string, WeakRef<Board>>();

/** Returns the board of a geometry. The same text gives the same object, as long as anything refers to that object. */
export const boardKnownAs = (text: string, geometry: () => Geometry): Board => {
  const board = boardsByText.get(text)?.deref() ?? boardOf(geometry());
  boardsByText.set(text, new WeakRef(board));
  return board;
};

/** Like {@link board}, but without a limit on the size, for larger arrays. The same size gives the same object. */
export const rectangle = (files: number, ranks: number): Board =>
  boardKnownAs(`${files}x${ranks}`, () => ({
    name: `${files}x${ranks}`,
    cells: Array.from({ length: files * ranks }, (_, square) => ({
      files: square % files,
      ranks: Math.floor(square / files),
    })),
    lattice: SQUARES,
    naming: {
      cell: (cell) => `${fileName(cell.files)}${rankName(cell.ranks)}`,
      row: (cell) => `rank ${rankName(cell.ranks)}`,
    },
  }));

/**
 * Returns a rectangular board with 1 to 64 files and ranks. Squares are numbered rank by rank from a1: on 8×8, a1 = 0,
 * h1 = 7, a8 = 56 and h8 = 63. Throws a `TypeError` unless both sizes are numbers, and a `RangeError` for other sizes.
 */
export const board = (files: number, ranks: number): Board => {
  demandType("board: files", files, "number");
  demandType("board: ranks", ranks, "number");
  const isSide = (count: number): boolean =>
    Number.isInteger(count) && count >= 1 && count <= LARGEST_SIDE;
  if (!isSide(files) || !isSide(ranks))
    throw new RangeError(
      `${files}×${ranks} is not a board: files and ranks must be whole numbers from 1 to ${LARGEST_SIDE}`,
    );
  return rectangle(files, ranks);
};

/** The board of chess. */
export const BOARD: Board = rectangle(8, 8);
