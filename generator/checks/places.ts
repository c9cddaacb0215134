/** Prints the expressions of a check that depend on the place of a square. */
import type { Square } from "../core/board.js";
import { openTo } from "../core/moves.js";
import { at } from "../common.js";
import { tree, type Expression } from "../core/expression.js";
import type { Table } from "../core/table.js";
import { writerIn } from "../languages/print-expressions.js";
import { fill, type Syntax } from "../languages/style.js";
import type { Check } from "./framed.js";
import type { CheckStyle } from "./style.js";

/** Returns a function that prints expressions of places. `place` is the template of a place. */
const placeWriterIn = (style: Syntax, place = "{place}"): ((expression: Expression) => string) =>
  writerIn({ ...style, names: { ...style.names, local: fill(place, { place: "{snake}" }) } });

/** Prints two conditions: `to` is the place of an origin or a member; and the piece may be at the origin. */
export const conditionsIn = (
  style: Syntax,
  { measure: { rule }, layout: { origins, parameters, board } }: Table,
  { squares }: Check,
): { readonly isOrigin: string; readonly isOpen?: string } => {
  if (rule?.fold === "moves" || rule?.fold === "cell") return { isOrigin: "" };
  const write = placeWriterIn(style);
  const open = openTo(rule?.mover, board, board.squares);
  const isOneOf = (place: string, some: readonly Square[]): Expression =>
    some
      .map((square) => tree("==", place, squares.indexOf(square)))
      .reduce((one, other) => tree("or", one, other));
  if (parameters.length === 1) {
    const first = rule?.members?.(board) ?? at(origins, 0);
    const isOrigin = isOneOf(
      "to",
      open.filter((square) => first.includes(square)),
    );
    return { isOrigin: write(isOrigin) };
  }
  const isOrigin = tree("==", "to", "origin");
  if (open.length === board.squares.length) return { isOrigin: write(isOrigin) };
  const isOpen = isOneOf("origin", open);
  return { isOrigin: write(tree("and", isOrigin, isOpen)), isOpen: write(isOpen) };
};

/** Prints the answer for the place `to` if it follows from the file and rank; otherwise prints 0. */
export const ofCellIn = (
  style: Syntax,
  { place }: CheckStyle,
  { measure: { rule } }: Table,
  { width }: Check,
): string => {
  const answer = rule?.ofCell?.(tree("mod", "to", width), tree("div", "to", width)) ?? 0;
  return placeWriterIn(style, place)(answer);
};
