/** Reads expressions that a language printed. What a sign means is what its manual says, in the record of the language. */
import { onceFor } from "../common.js";
import { bindsOf, type Style } from "./style.js";

/** A part of an expression: its type, which a number as written has not, and how to calculate it. */
export interface Part {
  readonly type: string | undefined;
  readonly run: () => number;
}

/** An array, or a function of one number: the sign after its name, the type of its answers if it has one of its own. */
export interface Readable {
  readonly open: string;
  readonly type?: string | undefined;
  readonly read: (value: number) => number;
}

type Calculation = (first: number, second: number) => number;

/** `NaN` is what a program does not calculate: a number out of bounds, or an element outside of an array. */
const compared =
  (holds: (first: number, second: number) => boolean): Calculation =>
  (first, second) =>
    Number.isNaN(first + second) ? NaN : Number(holds(first, second));

/** JavaScript calculates bits as a signed number; they are one only if an operand is below 0. */
const ofBits =
  (calculate: Calculation): Calculation =>
  (first, second) =>
    first < 0 || second < 0 ? calculate(first, second) : calculate(first, second) >>> 0;

const and: Calculation = (first, second) => (first === 0 ? 0 : first + second - first);
const or: Calculation = (first, second) => (first === 0 ? second : first);

/** What signs mean, in most languages as in C. */
const MEANINGS: Readonly<Record<string, Calculation>> = {
  "+": (first, second) => first + second,
  "-": (first, second) => first - second,
  "*": (first, second) => first * second,
  "/": (first, second) => Math.trunc(first / second),
  "//": (first, second) => Math.floor(first / second),
  quotient: (first, second) => first / second,
  "%": (first, second) => first % second,
  "<<": (first, second) => first * 2 ** second,
  ">>": (first, second) => Math.floor(first / 2 ** second),
  "&": ofBits((first, second) => first & second),
  "|": ofBits((first, second) => first | second),
  "^": ofBits((first, second) => first ^ second),
  "==": compared((first, second) => first === second),
  "!=": compared((first, second) => first !== second),
  "<": compared((first, second) => first < second),
  ">": compared((first, second) => first > second),
  "<=": compared((first, second) => first <= second),
  ">=": compared((first, second) => first >= second),
  "&&": and,
  and,
  "||": or,
  or,
};

/** What functions mean, and signs that follow their operand. */
const FUNCTIONS: Readonly<Record<string, Readable["read"]>> = {
  abs: Math.abs,
  floor: Math.floor,
  same: (value) => value,
};

/** What a number becomes in a type: `NaN` if it is out of bounds and does not wrap around. */
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

/** What finds the words and signs of a language. */
const tokenPattern = onceFor((operators: Style["operators"]) => {
  const signs = operators.flatMap((alike) => alike.split(" ")).filter((sign) => /\W/.test(sign));
  const longest = signs.sort((one, other) => other.length - one.length).map(escaped);
  const name = String.raw`[A-Za-z_]\w*(?:(?:::|\.)[A-Za-z_]\w*)*(?:(?<=_cast)<[\w:]+>)?`;
  const forms = [String.raw`\{\w+\}`, String.raw`0x[\da-f]+|\d+`, name, ...longest, String.raw`\S`];
  return new RegExp(forms.join("|"), "g");
});

/** The words and signs of a text, or of a template, whose parts are in braces. */
export const tokensOf = (
  { operators }: Pick<Style, "operators">,
  text: string,
): readonly string[] => text.match(tokenPattern(operators)) ?? [];

export const isName = (token: string): boolean => /^[A-Za-z_]/.test(token);

/** Reads expressions; what cannot be read is thrown as {@link UNREADABLE}. */
export interface Reader {
  /** What names stand for: locals, arrays, functions. */
  readonly names: Map<string, Part | Readable>;
  readonly read: (text: string) => Part;
}

const UNREADABLE = new SyntaxError("this cannot be read");

/** What is read, or `undefined` if it cannot be read. */
export const unlessUnreadable = <Read>(read: () => Read): Read | undefined => {
  try {
    return read();
  } catch (error) {
    if (error !== UNREADABLE) throw error;
    return undefined;
  }
};

/** A choice of two parts. */
export const chosen = (test: Part, then: Part, otherwise: Part): Part => ({
  type: then.type ?? otherwise.type,
  run: () => {
    const value = test.run();
    return Number.isNaN(value) ? NaN : (value === 0 ? otherwise : then).run();
  },
});

/** What a function makes of a part, whose type it keeps if it has none. */
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
