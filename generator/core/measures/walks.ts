/** Walks along the lines of a board, or along the paths of a piece. */
import { at, onceFor } from "../../common.js";
import { isToGap, longestRide, type Board, type Square } from "../boards/board.js";
import type { Leap, Mover } from "../boards/moves.js";
import { fromOrigins, type Way } from "./measure.js";
import type { Path } from "./rules.js";
import type { Answer } from "./elements.js";

/** The paths along files, ranks and diagonals. */
export const linesOn: (board: Board) => readonly Path[] = onceFor(
  (board: Board): readonly Path[] => {
    const factors = Array.from({ length: longestRide(board) - 1 }, (_, place) => place + 1);
    if (factors.length === 0) return [];
    return board.lattice.directions.map((step, place) => ({
      direction: place + 1,
      vectors: factors.map((factor) => ({
        files: step.files * factor,
        ranks: step.ranks * factor,
        over: { files: step.files * (factor - 1), ranks: step.ranks * (factor - 1) },
      })),
      stops: new Set(factors.keys()),
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

/** The squares that a path leads to from a square, without gaps, and whether a piece may stop on each. */
interface Trail {
  readonly squares: readonly Square[];
  readonly stops: readonly boolean[];
}

/** The trail of a path from a square, within the board, up to the last square where a piece may stop. */
export const trailOf = (board: Board, from: Square, { vectors, stops }: Path): Trail => {
  const [squares, isStop]: [Square[], boolean[]] = [[], []];
  for (const [place, vector] of vectors.entries()) {
    const square = board.plus(from, vector);
    if (square === undefined && isToGap(board, from, vector)) continue;
    if (square === undefined || square === from) break;
    squares.push(square);
    isStop.push(stops.has(place));
  }
  return { squares: squares.slice(0, 1 + isStop.lastIndexOf(true)), stops: isStop };
};

/** The squares of a path from a square, within the board, up to the last square where a piece may stop. */
export const squaresAlong = (board: Board, from: Square, path: Path): readonly Square[] =>
  trailOf(board, from, path).squares;

/** A square where a piece may stop on a path from the origin. */
export interface Walk {
  readonly board: Board;
  readonly origin: Square;
  readonly path: Path;
  /** All squares of the path. `place` is the index of this square in the list. */
  readonly ahead: readonly Square[];
  readonly place: number;
  /** Whether a piece may stop on each square of the path. */
  readonly stops: readonly boolean[];
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
      const { squares: ahead, stops } = trailOf(board, origin, path);
      for (const [place, target] of ahead.entries())
        if (stops[place])
          answers[target] = answer(
            { board, origin, path, ahead, place, stops },
            at(answers, target),
          );
    }
    return answers;
  });
