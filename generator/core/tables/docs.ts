/** The text of doc comments, derived from the measure and the layout. A language adds only its markup. */
import { MOST_NAMED, nameOfNumber, squareName, type Square } from "../boards/board.js";
import { CORNERS } from "../boards/regions.js";
import {
  answersTo,
  countIn,
  isCounted,
  lengthOf,
  PAIR,
  squareIn,
  type Layout,
} from "../layouts/layout.js";
import { CORNER_RULE_MOVES } from "./corner-rule.js";
import { isHalves, type Stored } from "./limbs.js";
import { oneWayPairOf } from "./pairs.js";
import type { Table } from "./table.js";
import { at, present } from "../../common.js";
import { reversedBits, SET, squaresIn } from "../measures/elements.js";
import { NO_PATH, type Constant, type Title } from "../measures/measure.js";

/** The contents of a table, and their range, such as `Knight distance, in moves, between two squares` and `0…6`. */
const titleAbout = (table: Table, about: string): Title => {
  const isOneWay = about === BETWEEN_TWO && table.measure.mover && oneWayPairOf(table).length > 0;
  const words = isOneWay ? "from the first square to the second" : about;
  return table.measure.title(words, rangeOf(table), table.layout.board);
};

/** The contents and range of a table in one sentence, such as `Knight distance, in moves, between two squares: 0…6.` */
export const tableTitle = (table: Table, about: string = table.layout.naming.about): string =>
  `${[titleAbout(table, about)].flat().join(": ")}.`;

const BETWEEN_TWO = "between two squares";

/**
 * The smallest and the largest answer, such as `0…7`, except the answer for unreachable squares; empty for sets, whose
 * titles have no range.
 */
const rangeOf = ({ measure, layout, values, filler, cornerRuleElements }: Table): string => {
  if (measure.element === SET) return "";
  const answersFrom = measure.ways[0].on(layout.board);
  const answers =
    layout.rows.length === 0
      ? layout.origins.flatMap((origins) => answersFrom(origins))
      : filler === 0
        ? values.distinct
        : values.slice().filter((_, element) => layout.cell(element) !== undefined);
  const ruled = cornerRuleElements.map((element) => Number(values.at(element)) + CORNER_RULE_MOVES);
  let [least, most] = [Infinity, -Infinity];
  for (const answer of [...answers, ...ruled])
    if (typeof answer === "number")
      [least, most] = [Math.min(least, answer), Math.max(most, answer)];
  return `${least}…${most}`;
};

/** The constant for missing answers in a table, or `undefined` if no answer is missing. */
export const absenceIn = ({ measure, values }: Table): Constant | undefined =>
  values.distinct.includes(undefined) ? (measure.absence ?? NO_PATH) : undefined;

/** Returns a constant's name in a language. `of` is the table that defines the constant, unless tables share it. */
export type Spelled = (constant: Constant, of?: Table) => string;

/** The doc comment of a constant. */
export const constantText = ({ of, isBit }: Constant): string =>
  `${isBit ? "The bit" : "Stored"} for ${of}.`;

/** The doc comment of an array, with its index expression. */
export const arrayDoc = (table: Stored, index: string, spelled: Spelled): readonly string[] => [
  tableTitle(table),
  "",
  `${entriesText(table)}: \`${index}\`.`,
  ...arrayNotesOf(table),
  ...notesOf(table, spelled),
  ...setNotes(table),
  ...sourceNotes(table),
];

const entriesText = ({ values, limbs, lookup }: Stored): string => {
  if (limbs === undefined || lookup.more === undefined) return `${values.length} entries; index`;
  return isHalves(limbs)
    ? "Two entries for each set, `lo` and `hi`; index of `lo`"
    : `${limbs.count} entries for each set; index of the first`;
};

/** The words, such as `between two squares`, for the squares to which the answer of a lookup belongs. */
const aboutCalls = ({ layout }: Table): string =>
  layout.parameters[1] === PAIR[1] ? BETWEEN_TWO : layout.naming.about;

/** The first sentence of a lookup's doc comment. */
export const lookupTitle = (table: Table): string => tableTitle(table, aboutCalls(table));

/**
 * The doc comment of a lookup, with tags for the parameters, answer and example. `link` refers to the array, if there
 * is one.
 */
export const taggedDoc = (
  table: Stored,
  spelled: Spelled,
  outOfRange: string,
  lookup: string,
  link: string | undefined,
): readonly string[] => {
  const { measure, layout, cornerRuleElements } = table;
  const [title = "", range] = [titleAbout(table, aboutCalls(table))].flat();
  const rule = cornerRuleElements.length > 0 ? ", and applies the corner rule" : "";
  const answers = present(
    range && `${range}.`,
    ...setNotes(table, "The set, as"),
    ...valueNotes(table, spelled),
  );
  return present(
    `${title}.`,
    "",
    link !== undefined && `Reads ${link}${rule}.`,
    ...measure.notes(layout.board),
    gapNote(table),
    `Arguments are not checked: for numbers out of range ${outOfRange}.`,
    ...sourceNotes(table),
    "",
    ...layout.parameters.map((name, place) => {
      const numbers = place === 0 || isCounted(layout) ? `, ${numbersFor(layout, name)}` : "";
      return `@param ${name} - ${PARAMETERS[name] ?? `The ${name}`}${numbers}.`;
    }),
    `@returns ${answers.join("\n")}`,
    "@example",
    `${lookup}(${exampleOf(table)}`,
  );
};

const PARAMETERS: Readonly<Record<string, string>> = {
  sq1: "The first square",
  sq2: "The second square",
  pawn: "The square of the pawn",
};

/** An example call and its answer. If possible, the answer is neither 0, nor empty, nor missing. */
const exampleOf = (table: Table): string => {
  const { measure, layout } = table;
  const { board, targets } = layout;
  const answersFrom = measure.ways[0].on(board);
  const tellingFrom = (origins: readonly Square[]): number | undefined =>
    targets.findLast((target) => Boolean(answersFrom(origins)[target]));
  const origins =
    layout.origins.find((some) => tellingFrom(some) !== undefined) ?? at(layout.origins, 0);
  const target = tellingFrom(origins) ?? 0;
  const answer = answersFrom(origins)[target] ?? absenceIn(table)?.value;
  const calls = answersTo(layout, origins, (...squares) => squares);
  const call = at(calls, targets.indexOf(target));
  const said = typeof answer === "bigint" ? squaresOfSet(table, answer) : `${answer}`;
  return `${call.join(", ")}); // ${said}`;
};

/** The squares of a set in words, by their numbers. */
const squaresOfSet = ({ layout: { board, naming } }: Table, set: bigint): string => {
  const inSet = squaresIn(naming.hasOppositeBits ? reversedBits(set, board.numbered.length) : set);
  if (inSet.length === 0) return "no squares";
  const names = inSet.slice(0, MOST_NAMED).map((number) => nameOfNumber(board, number));
  return `squares ${[...names, ...(inSet.length > MOST_NAMED ? ["…"] : [])].join(", ")}`;
};

/** The lines about the values: the notes of the measure, its constants, and the missing answer. */
export const notesOf = (table: Table, spelled: Spelled = ({ name }) => name): readonly string[] => [
  ...table.measure.notes(table.layout.board),
  ...valueNotes(table, spelled),
];

const valueNotes = (table: Table, spelled: Spelled): readonly string[] => {
  const absence = absenceIn(table);
  const { constants = [] } = table.measure;
  const values = constants
    .map((constant) => `\`${spelled(constant, table)}\` ${constant.value}`)
    .join(", ");
  return present(
    values !== "" && `From the first square to the second: ${values}.`,
    absence && `${absence.value}, \`${spelled(absence)}\`, stands for ${absence.of}.`,
  );
};

/** Returns the sentence that explains which square each bit of a set represents. */
const bitsText = ({ limbs, layout }: Stored): string => {
  const { length } = layout.board.numbered;
  const from = layout.naming.hasOppositeBits ? `${length - 1} - ` : "";
  if (limbs === undefined) return `${64 * Math.ceil(length / 64)} bits: bit n for square ${from}n.`;
  const { count, bits } = limbs;
  const high = layout.naming.hasOppositeBits ? `${length - 33} - n` : "n + 32";
  return isHalves(limbs)
    ? `two numbers of 32 bits: bit n of \`lo\` for square ${from}n, bit n of \`hi\` for square ${high}.`
    : `${count} numbers of ${bits} bits: bit n of number k, from 0, for square ${from}${from ? `(${bits} × k + n)` : `${bits} × k + n`}.`;
};

export const setNotes = (table: Stored, beginning = "A set is"): readonly string[] =>
  present(table.measure.element === SET && !table.layout.flip && `${beginning} ${bitsText(table)}`);

/**
 * The line about numbers that have no square, as in a mailbox: an array by square has elements for such numbers too.
 */
export const gapNote = ({ layout, values, filler }: Table): string | undefined => {
  const { board, parameters, targets } = layout;
  const hasGaps = board.numbering && parameters.length === 1 && values.length > targets.length;
  return hasGaps
    ? `Numbers from 0 to ${values.length - 1} that have no square yield ${filler}.`
    : undefined;
};

/** The number of elements that no cell fills, and that no call reads. */
const unfilledIn = (layout: Layout): number => {
  let count = 0;
  for (let element = 0; element < lengthOf(layout); element++)
    if (layout.cell(element) === undefined) count++;
  return count;
};

/** The lines about elements that no call reads or that need the corner rule, for code that reads the array itself. */
export const arrayNotesOf = (
  table: Table,
  advice = `The lookup adds ${CORNER_RULE_MOVES}; code that reads the table itself must do the same.`,
): readonly string[] => {
  const { layout, filler, cornerRuleElements } = table;
  const neverRead = unfilledIn(layout);
  const hasRule = cornerRuleElements.length > 0;
  const places = cornerRuleElements.join(", ").replace(/, (?=\d+$)/, " or ");
  return present(
    layout.board.numbering && `Squares are ${numbersFor(layout, squareIn(layout))}.`,
    gapNote(table) ??
      (neverRead > 0 && `${neverRead} of the entries are never read and hold ${filler}.`),
    hasRule &&
      `Corner rule: the distance is ${CORNER_RULE_MOVES} more than the number at index ${places}`,
    hasRule && `if exactly one of the two squares is a corner. ${advice}`,
  );
};

/** The numbers that a parameter accepts, such as `0…63: a1 = 0, h1 = 7, a8 = 56, h8 = 63`. */
export const numbersFor = (layout: Layout, parameter: string): string => {
  const { board, targets } = layout;
  if (parameter === countIn(layout)) return `0…${targets.length - 1}`;
  const { squares, numbers, numbering } = board;
  const corners = CORNERS.squares(board);
  // With many corners, as among holes, or none, as on a cylinder, name the first and the last square.
  const known =
    corners.length > 0 && corners.length <= MOST_NAMED ? corners : [0, squares.length - 1];
  const named = known.map((square) => `${squareName(board, square)} = ${at(numbers, square)}`);
  const meaning =
    parameter === "coordinate" ? `${board.files} × rank + file, both from 0` : named.join(", ");
  const step = numbering ? `, ${numbering.file} per file, ${numbering.rank} per rank` : "";
  return `${Math.min(...numbers)}…${Math.max(...numbers)}: ${meaning}${step}`;
};

/** The line with the wiki page that defines the table, if there is such a page. */
export const sourceNotes = ({ measure: { page }, layout }: Table): readonly string[] => {
  if (page === undefined) return [];
  const title = layout.naming.page?.(page) ?? page;
  return [
    `Source: Chessprogramming wiki, https://www.chessprogramming.org/${title.replaceAll(" ", "_")}`,
  ];
};
