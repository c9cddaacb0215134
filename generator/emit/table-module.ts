/** The modules of tables and index functions: a literal, its export, and its lookup. */
import type { StatementStructures } from "ts-morph";
import { CORNER_RULE_MOVES } from "../metrics.js";
import type { IndexFunction, Lookup, Table } from "../tables.js";
import { FROZEN, FROZEN_FILE, FROZEN_TYPE } from "./frozen-module.js";
import { printModule } from "./print.js";
import { constant, exported, importFrom, numberFunction } from "./structures.js";

/** Stands for the rows while the rest is laid out; laying out thousands of numbers is slow. */
const ROWS = "// rows";

/** The module of an export, its file without the ending: `DISTANCE_15X15` is in `distance-15x15`. */
export const moduleName = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/**
 * The text of a table's module. The lookup reads a local constant, not the export: engines fold a
 * module's local constant into the compiled lookup, but fetch an exported one each time.
 */
export const tableModule = async (table: Table): Promise<string> => {
  const { lookup } = table;
  const corners = lookup?.cornerRule?.corners;
  const literal = `/* @__PURE__ */ new Uint8Array([\n${ROWS}\n])`;
  const text = await printModule([
    importFrom(FROZEN_FILE, [FROZEN], [FROZEN_TYPE]),
    ...(corners === undefined ? [] : [importFrom(moduleName(corners), [corners])]),
    constant("table", FROZEN_TYPE, `/* @__PURE__ */ ${FROZEN}(${literal})`),
    ...(corners === undefined ? [] : [constant("corner", FROZEN_TYPE, corners)]),
    exported(table.doc, constant(table.name, FROZEN_TYPE, "table")),
    ...(lookup ? [lookupFunction(lookup)] : []),
  ]);
  return text.replace(new RegExp(`^( *)${ROWS}$`, "m"), (_, indent: string) =>
    rowLines(table, indent).join("\n"),
  );
};

/** The text of a module that holds one index function. */
export const indexModule = async (index: IndexFunction): Promise<string> =>
  printModule([functionOf(index, index.indexSource)]);

const rowLines = ({ rows, values }: Table, indent: string): string[] => {
  let start = 0;
  return rows.flatMap(({ label, length }) => {
    const row = values.slice(start, (start += length));
    return [`${indent}// ${label}`, `${indent}${row.join(", ")},`];
  });
};

const lookupFunction = (lookup: Lookup): StatementStructures =>
  functionOf(
    lookup,
    lookup.cornerRule
      ? cornerRuleBody(lookup, lookup.cornerRule.entries)
      : `table[${lookup.indexSource}]!`,
  );

const functionOf = (
  { doc, name, parameters }: Lookup | IndexFunction,
  body: string,
): StatementStructures =>
  exported(doc, constant(name, undefined, numberFunction(parameters, body)));

const cornerRuleBody = (
  { indexSource, parameters }: Lookup,
  cornerRuleEntries: readonly number[],
): string => {
  const isEntry = cornerRuleEntries.map((entry) => `index === ${entry}`).join(" || ");
  const marks = parameters.map((square) => `corner[${square}]`).join(" !== ");
  return `{
    const index = ${indexSource};
    const cornerRule = (${isEntry}) && ${marks};
    return table[index]! + (cornerRule ? ${CORNER_RULE_MOVES} : 0);
  }`;
};
