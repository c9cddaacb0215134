/** Prints expressions with the operators and the notation of a language. */
import { onceFor } from "../../common.js";
import { isOperation, type Expression, type Operator } from "../measures/expression.js";

export type Sign = Exclude<Operator, "abs" | "if">;

/** The operators of a language. */
export interface Operators {
  /** The operators in ascending order of precedence, as in the manual. Operators in one string have the same precedence. */
  readonly operators: readonly string[];
  /** The operators that are not written as in C. */
  readonly signs?: Readonly<Partial<Record<Sign, string>>>;
  /** Whether all operands are in parentheses, and calls have no spaces, so that gofmt changes nothing. */
  readonly isBracketed?: true;
}

/** How a language writes expressions. */
interface Notation extends Operators {
  /** Writes a parameter or local. */
  readonly name: (name: string) => string;
  /** Writes an element of an array. The index is given as text, in parentheses if it is compound, and as a tree. */
  readonly element: (array: string, index: string, operand: string, tree: Expression) => string;
  /** Writes the absolute value of a difference. `first` and `second` are the two numbers of the difference. */
  readonly abs: (difference: string, first: string, second: string) => string;
  /** Writes a quotient rounded down, if the language has no operator for it. */
  readonly div?: (quotient: string) => string;
}

export const OPERATORS_OF_C: readonly string[] = [
  ...["?", "||", "&&", "|", "^", "&", "== !=", "< > <= >=", "<< >>", "+ -", "* / %"],
];

const SIGNS_OF_C: Readonly<Partial<Record<Sign, string>>> = {
  div: "/",
  mod: "%",
  and: "&&",
  or: "||",
};

/** The sign of an operator: the sign of C, unless the language has another. */
export const signOf = ({ signs }: Pick<Operators, "signs">, operator: Sign): string =>
  signs?.[operator] ?? SIGNS_OF_C[operator] ?? operator;

/** The precedence of an operator, from 0 for the lowest; -1 for any other token. */
const bindsOf = ({ operators }: Pick<Operators, "operators">, sign: string): number =>
  precedencesOf(operators).get(sign) ?? -1;

const precedencesOf = onceFor(
  (operators: Operators["operators"]): ReadonlyMap<string, number> =>
    new Map(operators.flatMap((alike, place) => alike.split(" ").map((sign) => [sign, place]))),
);

/** Languages disagree on the precedence of these operators. Formatters parenthesize them and their operands. */
const UNFAMILIAR: ReadonlySet<string> = new Set<Operator>(["mod", "<<", ">>", "&", "|"]);

export const writerOf = (notation: Notation): ((expression: Expression) => string) => {
  const { div, isBracketed = false } = notation;
  const binds = (op: Sign): number => bindsOf(notation, signOf(notation, op));

  const write = (expression: Expression): string => {
    if (typeof expression === "number") return `${expression}`;
    if (typeof expression === "string") return notation.name(expression);
    if (expression.op === "read") {
      const index = write(expression.index);
      const operand = isOperation(expression.index) ? `(${index})` : index;
      return notation.element(expression.array, index, operand, expression.index);
    }
    const { op, of } = expression;
    const [first = 0, second = 0, third = 0] = of;
    if (op === "abs") return absText(first);
    if (op === "if") return `${operand(first, 1)} ? ${operand(second, 1)} : ${operand(third, 1)}`;
    const isApart = isBracketed || UNFAMILIAR.has(op);
    const [left = "", right = ""] = [first, second].map((part, place) =>
      operand(part, binds(op) + place, isApart),
    );
    const text = `${left} ${signOf(notation, op)} ${right}`;
    return op === "div" && div ? div(text) : text;
  };

  const operand = (part: Expression, least: number, isApart = false): string => {
    const text = write(part);
    if (!isOperation(part) || part.op === "read") return text;
    if (part.op === "abs") return isBracketed ? text.replaceAll(" ", "") : text;
    if (part.op === "div" && div !== undefined) return text;
    const isLoose = part.op === "if" || UNFAMILIAR.has(part.op) || binds(part.op) < least;
    return isLoose || isApart ? `(${text})` : text;
  };

  /** Prints an absolute value. An operand that is not a difference counts as a difference from 0. */
  const absText = (difference: Expression): string => {
    const isDifference = isOperation(difference) && difference.op === "-";
    const [first = 0, second = 0] = isDifference ? difference.of : [difference, 0];
    const least = binds("-") + 1;
    return notation.abs(write(difference), operand(first, least), operand(second, least));
  };

  return write;
};

/** The operators of TypeScript (ECMA-262, chapter 13). */
export const TYPESCRIPT_OPERATORS: Operators = {
  operators: OPERATORS_OF_C.map((alike) => (alike === "== !=" ? "=== !==" : alike)),
  signs: { "==": "===", "!=": "!==" },
};

/** Returns a function that prints expressions in TypeScript. `element` prints the elements that the expressions read. */
export const typescriptWriter = (
  element = (array: string, index: string): string => `${array}[${index}]`,
): ((expression: Expression) => string) =>
  writerOf({
    ...TYPESCRIPT_OPERATORS,
    name: (name) => name,
    element,
    abs: (difference) => `Math.abs(${difference})`,
    div: (quotient) => `Math.floor(${quotient})`,
  });

/** The text of an expression in TypeScript. */
export const expressionText: (expression: Expression) => string = typescriptWriter();
