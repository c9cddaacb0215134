/** The keys of a request: the value that each key expects, and checks that involve several keys. */
import { TABLES } from "../core/catalogue.js";
import { keysOf } from "../common.js";
import { shown } from "../errors.js";
import { about, listOf, objectOf, oneOf, textLike, type Form, type Check } from "./forms.js";
import { LANGUAGE_NAMES, LANGUAGES, type LanguageName } from "../languages/languages.js";
import { isSetting, SETTING_NAMES } from "../languages/style.js";
import { REQUEST_BY_DEFAULT, type RequestedTable, type RequestValues } from "./defaults.js";
import { ARRAY_ACCESS } from "../languages/java.js";
import { FORMATS } from "../languages/typescript/format.js";
import type { EntryOn } from "../core/table.js";
import { NUMBERING, TABLE } from "./table-keys.js";

export const ALL = "all";

/** The tables of the package in a language. A language without lookups does not have those without an array. */
export const tablesIn = (lang: LanguageName): ReadonlyMap<string, EntryOn> =>
  new Map(
    [...TABLES].filter(
      ([, { layout, board }]) => !LANGUAGES[lang].hasNoLookups || layout(board).rows.length > 0,
    ),
  );

const NAME = oneOf(
  [...TABLES.keys(), ALL],
  'a table of the package, such as KNIGHT_DISTANCE, or all; the table of a piece is { "piece": "knight" }',
  // Engines call sets of moves attacks.
  (name) => name.replace(/^(KING|KNIGHT)_ATTACKS$/, "$1_MOVES").replace(/^PAWN_/, "WHITE_PAWN_"),
);

const NAME_OR_TABLE: Form<string | RequestedTable> = {
  ...TABLE,
  schema: { anyOf: [NAME.schema, TABLE.schema] },
  parse: (value, place) => (typeof value === "string" ? NAME : TABLE).parse(value, place),
};

/** The keys that not every language has. */
export const LANGUAGE_KEYS = [
  ...(["index", "single", "proof", "names", "format", "array"] as const),
  ...SETTING_NAMES,
];

/** The keys that a language or a single file does not allow, such as `namespace` in Rust, each with the reason. */
export const refusedIn = (lang: LanguageName, isSingle = false): ReadonlyMap<string, string> => {
  const { title, index, single, hasNoChecks } = LANGUAGES[lang];
  const reasons = ["array", ...SETTING_NAMES].flatMap((key): [string, string][] => {
    const having = LANGUAGE_NAMES.filter((name) =>
      key === "array" ? name === "java" : LANGUAGES[name].setting?.name === key,
    );
    const titles = having.map((name) => LANGUAGES[name].title).join(" and ");
    const reason = `this key is for ${titles}, not for ${title}; remove it`;
    return having.includes(lang) ? [] : [[key, reason]];
  });
  if (index === undefined) reasons.push(["index", `${title} has no index file; remove "index"`]);
  else if (isSingle) reasons.push(["index", `a single file needs no index; remove "index"`]);
  if (single === undefined)
    reasons.push(["single", `${title} has a file for each table; remove "single"`]);
  if (hasNoChecks) {
    reasons.push(["proof", `${title} has no checks; remove "proof"`]);
    reasons.push(["names", `${title} has no names of squares; remove "names"`]);
  }
  if (lang !== "ts")
    reasons.push([
      "format",
      `${title} has only one format; remove "format", or set "lang" to "ts"`,
    ]);
  return new Map(reasons);
};

export const checkOutput: Check<RequestValues> = (request, refuse) => {
  const { tables, lang } = request;
  const { title, setting } = LANGUAGES[lang];
  const known = tablesIn(lang);
  for (const one of tables)
    if (typeof one === "string" && one !== ALL && !known.has(one))
      refuse(
        "tables",
        `${one} is a lookup without a table, and ${title} has no lookups; remove it`,
      );
  const refused = refusedIn(lang, request.single);
  for (const key of LANGUAGE_KEYS) {
    const { [key]: value } = request;
    if (value === REQUEST_BY_DEFAULT[key]) continue;
    const reason = refused.get(key);
    if (reason !== undefined) refuse(key, reason);
    else if (setting?.name === key && typeof value === "string" && !isSetting(setting, value))
      refuse(key, `${shown(JSON.stringify(value))}: expected ${setting.expected}`);
  }
};

export type GivenValues = Partial<RequestValues>;

/** One folder of tables in a config. The keys of an output replace the same keys of the config. */
type Output = Omit<GivenValues, "$schema"> & Pick<RequestValues, "out">;

/** A config: one request, or a request for each of its outputs. */
export interface Config extends GivenValues {
  readonly outputs?: readonly Output[];
}

const LANGUAGES_EXPECTED = `one of ${LANGUAGE_NAMES.join(", ")}; for JavaScript, ts and the format js`;

export const OUTPUT_KEYS = {
  tables: listOf(
    NAME_OR_TABLE,
    'a list of tables, such as [{ "piece": "knight" }] or ["KNIGHT_DISTANCE"], or ["all"] for those of the package',
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
  array: oneOf(ARRAY_ACCESS, "the access of Java arrays: private, the default, or public"),
};

/** The options that apply to all tables, in the order of `--help`. */
export const SHARED_OPTIONS = keysOf(OUTPUT_KEYS).filter((key) => key !== "tables");

/** A relative path, because several machines may share a config. Refuses a Windows drive and `\\server`, too. */
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
  objectOf<Omit<GivenValues, "$schema">>(REQUEST_FORM, KEYS, {}, () => demanded);

/** The form of a request for `emit`. */
export const REQUEST = requestWith("tables");

/** The form of a request from command-line options. */
export const OPTIONS = requestWith("tables", "out");

const OUTPUT = objectOf<Output>(
  'an output, such as { "out": "engine/tables", "lang": "cpp" }',
  { ...OUTPUT_KEYS, out: RELATIVE },
  { out: "" },
  () => ["out"],
);

const CONFIG_FORM = objectOf<Config>(
  REQUEST_FORM,
  { ...KEYS, out: RELATIVE, outputs: listOf(OUTPUT) },
  {},
  (given) => (given.has("outputs") ? [] : ["tables", "out"]),
  ({ outputs, tables, ...others }, refuse) => {
    if (outputs === undefined) return;
    for (const key of ["out", "lang"] as const)
      if (others[key] !== undefined)
        refuse(key, `this key is for one output; write it into each of "outputs"`);
    if (tables === undefined && outputs.some((output) => output.tables === undefined))
      refuse("tables", `missing; expected ${OUTPUT_KEYS.tables.expected}`);
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

/** The values of each output, with the path of each key. An output inherits the keys of the config that it allows. */
export const outputsOf = ({
  outputs,
  ...shared
}: Config): readonly (readonly [
  RequestValues,
  (key: string) => readonly (string | number)[],
])[] => {
  if (outputs === undefined) return [[{ ...REQUEST_BY_DEFAULT, ...shared }, (key) => [key]]];
  return outputs.map((output, at) => {
    const { lang = "ts", single = shared.single } = output;
    const refused = refusedIn(lang, single);
    const applying = Object.entries(shared).filter(([key]) => !refused.has(key));
    return [
      { ...REQUEST_BY_DEFAULT, ...Object.fromEntries(applying), ...output },
      (key) => (Object.hasOwn(output, key) ? ["outputs", at, key] : [key]),
    ];
  });
};
