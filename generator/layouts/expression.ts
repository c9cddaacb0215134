/**
 * Expressions over squares as trees: the proofs evaluate them, each language prints them. Every function that
 * a module holds is a list of named locals and an answer.
 */
import { at } from "../at.js";

/** Calculates two numbers to one; comparisons give 1 or 0. */
type Calculation = (first: number, second: number) => number;

const CALCULATIONS = {
  "+": (first, second) => first + second,
  "-": (first, second) => first - second,
  "*": (first, second) => first * second,
  div: (first, second) => Math.floor(first / second),
  mod: (first, second) => first % second,
  "<<": (first, second) => first << second,
  ">>": (first, second) => first >> second,
  "|": (first, second) => first | second,
  "&": (first, second) => first & second,
  "==": (first, second) => Number(first === second),
  "!=": (first, second) => Number(first !== second),
  and: (first, second) => first && second,
  or: (first, second) => first || second,
} satisfies Record<string, Calculation>;

/** An operation on two expressions; `div` and `mod` are of integers that are not negative. */
export type Operator = keyof typeof CALCULATIONS;

/** A number, a parameter or local by its name, or an operation. */
export type Expression =
  | number
  | string
  | { readonly op: Operator; readonly of: readonly [Expression, Expression] }
  | { readonly op: "abs"; readonly of: readonly [Expression] }
  | { readonly op: "read"; readonly of: readonly [array: string, index: Expression] }
  | { readonly op: "if"; readonly of: readonly [Expression, Expression, Expression] };

/** The tree of an operation. */
export const tree = (op: Operator, first: Expression, second: Expression): Expression => ({
  op,
  of: [first, second],
});

/** A function over squares. */
export interface SquareFunction {
  readonly parameters: readonly string[];
  /** Names for what the answer uses, each over the parameters and the locals before it. */
  readonly locals: readonly (readonly [name: string, value: Expression])[];
  readonly answer: Expression;
}

/** Arrays by the name under which a tree reads them. */
export type Arrays = Readonly<Record<string, ArrayLike<number>>>;

/** The function as one that can be called; it throws a `RangeError` where it reads beyond an array. */
export const evaluated = (
  { parameters, locals, answer }: SquareFunction,
  arrays: Arrays,
): ((...squares: readonly number[]) => number) => {
  const names = [...parameters, ...locals.map(([name]) => name)];
  const steps = [...locals.map(([, value]) => value), answer].map((expression) =>
    evaluator(expression, names, arrays),
  );
  const values: number[] = [];
  return (...squares) => {
    for (let place = 0; place < squares.length; place++) values[place] = at(squares, place);
    let place = parameters.length;
    for (const step of steps) values[place++] = step(values);
    return at(values, names.length);
  };
};

type Evaluator = (values: readonly number[]) => number;

const evaluator = (expression: Expression, names: readonly string[], arrays: Arrays): Evaluator => {
  if (typeof expression === "number") return () => expression;
  if (typeof expression === "string") {
    const place = names.indexOf(expression);
    return (values) => at(values, place);
  }
  const inner = (part: Expression): Evaluator => evaluator(part, names, arrays);
  switch (expression.op) {
    case "abs": {
      const value = inner(expression.of[0]);
      return (values) => Math.abs(value(values));
    }
    case "read": {
      const [name, index] = [expression.of[0], inner(expression.of[1])];
      const array = arrays[name] ?? [];
      return (values) => at(array, index(values));
    }
    case "if": {
      const [test, then, otherwise] = [
        inner(expression.of[0]),
        inner(expression.of[1]),
        inner(expression.of[2]),
      ];
      return (values) => (test(values) ? then(values) : otherwise(values));
    }
    default: {
      const calculate: Calculation = CALCULATIONS[expression.op];
      const [first, second] = [inner(expression.of[0]), inner(expression.of[1])];
      return (values) => calculate(first(values), second(values));
    }
  }
};
