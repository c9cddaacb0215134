/** The table that an array should be, and the request that makes it. */
import type { NumberingName } from "../../generator/boards/numbering.js";
import { onceFor } from "../../generator/common.js";
import { ENTRY_POINTS } from "../../generator/core/catalogue.js";
import { auditedOf, type Audited } from "../model/audit.js";
import { fromConfig } from "../model/in-config.js";
import { PUBLISHED, type Published } from "../model/published.js";
import { shownTable, type ShownTable } from "../model/table.js";
import { cornersForgotten } from "./examples.js";
import { entryFrom, type FoundArray, type PlainTable } from "./messages.js";

/** An array beside the table that it is or should be. */
export interface Made {
  readonly audited: Audited;
  /** What the array is, in words, such as `is the king's distance`. */
  readonly is: string;
  readonly table: ShownTable;
  /** The settings that show the table in the workbench, if the package has the table. */
  readonly published?: Published | undefined;
}

/** The array that is shown before anything is pasted. */
export const firstFound = (): FoundArray => {
  const text = "the knight's distance between two squares";
  return {
    ...{ name: "knight_distance", line: 1, kind: "wrong", text, standing: [] },
    values: cornersForgotten(),
    table: { text, request: "KNIGHT_DISTANCE" },
    fromA8: { text: `${text}, squares from a8`, request: { piece: "knight", squares: "a8" } },
  };
};

const known = onceFor(({ values }: FoundArray) =>
  onceFor(({ request: plain, text }: PlainTable): Made => {
    const request = fromConfig(plain);
    const entry = entryFrom(request);
    return {
      audited: auditedOf(values, entry),
      is: `is ${text}`,
      table: shownTable(entry, request, ENTRY_POINTS),
      published: PUBLISHED.find(({ name }) => name === request),
    };
  }),
);

/**
 * The audit of an array, in the wanted numbering if the array has a table in this numbering, else from a1. The same
 * array always gives the same object.
 */
export const auditOf = (found: FoundArray, numbering: NumberingName = "a1"): Made | undefined => {
  const table = numbering === "a8" ? (found.fromA8 ?? found.table) : found.table;
  return table && known(found)(table);
};
