/** Makes the entries of a requested table, with answers in the form that the request asks for. */
import { numberedAs, numberingOn } from "../boards/numbering.js";
import { namesWithin, regionNamed } from "./regions.js";
import {
  from as fromNearest,
  to as toNearest,
  type Layout,
  type LayoutOn,
} from "../core/layouts/layout.js";
import { byOwn, LAYOUTS } from "./layouts.js";
import { byNumbers, mapped, NUMBER, SET } from "../core/measures/measure.js";
import type { Answer, Measure } from "../core/measures/measure.js";
import { colored, staying, type Asked, type NamedMeasure, type NamedPiece } from "./pieces.js";
import type { EntryOn } from "../core/tables/table.js";
import { layoutsOf, type RequestedTable } from "./defaults.js";

/** The pieces of a requested table, with their color, and restricted to the squares of `within`. */
export const piecesOf = (table: RequestedTable): readonly NamedPiece[] => {
  const within = namesWithin(table);
  return table.piece
    .map((piece) => colored(piece, table.color))
    .map((piece) => (within.length > 0 ? staying(piece, within) : piece));
};

/** The layouts that a table names, by name or by its own coordinates. */
export const namedLayoutsOf = (table: RequestedTable): readonly LayoutOn[] =>
  layoutsOf(table).map((layout) => (typeof layout === "string" ? LAYOUTS[layout] : byOwn(layout)));

/**
 * The numbering of a table's differences in a layout: the unit of the request, else the coordinates of a layout by
 * difference, else the numbers of the squares. There is none if those numbers have no fixed difference.
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

/** The entries of a table whose measure is given, one for each layout. */
export const entriesOf = (table: RequestedTable, kind: NamedMeasure): readonly EntryOn[] => {
  const { name, to, from, filler } = table;
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
    const suffix = name === "" ? [word, ...names] : [];
    layouts.push(region.name === "" ? (on) => withSuffix(layout(on), suffix) : layout);
  }
  return layouts.map((layout) => {
    const made = kind.of({ ...table, piece: piecesOf(table), unit: unitIn(table, layout) });
    const entry = "ways" in made ? { measure: made, layout } : made;
    const written = writtenAs(entry.measure, table);
    return {
      ...entry,
      board,
      ...(filler !== undefined && { filler }),
      measure: name === "" ? written : { ...written, name: [name], isNamedByUser: true },
    };
  });
};

/** Converts answers as a request asks: sets to the requested numbers of squares, other answers to `values` or `filler`. */
const writtenAs = (
  measure: Measure,
  { values, squares, filler, measure: name }: RequestedTable,
): Measure => {
  if (measure.element === SET) return squares === "a1" ? measure : byNumbers(measure);
  const isOfSteps = name === "step" && filler !== undefined && values.size === 0;
  const written = new Map<Answer, number>(
    isOfSteps
      ? [[undefined, filler]]
      : [...values].map(([key, value]) => [key === "unreachable" ? undefined : Number(key), value]),
  );
  if (written.size === 0) return measure;
  const { rule } = measure;
  const replaced = {
    ...mapped(measure, (answer) => written.get(answer) ?? answer),
    element: NUMBER,
    ...(rule && { rule: { ...rule, values: written } }),
  };
  if (isOfSteps) return replaced;
  const answers = [...values.keys()].map(Number).filter(Number.isInteger);
  const pairs = [...values].map(([answer, value]) => `${value} for ${answer}`);
  return {
    ...replaced,
    constants: [],
    title: (about, range, board) => {
      const [what = "", own = ""] = [
        measure.title(about, `${Math.min(...answers)}…${Math.max(...answers)}`, board),
      ].flat();
      const numbers = `as other numbers, ${range}`;
      return own === "" ? `${what}, ${numbers}` : [what, `${own}, ${numbers}`];
    },
    notes: (board) => [...measure.notes(board), `The numbers written are ${pairs.join(", ")}.`],
  };
};
