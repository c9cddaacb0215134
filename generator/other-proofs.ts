/**
 * The proofs of all tables but those of distances, which `proofs.ts` holds: each number is found in two ways
 * that share nothing.
 */
import { ranksOf, squareCount, squareName, squaresOf, type Board, type Square } from "./board.js";
import type { CoordinatesEntry, PairsEntry, PathsEntry, SquaresEntry } from "./entry.js";
import { demand, foundLength, foundOtherwise, foundOutside, type Finding } from "./finding.js";
import { byPair, type DifferenceLayout } from "./layouts.js";
import { pathsByFormula, pathsByWalking, type SquareSet } from "./paths.js";

/** The largest number that an entry of any table may hold. */
const LARGEST_BYTE = 255;

/** The entries of a table of single squares; throws a `ProofError` unless both ways find the same bytes. */
export const proveSquares = (entry: SquaresEntry, board: Board): readonly number[] => {
  const values = entry.values(board);
  demand(
    entry.name,
    () => foundNoByte(values, board),
    () => foundOtherwise(values, entry.again(board), nameOn(board)),
  );
  return values;
};

/**
 * The coordinates of the squares; throws a `ProofError` unless they are width × rank + file, and each
 * difference of two is the layout's index.
 */
export const proveCoordinates = (entry: CoordinatesEntry, board: Board): readonly number[] => {
  const layout = entry.layout(board);
  const values = squaresOf(board).map(layout.coordinate);
  const again = ranksOf(board).flatMap((squares, rank) =>
    squares.map((_, file) => layout.width * rank + file),
  );
  demand(
    entry.name,
    () => foundNoByte(values, board),
    () => foundOtherwise(values, again, nameOn(board)),
    () => foundOtherDifference(values, layout, board),
  );
  return values;
};

/** The entries of a table of pairs; throws a `ProofError` unless both ways find the same bytes. */
export const provePairs = (entry: PairsEntry, board: Board): readonly (readonly number[])[] => {
  const values = entry.values(board);
  const { entryName, length } = byPair(board);
  demand(
    entry.name,
    () => foundLength(values.flat().length, length),
    () => foundOutside(values.flat(), LARGEST_BYTE, entryName),
    () => foundOtherwise(values.flat(), entry.again(board).flat(), entryName),
  );
  return values;
};

/** The sets of squares on shortest paths; throws a `ProofError` unless both ways find the same. */
export const provePaths = (
  { name, metric }: PathsEntry,
  board: Board,
): readonly (readonly SquareSet[])[] => {
  demand(name, () =>
    squareCount(board) === 64 ? undefined : { place: "board", found: "sets are of 64 squares" },
  );
  const sets = pathsByFormula(board, metric);
  const words = (found: readonly (readonly SquareSet[])[]): readonly string[] =>
    found.flat().map(({ lo, hi }) => `${lo} and ${hi}`);
  demand(name, () =>
    foundOtherwise(words(sets), words(pathsByWalking(board, metric)), byPair(board).entryName),
  );
  return sets;
};

const foundNoByte = (values: readonly number[], board: Board): Finding | undefined =>
  foundLength(values.length, squareCount(board)) ??
  foundOutside(values, LARGEST_BYTE, nameOn(board));

const nameOn =
  (board: Board) =>
  (square: Square): string =>
    squareName(board, square);

const foundOtherDifference = (
  coordinates: readonly number[],
  { readings, zero }: DifferenceLayout,
  board: Board,
): Finding | undefined => {
  for (const [sq1, { indices }] of readings.entries())
    for (const [sq2, index] of indices.entries()) {
      const difference = Number(coordinates[sq2]) - Number(coordinates[sq1]) + zero;
      if (difference !== index)
        return {
          place: `${squareName(board, sq1)}, ${squareName(board, sq2)}`,
          found: `index ${difference} by the coordinates, should be ${index}`,
        };
    }
  return undefined;
};
