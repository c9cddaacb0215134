/** The call of a lookup of TypeScript, for the squares that are shown. */
import { lengthOf } from "../../generator/layouts/layout.js";
import { SET } from "../../generator/measures/measure.js";
import { counted } from "./metrics.js";
import { answerText } from "./pointed.js";
import { answerOf, argumentsOf } from "./scene.js";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";

/** The import of a table's lookup, or of the table if it has none, and the call that is shown. */
export const importText = (state: State, table: ShownTable): string => {
  const { name, names, module, layout } = table;
  const values = argumentsOf(state, layout, state.target).join(", ");
  const answer = answerOf(state, table, state.target);
  const text = answerText(answer, layout.board) + (answer === undefined ? ", UNREACHABLE" : "");
  const call = names.lookup === undefined ? `${name}[${values}]` : `${names.lookup}(${values})`;
  return `import { ${names.lookup ?? name} } from "${module}";\n\n${call}; // ${text}`;
};

/** `4096 entries`, `64 sets`, or `a lookup without an array`. */
export const entriesText = ({ measure, layout }: ShownTable): string => {
  const length = lengthOf(layout);
  if (length === 0) return "a lookup without an array";
  if (measure.element === SET) return counted(length, "set");
  return length === 1 ? "1 entry" : `${length} entries`;
};
