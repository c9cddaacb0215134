/**
 * The layouts: which entry of an array a pair of squares falls on. A layout is made for a board and says
 * two things. Its `rows` say how the array is filled: entry by entry, the distance from some origins to a
 * target on some board. Its `readings` say how the array is read: for every call of the lookup, the entry
 * that answers it. The proofs compare the two.
 */
import {
  apart,
  centerSquares,
  colorOf,
  cornersOf,
  fileOf,
  fileSource,
  isOnEdge,
  rankName,
  pairSource,
  rankEdgeSource,
  rankOf,
  rankSource,
  ranksOf,
  squareAt,
  squareCount,
  squareName,
  squaresOf,
  superimposed,
  superimposedCenter,
  type Board,
  type Color,
  type Square,
} from "./board.js";

/** A run of entries that stand on one line of the emitted table. */
export interface Row {
  /** What the entries have in common, such as `a1` or `rank 1`. */
  readonly label: string;
  /** The squares from which distance is counted, on the layout's field. */
  readonly origins: readonly Square[];
  /** The square to which each entry counts, on the layout's field; `undefined` for an entry never read. */
  readonly targets: readonly (Square | undefined)[];
}

/** The calls of a lookup whose answers count from the same origins. */
export interface Reading {
  /** The squares of the board from which the answers count: the first argument, or the center. */
  readonly origins: readonly Square[];
  /** By the square of the board to which an answer counts, the last argument: the entry that holds it. */
  readonly indices: readonly number[];
}

/** Which array entry a pair of squares falls on, for one board. */
export interface Layout {
  /** The board on which the rows' squares lie: the board itself, or the superimposed one. */
  readonly field: Board;
  /** How many entries the array has. */
  readonly length: number;
  /** How the array is filled: its entries, from the first to the last. */
  readonly rows: readonly Row[];
  /** How the array is read: every call of the lookup. */
  readonly readings: readonly Reading[];
  /** The lookup's parameters. */
  readonly parameters: readonly string[];
  /** The index as source text over those parameters. */
  readonly indexSource: string;
  /** An entry as a reader of the table knows it, such as `a1, b2`. */
  readonly entryName: (index: number) => string;
}

/** A layout that is indexed by the difference of two coordinates, one for each square. */
export interface DifferenceLayout extends Layout {
  /** How far the coordinates of two squares differ that are a rank apart: coordinate = width × rank + file. */
  readonly width: number;
  /** The coordinate of a square of the board. */
  readonly coordinate: (square: Square) => number;
  /** The entry of difference zero. */
  readonly zero: number;
}

/** Whether a call of the lookup reads an entry; in the array by 0x88 difference, column 0 is never read. */
export const isRead = ({ rows }: Layout, entry: number): boolean => {
  const row = rows[Math.floor(entry / Number(rows[0]?.targets.length))];
  return row?.targets[entry % row.targets.length] !== undefined;
};

const PAIR = ["sq1", "sq2"] as const;

/** All squares × all squares: 4096 entries on 8×8, a row for each first square. */
export const byPair = (board: Board): Layout => {
  const count = squareCount(board);
  const name = (square: Square): string => squareName(board, square);
  const squares = squaresOf(board);
  return {
    field: board,
    length: count ** 2,
    rows: squares.map((origin) => ({ label: name(origin), origins: [origin], targets: squares })),
    readings: pairReadings(board, (sq1, sq2) => sq1 * count + sq2),
    parameters: PAIR,
    indexSource: pairSource(board, ...PAIR),
    entryName: (index) => `${name(Math.floor(index / count))}, ${name(index % count)}`,
  };
};

/**
 * By 0x88 difference: 2 × files entries a rank, so that no two differences fall together; 240 on 8×8.
 * Difference zero is entry 120, as on the page Distance; the entries of column 0 are never read.
 */
export const by0x88Difference = (board: Board): DifferenceLayout => {
  const edge = (square: string): string => rankEdgeSource(board, square);
  const [sq1, sq2] = PAIR;
  return byDifference(board, {
    width: 2 * board.files,
    zeroFile: board.files,
    source: `${sq2} - ${sq1} + ${edge(sq2)} - ${edge(sq1)}`,
  });
};

/**
 * By difference on the superimposed board, as in Pioneer: 225 entries on 8×8, all of them read.
 * Difference zero is the center, entry 112. Source: page Distance, "Lookup of Array 15*15".
 */
export const bySuperimposition = (board: Board): DifferenceLayout => {
  const rank = (square: string): string => rankSource(board, square);
  const [sq1, sq2] = PAIR;
  return byDifference(board, {
    width: superimposed(board).files,
    zeroFile: board.files - 1,
    source: `${sq2} - ${sq1} + ${board.files - 1} * (${rank(sq2)} - ${rank(sq1)})`,
  });
};

const byDifference = (
  board: Board,
  { width, zeroFile, source }: { width: number; zeroFile: number; source: string },
): DifferenceLayout => {
  const field = superimposed(board);
  const origins = [superimposedCenter(board)];
  const zero = width * (board.ranks - 1) + zeroFile;
  const coordinate = (square: Square): number =>
    width * rankOf(board, square) + fileOf(board, square);
  const differences = Array.from({ length: width }, (_, column) => column - zeroFile);
  const target = (fileDifference: number, rank: number): Square | undefined =>
    Math.abs(fileDifference) < board.files
      ? squareAt(field, fileDifference + board.files - 1, rank)
      : undefined;
  const entryName = (index: number): string => {
    const fileDifference = (index % width) - zeroFile;
    return Math.abs(fileDifference) < board.files
      ? `Δrank ${signed(Math.floor(index / width) - board.ranks + 1)}, Δfile ${signed(fileDifference)}`
      : `${index}, never read`;
  };
  return {
    field,
    length: width * field.ranks,
    rows: Array.from({ length: field.ranks }, (_, rank) => ({
      label: `Δrank ${signed(rank - board.ranks + 1)}`,
      origins,
      targets: differences.map((fileDifference) => target(fileDifference, rank)),
    })),
    readings: pairReadings(board, (sq1, sq2) => coordinate(sq2) - coordinate(sq1) + zero),
    parameters: PAIR,
    indexSource: `${source} + ${zero}`,
    entryName,
    width,
    coordinate,
    zero,
  };
};

/**
 * By absolute difference, files × |Δrank| + |Δfile|: 64 entries on 8×8, the quarter of the superimposed
 * board that lies up and right of its center. Source: page Knight-Distance, "By Absolute Rank-File Distance".
 */
export const byAbsoluteDifference = (board: Board): Layout => {
  const [sq1, sq2] = PAIR;
  const fieldSquare = (square: Square): Square =>
    squareAt(
      superimposed(board),
      fileOf(board, square) + board.files - 1,
      rankOf(board, square) + board.ranks - 1,
    );
  const difference = (of: (board: Board, square: string) => string): string =>
    `Math.abs(${of(board, sq2)} - ${of(board, sq1)})`;
  return {
    field: superimposed(board),
    length: squareCount(board),
    rows: ranksOf(board).map((squares, rank) => ({
      label: `|Δrank| ${rank}`,
      origins: [superimposedCenter(board)],
      targets: squares.map(fieldSquare),
    })),
    readings: pairReadings(board, (from, to) => {
      const { files, ranks } = apart(board, from, to);
      return squareAt(board, files, ranks);
    }),
    parameters: PAIR,
    indexSource: `${difference(rankEdgeSource)} + ${difference(fileSource)}`,
    entryName: (index) => `|Δrank| ${rankOf(board, index)}, |Δfile| ${fileOf(board, index)}`,
  };
};

/** By one square, the distance being that to the nearest of some squares: 64 entries on 8×8. */
export const toNearest = (board: Board, origins: readonly Square[]): Layout => ({
  field: board,
  length: squareCount(board),
  rows: ranksOf(board).map((targets, rank) => ({ label: rankLabel(rank), origins, targets })),
  readings: [{ origins, indices: squaresOf(board) }],
  parameters: ["square"],
  indexSource: "square",
  entryName: (index) => squareName(board, index),
});

/** To the nearest square of the center: d4, e4, d5 and e5 on 8×8. */
export const toCenter = (board: Board): Layout => toNearest(board, centerSquares(board));

/** To the nearest square of the edge. */
export const toEdge = (board: Board): Layout =>
  toNearest(
    board,
    squaresOf(board).filter((square) => isOnEdge(board, square)),
  );

/** To the nearest corner of a color: a8 and h1 are light on 8×8, a1 and h8 dark. */
export const toCorner =
  (color: Color) =>
  (board: Board): Layout =>
    toNearest(
      board,
      cornersOf(board).filter((square) => colorOf(board, square) === color),
    );

/** What a row of entries is called that holds a rank of the board, 0 for the first: `rank 1`. */
export const rankLabel = (rank: number): string => `rank ${rankName(rank)}`;

const pairReadings = (
  board: Board,
  index: (sq1: Square, sq2: Square) => number,
): readonly Reading[] => {
  const squares = squaresOf(board);
  return squares.map((sq1) => ({
    origins: [sq1],
    indices: squares.map((sq2) => index(sq1, sq2)),
  }));
};

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;
