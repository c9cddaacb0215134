/** Explains why a layout by difference cannot hold a measure. The mistake is then in the request, not in a table. */
import { countedPiece } from "../core/measures/measure.js";
import { squareName, type Square } from "../core/boards/board.js";
import { at, keysOf } from "../common.js";
import { elementOf } from "../core/layouts/layout.js";
import { answerText } from "../core/tables/prove.js";
import { tableOf } from "../core/tables/corner-rule.js";
import { firstWrongCall, type Table } from "../core/tables/table.js";
import { wordsOf } from "../cases.js";
import { LAYOUTS } from "./layouts.js";

/** By layout, what two pairs of squares have in common if they share an element. */
const ALIKE = {
  "0x88": "differ by the same step",
  superimposed: "differ by the same step",
  "abs-diff": "are the same number of files and ranks apart",
};

/** The measure in a sentence: `the knight's distance`, or `the attacks`. */
const measureText = (measure: Table["measure"]): string => {
  const piece = countedPiece(measure);
  const { noun } = measure;
  if (piece === undefined) return `the ${noun}`;
  const isNamed = !piece.name.startsWith("piece");
  return `the ${isNamed ? wordsOf(piece.name).join(" ") : piece.notation}'s ${noun}`;
};

/** Names two pairs of squares that share an element but not an answer; `undefined` if the first wrong call shows none. */
export const cannotHold = (table: Table): string | undefined => {
  const { layout, measure, cornerRuleElements } = table;
  // A table has the corner rule only if the rule corrects all calls. In such a table, a wrong call is a fault.
  const mayBeWrong = layout.isByDifference && cornerRuleElements.length === 0;
  const wrong = mayBeWrong ? firstWrongCall(table) : undefined;
  if (wrong === undefined) return undefined;
  const { board } = layout;
  const [from = 0, to = 0] = wrong.squares;
  const element = elementOf(layout)(at(board.numbers, from), at(board.numbers, to));
  const { origins: [origin = 0] = [], target = 0 } = layout.cell(element) ?? {};
  const held = measure.ways[0].on(board)([origin])[target];
  if (held === wrong.expected) return undefined;
  const name = keysOf(ALIKE).find((one) => LAYOUTS[one](board) === layout);
  const pairText = (one: Square, other: Square): string =>
    `${squareName(board, one)}–${squareName(board, other)}`;
  const alike = name === undefined ? "share an element" : ALIKE[name];
  const differing = [wrong.expected, held].map(answerText).join(" and ");
  const isInMoves =
    countedPiece(measure) && !measure.rule?.values && !differing.includes("unreachable");
  const where = board.name === "" ? "this board" : (board.naming.request ?? board.name);
  const isTooNarrow =
    name === undefined &&
    Math.abs(layout.unit?.file ?? 0) === 1 &&
    firstWrongCall(tableOf({ measure, layout: LAYOUTS.superimposed }, board)) === undefined;
  const advice = isTooNarrow ? `, or at least ${2 * board.files - 1} numbers per rank` : "";
  return (
    `${name ?? "this layout"} cannot hold ${measureText(measure)} on ${where}: ` +
    `${pairText(from, to)} and ${pairText(origin, target)} ${alike}, but ` +
    `${isInMoves ? `are ${differing} moves apart` : `have the answers ${differing}`}; use the layout pair${advice}`
  );
};
