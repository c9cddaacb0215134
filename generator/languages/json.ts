/** JSON: the values of a table and their meaning, for use in any other language. JSON has no lookups. */
import { expressionText } from "../core/tables/expression-text.js";
import { rectangle, squareName } from "../core/boards/board.js";
import { present } from "../common.js";
import { CORNER_RULE_MOVES } from "../core/tables/corner-rule.js";
import { lengthOf } from "../core/layouts/layout.js";
import type { Table } from "../core/tables/table.js";
import {
  absenceIn,
  arrayNotesOf,
  notesOf,
  setNotes,
  sourceNotes,
  tableTitle,
} from "../core/tables/docs.js";
import { lowercaseWords } from "../core/tables/names.js";
import type { Language } from "../core/tables/language.js";
import type { PrintedModule } from "../core/tables/statements.js";
import { isLong } from "../long-text.js";
import { rowPrinter } from "./long-arrays.js";
import { printerOf } from "./print-files.js";
import { PYTHON } from "./python.js";
import { contentsIn, proveElements } from "./read-files.js";
import { refuseFound } from "../core/tables/prove.js";
import { LIKE_C, nameIn, type Style, type WithArrays } from "./style.js";

const SCHEMA_FILE = "table.schema.json";

/** The style in which values are printed and read back. The index is an expression of JavaScript. */
export const JSON_STYLE: WithArrays & Pick<Style, "title"> = {
  title: "JSON",
  syntax: {
    ...LIKE_C.syntax,
    names: { file: "{kebab}.json", array: "table", lookup: "{camel}", local: "{camel}" },
    parts: {},
    abs: "Math.abs({difference})",
    parameter: "{name}",
  },
  comments: LIKE_C.comments,
  types: {
    numbers: {},
  },
  arrays: {
    set: '"0x{hex}"',
    literal: `"values": [
  {rows}
]`,
  },
};

const INTEGER = { type: "integer" };
const STRING = { type: "string" };
const LIST = { type: "array", items: STRING };

const described = (type: string | readonly string[], description: string, more = {}): object => ({
  type,
  description,
  ...more,
});

const textSchema = (description: string): object => described("string", description);

/** The properties that precede the values of a table, each with its schema and content. */
const PROPERTIES: Readonly<Record<string, readonly [object, (table: Table) => unknown]>> = {
  name: [textSchema("The name of the table, such as KNIGHT_DISTANCE."), ({ names }) => names.table],
  title: [textSchema("What the values are, with their range."), tableTitle],
  board: [
    described(
      "object",
      "Squares are numbered rank by rank from a1 = 0, or as `squares` lists them.",
      {
        properties: {
          ...{ files: INTEGER, ranks: INTEGER },
          squares: { type: "array", items: { type: ["string", "null"] } },
        },
      },
    ),
    ({ layout: { board } }) => ({
      files: board.files,
      ranks: board.ranks,
      ...((!board.isGrid || board.numbering) && {
        squares: board.numbered.map((square) =>
          square === undefined ? null : squareName(board, square),
        ),
      }),
    }),
  ],
  measure: [
    textSchema("What is measured."),
    ({ measure, layout }) =>
      [...measure.name, layout.nearest?.region.name, measure.noun].filter(Boolean).join(" "),
  ],
  layout: [textSchema("How the values are indexed."), ({ layout }) => layout.naming.about],
  index: [
    textSchema("The index of a value, as a JavaScript expression of the parameters."),
    ({ layout }) => expressionText(layout.index),
  ],
  parameters: [LIST, ({ lookup }) => lookup.parameters],
  unreachable: [
    described(["integer", "null"], "The value for a missing answer; null if no answer is missing."),
    (table) => absenceIn(table)?.value ?? null,
  ],
  constants: [
    described("object", "The names of the numbers that make up the values.", {
      additionalProperties: INTEGER,
    }),
    ({ measure: { constants = [] } }) =>
      Object.fromEntries(constants.map(({ name, value }) => [name, value])),
  ],
  cornerRule: [
    described(
      ["object", "null"],
      "The indices at which the value is too small by `moves` if exactly one of the two squares is a corner.",
      { properties: { indices: { type: "array", items: INTEGER }, moves: INTEGER } },
    ),
    ({ cornerRuleElements: indices }) =>
      indices.length === 0 ? null : { indices, moves: CORNER_RULE_MOVES },
  ],
  notes: [
    LIST,
    (table) =>
      [
        arrayNotesOf(table, `Add ${CORNER_RULE_MOVES}.`).join(" "),
        notesOf(table).join("\n"),
        // The schema says what the bits of other sets are.
        ...(table.layout.naming.hasOppositeBits ? setNotes(table) : []),
        ...sourceNotes(table),
      ].filter(Boolean),
  ],
  lookup: [described("null", "JSON has no lookup: read the value at the index."), () => null],
  rows: [
    described(
      "array",
      "The labels of the rows of values. All rows have the same length, except in a table by square on a board that is not a full rectangle.",
      { items: STRING },
    ),
    ({ layout }) => layout.rows,
  ],
};

const SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A table of chess-distance",
  type: "object",
  required: ["name", "board", "measure", "layout", "index", "parameters", "rows", "values"],
  properties: {
    ...Object.fromEntries(Object.entries(PROPERTIES).map(([key, [schema]]) => [key, schema])),
    values: described("array", "Numbers, or sets of squares as bits in hexadecimal.", {
      items: { anyOf: [INTEGER, { ...STRING, pattern: "^0x[0-9a-f]{1,64}$" }] },
    }),
  },
};

/** Prints an object, one property per line. `last` is the last property, already printed. */
const objectText = (properties: object, last?: string): string => {
  const written = Object.entries(properties).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${present(...written, last).join(",\n")}\n}\n`;
};

/** The word that stands for the values of a long table. */
const VALUES = "VALUES";

/** The line of this word. A name may contain the word, too. */
const PLACE_OF_VALUES = /^ *VALUES\n/m;

/** The rows of a table's values, each on one line. */
function* rowsOfNumbers(table: Table): Generator<string> {
  const rowText = rowPrinter(table, JSON_STYLE.arrays);
  const last = table.layout.rows.length - 1;
  for (const row of table.layout.rows.keys()) yield `${rowText(row)}${row === last ? "" : ","}`;
}

const tableText = (table: Table, rows: Iterable<string>): string => {
  const properties = Object.entries(PROPERTIES).map(
    ([key, [, valueOf]]) => [key, valueOf(table)] as const,
  );
  const values = Array.from(rows, (row) => `    ${row}`);
  return objectText(
    { $schema: `./${SCHEMA_FILE}`, ...Object.fromEntries(properties) },
    `  "values": [\n${values.join("\n")}\n  ]`,
  );
};

/** Returns the value at a path of keys. */
type Get = (...path: readonly string[]) => unknown;

/**
 * Throws a `ProofError` unless squares have the right numbers: the listed numbers or, without a list, the numbers rank
 * by rank from a1.
 */
const demandSquares = (table: Table, get: Get): void => {
  const { board } = table.layout;
  const whole = rectangle(Number(get("board", "files")), Number(get("board", "ranks")));
  const listed: unknown = get("board", "squares") ?? whole.cells.map(whole.naming.cell);
  const found: readonly unknown[] = [listed].flat();
  const names = new Map(board.numbers.map((number, square) => [number, squareName(board, square)]));
  for (let number = 0; number < Math.max(found.length, board.numbered.length); number++) {
    const [one, name] = [found[number], names.get(number) ?? null];
    if (one !== name)
      refuseFound(table, `square ${number}`, JSON.stringify(one), JSON.stringify(name));
  }
};

export const IN_PYTHON: ReturnType<typeof printerOf> = printerOf(PYTHON);

/** Throws a `ProofError` unless a text contains the properties, the elements and the squares of a table. */
const proveProperties = (module: PrintedModule, table: Table): void => {
  const properties: unknown = JSON.parse(module.text.replace(PLACE_OF_VALUES, ""));
  const get: Get = (...path) =>
    path.reduce<unknown>((of, key) => Reflect.get(Object(of), key), properties);
  for (const [key, [, valueOf]] of Object.entries(PROPERTIES)) {
    const [found, wanted] = [get(key), valueOf(table)].map((value) => JSON.stringify(value));
    if (found !== wanted) refuseFound(table, key, found, wanted ?? "missing");
  }
  demandSquares(table, get);
  proveElements(JSON_STYLE, module, table);
};

/** The language JSON. It has no comments, so the header is in the first properties. */
export const JSON_LANGUAGE: Language = {
  withHeader: ([$comment = "", regenerate = ""], plain) =>
    plain.startsWith("{")
      ? objectText({ $comment, regenerate }).replace(/\n\}\n$/, "") + plain.replace("{", ",")
      : IN_PYTHON.withHeader([$comment, regenerate], plain),
  table: (table) => {
    const isPrintedLater = isLong(lengthOf(table.layout));
    return {
      file: nameIn(JSON_STYLE.syntax, "file", lowercaseWords(table.names)),
      text: tableText(table, isPrintedLater ? [VALUES] : rowsOfNumbers(table)),
      ...(isPrintedLater && { rows: new Map([[VALUES, () => rowsOfNumbers(table)]]) }),
    };
  },
  shared: () => [{ file: SCHEMA_FILE, text: objectText(SCHEMA) }],
  needsIndex: false,
  index: () => [],
  contents: (table) => contentsIn(JSON_STYLE, table),
  prove: (made) => {
    for (const { module, tables } of made)
      for (const table of tables) proveProperties(module, table);
  },
};
