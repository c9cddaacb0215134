/**
 * Reads what a language printed: expressions and statements. What a sign means is what its manual says, in the record of
 * the language; where statements are is what the templates say, that printed them.
 */
import { onceFor } from "../common.js";
import { bindsOf, type Style } from "./style.js";

/** An array, or a function of one number, that lookups read. */
export interface Readable {
  /** The sign between its name and the number. */
  readonly open: string;
  readonly type: string | undefined;
  readonly read: (index: number) => number;
}

/** A part of an expression: its type, which a number as written has not, and its value for those of locals. */
export interface Part {
  readonly type: string | undefined;
  readonly run: (frame: readonly number[]) => number;
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
const equal = compared((first, second) => first === second);
const unequal = compared((first, second) => first !== second);

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
  "==": equal,
  "===": equal,
  "!=": unequal,
  "!==": unequal,
  "<": compared((first, second) => first < second),
  ">": compared((first, second) => first > second),
  "<=": compared((first, second) => first <= second),
  ">=": compared((first, second) => first >= second),
  "&&": and,
  and,
  "||": or,
  or,
};

const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  abs: Math.abs,
  floor: Math.floor,
};

/** What a number becomes in a type: `NaN` if it is out of bounds and does not wrap around. */
export const fitIn = (
  { numbers }: Pick<Style, "numbers">,
  type: string | undefined,
  wraps = false,
): ((value: number) => number) => {
  const [kind = "", bits = 0, always] = (numbers[type ?? ""] ?? "")
    .replace(/^[iu]/, "$& ")
    .split(" ");
  if (kind === "") return (value) => value;
  const count = 2 ** Number(bits);
  const least = kind === "i" ? -count / 2 : 0;
  const most = least + count - 1;
  return (value) => {
    if (value >= least && value <= most) return value;
    if (!wraps && always === undefined) return NaN;
    return ((((value - least) % count) + count) % count) + least;
  };
};

export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What finds the words and signs of a language. */
const tokenPattern = onceFor((operators: Style["operators"]) => {
  const signs = operators.flatMap((alike) => alike.split(" ")).filter((sign) => /\W/.test(sign));
  const longest = signs.sort((one, other) => other.length - one.length).map(escaped);
  const names = String.raw`[A-Za-z_]\w*(?:(?:::|\.)[A-Za-z_]\w*)*`;
  const forms = [
    String.raw`\{\w+\}`,
    String.raw`0x[\da-f]+|\d+`,
    String.raw`\w+_cast<[\w:]+>`,
    names,
    String.raw`\.[a-z]\w*`,
  ];
  return new RegExp([...forms, String.raw`\+=`, ...longest, String.raw`\S`].join("|"), "g");
});

/** The words and signs of a text, or of a template, whose parts are in braces. */
export const tokensOf = (
  { operators }: Pick<Style, "operators">,
  text: string,
): readonly string[] => text.match(tokenPattern(operators)) ?? [];

/** A choice of two parts. */
export const chosen = (test: Part, then: Part, otherwise: Part): Part => ({
  type: then.type ?? otherwise.type,
  run: (frame) => {
    const value = test.run(frame);
    return Number.isNaN(value) ? NaN : (value === 0 ? otherwise : then).run(frame);
  },
});

const isPart = (token: string): boolean => /^\{\w+\}$/.test(token);

const isValue = (token = ""): boolean =>
  isPart(token) && !["{type}", "{name}", "{names}", "{casts}", "{parameters}"].includes(token);

/**
 * The words and signs of a template. Operators, numbers and parentheses beside an expression are part of it: they mean in
 * the text what they mean everywhere, and not what the template wants them to mean.
 */
const formOf = (style: Style, template: string): readonly string[] => {
  const tokens = [...tokensOf(style, template)];
  const isOfExpression = (token = ""): boolean => /^\d/.test(token) || bindsOf(style, token) !== -1;
  for (let at = 0; at < tokens.length; at++) {
    if (!isValue(tokens[at])) continue;
    while (isOfExpression(tokens[at + 1])) tokens.splice(at + 1, 1);
    while (isOfExpression(tokens[at - 1])) tokens.splice(--at, 1);
    if (tokens[at - 1] !== "(" || tokens[at + 1] !== ")") continue;
    tokens.splice(at + 1, 1);
    tokens.splice(at - 1, 1);
    at -= 2;
  }
  return tokens;
};

/** A text as a regular expression, whatever the blanks between its words and signs. */
export const patternOf = (style: Style, template: string): RegExp =>
  new RegExp(
    tokensOf(style, template)
      .map((token) => (isPart(token) ? String.raw`(?<${token.slice(1, -1)}>\w+)` : escaped(token)))
      .join(String.raw`\s*`),
  );

export const isName = (token: string): boolean => /^[A-Za-z_][\w.:]*$/.test(token);

/** What a text has in the place of a template's parts: names, types, and the expressions in their order. */
export interface Found {
  readonly names: readonly string[];
  readonly types: readonly string[];
  readonly values: readonly Part[];
}

/** A form of statements, and what one of them does. */
export type Statement = readonly [template: string, perform: (found: Found) => void];

/** Reads words and signs, one after another. */
export interface Reader {
  /** What names stand for: locals, arrays, functions. */
  readonly names: Map<string, Part | Readable>;
  /** Reads what a template prints; `undefined` if something else follows. */
  readonly match: (template: string) => Found | undefined;
  /** Reads on to the first text that a template prints. */
  readonly find: (template: string) => Found | undefined;
  /** Reads and performs one statement; whether there is one. */
  readonly perform: (statements: readonly Statement[]) => boolean;
  /** Reads what follows once for each item. */
  readonly repeat: (items: readonly string[], body: (item: string) => void) => void;
}

/** Thrown where something else follows than is wanted; made once, because that happens all the time. */
const UNREADABLE = new SyntaxError("this cannot be read");

/** A reader of the words and signs of a text. */
export const readerOf = (style: Style, tokens: readonly string[]): Reader => {
  const { means = {}, numbers } = style;
  const names = new Map<string, Part | Readable>();
  let place = 0;
  const ahead = (): string => tokens[place] ?? "";
  const next = (): string => String(tokens[place++]);
  const demand = (wanted: string): void => {
    if (next() !== wanted) throw UNREADABLE;
  };

  const expression = (least = 0): Part => {
    let left = operand();
    for (;;) {
      const sign = ahead();
      const binds = bindsOf(style, sign);
      if (binds < least) return left;
      place++;
      if (sign === "as") left = cast(next(), left);
      else if (sign === "?") left = choice(left, expression(), ":");
      else left = calculated(sign, left, expression(binds + 1));
    }
  };

  const calculated = (sign: string, left: Part, right: Part): Part => {
    const wraps = /^\W%$/.test(sign);
    const calculate = MEANINGS[means[sign] ?? (wraps ? sign.charAt(0) : sign)];
    if (calculate === undefined) throw UNREADABLE;
    const type = left.type ?? right.type;
    const fit = fitIn(style, type, wraps);
    return { type, run: (frame) => fit(calculate(left.run(frame), right.run(frame))) };
  };

  const choice = (test: Part, then: Part, sign: string): Part => {
    demand(sign);
    return chosen(test, then, expression());
  };

  const cast = (type: string, { run }: Part): Part => {
    if (numbers[type] === undefined) throw UNREADABLE;
    const fit = fitIn(style, type, true);
    return { type, run: (frame) => fit(run(frame)) };
  };

  const called = (name: string, { type, run }: Part): Part => {
    const apply = FUNCTIONS[means[name] ?? ""];
    const known = names.get(name);
    if (apply) return { type, run: (frame) => apply(run(frame)) };
    if (known && "read" in known)
      return { type: known.type, run: (frame) => known.read(run(frame)) };
    throw UNREADABLE;
  };

  const inside = (close: string): Part => {
    const part = expression();
    demand(close);
    return part;
  };

  const operand = (): Part => {
    let part = first();
    for (;;) {
      const method = ahead();
      if (method === "!") place++;
      else if (method.startsWith(".") && method.length > 1) {
        place++;
        demand("(");
        demand(")");
        part = called(method, part);
      } else return part;
    }
  };

  const literal = (value: number): Part => ({ type: undefined, run: () => value });

  const first = (): Part => {
    const token = next();
    if (/^\d/.test(token)) return literal(Number(token));
    if (token === "-") return calculated("-", literal(0), operand());
    const [, type] = /_cast<(.*)>$/.exec(token) ?? [];
    if (type !== undefined) {
      demand("(");
      return cast(type, inside(")"));
    }
    if (token === "(") {
      if (numbers[ahead()] === undefined || tokens[place + 1] !== ")") return inside(")");
      const to = next();
      demand(")");
      return cast(to, operand());
    }
    if (token === "if") {
      demand("(");
      const test = inside(")");
      return choice(test, expression(), "else");
    }
    if (!isName(token)) throw UNREADABLE;
    const known = names.get(token);
    if (known && "run" in known) return known;
    demand(known?.open ?? "(");
    return called(token, inside(known?.open === "[" ? "]" : ")"));
  };

  const name = (): string => {
    const token = next();
    if (!isName(token)) throw UNREADABLE;
    return token;
  };

  const listOf = <Item>(item: () => Item): readonly Item[] => {
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
    const found = { names: Array<string>(), types: Array<string>(), values: Array<Part>() };
    const start = place;
    try {
      for (const token of form) {
        const part = /^\{(\w+)\}$/.exec(token)?.[1];
        if (part === undefined) demand(token);
        else if (part === "type") found.types.push(next());
        else if (part === "name") found.names.push(name());
        else if (part === "names") found.names.push(...listOf(name));
        else if (part === "parameters") {
          const each = listOf(() => match(style.parameter)?.names ?? []);
          found.names.push(...each.flat());
          if (ahead() === ",") place++;
        } else if (part === "casts") found.values.push(...listOf(expression));
        else found.values.push(expression());
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

  const perform = (statements: readonly Statement[]): boolean => {
    const start = place;
    return statements.some(([template, performed]) => {
      const found = match(template);
      if (found && place > start) performed(found);
      return place > start;
    });
  };

  const repeat = (items: readonly string[], body: (item: string) => void): void => {
    const start = place;
    for (const item of items) {
      place = start;
      body(item);
    }
  };

  return { names, match, find, perform, repeat };
};
