/** Expression trees over squares: the proofs evaluate them, and each language prints them. */
import { at } from "../../common.js";

/** The operator of an operation. `div` and `mod` require nonnegative integers; comparisons return 1 or 0. */
export type Operator =
  | ("+" | "-" | "*" | "div" | "mod" | "abs")
  | ("<<" | ">>" | "|" | "&")
  | ("==" | "!=" | "and" | "or" | "if");

const CALCULATIONS: Readonly<Record<Operator, (...of: [number, number, number]) => number>> = {
  "+": (first, second) => first + second,
  "-": (first, second) => first - second,
  "*": (first, second) => first * second,
  div: (first, second) => Math.floor(first / second),
  mod: (first, second) => first % second,
  abs: Math.abs,
  "<<": (first, second) => first << second,
  ">>": (first, second) => first >> second,
  "|": (first, second) => first | second,
  "&": (first, second) => first & second,
  "==": (first, second) => Number(first === second),
  "!=": (first, second) => Number(first !== second),
  and: (first, second) => first && second,
  or: (first, second) => first || second,
  if: (test, then, otherwise) => (test ? then : otherwise),
};

/**
 * A number, the name of a parameter or local, an element of an array, or an operation. The index
 * `sq1 << 6 | sq2` is `{ op: "|", of: [{ op: "<<", of: ["sq1", 6] }, "sq2"] }`.
 */
export type Expression =
  | number
  | string
  | {
      /** Reads an element of an array. */
      readonly op: "read";
      /** `table` for the table's own array, otherwise the name of another array that the lookup reads. */
      readonly array: string;
      /** The index of the element. */
      readonly index: Expression;
    }
  | {
      /** What the operation calculates from its operands. */
      readonly op: Operator;
      /** One operand for `abs`, three for `if` (test, then, otherwise), two for the others. */
      readonly of: readonly Expression[];
    };

/** An expression with a part of its own: an operation, or the element of an array. */
export type Operation = Exclude<Expression, number | string>;

export const isOperation = (expression: Expression): expression is Operation =>
  typeof expression === "object";

/** All operations in an expression; the outermost comes first. */
export const operationsIn = (whole: Expression): readonly Operation[] =>
  isOperation(whole)
    ? [whole, ...(whole.op === "read" ? [whole.index] : whole.of).flatMap(operationsIn)]
    : [];

/** The operators that return the first operand if the second operand is 0. */
const KEPT_BY_ZERO: ReadonlySet<Operator> = new Set(["+", "-", "|", "<<", ">>"]);

/** The operators that return 0 if either operand is 0. */
const LOST_BY_ZERO: ReadonlySet<Operator> = new Set(["*", "&"]);

/** Returns the tree of an operation. The tree is simplified if an operand is 0, as happens on narrow boards. */
export const tree = (op: Operator, ...of: readonly Expression[]): Expression => {
  const [first = 0, second] = of;
  if (second === 0 && KEPT_BY_ZERO.has(op)) return first;
  if (LOST_BY_ZERO.has(op) && of.includes(0)) return 0;
  return op === "abs" && first === 0 ? 0 : { op, of };
};

/** Returns the tree that reads an element of an array. */
export const read = (array: string, index: Expression): Expression => ({
  op: "read",
  array,
  index,
});

/** A function of one or two squares, such as a lookup, as trees. */
export interface SquareFunction {
  readonly parameters: readonly string[];
  /** Named intermediate values. Each value may use the parameters and the earlier locals. */
  readonly locals: readonly (readonly [name: string, value: Expression])[];
  readonly answer: Expression;
  /** The limbs after the first, if the answer is a set of several limbs. */
  readonly more?: readonly Expression[];
}

type Arrays = Readonly<Record<string, ArrayLike<number>>>;

/** The values of an expression in several calls: one for each call, or a number that is the same in all calls. */
export type Column = number | Float64Array;

export const inCall = (column: Column, call: number): number =>
  typeof column === "number" ? column : Number(column[call]);

type Calculate = (first: number, second: number, third: number) => number;

/** Calculates a column from up to three others, call by call. */
type CalculateColumn = (first: Column, second?: Column, third?: Column) => Column;

/** The list of a column's numbers, and how far apart in it the numbers of two calls stand: 0 for the same number in all. */
type Strided = readonly [list: Float64Array, step: 0 | 1];

const strided = (column: Column): Strided =>
  typeof column === "number" ? [Float64Array.of(column), 0] : [column, 1];

/** The greatest number that the bitwise operators return without a sign. */
const GREATEST_INT = 2 ** 31 - 1;

/** Fills `results` with the bits of either number, call by call. Only a number that is no `int` is left to `calculate`. */
const fillWithBits = (
  calculate: Calculate,
  [firsts, firstStep]: Strided,
  [seconds, secondStep]: Strided,
  results: Float64Array,
): void => {
  for (let call = 0; call < results.length; call++) {
    const first = Number(firsts[call * firstStep]);
    const second = Number(seconds[call * secondStep]);
    const areInts = first >= 0 && first <= GREATEST_INT && second >= 0 && second <= GREATEST_INT;
    results[call] = areInts ? first | second : calculate(first, second, 0);
  }
};

/**
 * Calculates a column call by call. An ordinary sum or difference is `first` + `factor` × `second`, and a product with a
 * number is 0 + `factor` × `second`, because a function called for each number takes several times as long. The bits of
 * either number are calculated without this function, too.
 */
const calculatedColumn = (
  { calculate, op }: Readonly<{ calculate: Calculate; op: string }>,
  first: Column,
  second: Column,
  third: Column,
): Float64Array => {
  const isProduct = op === "*" && typeof first === "number";
  const factor = isProduct ? first : op === "+" ? 1 : op === "-" ? -1 : 0;
  const [firsts, firstStep] = strided(isProduct ? 0 : first);
  const [seconds, secondStep] = strided(second);
  const [thirds, thirdStep] = strided(third);
  const results = new Float64Array(
    Math.max(firstStep * firsts.length, secondStep * seconds.length, thirdStep * thirds.length),
  );
  // A loop with several ways of calculating takes twice as long.
  if (op === "|") fillWithBits(calculate, [firsts, firstStep], [seconds, secondStep], results);
  else if (factor === 0)
    for (let call = 0; call < results.length; call++)
      results[call] = calculate(
        Number(firsts[call * firstStep]),
        Number(seconds[call * secondStep]),
        Number(thirds[call * thirdStep]),
      );
  else
    for (let call = 0; call < results.length; call++)
      results[call] =
        Number(firsts[call * firstStep]) + factor * Number(seconds[call * secondStep]);
  return results;
};

/**
 * Returns a function that calculates columns. It returns its last column again if it is called with the same columns,
 * as for a part of a tree that reads only the second square, while the first square changes. `op` names the operation if
 * it has its usual meaning.
 */
export const inColumns = (calculate: Calculate, op = ""): CalculateColumn => {
  let last: readonly [Column, Column, Column, Float64Array] | undefined;
  return (first, second = 0, third = 0) => {
    if (typeof first === "number" && typeof second === "number" && typeof third === "number")
      return calculate(first, second, third);
    if (last?.[0] === first && last[1] === second && last[2] === third) return last[3];
    last = [first, second, third, calculatedColumn({ calculate, op }, first, second, third)];
    return last[3];
  };
};

/**
 * Returns a function that reads the elements of an array at some indices. `outside` returns what stands for an element
 * outside the array.
 */
export const readerOf =
  (array: ArrayLike<number>, outside: (index: number) => number): ((indices: Column) => Column) =>
  (indices) => {
    if (typeof indices === "number") return array[indices] ?? outside(indices);
    const elements = new Float64Array(indices.length);
    for (let call = 0; call < elements.length; call++) {
      const index = Number(indices[call]);
      elements[call] = array[index] ?? outside(index);
    }
    return elements;
  };

/** Evaluates one call, or several calls at once, in which one or both arguments are columns. */
export interface Evaluated {
  (first: number, second?: number): number;
  (first: Column, second?: Column): Column;
}

/** Turns trees into a function of one or two squares. The function throws a `RangeError` if a tree reads outside an array. */
export const evaluated = (
  { parameters, locals, answer }: SquareFunction,
  arrays: Arrays = {},
): Evaluated => {
  const names = [...parameters, ...locals.map(([name]) => name)];
  const steps = [...locals.map(([, value]) => value), answer].map((expression) =>
    evaluator(expression, names, arrays),
  );
  const values: Column[] = [];
  function evaluate(first: number, second?: number): number;
  function evaluate(first: Column, second?: Column): Column;
  function evaluate(first: Column, second: Column = 0): Column {
    values[0] = first;
    values[1] = second;
    let place = parameters.length;
    for (const step of steps) values[place++] = step(values);
    return at(values, names.length);
  }
  return evaluate;
};

type Evaluator = (values: readonly Column[]) => Column;

const evaluator = (expression: Expression, names: readonly string[], arrays: Arrays): Evaluator => {
  if (typeof expression === "number") return () => expression;
  if (typeof expression === "string") {
    const place = names.indexOf(expression);
    return (values) => at(values, place);
  }
  if (expression.op === "read") {
    const array = arrays[expression.array] ?? [];
    const elementsAt = readerOf(array, (index) => at(array, index));
    const index = evaluator(expression.index, names, arrays);
    return (values) => elementsAt(index(values));
  }
  const calculate = inColumns(CALCULATIONS[expression.op], expression.op);
  const [first, second, third] = expression.of.map((part) => evaluator(part, names, arrays));
  return (values) => calculate(first?.(values) ?? 0, second?.(values), third?.(values));
};
