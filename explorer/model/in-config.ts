/** Tables in the form that they have in a config, from the messages of the worker to the page. */
import type { RequestedTable } from "../../generator/request/defaults.js";
import { shownByPath, type Mistake } from "../../generator/request/forms.js";
import type { InConfig } from "../../generator/request/in-config.js";
import { TABLE } from "../../generator/request/table-keys.js";

/** The inverse of {@link inConfig}. */
export const fromConfig = (table: InConfig): string | RequestedTable => {
  if (typeof table === "string") return table;
  const mistakes: Mistake[] = [];
  const [found] = TABLE.parse(table, { path: [], mistakes });
  if (found === undefined) throw new RangeError(mistakes.map(shownByPath).join("; "));
  return found;
};
