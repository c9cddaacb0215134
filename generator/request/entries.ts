/** Makes the entries of a requested table, in each of its layouts. */
import { numberedAs, numberingOn } from "../boards/numbering.js";
import { at } from "../common.js";
import { namesWithin, regionNamed } from "./regions.js";
import {
  from as fromNearest,
  to as toNearest,
  type Layout,
  type LayoutOn,
} from "../core/layouts/layout.js";
import { byOwn, DIRECTION_FIRST, LAYOUTS } from "./layouts.js";
import { SET } from "../core/measures/elements.js";
import { byNumbers, type Measure } from "../core/measures/measure.js";
import { colored, staying } from "./pieces.js";
import type { Asked, NamedMeasure, NamedPiece } from "./pieces.js";
import type { EntryOn } from "../core/tables/table.js";
import { givenNameOf, layoutsOf, type RequestedTable } from "./defaults.js";

/** The pieces of a requested table, in the first of its colors, and restricted to the squares of `within`. */
export const piecesOf = (table: RequestedTable): readonly NamedPiece[] => {
  const within = namesWithin(table);
  return table.piece
    .map((piece) => colored(piece, at(table.color, 0)))
    .map((piece) => (within.length > 0 ? staying(piece, within) : piece));
};

/** The layouts that a request for a table gives, by name or by the user's own coordinates. */
export const namedLayoutsOf = (table: RequestedTable): readonly LayoutOn[] =>
  layoutsOf(table).map((layout) => {
    if (typeof layout === "object") return byOwn(layout);
    // Measures by direction have layouts of their own.
    return LAYOUTS[layout === DIRECTION_FIRST ? "pair" : layout];
  });

/**
 * The numbering of a table's differences in a layout: the unit of the request, else the coordinates of a layout by
 * difference, else the numbers of the squares. Returns `undefined` if a step has no fixed difference in the numbers of
 * the squares.
 */
export const unitIn = (
  { board, unit, squares }: RequestedTable,
  layout: LayoutOn,
): Asked["unit"] => {
  const own = layout(board).unit;
  return unit === undefined && own ? own : numberingOn(board, unit ?? squares);
};

const withSuffix = (layout: Layout, suffix: readonly string[]): Layout => ({
  ...layout,
  naming: { ...layout.naming, suffix },
});

/** The measure with the name that a user chose, if there is one. */
export const namedAsGiven = (measure: Measure, table: RequestedTable): Measure =>
  givenNameOf(table) === ""
    ? measure
    : {
        ...measure,
        name: [givenNameOf(table)],
        namedByUser: table.exactName === "" ? "start" : "whole",
      };

/** The entries of a table of the given measure, one for each layout, for the first of its colors. */
export const entriesOf = (table: RequestedTable, kind: NamedMeasure): readonly EntryOn[] => {
  const { to, from, filler } = table;
  const board = numberedAs(table.board, table.squares);
  const layouts: LayoutOn[] = [...namedLayoutsOf(table)];
  for (const [word, names, nearest] of [
    ["to", to, toNearest],
    ["from", from, fromNearest],
  ] as const) {
    if (names.length === 0) continue;
    const region = regionNamed(names);
    const layout = nearest(region);
    // A list of squares becomes part of the table's name, unless the user chose a name.
    const suffix = givenNameOf(table) === "" ? [word, ...names] : [];
    layouts.push(region.name === "" ? (on) => withSuffix(layout(on), suffix) : layout);
  }
  return layouts.map((layout, place) => {
    const made = kind.of({
      ...table,
      name: givenNameOf(table),
      piece: piecesOf(table),
      isDirectionFirst: table.layout[place] === DIRECTION_FIRST,
      // Few measures have a unit, and it takes long to find.
      get unit() {
        return unitIn(table, layout);
      },
    });
    const entry = "ways" in made ? { measure: made, layout } : made;
    const isRenumbered = entry.measure.element === SET && table.squares !== "a1";
    const measure = isRenumbered ? byNumbers(entry.measure) : entry.measure;
    return {
      ...entry,
      board,
      ...(filler !== undefined && { filler }),
      measure: namedAsGiven(measure, table),
    };
  });
};
