/** The modules of tables and index functions: a literal, its export, and its lookup. */
import { StructureKind, type StatementStructures, type VariableStatementStructure } from "ts-morph";
import { literalOf } from "../literal.js";
import { CORNER_RULE_MOVES } from "../metrics.js";
import { moduleName } from "../names.js";
import type { IndexFunction, Lookup, Table } from "../tables.js";
import { FROZEN, frozenFile, frozenTypeName } from "./frozen-module.js";
import {
  constant,
  docComment,
  exported,
  exportFrom,
  functionSource,
  importFrom,
} from "./structures.js";
import { UNREACHABLE, UNREACHABLE_FILE } from "./unreachable-module.js";

/** Stands for the literal while the rest is laid out; to lay out thousands of numbers is slow. */
const LITERAL = "LITERAL";

/** Keeps the rows as they are, whatever width prettier is set to where the module goes. */
const laidOut = (statement: VariableStatementStructure): VariableStatementStructure => ({
  ...statement,
  leadingTrivia: "\n// prettier-ignore\n",
});

/**
 * The statements of a table's module, without its literal, which `withLiteral` puts in. The lookup reads a local constant, not the export: engines fold a
 * module's local constant into the compiled lookup, but fetch an exported one each time.
 */
export const tableModule = (table: Table): readonly StatementStructures[] => {
  const { lookup, array } = table;
  const type = frozenTypeName(array);
  const corners = lookup?.cornerRule?.corners;
  return [
    importFrom(frozenFile(array), [FROZEN], [type]),
    ...(corners === undefined ? [] : [importFrom(moduleName(corners), [corners])]),
    laidOut(constant("table", type, LITERAL)),
    ...(corners === undefined ? [] : [constant("corner", type, corners)]),
    exported(table.doc, constant(table.name, type, "table")),
    ...(table.hasUnreachable ? [exportFrom(UNREACHABLE_FILE, UNREACHABLE)] : []),
    ...(lookup?.isSet ? [SQUARE_SET] : []),
    ...(lookup ? [lookupFunction(lookup)] : []),
  ];
};

/** The text of a table's module, with the literal. */
export const withLiteral = (text: string, table: Table): string =>
  text.replace(LITERAL, () => literalOf(table, FROZEN));

/** The statements of a module that holds one index function. */
export const indexModule = (index: IndexFunction): readonly StatementStructures[] => [
  functionOf(index, index.indexSource),
];

const lookupFunction = (lookup: Lookup): StatementStructures => {
  if (lookup.isSet) return functionOf(lookup, setBody(lookup), "SquareSet");
  return lookup.cornerRule
    ? functionOf(lookup, cornerRuleBody(lookup, lookup.cornerRule.entries))
    : functionOf(lookup, `table[${lookup.indexSource}]!`);
};

const functionOf = (
  { doc, name, parameters }: Lookup | IndexFunction,
  body: string,
  answer = "number",
): StatementStructures =>
  exported(doc, constant(name, undefined, functionSource(parameters, answer, body)));

/** The answer of a lookup of sets. */
const SQUARE_SET: StatementStructures = {
  kind: StructureKind.Interface,
  name: "SquareSet",
  isExported: true,
  docs: [
    docComment([
      "A set of squares as bits, in the shape that the `SquareSet` of the package chessops is made from.",
    ]),
  ],
  properties: [
    { name: "lo", type: "number", isReadonly: true, docs: [{ description: "Squares 0…31." }] },
    { name: "hi", type: "number", isReadonly: true, docs: [{ description: "Squares 32…63." }] },
  ],
  leadingTrivia: "\n",
};

const setBody = ({ indexSource }: Lookup): string => `{
    const index = ${indexSource};
    return { lo: table[index]!, hi: table[index + 1]! };
  }`;

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
