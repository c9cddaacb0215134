/** The square of the pawn: where the other king is in time to catch a passed pawn that moves first. */
import { at } from "../common.js";
import { squaresTowards } from "./lines.js";
import type { Square } from "../boards/board.js";
import { KING } from "./distance.js";
import { chebyshev, formulaOf } from "./formulas.js";
import { fromOrigins, SET, setOf, type Measure, type Way } from "./measure.js";

type Forward = 1 | -1;

/** By playing the race out: every move of the pawn against every move of the king, on the board without other pieces. */
const byRace = (forward: Forward): Way<bigint> =>
  fromOrigins("the race", (board) => {
    const { squares } = board;
    const kings = KING.ways[0].on(board);
    const neighbors = squares.map((square) => {
      const moves = kings([square]);
      return squares.filter((other) => moves[other] === 1);
    });
    const walks = (ranks: Forward): readonly Square[][] =>
      squares.map((square) => squaresTowards(board, square, { files: 0, ranks }));
    const [ahead, behind] = [walks(forward), walks(forward === 1 ? -1 : 1)];
    const pawnMoves = (pawn: Square, king: Square): readonly Square[] => {
      const [one, two] = at(ahead, pawn);
      if (one === undefined || one === king) return [];
      const isFirst = at(behind, pawn).length === 1;
      return isFirst && two !== undefined && two !== king ? [one, two] : [one];
    };
    const kingCatches = (pawn: Square, king: Square): boolean =>
      at(neighbors, king).includes(pawn) ||
      (at(ahead, pawn).length > 0 && at(neighbors, king).some((next) => isCaught(pawn, next)));
    const caught = new Map<number, boolean>();
    const isCaught = (pawn: Square, king: Square): boolean => {
      const key = pawn * squares.length + king;
      const known =
        caught.get(key) ?? pawnMoves(pawn, king).every((next) => kingCatches(next, king));
      caught.set(key, known);
      return known;
    };
    return () =>
      squares.map((pawn) =>
        at(ahead, pawn).length === 0 || at(behind, pawn).length === 0
          ? 0n
          : setOf(squares.filter((king) => isCaught(pawn, king))),
      );
  });

/** By the rule: the king needs no more moves to the square of promotion than the pawn, which begins. */
const byRule = (forward: Forward): Way<bigint> =>
  fromOrigins("the rule of the square", (board) => {
    const kingMoves = formulaOf(chebyshev, board);
    const squareOf = (pawn: Square): bigint => {
      const { files, ranks } = at(board.cells, pawn);
      const [passed, left] =
        forward === 1 ? [ranks, board.ranks - 1 - ranks] : [board.ranks - 1 - ranks, ranks];
      const promotion = board.squareAt({ files, ranks: forward === 1 ? board.ranks - 1 : 0 });
      if (passed === 0 || left === 0 || promotion === undefined) return 0n;
      const moves = passed === 1 && left > 1 ? left - 1 : left;
      return setOf(board.squares.filter((king) => kingMoves(king, promotion) <= moves));
    };
    return () => board.squares.map(squareOf);
  });

const pawnSquares = (color: string, forward: Forward): Measure<bigint> => ({
  name: [color, "pawn"],
  noun: "squares",
  singular: "square",
  title: () =>
    `The square of a ${color} pawn: where the other king is in time to catch it, the pawn moving first`,
  notes: [
    "The double step is included. Empty for pawns on the first and last rank. Other pieces are not on the board.",
  ],
  page: "Distance",
  element: SET,
  ways: [byRace(forward), byRule(forward)],
});

export const WHITE_PAWN_SQUARES: Measure<bigint> = pawnSquares("white", 1);

export const BLACK_PAWN_SQUARES: Measure<bigint> = pawnSquares("black", -1);
