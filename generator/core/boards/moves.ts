/** What moves on a board, and its moves from each square; the leapers and riders of chess. */
import { at, onceFor, present } from "../../common.js";
import { inAllDirections, isToGap, longestRide } from "./board.js";
import type { Board, Square, Stride } from "./board.js";

/** A move from any square, by a vector. */
export interface Leap extends Stride {
  /**
   * The leap to the last square that this leap passes: for a rook that goes three squares, the leap of two squares.
   * Every passed square must be on the board, or a gap.
   */
  readonly over?: Leap;
}

/** A route of a mover: the squares that the mover passes or reaches from one square. */
export interface Route {
  /** The number of the route's direction, from 0; a direction has the same number from every square. */
  readonly direction: number;
  /** The squares of the route, in order. */
  readonly squares: readonly Square[];
  /** For each square of the route, whether the mover may stop there. */
  readonly stops: readonly boolean[];
}

/** Returns the routes from each square of a board. */
export type Routes = (board: Board) => (from: Square) => readonly Route[];

/** The letters of which a mover's moves are made. */
export interface Spelling {
  /** The Betza notation, such as `mWcF`. */
  readonly notation: string;
  /** Which parts of the notation count: those that move to empty squares, or those that capture. */
  readonly use: "mayMove" | "mayCapture";
  /** 1 if the mover goes up the board; -1 if it is turned by 180°. */
  readonly facing: 1 | -1;
}

/** Something that moves, such as a piece. */
export interface Mover {
  /** The moves on a board, the same from every square. Moves that leave the board are ignored. */
  readonly leaps: (board: Board) => readonly Leap[];
  /** The squares to which the mover moves from each square, if these squares do not follow from the leaps. */
  readonly graph?: (board: Board) => readonly (readonly Square[])[];
  /** The letters from which `pieces/` finds the same moves in another way, to compare them with the leaps. */
  readonly spelling?: Spelling;
  /** The squares where the mover may be; omitted if it may be on any square. */
  readonly within?: (board: Board) => ReadonlySet<Square>;
}

/** The squares to which a mover moves from each square, without duplicates. */
export const movesOf = (mover: Mover, board: Board): readonly (readonly Square[])[] =>
  movesOn(mover)(board);

const movesOn = onceFor((mover: Mover) =>
  onceFor((board: Board) => {
    if (mover.graph) return mover.graph(board);
    const leaps = mover.leaps(board);
    return board.squares.map((from) => [...new Set(reachedBy(leaps, board, from))]);
  }),
);

/** Returns the given squares on which the mover may be. */
export const openTo = (
  mover: Mover | undefined,
  board: Board,
  squares: readonly Square[],
): readonly Square[] => {
  const inside = mover?.within?.(board);
  return inside ? squares.filter((square) => inside.has(square)) : squares;
};

const reachedBy = (leaps: readonly Leap[], board: Board, from: Square): readonly Square[] => {
  const known = new Map<Leap, Square | "gap" | undefined>();
  const reached = (leap: Leap): Square | "gap" | undefined => {
    if (known.has(leap)) return known.get(leap);
    const isOpen = leap.over === undefined || reached(leap.over) !== undefined;
    const to = isOpen ? (board.plus(from, leap) ?? gapAfter(leap)) : undefined;
    // A ride stops before it returns to its origin.
    const end = to === from ? undefined : to;
    known.set(leap, end);
    return end;
  };
  const gapAfter = (leap: Leap): "gap" | undefined =>
    isToGap(board, from, leap) ? "gap" : undefined;
  return leaps.map(reached).filter((to) => typeof to === "number");
};

/** Returns a mover that makes each move in reverse, from the target to the origin. */
export const reversed: (mover: Mover) => Mover = onceFor((mover: Mover) => ({
  leaps: () => [],
  ...(mover.within && { within: mover.within }),
  graph: onceFor((board) => {
    const before = board.squares.map((): Square[] => []);
    for (const [from, squares] of movesOf(mover, board).entries())
      for (const to of squares) at(before, to).push(from);
    return before;
  }),
}));

/** A piece: its name and its moves on an empty board, without moves that only capture. */
export interface Piece extends Mover {
  /** The Betza notation, such as `NC`. */
  readonly notation: string;
  /** The name in camelCase: a usual name, such as `knight`, or a name derived from the notation, such as `pieceNC`. */
  readonly name: string;
  /**
   * Returns every move on a board, once for each way of making the move. On an empty board, a rider is a leaper of
   * many sizes. Throws a `BetzaError` if the notation has no meaning on the board.
   */
  readonly leaps: (board: Board) => readonly Leap[];
  /** The moves that capture, if they differ from the other moves. */
  readonly capturing?: Mover;
  /** The moves of the notation that need other pieces, such as `hops (cpR)`. The piece has none of them. */
  readonly leftOut?: readonly string[];
  /** How a program writes the piece in other letters, such as `fK in XBoard 4.9.1`. */
  readonly written?: string;
}

/**
 * The name of a piece in a sentence, such as `camel (C in Betza notation)`, or `piece NC` if the piece has no usual
 * name. What other programs write follows, as in `piece fW (fK in XBoard 4.9.1)`, then what is left out, as in `piece
 * mRcpR without hops (cpR)`.
 */
export const pieceInWords = ({
  name,
  notation,
  leftOut = [],
  written = "",
}: Pick<Piece, "name" | "notation" | "leftOut" | "written">): string => {
  const known = name.startsWith("piece")
    ? `piece ${notation}`
    : `${name} (${notation} in Betza notation)`;
  const other = written === "" ? "" : ` (${written})`;
  return [known + other, ...leftOut].join(" without ");
};

/** A piece whose notation is one letter. */
export interface AtomKind {
  readonly name: string;
  /** The sizes of the leaps, in squares along one axis and along the other. */
  readonly leaps: readonly (readonly [number, number])[];
  /** Whether the piece may repeat a leap any number of times in one move. */
  readonly isRider?: true;
}

const STRAIGHT = [1, 0] as const;
const DIAGONAL = [1, 1] as const;

/** The letters of the catalogue's pieces, and of the ferz, whose forward moves are the pawns' captures. */
export type Atom = "W" | "F" | "N" | "K" | "R" | "B" | "Q";

/** The names and leaps of these pieces. */
export const ATOMS_OF_CHESS: Readonly<Record<Atom, AtomKind>> = {
  W: { name: "wazir", leaps: [STRAIGHT] },
  F: { name: "ferz", leaps: [DIAGONAL] },
  N: { name: "knight", leaps: [[2, 1]] },
  K: { name: "king", leaps: [STRAIGHT, DIAGONAL] },
  R: { name: "rook", leaps: [STRAIGHT], isRider: true },
  B: { name: "bishop", leaps: [DIAGONAL], isRider: true },
  Q: { name: "queen", leaps: [STRAIGHT, DIAGONAL], isRider: true },
};

/** Returns the piece that a letter stands for. With `forward`, the piece moves only up (1) or only down (-1). */
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
        .flatMap(([files, ranks]) => present(vectorOf({ files, ranks })))
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
