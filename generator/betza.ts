/**
 * Betza notation, which describes how pieces of chess variants move: the letters, the moves they stand for, and
 * the names of pieces. It supports pieces that move the same way in every direction: atoms, doubled atoms
 * (riders), ranges, unions, and any leaper as `(m,n)`.
 * Source: R. Betza's notation as G. Nicholls and H. G. Muller extended it, where capitals are atoms.
 */
import { closest, distance } from "fastest-levenshtein";
import type { Board, Mover, Vector } from "./boards/board.js";
import { LARGEST_SIDE } from "./boards/rectangle.js";
import { BetzaError, demandType } from "./errors.js";

/** Leaps of one size in every direction, repeated in the same direction up to a range. */
export interface Movement {
  /** The size of one leap in squares, 0 or more each and not both 0; in either order. */
  readonly files: number;
  readonly ranks: number;
  /** How many such leaps one move may take: 1 for a leaper, `Infinity` for a rider. */
  readonly range: number;
}

/** A piece: its name and its moves. */
export interface Piece extends Mover {
  /** The Betza notation, such as `NC`. */
  readonly notation: string;
  /** In camelCase: the name as given, or of its atom, such as `knight`, or made from the notation, such as `pieceNC`. */
  readonly name: string;
  /** Every move that it can make on a board, each once. On an empty board a rider is a leaper of many sizes. */
  readonly leaps: (board: Board) => readonly Vector[];
}

/** The largest number in a notation; no leap or range on the largest board is longer. */
const LARGEST_NUMBER = LARGEST_SIDE - 1;

interface Atom {
  readonly name: string;
  /** The sizes of its leaps. */
  readonly leaps: readonly (readonly [number, number])[];
  /** Whether it takes any number of them in one move. */
  readonly rider?: true;
}

const KING_STEPS = [
  [1, 0],
  [1, 1],
] as const;

const ATOMS: Readonly<Record<string, Atom>> = {
  W: { name: "wazir", leaps: [[1, 0]] },
  F: { name: "ferz", leaps: [[1, 1]] },
  D: { name: "dabbaba", leaps: [[2, 0]] },
  N: { name: "knight", leaps: [[2, 1]] },
  A: { name: "alfil", leaps: [[2, 2]] },
  H: { name: "threeleaper", leaps: [[3, 0]] },
  C: { name: "camel", leaps: [[3, 1]] },
  L: { name: "camel", leaps: [[3, 1]] },
  Z: { name: "zebra", leaps: [[3, 2]] },
  J: { name: "zebra", leaps: [[3, 2]] },
  G: { name: "tripper", leaps: [[3, 3]] },
  K: { name: "king", leaps: KING_STEPS },
  R: { name: "rook", leaps: [[1, 0]], rider: true },
  B: { name: "bishop", leaps: [[1, 1]], rider: true },
  Q: { name: "queen", leaps: KING_STEPS, rider: true },
};

/** The notations of the usual names. Source: the names of atoms, and of pieces of well-known variants. */
const NOTATIONS: Readonly<Record<string, string>> = {
  wazir: "W",
  ferz: "F",
  dabbaba: "D",
  knight: "N",
  alfil: "A",
  threeleaper: "H",
  camel: "C",
  zebra: "Z",
  tripper: "G",
  king: "K",
  rook: "R",
  bishop: "B",
  queen: "Q",
  fers: "F",
  mann: "K",
  commoner: "K",
  guard: "K",
  nightrider: "NN",
  giraffe: "(1,4)",
  antelope: "(3,4)",
  archbishop: "BN",
  cardinal: "BN",
  princess: "BN",
  chancellor: "RN",
  marshall: "RN",
  empress: "RN",
  amazon: "QN",
  centaur: "KN",
  gnu: "NC",
  wildebeest: "NC",
  bison: "CZ",
  alibaba: "AD",
  phoenix: "WA",
  champion: "WAD",
  wizard: "FC",
  squirrel: "NAD",
  dragonKing: "RF",
  dragonHorse: "BW",
};

const NAMED: ReadonlyMap<string, Pick<Piece, "name" | "notation">> = new Map(
  Object.entries(NOTATIONS).map(([name, notation]) => [name.toLowerCase(), { name, notation }]),
);

/** A piece in a sentence: `camel (C in Betza notation)`, or `piece NC` if it has no name of its own. */
export const inWords = ({ name, notation }: Pick<Piece, "name" | "notation">): string =>
  name === nameOf(notation) && name.startsWith(UNNAMED)
    ? `${UNNAMED} ${notation}`
    : `${name} (${notation} in Betza notation)`;

/** How names that are made of a notation begin. */
const UNNAMED = "piece";

/** The usual names of pieces that {@link piece} accepts. */
export const PIECE_NAMES: readonly string[] = Object.keys(NOTATIONS);

/** The names of pawns, which have attacks but no distance, because they move in one direction. */
export const PAWN_NAMES = ["whitePawn", "blackPawn"] as const;

const PAWNS_OF_ATTACKS = `attacks may name ${PAWN_NAMES.join(" and ")}`;

export const ATOM_LETTERS: string = Object.keys(ATOMS).join(" ");

/**
 * The piece of a usual name in any case, such as `knight` or `archbishop`, or of a notation such as `N`, `NN`,
 * `W3`, `NC` or `(1,4)`. Throws a `BetzaError` if it is neither.
 */
export const piece = (nameOrNotation: string): Piece => {
  demandType("piece: the name or notation", nameOrNotation, "string");
  const named = NAMED.get(nameOrNotation.toLowerCase());
  if (named) return { ...notated(named.notation), name: named.name };
  try {
    return notated(nameOrNotation);
  } catch (error) {
    const suggestion = suggestionFor(nameOrNotation);
    throw suggestion === undefined ? error : new BetzaError(nameOrNotation, undefined, suggestion);
  }
};

/** What may have been meant by a text that is neither a name nor a notation. */
const suggestionFor = (text: string): string | undefined => {
  const [, name, separated] = /^([A-Za-z]{2,})[:-](.+)$/.exec(text) ?? [];
  if (name !== undefined && separated !== undefined && isNotation(separated))
    return `to give a piece a name, write ${name}=${separated}`;
  if (/^[a-z]{1,2}$/.test(text) && isNotation(text.toUpperCase()))
    return `atoms are capitals; did you mean ${text.toUpperCase()}?`;
  const lowercase = text.toLowerCase();
  const isPawn = ["pawn", ...PAWN_NAMES].some((name) => name.toLowerCase() === lowercase);
  if (isPawn) return `a pawn has no distance; ${PAWNS_OF_ATTACKS}`;
  const nearest = closest(lowercase, [...PIECE_NAMES, ...PAWN_NAMES]);
  // A few capitals are more likely a notation.
  const isNear =
    !/^[A-Z]{1,3}$/.test(text) &&
    distance(lowercase, nearest.toLowerCase()) <= lowercase.length / 3;
  if (isNear) return `did you mean ${nearest}?`;
  return /^[a-z]{3,}$/.test(text)
    ? "no piece has this name; npx chess-distance --help lists the names"
    : undefined;
};

const isNotation = (text: string): boolean => {
  try {
    return notated(text).notation === text;
  } catch {
    return false;
  }
};

const notated = (notation: string): Piece => {
  const movements = termsOf(notation).flatMap((term) => term.movements);
  return { notation, name: nameOf(notation), leaps: (board) => leapsOn(board, movements) };
};

/** The terms of a notation, such as `N` and `C` of `NC`. Throws a `BetzaError` if it is none. */
export const termsOf = (notation: string): readonly Term[] => {
  const terms: Term[] = [];
  let position = 0;
  do {
    const term = termAt(notation, position);
    terms.push(term);
    position = term.end;
  } while (position < notation.length);
  return terms;
};

/** A leaper `(1,4)` is named `Leaper1x4`, because a name cannot contain parentheses. */
const nameOf = (notation: string): string => {
  if (notation === "NN") return "nightrider";
  const leapers = notation.replaceAll(
    /\((\d+),(\d+)\)(\d*)/g,
    (_, m: string, n: string, range: string) =>
      `Leaper${m}x${n}${range === "" ? "" : `Times${range}`}`,
  );
  return ATOMS[notation]?.name ?? `${UNNAMED}${leapers}`;
};

/** A part of a notation: an atom or a leaper `(m,n)`, with what says how often it is repeated. */
export interface Term {
  /** As it is written, such as `N`, `NN`, `W3` or `(1,4)`. */
  readonly text: string;
  /** The name of the piece that the atom alone stands for; none for anything else. */
  readonly name: string | undefined;
  readonly movements: readonly Movement[];
  /** The position after it. */
  readonly end: number;
}

const TERM = /^(?:(?<letter>[A-Z])(?<doubled>\k<letter>)?|\((?<m>\d+),(?<n>\d+)\))(?<range>\d+)?/;

const termAt = (notation: string, position: number): Term => {
  const refuse = (at: number, reason: string): never => {
    throw new BetzaError(notation, at, reason);
  };
  const match = TERM.exec(notation.slice(position));
  if (!match?.groups) return refuse(position, reasonAgainst(notation[position]));
  const { letter, doubled, m = "", n = "", range } = match.groups;
  const end = position + match[0].length;
  const number = (digits: string, at: number, least: number): number => {
    const value = Number(digits);
    return /^0\d/.test(digits) || value < least || value > LARGEST_NUMBER
      ? refuse(at, `expected a number from ${least} to ${LARGEST_NUMBER}`)
      : value;
  };
  const rangeAt = end - (range ?? "").length;
  const given = range === undefined ? undefined : number(range, rangeAt, 1);

  if (letter === undefined) {
    const files = number(m, position + 1, 0);
    const ranks = number(n, position + 2 + m.length, 0);
    if (files === 0 && ranks === 0) refuse(position, "(0,0) is not a move");
    const movements = [{ files, ranks, range: given ?? 1 }];
    return { text: match[0], name: undefined, movements, end };
  }

  const atom = ATOMS[letter] ?? refuse(position, letter === "P" ? NO_PAWN : NO_ATOM);
  if (doubled !== undefined) {
    if (atom.rider) refuse(position + 1, `${letter} is already a rider`);
    if (given !== undefined)
      refuse(rangeAt, `${letter}${letter} has no limit; to set one, write ${letter}${given}`);
    if (notation[end] === letter) refuse(end, `${letter}${letter} is already a rider`);
  }
  const unlimited = doubled !== undefined || atom.rider ? Infinity : 1;
  return {
    text: match[0],
    name: ATOMS[match[0]]?.name,
    movements: atom.leaps.map(([files, ranks]) => ({ files, ranks, range: given ?? unlimited })),
    end,
  };
};

const NO_ATOM = `not an atom; atoms are ${ATOM_LETTERS} and (m,n)`;
const NO_PAWN = `${NO_ATOM}; ${PAWNS_OF_ATTACKS}`;

const reasonAgainst = (character: string | undefined): string => {
  if (character === undefined) return `expected an atom: ${ATOM_LETTERS} or (m,n)`;
  if (/[a-z]/.test(character))
    return (
      "lower-case letters limit a piece to some directions, or to captures or quiet moves; a distance needs " +
      "a piece that moves the same way in every direction"
    );
  if (character === "(") return "a leaper is written as two numbers, such as (1,4)";
  if (character === ",") return "expected one piece; attacks take several, in a list";
  if (/\d/.test(character)) return "a number must follow an atom, as its range";
  return NO_ATOM;
};

/** A vector in all directions of the board's lattice, each once. */
const inAllDirections = ({ turns }: Board, vector: Vector): readonly Vector[] => {
  const found = new Map([[keyOf(vector), vector]]);
  for (const one of found.values())
    for (const turned of turns.map((turn) => turn(one))) found.set(keyOf(turned), turned);
  return [...found.values()];
};

const keyOf = ({ files, ranks }: Vector): string => `${files},${ranks}`;

const leapsOn = (board: Board, movements: readonly Movement[]): readonly Vector[] => {
  const longest = Math.max(board.files, board.ranks) - 1;
  const leaps = movements.flatMap(({ files, ranks, range }) => {
    const count = Math.min(range, Math.floor(longest / Math.max(files, ranks)));
    return Array.from({ length: count }, (_, at) => ({
      files: files * (at + 1),
      ranks: ranks * (at + 1),
    })).flatMap((vector) => inAllDirections(board, vector));
  });
  return [...new Map(leaps.map((leap) => [keyOf(leap), leap])).values()];
};
