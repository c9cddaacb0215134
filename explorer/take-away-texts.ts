/** What can be taken away from the explorer, as text. */
import { UNREACHABLE } from "../generator/tabulate.js";
import { commandLineOf } from "../generator/command-line.js";
import { KING } from "../generator/metrics.js";
import { rowLines } from "../generator/literal.js";
import { pieceName } from "../generator/names.js";
import type { Layout } from "../generator/layouts.js";
import { namedMetric, notationOf, type Measured } from "./metrics.js";
import type { State } from "./state.js";
import { distancesFrom, isChess, type ShownTable } from "./table.js";
import { originsOf } from "./shown.js";

/** The import of a table's lookup, and the call that is shown. */
export const importText = (state: State, { lookup, module, layout }: ShownTable): string => {
  const { measured, board, origin, target } = state;
  const squares = layout.parameters.length === 1 ? [target] : [origin, target];
  const distance = distancesFrom(measured, board, originsOf(state))[target];
  const answer = distance ?? `${UNREACHABLE}, UNREACHABLE`;
  return `import { ${lookup} } from "${module}";\n\n${lookup}(${squares.join(", ")}); // ${answer}`;
};

/** The import of the sets of squares on shortest paths, which the package has for the king on 8×8. */
export const pathsText = ({ board, measured, view, origin, target }: State): string | undefined =>
  view === "paths" && namedMetric(measured)?.catalogued === KING && isChess(board)
    ? `import { kingPaths } from "chess-distance/paths";\n\nkingPaths(${origin}, ${target}); // the squares as bits: { lo, hi }`
    : undefined;

/** The command that makes the table that is shown; none for the combined distance, which no piece has. */
export const commandText = (
  { board, measured, layout }: State,
  { folder }: ShownTable,
): string | undefined => {
  const word = pieceWord(measured);
  return word === undefined
    ? undefined
    : commandLineOf({
        size: `${board.files}x${board.ranks}`,
        pieces: [word],
        layouts: [layout],
        out: `src/${folder}`,
      });
};

/** A piece as the tool takes it, with its name where its notation has another. */
const pieceWord = (measured: Measured): string | undefined => {
  const notation = notationOf(measured);
  return notation === undefined || "notation" in measured || pieceName(notation) === measured.metric
    ? notation
    : `${measured.metric}=${notation}`;
};

/** The numbers of the table that is shown, as they stand in its module. */
export const tableText = ({ name, layout, values }: ShownTable): string => {
  const rows = layout.rows.map(({ label, targets }) => ({ label, length: targets.length }));
  const lines = rowLines({ rows, values: values.map((value) => value ?? UNREACHABLE) });
  return [
    `// ${name}: ${entriesText(layout)}, index ${layout.indexSource}`,
    ...lines.map((line) => line.trim()),
  ].join("\n");
};

/** `4096 entries` */
export const entriesText = ({ length }: Layout): string =>
  `${length} ${length === 1 ? "entry" : "entries"}`;
