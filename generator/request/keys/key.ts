/** What each key of a table in a request has. It is a mistake to give a key that the measure of the table does not take. */
import type { MeasureName, RequestedTable } from "../defaults.js";
import type { Form, Message } from "../forms.js";

export interface TableKey<Value> extends Form<Value> {
  /** What each value means, if `--help` has a topic for the key. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The measures that take the key; by default, all measures. */
  readonly measures?: readonly MeasureName[];
  /** Finds the mistakes in the key's value that show only when it is compared with the other keys. */
  readonly mistakes?: (table: RequestedTable) => readonly (Message | undefined)[];
  /**
   * If the key requires the table to have a name, the kind of table, such as `a table with "within"`; otherwise
   * `undefined`.
   */
  readonly needsName?: (table: RequestedTable) => string | undefined;
}
