/**
 * The letters and the parser of Betza notation, which describes the moves of pieces in chess variants. The parser
 * reads atoms, doubled atoms (riders), ranges, unions, leapers `(m,n)`, directions, lame leapers, bent riders, and
 * terms that only move or only capture. It reads terms that hop or capture en passant, and leaves these moves out.
 * `fFmW2` has two terms: `fF` goes one square diagonally forwards; `mW2` goes one or two squares straight, and does not
 * capture.
 * Sources: R. Betza's notation, in which capital letters are atoms, as extended by G. Nicholls and H. G. Muller. What
 * these authors leave open is as in Fairy-Stockfish, `from_betza` in `src/piece.cpp`.
 */
import { LARGEST_SIDE, SQUARES } from "../core/boards/board.js";
import { ATOMS_OF_CHESS, type AtomKind } from "../core/boards/moves.js";
import { BetzaError } from "../errors.js";
import { pathsOf, type Movement, type Term } from "./moves.js";

const { W, F, N, K, R, B, Q } = ATOMS_OF_CHESS;

/** The atoms by letter. */
export const ATOMS: Readonly<Record<string, AtomKind>> = {
  W,
  F,
  D: { name: "dabbaba", leaps: [[2, 0]] },
  N,
  A: { name: "alfil", leaps: [[2, 2]] },
  H: { name: "threeleaper", leaps: [[3, 0]] },
  C: { name: "camel", leaps: [[3, 1]] },
  L: { name: "camel", leaps: [[3, 1]] },
  Z: { name: "zebra", leaps: [[3, 2]] },
  J: { name: "zebra", leaps: [[3, 2]] },
  G: { name: "tripper", leaps: [[3, 3]] },
  K,
  R,
  B,
  Q,
};

export const ATOM_LETTERS: string = Object.keys(ATOMS).join(" ");

/** The maximum length of a notation. File names are made from notations, and the length of a file name is limited. */
const LONGEST_NOTATION = 60;

/** The terms of the notations that were parsed, because both ways of finding moves need them. */
const PARSED = new Map<string, readonly Term[]>();

/** Parses a notation into terms, as `NC` into `N` and `C`. Throws a `BetzaError` if the notation is invalid. */
export const termsOf = (notation: string): readonly Term[] => {
  if (notation.length > LONGEST_NOTATION)
    throw new BetzaError(notation, undefined, `expected at most ${LONGEST_NOTATION} characters`);
  const terms = PARSED.get(notation) ?? termsFrom(notation, 0);
  PARSED.set(notation, terms);
  return terms;
};

const termsFrom = (notation: string, position: number): readonly Term[] => {
  const term = termAt(notation, position);
  const next = position + term.text.length;
  return next < notation.length ? [term, ...termsFrom(notation, next)] : [term];
};

/**
 * Matches the letters of one direction: two letters if Fairy-Stockfish combines them, else one letter, which counts
 * twice. A letter right after `?` or `-` does not match, because it is relative to a leap.
 */
const DIRECTION_LETTERS = /(?<![?-])(?:([fbv])(?:\1|[rlsh])?|([rls])(?:\2|[fbvh])?|h[fbvrlsh]?)/g;

/** Returns a notation with the letters of each direction replaced. */
export const withDirections = (notation: string, change: (letters: string) => string): string =>
  notation.replaceAll(DIRECTION_LETTERS, change);

/** Reads the letters before an atom or a bracket. Throws a `BetzaError` if one of them has no meaning. */
const modifiersAt = (notation: string, position: number): string => {
  const [modifiers = ""] = /^[a-z]*/.exec(notation.slice(position)) ?? [];
  const wrong = modifiers.search(/[^fblrvshnmcpge]/);
  if (wrong !== -1)
    throw new BetzaError(
      notation,
      position + wrong,
      modifiers.charAt(wrong) === "i" ? FIRST_MOVE : LIMITS,
    );
  if (modifiers.includes("e") && !modifiers.includes("c"))
    throw new BetzaError(notation, position + modifiers.indexOf("e"), EN_PASSANT);
  return modifiers;
};

const termAt = (notation: string, position: number): Term => {
  const modifiers = modifiersAt(notation, position);
  const directions = Array.from(modifiers.matchAll(DIRECTION_LETTERS), ([pair]) =>
    pair.repeat(3 - pair.length),
  );
  const start = position + modifiers.length;
  const bare =
    notation[start] === "["
      ? bentAt(notation, start, directions)
      : { ...atomAt(notation, start), directions, isLame: false };
  const term = {
    ...bare,
    ...usesOf(modifiers),
    text: modifiers + bare.text,
    position,
    isLame: bare.isLame || modifiers.includes("n"),
  };
  if (hasStrayH(bare) || bare.movements.every((movement) => isNowhere(term, movement)))
    throw new BetzaError(notation, position, `${bare.text} has no moves in these directions`);
  return term;
};

const isNowhere = (term: Term, movement: Movement): boolean =>
  pathsOf(term, movement, SQUARES).length === 0;

/** Reports whether an atom that only moves straight has a direction such as hl, which means nothing there. */
const hasStrayH = ({ movements, directions }: Pick<Term, "movements" | "directions">): boolean =>
  movements.length === 1 &&
  movements.every(({ files, ranks }) => files * ranks === 0) &&
  directions.some((letters) => /^h[^h]/.test(letters));

/** What modifiers say of moving, of capturing, and of moves that need other pieces. */
const usesOf = (modifiers: string): Pick<Term, "mayMove" | "mayCapture" | "others"> => {
  const mayMove = modifiers.includes("m") || !modifiers.includes("c");
  const mayCapture = modifiers.includes("c") || !modifiers.includes("m");
  if (/[pg]/.test(modifiers))
    return { mayMove: false, mayCapture: false, others: { kind: "hops", mayMove, mayCapture } };
  const enPassant = { kind: "captures en passant", mayMove: false, mayCapture: false } as const;
  return { mayMove, mayCapture, ...(modifiers.includes("e") && { others: enPassant }) };
};

/**
 * Matches a bent rider, such as `[F?R]`: a leap, then a second part. Both the leap and the second part go straight or
 * diagonally.
 */
const BENT =
  /^\[(?<leg>[a-z]*[WFDAHGK])(?<sign>[?-])(?<turn>[fs]?)(?<others>[a-z]*)(?<ride>[WFDAHGKRBQ]{1,2}\d*)\]/;

/**
 * Parses a bent rider. `?` or `-` joins its two parts. The second part goes outwards or, with `s`, sideways.
 * Directions before the brackets limit the whole move. Source: H. G. Muller's bracket notation, in his comment on
 * pull request 1034 of Fairy-Stockfish. Fairy-Stockfish itself does not read this notation.
 */
const bentAt = (notation: string, position: number, directions: readonly string[]): Term => {
  const { 0: text = "", groups = {} } = BENT.exec(notation.slice(position)) ?? {};
  const { leg = "", sign, turn = "", others = "", ride = "" } = groups;
  const second = position + leg.length + 2 + turn.length;
  if (text === "") throw new BetzaError(notation, position, BENDS);
  if (others !== "") throw new BetzaError(notation, second, RELATIVE_DIRECTIONS);
  const isSideways = turn === "s";
  if (isSideways && directions.length > 0) throw new BetzaError(notation, position, ASIDE);
  const { movements, text: read } = atomAt(notation, second);
  if (read !== ride) throw new BetzaError(notation, second, BENDS);
  const first = termAt(notation, position + 1);
  if (!first.mayMove || !first.mayCapture) throw new BetzaError(notation, position + 1, OUTSIDE);
  const bend = { movements, directions, isSideways, mayStop: sign === "?" };
  return { ...first, text, bend };
};

/**
 * Matches an atom or a leaper, such as `W3`, `NN` or `(1,4)2`. A doubled letter is a rider, with no range and no third
 * letter. Range 0 means no limit.
 */
const ATOM =
  /^(?:(?<rider>[A-Z])\k<rider>(?!\k<rider>|\d)|(?<letter>[A-Z])(?!\k<letter>)|\((?<m>0|[1-9]\d*),(?<n>0|[1-9]\d*)\))(?<range>0|[1-9]\d*)?/;

/** The largest number that a notation may contain: the length of the longest leap on the largest rectangle. */
export const LARGEST_NUMBER: number = LARGEST_SIDE - 1;

/** The range that the digits stand for. Without digits, a rider has no limit, and any other atom makes one leap. */
const atomRange = (digits: string | undefined, isRider: boolean): number =>
  Number(digits ?? !isRider) || Infinity;

const atomAt = (notation: string, position: number): Pick<Term, "text" | "movements"> => {
  const match = ATOM.exec(notation.slice(position)) ?? [];
  const [text = "", doubled, letter = doubled ?? "", m = "0", n = "0", digits] = match;
  const atom = ATOMS[letter];
  const leaps = atom?.leaps ?? [[Number(m), Number(n)]];
  const isRider = atom?.isRider === true;
  const isDoubled = doubled !== undefined;
  const isWrong =
    [m, n, digits].some((number = "0") => Number(number) > LARGEST_NUMBER) ||
    leaps.some(([files, ranks]) => files + ranks === 0) ||
    (isDoubled && isRider);
  if (isWrong) throw new BetzaError(notation, position, EXPECTED);
  const range = atomRange(digits, isDoubled || isRider);
  return { text, movements: leaps.map(([files, ranks]) => ({ files, ranks, range })) };
};

const EXPECTED =
  `expected an atom, ${ATOM_LETTERS}, or a leaper such as (1,4), with an optional range up to ${LARGEST_NUMBER}, ` +
  "such as W3; for a rider, 0 or the same letter again, such as N0 or NN";

const LIMITS =
  "expected these letters before an atom: f b l r v s h for directions, such as fsW; n for lame; m to only move, or c to only capture; p or g to hop; ce for captures en passant";

const BENDS =
  "expected a leap and a ride, both along a line or diagonal: [F?R], [W?sR] to turn sideways, or [F-R] if the piece must go on";

const RELATIVE_DIRECTIONS =
  "after ? and -, directions are relative to the first leap: expected s for sideways, or f for outwards, the default";

const ASIDE =
  "directions before the bracket are ambiguous if the move turns sideways; write the directions inside, before the first leap, as in [fW?sR]";

export const EN_PASSANT = "e adds captures en passant to other captures; write ce";

const OUTSIDE = "m, c, p, g and e apply to the whole move; write them before the bracket";

export const FIRST_MOVE =
  "i changes only the first move of a piece, but a table is for all moves; give the first move a table of its own: " +
  'for the double step of a white pawn, "moves" of fnD within a2-h4';
