/**
 * Walks along the lines of a board, or along the paths of a piece. A rule, which checks a table without its formula or
 * a search, is about the same paths.
 */
import { at, onceFor } from "../common.js";
import { longestRide, type Board, type Square, type Vector } from "./board.js";
import type { Leap, Mover } from "./moves.js";
import { fromOrigins, type Answer, type Way } from "./measure.js";
import type { Expression } from "./expression.js";

/** A path that can be taken from any square. */
export interface Path {
  /** The number of the line's direction in the lattice, from 1; 0 for the paths of a piece. */
  readonly direction: number;
  readonly vectors: readonly Vector[];
  /** The places in `vectors` where a piece may stop. */
  readonly stops: ReadonlySet<number>;
}

/**
 * How the answer for a square follows from the moves to the square.
 * - `least`: the least sum of the value of a move and the answer for the square where it begins; 0 at the origin.
 * - `one`: the value of the move from the origin; `all`: the bits of the values of all such moves.
 * - `cell`: a value that follows from the file and rank of the square alone; `member`: 1 for some squares, else 0.
 * - `step`: for each value, the number of the square to which the move with this value leads.
 * - `reach`: for each value, how many squares the move with this value reaches.
 * - `moves`: the squares to which the moves from the square lead.
 * - `between`: the squares that the move from the origin passes; `line`: all squares of its line.
 * - `paths`: the square itself, and the answers for the squares one move nearer to the origin; `pathCount`: the sum
 *   of those answers, 1 at the origin.
 * - `rings`, `zones`: for each count, the squares exactly or at most that many moves away.
 */
export type Fold =
  | ("cell" | "member" | "least" | "one" | "all" | "moves" | "step" | "reach" | "between" | "line")
  | ("paths" | "pathCount" | "rings" | "zones");

export interface Rule {
  readonly fold: Fold;
  /** The moves on a board, each with its value. */
  readonly moves: (board: Board) => readonly (readonly [path: Path, value: number])[];
  /** The mover, if the rule also holds on boards where moves do not follow from vectors. */
  readonly mover?: Mover;
  /** Returns the answer for a cell, if the answer follows from the cell alone. */
  readonly ofCell?: (file: Expression, rank: Expression) => Expression;
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

/** The paths along files, ranks and diagonals. */
export const linesOn: (board: Board) => readonly Path[] = onceFor(
  (board: Board): readonly Path[] => {
    const factors = Array.from({ length: longestRide(board) - 1 }, (_, place) => place + 1);
    if (factors.length === 0) return [];
    return board.lattice.directions.map((step, place) => ({
      direction: place + 1,
      vectors: factors.map((one) => ({ files: step.files * one, ranks: step.ranks * one })),
      stops: new Set(factors.map((factor) => factor - 1)),
    }));
  },
);

/** The paths of a piece. A path is a leap that no other leap passes, preceded by the leaps that it passes. */
export const ridesOf = ({ leaps }: Mover): ((board: Board) => readonly Path[]) =>
  onceFor((board) => {
    const all = new Set(leaps(board));
    const passed = new Set([...all].map(({ over }) => over));
    const chainOf = (leap: Leap): readonly Leap[] =>
      leap.over === undefined ? [leap] : [...chainOf(leap.over), leap];
    return [...all]
      .filter((leap) => !passed.has(leap))
      .map(chainOf)
      .map((vectors) => ({
        direction: 0,
        vectors,
        stops: new Set([...vectors.keys()].filter((place) => all.has(at(vectors, place)))),
      }));
  });

/** The squares of a path from a square, within the board, up to the last square where a piece may stop. */
export const squaresAlong = (
  board: Board,
  from: Square,
  { vectors, stops }: Path,
): readonly Square[] => {
  const squares: Square[] = [];
  for (const vector of vectors) {
    const square = board.plus(from, vector);
    if (square === undefined || square === from) break;
    squares.push(square);
  }
  return squares.slice(0, 1 + squares.findLastIndex((_, place) => stops.has(place)));
};

/** A square where a piece may stop on a path from the origin. */
export interface Walk {
  readonly board: Board;
  readonly origin: Square;
  readonly path: Path;
  /** All squares of the path. `place` is the index of this square among them. */
  readonly ahead: readonly Square[];
  readonly place: number;
}

/**
 * The way that walks each path from the origin. `answer` returns the answer for each square where a piece may stop,
 * given the answer from earlier paths. All other squares have the answer `elsewhere`.
 */
export const byVectors = <A extends Answer>(
  pathsOn: (board: Board) => readonly Path[],
  elsewhere: A,
  answer: (walk: Walk, known: A) => A,
): Way<A> =>
  fromOrigins("the vectors", (board) => ([origin = 0]) => {
    const answers = board.squares.map(() => elsewhere);
    for (const path of pathsOn(board)) {
      const ahead = squaresAlong(board, origin, path);
      for (const [place, target] of ahead.entries())
        if (path.stops.has(place))
          answers[target] = answer({ board, origin, path, ahead, place }, at(answers, target));
    }
    return answers;
  });
