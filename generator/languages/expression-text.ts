/** Expressions as text: what the languages have in common. A language gives its signs and its forms of calls. */
import { at } from "../at.js";
import type { Expression, Operator } from "../layouts/expression.js";

/** Operators between two operands. */
type Sign = Exclude<Operator, "abs" | "if">;

/** How a language writes what differs. */
export interface Syntax {
  /** Operators that are not written as in C. */
  readonly signs?: Readonly<Partial<Record<Sign, string>>>;
  /** Whether all operands are in parentheses, not only those of operators on which languages disagree. */
  readonly isBracketed?: true;
  /** An entry of an array; whether it is compared, which may need less. */
  readonly read: (array: string, index: string, isCompared: boolean) => string;
  /** A division rounded down, if it is not written as an operator. */
  readonly div?: (quotient: string) => string;
  /** The size of a number, which is a difference of two others. */
  readonly abs: (difference: string, first: string, second: string) => string;
  /** A parameter or local by its name in the tree. */
  readonly name?: (name: string) => string;
}

/** The signs of C, and how tightly they bind; higher numbers bind more tightly. */
const SIGNS: Readonly<Record<Sign, readonly [sign: string, binds: number]>> = {
  div: ["/", 9],
  "*": ["*", 9],
  "+": ["+", 8],
  "-": ["-", 8],
  mod: ["%", 7],
  "<<": ["<<", 7],
  ">>": [">>", 7],
  "==": ["==", 6],
  "!=": ["!=", 6],
  "&": ["&", 5],
  "|": ["|", 4],
  and: ["&&", 3],
  or: ["||", 2],
};

const CALL = 10;
const CHOICE = 1;

/** Languages disagree on how tightly these bind, and formatters put their operands in parentheses. */
const BRACKETED: ReadonlySet<Operator> = new Set(["mod", "<<", ">>", "&", "|"]);

/** Writes expressions in a language. */
export const expressionWriter = (syntax: Syntax): ((expression: Expression) => string) => {
  const { signs = {}, isBracketed = false, read, div, abs } = syntax;

  const written = (expression: Expression, isCompared = false): string => {
    if (typeof expression === "number") return `${expression}`;
    if (typeof expression === "string") return syntax.name?.(expression) ?? expression;
    if (expression.op === "read")
      return read(expression.array, written(expression.index), isCompared);
    const { op, of } = expression;
    const part = (place: number, least: number, compared = false): string =>
      bracketed(at(of, place), least, compared);
    // Other languages than C have choices between statements only, which are not expressions.
    if (op === "if") return `${part(0, 2)} ? ${part(1, 2)} : ${part(2, 2)}`;
    if (op === "abs") return absolute(at(of, 0));
    const [sign, binds] = SIGNS[op];
    const [left, right] = isBracketed || BRACKETED.has(op) ? [CALL, CALL] : [binds, binds + 1];
    const compares = op === "==" || op === "!=";
    const text = `${part(0, left, compares)} ${signs[op] ?? sign} ${part(1, right, compares)}`;
    return op === "div" && div ? div(text) : text;
  };

  const bracketed = (part: Expression, least: number, isCompared: boolean): string => {
    const text = written(part, isCompared);
    return bindsOf(part) < least ? `(${text})` : text;
  };

  const bindsOf = (expression: Expression): number => {
    if (typeof expression !== "object" || expression.op === "read" || expression.op === "abs")
      return CALL;
    if (expression.op === "if") return CHOICE;
    return expression.op === "div" && div ? CALL : SIGNS[expression.op][1];
  };

  /** What is not a difference is the difference from 0. */
  const absolute = (operand: Expression): string => {
    const isDifference = typeof operand === "object" && operand.op === "-";
    const [first = 0, second = 0] = isDifference ? operand.of : [operand];
    // Either may be subtracted from the other.
    const [, minus] = SIGNS["-"];
    const part = (one: Expression): string => bracketed(one, minus + 1, false);
    return abs(written(operand), part(first), part(second));
  };

  return written;
};
