/** The texts that the explorer offers for copying. */
import { BOARD } from "../generator/catalogue.js";
import { commandLineOf } from "../generator/commands/command-line.js";
import { expressionText, rowLines } from "../generator/languages/typescript/text.js";
import { lengthOf, type Layout } from "../generator/layouts/layout.js";
import { KING } from "../generator/measures/distance.js";
import { UNREACHABLE } from "../generator/measures/element.js";
import { sizeOf } from "./boards.js";
import { namedMetric, pieceOf } from "./metrics.js";
import { argumentsOf, originsOf } from "./shown.js";
import type { State } from "./state.js";
import { distancesFrom, type ShownTable } from "./table.js";

/** The import of a table's lookup, and the call that is shown. */
export const importText = (state: State, { lookup, module, layout }: ShownTable): string => {
  const { measured, board, target } = state;
  const squares = argumentsOf(state, layout, target);
  const distance = distancesFrom(measured, board, originsOf(state))[target];
  const answer = distance ?? `${UNREACHABLE}, UNREACHABLE`;
  return `import { ${lookup} } from "${module}";\n\n${lookup}(${squares.join(", ")}); // ${answer}`;
};

/** The import of the sets of squares on shortest paths, which the package has for the king on 8×8. */
export const pathsText = ({ board, measured, view, origin, target }: State): string | undefined =>
  view === "paths" && namedMetric(measured)?.measure === KING && board === BOARD
    ? `import { kingPaths } from "chess-distance/paths";\n\nkingPaths(${origin}, ${target}); // the squares as bits: { lo, hi }`
    : undefined;

/** The command that makes the table that is shown; none for the combined distance, which belongs to no piece. */
export const commandText = ({ board, measured, layout }: State): string | undefined => {
  const named = pieceOf(measured);
  if (named === undefined) return undefined;
  const { name, piece } = named;
  const table = { board: sizeOf(board), piece: piece.notation, layout };
  return commandLineOf({
    out: "src/tables",
    tables: [name === piece.name ? table : { ...table, name }],
  });
};

/** The numbers of the table that is shown, as written in its module. */
export const tableText = (table: ShownTable): string => {
  const { name, layout } = table;
  const index = expressionText(layout.index);
  return [`// ${name}: ${entriesText(layout)}, index ${index}`, ...rowLines(table)].join("\n");
};

/** `4096 entries` */
export const entriesText = (layout: Layout): string => {
  const length = lengthOf(layout);
  return `${length} ${length === 1 ? "entry" : "entries"}`;
};
