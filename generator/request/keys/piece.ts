/** The piece of a table or, for attacks, the pieces. */
import type { Board } from "../../core/boards/board.js";
import { PAWN_NAMES } from "../../core/boards/moves.js";
import { at, onceFor, present } from "../../common.js";
import { BetzaError } from "../../errors.js";
import { ATOM_LETTERS } from "../../pieces/notation.js";
import { usualName, PIECE_NAMES } from "../../pieces/named-pieces.js";
import { withSuggestion } from "../../pieces/suggestions.js";
import { fromXBoard } from "../../pieces/xboard.js";
import type { RequestedTable } from "../defaults.js";
import { piecesOf } from "../entries.js";
import { hintFor, listOf, matching, textForm } from "../forms.js";
import { MEASURES } from "../measures.js";
import { colored, pieceNamed, pieceOfGraph, writtenIn, type NamedPiece } from "../pieces.js";
import type { TableKey } from "./key.js";
import { largestBoard, mistakeInRides, mistakesInLinesOfBoard, moverIn } from "./lines.js";
import { TABLE_NAME } from "./name.js";

const PIECES_EXPECTED =
  'the name of a piece or its Betza notation, such as "knight" or "N"; for attacks, also a list of pieces';

/** A pattern for the numbers 1 to 63. */
const LENGTH_PATTERN = "(?:[1-9]|[1-5]\\d|6[0-3])";

const LEAPER_PATTERN = `\\((?:0|${LENGTH_PATTERN}),(?:0|${LENGTH_PATTERN})\\)`;
const ATOM_PATTERN = `[a-z]*(?:[${ATOM_LETTERS.replaceAll(" ", "")}]{1,2}|${LEAPER_PATTERN})(?:0|${LENGTH_PATTERN})?`;
const NOTATION_PATTERN = `^(?:${ATOM_PATTERN}|[a-z]*\\[${ATOM_PATTERN}[?-]${ATOM_PATTERN}\\])+$`;

const mistakeInCount = ({ measure, piece }: RequestedTable): string | undefined => {
  const { pieces: most, along } = MEASURES[measure];
  if (piece.length === 0)
    return most > 0 && along !== "lines" ? `missing; expected ${PIECES_EXPECTED}` : undefined;
  if (most === 0) return `"${measure}" is the same for all pieces; remove the piece`;
  return piece.length > most
    ? `${piece.length} pieces are given; a table of "${measure}" takes at most ${most}; split them among several tables of a config, or several runs`
    : undefined;
};

const mistakeInPawn = (table: RequestedTable): string | undefined => {
  const { measure, piece, within, color, captures } = table;
  const pawn = piece.find(({ isPawn }) => isPawn);
  if (pawn === undefined) return undefined;
  if (MEASURES[measure].pieces === 1 && !captures)
    return `${pawn.text} captures differently from how it moves; use it with "attacks", or with "moves" and "captures"`;
  if (color.length > 1)
    return `${pawn.text} has its own color; for the pawns of both colors, write the piece fF and a name`;
  return color.includes("black") || within.length > 0
    ? `${pawn.text} has its own color and no zone; remove "color" and "within"`
    : undefined;
};

const mistakeInGraph = ({ board: { graphs }, piece }: RequestedTable): string | undefined => {
  if (graphs === undefined) return undefined;
  const known = [...graphs.keys()];
  const stranger = piece.find(({ text }) => !graphs.has(text));
  if (stranger === undefined) return undefined;
  const hint = known.length > 0 ? hintFor(stranger.text, known) : "the graph has no pieces";
  return `${stranger.text} is not in the graph; ${hint}`;
};

/** Explains why a piece has no moves of the kind that the table asks for; `undefined` if it has. */
const mistakeInMoves = (piece: NamedPiece, table: RequestedTable): string | undefined => {
  const { board, color } = table;
  try {
    for (const each of board.graphs ? [] : color) moverIn(colored(piece, each), table).leaps(board);
    if (board.graphs) moverIn(piece, table).leaps(board);
    return undefined;
  } catch (error) {
    if (!(error instanceof BetzaError)) throw error;
    return error.message.includes(JSON.stringify(piece.text))
      ? error.message
      : `${piece.text} is ${error.message}`;
  }
};

/** A text that two pieces share if they attack alike. */
const attacksText = ({ text, attacker }: NamedPiece, board: Board): string =>
  board.graphs
    ? text
    : attacker
        .leaps(largestBoard())
        .map((leap) => JSON.stringify(leap))
        .sort()
        .join(" ");

const mistakeInTwins = ({ board, piece }: RequestedTable): string | undefined => {
  if (piece.length < 2) return undefined;
  const texts = piece.map((attacking) => attacksText(attacking, board));
  const twin = piece.find((_, place) => texts.indexOf(at(texts, place)) < place);
  return twin && `${twin.text} attacks as an earlier piece does; remove one of the two`;
};

const mistakeAlongLines = (table: RequestedTable): string | undefined => {
  const { along } = MEASURES[table.measure];
  const [piece] = along && mistakesInLinesOfBoard(table).length === 0 ? piecesOf(table) : [];
  return piece && mistakeInRides(piece, table);
};

/**
 * Finds the first mistake in the pieces of a table. Keys that depend on the pieces are checked only if there is no
 * mistake.
 */
export const mistakesInPieces = onceFor((table: RequestedTable): readonly string[] =>
  present(
    mistakeInCount(table) ??
      mistakeInPawn(table) ??
      mistakeInGraph(table) ??
      present(...table.piece.map((piece) => mistakeInMoves(piece, table)))[0] ??
      mistakeInTwins(table) ??
      mistakeAlongLines(table),
  ),
);

const piecesByText = new Map<string, WeakRef<NamedPiece>>();

/**
 * The piece with the given name or notation. The same text gives the same object, as long as anything refers to that
 * object, so that the moves of a piece are found only once.
 */
const pieceKnownAs = (text: string): NamedPiece => {
  const known = piecesByText.get(text)?.deref();
  if (known) return known;
  const piece = pieceNamed(text);
  piecesByText.set(text, new WeakRef(piece));
  return piece;
};

export const PIECE_KEY: TableKey<readonly NamedPiece[]> = {
  ...listOf(
    textForm(PIECES_EXPECTED, (name) => withSuggestion(name, pieceKnownAs), {
      anyOf: [{ enum: [...PIECE_NAMES, ...PAWN_NAMES] }, matching(NOTATION_PATTERN)],
    }),
  ),
  mistakes: mistakesInPieces,
};

/** The piece with a usual name, or with a notation as XBoard reads it. */
const pieceInXBoard = (text: string): NamedPiece => {
  if (usualName(text) !== undefined || PAWN_NAMES.some((name) => isSameName(name, text)))
    return pieceKnownAs(text);
  const notation = fromXBoard(text);
  const own = pieceKnownAs(notation);
  return notation === text ? own : writtenIn(own, text, "XBoard 4.9.1");
};

const isSameName = (name: string, other: string): boolean =>
  name.toLowerCase() === other.toLowerCase();

/** The key of a table whose dialect is XBoard's. */
export const XBOARD_PIECE_KEY: TableKey<readonly NamedPiece[]> = {
  ...PIECE_KEY,
  ...listOf(textForm(PIECES_EXPECTED, (name) => withSuggestion(name, pieceInXBoard))),
};

/** The key of a table on a graph, where each piece is named as in the graph. */
export const GRAPH_PIECE_KEY: TableKey<readonly NamedPiece[]> = {
  ...PIECE_KEY,
  ...listOf(
    textForm("the name of a piece of the graph, such as king", (name) =>
      new RegExp(TABLE_NAME, "i").test(name) ? pieceOfGraph(name) : undefined,
    ),
  ),
};
