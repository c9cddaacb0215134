/** What can be taken away from the explorer, as text. */
import { UNREACHABLE } from "../generator/tabulate.js";
import { commandLineOf } from "../generator/command-line.js";
import { rowLines } from "../generator/literal.js";
import { pieceName } from "../generator/names.js";
import { METRICS, type Measured, type NamedMetric } from "./metrics.js";
import type { State } from "./state.js";
import { distancesFrom, type ShownTable } from "./table.js";
import { originsOf } from "./shown.js";

/** The folder in which the explorer lets the tool put tables. */
const OUT = "src/tables";

/** The import of a table's lookup, and the call that is shown. */
export const importText = (state: State, { lookup, module, layout }: ShownTable): string => {
  const { measured, board, origin, target } = state;
  const squares = layout.parameters.length === 1 ? [target] : [origin, target];
  const distance = distancesFrom(measured, board, originsOf(state))[target] ?? UNREACHABLE;
  return `import { ${lookup} } from "${module}";\n\n${lookup}(${squares.join(", ")}); // ${distance}`;
};

/** The command that makes the table that is shown; none for the combined distance, which no piece has. */
export const commandText = ({ board, measured, layout }: State): string | undefined => {
  const word = pieceWord(measured);
  return word === undefined
    ? undefined
    : commandLineOf({
        size: `${board.files}x${board.ranks}`,
        pieces: [word],
        layouts: [layout],
        out: OUT,
      });
};

/** A piece as the tool takes it, with its name where its notation has another. */
const pieceWord = (measured: Measured): string | undefined => {
  if ("notation" in measured) return measured.notation;
  const { notation }: NamedMetric = METRICS[measured.metric];
  if (notation === undefined) return undefined;
  return pieceName(notation) === measured.metric ? notation : `${measured.metric}=${notation}`;
};

/** The numbers of the table that is shown, as they stand in its module. */
export const tableText = ({ name, layout, values }: ShownTable): string => {
  const rows = layout.rows.map(({ label, targets }) => ({ label, length: targets.length }));
  const lines = rowLines({ rows, values: values.map((value) => value ?? UNREACHABLE) });
  return [
    `// ${name}: ${layout.length} entries, index ${layout.indexSource}`,
    ...lines.map((line) => line.trim()),
  ].join("\n");
};
