/** Rules that check a table from the moves alone, without its formula or a search. */
import type { Board, Square, Stride } from "../boards/board.js";
import type { Expression } from "./expression.js";
import type { Mover } from "../boards/moves.js";

/** A path that can be taken from any square. */
export interface Path {
  /** The number of the line's direction in the lattice, from 1; 0 for the paths of a piece. */
  readonly direction: number;
  readonly vectors: readonly Stride[];
  /** The places in `vectors` where a piece may stop. */
  readonly stops: ReadonlySet<number>;
}

/**
 * How the answer for a square follows from the moves to the square.
 * - `least`: the least sum of the value of a move and the answer for the square where the move begins; 0 at the origin.
 * - `one`: the value of the move from the origin; `all`: the bits of the values of all such moves.
 * - `cell`: a value that follows from the file and rank of the square alone; `member`: 1 for some squares, else 0;
 * `count`: the number of squares before the square, row by row.
 * - `step`: for each value, the number of the square to which the move with this value leads.
 * - `reach`: for each value, how many squares the move with this value reaches.
 * - `ray`: for each value, the squares that the move with this value reaches.
 * - `moves`: the squares to which the moves from the square lead.
 * - `mask`: the squares that the moves from the square pass.
 * - `between`: the squares that the move from the origin passes; `line`: all squares of the line of this move;
 * `beyond`: the squares of this line from the origin on, without the origin.
 * - `paths`: the square itself, and the answers for the squares one move nearer to the origin; `pathCount`: the sum of
 * these answers; 1 at the origin.
 * - `rings`, `zones`: for each count, the squares exactly or at most that many moves away.
 */
export type Fold =
  | (
      | "cell"
      | "member"
      | "count"
      | "least"
      | "one"
      | "all"
      | "moves"
      | "mask"
      | "ray"
      | "beyond"
      | "step"
      | "reach"
      | "between"
      | "line"
    )
  | ("paths" | "pathCount" | "rings" | "zones");

export interface Rule {
  readonly fold: Fold;
  /** The moves on a board, each with its value. */
  readonly moves: (board: Board) => readonly (readonly [path: Path, value: number])[];
  /** The mover, if the rule also holds on boards where moves do not follow from vectors. */
  readonly mover?: Mover;
  /** Returns the answer for a cell, if the answer follows from the cell alone. */
  readonly ofCell?: (file: Expression, rank: Expression, board: Board) => Expression;
  /** The squares with the answer 1, if all other squares have the answer 0. */
  readonly members?: (board: Board) => readonly Square[];
  /** The numbers that a table holds in place of certain answers. */
  readonly values?: ReadonlyMap<number | bigint | undefined, number>;
}

export const ruleOf = (
  fold: Fold,
  pathsOn: (board: Board) => readonly Path[],
  valueOf: (path: Path) => number = () => 1,
): Rule => ({ fold, moves: (board) => pathsOn(board).map((path) => [path, valueOf(path)]) });
