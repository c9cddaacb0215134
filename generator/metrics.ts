/**
 * The metrics: how far apart two squares are, for each piece, in two independent ways. `leaps` are the
 * piece's moves, from which the fill finds distances; `formula` is the reference formula. The proofs
 * hold one against the other in every entry.
 */
import { piece } from "./betza.js";
import { apart, isCorner, type Board, type Square } from "./board.js";
import type { Mover } from "./fill.js";

/** A piece and its distance, in moves on the otherwise empty board. */
export interface Metric extends Mover {
  /** The piece, as messages name it. */
  readonly piece: string;
  /** Its distance, as doc comments begin. */
  readonly title: string;
  /**
   * The least number of moves between two squares of the board, 0 where they are the same, `undefined` where
   * it never gets. A piece that has no formula is searched for instead.
   */
  readonly formula?: (board: Board, from: Square, to: Square) => number | undefined;
}

/** A metric that has a formula. */
export type FormulaMetric = Metric & Required<Pick<Metric, "formula">>;

/** A metric whose piece gets everywhere, and whose formula says so. */
type EverywhereMetric = Omit<Metric, "formula"> & {
  readonly formula: (board: Board, from: Square, to: Square) => number;
};

/** Orthogonal single steps: Manhattan distance is the wazir's. Source: page Manhattan-Distance. */
export const WAZIR: EverywhereMetric = {
  piece: "wazir",
  title: "Manhattan distance, in orthogonal king moves,",
  leaps: piece("W").leaps,
  formula: (board, from, to) => {
    const { files, ranks } = apart(board, from, to);
    return files + ranks;
  },
};

/** Single steps in all eight directions: Chebyshev distance is the king's. Source: page Distance. */
export const KING: EverywhereMetric = {
  piece: "king",
  title: "Distance (Chebyshev), in king moves,",
  leaps: piece("K").leaps,
  formula: (board, from, to) => {
    const { files, ranks } = apart(board, from, to);
    return Math.max(files, ranks);
  },
};

/**
 * What the corner rule adds where one of two squares is a corner: for the knight, to the 2 moves between
 * neighbors on a diagonal. Source: page Knight-Distance.
 */
export const CORNER_RULE_MOVES = 2;

/**
 * Knight distance. The formula holds where both sides of the board have at least five squares.
 * Each move covers at most 2 of either coordinate and 3 of their sum, and changes the square's color:
 * the least count that satisfies all three is the distance, but for neighbors on a file or rank (3),
 * squares two apart diagonally (4), and a corner and its diagonal neighbor (4; elsewhere 2).
 * Source: page Knight-Distance; its table `ndis` and corner rule hold the same numbers.
 */
export const KNIGHT: EverywhereMetric = {
  piece: "knight",
  title: "Knight distance, in moves,",
  leaps: piece("N").leaps,
  formula: (board, from, to) => {
    const { files, ranks } = apart(board, from, to);
    if (files + ranks === 1) return 3;
    if (files === 2 && ranks === 2) return 4;
    if (files === 1 && ranks === 1)
      return isCorner(board, from) === isCorner(board, to) ? 2 : 2 + CORNER_RULE_MOVES;
    const moves = Math.ceil(Math.max(files / 2, ranks / 2, (files + ranks) / 3));
    return (moves + files + ranks) % 2 === 0 ? moves : moves + 1;
  },
};

/** Rook distance: 1 along a file or rank, else 2. Source: the moves of the rook, on the empty board. */
export const ROOK: FormulaMetric = {
  piece: "rook",
  title: "Rook distance, in moves on the empty board,",
  leaps: piece("R").leaps,
  formula: (board, from, to) => {
    const { files, ranks } = apart(board, from, to);
    return Math.sign(files) + Math.sign(ranks);
  },
};

/**
 * Bishop distance: 1 along a diagonal, else 2, and never to a square of the other color. The formula holds
 * where the sides of the board differ by one square at most, so that any two diagonals of a color meet.
 */
export const BISHOP: FormulaMetric = {
  piece: "bishop",
  title: "Bishop distance, in moves on the empty board,",
  leaps: piece("B").leaps,
  formula: (board, from, to) => {
    const { files, ranks } = apart(board, from, to);
    if ((files + ranks) % 2 !== 0) return undefined;
    if (from === to) return 0;
    return files === ranks ? 1 : 2;
  },
};

/** Queen distance: 1 along a file, rank or diagonal, else 2. */
export const QUEEN: FormulaMetric = {
  piece: "queen",
  title: "Queen distance, in moves on the empty board,",
  leaps: piece("Q").leaps,
  formula: (board, from, to) => {
    const { files, ranks } = apart(board, from, to);
    if (from === to) return 0;
    return files === 0 || ranks === 0 || files === ranks ? 1 : 2;
  },
};
