/** How squares are numbered: from a1, as in the package, or from a8, as in many programs. */
import {
  fileOf,
  rankOf,
  squareName,
  rankName,
  type Board,
  type Square,
} from "../../generator/boards/board.js";
import { expressionText } from "../../generator/languages/typescript/style.js";
import { tree } from "../../generator/layouts/expression.js";
import { coordinateTree } from "../../generator/layouts/axes.js";
import type { Layout } from "../../generator/layouts/layout.js";
import { squareAt } from "./places.js";

/** The square that is 0: a1, or the first of the last rank, which is a8 on 8×8. */
export const NUMBERINGS = ["a1", "a8"] as const;

export type Numbering = (typeof NUMBERINGS)[number];

export const numberingNamed = (name: string): Numbering | undefined =>
  NUMBERINGS.find((numbering) => numbering === name);

interface Numbered {
  readonly board: Board;
  readonly numbering: Numbering;
}

export const firstSquare = ({ board, numbering }: Numbered): string =>
  numbering === "a1" ? "a1" : `a${rankName(board.ranks - 1)}`;

const numberIn = ({ board, numbering }: Numbered, square: Square): number =>
  numbering === "a1"
    ? square
    : squareAt(board, fileOf(board, square), board.ranks - 1 - rankOf(board, square));

/** `a1 is 56, b2 is 49`, and a note if the answer has numbers of squares, which count from a1. */
export const numbersText = (
  numbered: Numbered,
  squares: readonly Square[],
  hasSquares: boolean,
): string =>
  [...new Set(squares)]
    .map((square) => `${squareName(numbered.board, square)} is ${numberIn(numbered, square)}`)
    .join(", ") + (hasSquares ? "; the answer counts from a1" : "");

/** A square as the argument of a lookup: its number, mirrored if squares are numbered from a8. */
const argumentText = (numbered: Numbered, square: Square): string => {
  const { board, numbering } = numbered;
  const number = numberIn(numbered, square);
  return numbering === "a1" || board.ranks === 1 ? `${number}` : mirrorText(board, number);
};

/** `56 ^ 56` on 8×8. If a side is no power of two, arithmetic mirrors the rank. */
const mirrorText = (board: Board, number: number): string => {
  const { files, ranks } = board;
  if ([files, ranks].every((count) => Number.isInteger(Math.log2(count))))
    return `${number} ^ ${files * (ranks - 1)}`;
  const rank = tree("-", ranks - 1, coordinateTree(board, "ranks", `${number}`).tree);
  const first = files === 1 ? rank : tree("*", files, rank);
  return expressionText(tree("+", first, coordinateTree(board, "files", `${number}`).tree));
};

const NO_SQUARES: readonly string[] = ["distance", "coordinate"];

export const argumentTexts = (
  numbered: Numbered,
  layout: Layout,
  values: readonly number[],
): readonly string[] =>
  layout.parameters.map((parameter, at) => {
    const value = values[at] ?? 0;
    return NO_SQUARES.includes(parameter) ? `${value}` : argumentText(numbered, value);
  });
