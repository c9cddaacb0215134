/** Explains why a layout by difference cannot hold a measure. The mistake is then in the request, not in a table. */
import { countedPiece } from "../core/measures/measure.js";
import { boardInMessage, squareName, type Square } from "../core/boards/board.js";
import { at, keysOf } from "../common.js";
import { elementOf } from "../core/layouts/layout.js";
import { answerText } from "../core/tables/prove.js";
import { tableOf } from "../core/tables/corner-rule.js";
import { firstWrongCall, type Table } from "../core/tables/table.js";
import { wordsOf } from "../cases.js";
import { LAYOUTS } from "./layouts.js";
import type { Answer } from "../core/measures/elements.js";

/** For each layout, what two pairs of squares have in common if they share an element. */
const ALIKE = {
  "0x88": "differ by the same step",
  superimposed: "differ by the same step",
  "abs-diff": "are the same number of files and ranks apart",
};

/** The words for a measure in a sentence, such as `the knight's distance` or `the attacks`. */
const measureText = (measure: Table["measure"]): string => {
  const piece = countedPiece(measure);
  const { noun } = measure;
  if (piece === undefined) return `the ${noun}`;
  const isNamed = !piece.name.startsWith("piece");
  return `the ${isNamed ? wordsOf(piece.name).join(" ") : piece.notation}'s ${noun}`;
};

/** Two pairs of squares that share an element but have different answers. */
interface Clash {
  readonly pairs: readonly [wrong: readonly Square[], held: readonly Square[]];
  readonly answers: readonly [wrong: Answer, held: Answer];
}

/** The first clash of a table; `undefined` if the first wrong call shows none. */
const firstClash = (table: Table): Clash | undefined => {
  const { layout, measure, cornerRuleElements } = table;
  // A table has the corner rule only if the rule corrects all calls, so a wrong call of such a table is not a mistake
  // in the request.
  const mayBeWrong = layout.isByDifference && cornerRuleElements.length === 0;
  const wrong = mayBeWrong ? firstWrongCall(table) : undefined;
  if (wrong === undefined) return undefined;
  const { board } = layout;
  const [from, to] = [at(wrong.squares, 0), at(wrong.squares, 1)];
  const element = elementOf(layout)(at(board.numbers, from), at(board.numbers, to));
  const cell = layout.cell(element);
  if (cell === undefined) return undefined;
  const { origins, target } = cell;
  const held = measure.ways[0].on(board)(origins)[target];
  if (held === wrong.expected) return undefined;
  return {
    pairs: [
      [from, to],
      [at(origins, 0), target],
    ],
    answers: [wrong.expected, held],
  };
};

/**
 * Reports whether a table with the user's own coordinates cannot hold a measure that the superimposed layout can hold.
 */
const isTooNarrow = ({ layout, measure }: Table): boolean =>
  Math.abs(layout.unit?.file ?? 0) === 1 &&
  firstWrongCall(tableOf({ measure, layout: LAYOUTS.superimposed }, layout.board)) === undefined;

/**
 * Explains why the layout of a table cannot hold its measure, and names two pairs of squares that share an element but
 * have different answers. Returns `undefined` if the first wrong call shows no such pairs.
 */
export const cannotHold = (table: Table): string | undefined => {
  const clash = firstClash(table);
  if (clash === undefined) return undefined;
  const { layout, measure } = table;
  const { board } = layout;
  const name = keysOf(ALIKE).find((known) => LAYOUTS[known](board) === layout);
  const pairs = clash.pairs.map((pair) =>
    pair.map((square) => squareName(board, square)).join("–"),
  );
  const alike = name === undefined ? "share an element" : ALIKE[name];
  const isInMoves =
    countedPiece(measure) && !measure.rule?.values && !clash.answers.includes(undefined);
  const differing = clash.answers.map(answerText).join(" and ");
  const advice =
    name === undefined && isTooNarrow(table)
      ? `, or at least ${2 * board.files - 1} numbers per rank`
      : "";
  return (
    `${name ?? "this layout"} cannot hold ${measureText(measure)} on ${boardInMessage(board)}: ` +
    `${pairs.join(" and ")} ${alike}, but ` +
    `${isInMoves ? `are ${differing} moves apart` : `have the answers ${differing}`}; use the layout pair${advice}`
  );
};
