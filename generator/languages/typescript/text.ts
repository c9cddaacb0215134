/** TypeScript as text: expressions, and the numbers of a table, written and read back. */
import { at } from "../../at.js";
import type { Contents } from "../../files/plan.js";
import { tree, type Expression } from "../../layouts/expression.js";
import { type Element, SET, SIGNED_BYTE, UNREACHABLE } from "../../measures/measure.js";
import type { Table } from "../../table.js";
import { expressionWriter } from "../expression-text.js";

/**
 * How modules are written: TypeScript that imports compiled names (`./frozen.js`), TypeScript that imports the
 * names of its own files (`./frozen.ts`), or JavaScript with declarations.
 */
export const FORMATS = ["ts", "ts-extensions", "js"] as const;

/** One of the {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** The text of an expression. A comparison takes what may be undefined, so what it reads needs no `!`. */
export const expressionText: (expression: Expression) => string = expressionWriter({
  signs: { "==": "===", "!=": "!==" },
  read: (array, index, isCompared) => `${array}[${index}]${isCompared ? "" : "!"}`,
  div: (quotient) => `Math.floor(${quotient})`,
  abs: (difference) => `Math.abs(${difference})`,
});

/** The typed arrays of tables. */
export type ArrayName = "Uint8Array" | "Int8Array" | "Uint32Array";

/** The array of a table: bytes, or for a set two numbers of 32 bits each. */
export const arrayOf = ({ measure }: Pick<Table, "measure">): ArrayName =>
  ARRAYS.get(measure.element) ?? "Uint8Array";

const ARRAYS: ReadonlyMap<Element, ArrayName> = new Map([
  [SET, "Uint32Array"],
  [SIGNED_BYTE, "Int8Array"],
]);

/** A set of the squares 0…63 as two numbers of 32 bits. */
const halvesOf = (set: bigint): { readonly lo: number; readonly hi: number } => ({
  lo: Number(set & 0xffff_ffffn),
  hi: Number(set >> 32n),
});

/** How many numbers stand for one value. */
const widthOf = ({ measure }: Pick<Table, "measure">): 1 | 2 => (measure.element === SET ? 2 : 1);

/** The entries of the array, as written in the module. */
export const entriesOf = ({ values }: Pick<Table, "values">): readonly string[] =>
  values
    .flatMap((value) => {
      if (typeof value !== "bigint") return value ?? UNREACHABLE;
      const { lo, hi } = halvesOf(value);
      return [lo, hi];
    })
    .map(String);

/** The name of an entry in messages: `a1, b2`, or `a1, b2, lo` for half a set. */
export const entryName = (table: Pick<Table, "measure" | "layout">, entry: number): string => {
  const width = widthOf(table);
  const name = table.layout.elementName(Math.floor(entry / width));
  return width === 1 ? name : `${name}, ${at(["lo", "hi"], entry % width)}`;
};

/** The index of a table's array: of the value, or of the first of the two numbers of a set. */
export const indexOf = ({ measure, layout }: Pick<Table, "measure" | "layout">): Expression =>
  measure.element === SET ? doubled(layout.index) : layout.index;

const doubled = (expression: Expression): Expression => {
  if (typeof expression !== "object" || expression.op === "read") return tree("<<", expression, 1);
  const [first = 0, second = 0] = expression.of;
  if (expression.op === "|" || expression.op === "+")
    return tree(expression.op, doubled(first), doubled(second));
  return expression.op === "<<" && typeof second === "number"
    ? tree("<<", first, second + 1)
    : tree("<<", expression, 1);
};

/** A lookup as a function, before it is formatted. */
export const lookupText = (table: Table): string => {
  const { lookup, measure } = table;
  const parameters = lookup.parameters.map((parameter) => `${parameter}: number`).join(", ");
  const type = measure.element === SET ? "SquareBits" : "number";
  return `(${parameters}): ${type} => ${lookupBody(table)}`;
};

const lookupBody = (table: Table): string => {
  const { measure, lookup } = table;
  if (measure.element === SET)
    return `{
      const index = ${expressionText(indexOf(table))};
      return { lo: table[index]!, hi: table[index + 1]! };
    }`;
  const answer = expressionText(lookup.answer);
  if (lookup.locals.length === 0) return answer;
  const locals = lookup.locals.map(([name, value]) => `const ${name} = ${expressionText(value)};`);
  return `{ ${locals.join("\n")} return ${answer}; }`;
};

/** The lines of a table's numbers: each row on one line, below a comment with its label. */
export const rowLines = (
  table: Pick<Table, "measure" | "layout" | "values">,
): readonly string[] => {
  const entries = entriesOf(table);
  let start = 0;
  return table.layout.rows.flatMap((label) => {
    const row = entries.slice(start, (start += table.layout.rowLength * widthOf(table)));
    return [`// ${label}`, `${row.join(", ")},`];
  });
};

/** The entries of the literal in a module's text, as written there; none if it has no literal. */
export const entriesIn = (text: string): readonly string[] => {
  const literal = /^const table(?:: \w+)? =[^[]*new (?:Ui|I)nt\d+Array\(\[(.*?)\]\)/ms.exec(
    text,
  )?.[1];
  if (literal === undefined) return [];
  const entries = literal
    .replaceAll(/\/\/.*/g, "")
    .replaceAll(/\s+/g, " ")
    .split(",");
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
};

/** The entries of a table, as its module holds them; none if it has no array. */
export const contentsOf = (table: Table): Contents | undefined =>
  table.names.table === undefined
    ? undefined
    : {
        name: table.names.table,
        entries: entriesOf(table),
        entriesIn,
        entryName: (entry) => entryName(table, entry),
      };
