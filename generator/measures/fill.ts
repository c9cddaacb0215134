/**
 * The fill: distances by expanding a set of squares, one move at a time, until nothing new is reached.
 * Sets are bitboards, bigints with bit n for square n. It shares no code with the formulas that it is compared with.
 * Source: page Knight-Distance, "Knight Fill"; generalized to any leaper, any board and any set of origins.
 */
import {
  squareAt,
  squareCount,
  type Board,
  type Leap,
  type Mover,
  type Square,
} from "../boards/board.js";
import type { Answers, Distance, Way } from "./measure.js";

/** The distance from the nearest origin by the fill: 0 at the origins, `undefined` for unreachable squares. */
export const byFill = ({ leaps }: Mover): Way<Distance> => ({
  name: "the fill",
  on: (board) => fillOf(board, leaps(board)),
});

const fillOf = (board: Board, leaps: readonly Leap[]): Answers<Distance> => {
  const shifts = leaps.map((leap) => shiftOf(board, leap));
  return (origins) => {
    const distances = Array.from<Distance>({ length: squareCount(board) });
    let frontier = bitboard(origins);
    let reached = frontier;
    for (let moves = 0; frontier !== 0n; moves++) {
      for (const square of squaresIn(frontier)) distances[square] = moves;
      frontier = expand(shifts, frontier) & ~reached;
      reached |= frontier;
    }
    return distances;
  };
};

/**
 * A leap as a bitboard operation: the squares from which it stays on the board, and how far bits move to
 * the left, or to the right if negative, as with `<<` for bigints.
 */
interface Shift {
  readonly from: bigint;
  readonly by: bigint;
}

const shiftOf = (board: Board, { files, ranks }: Leap): Shift => {
  const [file, fileEnd] = staying(board.files, files);
  const row = ((1n << BigInt(Math.max(0, fileEnd - file))) - 1n) << BigInt(file);
  const [firstRank, rankEnd] = staying(board.ranks, ranks);
  let from = 0n;
  for (let rank = firstRank; rank < rankEnd; rank++)
    from |= row << BigInt(squareAt(board, 0, rank));
  return { from, by: BigInt(squareAt(board, files, ranks)) };
};

/** The coordinates that stay on the board when `by` is added: the first, and the one after the last. */
const staying = (count: number, by: number): readonly [number, number] => [
  Math.max(0, -by),
  Math.min(count, count - by),
];

const expand = (shifts: readonly Shift[], set: bigint): bigint => {
  let attacks = 0n;
  for (const { from, by } of shifts) attacks |= (set & from) << by;
  return attacks;
};

/** The set of some squares. */
export const bitboard = (squares: readonly Square[]): bigint =>
  squares.reduce((set, square) => set | (1n << BigInt(square)), 0n);

const squaresIn = (set: bigint): Square[] => {
  const bits = set.toString(2);
  const squares: Square[] = [];
  for (let square = 0; square < bits.length; square++)
    if (bits[bits.length - 1 - square] === "1") squares.push(square);
  return squares;
};
