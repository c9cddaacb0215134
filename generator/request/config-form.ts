/** The forms of whole requests: a config, an argument of `emit`, and the options of a command line. */
import type { RequestValues } from "./defaults.js";
import { listOf, objectOf, textLike, type Form } from "./forms.js";
import {
  hasKey,
  OUTPUT_KEYS,
  REQUEST_BY_DEFAULT,
  SHARED_OPTIONS,
  tablesKey,
} from "./output-keys.js";

/** One folder of tables in a config. The keys of an output replace the same keys of the config. */
type OutputValues = Partial<Omit<RequestValues, "$schema">>;

/** A config: one request, or a request for each of its outputs. */
export interface Config extends Partial<RequestValues> {
  readonly outputs?: readonly OutputValues[];
}

/**
 * A relative path, because several machines may share a config. The path must not start with `/`, `\`, `~/`, `~\` or a
 * Windows drive.
 */
const RELATIVE = textLike(
  'the folder of the tables, relative to the config, without control characters, such as "src/tables"',
  /^(?!~?[\\/]|[A-Za-z]:)\P{C}+$/u,
);

const REQUEST_KEYS = {
  $schema: textLike('the path of the schema, such as "./node_modules/chess-distance/schema.json"'),
  ...OUTPUT_KEYS,
};

const REQUEST_EXPECTED = 'an object, such as { "tables": [{ "piece": "knight" }] }';

/** The form of a request for `emit`. */
export const REQUEST: Form<Config> = objectOf<OutputValues>(
  REQUEST_EXPECTED,
  REQUEST_KEYS,
  {},
  () => ["tables"],
);

/** The form of a request from command-line options. */
export const OPTIONS: Form<Config> = objectOf<OutputValues>(
  REQUEST_EXPECTED,
  { ...REQUEST_KEYS, tables: tablesKey("--piece knight") },
  {},
  () => ["tables", "out"],
);

const OUTPUT = objectOf<OutputValues>(
  'an output, such as { "out": "engine/tables", "lang": "cpp" }',
  { ...OUTPUT_KEYS, out: RELATIVE },
  {},
  () => ["out"],
);

const CONFIG_FORM = objectOf<Config>(
  REQUEST_EXPECTED,
  { ...REQUEST_KEYS, out: RELATIVE, outputs: listOf(OUTPUT, undefined, { most: Infinity }) },
  {},
  (given) => (given.has("outputs") ? [] : ["tables", "out"]),
  function* ({ outputs, tables, ...others }) {
    if (outputs === undefined) return;
    for (const key of ["out", "lang"] as const)
      if (others[key] !== undefined)
        yield [key, `this key is for one output; write it into each of "outputs"`];
    if (tables === undefined && outputs.some((output) => output.tables === undefined))
      yield ["tables", `missing; expected ${OUTPUT_KEYS.tables.expected}`];
  },
);

/** The form of `chess-distance.json`. */
export const CONFIG: Form<Config> = {
  ...CONFIG_FORM,
  schema: {
    ...CONFIG_FORM.schema,
    required: [],
    if: { required: ["outputs"] },
    then: { properties: { out: false, lang: false } },
    else: { required: ["tables", "out"] },
  },
};

type PathOf = (key: string) => readonly (string | number)[];

/**
 * The values of each output, with a function that returns the path of a key. An output inherits the config's keys that
 * apply to it.
 */
export const outputsOf = (config: Config): readonly (readonly [RequestValues, PathOf])[] => {
  const { outputs, ...shared } = config;
  if (outputs === undefined) return [[{ ...REQUEST_BY_DEFAULT, ...shared }, (key) => [key]]];
  return outputs.map((output, at) => {
    const { lang = "ts", single = shared.single } = output;
    const missing = new Set<string>(SHARED_OPTIONS.filter((key) => !hasKey(lang, key, single)));
    const applying = Object.entries(shared).filter(([key]) => !missing.has(key));
    return [
      { ...REQUEST_BY_DEFAULT, ...Object.fromEntries(applying), ...output },
      (key) => (Object.hasOwn(output, key) ? ["outputs", at, key] : [key]),
    ];
  });
};
