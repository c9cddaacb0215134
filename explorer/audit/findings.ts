/** What follows from an array that is found: the table that it should be, and what makes that. */
import type { NumberingName } from "../../generator/boards/numbering.js";
import { lines, onceFor } from "../../generator/common.js";
import { TABLES } from "../../generator/core/catalogue.js";
import { lengthOf } from "../../generator/core/layout.js";
import type { EntryOn } from "../../generator/core/table.js";
import type { RequestedTable } from "../../generator/request/defaults.js";
import { auditedOf, type Audited } from "../model/audit.js";
import { fromConfig } from "../model/in-config.js";
import { NUMBERING_LABELS } from "../model/numbering.js";
import { PUBLISHED, type Published } from "../model/published.js";
import { entryOf, requestOf, shownTable, type ShownTable } from "../model/table.js";
import { cornersForgotten } from "./examples.js";
import { entryFrom, type FoundArray, type PlainTable } from "./messages.js";

/** The name of a table of the package, or another request. */
type Request = string | RequestedTable;

/** An array beside the table that it is or should be. */
export interface Made {
  readonly audited: Audited;
  /** That it is the table, in words. */
  readonly is: string;
  readonly table: ShownTable;
  /** The same in the workbench, if it is a table of the package. */
  readonly published?: Published | undefined;
}

const madeFrom = ({ values }: FoundArray, request: Request, is: string): Made => {
  const entry = entryFrom(request);
  const published = PUBLISHED.find(({ name }) => name === request);
  return { audited: auditedOf(values, entry), is, table: shownTable(entry, request), published };
};

/** What is shown before anything is pasted. */
export const firstFound = (): FoundArray => {
  const text = "the knight's distance between two squares";
  return {
    ...{ name: "knight_distance", line: 1, values: cornersForgotten(), text, standing: [] },
    table: { text, request: "KNIGHT_DISTANCE" },
    fromA8: { text: `${text}, squares from a8`, request: { piece: "knight", squares: "a8" } },
  };
};

const known = onceFor((found: FoundArray) =>
  onceFor(({ request, text }: PlainTable) => madeFrom(found, fromConfig(request), `is ${text}`)),
);

/** What is known of an array without help, if possible in a numbering; always the same object. */
export const auditOf = (found: FoundArray, numbering: NumberingName = "a1"): Made | undefined => {
  const table = numbering === "a8" ? (found.fromA8 ?? found.table) : found.table;
  return table && known(found)(table);
};

/** A table of the package that an array may be meant to be, if possible in a numbering. */
interface Likely {
  readonly name: string;
  readonly entry: EntryOn;
  readonly published: Published | undefined;
  readonly numbering: NumberingName;
}

/** The tables of the package with as many entries as an array, in a numbering if they have as many then. */
export const tablesLike = ({ values }: FoundArray, numbering: NumberingName): readonly Likely[] =>
  [...TABLES].flatMap(([name, plain]) => {
    const published = PUBLISHED.find((one) => one.name === name);
    const numbered = published && entryOf({ ...published.asked, numbering });
    return lines(numbered, plain)
      .filter(({ layout, board }) => lengthOf(layout(board)) === values.length)
      .slice(0, 1)
      .map((entry) => ({ name, entry, published, numbering }));
  });

/** An array beside the table of the package that the reader says it should be. */
export const beside = (
  { values }: FoundArray,
  { name, entry, published, numbering }: Likely,
): Made => {
  const isNumbered = entry.board.numbering !== undefined;
  const asked = isNumbered && published ? { ...published.asked, numbering } : undefined;
  const squares = isNumbered ? `, squares ${NUMBERING_LABELS[numbering]}` : "";
  return {
    audited: auditedOf(values, entry),
    is: `is compared with ${name}${squares}`,
    table: shownTable(entry, (asked && requestOf(asked)) ?? name),
    published,
  };
};
