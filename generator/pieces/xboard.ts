/**
 * Reads strings as XBoard 4.9.1 does, and writes the same moves in the notation of `notation.ts`. XBoard has other
 * letters for two atoms, and it combines other letters of directions. Source: XBoard 4.9.1, `MovesFromString` in
 * moves.c. `test/pieces/dialects.json` has the moves that the program gives for many strings.
 */
import { inAllDirections, SQUARES, type Vector } from "../core/boards/board.js";
import { at } from "../common.js";
import { BetzaError } from "../errors.js";
import { isToward } from "./moves.js";
import { ATOM_LETTERS, ATOMS, EN_PASSANT, FIRST_MOVE, LARGEST_NUMBER } from "./notation.js";

/** Returns the notation of the moves that XBoard finds in a text. Throws a `BetzaError` if the text has no clear meaning. */
export const fromXBoard = (text: string): string => {
  const terms: string[] = [];
  let position = 0;
  do {
    const { length, written } = termIn(text, position);
    position += length;
    terms.push(...written.filter((term) => term !== terms.at(-1)));
  } while (position < text.length);
  // The same letter twice would be a rider, so a range parts the two.
  return terms.reduce((before, term) =>
    before.at(-1) === term.at(0) ? `${before}${rangeOfAtom(term)}${term}` : before + term,
  );
};

/** The range of an atom without digits, which begins a term. */
const rangeOfAtom = (term: string): number => (ATOMS[term.charAt(0)]?.isRider === true ? 0 : 1);

/** Matches the letters before an atom in the order in which XBoard reads them. */
const MODIFIERS = /^(?<directions>[fblrvsh]*)(?<uses>m?c?e?p?g?)(?<lame>n?)/;

/** Reads the term at a position: its length, and the terms that say the same in the notation of `notation.ts`. */
const termIn = (text: string, position: number) => {
  const { letters, directions, uses, lame } = modifiersIn(text, position);
  const start = position + letters.length;
  const [atom = "", letter = "", range = ""] =
    /^([A-Z])(0|[1-9]\d?)?(?!\d)/.exec(text.slice(start)) ?? [];
  if (!(letter in ATOMS) || Number(range) > LARGEST_NUMBER)
    throw new BetzaError(text, start, EXPECTED_IN_XBOARD);
  if (lame !== "" && !LAME.includes(letter)) throw new BetzaError(text, start - 1, legOf(letter));
  const written = atomsOf(text, position, directions, letter).map(
    ([toward, own]) => `${toward}${uses}${lame}${own}${range}`,
  );
  return { length: letters.length + atom.length, written };
};

/** Reads the letters before an atom. Throws a `BetzaError` if XBoard passes over one of them. */
const modifiersIn = (text: string, position: number) => {
  const [letters = ""] = /^[a-z]*/.exec(text.slice(position)) ?? [];
  const { 0: read = "", groups = {} } = MODIFIERS.exec(letters) ?? {};
  const { directions = "", uses = "", lame = "" } = groups;
  const [next] = letters.slice(read.length);
  if (next !== undefined)
    throw new BetzaError(text, position + read.length, REFUSED[next] ?? passedOver(next));
  if (uses.includes("e") && !uses.includes("c"))
    throw new BetzaError(text, position + read.indexOf("e"), EN_PASSANT);
  return { letters, directions, uses, lame };
};

/** The letters of this notation for the letters that stand for other atoms in XBoard. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { L: "Z", J: "C" };

/** The atoms of a king and of a queen. */
const ROYAL_ATOMS: Readonly<Record<string, readonly string[]>> = { K: ["W", "F"], Q: ["R", "B"] };

/** Writes an atom with directions. A king or queen without some of its directions is written as two atoms. */
const atomsOf = (
  text: string,
  position: number,
  directions: string,
  letter: string,
): readonly (readonly [toward: string, letter: string])[] => {
  const own = OTHER_LETTERS[letter] ?? letter;
  const parts = (ROYAL_ATOMS[own] ?? [own]).map((part) => ({ part, all: vectorsOfAtom(part) }));
  const all = parts.flatMap((part) => part.all);
  const isChiral = isOblique(letter) && directions.startsWith("h");
  if (isChiral && /^h[lr]$/.test(directions)) return [[directions, own]];
  if (isChiral) throw new BetzaError(text, position, passedOver("h"));
  const read = directionReaderOf(letter);
  const found = new Set<Vector>();
  for (let place = 0; place < directions.length;) {
    const direction = read(directions.slice(place));
    if (!direction)
      throw new BetzaError(text, position + place, passedOver(directions.charAt(place)));
    for (const vector of all.filter(direction.leads)) found.add(vector);
    place += direction.length;
  }
  // Directions that lead nowhere are no directions.
  if (found.size === 0 || found.size === all.length) return [["", own]];
  return parts.flatMap(({ part, all }) => {
    const toward = all.filter((vector) => found.has(vector));
    return toward.length === 0 ? [] : [[lettersTo(toward, all), part] as const];
  });
};

const vectorsOfAtom = (letter: string): readonly Vector[] =>
  (ATOMS[letter]?.leaps ?? []).flatMap(([files, ranks]) =>
    inAllDirections(SQUARES.turns, { files, ranks }),
  );

/** One direction: how many letters it has, and the vectors to which it leads. */
interface XBoardDirection {
  readonly length: number;
  readonly leads: (vector: Vector) => boolean;
}

/** Reads the first direction of some letters; `undefined` if XBoard does not read the first letter. */
type Reader = (letters: string) => XBoardDirection | undefined;

const directionReaderOf = (letter: string): Reader => {
  const leaps = ATOMS[letter]?.leaps ?? [];
  const [files, ranks] = at(leaps, 0);
  if (leaps.length > 1) return royal;
  if (isOblique(letter)) return oblique;
  return files === ranks ? diagonal : straight;
};

const isOblique = (letter: string): boolean =>
  vectorsOfAtom(letter).every(
    ({ files, ranks }) => files * ranks !== 0 && files ** 2 !== ranks ** 2,
  );

/** Whether a vector goes to the side that a letter names: `f` up, and `v` up or down. */
const AHEAD: Readonly<Record<string, (vector: Vector) => boolean>> = {
  f: ({ ranks }) => ranks > 0,
  b: ({ ranks }) => ranks < 0,
  l: ({ files }) => files < 0,
  r: ({ files }) => files > 0,
  v: ({ ranks }) => ranks !== 0,
  s: ({ files }) => files !== 0,
  h: () => true,
};

const isAhead = (letter: string, vector: Vector): boolean => AHEAD[letter]?.(vector) === true;

/** Whether a vector goes to the side that a letter names, and farther so than across. */
const isAlong = (letter: string, vector: Vector): boolean => {
  const steepness = Math.abs(vector.ranks) - Math.abs(vector.files);
  const isFar = /[fbv]/.test(letter) ? steepness > 0 : letter === "h" || steepness < 0;
  return isFar && isAhead(letter, vector);
};

/** Whether a vector is in the half of the directions that a letter names. Only f, b, l and r name a half. */
const isInHalf = (letter: string, vector: Vector): boolean =>
  /[fblr]/.test(letter) && isAhead(letter, vector);

/** Matches two letters of which one goes along the ranks, and the other along the files. */
const ACROSS = /^(?:[fbv][lrs]|[lrs][fbv])/;

/** Matches such letters if the first is neither v nor s. */
const FROM_HALF = /^(?:[fb][lrs]|[lr][fbv])/;

const alone = (letters: string): XBoardDirection => ({
  length: 1,
  leads: (vector) => isAlong(letters.charAt(0), vector),
});

const straight: Reader = (letters) => (letters.startsWith("h") ? undefined : alone(letters));

const diagonal: Reader = (letters) => {
  const length = ACROSS.test(letters) ? 2 : 1;
  const all = Array.from(letters.slice(0, length));
  return { length, leads: (vector) => all.every((letter) => isInHalf(letter, vector)) };
};

const royal: Reader = (letters) => {
  if (!FROM_HALF.test(letters)) return alone(letters);
  const all = Array.from(letters.slice(0, 2));
  return { length: 2, leads: (vector) => all.every((letter) => isAhead(letter, vector)) };
};

const oblique: Reader = (letters) => {
  const [first = "", second = ""] = letters;
  if (/^.h/.test(letters)) return { length: 2, leads: (vector) => isInHalf(first, vector) };
  return first === second || FROM_HALF.test(letters)
    ? { length: 2, leads: (vector) => isInHalf(first, vector) && isAlong(second, vector) }
    : alone(letters);
};

/** Letters of directions in the notation of `notation.ts`. */
const NAMED_DIRECTIONS =
  "f b l r v s fs bs vl vr lv rv fh bh lh rh hl hr fr fl br bl rf lf rb lb".split(" ");

/** The letters that lead to some of an atom's vectors. */
const lettersTo = (wanted: readonly Vector[], all: readonly Vector[]): string => {
  if (wanted.length === all.length) return "";
  const isNamed = (letters: string, vectors: readonly Vector[]): boolean =>
    all.every(
      (vector) =>
        isToward(vector, [letters.repeat(3 - letters.length)], true) === vectors.includes(vector),
    );
  const nameOf = (vectors: readonly Vector[]): string | undefined =>
    NAMED_DIRECTIONS.find((letters) => isNamed(letters, vectors));
  return nameOf(wanted) ?? wanted.map((vector) => nameOf([vector])).join("");
};

/** The atoms that XBoard's n blocks on the squares that the leap passes. */
const LAME = ["N", "D", "A"];

const legOf = (letter: string): string =>
  Math.max(...(ATOMS[letter]?.leaps ?? []).flat()) > 1
    ? `in XBoard, one square blocks n${letter}, not all squares that it passes; the tool has no such piece`
    : `in XBoard, n${letter} has no moves`;

const passedOver = (letter: string): string =>
  `XBoard does not read ${letter} here; expected, in this order, directions such as fs (before N, C, Z, L and J also hl or hr), m, c, e, p, g and n`;

const EXPECTED_IN_XBOARD = `in XBoard, expected an atom, ${ATOM_LETTERS}, with an optional range up to ${LARGEST_NUMBER}, such as W3; 0 is for a rider, such as N0`;

const SEVERAL_LEGS =
  "the tool reads no moves of several legs; for bent riders, leave out the dialect, and use brackets, as in [F?R]";

const REFUSED: Readonly<Record<string, string>> = {
  i: FIRST_MOVE,
  a: SEVERAL_LEGS,
  y: SEVERAL_LEGS,
  t: SEVERAL_LEGS,
  j: "j jumps over a piece or a square; for a slider that skips a square, leave out the dialect, and write [D?R] or [A?B]",
  o: "o goes around a cylinder; use the board cylinder",
  d: "d captures own pieces, of which no table has any",
};
