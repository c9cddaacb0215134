/** The pieces whose tables the audit tries, and the tables that are common in programs. */
import { cases } from "../cases.js";
import { PAWN_NAMES } from "../core/boards/moves.js";
import { ENTRIES } from "../core/catalogue.js";
import { ATTACKS } from "../core/measures/attacks.js";
import { PIECE_NAMES } from "../pieces/named-pieces.js";
import type { MeasureName } from "../request/defaults.js";
import { MEASURES } from "../request/measures.js";
import { pieceNamed, type NamedPiece } from "../request/pieces.js";
import { REGIONS } from "../request/regions.js";
import type { Candidate } from "./candidates.js";
import { LINE_PIECES } from "./sets.js";

const CATALOGUE_NOTATIONS = ENTRIES.flatMap(({ measure: { mover } }) =>
  mover && "notation" in mover ? [mover.notation] : [],
);

const NAMED_PIECES = PIECE_NAMES.map(pieceNamed);

/** The pieces with names, those of the catalogue first. A piece with several names appears only under the first name. */
const PIECES_BY_FREQUENCY = [
  ...new Set([
    ...CATALOGUE_NOTATIONS,
    ...NAMED_PIECES.map(({ distance }) => distance.piece.notation),
  ]),
].flatMap((notation) =>
  NAMED_PIECES.filter(({ distance }) => distance.piece.notation === notation).slice(0, 1),
);

/** The pieces whose tables the catalogue has. */
export const CATALOGUE_PIECES = PIECES_BY_FREQUENCY.filter(({ distance }) =>
  CATALOGUE_NOTATIONS.includes(distance.piece.notation),
);

/** The bishop, the rook and the queen. */
const SLIDERS = CATALOGUE_PIECES.filter(({ text }) => ["bishop", "rook", "queen"].includes(text));

const PAWN_PIECES = PAWN_NAMES.map(pieceNamed);

/** The pieces in the catalogue's table of attacks, in the order of their bits. */
export const ATTACKING_PIECES = (ATTACKS.constants ?? []).map(({ name }) =>
  pieceNamed(cases(name.toLowerCase().split("_")).camel),
);

/** The amazon moves as a queen and as a knight. Programs have tables for queen and knight together. */
const AMAZON = pieceNamed("amazon");

/** The pieces for which tables of the given measure are common in programs. */
export const piecesFor = (measure: MeasureName): readonly NamedPiece[] => {
  // Only lame pieces have legs, and none of these pieces is lame.
  if (measure === "leg") return [];
  if (measure === "mask" || measure === "ray") return SLIDERS;
  if (measure === "attacks") return [...CATALOGUE_PIECES, ...PAWN_PIECES];
  if (measure === "moves") return [...CATALOGUE_PIECES, AMAZON, ...PAWN_PIECES];
  return MEASURES[measure].hasUnit || measure === "steps"
    ? [...CATALOGUE_PIECES, AMAZON]
    : CATALOGUE_PIECES;
};

/** Like {@link piecesFor}, but returns all pieces with names for distances. */
export const allPiecesFor = (measure: MeasureName): readonly NamedPiece[] =>
  measure === "distance" ? PIECES_BY_FREQUENCY : piecesFor(measure);

/**
 * True for tables of the package, and for tables on boards and of regions that are common in programs, whatever the
 * piece is.
 */
export const isUsual = (request: Candidate["request"]): boolean =>
  typeof request === "string" ||
  (Math.min(request.board.files, request.board.ranks) >= 5 &&
    [...request.to, ...request.from].every((name) => REGIONS.has(name)));

/** Like {@link piecesFor}, but also returns the pieces of parts of lines, which are tried on 8×8 alone. */
const frequentPiecesFor = (measure: MeasureName): readonly NamedPiece[] =>
  measure === "moves" ? [...piecesFor(measure), ...LINE_PIECES] : piecesFor(measure);

/**
 * True for tables that are common in programs. An array that resembles any other table may be something else, because
 * tables of small boards have few numbers.
 */
export const isFrequent = (request: Candidate["request"]): boolean =>
  isUsual(request) &&
  (typeof request === "string" ||
    request.piece.every(({ words }) =>
      frequentPiecesFor(request.measure).some((piece) => piece.words === words),
    ));
