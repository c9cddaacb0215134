/** Makes the entries of a requested table, in each of its layouts. */
import { numberedAs, numberingOn } from "../boards/numbering.js";
import { at, onceFor, present } from "../common.js";
import { namesWithin, regionNamed } from "./regions.js";
import {
  byCountAndSquare,
  from as fromNearest,
  to as toNearest,
  type Layout,
  type LayoutOn,
} from "../core/layouts/layout.js";
import { byOwn, DIRECTION_FIRST, LAYOUTS } from "./layouts.js";
import { SET } from "../core/measures/elements.js";
import {
  byNumbers,
  fromOrigins,
  towardOrigins,
  withOppositeBits,
} from "../core/measures/measure.js";
import type { Measure, Way } from "../core/measures/measure.js";
import { namesOf } from "../core/tables/names.js";
import { colored, staying } from "./pieces.js";
import type { Asked, Color, NamedMeasure, NamedPiece } from "./pieces.js";
import type { Entry, EntryOn } from "../core/tables/table.js";
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

/** The same layout, for tables whose comments say that bits run opposite to the numbers of squares. */
const sayingOpposite = (layout: LayoutOn): LayoutOn =>
  onceFor((board) => {
    const plain = layout(board);
    return { ...plain, naming: { ...plain.naming, hasOppositeBits: true } };
  });

/** The answers of tables by square, each for a color, as one measure by square and color. */
const wayByColor = (entries: readonly Entry[], place: 0 | 1): Way =>
  fromOrigins(at(entries, 0).measure.ways[place].name, (board) => {
    const answers = entries.map(({ measure, layout }) => {
      const { origins, nearest } = layout(board);
      const ways = nearest?.isTo ? towardOrigins(measure.ways) : measure.ways;
      return ways[place].on(board)(at(origins, 0));
    });
    return ([square = 0]) => answers.map((all) => all[square]);
  });

/** The measure with the name that a user chose, if there is one. */
const namedAsGiven = (measure: Measure, table: RequestedTable): Measure =>
  givenNameOf(table) === ""
    ? measure
    : {
        ...measure,
        name: [givenNameOf(table)],
        namedByUser: table.exactName === "" ? "start" : "whole",
      };

/**
 * The table with an array by square for each color. Its names and its words are those of the table for white, the entry
 * `named`.
 */
const entryByColor = (named: Entry, entries: readonly Entry[], table: RequestedTable): Entry => {
  const { board, color } = table;
  const { rule, sameUnder, mover, ...measure } = named.measure;
  const layout = named.layout(board);
  const movers = entries.flatMap(({ measure: { mover } }) => mover ?? []);
  return {
    measure: {
      ...measure,
      title: (about, range, on) =>
        measure.title(layout.nearest ? layout.naming.about : about, range, on),
      notes: (on) => [
        ...measure.notes(on),
        `The colors: ${color.map((name, place) => `${place} is ${name}`).join(", ")}.`,
      ],
      movers,
      ways: [wayByColor(entries, 0), wayByColor(entries, 1)],
    },
    layout: byCountAndSquare("color", () => color.length, color),
    names: namesOf(namedAsGiven(measure, table), layout),
  };
};

/** The entries of a table of the given measure, one for each layout. */
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
    const entryIn = (color: Color): Entry => {
      const own = { ...table, color: [color] };
      const made = kind.of({
        ...own,
        name: givenNameOf(table),
        piece: piecesOf(own),
        isDirectionFirst: table.layout[place] === DIRECTION_FIRST,
        // Few measures have a unit, and it takes long to find.
        get unit() {
          return unitIn(own, layout);
        },
      });
      return "ways" in made ? { measure: made, layout } : made;
    };
    const [first, ...others] = table.color.map(entryIn);
    const entry =
      others.length === 0
        ? at([first], 0)
        : entryByColor(entryIn("white"), present(first, ...others), table);
    const isRenumbered = entry.measure.element === SET && table.squares !== "a1";
    const numbered = isRenumbered ? byNumbers(entry.measure) : entry.measure;
    const isOpposite = table.bits === "opposite";
    const measure = isOpposite ? withOppositeBits(numbered) : numbered;
    return {
      ...entry,
      ...(isOpposite && { layout: sayingOpposite(entry.layout) }),
      board,
      ...(filler !== undefined && { filler }),
      measure: namedAsGiven(measure, table),
    };
  });
};
