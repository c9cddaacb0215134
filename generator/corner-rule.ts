/**
 * The corner rule: for some differences the answer is 2 moves more where exactly one of the two squares is a
 * corner, as the knight's is between neighbors on a diagonal. Source: page Knight-Distance.
 */
import type { Board } from "./boards/board.js";
import { CORNERS } from "./boards/regions.js";
import { read, tree } from "./layouts/expression.js";
import { PAIR } from "./layouts/layout.js";
import { eachSquare } from "./layouts/region.js";
import { wrongCalls } from "./lookup.js";
import { CORNER, type Answer } from "./measures/measure.js";
import type { Entry, Table } from "./table.js";

/** The moves that the rule adds. */
export const CORNER_RULE_MOVES = 2;

/** The entry of the table that the rule reads. */
export const CORNER_ENTRY: Entry = { measure: CORNER, layout: eachSquare };

/** The same entry for any board; the name tells boards apart, because modules of several may share a folder. */
export const cornerEntryOn = ({ files, ranks }: Board): Entry =>
  files === 8 && ranks === 8
    ? CORNER_ENTRY
    : { ...CORNER_ENTRY, names: { table: `CORNER_${files}X${ranks}` } };

/** The corners in the tree of a lookup. */
const CORNERS_READ = "corner";

/**
 * The same table with a lookup that applies the rule at each entry that answers some call wrong; the table
 * as it is if there is no such entry, or if the rule does not correct one of these calls.
 */
export const withCornerRule = <A extends Answer>(
  table: Table<A>,
  cornersOf: () => Table,
): Table<A> => {
  const { layout, lookup } = table;
  const corners = new Set(CORNERS.squares(layout.board));
  const entries = new Set<number>();
  for (const { squares, entry, found, expected } of wrongCalls(table)) {
    const [first = 0, second = 0] = squares;
    const isLess = typeof found === "number" && found + CORNER_RULE_MOVES === expected;
    if (!isLess || corners.has(first) === corners.has(second)) return table;
    entries.add(entry);
  }
  if (entries.size === 0) return table;
  const cornerRuleEntries = [...entries].sort((one, other) => one - other);
  const isEntry = cornerRuleEntries
    .map((entry) => tree("==", "index", entry))
    .reduce((some, other) => tree("or", some, other));
  const isOneCorner = tree("!=", read(CORNERS_READ, PAIR[0]), read(CORNERS_READ, PAIR[1]));
  return {
    ...table,
    reads: { [CORNERS_READ]: cornersOf() },
    cornerRuleEntries,
    lookup: {
      ...lookup,
      locals: [
        ["index", layout.index],
        ["cornerRule", tree("and", isEntry, isOneCorner)],
      ],
      answer: tree("+", read("table", "index"), tree("if", "cornerRule", CORNER_RULE_MOVES, 0)),
    },
  };
};
