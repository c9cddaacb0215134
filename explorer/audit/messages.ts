/** The messages from the auditing worker to the page, which are plain data. */
import type { Finding, Value } from "../../generator/audit/finding.js";
import { unwrittenNamed } from "../../generator/audit/sets.js";
import { entryNamed } from "../../generator/core/catalogue.js";
import { madeOf } from "../../generator/request/measures.js";
import type { RequestedTable } from "../../generator/request/defaults.js";
import type { InConfig } from "../../generator/request/in-config.js";
import type { EntryOn } from "../../generator/core/tables/table.js";

/** A table in words, and its request. */
export interface PlainTable {
  readonly text: string;
  readonly request: InConfig;
}

/** An array of the text, with the table that it is or should be, if there is one. */
export interface FoundArray extends Pick<Finding, "name" | "line" | "kind" | "text" | "otherwise"> {
  readonly values: readonly Value[];
  /** The values that the array has in place of the table's answers, if any. */
  readonly standing: Finding["values"];
  readonly table?: PlainTable | undefined;
  /** The table for squares numbered from a8, if the tool can make it. */
  readonly fromA8?: PlainTable | undefined;
  /** A name among the numbers, because of which the array cannot be read. */
  readonly unknown?: string;
}

/** A message: one of the arrays of a text or, after the last array, `all`. */
export type Told = FoundArray | "all";

export const entryFrom = (request: string | RequestedTable): EntryOn => {
  const [entry] =
    typeof request === "string"
      ? [entryNamed(request) ?? unwrittenNamed(request)]
      : madeOf(request);
  if (entry === undefined) throw new RangeError("a request without a table");
  return entry;
};
