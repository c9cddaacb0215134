/** Pieces: their names, their notations, and their moves on a board. */
import type { Board, Leap, Mover } from "./boards/board.js";
import { meant } from "./common.js";
import { BetzaError, demandType } from "./errors.js";
import { leapsOf } from "./pieces/moves.js";
import { nameOf, NOTATIONS } from "./pieces/names.js";
import { ATOM_LETTERS, termsOf, withDirections } from "./pieces/notation.js";

export type { Movement, Term } from "./pieces/moves.js";
export { ATOM_LETTERS, termsOf } from "./pieces/notation.js";

/** A piece: its name and its moves. */
export interface Piece extends Mover {
  /** The Betza notation, such as `NC`. */
  readonly notation: string;
  /** The name in camelCase: a usual name, such as `knight`, or one derived from the notation, such as `pieceNC`. */
  readonly name: string;
  /**
   * Returns every move on a board, once for each way to it. On an empty board, a rider is a leaper of many sizes. Throws
   * a `BetzaError` if the notation has no meaning on the board.
   */
  readonly leaps: (board: Board) => readonly Leap[];
}

/** The usual names of pieces that {@link piece} accepts. */
export const PIECE_NAMES: readonly string[] = [...NOTATIONS.keys()];

/** The names of pawns, which have attacks but no distance, because they capture otherwise than they move. */
export const PAWN_NAMES = ["whitePawn", "blackPawn"] as const;

/** The name of a piece in a sentence: `camel (C in Betza notation)`, or `piece NC` if it has no usual name. */
export const inWords = ({ name, notation }: Pick<Piece, "name" | "notation">): string =>
  name.startsWith("piece") ? `piece ${notation}` : `${name} (${notation} in Betza notation)`;

/** A text of atoms only is a notation, such as `AANCA`; but `DABBABA` is none, because B is a rider without a second. */
const ATOMS_ONLY = new RegExp(`^(?!.*BB)[${ATOM_LETTERS}]+$`);

/** With the other words of its table, a longer name is too long for a file. */
const LONGEST_NAME = 150;

/**
 * Returns the piece with a usual name, such as `knight` or `archbishop`, in any letter case, or with a notation, such
 * as `N`, `NN`, `W3`, `NC`, `(1,4)`, `fN` or `[F?R]`. Throws a `BetzaError` if the text is neither.
 */
export const piece = (nameOrNotation: string): Piece => {
  demandType("piece: the name or notation", nameOrNotation, "string");
  const isName = (name: string): boolean => name.toLowerCase() === nameOrNotation.toLowerCase();
  const own = ATOMS_ONLY.test(nameOrNotation) ? undefined : PIECE_NAMES.find(isName);
  const notation = NOTATIONS.get(own ?? "") ?? nameOrNotation;
  try {
    const terms = termsOf(notation);
    const name = own ?? nameOf(notation);
    if (name.length > LONGEST_NAME)
      throw new BetzaError(
        notation,
        undefined,
        "expected fewer modifiers, for a name of its tables",
      );
    return { notation, name, leaps: (board) => leapsOf(board, notation, terms) };
  } catch (error) {
    const suggestion = suggestionFor(nameOrNotation);
    throw suggestion === undefined ? error : new BetzaError(nameOrNotation, undefined, suggestion);
  }
};

/** Letters whose meaning changes if ranks are counted from the other side. */
const MIRRORED: Readonly<Record<string, string>> = { f: "b", b: "f", hr: "hl", hl: "hr" };

/** The same piece of the other side, for which forwards is down the board. It keeps its name. */
export const mirrored = ({ name, notation }: Piece): Piece => {
  const swapped = (letters: string): string =>
    MIRRORED[letters] ?? Array.from(letters, (letter) => MIRRORED[letter] ?? letter).join("");
  return { ...piece(withDirections(notation, swapped)), name };
};

/** Suggests what a text that is neither a name nor a notation may mean. */
const suggestionFor = (text: string): string | undefined => {
  const name = meant(text, [...PIECE_NAMES, ...PAWN_NAMES]);
  if (/pawn/i.test(text) && !PIECE_NAMES.some((one) => one === name))
    return `a pawn has no distance; attacks may name ${PAWN_NAMES.join(" and ")}`;
  if (name !== undefined) return `did you mean ${name}?`;
  return /^[a-z]{3,}$/.test(text)
    ? "no piece has this name; npx chess-distance --help lists the names"
    : undefined;
};
