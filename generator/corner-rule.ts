/**
 * The corner rule: for some differences the answer is 2 moves more where exactly one of the two squares is a
 * corner, as the knight's is between neighbors on a diagonal. Source: page Knight-Distance.
 */
import { read, tree } from "./layouts/expression.js";
import { PAIR } from "./layouts/layout.js";
import { eachSquare } from "./layouts/region.js";
import { wrongCalls } from "./lookup.js";
import { CORNER } from "./measures/measure.js";
import { localName } from "./names.js";
import type { Entry, Table } from "./table.js";

/** The moves that the rule adds. */
export const CORNER_RULE_MOVES = 2;

/** The entry of the table that the rule reads. */
export const CORNER_ENTRY: Entry = { measure: CORNER, layout: eachSquare };

/**
 * The same table with a lookup that applies the rule at each entry that answers some call wrong; the table
 * as it is if there is no such entry, or if the rule does not correct them all.
 */
export const withCornerRule = (table: Table, cornersOf: () => Table): Table => {
  const wrong = new Set([...wrongCalls(table)].map(({ entry }) => entry));
  if (wrong.size === 0) return table;
  const { layout, lookup } = table;
  const entries = [...wrong].sort((first, second) => first - second);
  const corners = cornersOf();
  const corner = localName(corners.names);
  const isEntry = entries
    .map((entry) => tree("==", "index", entry))
    .reduce((some, other) => tree("or", some, other));
  const isOneCorner = tree("!=", read(corner, PAIR[0]), read(corner, PAIR[1]));
  const ruled: Table = {
    ...table,
    reads: { [corner]: corners },
    cornerRuleEntries: entries,
    lookup: {
      ...lookup,
      locals: [
        ["index", layout.index],
        ["cornerRule", tree("and", isEntry, isOneCorner)],
      ],
      answer: tree("+", read("table", "index"), tree("if", "cornerRule", CORNER_RULE_MOVES, 0)),
    },
  };
  return wrongCalls(ruled).next().done ? ruled : table;
};
