/** Rules by which a table can be checked knowing only the moves, without its formula or a search. */
import type { Board, Vector } from "../boards/board.js";

/** A way to go from any square. */
export interface Path {
  /** The number of its direction, from 1, if it is one of the lattice's. */
  readonly direction: number;
  /** The vectors to the squares along it. */
  readonly vectors: readonly Vector[];
  /** The places in `vectors` where a piece may stop. */
  readonly stops: ReadonlySet<number>;
}

export interface Rule {
  /**
   * How an answer follows from the moves to its square. `least`: it is the least sum of the value of a move and the answer
   * where it begins; 0 at the origin. `one`: it is the value of the move from the origin; `all`: all their bits.
   */
  readonly fold: "least" | "one" | "all";
  /** If the answers are sets for counts: a set has a square if the square's own answer has this relation to the count. */
  readonly relation?: "==" | "<=";
  /** The moves on a board, each with its value. */
  readonly moves: (board: Board) => readonly (readonly [path: Path, value: number])[];
}
