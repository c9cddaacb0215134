/** The doc comments of lookups, in languages whose comments have no tags. */
import { present } from "../common.js";
import {
  gapNote,
  lookupTitle,
  notesOf,
  numbersFor,
  setNotes,
  sourceNotes,
  type Spelled,
} from "../core/docs.js";
import { isCounted } from "../core/layout.js";
import { capitalized } from "../core/names.js";
import type { Table } from "../core/table.js";

export const lookupDoc = (
  table: Table,
  spelled: Spelled,
  outOfRange: string,
): readonly string[] => [
  lookupTitle(table),
  "",
  ...notesOf(table, spelled),
  ...setNotes(table),
  ...squaresNotes(table, outOfRange),
  ...sourceNotes(table),
];

/** Returns the lines about the arguments of a lookup: their ranges, and the effect of invalid arguments. */
const squaresNotes = (table: Table, outOfRange: string): readonly string[] => {
  const { layout } = table;
  const [first = "", second] = layout.parameters;
  const what = first === "coordinate" ? "Coordinates" : "Squares";
  return present(
    second !== undefined &&
      isCounted(layout) &&
      `${capitalized(second)}s are ${numbersFor(layout, second)}.`,
    `${what} are ${numbersFor(layout, first)}.`,
    gapNote(table),
    `Arguments are not checked: for any other number ${outOfRange}.`,
  );
};
