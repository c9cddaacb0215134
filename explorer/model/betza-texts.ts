/** Betza notation in words: what a typed piece means, and what every letter stands for. */
import { ATOM_LETTERS, piece, termsOf, type Movement, type Term } from "../../generator/pieces.js";
import { counted } from "./metrics.js";

interface Meaning {
  readonly text: string;
  readonly meaning: string;
}

/** Explains each part of a piece, given by a notation or name that `piece` accepts. */
export const meaningsOf = (nameOrNotation: string): readonly Meaning[] =>
  termsOf(piece(nameOrNotation).notation).map(meaningOf);

const meaningOf = ({ text, name, movements }: Term): Meaning => {
  const [{ files, ranks, range } = { files: 0, ranks: 0, range: 1 }] = movements;
  const longest = Math.max(files, ranks);
  const repeated =
    range === Infinity
      ? ", repeated as often as there is room"
      : range > 1
        ? `, up to ${range} times`
        : "";
  const is = name === undefined ? (range === Infinity ? ": a rider" : "") : `: the ${name}`;
  return {
    text,
    meaning: `a ${longest === 1 ? "step" : "leap"} of ${sizesText(movements)}${repeated}${is}`,
  };
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
