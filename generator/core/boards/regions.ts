/** Regions. Each region has two definitions, a list and a membership test, which the proofs compare. */
import { at, onceFor } from "../../common.js";
import { apart, fileOf, rankOf, SQUARES, isRectangle } from "./board.js";
import type { Board, Square, Vector } from "./board.js";

/** A set of squares, such as the center, that is defined for any board. */
export interface Region {
  /** The word for the region, such as `center`, in the names of tables. */
  readonly name: string;
  /** The squares in ascending order, without duplicates. */
  readonly squares: (board: Board) => readonly Square[];
  /** Reports whether a square is in the region, without using the list. */
  readonly contains: (board: Board, square: Square) => boolean;
}

const neighborsBy = (steps: "neighbors" | "sides") =>
  onceFor((board: Board): readonly (readonly Square[])[] =>
    board.squares.map((square) =>
      board.lattice[steps]
        .map((step) => board.plus(square, step))
        .filter((to): to is Square => to !== undefined),
    ),
  );

/** For each square, the squares that share a side or a corner with it. */
const neighborsOn = neighborsBy("neighbors");

/** For each square, the squares that share a side with it. */
const besideOn = neighborsBy("sides");

/** For each square, the number of times that it is a neighbor of another square. */
const timesTouched = onceFor((board: Board) => {
  const counts = board.squares.map(() => 0);
  for (const other of neighborsOn(board).flat()) counts[other] = at(counts, other) + 1;
  return counts;
});

/** Reports whether a square lacks a neighbor on at least one side along an axis. */
const endsAlong =
  (axis: keyof Vector) =>
  (board: Board, square: Square): boolean =>
    [1, -1].some((step) => board.plus(square, { files: 0, ranks: 0, [axis]: step }) === undefined);

const [endsInFiles, endsInRanks] = [endsAlong("files"), endsAlong("ranks")];

const withLeast = (
  squares: readonly Square[],
  numberOf: (square: Square) => number,
): readonly Square[] => {
  const numbers = squares.map(numberOf);
  const least = numbers.reduce((least, other) => Math.min(least, other), Infinity);
  return least === Infinity ? [] : squares.filter((_, place) => numbers[place] === least);
};

/** The number of steps across sides to the farthest square; infinite if some square cannot be reached. */
const stepsToFarthest = (board: Board, from: Square): number => {
  if (isRectangle(board))
    return board.squares.reduce((most, other) => {
      const { files, ranks } = apart(board, from, other);
      return Math.max(most, files + ranks);
    }, 0);
  const beside = besideOn(board);
  const found = new Set([from]);
  for (let steps = 0, last = [from]; ; steps++) {
    if (found.size === board.squares.length) return steps;
    last = last
      .flatMap((square) => at(beside, square))
      .filter((to) => !found.has(to) && found.add(to));
    if (last.length === 0) return Infinity;
  }
};

/** The squares from which the fewest steps reach every other square. The search starts from all squares at once. */
const firstToReachAll = onceFor((board: Board): readonly Square[] => {
  const beside = besideOn(board);
  const all = (1n << BigInt(board.squares.length)) - 1n;
  let reached = board.squares.map((square) => 1n << BigInt(square));
  for (let before: typeof reached = []; reached.join() !== before.join();) {
    const done = board.squares.filter((square) => reached[square] === all);
    if (done.length > 0) return done;
    before = reached;
    reached = before.map((set, square) =>
      at(beside, square).reduce((sum, to) => sum | at(before, to), set),
    );
  }
  return [];
});

/** The squares with the least wazir distance to the farthest square: d4, e4, d5, e5 on 8×8; fewer if a side is odd. */
export const CENTER: Region = {
  name: "center",
  squares: onceFor((board) => withLeast(board.squares, (square) => stepsToFarthest(board, square))),
  contains: (board, square) =>
    isRectangle(board)
      ? Math.abs(2 * fileOf(board, square) - (board.files - 1)) <= 1 &&
        Math.abs(2 * rankOf(board, square) - (board.ranks - 1)) <= 1
      : firstToReachAll(board).includes(square),
};

/** The squares with fewer neighbors than an inner square, which has eight, or six on hexagons. */
export const EDGE: Region = {
  name: "edge",
  squares: onceFor((board) =>
    board.squares.filter(
      (square) => at(neighborsOn(board), square).length < board.lattice.neighbors.length,
    ),
  ),
  contains: (board, square) =>
    isRectangle(board)
      ? endsInFiles(board, square) || endsInRanks(board, square)
      : at(timesTouched(board), square) < board.lattice.neighbors.length,
};

/**
 * The squares with the fewest neighbors, if they have fewer than a square at a straight edge: a1, h1, a8 and h8 on
 * 8×8. A cylinder has no corners.
 */
export const CORNERS: Region = {
  name: "corner",
  squares: onceFor((board) => {
    const { neighborsAtEdge } = board.lattice;
    const numberOf = (square: Square): number => at(neighborsOn(board), square).length;
    return withLeast(board.squares, numberOf).filter(
      (square) => numberOf(square) < neighborsAtEdge,
    );
  }),
  contains: (board, square) =>
    isRectangle(board)
      ? endsInFiles(board, square) && endsInRanks(board, square)
      : at(timesTouched(board), square) < board.lattice.neighborsAtEdge &&
        timesTouched(board).every((times) => times >= at(timesTouched(board), square)),
};

const cornersOfColor = (name: string, parity: 0 | 1): Region => ({
  name,
  squares: (board) =>
    CORNERS.squares(board).filter(
      (square) =>
        board.lattice === SQUARES && (fileOf(board, square) + rankOf(board, square)) % 2 === parity,
    ),
  contains: (board, square) =>
    board.lattice === SQUARES &&
    CORNERS.contains(board, square) &&
    (fileOf(board, square) % 2 === rankOf(board, square) % 2) === (parity === 0),
});

/** The corners on light squares: a8 and h1 on 8×8. */
export const LIGHT_CORNERS: Region = cornersOfColor("light corner", 1);

/** The corners on dark squares: a1 and h8 on 8×8. */
export const DARK_CORNERS: Region = cornersOfColor("dark corner", 0);
