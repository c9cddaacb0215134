/** Parses and evaluates printed expressions with the operators and types in the record of the language. */
import { onceFor } from "../common.js";
import { bindsOf } from "../core/expression-text.js";
import type { Style } from "./style.js";

/** A part of an expression: its type, which is `undefined` for a literal, and how to evaluate it. */
export interface Part {
  readonly type: string | undefined;
  readonly run: () => number;
}

/** An array or a function of one number. `open` is the bracket after its name; `type` defaults to the type of the argument. */
export interface Readable {
  readonly open: string;
  readonly type?: string | undefined;
  readonly read: (value: number) => number;
}

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

/** The meanings of operators, mostly as in C. */
const MEANINGS: Readonly<Record<string, Calculation>> = {
  "+": (first, second) => first + second,
  "-": (first, second) => first - second,
  "*": (first, second) => first * second,
  truncated: (first, second) => Math.trunc(first / second),
  "//": (first, second) => Math.floor(first / second),
  quotient: (first, second) => first / second,
  "%": (first, second) => first % second,
  "<<": (first, second) => first * 2 ** second,
  ">>": (first, second) => Math.floor(first / 2 ** second),
  "&": ofBits((first, second) => first & second),
  "|": ofBits((first, second) => first | second),
  "==": compared((first, second) => first === second),
  "!=": compared((first, second) => first !== second),
  "<": compared((first, second) => first < second),
  ">": compared((first, second) => first > second),
  ">=": compared((first, second) => first >= second),
  "&&": and,
  and,
  "||": or,
  or,
};

/** The meanings of functions and postfix operators. */
const FUNCTIONS: Readonly<Record<string, Readable["read"]>> = {
  abs: Math.abs,
  floor: Math.floor,
};

/** Returns a function that converts numbers to a type. Numbers out of range wrap around or become `NaN`. */
export const fitIn = (
  { numbers }: Pick<Style, "numbers">,
  type = "",
  isWrapped = false,
): ((value: number) => number) => {
  const [, sign, bits, wraps = isWrapped] =
    /^([iu])(\d+)( wraps)?$/.exec(numbers[type] ?? "") ?? [];
  if (sign === undefined) return (value) => value;
  const count = 2 ** Number(bits);
  const least = sign === "i" ? -count / 2 : 0;
  return (value) => {
    if (value >= least && value < least + count) return value;
    return wraps ? ((((value - least) % count) + count) % count) + least : NaN;
  };
};

export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Matches a token. Longer operators come first, so that `<=` is not read as `<`. */
const tokenPattern = onceFor((operators: Style["operators"]) => {
  const signs = operators.flatMap((alike) => alike.split(" ")).filter((sign) => /\W/.test(sign));
  const longest = signs.sort((one, other) => other.length - one.length).map(escaped);
  const name = String.raw`[A-Za-z_]\w*(?:(?:::|\.)[A-Za-z_]\w*)*(?:(?<=_cast)<[\w:]+>)?`;
  const forms = [String.raw`\{\w+\}`, String.raw`0x[\da-f]+|\d+`, name, ...longest, String.raw`\S`];
  return new RegExp(forms.join("|"), "g");
});

/** Splits a text or a template into tokens. A part of a template, such as `{name}`, is one token. */
export const tokensOf = ({ operators }: Style, text: string): readonly string[] =>
  text.match(tokenPattern(operators)) ?? [];

/** Returns the items of a list. To save memory, equal items share one string. */
export const itemsOf = (list: string, separator = ","): readonly string[] => {
  const known = new Map<string, string>();
  const onOneLine = list.replaceAll(/\s*\n\s*/g, " ");
  return onOneLine.split(separator).map((part) => {
    const item = part.trim();
    const same = known.get(item);
    if (same === undefined) known.set(item, item);
    return same ?? item;
  });
};

/** Parses expressions. Throws {@link UNREADABLE} if it cannot parse a text. */
export interface Reader {
  /** Locals, arrays and functions by name. */
  readonly names: Map<string, Part | Readable>;
  readonly read: (text: string) => Part;
}

const UNREADABLE = new SyntaxError("this cannot be read");

/** Returns the result of `read`, or `undefined` if it throws {@link UNREADABLE}. */
export const unlessUnreadable = <Read>(read: () => Read): Read | undefined => {
  try {
    return read();
  } catch (error) {
    if (error !== UNREADABLE) throw error;
    return undefined;
  }
};

export const chosen = (test: Part, then: Part, otherwise: Part): Part => ({
  type: then.type ?? otherwise.type,
  run: () => {
    const value = test.run();
    return Number.isNaN(value) ? NaN : (value === 0 ? otherwise : then).run();
  },
});

/** Applies a function to a part. The result has the type of the function or, if it has none, the type of the part. */
const applied = ({ read, type }: Pick<Readable, "read" | "type">, part: Part): Part => ({
  type: type ?? part.type,
  run: () => read(part.run()),
});

export const readerOf = (style: Style): Reader => {
  const { means = {}, numbers } = style;
  const names = new Map<string, Part | Readable>();
  for (const [name, meaning] of Object.entries(means)) {
    const read = FUNCTIONS[meaning];
    if (read) names.set(name, { open: "(", read });
  }
  for (const type of Object.keys(numbers)) {
    const cast = { open: "(", type, read: fitIn(style, type, true) };
    names.set(type, cast).set(`static_cast<${type}>`, cast);
  }
  let tokens: readonly string[] = [];
  let place = 0;
  const ahead = (): string => tokens[place] ?? "";
  const next = (): string => tokens[place++] ?? "";
  const demand = (wanted: string): void => {
    if (next() !== wanted) throw UNREADABLE;
  };
  const callable = (token: string): Readable => {
    const known = names.get(token);
    if (known === undefined || "run" in known) throw UNREADABLE;
    return known;
  };

  const expression = (least = 0): Part => {
    let left = operand();
    for (;;) {
      const sign = ahead();
      const binds = bindsOf(style, sign);
      if (binds < least) return left;
      place++;
      const read = FUNCTIONS[means[sign] ?? ""];
      if (read) left = applied({ read }, left);
      else if (sign === "as") left = applied(callable(next()), left);
      else if (sign === "?") left = choice(left, ":");
      else left = calculated(sign, left, expression(binds + 1));
    }
  };

  const calculated = (sign: string, left: Part, right: Part): Part => {
    const wraps = /^\W%$/.test(sign);
    const calculate = MEANINGS[means[sign] ?? (wraps ? sign.charAt(0) : sign)];
    if (calculate === undefined) throw UNREADABLE;
    const type = left.type ?? right.type;
    const fit = fitIn(style, type, wraps);
    return { type, run: () => fit(calculate(left.run(), right.run())) };
  };

  const until = (sign: string): Part => {
    const part = expression();
    demand(sign);
    return part;
  };

  const choice = (test: Part, sign: string): Part => chosen(test, until(sign), expression());

  const literal = (value: number): Part => ({ type: undefined, run: () => value });

  const operand = (): Part => {
    const token = next();
    if (/^\d/.test(token)) return literal(Number(token));
    if (token === "-") return calculated("-", literal(0), operand());
    if (token === "if") return choice(operand(), "else");
    if (token === "(") {
      if (numbers[ahead()] === undefined) return until(")");
      const cast = callable(next());
      demand(")");
      return applied(cast, operand());
    }
    const known = names.get(token);
    if (known && "run" in known) return known;
    const called = callable(token);
    demand(called.open);
    return applied(called, until(called.open === "[" ? "]" : ")"));
  };

  return {
    names,
    read: (text) => {
      tokens = tokensOf(style, text);
      place = 0;
      return until("");
    },
  };
};
