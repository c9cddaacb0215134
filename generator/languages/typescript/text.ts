/** TypeScript as text: expressions, and the numbers of a table, written and read back. */
import { at } from "../../at.js";
import { tree, type Expression, type Operator } from "../../layouts/expression.js";
import { UNREACHABLE, type Table } from "../../table.js";

/** How an operator is written, and how closely it binds: the more, the closer. */
interface Sign {
  readonly sign: string;
  readonly binds: number;
  /** How closely its operands must bind, where that is not told by their order of evaluation. */
  readonly operands?: number;
}

const CALL = 10;

/** The operands of shifts and bit operators are put in brackets, as prettier does. */
const SIGNS: Readonly<Record<Operator, Sign>> = {
  "*": { sign: "*", binds: 9 },
  div: { sign: "/", binds: 9 },
  mod: { sign: "%", binds: 9 },
  "+": { sign: "+", binds: 8 },
  "-": { sign: "-", binds: 8 },
  "<<": { sign: "<<", binds: 7, operands: CALL },
  ">>": { sign: ">>", binds: 7, operands: CALL },
  "==": { sign: "===", binds: 6 },
  "!=": { sign: "!==", binds: 6 },
  "&": { sign: "&", binds: 5, operands: CALL },
  "|": { sign: "|", binds: 4, operands: CALL },
  and: { sign: "&&", binds: 3 },
  or: { sign: "||", binds: 2 },
};

/** The text of an expression. */
export const expressionText = (expression: Expression): string => written(expression).text;

/** The text of an expression, and how closely its outermost operator binds. */
const written = (expression: Expression): { readonly text: string; readonly binds: number } => {
  if (typeof expression !== "object") return { text: `${expression}`, binds: CALL };
  switch (expression.op) {
    case "abs":
      return { text: `Math.abs(${expressionText(expression.of[0])})`, binds: CALL };
    case "read":
      return { text: `${expression.of[0]}[${expressionText(expression.of[1])}]!`, binds: CALL };
    case "if": {
      const [test, then, otherwise] = expression.of.map((part) => bracketed(part, 2));
      return { text: `${test} ? ${then} : ${otherwise}`, binds: 1 };
    }
    default: {
      const { sign, binds, operands } = SIGNS[expression.op];
      const [first, second] = expression.of;
      const [left, right] = [
        bracketed(first, operands ?? binds),
        bracketed(second, operands ?? binds + 1),
      ];
      if (expression.op === "div")
        return { text: `Math.floor(${left} ${sign} ${right})`, binds: CALL };
      // A comparison takes what may be undefined, so what it reads needs no `!`.
      const text = `${left} ${sign} ${right}`;
      return { text: binds === SIGNS["=="].binds ? text.replaceAll("]!", "]") : text, binds };
    }
  }
};

const bracketed = (part: Expression, least: number): string => {
  const { text, binds } = written(part);
  return binds < least ? `(${text})` : text;
};

/** The typed arrays that tables are. */
export type ArrayName = "Uint8Array" | "Uint32Array";

/** The array of a table: bytes, or for a set two numbers of 32 bits each. */
export const arrayOf = ({ measure }: Pick<Table, "measure">): ArrayName =>
  measure.isSet ? "Uint32Array" : "Uint8Array";

/** A set of the squares 0…63 as two numbers of 32 bits. */
export const halvesOf = (set: bigint): { readonly lo: number; readonly hi: number } => ({
  lo: Number(set & 0xffff_ffffn),
  hi: Number(set >> 32n),
});

/** How many numbers stand for one value. */
const widthOf = ({ measure }: Pick<Table, "measure">): 1 | 2 => (measure.isSet ? 2 : 1);

/** The entries of the array, as they stand in the module. */
export const entriesOf = ({ values }: Pick<Table, "values">): readonly string[] =>
  values.flatMap((value) => {
    if (typeof value !== "bigint") return [`${value ?? UNREACHABLE}`];
    const { lo, hi } = halvesOf(value);
    return [`${lo}`, `${hi}`];
  });

/** What readers of the table call an entry: `a1, b2`, or `a1, b2, lo` for half a set. */
export const entryName = (table: Pick<Table, "measure" | "layout">, entry: number): string => {
  const width = widthOf(table);
  const name = table.layout.entryName(Math.floor(entry / width));
  return width === 1 ? name : `${name}, ${at(["lo", "hi"], entry % width)}`;
};

/** The index of a table's array: of the value, or of the first of the two numbers of a set. */
export const indexOf = ({ measure, layout }: Pick<Table, "measure" | "layout">): Expression =>
  measure.isSet ? doubled(layout.index) : layout.index;

const doubled = (expression: Expression): Expression => {
  if (typeof expression !== "object") return tree("<<", expression, 1);
  const { op, of } = expression;
  if (op === "|" || op === "+") return tree(op, doubled(of[0]), doubled(of[1]));
  if (op === "<<" && typeof of[1] === "number") return tree(op, of[0], of[1] + 1);
  return tree("<<", expression, 1);
};

/** The lines of a table's numbers: a row each, under a comment with its label. */
export const rowLines = (
  table: Pick<Table, "measure" | "layout" | "values">,
): readonly string[] => {
  const entries = entriesOf(table);
  let start = 0;
  return table.layout.rows.flatMap(({ label, cells }) => {
    const row = entries.slice(start, (start += cells.length * widthOf(table)));
    return [`// ${label}`, `${row.join(", ")},`];
  });
};

/** The entries of the literal in a module's text, as they stand there; none if it has no literal. */
export const entriesIn = (text: string): readonly string[] => {
  const literal = /^const table: \w+ =[^[]*new Uint\d+Array\(\[(.*?)\]\)/ms.exec(text)?.[1];
  if (literal === undefined) return [];
  return literal
    .replaceAll(/\/\/.*/g, "")
    .split(",")
    .map((entry) => entry.trim().replaceAll(/\s+/g, " "))
    .filter((entry) => entry !== "");
};
