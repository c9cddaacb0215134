/** Rules by which a table can be checked knowing only the moves, without its formula or a search. */
import type { Board, Vector } from "./board.js";
import type { Mover } from "./mover.js";

/** A way to go from any square. */
export interface Path {
  /** The number of its direction, from 1, if it is one of the lattice's. */
  readonly direction: number;
  readonly vectors: readonly Vector[];
  /** The places in `vectors` where a piece may stop. */
  readonly stops: ReadonlySet<number>;
}

/**
 * How an answer follows from the moves to its square.
 * - `least`: it is the least sum of the value of a move and the answer where it begins; 0 at the origin.
 * - `one`: it is the value of the move from the origin; `all`: all their bits.
 * - `between`: the squares that the move from the origin passes; `line`: all squares of its line.
 * - `paths`, `pathCount`: the answers one move before, together, where that is nearer to the origin; with the square itself,
 *   and 1 at the origin.
 * - `rings`, `zones`: for each count, the squares exactly or at most so many moves away.
 */
export type Fold =
  ("least" | "one" | "all" | "between" | "line") | ("paths" | "pathCount" | "rings" | "zones");

export interface Rule {
  readonly fold: Fold;
  /** The moves on a board, each with its value. */
  readonly moves: (board: Board) => readonly (readonly [path: Path, value: number])[];
  /** What moves, if answers follow from the number of its moves. */
  readonly mover?: Mover;
}

export const ruleOf = (
  fold: Fold,
  pathsOn: (board: Board) => readonly Path[],
  valueOf: (path: Path) => number = () => 1,
): Rule => ({ fold, moves: (board) => pathsOn(board).map((path) => [path, valueOf(path)]) });
