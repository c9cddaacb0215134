/** The forms that values in a request may take. Each has a JSON Schema and a parser that reports every mistake. */
import { didYouMean, meant } from "../meant.js";
import { LARGEST_SIDE } from "../core/boards/board.js";
import { BetzaError, shown } from "../errors.js";

/** Writes a key with its value, as in a config, `"name": "own"`, or as an option, `--name own`. */
export type WriteKey = (key: string, value: string) => string;

/**
 * The message of a mistake. If the message suggests a key with its value, it is a function, because a config and a
 * command line write keys differently.
 */
export type Message = string | ((write: WriteKey) => string);

const asInJson: WriteKey = (key, value) => `"${key}": "${value}"`;

export const messageText = (message: Message, write = asInJson): string =>
  typeof message === "string" ? message : message(write);

/** A mistake in a request: a message, and the path of the wrong value as keys and indices, such as `tables`, 1, `piece`. */
export interface Mistake {
  readonly path: readonly (string | number)[];
  readonly message: Message;
  /** The file that contains the value, if the request gives the file's path instead of the value. */
  readonly file?: string;
}

/** A mistake as text, preceded by its path in JavaScript notation, as in `tables[1].piece`. */
export const shownByPath = ({ path, message }: Mistake): string => {
  const keys = path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${shown(part)}`))
    .join("");
  const said = messageText(message);
  return keys === "" ? said : `${keys.slice(1)}: ${said}`;
};

/** The path of a value in a request, and the mistakes found so far. */
export interface ValuePlace extends Pick<Mistake, "path"> {
  readonly mistakes: Mistake[];
  /**
   * Reads a file that a request names. Returns the file's value and its name for messages, or `undefined` if the file
   * does not exist.
   */
  readonly read?: ((path: string) => { file: string; value: unknown } | undefined) | undefined;
}

/**
 * A form that a value may take, in words and as a JSON Schema. `parse` adds the mistakes in a value to those of the
 * place. It returns the parsed value in a list, which is empty if the value is refused.
 */
export interface Form<Value> {
  readonly expected: string;
  readonly schema: object;
  readonly parse: (value: unknown, place: ValuePlace) => readonly Value[];
}

/**
 * Returns the same form with an explanation of the value, for editors, `--help`, and the message that a required key is
 * missing. Messages about a wrong value do not repeat the explanation.
 */
export const about = <Value>(what: string, form: Form<Value>): Form<Value> => ({
  ...form,
  expected: `${what}: ${form.expected}`,
});

/** Reports whether a schema allows an object, alone or in a list. */
export const takesObjects = (schema: object): boolean =>
  ("type" in schema && schema.type === "object") ||
  ("anyOf" in schema && isList(schema.anyOf) && schema.anyOf.map(Object).some(takesObjects));

export const refuseValue = (
  value: unknown,
  { path, mistakes }: ValuePlace,
  reason: string,
): never[] => {
  const isOfJson = ["string", "object"].includes(typeof value);
  const text = isOfJson ? JSON.stringify(value) : String(value);
  mistakes.push({ path, message: `${shown(text)}: ${reason}` });
  return [];
};

const tooMany = ({ path, mistakes }: ValuePlace, what: string, most: number): never[] => {
  mistakes.push({ path, message: `${what}; expected at most ${most}` });
  return [];
};

const oneIn = (words: readonly unknown[]): string =>
  `${words.length === 1 ? "" : "one of "}${words.join(", ")}`;

/** Suggests the word that was probably meant, or says what is expected. */
export const hintFor = (word: unknown, words: readonly unknown[], other?: string): string => {
  const nearest = typeof word === "string" ? meant(word, words.map(String)) : undefined;
  return nearest === undefined ? `expected ${other ?? oneIn(words)}` : didYouMean(nearest);
};

/**
 * A string that `parse` accepts. To reject a string, `parse` returns `undefined` or throws a `BetzaError`. If `parse`
 * accepts the `repaired` string, the message suggests it.
 */
export const textForm = <Value>(
  expected: string,
  parse: (text: string) => Value | undefined,
  schema: object = { type: "string" },
  repaired = (text: string): string =>
    /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text.toLowerCase(),
): Form<Value> => ({
  expected,
  schema,
  parse: (value, place) => {
    try {
      if (typeof value !== "string") return refuseValue(value, place, `expected ${expected}`);
      const found = parse(value);
      if (found !== undefined) return [found];
      const word = repaired(value);
      const hint = parse(word) === undefined ? `expected ${expected}` : didYouMean(word);
      return refuseValue(value, place, hint);
    } catch (error) {
      if (!(error instanceof BetzaError)) throw error;
      place.mistakes.push({ path: place.path, message: error.message });
      return [];
    }
  },
});

export const matching = (pattern: string): object => ({ type: "string", pattern });

const NOT_EMPTY = /./;

/** A string that matches a pattern. By default, any non-empty string matches. */
export const textLike = (expected: string, pattern: RegExp = NOT_EMPTY): Form<string> =>
  textForm(
    expected,
    (given) => (pattern.test(given) ? given : undefined),
    matching(pattern.source),
  );

/**
 * One of several values, which are listed only when they are needed. The message about a wrong text suggests the value
 * that the `repaired` text resembles.
 */
export const oneOf = <Value>(
  values: Iterable<Value>,
  expected: string = oneIn([...values]),
  repaired = (text: string): string => text,
): Form<Value> => ({
  expected,
  schema: {
    get enum() {
      return [...values];
    },
  },
  parse: (value, place) => {
    for (const known of values) if (known === value) return [known];
    const word = typeof value === "string" ? repaired(value) : value;
    return refuseValue(value, place, hintFor(word, [...values], expected));
  },
});

/** A whole number from `least` to `most`. -0, which JSON can write, is read as 0. */
export const whole = (least: number, most: number): Form<number> => ({
  expected: `a whole number from ${least} to ${most}`,
  schema: { type: "integer", minimum: least, maximum: most },
  parse: (value, place) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
      ? [value + 0]
      : refuseValue(value, place, `expected a whole number from ${least} to ${most}`),
});

/** The number of squares on the largest board: the limit for lists of squares, cells or pieces, and for squares' numbers. */
export const LARGEST_AREA = LARGEST_SIDE ** 2;

/** A difference between the numbers of two squares. */
export const DIFFERENCE = whole(-LARGEST_AREA, LARGEST_AREA);

/** An object with at most `most` keys, which must all match a pattern. */
export const recordOf = <Value>(
  item: Form<Value>,
  expected: string,
  { keys = NOT_EMPTY, most = Infinity }: { keys?: RegExp; most?: number } = {},
): Form<ReadonlyMap<string, Value>> => ({
  expected,
  schema: {
    type: "object",
    patternProperties: { [keys.source]: item.schema },
    additionalProperties: false,
  },
  parse: (value, place) => {
    if (!isObject(value)) return refuseValue(value, place, `expected ${expected}`);
    const entries = Object.entries(value);
    if (entries.length > most) return tooMany(place, `${entries.length} keys`, most);
    const parsed = entries.flatMap(([key, given]) =>
      keys.test(key)
        ? item
            .parse(given, { ...place, path: [...place.path, key] })
            .map((found) => [key, found] as const)
        : refuseValue(key, place, `expected ${expected}`),
    );
    return [new Map(parsed)];
  },
});

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !isList(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const orObject = <One, Other>(form: Form<One>, object: Form<Other>): Form<One | Other> => ({
  expected: form.expected,
  schema: { anyOf: [form.schema, object.schema] },
  parse: (value, place) => (isObject(value) ? object : form).parse(value, place),
});

/** Splits a text at its commas, except those within parentheses, which are part of a leaper such as `(1,4)`. */
const itemsIn = (text: string): readonly string[] => {
  const words: string[] = [];
  let [start, isInside] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    isInside = sign === "(" || (isInside && sign !== ")");
    if (sign !== "," || isInside) continue;
    words.push(text.slice(start, at));
    start = at + 1;
  }
  return [...words, text.slice(start)].map((word) => word.trim());
};

/**
 * A list of at most `most` values, or a single value. A string may contain several values, separated by commas. A list that
 * is too long is refused before its items are parsed.
 */
export const listOf = <Value>(
  item: Form<Value>,
  expected: string = item.expected,
  { mayBeEmpty = false, most = LARGEST_AREA }: { mayBeEmpty?: boolean; most?: number } = {},
): Form<readonly Value[]> => ({
  expected,
  schema: {
    anyOf: [
      item.schema,
      {
        type: "array",
        items: item.schema,
        ...(!mayBeEmpty && { minItems: 1 }),
        ...(most < Infinity && { maxItems: most }),
      },
    ],
  },
  parse: (value, place) => {
    if (isList(value) && value.length === 0 && !mayBeEmpty)
      return refuseValue(value, place, `expected ${expected}`);
    const items = (isList(value) ? value : [value]).flatMap((given: unknown, at) => {
      const where = isList(value) ? { ...place, path: [...place.path, at] } : place;
      const words = typeof given === "string" ? itemsIn(given) : [given];
      return words.map((word) => [word, where] as const);
    });
    if (items.length <= most) return [items.flatMap(([word, where]) => item.parse(word, where))];
    return tooMany(place, `${items.length} items`, most);
  },
});

/**
 * Mistakes that involve several keys of an object. Each mistake has a key, a message (`undefined` if there is no
 * mistake after all), and a path within the key's value.
 */
export type Mistakes<Values> = Iterable<
  readonly [keyof Values & string, Message | undefined, ...Mistake["path"]]
>;

export type Forms<Values> = {
  readonly [K in keyof Values]-?: Form<Exclude<Values[K], undefined>>;
};

/** An object with the given keys and no others. A missing key gets its default, or is a mistake if it is required. */
export const objectOf = <Values extends object>(
  expected: string,
  keys: Forms<Values>,
  defaults: Values,
  required: (given: ReadonlyMap<string, unknown>) => readonly string[],
  check: (values: Values) => Mistakes<Values> = () => [],
): Form<Values> => ({
  expected,
  schema: {
    type: "object",
    properties: Object.fromEntries(
      Object.entries<Form<unknown>>(keys).map(([name, form]) => [
        name,
        { ...form.schema, description: form.expected },
      ]),
    ),
    required: required(new Map()),
    additionalProperties: false,
  },
  parse: (value, place) => {
    if (!isObject(value)) return refuseValue(value, place, `expected ${expected}`);
    const { path, mistakes } = place;
    const before = mistakes.length;
    const given = new Map<string, unknown>(Object.entries(value));
    const values = { ...defaults };
    const refuseKey = (name: string, message: Message, ...inner: Mistake["path"]): void => {
      mistakes.push({ path: [...path, name, ...inner], message });
    };
    const missing = required(given).filter((name) => given.get(name) === undefined);
    const unknown = likelyKeys(
      [...given.keys()].filter((name) => !Object.hasOwn(keys, name)),
      missing,
    );
    const meantKeys = new Set(unknown.values());
    for (const name in keys) {
      const own = given.get(name);
      if (own !== undefined)
        for (const parsed of keys[name].parse(own, { ...place, path: [...path, name] }))
          values[name] = parsed;
      else if (missing.includes(name) && !meantKeys.has(name))
        refuseKey(name, `missing; expected ${keys[name].expected}`);
    }
    for (const [name, likely] of unknown)
      refuseKey(name, `unknown key; ${hintFor(likely, Object.keys(keys))}`);
    for (const [name, message, ...inner] of mistakes.length === before ? check(values) : [])
      if (message !== undefined) refuseKey(name, message, ...inner);
    return mistakes.length === before ? [values] : [];
  },
});

/**
 * For each unknown key, the missing key that it resembles, as `output` resembles `out`. An unknown key that resembles
 * no missing key stands for itself.
 */
const likelyKeys = (
  unknown: readonly string[],
  missing: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    unknown.map((name) => [
      name,
      missing.find((key) => name.startsWith(key)) ?? meant(name, missing) ?? name,
    ]),
  );
