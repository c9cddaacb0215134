/** The measures by their names in requests: the pieces and layouts that each accepts, and how its entries are made. */
import { movesOf } from "../boards/moves.js";
import { regionNamed, type Region } from "../boards/regions.js";
import { at, onceFor } from "../common.js";
import { inWords, mirrored, piece, type Piece } from "../pieces.js";
import { cases, wordsOf } from "../table-names.js";
import type { Board, Mover } from "../boards/board.js";
import type { Coordinates } from "../layouts/difference.js";
import type { LayoutOn } from "../layouts/layout.js";
import { eachSquare, LAYOUT_NAMES, type LayoutName } from "../layouts/layouts.js";
import type { Entry } from "../table.js";
import { attackerOf, attacks, MOST_ATTACKERS, PAWNS, type Attacker } from "./attacks.js";
import { distance } from "./distance-formulas.js";
import { COLOR, membership } from "./coordinates.js";
import { BETWEEN, betweenOf, DIRECTION, increment, LINE, lineOf } from "./lines.js";
import type { DistanceMeasure, Measure } from "./measure.js";
import { pathCount } from "./path-count.js";
import { rings, shortestPaths, zones } from "./sets.js";
import { incrementOf, legOf, stepOf, stepsOf } from "./ways.js";

export interface NamedPiece extends Attacker {
  /** The name or notation as given. */
  readonly text: string;
  readonly distance: DistanceMeasure<Piece>;
  /** Whether it is a pawn. Pawns have attacks but no distance, because they capture otherwise than they move. */
  readonly isPawn: boolean;
}

const named = (of: Piece, text: string, words: string): NamedPiece => {
  const moves = distance(of, { words: `Distance of the ${words}, in moves,` });
  return { ...attackerOf(moves), words, text, distance: moves, isPawn: false };
};

/** The pawn or piece with a name or notation. Throws a `BetzaError` if the text is neither. */
export const pieceNamed = (text: string): NamedPiece => {
  const pawn = PAWNS.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (pawn)
    return { ...pawn, text, distance: distance({ ...pawn, notation: pawn.name }), isPawn: true };
  const of = piece(text);
  return named(of, text, inWords(of));
};

/** A piece of a graph, which has no moves on other boards. */
export const pieceOfGraph = (text: string): NamedPiece =>
  named(
    { name: text, notation: text, leaps: () => [], graph: ({ graphs }) => graphs?.get(text) ?? [] },
    text,
    text,
  );

/** A piece of the other side. */
export const inBlack = ({ distance: { piece: of }, text }: NamedPiece): NamedPiece => {
  const other = mirrored(of);
  const name = of.name.startsWith("piece")
    ? piece(other.notation).name
    : cases(["black", ...wordsOf(of.name)]).camel;
  return named({ ...other, name }, text, inWords({ ...other, name }));
};

/** A piece that never leaves some squares. */
export const staying = (
  { distance: { piece: of }, text, words }: NamedPiece,
  names: readonly string[],
): NamedPiece => {
  const region = regionNamed(names);
  const graph = onceFor((board: Board) => {
    const inside = new Set(region.squares(board));
    return movesOf(of, board).map((squares, from) =>
      inside.has(from) ? squares.filter((to) => inside.has(to)) : [],
    );
  });
  return named({ ...of, graph }, text, `${words} within ${names.join(", ")}`);
};

/** What a request asks for besides the measure. */
interface Asked {
  readonly pieces: readonly NamedPiece[];
  /** The user's name for the tables, or empty. */
  readonly own: string;
  readonly layout: LayoutOn;
  readonly unit: Coordinates;
  /** The region of a table of members. */
  readonly region: Region;
}

type EntryOf = (asked: Asked) => Entry;

interface NamedMeasure {
  /** The maximum number of pieces; 0 if the measure does not depend on a piece. */
  readonly pieces: number;
  readonly layouts: readonly LayoutName[];
  /** Whether the answers are sets of squares, for which a board may have too many. */
  readonly isSet: boolean;
  /** Whether it follows the ways of a piece: without one, the lines of the board; or only the first steps of them. */
  readonly along?: "lines" | "ways" | "steps";
  /** Whether its answers are differences of coordinates. */
  readonly hasUnit?: true;
  readonly of: EntryOf;
}

/** The name of a measure in a request. */
export type MeasureName =
  | ("distance" | "attacks" | "direction" | "increment" | "between" | "line")
  | ("rings" | "zones" | "paths" | "pathCount")
  | ("steps" | "leg" | "step" | "member" | "color");

const ofAnyPiece =
  (measure: Measure): EntryOf =>
  ({ layout }) => ({ measure, layout });

const ofPiece =
  (entryOf: (distance: DistanceMeasure, moves: string, layout: LayoutOn) => Entry): EntryOf =>
  ({ pieces, layout }) => {
    const { distance, words } = at(pieces, 0);
    return entryOf(distance, `moves of the ${words}`, layout);
  };

/** Of the ways of a piece; if it is not given, of the lattice's lines. */
const ofWays =
  (
    of: (mover: Mover, name: string, words: string, unit: Coordinates) => Measure,
    lines?: (unit: Coordinates) => Measure,
  ): EntryOf =>
  ({ pieces: [piece], layout, unit }) => ({
    measure: piece ? of(piece.distance.piece, piece.name, piece.words, unit) : at([lines], 0)(unit),
    layout,
  });

const VECTORS = { layouts: ["pair", "0x88", "superimposed"], isSet: false } as const;

const SETS = { layouts: ["pair"], isSet: true } as const;

const BY_PAIR = { layouts: ["pair"], isSet: false } as const;

export const MEASURES: Readonly<Record<MeasureName, NamedMeasure>> = {
  distance: {
    pieces: 1,
    layouts: LAYOUT_NAMES,
    isSet: false,
    of: ofPiece((measure, _moves, layout) => ({ measure, layout })),
  },
  attacks: {
    ...VECTORS,
    pieces: MOST_ATTACKERS,
    of: ({ pieces, own, layout }) => ({ measure: attacks(pieces, own), layout }),
  },
  direction: { ...VECTORS, pieces: 0, along: "lines", of: ofAnyPiece(DIRECTION) },
  increment: {
    ...VECTORS,
    pieces: 1,
    along: "lines",
    hasUnit: true,
    of: ofWays(incrementOf, increment),
  },
  steps: { ...VECTORS, pieces: 1, along: "ways", of: ofWays(stepsOf) },
  leg: { ...VECTORS, pieces: 1, along: "ways", hasUnit: true, of: ofWays(legOf) },
  step: {
    ...BY_PAIR,
    pieces: 1,
    along: "steps",
    of: ({ pieces }) => {
      const { distance, name, words } = at(pieces, 0);
      return stepOf(distance.piece, name, words);
    },
  },
  between: { ...SETS, pieces: 1, along: "lines", of: ofWays(betweenOf, () => BETWEEN) },
  line: { ...SETS, pieces: 1, along: "lines", of: ofWays(lineOf, () => LINE) },
  rings: { ...SETS, pieces: 1, of: ofPiece(rings) },
  zones: { ...SETS, pieces: 1, of: ofPiece(zones) },
  paths: {
    ...SETS,
    pieces: 1,
    of: ofPiece((piece, moves, layout) => ({ measure: shortestPaths(piece, moves), layout })),
  },
  pathCount: {
    ...BY_PAIR,
    pieces: 1,
    of: ofPiece((piece, moves, layout) => ({ measure: pathCount(piece, moves), layout })),
  },
  member: {
    ...BY_PAIR,
    pieces: 0,
    of: ({ region }) => ({ measure: membership(region, "members"), layout: eachSquare }),
  },
  color: { ...BY_PAIR, pieces: 0, of: () => ({ measure: COLOR, layout: eachSquare }) },
};

const isMeasureName = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);

export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasureName);
