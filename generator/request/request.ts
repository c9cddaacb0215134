/** Parses a request (a config, command-line options, or an argument of `emit`) into entries. */
import { regionNamed } from "../boards/regions.js";
import { at, onceFor } from "../common.js";
import { optionsError, RequestError, shown } from "../errors.js";
import type { Form, Mistake } from "./forms.js";
import { ALL, checkOutput, CONFIG, outputsOf, REQUEST, tablesIn, type Config } from "./keys.js";
import {
  layoutsOf,
  REQUEST_BY_DEFAULT,
  type RequestedTable,
  type RequestValues,
} from "./defaults.js";
import type { Language } from "../languages/print-files.js";
import { languageNamed } from "../languages/languages.js";
import { SETTING_NAMES } from "../languages/style.js";
import type { Format } from "../languages/typescript/style.js";
import { LAYOUTS, to as nearest } from "../layouts/layouts.js";
import type { LayoutOn } from "../layouts/layout.js";
import { MEASURES } from "../measures/measures.js";
import { lowercaseWords, mainName, namesOf } from "../table-names.js";
import type { EntryOn } from "../table.js";

/** A parsed request and its entries. */
export interface ParsedRequest extends RequestValues {
  readonly entries: readonly EntryOn[];
}

/** A mistake as text, preceded by its path in JavaScript notation, such as `tables[1].piece`. */
export const shownByPath = ({ path, message }: Mistake): string => {
  const keys = path
    .map((one) => (typeof one === "number" ? `[${one}]` : `.${shown(one)}`))
    .join("");
  return keys === "" ? message : `${keys.slice(1)}: ${message}`;
};

/** Parses a config into a request for each output; throws an error with a line for each mistake. */
export const parseConfig = (
  value: unknown,
  form: Form<Config> = CONFIG,
  show: (mistake: Mistake) => string = shownByPath,
  errorOf = (lines: string): RequestError => new RequestError(lines),
): readonly ParsedRequest[] => {
  const mistakes: Mistake[] = [];
  const parsed = form.parse(value, { path: [], mistakes });
  // The settings of a language are checked if languages and outputs are right, the names of tables if all is.
  const isWhole = mistakes.length === 0;
  const isOutput = ({ path: [first, , key, ...more] }: Mistake): boolean =>
    first === "lang" || (first === "outputs" && (key ?? "lang") === "lang" && more.length === 0);
  const requests = (mistakes.some(isOutput) ? [] : parsed)
    .flatMap(outputsOf)
    .map(([values, pathOf]) => {
      const refuse: Refuse = (key, message, ...place) =>
        mistakes.push({ path: [...pathOf(key), ...place], message });
      checkOutput(values, refuse);
      return { ...values, entries: isWhole ? entriesOf(values, refuse) : [] };
    });
  if (mistakes.length > 0) throw errorOf([...new Set(mistakes.map(show))].join("\n"));
  return requests;
};

/** Parses a request for one folder. */
export const parseRequest = (value: unknown): ParsedRequest => at(parseConfig(value, REQUEST), 0);

type Refuse = (key: string, message: string, ...place: readonly (string | number)[]) => void;

/** The entries of a request. Refuses two tables that export the same name. */
const entriesOf = ({ tables, lang, single }: RequestValues, refuse: Refuse): readonly EntryOn[] => {
  const known = tablesIn(lang);
  // Elsewhere the names of constants contain those of their tables, or no file exports those of several tables.
  const hasOneScope = lang === "ts" && !single;
  const owners = new Map<string, { readonly label: string; readonly value: number }>();
  return tables.flatMap((table, index) => {
    const isNamed = typeof table === "string";
    const label = isNamed ? table : labelOf(table);
    const named =
      table === ALL ? [...known.values()] : isNamed ? [known.get(table) ?? []].flat() : [];
    const entries = isNamed ? named : madeOf(table);
    for (const { key, name, value } of entries.flatMap((entry) => exportsOf(entry, hasOneScope))) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, { label, value });
      else if (owner.value !== value) {
        const message = `${owner.label} and ${label} would both export ${name}; remove or rename one of them`;
        refuse("tables", message, index, ...(isNamed ? [] : ["name"]));
        break;
      }
    }
    return entries;
  });
};

/** What an entry exports. Tables or lookups clash even if only case or separators differ. */
const exportsOf = ({ measure, layout, names, board }: EntryOn, withConstants: boolean) => {
  const table = namesOf(measure, layout(board), names);
  const [name, value] = [mainName(table), NaN]; // NaN equals no other value
  return [
    { key: lowercaseWords(table).join(""), name, value },
    { key: `lookup ${table.lookupWords.join("")}`, name: table.lookup ?? name, value },
    ...(withConstants ? (measure.constants ?? []) : []).map((constant) => ({
      ...constant,
      key: constant.name,
    })),
  ];
};

/** The pieces of a table as the value of `--piece`: `C`, or `camel=C` if the user chose a name. */
const piecesText = ({ name, piece }: RequestedTable): string =>
  (name === "" ? "" : `${name}=`) + piece.map(({ text }) => text).join(",");

const labelOf = (table: RequestedTable): string =>
  `${table.piece.length === 0 ? table.measure : piecesText(table)} on ${table.board.name}`;

/** The entries of a requested table, one for each layout; always the same, so that each is proved once. */
export const madeOf = onceFor((table: RequestedTable): readonly EntryOn[] => {
  const { board, measure, piece, name, to } = table;
  const layouts: LayoutOn[] = layoutsOf(table).map((layout) => LAYOUTS[layout]);
  if (to.length > 0) {
    const region = regionNamed(to);
    const layout = nearest(region);
    // A list of squares becomes part of the table's name, unless the user chose a name.
    const suffix = name === "" ? ["to", ...to] : [];
    layouts.push(region.name === "" ? (on) => ({ ...layout(on), suffix }) : layout);
  }
  return layouts.map((layout) => {
    const entry = { ...MEASURES[measure].of(piece, name, layout, board), board };
    return name === ""
      ? entry
      : { ...entry, measure: { ...entry.measure, name: [name], isNamedByUser: true } };
  });
});

/** The language of a request. `load` is called only for TypeScript: its packages may be missing. */
export const languageOf = async (
  request: RequestValues,
  load: () => Promise<{ readonly typescript: (format: Format, isSingle: boolean) => Language }>,
): Promise<Language> =>
  request.lang === "ts"
    ? (await load()).typescript(request.format, request.single)
    : languageNamed(
        request.lang,
        SETTING_NAMES.map((name) => request[name]).find((value) => value !== ""),
        request.single,
      );

export const TOOL = "npx chess-distance";

/** The given options and their values; `true` for an option without a value. */
export type Options = ReadonlyMap<string, readonly (string | boolean)[]>;

/** The options of one table, and those that apply to all tables, in the order of `--help`. */
const TABLE_OPTIONS = ["board", "measure", "piece", "layout", "to"];
const SHARED_OPTIONS = ["out", "index", "single", "lang", ...SETTING_NAMES, "format"] as const;
export const REQUEST_OPTIONS: readonly string[] = [...TABLE_OPTIONS, "table", ...SHARED_OPTIONS];

/** Parses a request given as command-line options, which correspond to the keys of a config. */
export const requestOfOptions = (options: Options): ParsedRequest => {
  const given = (names: readonly string[]): object =>
    Object.fromEntries(
      names.map((name) => {
        const values = options.get(name) ?? [];
        return [name, values.length > 1 ? values : values[0]];
      }),
    );
  const pieces = (options.get("piece") ?? []).map(String);
  const named = pieces.map((text) => {
    const [, name, piece] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
    return { name, piece };
  });
  // With `--table` alone, the options describe no further table.
  const isOwn = !options.has("table") || TABLE_OPTIONS.some((name) => options.has(name));
  const table = given(TABLE_OPTIONS);
  const own = (pieces.length === 0 ? [{}] : named).map((piece) => ({ ...table, ...piece }));
  const show = ({ path: [first, index, key = "table"], message }: Mistake): string => {
    const isOfPiece = key === "piece" || key === "name";
    const option = isOfPiece
      ? ["piece", pieces[Number(index)] ?? []].flat().map(shown).join(" ")
      : key;
    return `--${first === "tables" ? option : String(first)}: ${message}`;
  };
  const requests = parseConfig(
    { ...given(SHARED_OPTIONS), tables: [...(isOwn ? own : []), ...(options.get("table") ?? [])] },
    CONFIG,
    show,
    (lines) => optionsError(lines, TOOL),
  );
  return at(requests, 0);
};

/** Quotes a word for a shell if needed; without a backslash, which a header would not show as it is. */
export const quoted = (word: string): string =>
  /^[\w=,./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;

const option = (key: string, value: string | boolean): readonly string[] => {
  if (value === "") return [];
  return value === true ? [`--${key}`] : [`--${key}`, String(value)];
};

/** The command line of a request whose tables differ only in their pieces, quoted for a shell. */
export const commandLineOf = (request: RequestValues): string => {
  const { tables, out } = request;
  const shared = { ...request, out: out.startsWith("-") ? `./${out}` : out };
  const own = tables.filter((table) => typeof table !== "string");
  const words = [
    ...own
      .slice(0, 1)
      .flatMap((table) => [
        ...option("board", table.board.name),
        ...option("measure", table.measure === "distance" ? "" : table.measure),
        ...own.flatMap((one) => option("piece", piecesText(one))),
        ...option("layout", layoutsOf(table).join(",")),
        ...option("to", table.to.join(",")),
      ]),
    ...option("table", tables.filter((table) => typeof table === "string").join(",")),
    ...SHARED_OPTIONS.flatMap((key) =>
      shared[key] === REQUEST_BY_DEFAULT[key] ? [] : option(key, shared[key]),
    ),
  ];
  return [TOOL, ...words.map(quoted)].join(" ");
};
