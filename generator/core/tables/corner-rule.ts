/**
 * The corner rule, which corrects the lookups of some tables by difference. `tableOf`, which makes every table, stands
 * here and not in `table.ts`, because two files must not import each other.
 */
import { at } from "../../common.js";
import type { Board } from "../boards/board.js";
import { CORNER } from "../measures/squares.js";
import { read, tree } from "../measures/expression.js";
import { elementOf, PAIR } from "../layouts/layout.js";
import { narrowest } from "../measures/elements.js";
import { CORNERS } from "../boards/regions.js";
import { firstWrongCall, plainTable, readTable, wrongCalls } from "./table.js";
import type { Entry, Table } from "./table.js";
import type { Answer } from "../measures/elements.js";

/**
 * The corner rule: for some differences, the answer is greater by 2 moves if exactly one of the two squares is a
 * corner, as with the knight distance between diagonal neighbors: 4 moves from a1 to b2, but 2 from c3 to d4. The array
 * holds the answers for other pairs, because `pairApart` in `difference.ts` prefers pairs in which both squares or
 * neither are corners. So only calls with one corner are wrong without the rule. Source: the Knight-Distance page.
 */
export const CORNER_RULE_MOVES = 2;

/** The table of an entry, not yet proved. */
export const tableOf = <A extends Answer>(entry: Entry<A>, board: Board): Table<A> =>
  withCornerRule(plainTable(entry, board));

/** Adds the corner rule to the lookup of a table by difference, if the rule corrects every wrong answer. */
export const withCornerRule = <A extends Answer>(table: Table<A>): Table<A> => {
  const cornerRuleElements = table.layout.isByDifference ? ruledElements(table) : [];
  if (cornerRuleElements.length === 0) return table;
  const isElement = cornerRuleElements
    .map((element) => tree("==", "index", element))
    .reduce((some, other) => tree("or", some, other));
  const { measure, values, filler } = table;
  const more = cornerRuleElements.map((element) => Number(values.at(element)) + CORNER_RULE_MOVES);
  const isHeld = more.every((answer) => measure.element.holds(answer, 0));
  const isOneCorner = tree("!=", ...PAIR.map((square) => read("corner", square)));
  const ruled: Table<A> = {
    ...table,
    // Some languages calculate in the type of the elements, so this type must hold the corrected answers.
    measure: isHeld
      ? measure
      : { ...measure, element: narrowest([...values.distinct, filler, ...more]) },
    reads: { ...table.reads, corner: readTable(CORNER, table.names, table.layout.board) },
    cornerRuleElements,
    lookup: {
      ...table.lookup,
      locals: [
        ["index", table.layout.index],
        ["cornerRule", tree("and", isElement, isOneCorner)],
      ],
      answer: tree("+", read("table", "index"), tree("if", "cornerRule", CORNER_RULE_MOVES, 0)),
    },
  };
  return firstWrongCall(ruled) === undefined ? ruled : table;
};

/** The elements that need the corner rule; empty if the rule does not correct every wrong answer. */
const ruledElements = (table: Table): readonly number[] => {
  if (firstWrongCall(table) === undefined) return [];
  const { board } = table.layout;
  const corners = new Set(CORNERS.squares(board));
  const element = elementOf(table.layout);
  const elements = new Set<number>();
  for (const { squares, found, expected } of wrongCalls(table)) {
    const [first = 0, second = 0] = squares;
    const isLess = typeof found === "number" && found + CORNER_RULE_MOVES === expected;
    if (!isLess || corners.has(first) === corners.has(second)) return [];
    elements.add(element(at(board.numbers, first), at(board.numbers, second)));
  }
  return [...elements].sort((element, other) => element - other);
};
