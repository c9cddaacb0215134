/** Walks along the lines of a board, or along the ways of a piece. */
import { at, onceFor } from "../common.js";
import { longestRide, squareName } from "../boards/board.js";
import type { Board, Leap, Mover, Square, Vector } from "../boards/board.js";
import { fromOrigins, type Answer, type Way } from "./measure.js";
import type { Path } from "./rules.js";

/** The vectors to the squares in the opposite direction, if they are on one line. */
const opposite = (vectors: readonly Vector[]): readonly Vector[] =>
  vectors.every((one) => one.files * at(vectors, 0).ranks === one.ranks * at(vectors, 0).files)
    ? vectors.map(({ files, ranks }) => ({ files: -files, ranks: -ranks }))
    : [];

/** The files, ranks and diagonals. */
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

/** The ways of a piece: of its leaps, those that no other passes, with all that they pass. */
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

type Follow = (board: Board, from: Square, vectors: readonly Vector[]) => readonly Square[];

/** The squares along a path, up to the edge of the board, each one step from the one before. */
const byStep: Follow = (board, from, vectors) => {
  const squares: Square[] = [];
  let [here, before]: [Square | undefined, Vector] = [from, { files: 0, ranks: 0 }];
  for (const vector of vectors) {
    const step = { files: vector.files - before.files, ranks: vector.ranks - before.ranks };
    here = board.plus(here, step);
    if (here === undefined || here === from) break;
    squares.push(here);
    before = vector;
  }
  return squares;
};

/** The same, each by its vector from the beginning. */
const byVector: Follow = (board, from, vectors) => {
  const squares: Square[] = [];
  for (const vector of vectors) {
    const square = board.plus(from, vector);
    if (square === undefined || square === from) break;
    squares.push(square);
  }
  return squares;
};

/** The squares of a path as far as a piece may stop. */
const upToStop = (squares: readonly Square[], { stops }: Path): readonly Square[] =>
  squares.slice(0, 1 + squares.findLastIndex((_, place) => stops.has(place)));

/** The squares of a path from a square, as far as a piece may stop. */
export const squaresAlong = (board: Board, from: Square, path: Path): readonly Square[] =>
  upToStop(byVector(board, from, path.vectors), path);

export interface Walk {
  readonly board: Board;
  readonly origin: Square;
  readonly target: Square;
  readonly direction: number;
  readonly ahead: readonly Square[];
  /** The squares in the opposite direction. */
  readonly behind: () => readonly Square[];
  /** The places in `ahead` where the piece may stop. */
  readonly stops: ReadonlySet<number>;
}

/**
 * For each square on a path from the origin, the answer for it; `elsewhere` for the others. One way walks, the other goes
 * by vectors, or on a rectangle by a rule that holds there, if there is one.
 */
export const walking = <A extends Answer>(
  pathsOn: (board: Board) => readonly Path[],
  elsewhere: A,
  answer: (walk: Walk) => A,
  rule?: Way<A>,
): readonly [Way<A>, Way<A>] => {
  const following = (name: string, follow: Follow): Way<A> =>
    fromOrigins(name, (board) => ([origin = 0]) => {
      const answers = board.squares.map(() => elsewhere);
      for (const path of pathsOn(board)) {
        const ahead = upToStop(follow(board, origin, path.vectors), path);
        const behind = () => upToStop(follow(board, origin, opposite(path.vectors)), path);
        const { direction, stops } = path;
        for (const [place, target] of ahead.entries())
          if (stops.has(place))
            answers[target] = answer({ board, origin, target, direction, ahead, behind, stops });
      }
      return answers;
    });
  const byVectors = following("the vectors", byVector);
  const on: Way<A>["on"] = (board) => (rule && board.isRectangle ? rule : byVectors).on(board);
  return [following("walking", byStep), { ...(rule ?? byVectors), on }];
};

export const noDirections = ({ graphs, isTurnedOver }: Board): string | undefined =>
  graphs
    ? "a graph has no lines"
    : isTurnedOver
      ? "a join that turns over has no lines"
      : undefined;

/**
 * Says why a board has no lines, or why those of a piece are not clear; `undefined` if they are. Two ways past the same
 * squares are one, unless it counts where the piece may stop.
 */
export const noLines = (board: Board, mover?: Mover, doStopsCount = false): string | undefined => {
  const reason = noDirections(board);
  if (reason !== undefined) return reason;
  const paths = (mover ? ridesOf(mover) : linesOn)(board);
  for (const from of board.squares) {
    const reached = new Map<Square, string>();
    for (const { direction, vectors, stops } of paths) {
      const ahead = byStep(board, from, vectors);
      for (const [place, to] of ahead.entries()) {
        if (!stops.has(place)) continue;
        const passed = ahead
          .slice(0, place)
          .map((square, at) => `${square}${doStopsCount && stops.has(at) ? " stops" : ""}`);
        const way = `${direction} ${passed.join()}`;
        if ((reached.get(to) ?? way) !== way)
          return `two ways lead from ${squareName(board, from)} to ${squareName(board, to)}`;
        reached.set(to, way);
      }
    }
  }
  return undefined;
};
