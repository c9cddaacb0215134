/**
 * Betza notation, which describes the moves of pieces in chess variants: its letters, the moves that they stand for,
 * and the names of pieces. It supports pieces that move the same way in every direction: atoms, doubled atoms (riders),
 * ranges, unions, and any leaper as `(m,n)`.
 * Source: R. Betza's notation as extended by G. Nicholls and H. G. Muller, in which capital letters are atoms.
 */
import { LARGEST_SIDE, type Board, type Mover, type Vector } from "./boards/board.js";
import { meant } from "./common.js";
import { BetzaError, demandType } from "./errors.js";

/** Leaps of one size in every direction, repeated in the same direction up to a range. */
export interface Movement {
  /** The size of one leap in squares along each axis, in either order; not negative, and not both 0. */
  readonly files: number;
  readonly ranks: number;
  /** The maximum number of leaps in one move: 1 for a leaper, `Infinity` for a rider. */
  readonly range: number;
}

/** A piece: its name and its moves. */
export interface Piece extends Mover {
  /** The Betza notation, such as `NC`. */
  readonly notation: string;
  /** The name in camelCase: a usual name, such as `knight`, or one derived from the notation, such as `pieceNC`. */
  readonly name: string;
  /** Returns every move on a board, without duplicates. On an empty board, a rider is a leaper of many sizes. */
  readonly leaps: (board: Board) => readonly Vector[];
}

interface Atom {
  readonly name: string;
  /** The sizes of its leaps. */
  readonly leaps: readonly (readonly [number, number])[];
  /** Whether it may repeat a leap any number of times in one move. */
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

export const ATOM_LETTERS: string = Object.keys(ATOMS).join(" ");

/** Pieces from well-known variants, and alternative names of atoms. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  F: ["fers"],
  K: ["mann", "commoner", "guard"],
  NN: ["nightrider"],
  "(1,4)": ["giraffe"],
  "(3,4)": ["antelope"],
  BN: ["archbishop", "cardinal", "princess"],
  RN: ["chancellor", "marshall", "empress"],
  QN: ["amazon"],
  KN: ["centaur"],
  NC: ["gnu", "wildebeest"],
  CZ: ["bison"],
  AD: ["alibaba"],
  WA: ["phoenix"],
  WAD: ["champion"],
  FC: ["wizard"],
  NAD: ["squirrel"],
  RF: ["dragonKing"],
  BW: ["dragonHorse"],
};

/** The notation for each usual name. L and J are alternative letters for C and Z. */
const NOTATIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ATOMS).flatMap(([letter, { name }]) =>
    "LJ".includes(letter) ? [] : [[name, letter] as const],
  ),
  ...Object.entries(OTHER_NAMES).flatMap(([notation, names]) =>
    names.map((name) => [name, notation] as const),
  ),
]);

/** The usual names of pieces that {@link piece} accepts. */
export const PIECE_NAMES: readonly string[] = [...NOTATIONS.keys()];

/** The names of pawns, which have attacks but no distance, because they move in one direction. */
export const PAWN_NAMES = ["whitePawn", "blackPawn"] as const;

/** The name of a piece in a sentence: `camel (C in Betza notation)`, or `piece NC` if it has no usual name. */
export const inWords = ({ name, notation }: Pick<Piece, "name" | "notation">): string =>
  name.startsWith("piece") ? `piece ${notation}` : `${name} (${notation} in Betza notation)`;

/**
 * Returns the piece with a usual name, such as `knight` or `archbishop`, in any letter case, or with a notation, such
 * as `N`, `NN`, `W3`, `NC` or `(1,4)`. Throws a `BetzaError` if the text is neither.
 */
export const piece = (nameOrNotation: string): Piece => {
  demandType("piece: the name or notation", nameOrNotation, "string");
  const own = PIECE_NAMES.find((name) => name.toLowerCase() === nameOrNotation.toLowerCase());
  const notation = NOTATIONS.get(own ?? "") ?? nameOrNotation;
  try {
    const movements = termsOf(notation).flatMap((term) => term.movements);
    const leaps = (board: Board): readonly Vector[] => leapsOn(board, movements);
    return { notation, name: own ?? nameOf(notation), leaps };
  } catch (error) {
    const suggestion = suggestionFor(nameOrNotation);
    throw suggestion === undefined ? error : new BetzaError(nameOrNotation, undefined, suggestion);
  }
};

/** Suggests what a text that is neither a name nor a notation may mean. */
const suggestionFor = (text: string): string | undefined => {
  if (/pawn/i.test(text))
    return `a pawn has no distance; attacks may name ${PAWN_NAMES.join(" and ")}`;
  const name = meant(text, [...PIECE_NAMES, ...PAWN_NAMES]);
  if (name !== undefined) return `did you mean ${name}?`;
  return /^[a-z]{3,}$/.test(text)
    ? "no piece has this name; npx chess-distance --help lists the names"
    : undefined;
};

/** In the name, `(1,4)` becomes `Leaper1x4`, because a name cannot contain parentheses. */
const nameOf = (notation: string): string => {
  if (notation === "NN") return "nightrider";
  const leapers = notation
    .replaceAll(/\)(\d+)/g, ")Times$1")
    .replaceAll(/\((\d+),(\d+)\)/g, "Leaper$1x$2");
  return ATOMS[notation]?.name ?? `piece${leapers}`;
};

/** A part of a notation: an atom or a leaper `(m,n)`, with its range or doubled letter, if any. */
export interface Term {
  /** The text of the term, such as `N`, `NN`, `W3` or `(1,4)`. */
  readonly text: string;
  /** The name of the piece if the term is a single atom, else `undefined`. */
  readonly name: string | undefined;
  readonly movements: readonly Movement[];
}

/** Files are named after notations, and a name has room for so many characters. */
const LONGEST_NOTATION = 60;

/** Parses a notation into terms, such as `NC` into `N` and `C`. Throws a `BetzaError` if it is invalid. */
export const termsOf = (notation: string, position = 0): readonly Term[] => {
  if (notation.length > LONGEST_NOTATION)
    throw new BetzaError(notation, undefined, `expected at most ${LONGEST_NOTATION} characters`);
  const term = termAt(notation, position);
  const next = position + term.text.length;
  return next < notation.length ? [term, ...termsOf(notation, next)] : [term];
};

/** A doubled letter is a rider, and takes neither a range nor a third letter. */
const TERM =
  /^(?:(?<rider>[A-Z])\k<rider>(?!\k<rider>|\d)|(?<letter>[A-Z])(?!\k<letter>)|\((?<m>0|[1-9]\d*),(?<n>0|[1-9]\d*)\))(?<range>[1-9]\d*)?/;

/** The largest number in a notation. Even on the largest board, no leap or range can be longer. */
const LARGEST_NUMBER = LARGEST_SIDE - 1;

const termAt = (notation: string, position: number): Term => {
  const match = TERM.exec(notation.slice(position)) ?? [];
  const [text = "", doubled, letter = doubled ?? "", m = "0", n = "0", range] = match;
  const atom = ATOMS[letter];
  const leaps = atom?.leaps ?? [[Number(m), Number(n)]];
  const isWrong =
    [m, n, range].some((digits = "0") => Number(digits) > LARGEST_NUMBER) ||
    leaps.some(([files, ranks]) => files + ranks === 0) ||
    (doubled !== undefined && atom?.rider);
  if (isWrong) throw new BetzaError(notation, position, reasonAgainst(notation[position]));
  const unlimited = doubled !== undefined || atom?.rider ? Infinity : 1;
  return {
    text,
    name: ATOMS[text]?.name,
    movements: leaps.map(([files, ranks]) => ({
      files,
      ranks,
      range: range === undefined ? unlimited : Number(range),
    })),
  };
};

const reasonAgainst = (character = ""): string =>
  /[a-z]/.test(character)
    ? "lower-case letters limit a piece to some directions, or to captures or quiet moves; a distance needs " +
      "a piece that moves the same way in every direction, whose atoms are capitals"
    : `expected an atom, ${ATOM_LETTERS}, or a leaper such as (1,4); after it a range up to ${LARGEST_NUMBER}, ` +
      "such as W3, or the same letter again for a rider, such as NN";

/** The leaps in all directions of the board's lattice, without duplicates. */
const leapsOn = (board: Board, movements: readonly Movement[]): readonly Vector[] => {
  const longest = Math.max(board.files, board.ranks) - 1;
  const found = new Map<string, Vector>();
  const add = (leap: Vector): void => {
    const key = `${leap.files},${leap.ranks}`;
    if (found.has(key)) return;
    found.set(key, leap);
    for (const turn of board.turns) add(turn(leap));
  };
  for (const { files, ranks, range } of movements) {
    const most = Math.min(range, Math.floor(longest / Math.max(files, ranks)));
    for (let times = 1; times <= most; times++) add({ files: files * times, ranks: ranks * times });
  }
  return [...found.values()];
};
