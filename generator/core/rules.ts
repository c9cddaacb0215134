/** Rules by which a table can be checked knowing only the moves, without its formula or a search. */
import type { Board, Square, Vector } from "./board.js";
import type { Expression } from "./expression.js";
import type { Answer } from "./measure.js";
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
 * - `cell`: it follows from the file and the rank of its square alone.
 * - `member`: 1 for some squares, 0 for the others.
 * - `step`, `reach`: for each value, the number of the square to which the move with that value leads; how many there are.
 * - `moves`: the squares to which the moves from its square lead.
 * - `between`: the squares that the move from the origin passes; `line`: all squares of its line.
 * - `paths`, `pathCount`: the answers one move before, together, where that is nearer to the origin; with the square itself,
 *   and 1 at the origin.
 * - `rings`, `zones`: for each count, the squares exactly or at most so many moves away.
 */
export type Fold =
  | ("cell" | "member" | "least" | "one" | "all" | "moves" | "step" | "reach" | "between" | "line")
  | ("paths" | "pathCount" | "rings" | "zones");

export interface Rule {
  readonly fold: Fold;
  /** The moves on a board, each with its value. */
  readonly moves: (board: Board) => readonly (readonly [path: Path, value: number])[];
  /** What moves, if answers follow from the number of its moves. */
  readonly mover?: Mover;
  /** The answer for a cell, if that is all it follows from. */
  readonly ofCell?: (file: Expression, rank: Expression) => Expression;
  /** The squares for which the answer is 1, if it is 0 for the others. */
  readonly members?: (board: Board) => readonly Square[];
  /** What a table has instead of an answer. */
  readonly values?: ReadonlyMap<Answer, number>;
}

export const ruleOf = (
  fold: Fold,
  pathsOn: (board: Board) => readonly Path[],
  valueOf: (path: Path) => number = () => 1,
): Rule => ({ fold, moves: (board) => pathsOn(board).map((path) => [path, valueOf(path)]) });
