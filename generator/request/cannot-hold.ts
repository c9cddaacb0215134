/** Explains why a layout by difference cannot hold a measure. That is a mistake in a request, not a fault of a table. */
import { squareName, type Square } from "../core/board.js";
import { at } from "../common.js";
import { elementOf } from "../core/layout.js";
import { answerText } from "../core/prove.js";
import { firstWrongCall, type Table } from "../core/table.js";
import { mainName } from "../core/names.js";

/** Names two pairs of squares that share an element but not the answer; `undefined` if the first wrong call has none. */
export const cannotHold = (table: Table): string | undefined => {
  const { layout, measure, cornerRuleElements } = table;
  // A table has the corner rule only if the rule corrects all calls. Then a wrong call is a fault of the table.
  const mayBeWrong = layout.isByDifference && cornerRuleElements.length === 0;
  const wrong = mayBeWrong ? firstWrongCall(table) : undefined;
  if (wrong === undefined) return undefined;
  const { board } = layout;
  const [from = 0, to = 0] = wrong.squares;
  const element = elementOf(layout)(at(board.numbers, from), at(board.numbers, to));
  const { origins: [origin = 0] = [], target = 0 } = layout.cell(element) ?? {};
  const held = measure.ways[0].on(board)([origin])[target];
  if (held === wrong.expected) return undefined;
  const pairText = (one: Square, other: Square): string =>
    `${squareName(board, one)}–${squareName(board, other)}`;
  return (
    `${mainName(table.names)} cannot hold both answers: ${pairText(from, to)} and ${pairText(origin, target)} ` +
    `share an element, but are ${answerText(wrong.expected)} and ${answerText(held)}; use pair`
  );
};
