/** The forms of values in a request: each is a JSON Schema, and a parser that refuses with a mistake for each part. */
import { closest, distance } from "fastest-levenshtein";
import { BetzaError } from "./errors.js";

/** A mistake in a request: the keys and indices that lead to it, such as `tables`, 1, `piece`, and what is wrong. */
export interface Mistake {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A place in a request, what it expects, and the mistakes that were found. */
interface Place extends Pick<Mistake, "path"> {
  readonly expected: string;
  readonly mistakes: Mistake[];
}

const refuse = (value: unknown, { path, expected, mistakes }: Place, message?: string): never[] => {
  const isOfJson = !["function", "bigint", "symbol"].includes(typeof value);
  const text = isOfJson ? JSON.stringify(value) : String(value);
  const shown = value === undefined || text.length <= 41 ? text : `${text.slice(0, 40)}…`;
  const found = value === undefined ? "missing; " : `${shown}: `;
  mistakes.push({ path, message: message ?? `${found}expected ${expected}` });
  return [];
};

/** The word that was probably meant by another. */
export const meant = (word: string, words: readonly string[]): string | undefined => {
  const nearest = closest(word, words);
  return distance(word, nearest) <= word.length / 3 ? nearest : undefined;
};

/** Values of one form: as JSON Schema, and parsed; none for a value that is refused. */
export interface Form<Value> {
  readonly schema: object;
  readonly parse: (value: unknown, place: Place) => readonly Value[];
}

/** What a function makes of a text; it refuses by `undefined`, or by an error that says why. */
export const text = <Value>(parse: (text: string) => Value | undefined): Form<Value> => ({
  schema: { type: "string" },
  parse: (value, place) => {
    if (typeof value !== "string") return refuse(value, place);
    const quoted = JSON.stringify(value);
    try {
      const found = parse(value);
      if (found !== undefined) return [found];
      return refuse(value, place, `${quoted}: expected ${place.expected}`);
    } catch (error) {
      if (error instanceof BetzaError) return refuse(value, place, error.message);
      if (error instanceof RangeError) return refuse(value, place, `${quoted}: ${error.message}`);
      throw error;
    }
  },
});

export const ANY_TEXT: Form<string> = text((given) => given);

export const oneOf = <Value>(values: readonly Value[]): Form<Value> => ({
  schema: { enum: values, type: "string" },
  parse: (value, place) => {
    const found = values.filter((one) => one === value);
    return found.length === 0 ? refuse(value, place) : found;
  },
});

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const listOf = <Value>({ schema, parse }: Form<Value>): Form<readonly Value[]> => ({
  schema: { type: "array", items: schema, minItems: 1 },
  parse: (value, place) =>
    isList(value) && value.length > 0
      ? [value.flatMap((item, at) => parse(item, { ...place, path: [...place.path, at] }))]
      : refuse(value, place),
});

export const oneOrListOf = <Value>(one: Form<Value>): Form<readonly Value[]> => ({
  schema: { anyOf: [one.schema, listOf(one).schema] },
  parse: (value, place) =>
    isList(value) ? listOf(one).parse(value, place) : one.parse(value, place).map((only) => [only]),
});

/** A key of an object that has others too. */
export interface Key<Value, Values> extends Form<Value> {
  /** For messages, and for the descriptions in `schema.json`. */
  readonly expected: string;
  /** What is wrong with it beside the other keys, where each is right by itself. */
  readonly misfits?: (values: Partial<Values>) => Iterable<string>;
  /** How a command line writes it, if not as it is: empty for an option without a value, `undefined` for no option. */
  readonly written?: (values: Partial<Values>) => string | undefined;
  /** What the text of an option is in a config; without this, the same. */
  readonly read?: (text: string) => unknown;
  /** Whether the option may be repeated. */
  readonly isRepeated?: true;
  /** What `--help` calls its value, and says about it. */
  readonly help?: readonly [value: string, ...lines: string[]];
}

/** The keys of an object. */
export type Keys<Values> = { readonly [K in keyof Values]: Key<Values[K], Values> };

export const key = <Value>(
  expected: string,
  form: Form<Value>,
): Form<Value> & { readonly expected: string } => ({
  ...form,
  expected,
  schema: { ...form.schema, description: expected },
});

/** An object that has some keys, and no others. */
export const objectOf = <Values extends object>(
  keys: Keys<Values>,
  required: readonly (keyof Values & string)[],
): Form<Partial<Values>> => ({
  schema: {
    type: "object",
    properties: Object.fromEntries(
      Object.entries<Form<unknown>>(keys).map(([name, { schema }]) => [name, schema]),
    ),
    required,
    additionalProperties: false,
  },
  parse: (value, place) => {
    if (typeof value !== "object" || value === null) return refuse(value, place);
    const before = place.mistakes.length;
    const given: Readonly<Record<string, unknown>> = { ...value };
    const found: Partial<Values> = {};
    const within = (key: string, expected: string): Place => ({
      ...{ ...place, path: [...place.path, key], expected },
    });
    for (const name in keys) {
      if (!(name in given) && !required.includes(name)) continue;
      const [one] = keys[name].parse(given[name], within(name, keys[name].expected));
      if (one !== undefined) found[name] = one;
    }
    const names = Object.keys(keys);
    const unknown = Object.keys(given).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      const near = meant(unknown, names);
      const hint =
        near === undefined ? `the keys are ${names.join(", ")}` : `did you mean "${near}"?`;
      refuse(unknown, within(unknown, ""), `unknown; ${hint}`);
    }
    if (place.mistakes.length === before)
      for (const name in keys)
        for (const message of keys[name].misfits?.(found) ?? [])
          refuse(undefined, within(name, ""), message);
    return [found];
  },
});
