/** The shape of a request: the schema of `chess-distance.json`, which the command line and `emit` share. */
import { closest, distance } from "fastest-levenshtein";
import * as v from "valibot";
import { BetzaError, RequestError } from "../errors.js";
import { LANGUAGE_NAMES, type LanguageName } from "../languages/languages.js";
import { FORMATS, type Format } from "../languages/typescript/style.js";
import { EXPECTED, isKey, type Key } from "./expected.js";
import { attackerNamed, MEASURE_NAMES, type MeasureName } from "./measures.js";
import { languageMistakes, reasonAgainstName, tableMistakes } from "./mistakes.js";
import { boardNamed, LAYOUT_NAMES, PIONEERS_NAME, REGIONS, type LayoutName } from "./named.js";

/** A value with the description of its key. */
const described = <Schema extends v.GenericSchema>(key: Key, schema: Schema) =>
  v.pipe(schema, v.description(EXPECTED[key]));

/** A string that a function accepts, which throws otherwise. */
const accepted = (key: Key, accept: (value: string) => unknown) =>
  v.pipe(
    described(key, v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      try {
        accept(dataset.value);
      } catch (error) {
        if (!(error instanceof RangeError || error instanceof BetzaError)) throw error;
        addIssue({ message: error.message });
      }
    }),
  );

const acceptName = (name: string): void => {
  if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(name))
    throw new RangeError(`${JSON.stringify(name)}: expected ${EXPECTED.name}`);
};

const acceptFolder = (path: string): void => {
  if (path === "") throw new RangeError(`"": expected ${EXPECTED.out}`);
  if (/[\n\r\u2028\u2029]/.test(path))
    throw new RangeError(`${JSON.stringify(path)}: a folder without a line break in its name`);
};

/** A list of at least one item. */
const listOf = <Item extends v.GenericSchema>(key: Key, item: Item) =>
  v.pipe(v.array(item), v.nonEmpty(`[]: expected ${EXPECTED[key]}`));

const LAYOUT = v.picklist([...LAYOUT_NAMES, PIONEERS_NAME]);

const PIECE = accepted("piece", attackerNamed);

const NAME = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const reason = dataset.typed ? reasonAgainstName(dataset.value) : undefined;
    if (reason !== undefined) addIssue({ message: reason });
  }),
);

const TABLE_KEYS = v.strictObject({
  board: v.exactOptional(accepted("board", boardNamed)),
  measure: v.exactOptional(described("measure", v.picklist(MEASURE_NAMES))),
  piece: v.exactOptional(v.union([PIECE, listOf("piece", PIECE)])),
  name: v.exactOptional(accepted("name", acceptName)),
  layout: v.exactOptional(described("layout", v.union([LAYOUT, listOf("layout", LAYOUT)]))),
  to: v.exactOptional(
    described(
      "to",
      v.union([v.picklist(Object.keys(REGIONS)), v.string(), listOf("to", v.string())]),
    ),
  ),
});

/** Finds what is wrong with keys that are right each for itself. */
const together = <Input extends object>(
  wrong: (input: Input) => readonly (readonly [key: keyof Input & string, message: string])[],
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const input = dataset.value;
    for (const [key, message] of wrong(input))
      addIssue({
        message,
        path: [{ type: "unknown", origin: "value", input, key, value: input[key] }],
      });
  });

/** A table. */
const TABLE = v.pipe(TABLE_KEYS, together<v.InferOutput<typeof TABLE_KEYS>>(tableMistakes));

/** The keys of `chess-distance.json`. */
const CONFIG_KEYS = v.strictObject({
  $schema: v.exactOptional(described("$schema", v.string())),
  out: accepted("out", acceptFolder),
  tables: described("tables", listOf("tables", v.union([NAME, TABLE]))),
  index: v.exactOptional(described("index", v.boolean())),
  format: v.exactOptional(described("format", v.picklist(FORMATS))),
  lang: v.exactOptional(described("lang", v.picklist(LANGUAGE_NAMES))),
  namespace: v.exactOptional(described("namespace", v.string())),
  package: v.exactOptional(described("package", v.string())),
});

/** The schema of `chess-distance.json`. */
export const CONFIG: v.GenericSchema<Config> = v.pipe(
  CONFIG_KEYS,
  together<v.InferOutput<typeof CONFIG_KEYS>>(languageMistakes),
);

const REQUEST_KEYS = v.strictObject({
  ...CONFIG_KEYS.entries,
  out: v.exactOptional(CONFIG_KEYS.entries.out),
});

/** The schema of what `emit` takes, which writes nowhere. */
const REQUEST = v.pipe(
  REQUEST_KEYS,
  together<v.InferOutput<typeof REQUEST_KEYS>>(languageMistakes),
);

/** One measure on one board, in one layout or several. */
export interface TableRequest {
  /** Files × ranks, 1…32 each, such as `10x8`; 8×8 if it is absent. */
  readonly board?: string;
  /** What the tables tell; the distance if it is absent. */
  readonly measure?: MeasureName;
  /**
   * The name of a piece or its Betza notation, such as `knight` or `N`, for a measure that is about a piece; for
   * attacks up to 8 of them, or `whitePawn` and `blackPawn`.
   */
  readonly piece?: string | readonly string[];
  /** The name for the tables, such as `camel`; by rule if it is absent. */
  readonly name?: string;
  /** How the tables are indexed; by pair if this and `to` are absent. */
  readonly layout?: LayoutRequest | readonly LayoutRequest[];
  /** A table of the distance to the nearest square of a region, such as `center`, or of a list of squares. */
  readonly to?: string | readonly string[];
}

/** A layout, or the wiki's name of the superimposed array of 8×8. */
export type LayoutRequest = LayoutName | typeof PIONEERS_NAME;

/** The tables that are requested, and how to write them: what `chess-distance.json` holds. */
export interface Request {
  /** The path of the schema, for editors. */
  readonly $schema?: string;
  /** The folder of the tables, relative to the config; {@link emit} ignores it. */
  readonly out?: string;
  /** One or more; tables of the package by their names, such as `KNIGHT_DISTANCE`, or `all` of them. */
  readonly tables: readonly (TableRequest | string)[];
  /** Whether to write an index that exports all tables as well; not if it is absent. */
  readonly index?: boolean;
  /** The language; TypeScript, `ts`, if it is absent. */
  readonly lang?: LanguageName;
  /** How modules of TypeScript are written; with imports of compiled names, `ts`, if it is absent. */
  readonly format?: Format;
  /** The namespace of C++; `chess_distance` if it is absent. */
  readonly namespace?: string;
  /** The package of Go, `chessdistance` if it is absent, or of Java, none if it is absent. */
  readonly package?: string;
}

/** The contents of `chess-distance.json`. */
export interface Config extends Request {
  readonly out: string;
}

/** A mistake in a request. */
export interface Mistake {
  /** The keys and indices that lead to it, such as `tables`, 1, `piece`. */
  readonly path: readonly (string | number)[];
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** A value that has been checked, or its mistakes. */
export type Checked<Value> = { readonly value: Value } | { readonly mistakes: readonly Mistake[] };

/** The value, unless there are mistakes; then a `RequestError` with a line for each. */
export const valueOf = <Value>(
  checked: Checked<Value>,
  show: (mistake: Mistake) => string = ({ path, message }) =>
    [...pathTexts(path), message].join(": "),
): Value => {
  if ("value" in checked) return checked.value;
  throw new RequestError([...new Set(checked.mistakes.map(show))].join("\n"));
};

/** A path as it is written in JavaScript, `tables[1].piece`; none for the whole. */
export const pathTexts = (path: Mistake["path"]): readonly string[] => {
  const text = path.map((one) => (typeof one === "number" ? `[${one}]` : `.${one}`)).join("");
  return text === "" ? [] : [text.replace(/^\./, "")];
};

/** The request that a value of unknown type is. */
export const requestIn = (value: unknown): Checked<Request> => checked<Request>(REQUEST, value);

/** The config that a value of unknown type is. */
export const configIn = (value: unknown): Checked<Config> => checked<Config>(CONFIG, value);

const checked = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
): Checked<Value> => {
  const { success, output, issues } = v.safeParse(schema, value);
  return success ? { value: output } : { mistakes: issues.flatMap((issue) => mistakesOf(issue)) };
};

/** The mistakes of an issue; of what could be of two kinds, such as a value or a list of them, those inside it. */
const mistakesOf = (
  issue: v.BaseIssue<unknown>,
  before: Mistake["path"] = [],
): readonly Mistake[] => {
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const path = [...before, ...keys];
  const inside = (issue.issues ?? []).filter((one) => one.path !== undefined);
  return inside.length > 0
    ? inside.flatMap((one) => mistakesOf(one, path))
    : [{ path, message: messageOf(issue, path) }];
};

const messageOf = (issue: v.BaseIssue<unknown>, path: Mistake["path"]): string => {
  if (issue.kind === "validation") return issue.message;
  const [last = ""] = path.slice(-1);
  if (issue.expected === "never") return unknownKey(String(last), path.length > 1);
  const expected = expectedAt(path);
  return issue.received === "undefined"
    ? `missing; expected ${expected}`
    : `${shown(issue.input)}: expected ${expected}`;
};

/** A value in a message, cut where it is long. */
const shown = (value: unknown): string => {
  const isOfJson = !["function", "bigint", "symbol"].includes(typeof value);
  const text = isOfJson ? JSON.stringify(value) : String(value);
  return text.length > 41 ? `${text.slice(0, 40)}…` : text;
};

const expectedAt = (path: Mistake["path"]): string => {
  const key = path.findLast(isKey);
  if (key === undefined) return 'an object, such as { "tables": [{ "piece": "knight" }] }';
  return path.length === 2
    ? 'a table, such as { "board": "10x8", "piece": "knight", "layout": "pair" }'
    : EXPECTED[key];
};

const unknownKey = (key: string, isOfTable: boolean): string => {
  const keys = Object.keys((isOfTable ? TABLE_KEYS : CONFIG_KEYS).entries);
  const nearest = closest(key, keys);
  return key !== nearest && distance(key, nearest) <= key.length / 3
    ? `unknown; did you mean "${nearest}"?`
    : `unknown; the keys are ${keys.join(", ")}`;
};
