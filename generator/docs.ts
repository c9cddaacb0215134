/** The text of doc comments, derived from measure and layout; a language adds only its markup. */
import { squareName } from "./boards/board.js";
import { CORNERS } from "./boards/regions.js";
import { PAIR } from "./layouts/layout.js";
import { CORNER_RULE_MOVES } from "./corner-rule.js";
import { lines } from "./common.js";
import { NO_PATH, SET, type Constant } from "./measures/element.js";
import { NEVER_READ, type Table } from "./table.js";

/** The contents of a table in one sentence with its range: `Knight distance, in moves, between two squares: 0…6.` */
export const tableTitle = (table: Table, about = table.layout.about): string =>
  `${table.measure.title(about, rangeOf(table), table.layout.board)}.`;

/** The smallest and the largest number in a table, ignoring unreachable squares: `0…7`. */
const rangeOf = ({ measure, layout, values }: Table): string => {
  const answersFrom = measure.ways[0].on(layout.board);
  const answers =
    layout.rows.length === 0 ? layout.origins.flatMap((origins) => answersFrom(origins)) : values;
  let [least, most] = [Infinity, -Infinity];
  for (const answer of answers)
    if (typeof answer === "number")
      [least, most] = [Math.min(least, answer), Math.max(most, answer)];
  return `${least}…${most}`;
};

/** The constant for missing answers in a table, or `undefined` if no answer is missing. */
export const absenceIn = ({ measure, values }: Table): Constant | undefined =>
  values.includes(undefined) ? (measure.absence ?? NO_PATH) : undefined;

/** How a language spells the name of a constant; `of` is the table that defines it, unless all tables share it. */
export type Spelled = (constant: Constant, of?: Table) => string;

/** The doc comment of an array, with its index expression. */
export const arrayDoc = (table: Table, index: string, spelled: Spelled): readonly string[] => [
  tableTitle(table),
  "",
  table.lookup.high === undefined
    ? `${table.values.length} entries; index: \`${index}\`.`
    : `Two entries for each set, \`lo\` and \`hi\`; index of \`lo\`: \`${index}\`.`,
  ...arrayNotesOf(table),
  ...notesOf(table, spelled),
  ...setNotes(table),
  ...sourceNotes(table),
];

/** The doc comment of a lookup, with a link to its array if the language has links. */
export const lookupDoc = (
  table: Table,
  spelled: Spelled,
  outOfRange: string,
  link?: string,
): readonly string[] => {
  const { layout, cornerRuleElements } = table;
  const rule = cornerRuleElements.length > 0 ? ", with the corner rule added" : "";
  return lines(
    tableTitle(table, layout.parameters[1] === PAIR[1] ? "between two squares" : layout.about),
    "",
    link !== undefined && `Read from ${link}${rule}.`,
    ...notesOf(table, spelled),
    ...setNotes(table),
    ...squaresNotes(table, outOfRange),
    ...sourceNotes(table),
  );
};

/** The lines about the values: the measure's notes, its constants, and the missing answer. */
export const notesOf = (table: Table, spelled: Spelled = ({ name }) => name): readonly string[] => {
  const absence = absenceIn(table);
  const { notes, constants = [] } = table.measure;
  const values = constants.map((one) => `\`${spelled(one, table)}\` ${one.value}`).join(", ");
  return lines(
    ...notes,
    values !== "" && `From the first square to the second: ${values}.`,
    absence && `${absence.value}, \`${spelled(absence)}\`, stands for ${absence.of}.`,
  );
};

const setNotes = ({ measure, lookup }: Table): readonly string[] =>
  lines(
    measure.element === SET &&
      (lookup.high === undefined
        ? "A set is 64 bits: bit n for square n."
        : "A set is two numbers of 32 bits: bit n of `lo` for square n, bit n of `hi` for square n + 32."),
  );

/** The lines for code that reads the array itself: elements never read, and elements that need the corner rule. */
export const arrayNotesOf = (
  { layout, values, cornerRuleElements }: Table,
  advice = "The lookup adds it; code that reads the table itself must add it too.",
): readonly string[] => {
  const neverRead = values.filter((_, element) => layout.cell(element) === undefined).length;
  const hasRule = cornerRuleElements.length > 0;
  return lines(
    neverRead > 0 && `${neverRead} of them are never read and hold ${NEVER_READ}.`,
    hasRule &&
      `Corner rule: where exactly one of the two squares is a corner, the distance is ${CORNER_RULE_MOVES} more than the`,
    hasRule && `number at ${cornerRuleElements.join(", ")}. ${advice}`,
  );
};

/** The lines about the arguments of a function: their ranges, and the result for invalid ones. */
const squaresNotes = ({ layout }: Table, outOfRange: string): readonly string[] => {
  const { board, targets } = layout;
  const corners = CORNERS.squares(board).map(
    (square) => `${squareName(board, square)} = ${square}`,
  );
  const range = `0…${board.squares.length - 1}`;
  const numbers = layout.parameters.includes("coordinate")
    ? `Coordinates are ${range}: ${board.files} × rank + file, both from 0`
    : `Squares are ${range}: ${corners.join(", ")}`;
  return lines(
    layout.parameters[1] === "distance" && `Distances are 0…${targets.length - 1}.`,
    `${numbers}. Arguments are not checked: for any other`,
    `number ${outOfRange}.`,
  );
};

/** The line that names the wiki page that defines the table, if any. */
export const sourceNotes = ({ measure: { page }, layout }: Table): readonly string[] => {
  if (page === undefined) return [];
  const title = layout.page?.(page) ?? page;
  return [
    `Source: Chessprogramming wiki, https://www.chessprogramming.org/${title.replaceAll(" ", "_")}`,
  ];
};
