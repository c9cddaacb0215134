/**
 * Betza notation, in which chess variants write how a piece moves. Understood is all that moves alike in
 * every direction: atoms, doubled atoms (riders), ranges, unions, and any leaper as `(m,n)`.
 * Source: R. Betza's notation as G. Nicholls and H. G. Muller extended it, where capitals are atoms.
 */
import type { Board } from "./board.js";
import type { Leap, Mover } from "./fill.js";

/** Leaps of one size in every direction, again and again in the same direction up to a range. */
interface Movement {
  /** The size of one leap in squares, 0 or more each and not both 0; in either order. */
  readonly files: number;
  readonly ranks: number;
  /** How many such leaps one move may take: 1 for a leaper, `Infinity` for a rider. */
  readonly range: number;
}

/** A piece: what it is called in Betza notation, and its moves. */
export interface Piece extends Mover {
  /** As it was given, such as `NC`. */
  readonly notation: string;
  /** Every move that it can make on a board, each once; on the empty board a rider is a leaper of many sizes. */
  readonly leaps: (board: Board) => readonly Leap[];
}

/** The notation cannot be understood, or has no symmetric distance. The message points at the character. */
export class BetzaError extends Error {
  /** The position of the character in the notation, from 0; its length where something is missing. */
  readonly position: number;

  constructor(notation: string, position: number, reason: string) {
    const [character] = Array.from(notation.slice(position));
    const where =
      character === undefined
        ? "at its end"
        : `at character ${position + 1}, ${JSON.stringify(character)}`;
    super(`piece ${JSON.stringify(notation)}, ${where}: ${reason}`);
    this.position = position;
  }
}

/** The largest number in a notation; no leap or range on a board of 32 squares a side is longer. */
const LARGEST_NUMBER = 31;

/** What each letter stands for: sizes of leaps, and whether it takes any number of them by itself. */
const ATOMS: Readonly<
  Record<string, { readonly leaps: readonly (readonly [number, number])[]; readonly rider?: true }>
> = {
  W: { leaps: [[1, 0]] },
  F: { leaps: [[1, 1]] },
  D: { leaps: [[2, 0]] },
  N: { leaps: [[2, 1]] },
  A: { leaps: [[2, 2]] },
  H: { leaps: [[3, 0]] },
  C: { leaps: [[3, 1]] },
  L: { leaps: [[3, 1]] },
  Z: { leaps: [[3, 2]] },
  J: { leaps: [[3, 2]] },
  G: { leaps: [[3, 3]] },
  K: {
    leaps: [
      [1, 0],
      [1, 1],
    ],
  },
  R: { leaps: [[1, 0]], rider: true },
  B: { leaps: [[1, 1]], rider: true },
  Q: {
    leaps: [
      [1, 0],
      [1, 1],
    ],
    rider: true,
  },
};

/** The piece that a notation describes, such as `N`, `NN`, `W3`, `NC` or `(1,4)`; else a `BetzaError`. */
export const piece = (notation: string): Piece => {
  const movements: Movement[] = [];
  let position = 0;
  do {
    const term = termAt(notation, position);
    movements.push(...term.movements);
    position = term.end;
  } while (position < notation.length);
  return { notation, leaps: (board) => leapsOn(board, movements) };
};

interface Term {
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
  const { letter, doubled, m, n, range } = match.groups;
  const end = position + match[0].length;
  const number = (digits: string, at: number, least: number): number => {
    const value = Number(digits);
    return /^0\d/.test(digits) || value < least || value > LARGEST_NUMBER
      ? refuse(at, `a number from ${least} to ${LARGEST_NUMBER} should stand here`)
      : value;
  };
  const rangeAt = end - (range ?? "").length;
  const given = range === undefined ? undefined : number(range, rangeAt, 1);

  if (letter === undefined) {
    const comma = position + 2 + String(m).length;
    const files = number(String(m), position + 1, 0);
    const ranks = number(String(n), comma, 0);
    if (files === 0 && ranks === 0) refuse(position, "(0,0) goes nowhere");
    return { movements: [{ files, ranks, range: given ?? 1 }], end };
  }

  const atom = ATOMS[letter] ?? refuse(position, NO_ATOM);
  if (doubled !== undefined) {
    if (atom.rider) refuse(position + 1, `${letter} is a rider already`);
    if (given !== undefined)
      refuse(rangeAt, `${letter}${letter} has no limit; for one write ${letter}${given}`);
    if (notation[end] === letter) refuse(end, `${letter}${letter} is a rider already`);
  }
  const least = doubled !== undefined || atom.rider ? Infinity : 1;
  return {
    movements: atom.leaps.map(([files, ranks]) => ({ files, ranks, range: given ?? least })),
    end,
  };
};

const NO_ATOM = `no atom; atoms are ${Object.keys(ATOMS).join(" ")} and (m,n)`;

const reasonAgainst = (character: string | undefined): string => {
  if (character === undefined)
    return `an atom should stand here: ${Object.keys(ATOMS).join(" ")} or (m,n)`;
  if (/[a-z]/.test(character))
    return (
      "small letters limit a piece to some directions, or to captures or quiet moves; distance needs a " +
      "piece that moves alike in every direction"
    );
  if (character === "(") return "a leaper is written as two numbers, such as (1,4)";
  if (/\d/.test(character)) return "a number stands after an atom, as its range";
  return NO_ATOM;
};

/** Every leap of `files` and `ranks` in either order and all directions, each once. */
const leaper = (files: number, ranks: number): Leap[] => {
  const signs = (size: number): number[] => (size === 0 ? [0] : [-size, size]);
  const along = (width: number, height: number): Leap[] =>
    signs(width).flatMap((f) => signs(height).map((r) => ({ files: f, ranks: r })));
  return files === ranks ? along(files, ranks) : [...along(files, ranks), ...along(ranks, files)];
};

const leapsOn = ({ files, ranks }: Board, movements: readonly Movement[]): readonly Leap[] => {
  const longest = Math.max(files, ranks) - 1;
  const leaps = movements.flatMap((movement) => {
    const size = Math.max(movement.files, movement.ranks);
    const count = Math.min(movement.range, Math.floor(longest / size));
    return Array.from({ length: count }, (_, at) =>
      leaper(movement.files * (at + 1), movement.ranks * (at + 1)),
    ).flat();
  });
  return [...new Map(leaps.map((leap) => [`${leap.files},${leap.ranks}`, leap])).values()];
};
