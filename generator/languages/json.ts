/** JSON: the values of a table and what they mean, for languages that have no record here. It has no lookups. */
import { CORNER_RULE_MOVES } from "../corner-rule.js";
import { absenceIn, arrayNotesOf, notesOf, sourceNotes, tableTitle } from "../docs.js";
import { ProofError } from "../errors.js";
import { camelCase, kebabCase, lowercaseWords } from "../names.js";
import type { Table } from "../table.js";
import type { Language } from "./language.js";
import { elementsOf } from "./print.js";
import { contentsIn, proveText } from "./read-back.js";
import type { Style } from "./style.js";
import { expressionText, TYPESCRIPT } from "./typescript/style.js";

export const JSON_TITLE = "JSON";

/** The file of the schema. */
export const SCHEMA_FILE = "table.schema.json";

/** How the values are written, and read back; the index is an expression of JavaScript. */
const VALUES: Style = {
  ...TYPESCRIPT,
  isNamedOnly: false,
  parts: { answer: { other: "number" } },
  answers: {},
  set: '"0x{hex}"',
  array: `"values": [
  {rows}
]`,
};

/** What the properties of a table mean, as TypeScript. */
const meaningOf = (properties: unknown, lookup: string): string => {
  const get = (key: string, of = properties): unknown => Reflect.get(Object(of), key);
  const constants: unknown = Object(get("constants"));
  const declared = isRecord(constants) ? Object.entries(constants) : [];
  const parameters = String(get("parameters")).split(",");
  const [first = "", second = ""] = parameters;
  const rule = get("cornerRule");
  const entries = String(get("indices", rule)).split(",");
  const isEntry = entries.map((entry) => `index === ${entry}`).join(" || ");
  const isRuled = `(${isEntry}) && corner[${first}] !== corner[${second}]`;
  const moves = rule === null ? "" : ` + (${isRuled} ? ${String(get("moves", rule))} : 0)`;
  return [
    ...declared.map(([name, value]) => `export const ${name} = ${String(value)};`),
    `export const ${lookup} = (${parameters.map((name) => `${name}: number`).join(", ")}): number => {`,
    `const index = ${String(get("index"))}; return table[index]!${moves}; };`,
  ].join("\n");
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A table without its values. */
const propertiesOf = (table: Table) => {
  const { names, measure, layout, lookup } = table;
  const { files, ranks } = layout.board;
  return {
    $schema: `./${SCHEMA_FILE}`,
    name: names.table,
    title: tableTitle(table),
    board: { files, ranks },
    measure: [...measure.name, layout.region?.name ?? "", measure.noun].filter(Boolean).join(" "),
    layout: layout.about,
    index: expressionText(layout.index),
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

const textOf = (table: Table): string => {
  const properties = Object.entries(propertiesOf(table)).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  const elements = elementsOf(table, VALUES);
  let start = 0;
  const rows = table.layout.rows.map(
    () => `    ${elements.slice(start, (start += table.layout.rowLength)).join(", ")}`,
  );
  return `{\n${properties.join("")}  "values": [\n${rows.join(",\n")}\n  ]\n}\n`;
};

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
  needsIndex: false,
  index: () => Promise.resolve([]),
  contents: (table) => contentsIn(VALUES, table),
  proveText: (text, table) => {
    const properties: unknown = JSON.parse(text);
    const absence = absenceIn(table)?.value ?? null;
    const found: unknown = Reflect.get(Object(properties), "unreachable");
    if (found !== absence)
      throw new ProofError(table.names.table ?? "", {
        place: "unreachable",
        found: `${String(found)} as emitted, should be ${String(absence)}`,
      });
    const lookup = camelCase(table.names.lookupWords);
    proveText(VALUES, `${text}\n${meaningOf(properties, lookup)}`, table);
  },
};
