/** What follows from an array that is found: the table that it should be, and what makes that. */
import { TABLES } from "../../generator/catalogue.js";
import { onceFor } from "../../generator/common.js";
import { lengthOf } from "../../generator/layouts/layout.js";
import type { RequestedTable } from "../../generator/request/defaults.js";
import { auditedOf, type Audited } from "../model/audit.js";
import { shownTable, type ShownTable } from "../model/table.js";
import { cornersForgotten } from "./examples.js";
import { entryFrom, requestFrom, type FoundArray } from "./messages.js";

/** An array beside the table that it is or should be. */
export interface Made {
  readonly audited: Audited;
  /** That it is the table, in words. */
  readonly is: string;
  readonly table: ShownTable;
  readonly request: string | RequestedTable;
}

const madeFrom = ({ values }: FoundArray, request: string | RequestedTable, is: string): Made => {
  const entry = entryFrom(request);
  return {
    audited: auditedOf(values, entry),
    is,
    table: shownTable(entry),
    request,
  };
};

/** What is shown before anything is pasted. */
export const firstFound = (): FoundArray => ({
  name: "knight_distance",
  line: 1,
  values: cornersForgotten(),
  text: "the knight's distance between two squares",
  request: "KNIGHT_DISTANCE",
});

const known = onceFor((found: FoundArray): { readonly made?: Made } => {
  const { request, text } = found;
  if (request === undefined) return {};
  return { made: madeFrom(found, requestFrom(request), `is ${text}`) };
});

/** What is known of an array without help; always the same object. */
export const auditOf = (found: FoundArray): Made | undefined => known(found).made;

/** The tables of the package with as many entries as an array. */
export const tablesLike = ({ values }: FoundArray): readonly string[] =>
  [...TABLES]
    .filter(([, { layout, board }]) => lengthOf(layout(board)) === values.length)
    .map(([name]) => name);

/** An array beside the table of the package that the reader says it should be. */
export const beside = (found: FoundArray, table: string): Made =>
  madeFrom(found, table, `is compared with ${table}`);
