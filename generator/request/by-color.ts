/** Makes the entries of a table by square with a first index for the color. */
import { at } from "../common.js";
import { byCountAndSquare } from "../core/layouts/by-count.js";
import { fromOrigins, towardOrigins, type Way } from "../core/measures/measure.js";
import { namesOf } from "../core/tables/names.js";
import type { EntryOn } from "../core/tables/table.js";
import type { RequestedTable } from "./defaults.js";
import { entriesOf, namedAsGiven } from "./entries.js";
import type { Color, NamedMeasure } from "./pieces.js";

/** The answers of tables by square, each for a color, as one measure by square and color. */
const wayByColor = (entries: readonly EntryOn[], place: 0 | 1): Way =>
  fromOrigins(at(entries, 0).measure.ways[place].name, (board) => {
    const answers = entries.map(({ measure, layout }) => {
      const { origins, nearest } = layout(board);
      const ways = nearest?.isTo ? towardOrigins(measure.ways) : measure.ways;
      return ways[place].on(board)(at(origins, 0));
    });
    return ([square = 0]) => answers.map((all) => all[square]);
  });

/**
 * The table with an array by square for each color. Its names and its words are those of the table for white, the entry
 * `named`.
 */
const entryByColor = (
  named: EntryOn,
  entries: readonly EntryOn[],
  table: RequestedTable,
): EntryOn => {
  const { board, color } = table;
  const { rule, sameUnder, mover, ...measure } = named.measure;
  const layout = named.layout(board);
  const movers = entries.flatMap(({ measure: { mover } }) => mover ?? []);
  return {
    ...named,
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

/** The entries of a table of the given measure, one for each layout, for all of its colors. */
export const entriesByColor = (table: RequestedTable, kind: NamedMeasure): readonly EntryOn[] => {
  if (table.color.length === 1) return entriesOf(table, kind);
  const entriesIn = (color: Color) => entriesOf({ ...table, color: [color] }, kind);
  const own = table.color.map(entriesIn);
  return entriesIn("white").map((named, place) =>
    entryByColor(
      named,
      own.map((entries) => at(entries, place)),
      table,
    ),
  );
};
