/** Pieces. The pieces of the catalogue are leapers and riders whose leaps have one or two sizes. */
import { present } from "../common.js";
import { inAllDirections, longestRide, type Board, type Vector } from "./board.js";
import type { Leap, Mover } from "./moves.js";

/** A piece: its name and its moves on an empty board, without moves that only capture. */
export interface Piece extends Mover {
  /** The Betza notation, such as `NC`. */
  readonly notation: string;
  /** The name in camelCase: a usual name, such as `knight`, or one derived from the notation, such as `pieceNC`. */
  readonly name: string;
  /**
   * Returns every move on a board, once for each way of making the move. On an empty board, a rider is a leaper of
   * many sizes. Throws a `BetzaError` if the notation has no meaning on the board.
   */
  readonly leaps: (board: Board) => readonly Leap[];
  /** The moves that capture, if they differ from the other moves. */
  readonly capturing?: Mover;
}

/** The name of a piece in a sentence: `camel (C in Betza notation)`, or `piece NC` if it has no usual name. */
export const inWords = ({ name, notation }: Pick<Piece, "name" | "notation">): string =>
  name.startsWith("piece") ? `piece ${notation}` : `${name} (${notation} in Betza notation)`;

/** A piece of one letter. */
export interface AtomKind {
  readonly name: string;
  /** The sizes of its leaps. */
  readonly leaps: readonly Vector[];
  /** Whether the piece may repeat a leap any number of times in one move. */
  readonly isRider?: true;
}

const SIDE = { files: 1, ranks: 0 };
const DIAGONAL = { files: 1, ranks: 1 };

/** The letters of the catalogue's pieces, and of the ferz, which moves as pawns capture. */
export type Atom = "W" | "F" | "N" | "K" | "R" | "B" | "Q";

export const ATOMS_OF_CHESS: Readonly<Record<Atom, AtomKind>> = {
  W: { name: "wazir", leaps: [SIDE] },
  F: { name: "ferz", leaps: [DIAGONAL] },
  N: { name: "knight", leaps: [{ files: 2, ranks: 1 }] },
  K: { name: "king", leaps: [SIDE, DIAGONAL] },
  R: { name: "rook", leaps: [SIDE], isRider: true },
  B: { name: "bishop", leaps: [DIAGONAL], isRider: true },
  Q: { name: "queen", leaps: [SIDE, DIAGONAL], isRider: true },
};

/** Returns the piece that a letter stands for. With `forward`, it moves only up the board (1), or only down (-1). */
export const atom = /* @__NO_SIDE_EFFECTS__ */ (notation: Atom, forward?: 1 | -1): Piece => {
  const { name, leaps: sizes, isRider } = ATOMS_OF_CHESS[notation];
  const isForward = (ranks: number): boolean =>
    forward === undefined || Math.sign(ranks) === forward;
  return {
    notation,
    name,
    leaps: (board) => {
      const { turns, vectorOf } = board.lattice;
      const steps = sizes
        .flatMap((size) => present(vectorOf(size)))
        .flatMap((size) => inAllDirections(turns, size))
        .filter(({ ranks }) => isForward(ranks));
      const times = isRider ? longestRide(board) - 1 : 1;
      return steps.flatMap((step) => {
        const leaps: Leap[] = [];
        for (let time = 1; time <= times; time++) {
          const over = leaps.at(-1);
          const leap = { files: time * step.files, ranks: time * step.ranks };
          leaps.push(over ? { ...leap, over } : leap);
        }
        return leaps;
      });
    },
  };
};

/** The names of the pawns. Pawns have attacks but no distance, because they do not capture as they move. */
export const PAWN_NAMES = ["whitePawn", "blackPawn"] as const;
