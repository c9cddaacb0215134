/**
 * The distances of pieces. Each distance has two ways: the fill, whose numbers are written, and a formula or the
 * certificate. The two ways share only the moves. A formula holds on the boards that its comment names.
 */
import { at } from "../../common.js";
import { apart, type Board, type Square, type Vector } from "../boards/board.js";
import {
  atom,
  pieceInWords,
  movesOf,
  openTo,
  reversed,
  type Mover,
  type Piece,
} from "../boards/moves.js";
import { COMMON, fromOrigins, PLAIN, unkept } from "./measure.js";
import type { Answers, DistanceMeasure, Measure, Way } from "./measure.js";
import { CORNERS } from "../boards/regions.js";
import { ruleOf } from "./rules.js";
import { ridesOf } from "./walks.js";
import type { Distance } from "./elements.js";

/** The squares to which a piece moves, in one list: those of square `n` stand from `starts[n]` up to `starts[n + 1]`. */
interface FlatMoves {
  readonly starts: Int32Array;
  readonly squares: Int32Array;
}

/** The moves of a piece in one list, which loops read much faster than a list for each square. */
const flatMoves = (moves: readonly (readonly Square[])[]): FlatMoves => {
  const starts = new Int32Array(moves.length + 1);
  for (const [square, { length }] of moves.entries())
    starts[square + 1] = Number(starts[square]) + length;
  return { starts, squares: new Int32Array(moves.flat()) };
};

/**
 * The fill, which expands a set of squares, one move at a time, until it reaches no new squares. Source: the
 * Knight-Distance page, "Knight Fill"; generalized to any piece, any board and any set of origins.
 */
export const fillOn = (mover: Mover, board: Board): Answers<Distance> => {
  const { starts, squares } = flatMoves(movesOf(mover, board));
  const count = board.squares.length;
  // The squares in the order in which the fill reaches them.
  const reached = new Int32Array(count);
  return (origins) => {
    const distances = Array<Distance>(count).fill(undefined);
    let end = 0;
    for (const origin of new Set(openTo(mover, board, origins))) {
      distances[origin] = 0;
      reached[end++] = origin;
    }
    // Once every square is reached, no move reaches another.
    for (let place = 0; place < end && end < count; place++) {
      const from = Number(reached[place]);
      const distance = Number(distances[from]) + 1;
      const last = Number(starts[from + 1]);
      for (let move = Number(starts[from]); move < last; move++) {
        const to = Number(squares[move]);
        if (distances[to] !== undefined) continue;
        distances[to] = distance;
        reached[end++] = to;
      }
    }
    return distances;
  };
};

/** The way by the fill, which is kept. */
export const byFill = (mover: Mover): Way<Distance> =>
  fromOrigins("the fill", (board) => fillOn(mover, board));

/**
 * The certificate, which computes each distance again, from the distances that the given way finds for other squares.
 * Distances are correct if and only if exactly the origins have 0, and every other square has 1 more than the least
 * distance among the squares one move back, or is unreachable if all of these squares are unreachable. This holds on
 * any graph.
 */
export const certificateOf = (mover: Mover, way: Way<Distance>): Way<Distance> =>
  unkept("the certificate", (board) => {
    const { starts, squares } = flatMoves(movesOf(reversed(mover), board));
    const answers = way.on(board);
    return (origins) => {
      const found = answers(origins);
      const again = board.squares.map((square): Distance => {
        let least = NO_MOVES;
        const last = Number(starts[square + 1]);
        for (let move = Number(starts[square]); move < last; move++) {
          const moves = found[Number(squares[move])] ?? NO_MOVES;
          if (moves < least) least = moves;
        }
        return least === NO_MOVES ? undefined : least + 1;
      });
      for (const origin of openTo(mover, board, origins)) again[origin] = 0;
      return again;
    };
  });

/** More moves than any path has. V8 compares whole numbers in half the time of `Infinity`. */
const NO_MOVES = 2 ** 30 - 1;

/** The number of moves between two squares with the given absolute differences; `undefined` if there is no path. */
type Formula = (apart: Vector, isOneCorner: () => boolean) => Distance;

/** The distance from the nearest origin, by a formula. */
const byFormula = (name: string, formula: Formula): Way<Distance> =>
  fromOrigins(`the ${name}'s formula`, (board) => (origins) => {
    const isCorner = (square: Square): boolean => CORNERS.contains(board, square);
    const movesBetween = (from: Square, to: Square): Distance =>
      formula(apart(board, from, to), () => isCorner(from) !== isCorner(to));
    return board.squares.map((to) => leastOf(origins, (from) => movesBetween(from, to)));
  });

const leastOf = (
  squares: readonly Square[],
  distanceOf: (square: Square) => Distance,
): Distance => {
  let least: Distance;
  for (const square of squares) {
    const distance = distanceOf(square);
    if (distance !== undefined && distance < (least ?? Infinity)) least = distance;
  }
  return least;
};

/** Properties that replace the properties derived from the piece. */
interface Particulars extends Partial<Pick<DistanceMeasure, "name" | "page">> {
  readonly formula?: Formula;
  /** The first words of doc comments. */
  readonly words?: string;
}

/** The ways of a piece without a formula, whose distances may differ in the opposite direction. */
const certifiedWays = (of: Piece, fill: Way<Distance>): Measure<Distance>["ways"] => {
  const back = byFill(reversed(of));
  return [
    { ...fill, toward: back.on },
    { ...certificateOf(of, fill), toward: certificateOf(reversed(of), back).on },
  ];
};

export const distance = /* @__NO_SIDE_EFFECTS__ */ (
  of: Piece,
  { formula, words, ...others }: Particulars = {},
): DistanceMeasure => {
  const fill = byFill(of);
  const beginning = words ?? `Distance of the ${pieceInWords(of)}, in moves,`;
  return {
    ...PLAIN,
    name: [of.name],
    noun: "distance",
    title: (about, range) => [`${beginning} ${about}`, range],
    piece: of,
    mover: of,
    sameUnder: "turns",
    rule: { ...ruleOf("least", ridesOf(of)), mover: of },
    ...others,
    ways: formula ? [fill, byFormula(of.name, formula)] : certifiedWays(of, fill),
  };
};

/** The king's distance, also called Chebyshev distance. The formula holds on any rectangle. */
export const KING: DistanceMeasure = distance(atom("K"), {
  name: [],
  words: "Distance (Chebyshev), in king moves,",
  page: "Distance",
  formula: ({ files, ranks }) => Math.max(files, ranks),
});

/** The wazir's distance, also called Manhattan distance. The formula holds on any rectangle. */
export const WAZIR: DistanceMeasure = distance(atom("W"), {
  name: ["manhattan"],
  words: "Manhattan distance, in orthogonal king moves,",
  page: "Manhattan-Distance",
  formula: ({ files, ranks }) => files + ranks,
});

/**
 * The formula holds on rectangles with at least five files and five ranks. A move covers at most 2 squares along
 * either axis and 3 in total, and leads to the other color. The distance is the least number of moves that
 * satisfies all three conditions, except for neighbors on a file or rank (3), squares two apart on a diagonal (4),
 * and a corner and its diagonal neighbor (4; 2 for other diagonal neighbors). Source: the Knight-Distance page; its
 * table `ndis` and its corner rule give the same numbers.
 */
export const KNIGHT: DistanceMeasure = distance(atom("N"), {
  words: "Knight distance, in moves,",
  page: "Knight-Distance",
  formula: ({ files, ranks }, isOneCorner) => {
    if (files + ranks === 1) return 3;
    if (files === 2 && ranks === 2) return 4;
    if (files === 1 && ranks === 1) return isOneCorner() ? 4 : 2;
    const moves = Math.ceil(Math.max(files / 2, ranks / 2, (files + ranks) / 3));
    return (moves + files + ranks) % 2 === 0 ? moves : moves + 1;
  },
});

const ofRider = /* @__NO_SIDE_EFFECTS__ */ (
  notation: "Q" | "R" | "B",
  name: string,
  formula: Formula,
): DistanceMeasure =>
  distance(atom(notation), {
    words: `${name} distance, in moves on the empty board,`,
    page: "Distance",
    formula,
  });

/** The formula holds on any rectangle: 1 along a file, rank or diagonal, otherwise 2. */
export const QUEEN: DistanceMeasure = ofRider("Q", "Queen", ({ files, ranks }) => {
  if (files + ranks === 0) return 0;
  return files === 0 || ranks === 0 || files === ranks ? 1 : 2;
});

/** The formula holds on any rectangle: 1 along a file or rank, otherwise 2. */
export const ROOK: DistanceMeasure = ofRider(
  "R",
  "Rook",
  ({ files, ranks }) => Math.sign(files) + Math.sign(ranks),
);

/**
 * The formula holds on rectangles whose sides differ by at most one square. The distance is 1 along a diagonal,
 * else 2: on such boards, two moves reach any square of the same color. Squares of the other color are unreachable.
 */
export const BISHOP: DistanceMeasure = ofRider("B", "Bishop", ({ files, ranks }) => {
  if ((files + ranks) % 2 !== 0) return undefined;
  return files === ranks ? Math.sign(files) : 2;
});

const combined = /* @__NO_SIDE_EFFECTS__ */ (): Measure<Distance> => ({
  ...COMMON,
  name: ["combined"],
  noun: "distance",
  mover: KING.mover,
  sameUnder: "turns",
  title: (about, range) => [`King distance plus Manhattan distance ${about}`, range],
  notes: () => [
    "",
    "| value | relation of the two squares              |",
    "| ----: | ---------------------------------------- |",
    "|     0 | the same square                          |",
    "|     2 | beside each other on a file or rank      |",
    "|     3 | beside each other on a diagonal          |",
    "|     4 | two apart on a file or rank (opposition) |",
    "|     5 | a knight's move                          |",
    "",
    "No other pairs of squares have these values, and no pair has 1. A value of 6 or more may mean several relations.",
  ],
  ways: [
    fromOrigins("the sum of two fills", (board) => {
      const [king, wazir] = [KING.ways[0].on(board), WAZIR.ways[0].on(board)];
      return (origins) => {
        const moves = wazir(origins);
        return king(origins).map((more = NaN, square) => more + at(moves, square));
      };
    }),
    byFormula("combined distance", ({ files, ranks }) => Math.max(files, ranks) + files + ranks),
  ],
});

/**
 * King distance plus Manhattan distance. Each small value identifies one relation between the two squares. Source: the
 * Distance page, which cites the forum post "unique distance relationship".
 */
export const COMBINED: Measure<Distance> = combined();
