/** Suggests what was probably meant by a text that is neither a name nor a notation of a piece. */
import { PAWN_NAMES } from "../core/boards/moves.js";
import { BetzaError } from "../errors.js";
import { didYouMean, meant } from "../meant.js";
import { isOfAtoms, PIECE_NAMES } from "./named-pieces.js";

/** Returns the result of `find`. If `find` throws a `BetzaError`, adds a suggestion to it, if there is one. */
export const withSuggestion = <Found>(text: string, find: (text: string) => Found): Found => {
  try {
    return find(text);
  } catch (error) {
    const suggestion = error instanceof BetzaError ? suggestionFor(text) : undefined;
    throw suggestion === undefined ? error : new BetzaError(text, undefined, suggestion);
  }
};

const suggestionFor = (text: string): string | undefined => {
  const name = meant(text, [...PIECE_NAMES, ...PAWN_NAMES]);
  if (/pawn/i.test(text) && !PIECE_NAMES.some((known) => known === name))
    return `a pawn captures differently from how it moves; use ${PAWN_NAMES.join(" or ")}, with "attacks", or with "moves" and "captures"`;
  const atoms = /^[a-z]{1,3}$/.test(text) ? text.toUpperCase() : "";
  if (name !== undefined || isOfAtoms(atoms)) return didYouMean(name ?? atoms);
  return /^[a-z]{3,}$/.test(text)
    ? "no piece has this name; give its moves in Betza notation, such as fN, or a name that npx chess-distance --help pieces lists"
    : undefined;
};
