/**
 * The fill: distances by expanding a set of squares, one move at a time, until nothing new is reached.
 * Sets are bitboards, bigints with bit n for square n. It knows nothing of the formulas it is held against.
 * Source: page Knight-Distance, "Knight Fill"; here for any leaper, any board and any set of origins.
 */
import { squareAt, squareCount, type Board, type Square } from "./board.js";

/** One move of a leaper: so many files to the right and ranks up, negative to the left and down. */
export interface Leap {
  /** How many files to the right. */
  readonly files: number;
  /** How many ranks up. */
  readonly ranks: number;
}

/** Distances by square from the nearest of some origins; `undefined` where no move ever gets. */
export type Fill = (origins: readonly Square[]) => readonly (number | undefined)[];

/**
 * The fill of a leaper on a board. Origins are at distance 0, every other square at the least number of
 * moves from the nearest of them.
 */
export const fillOf = (board: Board, leaps: readonly Leap[]): Fill => {
  const shifts = leaps.map((leap) => shiftOf(board, leap));
  return (origins) => {
    const distances = Array.from<number | undefined>({ length: squareCount(board) });
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

/** What moves: its moves on each board. */
export interface Mover {
  /** The moves of one turn, from any square; those that leave the board are not made. */
  readonly leaps: (board: Board) => readonly Leap[];
}

const fills = new WeakMap<Mover["leaps"], Map<string, Fill>>();

/** The fill of a piece on a board. It remembers its answers, for every layout of a piece asks for the same. */
export const fillFor = (board: Board, { leaps }: Mover): Fill => {
  const size = `${board.files}×${board.ranks}`;
  const ofPiece = fills.get(leaps) ?? new Map<string, Fill>();
  fills.set(leaps, ofPiece);
  const known = ofPiece.get(size) ?? remembering(fillOf(board, leaps(board)));
  ofPiece.set(size, known);
  return known;
};

/** The same fill, which remembers its answers: the rows of a layout by difference all have one origin. */
export const remembering = (fill: Fill): Fill => {
  const answers = new Map<string, ReturnType<Fill>>();
  return (origins) => {
    const key = origins.join();
    const distances = answers.get(key) ?? fill(origins);
    answers.set(key, distances);
    return distances;
  };
};

/**
 * A leap as a bitboard operation: the squares from which it stays on the board, and how far bits move to
 * the left; to the right if negative, as `<<` takes it for bigints.
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

/** The coordinates, the first and the one after the last, that stay on the board when so much is added. */
const staying = (count: number, by: number): readonly [number, number] => [
  Math.max(0, -by),
  Math.min(count, count - by),
];

const expand = (shifts: readonly Shift[], set: bigint): bigint => {
  let attacks = 0n;
  for (const { from, by } of shifts) attacks |= (set & from) << by;
  return attacks;
};

const bitboard = (squares: readonly Square[]): bigint =>
  squares.reduce((set, square) => set | (1n << BigInt(square)), 0n);

const squaresIn = (set: bigint): Square[] => {
  const bits = set.toString(2);
  const squares: Square[] = [];
  for (let square = 0; square < bits.length; square++)
    if (bits[bits.length - 1 - square] === "1") squares.push(square);
  return squares;
};
