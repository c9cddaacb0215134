/**
 * The pieces that a request can name, and the measures that follow from the distance of a piece. The page loads these
 * at first, shown or not, and all other measures, in `measures.ts`, when they are needed.
 */
import { pieceInWords, movesOf, type Mover, type Piece } from "../core/boards/moves.js";
import { regionNamed } from "./regions.js";
import { at, onceFor } from "../common.js";
import { pieceCalled } from "../pieces/named-pieces.js";
import { turned } from "../pieces/turned.js";
import { cases, wordsOf } from "../cases.js";
import { boardWithin, type Board, type NumberingShape } from "../core/boards/board.js";
import type { Unit } from "../core/boards/coordinates.js";
import type { DirectionName } from "./by-direction.js";
import { LAYOUT_NAMES, type LayoutName } from "./layouts.js";
import { byDistance } from "../core/layouts/layout.js";
import type { Entry } from "../core/tables/table.js";
import { attackerOf, pawnsOf, type Attacker } from "../core/measures/attacks.js";
import { distance } from "../core/measures/distances.js";
import type { Rider } from "../pieces/ways.js";
import type { DistanceMeasure, Measure } from "../core/measures/measure.js";
import { pathCount, rings, shortestPaths, zones } from "../core/measures/sets.js";

/** The color of a piece. */
export type Color = "white" | "black";

export interface NamedPiece extends Rider {
  readonly text: string;
  readonly distance: DistanceMeasure;
  /** The same piece with only the moves by which it captures. */
  readonly attacker: Attacker;
  /** True for a pawn. Pawns have attacks but no distance, because they capture differently from how they move. */
  readonly isPawn: boolean;
}

const named = (of: Piece, text: string, words: string): NamedPiece => {
  const captures = distance({ ...of, ...of.capturing });
  return {
    ...of,
    words,
    text,
    distance: distance(of, { words: `Distance of the ${words}, in moves,` }),
    attacker: { ...attackerOf(captures), words },
    isPawn: false,
  };
};

const NAMED_PAWNS = pawnsOf((forward) => pieceCalled(forward === 1 ? "fF" : "bF"));

/** The pawn or piece with the given name or notation. Throws a `BetzaError` if the text is neither. */
export const pieceNamed = (text: string): NamedPiece => {
  const pawn = NAMED_PAWNS.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (pawn) {
    const moves = distance({ ...pawn, notation: pawn.name });
    return { ...pawn, text, distance: moves, attacker: pawn, isPawn: true };
  }
  const of = pieceCalled(text);
  return named(of, text, pieceInWords(of));
};

/** A piece that a program writes in other letters, such as `fK` for `fW`. */
export const writtenIn = (own: NamedPiece, text: string, where: string): NamedPiece => {
  const of = { ...own.distance.piece, written: `${text} in ${where}` };
  return named(of, text, pieceInWords(of));
};

/** The piece of a graph with the given name. The piece has no moves on other boards. */
export const pieceOfGraph = (text: string): NamedPiece =>
  named(
    { name: text, notation: text, leaps: () => [], graph: ({ graphs }) => graphs?.get(text) ?? [] },
    text,
    text,
  );

/**
 * The piece in a color. A black piece is the white piece turned by 180°. A pawn and a piece of a graph have no other
 * color.
 */
export const colored = (own: NamedPiece, color: Color): NamedPiece => {
  if (color === "white") return own;
  const { text, name } = own;
  const other = turned(own.distance.piece);
  const black = name.startsWith("piece")
    ? other
    : { ...other, name: cases(["black", ...wordsOf(name)]).camel };
  return named(black, text, pieceInWords(black));
};

export const staying = (
  { distance: { piece: of }, text, words }: NamedPiece,
  names: readonly string[],
): NamedPiece => {
  const region = regionNamed(names);
  const within = onceFor((board: Board) => new Set(region.squares(board)));
  const inside = <Of extends Mover>(mover: Of): Of => ({
    ...mover,
    within,
    graph: onceFor((board: Board) => {
      const squares = within(board);
      // Holes do not change the moves of a graph, so remove the moves that start or end outside `squares`.
      return movesOf(mover, boardWithin(board, squares)).map((all, from) =>
        squares.has(from) ? all.filter((to) => squares.has(to)) : [],
      );
    }),
  });
  const own = { ...inside(of), ...(of.capturing && { capturing: inside(of.capturing) }) };
  return named(own, text, `${words} within ${names.join(", ")}`);
};

/** The part of a requested table that a measure reads. The pieces already have their color, and stay in their zone. */
export interface Asked {
  readonly piece: readonly NamedPiece[];
  readonly name: string;
  readonly captures: boolean;
  /** The order of the directions; clockwise from north if it is empty. */
  readonly directions: readonly DirectionName[];
  /** Whether the direction comes before the square. */
  readonly isDirectionFirst: boolean;
  readonly of: readonly string[];
  /**
   * The numbering of the differences or numbers; `undefined` if a step has no fixed difference in the squares' own
   * numbers.
   */
  readonly unit: (Unit & NumberingShape) | undefined;
}

/** A measure for the requested layout, or an entry that has its own layout. */
type Made = Measure | Entry;

export interface NamedMeasure {
  /** The maximum number of pieces; 0 if the measure does not depend on a piece. */
  readonly pieces: number;
  readonly layouts: readonly LayoutName[];
  /** Whether the answers are sets of squares. A board may have too many squares for a set. */
  readonly isSet: boolean;
  /**
   * What the measure follows: `rides` are those of the piece; `lines` are those of the board or, with a piece, its
   * rides; `steps` are the first steps of the piece; `routes` are rides of which several may lead to one square.
   */
  readonly along?: "lines" | "rides" | "steps" | "routes";
  /** Whether the answers depend on a numbering, the `unit` of the request. */
  readonly hasUnit?: true;
  readonly of: (asked: Asked) => Made;
}

export const ofPiece =
  (of: (piece: NamedPiece, asked: Asked) => Made) =>
  (asked: Asked): Made =>
    of(at(asked.piece, 0), asked);

const ofMoves = (of: (distance: DistanceMeasure, moves: string) => Made) =>
  ofPiece(({ distance, words }) => of(distance, `moves of the ${words}`));

export const NUMBERS: Omit<NamedMeasure, "of"> = { pieces: 1, layouts: ["pair"], isSet: false };

export const SETS_OF_SQUARES: Omit<NamedMeasure, "of"> = { ...NUMBERS, isSet: true };

type OfMoves = "distance" | "rings" | "zones" | "paths" | "pathCount";

/** Makes a measure whose table is indexed by square and by distance. */
const ofDistances = (of: typeof rings) =>
  ofMoves((distance, moves) => ({ measure: of(distance, moves), layout: byDistance(distance) }));

export const OF_MOVES: Readonly<Record<OfMoves, NamedMeasure>> = {
  distance: { ...NUMBERS, layouts: LAYOUT_NAMES, of: ofPiece(({ distance }) => distance) },
  rings: { ...SETS_OF_SQUARES, of: ofDistances(rings) },
  zones: { ...SETS_OF_SQUARES, of: ofDistances(zones) },
  paths: { ...SETS_OF_SQUARES, of: ofMoves(shortestPaths) },
  pathCount: { ...NUMBERS, of: ofMoves(pathCount) },
};
