/**
 * The reference formulas: distances from how far two squares lie apart. Each holds on the boards that its
 * comment names; the proofs compare it with the fill in every element.
 */
import { apart, type Board, type Square, type Vector } from "../boards/board.js";
import { CORNERS } from "../boards/regions.js";
import { fromOrigins, type Distance, type Way } from "./measure.js";

/** The least number of moves between two squares so far apart; `undefined` if there is no path. */
export type Formula<D extends Distance = Distance> = (
  apart: Vector,
  isOneCorner: () => boolean,
) => D;

export const formulaOf =
  <D extends Distance>(formula: Formula<D>, board: Board) =>
  (from: Square, to: Square): D =>
    formula(
      apart(board, from, to),
      () => CORNERS.contains(board, from) !== CORNERS.contains(board, to),
    );

/** The distance from the nearest origin by a formula. */
export const byFormula = (name: string, formula: Formula): Way<Distance> =>
  fromOrigins(`the ${name}'s formula`, (board) => {
    const distanceOf = formulaOf(formula, board);
    return (origins) =>
      board.squares.map((target) => {
        let least: Distance;
        for (const from of origins) {
          const moves = distanceOf(from, target);
          if (moves !== undefined && moves < (least ?? Infinity)) least = moves;
        }
        return least;
      });
  });

/** Orthogonal single steps, on any board. Source: page Manhattan-Distance. */
export const manhattan: Formula = ({ files, ranks }) => files + ranks;

/** Single steps in all eight directions, on any board. Source: page Distance. */
export const chebyshev: Formula<number> = ({ files, ranks }) => Math.max(files, ranks);

/** King distance plus Manhattan distance, on any board. */
export const combined: Formula = ({ files, ranks }) => Math.max(files, ranks) + files + ranks;

/**
 * Knight moves, on boards of at least five files and ranks. Each move covers at most 2 of either coordinate
 * and 3 of their sum, and changes the square's color. The least count that satisfies all three is the
 * distance, except neighbors on a file or rank (3), squares two apart on a diagonal (4), and a corner and its
 * diagonal neighbor (4; elsewhere 2).
 * Source: page Knight-Distance; its table `ndis` and corner rule hold the same numbers.
 */
export const knight: Formula = ({ files, ranks }, isOneCorner) => {
  if (files + ranks === 1) return 3;
  if (files === 2 && ranks === 2) return 4;
  if (files === 1 && ranks === 1) return isOneCorner() ? 4 : 2;
  const moves = Math.ceil(Math.max(files / 2, ranks / 2, (files + ranks) / 3));
  return (moves + files + ranks) % 2 === 0 ? moves : moves + 1;
};

/** Rook moves, on any board: 1 along a file or rank, else 2. */
export const rook: Formula = ({ files, ranks }) => Math.sign(files) + Math.sign(ranks);

/**
 * Bishop moves, on boards whose sides differ by one square at most, so that two moves are enough for
 * any square of the same color: 1 along a diagonal, else 2. Squares of the other color are unreachable.
 */
export const bishop: Formula = ({ files, ranks }) => {
  if ((files + ranks) % 2 !== 0) return undefined;
  return files === ranks ? Math.sign(files) : 2;
};

/** Queen moves, on any board: 1 along a file, rank or diagonal, else 2. */
export const queen: Formula = ({ files, ranks }) => {
  if (files + ranks === 0) return 0;
  return files === 0 || ranks === 0 || files === ranks ? 1 : 2;
};
