/** The call of a lookup of TypeScript, for the squares that are shown. */
import { answerText, argumentsText } from "./reading.js";
import { answerOf } from "./scene.js";
import type { State } from "./state.js";
import type { ShownTable } from "./table.js";

/** The import of a table's lookup, or of the table if it has none, and the call that is shown. */
export const importText = (state: State, table: ShownTable): string => {
  const { name, names, module, layout } = table;
  const values = argumentsText(state, layout, state.target).join(", ");
  const answer = answerOf(state, table, state.target);
  const text = answerText(answer, layout.board) + (answer === undefined ? ", UNREACHABLE" : "");
  const call = names.lookup === undefined ? `${name}[${values}]` : `${names.lookup}(${values})`;
  return `import { ${names.lookup ?? name} } from "${module}";\n\n${call}; // ${text}`;
};
