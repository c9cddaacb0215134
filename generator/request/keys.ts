/** The keys of a request: the value that each key expects, and checks that involve several keys. */
import { mistakeInNumbers } from "../boards/numbering.js";
import { boardInWords } from "../core/boards/board.js";
import { ENTRY_OF } from "../core/catalogue.js";
import { keysOf, present } from "../common.js";
import { shown } from "../errors.js";
import { about, listOf, objectOf, oneOf, orObject, textLike } from "./forms.js";
import type { Form, Mistakes } from "./forms.js";
import { LANGUAGE_NAMES, LANGUAGES, type LanguageName } from "../languages/languages.js";
import { isSetting, SETTING_NAMES } from "../languages/style.js";
import { boardsOf, REQUEST_BY_DEFAULT, type RequestValues } from "./defaults.js";
import { ARRAY_ACCESS } from "../languages/java.js";
import { FORMATS } from "../languages/typescript.js";
import type { EntryOn } from "../core/tables/table.js";
import { NUMBERING, TABLE } from "./table-keys.js";

const ALL = "all";

/** The tables of the package that a name means. Languages without lookups omit the tables that have no array. */
export const entriesNamed = (name: string, lang: LanguageName): readonly EntryOn[] =>
  (name === ALL ? [...ENTRY_OF.values()] : [ENTRY_OF.get(name) ?? []].flat()).filter(
    ({ layout, board }) => !LANGUAGES[lang].hasNoLookups || layout(board).rows.length > 0,
  );

const NAME = oneOf(
  [...ENTRY_OF.keys(), ALL],
  'a table of the package, such as KNIGHT_DISTANCE, or all; the table of a piece is { "piece": "knight" }',
  // In engines, a set of moves is called "attacks", so such names lead to tables of moves.
  (name) => name.replace(/^(KING|KNIGHT)_ATTACKS$/, "$1_MOVES").replace(/^PAWN_/, "WHITE_PAWN_"),
);

/** The keys, such as `namespace` in Rust, that do not apply to a language or to a single file. */
export const missingIn = (
  lang: LanguageName,
  isSingle = false,
): readonly (keyof RequestValues)[] => {
  const { setting, index, single, hasNoChecks } = LANGUAGES[lang];
  return present(
    (index === undefined || isSingle) && "index",
    single === undefined && "single",
    hasNoChecks && "proof",
    hasNoChecks && "names",
    lang !== "ts" && "format",
    lang !== "java" && "array",
    ...SETTING_NAMES.filter((key) => setting?.name !== key),
  );
};

/** Says that a key does not apply and, if it applies to only one or two languages, names these languages. */
const missingText = (key: keyof RequestValues, place: string): string => {
  const having = LANGUAGE_NAMES.filter((name) => !missingIn(name).includes(key));
  const titles = having.map((name) => LANGUAGES[name].title).join(" and ");
  return having.length > 2
    ? `this key does not apply to ${place}; remove it`
    : `this key is for ${titles}, not for ${place}; remove it`;
};

/** Finds the keys that do not apply to the language or the single file of a request. */
export function* checkOutput(request: RequestValues): Mistakes<RequestValues> {
  const { tables, lang, single, names } = request;
  const { title, setting } = LANGUAGES[lang];
  for (const one of tables)
    if (typeof one === "string" && entriesNamed(one, lang).length === 0)
      yield [
        "tables",
        `${one} is a lookup without a table, and ${title} has no lookups; remove it`,
      ];
  const place = single && LANGUAGES[lang].single !== undefined ? `${title} in one file` : title;
  for (const key of missingIn(lang, single))
    if (request[key] !== REQUEST_BY_DEFAULT[key]) yield [key, missingText(key, place)];
  for (const board of boardsOf(request).keys()) {
    const wrong = names === "" ? undefined : mistakeInNumbers(board, names);
    yield ["names", wrong && `${boardInWords(board)}: ${wrong}`];
  }
  const value = setting ? request[setting.name] : "";
  if (setting && value !== "" && !isSetting(setting, value))
    yield [setting.name, `${shown(JSON.stringify(value))}: expected ${setting.expected}`];
}

/** One folder of tables in a config. The keys of an output replace the same keys of the config. */
type Output = Partial<Omit<RequestValues, "$schema">>;

/** A config: one request, or a request for each of its outputs. */
export interface Config extends Partial<RequestValues> {
  readonly outputs?: readonly Output[];
}

const LANGUAGES_EXPECTED = `one of ${LANGUAGE_NAMES.join(", ")}; for JavaScript, use ts and the format js`;

export const OUTPUT_KEYS = {
  tables: listOf(
    orObject(NAME, TABLE),
    'a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for all tables of the package',
    { most: Infinity },
  ),
  out: textLike(
    'the folder of the tables, without control characters, such as "src/tables"',
    /^\P{C}+$/u,
  ),
  index: oneOf([true, false], "true to also write an index that exports all tables, or false"),
  single: oneOf([true, false], "true to write all tables into one file, or false"),
  proof: oneOf([true, false], "true to also write checks of the tables, or false"),
  names: about("to also write the names of squares, in this numbering", NUMBERING),
  lang: about("the language, by default ts", oneOf(LANGUAGE_NAMES, LANGUAGES_EXPECTED)),
  namespace: textLike("the C++ namespace, such as chess_distance"),
  package: textLike("the Go or Java package, such as chessdistance"),
  prefix: textLike("the prefix of names in C, in lower case, such as cd_"),
  format: about("the format of TypeScript in the whole folder, by default ts", oneOf(FORMATS)),
  array: oneOf(ARRAY_ACCESS, "the access modifier of Java arrays: private, the default, or public"),
};

/** The options that apply to all tables, in the order of `--help`. */
export const SHARED_OPTIONS = keysOf(OUTPUT_KEYS).filter((key) => key !== "tables");

/** A relative path, because several machines may share a config. It has no Windows drive and no `\\server`. */
const RELATIVE = textLike(
  'the folder of the tables, relative to the config, without control characters, such as "src/tables"',
  /^(?!~?[\\/]|[A-Za-z]:)\P{C}+$/u,
);

const KEYS = {
  $schema: textLike('the path of the schema, such as "./node_modules/chess-distance/schema.json"'),
  ...OUTPUT_KEYS,
};

const REQUEST_FORM = 'an object, such as { "tables": [{ "piece": "knight" }] }';

const requestWith = (...demanded: readonly ("tables" | "out")[]): Form<Config> =>
  objectOf<Output>(REQUEST_FORM, KEYS, {}, () => demanded);

/** The form of a request for `emit`. */
export const REQUEST = requestWith("tables");

/** The form of a request from command-line options. */
export const OPTIONS = requestWith("tables", "out");

const OUTPUT = objectOf<Output>(
  'an output, such as { "out": "engine/tables", "lang": "cpp" }',
  { ...OUTPUT_KEYS, out: RELATIVE },
  {},
  () => ["out"],
);

const CONFIG_FORM = objectOf<Config>(
  REQUEST_FORM,
  { ...KEYS, out: RELATIVE, outputs: listOf(OUTPUT, undefined, { most: Infinity }) },
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

/** The values of each output, with the path of each key. An output inherits the config's keys that apply to it. */
export const outputsOf = (config: Config): readonly (readonly [RequestValues, PathOf])[] => {
  const { outputs, ...shared } = config;
  if (outputs === undefined) return [[{ ...REQUEST_BY_DEFAULT, ...shared }, (key) => [key]]];
  return outputs.map((output, at) => {
    const { lang = "ts", single = shared.single } = output;
    const missing = new Set<string>(missingIn(lang, single));
    const applying = Object.entries(shared).filter(([key]) => !missing.has(key));
    return [
      { ...REQUEST_BY_DEFAULT, ...Object.fromEntries(applying), ...output },
      (key) => (Object.hasOwn(output, key) ? ["outputs", at, key] : [key]),
    ];
  });
};
