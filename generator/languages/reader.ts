/**
 * Reads what a language printed: expressions and statements. What a sign means is what its manual says, in the record of
 * the language; where statements are is what the templates say, that printed them.
 */
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

/** Parts of templates that are no expressions. */
const OTHERS = ["type", "name", "names", "casts", "parameters"];

/** The name of a template's part. */
export const partOf = (token = ""): string | undefined => /^\{(\w+)\}$/.exec(token)?.[1];

/**
 * The words and signs of a template. Operators, numbers and parentheses beside an expression are part of it: they mean in
 * the text what they mean everywhere, and not what the template wants them to mean.
 */
const formOf = (style: Style, template: string): readonly string[] => {
  const tokens = [...tokensOf(style, template)];
  const isOfExpression = (token = ""): boolean =>
    /^[\d()]/.test(token) || bindsOf(style, token) !== -1;
  for (let at = 0; at < tokens.length; at++) {
    if (OTHERS.includes(partOf(tokens[at]) ?? "name")) continue;
    while (isOfExpression(tokens[at + 1])) tokens.splice(at + 1, 1);
    while (isOfExpression(tokens[at - 1])) tokens.splice(--at, 1);
  }
  return tokens;
};

export const isName = (token: string): boolean => /^[A-Za-z_]/.test(token);

/** What a text has in the place of a template's parts: names, types, and the expressions in their order. */
export interface Found {
  readonly names: string[];
  readonly types: string[];
  readonly values: Part[];
}

/** Reads words and signs, one after another. */
export interface Reader {
  /** What names stand for: locals, arrays, functions. */
  readonly names: Map<string, Part | Readable>;
  /** Reads what a template prints; `undefined` if something else follows. */
  readonly match: (template: string) => Found | undefined;
  /** Reads on to the first text that a template prints. */
  readonly find: (template: string) => Found | undefined;
}

/** Thrown where something else follows than is wanted; made once, because that happens all the time. */
const UNREADABLE = new SyntaxError("this cannot be read");

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

/** A reader of a text without comments. */
export const readerOf = (style: Style, text: string): Reader => {
  const { means = {}, numbers } = style;
  const tokens = tokensOf(style, text);
  const names = new Map<string, Part | Readable>();
  for (const [name, meaning] of Object.entries(means)) {
    const read = FUNCTIONS[meaning];
    if (read) names.set(name, { open: "(", read });
  }
  for (const type of Object.keys(numbers)) {
    const cast = { open: "(", type, read: fitIn(style, type, true) };
    names.set(type, cast).set(`static_cast<${type}>`, cast);
  }
  let place = 0;
  const ahead = (): string => tokens[place] ?? "";
  const next = (): string => String(tokens[place++]);
  const demand = (wanted: string): void => {
    if (next() !== wanted) throw UNREADABLE;
  };
  const name = (): string => {
    if (!isName(ahead())) throw UNREADABLE;
    return next();
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

  const choice = (test: Part, sign: string): Part => {
    const then = expression();
    demand(sign);
    return chosen(test, then, expression());
  };

  const inside = (close: string): Part => {
    const part = expression();
    demand(close);
    return part;
  };

  const literal = (value: number): Part => ({ type: undefined, run: () => value });

  const operand = (): Part => {
    const token = next();
    if (/^\d/.test(token)) return literal(Number(token));
    if (token === "-") return calculated("-", literal(0), operand());
    if (token === "if") return choice(operand(), "else");
    if (token === "(") {
      if (numbers[ahead()] === undefined) return inside(")");
      const cast = callable(next());
      demand(")");
      return applied(cast, operand());
    }
    const known = names.get(token);
    if (known && "run" in known) return known;
    const called = callable(token);
    demand(called.open);
    return applied(called, inside(called.open === "[" ? "]" : ")"));
  };

  const listOf = <Item>(item: () => Item): Item[] => {
    const found = [item()];
    while (ahead() === "," && tokens[place + 1] !== ")") {
      place++;
      found.push(item());
    }
    return found;
  };

  const forms = new Map<string, readonly string[]>();

  const match = (template: string): Found | undefined => {
    const form = forms.get(template) ?? formOf(style, template);
    forms.set(template, form);
    const found: Found = { names: [], types: [], values: [] };
    const start = place;
    try {
      for (const token of form) {
        const part = partOf(token);
        if (part === undefined) demand(token);
        else if (part === "type") found.types.push(next());
        else if (part === "name") found.names.push(name());
        else if (part === "names") found.names.push(...listOf(name));
        else if (part === "parameters") {
          const each = listOf(() => match(style.parameter)?.names ?? []);
          found.names.push(...each.flat());
          if (ahead() === ",") place++;
        } else found.values.push(...(part === "casts" ? listOf(expression) : [expression()]));
      }
      return found;
    } catch (error) {
      if (error !== UNREADABLE) throw error;
      place = start;
      return undefined;
    }
  };

  const find = (template: string): Found | undefined => {
    for (place = 0; place < tokens.length; place++) {
      const found = match(template);
      if (found) return found;
    }
    return undefined;
  };

  return { names, match, find };
};
