/** JSON: the values of a table and what they mean, for languages that have no record here. It has no lookups. */
import { CORNER_RULE_MOVES } from "../corner-rule.js";
import { kebabCase } from "../cases.js";
import { lowercaseWords } from "../names.js";
import { UNREACHABLE } from "../measures/measure.js";
import type { Table } from "../table.js";
import { absenceIn, arrayNotesOf, notesOf, sourceNotes, tableTitle } from "../words.js";
import type { Contents } from "../files/plan.js";
import { demandEntries, type Language } from "./language.js";
import { expressionText } from "./typescript/text.js";

/** The file of the schema. */
export const SCHEMA_FILE = "table.schema.json";

/** A number, or a set of squares as 64 bits, which are more than a number of JavaScript holds. */
const entryText = (value: number | bigint | undefined): string =>
  typeof value === "bigint" ? `"0x${value.toString(16)}"` : `${value ?? UNREACHABLE}`;

const entriesOf = ({ values }: Table): readonly string[] => values.map(entryText);

/** The values with each row on one line. */
const rowsOf = (table: Table): string => {
  const entries = entriesOf(table);
  let start = 0;
  return table.layout.rows
    .map(() => `    ${entries.slice(start, (start += table.layout.rowLength)).join(", ")}`)
    .join(",\n");
};

const textOf = (table: Table): string => {
  const { names, measure, layout, lookup } = table;
  const { files, ranks } = layout.board;
  const properties = {
    $schema: `./${SCHEMA_FILE}`,
    name: names.table,
    title: tableTitle(table),
    board: { files, ranks },
    measure: [...measure.name, layout.region?.name ?? "", measure.noun].filter(Boolean).join(" "),
    layout: layout.about,
    index: expressionText(layout.index).replaceAll("]!", "]"),
    parameters: lookup.parameters,
    unreachable: absenceIn(table)?.value ?? null,
    constants: Object.fromEntries(
      (measure.constants ?? []).map(({ name, value }) => [name, value]),
    ),
    cornerRule:
      table.cornerRuleElements.length === 0
        ? null
        : { indices: table.cornerRuleElements, moves: CORNER_RULE_MOVES },
    notes: [
      arrayNotesOf(table, "Add it.").join(" "),
      notesOf(table).join("\n"),
      ...sourceNotes(table),
    ].filter((note) => note !== ""),
    lookup: null,
    rows: layout.rows,
  };
  const lines = Object.entries(properties).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${lines.join("")}  "values": [\n${rowsOf(table)}\n  ]\n}\n`;
};

const SCHEMA = `{
${Object.entries({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A table of chess-distance",
  type: "object",
  required: ["name", "board", "measure", "layout", "index", "parameters", "rows", "values"],
  properties: {
    name: { type: "string", description: "The name of the table, such as KNIGHT_DISTANCE." },
    title: { type: "string", description: "What the values are, with their range." },
    board: {
      type: "object",
      description: "Squares are numbered rank by rank from a1 = 0.",
      properties: { files: { type: "integer" }, ranks: { type: "integer" } },
    },
    measure: { type: "string", description: "What is measured." },
    layout: { type: "string", description: "How the values are indexed." },
    index: {
      type: "string",
      description: "The index of a value in JavaScript, from the parameters.",
    },
    parameters: { type: "array", items: { type: "string" } },
    unreachable: {
      type: ["integer", "null"],
      description: "The value for what has no answer; null if everything has one.",
    },
    constants: {
      type: "object",
      description: "Names of numbers that values consist of.",
      additionalProperties: { type: "integer" },
    },
    cornerRule: {
      type: ["object", "null"],
      description:
        "The indices at which the value is so many moves less where exactly one of the two squares is a corner.",
      properties: {
        indices: { type: "array", items: { type: "integer" } },
        moves: { type: "integer" },
      },
    },
    notes: { type: "array", items: { type: "string" } },
    lookup: { type: "null", description: "JSON has no lookup: read the values at the index." },
    rows: {
      type: "array",
      description: "The labels of equally long rows of the values.",
      items: { type: "string" },
    },
    values: {
      type: "array",
      description: "Numbers, or sets of squares as 64 bits in hexadecimal, bit n for square n.",
      items: { anyOf: [{ type: "integer" }, { type: "string", pattern: "^0x[0-9a-f]{1,16}$" }] },
    },
  },
})
  .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  .join(",\n")}
}
`;

/** The values of a text, as written in a file. */
const entriesIn = (text: string): readonly string[] =>
  (/^ {2}"values": \[\n(.*?)^ {2}\]$/ms.exec(text)?.[1] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const contentsOf = (table: Table): Contents => ({
  name: table.names.table ?? "",
  entries: entriesOf(table),
  entriesIn,
  entryName: (entry) => table.layout.elementName(entry),
});

/** JSON. Its header is a comment among the properties. */
export const JSON_LANGUAGE: Language = {
  withHeader: ([first = "", ...others], text) => {
    const comment = `  "$comment": ${JSON.stringify(first)},\n`;
    const commands = others.map((line) => `  "regenerate": ${JSON.stringify(line)},\n`);
    return `{\n${comment}${commands.join("")}${text.slice("{\n".length)}`;
  },
  modules: (table) =>
    Promise.resolve([
      { file: `${kebabCase(lowercaseWords(table.names))}.json`, text: textOf(table) },
    ]),
  constant: () => Promise.resolve([]),
  shared: () => Promise.resolve([{ file: SCHEMA_FILE, text: SCHEMA }]),
  index: () => Promise.resolve([]),
  contents: contentsOf,
  proveText: (text, table) => {
    JSON.parse(text);
    demandEntries(contentsOf(table), text);
  },
};
