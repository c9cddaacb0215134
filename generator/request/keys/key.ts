/** What each key of a table in a request has. A key that only some measures take is a mistake with the others. */
import type { MeasureName, RequestedTable } from "../defaults.js";
import type { Form, Message } from "../forms.js";

export interface TableKey<Value> extends Form<Value> {
  /** What its values mean, where `--help` has a topic for them. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The measures that take the key; by default, all measures. */
  readonly measures?: readonly MeasureName[];
  /** Finds the mistakes in its value that only the other keys show. */
  readonly mistakes?: (table: RequestedTable) => readonly (Message | undefined)[];
  /** The kind of table that needs a name because of this key, such as `a table with "within"`; `undefined` if it needs none. */
  readonly needsName?: (table: RequestedTable) => string | undefined;
}
