/** The modules of tables and index functions: a literal, its export, and its lookup. */
import type { StatementStructures, VariableStatementStructure } from "ts-morph";
import { literalOf } from "../literal.js";
import { CORNER_RULE_MOVES } from "../metrics.js";
import type { IndexFunction, Lookup, Table } from "../tables.js";
import { FROZEN, FROZEN_FILE, FROZEN_TYPE } from "./frozen-module.js";
import type { Printer } from "./print.js";
import { constant, exported, exportFrom, importFrom, numberFunction } from "./structures.js";
import { UNREACHABLE, UNREACHABLE_FILE } from "./unreachable-module.js";

/** Stands for the literal while the rest is laid out; to lay out thousands of numbers is slow. */
const LITERAL = "LITERAL";

/** Keeps the rows as they are, whatever width prettier is set to where the module goes. */
const laidOut = (statement: VariableStatementStructure): VariableStatementStructure => ({
  ...statement,
  leadingTrivia: "\n// prettier-ignore\n",
});

/** The module of an export, its file without the ending: `DISTANCE_15X15` is in `distance-15x15`. */
export const moduleName = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/**
 * The text of a table's module. The lookup reads a local constant, not the export: engines fold a
 * module's local constant into the compiled lookup, but fetch an exported one each time.
 */
export const tableModule = async (print: Printer, table: Table): Promise<string> => {
  const { lookup } = table;
  const corners = lookup?.cornerRule?.corners;
  const text = await print([
    importFrom(FROZEN_FILE, [FROZEN], [FROZEN_TYPE]),
    ...(corners === undefined ? [] : [importFrom(moduleName(corners), [corners])]),
    laidOut(constant("table", FROZEN_TYPE, LITERAL)),
    ...(corners === undefined ? [] : [constant("corner", FROZEN_TYPE, corners)]),
    exported(table.doc, constant(table.name, FROZEN_TYPE, "table")),
    ...(table.hasUnreachable ? [exportFrom(UNREACHABLE_FILE, UNREACHABLE)] : []),
    ...(lookup ? [lookupFunction(lookup)] : []),
  ]);
  return text.replace(LITERAL, () => literalOf(table, FROZEN));
};

/** The text of a module that holds one index function. */
export const indexModule = async (print: Printer, index: IndexFunction): Promise<string> =>
  print([functionOf(index, index.indexSource)]);

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
