/** Computes the moves of a notation's terms on a board. */
import {
  boardInMessage,
  gapsOf,
  inAllDirections,
  isToGap,
  longestRide,
  SQUARES,
} from "../core/boards/board.js";
import type { Board, Lattice, Square, Vector } from "../core/boards/board.js";
import type { Leap } from "../core/boards/moves.js";
import { onceFor } from "../common.js";
import { BetzaError } from "../errors.js";

const sum = (vector: Vector, other: Vector): Vector => ({
  files: vector.files + other.files,
  ranks: vector.ranks + other.ranks,
});

/**
 * Leaps of one size: the numbers of squares that they go along the two axes, in either order. Neither number is
 * negative, and at least one is positive. A move repeats one of these leaps in its direction, up to the range.
 */
export interface Movement extends Vector {
  /** The maximum number of leaps in one move: 1 for a leaper, `Infinity` for a rider. */
  readonly range: number;
}

/** A part of a notation: an atom, a leaper `(m,n)` or a bent rider, with its modifiers and its range. */
export interface Term {
  /** The text of the term, such as `N`, `NN`, `W3`, `(1,4)`, `fN` or `[F?R]`. */
  readonly text: string;
  /** The position of the term in the notation, from 0. */
  readonly position: number;
  readonly movements: readonly Movement[];
  /** The directions of the moves, each as two letters, such as `ff`, `fs` or `lh`; empty if all are allowed. */
  readonly directions: readonly string[];
  /** Whether the squares that a leap passes must be on the board. */
  readonly isLame: boolean;
  /**
   * Whether the term moves to empty squares, and whether it captures. Both are true if the term has both m and c, or
   * neither; both are false if it hops.
   */
  readonly mayMove: boolean;
  readonly mayCapture: boolean;
  /** What the term does only beside other pieces, if it has such moves. No table contains them. */
  readonly others?: OtherMoves;
  /** The second part, if the term is a bent rider. */
  readonly bend?: Bend;
}

/** Moves that need other pieces beside their origin and target. On an empty board, there are none. */
interface OtherMoves {
  readonly kind: "hops" | "captures en passant";
  /** Whether the term then moves to empty squares, and whether it captures on squares on which it otherwise does not. */
  readonly mayMove: boolean;
  readonly mayCapture: boolean;
}

/** The second part of a bent rider. It goes outwards, or else sideways: at a right angle to the first leap. */
interface Bend extends Pick<Term, "movements"> {
  readonly isSideways: boolean;
  /** Whether the piece may stop after the first leap. */
  readonly mayStop: boolean;
  /** The directions of the whole move, written like those of a term. */
  readonly directions: readonly string[];
}

/** Returns the length of a vector in ranks minus its length in files. */
const steepness = ({ files, ranks }: Vector): number => Math.abs(ranks) - Math.abs(files);

/** The eight directions of a leaper such as the knight, each with all its two-letter names. */
const EIGHT = inAllDirections(SQUARES.turns, { files: 1, ranks: 2 }).map((vector) => {
  const [rank, file] = [vector.ranks > 0 ? "f" : "b", vector.files > 0 ? "r" : "l"];
  const isSteep = steepness(vector) > 0;
  const [first, second, any] = isSteep ? [file, rank, "v"] : [rank, file, "s"];
  const turn = isSteep === vector.files * vector.ranks > 0 ? "r" : "l";
  const names = [second + second, any + any, first + second, first + any];
  return { vector, names: [...names, `${rank}h`, `${file}h`, `h${turn}`] };
});

/**
 * Reports whether a vector has one of the given directions; true if none are given. Straight and diagonal vectors have
 * the directions of the two knight leaps beside them. For a straight vector, each letter of a direction counts alone,
 * unless the atom is K or Q.
 */
export const isToward = (
  vector: Vector,
  directions: readonly string[],
  isOneAtom: boolean,
): boolean => {
  if (directions.length === 0) return true;
  const { files, ranks } = vector;
  const beside = EIGHT.filter(
    ({ vector: one }) =>
      Math.min(one.files * files, one.ranks * ranks, steepness(one) * steepness(vector)) >= 0,
  ).flatMap(({ names }) => names);
  const isSplit = isOneAtom && files * ranks === 0;
  return directions.some(([one = "", other = ""]) => {
    if (!isSplit) return beside.includes(one + other);
    return one !== "h" && (beside.includes(one + one) || beside.includes(other + other));
  });
};

/** A path of a piece: one step, repeated up to a range. If the path bends, another leap, the leg, comes first. */
interface PiecePath {
  readonly leg?: Vector;
  readonly step: Vector;
  readonly range: number;
}

export const pathsOf = (term: Term, movement: Movement, lattice: Lattice): readonly PiecePath[] => {
  const { directions, bend } = term;
  const isOneAtom = term.movements.length === 1;
  const vectorsOf = (leaper: Vector): readonly Vector[] => {
    const vector = lattice.vectorOf(leaper);
    return vector ? inAllDirections(lattice.turns, vector) : [];
  };
  const first = vectorsOf(movement).filter((vector) => isToward(vector, directions, isOneAtom));
  if (!bend) return first.map((step) => ({ step, range: movement.range }));
  return bend.movements.flatMap((ride) =>
    first.flatMap((leg) =>
      vectorsOf(ride)
        .filter((step) => {
          const ahead = leg.files * step.files + leg.ranks * step.ranks;
          return bend.isSideways ? ahead === 0 : ahead > 0;
        })
        .filter((step) => isToward(sum(leg, step), bend.directions, isOneAtom))
        .map((step) => ({ leg, step, range: ride.range })),
    ),
  );
};

/**
 * Returns the leap that a step makes after another leap. A lame leap passes squares: along a line until the rest is
 * diagonal, then along a diagonal. Source: Fairy-Stockfish, whose `nN` is xiangqi's horse, and `nZ` janggi's elephant.
 */
const leapAfter = (over: Leap | undefined, step: Vector, isLame: boolean): Leap => {
  const first = {
    files: steepness(step) > 0 ? 0 : Math.sign(step.files),
    ranks: steepness(step) < 0 ? 0 : Math.sign(step.ranks),
  };
  const rest = { files: step.files - first.files, ranks: step.ranks - first.ranks };
  return isLame && (rest.files !== 0 || rest.ranks !== 0)
    ? leapAfter(leapAfter(over, first, false), rest, true)
    : { ...sum(over ?? { files: 0, ranks: 0 }, step), ...(over && { over }) };
};

/** Returns the leaps of a path, each over the leap before it, up to the longest leap that some square allows. */
const leapsAlong = (
  { leg, step, range }: PiecePath,
  board: Board,
  isLame: boolean,
): readonly Leap[] => {
  const leaps: Leap[] = [];
  const most = Math.min(range + (leg ? 1 : 0), longestRide(board));
  // If a leap is impossible from a square, so are all leaps after it. A leap back to the start is not a move.
  let square = 0;
  const isOpen = (from: Square, leap: Leap | undefined, known?: Leap): boolean => {
    if (!leap || leap === known) return true;
    const to = board.plus(from, leap);
    const isPassed = to === undefined ? isToGap(board, from, leap) : to !== from;
    return isPassed && isOpen(from, leap.over, known);
  };
  while (leaps.length < most) {
    const isBent = leg !== undefined && leaps.length > 0;
    const leap = leapAfter(leaps.at(-1), isBent ? step : (leg ?? step), isLame && !isBent);
    // From the same square, the leap before it is known to be open.
    let known = leaps.at(-1);
    while (square < board.squares.length && !isOpen(square, leap, known)) {
      square++;
      known = undefined;
    }
    if (square === board.squares.length) break;
    leaps.push(leap);
  }
  // No move ends on a gap.
  const isMove = (leap: Leap): boolean =>
    board.squares.some((from) => board.plus(from, leap) !== undefined && isOpen(from, leap));
  return gapsOf(board).length > 0 ? leaps.slice(0, 1 + leaps.findLastIndex(isMove)) : leaps;
};

/**
 * Returns the leaps of all terms. A leap appears once for every way to its square. Of the leaps of one size, the nearest
 * come first. Throws a `BetzaError` if a term has no meaning on the board.
 */
export const leapsOf = (
  board: Board,
  notation: string,
  terms: readonly Term[],
): readonly Leap[] => {
  const leaps = terms.flatMap((term) => {
    const isLimited = term.directions.length > 0 || term.isLame || term.bend !== undefined;
    const isKnown = term.movements.every((leaper) => board.lattice.vectorOf(leaper));
    if (!isKnown || (isLimited && board.lattice !== SQUARES)) {
      const missing = isKnown ? "directions, lame leapers or bent riders" : "leaper of this size";
      throw new BetzaError(
        notation,
        term.position,
        `the cells of ${boardInMessage(board)} have no ${missing}`,
      );
    }
    return term.movements.flatMap((movement) =>
      pathsOf(term, movement, board.lattice)
        .flatMap((path) => [...leapsAlong(path, board, term.isLame).entries()])
        .filter(([time]) => time > 0 || term.bend?.mayStop !== false)
        .sort(([one], [other]) => one - other)
        .map(([, leap]) => leap),
    );
  });
  // Equal leaps of several terms are one object. A leap that only passes a square differs from one that may stop there.
  const stops = new Set(leaps);
  const textOf: (leap: Leap) => { readonly text: string } = onceFor((leap) => {
    const { files, ranks, over } = leap;
    const passing = stops.has(leap) ? "" : " in passing";
    return { text: `${files},${ranks}${passing}${over ? ` over ${textOf(over).text}` : ""}` };
  });
  const known = new Map<string, Leap>();
  const one = (leap: Leap): Leap => {
    const { text } = textOf(leap);
    const found = known.get(text) ?? (leap.over ? { ...leap, over: one(leap.over) } : leap);
    known.set(text, found);
    return found;
  };
  return [...new Set(leaps.map(one)), ...(board.joins?.passages?.leaps(terms) ?? [])];
};
