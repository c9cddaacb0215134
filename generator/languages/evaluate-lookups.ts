/** Evaluates the body of a lookup by the number rules of a language: its types, its casts, and what its operators mean. */
import { at } from "../common.js";
import { readerOf, inColumns, isOperation } from "../core/measures/expression.js";
import type { Column, Expression, Operation } from "../core/measures/expression.js";
import { signOf, type Sign } from "../core/tables/expression-text.js";
import type { Stored } from "../core/tables/limbs.js";
import type { Table } from "../core/tables/table.js";
import { answerTypeOf, bodyOf, isCastIndex, kindOf } from "./lookup-body.js";
import { KNOWN_NESTINGS, nestingsIn } from "./nestings.js";
import { kindParts, type Style, type TypeStyle } from "./style.js";

type Calculation = (first: number, second: number) => number;

/** `NaN` means a number out of range or an element outside an array. The result of a comparison with `NaN` is `NaN`. */
const compared =
  (holds: (first: number, second: number) => boolean): Calculation =>
  (first, second) =>
    Number.isNaN(first + second) ? NaN : Number(holds(first, second));

/** Makes the result of a bitwise operator unsigned, unless an operand is negative: JavaScript's results are signed. */
const ofBits =
  (calculate: Calculation): Calculation =>
  (first, second) => {
    if (Number.isNaN(first + second)) return NaN;
    return first < 0 || second < 0 ? calculate(first, second) : calculate(first, second) >>> 0;
  };

const and: Calculation = (first, second) => (first === 0 ? 0 : first + second - first);
const or: Calculation = (first, second) => (first === 0 ? second : first);

/** The powers of two by which a lookup may shift. A list takes less time than the operator. */
const POWERS = Array.from({ length: 32 }, (_, power) => 2 ** power);

/** The meanings of operators, mostly as in C. */
const MEANINGS: Readonly<Record<string, Calculation>> = {
  "+": (first, second) => first + second,
  "-": (first, second) => first - second,
  "*": (first, second) => first * second,
  truncated: (first, second) => Math.trunc(first / second),
  "//": (first, second) => Math.floor(first / second),
  "%": (first, second) => first % second,
  "<<": (first, second) => first * at(POWERS, second),
  ">>": (first, second) => Math.floor(first / at(POWERS, second)),
  "&": ofBits((first, second) => first & second),
  "|": ofBits((first, second) => first | second),
  "==": compared((first, second) => first === second),
  "!=": compared((first, second) => first !== second),
  "&&": and,
  and,
  "||": or,
  or,
};

/** Returns a function that converts numbers to a type. Results out of range wrap around or become `NaN`. */
export const fitIn = (
  { numbers }: Pick<TypeStyle, "numbers">,
  type = "",
  isWrapped = false,
): ((value: number) => number) => {
  const [, sign, bits, wraps = isWrapped] =
    /^([iu])(\d+)( wraps)?$/.exec(numbers[type] ?? "") ?? [];
  if (sign === undefined) return (value) => value;
  const count = 2 ** Number(bits);
  const least = sign === "i" ? -count / 2 : 0;
  const end = least + count;
  return (value) => {
    if (value >= least && value < end) return value;
    if (!wraps) return NaN;
    // Most numbers wrap around once. The operator takes many times as long.
    const near = value < least ? value + count : value - count;
    if (near >= least && near < end) return near;
    return ((((value - least) % count) + count) % count) + least;
  };
};

/** Two numbers between which some numbers are, unless they are `NaN`. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The numbers of a part in all calls. */
interface Results extends Bounds {
  readonly column: Column;
}

/** Between which numbers the results of an operator are. */
type Bounded = (first: Bounds, second: Bounds) => Bounds;

/** Sums, differences and products. They wrap around to the same number, whether or not their operands wrap around first. */
const BOUNDED: Readonly<Record<string, Bounded>> = {
  "+": (first, second) => ({
    least: first.least + second.least,
    most: first.most + second.most,
  }),
  "-": (first, second) => ({
    least: first.least - second.most,
    most: first.most - second.least,
  }),
  "*": (first, second) => {
    const products = [
      first.least * second.least,
      first.least * second.most,
      first.most * second.least,
      first.most * second.most,
    ];
    return { least: Math.min(...products), most: Math.max(...products) };
  },
};

/** Finds the least and the greatest number of a column. */
const boundsOf = (numbers: ArrayLike<number>): Bounds => {
  let [least, most] = [Infinity, -Infinity];
  let place = 0;
  // A loop over the values themselves takes twice as long.
  while (place < numbers.length) {
    const value = Number(numbers[place++]);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
};

const resultsIn = (column: Column): Results =>
  typeof column === "number"
    ? { column, least: column, most: column }
    : { column, ...boundsOf(column) };

/** Like {@link fitIn}, but for the numbers of all calls. Returns the same numbers if every number already fits. */
const resultsFitIn = (...of: Parameters<typeof fitIn>): ((numbers: Results) => Results) => {
  const fit = fitIn(...of);
  // A type holds all numbers between two numbers that it holds.
  const areHeld = ({ least, most }: Results): boolean => fit(least) === least && fit(most) === most;
  return (numbers) => {
    if (areHeld(numbers)) return numbers;
    const exact = resultsIn(numbers.column);
    if (areHeld(exact)) return exact;
    const { column } = exact;
    return resultsIn(typeof column === "number" ? fit(column) : column.map(fit));
  };
};

/** Like {@link resultsFitIn}, but for the arguments of calls, which are mostly those of the calls before. */
const argumentsFitIn = (...of: Parameters<typeof fitIn>): ((column: Column) => Results) => {
  const fit = resultsFitIn(...of);
  let last: { readonly column: Column; readonly numbers: Results } | undefined;
  return (column) => {
    if (last?.column !== column) last = { column, numbers: fit(resultsIn(column)) };
    return last.numbers;
  };
};

/** Returns a function that calculates numbers from up to three others. `meaning` names an operator of {@link MEANINGS}. */
const resultsBy = (calculate: (...of: [number, number, number]) => number, meaning = "") => {
  const results = inColumns(calculate, meaning);
  const bounded = BOUNDED[meaning];
  let last: Results | undefined;
  return (first: Results, second: Results, third?: Results): Results => {
    const column = results(first.column, second.column, third?.column);
    if (last?.column === column) return last;
    const isBounded = bounded !== undefined && typeof column !== "number";
    last = isBounded ? { column, ...bounded(first, second) } : resultsIn(column);
    return last;
  };
};

/** A part of a body: its type, which is `undefined` for a literal, and how to evaluate it. */
interface TypedPart {
  readonly type: string | undefined;
  readonly run: () => Results;
  /** Numbers that wrap around to the same. */
  readonly unwrapped?: () => Results;
}

/** A parameter or a local. */
interface Variable extends TypedPart {
  value: Results;
}

const variable = (type: string | undefined): Variable => {
  const own: Variable = { type, value: resultsIn(NaN), run: () => own.value };
  return own;
};

/** An array: the type that its elements have in expressions, the elements, and two numbers between which they all are. */
interface TypedArray {
  readonly type: string | undefined;
  readonly numbers: ArrayLike<number>;
  readonly between: () => Bounds;
}

/** The variables and arrays to which the trees of a lookup refer. */
interface Scope {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly arrays: ReadonlyMap<string, TypedArray>;
  readonly castIndex: (index: Results) => Results;
  readonly isSigned: boolean;
}

/** Returns a function that turns trees into parts. The function throws a `RangeError` for an operator without a meaning. */
const evaluatorOf = (style: Style, { variables, arrays, castIndex, isSigned }: Scope) => {
  const { syntax, types } = style;
  const partOf = (expression: Expression): TypedPart => {
    if (typeof expression === "number") {
      const literal = resultsIn(expression);
      return { type: undefined, run: () => literal };
    }
    if (typeof expression === "string") return declaredValue(variables, expression);
    return operationOf(expression);
  };

  const operationOf = (operation: Operation): TypedPart => {
    if (operation.op === "read") {
      const { type, numbers, between } = declaredValue(arrays, operation.array);
      const index = partOf(operation.index);
      const elementsAt = readerOf(numbers, () => NaN);
      const isCast = isSigned || isCastIndex(types, operation.index);
      const run = (): Results => {
        const { column } = isCast ? castIndex(index.run()) : index.run();
        return { column: elementsAt(column), ...between() };
      };
      return { type, run };
    }
    if (operation.op === "abs") return sizeOf(at(operation.of, 0));
    const parts = operation.of.map(partOf);
    const [first, second] = [at(parts, 0), at(parts, 1)];
    return operation.op === "if"
      ? chosen(types, first, second, at(parts, 2))
      : calculated(style, operation.op, first, second);
  };

  /**
   * Evaluates an absolute value as the language writes it: as the absolute value of the difference, or as the larger
   * number minus the smaller.
   */
  const sizeOf = (operand: Expression): TypedPart => {
    if (syntax.abs.includes("{difference}")) {
      const { type, run } = partOf(operand);
      const sizes = inColumns((number) => Math.abs(number));
      return { type, run: () => resultsIn(sizes(run().column)) };
    }
    const isDifference = isOperation(operand) && operand.op === "-";
    const [first = 0, second = 0] = isDifference ? operand.of : [operand, 0];
    const [one, other] = [partOf(first), partOf(second)];
    const greater = resultsBy(compared((a, b) => a > b));
    const isGreater = { type: undefined, run: () => greater(one.run(), other.run()) };
    const [more, less] = [calculated(style, "-", one, other), calculated(style, "-", other, one)];
    return chosen(types, isGreater, more, less);
  };

  return partOf;
};

/** The numbers of a part before they wrap around, if they do so in the given type. */
const unwrappedIn = (part: TypedPart, type: string | undefined): Results =>
  part.type === type && part.unwrapped ? part.unwrapped() : part.run();

/** Numbers up to this are exact, also with what a type adds to them so that they wrap around. */
const MOST_EXACT = 2 ** 52;

const areExact = ({ least, most }: Bounds): boolean => least >= -MOST_EXACT && most <= MOST_EXACT;

const declaredValue = <Value>(values: ReadonlyMap<string, Value>, name: string): Value => {
  const value = values.get(name);
  if (value === undefined) throw new RangeError(`${name} is not declared`);
  return value;
};

const calculated = (
  { syntax, types }: Style,
  operator: Sign,
  left: TypedPart,
  right: TypedPart,
): TypedPart => {
  const sign = signOf(syntax, operator);
  const wraps = sign.length === 2 && sign.endsWith("%");
  const meaning = types.means?.[sign] ?? (wraps ? sign.charAt(0) : sign);
  const calculate = MEANINGS[meaning];
  if (calculate === undefined) throw new RangeError(`${sign} has no meaning`);
  const type = left.type ?? right.type;
  const [results, fit] = [resultsBy(calculate, meaning), resultsFitIn(types, type, wraps)];
  const run = (): Results => fit(results(left.run(), right.run()));
  const isWrapped = wraps || types.numbers[type ?? ""]?.endsWith(" wraps") === true;
  if (BOUNDED[meaning] === undefined || !isWrapped) return { type, run };
  const unwrapped = (): Results => {
    const numbers = results(unwrappedIn(left, type), unwrappedIn(right, type));
    return areExact(numbers) ? numbers : results(left.run(), right.run());
  };
  return { type, run: () => fit(unwrapped()), unwrapped };
};

const oneOfTwo = (test: number, then: number, otherwise: number): number => {
  if (Number.isNaN(test)) return NaN;
  return test === 0 ? otherwise : then;
};

const chosen = (
  types: TypeStyle,
  test: TypedPart,
  then: TypedPart,
  otherwise: TypedPart,
): TypedPart => {
  const choose = resultsBy(oneOfTwo);
  const type = then.type ?? otherwise.type;
  const run = (): Results => choose(test.run(), then.run(), otherwise.run());
  const [first, second] = [then.unwrapped, otherwise.unwrapped];
  if (!first || !second || then.type !== otherwise.type) return { type, run };
  // The number that is not chosen is often negative, and wraps around in vain.
  const fit = resultsFitIn(types, type, true);
  const unwrapped = (): Results => choose(test.run(), first(), second());
  return { type, run: () => fit(unwrapped()), unwrapped };
};

const typedArray = (type: string | undefined, numbers: ArrayLike<number>): TypedArray => {
  let bounds: Bounds | undefined;
  return { type, numbers, between: () => (bounds ??= boundsOf(numbers)) };
};

/** The type that the elements of a table have in expressions. */
const elementTypeOf = ({ syntax, types }: Style, table: Table): string | undefined => {
  const { type = "" } = kindParts(syntax, kindOf(syntax, table));
  return types.promotedTo?.[type] ?? types.promoted ?? type;
};

/**
 * Returns a function that evaluates the lookup of a table for one call. It returns the answer as one number or, for a
 * set that an array stores as several numbers, as these numbers. `NaN` stands for a number that its type cannot hold,
 * and for an element outside the array.
 */
export const evaluatedBy = (
  style: Style,
  table: Stored,
): ((...squares: readonly [first: Column, second?: Column]) => readonly Column[]) => {
  const { parameters, isSigned, locals, answers, isCast } = bodyOf(style, table);
  const { syntax, types } = style;
  const { type: index } = kindParts(syntax, "index");
  const { type: test } = kindParts(syntax, "test");
  const returned = answerTypeOf(syntax, table) ?? kindParts(syntax, kindOf(syntax, table))["type"];
  const operandType = isSigned ? types.signed?.type : index;
  const variables = new Map(parameters.map((name) => [name, variable(operandType)]));
  const scope: Scope = {
    variables,
    arrays: new Map(
      Object.entries<Table>({ table, ...table.reads }).map(([name, read]) => [
        name,
        typedArray(elementTypeOf(style, read), read.values.numbers),
      ]),
    ),
    castIndex: resultsFitIn(types, index, true),
    isSigned,
  };
  const evaluate = evaluatorOf(style, scope);
  const partOf = (expression: Expression): TypedPart => {
    for (const nesting of nestingsIn(expression))
      if (!KNOWN_NESTINGS.has(nesting)) throw new RangeError(`no test prints ${nesting}`);
    return evaluate(expression);
  };
  const steps = locals.map(({ name, value, kind, isCast: isCastLocal }) => {
    const part = partOf(value);
    const local = variable(kind === "test" ? test : isSigned ? part.type : index);
    variables.set(name, local);
    const fitting = resultsFitIn(types, local.type, isCastLocal);
    return (): void => {
      local.value = fitting(part.run());
    };
  });
  const parts = answers.map((answer) => {
    const [part, fitting] = [partOf(answer), resultsFitIn(types, returned, isCast)];
    return (): Column => fitting(part.run()).column;
  });
  const inOrder = [...variables.values()]
    .slice(0, parameters.length)
    .map((parameter) => [parameter, argumentsFitIn(types, operandType, isSigned)] as const);
  return (...squares) => {
    for (const [place, [parameter, cast]] of inOrder.entries())
      parameter.value = cast(squares[place] ?? NaN);
    for (const step of steps) step();
    return parts.map((part) => part());
  };
};
