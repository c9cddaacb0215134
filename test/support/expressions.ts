/** The tests' own reader of expressions: parses by a grammar, checks types, and calculates. */
import type { Grammar, Type } from "./grammars.js";

/** A number, or a set of squares as its bits. */
export type Value = number | bigint;

/** The meaning of a name: an array, a function, or a variable, given by its place in a frame. */
export interface Named {
  readonly type: string;
  readonly values?: readonly Value[];
  readonly call?: (...values: Value[]) => Value;
  readonly place?: number;
}

/** An expression or a part of it: its type, and how to compute its value from parameters and locals. */
export interface Part {
  readonly type: string;
  readonly run: (frame: readonly Value[]) => Value;
  /** Whether it is an operation without parentheses around it. */
  readonly isOperation?: true;
}

/** What an operator calculates. */
export type Calculation = (first: number, second: number) => number;

const plus: Calculation = (first, second) => first + second;
const minus: Calculation = (first, second) => first - second;
const times: Calculation = (first, second) => first * second;
const and: Calculation = (first, second) => Number(first !== 0 && second !== 0);
const or: Calculation = (first, second) => Number(first !== 0 || second !== 0);

/** JavaScript's bitwise operators return signed numbers. Here, the result is signed only if an operand is negative. */
const ofBits =
  (calculate: Calculation): Calculation =>
  (first, second) =>
    first < 0 || second < 0 ? calculate(first, second) : calculate(first, second) >>> 0;

const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  "+": plus,
  "-": minus,
  "*": times,
  "+%": plus,
  "-%": minus,
  "*%": times,
  "/": (first, second) => Math.trunc(first / second),
  "%": (first, second) => first % second,
  "<<": (first, second) => first * 2 ** second,
  ">>": (first, second) => Math.floor(first / 2 ** second),
  "&": ofBits((first, second) => first & second),
  "|": ofBits((first, second) => first | second),
  "==": (first, second) => Number(first === second),
  "!=": (first, second) => Number(first !== second),
  "<": (first, second) => Number(first < second),
  ">": (first, second) => Number(first > second),
  "<=": (first, second) => Number(first <= second),
  ">=": (first, second) => Number(first >= second),
  "&&": and,
  "||": or,
  and,
  or,
};

const LOGIC: ReadonlySet<string> = new Set(["&&", "||", "and", "or"]);
const COMPARISONS: ReadonlySet<string> = new Set(["==", "!=", "<", ">", "<=", ">=", "=?", "<>?"]);
const SHIFTS: ReadonlySet<string> = new Set(["<<", ">>"]);
const WRAPPING: ReadonlySet<string> = new Set(["+%", "-%", "*%"]);

/** Languages disagree on the precedence of these operators; C compilers warn about operations as operands. */
const UNFAMILIAR: ReadonlySet<string> = new Set(["%", "<<", ">>", "&", "|", "mod", "land", "lor"]);

/** The type of a literal, which takes the type of its context. */
const LITERAL = "literal";

export const typeNamed = ({ types }: Grammar, name: string): Type => {
  const type = name === LITERAL ? { bits: Infinity, isSigned: true } : types[name];
  if (type) return type;
  throw new TypeError(`no type: ${name}`);
};

/** Reports whether a name is the name of a type. */
const isType = ({ types }: Grammar, name: string): boolean => types[name] !== undefined;

/** The number of a type whose bits are the lowest bits of a value. */
export const rangeOf = (grammar: Grammar, type: string): readonly [number, number] => {
  const { bits, isSigned } = typeNamed(grammar, type);
  return isSigned ? [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1] : [0, 2 ** bits - 1];
};

/** The same bits as a number of a type. */
const wrapped = ({ bits, isSigned }: Type, value: number): number => {
  const rest = ((value % 2 ** bits) + 2 ** bits) % 2 ** bits;
  return isSigned && rest >= 2 ** (bits - 1) ? rest - 2 ** bits : rest;
};

/** Converts numbers to a type. Numbers out of range wrap around or throw a `RangeError`. */
const fitting = (
  grammar: Grammar,
  name: string,
  wraps = typeNamed(grammar, name).wraps ?? false,
): ((value: number) => number) => {
  const type = typeNamed(grammar, name);
  const [least, most] = rangeOf(grammar, name);
  return (value) => {
    if (value >= least && value <= most) return value;
    if (wraps && Number.isFinite(value)) return wrapped(type, value);
    throw new RangeError(`${value} is not within ${least}...${most}`);
  };
};

/** The type in which operators calculate on operands of a type. */
const promoted = (grammar: Grammar, type: string): string =>
  typeNamed(grammar, type).promoted ?? type;

/** Throws a `TypeError` unless a part has a type, or converts to it implicitly. */
export const demandType = (grammar: Grammar, wanted: string, { type }: Part): void => {
  const isWider = grammar.widened?.[wanted]?.includes(type) ?? false;
  if (type !== wanted && type !== LITERAL && promoted(grammar, type) !== wanted && !isWider)
    throw new TypeError(`${type} for ${wanted}`);
};

/** The type of a local that declares none: the type of its value, or `integer` for a literal. */
export const typeOf = (grammar: Grammar, { type }: Part): string =>
  type === LITERAL ? grammar.integer : type;

const number = (value: Value): number => {
  if (typeof value === "number") return value;
  throw new TypeError("a set is calculated with");
};

const TOKEN =
  /0x[\da-f]+|\d+|[A-Za-z_]\w*(?:::\w+|\.\w+)*|\.abs\(\)|[-+*]%|<<|>>|<>\?|=\?|[=!<>]=|&&|\|\||\/\/|\S/g;

export const parsed = (text: string, grammar: Grammar, named: (name: string) => Named): Part => {
  const { truth, operators, calculations, results, forms = [] } = grammar;
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  const next = (): string => tokens[at++] ?? "";

  const demand = (wanted: string): void => {
    const token = next();
    if (token !== wanted) throw new SyntaxError(`${token} for ${wanted} in ${text}`);
  };

  const allows = (form: string): boolean => forms.some((one) => one === form);

  const commonType = (left: Part, right: Part): string => {
    const [one, other] = left.type === LITERAL ? [right, left] : [left, right];
    demandType(grammar, promoted(grammar, one.type), other);
    return promoted(grammar, one.type);
  };

  const expression = (least: number): Part => {
    let left = operand();
    for (;;) {
      const sign = tokens[at] ?? "";
      const binds = operators.findIndex((alike) => alike.includes(sign));
      if (binds < least) return left;
      at++;
      if (sign === "as") left = cast(next(), left);
      else if (sign === "?") left = choice(left, expression(0), ":");
      else left = operation(sign, left, expression(binds + 1));
    }
  };

  /** The type of the result of an operation. */
  const resultOf = (sign: string, left: Part, right: Part): string => {
    // Zig would need a cast for any other shift.
    if (SHIFTS.has(sign) && right.type !== LITERAL) throw new TypeError("a shift by a variable");
    const calculated = SHIFTS.has(sign) ? promoted(grammar, left.type) : commonType(left, right);
    if (LOGIC.has(sign)) demandType(grammar, truth, left);
    else if (calculated === truth && truth !== "int") throw new TypeError(`a test with ${sign}`);
    const isTest = LOGIC.has(sign) || COMPARISONS.has(sign);
    return isTest ? truth : (results?.[sign] ?? calculated);
  };

  const operation = (sign: string, left: Part, right: Part): Part => {
    const wants = grammar.isBracketed ?? UNFAMILIAR.has(sign);
    if (wants && (left.isOperation ?? right.isOperation))
      throw new SyntaxError(`an operand of ${sign} without parentheses in ${text}`);
    const type = resultOf(sign, left, right);
    const calculate = calculations?.[sign] ?? CALCULATIONS[sign] ?? (() => NaN);
    const fit = fitting(grammar, type, WRAPPING.has(sign) || undefined);
    return {
      type,
      isOperation: true,
      run: (frame) => fit(calculate(number(left.run(frame)), number(right.run(frame)))),
    };
  };

  /** A conditional expression; `sign` comes before its second value. */
  const choice = (test: Part, then: Part, sign: string): Part => {
    demandType(grammar, truth, test);
    demand(sign);
    const otherwise = expression(0);
    return {
      type: commonType(then, otherwise),
      isOperation: true,
      run: (frame) => (test.run(frame) === 0 ? otherwise : then).run(frame),
    };
  };

  const operand = (): Part => {
    const part = first();
    if (tokens[at] !== ".abs()" || !allows(".abs()")) return part;
    at++;
    return calculatedFrom(part, Math.abs);
  };

  const first = (): Part => {
    const token = next();
    if (token === "-") return calculatedFrom(operand(), (value) => -value);
    if (token === "(") return inParentheses();
    if (allows("type()") && isType(grammar, token)) {
      demand("(");
      return cast(token, inParentheses());
    }
    if (token.startsWith("CHESS_DISTANCE_") && allows("CHESS_DISTANCE_") && tokens[at] === "(")
      return macro(token);
    if (!allows(token)) return /^\d/.test(token) ? literal(Number(token)) : ofName(token);
    if (token === "CHESS_DISTANCE_AT") {
      demand("(");
      return element(next());
    }
    if (token === "static_cast") {
      demand("<");
      const type = next();
      demand(">");
      demand("(");
      return cast(type, inParentheses());
    }
    demand("(");
    const part = inParentheses();
    return token === "if" ? choice(part, expression(0), "else") : calculatedFrom(part, Math.abs);
  };

  /** Macros of C that read a number of some bits and a type, or a set, or that cast. */
  const macro = (name: string): Part => {
    demand("(");
    if (name === "CHESS_DISTANCE_SET") return element(next());
    const bits = name === "CHESS_DISTANCE_READ" ? Number(next()) : undefined;
    if (bits !== undefined) demand(",");
    const type = next();
    demand(",");
    if (bits === undefined) return cast(type, inParentheses());
    const array = next();
    if (named(array).type !== type || typeNamed(grammar, type).bits !== bits)
      throw new TypeError(`${bits} bits of ${type} for ${array}`);
    return element(array);
  };

  /** An element of an array, after the name of the array in a macro. */
  const element = (name: string): Part => {
    demand(",");
    return ofArray(name, inParentheses());
  };

  const literal = (value: number): Part => ({ type: LITERAL, run: () => value });

  const inParentheses = (): Part => {
    const { type, run } = expression(0);
    demand(")");
    return { type, run };
  };

  const cast = (type: string, { run }: Part): Part => {
    const fit = fitting(grammar, type, true);
    return { type, run: (frame) => fit(number(run(frame))) };
  };

  const calculatedFrom = ({ type: of, run }: Part, calculate: (value: number) => number): Part => {
    const type = promoted(grammar, of);
    const fit = fitting(grammar, type);
    return { type, run: (frame) => fit(calculate(number(run(frame)))) };
  };

  const ofName = (name: string): Part => {
    const { type, values, place } = named(name);
    if (place !== undefined) return { type, run: (frame) => frame[place] ?? NaN };
    demand(values ? "[" : "(");
    const argument = expression(0);
    demand(values ? "]" : ")");
    return ofArray(name, argument);
  };

  /** An element of an array, or the answer of a function. */
  const ofArray = (name: string, argument: Part): Part => {
    const { type, values, call } = named(name);
    const types = values ? grammar.indices : [grammar.integer];
    if (!types.includes(promoted(grammar, typeOf(grammar, argument))))
      throw new TypeError(`${argument.type} for ${name}`);
    if (call) return { type, run: (frame) => call(argument.run(frame)) };
    return { type, run: (frame) => entry(name, values ?? [], number(argument.run(frame))) };
  };

  const entry = (name: string, values: readonly Value[], index: number): Value => {
    const value = values[index < 0 && grammar.countsFromEnd ? index + values.length : index];
    if (value === undefined) throw new RangeError(`${name} has no entry ${index}`);
    return value;
  };

  const whole = expression(0);
  if (at < tokens.length) throw new SyntaxError(`${tokens.slice(at).join(" ")} after ${text}`);
  return whole;
};
