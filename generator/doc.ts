/** The words of doc comments, a line each. */
import { cornersOf, squareCount, squareName, type Board } from "./board.js";
import type { Page } from "./entry.js";
import type { Layout } from "./layouts.js";
import { CORNER_RULE_MOVES } from "./metrics.js";
import { NEVER_READ, UNREACHABLE } from "./tabulate.js";

/** `0…7`. Squares are many on large boards, so that no function could take them all as arguments. */
export const rangeOf = (values: readonly number[]): string => {
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  return `${least}…${most}`;
};

/** What tables and lookups say whose piece does not get everywhere. */
export const UNREACHABLE_NOTE = `Where the piece never gets it is ${UNREACHABLE}, \`UNREACHABLE\`.`;

/** What a table says of the entries that no call reads; nothing if there are none. */
export const fillerNote = ({ rows }: Layout): string[] => {
  const fillers = rows.reduce(
    (count, { targets }) => count + targets.filter((target) => target === undefined).length,
    0,
  );
  return fillers === 0 ? [] : [`${fillers} of them are never read and hold ${NEVER_READ}.`];
};

/** What a table says that needs the corner rule at some entries; nothing if at none. */
export const cornerRuleNote = (entries: readonly number[]): readonly string[] =>
  entries.length === 0
    ? []
    : [
        `Where just one of two squares is a corner, the distance is ${CORNER_RULE_MOVES} more than the number at ${entries.join(", ")}. The lookup adds`,
        "it, the corner rule; a program that reads the table itself must, too.",
      ];

/** What a table of single squares says of its index. */
export const entriesNote = (board: Board): string =>
  `${squareCount(board)} entries; index: \`square\`.`;

/** What a table of sets says of them. */
export const SET_NOTE = [
  "A set is two numbers of 32 bits: bit n of `lo` for square n, bit n of `hi` for square n + 32.",
];

/** What each function says of its arguments. */
const uncheckedNote = (board: Board): readonly string[] => {
  const corners = cornersOf(board).map((square) => `${squareName(board, square)} = ${square}`);
  return [
    `Squares are 0…${squareCount(board) - 1}: ${corners.join(", ")}. Nothing is checked: for any other number the`,
    "answer is meaningless or `undefined`.",
  ];
};

/** The doc comment of a table: what it holds, then its index, whatever else there is to say, and its source. */
export const tableDoc = (
  title: string,
  index: string,
  notes: readonly string[],
  page: Page | undefined,
): readonly string[] => [`${title}.`, "", index, ...notes, ...source(page)];

/** The doc comment of a function: what it answers, then whatever else there is to say, and its source. */
export const functionDoc = (
  title: string,
  notes: readonly string[],
  board: Board,
  page: Page | undefined,
): readonly string[] => [`${title}.`, "", ...notes, ...uncheckedNote(board), ...source(page)];

/** What a table of pairs says of its index. */
export const indexNote = ({ length, indexSource }: Layout): string =>
  `${length} entries; index: \`${indexSource}\`.`;

/** What a lookup says of its table. */
export const readFrom = (table: string, more = ""): string => `Read from {@link ${table}}${more}.`;

/** Where a table is defined. */
const source = (page: Page | undefined): readonly string[] =>
  page === undefined
    ? []
    : [
        `Source: Chessprogramming wiki, https://www.chessprogramming.org/${page.replaceAll(" ", "_")}`,
      ];
