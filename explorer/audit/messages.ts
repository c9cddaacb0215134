/** What the page and its auditing worker tell each other: plain data. */
import type { Finding } from "../../generator/audit/finding.js";
import { SETS } from "../../generator/audit/sets.js";
import { TABLES } from "../../generator/core/catalogue.js";
import { madeOf } from "../../generator/request/measures.js";
import type { RequestedTable } from "../../generator/request/defaults.js";
import type { EntryOn } from "../../generator/core/table.js";
import type { Value } from "../../generator/audit/read-arrays.js";
import type { InConfig } from "../model/in-config.js";

/** A table in words, and how it is made. */
export interface PlainTable {
  readonly text: string;
  readonly request: InConfig;
}

/** An array of the text; with tables if it is one, or should be one. */
export interface FoundArray extends Pick<Finding, "name" | "line" | "kind" | "text" | "otherwise"> {
  readonly values: readonly Value[];
  /** Its values for the answers of the table, if it has others. */
  readonly standing: Finding["values"];
  readonly table?: PlainTable | undefined;
  /** The same if squares are numbered from a8, if it is then one of the tool. */
  readonly fromA8?: PlainTable | undefined;
  /** A name among its numbers, which makes it unreadable. */
  readonly unknown?: string;
}

/** The arrays of a text one after the other, and that there are no more. */
export type Told = FoundArray | "all";

export const entryFrom = (request: string | RequestedTable): EntryOn => {
  const [entry] =
    typeof request === "string" ? [TABLES.get(request) ?? SETS.get(request)] : madeOf(request);
  if (entry === undefined) throw new RangeError("a request without a table");
  return entry;
};
