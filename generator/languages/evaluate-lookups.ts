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
  (first, second) =>
    first < 0 || second < 0 ? calculate(first, second) : calculate(first, second) >>> 0;

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

/** Returns a function that converts numbers to a type. Numbers out of range wrap around or become `NaN`. */
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

/** Like {@link fitIn}, but for columns. Returns the same column if every number already fits. */
const columnsFitIn = (...of: Parameters<typeof fitIn>): ((column: Column) => Column) => {
  const fit = fitIn(...of);
  let last: Column | undefined;
  return (column) => {
    if (typeof column === "number") return fit(column);
    // A type holds all numbers between two numbers that it holds.
    const isFit = column === last || isKept(fit, column);
    last = isFit ? column : undefined;
    return isFit ? column : column.map(fit);
  };
};

/** Reports whether a conversion to a type changes no number of a column. */
const isKept = (fit: (value: number) => number, column: Float64Array): boolean => {
  let [least, most] = [Infinity, -Infinity];
  let call = 0;
  // A loop over the values themselves takes twice as long.
  while (call < column.length) {
    const value = Number(column[call++]);
    if (Number.isNaN(value)) return false;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return fit(least) === least && fit(most) === most;
};

/** A part of a body: its type, which is `undefined` for a literal, and how to evaluate it. */
interface TypedPart {
  readonly type: string | undefined;
  readonly run: () => Column;
}

/** A parameter or a local. */
interface Variable extends TypedPart {
  value: Column;
}

const variable = (type: string | undefined): Variable => {
  const own: Variable = { type, value: NaN, run: () => own.value };
  return own;
};

/** The variables and arrays to which the trees of a lookup refer. */
interface Scope {
  readonly variables: ReadonlyMap<string, Variable>;
  /** For each array, the type that its elements have in expressions, and the elements. */
  readonly arrays: ReadonlyMap<
    string,
    { readonly type: string | undefined; readonly numbers: ArrayLike<number> }
  >;
  readonly castIndex: (index: Column) => Column;
  readonly isSigned: boolean;
}

/** Returns a function that turns trees into parts. The function throws a `RangeError` for an operator without a meaning. */
const evaluatorOf = (
  { syntax, types }: Style,
  { variables, arrays, castIndex, isSigned }: Scope,
) => {
  const partOf = (expression: Expression): TypedPart => {
    if (typeof expression === "number") return { type: undefined, run: () => expression };
    if (typeof expression === "string") return declaredValue(variables, expression);
    return operationOf(expression);
  };

  const operationOf = (operation: Operation): TypedPart => {
    if (operation.op === "read") {
      const { type, numbers } = declaredValue(arrays, operation.array);
      const index = partOf(operation.index);
      const elementsAt = readerOf(numbers, () => NaN);
      const isCast = isSigned || isCastIndex(types, operation.index);
      return { type, run: () => elementsAt(isCast ? castIndex(index.run()) : index.run()) };
    }
    if (operation.op === "abs") return sizeOf(at(operation.of, 0));
    const parts = operation.of.map(partOf);
    const [first, second] = [at(parts, 0), at(parts, 1)];
    return operation.op === "if"
      ? chosen(first, second, at(parts, 2))
      : calculated(operation.op, first, second);
  };

  /**
   * Evaluates an absolute value as the language writes it: as the absolute value of the difference, or as the larger
   * number minus the smaller.
   */
  const sizeOf = (operand: Expression): TypedPart => {
    if (syntax.abs.includes("{difference}")) {
      const { type, run } = partOf(operand);
      const sizes = inColumns((number) => Math.abs(number));
      return { type, run: () => sizes(run()) };
    }
    const isDifference = isOperation(operand) && operand.op === "-";
    const [first = 0, second = 0] = isDifference ? operand.of : [operand, 0];
    const [one, other] = [partOf(first), partOf(second)];
    const greater = inColumns(compared((a, b) => a > b));
    const isGreater = { type: undefined, run: () => greater(one.run(), other.run()) };
    return chosen(isGreater, calculated("-", one, other), calculated("-", other, one));
  };

  const calculated = (operator: Sign, left: TypedPart, right: TypedPart): TypedPart => {
    const sign = signOf(syntax, operator);
    const wraps = sign.length === 2 && sign.endsWith("%");
    const meaning = types.means?.[sign] ?? (wraps ? sign.charAt(0) : sign);
    const calculate = MEANINGS[meaning];
    if (calculate === undefined) throw new RangeError(`${sign} has no meaning`);
    const type = left.type ?? right.type;
    const [results, fit] = [inColumns(calculate, meaning), columnsFitIn(types, type, wraps)];
    return { type, run: () => fit(results(left.run(), right.run())) };
  };

  return partOf;
};

const declaredValue = <Value>(values: ReadonlyMap<string, Value>, name: string): Value => {
  const value = values.get(name);
  if (value === undefined) throw new RangeError(`${name} is not declared`);
  return value;
};

const oneOfTwo = (test: number, then: number, otherwise: number): number => {
  if (Number.isNaN(test)) return NaN;
  return test === 0 ? otherwise : then;
};

const chosen = (test: TypedPart, then: TypedPart, otherwise: TypedPart): TypedPart => {
  const choose = inColumns(oneOfTwo);
  const type = then.type ?? otherwise.type;
  return { type, run: () => choose(test.run(), then.run(), otherwise.run()) };
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
        { type: elementTypeOf(style, read), numbers: read.values.numbers },
      ]),
    ),
    castIndex: columnsFitIn(types, index, true),
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
    const fitting = columnsFitIn(types, local.type, isCastLocal);
    return (): void => {
      local.value = fitting(part.run());
    };
  });
  const parts = answers.map((answer) => {
    const [part, fitting] = [partOf(answer), columnsFitIn(types, returned, isCast)];
    return (): Column => fitting(part.run());
  });
  const inOrder = [...variables.values()]
    .slice(0, parameters.length)
    .map((parameter) => [parameter, columnsFitIn(types, operandType, isSigned)] as const);
  return (...squares) => {
    for (const [place, [parameter, cast]] of inOrder.entries())
      parameter.value = cast(squares[place] ?? NaN);
    for (const step of steps) step();
    return parts.map((part) => part());
  };
};
