/** Betza notation in words: what a typed piece means, and what every letter stands for. */
import { ATOM_LETTERS, termsOf } from "../../generator/pieces/notation.js";
import { piece } from "../../generator/pieces/piece.js";
import type { Movement, Term } from "../../generator/pieces/moves.js";
import { counted } from "./metrics.js";

interface Meaning {
  readonly text: string;
  readonly meaning: string;
}

/** Explains each part of a piece, given by a notation or name that `piece` accepts. */
export const meaningsOf = (nameOrNotation: string): readonly Meaning[] =>
  termsOf(piece(nameOrNotation).notation).map(meaningOf);

const meaningOf = (term: Term): Meaning => {
  const { text, name, movements, directions, isLame, bend } = term;
  const isRider = movements.some(({ range }) => range === Infinity);
  const kind = name === undefined ? (isRider && !bend ? ": a rider" : "") : `: the ${name}`;
  const lame = isLame ? ", with the squares that it passes on the board" : "";
  const then = bend
    ? `, then ${bend.isSideways ? "sideways" : "outwards"} ${repeatedText(bend.movements)}${towards(bend.directions)}; it ` +
      (bend.mayStop ? "may also stop between" : "does not stop between")
    : "";
  const alone =
    term.mayMove && term.mayCapture ? "" : `, only to ${term.mayMove ? "move" : "capture"}`;
  const moves = repeatedText(movements) + towards(directions);
  return { text, meaning: moves + lame + then + alone + kind };
};

/** `a step of 1 square along a diagonal, up to 3 times`. */
const repeatedText = (movements: readonly Movement[]): string => {
  const [{ files, ranks, range } = { files: 0, ranks: 0, range: 1 }] = movements;
  const times = range > 1 ? `, up to ${range} times` : "";
  const repeated = range === Infinity ? ", repeated as often as there is room" : times;
  const leap = Math.max(files, ranks) === 1 ? "step" : "leap";
  return `a ${leap} of ${sizesText(movements)}${repeated}`;
};

const DIRECTIONS: Readonly<Record<string, string>> = {
  f: "forwards",
  b: "backwards",
  l: "left",
  r: "right",
  v: "vertical",
  s: "sideways",
  h: "half",
};

/** `, only forwards right or vertical`; nothing for all directions. */
const towards = (directions: readonly string[]): string => {
  const wordsOf = (pair: string) => [...new Set(pair)].map((letter) => DIRECTIONS[letter]);
  const named = directions.map((pair) => wordsOf(pair).join(" "));
  return named.length === 0 ? "" : `, only ${named.join(" or ")}`;
};

/** `1 and 2 squares`, or `2 squares along a diagonal`. */
const sizesText = (movements: readonly Movement[]): string => {
  const [{ files, ranks } = { files: 0, ranks: 0 }, ...others] = movements;
  const [least, most] = [Math.min(files, ranks), Math.max(files, ranks)];
  if (least !== most && least !== 0) return `${least} and ${most} squares`;
  const squares = `${counted(most, "square")} along a `;
  if (others.length > 0) return `${squares}rank, file or diagonal`;
  return squares + (least === 0 ? "rank or file" : "diagonal");
};

export const LETTERS: readonly Meaning[] = ATOM_LETTERS.split(" ").flatMap((letter) =>
  termsOf(letter).map(meaningOf),
);

/** The letters that stand before another one, which then moves in these directions alone. */
export const BEFORE_LETTERS: readonly Meaning[] = "f b l r v s".split(" ").map((text) => ({
  text,
  meaning: `before one of these letters: only ${DIRECTIONS[text] ?? ""}`,
}));
