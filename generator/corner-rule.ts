/**
 * The corner rule: for some differences, the answer is 2 moves more if exactly one of the two squares is a corner, as
 * for a knight between diagonal neighbors. Source: page Knight-Distance.
 */
import type { Board } from "./boards/board.js";
import { CORNERS } from "./boards/regions.js";
import { read, tree } from "./layouts/expression.js";
import { elementOf, PAIR } from "./layouts/layout.js";
import { eachSquare } from "./layouts/layouts.js";
import { CORNER } from "./measures/coordinates.js";
import type { Answer } from "./measures/element.js";
import { plainTable, wrongCalls, type Entry, type Table } from "./table.js";

export const CORNER_RULE_MOVES = 2;

export const CORNER_ENTRY: Entry = { measure: CORNER, layout: eachSquare };

const CORNERS_READ = "corner";

/**
 * The table of an entry, not yet proved. If its layout is by difference and the corner rule corrects every wrong
 * answer, the lookup includes that rule.
 */
export const tableOf = <A extends Answer>(entry: Entry<A>, board: Board): Table<A> => {
  const table = plainTable(entry, board);
  const cornerRuleElements = table.layout.isByDifference ? ruledElements(table) : [];
  if (cornerRuleElements.length === 0) return table;
  const isElement = cornerRuleElements
    .map((element) => tree("==", "index", element))
    .reduce((some, other) => tree("or", some, other));
  const isOneCorner = tree("!=", ...PAIR.map((square) => read(CORNERS_READ, square)));
  return {
    ...table,
    reads: { [CORNERS_READ]: plainTable(CORNER_ENTRY, board) },
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
};

/** The elements that need the corner rule; empty if the rule does not correct every wrong answer. */
const ruledElements = (table: Table): readonly number[] => {
  const corners = new Set(CORNERS.squares(table.layout.board));
  const elementAt = elementOf(table.layout);
  const elements = new Set<number>();
  for (const { squares, found, expected } of wrongCalls(table)) {
    const [first = 0, second = 0] = squares;
    const isLess = typeof found === "number" && found + CORNER_RULE_MOVES === expected;
    if (!isLess || corners.has(first) === corners.has(second)) return [];
    elements.add(elementAt(first, second));
  }
  return [...elements].sort((one, other) => one - other);
};
